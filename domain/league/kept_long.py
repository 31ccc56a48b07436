"""Kept schedules of more than twelve rounds for up to 24 players, written as in `kept_rounds.py`."""

from __future__ import annotations

KEPT_LONG = """
7 3 13-16:
adfegbc*6x1 bfgdeac*6x1 cfgbead adgcfbe aefcdbg bdfaceg
7 3 17-20:
abdefcg*2x3 befcdag*2x3 acdbfeg*2x3 bcfagde*2x3 aegbdcf*2x3 cegdfab*2x3 adfcgbe*2x3 dfgacbe*2x3 abgdecf bdgceaf*2x3
bcfegad
7 3 21-21:
defbgac*7x1 befcgad*7x1 aegdfbc*7x1
7 3 25-25:
adecgbf*5x1 degacbf*5x1 abdcfeg*5x1 adfegbc*5x1 bfgdeac*5x1
10 4 13-16:
afhbegcjdi*3x3 abefijcdgh*3x3 aijdefcgbh*3x3 ehiafgdjbc*3x3 afgbdhijce abecghdjfi*3x3
10 4 17-21:
gijbcdaefh*3x3 agibdecjfh*3x3 cdjefibhag*3x3 chjabdfieg*3x3 ahidfgejbc*3x3 cfgdejbiah beiadhfjcg fhjceiadbg*3x3
abjghicdef
10 4 22-22:
abcdijfheg*10x1 acfbeidjgh*10x1 aehbficgdj adgcfjbhei
10 4 23-27:
bgidefcjah*9x1 bgjehiadcf*9x1 chidejbfag adifgjehbc dghabjeicf hijaefbgcd behcgjadfi cdfbeihjag fghdejabci dgibfjahce
aijbcgdhef
10 4 28-28:
defbgjhiac*8x1 ehibcjdgaf*8x1 dhiacgbjef*8x1 eghacfijbd abgcdhijef adebfhcgij bcedfgahij
10 4 29-33:
cdjehiabfg*9x1 acegijbhdf*9x1 aegbchdifj*9x1 adgbehfjci cfibdjaegh cegdhiajbf afiehjbcdg acdbeigjfh abgdefijch
10 4 34-38:
fhidejacbg*4x2 egjadhcfbi*4x2 adgeijbcfh*4x2 cghdfibjae*4x2 abhcdjeifg*4x2 deiabfcjgh*4x2 acibgjdfeh*4x2 acgbefhjdi*4x2
aghcefijbd dfgbehacij bgiadhcjef*4x2
10 4 39-39:
aehbdgfjci*3x3 adjehibfcg*3x3 bcfgijadeh*3x3 acgdejbifh*3x3 fhjacibdeg*3x3 cefdghaibj*3x3 dhibcgfjae*3x3 acjbeghidf*3x3
bcgaeidfhj*3x3 deicfjagbh*3x3 dgiahjbfce*3x3 acfdehgibj*3x3 ceibdfaghj*3x3
10 4 40-45:
aijdfhcebg*5x2 afhceibjdg*5x2 abhfgicdej*5x2 cegbfhaidj*5x2 eijacfghbd*5x2 abcdhjegfi*5x2 abhdfgciej*5x2 eghabcfjdi*5x2
efhbcgijad*5x2
11 4 16-16:
cdifhkabjeg*9x1 egkcdhafibj bcgahkdeifj aejchibdkfg behcfiadgjk abfdgicjkeh cefijkbghad acgdhjbeifk
12 4 16-16:
bgjcilaekdfh*3x4 dfiejkablcgh*3x4 fglbijcehadk*3x4 hijcgldfkabe*3x4 acfbhkejldgi*3x4 bdhafgjklcei
12 4 17-17:
degachfjkbil*6x2 cgibjkadefhl*6x2 dejgklachbfi bcehjkadfgil cijbdkehlafg dgjabecflhik efkcdiajlbgh
13 5 13-13:
cgmdeifhkjlab*13x1
13 5 14-14:
cjmagheklfibd*4x3 aejcikdghbmfl*4x3 cdehimablfjgk*4x3 dilbjkegmchaf aijfhmcklbgde
13 5 15-21:
djlcghbeiamfk*3x4 dgkaijcfmelbh*3x4 cdeglmabifhjk*3x4 dehgilabjfmck*3x4 aekgjmbdlcifh*3x4 fjladgeimhkbc*3x4
ajmgikcdeblfh*3x4
13 5 24-28: 7 hajkdicgmlbef
13 5 22-23: 7 liajdkmhcebgf
13 5 30-35: 28 hajkdicgmlbef
13 5 29-29: 7 hebdgmajcifkl
13 5 37-42: 7 hajkdicgmlbef
13 5 36-36: 7 hmabgjkdiflce
13 5 48-49: 7 hajkdicgmlbef
13 5 45-47: 7 likjdamhcebgf
13 5 44-44: 8 hiajdmclkebgf
13 5 43-43: 7 fgcmejhkbiadl
13 5 55-56: 7 hajkdicgmlbef
13 5 51-54: 14 gaejdkmhlcbif
13 5 50-50: 7 geklmbhadijcf
13 5 58-63: 7 hajkdicgmlbef
13 5 57-57: 7 liajdkmhcebgf
13 5 65-70: 14 hajkdicgmlbef
13 5 64-64: 7 likjdamhcebgf
13 5 76-77: 7 hajkdicgmlbef
13 5 74-75: 7 likjdamhcebgf
13 5 72-73: 64 hajkdicgmlbef
13 5 71-71: 7 hebdgmajcifkl
13 5 79-85: 64 lmiejfdbakhcg
13 5 78-78: 7 lfhmdkeajcgbi
13 5 86-92: 78 hajkdicgmlbef
13 5 93-99: 78 hajkdicgmlbef
13 5 100-100: 22 hajkdicgmlbef
16 6 13-16:
imnfgpchodklajbe*3x5 dlobhjacegkmfinp*3x5 aknclpefogijbmdh*3x5 gopcfnbdialmhjek*3x5 biocgmelpahnfjdk
aekjlnbghdficpmo*3x5
16 6 17-17:
defbgnhikaopjmcl*4x4 cfjbdmhnpailkoeg*4x4 dijbflceokmpahgn*4x4 dhmaioeflgkpbcjn*4x4 gloejmhipfkncdab
16 6 18-24:
gimadhfknjopelbc*16x1 acoegihjpbdfkmln cegbnpdfhamoikjl bgpadnflocjkehim dlpenoagkfjmchbi ejlafpbcmikndogh
kopcdefgibhlmnaj cnpefkhijdgmboal empbdkgjofhnclai
16 6 25-25: 8 enmkadjolcipgbfh
16 6 33-34: 17 enmkadjolcipgbfh
16 6 31-32: 17 kemhpgfaocnldbji
16 6 27-30: 9 odeijlbfapkmhncg
16 6 26-26: 9 lcakghmjnpifebdo
16 6 41-42: 16 anfjchkeoblgdimp
16 6 38-40: 17 menpkhfaoiclgbjd
16 6 35-37: 9 mghfonabecjplkdi
16 6 49-51: 17 enmkadjolcipgbfh
16 6 47-48: 34 gemaibcdojkpfnhl
16 6 44-46: 26 hecjkgmdofnipbal
16 6 43-43: 17 mjgdhkineflpcoba
16 6 55-59: 17 enmkadjolcipgbfh
16 6 52-54: 43 enmkadjolcipgbfh
16 6 65-68: 17 enmkadjolcipgbfh
16 6 61-64: 43 enmkadjolcipgbfh
16 6 60-60: 17 nemicdfaopklgbjh
16 6 69-77: 60 enmkadjolcipgbfh
16 6 78-85: 60 enmkadjolcipgbfh
16 6 86-94: 60 enmkadjolcipgbfh
16 6 95-100: 60 enmkadjolcipgbfh
18 6 13-16:
ehnbdpgoqcjkairflm*3x6 bgkfhpnordlqeimacj*3x6 klocnpbhigqrefjadm*3x6 alpfinbeogjmhkqcdr*3x6 abcikmglnhjodefpqr
anobfrdhjelpcgikmq*3x6
18 6 17-17:
mopblrcfkdhjeinagq*17x1
19 7 13-19:
krsadncgqjmpfioelbh*6x3 dloimnbgsefqhjkprac*6x3 chpdiqbgoalnfkmjres bhlaijceqgnrdkmosfp*6x3
19 7 21-21:
cnshiogprejkamqdfbl*19x1 doshimekralpcfgbqjn aeidhlbfjgkocnrpsmq
19 7 22-29:
prsagocdmbiqfhkjnel*19x1 bioghmcerflsakndqjp bkqejpchnagmfislrdo aflegkmqsdjrcipbhno bnrgiqcdmeoshklfpaj
ikocpqjlnbdsfhremag hjsdlqabecfkimnprgo bhodnpairfjmcgleqks hnqdijekrgpsblmfoac bcjansdfgoqrkmpehil mrsefnadhlopjkqbgci
19 7 20-20: 10 nebqorsafmpkdljhcgi
19 7 30-30: 10 nebqorsafmpkdljhcgi
19 7 34-40: 10 nebqorsafmpkdljhcgi
19 7 33-33: 10 geifnbchdjklpqaomrs
19 7 32-32: 10 shrclipdgbeoqnjkamf
19 7 31-31: 10 dkqmgeriflhbnocpasj
19 7 48-50: 10 nebqorsafmpkdljhcgi
19 7 44-47: 10 mefboqsardpnklghcji
19 7 43-43: 10 kefqorsabmpndlghcji
19 7 41-42: 10 dkrpoeqifnhblgcmjsa
19 7 58-60: 30 mefanqgoripbklhdcjs
19 7 54-57: 20 mefboqsardpnklghcji
19 7 53-53: 10 kefqorsabmpndlghcji
19 7 52-52: 10 cegifhkqmjosdpanbrl
19 7 51-51: 10 mefboqsardpnklghcji
19 7 67-70: 20 mefboqsardpnklghcji
19 7 64-66: 30 mefboqsardpnklghcji
19 7 63-63: 10 mefanlgoripbkqhdcjs
19 7 62-62: 10 nebqorsafmpkdljhcgi
19 7 61-61: 10 ieglsbkqmjofdpahnrc
19 7 78-80: 30 mefanqgoripbklhdcjs
19 7 76-77: 10 kefqorsabmpndlghcji
19 7 74-75: 10 ieglsbkqmjofdpahnrc
19 7 73-73: 10 nebqorsafmpkdljhcgi
19 7 72-72: 10 mefanlgoripbkqhdcjs
19 7 71-71: 10 kefqorsabmpndlghcji
19 7 86-90: 20 kefqorsabmpndlghcji
19 7 84-85: 10 nebqorsafmpkdljhcgi
19 7 83-83: 10 ieglsbkqmjofdpahnrc
19 7 82-82: 10 kefqorsabmpndlghcji
19 7 81-81: 10 aoingqedmrfchsjblpk
19 7 99-100: 10 nebqorsafmpkdljhcgi
19 7 96-98: 30 iehkgbqclnomfpdrsaj
19 7 94-95: 10 nebqorsafmpkdljhcgi
19 7 93-93: 10 kefqorsabmpndlghcji
19 7 92-92: 11 benqorsafmpkdljhcgi
19 7 91-91: 10 cegifhkqmjosdpanbrl
22 8 23-23:
advjnubrsckleiqghoftmp eguhnqakocstdlmfjrbvip ceviorblpdtugkshjqafmn dfvbghjpscmqenoikrault kqtdnrabefophmujlsgvci
dhjlrubcfgpqainkmtevos fhvamseptcdgbjolnuikqr fkmcouagristdlqbnpjveh hkvglnadpefijtucoqbsmr ilvchtfgjakuensdprmobq
jmvhnpcerdiuablfotgkqs knvioqdfsbcmgpuertajhl lovjprbekhimcdnfsugtaq mpvkqscflijnbhragteudo nqvlrtafhdgmjkocisepbu
psvanteholmqfgrbdicjku qtvboudhkfipmnraelgscj ruvacpgjqnosbfmdekilht asvbdqejmopthiucgnkrfl btvfknhlspquaijegmcrdo
cuvdesgloimtaqrbjkhpfn givejlfquhrsckpamobndt orvmsubgiklpefqachntdj
22 8 46-46: 23 ckrapfigunbedtvhomsjql
22 8 58-58:
advjnubrsckleiqghoftmp eguhnqakocstdlmfjrbvip ceviorblpdtugkshjqafmn dfvbghjpscmqenoikrault kqtdnrabefophmujlsgvci
dhjlrubcfgpqainkmtevos fhvamseptcdgbjolnuikqr fkmcouagristdlqbnpjveh hkvglnadpefijtucoqbsmr ilvchtfgjakuensdprmobq
jmvhnpcerdiuablfotgkqs knvioqdfsbcmgpuertajhl lovjprbekhimcdnfsugtaq mpvkqscflijnbhragteudo nqvlrtafhdgmjkocisepbu
psvanteholmqfgrbdicjku qtvboudhkfipmnraelgscj ruvacpgjqnosbfmdekilht asvbdqejmopthiucgnkrfl btvfknhlspquaijegmcrdo
cuvdesgloimtaqrbjkhpfn givejlfquhrsckpamobndt orvmsubgiklpefqachntdj aclnqtkmsberopugivfjdh ipqgotbcvjrsadefmnklhu
lprmuvehkajqbisgnocfdt aflgikhnsdorptvbmucqej bjoamtckpfhvdgqensilru agnemqfkrhioctubdjlpsv fglcdshjpairknveqtbumo
bdfqrvcimjsuaeohktlngp bgleitachfpujnqorvksdm elugjrfinbcqpstahmdvko dlnghtmpraqucekfjvbios bltouvafsdkrhiqjmpcneg
elvhmnbkpdguartfqsijco dhlbosefrntugkmcijpqav lotejmcfgadibnvrsuhpkq hlscjtgpvdeofimakunrbq jlokqvabgfhudmtcepisnr
lmqchrinostvdfkabpeugj clsakodnphjvgquirtbmef jklbftegshoqcnudipmrav lqrapseivdjucmobknghft iluenpfoqgmsbhrcdvktaj
lmvdqsikubehfopcgrjtan lqtcjuprvbfheioadkmsgn ckmjqvelsfordghinpbuat nuvjlmbcdhosafpegtqrik ejrfktbisamogpudlncvhq
djsknobgrhiuaeqcptlvfm bjphntarsfgqdimekvclou bmtfjnkpscirdqugloaveh krujotbengsvmpqachildf nqshjkdrtablemufivcgop
dovijtbkqfluagmcnshrep hlpgjkmnrcoqaiubtvfsde cefajnstuhmvgiqklrbodp
22 8 81-81:
advjnubrsckleiqghoftmp eguhnqakocstdlmfjrbvip ceviorblpdtugkshjqafmn dfvbghjpscmqenoikrault kqtdnrabefophmujlsgvci
dhjlrubcfgpqainkmtevos fhvamseptcdgbjolnuikqr fkmcouagristdlqbnpjveh hkvglnadpefijtucoqbsmr ilvchtfgjakuensdprmobq
jmvhnpcerdiuablfotgkqs knvioqdfsbcmgpuertajhl lovjprbekhimcdnfsugtaq mpvkqscflijnbhragteudo nqvlrtafhdgmjkocisepbu
psvanteholmqfgrbdicjku qtvboudhkfipmnraelgscj ruvacpgjqnosbfmdekilht asvbdqejmopthiucgnkrfl btvfknhlspquaijegmcrdo
cuvdesgloimtaqrbjkhpfn givejlfquhrsckpamobndt orvmsubgiklpefqachntdj aclnqtkmsberopugivfjdh ipqgotbcvjrsadefmnklhu
lprmuvehkajqbisgnocfdt aflgikhnsdorptvbmucqej bjoamtckpfhvdgqensilru agnemqfkrhioctubdjlpsv fglcdshjpairknveqtbumo
bdfqrvcimjsuaeohktlngp bgleitachfpujnqorvksdm elugjrfinbcqpstahmdvko dlnghtmpraqucekfjvbios bltouvafsdkrhiqjmpcneg
elvhmnbkpdguartfqsijco dhlbosefrntugkmcijpqav lotejmcfgadibnvrsuhpkq hlscjtgpvdeofimakunrbq jlokqvabgfhudmtcepisnr
lmqchrinostvdfkabpeugj clsakodnphjvgquirtbmef jklbftegshoqcnudipmrav lqrapseivdjucmobknghft iluenpfoqgmsbhrcdvktaj
lmvdqsikubehfopcgrjtan artimngjobcldfkehpqusv fmphikbetjluacvnoqgrds flrdeocgsamubjphknqtiv aqrghpjnsklvefibdomtcu
bkuaiofgteqshmvcjnprdl ahncmoglqkpsditbuvfrej hqrjtvfsualpegncimbdko bqvelmoptdjuackgisnrfh bhrcipastdfqmnueklgjov
cdrhlunpqbmtfijaosevgk nrvhisfloadmcgtequbpjk birdekajqglvmpsfountch cernosbfgdhvailjmqpukt rsvbjkclqdinghoptufmae
ikrcouhqtapvbendjlfsgm jrsituefhckvopqadglnbm kruegmabhdqsiovcftjpln morlstknpeijgqvabfcdhu jrtagkfnvesudhmilpbocq
grubiqchjkmsdntfpvloae lmrafjcepduvkotbgnhsiq dprcfnkmqhjoblsetvgiau eorjmvdgpbcsfkqhltiuan qsujlnafhprtbgodimekcv
desgjkairfnpmuvbchqtlo beqjtvhipfkrcdlaounsgm ijoenubfmlpqdgrhktcsav hjmdkqcrufgsbpvanteoil acjbstdopervfluiknmqgh
gnvlmsejpfotciqbkuhrad klvcegfjqmnrhosdtuapbi gltoqvjrsckpaembdnfihu kmoblragqdhveitjnucfps cmtgpuisvablhnqdjkoref
cnodfvehlgiuaksbjtmpqr
22 8 13-13:
jrsfkqhpvaeoimnbgucldt*3x7 jnqdkmagpbiulotcevhsfr*3x7 fipabnhjlosvrtucekgmdq*3x7 fghilsmnrdoubetcpqjvak*3x7
inqkmvdefcptahuglobsjr
22 8 14-22:
eosbnuijtacmpqrdghflkv*7x3 grvknscjlimoeftadqpubh*7x3 gkpijqhrvmosafuelnbtcd*7x3 ckobjudlpfnrghsemqavit
22 8 24-24:
clsdeikouafnqrtgjvbmhp*22x1 acekmonsugiqhjlbdftvpr cfhdegajuoqsbmvlnprtik
22 8 25-33:
bcpimoartehlfnskuvdjgq*22x1 dksfmrcevbipjltaoqguhn ikradpgnvbjqfmuhosctel afhcjrgovemtbdklpsiqnu dglkothijnqresufpvbmac
egiclmdoubfqanshtvprjk ahlgnpcjobermqtdsviufk ghmefljnubstcpqorvdiak atudehfnockrgqsbiljpmv ampcisklnhrujqvdfteobg
dmnlrscfuekqhopabvgjit entluvbchagrimofjskpdq
22 8 34-34: 10 nvleugsdjhbtparicoqfmk
22 8 37-45: 12 pnhvqdcmorskiutjafgbel
22 8 36-36: 12 bkdgotmfrsaupvqenlichj
22 8 35-35:
ejplnvacrbimksughqdoft*7x3 ehqnouiptabvdkscfrjmgl*7x3 cdfhlqenrijoamtbgksupv*7x3 bkloquistcdjehmgrvfpan*7x3
ghujtvbfocpseikalqdrmn*7x3
22 8 49-57: 35 dgfbnaeqvihojsplrtkumc
22 8 47-48: 35 gkbdqtsfrmavpuoenlichj
22 8 69-69: 34 pkhrialonfbgjudmtsevqc
22 8 59-68: 35 qmjpaofsdltinhvkercgbu
22 8 70-80: 35 hqinlgmebfvtducsjraopk
22 8 82-92: 35 inkmfgloqtvrshaudjcpbe
22 8 99-100: 92 hqjsvkeingdrmbptouclfa
22 8 94-98: 35 lkbdqosfrmavputengichj
22 8 93-93: 24 qjcukdrsnpfagmlihovtbe
24 8 13-13:
cjkgnpbqxeordiuatwfhvlms*11x2 mwxnqtjpuaglbfsdhockveir grvdfqblmauwiktcjneophsx
24 8 14-14:
fhuginkltorwbmxaejcqsdpv*12x2 bhvagwekxinojqtlmpcfudrs flngpsmwxbcidjkrtvaeuhoq
24 8 15-21:
dlxkouciqfnrhmvbgsjpwaet*3x8 gilchwmqrefpnovbdjtuxaks*3x8 eisbjrcfoauvlqwgmndkthpx*3x8 nsuirtjkmfoxbcqgvwaehdlp*3x8
eorcfvgquhltajnpsxbkmdiw*3x8 mptflsgkqdeianvhoubrxcjw*3x8 iklbhqaftcgoprujvxdnsemw*3x8
24 8 22-22:
irvacxdeomsthkpgjlquwbfn*21x1 elsgnuvwxcjqahodkrfmtbip
24 8 23-23:
adxegviorlpwbtucmnfkshjq*23x1
10 3 13-14:
bdegcijafh*5x2 bfhjcgiade*5x2 befjcghadi acfjbdgehi cdehbijafg bcfgdhiaej
10 3 15-15:
bdeicfhagj*5x2 bghidfjace*5x2 dehjabicfg*5x2
10 3 17-18:
cegiabjdfh*2x4 ehijbfgacd*2x4 bcijaghdef*2x4 befhadicgj*2x4 abfgdejchi*2x4 dghjacfbei*2x4 bdgicejafh*2x4 cdfgbhjaei*2x4
abcdghiefj bcfhadgeij
10 3 19-19:
abfheijcdg*9x1 acijbdhefg*9x1 behjadgcfi
11 3 13-13:
ceijfghkabd*11x1 bdgjcehkafi behjcfikadg
11 3 14-14:
bcfkaghjdei*2x4 abegchijdfk*2x4 abcidefjghk*2x4 acjkbefgdhi*2x4 cdfhbijkaeg*2x4 dfgjbehiack*2x4 bcdgehikafj*2x4
11 3 15-15:
bdikefghacj*5x2 abcfdghjeik*5x2 abchefjkdgi*5x2
11 3 18-18:
abgkdehicfj adjkefgibch acijdfghbek adejbcgifhk acghbefkdij abhiegjkcdf aefibghjcdk bdfgchikaej bfjkcdehagi abdkcehjfgi
afikdghjbce acfjehikbdg abdecgikfhj bcefdijkagh acdfbhijegk acegdfhkbij abfhcgjkdei bcdiefgjahk
12 3 13-14:
abcgefhjdikl*12x1 behkcfiladgj cfiladgjbehk
12 3 15-15:
cdfkahijbegl*5x2 afikbghlcdej*5x2 dhklbcefagij*5x2
12 3 16-17:
dfjlchikabeg*3x4 eghlbdijacfk*3x4 bdfgeijlachk*3x4 adekbfhicgjl*3x4 fgikbdehacjl*3x4 bdikafhjcegl cdhlbefkagij
12 3 18-18:
abgkcfjldehi*3x4 adejbcgifhkl*3x4 bghjaeficdkl*3x4 cehjabdkfgil*3x4 fhjlabdecgik*3x4 dfhkacegbijl*3x4
13 4 13-14:
fgikdlmbehacj*13x1 fglmahidekbcj
13 4 15-15:
cdhlgimabfejk*3x4 acgldfjhkmbei*3x4 cdfkbemaghijl*3x4 deghabkflmcij*3x4 aiklfhjbdgcem*3x4
13 4 16-20:
dgjlcekafhbim*4x3 efilajmbckdgh*4x3 bglmdfhacjeik*4x3 acdebilghmfjk*4x3 bgimhklcdfaej*4x3
13 4 21-21:
bgikdelcfmahj*4x3 abgmeildfhcjk*4x3 befhgjlcimadk*4x3 gklmdfiehjabc*4x3 acilbfjdghekm*4x3 dejmafkbglchi
13 4 22-25:
cdefgjmbklahi*3x4 fhijbcgdelakm*3x4 bdlmafhgjkcei*3x4 fhilagmbcdejk*3x4 bhijdkmcflaeg*3x4 bcfkehmajldgi*3x4
aeimbgldhjcfk*3x4 abcmeilfgjdhk beklachdfgijm*3x4
13 4 26-26:
fghlbjkdemaci*13x1 aehkbcmfjldgi*13x1
13 4 31-31:
adglbjkcimefh*6x2 adejbfmiklcgh*6x2 bfgmdhkajlcei*6x2 eikldhjfgmabc*6x2 cfghdelikmabj*6x2 gikmhjlbdface
14 4 14-15: 6 gmlanhikfcbjde
14 4 13-13: 3 kdjanihemclbfg
14 4 20-20: 10 kmaildjchnfbeg
14 4 18-19: 10 mkeilnhjfacbdg
14 4 17-17: 7 kmaildhcjefbng
14 4 16-16: 6 abjefkidmnclgh
14 4 24-25: 10 kmaildjchnfbeg
14 4 23-23: 10 kmaildhcjefbng
14 4 22-22: 10 kmaildcjhnfbeg
14 4 21-21: 10 gmknbjchleafid
14 4 28-30: 10 kmaildjchnfbeg
14 4 27-27: 10 kmaildhcjefbng
14 4 26-26: 10 afmjdiblgeknch
14 4 33-35: 15 kmaildjchnfbeg
14 4 32-32: 10 kmaildjchnfbeg
14 4 31-31: 10 ianfldmehgjcbk
14 4 39-40: 15 kmaildjchnfbeg
14 4 37-38: 10 ekmihnljafcbdg
14 4 36-36: 10 bekmgljicadnhf
14 4 44-45: 30 kmaildjchnfbeg
14 4 43-43: 10 ekmihnljafcbdg
14 4 42-42: 10 kmaildjchefbng
14 4 41-41: 10 dklfabgjniecmh
14 4 49-50: 35 kmaildjchnfbeg
14 4 48-48: 10 akmlgbchdinfej
14 4 47-47: 10 kmaildjchnfbeg
14 4 46-46: 10 bnckghmialdejf
14 4 54-55: 40 kmaildjchnfbeg
14 4 52-53: 10 nkmgcdlhajibef
14 4 51-51: 10 chkbanmieljdfg
14 4 59-60: 15 kmaildjchnfbeg
14 4 58-58: 10 kmaildjchnfbeg
14 4 57-57: 10 kmaildhcjefbng
14 4 56-56: 10 kmaildjchnfbeg
14 4 63-65: 15 kmaildjchnfbeg
14 4 62-62: 6 kmaildjchnfbeg
14 4 61-61: 10 kmaildjchefbng
14 4 69-70: 15 kmaildjchnfbeg
14 4 68-68: 10 kmaildjchefbng
14 4 67-67: 6 kmaildjchefbng
14 4 66-66: 10 khfjgmibadceln
14 4 75-75: 10 kmaildjchnfbeg
14 4 73-74: 10 kmaildjchefbng
14 4 72-72: 6 kmaildjchnfbeg
14 4 71-71: 10 kdeilmhcjafbng
14 4 80-80: 10 kmaildjchnfbeg
14 4 78-79: 10 kmaildjchefbng
14 4 77-77: 6 kmaildjchnfbeg
14 4 76-76: 10 gbakcfnmedhilj
14 4 83-85: 10 kmaildjchnfbeg
14 4 82-82: 6 kmaildjchefbng
14 4 81-81: 10 ebgnmjikcalhdf
14 4 88-90: 10 kmaildjchnfbeg
14 4 87-87: 6 kmaildjchnfbeg
14 4 86-86: 10 ajbkfdmhnicgel
14 4 93-96: 86 ghjdkbcienmlaf
14 4 92-92: 6 kmaildjchnfbeg
14 4 91-91: 10 cnlmgeikhbfjad
14 4 97-100: 91 kmaildjchnfbeg
17 5 13-13:
bcmodijnglqafkehp*3x5 kmpqadghcioefnbjl*3x5 cfhqaejlbipdmogkn*3x5 djnphikmbfgaoqcel*3x5 abcpdefqgjmhknilo
17 5 26-26: 13 iqpobhkgcejdfnmla
17 5 39-39: 13 iqpobhkgcejdfnmla
17 5 58-58: 13 kohdlqcabpjiefmng
17 5 14-14:
inoqbcfhejmdgpakl*4x4 gijmdfloacnehqbkp*4x4 efjpablqchkdimgno*4x4 bdnpcgikhjlaefmoq acmobfjldhqgnpeik
17 5 15-17:
dejobhkqlmpcgnafi*3x5 abhncfopejmgkqdil*3x5 adjkbfipghlcenmoq*3x5 bhjpailnceqdkofgm*3x5 befghimoacjklndpq*3x5
fgiqeknohmpcdjabl glopdefhbmnacqijk
17 5 19-19:
chikdemoabjlnqfgp*3x5 cfgkaehjdimlpqbno*3x5 ijlocdepbhmaknfgq*3x5 dekmblopafhcjngiq*3x5 gilmadjqekobcfhnp*3x5
bgnpamoqdklfijceh*3x5 jklpabcqfhmdinego
17 5 18-18: 7 ldoqnfcpbmjieghak
17 5 24-25: 14 jhgadmpecfkibqnol
17 5 22-23: 7 ijkpofhdcganemlqb
17 5 21-21: 7 mkonghdbaecqpjilf
17 5 20-20: 1 pncqlbkihfeodmajg
17 5 32-32:
glmpcknoabhfijdeq*16x1 cilnakoqbegdfmhjp*16x1
17 5 30-31: 20 dfgcenpliboakhjmq
17 5 29-29: 10 qemnhabcflipjgokd
17 5 27-28: 20 alnhfepbijdkogcqm
17 5 37-38: 7 bdjqpeonfimcahkgl
17 5 36-36: 4 gkompaqndjebflcih
17 5 34-35: 7 bejckdlaqfnmiohpg
17 5 33-33: 14 qbcnpihlkmfaoejdg
17 5 45-45:
bcnqafjohkpgimdel*3x5 aeghcfmpbjldoqikn*3x5 agnoelmqbfkchpdij*3x5 ahlncfopdiqjkmbeg*3x5 dehqckloafmbnpgij*3x5
dfilabhqmnoekpcgj*3x5 fikoghlpabdcemjnq*3x5 bceldhopajqfgnikm*3x5 deinahlpjkqbgocfm*3x5 lnopabfgdekjmqchi*3x5
akoqbhmnejpgilcdf*3x5 ejkmcdhnfioagqblp*3x5 gilnbdfjackmpqeho*3x5 cgklaijnemobfpdhq*3x5 ejknfhpqacodgmbil*3x5
17 5 44-44: 12 qkljohengmibfdcpa
17 5 43-43: 11 blonqaekpmdjigcfh
17 5 42-42: 10 blonqaekpmdjigcfh
17 5 41-41: 7 dkbnhagojeqpfmcil
17 5 40-40: 7 lkbnhaeojmqpfgcid
17 5 50-51: 20 abqjnmpcfgohdlkie
17 5 49-49: 4 cnebjqdiflgmhopak
17 5 47-48: 20 kchlbjinemqfdpgao
17 5 46-46: 14 mcgehbilqknfjdpoa
17 5 57-57: 12 dkoqnaebjmlpfgcih
17 5 56-56: 11 elqoipcnamfjbdkgh
17 5 55-55: 10 cldjkhepamgqbonfi
17 5 54-54: 7 gklbicqndjopamehf
17 5 53-53: 7 lboqnaekpmdjfgcih
17 5 52-52: 19 ehcmfqplibkdojang
17 5 64-64: 19 lkojbaendmpqfgcih
17 5 62-63: 45 hkonlajbgecqdmpif
17 5 60-61: 7 qglcehinafpkmbdjo
17 5 59-59: 7 lboqnaekpmdjigcfh
17 5 71-71: 19 miepqfbalogjhkndc
17 5 69-70: 19 dkbnqaeojmlpfgcih
17 5 66-68: 52 lboqnaekpmdjigcfh
17 5 65-65: 19 mkndahceijgbpoflq
17 5 76-77: 52 lfkigejbopnmcadhq
17 5 73-75: 52 fkocdemlanqpbjihg
17 5 72-72: 20 lboqnaekpmdjigcfh
17 5 84-84: 32 jnibageodckqmpflh
17 5 82-83: 32 lkbnhfjogmqpdecia
17 5 79-81: 52 lkbnifqogmepdjcha
17 5 78-78:
aefmbdgpcjkhlnioq*13x1 fijlcenqdgmaopbhk*13x1 abjpdinofgmehlckq*13x1 bekndgiqacfhmpjlo*13x1 bcdlgkmoanpefihjq*13x1
ceioampqbdnghjfkl*13x1
17 5 89-90: 71 lboqnaekpmdjigcfh
17 5 87-88: 84 hkojlfengmbqpdcia
17 5 85-86: 52 lboqnaekpmdjigcfh
17 5 95-97: 45 pfegloihmdkcqajnb
17 5 93-94: 52 lkbnifqogmepdjcha
17 5 92-92: 40 lboqnaekpmdjigcfh
17 5 91-91: 20 jiaqnlokpehmfgdcb
17 5 99-100: 97 lboqnaekpmdjigcfh
17 5 98-98: 46 lboqnaekpmdjigcfh
18 5 14-14:
bcikahnofjmqegrdlp*4x4 gkoqbdehcjmrfilanp*4x4 bfglehmnajkpiorcdq*4x4 bdqraglmcejofinhkp bhinacqrdfkpelmgjo
18 5 15-17:
dfoqakmncghpejlbir*3x5 emprbfjqhklnagocdi*3x5 ckpqfilodjnrabmegh*3x5 bckrhlmqadfgeijnop*3x5 cefmabikhoqrglndjp*3x5
bfgodikpejlramnchq cenobdlmafjpgiqhkr
18 5 18-18:
behrflmnadjoikpcgq*18x1
18 5 20-20:
gpqrabdofhilcejkmn*4x4 bfnrclmodehpaikgjq*4x4 gikmachqjnorbepdfl*4x4 aejrbiloghkpcdfmnq*4x4 ailqbkmoefgpchndjr*4x4
18 5 21-24:
bnprcjmqeiloafhdgk*3x6 fjnpdgiraceohlqbkm*3x6 adnqgmopbehifkrcjl*3x6 cdepahkrglnqfiobjm*3x6 fklobgjnacdiemrhpq*3x6
ijkqcmnrfghodepabl*3x6 bkpqafgldejoimnchr*3x6 acdmbgqrefjphklino*3x6
18 5 27-30:
ceipagkobdjqfhrlmn*9x2 hmnqcdgpajorbfiekl*9x2 dghkijnpefoqalrbcm*9x2 gjmpeikqbcnrahodfl cdjogilrbfmqhknaep
bdipefgnkmorchqajl
18 5 31-31:
bhmnfijoeklqacrdgp*6x3 fmpqbjkrcghiadelno*6x3 gimnaloqbeprfhjcdk*6x3 cdgkaefmbjnrilphoq*6x3 bfkodjmrachpgnqeil*6x3
bempcfnqadorgikhjl
18 5 33-36:
bcehknpqadmrfjlgio*6x3 ghmndeikfjorapqbcl*6x3 gjlnbfipaekohmqcdr*6x3 klmoceprahijbdnfgq*6x3 efhrdjoqckmnailbgp*6x3
agmpbinocfhkdjqelr begjdklpcoqrahnfim adileknqbfgrhmocjp dgkmaflrbcehijonpq bjmpcgloadhnikrefq abkoghiqcdfpejlmnr
18 5 37-37:
ekorbdhqafgnilpcjm*18x1 bklnimoqcdepafjghr*18x1 abcrnopqjklmdefghi
18 5 39-39:
gnqrcelobhimdfkajp*9x2 ehkmadorcfgpjlnbiq*9x2 jklqefmrgiopabncdh*9x2 dikocgmqbefnahljpr*9x2 agjkbenochlmfirdpq
ehqradmncfijbklgop cfopbehkdgnqajrilm
18 5 40-43:
boqrajnpcglmdfkehi*18x1 bjnodhkrfipqcelagm*18x1 jkmqacilefgobdrhnp abikopqrfghjlmncde ehmoackrgipqdfnbjl
anoqhijrdgklbcmefp lmopcdfqeijkgnrabh aegmfhkldinocjpbqr ghiqckmnafprbjodel
18 5 44-44:
chknbeiqlmorajpdfg*6x3 aeqrdhmocgilfjkbnp*6x3 beopcfhldjnqagkimr*6x3 ahimcgopjlnqbkrdef*6x3 abcrefhngjlodkpimq*6x3
dejncikqafprbglhmo*6x3 bdkoaeglijprfmnchq*6x3 egmrckpqainohjlbdf bjopfhmndlqrgikace
18 5 45-45:
ikorabegfhjncdqlmp*9x2 ehmnbjlrcdfpgoqaik*9x2 bgjndfloeiqrkmpach*9x2 fklmbeorchjqagndip*9x2 efhkgjlpbcmqairdno*9x2
18 5 46-49:
ehlndjkrabgpcfoimq*9x2 acgkdelnbfmohijpqr*9x2 clmqijknefgrbdpaho*9x2 begjalnqcfhrkmpdio*9x2 dhlpcnorabkqejmfgi*9x2
gknqijmpbcdelorafh cjprehklbioqadgfmn bghrcfilajkqdnpemo fgopbjlmaeirdhqckn
18 5 50-51:
bceqgjlmahiodfpknr*17x1 cdhnbjkqmopraefgil*17x1 chlpdkoragiqbfmejn*17x1
18 5 64-64: 20 lgmnhoijfkpeqcbrad
18 5 89-89: 44 fndrmjlbaqkopciehg
18 5 13-13:
hloqacinefgjbmpdkr*3x6 aflrckophjmnbeidgq*3x6 dfmocjlpahikbnqegr*3x6 cfimadgnbehopqrjkl +bfkacehlngipdjomqr*3x6
18 5 19-19:
bhmqfopregjkacdiln*9x2 aeirdgkofmnpblqchj*9x2 +lorknqcdeabifghjmp
18 5 25-25:
bdlpfgmrhjoqeknaci*6x3 bilrcgkofhpqdemajn*6x3 befmiklqadgnchojpr*6x3 moprajklbfgqdenchi*6x3 +findgrajobkpclqehm
18 5 26-26:
cjoqabfighkplmnder*3x5 dilrehkobfnqagpcjm*3x5 dkmnachljpqrfgobei*3x5 ajopbeglcimrdfkhnq*3x5 bgmraenpcfklhjqdio*3x5
cgkofhinbdlqaepjmr*3x5 cekofgiqdmnpabrhjl*3x5 mnordefqghipjklabc +eimflphjrbdkagocnq*3x5 +pqrdefagncimbhojkl
18 5 32-32:
acdogijrefnqbklhmp*3x5 ajqrbeglfhkndipcmo*3x5 cnoqbglrdfjphimaek*3x5 bdghfklniopraejcmq*3x5 acgpeklofimndhqbjr*3x5
clnpgijqbfhoderakm*3x5 fkmohjlqadnreipbcg*3x5 acehlmpqfgordknbij*3x5 deglbjmphikocnrafq*3x5 bijoahlncgkmpqrdef
adgmbehncfiojklpqr +eiqbhklmrdjpgnoacf*3x5
18 5 38-38:
kmnodfgjaehrcilbpq*9x2 cdeoabgnhjmqikrflp*9x2 fhjpakorbeilgmncdq*9x2 fglobiprcjkndhqaem*9x2 +behlmqjnrcfiadgkop
+djoeikbfqalpchngmr
18 5 70-70:
ghilcefqdkmpbnoajr*6x3 deflikoqchjmbnpagr*6x3 ilmqbgkranopchjdef*6x3 cghqfjmpdikranobel*6x3 ghjmabekcdnoflqipr*6x3
dgmqcekrbfhpaloijn*6x3 abkmdijoenprfhlcgq*6x3 ajnqceklfhopbdigmr*6x3 cgimabepfjqrklodhn*6x3 jnorbhkqafmpcegdil*6x3
fimradklbcjpehqgno*6x3 hikladmpbenqfgocjr +fhoegnaipckrbjqdlm +bkrmoqdgnachejlfip +ehobginprclmdfkajq
18 5 76-76:
acopdgjkemnrfilbhq*9x2 demogilqcjknafrbhp*9x2 ahjqflorbimpegkcdn*9x2 fkoqbdgpacinhjlemr*9x2 cfhkimopgjlnbqrade*9x2
belmcdgqijkrhopafn*9x2 adefbcglimorhkpjnq*9x2 ijnpaklmcdefbgqhor*9x2 abfleikodjmpcnrghq +dfoilpachekqgjnbmr
+celfgmdhjiorakpbnq +egphknbdiamqcjoflr
19 5 25-25: 19
19 5 44-44: 19
19 5 63-63: 19
19 5 82-82: 19
19 5 13-13:
dekplmorghjsbcnqafi*3x6 bmqsaeijcgkoflnpdhr*3x6 cfipjklsbehradgqmno +aefnboscgldimhpqjkr*3x6 +ablregoimqdpshkncfj*3x6
19 5 32-32: 19
19 5 51-51: 19
19 5 70-70: 19
19 5 89-89: 19
20 5 14-14:
befjcmnqgilrdkpsahot*6x3 flosajnpegqtbkmrcdhi*6x3 jlnrkmstbdfqghioacep afmngikqcdsthjlpbeor
20 5 15-17:
hirtefjqdgkobclpamns*5x4 hjorabdkcgiqemptflns*5x4 bfltapqrdegicjknhmos*5x4 bmqsilprhkotadfgcejn nopsahlqbegkcfrtdijm
20 5 18-19:
egmsnortdfhkaijqbclp*19x1
20 5 13-13:
gqstckordhjnafmpbeil*2x10 cdnsefrtjkpqaglobhim*2x10 hmoqfintceklbgjradps*2x10 gkmtijophlnsaderbcfq
+ceghdiqrkmnaltjosbfp*2x10 +dejmabnrlqtcpsfhogik*2x10 +ehptknoqcjlaisbdgfmr*2x10
21 6 13-13:
joprgknuaceibflhmsdqt*4x5 klrtchpqegjsafmdoubin*4x5 dgtuehnsbcmqfipajlkor*4x5 bekqahjtmnopdgscfrilu
21 6 14-14:
biqrdeotfhlnacmjpsgku*7x3 bemndkoracgtfisjlqhpu*7x3
21 6 15-15:
amnqcdehfoptgjlbrsiku*5x4 blntcejkfioqdmughraps*5x4 jmoqefnscrtuakldghbip*5x4
21 6 16-16:
acludikqbfjonrshmpegt*4x5 hjkncglsfmrtdepaiobqu*4x5 abghdjpremsuflqcitkno*4x5 dorsglmubcnpahqjktefi*4x5
21 6 17-17:
agluejmrbcfthnqdksiop*5x4 fimnlpqtbhjraouegkcds*5x4 kmoqbelsfjprcghituadn*5x4 dfmorstubikpahjegnclq
ahotdgkrcjlnpqufimbes
21 6 18-22: 16 himorequlstbpjndacfgk
21 6 30-31: 15 fhgiolskceqatbprndjmu
21 6 29-29: 14 mgobrpldeckfsiqthjaun
21 6 28-28: 13 dlekcnjapsrbmuohtgfiq
21 6 27-27: 11 brqajhdmgkeofptcsilun
21 6 26-26: 10 mnusiqhlbjkfracdogept
21 6 25-25: 9 rbqaldsnfgeouptmkichj
21 6 34-38: 16 iqfrhupmngcteakjlbdos
21 6 33-33: 2 toikrjgspnmdbahuecfql
21 6 32-32: 16 rbqgsdlnfatoupemkichj
21 6 44-46: 31 gbqrsplnfaeoudtmkichj
21 6 43-43: 12 rbqaldsnfgeouptmkichj
21 6 42-42: 11 kuqagbnhrjeofdtcsilpm
21 6 41-41: 10 mbaosqngfplcejtidkurh
21 6 40-40: 9 shqpnrumkgeofbtcaildj
21 6 54-54:
bjmufghndikrelscqtaop*6x3 bdekhntuafpscmrilqgjo*6x3 fikracmndjlqbghostepu*6x3 cgprflntehqsdjmbikaou*6x3
abmsdgqteioujkrfhlcnp*6x3 ehijcgotdlnuaqrmpsbfk*6x3 klptgmoqbcfjanuderhis*6x3 kopqabdmchrsflugjneit*6x3
gmnqdfkphjsuloraeibct*6x3
21 6 51-53: 31 ubfgsdlnqatorpemkichj
21 6 50-50: 19 ntsfrigcphbqdlmejakuo
21 6 49-49: 18 mhueajsiglqcfpobtkndr
21 6 48-48: 16 rbqgsdlnfatoupemkichj
21 6 47-47: 16 pdtjnoqkbasihelrcfmgu
21 6 62-62: 31 ubfgsdlnqatorpemkichj
21 6 59-61: 31 bpqafusmdkeolrtgjichn
21 6 58-58: 27 ubfgsdlnqatorpemkichj
21 6 57-57: 26 kuqagbnhrjeofdtcsilpm
21 6 56-56: 9 rbqaldsnfgeouptmkichj
21 6 55-55:
cjrsadopblqtfmuginehk*5x4 fhjqcgnpkmosdruabteil*5x4 aceibfmodhlsjpqgknrtu*5x4 clmuadnrfjkpiosegtbhq*5x4
afqsbkprghiujltcdemno*5x4 eijmbkrsadgqopuchnflt*5x4 kmnrbijudeflcgqahopst*5x4 abmnegouilpqcfkdjrhst*5x4
djkqfnoscrtughmblpaei*5x4 cfhtbnpsagkqejodimlru*5x4 bdouegjpfhkramscltinq*5x4
21 6 66-69: 31 ubfgsdlnqatorpemkichj
21 6 65-65: 31 lrhmucfkpdajbsnegtqoi
21 6 63-64: 47 ubfgsdlnqatorpemkichj
21 6 77-77: 31 ubfgsdlnqatorpemkichj
21 6 76-76: 31 pbqalhsnfgeodrtmkicuj
21 6 75-75: 31 pbqalhsmfgeodrtjkicun
21 6 74-74: 31 bpqalusmfkeodrtjgichn
21 6 73-73: 31 ubqgedlnfatorpsmkichj
21 6 72-72: 25 atjulbnhgqrofdsckiepm
21 6 71-71: 16 rbqgsdlnfatoupemkichj
21 6 70-70:
ikntbfhrcdeljpsgquamo*7x3 aghkcdqteipulmojnsbfr*7x3 fjqrbcoplmnsadigtuehk*7x3 aemsiopugjnrdhkbcflqt*7x3
glopbkstdfruacnehjimq*7x3 adlmcfhpejrtbikosugnq*7x3 ijqtafgncekmlprbsudho*7x3 cfipelqudmnsahkbgrjot*7x3
hlmpbntucdqseikafjgor*7x3 djsubghoklmpentfiracq*7x3
21 6 78-78: 31 qfjmiokgplnuhbdtcraes
21 6 93-93: 31 ubfgsdlnqatorpemkichj
21 6 94-94: 16 gbqueranfltopdsmkichj
21 6 23-23:
cgildhquakopfjrbetmns*7x3 ahoscknqdeflgmpijtbru*7x3 bstuikmracfphoqdengjl*7x3 +fksdiqamuejrchpbnoglt
+bjremudltaiqfnocksghp
21 6 24-24:
fklumqrschjpdegabtino*3x6 egnsoqtubdhpaikjmrcfl*3x6 bfjsgmptdklqhouaeicnr*3x6 beqrcfoualmnhisjptdgk*3x6
gipudnorahjtbklefmcqs*3x6 dlstcgipabhojnqkruefm*3x6 +knsacmbdufhtilqeprgjo*3x6 +bsualpdhrfotijngkmceq*3x6
21 6 39-39:
hprsadmncfotijublqegk*7x3 dgtubfinmoprekqclsahj*7x3 giluachpekmrdnojqtbfs*7x3 bjmpahilkoqucntdrsefg*7x3
dmnoefgpabqtlsuhikcjr*7x3 +aitchodlpfnrekqgmsbju +jlubdoegrikthmqcnpafs +hjseipdfqacubgtkmolnr +fkrbhucioemqdjpglsant
22 6 13-13:
ejtublrvcgkomnpqaisdfh*3x7 dgiphkrscjloefnvaqtbmu*3x7 bekodlquacgrfimnhtvjps*3x7 dkprioqsaceuhntvfglbjm*3x7
gjklaenrfotudmqschibpv
22 6 14-14:
cfknijlrehpsdgmvbouaqt*7x3 bdisfhjonpqvcmrtaguekl*7x3
22 6 17-17:
acdjehovbmprfltuikngqs*7x3 biloafpscdghejuvmnrkqt*7x3 mntuijqrbdopcklvagsefh gkrsacijbtuvfhnoepqdlm
emnvalstdfqrghipcoubjk
22 6 22-22:
bfmpchkuaegvdqrtinojls*22x1
22 6 21-21: 7 sfnbctdqjoekupilrahvgm
22 6 20-20: 7 rljhngmboqufpekvacdtis
22 6 18-19: 17 jncpgehavroqsbfdimtklu
22 6 30-30:
clmpdhrvgknsbeoqfiuajt*3x7 morvchkqdfitgjlpabsenu*3x7 bghlafkncesvijoqdrtmpu*3x7 ahtuflsvcgiobejrdknmpq*3x7
bdmnioptaclvejqrksufgh*3x7 bfjngmtvhkopaqrseilcdu*3x7 efopbimsklntdgruhqvacj*3x7 bghqdmosikuvaprtcefjln*3x7
arsubchmdfipklqtgnoejv*3x7 bmrvcdjofgluekqtinsahp*3x7
22 6 29-29: 7 cdasrqjhpgbumitolevkfn
22 6 26-28: 9 knuvdpblefijrcgsatmoqh
22 6 25-25: 7 qhasjbietdmlrupcfnovgk
22 6 24-24:
bcdjefhroqstaimvglnkpu*3x7 dhmubfntilpvcjksagoeqr*3x7 glnoacjpfkrsehiudmtbqv*3x7 djrsbiotcklmfnuvaeghpq*3x7
hkqvaituelmocfgpjnrbds*3x7 mopqadruflsvbhknijtceg*3x7 cqsuhijpbgmradnvkltefo*3x7 ejlpacornqtvdfgkhiubms*3x7
22 6 37-37: 7 qisblnkfretmpvcjhoaudg
22 6 36-36: 7 shnfpkatjqugmivcldeorb
22 6 35-35: 7 htgjlrdsaopemnqikvfcub
22 6 34-34: 10 ufbhjknldrmiaspgqectov
22 6 33-33: 9 nkasdivlfohupeqcmjbrtg
22 6 32-32: 10 jevgsfhdotbpmunkrqcial
22 6 45-45: 21 qsdiuervmalohfcptnkjgb
22 6 44-44: 7 gdhaeuobnmirqpcstvlkfj
22 6 43-43: 7 pvjhtdlaiemnsqkrgfbcou
22 6 41-42: 24 ietdcplroqbmafhgsjnuvk
22 6 40-40: 10 eodpaqtfjnibcvghrlsukm
22 6 50-52: 24 sgdlubhforqecpmtkvnjia
22 6 49-49: 24 cdlsrujhpgavqotmbnikfe
22 6 48-48: 24 bkdsmhonrgaqpvuejlictf
22 6 47-47: 17 sklagvquctrdpohnimfbej
22 6 60-60: 30 dkbgqusfrmavptoenlichj
22 6 59-59: 7 mtvlueisfrjgpqdakohncb
22 6 58-58: 7 nrfkvqegmlptudbhsaiocj
22 6 57-57: 10 jgsvdhoupqinkctelbfram
22 6 56-56: 9 uvcakdhtoirepnsjgfmbql
22 6 55-55: 25 jftbindplqaosvuerchgkm
22 6 68-68: 21 behitrpmgudofnjavqkcls
22 6 67-67: 7 jrqhetvbfilmpncaoskdug
22 6 66-66: 7 ubeqtkcmgfphsnirdjavlo
22 6 64-65: 47 rlckbtpiaudojhefvqnsgm
22 6 63-63: 30 tvrenlfdgqujcsbompiakh
22 6 76-77:
gostfkuvcenpdhilbjqamr*11x2 deouaclmbijqfhrsptvgkn*11x2 hlmnbcqtkorvgpsudejafi*11x2 elmvhnorbgpsacdjktufiq*11x2
ackmeilnbjordfptqsvghu*11x2 ceirflpuamqtdghkbovjns*11x2 efmsjloubgprachtikqdnv*11x2
22 6 73-75: 47 mkofbtvhncqiaujldgeprs
22 6 72-72: 25 ckdsmvonrglqphtejaibuf
22 6 71-71: 24 mepclaivuftdrjqoksbnhg
22 6 70-70:
bhmoeqrsagjpdktvfinclu*7x3 hjtvdmoqeglubfipakncrs*7x3 artvbcefdhlmjpqsikugno*7x3 dhkpgnrubcejilstamvfoq*7x3
dfhsgqtuejklcmnvabriop*7x3 dfhjbekuagpviostmnqclr*7x3 gjovcfitkmnuhlqsaepbdr*7x3 abctdnpvfiqskmrughlejo*7x3
dfgqciorbejmahnulptksv*7x3 bptuejmraciogklqdsvfhn*7x3
22 6 15-15:
bqrscilvaekndftuhjogmp*3x7 jmtuhlpscegkainrdovbfq*3x7 ipsvceoqdglrabjufkmhnt*3x7 dhkocfuvmnptbegijlraqs*3x7
+cjnsdktehrfopgiuabmlqv*3x7
22 6 16-16:
gmnqefrsaijvbcotdklhpu*3x7 cfqvhjpsalotbkrudgmein*3x7 ceqrdjlniktubfghamposv*3x7 +fhimesuloqkprabdntvcgj*3x7
+fjnubhtilvmoqcgpaekdrs*3x7 +defvbmsaouijpcntgkqhlr
22 6 23-23:
chsvijmodnpubqrtaflegk*3x6 ejuvilntbfgodhkpacsmqr*3x6 djmqfntvabgphrsuceoikl*3x6 fkoshnqulprvadegbimcjt*3x6
ghmtcdkoanqvbjlrepsfiu*3x6 ahjrdefvmnoscglqbtuikp +bdkqeftcjmnrsaouglvhip*3x6 +bempkstjoqgnvclufiradh*3x6
+jklsegrdiqctumnofhpabv
22 6 31-31:
agmphijldquvekotfnrbcs*3x6 afjteglskoqubcmphivdnr*3x6 fhknbjrvaeildmsucgpoqt*3x6 egrsadtvbipqchmujnofkl*3x6
bcefdhmplnoraiqsgkvjtu*3x6 ckmuaprtbhilejosfqvdgn*3x6 diopaeflghmtjqrsknvbcu*3x6 hoqtefnpcjlramsvbikdgu*3x6
ceinstuvbdhmafgopqrjkl +cdjtfpvanoikrlmsgqubeh*3x6 +chovkqudlpbmnajrefigst*3x6
22 6 38-38:
mprsejtviklnadfhbgucoq*4x5 abdkgruveimnhlptcjqfos*4x5 bctvdgjliorsfnpuehqakm*4x5 filmegkrdhjuaqstbovcnp*4x5
anrtceksbopvfglqjmudhi*4x5 gjsvbhmracqudknoiltefp*4x5 abficlmtjprudgkqehonsv*4x5 afjvdghmblnqeptuckoirs*4x5
ejmvklruafipdgnsbhqcot*4x5 +egqsfnoditjlvbkracuhmp +fhrtclsgopikvemnajqbdu
22 6 39-39:
cdjobimvflqsgkprentahu*3x7 aeimbjqvcnptfghkdrulos*3x7 dgpvabjkciosfhnulmreqt*3x7 koptelnvfjqsghiubdracm*3x7
filtehrscdnvkmpqjouabg*3x7 dhmrailogpqvcefkbtujns*3x7 abhqeirudmpsgklofjtcnv*3x7 egjlaktubdopcfimnqrhsv*3x7
iqsuaegrhjlmboptknvcdf*3x7 adpsktuvbnoqceflgmrhij*3x7 +fkmsabugnoiqvcjpdltehr*3x7 +imnucqsahrbgjftvdeoklp*3x7
+clrtjpqbikdfhenogmuasv*3x7
22 6 46-46:
bcflegtvakouijmnhqsdpr*5x4 gnqvcprtfijlbkmodehasu*5x4 bmstcfiqdelvjkruanoghp*5x4 nquvcistabopehmrdfkgjl*5x4
hjoqcgkmbdiplnrtafuesv*5x4 ceiuaktvhjpsbmqrdfogln*5x4 biklchnvajmsdeotfrugpq*5x4 moptcefjgksuadiqbnrhlv*5x4
bfnrcgosdhkteilpjuvamq +bhnsmtuacdkorefjilpgqv*5x4
22 6 53-53:
jtuvaeopdlmscgqrbfihkn*5x4 bcmvjnpqekrsahlodgiftu*5x4 nstuelmqfikvbdjohpracg*5x4 defhgimqaktubnopjlrcsv*5x4
hiqtdgpujklsbefnacomrv*5x4 dqrteijoacfmghpvbnsklu*5x4 chipadqtbosvfjkuemnglr*5x4 aejudforlnsthikmcpvbgq*5x4
ahkvglosdipucertfjnbmq*5x4 hjkpbcismorvdegnfqtalu*5x4 +agivbhtjpqcosdkulmnefr +cfiphjvmougqrdelkstabn
+bcuvdgjfhqknoirslptaem
22 6 54-54:
fgimejkuapqschlvdnobrt*6x3 acefblmrjnoqdhivgsukpt*6x3 douvijmscfqrghkpaltben*6x3 klrsaejnbcophiqtfmvdgu*6x3
dprsamouknqvceitbhjfgl*6x3 emtuahkqdgorjlpvbcnfis*6x3 ckpubdislmotegnrhjqafv*6x3 lpqudehkastvbfjrimocgn*6x3
+ckmtagobiqdjlfhuensprv*6x3
22 6 61-61:
bjlmefkoqrtuacindgphsv*4x5 kpqvdfrshjlneimoagubct*4x5 lmquafntdejrchpvgiobks*4x5 moquajlvbdhrcgiskntefp*4x5
bjnpdkrulotvahimcfqegs*4x5 foqtbcepgkruhlsvdmnaij*4x5 dnovahktipqsbgjuefrclm*4x5 abiqfhknclouejpsgtvdmr*4x5
bempdnoscgivfhlqajukrt*4x5 aoprdefshkqvilmtjnubcg*4x5 abdvfgmuprsthklocenijq*4x5 emstdgpuabcqklnrfjohiv*4x5
hkstdmoqbfgiaelrnuvcjp*4x5 dfptaquvbiklehjocgsmnr*4x5 ciotakmrblnsdjpqehufgv +afjuegnmpvcordhtklqbis*4x5
22 6 62-62: 8 dkbgotmfrsaupvqenlichj
22 6 69-69:
abmrfnpteijvchlugoqdks*6x3 cjktghrufiloaemsbnpdqv*6x3 abdjmosvcnquhilpegkfrt*6x3 aenobdivkpquhjrscgtflm*6x3
epuvbflqdjotikmsahncgr*6x3 afpudirvknoqghlmestbcj*6x3 chilknptagosefqrdmubjv*6x3 afijhqrtbeosdgnvcmuklp*6x3
hnpqacdkbgosfituelrjmv*6x3 alqvgkmndfhtbcerjsuiop*6x3 aiprblnscgjuhotvemqdfk*6x3 aforstuvbcnqdempgikhjl
+stuvampbhkfildgjcorenq +stuvhorcdijnqabgefklmp
22 6 92-92:
afmubcnseprvdgkqijthlo*4x5 glotbimuajkpehnscdrfqv*4x5 anptbcgrhikuejlqdosfmv*4x5 hnqrkstvbgijcempdfualo*4x5
glmvdjnuackrbehsfptioq*4x5 abdeghovcisunqrtjkmflp*4x5 hmstcpqvilnobgjkdruaef*4x5 ajlnegqsckmodfhtiprbuv*4x5
fiuvadmnclrsgjopektbhq*4x5 ghlmdptvefrsacjqbiknou*4x5 dhjlacmqkorufgntisvbep*4x5 abstfghkceiqlmuvjnrdop*4x5
adnuiksvbelrjopqgmtcfh*4x5 fhjvgisuaeopckntmqrbdl*4x5 efhqaklrijmpdgtucnvbos*4x5 iqtuamnrdgovhjksbflcep*4x5
dflpnqsuaijrhkmobetcgv*4x5 biqvhmnpcdelgkorjstafu*4x5 hjmvdnpsfoqubektaglcir*4x5 frtuaemsbcgkdjovlnqhip*4x5
acejfilrbmotdqsvgkphnu*4x5 bpsvfjkolmrtehnucdgaiq*4x5 +adfmglsoqtenrcjvbkuhip*4x5
22 6 100-100:
ertvbfjpadlocqsughnikm*4x5 cjrshiknbotudflqegpamv*4x5 hjpqacstkmordglvenubfi*4x5 dkopcjlmbghtfiruasvenq*4x5
fltudejrbhnsacgpkoqimv*4x5 ilsvbehuajprfnotdgmckq*4x5 abmsfprugilnchjqetvdko*4x5 hostfmnrbclvadpugkqeij*4x5
fghibekuadqtclrvmnsjop*4x5 aclonprudemsfikvhqtbgj*4x5 chrsajmnikptefglouvbdq*4x5 hptvbfluaiqscgkmejndor*4x5
dlqubghpemotaknscirfjv*4x5 fnovbeijdhmsaklrpqtcgu*4x5 bhptdfgqjmsulnrvakocei*4x5 cjordmtugpqsbklnahiefv*4x5
lmopbiuvahjkegqrfstcdn*4x5 ceovabfmilprhkqtgnudjs*4x5 cefmijqudopsabhkgltnrv*4x5 ahorintvefgpjkqsdmubcl*4x5
afingmruceosbjkphlqdtv*4x5 bcdmituvekorglnpafjhqs*4x5 jorsaepvdhmtfinqklubcg*4x5 eipuklrscfhjbdgvmnoaqt*4x5
+goqvcptfjlkmndhueisabr*4x5
24 6 13-13:
ovwxahprdintgjksbflmcequ*12x2 ajpsilorcfuxbkqtdgmvehnw
24 6 14-14:
fknqadehpruxgjosbcltimvw*6x4 dlmqfpvxcrswbhnoaegtijku*6x4 fgpqejstdknobimrchwxaluv disxfktucjmnahqrbgvwelop
24 6 16-16:
fgtwacnskmuvbejqdhopilrx*8x3 dfgrehowajtvkquxbnpscilm*8x3
24 6 17-17:
eqsuabfvdmptcklogijxhnrw*8x3 dnpsklqtchuvegjrabiofmwx*8x3 acegbdfhkmuwjoqtlprvinsx
24 6 18-21:
efgkcoqxhijsblpradtvmnuw*3x8 aguxcekpdjqtilrvhnswbfmo*3x8 ahjlbrsuefntdkwxcgqvimop*3x8 dhkwgorscltuafipejmqbnvx*3x8
adgpkuvwelntfiqsbchojmrx*3x8 jkopqrtwfghxdinuaesvbclm*3x8 deoracfwjkmxhpqvbltugins*3x8
24 6 22-22:
gmqwartxbefncikphlsudjov*20x1 uvwxejotchmrafkpbglqdins fghiuvwxarstbcdenopqjklm
24 6 23-23:
dksuoqrvbclweintahmxfgjp*23x1
24 6 15-15:
ijnoaltubckxhpqwemsvdfgr*4x5 dhouenqxijrsafglbkmvcptw*4x5 qrstegwxjluvfhikacmobdnp +imtxcgkqflosbrvahndjwepu*4x5
+uvwxacrtbdqsgjmhknelofip +fhvxegjlikuwbprcmsdntaoq
"""
