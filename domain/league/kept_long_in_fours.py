"""Kept schedules of more than twelve rounds for 25 to 48 players at tables of four, written as in `kept_rounds.py`."""

from __future__ import annotations

KEPT_LONG_IN_FOURS = """
25 7 19-19:
cjoxbepqfiswamnvdhkgrulty deilcfqrajtwbgovkpxhnsmuy efjmhiotbkuwdgnylqxarscpv afgkdmrxijpuclnwbsthqveoy
egsxjknqcdtufhpyablmowirv bchmklordjsvaiqyftxenugpw ahuxlmpsektvbjrycgifnodqw vwxyoqsunprtghjlikmacebdf
gmqtehrwfluvcksyaijbnxdop adjnbgimqrsxclopeuvfhtkwy deixcfruhnpsjmqtakobvyglw aisuhoqventybdprjwxcklfgm
nouxjkpyabelchitdgsmqwfrv ejosdltwacmxbquyfingprhkv flxyaortijpvegkqsuwdhmbcn lmsvbhjxdktuafpwgnoiryceq
kmnrcdsybiowgtvxefjhluapq ehrwilnqcgjubfksadvmoyptx aghyempudfoqcnvwikxjlrbst
25 7 28-28:
cjoxbepqfiswamnvdhkgrulty deilcfqrajtwbgovkpxhnsmuy efjmhiotbkuwdgnylqxarscpv afgkdmrxijpuclnwbsthqveoy
egsxjknqcdtufhpyablmowirv bchmklordjsvaiqyftxenugpw ahuxlmpsektvbjrycgifnodqw vwxyoqsunprtghjlikmacebdf
gmqtadopehrwcksyjnvbixflu dnvxbjprekswaitucgmloqfhy efmrjkqvhinwdoptbcxgsualy aknrdeghclpwmouyfjxiqsbtv
cikoamqxbelnfuvwhpsgjtdry orsxcjnuhlmvbgkyfipadweqt agpvcdfqmnsteijyhkxlrubow gilxabfschrtnpqyeovdkujmw
twxydjlsbhqufgnoaceirvkmp ahjogqrwfkltcsvyeinpuxbdm imnuaeopjqsxbdfvlrtghkcwy emrxklqvbgsuahjncdiptyfow
eilsdgjthruybmpqnwxcfvako dluxbcnyfipreghvmosajwkqt dnrsfhmwaivxjlpyekuboqcgt fkxydhiqbentcjorlswagmpuv
afstgnpxchlmbikwdoueqyjrv acqumsvydepwhotxknrfglbij gqrwefjulnovckpsimtadybhx gioyablrdjkmtuvwcexfnqhps
25 7 47-47: 28 ivajlmhyftencxosqugbdwkpr
25 7 13-13:
mnsuahtxgjkpbciqdfveorlwy*12x2 fhjwiluvdgqscertmoxbkyanp
25 7 14-16:
jnoubkrveiqtagsxdmwcfphly*2x12 ijkwafntdhpxborsmqvclyegu*2x12 egnpklrwbdfqhmsujotcxyaiv*2x12
ouvxehjybglpacdmiknfrtqsw*2x12 almndgovhiqrckstfjpewxbuy*2x12 ehnwbcfidkuxmoqyaprjsvglt*2x12
koptefludghiabjwmrxcqvnsy*2x12 cisubetxjkpqdflnaoygmwhrv*2x12
25 7 20-20:
aekxjoqrgpsutvwyhinbdmcfl*5x5 bfjvacnphkosilmydrtewxgqu*5x5 chopblnsegivmrxyafwkqudjt*5x5 defyhlouacktbqrwinxgjpmsv*5x5
25 7 17-17: 10 ipxbtlugcmrksendqoyfwvhaj
25 7 24-26: 10 fjcomyavdkweilhbsqnxupgrt
25 7 23-23: 8 nfamkslpoturjgiqvwxdbyche
25 7 22-22: 10 myhfwjxepcqgnrudtikslaobv
25 7 21-21: 10 mwuepqylifgrntkshbvcadjox
25 7 36-36:
ckotbjmvadiqeuwxfgslprhny*12x2 lorsacdnbhmyfptwejxgiqkuv*12x2 fgoubiklmqrwchtvdjsaenpxy*12x2
25 7 34-35: 10 ywxvjclpgfbrusoaentmhkiqd
25 7 33-33: 8 moticyqsvghxapkbferwlujnd
25 7 32-32: 10 bhnkacrfldiyujpgxwsqometv
25 7 31-31: 10 jhyuaptrewcndkovfimxglbqs
25 7 30-30: 10 xcrpfntvgihbeqkujlsdwamyo
25 7 29-29:
cdiohjqtaepymuvxgknblsfrw*25x1 fhlnacjxprtvdiowkmqsuybeg acvybmoufqsweikxjnpdhrglt aentbdfylprxcgimquwhjvkos
ceiubhwynoqrdfjlmpsagktvx
25 7 44-44: 8 mbwvxoycfrhutpjgsaeqnkdil
25 7 43-43: 7 hwtkgdcqnvuijbaxyoflrpsme
25 7 42-42: 6 kuimgrwynvbsoaqhjtlpxdcfe
25 7 41-41: 5 nskbxrtiqhywgfocuapldvmje
25 7 40-40: 4 fejoxrcpwqidbahklvumtsngy
25 7 39-39: 10 cgqmhjsxvbuieowkraptlndfy
25 7 38-38:
ilsugjntcdprefmvhwxboyakq*12x2 hquwekmpalxydgirbfjnosctv*12x2 djuvbqtxirwyafhpcklegmnos*12x2 bdiympsvafhxnqtwekrcjoglu
amnworuxeijlchvybgtpqsdfk
25 7 53-53: 17 qowvxbicfghutpmsyaernkdjl
25 7 52-52: 16 dupxifhyqtolrmaesvkjcbnwg
25 7 51-51: 15 uocinwmkdtsjaxyveflhpqgrb
25 7 50-50: 14 inqjecdrxlvmuskyfhpgtbwoa
25 7 48-52:
egivmouxdkrwbchsanqlpyfjt*24x1 cgmphijobequvwxykstadnflr*24x1 cjmrglvynpswadkuhqxeotbfi inxyaoqvfmpubegjdlshkrctw
cksyehmvafjtlnqugowdirbpx mqtybruwhjlogikpacedfnsvx
25 7 62-62: 26 kgwuxrilfjhqtpmsyacvnbdoe
25 7 61-61: 25 ilcbdfqkxhgjmtropenuyawvs
25 7 60-60: 24 rokheltcqnmpxjufswdbiyvga
25 7 59-59: 23 xyiodphwgefracbnjmlqvkstu
25 7 58-58: 22 drlnwobmgjhefckvsyiuxqatp
25 7 56-61:
bfqtcjsxdkwyeghvloramnipu*8x3 mpruhilsdjoxegnvabfkqyctw*8x3 hjvwefosablynpqrmtudgxcik*8x3 bkmucioyelpxdtvwfjsaqrghn*8x3
noqucfgxehjrdstwalmbvyikp*8x3 lpsugmovcfkxenqwditarybhj*8x3 isxyaglnbhpvfjkoquwcemdrt*8x3 eilqnortcmuyabkxgvwdhjfps
gkosbjnvhituqrxyafmepwcdl agjuimnxckqwdefohvybptlrs nqsudkprjowybfgialvchxemt ehknopuvaiswdgmqltyfjxbcr
25 7 72-72: 36 mbwucosxerhvtajgypfqnkdil
25 7 71-71: 35 cowlxeqbighvtprnyakmsudjf
25 7 70-70: 34 ewgbnihkslxcryqputfmjdavo
25 7 69-69: 33 uhrpybxgwfsoqemnvaditclkj
25 7 68-68: 32 jwfetagrclxoshnvkuypiqdmb
25 7 67-67: 31 audgpreyimvsbctlqwxfkhjon
25 7 66-66: 10 gewoqdhsvkrnajxmutiplycbf
25 7 65-65:
dgixbmuylpqtcnrvaowefhjks*8x3 fmpsbhjnacgvlorykuxditeqw*8x3 elmvknotabqyghpudrsfiwcjx*8x3 jpstbgkucfhlmnovaeriwxdqy*8x3
enuxhkmqglsyaortivwfjpbcd*8x3 bqrtekwyhlosafjvdmxcpugin*8x3 abgirsvxdhmofltucnyeqwjkp*8x3 aikleqsvgmwyfjnudtxbcohpr*8x3
dhrvcgquaeswbftxjmoipykln
25 7 80-80: 36 ubwmcosverhxtpjygafqnkdil
25 7 79-79: 36 txfwmcnqbjegsvpauyrdkolih
25 7 78-78: 36 awrkcbnghqjvfxdlpmsytuioe
25 7 77-77: 36 gbxynkjpqfmurvtdiwalhosce
25 7 74-79:
aqwydkrufinsbegtcjomvxhlp*24x1 djpwbciqhlstmnryegvakxfou*24x1 abekgstwclnqdfhijpxruvmoy*24x1 acdebgjrhpuxinoskmtlqyfvw
fjnvbemucksxhprygowdltaiq dfnyajtwbpsvkqruclmehogix fhlsdimvgopwejqxctuanrbky hiqtbcfragksemnwluvdjpoxy
efptghnvjsuyabildkwcoqmrx bdhxklnpafmuortvcijegyqsw
25 7 89-89: 36 diwcpmakveusjbnrfxqyhglto
25 7 88-88: 36 yvgbhdotxiwcepnlsjrmqfaku
25 7 87-87: 36 fqdrageiyknsmwojcxvbplthu
25 7 86-86: 36 xsrlehbygcmqaundotiwjpkvf
25 7 84-88:
eilpfqrvgktwdosyhjmacnbux*12x2 dmrwfgpylstvehquijnakxbco*12x2 guvxcdfybeisjprtmnwklqaho*12x2
covxgkquhlrsabitemydfjnpw*12x2 gopweilqcfrxbdktmvyanuhjs*12x2 bhivaegurswxcdjqlmofptkny*12x2
alouchntjrvygimxdpsbekfqw*12x2 hknrdglqcfjpmovwabisuxety blrshioxgjmyaefwcdkqtvnpu bdeuchlmfisvkqxyaprgnwjot
mptxcrvyadnseijlboqhuwfgk
25 7 99-100:
dhrtckoubeqxalpwfiygjvmns*25x1 aikmjnpycrsudlotegqvwxbfh*25x1 cgowikpyajrsnquvhltdembfx*25x1
glmrhisvdjoqefxykpuacnbtw*25x1
25 7 98-98: 36 gbwexifulkvpoamrhnytcsdjq
25 7 97-97: 36 hibaxporefltnywkcgmsvujdq
25 7 96-96: 36 bycpkethnqxgsaowfurmldvji
25 7 95-95: 36 tufpvsrigdhylmkwcaebxnqoj
25 7 94-94: 10 rdbumohgvciksyxnptfalwqej
25 7 18-18:
cekpahuydgvwimnsltxbjrfoq*6x4 bdesmnpufrxychqtgivlowajk*6x4 +hjkrcdqlmysvwfgueioaptbnx*6x4
25 7 27-27: 9 opgmlkneqrdwiavxubytjchsf
25 7 37-37: 10 gadhmreolfuwtscqpkvxynibj
25 7 45-45: 9 wofuhmqbepxvtgrnykaclidjs
25 7 46-46: 9 gvipqhbwjtadeyclsxmuonfrk
25 7 54-54: 18 oqedmgbnicjktxrfavypshwul
25 7 55-55: 18 einjwpdofvrxskgbcqumltyah
25 7 63-63: 27 pcqsvhxkbyegjrfdumtoanwil
25 7 64-64: 9 qticwyomdrnlsajegfbxukpvh
25 7 73-73: 36 buwmcrglfjhqtpiysaxvnkdoe
25 7 81-81: 36 hpdkujbwexfygiolcmtanvrsq
25 7 82-82: 36 xnhycgbkqujeifvwdtloasmpr
25 7 83-83: 37 lupcasrgyodqebmxnkitjwfhv
25 7 90-90: 36 kgwuhrslfjvntpmiyacxqbdoe
25 7 91-91: 36 kgwuhrslfjvntpmiyacxqbdoe
25 7 92-92: 8 woaudcsbnqmlhpvkjtigrfexy
25 7 93-93:
iotwabhsenrycfgpdkujqxlmv*6x4 beoqdginclpyfstvhjkmruawx*6x4 bdrwckluenqshptyaivgjmfox*6x4 jmrxeklybioqfhuvnswacdgpt*6x4
fnpugoqrcsxybdmvaikelwhjt*6x4 bjptdflqakrsemnwgvyouxchi*6x4 lprxkqswfmtubchndgiejvaoy*6x4 dfiragwxejmyclnuhqskovbpt*6x4
delqirsxbjuvafktcmwgnyhop*6x4 hklmeivybgqxdnpufjocswart*6x4 nqtxdfjrepuybhlsimvcowagk*6x4 afgvkpqrjnotehixlsubdwcmy*6x4
ejorghsviklwcdnpaftmxybqu*6x4 kouwcsxyaijpehtvfgqbmndlr*6x4 kloshjwybcfiruvxgntadempq*6x4 actydfswgjpreqvxhkmilnbou
ilqrhknpcsuvgjowatxbdfemy glnoptvxbjmsdruwfiyhkqace
26 7 18-18:
ckpyghsvbeqrfjtxanowdilmuz dejmhiotcfrsakuxbgpwlqynvz efknijpublvxchqwdgozmryast afgldnsyjkqvcmoxehpzbtuirw
abhmegtyklorcduvfiqznpxjsw bcinfhuylmpsdktwajrzeovgqx aivymnqtdhrxeluwbkszcgjfop wxyzprtvoqsuhjlngikmacebdf
bjoygnruadpqeisxfmvwhkzclt iptxdlwzjkouachsbgmnqvyefr fkqsaglvciozbehtjmwxpuydnr ckntesvxdhjyilmugqrwfopabz
bcwynpqzdstufghiklrxaejmov bfjlakpwgotydeiqcruvhnxmsz ijnvcelpfxyzamqtborsdgkhuw bdpvafnuhloqekmyjrtziswcgx
hmpradoxeguzlnsyftvwbikcjq gjpsenowbquxcdfmairyltzhkv
26 7 19-19: 18 cbiyxlkhwpjvfrsoadntqmegzu
26 7 27-27:
ckpyghsvbeqrfjtxanowdilmuz dejmhiotcfrsakuxbgpwlqynvz efknijpublvxchqwdgozmryast afgldnsyjkqvcmoxehpzbtuirw
abhmegtyklorcduvfiqznpxjsw bcinfhuylmpsdktwajrzeovgqx aivymnqtdhrxeluwbkszcgjfop wxyzprtvoqsuhjlngikmacebdf
bjoygnruadpqeisxcltzhkwfmv ensufhoqgikvdlmpabcrjxztwy ipwzbflxdgquaemtnorvjkschy cdeinptxhjmvfkruboyzgswalq
adjocqszehkpbmuwfinyltvgrx afvwilosbegjhtuzdkxycmnpqr cuvxdfstjnqwelrzagpybhikmo ahsxcklwfgmzijrteqvyopubdn
mrsyghlnbkqtcfjpeowxaiudvz bpsvcgotaknzimqxjluyefwdhr doyzjmpwfiqsgltvabkrcnxehu eintclmrfgpzbdhvjkoqsxyauw
adgichotqvwxkmszjnruefyblp bgjxanpydstwervzimouhlqcfk bemqijlydfrxhnwzcgsuaovkpt acqzghmyeopxdklnbftuirwjsv
bcwyaelsfmnvhikxdpqujtzgor kuvyflowhprsamtxcdejbizgnq qrtyafhjbnoscipvluxzdmwegk
26 7 28-28: 18 leonfsvptwxgjihkrqyucmdbaz
26 7 29-29: 18 tsdjfizvygxanlpbwukcqmoher
26 7 36-36: 18 dsrewlygkticumzopqhnjfvaxb
26 7 37-37: 19 nhjmlckseudvxrfwayzgtiopqb
26 7 38-38: 20 ulamwxojkcnqviyzprbfehstdg
26 7 44-44: 26 fjyrxznaomvwikqbtsuhgepdlc
26 7 45-45: 27 ioavfdwmncelpuzyjtbsgrqhxk
26 7 46-46: 28 wmlcxpabshdqnyrkfojivzgteu
26 7 47-47: 29 amcrlstkifqyghovbxpdujwzne
26 7 53-53: 35 zlducenjqsatwhkrmvpybxgiof
26 7 54-54: 36 dswqvcnflhpikzeyrgmtouajbx
26 7 55-55: 37 womhiceynjqbapsdlfzugkrvxt
26 7 62-62: 44 ipzhkatelvrdsjoqnxgbmcyfuw
26 7 63-63: 45 ckayfugnwsilmvhxjtbqdrepoz
26 7 64-64: 46 gcduhexrisvbktyazpqjlmnwfo
26 7 71-71: 53 basqwpgxlctkfdeunvmrzhoiyj
26 7 72-72: 54 lodkhgzjempvxfawqrtcusibyn
26 7 73-73: 55 omyrhbecwivtzlspjankqgxdfu
26 7 74-74: 56 avcnszghodiqrpwxkltejbymfu
26 7 80-80: 62 jhcqodlpesyuwikzvmrxgnfbta
26 7 81-81: 63 zlkyuhniwqdeftpsraxbmogcvj
26 7 82-82: 64 lstiqynceahdxbzvkompwfgujr
26 7 83-83: 65 nzeakidmovlqytgubrwhspxfjc
26 7 89-89: 71 uvsnwflpbakocidqzhejrxgtmy
26 7 90-90: 72 lazqyophunwxfrgctksidevjmb
26 7 92-92: 74 nrvhxmgaowduqkpcislbfjtzye
26 7 99-99: 81 doxsphviaqyfkujrcenwmzlbgt
26 7 13-13:
akmpctxzdhnoegjsbivwfrulqy*13x2
26 7 14-14:
irswkpvzjnoqdfgtcelxabyhmu*13x2 crtyahkwbgsxdipumoqvfjzeln
26 7 15-16:
beqsgnowcdfykltzjprvaixhmu*5x5 gkmyeijrdwxzbfopachnlqvstu*5x5 dnstabmyefpzhjoqcilwkrugvx*5x5 dnqyfijzbltwcmpxeoruakvghs
26 7 20-20:
ghvxdruwfjkpabsycoqzimnelt*5x5 hqvwcilxejktadgnbfrsmoupyz*5x5 akquegiznosvbhtycdlxmpwfjr*5x5
luvzfmoxgjpwnqstehkracybdi*5x5
26 7 26-26:
motvciksajlybhnpdequwxzfgr*13x2 rvyzeilnbckuafotjmqwhpsdgx*13x2
26 7 25-25: 10 hbnylficevspmarjtkgwzoudxq
26 7 24-24: 8 doguahykxrzinqselpbfcjtvmw
26 7 23-23: 8 rkveqinoctuyxdaplshwzfgjmb
26 7 22-22: 10 cnokwvraldhpitfmzjybugesqx
26 7 21-21: 10 obpmfqvrhjlyuiegsdtaxznckw
26 7 35-35:
chpqntwxdgjyefmubkloaisrvz*5x5 hsvxbdfwcelogmtyapuzjkrinq*5x5 kqsyfjozapuvdilrhnwxcmtbeg*5x5
bmrzghkseilncdotfpvyjuwaqx*5x5 fhntaoxygkrseipwbjlvcdumqz*5x5 dfiujlowcprvgkxzeqstabhmny*5x5
nosuabjtciwzekvxfghqmrydlp*5x5
26 7 34-34: 8 exmqicyjktgvbrasoznhfludwp
26 7 33-33: 8 jslgucktahzmyrvqwfbepndixo
26 7 32-32: 8 mijpexbgyvatcqhlurodwksnzf
26 7 31-31: 10 alnmtybujqhkpziswfcvoredgx
26 7 30-30: 10 xwfagqmvyreoltzhkspiudncbj
26 7 43-43: 8 hkbpjuniqcelswtfxdyozagrvm
26 7 42-42: 8 pdayeictvxgulzmfnkjsbwhqro
26 7 41-41: 8 ygdvjplznuwoafkcsixeqthmrb
26 7 40-40: 10 xbqelczkygdatwomnvhusjripf
26 7 39-39: 8 cqtogushykjpdbmxzelvifwran
26 7 52-52: 26 bhemgswfunrtqxacovjkilzdyp
26 7 51-51: 8 fjpnvqrbcihdzxkugtayomlswe
26 7 50-50: 8 uphasonlmjidqbyxtcvzrwegkf
26 7 49-49: 10 ytodmlwvsnfhqjikubcregxazp
26 7 48-48: 8 etmyoujvglhdfrzpknqbcsawxi
26 7 61-61: 26 rwekdpubfmsaijgxztqnchylvo
26 7 60-60: 8 bszjukfgednqtlvmhowcaxipry
26 7 59-59: 8 plityqrvonmbcwzakhuegfjdsx
26 7 58-58: 10 vbexzlyujsfkpdtwcmargihqno
26 7 57-57: 8 vshnbzogcpyerjdfklwtiuaxqm
26 7 56-56: 8 ctwznyomehvugrdxjibkaqslfp
26 7 70-70: 35 lkczqxbeighroftdjpysnawmvu
26 7 69-69: 8 rjfnqtluxeidgczhbakwyvsomp
26 7 68-68: 8 guinsxyaertdcbmwvlqpfzjkoh
26 7 67-67: 10 burzfgehonpdwvmilxsqtyckaj
26 7 66-66: 10 kwgsqzayldrthujbpcevnmofix
26 7 65-65:
bfhyptxzcijkegswlmuvnoqadr*13x2 dotuefqxaksybjnvcilpmwzghr*13x2 cfpsjqxzdhlnkmtuagiyberovw*13x2
diwxaklsmouzcepygrtvbfjhnq*13x2 blnqartvejksgpuzfhwxciodmy*13x2
26 7 79-79: 10 vanyocmshjdifgeqktxbuzwplr
26 7 78-78: 8 amitjlcsodynwkqeuzprbfgvxh
26 7 77-77: 8 idmtpnqkvcsbaxgrfzohyjulwe
26 7 76-76: 10 fvzqwglbapceodtxjhyrmisnuk
26 7 75-75: 10 pyfzgsxjhomtkuneivdrlcqbwa
26 7 88-88: 10 aximwrsftlqovynhubdgkcjzpe
26 7 87-87: 8 kvirphnwgedoatmqljbzxuyfsc
26 7 86-86: 8 nogvetsicrxpwzamqkjlyfudbh
26 7 85-85: 10 cmrwtobnzsgvjipdlyqukexfah
26 7 84-84: 8 sibhqumanoxdfzlpwrekvgyctj
26 7 98-98: 10 xrlamwysdtzcpijkqbgfnveuoh
26 7 97-97: 10 pgmtcyvwqzfhxaedrlkujiobsn
26 7 96-96: 8 pylgtbveaxnsdqchfurizowkmj
26 7 95-95: 8 htdsplmvwbrfncuejiqyazgokx
26 7 94-94: 10 tfvzhyuicewakxmoqdbnsgpjrl
26 7 93-93: 8 jxoygviwnmtlfepqhacrukzdbs
26 7 91-91:
amwyceuvbjlrfgsthipxdqzkno*13x2 mnsyahlxdegjcoqubtvwirzfkp*13x2 epszoqtxbfiunrwychjkglvadm*13x2
aemsgkuvjrwzfhpybitxcnodlq*13x2 gmptdexzahoyinsvbkqrcfwjlu*13x2 dkmtagvwhlsybeopiquxcnzfjr*13x2
dnuvlpszghjkemrtaciofwybqx*13x2
26 7 100-100:
eisyfnrucgjpabhxdklvmqzotw*25x1 eiprbcnvghwzajmoktxyflqdsu*25x1 prtzalovhikmenuxcfjwbqydgs*25x1
ghvxcdowfklrbstujpyzinqaem*25x1
26 7 17-17:
cgpwdijxlqsvafrzbtuyemnhko*3x8 eftxghpuorvwjmqybcksaizdln*3x8 behidpvylntzcfquajkwgmrosx*3x8
jnszgkqucoprdfhtimwxelyabv*3x8 aemvchkriwyzgloqstuxbdjfnp +bhmydglwioufpskqtaenrxzcjv*3x8 +gxyzbnswcoteklaipdqrhuvfjm
29 8 19-19: 10 hByksAbgxlazqmnjiewtufpdcoCvr
29 8 20-20: 10 bejmwhzCksAxdvnBalryoutpigqcf
29 8 21-21:
blswdfnCcityhjkrovxBmpAagzequ*7x4 hwyCprsBdijocenAfmuvbkqglxatz*7x4 +cgnpefszkmwqrChtBbvyadojuxilA*7x4
29 8 22-22:
csyCdfopglvwhimzjknBauAbqretx alnrbhwAdjxCeqyBfisvcmpktugoz akyzblmoehuvfrwCgjstciBdnqpxA bcftelpziquCjmwykosAadvgrBhnx
aiotckqvdlABmruxnpswbzCghyefj amBCbjpucnzAdhrsfgkxeiwlqtovy egACikprmntvouwBqsxzafhbdycjl acwxbgindekmhjoqrtyAfzBlsupvC
agpqbvxBceordtwzhklCmnsfuyijA abescdgufmqAhptBjrvznoCixyklw bmuAdfqwelxCghiscptyanvjoBkrz bdnypqvAafhlcgzBkmoxesujrtiwC
knsAbeoqlpuzirxBajyCcdhmtwfgv bcsChjnqdiloagrwfktuxzAmvyepB cfnxqstzgjlAuvwBdmpCabiekyhor apsxcimqbltBdervfoyAgnuhkCjwz
acougqxylmnrehwAbjkpdsBfzCitv djuxakqBlswybhvznotCcrAfipegm adtAqruCcklveinzfjmsbwxgophyB acejflqxghmurstvbnpwikyABCdoz
coswefnBlpryamqzbdgkhtxvACiju jovxamsBnuyzdilAegtCchpbfrkqw
29 8 30-30: 20 cbxhjpomksnwBugyelzqrdiAfvCta
29 8 31-31:
agqrbvxBdtwzhklCijnAcfpemsouy csyCfntxglvwhimzjkoBauAberdpq bhwAcmnqdjxCektufryBaloisvgpz adevflqziruCjmwykpsAbctgnBhox
abfscdgueopChqtBilxymrAjvzknw amBCbjqucozAefiwnpvydhsgkxlrt cejlfgACmotvpuwBrsxzahnbdyikq acwxbgiodfkmhjprlnsuezBqvCtyA
akyzblmpdnoreqxAgjstciBfhuvwC aiptbnzCckrvdlABeghyfjomuxqsw anoAejuxkqtybhisdfgmpvwcrzlBC inqCcopthkmzafjvglswbeArxBduy
cfnsdjpCyzABgitxhorwelmbkvaqu ghnueosBdirvbcjmaklxfpyqwztAC entvbpxzfruAacwBhjlydqsimogkC mnwyilpAsuzCcdekfoqxjrtabghvB
bdnBehpqfltzamrCsvxycgAijwkou egrybtuwfikBmqvAchxCjnzapsdlo knpraeizboyCdwxAgjqBmstfhvclu mpuBgovzefwCadhtblqrjnxciyksA
dfislnqzeowxapryjtuBbcvghmkAC amwAhnosgqvBjklpcuxydetbiCfrz bptzkmsBanuveqyCcgiwdrxjoAfhl dlwybhkrinxBstvCfquAcjmegpaoz
bmoqglrsaeijkuwzhtyAdnCcfBpvx dhjqablBcnrtfpwCsxzAimygouekv acdkbesulmtxgjzCfovynpAiqrhwB dopBmruCafgtcehzilvAbnwjsykqx
bdgAefmnahxCikotcpqsjrwluvyzB dmvzgknycloChipuerABbfxajsqtw gmpxorswchvAbfjkdiuztBCelnaqy
29 8 32-32:
blmpdjtueqzBfisvgoxAknrahwcyC aklobixBcmnqehuvfrwCjzAdpygst abftekpAgmrBhnxyiquCcdvlwzjos bcgudnoChptBikyzjmwxaesflqrvA
amACbjqvdghzlruynpswiotckBefx chrsdeiwfgjykqtxmovzlBCapubnA acxzijprlntvouwBqsyAfhmbdkegC agincejldfABkmsupvxCbwyhoqrtz
avyBbeorctwAfnuzhjkCgpqlsxdim adqrbszCcfopemtyhilAuvxgkwjnB egkBdhlrauzAmptwinoCqsvbjxcfy juvCpsxAcdiBbeoyahkmgrwfnqltz
entvluwxapqyhjABfikzgmobdCcrs fghxrtuybmqBeiwAklnsadvjozcpC flmvabgndosucjqwkrACtxBepzhiy ovwBiqrxgstCdjkpchnzmyAbfuael
syzBjmnrafwCloqAbckthpvdexgiu cgvAmxzCdnwybilpefjshotkquarB brvzacoxgjlydftAnpuBkwCehqims kvxydgqzbhswfopraijtlBCcemnuA
qswxbdhAcuyBkmpzefgravCilojnt dexCabrshpuvgotzclnwkqyfijmAB knsCblxyqrtucjmoeivBdgpfwAahz gkxBbipCdlmujvzAfhnqcstaewory
cghCbfktisuzaoqAdrwBmvxenyjlp ckrvbgmwfouxadjyehlsqzCnpBitA glqvbcezjuwCpsyAinrxdkohtBafm cdiqbnovekuAaptxflBCgjshmrwyz
dfsvbjqBagnumtyChikwcxAlrzeop givybchupqwzafjkrxACemnosBdlt gklAhoyCejrubtvwdnxzcfpasBimq acilkovweqtCdmsufyzBgprhjxbnA
29 8 33-33: 32 upgovxcizsAayfqwbmlnCBdehrjkt
29 8 40-40: 30 hqpgjeavzwcBmdlutrxbyksoACnif
29 8 41-41: 40 khBgutqsrcfdxaAezbvyCmlpwnioj
29 8 50-50: 41 birwAaznqhdpjCBtxklgfmvoscyue
29 8 51-51: 41 zgiAnmtfhuvpscrlboyCBaejxkwqd
29 8 52-52: 51 rxzCsbyamuopkcjftqnAivhBgdelw
29 8 53-53:
agpqcfordtvzelswijmAbxBnuyhkC akyzciwBdmnqepxAgjstblofhurvC gmrBhnwxiquCjlvykosAadebctfpz abfscdguenoChptBkmvwlqAixyjrz
aiotbmzCeghylruxnpsvckqdABfjw alBCbjpucnzAdhrsefivgkxqtwmoy bdwyfgACikprouvBqsxzahmcejlnt acvxbgindfklhjoqrtyAezBmsupwC
auwAcsyCfmtxhilzjknBbqrdopegv bhvAclmpdjxCektugowzanrfqBisy knyzorwAdsBCjmqucghlbevaftipx gkqBjopCbcfAaexyhistdwzmnrluv
kuwxcnosjvzAehmCrtyBagiblpdfq hovBbdgneiqAampwflyCjktrsxcuz ntxAcvwybiuBhpqzajlsdekfmogrC dprugmszfinvbhjxeltwkACoqyacB
fhkrdijylmABbqswanuCcpteozgvx kpsvgotuadhAfxzBcejrlnqiwCbmy cikmgpyAefsuaqrvbtzCdjBloxhnw abkoilrzcqxCenpBfgjwhuystAdmv
egoCfhryaiknbcwzdtvxmpqsABjlu gmvBbdenkquCciyAlpswartfjohxz ehwBimotnpxCdjqAbklycfuagsrvz euxyflqvhnoAabjmdrsCizBgkwcpt
ltBCcekrafxAgjpyoqszbhvmnudiw puzAbfisjrwxdhkmacvCglnoyBeqt aduBboprcghqnsvyjktzwACefmilx bqxBgirufntwmyzCcdloejskvAahp
cjnBeipvhstuaqwylmrAkoxdgzbfC fkpBaelzouvwhijCbgtAcdymsxnqr imnxfgpAatyBhosCblqvckzderjuw clrydotzbfnueijvmABCpsxkqwagh
chiqdgsyjkoBnrtAabmwvxCeflpuz dwxAhjpyeknCbistgmqzcfBarvlou cgwCeqxBfvyzkrsulmptdhnaiobjA cnsvbdkphlxzfmoraquAjtCewygiB
ajnzpqrClswBgktvehmucoAdfibxy ctuxadlCfjqsbegoirwzhvAkmynpB acepduvBgjrxfhtwnoqylmsikAbzC cdjmafkxeszAopvwbhrBglniuCqty
dkszeftAjnuyamoCipwxclBbgvhqr dfilepzBcoyAahvxgqsujkmbrwntC lmqzdegjhkpyruvCbcinfoxstwaAB dmnxbelofgyCacrtkqwAhuzisBjpv
luxAehmwabyzktvBfnpscdCijqgor cmpuesxCdvwyfjrBgizAaklnoqbht cgkxaeiulrsyjotzbdpqfmvhnAwBC bfkuceqvimtydhoBglnwrxzpACajs
cfwzeknrqxyBhjlCbmsAdtuagpiov bcjxeuyAakosmrwBdlptiqCnvzfgh gmtxjlvAiprycehsadfqouwnzBbkC bguBcmsvhiklfyzCajnwopxdrAeqt
bemrdioxchjAqtvCgklwauzfnpsyB
29 8 61-61: 52 krtzaBsmqhwvAgflydnobiuxCecpj
29 8 62-62: 52 xgCwuevptiqBrozbcAkjmnasfydhl
29 8 63-63: 62 vidckwzmAreyuohjnfgslabBtqpxC
29 8 64-64: 42 esktnaomxArhliBjvdfgzCuwbqpcy
29 8 71-71: 39 gyezaCdfqhkBmnxrlsvtjcpbiuAow
29 8 72-72: 42 uiCesxwhjdntlpfavzqcygomAbBrk
29 8 73-73: 63 ofwBqjAnvsxhupmbakidryzctlegC
29 8 74-74: 42 nhArelcwdvykoCfsmiupagqxbjBzt
29 8 75-75: 42 CnzBhfyiebtvkrquAasmjwdgpcxol
29 8 81-81: 71 aolhmfrAztCwepxsuidBkyvgqbncj
29 8 82-82: 42 crnzlAjtCdwgmqxubkoipvysfBhae
29 8 83-83: 42 mhewByasCAbjnvdxfuipqrczgltko
29 8 92-92: 50 aspoxzbmruqygjdftlcBCAnehwkvi
29 8 93-93: 51 gmlqykvapsjcozBrAnehwtCxfbudi
29 8 94-94: 52 suglcmoaqnCwjzfbtydexBvhrkpAi
29 8 95-95: 53 blwetnxscuqzvrAjdfiCkypaoBhgm
29 8 13-13:
epvCainrgmtBoxyAbdhwcjuflzkqs*9x3 inprahxzegqucswBfktyboCdvAjlm ijklbnwAdpBCctxyamuzeosghqfrv
gijwfopqhkmrdlntcvzCuyBabesxA bilyfhuvakwxcmnodgszeptjqrABC
29 8 14-18:
cdhknopzgiwybflqmsxAeruatvjBC*7x4 grzAaefwdsuCcnqxlmyBipvhjtbko*7x4 lmstehkqjnrudfipawxCbvBgzAcoy
kotzaiqrduABgjmChpswflncevbxy rtwycjqAdklCgsvxemouafBbpzhin dntxcizCmqwBopvAbglufkrejsahy
29 8 29-29:
emuwbcoAjkvyhlqrgntCfxzadBips*29x1
29 8 26-28: 12 fnoemisAurwcBlvgqykaztpCjdhbx
29 8 25-25: 12 qCwiclxyvsmgzhpbodjBkrAtaeunf
29 8 24-24: 12 ghqzCjwmupvrcbsfoAnlyadBietxk
29 8 38-38: 9 tiBfqAhsvgbxundCwlazpyckejrmo
29 8 37-37: 9 mwiabclCfotxdrhnzkjyqvepAsuBg
29 8 36-36: 12 sqwogtczbyCevkijfhmrlnxaBudAp
29 8 35-35: 9 ibdungBrpsvowjqfmxkteAlhyCacz
29 8 34-34: 9 dkwBxvocltjmfqegshbanzAipCyru
29 8 49-49:
abelrwxBcgktnoqufimCdsApvyhjz*7x4 eiuBfksAcjtCbnrvgpxyalqhwzdmo*7x4 cgmqdswyafuzikorlpvBexCbjthnA*7x4
afgtlpqshrvBekmncjoxuyAbwCdiz*7x4 flvxdijnbctwghoukyzCasApqremB*7x4 lrwyaotCjknxdmvzgiqsbhpceAfuB*7x4
cdfwalmxbgizjosvhquCntBkrAepy*7x4
29 8 48-48: 12 sdiupnejvxfwtyCAozlmakqhrBcbg
29 8 47-47: 9 cCujyohwixzdAapslvengBtfbkrqm
29 8 46-46: 12 wdcBhxzurmgCtkjpoqealAybfvins
29 8 45-45: 9 hCgdyqxuAwibmnksevtjzroacpfBl
29 8 42-42:
bcejiopxhtvzdfuCayABglqmnwkrs*14x2 clmpdgnwatBCbekziquArvyfoxhjs*14x2 cioBgjuxftvCepyAkmszbrwanqdhl*14x2
29 8 56-58: 42 zcnmAsgpqfldtyCwxurhavbjkeBoi
29 8 55-55: 13 rtczwjyupiagholebdmfxvAsqBkCn
29 8 54-54: 12 ydjufmwgBaACqleocrtxpbhnkivzs
29 8 70-70:
cflweqrybjsCiuABahoznvxgmpdkt*14x2 botxinrBjpzCghkAlswyafqcdvemu*14x2 fgjwlvyAbhBCemtzdiprkqsaconux*14x2
hilwbdqzstuyakmrcegjnoxvABfpC*14x2 ftvwhpszauxyeijAdgmrklncoCbqB*14x2
29 8 68-69: 42 uwfravotzgeAqmldjhnxyCpisBbkc
29 8 67-67: 25 yvCdBgizpakcAqxmfbejuorwhntls
29 8 66-66: 24 gjkihBrulfvsbpAqoatCyencwmzxd
29 8 65-65: 9 ClotnqpduyerxcAaBgwbmszfvkihj
29 8 79-79: 37 ykzadBrhweotgvqpibfnxAljusCcm
29 8 78-78: 36 qyauwfgnmeiCtljbchzrdkABvposx
29 8 77-77: 35 zCbnsgovjtBhakqrAcefxwldmupyi
29 8 76-76: 34 emvguolskbtahqdACfnpzyrwcjBix
29 8 90-90: 42 tmcCvAfkwrjbzshnpiBxqedayulgo
29 8 89-89: 42 zjsgxqiAowfubcvtlCehBrmynpdak
29 8 88-88: 42 bzeCpykhngmiaBruotdxjvAslfqwc
29 8 87-87: 42 pslergdjcCqnbayfothzwukvmAixB
29 8 84-84: 42 bflecyvrAjuswiBqoazhCxgtpmdkn
29 8 98-100: 42 bgrxdjihCctwzosBqlveayfkpnuAm
29 8 97-97: 42 azoBdgvenkbwlpucyAhrCitsmfqjx
29 8 96-96: 42 pqvaeCifgBmohzntdsculwjybxAkr
29 8 23-23:
pvABagjxknrtflwCoquzdhicembsy*7x4 adtuloyCkmwBbcexfnqsjvzgrAhip*7x4 fjmuiovyclqxahwzgpsAdrCbnBekt*7x4
elnsrwyCcfpxjqtuaikzhmBbgAdov rszAkmpCefowdhjlinuvabxgqyctB
29 8 39-39:
bevzaimpdlrscnyCfjkuqtBhwAgox*3x9 aprtegiljoqwhmzBcdnubsxfvCkyA*3x9 ehkpxzABdnqCcfotjsvwailbmrguy*3x9
mtwyajrBfsxAnovCcdizklpbeughq*3x9 hoqwkszCgjxycepAdivBbfnalrmtu*3x9 alsCbpyAcirvnqtBdfuwgkoejmhxz*3x9
hnwxgqstajkvbiouceyBrACflmdpz*3x9 lrsyhmoAaknBfijzpqxCcgtbdweuv*3x9 qsvyacuwfhlAbeozdgBCjkmnpritx*3x9
lmnzfkvwcpruistCaghAbjBdeqoxy*3x9 ekryhijqbmnustzAclwCafgopxdvB*3x9 cgmxefnqdhptjouAiswBabykzClrv*3x9
dmqzlouBbfgCpvxAacjwhryensikt*3x9
29 8 43-43: 1 mzltwoaiACurcgBqysbhxnekpfdvj
29 8 44-44: 2 mzlewoaiACurcgBqysphxntkbfdvj
29 8 59-59:
bmsvclnCikuAgjoBafhwexzptydqr*14x2 ghoqfnuwcpyCadelistxkzAbjrmvB*14x2 jopwdruBhlmxbtvCafqAnszceigky*14x2
eisBkmnAfglroqwzjtuxdvyabhcpC*14x2 hluyacrBpvxCfjswbdoAentkmqgiz glrxowyCchptbfkBdnvziqAaejmsu
bnqsikxzdfuwamprhjyAcloegvtBC
29 8 60-60:
anrugkopbimxcvABqwzCjlsdftehy*5x5 lsxyadpuejAChmwBfiqvnorcgzbkt*5x5 bgnohqryaepCijvwcdkmtuzlxAfsB*5x5
dnzAfikyeqtxbgprahjoluwcmvsBC*5x5 cikCmstAenvBdhprouxyagwbjzflq*5x5 artAipvxcehsgknzlmyBjqCbuwdfo*5x5
bcpughmsfryzjwxAadqBotCilnekv*5x5 flpAdnszgkxCborBijquhtvcewamy*5x5 betwcuxCdgmzjoryklsvfnAahipqB*5x5
eltAfisxjknCoruvadghmqwbcpyzB*5x5 abfneklrciuAghjBdvyCpqstxzmow*5x5 fptvaluBciyzkmqrbhswjxAdengoC*5x5
29 8 80-80:
bdfmapqBgijvltyChowzcsAeuxknr*4x7 alrycjmBkszAbivCehopdftquwgnx*4x7 aefhbjkotuyzcmxCnqswdlAivBgpr*4x7
gnsxhotCiquwdlpvacejfyAkrBbmz*4x7 achBefjudrtxinozklvybmqgsApwC*4x7 hmvzcfiCdptynquAelwBaorbgjksx*4x7
bxBCgjqtderuamsyclvwknpiozfhA*4x7 dsxAehpycfnBgjwCiktzbrulmoaqv*4x7 aflxrABCcdnqejkzstvygmohipbuw*4x7
dlxBfgtApszCainweoqrhuvkmybcj*4x7 aoqunwBChpxAdimsbctzefygkrjlv*4x7 behqglpCdfijkmtvsuABcnzowxary*4x7
ciqtjmvxboyBegwAadpzhlCnrufks*4x7 akvzlmqyhnsxegiAcfoBrtwbjudpC*4x7 crwybhitlmnBejsCadgvuzAkoqfpx*4x7
notyguzBfipvabexhswAkmqjlrcdC*4x7 gqrsmopzhjBCafyAbkltdvwnuxcei*4x7 ajtBimrybfoqesvCklwAgpxdnzchu*4x7
fjsBgmqtbopwklrxcdiyenvaAChuz*4x7 hjlnxyzAmruCcgopivwBaekfqtbds*4x7
29 8 85-85: 42 uzlBwfakAxrqcegiyshpCnotvmdbj
29 8 86-86:
ptvBabexkorscgjldfqChmyinAuwz*28x1 drxzbeoycltuijkvhnqsgACapBfmw*28x1 djmBanovcqxChiyAbgswfrulpzekt*28x1
chiBlmsCfyzAakqvbdjunrtgpweox ekswdgrzhlopbfnvcmuyqACaitjxB
29 8 91-91:
dfqshmpCguwBnrvybiozacjektlxA*7x4 ktvBafjCdhoxcqwympzAinsbelgru*7x4 atyzbhikcmwAflpvdjosquxerBgnC*7x4
fxACjpyBeluzcghvdmqrstwaiobkn*7x4 gjpvbchnilqBdmsCaftuoyzexAkrw*7x4 opwxbdrymtuCcfnzehABaklgjviqs*7x4
dglyeqzCbjwBhkoxfmnpaiAsuvcrt*7x4 ehwxdtzBbjmqagnpikoyrvAflCcsu*7x4 aktyglnAcepxbduBfhirmvwqszjoC*7x4
hiuzcdgpenvyrwBCabosmxAkltfjq*7x4 jvwybgsxdeuAhinokmrzpqtaflcBC*7x4 cdgiavxChkmpbeuyoqrsjnAftzlwB*7x4
jnrxefpwkuBCaglzhostimycdvbqA*7x4
30 8 21-21:
hptAnuyDbfoCadekciswlmqzrxBgjv*3x10 einwhkxDoqryfuzCdlpvbcmAgstajB*3x10 iqrCclnsftuzdjkyexADgmpBabvhow*3x10
amrCbdeiltBDgnouhjsxcpyzfkqvwA*3x10 +btwzgkABalqujmyovDfipdnxchresC*3x10 +bsxBafmDlrtwcqvhnzjkoepugyAdiC*3x10
+fpswckruemqxjvDahiblyABCdgznot*3x10
30 8 31-31:
apxAciouetyCgnvwjkrBbdlzmqsfhD agsucrwzekoqhipylmtAdfnCvBDbjx adtDchnqbgyBirsxfkwAmovCjluepz
alnocfvxehjsgpqDdiABktuzbrCmwy ackyilqChmuxdjpvfszBbowDegAnrt cemBgjozknsDdqxyflprbhtvaiwuAC
ahzCbcsAelxDdgmrnpuBjqtwfoyikv cjCDdeuwfgitbkmplsvyhorAnxzaqB aervimzDbfqujnyAotxBpswCdhkcgl
afjmbeingkxChlwBqvzAruyDcptdos apxybinuetzDfovwjksCcdlAmqrghB afrubsvAejnqhipzlmtydgoDwBCckx
adtBbhoqcfzCirsxgjvymnwDkluepA alnobgwxehkrfpqBdiyCjtuAcsDmvz abjzilqDhmuxdkpwgrACcnvBefyost
bemCfknAjorBdqxzglpschtwaivuyD ahADbcryelxBdfmsopuCkqtvgnzijw bkBDdeuvfgitcjmplrwzhnsyoxAaqC
aeswimABcgqukoyzntxCprvDdhjbfl agkmceiofjxDhlvCqwyAsuzBbptdnr aowzbinuesyDfpvxjltBcdkAmqrghC
afrubtvAejnqgioykmszchpDxBCdlw acsCbgpqdfyBirtwhjvzmnxDklueoA aknpbhwxeglrfoqCcizBjsuAdtDmvy
abjyikqDgmuwcloxhrABdnvCefzpst bemBflnAjprCcqwyhkotdgsxaivuzD agADbdrzekwCcfmtopuBlqsvhnyijx
blCDceuvfhisdjmokrxygntzpwAaqB aetximACdhqulpyznswBorvDcgjbfk ahlmdeipfjwDgkvBqxzAtuyCboscnr
abcdefghijklmnopqrstuvwxyzABCD
30 8 52-52: 21 pfcwmxszkqbidgDCueonrBjthlAyva
30 8 62-62: 31 ubviBjknrqACfthoydwcapsmgeDzxl
30 8 83-83: 31 pfcwmxszkqbidgDCueonrBjthlAyva
30 8 93-93: 62 gCAyvanxwkBzqoDdisbtpufljmehrc
30 8 13-13:
imqrdenvltwCbfkAgouDacjphxBsyz*4x7 dwxzbenCasvAhoqrgjkycitDfpulmB*4x7 bjmxflyDagzCehtunopBcdsAirvkqw*4x7
rtyAuwCDcegmqszBaikndfhpovxbjl
30 8 14-14:
bnqtekyCcgiljmvzaxBDhopArswdfu*3x10 hszAfrxCdmntcpyBaiuwjkoqegDblv*3x10 nvxyfipwjstDabdremuAgoBCckzhlq*3x10
fgvAemzBjptCcdksblwDainohuxqry*3x10 buABcdilfgmphkyzrtvxqswCajoenD cgvAipsulnwxamyBbtzCfkordejhqD
30 8 15-17:
gklwdtACcemvfjyBnpxziquDorsabh*5x6 ikvBaqxycloDpuwCefjrdhnsgmAbtz*5x6 ehqvbknDalrtcdxCipsymuwBfzAgjo*5x6
adxBbgjChlsycnuDfoptimvzqrAekw bemyiklxszCDcfqwjpABgnovatudhr
30 8 18-18:
fhjsakrwmqtuenoBbdgpcxyClvDizA*6x5 gjuzehyBbcivaoswfmpDkqrAntCdlx*6x5 twCDbenzarsxflyAgqvBijmochpdku*6x5
30 8 30-30:
eyBDfkoqhrvzgpwCiltuabdsmnxcjA*30x1
30 8 29-29:
blrCdmtueswAcgzDajophiyBqvxfkn*29x1
30 8 28-28: 16 wtyBbvDkCmrijsxnzfqAlcueogdpha
30 8 27-27: 9 xonpBvfACtslqkuhcgijbyzmDeradw
30 8 26-26: 9 neBuqxsADjpogwChzvbdrfcyatlimk
30 8 25-25: 12 hBAjsoeulwydixfpDCzgcvaqbrkmnt
30 8 24-24: 12 bjflwqgmcCDvBadozxsAyinkephtur
30 8 40-40:
bglmjoyzqrsCachidnptfuvDewAkxB*10x3 jrszghkAaotydnwBclpxbiuDeqvfmC*10x3 dkpyegmvrtwAfjnxcszDaloBbhiquC*10x3
lowDgvACfjzBbnqtaruxdkmyhiscep*10x3
30 8 39-39: 9 jixvwypgsmrkdquAConcahzDBletbf
30 8 38-38: 8 caprkCefDgqojAntwzxvuihmsdlyBb
30 8 37-37: 7 ucgrqvpiCBtajshfwxzokdeAnmDbly
30 8 36-36: 6 jimrcspafehqvxubtklAgDydCzowBn
30 8 35-35: 5 nbAcklmpsyvxwqtezgoriaChdfBujD
30 8 34-34: 4 uldpAjtomnxwgiekhsaDrqCBfvyzcb
30 8 33-33: 3 rznvdDahiAgeuBsqjftybplkcCxwmo
30 8 50-50:
dlrubhxCcefsijnvatyAgkmpqBDowz*10x3 stxylmvzhkuCcfABbnwDaegqijrdop*10x3 afhmejkrdqCDguyAptvwioszblncxB*10x3
ciuBmntyhswzbjqCakpDelrvdgAfox*10x3 ckmCtuzDefyBbpqsgirwadjxhoAlnv*10x3
30 8 49-49: 9 ujqnCxgaBwypeldmhsfzbrkcDitovA
30 8 48-48: 18 ayzbxdifeAcmwskjqhCnuDlrvpogtB
30 8 47-47: 17 BncjsvpbxoqlrauhdifkCetmDAyzwg
30 8 46-46: 12 ukxhgtBzsoCfynDebcqrpjmwAadvli
30 8 45-45: 12 DgvdtbrwejcBmhnlCqzauoxApisfky
30 8 44-44: 14 yadpngBwbsxvekqmojifAcDClrtzuh
30 8 60-60: 30 bCzksrnedwvixpoctDhquljmyaBgfA
30 8 59-59: 29 twolBvyxfqrupczAngkeCbsDahdijm
30 8 58-58: 28 nypasbjeuomclrzBhxfqAkgdCDitwv
30 8 57-57: 27 cywrilkuoesztphgfvCmDnqbAdBajx
30 8 56-56: 12 voukafwnejspgldycDtbrAimzCxhBq
30 8 55-55: 25 afeDvlthzsbkminypqrCouwcxAgdjB
30 8 54-54: 24 fxcsvDikAeoBqtnmzChwrdujlapgby
30 8 70-70: 30 eAzxCnfyvhgalwomcbtjBiqDrdsupk
30 8 69-69: 30 ovjdnxuChgtzeDfkapiymcrswblABq
30 8 68-68: 30 ACokfBupzschweablxqtimgnDdjrvy
30 8 67-67: 30 idectfquxoapjnrhyDwgBvAzkCbmls
30 8 66-66: 12 BpfuCnkaehobxwsqmylgrvAiDjztdc
30 8 65-65: 30 tjugDfawzBximevlkdyohsCqcnbApr
30 8 80-80: 30 kfogiedtCDrjsplBvhcqxwAmbyunaz
30 8 79-79: 30 hCDaBwoxpfezsvrbitdjmucnkylAqg
30 8 78-78: 30 pslajgyfbwxDchvdiqurzktoCeBmAn
30 8 77-77: 12 xbDoiztmAednvjfCqgBycralwkushp
30 8 76-76: 30 lCxprbotjcykeAiBwdquasnhmvzDfg
30 8 75-75: 30 qrjtilyAhxcsbpzDevgwkCdauBonmf
30 8 90-90: 30 zlbaihAjwBpcdyegvunstqDCkoxfmr
30 8 89-89: 30 aoCkifrABwjuvdmDexhzcsnpltybgq
30 8 88-88: 30 dnwvakDBcyuAfpzxqjiCrlgbstmohe
30 8 87-87: 12 zvtigmjrqxphsAfadkDoBcubwnlyeC
30 8 86-86: 30 BcAfhDnkwgtsmirxlauqvjCpbedzyo
30 8 85-85: 30 dyzurpthbmnwsjDofAciCqlvxagBke
30 8 100-100: 30 sAyxfDdhebwuBCrqnplgckjmoavtzi
30 8 99-99: 30 mzgbBqwvecAxpksarnoftjldyDCuhi
30 8 98-98: 30 desljABihkunfybqovpatDgrmwxzcC
30 8 97-97: 12 djqpybzmsrAuiwhDeknltaCBcogvfx
30 8 96-96: 30 fDohcsabljxrzBiuyAqmwvdktCepgn
30 8 19-19: 9 vfAgbBnaspyjtxhlrwDzimceuqodkC
30 8 20-20: 10 bcAxfBvzseCwtgjlrpaDioyhuqmdkn
30 8 22-22: 11 bcAxfBvzseCwtgjlrpaDioyhuqmdkn
30 8 23-23:
glpCiqsueovxhmtBbryDfjwAanzcdk*7x4 kwyCimnxcfhqadlzegABprvDjstbou*7x4 djnDowyzgiqAeklrhsxBabptfuCcmv*7x4
kqrwopABmstyaclvbdgxefuzhijnCD adfwmBCDbntzhkuAjpqvlrsxcegioy
30 8 32-32: 10 ozDxtcnwvpBuyhAarmkdgsijeCfqlb
30 8 41-41: 11 qyrwfpjdeozAuDtmgakxcbilvBCsnh
30 8 42-42: 10 harwevmqpxdbcjCotliBfskAnugzDy
30 8 43-43: 1 jbAgftwdneCpBxhlrvqDiocsuzmaky
30 8 51-51: 10 cfAxbBvdseywtghlrpDzionjuqmakC
30 8 53-53: 11 CDAjbxpcaoedyqkirvszlmBtufhwgn
30 8 61-61: 10 hkAxbBvcseCwtgnlrdDaiojfuqmpzy
30 8 63-63: 10 cndovxuDAmCephygrsqtwjilzafBkb
30 8 64-64: 22 wucCAfBszlnbtvDorxjaqeipmhdgky
30 8 71-71: 10 vDAgbBjcsdkftxnlrwazimheuqopCy
30 8 72-72: 30 eryBbCoDavshqwlzfgAtpdcjximnku
30 8 73-73: 32 myieajuCzvcxqbfBdwshnlpDorktAg
30 8 74-74: 1 bcAnkhwaseulCxgprvozqiBjfDmdty
30 8 81-81: 10 bcAxfBvkseywtgjlrpzDionhuqmdaC
30 8 82-82: 10 bcAxfBvzseCwtgjlrpaDioyhuqmdkn
30 8 84-84: 11 cfAxbBvdshkptgjlrwazimneuqoDCy
30 8 91-91: 10 wngyAptkBoebDjhlrxmzqaivucsdfC
30 8 92-92: 10 fcAxbBvzseCwtgjlrpDaioyhuqmdkn
30 8 94-94: 10 gycorbAnxidqstwvClkejmaBupfzhD
30 8 95-95: 22 tkApjBlcvzmsnrdqgyoDaehxuiwfbC
32 8 13-13:
abdkhwzAmquvjpsDflrEixyFceotgnBC*4x8 dyCEelmxbouFiprzahsvcgkwfntDjqAB*4x8 jnwytvEFcrsAkluChimqbgxDaopBdefz*4x8
egikqszBcyADrtuwfhvxajlFdmoEbnpC
32 8 14-14:
alrDhmyCegkncjzEvwxAdfpsiquFbotB*6x5 gluwdeyFakoxfivBjntEbchAmpCDqrsz*6x5 fmntgjADhkyBbesvoqEFcprwilzCadux
dgxCemoqltwBahsznprFuyDEbikAcfjv
32 8 15-15:
blnrostBfyzDjwAFdkqEagiphvxCcemu*6x5 bcgyaxDEepvzjnoCkluAhqtBdrswfimF*6x5 abuzcfhDmtwEgjvAeqsFilnBoprCdkxy
hksvmpyBjrzDclwxadgifoqubentACEF bkvwyBEFfiltgjuxhmpsorADnqzCacde
32 8 16-16:
befpdiuyhlszacCDqwxAktBEjmrFgnov*16x2
32 8 17-17:
orzEbkBFciyAhnquefgjdlsxamvwptCD*16x2 cjlAdksvbiqtenCFgpxEhowzaryBfmuD
32 8 18-18:
esyBditxfhDEopzCbkuwnvAFalqrcgjm*16x2 cktBairzjlACbdsufhwygoxFnpqEemvD rvzDquyCswAEbfjntxBFdhlpaeimcgko
32 8 24-24:
hwyApqtxjlmEiszBcfnubgkravDFdeoC*8x4 bfrCgnsuchmpkoqxajADdeiwlBEFtvyz*8x4 bpsBactCelvAdfrznowDgmqEikyFhjux*8x4
32 8 28-28:
fjtudeqvgoBChszAklwEanxyimprbcDF*4x8 aopvcelmbdsFgitDqryAfhjzknwCuxBE*4x8 ahuFbqtxjswEmACDiknvcefodlyzgprB*4x8
cgnzhvBCdejpklrAfiqEasuDbmxyotwF*4x8 hirtfkyEdeluagmqopsxvwzAnBCFbcjD*4x8 ehpFborEdiswanqAcjxzfuvBltyCgkmD*4x8
dhBDqwCFfgsunpryaekzjovxbcltimAE*4x8
32 8 30-31:
giqvawzAfuyBjlmDeoxEkrsCbdhpcntF*31x1
32 8 29-29: 1 gChiustBjpDfcFxznqyEobawdvlkrAme
32 8 27-27: 9 vrDnblhqijFpcdEfoatCAyeBzgskxumw
32 8 26-26: 9 xAgbtwrayuifDFnkBCoqlhjmvzdcEpse
32 8 25-25: 1 ljvzhaEDdmfrpiFuBwbqnyxosgktcACe
32 8 54-54: 24 vFesghEqDmduwBozCtfxjkbyaricnlAp
32 8 19-19:
bjqwcmtFdfovaekChiprguADnxBElsyz*3x10 fluEepxAjwzFagtDdmqBnoyCchksbirv*3x10 dsCFgvzBakmpiloAbrtEcfnwehuyjqxD*3x10
juxCltwBksvDyAEFegorfhmpabczdinq +adiFejlsbkoymtuvcgCEfABnrDpqzhwx*3x10 +npDFgkozabswfrtyelqEcdAimuhjvxBC*3x10
+lrxFafgCpstBcqyDijkmvAEbdnehzouw*3x10
32 8 20-20: 10 dcjgyCADtubfEsxzkmqBaFipwhvrnelo
32 8 21-21: 10 qjkalCeovFdAtzwbysBrphgxicuEDmnf
32 8 22-22: 1 kmvACBiEFgwsyfjdrczlaeqoptnhDxub
32 8 23-23:
ahlzorvBgjtCeqsucixDfkwFnpAEbdmy*7x4 ghoudpqFcefyiktDnvwEbxACjlmraszB*7x4 aejrmpxzbhisktyBfgoElqvCdnwFcuAD*7x4
knsBCDEFghpwcflvaioxmqtzdruAbejy ajqxckrzdglsbipyemABfnuwhotvCDEF
34 9 23-23:
agBFcmAHdstvfjlrhikzoDEGquwCbpyenx bhCGdnBHeltugkmsaijApwEFrvxDcqzfoy ciwDeoCHfmuvahntbjkBqxFGlsyEdrAgpz
djxEfpDHglnvbiouackCrwyGmtzFesBhqA ekyFgqEHhlmocjpvabdDswxznuAGftCirB afzGhrFHimnpdklqbceEtxyAovwBguDjsC
bgwAisGHjnoqaemrcdfFuyzBlpxChvEktD chxBjtwHkoprbfnsdegGvzACmqyDilFauE diyCkuxHapqscgotefhwlABDnrzEjmGbvF
ejzDavyHbqrtdhpufgixmBCEosAFknwclG fkAEblzHcrsueiqvghjynCDFptBGaoxdmw ++alwHbmxcnydozepAfqBgrChsDitEjuFkvG
abpulmtvhjrDefiCgzAHcqxyksBFdownEG ghitduGHcmnpbCDFjswxkoqvfyABrzEael nuxFhlwzaotGgmBCfpqrdkyEbjvAcesiDH
ahqBnrsHiluExACGbcktevyzdgjpfoDmwF iknAacfwehFHjlqCgouydsvDptxzbmErBG ajyFbiornwBDkpCHhvxEdfmzqstuegGclA
ipvBcgEFamrAtwyCdenqbszGfhkulxDjoH dtAFeoxBcijGruvCakzDfglsbhnymqHpwE juzBqADElopFcdhCimsybfxHagnvkwGert
hpsAejkmtBEHnozCfvFGbgqwadixlrycuD fjntpyDGeuwAasCEbdlBgkrxiqzFcvHhmo
34 9 24-24: 12 qxsEvhGgAypuDicCzlnkdtoawHbBrfFmje
34 9 35-35: 12 terqboapcskxwgjiCndlymBhAfvFzHGDEu
34 9 36-36: 24 GazthiqgCArwjeHvdplfkDmoxuFyBsEncb
34 9 46-46: 34 nlsrFmityhokDeGpqEfzuBvbcACwHgxajd
34 9 47-47: 12 jCuifGmvDlFytaokcHpdsgzxebABnErwhq
34 9 48-48: 36 bzyDfecoaqmFBiGspHjhnlEgkrwCvAdxtu
34 9 57-57: 45 ymdEapnkohcqliAueHBgDvwFCjfxzrtGsb
34 9 58-58: 46 sedoxqtubvzkfGFBincEwrhypmjCDglHAa
34 9 59-59: 12 txAdDkrHysFlunwaoEjgfpmhvbGiqBczeC
34 9 60-60: 48 eyhGFmkqwaDBgcrvlHdjCfbzuntAosxpiE
34 9 69-69: 57 AfbEetakmxHpuvGrjodCqFicglhyzBnwDs
34 9 70-70: 58 cfdvgEtpnimqzyFkHsheGCBaDrxolAbwuj
34 9 71-71: 12 jrECvmFqfiwDsblgHGdAtzenhyBaxpkouc
34 9 72-72: 60 bjfrBhHtyFxvpAEGcogzaiDdeCqsumlwkn
34 9 80-80: 68 bAcDgiuFysljhxomdzHrwBaCGpnekfEqvt
34 9 81-81: 70 eyroAktagxniClwmdpFcuEvqhBbsGzfDjH
34 9 82-82: 70 CsrxEgltbAHuekBFzfnwDdmaiohqvGjypc
34 9 83-83: 12 hwodvACmcsHtEpaxlrzqnByuFkjiDbGgfe
34 9 91-91: 79 jqrwlxyEpDmcCHGkzFubfABintsgadhove
34 9 92-92: 80 zopemktcDfgHyAjEradGxnbCBqluvsiwFh
34 9 93-93: 82 hmajitECBAFlybfsHnpGcgdDuroxqewvkz
34 9 94-94: 82 oAhqHnGvauxlkCtbwmyzcBEidfrpgFjsDe
34 9 95-95: 83 GnvgBrqftDHisEmuhydkblAazocpFwCexj
34 9 15-15:
ctAGjlxFavzEgkyBirsufhmHbdeCnowpqD*3x11 qrwEjkmuaipHoBDGesxzbfvyghnAdtFclC*3x11 bitElpABdxGHagwChmvFefnuckqsryDjoz*3x11
ouzAgnqDkyCHaiFGbcmrflpEstwBdvxehj*3x11 sCGHfgjrehpwakoFbnxBiluvdADEmqzcty*3x11
34 9 16-16:
ortGnBDEcuwHiklsbgjmdhqzefxCapAvyF*11x3 hmxyjoAGdlEFktuBgipwerzDbqsvafHcnC jsEHimvDaqrzglABdnothuCGcepxbfwkyF
agxGkprBcstEbAFHejuzdiyDfovwlmnhqC ikwHdeuvgtzFmpqyhrsAcBDEjloxfnGabC ltuvfkAEijnzemFGcghwdqyCbrxDopHasB
34 9 17-17:
agntkmsxcquCefAGrvyHbjzBhloFdiwpDE*17x2
34 9 18-18:
bcnEemtwgjqsdfvCpuzDkorxlBGHaiFhyA*17x2 quyBcdehstACjlnpabfgwxFGkmoziDHrvE
34 9 19-19:
bmAHirsuceqEfoyDghjnlwCFdtvzpBGakx*17x2 gptCafxyclsBouvEbjnFhimGdeqwzDHkrA notGkpsFaemuijBClqrybfzAghDEcvwdxH
34 9 22-22:
gsDEabdretAGjyBFpwzHfkmxiquCnovchl*11x3 cjxzaboFlmACfhpyeuDEdkvHnqsGgwBirt*11x3
34 9 20-20: 10 rjdDltGpAenbuxiCqkavEBcFwgHmhozfys
34 9 34-34:
mtuAklEGbhxCiozBdfsHcpqwajnDegFrvy*17x2 akmyrswFefxAilqzdntCcuDEpvBGgjobhH*17x2
34 9 33-33:
gknwefmxouzGchlHivyDprsFbdCEajtqAB*33x1
34 9 32-32: 10 wgocdjbGhEqAniptyuBDeFavfmCrlsHzxk
34 9 31-31: 9 DAkbthpfsucEHnGvrmiadxBzwgCoeqljFy
34 9 30-30: 8 elFBAunbhCmjDaqkxcovEtgHwpisrdfyzG
34 9 29-29: 7 CgdmfHGrnhqvsFkeBzjuoDlAEtxywacipb
34 9 28-28: 6 mAstzfxvEyljdikgahCrHcweDuFnpBobqG
34 9 27-27: 5 hAkisHvwexqbamGcpjEfBgdrylCuFtDonz
34 9 44-44: 10 ApbCGrHFxEjqhofveBcDukytzadswimlng
34 9 43-43: 9 jwkgHiamvtBlqyxphCDczEuFdfbAnsrGeo
34 9 42-42: 8 bGDzonclrjpwtxHyugAqCFdiBvEkfhsema
34 9 41-41: 7 fCroHglcBFpkGsDybijzqwhuvmAntEedax
34 9 40-40: 6 ibFcjekrunwAmHlEthCyxBgvzsfpqDaoGd
34 9 39-39: 5 xrHCgcEpidzGwetfbvnlumhqoFaykBjDAs
34 9 38-38: 4 cChaADbgmeBjsvuFlErGioytpdfwqkzxHn
34 9 56-56: 22 AyhrxDmaisgHuoGbEBjfFCklqctevdzwnp
34 9 55-55: 22 GHhirBwumDdtoEpCxvjbAqsFezlnfycagk
34 9 54-54: 20 zraqoFjCitpekxywucHhDmsBlfgnbEvdAG
34 9 53-53: 19 oxmwFkfGvglCAyDtqcenprjszduHBibhaE
34 9 52-52: 18 ugyxrtzFqBlwcoisjCdHkhvAbaGnpfDmEe
34 9 51-51: 17 kqsjeaptrxgzocinwdFEhGCvybDmBHlAfu
34 9 50-50: 16 qmgljkfszayGcoBuxrDptFHEwbhidAeCnv
34 9 68-68: 34 qahCczEGysitbvnxwBHfeDkldAmrFjogup
34 9 67-67: 33 FtAmguickzrpBoEdehDxsnHvGCjayqwlfb
34 9 66-66: 32 wbunsAajevGDBFrdomqpCHfhEgizytlckx
34 9 65-65: 31 BfAldycjpgrhbeqzviakmGxnFDEoCtswuH
34 9 64-64: 30 DnhCgFEHcjblweuxAmayzrsfvdBktGqiop
34 9 63-63: 29 CFmfpzbdsEovauwengkDcjtylBrqhixHAG
34 9 62-62: 28 meankxdswEfGvgtqlzBHiphAyjFDuCcrbo
34 9 61-61: 27 mgEpzfFAuCsacnlowbedBrxjqytGDikHvh
34 9 78-78: 34 khtfBAnCrGHjaedqygpowDsbxviEclumFz
34 9 77-77: 34 tFdihgDBcjvauebwlkryfAHCoGqmxEnpsz
34 9 76-76: 34 sHbhrBixjFGmcnfvtoeCyaqkplDAuEgzwd
34 9 75-75: 34 fHBajgxrnimczCqtbEeopdlAsDhvuGkFwy
34 9 74-74: 34 yCHFeavEruidhAmtBbnjpxDsGgzqlckfwo
34 9 73-73: 34 jgDuhkcborFmaCBGwHAzlEydnpisxqfetv
34 9 90-90: 34 zAdnwamFBpiobGDvjuqCEHserylghkfxtc
34 9 89-89: 34 lhnrADctsguEpFyekxdHBzqGfaovCbiwjm
34 9 88-88: 34 oirdqHeEyGBsmhvFgCbwDzucxAnakpftjl
34 9 87-87: 34 bvfGqDhknFgutoCwrapsBzjHyclixAmedE
34 9 86-86: 34 wuapGelijhfHydtDqrsnBoCzbFAcEvgkxm
34 9 85-85: 34 bjmxtvzlgaeHyFurfCpihokwBcGsAqDdnE
34 9 100-100: 34 DGkvFmcxglheqwpjBAytbnsCuazrHEiofd
34 9 99-99: 34 wqvDAoHngdzbmfBEsycpFrjkhiCaleGuxt
34 9 98-98: 34 duwmhxtFlADvrbEBefpqjcHGkzyCsgnaio
34 9 97-97: 34 cqfvhxmgarktoHBsFdGnECbDzlweApujiy
34 9 96-96: 34 ilcEHCFrqzvgosAkmyfBdwxtDpGjhbuane
34 9 13-13: 2 mvwDEqcsliuCypHkdfgeBjFxobzGrhnaAt
34 9 14-14: 1 tqHCxegDlGujfohwiBnrzEmdvAcbFksyap
34 9 21-21:
bgpqdouCfjmHklzEchiArwDFanxGtvyesB*3x11 djntaehCimBFfzEGbwADoryHgsuvkpqclx*3x11 jDEFeizCakrsdmqyhlpHbcAGfvwBnuxgot*3x11
hivFboqxkpzBcgjlwyCHderAstDGmnuafE*3x11 vDGHejwAcfnohmBCaglubrxEkqtFdipsyz*3x11 cpCDlnvybfjuegFHiorzdhtGqswxaABkmE*3x11
opyFadfxeqtEbcsHjnzBivAGgmrChlwkuD*3x11
34 9 25-25: 11 hrwcjozielDFAubGadmCEfxBqvtnHgspyk
34 9 26-26: 1 nthrmoDszGglbfFakBuceCjdqxEHiyvwAp
34 9 37-37: 11 FobpGjmrxyEkqCwaigutnsHDhvcefzlBAd
34 9 45-45: 11 AdhqFzDstGjlfbxHCBgrvEyukicmaeownp
34 9 49-49: 11 bexHFthsaqvrnudzogCDfwymGkAljipBEc
34 9 79-79: 11 edhwqzbsFGjafAlHrBnCxDkuyicEgvomtp
34 9 84-84: 11 GzmHlACBrptgfsvhioDcyEFawkxuqendjb
36 9 23-23:
agBFbpyJcmAHdstvenxIfjlrhikzoDEGquwC*11x3 +++alwbmxcnydozepAfqBgrChsDitEjuFkvGHIJ rtxDknuAbdCHefgwaoqsizFGcmyIjvBJhlpE
klyJdhmnforHgqEFijsAceCDbxzIptuBavwG dpvIbfnGjlqHiwCEmsuDgoxyckrzahtJeABF afzBenqriuvHowDFbhsyjkEIcdlxpAGJgmtC
cqtAgilnhBDHjyCFrsGIduwzfkvxaempboEJ imxJnvDEtyGHouCIelszcfhFdkqBabgAjprw bkpDnwyBeHIJhjozcgsvqxCGdfitmrAEaluF
adryntFIgpzHcjuGsxBEeikofqDJblmwhvAC flAInzCJacEHehuxkstwdgjDipqybrvFmoBG mqvzcnopwxAHghkGdsFJfuyEaiDIlrBCbejt
bciBajnxkmFHdeEGfpsChqwIyzADlotvgruJ
36 9 58-58: 35 nojpDtixbgIArhzFkCyBeJvcHdsamGqufElw
36 9 93-93: 70 bJadHeszoxjvAqcuhtFCfGnglIBripDwkmyE
36 9 14-14:
epsJrwAFabcDgtxzdkCHnBEImuyGfilvhjoq*7x5 bmsIjnvBqAFGapwCetuEdgiycklohxHJfrzD*7x5
36 9 15-15:
boqJcrtvxyCEasuGenAIdhzHgiBFfjmwklpD*5x7 ceBCintymuFIsADHbhlJfopGkwzEdgvxajqr*5x7
cqyAhpvBerGHdfiIglnCabmwotxzjksFuDEJ*5x7
36 9 16-16:
mszAdnyIqvFGabcEfluCghxJejrBotwDikpH*4x9 vxADdgsBbkpChoEHflnFairuejtJmwyGcqzI*4x9
cjyJbmovdepDfhnrgwAFitzBqsuHlCEGakxI*4x9 cenzbfBDixyCloprgjkustEFAGHJdhmIaqvw*4x9
36 9 17-17:
dovxquEFprzIfhswglBGbeyCjkmDiAHJacnt*7x5 lvyIbnpqsuxFfioBmrzAcjtJghDHakCEdewG*7x5 muBDikpAclsIbjrHdwyCeftJaqxGnovEghzF
fgwEozAHdhlpijqBaevDbmtycnuIxCFJkrsG vwHJjsxzdkmrbegulqtCABGIaciyfhnopDEF
36 9 18-18:
atEIilACgqFJhozBcdkymuvHbfrDejnspwxG*18x2
36 9 19-19:
aewxbstziloqcCGIhvyAmBHJfgrFdjkEnpuD*17x2 ajnzboAEdksxeiuHhqBGlrtycmIJgwDFfpvC bvDHelBFcrzGfkoJjqwyaxCEhmsudipIgntA
36 9 20-20:
fCFIegnulszAcimHdkptovyEjqGJarxDbhwB*5x7 giqvacdfhADFpxyEjuBCnwzJbrHIkstGelmo*5x7
afpweirIhjkvxDFHcgnBotzJlmuEdqsAbyCG*5x7 esvxcdwAntCHoqzBfjkGauIJgpryhilDbmEF*5x7
36 9 21-21:
egpEcnBGaijshmtxlryFvzAIfouHqCDJbdkw*7x5 bnBEgjkHaruxfilJpqsGeDFIhmowdvzCctyA*7x5
befvckCFdjprloxGhyDEimqInswHuzAJagtB*7x5
36 9 27-27:
adAHhmqBgoFGbwzIfjuCnstycrxDiklvepEJ*9x4 bksuxCDIdehwgyAHacEGiprFflzBnoqJjmtv*9x4
bcpyovADhxBIafiHegqujwGJstCFmrzEdkln*9x4
36 9 28-28:
aprAfgtEevwHbmnCcijslyBGhkoFduDIqxzJ*7x5 bfgFqrwDcjzJinyBdopxaktEhCGHemuAlsvI*7x5
lADHmrBFftzIbhkyejGJioqscuvxdgnEapwC*7x5 sCEJkmqBfruzcxFInyGHopADghitabdlejvw*7x5
36 9 30-30:
gwBEcjkDdfzGbqAFastvhloxerCJimuynpHI*6x6 eovEfyDHsuBJdgjAchzFalpGrtCIiqwxbkmn*6x6
jlwGbkpJafDIitFHcegumvyBrxzEhnACdoqs*6x6 gsIJeixylwBCmnqEfotvdruzabAHckDGhjpF*6x6
beptvFIJcijodknxqrwDhzBHguyGalmCfsAE*6x6
36 9 34-35:
mCHJyzEIeoqBfijwbgrGdlDFapvxcstAhknu*35x1
36 9 31-31: 10 qEyGDxFrmnpkhfbBascloJIeHzgiCjvAtduw
36 9 29-29: 1 pBncoxGtburdlsDivJwFjeaEfIkHqCymzhAg
36 9 68-68: 34 CGlDdnAxfowivebarctgmEIFjukBsJyHpzhq
36 9 13-13: 1 HflDACBdcowJhEbgvItjmGxFarksziyupenq
36 9 22-22: 11 fAlkzjbcnowivCBEaDtgmdxFIyJGHrshpeuq
36 9 24-24: 12 HflDACBdcowJhEbgvItjmGxFarksziyupenq
36 9 25-25:
abkqfpxJtvyEuwAHjnzDdimIelsBghrCcoFG*12x3 jvyCrsxFbdquflnwiEGHhkBIaezJcgopmtAD*12x3
dhDHblzBegEGfjFJoruxckyCaiAInqtwmpsv
36 9 26-26:
gilIadkxfBEJsFGHbcmzjqvCenowprtyhuAD*12x3 cqAIflvGeiuyaopEhnCHgrxFbdswjkzBmtDJ*12x3
ctwFemvHyACGdhlEgoxJbfjIinqzaruDkpsB aeiFhmpyduxGcgkzfnwIbsvElqtCBDHJjorA
36 9 32-32:
uyBGbelCkoqtdisFhjmwpvzIcfHJarAEgnxD*5x7 duwGhoqDgitAclnEbmxyzBCHefrIasvJjkpF*5x7
gkuApwxzhrCFadeqclGIostHfmBDbijynvEJ*5x7 cioIegmxstBJfpyzkrDHlnuwdhAGabqvjCEF*5x7
+giDJdxCIvEFGchqHfjormpsublzanwekAtyB*5x7 +koFJbipvelzDfnAHagyCjrsuqwBtxIcmEdhG*5x7
+ceDJwBGIbgrHaopAhvxFmnuzkqsditlCEfjy +vzAJlyDFgkowjuxHprEGcqtCbdBafneimhsI
36 9 33-33:
ixBChrsHeptzqADJbnwEajvydgoGckuIflmF*3x11 glrBcopDfwyzbhxJinsIdemCkvAHajEFqtuG*3x11
qstyfkmraeAChpwGcnoBdDEHbiuvjlFJgxzI*3x11 orwAdghjyCEFfmtzabpqcivDklsxnBHIeuGJ*3x11
bosHkmxJuBCFcqwzadfjeprvhlEIiyADgntG*3x11 muwxilrzcgsHbehqdtDJayFGjABIfvCEknop*3x11
ouyJdqvBgnxCeirtfhFHblmGackzjsADpwEI*3x11 +qrDJtACIgimsabuBcexHhklpjovnzFdyEfwG*3x11
+ozHJejqsdikCgmvEltwAbrFIanDchypBGfux*3x11 +ewIJtvxEnruCbdmolsBFfgkAcqGaiyjpHhzD*3x11
+ahiJenpIbfstcdkCorzAjmuDlyGgqFwEHvxB*3x11
37 10 13-13:
ikrEblBCcnqzjuFHgoyDdfhJpstvmxIaewAGK*3x12 dpuIixFJkyAHelnoamqvfwBKbctGgjrzDEhsC*3x12
++aCHJxBGgmsfiphvAjnIdrDkuzclweyFotKbqE*3x12 ++ektxnBHbgJhuyqAIadlvwzfsDmrCoFGjpEciK*3x12
cemAafnyijvBpqrKbdozgkwChlxDsEHuGJtFI
37 10 14-14:
amyKdgvwelDIfjnqouBFrtzJsxGHbcphACikE bnzKcdmqehwxgkoraiBDjlyFpvCGfEJsuAtHI coAKdenrhlpsbjCEqwDHtvyBmuIJfixagFkzG
dpBKefosbhyGckDFalAHrxEIuwzCgjmiqtnvJ eqCKfgpthkmncizHajrudlEGvxADbBIsFJowy frDKghquilnodjAIbksvacCJpxyzeFHmtGwBE
gsEKhirvekBJcltwafGInuyHmxCFjopbdDqzA htFKijswakpqbgHJceyEovzImrABflCduxnDG iuGKjktxblqrdfzFpwAJmoEHnsBCgyDaevchI
jvHKahzEbfmwdiyJegAGnpFIotCDklucrsqxB kwIKadstbiAFcgnxfhBHoqGJpuDElmvejzryC lxJKbetucjBGfkyAgiCImszDqvEFanwdhoprH
bvBEeimpfoAGdkCHluFKhjDJagnxtwzcryqsI aboxrwFGglzBcfuvntAEqsyIekJKdhHijCmpD
37 10 25-25:
amyKdgvwelDIfjnqouBFrtzJsxGHbcphACikE bnzKcdmqehwxgkoraiBDjlyFpvCGfEJsuAtHI coAKdenrhlpsbjCEqwDHtvyBmuIJfixagFkzG
dpBKefosbhyGckDFalAHrxEIuwzCgjmiqtnvJ eqCKfgpthkmncizHajrudlEGvxADbBIsFJowy frDKghquilnodjAIbksvacCJpxyzeFHmtGwBE
gsEKhirvekBJcltwafGInuyHmxCFjopbdDqzA htFKijswakpqbgHJceyEovzImrABflCduxnDG iuGKjktxblqrdfzFpwAJmoEHnsBCgyDaevchI
jvHKahzEbfmwdiyJegAGnpFIotCDklucrsqxB kwIKadstbiAFcgnxfhBHoqGJpuDElmvejzryC lxJKbetucjBGfkyAgiCImszDqvEFanwdhoprH
aboxcfuvdkCHeimpglzBhjDJqsyIwEKntArFG benqoprAdfvCklFKhsyBimwIaDGHjuzgEJctx fntBejlIkquApCEGhmrxbdsKgozDcwFyHJaiv
cgjKehuJlmACdzEHqvwyafkpbioBnrstFGxDI adnJbjDEfsuxezABhCFHcmvGgpyIqrKiktlow mnyKatuIcdADegkCirzFlqxEfoGJjvBbhpswH
gnuwjoxHvAJKefmFkryEdhltbzGIasCiqDcpB nvDFdipuwxBCcerHmotEgqsGablyfjAhzKkIJ knxzajrwbcuCeisEptHKmqBJhovIyAGdgFflD
djkmsAFIetyDixGKachqglBHpwzJnoCuvEbfr cnEIjpqFbtwArCDJaeoKlsvzfghimuHdxykBG inAHjstJlruGaBEFepvxhkwDcfyzCIKdoqbgm
ijyCuBDKbxFJgrtvdewGfqHIckoslnphAEamz
37 10 26-26: 13 xKaHztvyfjIEDlAhkCeimGswBdrnqpcJgobuF
37 10 38-38:
amyKdgvwelDIfjnqouBFrtzJsxGHbcphACikE bnzKcdmqehwxgkoraiBDjlyFpvCGfEJsuAtHI coAKdenrhlpsbjCEqwDHtvyBmuIJfixagFkzG
dpBKefosbhyGckDFalAHrxEIuwzCgjmiqtnvJ eqCKfgpthkmncizHajrudlEGvxADbBIsFJowy frDKghquilnodjAIbksvacCJpxyzeFHmtGwBE
gsEKhirvekBJcltwafGInuyHmxCFjopbdDqzA htFKijswakpqbgHJceyEovzImrABflCduxnDG iuGKjktxblqrdfzFpwAJmoEHnsBCgyDaevchI
jvHKahzEbfmwdiyJegAGnpFIotCDklucrsqxB kwIKadstbiAFcgnxfhBHoqGJpuDElmvejzryC lxJKbetucjBGfkyAgiCImszDqvEFanwdhoprH
aboxcfuveimpglzBhjDJntAErwFGkIKdCHqsy fkmBhlnwjrvycuFHtxzGbdqEgiDIsACepKaoJ dfuAhmsHelvIntEJjkozcyBGgpwCabFxDKiqr
fstKhuvEeyCDacpAijlHqwzBbmrxoFIknGdgJ fhzCtvDFegABjsGJikyKarEIdlpxcmnoqHbuw fpvHnqCFemuJdiosckxEaghyjwIKrzAbDGltB
fjEFenxHotuychrKwADJbkpsdBCIivGgmqalz afnDeowEbvzJlqsygkrFiuxBmpGIctChjAdHK efqGcloDkCHJbinAasvBdrtwmzEKpyFhxIgju
fgoxcqIJyAEHdhFGblCKaimtpuzDjnBkvwers cfiwadeklmAFbhoBgnvKruCGjpqtxyJsDEzHI flrJhkqDoAGKnsuIeizFbgtHajxCmwycdvpBE
bfyIqvxAcgszBFJKnoprdjmDawGHkluehtiCE ktAIswxFhipJmovCdnyzbcejrBDHaflquKgEG uvAHtCEKhpwFfyGJezBDlmorgijkcdxabnqsI
quzFcrvyxHJKagpCemEIfhADdjntlsGbiBkow cfnsbevxmpyKadhilwBHkCFJotzAuDEgqGjrI bhkuacjAxDFIdvzKeipGgmswnrBCfEHoqJlty
fmuBkqrxhjsKnpvJdoEGayHIbgtFcwzeACilD lnuxcitIbfwKmvFGaBEJehqydgrAkpDjoHszC juwGhoxClpzIisvEamqtgnDHkyABcFKdefbrJ
duIJcklEpsxAaovDfiqCbmzHertwgBKhnGjyF chmJrDGKjqvBfgoIeksHinyzbdlCptuawxAEF arsucCGHlqAKbjpEfktvdwyDenoFimxhBIgzJ
iouKbcqDgxyEakzGvwCIejlJdsBFfprhtHmnA copBfjxzbAGInqwEghlvirFHstDJuyCaeKdkm
37 10 39-39:
amyKdgvwelDIfjnqouBFrtzJsxGHbcphACikE bnzKcdmqehwxgkoraiBDjlyFpvCGfEJsuAtHI coAKdenrhlpsbjCEqwDHtvyBmuIJfixagFkzG
dpBKefosbhyGckDFalAHrxEIuwzCgjmiqtnvJ eqCKfgpthkmncizHajrudlEGvxADbBIsFJowy frDKghquilnodjAIbksvacCJpxyzeFHmtGwBE
gsEKhirvekBJcltwafGInuyHmxCFjopbdDqzA htFKijswakpqbgHJceyEovzImrABflCduxnDG iuGKjktxblqrdfzFpwAJmoEHnsBCgyDaevchI
jvHKahzEbfmwdiyJegAGnpFIotCDklucrsqxB kwIKadstbiAFcgnxfhBHoqGJpuDElmvejzryC lxJKbetucjBGfkyAgiCImszDqvEFanwdhoprH
aboxcfuvdkCHeimpglzBhjDJqsyItwKnAErFG ilCFbegmswyJanuHjpDEdvBGfhrIcoKqxzktA cnBFmoCHbwxIekpvitEJajlsgrzKduAfqDhyG
opqFmnvwfsxKaczAbhHJglEGdyCDtuIeijkrB mEFKfpuwclrxjkoJhiqsvyAIbzBDaeCtGHdgn wzFHeuGKknxChotBaivDmrsAgqIJcyEdfjblp
uvFJexDHnpstamqycfgkdiozlBIKhjwrCGbAE efAFgtvxdkwEbosGiruyhlnDjzCIapKcmJqBH jxFGabftikHKcdehlowAgpyBqvCEsuzmDInrJ
rtDFakGIcsvHjmuBbdqKhpACfnzEelJgiwoxy aghFixABbcuCdlmteqrwjnyKpzGJksDfovEHI bkyFfimGcjqtenoIhuxEdprHADJKgsCawBlvz
dsFIcwDGaorEklquetyzfBCJgjAHbinmpxhvK cipIgouDhkmzesBEadxJflyHbjrvwAFtCKnqG npsGfguJbetxiDHKhmrCqvzAkBEIacjoyFdlw
anzHgjpDeuyBdfhvlmstrxGKcoIJiqwCEFbkA hjnFegvHcxyEaowKktuDmAGJbpqCilBfrsdzI cgmnehiEayGIdjrtksxFbvwBouzCfpKlADqHJ
enoDcfiAdpyHjklzsvCKgwxItBFJabmqrEhuG intvfyCDhlxHbgFKadEJjoqsczBGekrpAImuw fnwElvyJdemqjuxAbisIkCGHoprBchKagtzDF
nryAluEKcdsDafkqejwGbhzJmpvFioxgBCtHI lnCIdABKavxDgirzcquFhkpwmoEHftGesJbjy knJKswyzaipuglqGefFIbcrHhotAdxCjvEmBD
bdnugsAEalrFfjBHikmyhqDIctwCpxJezKovG nqxBaeACjmIKdiFGbfloptzErwDJsuHghyckv ahsBijCJdgkocelpfmxzbDEGruvIntAqyKwFH
37 10 40-40:
amyKdgvwelDIfjnqouBFrtzJsxGHbcphACikE bnzKcdmqehwxgkoraiBDjlyFpvCGfEJsuAtHI coAKdenrhlpsbjCEqwDHtvyBmuIJfixagFkzG
dpBKefosbhyGckDFalAHrxEIuwzCgjmiqtnvJ eqCKfgpthkmncizHajrudlEGvxADbBIsFJowy frDKghquilnodjAIbksvacCJpxyzeFHmtGwBE
gsEKhirvekBJcltwafGInuyHmxCFjopbdDqzA htFKijswakpqbgHJceyEovzImrABflCduxnDG iuGKjktxblqrdfzFpwAJmoEHnsBCgyDaevchI
jvHKahzEbfmwdiyJegAGnpFIotCDklucrsqxB kwIKadstbiAFcgnxfhBHoqGJpuDElmvejzryC lxJKbetucjBGfkyAgiCImszDqvEFanwdhoprH
aboxcfuvdkCHeimpglzBntAErwFGqJKhjDsyI eoxAnqFHcstylrIJfmvBhiuwbpDGajzkCKdgE beprflHKnwCDqtzJmxyEdvAIhjsucoGgiFakB
rsuzgltydijKcfqCekmDapEJwAGIbhnvBHoxF cwzAtBCDagvGfinyjmrFkoqsdhpJuIKlxEbeH cdnpijxChoBEvyDKmzGHbfwFaqsIgAJektlru
ansKeivGbkxIgjDEchlmduyHfowJpqBrCFtzA gowKhrvEeuFJjkBGmntIalADbdqyfsxizHcpC bdgBkzEIqrAHhxFGmCJKjoptafuDewyclvins
auxBckFJflpzehHIgimqbsCGjoyAdrDntEvwK nuwIkpsyfhjqvACFozDEeilBcgGKdmrabtxHJ dAJKswDFfyGIipEHbcjkrtvxghnBamzouCelq
agpqdjwHhyDJklsvnuFGezCExBIKcmobiAfrt fosBadlGjqDItwEFhAHKcikregxJbmnpuvyzC bwxyahotfjGJdkCHglpInvzFeqrBmuKsAEciD
deuDboCIhqyGailFstBJcEHKfrxzgmAkpwjnv ajrAbiuJfhDIotvHqwxCgklnceyzmpBdsFEGK opzGquvAjyIJblCEdefitBFKcnrDmsxawHghk
bchsfpAEqDGJiktuarvygxCHjnzKemwdloBFI aceFhjpxmsDHknEJitAIlqwGbuzBdovfgCryK norHesGIjlmwkqFKpvCJdfhtcuxAabEiyBgzD
blzKhrwJdmtGfgFHiqsEayCIenpAkouvxDcjB cgtudqzIahmClyBHfkvwioDJprsKbAFejEnxG nABCacfJimoIltxDdyEFbjqvgswzpuHkrGehK
ipxKnoqybmvJejtCakDHfuEGcdwBlsAhzFgrI egsvbfDKmquEirCGjloFhkyAadnxptwcHIzBJ rwBEgjuyfkmAhivzbtGHpDFIaeoKdsClnJcqx
dkxzABDGmpyFcvEIhluCjsHJbgoraiwqtKefn
37 10 41-41: 40 dgJEoAaznfimvsKjecIrtHGhpblwyDqCxukBF
37 10 50-50: 39 xCIqsFJfercymwkgKHjEpboazvniuDGAhBtdl
37 10 51-51: 39 iDJnlmaHpsrzwIkocCejxtyAvhuFBgEbGdfqK
37 10 52-52:
amyKdgvwelDIfjnqouBFrtzJsxGHbcphACikE bnzKcdmqehwxgkoraiBDjlyFpvCGfEJsuAtHI coAKdenrhlpsbjCEqwDHtvyBmuIJfixagFkzG
dpBKefosbhyGckDFalAHrxEIuwzCgjmiqtnvJ eqCKfgpthkmncizHajrudlEGvxADbBIsFJowy frDKghquilnodjAIbksvacCJpxyzeFHmtGwBE
gsEKhirvekBJcltwafGInuyHmxCFjopbdDqzA htFKijswakpqbgHJceyEovzImrABflCduxnDG iuGKjktxblqrdfzFpwAJmoEHnsBCgyDaevchI
jvHKahzEbfmwdiyJegAGnpFIotCDklucrsqxB kwIKadstbiAFcgnxfhBHoqGJpuDElmvejzryC lxJKbetucjBGfkyAgiCImszDqvEFanwdhoprH
cfuvntAEhjDJqsyIaboxeimpglzBwFGdHKkrC hkqDizGHagvJdjoFbrsxclwKntuCfpIyAEemB dkpwfhjzauyGlxBHbeqvgorDinAIcmFsCEtJK
fkxEadlzgyCImopAjtvGbiDKchsJeuFqrHnwB bkzIaxCFnpyDfrvBgqtElmuJswAGhoHejKcdi ajkAFHIKdhyBeftwloqsgmnziuvEbpJcrCxDG
klvFjsyHdegxozEJipBCcfqAuwDIarthnKbmG kmCHeilyabcBfgGKnqFJdstDhruAoxIpvzjwE kryKeoCGjqBIcptHafmDiwxJbhlEgAFsuzdnv
eknsouBKgjlprwzFcEGIhmtxbdACvDHaiqfyJ ikotmqwyhpFGcezDanEHdrIJvxAKgsBflCbju kBGJqzCKeprEdfuHbtyFcjnxmsvIghiaowlAD
cgkuapsKbfnoBDEFeAHJhvwCijmrdqGxyzltI lnrGcovybgwHfisFjCDJaehIpquxzABdkmtEK pxBDahoKkwFIcfqtdjyEbuvGnACJrsHimzegl
crvBopqHhmAFabgyejwDdfkxisJKltGnzEuCI yzBHbcoFkmnsfilrhqwCjuxKpEGIetAadDgvJ josBntyFmrxJdgwHkzCDblAIhivEafpequcGK
iqBFastucgmpevCHbfDEkloJwzAKjrIdnGhxy btwBamqEcekyfozIgnrKiDGHsvxAdCFpuJhjl alnBbemKgjFGhkuHtDIJcxCEdipAfsyorwqvz
dmuBefhngqsDarCGlxFHvyIKbjpziktoAEcwJ eBEJfguAbkqrdotvhszGlpyCcijnawxDFKmHI fBCKlmvDhprteoxGazFJcdsIiuwygkEbnHjqA
ghBInouDderzacAHjmtCqyGJlswEkpKfvFbix kABGruEFfjHJgtxzaeiInpvwdlqKchDmoybsC ajkvepsFbdhJnqxIcluzgioCryADfwGtBHmEK
zDGKkxBFopEHaruwcmqtglyJfvAIhnCeisbdj hluGwxCKefpFjtBJbqzEacDHknsAdgrimIovy itCGpuxJenHIadhsvwEFkqyDgmoKbfrczBjlA
nqxGprtIehADcjCEivzHdfoJlmsFaBKbwygku pswGnryBejuKblvCamzJdxAHfikEhoqcgItDF rEGJemwBbtuHaioxhjkIgszCflnDcpvyAKdqF
dBGIbekJgjpqyCFHorzAmuvDcfsKanthxEilw ceyGabFIjnwzghvBdpCDklotiqJKrsHfmxuAE bmAGafjyhwHJclrxginFdtvKqsuIBDEkpzeoC
akvGdelzhrFKbgxDipABcnoustyEjmHCIJfqw joFGxyzIbchifuBCeqrvgtwAdmnEkHKalpsDJ fgGHhmpyaqACijrDbosBlEIKcdkwuzFetxnvJ
aegEowDIbnpKcAFJfhtzdiuyjsvxlqBmrGkCH
37 10 53-53:
amyKdgvwelDIfjnqouBFrtzJsxGHbcphACikE bnzKcdmqehwxgkoraiBDjlyFpvCGfEJsuAtHI coAKdenrhlpsbjCEqwDHtvyBmuIJfixagFkzG
dpBKefosbhyGckDFalAHrxEIuwzCgjmiqtnvJ eqCKfgpthkmncizHajrudlEGvxADbBIsFJowy frDKghquilnodjAIbksvacCJpxyzeFHmtGwBE
gsEKhirvekBJcltwafGInuyHmxCFjopbdDqzA htFKijswakpqbgHJceyEovzImrABflCduxnDG iuGKjktxblqrdfzFpwAJmoEHnsBCgyDaevchI
jvHKahzEbfmwdiyJegAGnpFIotCDklucrsqxB kwIKadstbiAFcgnxfhBHoqGJpuDElmvejzryC lxJKbetucjBGfkyAgiCImszDqvEFanwdhoprH
aboxcfuvdkCHglzBhjDJqsyIrwFGmEKeipntA anCGckvIiDFKeqtubjzAlorBdmsHfpJghEwxy pqBGakuJcdEKbrwIiyzCjntDfgmvelxhsAoFH
bhGJkqrKfsDEgptxciuHnovzalAFdeyjCImwB fkzGbesKmnpEijwJhCDHdrxFcgABatIouylqv guGKefoIaqwEyBHJrtACkmxDdhivpzFjlsbcn
eirGuAEIbqyDhktFpsvwglCJdfnBjHKamocxz sxGIrvyElwzKcoDJemCFnqAHadgjbftikphuB joEGcstyfuwClpHInxJKbvBFahrzegDdkAimq
myAGdotwpruDejkBcfhlabxHgqszinIvCKEFJ tvGHxBCEacepklnyhmIKfjqFbgiowADrsJduz cwFGkosChjpydqIJezEHblmufixAavDtBKgnr
dlDGopAKmtzJehnwgyFIaisBjuvxcqCbkEfrH bdpCevAJgkwHafyKzBDIhoqxcjmrluGitEnsF bdhKjquHnosJlrDFaevzcyAEfimptBCgwGkxI
fprKeDGHcgiqlouBadnxhkvFstAEbmJjyIwzC rsABnoDIktyGeguJaiwKflxCchmFpqEvzHbdj chBJgiozmvCIenqyajrtbsuwfklEAFGdxDpHK
fkqJdgtybxzEinvGamBHcejpsuCFhlIowKrAD qsCGmvyKdpwFitxIaDEJknAHbcelfuzgjrhoB bcGIrvxEjlAKmtwzaoqFhiCDknpudesyBHfgJ
kpzIwxBFhruHdjmEaglGbfoteiACcnKvDJqsy dzACjlwJefBDEFHKauyIgmpsbhntikroqxcvG cqAFfnswetuEghjvbixByzDKmGIJakropCdlH
hklGcijsemnFfxyHptwJdorvqzEIaBCbgAuDK fuCIcktHilnEsvwDjmqAgxBKdzFGabJhpyeor beszkmCDituFcjoxhEGHrwyJdlIKapqfvAgnB
cdnpboCEelmtgkwHfDFIjqvBruzKaAGhsxiyJ ikAKbgpFmnuEjyCDloszxGHJderBahIcfwqtv hrtClpyAeiEFbovHcdguqwDInBJKafzjksmxG
bfmBhuvAlntFgpxDekyKjozGiqrJadscCHwEI psEJefhxilmuowyAnrvCdgHIqtBGacKbkDjzF jCJKdftEaisHlqwxhoyFcmuDpzABbkvegInrG
bqrHmsFKactDjuwGfglvekoEdhAJpxCnyziBI pBDGclrEakmoejHIsuxygnCFfhqKbwAdivtzJ oAIJkuBFagCEnzDHcevwbilyfrsGhjptxKdmq
ghqzelCJabyFdioDjknxptuvcsBIfAHmrwEGK dfyGbnqualpvgotKiwCHemxAckzJhsDjBErFI svIKeipGauxAgmrybjtDhnwEdkqCcfoFHJlzB
crxzntAIaehwvyBEmopHfijFbCGKgkslqDduJ dkwBhimzafjnvxFJgADElstHbprIcyCouGeqK
37 10 64-64: 39 dwfvaeilgtmGKcDyqEphHkBujxznbIACsFrJo
37 10 65-65:
amyKdgvwelDIfjnqouBFrtzJsxGHbcphACikE bnzKcdmqehwxgkoraiBDjlyFpvCGfEJsuAtHI coAKdenrhlpsbjCEqwDHtvyBmuIJfixagFkzG
dpBKefosbhyGckDFalAHrxEIuwzCgjmiqtnvJ eqCKfgpthkmncizHajrudlEGvxADbBIsFJowy frDKghquilnodjAIbksvacCJpxyzeFHmtGwBE
gsEKhirvekBJcltwafGInuyHmxCFjopbdDqzA htFKijswakpqbgHJceyEovzImrABflCduxnDG iuGKjktxblqrdfzFpwAJmoEHnsBCgyDaevchI
jvHKahzEbfmwdiyJegAGnpFIotCDklucrsqxB kwIKadstbiAFcgnxfhBHoqGJpuDElmvejzryC lxJKbetucjBGfkyAgiCImszDqvEFanwdhoprH
aboxcfuvdkCHglzBhjDJqsyIrwFGiEKempntA ftEJaclqACHIbensmpvxdjkGryzKowBhiFguD kstwnoqJilAKamuGgxEHefvCcyBFbdDhpzjrI
hmotqsAGizBCewDFlnrHcfjxdpIJbgKavEkuy qtxBbmzAfiwyouvHhrCEDGIKklpFaeJgjncds ntAFabjBisuJgkorepEGqyCDchHKwxIdvzflm
btGHainpgmsCehqIcuwzdoEFfkBKrvAjyJlxD atzDcgiGduxAjloCbyEIfprsvFJKemBqwHhkn ijtveglznuBEadrwfoADckmIhxGJbCFpqKsyH
gptyejuKnwCGbkqvdhlBmrDJsxzFafHcAEioI certikDEblwJdfgqahyAsvBIjmFHpuCozGnxK ltuIjqzEghvwaosKbirxdmnypBDHcCJekAfFG
dtCKjpwAeoxybfhuagFIkzHJcnvDlsEimqrBG bcopqruFgABJakxCdeiHfnzIlvyGtDEmwKhjs dluIijmGagrxekwAnzFJbhosfqtEcpvBDKyCH
bceudjpAgiqBhzCGlnrykxIJmvEKowHfDFast puzDeghjfvxBckHKirtAmnsIadoFqwylGJbCE jnuvfgwzcBEIprCJltxDahqHbiFKdkGsyAemo
guAKsvwGdeBCbptyhklFjxEHmqrDacnfoJizI hruwABFGexyzajkDcfmClopKbqvIgtJdsEinH fuGHhmyBgnoCipsxalwEetFIdqJKkvzcjrbAD
suBJfikylvACcotGgpHIabmzdhnDwxKjqFerE uyEFkqsCchxAbjwJiovDdtzHefnKrGIglmapB kmtublBHcdiwjoyIgDEGaevJrszKxCFfhpnqA
aiuCfjlscyDJepqGntwBozAErvFHdmxbgkhIK oquxcgsFknpEwCDIayGKbdfrmAHJeiljzBhtv clqzmpwFjtCKdgvybnxGkorBafAIisueDHhEJ
xyJKcdgGfioIeltFkrvHjmnEahwBpuzbqAsCD enpJdtzKaciqgmvCosyHfklxbhuGjDFrwABEI vzAJdeimfquwblpDcotBxEGHjrIKasFgkyhnC
duHJivwFhpqxkozCfyABamDIbcnrglKstEejG bitJguEFeqCKnszBlmrydfhDaoAGpHIjkwcvx moFJgqrtefsvdlAIpwCGbjyzanuxikBhEKcDH
gwDJmqsGijCHcfzEhyFIerxBabkKluvdopntA kqEJclswtuyCgjpBixzDnvGImAHKbfFadreho hrsJalCEfmptdknFcjuAvBDKbewHgoxiyGqzI
lBGJnqyDcpFKdjsxghiAekuIbovEfrCmwzatH cCIJdwyEkpsAaegzqBFHhjtvoruDfGKilnbmx afjJiprEhlzHxACFbgsInowKktDGceydqvmuB
apvyrzFGbdBCfgnHjloqtwxIchkmiDJsuKeAE efvEowFGcgqsrtuydhBKbmADanCHklpzIJijx beltkrvGgnFIjmwBdfsxhquEaopziyAHJKcCD
ekBJgmtGpqHIiluzrsCFdoDEcvAKnxyfhwabj depGgyBHalEIhjksfqCJcimnbzFKuvwrxDotA egrzpwyDjtvIbkxCfmuKaiqGnosJcdlhAHBEF
emsyrwIKqtxBcuGJjloHfkzAbnpEghCavDdiF eiwHmoxIdgjAkqDFacfytCEKhnvzpuBlsGbrJ ehDIuxFHfjprlwACgikEbcoBdmvJqyznGKast
aexKjnuDlmqrbhyGpAFJivBCdtzHswEfgockI eouCbfiIlvyFxAEGagwJchptszBDjqKkmHdnr cejFfDGHhlxJkntwdyCIarABipsKoqvbgumzE
enqAglDKadkujyEJcwxzbsvHhiorftFBGImpC flnBkoyKjzCGgpvxbdqwcrEHahmFesDuAIitJ
37 10 66-66: 39 ysiepjrcHfadkzuDBJCFqEwoAtGmbhIgxvKln
37 10 67-67: 66 KhpjCygDlfmGFbrxowIJHeEqdnvtsikczaBuA
37 10 68-68: 66 oKDGbAliqfuvcyaxzwFngpJhdtsmrHIBjEeCk
37 10 77-77: 39 wtIEicuzJnKgjfrqBosylbFekvApmHaDCGdhx
37 10 78-78: 39 wyJrnfFqeEubaizKHlkDIvCshGgpjxdmcAoBt
37 10 79-79: 40 cEswHdrbAmFlvgKpjIoqziDeJkhBaxGtfuCny
37 10 80-80: 79 tpgkazqwnFiAEHufDlBxyChIdreoJbcvKsmjG
37 10 91-91:
amyKdgvwelDIfjnqouBFrtzJsxGHbcphACikE bnzKcdmqehwxgkoraiBDjlyFpvCGfEJsuAtHI coAKdenrhlpsbjCEqwDHtvyBmuIJfixagFkzG
dpBKefosbhyGckDFalAHrxEIuwzCgjmiqtnvJ eqCKfgpthkmncizHajrudlEGvxADbBIsFJowy frDKghquilnodjAIbksvacCJpxyzeFHmtGwBE
gsEKhirvekBJcltwafGInuyHmxCFjopbdDqzA htFKijswakpqbgHJceyEovzImrABflCduxnDG iuGKjktxblqrdfzFpwAJmoEHnsBCgyDaevchI
jvHKahzEbfmwdiyJegAGnpFIotCDklucrsqxB kwIKadstbiAFcgnxfhBHoqGJpuDElmvejzryC lxJKbetucjBGfkyAgiCImszDqvEFanwdhoprH
aboxcfuvdkCHeimphjDJntAEqsyIlFKgzBrwG jpyzcklvdefBbmrAagGJhuCEioqKsxIntFwDH hmpsbjkInovBgluDadyHerzJcitxwACqFGfEK
gpFIkmuBenqxrstwbdvKaczEfjCGoAHlyJhiD akpxgqABinszdDIJeyFKfouwhtvGjlrbEHcmC bptBlxAEjmnDhHIKruyGeikwcdoFafsqCJgvz
dpuAblnGegmHfkrFcqsDtyCIhoxzBJKijEavw lpqwcnuHaBCDevEIfiyAmzGKjotJgrxdksbhF npEJqrvHbxyDlsCKwzBIcfghajuFetAkoGdim
ipGHorDEbesuhkAJvxCFgjwKamqtdlzcyBfnI cprKhnwyjsvAkzCHilBFfmxJdgtEeDGquIabo fpvDkqyEsFHJlmoIanAKbgiCdwxGcejhrBtuz
eopCsBEGairIzADFfltHdhjqbcwJmvygknuxK gosycAGIktDKjxBHaehldnrCbfqzpvEmwFiuJ etHJjlsBqvzCmyGKdrwxacikfnuAgpIbhoDEF
amIJgjtKfosvcxBDwCEHeqryhlpukFGbdAinz bgxJcjmvopqAhyFInsCKeilwdktzfEGrBHauD jpwJvxAGeouIgrCDbnqHcfzFadhstyBiEKklm
hvJKipBGmotDagnEcdyHjquFbflCwzIkrAesx cCGJdoBKmqxEbjyzlADIghkHaefpnrvituswF ABFJcloEkvwDgiqsuzGHdemnfhrtpxyjCIabK
iorJsyAEpDHKknBIegvFalxzbctwhqGdfjmuC duEJfiyDcqIKajrGbkpsntxFhmwAeBClvHgoz lnyJaoFHstGIejkEbuvBmprzhixCdqDcgAfwK
szDJijAHbrEIfgmBnowGkuxKdpCFlqtavyceh fkqJdivIguwybeDGhzBEatAClrFKmsHjoxcnp fxHIdglGhjnDaqwBkoyCezAKcrsuvFJptEbim
imqxlACGosBEdpHKjntubchFafwDryIgzJekv hmyKdlrxazBGcknAejqEiopufgCIbvHtwJsDF mnrJclBKowzIgpvydDEGijCFbstxaeHquAfhk
jlmInwBHfiyzkruEoqDJacsvghtGpxAdeFbCK dgmBAFHIkxzKehrDcpqtflovaCEJjsybuwinG cmEHdtzAenoKlpsJkwyCbgqrahiIuBDfxFjvG
mvwAcezCbjkBorFGfqsHitDKaguxnpIlyEdhJ muzFepwGdkqIbyADirvBhnsCcjxJgoHaltfEK efmtakpFcdoyhluHbGIJnvxDgjwKiAEqBCrsz
mpCDhqvzxyGHbeilfABJsuIKgnEFkotcrwadj kmsGlqwFeuyJarAKjzDHbdfntvEIoxChpBcgi abmotyBFfjprikHJegsAhwxEduvCqGKlnzcDI
anqyrtCHgklDexBIhjoAdiswcfuGmEFbpzvJK nvyEctuJgmoswAHKfhjxadeiqDFIpzCblrkBG izEHuyCKbmqtehGJovxBjnswcprIakAflDdgF
hlCEemuHbpsDkrwzotFKcdnxafgyqABjvJiGI puxEhmADbnzIjoCGlsvFegkqfirtwyJdBKacH mrEKdpAJbyGHiBCFefvwksuIcloqgxzajDhnt
eoAEbfJKhsBHgluwczDGarvCinpqjmFdyIktx kDEJbceBamxGdstCgvAIfnFHjqryhpwouzilK bdjEtwBDpvGKazFJkmnCcghielxyrsAfquoHI
fBEIdqwGeszKijuAalpthkyFrxDHnoJcmvbgC cwEFbikvtyzAanuBlmIJgjpHdhorfsGeCDqxK gtEGduvDjlzBqCHJbxAFahIKfkopcsyimwenr
aqsEdfmzwxCIlnAGgrBJioyDcjkKtvHbhuepF hqvzcfACruFGmpyBisxJabowgnDKdtEklHejI jrsBmyzJantDfvFHkopwcuxIbegAhCEiqKdlG
jxCHhryFgqtzcmpGadkBsvwDeiEJfluoAKbnI hjpKctyHqADEilvCabzFksIJnorudfgmwBexG jkyEfptAeqsCahwGbBDKcglnioxzmrvdFIuHJ
ijtFfmEIqrGHbdhxcovBelyDagJKknCuwApsz acfjmoqFdpDHnvyKACGJhiuBgsxEbtwerIklz jlmAcdqJktuGhzDIefnBbosHgirwpvEayCxFK
jqwIdvzABEFGbmuChlstnpxJckrKfiDgoyaeH dejogvGIcCDFfwxyuzEKblprikAHamstBJhnq bjvJlqxBfrzCdsuyemtKnwEHaipIoDGchAgkF
jnzGyABIdwCKghmHbfkqepuFaloErDJtvxcis gjuDotCIehkvfsGKdimnarxAlwFJzBHpqybcE gpBCfhoJbiyGkmxDaquvnsAFcewzjltdrEHIK
pDHIafAJdmqzoBEFberycilKgkxGvwChjnstu ivFHopwJfmnxbcuAdsyDeqEIaghCtBKjkrlzG bjwHcmFJknqChtvEdfoGalyIprzKsxBeADgiu
yCHJbkmBgnvIdeuwjqDGctxzfhirpAElosaFK hmoHlABCnpuFiswGcrDEgqtJadjxvyzekKbfI cdBHnorAbqsFjzEJakuvhwDKixCIemGglpfty
ktAHacnsmuyKflqwgzBDrFGIehpxbCEdvJijo elnHfksEouCDvAGKmtwIabizcjpyhqBrxJdgF grsHluxEcoqveiBJfjCKbptGhkyFdAIamDnwz
aEGHintDfpvBsIJKgjmAezCFbdhlqruckwoxy fuzHklDJejsvwxAFnyBGbgoKdrtCapqimEchI qxHKlmrvgwyEjuBIhszAdikpaeotfDFbnJcCG
bvxDarwBhuGJmpsCiqyAkozIcefgdlHnEKjtF
37 10 92-92: 53 boazjqJHGCvBxrpkiEheuIKwldFgyfctmnsDA
37 10 93-93: 92 lErFCuAdjhximkzwBqetfspvconDJgHaGKybI
37 10 94-94: 92 HniaxhoCbyrctzjmlBDIgEAevkFfspuGqKJwd
37 10 16-16:
awxInqBJdprAemuzsCEHjvFGloyKghtfkDbci*4x9 duyFqDHKirBCftxzkmosachApvIJegGbjlnwE*4x9
lsvzaqrwcgmneEFHdhxKfioDbkGIyACjtJpuB*4x9 avDEfjuwgiyHdmxJklpFbhoCnqsIcrKetBzAG*4x9
37 10 17-17:
ivxDjuEKlyCHadtGbcqFgprAfnsJkoIehzmwB*5x7 nszAjuHJeoDElBIKadCFptwxbkrycivfhGgmq*5x7
kovCqEGHchiwdmpubtzKajlnfrBDgxIsyFeAJ*5x7 wACGmopsavyHhzBFeglucxDIbntKqEJijrdfk dyAEuDGHlrvBcjopegxCkqtFbinwfzIahmsJK
37 10 18-18:
axHKhqsAjoEFcfgmbrGJpwyClntzdeiuBDkvI*18x2
37 10 19-19:
vxzCemoEfkDKnruGjqsAhtwBdgIJabpciFlyH*18x2 enEIajABvGHKiryzhqtxgpsDfoFJdmCclubkw
37 10 20-20:
fikHcdrvmtxGeuAJbgjnahsElBFKpCIowDqyz*9x4 jlmEhqwHnpuzyAFGatvDcikJeorsdfCgxKbBI*9x4
efuAboxCdkHItDFGiyzBapqKghsvcmEjnrlwJ csyDmrAKdhntaiuxbgqwBEFIfvGHezJlpCjko
37 10 21-21:
ovHJmuBKiktCgDEIdeqGjsxAclrybfwnzFahp*18x2 giwEkyGIblzHahuxemBJprtvcdsAfnDoqKjCF tABDsHIJdnrzklpEegoCbfuvacqymFGhiKjwx
lntJbdBIejrKpquFivxyakwHhoDEmACfgsczG
37 10 24-24:
mqDHgjkxenopavEKdisychCIwzAJfFGbrultB*12x3 rvxDozCHipFKblmtknwGdeuJagsEhyAcqBfjI*12x3
37 10 27-27:
cfGHopxChrzBqvwIlyFKeikudgtAbsJjnDamE*9x4 eivCghnzsuxyfjlocmAJkqFHtBDEaIKbdrpwG*9x4
boBHgsuGhpAKmnwCfkrviqtxdeFJacljyEzDI*9x4
37 10 22-22: 11 eGxvDBCdqAlgohImcfjnaywzrKbkJpFiuEHst
37 10 37-37:
mvyEeprxitDKdlzAqsCGbnHJchuFfgwaBIjko*37x1
37 10 28-36: 27 HnqiGdkBKFJbcmwCuxazyDhjtpvArgoesfElI
37 10 49-49: 22 BerCKAGdmjHvqJogxfpnIlcyzFuhEikbastwD
37 10 48-48: 11 tFAIzcmBxDhCyHfrbEsqvekiJpnudlgaKjGow
37 10 47-47: 20 oEFAwfmKubcpsgteqaCxilJhjDHBkIvnrdyGz
37 10 46-46: 19 JHKFqrubskoagcnmpDBEefvxjlhCztdwGiIyA
37 10 45-45: 18 rBtmngpbswfqjlJAhkIGuoiezvcKyDaFdHExC
37 10 44-44: 17 phADligzcHFEsjrCoJufwmBbyIGnKtvdxeaqk
37 10 43-43: 16 AJaKDFtniCrgloExzBHyqehkjIbpGumcvdfws
37 10 42-42:
kopFdefjuzADrvCElBIJcnqHatGKgixmsybhw*6x6 puwDqzAEdgjobirsfmvIehtCxFGJayKckBlnH*6x6
kloCamqsnwyKhuzEeivGdftHjpxBbADcrJgFI*6x6 hlpGgnrBcfzIaxCFuyEJdtwAbejDioKkqsmvH*6x6
qsDFftGKbhoCklyIipuwarvBejmzcAEdHJgnx*6x6 gstwixzBcAEGluvFforJbnyCaehHjmKdkDpqI*6x6
eiwylzFKanCJghjIoABHcdkvbpqrftEuDGmsx*6x6
37 10 63-63:
foqKuzDHmpsyadjIekAJbchxitvFgrwBCElnG*9x4 fjrzcmnIgqBDblwJpsCKtEFHauyAevGioxdhk*9x4
ijADptzGcglJosCInruvbkyHehxKamBdqEfwF*9x4 fotJjkmIcuvBblpDyzEKdeqAhinwxFHarCgsG*9x4
ginJptzIqsAGaewEkorvmBFKbduyfjDhlxcCH*9x4 fgnyjmrseDGIotEFcdBJiklqahpHuwzvxCbAK*9x4
jyAGgoxJcnFKmDEHadhsfkzBbiuCeltqvwprI*9x4
37 10 54-62: 27 ijxFtCKreaJcAEGhbgkumBpqdwlDysozInvHf
37 10 76-76: 27 vwKhqrAyDJfdFsotCzGankxBgbujpEHciIlem
37 10 75-75: 27 mfcBGzEakbnADqtjehuKwlrxspvyIHdJgCioF
37 10 74-74: 11 BwijtnAcfGldekzpqDuyKraJsbHvCEFhIxmgo
37 10 73-73: 27 uyotGxwCprvcAgBlzfenaJmKIHhiEjdFsbqDk
37 10 72-72: 27 hdKGBcaAgHDmqtweipnrFjuzlIsxofECJyvbk
37 10 71-71: 27 bgBHaefutJjkEdFspzyICcDrwxGKAliovmhnq
37 10 70-70: 27 poijIgzvAaHhCBefmJEbukGqtFDsdKnylwcxr
37 10 69-69: 27 zripBuCHnFJEjxltcyaoKesIfdDGAmwgkbqhv
37 10 90-90:
jnqJegtxflIKhpuAzDEFrsvHamoykBCdiGbcw*18x2 eikEdhDKamnyczBFbowxgjrslvCGpuHfAJqtI*18x2
chjkeiqsyBJKnuzCdmwDblAIgpxFaortvHfEG*18x2 cesuijyGtwEFdlAJbozCghkxfmnHrvKapBqDI*18x2
cnxDervFfloqbtGHgmAKpCEJhjuBdkwisIayz*18x2
37 10 89-89: 62 BhsivpJEdaouwznjCkyrHeFgKDIqcfxlAGtbm
37 10 81-88: 27 ncqbdwxKiemryAtDCsgjkJBFvahIHlEfoGzpu
37 10 100-100: 10 nBbGfDxeHzAswqJIEpkadjugomvcClFhritKy
37 10 99-99: 9 KGHviEryupfqlbCFcawsgkAmetxDnoBzhjIJd
37 10 98-98: 27 vnbscCFqapiGwhkmfloryDegdIEKBjtJAuxHz
37 10 97-97: 27 IuqdawefxbFirsyEgmkclnJopAHCjKvhBtzDG
37 10 96-96: 27 KIdBznDfxhpvFJucraksjeiygbCGoAqHmwElt
37 10 15-15:
cgjtwzBFryCJhsvGkmpEeiAKbdqDalHfxInou*3x12 iuyzcFGHbknChopwdBIJfjvEeqtKrxAasDglm*3x12
bepustvImrzFghkqdnxywCDGfoBJlEKjAHaci*3x12 cwIKbdorfklAejsCimqvnuEHghDJyBGptFaxz*3x12
gotHlprIaeyFhqCEdfiGuvAJbjwxksBmDKcnz*3x12
37 10 23-23:
gvGKfhEHntFJequBalDIkzACmorxbdijpscwy*4x9 kuDIdewEcfACpxyKbmnGagoJhsvFrzBqtHijl*4x9
gipAfjnHbltwmuyFcBCIkxGJaqszdhoevErDK*4x9 kqzHaboCnrwEistDdepKcglyhuAFfBGvxJjmI*4x9
lyzKjpCEeoqJhksGntBImDFHciuxvwAdfgabr lCEFcfrGaghtkmpwjABKbsHIdquJnxyovzeiD +ckAEaitKeluxbvyIBHJnDGghqrCFdmwfpzjos*4x9
+ctzIgjrJfpqAhmyCnuEioFblxesHdvGkDKawB
37 10 95-95: 12 ICgqkHjuDpboEKxaczFmriJGdesynlftABwvh
38 10 13-13:
iptDadFJchlxgrzHekvCnoyIwBGLbsuEjqAfmK*3x12 bmBInvxzopqEetyAcdwHfiFGgjCDhuJLlrKaks*3x12
++fgxAqvGIkzEepJhtHyCKarBbinjwFlosduDcmL*3x12 ++dikmbhqzgFKpuwerDjHIfnstxJaAEcvBoCGlyL*3x12
abcKdefLmpsvyBEHnqtwzCFIoruxADGJghijkl
38 10 14-14:
amzLdgvwelEJfjnqikyFouCGrtAKsxHIbcphBD bnALcdmqehwxgkoraiCEjlzGpvDHsuyBfFKtIJ coBLdenragyGhlpsbjDFqwEItvzCmuJKfixkAH
dpCLefosbhzHckEGalBIrxFJuwADnvyKgjmiqt eqDLfgpthkmnciAIajrudlFHvxBEowyzbCJsGK frELghquilnodjBJbksvacDKmtyHpxzAeGIwCF
gsFLhirvekCKcltwafHJbdyEnuzImxDGjopqAB htGLijswakpqflyDbgIKcezFovAJmrBCduxnEH iuHLjktxblqrchyJdfAGpwBKmoFInsCDgzEaev
jvILahAFbfmwdizKegBHqxyCnpGJotDEklucrs kwJLadstbiBGcgnxejyAfhCIoqHKpuEFlmvrzD lxKLbetucjCHfkzBgiDJmsAEpryIqvFGanwdho
hyJLdkDIcfuvrwGHaboxntBFglACeimpjszqEK lpxGfkyBtAFHhjEKginCbdmrqszJeuvwaoLcDI
38 10 25-25:
amzLdgvwelEJfjnqikyFouCGrtAKsxHIbcphBD bnALcdmqehwxgkoraiCEjlzGpvDHsuyBfFKtIJ coBLdenragyGhlpsbjDFqwEItvzCmuJKfixkAH
dpCLefosbhzHckEGalBIrxFJuwADnvyKgjmiqt eqDLfgpthkmnciAIajrudlFHvxBEowyzbCJsGK frELghquilnodjBJbksvacDKmtyHpxzAeGIwCF
gsFLhirvekCKcltwafHJbdyEnuzImxDGjopqAB htGLijswakpqflyDbgIKcezFovAJmrBCduxnEH iuHLjktxblqrchyJdfAGpwBKmoFInsCDgzEaev
jvILahAFbfmwdizKegBHqxyCnpGJotDEklucrs kwJLadstbiBGcgnxejyAfhCIoqHKpuEFlmvrzD lxKLbetucjCHfkzBgiDJmsAEpryIqvFGanwdho
aboxcfuvdkDIeimpglAChjEKntBFqszJyHLrwG emzKiuGJswDFadtAhlBCcnEHfkqvrxyIbopgjL dozErsGHbcgAmqDJntBFfilxakyChjwKeuIpvL
lDEIgiwHpquxcdsybfBJjkrtahmnvzAFoGKeCL cltKiprAejyGghxDksuBavwJdfmFbqCEzHInoL txzJeqrwhovHcjpFagBGmsACbdkDlnuyiEKfIL
jsEJowyAiCFIbevxmpBHdgnqacuDfhtGlrzkKL glsvhqAIbnrKjouCdeiBfpyDcmxGkFHJtwEazL gptCqyFKfuwznvGIorBDcehkdjxHabislAJmEL
enpJbhyzkAEGfCHKcwBIaoxFijvDgmruqstdlL efoshuEFalqHiknzxABKbjmIcrvCdpwGgyJtDL gkoIblFGimtyafrEjqzBduvKnwxCeADHhpscJL
apIKbtuHdhrJklmwvyBEzCDGfjnAcioqegFsxL
38 10 26-26:
amzLdgvwelEJfjnqikyFouCGrtAKsxHIbcphBD bnALcdmqehwxgkoraiCEjlzGpvDHsuyBfFKtIJ coBLdenragyGhlpsbjDFqwEItvzCmuJKfixkAH
dpCLefosbhzHckEGalBIrxFJuwADnvyKgjmiqt eqDLfgpthkmnciAIajrudlFHvxBEowyzbCJsGK frELghquilnodjBJbksvacDKmtyHpxzAeGIwCF
gsFLhirvekCKcltwafHJbdyEnuzImxDGjopqAB htGLijswakpqflyDbgIKcezFovAJmrBCduxnEH iuHLjktxblqrchyJdfAGpwBKmoFInsCDgzEaev
jvILahAFbfmwdizKegBHqxyCnpGJotDEklucrs kwJLadstbiBGcgnxejyAfhCIoqHKpuEFlmvrzD lxKLbetucjCHfkzBgiDJmsAEpryIqvFGanwdho
aboxcfuvdkDIeimpglACntBFqszJrwGHyKLhjE bCEKtvIJfgwLalmxhkzDijrsceuAopqByFGdnH elEGaFJKnvBLstzAfiCDbjmwdoyIhqrHckxgpu
sEFHlAJLhjtCnqwydkmGafpvbiuIcgrKxBDeoz iyEJqsxLbnoGfjzFpwCHgkABdervchlImtKauD adELtuxylnzKepDFmrACkowJfBHIbhsvgiGcjq
fxAEanrtlswDgmHJqzGIcdCFhouKbeyBjpLikv kqtEnADIcizLuvwFgoxCfhGJblprdjBKmsyaeH jnuEmqvDayzCdhwxcptGbkFLegsIiAHKrBJflo
orDEmuzBawAGghnFejxJcvyHkpsKdilqbftCIL mpEIeknCvxGKbcDJotHLahiBgjlydfsurwzqAF gvzEquCJjDGHltBFehmLinpxacosfkrywIKbdA
cwBEruGLimoFbxzHdgtDefqKhpyAajkIlvCnsJ sBCGrxFIdpzJeitwcfmnkluHabgqjovAhEKyDL
38 10 27-27: 26 otpljvfguaLmyJbKcDCFiwnqGdEseBrkHhAIxz
38 10 28-28: 26 ehvFEcuGLIyilfCgzdasBAkpnjJtKDHqoxrwmb
38 10 39-39:
amzLdgvwelEJfjnqikyFouCGrtAKsxHIbcphBD bnALcdmqehwxgkoraiCEjlzGpvDHsuyBfFKtIJ coBLdenragyGhlpsbjDFqwEItvzCmuJKfixkAH
dpCLefosbhzHckEGalBIrxFJuwADnvyKgjmiqt eqDLfgpthkmnciAIajrudlFHvxBEowyzbCJsGK frELghquilnodjBJbksvacDKmtyHpxzAeGIwCF
gsFLhirvekCKcltwafHJbdyEnuzImxDGjopqAB htGLijswakpqflyDbgIKcezFovAJmrBCduxnEH iuHLjktxblqrchyJdfAGpwBKmoFInsCDgzEaev
jvILahAFbfmwdizKegBHqxyCnpGJotDEklucrs kwJLadstbiBGcgnxejyAfhCIoqHKpuEFlmvrzD lxKLbetucjCHfkzBgiDJmsAEpryIqvFGanwdho
aboxcfuvdkDIeimpglAChjEKntBFrwGHyJLqsz oquLgyzJceiDklmtbdCKfhnpasAFjvwIrEHxBG qrstkyHLeBIJgnACiopKhmuDvzEGbfjxadlcwF
nqxHetyAbghojBDEdmrGikwJpuzFacfLlIKsvC pqyEejlnruvBhiCHowxDcdAIfsGJabtzgmLkFK ekqGglEFtBCLswHKfmoAdvyDixzIbnuJcprahj
ilqAfgkBntDKcmxyjrzCaoGHbvFLsuEIehwdpJ dgjqzABKaepCDFHJclovbiryftuwhGILmnEksx hqBFjmJKkoCEblDGagrwdeuHcnszpxALfyIitv
fqvKmCFIkrADbcBHhlsyaxEJdnwLjptGgiueoz mqwzdosBlrJLauyKegvxbkpIchtEinFGfCDjAH cqCJjoyFhrxKgtHIbemslpwBaknvdfiEzDLuAG
aqDIefrFmpvHluxCcgGKijsLbwAEdhkzotJnyB norIflzHwyCGeEKLgpsDaimBdtxFcjkubqJhvA vxBInDEGegpublFHfhmJozACirsLakqtcdjwyK
bjsvcxGHpqwDfinAmuCIgoBFdtEKahyzlrJekL cvyAbipGhnoIadgwjFJKkuDHBCELerxzlmqfst dvCGalpAjtwBcfougkyIeiqJszDKbhrEnxFmHL
pvHKdlnLbfwxckmsizFIgtGJquyEhABDejCaor iluvnwzHbgmAeyFGafjEcrIKhtxLdqsBkopCDJ anvJimwEfprCcgDLeltIhjuGbkzBoqxKdAFsyH
ovwLamDFdfHIghlKjknrcpBJesAEixyCqzGbtu mtvzfqFLgijHcehwlosGdryDkxAJabCKnuBpEI kvEFswIJjlxDmrBGnptyhqCHbdeouAKLfgzaci
efvDaGILjmoybcnqhpsFklwCrtAHduzJgxEiBK gqrvjpzLctCFflyBemnKasuxdhikoEHJbDIwAG jqAIclzEfkGKdmpxgnsCruwFaeBHiotDhvJbyL
38 10 40-40: 26 BfGqJlFdzCokAErHweupcgivnmDbxtsjyKIhLa
38 10 41-41: 26 DCLitavGqHlIemkFncxdsuJyBKzwbfjEhorgpA
38 10 51-51: 26 cszArDiyfFBtlxqEkgCHjvIKbmpLondGuewhaJ
38 10 52-52: 26 oAEjHLfpkKBmgrCvtlcienDFqdbGIawsyhuzJx
38 10 53-53: 27 skjmxdJhvEAFHtBipwIGbeygaLquCzKlrofDnc
38 10 54-54: 28 GKHwBbvplJsCdznAatygcokujxqifDermFILhE
38 10 55-55: 29 gkxHtJLvsyfdawuGDbiAclInCeqrEmKhBjpFzo
38 10 63-63: 37 wcvBepCgjbsifyrJzFuLoGaDhmdtIkAKnEqxlH
38 10 64-64: 38 JcnkvGuBioKjAatehEbCyrzDFHmLxIgldfqpws
38 10 65-65: 39 ExGamIiLBAfFsdwtevqrHChplKzJujckbogDyn
38 10 66-66: 40 uCotdBlmefkEDvGbIspcLzxghjnwiqrHyaJKAF
38 10 67-67: 41 inHEJKpoawrhIduqjmbgLeFCsvlDBtGcyAfzxk
38 10 68-68: 42 xhmBpekwLgDacsdvoJjtnlubGAKrzHIFCifqEy
38 10 77-77: 51 qpiJdyLlbCaEhtmAxwFGvjeoDHnzKguBkrscIf
38 10 78-78: 52 AJCkzbKptiaDELvndycBfusIwmjgrGqhloHeFx
38 10 79-79: 53 KqfmybsjdFlvxJEnHzgCtLBDrwAoachIGukpie
38 10 80-80: 54 hCKGqyuBmprcewtsIlLvaDozfnxjJHdFAkbgiE
38 10 81-81: 55 tpFqyehHjgkAwxzcmvlEBsdrJnLafuIiDoKbGC
38 10 89-89: 63 LiCxfGyzjacEKApnqoslbdgDtkHFhruJIwemvB
38 10 90-90: 64 ClIdvGrjLqaenEyBpDHgwoctismAxzkhJKubFf
38 10 91-91: 65 yhFvpuExqiIcDjlnJasHezrBbtwKdmAfCgGkLo
38 10 92-92: 66 qBcgLwECztasuxAehvriJkDlnjbKpGmFoHdfIy
38 10 93-93: 67 ciEhuCsIygkzdoqBFbGanvpHejJKADwtmLflxr
38 10 94-94: 68 LqjoBEIJmnwcDKudCythegixkGaspFrzvAlHfb
38 10 15-15:
lnpLdequivEHcsCKjotGmryJbgwAahkzfBIxDF*7x5 fqwybepDalmFkrABcvGLdsEJjxHKntCIouzghi*7x5
anoxvwADgmuGzEFHfltIdjrCeksByJKLbhpciq
38 10 16-16:
jsALcxDKfhBFzCGIbioylpwJnquvadmrgkEetH*7x5 hivAeprGatELgjmFkqCKdfwxbcDJouzHsyBlnI*7x5
svwIdtxCemuDzJKLijkFghlpabAEcfnoryHqBG cksIbjrKdltGmvHJozBEfnuCewxLghyDpAFaiq
38 10 17-17:
bvwAqDFIdinpjyHJcekrahlCtuBLfxzKoEGgms*4x9 dotAafyFenuCjrxIbswJilzBckqKmpvDhELgGH*4x9
boqrxDHKadwJlsBIpyzEgjnvciCFhuAGkmLeft*4x9 mqAEakILjuwFdirDbfBCchpJeozKstvHnyGglx*4x9
nIKLmpGHfhxDegjlbdABacuzrtwCikoJqsEvyF
38 10 18-18:
yCDFkopvahjsemwGquIJbgnEfrBKdtHLixAclz*5x7 ltCIfoxDagvwhBGHcpALbjkmeyFKdizJnruqsE*5x7
hiAEajrzlDGJdesIgqxFbpuBfkyLntvKowHcmC*5x7 cekDbEHKjmotpqrunACLvxzGghyBadFIlswfiJ
ktzCeuvxhJKLlEGIbdwyfgoqADFHacmBinpjrs dpstfxFIbelmcvyAgkrEhiqCjnGHozBDaJKuwL
38 10 19-19:
anBGemyIkuCJbwxKvFHLdiADgqrzcfotpsEhjl*19x2
38 10 20-20:
abpyflmAegoLdwxEtGHKhsuDciCIkrBJjvznqF*19x2 lvCJzEGLikntyAHKadrwfhjIcqsBbeuDmoFgpx
38 10 21-21:
pxCDuBFKamALbfrGijozdwyIghlJcentqsvkEH*19x2 rtvKfpyLcisFdgwAbloHhxzBakCDemEIjuJnqG
dqDJilrLgoyzauvwfBFHcknxbhEKpstIjmCeAG
38 10 22-22:
ivyHarwFcjxKdlpJtzBEgAILbhqCfosukmGenD*7x5 djnvhCEHopFIiqGKaesDkmuwfryBgtxLczAblJ*7x5
qsAHjkpBwxDJenEFfmtzdhiobcgGarvKluLyCI*7x5 cnsBhkvDfjoxIJKLaimAgpwCbryElqzFdtGeuH
38 10 24-24: 12 ilKmAtvBDzpchjunywsqbGHFdLJaxfkeEoIgCr
38 10 23-23: 11 rlazBnDtoyLmHqhbAsKcFpkviGjIgufdwxEJeC
38 10 38-38:
zGHLisFJjrtAdmoIbcnKpuxDehvBfklEawygqC*38x1
38 10 37-37:
ejpGfgtDxBEIdqsycouvhkALabmwlCFKzHJinr*37x1
38 10 36-36: 12 xblnBviygIqhJfFApCmEseLkztHdcaKjwGorDu
38 10 35-35: 12 xqnwDlKzJeuactgrvFAdpLyhfoEisBHjbICkGm
38 10 34-34: 12 iBCKwxoqItfHcjFvuylkbJmsaprEedhzLGADng
38 10 33-33: 12 nzLIDHFBdKsfjlxvCGqphJtearcmuowAEikgby
38 10 32-32: 12 xhlcJHsmkIvwLbKjDpynBrFCGtgaeiEquAfdoz
38 10 31-31: 15 AsvwrtDHmBpJKxbaqecCyoGLknjgEihflzFudI
38 10 30-30: 15 jbsFnhpglaGxvEdwHormiAeyuDIftkJcBLzqKC
38 10 29-29: 12 JxmnfLjktDzrugyGEsvqelcChdbawApIoBiHKF
38 10 50-50: 12 bJGmdusxhpaACLlcHtKFniBEqjywIfkvgoeDzr
38 10 49-49: 12 vhDruteqwCdjyHbxLoGmplFgcsEInAikzJfKaB
38 10 48-48: 12 KJEdtbIGLCvpiyhenBlgDFqosjwruHzackmAxf
38 10 47-47: 12 DkHIafsxCKdvLGmJzgcpqBhwtnyFjbrEeoiuAl
38 10 46-46: 12 eDrJGHndBwupFljmfvkcgzhxsoCaIEqKbAytiL
38 10 45-45: 12 IFcJpbgxwlCGrekEiunyLBaqfoDmhKAsHdtzjv
38 10 44-44: 15 wfyECLkqpFKjmHxrAcnoibzltavgJdBusDehGI
38 10 43-43: 12 yxkmApqjLlJgchuvDarsHtdGbEzwfBFoiCenIK
38 10 42-42: 12 xIkvFCEBnAlsHwoutyzheJprgcDfqjibLmGaKd
38 10 62-62: 12 JCuobnAcBLpafrDvmiIzGxlqFhestKdkjwEHyg
38 10 61-61: 12 ujlirfzwgBKeCynxbvaLkoEIsmDhqAcHtdFpGJ
38 10 60-60: 12 fEuworFvAHpsJDqiLyjcCgazekxhKBnGlImtdb
38 10 59-59: 12 cizpdofmvKgyFaLEbHBqDAsJIelujwrCthkxGn
38 10 58-58: 12 fbyqpwHmzJedGgAvxDFtskLEjKBrihIocCunal
38 10 57-57: 15 xnkLAFBIJvbCEgjrmsDHGaKdiqtuopzlyecfwh
38 10 56-56: 12 KtEweiFbmsBCdjlkfpLhrGAcugnHJoaqzDIxvy
38 10 76-76: 38 CygmhuFGIecBDEHpbfxoKkijzvawltdLAsqJnr
38 10 75-75: 37 eGtbJwCIdfgKnivuczxoljmskHAypFDBLaqhEr
38 10 74-74: 12 DzdychKjslkvFwGEJHaotrefBipgumLnIqCbAx
38 10 73-73: 12 EAnBgkhKbfeyuHwCadqjDGvlmsJrzcoILtixFp
38 10 72-72: 12 yadbxsBJowlkgHFnhfvujGpzCAtKqeEcLrmDIi
38 10 71-71: 12 hGxcpLuKDrztlbsCwmFJAkegjoyqinHIaBvdEf
38 10 70-70: 12 bCEdgfiKGvkqmywuIpBohteJxFLAsjHnlrzcDa
38 10 69-69: 12 yzjFKqAupBftoLElJmiwdrkxhgGaIeDnCsHvbc
38 10 88-88: 12 elymtdErDGLhifbHjCczgIKknwauFJxABvqspo
38 10 87-87: 12 nGdovJxABbwkHzgCqLiIlcEtFKusepDfaymrhj
38 10 86-86: 12 eIDCGqviHKngdAzoflLkJhactEwjrmxsuybBFp
38 10 85-85: 12 wcECqkBevupgDofrJIFzHhlxjabntAmLidKsGy
38 10 84-84: 12 mcnzogbLhtKfEydqHrvlBFpkAxJasiuGeCIjDw
38 10 83-83: 12 itFrwmxElGaIdfvhKkbHgBoqjuJpnDCAyczsLe
38 10 82-82: 12 JHGvhKmoLFCDlubqsIjafBpEncrzdygAkietxw
38 10 100-100: 12 tgkIEJeDznfhbmvLyGHwBFuKsCdlxAqrpiojca
38 10 99-99: 12 vpwqjdIhLKloCbyikHtfrzxacEAnemgsuDJBFG
38 10 98-98: 12 JtEjzeoiIubwLnCkDFgpArhlqxHdBysGmcaKfv
38 10 97-97: 12 peKyDGmwoubcsvthzaCFgrdJEBLijflknqxIHA
38 10 96-96: 12 FsEfItJvjxrbKelLgnqGcDypmauwBzodihCAkH
38 10 95-95: 12 kEbHupqJFavKstwmcyzLgdxfoierhnlABCjIGD
41 11 14-14:
bvGJiqDMasIKekEHopyAhlmwdzFOfnuLgjtcxBrCN*7x5 +kpGIrxyFgiwNcefjlBDEnAKbzMvHLmoOhsJduCaqt*7x5
41 11 15-15:
acdDbkAJeiqvfsBLhlnEjuyKoptGwxzCgIOmHMrFN bdeEclBJfjrwgtvLhimFkozKpquHxyADaCOnIMsGN
auwLcefFdmvJgksxijnGlpAKoqrIyzBEbDOhCMtHN altyboxLdfgGenwJhjkHmqBKprsCvzAFcEOiDMuIN
aegHbmuzcpyLfhxJiklInrvKqstDwABGdFOjEMoCN ajzJbcgCdhpBerALitxKkmnDosuFvwyIfHOlGMqEN
abfIcnoAdqzLgiyJhswKjlmCrtuEvxBHeGOkFMpDN ++dntCfkuvaBFbjscGKexMgmrhAIizNlDLoyHpEJqwO
++ehuDglowansbvGcktdHKfyMiBCjANmELpzIqFJrxO ++ampxfioEbhtcwHdlueIKgzMjvDkBNnFLqACrGJsyO
++bnqygjpFaAMciudxIemofCKhGLkwElvNrBDsHJtzO ++akqGchrzbBMdjoeyCfnpgDKiHLlxFmwNsvEtIJuAO
++cmsIejtBairbFKdwMflqgAEhyNkCLnzHoDJpvOuxG ++blrHdisAaEKcvMekpfzDghqjILmyGnxNoBOtwFuCJ
ahovbipwcjqxdkryelszfmtAgnuBCFHIDEGJKLMNO
41 11 16-16:
otzJehrxjqsFayCKmvwEcBDMfgkuinLNdHIlpGbAO puAKceIJaiqHkrtGbmDLdzCEghlvjoMNfsywxFnBO
akDEbdntpyFJiuGMlzILrsvAfxHNjwKOgoBemCchq bkqydmxMgrDJiFIKaelnopsLcuENhtHOjABvCGfwz
blEFmqGKhnpCjvzHaAJMstwBgyINkxLOeoufiDcdr nwDHikBChsEKcgxAabfopqtMjGJLdvFNlmreyzuIO
rwCMegKLatvIcnzFmoyHfBEGlqANdpDOhjuksJbix fhLMsxzDbuwJdoAGcltKgCFHarBNeqEOknvijympI
cfpvkwAIgjnEbzBKdeistuxChmJNlyMOaFGrHLoqD ilowtyAEepBHaduLcjkmhDGIbsCNfrFOgzMvxKnqJ
oxEIjlCDdhyBfmnAqruzkHKMewGNivJOacstFLbgp ajpxmuBFhizAfqCIbevMcwyLnorKgsGOdklEHJtDN
nsIMbcGHdgqwiprElxBJuvyDefjtamzOkoFACLhKN qvBLdfJKgimtbjrIlsuHeADFkpzNcoCOxEMnyGahw
hkFMcgiBdfjleryzqxAGnuELabCJovDKpHItwOmsN cdrMBINOfzEGaglKbhmouACHitvLejkDnxypwFqsJ
41 11 27-27:
nsIMbcGHgjoFhprEkxBJuvyDdeitalzOfqwACLmKN puAKcdIJahqHjrtGblDLmwxFfgkvioMNesyzCEnBO
ajDEpyFJfmoBhuGMkzILrsvAexHNiwKObntdlCcgq qvBLfhltbirIksuHnxyGdADFjpzNcoCOeJKmEMagw
bjqymvCGfrDJhFIKadknopsLcuENgtHOiABlxMewz nwDHhjBCgsEKcfxAdmyzabeopqtMiGJLklrvFNuIO
rwCMdfKLgimuatvIcnzFloyHeBEGkqANjsJbhxpDO egLMsxzDbuwJcktKfCFHlmpIarBNdqEOjnvoAGhiy
cepvmrHLjwAIfinEbzBKtuxCglJNkyMOaFGoqDdhs hkowtyAEdpBHcijlmnqJgDGIbsCNerFOfzMauLvxK
acmsoxEIikCDelnAqruzjHKMdwGNhvJOtFLgyBbfp aipxluBFghzAeqCIbdvMcwyLnorKfsGOjkmEHJtDN
otzJdgrxayCKlvwEcBDMefjuhnLNbmAOsHIkpGiqF bkEFlqGKgnpCivzHehmDstwBfyINjxLOdouaAJcrM
bipruyDEhnMOeswzgkABadHLcjqNfCJKotvxGIlmF ditKfnuHbqxBlwGMjpzJcmoLgvCDhrINkyFasAeEO
cdyIbhmuizACalBOgrwKevFLkHJNstxDjnEopGfqM cnsveiuxdpwNoqzOltIJkELMjmrDyAGHbfgaFKhBC
bkvGduAMclDKqwCFrsyOfjBLegtHamnphiJoEIxzN aijkcpuBvHIOlCENnqtGghzLmyJMbeoKdrxfsFwAD
dgjouvzKkmqsfDNOabyCwxJLenrBiFIMctAhEGlpH cgFJkuwIejCGhqDHinoNlrALbtzMdsBEpvyafxmKO
rvEJjlsuagMNmxCHbdDFptLOiwyBcfzGknKhoAeqI fkrtguGOoBDJemANciEHqyKLdlnzahvwbjIpxFsCM
hjtyaquJrzFHepDMdfmvnCILbcwOkloxgisAEKBGN gnxyoruCmtwEBHKMcehkbsLNilqvjAFOdGJfpIazD
bnAJtuFNeflymzBIjvxMiDGLdkCOgpqEacrhsKowH
41 11 28-28:
bdHIehtzksuGnxyFcCEMfglwjpLNaoBOqvJimrADK rwBKceIJfiuAanELoyzGghmxkqMNbpCOjsHltvdDF
adpvrAGJgoqCeinDbchstuxBfzHNkyKOlEFjwMmIL sxCLdfJKgjnvaktImuwHboFMeBEGcqDOpzAhiylrN
ikBCalsAdnzMgtEJjGIKqruLcwFNhvHOoxDbfyemp amFGbeqwhprDfjoEcdituvyCgAINlzLOnsKkxHBJM
bmntpyEHjlCDhuFKcgzBrsvMdxGNiwIOeoAafqkJL tyDMegKLhkowbluJnqAHaijzmsBNdrEOvxIcpGfCF
fhLMilpxawyJcmvKgDGHbjkAnorIesFOuzEdqBtCN jmqyvABFerCHbxzKcklnopsJauDNftGOgiMdwLhEI
qzFIkmDEivGLdhACfnpBabgrlHKMjxJOcoustweyN nwCGfsDIaexMcyALdlmopqtKiFHJbvENkrzhjBguO
puIMdgsyhlqGmzCJwxAEbBDLefkvioKNacHjtFnrO cfrxotHLiqsEgkpFdejuvwzDhnJNmAMObGIlyBaCK
aewFcvBGikxCjqrKdDEHgzLNmnstbopyhAMfuIlJO bmrEeCGLinFKhkpIuwBDfjtxaMNOlvyzdqscAHgoJ
hjouamvClrxDcfwMbeHNiqBLdtGOknyJAEKgpszFI iDINtCEJmpxMfFGHhlwLsuzKbjAOgryBenvacdkoq
cglIdpwCbktLeJKMaosHrAFNfhBOmqyGnzDijvuxE akuGgjDMhqFJdxzBortvimwAcnENCIKOpHLblsefy
sxJNflnqjEFLemoIabBKchtDizHOuyACgkwprGdvM qtwNbduFfkvEcrzCmBHJgxGKelpAhisyajInLMoDO
coKLtABIejkzahnxbvDJsCFMdfgmpqEOlGNiruwyH krHMsADGfoCNdIJLjnpBailEcequgvFOhmzbwxtyK
loBFdehrgnuHaptzvxALjwGJcksOyEIMmKNqCDbfi dnoAfpDKbqzMegitsvwIjlCHmuLOcxyFkBNarJhEG
fzAJesBEioGMpuvNdklKbghCqxHIayDLrtFcjmnwO hvHKfrsLcipJagqAltuMowzEkmDFdjyNbnGBCIexO
41 11 29-29: 14 zqNuaAretlfvjhgOIynbxGwcdKCMJBpmkoFiEHsDL
41 11 30-30:
puIMhlqGjrtFmzCJwxAEcBDLfgkvioKNbdHesyanO ceHIfhtzksuGaADKnxyFdCEMjpLNboBOqvJimrglw
rwBKdfIJgiuAajsHbnELoyzGkqMNcpCOltveDFhmx alEFbepvrAGJfinDcdhstuxBgzHNkyKOoqCjwMmIL
sxCLegJKbktImuwHcoFMfBEGahiydqDOjnvpzAlrN ikBCblsAenzMjGIKafmpqruLdwFNhvHOoxDtEJcgy
bmFGcfqwhprDgjoEaBJMdeituvyClzLOnsKkxHAIN cmntpyEHjlCDhuFKabgqrsvMexGNiwIOdzBfoAkJL
tyDMhkowcluJavxInqAHbijzmsBNerEOfKLdpGgCF ghLMilpxbwyJdmvKcjkAnorIatCNfsFOuzEeqBDGH
dgrxotHLiqsElyBIefjuvwzDhnJNmAMOacGkpFbCK adouqzFIkmDEivGLehACgnpBlHKMjxJObcrstwfyN
jmqyvABFfrCHaewLcxzKdklnbuDNgtGOioMpsJhEI akrznwCGgsDIdyALelmopqtKiFHJcvENhjBbfMuxO
bkvMenFOhimzfqGNasILuyCJdgrKcBDHjpEltwoxA dwAGbpyOfhjDegtvxCHLakqElrFIcmuMiKNnszoBJ
afgCvxBEbwzNdtuDklpHeiAIcjnKmosGrJMqLOhyF ghxNnuELberCpzDGflBOiwHMacdyjovFmAJqtIksK
alxzhtGLqwBFjkmIbfuAisvJcprNgnoHdMOCDKeyE jsBCgqDJaiFGnryAfxKMhuvwbmtHczEIelLkNOdop
eqsurGHOfpvIkyzBjLMNatJKchlAowCEdmFbginxD uFHKiknCbdsxtAEMlvyGjqrzcefJahoOgBImDNpwL
wyIKgpsAamrBkxGJiDEOdnqvbcFLlouNftzejHhCM lsDMavANjwJOdfEHgmyLptCFciqxeozKkrunGIbhB
anpMlmqCEFJNABKLdehkgjuGcstOboDIfiyvzHrwx fmnwdzJLkADFhpqKuxIOsyHNeBGMiortglEabjcvC
ipuBjtxyhrsEaewDblnJdCINmvKOfkoLgzMqAHcFG hHIJbEGKrvDLempxdijlzACOcgkwoqyManutBNfsF
guzFryDJlmEKekNOhntAadBHbfqxCGIMjpwosvciL euyEcopJaktKflrGxFLMdjqAvDHIgmCOnBNswzbhi
41 11 31-31: 30 OihLruqKGBJAyfzmMtsjxEeHcNdvgkwDbFlIopnaC
41 11 42-42:
puJMbdHIehsyilqGkrtFmzDKcCELanBOwxAfgvjoN qvBKceIJfitzjmrHnxyFghlwkpLNboCOsuGaAEdDM
dfJKgjuAaksIltvHoyzGeBEFhimxcpDOrwCbnLqMN sxDLhknvmuwIcoFMpzAHaijylrBNdqEOegKbtJfCG
blsAoxEHenzMcgyBafmpqruLdwFNivIOjCDhtKkGJ bmFGcfqwiprEaCKMdejtuvyDhAJNlzLOnsHxBIgko
cmntklDEdhzCfoABabgqrsvMexGNjwJOpyIiuFHKL tyEMcluKavxJdpBGnqAIgDFHbjkzmsCNfhLiowerO
giLMjlpxbwyKeqCHhEGInorJatDNfsFOuzBdmvckA acGHdgrxotILlyCJefkuvwzEinKNmAMOjqshpFbBD
kmqyvACFhjBMfrDIaewLopsKbuENgtGOcxzdlniHJ nwDGikBCgsEJbfxMdyALelmojFIKhuHOarzpqtcvN
bepvrAGKhoqDkwHMfjnEmBJLcdisgzINalFtxCuyO adoujvGLeiADgnpCbchrstwBfyHNkxKOqFJmzElIM
emsMaiyFfuANhjzDbnGHlqIKgkLOdrtCpBJwxEcov cqtEmpFHfowKhkCGdyzNajxIbABLgnrseuOilJvDM
gCJMopENdnBIhvwFasuHfijteyKLcrzAlDGbqOkmx jknucpKMhIJOimACefqxbdsDtFGNrvBHgoyawzlEL
ntwAlouCbhyMipGIcmNOfkBEqDHLaerJdjvszKgxF xCDNqsBFagvEdGKOiwHMfnzJmoILklrychuejAbpt
hisxegzGlnvOacfDtyHIbuEJjLMNmqrwdoFBCKkpA bivzckFIadqAflpsehoBwyCOtuxLrEGMjmJgHNnDK
abkKgjlwpqzCcxHJevINosAOdhmEruDFfyGtBMinL xzBOotDJenEFcjsyhlAHdgpufvCLirKNbwIkqMamG
myBDvxAGkwJNanoMghtKsCEIbceljprOdfHiquzFL hnqNmuvKbjCFkozHdlxMcgiBepwDsGJLyAEatOfrI
bfgmuzIMalBNnpxyjoqGkstvAFJKcdwLeCHiDOhrE jEHKdeikuwBGgADIfFMOqvyJahpLborxmsNltzcnC
qCDFtHJNjnwAcBEOevGMkyILhiuxdgszabofmKlpr sxEGknFNchwDagmAfqtvijKObrCLlyzJuBMeoHdpI
adfOnxCJjlvEbqHKesFLktwBirMNhpzAcoGguImyD mvwLinpGbgjxeDKNaklqcfuyorsOtzEIhFJCHMdAB
lmHIgnqMiksAbcpFdeuCoDELartKxzBNhvywJOfjG fACNbvIOapBDjtyMdiEJoqwxhGHLcmnregklsuzFK
jpuLhlBKkDGOdmxFcstCaivHerwyfnozqAIgENbJM iqBLfsDMAGJKnyEHeptxcjINgloFauwzmCObhkdrv
cdkHimotyAFOahjCpsvJbnuDxIKMgrBGlLNfwEeqz beAEouvNdnKLkmpMghtOlwCGfBFHrDIJaxyjqsciz
dltDaEFMefhIgiyCjkoJpqNOruAHbmzGcxLnvBswK dhoMcgvKbsyBiwFImquJelnOfkrxjzDHtALpCEaGN
opyKtuFGbdwNfgJLclAMansIejmBkvzCiDExHOhqr aceJkuEKgpwHoBCIbfildqyGvxADzLMOhsNmntjrF
41 11 43-43:
otJMbcHIdgrxhkpGiqsFvwzEefjuamAOlyCBDLnKN ehsyjrtGazDKmwxFcCEMfgkvioLNbnBOpuAdIJlqH
qvBKairIksuHbmELnxyGdADFghlwjpMNceJftzoCO akEFbdougnpCivHMlAJLstwBfyINjxKOqzGemDchr
rwCLgimubjsJltvIoyzHeBEGkqANcpDOdfKnFMahx bkrznwDHdmyMiGJKaelopqtLcvFNhuIOjBCgsEfxA
blFGmrHKhoqDjwAIfinEtuxCgzJNkyLOepvaBMcds oxEIikCDhtFKcgyBenzAabfpqruMdwGNlmsjHLvJO
fhLMtyAEdpBHcluKgDGImnqJasCNerFOkowbvxijz cfqwnsILkxBJgjoFbACKdeituvyDlzMOaGHprEhmN
ilpxuzBFeqCIadvLcjkmhEHJbtDNfsGOgAMwyKnor acntpyFJjlDEdhzCfmoBrsvAkIKMexHNuGLbgqiwO
sxDMegKLhjnvauwJcoAGfCFHlrBNdqEOktImpzbiy mvCGhiABfrDJbewMcxzLdklnopsKgtHOaqyjFIuEN
mrFGcoLOpCDJtuvElnwAfhjydgxNsBHIaqMeiKbkz ejmquxDOadGLbflskrwCnoFNpyHMhzBKcgtEIJivA
hnsJiqtxalINbepGkyAKruBLwEFOjvzMgoDfmCcdH vwyGmstNgkpFdqDKaenEhxALbrIOcfizjBCluMoHJ
dhvIloGKtADFpqsLbxEMacyJinCHegzOfwBkmujrN CEKLcjnxfJMOpABNimDIagrvlqFHouyzksGdewbht
jkDEerAMfopvasCOhiuFbcKNmwHLnqzIlxBgGJdty sxyFdnBOajotbgqwceklpuIKhEGHmzAJfrDiLMvCN
owIMnrtKgisEefFLdjlpkqBJbvDHxzCGyNOauAchm iwJNeyBDcAGIhoqrdCFMampxfgnuktHObjLsvKlzE
abiBcquCdfAEgyILlmvOhkMNjFJKptwznDGeosrxH bduJknvLfqGNilrymoBEcsDMetCIgjAHhpOwxKazF
boACgmKMltJLcvBFijGOahwDeuHNdrsznpIfkxqyE cprEghlCbmnyjsuwdikotBGMafHKzDLNxFIevJqAO
bknNcvIOquCHsyzLglwAdrFJeixDmpKMtEGajofhB bwCIadsEcioyrGHNABDMfnvLhtuJlmxOpzFjqKegk
hloDbdvziBJNactFfgKOqsxGjpACkmwLHIMuyEenr fjtMkCFOozBGdiAKbgpyvwEHesIJmqrDuxLchnalN
zCDJabrOhyINjnwxcksBdflGiqEMeoptgHLuFKmvA ilrLtBHOnsCKafuzpqwJdkyMehjvmEFIcxAbDGgoN
jyGOcDHKkoAElnzMaivCqFLNbeuBgmstdhwprIfxJ awyKfkqIjDENlsuvdpxBnoFHcgrzbhimtALJMOeCG
anqAdguDhrxEtwzNkpvGcjJLelyHfmoCbFMBIKisO gnEJfpsNhqzOvyDFuAGIboxKaeLMdjmHiktclCrwB
cwGMagxIblqtjkrupDLOhsAFezEKmnyBovJfiHdCN orsMhGKLbAHJgqvBtxyCijzIefwFcmuNlpEdnOakD
inpudoILghCMrtvKkxzHbcfEeANOamGJjqylBFswD vxMNfryAgiFGBCELklJKouwOahpHcdeqbjsntDmzI
agjBryCJEKNOoqvxszAHnuGMcipwflDIehkdmtbFL
41 11 44-44:
ptIMhlqFjrsEvwyDcACLefkuioKNanzObGHdgxmBJ quzJcdHIimrGayCKnwxEfglvjpLNboAOehsktFBDM
rvAKfitylsuGbnDLdzCEghmwkqMNcpBOeIJajHoxF dfJKgjnubksImtvHcoEMeADFahixlrzNwBLpyGqCO
ikABowCGgsDJcfxzjFIKaempqrtLhuHOblydnMvEN bmEFceqvhprCkwzHfjoDaAJMtuxBgyINnGKdislLO
sxCMegKLhkovcltJauwInqyHfBEGdrDOpzFbijmAN fhLMilpwbvxJdqAGgCFHcjkynorIasBNtzDmuKeEO
acFGosHLlxAIgkpEbzBKdejthnJNmyMOfrwiqDuvC jmqxuyAEgizMerBHadvLhDGIbtCNfsFOcwKklnopJ
kmCDiuFLdhyBfnpAbcgrlHKMexGNjwJOaotqEIsvz nvBFhjzAbewMdlmopqsKiEHJcuDNgtGOakrfCIxyL
alDEbdpuryFJgoqBeinCmzILstwAkxKOjvMchGfHN cmnspxDHjlBChtEKabfqkGJLdwFNivIOegAoyzruM
ajmobpGMhuzFdqyHfnwNcelJvAEIgikDxCKsLOrtB ejCObhqvmGILknrJfstzaxHNiloucgBKpyEdDFwAM
ckwFjvxymnADruCLltKNgqsGaipIeoBHhEMzJObdf rzMNoEKOnyFGtvDJbexLcfhmiqACksBIgpHauwdjl
flHLkyAOhjIKdmwCaegzcvGNbrsDpxBJtuEnoqiFM cDHInKLMaqtOjkuGdorvlmpFiwxzbBCEfgJhyNesA
dzGKepvwboFJguANacryhxDOmsEHlqBMktLfCIijn dehtosCNuHJMbkmzprAKaEFLfiGOjwBDcqxgnvlyI
ahsJbgwIemyMfjrEnptCquDKcdiLBFNOklvoxGzAH ablAfoDMswyKdkxEenuIgjtFhirHvzBLmqNcpOCGJ
fxAFghlCpDLNcjsMmuvOqwEJbityadnBerGozIkHK gmrxjpqzdIJNlDEGbnHOcotAakCMfuyBeFKhwLisv
dpsucnzEvCFHlrwOefkqtxIMimJKhABGagDoyLbjN qrFItwGHjAJLlnsxdgMOhkopyzCDeiENbcuavKfmB
aEIKtzBObdqDipvGjlrLmsyHkxAFceCJouNhwMfgn nwxGosBKbuvJhAEOflCHprINjzFMademikDqtLcgy
rvAHcfENiqwKhmxJoCIMjnDOektudgGLayFlpBbsz bfiAlmtNFHKOoqGJcvBMawCDersxguzEdnyhjpkIL
fqrMbhlGcpwzdjuImnvKyDELeioFgtACaxBkHJsNO cuHLpyAJrzDGnstFafkvbmwEdhCKejqNlMOiBIgox
mpLOBCFGjovEcqsIailuhkrybenMgwHNdxzADKftJ kmzCtDHIfxKLahnNsEGMpquFevyObgrBcjAdiJlow
jkswnoALcdrFfyGIBDJNptxEelzKgimMhqvuCOabH aJLMinrEuwyBvxCNdlsAhozHefpDgkqOmFIjtGbcK
aortdpHMiyzNcklnbxIOmuAGehBLgjJKsvDqCEfwF dtvwlqxynzIJbkopfjmBisCLacGOghDFAMNruKeEH
cmoDfhsubFLNrwJOtyKMijxHdkBEglvIaqAnpCezG bjyCkGKNlEFJdfoOuxDMnqBHewAIagpsmrtchivzL
mqzAsyFJdkMNiBIObhntcrxCfpvKajGHouwgELelD msNOegoyhkrIvFGMaflznpuxjCEJdABHcitqwLbDK
41 11 45-45: 44 MmrtyIOGAdHCnEhkBgzuepJvFsowlfqbjcNaKxiDL
41 11 46-46: 44 GuFhenzajliOrLDBodkcwsAIytxKvHEgJqCfbmMpN
41 11 55-55: 28 giHOxMtwJBAFonClapyIEmzvbsjLdcheqDuNkfGKr
41 11 56-56: 28 jhmbcuMiCtaEDJesxdBowANHOnGpKFvgfylqkIrLz
41 11 57-57:
otIMbdGHegrxhlpFjqsEvwzDinKNamAOyBJcCLfku puAJceHIfhsykrtFazCKmwxEdBDMjoLNiqGglvbnO
dfIJajrHlsuGbmDLnxyFeACEkpMNcoBOqvKitzghw alDEbeouqzFJgnpBjvGMfimCcdhrkxKOAILstwyHN
rwBLgjmubksIcnEMoyzGahixlqANdpCOeJKtvHfDF blrznwCGemyMgsDJjFIKpqtLdvENhuHOikBcxAafo
cfpvmrGKhoqCkwAHdeistuxBgzINlyLObEFjnDaJM oxDHjlBChtEKfnzAqruMkGJLewFNivIOcmsdgyabp
ilowtyADbvxJgCFHcjkzmnqIasBNfrEOhLMepGduK acFGnsHLiprDgkoEbABKefjtuvyChmJNdqwlxIzMO
giAMfqBHaevLcwyKdklmnorJhDGIbtCNjpxuzEsFO akqymvBFbfwMdxzLopsKiEHJcuDNgtGOhjArCIeln
sxCMfgKLhknvcltJauwIdoAFbijyeqDOmpzBEGrHN adntpyEIiuFLehzBbcgqrsvAlHKMfxGNkCDmowjJO
gstynAIKdmrCkEGLchiubxJMqwFHjozBaNOflDepv aiwEdksHexzDhmoMgAJObqCLfptujlnvBFGryKcIN
bcelduzKiFILfnoJakmvhrBDCEMNgpGHwyAqsxjtO hzJLnrtFvCGObguIfyBNilsMapqKejmHckxowDdAE
dfMOouCFinyHbsKNatxIklwJcpBLjADGeqrghvmzE dnxLvDIMagorekuytwzNcfsGbhpAjEFKlHOiCJmqB
hknNdeoIctDEBHKMquvJmsFOpxyCafjLbwGglzirA mtJKuDLOehsEalACvwxBnqzGcdgFkprMioNfHIbjy
fgqEasBJlrGIeAFNkCDKcovyipzOdhjwtLMbmnuxH cqAMfivKlmyLhtCHenBOrsuwabDFgjxNkzIdGJopE
muGNhlxFcwKObfrzoAHLyEIJnpsDijkqgBCaeMdtv svzAahyGDHJNrxEOloqtbdiBegKLmpwIfkFcnCjuM
gimDefwCbvEHyzFMktABhqIOdlpNcjrJsKLoxGanu bkoOluBEdqyDgnwMfmxArvLNeitGjsCIaczhHKpFJ
dhkofjtAyDGObsFJvBMNaqEHmprCilIKcgzeuwnxL cowHjmDFfkrzinqNdLMOhptvagGIelxEsACyJKbuB
ivyEcmsupzKNknwGaeBLdflFhjJMbgxHtCDoqOrAI abkMiopshCGLcerDvwzJfmBEdjnKquxAlHOgFNtyI
brEKektNhsBDcfiGgmnJayzAuvIOjwxClqMoFLdpH efJOmvAHgjqylpBGouDKbdzCchINatxFikLrwMnsE
DHJLdgwBbqtGijzOhuEFenpAfoIMcvxKlmNkyCars ahimjlrvstzHcnCMwALNeFGKkEIJoxyBdqDfgubpO
gtKMdesviuCJfhqwrGHNclyLbnDIkmxOajpzBFoAE puyMalwDkABKcdtEghrOmozGqvCFjsILfnHbeixJN
lnuzcAFOqrBJafCKbjoNgpELehyHsxGMkvDitwdmI nryFbfvLckpqaduNlotJgiADswKOBCHIjEGemMhxz
ntBOegoCfsyNbhlAjkuHzDEMpwFIdirxvGKmqLacJ dAGJCENOanoviFHMrtuLgklseqzIfpxDhmKbwycjB
npvLbjAKcFIOafixBCMNdhrymuwDegoGksJtzHlqE nKMOirzJatuAdkpIglBDbfqvsyEFjmoNhxGceHwCL
tDENbnrxlpuyhszAejqCcikmBGHOfoLMgIKaFJdvw gqsHhjLOkltxeruBanCGbIJMiwyKcdoDfmFvAEpzN
xyDOdjnzapEKmvHMilALkqrNcguJstwGfCIehFboB dfuNjlsIeivOqxzFcyGMagrLbwEHhoJKmABknDptC
ajkHeADItBJLgvxNbuzOcfhplnwFiosCrEMdGKmqy aezMcqKLpDHJbiFNlmrGhtvIdxACnouEfsBgjykwO
cvzBrCDFdmEJpsxMbkGLfyAHawINoqtOghnelKiju vyCJipqGcjxEabhDkBFKemntfgwzorHIsuLANOdlM
gkAMmzCKcnsNdFHLfjDGhiBEewxJalovbtyquIprO dgitefkEnyBIbclCamsOuxHKhqwMopAFGJNjrvzDL
uvFGfrtKgCEObdesmxILnqAJjpwBkoyzacHhlNiDM bgmpadqBhkuCflJOeyLNjtFMzEGIcrwAinHsvDoxK
lzCHadyOejpJbcmtixBIgkvFuAGMqDKNwELorsfhn
41 11 58-58:
ptIMbdGHehrwkqsEcACLfglujoKNanzOimFxBJvyD ceHIfisxlrtFayCKdBDMghmvkpLNboAOuzJjqGnwE
amDEbepuqyFJkvGMfjnCcdirgxHNlwKOhoBzILstA egJKhknublsIcoEMpxyGfADFaijwmqzNrBLtvHdCO
jlABbmryenxMhsDJcgwzkFIKdvENiuHOoCGafpqtL nrGKipqCgkoDaAJMdejstuwBhyINmxLObEFcfvlzH
pwDHkmBCitEKdhxAfoyzqruMlGJLjvIOcnsabgeFN swCMfhKLilovcmtJdpzFgBEGbjkxeqDOauInyHrAN
giLMtxzDbvwJhCFHcklynoqIasBNfrEOjmpeAGduK acFGosHLmwAIhlpEbzBKefktuvxCinJNdgqjrDyMO
adotjuFLeiyBgnpAbchqrsvzmHKMfwGNxEIlCDkJO alqxnvBFikzAgrCIdwyLjEHJcuDNhtGObfMemopsK
qvAKgjtyakrHmsuGbnDLowxFezCEcpBOdfJhiIlMN uyAEfqBHaevLdlmnoprJiDGIbtCNgsFOkwMhjzcxK
glCHhuvzktyAdejscnJLqBFGaDMNiprwfmKxEIboO flvFduxNanpBcjrKzHILmoAJgsGMhqwDiyEbetkCO
xBLOpzCDgoqrfntIavAHdhmFbuKMcswEjlykGNeiJ adqJblzEnoCNhrGLfijBcmtxyHMOgwFIpsveuAkDK
iqstkrIJnzGKbchHjvENfxADaegymuwCdpOloBFLM jpALdknEmyDIsuHJbrBNilxGceqCawKOfghtzFovM
cuBDqINOemELioFKbgpxdyCGaklsjzJMhnAfrHtvw afoEehlOvxCJjDFHbkqLptKNdiAMwyzBcGImrsgnu
abmGtDJOeBHKgikzACEFjouInrvydfwLclphsNqxM hjkxbyFJdgtBcivOosDLpqEHefzNlmnMaruCIKwAG
cgANotGHfquyhEJKnsFOdlrDkmvBepIMiCLaxzbjw sxyKimHNbdvIfpGJrzAOltuLhBCMekowjnqacFgDE
evDGkpuFcdozgjmOlqAKbfsCrtEMnwxHyLNBIJahi erxFgvKLsABIajtCbinDhopyuEGOlwJNmqzdkHcfM
dnpufhsIltyOikwAmxzHegoNabCKcBEJFLMqvDjrG devFasyApCDIcjzNlqxGimuMnotJgrBLhwKkEObfH
cgHOadwMbpzEjtDFmoGLqABIhuCJeinrfyKlvNksx fjlmnvKLwzIOaEGNesDMgpxybAFJcqrChiBtuHdko
ioxDbcvwdyCLkpFHeluBagmIjqsEhrMNtGKnzAfJO giCEfzDLuvAGcdtIajknhopOlHJMrsFKxBNmwybeq
klILaehHnsNObmtBgjuwvyEMipqKforAcDGxCFdzJ ekyGmnqFfitNclpsbhjLuDKOvxIJdrEHgAMazBowC
quyNsBCHefpwdjxKhzFGtAELgkDJmrvOaconIMbil bosufnxEqwHLckKMetzCdBGOijyJalrDmpAghvFIN
bxMOoyBFhmDEdfgqaptvAHKNswGJkruzejIlnCciL jpBMdhlAkmCNoEIKisvzbgnGcfuFrtwxeLOyDHaqJ
hkqtglzKaiFOjovHcexAfCGMpJLNbryIuBEnwDdms jACOiGHIbdDNoqzMfkvBchnylwEFemJKgstauLprx
uCKLlrvGksAEahIJdjoDipqwbcMOegFNmntfyHxzB zHIMnqrLastNbvyKioxFhjmCdflOekpucEJADGgwB
abijgmxKAHJLpyMNfnCFdvzEcetGkBDIuwOhorlqs bsxJmopGivLOnAINafgruEFHejqMltBKkwzdhycCD
fjxAosyIghlHdktCapzLwDEKenJObBFGruMciNmqv gitDbhwNjlEIqzGOacuxpsHKkyFLdemAfovrCJnBM
hpvDrFIOadnKgqACotuJcjwyefszimBHklMbELxGN clpFiCEGxDLMmuyzfqIKhtAOaevwjrsBbdgkJNnoH
cdqHbnzDgjkOwxCImrENhGKMeloLfpBJayAtvFisu fuDNjzJKrtwHamFMbkoqilnyehxEcvABpCOdGIgsL
jnuGfhiklmwJcgozsvCMbptIeryDdBLNaqEAFKxHO akGHowAMlzCNchnsdprxqDFJguvIyBEObfmjtLeiK
gnpEqtxymsDOjvHNfwGLdiJMckrKaoBCbuAhzFelI dswFcmILoKNOknvxftEMirzAbeCHhquBjpGgyJalD
blpAqwNOcfkmrvCJsyzGgjFMahxLdiuIntHBDKeoE mpqvenwBcjyCafIOlouxhtzMdFKNbikrgGJADHsEL
41 11 59-59: 31 LiotJeBxhAMcymrdbjNEKDqlwkuGCfsHnIpOvFagz
41 11 68-68: 40 fytjpNbcdeguzExOFiKMmHLIswCBaAhlrqoknDJGv
41 11 69-69: 41 DEfOxrIvnqyMkLdbBKgalwCGAJoHhtNmFiszecpju
41 11 70-70: 42 IblDfBjyHztGwKrMqxgCsnkoAJiELmuvOcpNaehFd
41 11 71-71: 43 gAJxFDEBdauvikNGLyqpCmzchKMItroenwjbsOlfH
41 11 72-72: 43 fuNFaIGnjxtErMKyzsceBdqhlOmigwvAJoCkpLHDb
41 11 73-73:
nsIMbdGHjprEkxBJuvyDcACLimKNalzOgqwhoFeft otzJehrxikpGayCKlvwEdBDMjnLNbmAOcHIqsFfgu
puAKdeIJfisyajqHblDLmwxFghkvcnBOrtGzCEoMN pyFJgmoBjuGMeilCkzILcdhqrsvAfxHNaDEbntwKO
qvBLgjltksuHcmEMnxyGeADFahiwdoCOfJKbrIpzN mvCGgrDJcfwzjFIKaeknopsLduENhtHOiABbqylxM
bkEFceoulqGKhnpCfjmDaAJMstwBgyINvzHdirxLO cklrnwDHhsEKdgxAemyzabfopqtMiuIOjBCGJLvFN
rwCMegKLatvIdnzFloyHfBEGbijxkqANhmucsJpDO fhLMsxzDbuwJdktKgCFHlmpIarBNeqEOinvoAGcjy
acFGdfpvmrHLioqDbzBKtuxChlJNkyMOwAIgnEejs admsoxEIitFLflnAbcgpqruzewGNjvJOkCDhyBHKM
tyAEgizMepBHcvxKmnqJhDGIbsCNfrFOjkoauLdlw luBFhjzAfqCIbevMdwyLnorKiEHJctDNapxgkmsGO
egnHltBImACObwFNdfhzosvyaipDruJLckGjxMqEK gjvGiABNtxDHfsELmqzMdekwnorCcyJKaFIbuOhlp
hyLOgikFfpuHxCEGcdoqtJMNerDInvwKalAjmsbzB dlmEacjnftFOiqsukvxByzAHprGNDKLMwIJehCbgo
owxzjpFLcgADbhGHemvJdityuBEMksIKaqCfnNlrO uwyDcflxejqNgtCLbinEoHIOhkmraBGKszJdAFpvM
bcmthivInsBOdpCJeyEFjkuAawHMloKNqxLzDGfgr bqvAdnGMlswCmBHLcpEIaexOjrtzghuKkyNfiJoDF
esAMhBDJlvFHagzEfqGIcuCNbrxydjKOioLkntmpw eopBlnuzchFMabkLfvCDgqJOrwAEimxKdHNjyIstG
kpzOoAGJduxIglyMijCHahsNqrBFbefKtvEmnDcwL kEHJgmINbdsDaotufjwBnpqyelGLzCFKcvOhxAirM
bCIMafmyiwGOhjoEvzLNklqDcrsHptAKeuJnxFdgB DENOhqtwgpsxfkoMbjlJnAILmuFGadrvyBCceizHK
aceDjmqKbuBNirtIgoxEwFHMkpLOsvyGdnChlAfzJ fhktcnKMisBCajpAowzGdDEIglmObevHruLqxNyFJ
ipwEadyzchrNksAHlnDGfgjuqvCLbtxJeFOoIKmBM przBdoqHcjwOnstNilyKehuGkvEMamCJbfFgAIxDL
lzENotABhmyIbgCDcfiHauxFnrvOpqGJekKswLdjM wxyCpsFImtuEfqMOeizLahBHbcAGdgvNjlorDKknJ
jxHItGKOaginyDMNeorCAEFLflvBdhwJbkmcpuqsz mGHLquwDckxzdefAaltMCINOijvFBEJKgpybrshno
ghLMfnpxbyEOtzDFdsuKakqIcmovlrHJiANjCGewB elsxafrEhCFKdikGbopMmnwAuvzIjJLNDHOgqtcyB
enqEblwIdmrFfoyLjkBDptCHvxAKcgsJiuMaGNhzO bhiqkoFNfmsDnBILgzHKrxGMejtyuAJOdlpcCEavw
nuyHzACMdxBOhjsEclqFgkrwabKLioDJepNfGImtv gBFGcdtLaosObjnzkluCfwKNhpvDeIJMqEHryAimx
mpHNsFMObdlLjrDKfqABkyEGcizIegtwhnCaxJouv djHMnvFJADELiltOemozfkCIagsGbpwKqryhxNcuB
qxyDbhnufrCJiFKLmpzGjkowdgNOtvEMaBIeAHcls gnuAdzDFeqrLbhlGwxEJjvyIfkmpotNOcsKBCMaiH
atCInFJKjBHLbmoxhqDOlyzMcepEkuwNfgrdsviAG kosAqCHKcwyObiBFruzJdltLgjpDaehNvxGfEImnM
lmrwajAKbfsydenogILMuEGOqtxFciJNkDHhzBpvC etwBorvHbADEdxyKafnqcmCLpGIJgszNilOhjukFM
oqGMcuFIikzCfjxOdABJhswLnpyHmvDNabregltEK bduMghkxfivwazGLtyDJrsCElpqAnBINFHOcjoemK
dhiEamyFezIOuvKLbcgHfoBDprtMxACNlnskqJjwG jmzEklvBhoIKasJMgiqyefuHbnCOrFGNxDLctAdpw
cfhMstGHgwCFaluDbevJkrKOiopLdjqNyBEmAInxz cnDGeixMmqsBwzAHbjktouyCagvEflKNJLOdrIhpF
bqwIijnrloEFhmHJvAMOacdkgBGKpsuxeCDftzyLN knELhryAcqvzwDKMlxHIimtuejsFapBOgoJdfGbCN
jlCJdgmOcrxBekyGfAFLisDIbpzKEHMNnquhtvaow oFGIqstJelwBacfCgixAmpyDbdrMhkuOzEHjnLvKN
uxCMmqwFabBGeknzitILdfjlopENhsvDcrAgHJyKO fzLOoswMilvCjEIJgpuFcmtBdqANbehKaxHkrynDG
inpBdwxKklEMgjqGmvzIarDLfuHNhtyCbsFoAJceO nvyJkwAIdemuaEFKgorOpCGHjtzNchqMbiDfsBlxL
eoqLfiyEczGKltADdsCOBHIMbpxJanwNgkmruvhjF lprKbcjvfmxGnFMOaotudizJgBDNhwHLeyIkqCsAE
cdpIuAGLejsxwCDJgtKMalqykvFHhrzBfnobmEiNO amJOdntHefDFblozisuKrwEGjyAMckxNpqvBCLghI
egCEiqrHjpwOmnAKbfktovxBcFJLsyGNzDMluIadh tvGOzACFbgyLdkoDlmsHfqIKerJNhnxEapMciwjuB
bAHOaijkcuDEdyBFnrsIfgvwmLMNhlGJeptoCKqxz jDHKrtxFqBEOkpsLaevAuwyzcglnhimodCGfJMbIN
agszjmrCkBJKcoyHdvELxDIOeiGMfhpAbquntwlFN
41 11 74-74: 44 xJnGcAbpKdHgkrovjyIfuamheCsFiqNMlEzBtDOLw
41 11 75-75: 44 gDCknmrKwasveHjFxhodfqObtlLzEpuGBNIyJciAM
41 11 83-83: 55 nmdbhAIpFKEGJszryLuaDfxgciqkCjNtlMoHwBOev
41 11 84-84: 56 rnvGtklNFBbqEIaJKDLhfAoxCczHdswgyjOueiMmp
41 11 85-85: 43 FEkzneAsciClpLNHIyBvdJuwbDhjaOrfqMogKxtGm
41 11 86-86: 43 moAekKpyfjDJghbnHluvstiEdxzBNcqIOMLFGCwra
41 11 87-87:
osIMacGHgkpFlxBJuvyDbACLefjthnKNdrwiqEmzO ptzJbdHIhlqGjrsFmvwEcBDMioLNanAOegxyCKfku
quAKceIJfhsyamDLnwxFdzCEjpMNboBOirHktGglv adotqyFJiuGMehmClzILbcgrfxHNjwKOkDEnpBsvA
rvBLdfJKlsuHbnEMoxyGeADFkqzNcpCOimtajIghw alEFbepumrGKgoqCjvzHfinDstwBkxLOAJMcdhyIN
owDHikBCgsEKenyzqrtMjGJLdvFNhuIOblmcxAafp gjnubksJcozFmpyHfBEGahixlrANdqDOwCMeKLtvI
cfqvhprDkwAIazBKdeistuxCgmJNlyMObFGnHLjoE ilpwtyAEeqBHbvxKcjkmnorJgDGIasCNhzMduLfFO
pxEIjlCDhtFLdgyBfmoAkHKMewGNivJOcnsabqruz muBFgizAfrCIaevMcwyLdklnhEHJbtDNjqxopKsGO
hjABakrydmxMbfwziFIKpqsLcuENgtHOnvCDGJelo fgLMhkovsxzDdpAGcltKbijymnqIerEOauJCFHwBN
BIJNdpxzcsvHahkmlotwbfyEeuCKjqGOinFADLgrM aeoqszDNkntKdlrFhuvBfLMObpwJmyCHcjEgiIxAG
bluLjACIfkswmzJMxDFHnqvycdgKioEGpBOatNehr yAFMopKNfrBCivzOdemnklEHaguJwDGIbjxchtqsL
ikqAtuFOhjwyvCLNxEJKanIMbegDdBGHcfporzlms esxIfhoFdiyJjrKLkpvDnABEgtzCcuGMbmOawHlqN
fmvxruwAbnoHcqCDjstJlIKOhiMNekzGdELaBFgpy cnJLeENOhpqImoBDirtxafjzglvAbsFGHKMkuydwC
ayDKdjvMkFILquzEoAJOnprscewBfgHNhlxbiCmtG mrEIbqtBadsAelpMcoxyfiuDhzHLgnwOkCJjFNvGK
jlnDbczIimwLptAHaxCOevFJghsEryGNkBMfqKdou acilqrHJwzFKtDEMjmpubdkNgxBLhnCGefAsyOovI
dhDOpCEFabrvcmANetyLqwxMisBKgjkonzGuHIflJ osCMeijHnuxNlyzBdftIckrOgmqFapGLvwEDJKbhA
BDFJeHKOhijCadksoqxNbvyMfAEIclprgzLmnwtuG bwBLdACOfnJKlyGNhmotagqFipDMcuvzsHIjkrexE
jlvxgsABrEJNinGLqtzMcdmKfpFHabuDeCIhwykoO ehqGwzDIjsKNrtyAbgnOovCJdpELflmuacHixFkBM
anoMlswEfzBCkxJLbchFqvAKmrGOguyHitIdDNejp afrvenzNdtwFilBKkADGjHJMghpxuILOcoyqsCbmE
hkzKbxAHjyDOciqEsvFGgrwCamIJdeuMlntfoLpBN bktCmqDLaeiyhlJOzEGHjnFIopwKruxBdgvcANfsM
myCFcfxObesJoBGItHLNdirzknpvjquwlAMgDKahE EFMOeorDmsxzgklIbfiNcjtBapCGhnuAdqJvwHyKL
gjoEcCLMnqrHemvBiwAJdxyIpstOkuFNbGKfhDalz cgGJdhBHfkqyrIKMawNOtvDEelFLiosubjznxCmpA
ikmHhvINajALwxGMbdloefgtpyzJuCEKcrFnsDqBO dfjGatxKnyBEgmMNcekwlCDHhrsLbpqIivOzAFouJ
fzFIhtuwdkrOpAHKnBGMamsJgjlEbvyLiqDexCcoN gxKNmuzDiyAOwCEIaoLMfqGHehjBbkFJlprdntcsv
aAEGoqvIdpxzgyCJefDLrwBNbiltcknKjsFuHMhmO opEOqtJMajwzdyDKeuvArxFLbgmGchiIksNBCHfln
deoGCKMOhvxHfikBzAJNnrsIbjpDctELguFalymqw ainvsyEHhrGKjmtNloAFxIJOkzCLbdqBewMfpucgD
nwHJjuKLABDIdfmvipFMlsCGbeNOacqxghkrzEoty hlJLafrtgnozqCFNemIKdijHbswAcuGOvBEkpyxDM
lmxBnDENjkvGfosKqruygtHIbhzMcepJdACiwLaFO enyFpGINisuxgqALkmEMahCDborHcdlwfjJtBKvzO
tDFGaekHhpqslvMNfgwOiEJKbnuCcyzBmrAdILjox ktxAdgsMfhyNlDHOouBJmnpLvwFKcjrCeqEizGabI
rvDJimoCjnqOwxyGestzagpBkluIcfAMdEFHLNbhK sBLOlqzKjyIMkowDegiraduNbfxEcmFHtGJpvChnA
dhEJjmsyeklqfpuwtCNOgvGLozAHaBFKixDcnIbrM mqwJbcsDflCGejAKhoFMgiHNyBILakuEptvdnxrzO
fntvkrxDcipNlsuAhoELagwMdjqBbmGKHIOCFJeyz rBCDfoqslptFekxLacnGbvwHghENdjKMuyzimOAIJ
iHIKcsuDlwJOhknMfjtxemovzEFGadgrpBNbqyACL gyCMituJajvzksAOcoprelqKfwBEdxFIbnLGHNhmD
aehpuwCIkvyNqDFMlmBHjrGLnstKcdzAfgJoxObiE aFKObpJMfkCGnquvtDINhilzcEHLdoyBejArwxgms
mtLMrszHgioAjnwNcqCOalxyvDEJbdfhkpIeBFuGK kmqrgnxBabANloILcfvKipyGetCEdDHOjsJwzMhuF
qxAGhsvIjoFHblrukzBJfMNOmpEKdinCeyDcgtawL howGbegOuxHMcmyItvABrFJNijkDdpsLflnzCKaqE
mxzNyJKLaisBefrIbckFgjpulAEMdqtwvGOhCHnoD fzDLmnAFhtyOaoCJgkwKirvMbBGIdeuNcjlpqHsxE
aktHpwADesGMchxJbjmCgqzIuBLOnryEfiFoKNdlv glDGpvxCbotzafmuenHJhrAKswyFjEIOcBMqLNdik
ceiwhjqBnpzOgvFLlsCNfyAHkouEdmGJrtDbxKaIM sHLMctyKaeFOizINnABCfhvEkmpqgjrxoGJlwDbdu
imnrahstkILOgoDFlAHKeqwNdEGMbfxypzCcBJjuv jloNamyMbeiAcwGHrsBEhzKOdqtCkuxFnIJgpvfDL
ADEOanquegmGtwBLbhoHflpIdrJNivxKksycCMjzF bcvDagCHhqrFsuGIjpBMiEJLdowKmtxzfkAyNOeln
ltFMvAGNouzLefCKijqymHJOcknEadDIghBbprswx epuEbkwzhnLNjmsDrIKMcoqAdfBOalxJvFHgityCG
qzEHlrCLnwyFacfimuBKetvIbgsJopxODMNhkGdjA chjIqDJKfsFNekoMruyAapGLmvwCdgnzbtEilOxBH
iBFGptAJajwEhuCDgkKNbnMOclszdvyLfmoerHqxI bjKLiosCklvBfgqMehyJtuHNcdpFnxDGmEIazArwO
jkCJgwAIfrzGqsvOpyDHabBNdhlmcexLEFKiuMnot fuwJnpsKjtGOglyEbCFIaorvezBDhxAMiqLcmNdkH
oyBIhipwcguOvzJMblqGfjnHmAFLxCENkrtaDKdes
41 11 88-88: 87 HIncirvjlbpMayksLGwCAKetmDgFdqozfuJxhBONE
41 11 89-89: 87 MwosvKIDiONJxkCpEGdhteFnLybrzlfcmguBqHjaA
41 11 97-97: 69 HmAGhNzJiIptluyMDgqKfbcwBCaOnEdFsxerkvojL
41 11 98-98: 70 CnzImJcjwhNdyFKtBqHDroOkMlEuabepvGfAsiLxg
41 11 99-99: 87 jbMEAlqNoJDsLkyzIvBuOrdfmwaKGghtFeHCicpnx
41 11 100-100: 57 jmHlhFgxrDqMftIOGvwapozAkcnCKibueBsLdNJyE
41 11 13-13:
hlmvjqFNksBJyILMdfuKanGObeCEgrwDciotxzpAH*13x3
41 11 20-20:
jrGLnuvEbhiskpzOcdqBgwJNaeAMmoyHfCIltKxDF*20x2
41 11 21-21:
ksFLioDEefwHdnxNvCKMalprchIOquzBgtybAJjmG*20x2 itvzkwIMsuyCcgpNjlnLEHKOdhoqbFGJexBfrDamA
41 11 22-22:
orwBCDGKfkyAbmEOajzMisuFdhtIcpqNegvlxLnHJ*20x2 ehCMyIJOlnqsdgEHfzFNABKLbvwGamprijkcxDotu
iBCMelzJmsAGdqwLuvEFknpIcfrKabhtgjoxHOyDN
41 11 23-23:
hsxAipzHbckvegBLanwMdCJNoryEjGKODFIlmqftu*19x2 nrCLchjlbisDegyEozAKqtHIafuwdmvxkFGpBJMNO
ktEKgimpyCIJaejOblxGhnFHuzDMdfrNcwAosvqBL cpyGjuEFtvCMfsxKhwBDborOdikzAHJLgnNamIelq
tyzFuCGHagqvcioxdnsObehJfkmBwKLMAEIjpNlrD
41 11 24-24:
cfortuxAimnNaejFCGHLdzDEbhvJkyMOpwBsIKglq*8x5 hkpGaoFMcrLObuxHiqyJeDKNmvBEnACIfszdgwjlt*8x5
bistcmEOfAKMghoJvxFGdjHIuwyLlnrNepCkBDaqz*8x5
41 11 25-25:
brMNaktKdAFIghjmiqzGsBCLfuEJnvyDcewloHpxO*5x8 vzHLmwKNabrFfpyMdhsugkABctEIioqJenOjCGlxD*5x8
ipuMlortcdjBfzCIakvEenxAgqwHmFLOyGKbDJhsN*5x8 xCEKdoDNgnpIejAOkqyHcirLhlJMastzbmBuvwfFG*5x8
yGJNejlmbfuEgxzBainwcoILhHMOprvCktDdqKsAF*5x8
41 11 26-26: 13 CdvieMjAnzhLuEDcfwmkKbxHOoJNtpqGgFyBlasrI
41 11 19-19: 6 HrFObJwjlIanBimfseLgxdkoCtEcuhMAqzyNpDKvG
41 11 41-41:
knAIimowbcpuerxMfhFKdlsOgjDHtyzJvCLqBNaEG*41x1
41 11 40-40:
bgzDqyLMfhoNjmIJixBEnswOcFHKakuAdpGerCltv*40x1
41 11 39-39: 13 aOnvibIKDAEdBrJxgjzusNLftkGpFmyCelwqMhHoc
41 11 38-38: 13 GuoKAsDadlmzrBCtMiEpxnOFILcjqwNbfevkhJygH
41 11 37-37: 13 zgbnkDIOApciqsKFMofjyGJvudrHxCNwlmBeEtLha
41 11 36-36: 13 mpgxFiCaBtfkKyjerlAnOGIdEHvczMuNJoshLDqwb
41 11 35-35: 13 gzieLEGHquyhMCsJOnrpmlcAkNvdFIftxboKaDBwj
41 11 34-34: 13 jGxAKHupwdNvFOomyslnieCfczEhqDMBgtJrbaLIk
41 11 33-33: 20 pujiNgHMsOCwDtnKhbyGcqemvBoxdkrLFJfEAalzI
41 11 32-32:
hnpHoqtCeisNdgDJabjAkxBEuFILrzGOcwMmvKfly*8x5 koDLlmtOhqrwcepKginHbzEIfsACaduxGJMyFNjvB*8x5
hkqDbdrIuANOjtELfovHpswzginJlBGKexFamMcyC*8x5 boADxIJKiqwGgptLyEFHjluzaeCMrsBNcdvkmnfhO*8x5
41 11 54-54: 13 kfytjCObGBhpNKvzgriMlodELuDawnAIsmqxJFecH
41 11 53-53: 13 feExGwDnCObsFtvIqAcyNrHKzaLkigMdjplBJumho
41 11 52-52: 13 uKtDLEsCyFhvmacdBofngqMbkwrOzIGeHAjNplxJi
41 11 51-51: 13 KuGsBMvytirFNmICcHozJleqjpwkdLExhgnbOfaAD
41 11 50-50: 13 BcDjnEeoKaiAsFHGhlvgpCdOJtIfLNqwMyrkmbuxz
41 11 49-49: 13 grKFIzJhtApsDOmvnCNeBljqfMxyaEucoLGbkwiHd
41 11 48-48: 13 GpHDOknuerLBCzlmdMaJAFgNsKcfwIbtjyEhqxivo
41 11 67-67: 13 JpmogbDrLxGtjnHNKeFMfusCBwvziylqcaEAhdkIO
41 11 66-66: 13 KkgEwFdcjyBalDrbAhLIvMuzNnJpGHismextOCqfo
41 11 65-65: 13 wojidcfEGHmOgalbFhMNBICLpvJunsxteqrzkyDKA
41 11 64-64: 13 pBcJdwmKhusMFjgODrGfLHkaqxibtvonICeNAzyEl
41 11 63-63: 13 yHEtlanAiNKusrfJIjepGLMcDxqmkBoFhbwCzvdgO
41 11 62-62: 13 IbMaKuekldnhFHoNBAcrjGCJgqyLDsxtfEiwvzmOp
41 11 60-60:
pzHNftGJgnBKdsxOqCDFijEMewyLblmuhvIckraoA*20x2 AFJOiknsjDEGlprwcoHLaeCKbhvydfmuqtNgzMxBI*20x2
fiwxgkrGbcnNqtyMjozHuEIJasBDlmKOeALdhCpvF*20x2
41 11 82-82: 41 MxCHfGdpEhnujyKDIlwsaLqAoOvcJzgbierkNBFtm
41 11 81-81: 40 GAfkqNcgwBFKvnraLlzChOtpxiIDeEJHMmousjybd
41 11 80-80: 13 tnidzCrDomNqyGksKwjugMaHxLIeJBhcvbFOfAlpE
41 11 79-79: 13 bOelpiDmjsayogJckvHnAtNMxdwuIGqBLzrKhEFCf
41 11 78-78: 13 JrmvAxusDdwEBlbIoGNeztjCFyahknOcMpLifKHgq
41 11 77-77: 13 jzLkpoaMKhBqInsCwDJGHNFAxEuftdvcelOmbgryi
41 11 95-95: 13 GOvLlEnrkfyqJwoDIBuFiAbghKHjCcaNpMmexsdtz
41 11 94-94: 13 cFJODHGioEKlybAxdgaLBvtksjpIzmquwnNCefhMr
41 11 93-93: 13 JrACOodqHmjGiLeBIsMyEbnlcNfakpuFgxtDhwzKv
41 11 92-92: 32 lsKOAeCgbiwHnzudGtFcrhJLyIkmpNBfMDjqavoEx
41 11 91-91: 13 DgasyMwitqfzEeBCrkovhmJpbIcNFdHnuAjLOGlKx
41 11 90-90: 13 AjdOxMlCkcheabiBpvFGtDLEgwmoIrHsJKyzqfNun
41 11 17-17:
nyDJgjrHhuEGbmsBloACptwKezFMakLOfvxdINciq*8x5 irsKdfgEhotBaemnpAGMjlwJuvyzbqFNcHIxDOkCL*8x5
lpyCekoOdfjnzDGKahswrtvximAEIJMNcqubHLgBF
41 11 18-18:
dfDEchnogsxLrzCIiyBJjmtAkqKNlpuObeHavFwGM*8x5 cqxMiDGNeyLOkswFmorIfuAHdtvzhjpBnCEglKabJ*8x5
bkuvgpqrzDHLyCGKAEIMefnoclBNhsxOajtdmwiFJ wEIObfqycgvLjkrzdhiHpDJNstBFaenxloGAKMmuC
41 11 47-47:
guJOehiDnopEdkvGbqxLcfBKmrCNjlwztAMasyFHI*5x8 fjFHabqOdhnuwEJNcozGtCLMpvIKmxABlyDgisekr*5x8
cjoKlqyDgwEJabhBpsuAerFGixHNftMOkmLnvCdzI*5x8 uvELbpBFfoGOeiwDaCHMjkmKgqxzcnstdlJhrIyAN*5x8
dfhKmADHcIJLvwyBgsEMnrzCpquGaixFbetjoNklO*5x8 enuGlACIbzKMghoxvBHOfqswjmpJartDFLNcdikyE*5x8
qrFNjosygiuKntxGdmpMfCDIackwABHLezObvJhlE*5x8 ftyEgkoNhnpHbdmwsCFJxBGOcivMejAIDKLaqzlru*5x8
dgnrloBLuxyMemHJafvFksGNhptzijCDbEIqKOcwA*5x8 iosvdAIJelnFhmqGbgDMakCLczHNjyBEftOruwpxK
agvGhzNOfsCFjrDLcoxIdkuElqyMbnpHimAtwJeBK
41 11 61-61:
doDEhnpwabzOiACJfjlmeqtLkrKNcxBIsvHuyFgGM*20x2 chINpqDMjmuLrEFOgwxClBHJdyAKabftenGkvzios*20x2
chrKfjHJenqygsxBalEFbtNOdkvAuGILmwDoCMipz*20x2 grGMbnuKaeABdkmzcoCDpsyFilxLfqEJhjvtHNwIO
41 11 76-76:
mnGIfvCMaghouxEJbzFLrwAKdijHeksBctDpqOlyN*4x10 kwLNaijElsvDuJKOoBIMfhnHexzCmpyAqrFbcGdgt*4x10
aqtApryzvFMOgsJKCEGNcfwBluHIdejokDLinxbhm*4x10 aDGNdquxbtyIcfjnhrsJewKMgloBimvAkCFzEOpHL*4x10
hktwbrvElzDHefpLciyMdGJOaxAFjmCNnqIosugBK*4x10 dtuBiyHNhoDOamnEjlrwcgFKvxzCekqJbpGfIMsAL*4x10
fgsOkmrFanHNepzDcuCKijtydhBMvwGIoAJlqEbxL*4x10 ryBGgvHIcdhmkopAfjCEnqKLalzObtuMisxewFDJN*4x10
oBKLgqwOimpxhFHMkvEGsuINbdnycjrDfzJelAatC*4x10 mquLyzAFeovBhiMNajlscfwxnCDHgkIObtKrEJdpG*4x10
fjkGhzILbqsMmuBJagwAdCEHctFKovxNiyOelrnpD*4x10 azBEijvGfqxHsAIMhoFNbgrykntJdwCLmuOcpDelK*4x10
hjsDmoqvlnyCbdkIgrJLaiKNuAFHptxOzGMcwEefB*4x10 akpseBDHbgwAmouGtvFIdlnLcENOjyJMhrKqxzfiC*4x10
hmvDabBGfprscduEACKOijLNekxygqtwnzMloHFIJ*4x10 fjoDdhxHcnrEblyOpsFIiqBJkuvKzACMmwLtGNaeg*4x10
kuwBqsyCAEFMenKNfghDajxLimrvdlGJpHIbcotzO*4x10 jvyIcfkudnwBhpCDioJOqAHMbgsGertLxEFamKlzN*4x10
fwGImrxKoqAClnsDeikFbdBHtEJLjpvMhuyagzcNO*4x10
41 11 96-96:
mszMehtGabgrcjpOiqDKyABLknENlvCIdoHxFJfuw*8x5 rAEMkyDGptKOnqsNdeiLfvBJgouFbhmzacCjlIwxH*8x5
ghxKmnsHcerCkBLOfjyDaGJMdqvAbtuIloEiwFpzN*8x5 opqCexzFguELkntIbhiAdyMNflwKcBGOasHjvJmrD*8x5
gqIJcimKnswGdfxCptvLkruyezENlABDbhFajHoMO*8x5 svwyejHNoCDEaikMdqzGbnpxhBIJrFKOglLctAfmu*8x5
uwyBipsAdmKLkGJNxDIMeovFahltczHObfngqrjCE*8x5 ksvLgopHcfrImAGJbelwhtxOjyzDanqFdBNuCMiEK*8x5
drzIaflvgBFMcnwOqtANeosyhijDbCEHuKLmpGkxJ*8x5 glpBikowafjmrxAOuCILdhDNnsKMqtEGbHJcvzeyF*8x5
abpwdhzLgovAiuFNcjCJeBDOEHIMlmnxfyKkrtqsG*8x5 oxyKcdrFakLObgjmlqGInuvDefHNhstEBCMpwAizJ*8x5
42 11 14-14:
otJNacHIgkpGiqsFlyCKvwzEbBDMefjuhnLOdrxmAP puAKbdIJegsyhlqHjrtGmwxFcCENioMOanBPzDLfkv
qvBLceJKfhtzksuHamEMnxyGdADFjpNOboCPirIglw adouqzGKivHNehmDlAJMbcgrstwBfyIOjxLPkEFnpC
rwCMdfKLajsJltvIbnFNoyzHeBEGkqAOcpDPimughx hjBCakrznwDHdmyNbfxAiGJLpqtMcvFOguIPsEKelo
alFGbepvmrHLgoqDjwAIfinEcdhstuxCkyMPBKNzJO blmsoxEIikCDgtFLenzAqruNjHKMdwGOhvJPcyBafp
sxDNgjnvbktKcoAGmpzIfCFHahiylrBOdqEPeLMuwJ fgMNhkowtyAEavxKdpBHcluLbijzmnqJerFPDGIsCO
cfqwnsIMhprEkxBJaACLdeituvyDgmKOlzNPbGHjoF ilpxuzBFeqCIbwyLcjkmnorKgEHJatDOfsGPhANdvM
pyFJjlDEhuGMdgzCfmoBrsvAkILNexHOiwKPcntabq mvCGgiABfrDJaewNcxzMdklnopsLhFIKbuEOjqytHP
42 11 15-15:
abjvdopPefgAiktOluBJmnxIqwzErsCNyDHMcFGhKL aghBbcfwekqPjlpOmvCKnoyErxAFstDJuzINdGHiLM
alrPbhiCcdgxfmqOkouFnwDLptzKsyBGvAEJeHIjMN bmsPcijDdehygnrOklvGoxzMpqALtuCHwBFKaEIfJN
aeiucntPdfjzhosOkyANlmwHpvDIqrBMxCGLbEFgJK amGNbgkpceBCdqtvfrILhjwxiloAyFJPDEKOnuMszH
adCDbnHJchlqeprwfixygsEMjkmBuGKPzFLOovNtAI aqsxbezDcoIKdimrflnCgjuyhtFNvHLPAGMOkwJpBE
aczAbrtydkELejnsfhuvgmoDipGJwIMPBHNOlxKqCF afotbdABcpsuelFMgivwhknzjqHKxENPCIJOmyLrDG
+++ayKblIcJLduOemtfDFgqNhEGizPjorkCMnvBpxHswA +++anpbuLcmEdKMevOfksgzGhrJiFHjAPlDNowCqyItxB
+++awOboqcvMdnFeLNfBPglthAHisKjGIkxDmzJpyCruE +++aJMbxOckrdwNeoGfEHgCPhmpiBIjtLlyznAKquDsvF
+++akHbKNcyOdlsexJfpMgFIhDPinqjCEmuAoBLrvztwG
42 11 16-16: 14 daqhkPKHjxzGFJBeuobpCfgLAwyEIvlDtMrcOnimsN
42 11 27-27: 14 BtNkwIhoaOGnMAPLgbvidpeFlqfCzHyJcrKEmjuDxs
42 11 28-28: 14 uAgCrleEijsoNPnmyBGfzOFHKpDthabqxwJLMIkvdc
42 11 29-29: 14 BJFxsayHNkCfuOpLzGtcejdrhmPnigwvAKoDlqMIEb
42 11 30-30: 16 qlMvKygHiFCcPBOusdwoLEGefmjpnraIJthzbxNkDA
42 11 31-31: 30 qehmNvafbzFDHlEdoGpKJIOAsygnjCMLBtxiwkrcPu
42 11 40-40: 26 LtkHPweAJmughpKDrycidFlfMqvOxobNInEjBCzsaG
42 11 43-43:
nqFOaeBDbjsNfuyKlxEHrtzIcCGLhikpdoJMgvwmAP psAHcgDFbixydluBhnwNmtvKeEIOfqLMaoCPzGJjkr
ruCJeiFHdknzjpyBamILovxNgAGKhsMOcqEPfwDblt agpquzHNfrBOdimGlAFLbcewntyCkxDMhvJPjIKosE
twELgkHJahyFlnrDcoKOqxzBiCINjuAMesGPfmpbdv dhCEajwzotBGgmxOckvAfFJNnsuLerKMbpDPyHIilq
alKNcirsmwBJbquGhtADfkoIdegynpvEjxLPCHOzFM clmyqvDIfjEGbnJKiozApuwOhBHLgtMNdrFPexCaks
vyGObhorcjnHeqANmszDkBEKadfxlwCMguIPiJLptF bkLOdjqtnxAIarvHgsBCelpJcfhzmouFiwKPDGNyEM
ektuoyDLdswIjvCFaAEJfginprxGbmHMlzOPcBNhqK flsvpzCKiuDEctxJehjmoqwHbBFIanGMkyNPdAOgrL
sxFKhlGIdpLNbgzEkmqCrwyAjDJOivBMftHPenoacu mrENbfACkwFGaitOevzLgjloqsyJdDHKcpIMhuxnBP
oqFPaeBEckrOguyLlxDIstAHbCGMhijpdnJKfvwmzN przIbfEFcixydluBhovOmtwLeDHPgqKManCNAGJjks
suCJeiFIdjoAkpyBamHMnwxOfzGLhrKPbqDNgvEclt afpquAIOgsBPdimGlzFMbcevotyCjxEKhwJNkHLnrD
tvDMfjIJahyFlosEbnLPqxABiCHOkuzKerGNgmpcdw dhCDakvAntBGfmxPbjwzgFJOoruMesKLcpENyHIilq
alLObirsmvBJcquGhtzEgjnHdefyopwDkxMNCIPAFK blmyqwEHgkDGcoJLinzApuvPhBIMftKOdsFNexCajr
wyGPchnsbkoIeqzOmrAEjBDLadgxlvCKfuHNiJMptF cjMPdkqtoxzHaswIfrBCelpJbghAmnuFivLNEGOyDK
ejtunyEMdrvHkwCFazDJfgiopsxGcmIKlANPbBOhqL glrwpACLiuDEbtxJehkmnqvIcBFHaoGKjyNOdzPfsM
rxFLhlGHdpMOcfADjmqCsvyzkEJPiwBKgtINenoabu msDOcgzCjvFGaitPewAMfklnqryJdEILbpHKhuxoBN
pqEPaeAFdlrNhuyKkwDJstBHbCGMgijocnILfvxmzO orzJbfEFdiwyckuAgpvNmsxKeDHPhqLManCOBGIjlt
tuCIeiEJcjpBloyAamHMnwxNfzGKgrLPbqDOhvFdks afoquBJNhtAPcimGkzEMbdevpsyCjwFLgxIOlHKnrD
svDMfjIJagyEkptFbnKPqwABiCHNluzLerGOhmocdx cgCDalvBnsAGfmwPbjxzhEINpruMetKLdoFOyHJikq
akKNbirtmvAIdquGgszFhjnHcefyopxDlwMOCJPBEL bkmyqxFHhlDGdpIKinzBouvPgAJMfsLNctEOewCajr
xyGPdgntblpJeqzNmrBFjADKachwkvCLfuHOiIMosE djMPclqspwzHatxJfrACekoIbghBmnuEivKOFGNyDL
ejsunyFMcrvHlxCEazDIfhipotwGdmJLkBOPbANgqK hkrxoBCKiuDFbswIeglmnqvJdAEHapGLjyNOczPftM
rwEKgkGHcoMNdfBDjmqCtvyzlFIPixALhsJOenpabu mtDNdhzCjvEGaisPexBMfklnqryIcFJKboHLguwpAO
abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOP
42 11 44-44: 43 KelzkqfAwgChvJicnBmuoNbaOdMGsrFLjyxPEpItHD
42 11 45-45: 43 BtOgNoIvFrkCuGiKbLHysDdmehpJwAxfPzjnlEMacq
42 11 56-56: 43 KxBCaPqNHtFfLeozOljIvkMAGmhsDnpcbJrgiduwEy
42 11 57-57: 43 bcdJglhoxvaNjkOGeEBMnztAwPCDmLyqsHirKuFfIp
42 11 58-58: 30 fbHDePjKmhOELkJasFtACgdxoiurwyzIqNnBMvGlcp
42 11 59-59: 43 sjaLIOJnCfDkMcHumpKqebzNhoigtEAvlPdBrwFxGy
42 11 69-69: 43 ktsPzMHfGDJxnAwbuohKvBlOmgyEcqrpICFidaeLjN
42 11 70-70: 43 FBjIfKseGxwcznNvmPaEpMduoryhAgCOtJHiqDbklL
42 11 71-71: 43 qKriGPaAzBlkOIbdsMHJcueLoDtCjhgpmnwfvNExFy
42 11 72-72: 43 BJFxsayHNkCfuOpLzGtcejdrhmPnigwvAKoDlqMIEb
42 11 73-73: 43 csGbEqwOmHdBlJgAujNeKvIynfpDrPiCkMohLxzFat
42 11 74-74: 43 PszuCjeDKApnlqgHhObNFfakoIJxyivMcLrmGwtEdB
42 11 75-75: 43 BsvmNLnlqKtbwiAGhJHzocyeFxdargujDOIpfCPEMk
42 11 85-85: 43 JoiHGdAKpIlbhxqsByzawjrDnmfFCtLMOvEeckPNgu
42 11 86-86: 43 sAcEJrDlPIpqdkmCnfOyMKtwBLhjGNaovbzegiFuxH
42 11 87-87: 44 JLFKNozEOpfhuMilrqkbxjBHDgAdtIaCcGmPevnwys
42 11 88-88: 45 GpzfMAysDdognEeJFwrtjuPqavHmCbINkBOlKiLchx
42 11 99-99: 56 iodJOyGgeEtzquaFNjDsCrbLPmvlAHIBfhpKxcwMnk
42 11 100-100: 57 aBxwGeDsrmuNdigMnOcbIhoApJvktPCFqlfEzjKHLy
42 11 13-13:
mACHbipBjrGNntvwsIJMceoLduFPghkzafqExKOlyD*13x3
42 11 18-18:
fwAIuxFHcjmnaerLgsEMkpBODGNPdqtzoyCJilKbhv*6x7 hwxDayBPoqEMlmnFjkCGbpAHcfzJsuKNdivLrtIegO*6x7
hjqDiotCampwbclvgBHNrxMOeGKLkFIJdsAPfnEuyz*6x7
42 11 19-19:
ntFLdopzekCGhjsAiDMNfmwHvIKPcxJOguyEabqlrB*6x7 sBMOfjnvcuJNmpyGiqDPbdlCgtAHeowLrzEIkxFahK*6x7
cfCKprHLesxDhikEdGIJajMPntuwloqvbgFOyABmzN*6x7 efCOtxIPklmrwDGMagnJcjqLhiopvEFNsuAKbyzdBH
42 11 21-21:
dgAOaikzrsCKchIJotuxvFHLeqyEbmpwfBDNjnGlMP*21x2
42 11 22-22:
jlpsfnxAmuJLditGgzHPceoIqvEOryDNabhMkwKBCF*21x2 klAOorsHctEInqyPimBCehxDaduNpvwKbFLMjzGfgJ
42 11 23-23:
tFHMczAIdjqugpsyirEPhmCGblDKaefJknNOxBLovw*20x2 ceiklvyMuxAOqHKNmnDIwzCFagoBdfhjbprtsJLEGP
rBEHtGJMmoqsfvyAjlnpgikDwNOPauILcdzKexFbhC rFILjADGvKOPacsNeguzpqJMfhntiwyBoCEHklmbdx
42 11 24-24:
flrCdnsFpqyOczGIgmJNhiuxjwBMovDHetLPbkKaAE*6x7 hosEcdBJmpqNbjvxFIKLfiwGeuCOgkADnzHPlyMart*6x7
bpCPcoHOnstygwFLuDIJeijrkmEGlzABadhqvxMfKN*6x7 kpEOlGNPrszBqtDMcuyLgjnIafoAewxHhCFKmvJbdi*6x7
42 11 26-26: 13 jOeHLvcDoFPNrwgmptMEbGAzxsaJnhBkuydilfqCIK
42 11 25-25: 12 hFfmMvPcwsbnGEaiNDgBkqtprlOILxuKozAdyHjCJe
42 11 20-20: 1 uIfiBCbOrztnDPGLwaKmJyAgNqkeMjschpodEHvxFl
42 11 42-42:
beoIhuBCstwHdnLNlzDEcirFfkmvjpGOgqKPayAxJM*42x1
42 11 41-41:
fnsygozJmCHPduvIepwDxGKMactNbjkqilLOhrFABE*41x1
42 11 39-39: 13 FKwHOzslatICcJpnNxPqyeiBDhAforbmkEudMvjgGL
42 11 38-38: 13 huCMbeoJlvpamdFOwEkjtgBDsAHxriLIGczPKfnNyq
42 11 37-37: 13 iBlPcqxOhDvzusjaeyJIbnptAKGNorEdMkwmfgHLCF
42 11 36-36: 13 bucdjniIasvDhOxAJwtpqrNFMEyLPfCgHoKBzemkGl
42 11 35-35: 13 ojlDgFzaNkBqfxOshudePLnEbGtiywrcImCJvpKHMA
42 11 34-34: 13 jKbekIFdatvEJLgAslcCHmyqGhrOufzoMpxniPwNDB
42 11 33-33: 20 rxPpfyomGsgEleKIDNzuHinBjLCbwFOMAhaJvkqtcd
42 11 55-55: 13 HCinmfybhBJIzExdwLjrOkKqFoNevuGDcaAslgMPpt
42 11 54-54: 12 HIfoNcuklbMjvwLPOxheniEJGmKpDAsqzgrCtBdFya
42 11 53-53: 11 KkMyLdFqCrAHlntoDEsajmxJbecphwfNzPGvuIBOig
42 11 52-52: 10 tFuinerEwOyHhflasbDxzBgjqAKvmMcPpkGJLNoCdI
42 11 51-51: 9 kJpCxtoOeyrFPdagImHBsLvGhKcnMljDzEiAfwqNbu
42 11 50-50: 8 xHrpAaoGuvNznhLCEJsbOdItlKBycegijfDmFMkqPw
42 11 49-49: 7 gukOdpwBcHmxPGMjesJnyICNtvohFlbDiEaAzfLKqr
42 11 48-48: 6 zIGwyLPCesdMAFKmHocDNtbxkiBqgEOlrajpfvnJuh
42 11 47-47: 5 FKtCgdMxukOaiIqAfHzecbpGJjlmBnysvwoLErNDhP
42 11 46-46: 4 xPGnksHzDIidMJvFmKltwBEejLaANgbuorcfyOCqhp
42 11 68-68: 26 vHKFsDyBEdtqMhgzcPNLkurbjIoinxpmfOJaACwGel
42 11 67-67: 25 ECcpldzJhAtDOKMxymgaenwiGfFbjBsoIuLNPvqkHr
42 11 66-66: 24 JdnfmyhAvHGDlFkjINqMoLebOBzpKaiutEPsgwrcCx
42 11 65-65: 23 DNGMEshFxHcnyuBPIOCdaebgLpAtflomqwzjKvrJik
42 11 64-64: 22 xmOwAaBKNnJdCqMolfEHkstjrFIGcLygievPbuDzhp
42 11 63-63: 21 NgqpfHKmiyrGBexvouMFjDAPwcdElnJCasbIOLthzk
42 11 62-62: 20 evwilCGOozhKgtsmkbPHnNjAFqpyJucLEdrIxDfaBM
42 11 61-61: 19 zncDNEqwFGHIPklMthrjbCpLeOmaKdoguvBixsyJfA
42 11 60-60: 18 yKLAqeJDhslcPEzpuIGgakOwdnbCtBvofNHrmxFijM
42 11 84-84: 42 AOhixIoLNJnBugedMHlacjFrCGqtKzbvmwEkDyPfps
42 11 83-83: 41 dcLauAfgCKBzqPExisnHeDmltbwjMOkFroNIyvpGJh
42 11 82-82: 41 bKwrOpvqzaGBeMjFHymhuAlxgEICiPckDsnJdNoLft
42 11 81-81: 39 nALlqpoIekmyKrbJDCcaGgjFdHiNftuwxvsPEhOBzM
42 11 80-80: 38 upPCakiAqGnDjmrJogOyMzsvfbelLHdwIEFNxhtBKc
42 11 79-79: 37 bAMcnPghusyaGzjfoBCEDpvHtirdNkqLJmKFxelIOw
42 11 78-78: 36 jcGKDeufAsawvnzHlyrdkxPFbNmtiMpoLOhqgICEJB
42 11 77-77: 35 hFLlzakmrEDAyHOnKCtNGBcdvMogeJPwxipusjbfIq
42 11 76-76: 34 HgmwDqEuJnjeAahbGpcKlOLCdsvzryfBFxNoIktPMi
42 11 98-98:
ehqOfuxMdjFPiszJopvBlAIKktENgwyHbcCGmnLarD*14x3 hyHPelmIagkMduDKbtFJfrBEnpAGcqvxswCNiozjLO*14x3
grwGcAFNbnpudixLhoqJfjmMeBCOlsvPyHIKakEtzD*14x3 iptOmruCasFJkqLPbnzNghAElIKMjoxDcvwHdfyeBG*14x3
BCHPfkqtnGJOhxFNbijmuwIKaclyeorAdgsMpvzDEL*14x3 boKOqELNfkwPclstmnxMuzAHhpDIeijydrvCBFGagJ*14x3
ajlwkmxFcouGyACNpzHIestBgvLMdfqrbhEJiDOnKP*14x3
42 11 97-97: 42 eNBPlfLogAytFCHdMzJpKqEhIwbkxasOuiDcrnGmvj
42 11 96-96: 42 AbsxKyrFtcfDqeGOmJCjhukwBHlIMziLnapPEvoNgd
42 11 95-95: 42 aqcpFLHJNnPkyvdgsBoxDhzEIrAmOlejMCifwuGtKb
42 11 94-94: 42 xhpsBtjHKJfrGoydPIwbgCnqmDcezkiOFNMAuaElvL
42 11 93-93: 42 yNFtAPoJMleDGKvwLcmjgipIsHBdzkOxEhCbrufaqn
42 11 92-92: 42 HAndgsPjltEhxumeizfywGOpJoLKIaDqbNkcMvBFrC
42 11 91-91: 42 EHgshOqLJvPotKulfyAemcGjNwnzkBbraIDpFdCMxi
42 11 90-90: 42 GwHpugfzNFmPoEcjOrKvqbAlnthBLeDMJsxdkiyICa
42 11 89-89: 42 jLbIGgtzHFPsCiaprynElvJMqmhcNuwefkOKBxoDdA
42 11 17-17:
epFMkrzGjuBHbntPoxJOqACIacdEfsvwhiKLgDNlmy*8x5 tvyJgmpuanxGqzMPeEINiosHcjAFdwBChkDOblLfrK*8x5
uwyCdhlpBFOPsxAEbfjnaeimcgkoHJLNGIKMvzDqrt
42 11 32-32:
gnCKjrwHbefBaouIlqxLpzFGyAJNcmMOdktEhsviDP*6x7 auvNcnFHdtBClyKPbjMOmzELgDGJfioAhrwIekxpqs*6x7
irEPdfFOhwxGjltJqyMNekvCcopBuAIKaszHbnDgmL*6x7 tvyOchmpaloxeiCHdwKLbFJNkABDjGMPfquzsEIgnr*6x7
mqsFabCGcgjldrvLpwANiEJKkoyzenBItxDOuHMfhP*6x7 ejkNoCGPghiAmtBFnvzJfxEOcpIKdlwyarsMuDHbqL
qtyIcmLNgklBdnMOhuCGfijFaeJPpvwDsAEHrxzboK
44 11 13-15:
qvLPbdJKehtzimrIksuHnAEMxyBGcDFOfglwjpNQaoCR rwCMceKLfiuAjnsJltvIaBFNoyzHdEGPghmxkqOQbpDR
sxDNdfLMgjvBaktKmuwJboGOpzAIeCFHhinylrPQcqER amGHbeqwsBIMhprEkxJPfjoFnCLOcdituvyDgAKQlzNR
tyEOegMNhkowbluLnvxKcpHPqABJfDGIaijzmsCQdrFR jlDEbmtBpyFJeoAPhuGMcgzCkILNafnqrsvOdxHQiwKR
bnHIcfrxotJNiqsFlyCKgkpGaDMPdejuvwzEhBLQmAOR cnouqzGKkmEFivHNdhADfpBCabgrstwPlJMOeyIQjxLR
uzFPfhNOilpxcmvMawyLdqCIorBKgEHJbjkAntDQesGR giOPjmqyvACGbxzMerDJdnwNhFIKcklBopsLauEQftHR
acIJdgsypuKOjrtGmzDLhlqHbCENefkvwxAFioMQnBPR knrzwBDHhjCPfsEKaexOcyANdlmopqtMiGJLbvFQguIR
adpvrAHLlnFGjwIOeiBEgoqDbchstuxCmKNPfzJQkyMR alsAoxEIikCDgtFLbfyPdzBOemnpqruNjHKMcwGQhvJR
abhicdjkeflmgnovpqwxrsyztuABCDJKEFLMGHNOIPQR
44 11 16-16: 15 OrLxIqutfQPwdCphgeGAoiaskHNRvmDjlnMEcbJFBKzy
44 11 26-26: 14 OwhjeJFGzAiuKnfEgskrPtpLIHMoNdRxvlacBqDmQCyb
44 11 27-27: 14 qzlDGgIkBsmoLHPthrJnNFEMwQOcaKevxyuRpCAdifjb
44 11 28-28: 14 opPetsvruAORKDBmLCxjGEqJzMFHfINQkyldgabncwih
44 11 29-29: 15 wqeucLoxpmtdFnviHJlBIgaNDfAQGMzhrKjOEybsCkPR
44 11 30-30: 29 nxIHaMKqJmblLPdkGDpujozFgOrEfscwBiQyeCAtvhRN
44 11 31-31: 29 ByqfcepDQFaiOMCNdhvrKJRGbzALmsogkujExPIwnHlt
44 11 39-39: 25 avMxOmQRLonfiwBbIGPJrEsCuetjplKDdyhHAFckqgzN
44 11 40-40: 26 hdINuolPtymqwceJnRMKpzQHirLGvgEDxFkabjOfsCBA
44 11 41-41: 27 osACPhkHJNlzfpGnQgrvcOjERIMKqyBtdeiDFwbmLuax
44 11 56-56: 43 EwqmADohlacQNpLGKnRjFviuyHBsekfrCxJPOMtIdzgb
44 11 57-57: 43 vcbsjQfkHGBEzyJMhRNCKIDulLodOmratAxiPqegpnwF
44 11 58-58: 43 ADqmwzbyopBRxglHMejEaPfntONKrsdviQhIckLGFJuC
44 11 59-59: 43 RKmHNkIdojrEAMDgwpQBCinPLGfJsqtOyzbuxhcFlvae
44 11 69-69: 43 JoDftbEsQwLyqPduAgBxCjpHinNcaIzrFKORMvhelGmk
44 11 70-70: 43 CJrDitRbplfNmjqyKaIkAoFudgeEGLOzPQscnwhHMxvB
44 11 71-71: 43 KsnimGqBayfkxprtEdLPhoROewguHMlJIFCcNzbjQvAD
44 11 72-72: 43 RFwJsLoqIirkypQgPlDaGbOnHuKcvBMehEdmtAxCzfNj
44 11 73-73: 43 jNdOGhcEvAiQLrPpoxgRlqbwzsCykeatDuInBJmHfMFK
44 11 74-74: 43 OzjhFLokQtsmuneIpyvCagPfidcEqGrHDBbJMNRKwlxA
44 11 82-82: 71 jPnJqxDLHiotvbsACkrBEmhFlOMuKaewcpyRGfIQdNgz
44 11 83-83: 43 aNjAefKrnHoECBciLItxkgpbJvFRlPQmsduzqhMDOwyG
44 11 99-99: 86 aIQngkFoCxRdwPbmEqclrjzGHDBfiAyNvpesJOLKMuht
44 11 100-100: 86 tKHkgDbNBmFwneysuCafcxRGlOqhAiPIvdQorzMLpEJj
44 11 19-19:
bcfFdsJQgyBHkCKLqvAIawDNiluEeptMhjnrxGPRmozO*3x14 cryMiFLNdmwBafnJsxzRbekvjAHKghlopqtEuOPQCDGI*3x14
oAEGmsDNajnubtwzdlIOiqyMcgLQvFJKefhxpBCRkrHP*3x14 bjLRuvMNixHOrzEIgADQdtyKamCGfowPhkqFelsBcnpJ*3x14
apDOeiqRrxFQjkwIfmnKbgMNdACElsGPotyzcuHJhvBL*3x14 iBINkmKQcjzDdqGJfELOorvxhsuCbpyPnHMRagtFelwA*3x14
dACNoxJLbijGfqsBhvyOgnwIkEQRceDKartMmpuHlzFP
44 11 20-20:
goEQmntziACJyKLOwxIMapHPdefuklsGbhNRcjqBrvDF*6x7 dioPgknDpsxCjuzMvIORcflKeqrJawGNbtEQyBFHhmAL*6x7
lsuBdwFNbnrICHKMgqvOmAPQioDRpxGLfhjtceyzakEJ*6x7 fDOPtwQRayzAlEHIhkmBnquxgjGJdorKbiFMesCNcpvL
fkHNaFGIcrARjxLQilnCehyEdsvBqwJMbtzDmpKPgouO
44 11 21-21:
knoCfvxLmADObzEMcehlrwIPasuBqHNRtFJKgjpydiGQ*4x11 eptOcinRgFILdhqQorvEbwDJaCMNjksAflGKmxBHuyzP*4x11
exFRfqEJpuvAhnzLitMOcdgNloCIbjBKrsyDakwQmGHP*4x11 dszGcpvKikBNmuIJortLbxAPeyEHjCDQglwOfnMRahqF*4x11
jwHJegqvimsMacnoxzDKptQRbCFGhBLOfyAIlENPdkru*4x11 npLNOPQRagzGekqwflDFdyBJcjtIrsuvmoKMbhAHixCE
44 11 22-22:
emDHcfrsdJOPkyENjnGRpLMQhiwzotvxgqBIbACKaluF*22x2
44 11 23-23:
svBJuwGMcdkpgzDOarHQbmtPeCEFjILNflnAhqKRioxy*22x2 fhrOabxHcdvzegqBuyCPknGKtDMQwFJNAEIRopsLijlm
44 11 24-24:
bsvNclyJdgzAhknGrBILpCEQmquHawFOfiDMoxKRejtP*4x11 jkyPcivHbzDOtuEFepwMxILNghoCdfnBalsGmrAKqJQR*4x11
bcCRfhlxoEHIkuzFarwLgmqMyGKPipJNevBDdjOQnstA*4x11 xAFMouzOjkDLbpvRlmtEgINPhiwJyCGQfrBKdesHacnq*4x11
ekyOgrtDzBCPdfuJhMNRsFGIlqwxcvHQbjnAimoLapEK*4x11 fgGOrNPQinoEquwRbcJLpxBHevFMdhmykstAajlDzCIK*4x11
44 11 33-33:
uyKLlvwGBFHQfjpIexEParzNkmtDgoMOinCJdhsAbcqR*11x4 inLPaosBeACKcvwxhzEJbktOquINpyDGlrMQdfgFjmHR*11x4
owGMbEILehCQxzHNcFORgstPamvAdipylnqDfkBKjruJ*11x4
44 11 42-43:
BHKPafiJejxRbyEFhnrMgkILlvGNoqzQcdpAsuwOmtCD*43x1
44 11 36-36: 12 afmeyxuNsRKzhMgQqilDpGEcjnoLPFOHktIwbJvCrdBA
44 11 34-35: 33 tFmNdvrbJAucyRshenxgaIEfOozLKMkjwilQqDCGPpBH
44 11 84-84: 42 sALQhjgKwiCpIxlnkduyGacNJeBorbMvFPOqmHfzERDt
44 11 79-80: 36 pzBFutKGmdjgkhPRHoOwaIbQDNcsrfqnAJvyeliMxECL
44 11 75-75: 33 ItaHmPwzEgicufJnbCLhDQrFOGlvxskqdoeMBKRpyANj
44 11 17-17:
apAQnrCMglvPcdBNmsKRjowEbezIktHJhiqDuFGLfxyO*8x5 dALPgwCHlzEFkGNOmtDKeryRhsMQbqvxjuBJfinpacoI*8x5
jnGKswAEkoHLimJNlpIMrvzDcdghabeftxBFquyCOPQR
44 11 18-18:
bFLQkxyEqtvMmwIRefJKhuzCdjopnrDOsBHPclANagiG*8x5 fvwycELOdpxPhnoAejBCbgqukmtJsDKNlrMQazHRiFGI*8x5
gGKPfrBFacsQkotRjnuOdwyCeqAEbxJNimzDlpIMhvHL itzLcdghpsyKorFJnqEIabefmxDHOPQRkvBNjuAMlwCG
44 11 25-25:
nyFLmoqDefuGjzNRhBEObAIPgkswpxMQlrHJdivKactC*8x5 erwOoCFGAHKLimxNflnysuEPbgzJcvIRajDQdhkpqtBM*8x5
+drBRotGNhzDLbsyFluvMknACeqJQcijPaIKmHOwxEfgp*8x5 +OPQRalzGjsuDtvCEhkyNeorIcnqBbmxAdHMfpJwFKgiL
44 11 32-32:
fvyJbxALoqtKgnBPdrEQajpMhkwGeFHIluNOisCRcmzD*4x11 aiknouAJyMPQcjsHhpKOzDILmqtBbdewrxCNlEGRfgvF*4x11
csJQEFINpzHPadlAjrBOmqtueiyRhnoMbgvDfkKLwxCG*4x11 fGPQvzAIilrLmoERhpuJdnCObqsDctBHgjyFekKMawxN*4x11
uyKNeiDEkxFOpqGLswIPbcfozHJRhntvglmBdCMQajrA*4x11 erKRklwOcgqxtyzMhAFPdfsDjmnuaoLQbvCHpBEIiGJN*4x11
eszJmqCEbFKQckyArwDNgitIdjpPfhBRouGMlvxOanHL*4x11 dfoBbHNPgkrJquOQcjnGehtLmsvAaIKRxzFMlyDEipwC*4x11
44 11 37-37:
ehFQbfwPjvxAcnCGaklHrstMpqIRgmozdDJLyBENiuKO*3x14 tvJPjFLRcdkNuxyOafnpACKMwGIQbsEHeilmoqzBghrD*3x14
dlqGfmHQbeAOchsBgnpNktvLizIJajwMoyDPCEKRruxF*3x14 rzILpvERdgiKcuMQqDFOftxBeJNPbhkCawAGjmsylnoH*3x14
rwyFbioplADIcetHfkqKjszQdhELuxCPanJNgmBRvGMO*3x14 jozQiruNkmEGbHPRsABFatyLflqwenxDgvIJdhKOcpCM*3x14
lFNPpzJKbdiAgrvHkDIMcEGOnqBQswxCajmLfotuehyR*3x14 BIPQlvMRefCDosyAacqxmGKLhuEJdjkHgrwOptzFbinN*3x14
gxHMdezGbvyCowAPhkFJcrKQaBDIfqLNlmpOijtEnsuR*3x14 kpqymwxObDGJfvQRijuBaeoschALEHINgltCnrFKdzMP*3x14
cfuOdnIMhlxCakwyKLNPijvAbszRegtGorEJqBDQmpFH +iAORfoxGgMPQkrDNdvyFnBHKbchjmswIpuLltJeqCazE*3x14
+beIRamqFyzJOjDGNdptHghoxcnwLfsCMiEQvBKkuPlrA*3x14
44 11 38-38:
fhGQabswiCDIvzAFjnLMceuBmoKNtJORdxEPlqrygkpH*7x6 axKPlmnuvAHJhrIOciGRjyBLpsCEbekodFMNgtwQfqzD*7x6
gjyEtwxNfknLlzCIeqGJovDMdHKOacmPbiBQpsuFhrAR*7x6 pKPQzADOgiFRcfrxhuvybdqMkBCGjoHNamnwtEIJelsL*7x6
twBKfioCpxDLckyAagqGEHQRehmOnuvIbjrPdlzFsJMN +goxRqrwPksGQinAMbpBJjtuzevENcdCOhHKalDyFLfmI*7x6
+NOQRfprzsAGIjqCEdnwyghBJcxFMluLPtDHkoKaeibmv +AMQRevDGyCKOhkzLjuxJcmqsdgpNfntHiIPblErBFaow
45 12 14-16:
kHLNfjlytxzMcsKSiqGQewERdCJOahmrovAFnuDbBIgpP lIMOgkmzuyANdtLSjrHQfxFReDKPbinspwBGavEcoJhqC
mJNPhlnAvzBOabwFdopKirCDeuMSksIQgyGRfELcjtqxH bcxGepqLjsDEfvNSltJQhzHRgCFMadkuoryInKOimBwAP
cdyHfqrMktEFgwOSmuKQiAIRhDGNbelvpszJCLPajnoxB dezIgrsNluFGhxPSnvLQjBJRiEHOcfmwqtAKaDMbkopyC
bCENaclpoqzDefAJhstOmvGHjFIPdgnxruBLiySwMQkKR cDFObdmqprAEfgBKituPnwHIjzCSaxNQloLRkGJehysvM
dEGPcenrqsBFkADSbyOQmpMRlCHKafizotwNghLjuvxIJ hioMkvwCayJKlBESczPQnqNRmDILbgjApuxOeFHdfsrtG
fCGIaegtosuHijpNlwxDbzKLnEJMchkBqvyPmFSdAQrOR gDHJbfhuptvIjkqOmxyEcALMnoGSeBCQasPRFKNdilrwz
hEIKcgivquwJklrPnyzFdBMNaGLOejmosxACpHSfDQbtR iFJLdhjwrvxKaqISgoEQcuCRbHMPfknptyBDlmszAGeNO
jGKMeikxswyLmntCaABHfoOPbrJShpFQdvDRcINglquzE +++aoCbpDcqEdrFesGftHguIhvJiwKjxLkyMlzNmAOnBPQRS
45 12 17-17: 15 feAipjvaNuysGCmKPdEcRqnFSJhOQxzHBrDItkMLobwgl
45 12 28-28: 15 NjgnvPwmLEcMQiFoKDtkIGxheAHBudqOblsCfRyzpraSJ
45 12 29-29: 15 eIRjQNfBtzahqCAyxwvGsmbdHOpinlkuLMKrgoPEJFcSD
45 12 30-30: 15 EgJKxFalHMoDebtfkARQPCIvdwnujprGNLsymSizchqBO
45 12 31-31: 16 SqziRkIrjLteusxFAayofMpnwmGdQvCcEgHKPOhbDJBNl
45 12 32-32: 16 QeJbqDKkRnSjxyGamwrNOoIPclHFhvzMACLsugdpiEfBt
45 12 33-33: 32 iaODfHNtSFQLJGeKgvRBMdcxswnozmqbpkrEyAPuhljIC
45 12 34-34: 17 jSuwknlcxNOgmezGMEovDQRIFsBAhqiaCPyJLpHKdbrtf
45 12 46-46: 32 tQGoMykleAKPrahfiEsJdBvcOgFHRjIwbnxSDNLzqmpuC
45 12 47-47: 32 iuIkLFDgSNHnfmMohxtGlOERjvQbaJAzrCqsBpPwKceyd
45 12 48-48: 32 dKmhbHlEkJfMNcrRtjPnIGvwsCSDQaieFqOBpyguAxLzo
45 12 49-49: 34 fwnvzICPjNOcyspmBlSergduAHEMQDKFLaibRGkothqxJ
45 12 50-50: 49 xcLRnOaHmdJSgoGIEeMPukiKjfrbwqhADpBvsNCFQytlz
45 12 59-59: 44 yftnekLrbgwAcsCQdBNmSxPDuMRozvFEahOqKIpiHlGJj
45 12 61-61: 48 AgKFSHtjNpfbLPEhBdQCGcqMwskraoDvyzmIORliJnuex
45 12 62-62: 48 CNSxoRejJGfkbOLIQKramygivuAnBwHDFcplEsMhzPdqt
45 12 63-63: 48 FEftCDRrkMOzbaPlBgcAyQsiJKvINLduwGqHejxpoShnm
45 12 64-64: 48 JqcEpbdhRLIlvQfuoBOPMrDjmwGiKnNzsSgtkyaFexACH
45 12 65-65: 50 dSaOCbtQqzMjxReEsoNiGrFmIwAnvgpyJDLfKhkuBcPHl
45 12 74-74: 59 BJutNhrIwjebGFAmPQsdELfvORCnySzHcpMKoikaxDgql
45 12 76-76: 64 ChvbnBSkewAsEIHLqzKfigGpOudaMjQtmlRPxDJyrNFco
45 12 77-77: 64 fzPrxQJqgmIjLewsEkGubFoScnhlpyNtHDvRiCKOdBMaA
45 12 78-78: 64 biPynFNBcDxdROlAkQGzChwqEroSvIafMpmJKejHLutgs
45 12 79-79: 64 lLtRKHOuFbzJnskomEwSPqrxpdevGyAIDNBMacfCjhgiQ
45 12 80-80: 64 rFQCKiBbaAEwcfmkDpoPGSqjsLNJuvRzytdMegnhOHIxl
45 12 81-81: 80 GrcKIkbLEfmPotRMQJySpsHnwleiqFhNvDgBdauAOxjzC
45 12 82-82: 65 ImOAinJKkNrGPLjsgEpfBMxzQyuHdtcSavhRFqeobDwlC
45 12 91-91: 80 emMsNnagjiJcCldSGHRzhtxpIfPvrFAoKyQkuBEDbqLOw
45 12 92-92: 80 yQroEbjJHvSIcpqDCtPhuOiKmGagRAxskBFzewlfMNndL
45 12 93-93: 80 gpHixfnkLvatFuzrSqBGcweNRKAOCosQEPhlJjdbymMDI
45 12 94-94: 80 nulBHJgzpCdyvNtMLbIEfrAxhGPORakDmsSjoqiFcKQew
45 12 95-95: 80 EPlOMsqRAewgdjmCDvKoczntHQINkaLhFrixuJSyfbBpG
45 12 96-96: 80 EFKgnvaCDotpPJRyNqSufzkLhcxmrbMHeidIAQswOjBlG
45 12 97-97: 82 GIhHtgNQCOAEjxDmrcuRaJqLsdnwvbiSPyfzMlBkoFKep
45 12 18-18:
vyzOanJQlqrwmFHRfoAIbiDGgxLSekuKtCNPcdMhpEjsB*9x5 kmLOhisKjrHPfENSetAFovwCalxByDIJbdgnpGMzQRcqu*9x5
45 12 19-19:
AJKNhlGLmorQeHPSjzDFadpMfuwIbkxRqtyOcsvgiBnCE*9x5 rtLNdoAChipFgyGMcDHKqIJRezOSlmsvauBEjwxnPQbfk*9x5
tyKPhrARfpxOuBHLackmvCDMgqzQijsSdnwNFIJblGeoE
45 12 20-20:
ADHLavPSkqwJfgNQoxzFdinGeEIKbjrylmMRpsOhuBctC*5x9 cvzQaiAKhoERtuNOjksxGILPbefqnrBMlmwJdCFpDSgyH*5x9
bipNjquEesvFhkrGlxDIgMOPfACJnHKLcwyBdotamQzRS*5x9 tABQgimzxEIOdeLNpqGMaosDblCSfFHRuyJKcknhjvrwP*5x9
45 12 21-21:
fiFNwDHQlBGSsxEMdjkymqIOboAPetCKgprRahucvLnzJ*5x9 fjRSrFHMnvKNkuyPehqLaxJQptwBdgAGcoCOisDbmzlEI*5x9
xAOPjmnqDEKQbcpHwyIMdituaeoRhvzBfsGLglNCFSkrJ*5x9 ikzNaduHghxFmGIQbfDJopvEejAOlnqyKLPSswRctMrBC*5x9
bhoNdyCEprQScgqRatLPezGMjBIKfikmlvDFuwxnAHsJO
45 12 22-22:
fizFmBCLagyNdjkObvHJhDIQcenqtwxArKMSlEPpuRosG*22x2
45 12 23-23:
cinMjqNObkuBdDJKhxAFaCPRegyLvwHSmrEIfGQopsltz*22x2 bqMRhpwCkmtGuzJPeoyDcdxLfrBNaijslFHKnvSEIQgAO
45 12 24-24:
fpMQjsyPnrISvCDRdhiNlBGJmtzLgouObekxqEKacAwFH*22x2 qCJPowzGghrsuxKMcfmRalBDjkvOAEHNyFISdepitLbnQ
cdnostvAabmPzBFRDEQSkprwfqxyehILgiHJjuCGKNlMO
45 12 25-25:
lqNRrsHSdektuGJMfiAKnpvLowCQcgmzbyBEaFIhjxDOP*5x9 gDIRhotFjlnwexyLbisQpqEKfvMPruABmCNSzGHckOadJ*5x9
nxFNeiuPmpwBcEORfgoItyGHsACMbjrzklJSaKLhqQdvD*5x9 oELSagCHsIPQdrNOkBFKuvGRcpyDjqxJintMmzAflwbeh*5x9
zBMObgFJhKNQaetSdqCLcklImvyRfuxPjsDEoprwAGinH*5x9
45 12 27-27:
acmztwBCfJOPdnERlDFIGLQSivAHhjqygkoKbrNeuxpsM*9x5 djmCckxLsuFQowyInqrDpGHOaglMbfitezJPvBKENRhAS*9x5
jxyGbcCFgkDIdzBLprARafuHelvOnoJQhiEPmtKwMSqsN*9x5
45 12 13-13: 12 igNufEDaAzPklrenpKOMtyFHxhSCBJbqvsILRcGmodwjQ
45 12 26-26: 13 BmvbefDPywoniRhScOCjtkzsAKFudxHQNqMgaELpGlrJI
45 12 45-45:
goFQaesBhjkrltMRnJLNfmyIdixGcqEKCDPSvwzpuAbHO*45x1
45 12 44-44:
ejJPrtCGgsORbdpDowxBmnHKquILflvMhAQSaikyzEcFN*44x1
45 12 40-40: 13 DaKLMcpFIrEkGgONzlsHCyeqnBmQPAbjvfudJRihoStxw
45 12 39-39: 18 QoJpvxjMgRBeDOyAsESzwifcnKubaHNrhlmdtqCILPGFk
45 12 38-38: 18 HsLxByESRFDbgJjeuhfarqNkIzQMKtdniGApmcCOovlPw
45 12 37-37: 18 qAEGtvynskwDcbCFrQSJLpPKxhfIuaRNOlBezodjmHgiM
45 12 36-36: 18 qnBtijDAhwrNeoxQvzgPcRLGSFdsOIblMHEmukJyfKCap
45 12 35-35:
CEGOfrJQdhqItvHKmxzMilnNswDLgjyBcpuFakAbPReoS*5x9 jtNRimFObckshBHQuvyPadwKopEIeglJfqGLrzDnxACMS*5x9
yQRSjkAJbcCOoxFGahlpfrwNszBPquHMdgmnEIKeivtDL*5x9 kDGQjvxEgoNScqtzhiAJbFHKdsLOlnpCaeyPBIMmrufwR*5x9
oDEKefqsbgwMhirxaCHJyALPmtuFjpzRdkvBnGSNOQclI*5x9 cBDRkpqxuwAKsvFSyCILlJMNnorQdgtPbemGhjOafEizH*5x9
aLNSmoyRltxJfzDIeguCikFQjqHOcnwBbhvAdGKpEPrsM*5x9
45 12 60-60:
gkCOefsxacmSotJRbuBKhrvDpILMdAFPjlHNEGQnwyiqz*15x3 mrDSavwGnopJqBELzCMRdhkugHIQftFPcisAjxObKNely*15x3
rwAEaqIQsCJNkGPRcdiDbjnoflxFepMShmBOtuzyHLgvK*15x3 suBLnrtMaxzNpADGgjvwikqRflIKbmEQhoFHdOPcySeCJ*15x3
45 12 58-58: 13 AuzRrEKeltNkSsMxaBvGdqoghyQnPbwHOILCJFjfDpmic
45 12 57-57: 12 JeOwQHxiABzaGDrRfpvkqLgIEyNlPSthjboucdKCsMnFm
45 12 56-56: 11 ILbmpaBFxzrDvMduwCgSNnOAeJfPckHGiyqthsKojQlRE
45 12 55-55: 10 RdSFNuJrEIBPxgGfakqKCvoiyAhcmQlbszpMeLnjOwHDt
45 12 54-54: 18 ezlSpDOItrMyfsCJnFdkGgRhcLwNxoaHQmAbiBEvuPjqK
45 12 53-53: 18 LGSNpoyxnRPhOlHkvwiBsEuMmcjqJQFKDIbdgzftrAeaC
45 12 75-75:
qMQRezALgyOPcpvEhjxFaBHJblmsorwNnuGItCSdkDfiK*15x3 fyDSjmzJbdvBnpxHrtAFgiqEoKLNcesICMQRlGOhwPaku*15x3
szMSajmGvwBOekJPhEKLlxyAcgDFdopCbiHRnturNQfqI*15x3 bcmRfozPdejLrBDOgEHKkqFMvyQSaptGhiswlAJuxCnIN*15x3
iorPafFMbemyhjJNnADGckptgxBKszOSquLREIQlCHdvw*15x3
45 12 73-73: 13 bAzhMKSOBuRDqlydxQmJPovENfFkLpHratnIeGswCgjic
45 12 72-72: 27 GAaRFJOSvPbEkBspjiMnegHtzoDrcqQydwxhICKmulLfN
45 12 71-71: 26 tHKNhBqoebpsIxwmlrgvjRyQkEOSPufzFcdaGCMJDLniA
45 12 70-70: 35 uIwrcizEJMDbmqLPOvRneaxBHopjKfgyClQFsNAtkhSdG
45 12 66-66:
adHNbkrJhjpsgyzLtuxEcowMBDKPlAISemCFnqGfivOQR*22x2 qEJNdiktgDGIrxMQfFKLlsAOejoBcuwHhnyCmzPbpSavR*22x2
stuygELRdpzJnBMScrDHqvAChlxFbfjwakNOeGQiKPmoI*22x2
45 12 90-90: 45 StkQlxNDpPvgAnezCEoqLwhGRsuBrdFcMHfbOJKamIyij
45 12 89-89: 44 nFgChNpEuHlGRymavMKqIxrtfsJOSQiLDwdBPezbjoAkc
45 12 88-88: 13 OaNtflQwCsMbKmLxeHJpudykEjzrAhFnRSqvPcGiDIBog
45 12 87-87: 27 KvihANzQmGEJMCIoBSeudcsnDLFxRwHOfqyjkpgPtbral
45 12 86-86: 20 HmtQqxgrKdkubDwjBNJcliEyASnLovzeCGfIFPpROhsaM
45 12 85-85: 19 BGzgtadpEIevoCDlJNiSxqOAjLcMFHyfrRkhnsbQPmKwu
45 12 84-84: 18 feMLBspyiqtwlaxmJEvKDNdnzjRASOhcuCIbPgkGHQorF
45 12 41-41:
gqyIbjrGvAERceuPfiDLkmNOazKQxFHSpstBlJMhwCdno*5x9 opvGacgNqxAOeyzBmCFJdrtKkDQRbhMPjluLisEfISnwH*5x9
ghlKbkswqLNPemoCrvBSxzORcpDIijtudFHMfnQayEAGJ*5x9 ahnxoruwmyBFCDERgvHLjINSelqQckOPstAKbGMipJdfz*5x9
bnBIajlNgoADdeySruGMqJKOktHRhivzcEFQpwPfCLmsx*5x9 aeDJloqKnEILfhtyzFHOciwBmxGPdgsSuvMNbpRkrCjAQ*5x9
hpyRjoAIdsEKenvwJOQSgrBNxCMPbuDHafiFkltqGLcmz*5x9 gktGhlqRmwMPcpAFuBJNbdrQjCESafIKevxLioOnzDsyH*5x9
dhqPirtCsuBDpHIOclyKevzMwALNfnGRjkFQaoJgmEbxS
45 12 42-42:
jyJScEGKblmOgrFQzBLNaefuqwxIopCMnsAHdvDikPhtR*3x15 FOPRlBCJmpsNjyGHoxDSgivEbeAMftLQcuwzhrIknqadK*3x15
bjrzemoFiknJvBKPhEMNfpuHaclwdqCQILORgsSyADtxG*3x15 bgJNeFHPimDRaGMOfktLrIKQnosChqABcdzSjlupvxwyE*3x15
ntzDgipFefhuakxQrsvHlwyBmqAKbdjLEIJMCOPcNRoGS*3x15 tuDLewEJqrOQamzPjyCFdgxNfvMSkoKRbAHIchlinGpsB*3x15
AJLSkqvOltxPgmrMdBDGfjFQapCEbhwKcsHIeuynoRizN*3x15 cADKbiBQnuIOsyGSqrLMaptHCJNRlmvzgkxEjoFdfhewP*3x15
ktuSawQRBGKMflqzbsDNdhoAegmPvxCIpryEnHLjJOciF*3x15 jovBeGKRcfmEabqshDLPdCHSknJMilzOrtFNuxAgwIpyQ*3x15
pAPQuKNOekBFlqDJnsEGcivLbfowhyzHjtMRdmxgISarC*3x15 hrsutwySfmpAdklCboBIcgnQaiKNexHOzFGPvJLDEMjqR*3x15
hszMafrEbGJQkwALtvFSeiqCduyPmBHRpDIOgjKlnNcox*3x15 dlHPhzASbcuCfDQRgixBntKMmrwOaoGJjkqEsFIvyNepL*3x15
45 12 43-43:
ikvGaehHboEQgnABpwySdDIRmqrNCFLPjtzKsuOcJMflx*41x1 ghxGapqOsAJKdluDnoLMPQRSbczIktBCemvwjrHfEFiyN
hqyHPQRSwxFNvDEMmnCKfgopcdsBltIJjkzAirOeuLabG
45 12 51-51:
lsPRfpFOtvwJejkHbdyAhBCMacoLmrzIinKNgxDGQSquE*5x9 bgKOdyNSfjtGpzCQoqMPakDLemrAlnxFcwERuBJivHhsI*5x9
defprAJSwBDRhuLOnEHNgmoFaltybvzPcjCMsGQikqxIK*5x9 epvJajOQcuHKiBGSfnyMrsLNhDERbAIPklmxgCFdtwoqz*5x9
uEFShlNQfmvPgkoAqsCDzGJKbpxHewLRdnIOjrtcyBaiM*5x9 ltPQvzDEfmuLbjnqdorJaghpFGIKcikRsHMNwCOxyBeAS*5x9
fqCNastIbkEFgBHRwJMOipGPoADSlnuQjvyKdhxmzLcer*5x9 kquQpBIJtvxGnCFLjoMRafizcmHKlsyDbNOSgrwdePhAE*5x9
bcsDnryJdELPgiKNftuFlvwBahjmAMOSkpqRoCHezIxGQ*5x9 bDFKnrwPfjxEezLOavyHcktIguGRiopAqsJQdmBhCSlMN*5x9
pzINinuQqAEJrBHKhmyPasCLfwGSjvFRbceldkogxOtDM
45 12 52-52:
egyQajwAFGOSxDMRcmJPdCEKqruLhltIszBHfiNbnvkop*7x6 jwKRdpuPvyBFhnANabsCftLSiHIMeqJOgkEGlzQcrDmox*7x6
nuJRmGLMjkqFgyEKadelvwDSxCHOhAPQbirztBNcfposI*7x6 elNSdFJMghoxakmvnszIuyALjrtCbwEHciGKpORfqQBDP*7x6
sxOPijtMryFRgwLNfCIJaqHKBDGQdozAekuSnpvhmEbcl*7x6 ceIRanoCbvxLjlzPsyJSdrBGqADNpMOQfkHKimwhuFgtE*7x6
aiHShlJMpqCLntGQfjuyBEKNkrFIbowAgsvOexPdmRczD*7x6 oqCHewDNafgPjuBObcKLprsIhlzAdvxMntyFimEQRSkGJ
hvCGlwFMqsuEbdegpQRSrtDLciANafJOkmxKjnHBIPoyz qxyLacersQRSlpuGdfjMgnAPbiwJotFHhzEOCKNmBDkvI
45 12 67-67:
lINOdejHkozLbvFSfpsGnyADimKRcxEJuwBPahqgrQtCM*11x4 enGJhCLPgkqwAEMSlmtKosuvabcriHORBFNQjxDdpyfzI*11x4
sAJNceuSwyHPghrzbipBmCGQatLMdlnxjvFKoEIkqRfDO*11x4 nADFmorslzOQgjuCeiqPpBELawxNbyJSdftRhGHckMvIK*11x4
chrNbeCJmoszqIQSanEHvBLRgKMOipADfklPtwxjuydFG*11x4 vwyLjlDKfmFHerIOiGMNhpzEabdCnoxSguJPqsRcABktQ*11x4
inEIajwFkpGKfhBDbmxRelALdqtzcgyCsvOPruNHQSoJM
45 12 68-68:
rsyRdejQmAEGgiMOhDLSbkKNctHJvwxCpzBIfnquFPalo*22x2 jpxQaGPRhuDMbozNefiBntAIgsySvwHOlCJKcmrkELdqF*22x2
qyDIdvxChopPeglsjnrtzEFRkmBHbuOSiJKNawAcLMfGQ*22x2 ewCMxDGJjkvPcmpzdoqNfglEyLRShrFQbstOiAIBHKanu
nqzHxFISrsvBbcuRdgCLjlpNafmAekoOtDKQwJPiGMhyE
45 12 69-69:
AHKRekqPdhzBauFNclGLijmQgvISnxCDswEOfrtbpyoJM*22x2 lyzHairthosIcdmEkpqxfwCLvFGKnDMNbAQSgjBeJPuOR*22x2
xzGRbfsyrwDHnuLQcoCFjkqIgiAOdlNPhmpKaeBvJStEM*22x2 dkJMcsBCfoISaqtzjxANhuDPbegOpvyKmrGQinElwHFLR
deoFuvGHjwIOafrBhktSqADQipsJgCLPlEKNbmMxyzcnR eqEHpBORikrxjmsDabvIluzALMNSwFJPfhyQgtGcoKdnC
45 12 83-83:
cesFkntwaGJOHIMSlyzKfuxRoDELdhBPgqvQimCrANbjp*9x5 cAOPkwzNbtCGisvxfnrFqBKRapHSlyEJhmDMdgIoLQeju*9x5
ajBEeoxNhprGlnFHbtvLdmuKkwMOfyADczPSCIQqsJgiR*9x5 nuOPdfHRwILMemBKjklyboFQzAEJahGNgqtxpvDirscCS*9x5
awASbtxDczGIhqyRjoFLnsJKprBNdikufglQmCHeMPvEO*9x5 lnEQdgHKabmqfhjzyDLSeAGJiwNRuxBForvCstIcMOkpP*9x5
noADexCJdhtBHKNSbcpQfiklavGIuyPRmswLjrzqEOgFM*9x5 BDHQbwOScgjCaehuilpKktJNfmEMszFGdqALnvRorPxyI*9x5
dgxObckvefpuqsCNwGKLlrEFoyzBhnHIjtARaiDJPSmMQ*9x5 zACOdqvFcxJKgmsLbDEMfipHanBPotuRjlwyhNQrISekG
qtLMgIKPbeDNfnQRrwxGjovOcsuEilmBhkJSyzHapCdAF
45 12 98-98:
jrHODJKPfqxCbgiksvAElyzMahpSduLRcemFtwGBIQnoN*7x6 lnwLfhkOdjmIcgsPavxNiCJQrtuyzBGMbepEARSoqDFHK*7x6
nxNRfmpHcdKOrtBCiAEIuvyLgklzjosDqJPShFGewQabM*7x6 qwzHnDJOlxyNACKPeftQgvESijmMosILdkrBbuRaFGchp*7x6
nrxBuvwPoGOQilszeyDNgmCLbdjMfqIRkAEShtKaHJcpF*7x6 zDIScpCGqtHQeoBPlrMRbfwLjmyKnEJNkuAOavxdgshiF*7x6
kotCDELRnsyzcAHKgpFIfiJMhmqBderuabwxNPQjGSlvO*7x6 givQeyELjpqJxIKRfmBGkwAMoCHNdhnDlrFScOPauzbst*7x6
ostPuwBLhqvNazHQegmpcixOfrMSjkDFAGKRdlEnyIbCJ*7x6 guwRbeoxtvOPainSrzEKmqyFdhBNlsMQfkACDHLcGJjpI*7x6
juHQnsMPbpqBhvJLgkIReltKcimxfwEGdCFOoyzaADrNS*7x6 dIJNwzFGbKPSltyHafionprsxADOkuBChmQRcgEevMjqL*7x6
dxEPirDFauzAchwMkpGHfgoNejqObltymnKRsCLBQSvIJ*7x6 kuJMcovRbALQfhjCaqBSegDGinwypzEFmsHKrINtOPdlx*7x6
45 12 99-99:
akuIdefscgAFbhlPijwLpKMQvCHOmotxqryBnEJDNRzGS*11x4 bfxPavAReilJnqrMmuDFdozGgsELtwNSyBCOpHKhIQcjk*11x4
gzMRdrvPitHLcopKfnBOkACDmGJSbuwyeFINhxEjlQaqs*11x4 yFKQctDOqCPRajvSpAHJkGLMbfixdgowhmsBnuErzIelN*11x4
hloLiqCDyzBHksPQcEMOegGKabrIfnNSpvwRxFJdtujmA*11x4 HILQluvzfsAEbhtOgmDFkwBMenrxjpCPadqKiGRyJScoN*11x4
prHRdfJMnvDLlyOPmqsQceBCiAGKbhkFagoIzENjuStwx*11x4 aLPSejknhBCEdmpyrwAKqtGHvFJNgizIclDMbQRsxOfou*11x4
eiJLbhrMadAOkvBSgyGQjnsFCKNPfpzEctwImxDloquHR*11x4
45 12 100-100:
cgrwejzObquxaftNsJLPhikGmvCHdlKRBDFMyAEnIQopS*11x4 dquvahyRBDHOpwzJerFIinotgsASGKMPlxCNcmEjkLbfQ*11x4
hyDKdvxAalHMgsCPnqJOcowzrtBRefuSmpFIkGLbEQijN*11x4 myHIduDShxCPbklvqzKNaLMQcetBgwERoprAjGJisFfnO*11x4
bfoNaquImBCOcdDGgjKPekzEnAQRlprMitxyHJShFLsvw*11x4 iDLPlqJKkmCIbhoOacGQdenwgprRuAEHjxBStzNsvyfFM*11x4
npyKzAEPadtLiwxQesORfmBDrGHSbhkNgvFMoCIjlJcqu*11x4 dknQqtERehBNcmMPDFGOoAJSjrvCapszbwKLilHfyIgux*11x4
HJLRdehumvxMbfkDgpyIswEFiNPSaqrQcotBjnAlCKzGO*11x4 bmQRkuxOqrFKpzHPalCDgjABdovIisGLehyScfMtEJnwN
46 12 13-16:
kIMOfjlytxzNgpCQcsLTiqHRewFSdDKPahmrovAGnuEbBJ lJNPgkmzuyAOhqCDdtMTjrIRfxGSeELQbinspwBHavFcoK
mKOQhlnAvzBPabwGdopLirDEeuNTksJRgyHSfCFMcjtqxI nCLPbcxHepqMjsEFfvOTltKRhzISgDGNadkuoryJimBwAQ
oxBCcdyIfqrNktFGgwPTmuLRiAJShEHObelvpszKDMQajn aCENdezJgrsOluGHhxQTnvMRjBKSiFIPcfmwqtALbkopyD
bDFOaclpoqzEefAKhstPmvHIiyCTjGJQdgnxruBMwNRkLS cEGPbdmqprAFfgBLituQnwIJjzDTaxORloMSkCHKehysvN
dFHQcenrqsBGjuvCkAETbyPRmpNSlDILafizotwOghMxJK eCGIhioNkvwDayKLlBFTczQRnqOSmEJMbgjApuxPdfsrtH
fDHJaegtosuIijpOlwxEbzLMdACRnFKNchkBqvyQmGTrPS gEIKbfhuptvJjkqPmxyFcAMNnoHTeBDRasQSrwzCGLOdil
hFJLcgivquwKklrQnyzGdBNObtCSaHMPejmosxADpITfER iGKMdhjwrvxLlmsCaqJTgoFRcuDSbINQfknptyBEzAHeOP
jHLNeikxswyMmntDaABIfoPQbrKThpGRdvEScCJOglquzF +++mACPaoDbpEcqFdrGesHftIguJhvKiwLjxMkyNlzOnBQRST
46 12 17-17: 15 gdLOajtrwnNSPhGiEekbHJCclvDMTpByxmqIFfKszoRuQA
46 12 29-29: 15 OwmPDkBSRMcfogtneQCpsjNhvqiGEAadIyTLFKlrzuxbHJ
46 12 30-30: 15 nhFIyDzPJkMRosvuiaBKQbweEGTSglCjrtfLNmpHcxAdOq
46 12 31-31:
kIMOfjlytxzNgpCQcsLTiqHRewFSdDKPahmrovAGnuEbBJ lJNPgkmzuyAOhqCDdtMTjrIRfxGSeELQbinspwBHavFcoK
mKOQhlnAvzBPabwGdopLirDEeuNTksJRgyHSfCFMcjtqxI nCLPbcxHepqMjsEFfvOTltKRhzISgDGNadkuoryJimBwAQ
oxBCcdyIfqrNktFGgwPTmuLRiAJShEHObelvpszKDMQajn aCENdezJgrsOluGHhxQTnvMRjBKSiFIPcfmwqtALbkopyD
bDFOaclpoqzEefAKhstPmvHIiyCTjGJQdgnxruBMwNRkLS cEGPbdmqprAFfgBLituQnwIJjzDTaxORloMSkCHKehysvN
dFHQcenrqsBGjuvCkAETbyPRmpNSlDILafizotwOghMxJK eCGIhioNkvwDayKLlBFTczQRnqOSmEJMbgjApuxPdfsrtH
fDHJaegtosuIijpOlwxEbzLMdACRnFKNchkBqvyQmGTrPS gEIKbfhuptvJjkqPmxyFcAMNnoHTeBDRasQSrwzCGLOdil
hFJLcgivquwKklrQnyzGdBNObtCSaHMPejmosxADpITfER iGKMdhjwrvxLlmsCaqJTgoFRcuDSbINQfknptyBEzAHeOP
jHLNeikxswyMmntDaABIfoPQbrKThpGRdvEScCJOglquzF +++mACPaoDbpEcqFdrGesHftIguJhvKiwLjxMkyNlzOnBQRST
gAIPiklKsBJNcqFLnuGTaryDdvEOmpHSexzMbjQRowCfht jkzAiuvyhlBMpEGNcdmRbesTnorxgwFKtCDIfOQSHLPaqJ
ijIOcerulvCJdhnKfopFtMRSmDPTyzLNaksHgqxQwAGbBE kuxOcptTrvBHmoyJqKNPafgCsAFRehGIbiwMzDEQdjLlnS
cixDapKRlrwTeBFPhyAEbqzHfjMNdktJuCLSnsIQoGOgmv psuDbfyKvLRTltANejnJwEIShqCOaioBcgGHkmMQdxPrzF
csKMeqySfrGRahjvmtBOgknLxEHJbluPdpwziCFQoADINT pyCMegtEdfqTbrJOalxFimzGnwBDcvASoIKLuHNQjsPhkR
eCHKantzoqERxBSTbvDNduFIlmsLgjprkyGPchwQAMOfiJ twyHabmIfnEPglDRhrsSckoNvFGMzKOTdeiApJLQjxCquB
aewLbkFSmnqAfsvzgJMThipPdrCNxyIRjotuBGKQDHOclE btGLgiNSjmEFqrIMzBCRuAJKhoHTefkDacOPdlyQswxnpv
adGSghuznFNOkCETflHIcjyBwJPRiqstbpxAeovQDLMmrK bdgoczIJhmxNinHRkqvwelpOfABLauEMjDKSrtPQsCGyFT
ozPSkpBIhDFJfmuwirELtvxKjlqGbcnCgsyOaAQTdHMeNR
46 12 32-32: 16 ckrKnCLbIoARShtpOvQyuleMdmqfTzwNBJxgGsEDFPajiH
46 12 33-33: 17 AMdeHLhRGaTsnPpbBNiSrumtJkqwQfIxCyDvoOFKzEcljg
46 12 34-34: 17 sSBDchmMOxvlbFdaLoPRtTkIuCpgrNyKfiqHjweQAznGEJ
46 12 43-43: 28 IHAMRdkGzyswTDbcojEpaFmvneLfiqOStgrlhuJNBxQKCP
46 12 44-44: 29 CpsLakPxASJBjcEtbRzFDwrevHogGKhynMluNQifmqOdIT
46 12 47-47: 31 FbEjhrIoTstzLCqucQeGSmigpKwxONMfJkPdHlyavRBDnA
46 12 48-48: 32 heMGtrydFEmcAiTDsopbnIzaOgSjflQuLHvJkPBqxwRKNC
46 12 49-49: 34 TiKepoSHzRPFwfhtbdcgGuIAyBJNQnxOkmrDjvLaCMEqsl
46 12 50-50: 49 xaLAIeJrCgFPKkjcqGibultNRwOdvBsyDHnEmSTMohpQzf
46 12 59-59: 44 HvkwTuhsyDxdfPCOSIcEJNGqlnrtQFaLpKBAomMRjgebiz
46 12 61-61: 46 edHRArnpCvQkPxNFgwiusacMJlbLKDjSOzTfGqhBtomEyI
46 12 62-62: 46 lRuLcsNhJfwpnrxEzHoQjyAFkCTtDvPBIOaKimbqdgMGSe
46 12 63-63: 47 tezdTFLEckRKnmOGIuCxJlghwBPjMiysSHDbpaQNfoAvrq
46 12 64-64: 48 AbFGJIfjmSrKoNyQaHiuCwhlBcERgMpnvePtkxdTsLqODz
46 12 65-65: 50 NpFCbaxntIOkJzuLwrMioBRmhTSevsPEfqjAcHdyQlgDKG
46 12 76-76: 61 DiLmKEArMzevTnhNgSCJxPltbGoIjwHyqQcspFRakdBuOf
46 12 77-77: 61 IENTHJPLFolBqfpxwGsKybhniRmvCedrjuaQDSzgMctOAk
46 12 78-78: 62 cGbkzpCHiKunafAjJDeRIwNgBsolEmSQyqtPdTMFxhLrvO
46 12 79-79: 63 hHgpnlQeKSrFoxtwzcAyaOmDBJdNsLIPCjMfGRqbiETvuk
46 12 80-80: 64 hvNTrnuHweDiOmSMkJxzdGsyqgpARKLFEblfPcoQtjBaCI
46 12 81-81: 66 eBPvxKtNudLbSGAagiHOzlEpFDmjTqryofncRhQwsJMkIC
46 12 89-89: 74 JwScoKFqMgnTQkrBpLCdIbAteiEuOPGyDhfNjzsHmvaRxl
46 12 93-93: 77 hARKFitqySCbuEkoBLzaOgfPjNHDrQlceGdJpMwvmTIxsn
46 12 94-94: 78 uRIxLGfmkbHQzDaOprndwCFtJNsvPcgBESqyoATehljiKM
46 12 95-95: 79 xCGmIdtrDShgANKpkPuzoiJbqRFQHEwyBsvfOeaMnjLclT
46 12 96-96: 80 dvIQjgiFrxDuRGhTplJScPeNawyHmfzBConAMOqbtKLskE
46 12 97-97: 82 dBlGwQxqyjmIgAobeNcrFpvaOiETCPJHDthLusSnfMRzkK
46 12 18-18:
dwHQairGbkpIetzOcmyCBDEPfjFLgNSThsvxnoqRluMAJK*9x5 lstIbdgCfqOQhzMPkuETiABRoFJNamxLepvHcjrwyDGnKS*9x5
46 12 19-19:
dLQRaorxefAJqtGHjkuMvwyClFSTcgiDnpIOmzBKhNPbsE*9x5 jxFNguGQbzITfvyMepDPadmqcswLikABhnoKCEHSrJRltO*9x5
fpsRdnvChrwSgijqeoDHEFGIblxQzKMTcmyOtABPuLNakJ
46 12 20-20:
eqtIKNOPgsyzilFRfxCJknpwjuvEdmBQbDHShoGMaATcrL*5x9 drCQiuEKBHISjzAFbekMlwDLafhOsGJNopqRnvxPcgmtyT*5x9
yBORdeqAhFKTckoCfsESavIMnxzGiwJLglpNbruQmHPjtD*5x9 cwEHabixefjPgkmIhsBDlMQTdozNpyCFtAKLnquOvJRrGS*5x9
46 12 21-21:
exFIfzNSlsKRgtuHanrPyEOQjwBTcdiMpCGLbhvAkDJmoq*3x15 cwDNbjzOaGHJouQSpxAPnvBLdmrIhiFKgtETelqMksyfCR*3x15
nAEGhprtqBRSdesNiHPQyILMkmzTcgoKavCFjxDJblufwO*3x15 eorDhNPQasAFcuCGbmxHgnzBpIOTtwMRijvJlELSfkqdyK*3x15
nFNOdhswbKQTgjmGuxHRaeoIcqrtfzADBCEJlpySikLvMP*3x15 koszchDRjHMOflnxdFGQpvwEtCKTaqLNgyAJirBPmISbeu*3x15
motvceHSswLPklFOuBJNhpGMirCEabjRnzDKfxyQqAIdgT*3x15
46 12 22-22:
cryFwCPTdfvKmpHMenqsgAEOlBIQabLSozDNijkJhGRtux*5x9 hjpyaFJNdgSTmtwDcfoHrsGIxACRbeuPinvBklMQqLOzEK*5x9
ajmzgGNTpvAJqsFScuEIhrKQlxPReftCBDHOknyLiwMbdo*5x9 ipzLmosTwAKNdnPQbtBEluFHckDGejxyhIJOaqvCgMRfrS*5x9
hlpxjrwzfoDIikvHmnuQgtABeFMOcqKRdCESabsNGJPyLT gGHQhjkCowLSbvIRdxNOnryPepqBzDFKcAMTfimtlsJauE
46 12 23-23:
hzFPbEHIdgGRfmtQklAKjpLTiqvweoBJcnrDsuNOayMxCS*23x2
46 12 24-24:
dmBIfHJLlwOPjyEQhipGgqsvbcCMkrDSntKTaeNRxAFouz*23x2 BHRSikENdqyKcvxJbfAQgptDoCILmzGPhruMjswOlnFaeT
46 12 25-25:
ciNRvDIOenyGEHKLhrtJjpqzlosSfkuTbxFPwACQamMdgB*23x2 uwyTezBKbkHJijFGrsOPvERSdfALlmnIptCQcgDMhqNaox
moJLikFQeABOstuRxGHSpqMNnwKTabjyhDEPclzIdrvfgC
46 12 27-27:
npAHaqKRwxzPmoOScdrybilNfkvLjBGQeghEsuJTtCIDFM*9x5 coANanstdiyMmrITlpBJxKORhjvCkquzewHLfEGSgFQbDP*9x5
ktyBbsvMAEKSjFNOzDJLipqxenoCdhuIcwGHalrQfRTgmP*9x5
46 12 28-28: 1 HNhFkmfGciuaCKtbeznBRTQwqsPMIvrlpDoAJxyLEdgSOj
46 12 26-26: 1 qOydnhvoMbTLzHwJPiejgNtclaIFmAsuxkQCKrpGBESfDR
46 12 46-46:
dzNOsuADqJQRCGHScinEelrLovyMbtwIkmBFhjPTgpKafx*46x1
46 12 45-45:
hkyCabtvsBDHdxAJuzEPjnpTefrGlKRSqwFMiINQgoLcmO*45x1
46 12 41-41: 18 KxogdPARMqzFJChcvSibLrmGeTHNkaIBjnuwyOtQlsfpDE
46 12 40-40: 12 AvcMhoKFxkmewrlBnTgHjRtfLqCJaiuGbdQPINOsSEypzD
46 12 39-39: 18 mDlbRuxHyKjTNdkFziAESPfthJeaBgnqQpvCLcrGMOwsIo
46 12 38-38: 18 oqLNKGajIwnbkdRtCziMgrvechySBDxOTfFmsJHplEQuAP
46 12 37-37: 18 vInkpyCtGqAMwKOzNldxirLaERoTPucegshQHfDmJFBSjb
46 12 36-36: 18 MAcHPIjkxhmECafBGNyRgzFeSslbdnJKLrQtwOTipvqoDu
46 12 35-35:
jlwMctuLksDJbGKPprCReoqImzHQinFNhvOSafyTdAEgxB*5x9 sFHNADEQzJLSvwKOeprxotMPcflGbhRTimuCdgkBanIjqy*5x9
eoptbcqxlEKTijIOgDMNafvzkuBCwyGHdrFQhmnJALRsPS*5x9 zMOPxyHSbdJLkAIKpBGQrENTfswClmovenquahDFcjRgit*5x9
mpqNftCJanwBgkzHxEMRvAOTbcuDlryPdhoQeiKLsISjFG*5x9 doIPgjCExGNOmtJRpBDTfqvKblQSerFHaszAhkuwciMnyL*5x9
lyAOrBGKajmIouzFdxDLfgpShktNqvHMbeCPcwEJnQTisR*5x9
46 12 60-60:
boEQxDIRAKLNefFMiyCGgnuPhqswkvSTaczOmrtBdjlpHJ*15x3 oEFJlBQTsyOPhkIScenCtuHKmpzAgxGMdivLqwNRjrDabf*15x3
kBHPcGINbgKSfjAEaxzJhilDmryQoqMTsvCOntFReuLdpw*15x3 cfCPaqtJgosQbwxRhmnNlpHSjGIMkuyzvEFKdBOTiALerD*15x3
46 12 58-58: 12 sldLowSMfIAKucOBnPCHNzDjGRqvriJmEFtbhpTakgyxeQ
46 12 57-57: 11 lTjdiLhagcNkbPyMIqCRKurGFvotzeQBSAJpEOxDfmsnHw
46 12 56-56: 10 oADTvxqguebPGEiCaMfHcdtJLhzmSjFnrIlRKsOykBpNwQ
46 12 55-55: 9 piOodhzrRxHsKLEayTBSjCmewcbgAlPvfDkunMtQqJGFNI
46 12 54-54: 8 McFaolErSzNQILvHBOsTKfeyiqnbuwJCPAhdxGgmtjDkRp
46 12 53-53: 18 THrlpQPnMmJNhscIdtqyixgfADCwRFvouLbzOSaEjKkGeB
46 12 52-52: 6 tjMTGlbEFPRBnrupqAzJvmQSxydowDLsCfOckKeIaNghHi
46 12 51-51: 5 OPxbsNplvtDSuCEzByLTRwMfeqojnHAJiIFrcmkGQhdaKg
46 12 75-75:
bglNhnxzfpuDeAOTsyCLrBJPcFQRoqGIktvEjmKSiwHadM*15x3 uADQitBSfhpLjknIqvwGelyOgxJRbzCHacoPmrFMKNTdsE*15x3
dvFOhrMTpIJKgiBQftxRcsuHbjACnDGLlwNSekyzaoEmqP*15x3 gkrTquILmstAhopxajwDyBNRdzEOceCQbFJMnvGSflHiKP*15x3
npzLeiqBFGHPrvITdmsSakoOuENRbcjwACDJhlyQfxMgtK*15x3
46 12 74-74: 28 GaQBqCthmOpuMJNrEATPDgisfnvHelyKIbcwdzFkxojRSL
46 12 73-73: 27 CFfcRszLOBnPEjyiTGhaAIkrKQmJxdgbuSDwHtMqpoNlve
46 12 72-72: 26 urhTPIfkcinjpQNtHaCKlqJzEBgAyFOxdRewGDvLobMsmS
46 12 71-71: 25 cfPhtFyEekudmTsSlgpniCjHzABqGQMOraRIoJLDKvwNxb
46 12 70-70: 24 PsGBwmTLHhJFfiIKzrnpMayNSgxDlEcjuqoQOCdbRtekAv
46 12 69-69: 23 hGmtfEywBoznHMpdRqIkDicxlCPgrNLQJOvjaSAKbeuTFs
46 12 68-68: 22 OLnPsdocipGAHwtebjSvFNTMmBEIlKuxaJCgzfQykDrqhR
46 12 67-67: 21 hlwBiRgOemsMAvQfpSCnJKHqItaEkuFxDLydNjzrcToGPb
46 12 66-66: 20 wovFJfyDbctTsOQCkdKiuGASBPxNlpEqrmMzIhgjeLRHna
46 12 92-92: 46 shHyDcQltIkRziAdEBLGpgwoMxPOSfvrTaKujqmJCbnNeF
46 12 91-91: 45 rTsMKkqEQLGidRCjecAxOfbIFyamlhwvtSoBNHPgDpuJzn
46 12 90-90: 45 LfcMnJemROgTNpjCAihxtQsqwkSGzKloyrvIbPaHFBuEdD
46 12 88-88: 28 OljdiTentsxumvPaKNwCFbJcfGQIDSrMqHyhoAgpLkREBz
46 12 87-87: 41 nTMCLsgIzKoByjhQOxqrwuSbdEfPkiplmcRJFavtHeDANG
46 12 86-86: 40 LeydJfPtaMbxCNuOAkTInKzGgFBhsipDmqvQElHjRoScwr
46 12 85-85: 39 GMNsdfBvgjpKqxElJHQeiRwIucbornmzhDPkFtAaSCyLTO
46 12 84-84: 18 JolNBsrhvgKueLfIkCywGHjbTqDxAQmOipnREcFtSaMPdz
46 12 83-83: 37 FvCwEyQOqMpAucSHlaKDPxLtRnIdsrzNJiBGoTjfgmbekh
46 12 82-82: 36 obTcdqwBlnufIAJDNtPsyrhpKHOQRxjMLEvFzGkeiaCSgm
46 12 100-100: 18 kChKFPATlEQOgNGfBbnpevdzRxqMtHLmSjurIDwiJsayco
46 12 99-99: 46 BcDlyojNaRJzPsQEmqKSLwTguAFinkCbdxfHMOIevrhtGp
46 12 98-98: 46 FlgyqxTBLAjcoQJDdCIGkuntSNmPMrahspOvfRzHibwKeE
46 12 42-42:
iwLPluzGgjmErKQTABCNnsDJvyHMadxOopISbqtFefRchk*3x15 tzEMhmprlyJKkqxSjwFNAPQRadnCiuBOfgoGcvDLbsIeHT*3x15
clKMbtNOehqzrwxDipvQgsRSmnGIfouEjCHTayAPBFJdkL*3x15 cfgndlwJabCQerORkmpyouADtvxKhqITFHMSjsGNizEBLP*3x15
blBDpstKAGHNcEQTewyzguxJimqSfvOPCFIRajkrdhMnoL*3x15 qszKABOTghLNltyMjpxDdmHRciowekEQvCJSabFGfuInrP*3x15
inDMfhzLjptJcdwHesBIaqKRkAGTmNOQboEFglCSrvyuxP*3x15 ikrJltQScqsFdnuIbfBNaehAoyHKwCETxzGRjmMPgvDpLO*3x15
bhMRilmDnwySpFHOaIJNjxLTrEKPfqAQdgkBovzGcsteuC*3x15 hjuyBEHSvzCMagitnpANboKTckxPdeqLsDFOfrwGmJQlIR*3x15
jtvRamKSchnydDELfMOQepuGbqACkloPgswTixHIrBNzFJ*3x15 huBJorCDkmwGafqHsxKQbjyPdivFzEMRgOSTcelLtINnpA*3x15
ahwOkzHJblxSprFIquDNijBEgMPQcotTmnvKeyARdsGfCL*3x15 gzIOacyJnuvxostRbwBQDHKLdijqhrFSEGMNemPTpACfkl*3x15
48 12 14-16:
lKOQgkmAvzBPaowGcpDLhrESduNVjsJTfyHUeFMRbintqxCI*15x3 ++++apEbqFcrGdsHetIfuJgvKhwLixMjyNkzOlAPmBQnCRoDSTUV
48 12 17-17: 15 bgCKnpDzrtvRshVHUJEAoFOcTmiuakIjLQPyxMNBSwqGdlef
48 12 18-18: 17 hDImeyBULqozdAKtVsbHEQPuTOgxiFNGSwMnpJRvkaCjflrc
48 12 27-27: 15 slyHDtCIdPUnKJGLmcrzuFEqhwjxoeagTbvBMROfViQNkSAp
48 12 28-28: 15 MowvOJeAqmyUzSrHcLVClGPpuEbgtIdNsjaxhBRnKDTkFQfi
48 12 29-29: 15 iasfTNxwPGoDelRFIvcknKyBOqtgjmCVELQbdMpurzASHUJh
48 12 30-30: 15 vnCVdNKlPHmsqgrcpuxjUeiOTtMybASFzwafGERhoBQJILkD
48 12 31-31: 16 MCVIHQUKuFnyOavEzhLGorlktDeNimpJfgBPxcAdqbjsTRSw
48 12 32-32: 16 MxCnbAyvrcSPsVIzEiFBRkUpufKNomLJHelwdDQTtqhajgOG
48 12 33-33: 32 ycQxqtzLJiERVNHSfmpOCgThPMUvrblBksnIodwGaKDjFueA
48 12 34-34: 17 TKPBOjzgSMuoDNLfpJqRlFkcwsAUbthIeaGEvyCinrxQmVdH
48 12 44-44: 29 vKaOTtbsrnuQdELxkUohBRqgyFNziIlJAfcMPeSHVpGDmCwj
48 12 45-45: 30 bzeVEqDjdSUwkCucagMPiQmoKRyAHFIfTpvBhONlLGxJtnrs
48 12 61-61: 47 aMLcblzjvVkdeoSGNDuHRgwsUxAKOQCqrTmfBEPtJFhnIpyi
48 12 62-62: 47 CTzUKVtRjDSpJyMgQOsAiakNwmbeEBInvofFHrqLldhPGcux
48 12 63-63: 47 ODCRqeSrAbtcdKsFmxBnVIJkwPuLoUGTgijfElQMpNhazHyv
48 12 64-64: 47 QLFKGJeRIocmpuMslafgTvxHhVyACqSdnDiUBPEwjzktrObN
48 12 65-65: 47 VLHQJiSDIFNakdplOshCGcBnUywArvqKumexgMztfPEoTbjR
48 12 74-74: 47 wrSdAfnamhKUNeGljpzoOHisJgPcFtQuBRDIVCyMxTkLqEbv
48 12 75-75: 47 PTDEJqRxwBsfMhglkCUbLjetcdznaHKQioGmIuOvASNpVFry
48 12 76-76: 47 lweTRyLJPkHnsgAqtfGvjrKBNoSxauDhOzIbVmicMpCQdUEF
48 12 77-77: 47 KmRlairAfBEsGoHpqDkxnOvuTLJIyCdVPjceNFQtbhMUgSzw
48 12 78-78: 63 ydxKHJfsuUAbvenSjDEahIpcQrGzFktCOomlgRBqiVwLTMPN
48 12 79-79: 63 HLsuzJhanUQTGoMVEdIxSygwAmBqrcibPDNRlCOkKepftFjv
48 12 80-80: 79 kuKFqomElnRUyBsSaMbNIpzTwJtdfGeDgjcAHOVviQrCLPxh
48 12 81-81: 47 PAOVMGFEHdliwxSmQbULIueBjNfgCoKrhTtakzDJyRqvsncp
48 12 91-91: 47 xEIMOfqmbeuHtgvoJGKrCBnSsQcVklDzpiTyahRNUFLwdAPj
48 12 48-60: 47
48 12 66-73: 47
48 12 83-90: 47
48 12 93-100: 47
48 12 19-19:
bprJjvENABFIaDGPgLMVoszQduKOfxHRchlweknCiqTUmtyS*6x8 fgDTdpzPqsGLimvHCKNSjoFMlIJVabeRchnBwxyArtQUkuEO*6x8
glzObEGMekuFCIRUotHVmnsPcvxBwJLSfANTdhqDaipQjryK*6x8 hksviltworzCcGMRaEKVmpADfJPUeIOTdHNSgjuxnqyBbFLQ
48 12 20-20:
ahBHovIVFOQRfuyKbEMTqsCUcdtzlnDNgipAkwLPemJSjrxG*9x5 lpyzknGMaeQVdqHLcioRbhmFfCESxDIJgsKUjANOrvPTtuwB*9x5
fwHPbluLmsBDijySgzIQqTUVcvEMakpCtxJKhrARdnFNeoGO lrsSgqGHuwNRdyCPcjmnbDLQatKMeiABkoEIFTUVfpxOhvzJ
48 12 21-21:
gjoFcDJKhquMpwyRmrtLanvIsHNViOSUzCGQblABefETdkxP*5x9 gqIRbjpSerwziACKuxBGvJPQadfVtFHMkDENhlLOmosTcnyU*5x9
jxKTkpLPintuhDHOayEIdeFRorBQcmNSbgszfvAMqGJUlwCV*5x9 cklIdwMSsvDUimGQfuzFCHPTpORVajqretBEbAJLghnKoxyN*5x9
dgqzIKMOFHQShnpDLTUVaxEPbekNcryAfsvBmtwCijuJloGR
48 12 22-22:
gjCEhltHfpFNmAPQbkBLcivOadsywxGRnrzDequSoJTVIKMU*3x16 dlnoyGJMcqIQCHLOafzFehpwjkAUiDERbuvTgrtNxBKPmsSV*3x16
drBMlwxAavGLeDJShmoPcHQRbnsIgCKUpqETkuNVjzFOfity*3x16 owGSbchulADUgmLRnpqBFJOPayQTszCNtvKMdfEVejxIikrH*3x16
jnGMivAKsuDQozLNptFTcgkqaxBCeflRrySUdhEHbOPVmwIJ*3x16 uCFMajqHrzARgEGTitwVeBJUchyIfnvOpsLPlNQSbdmKkoxD*3x16
cjrLgMQVyDFHanAEfKSThkBOdiJNlouRevzPpxCUmtGIbqsw*3x16 bfxUlnuFILOQaeBNsyJRcdmCwHKVjrPTktGSghiAoqvMpzDE
48 12 23-23:
fHOSexFKcELNquwQnoGVrzIJmtACdgyUijlpahMTkBDRbsvP*5x9 hsFGbgpQjrCDtyNVacnxiozUKMPRdeEHuvwBAISTlqLOfkmJ*5x9
bfCLgijxeAPVluDFoMSTczHQhmIKdqrtsERUknvOyBGJapwN*5x9 isSVcwKOhxEHafzDrGJUnuCIltyTdjPQbkBFqALMgmNReopv*5x9
bjnQetxHacAJhpyCiDINqFGRmzESrsuPfvTVgBMOlwLUdkoK hxKLluIMntCEvzJQgkqPewBRfsAGbyDOcjFSdTUVorHNaimp
ehlrdkvQaxSUjuzKCMNVmsIOqDETtBGPiwARgyHLnpFJbcfo
48 12 24-24:
fgkSqKQUceuRrHJPbnoIiyDFABEMadszhmNOtvGTjxCLlpwV*24x2
48 12 25-25:
ejGTlouOcgnVwyHShAKMEILNkqRUistDvzJPafrQbpxFdmBC*24x2 jrOPstAQacdxBCTUwKLSefghpHMNklDIbyzGiEFVmnoquvJR
48 12 36-36:
cjMSrtBQlqGNbhizuFJVpDEOnowRefxKadmIkCHLyPTUgsvA*12x4 coFHirtEqACMahGTeguPxzDRkmsQdJNUfpwSvIKOjlnLbyBV*12x4
EMTVdyFSaeLUfsNPmoHObtuCgjwKhrDJlzAIpxQRiqvGcknB*12x4
48 12 40-40:
nCHSfgwBjstUAIPVdeDLhkpRacGTbxFJyENOorKQlmqziuvM*8x6 chowuBMTbdkQglpsjHKVmyDUfqELtvPRaeCSnAGNiFIJrxzO*8x6
giABbdlPnoyUqEQTszHLjwRSfDIKetNOcxCVamvFkpJMhruG*8x6 abrKesDJdjAEciwMzCTVqtGQlnuBvxyFoLNPfmHShkIOgpRU*8x6
lFGSrDENbeRVawPQhmAKjkzBioLTgqCOdsyInptxuHMUcfvJ*8x6
48 12 42-42:
zOQSoCDGhtBHbfgRpswIdjrUmyAMcenPaxKVikvLluFTqEJN*6x8 ersFpGOUdntShkoNijmCzAEHuyJVgwBLblqxcvQRKMPTafDI*6x8
knxLjqRTsCJPbceUhADGgEFVltISmvyOdzMQauHKioprfwBN*6x8 couDnpxTdgEMajsCvNOPkmyQfhiIbtFLAHJSlrwReqGKzBUV*6x8
epxLrtOTcgHIhnGSbFJKdjsAiyQUlwDMkuCRaqvBfzNVmoEP*6x8 fuIMpzKTdlqHryCGctvAhELRjBPQbinNmwxUakoFesSVgDJO*6x8
lNPUdIQVstwHaryGejkzmnLTbpqAgiuEFJMSoxDRfhvKcBCO*6x8
48 12 46-47:
vwEQgntJepAPquxVdmOTikyKfzCDbcsFarGNhjlSBHMUoILR*47x1
48 12 13-13: 1 cHtFBxkwnTIEOvsQMiNyubAaVDKUdPSRrzpmoCLeqhgljfGJ
48 12 26-26: 13 HdSopFnrCELPAMtJeUNmzBygliVsGKhjkvwcfaDRbqxTQIOu
48 12 43-43: 1 lIabmvwrgRBLispFytuDVOheTQnEAkCoNMqzGjSKdcJxfPUH
48 12 41-41: 1 pKERzQUVADBbgecdrkoCwlvaHMjqJhtmsxSGiLNFITfnPyuO
48 12 37-39: 36 CRKOrabyTozILfDNmkulqjxSncVgMBQshiwFHGpAtedEPUJv
48 12 92-92: 46 OkSUHPNxuGsRhDjqiLfbFeygMtclIwKpEBoanVmArJdCzQTv
48 12 82-82: 46 aFAOeHJmvSiwbMGoBQjsDNktUTzyKhIucgpElRVrqLdCnxfP
48 12 35-35:
lxDPjFITkwKUamsGnqvHrzMSfhitpNOVcACEguyQbeoBdJLR*11x4 iCKRgtPUmvBMkpqTbFGQfnDJcryOauHSdehljzAVwxENosIL*11x4
foyVjlsKtvALcHJNaqrBGPQTnwEIbgiOepxDdCRSkuFUhmzM*11x4 sCEMtFLNmqyRdiIPxAKQcgoHSTUVjrBDluGOnpvzaefkbhwJ
uEGNptBJmvwPSTUVnrDLabgydejMkoAIfqCKzFHRchiOlsxQ
35 9 23-23:
boxDcjkAdhiBepsygmtulrvwnqFIzCGHafE aqvBbdFHcrtzeilCfgkDhnswjpuxmoEGyAI ahlybgjzceGIdmwCfnuAiosvkqtxBDEFprH
amzAbetwdkyEfrBCglsxipqGjnoHuvFIchD acsubnyCdpADegBHfizFhjtvkorIwxEGlmq ajCIblAGcoyBdfvxeqzDgnrEhmpFikuwstH
agFGbcpvdeouflHIhkzCjqsEmryDtwABinx aerxbhEIcfqwgiyAkmvHlotFnpzBsuCDdjG adntbfmsciEHgpwIhruGjlBDoqACvxyzekF
afopbdqrcemnhxAHitDIjwyFksBGluzEgvC abikcdglefhjmxBInvDGptCEquyHrsAFowz awDHcxCFdszIevAEftyGghoqijmrklnpbuB
fgrwcdnoahvGbjzHktyDpxEFluCIisABemq impudrzGayBHbqDIfhnxcgtEewACjklvosF +loAEdiHIbefFagpzhqyCckGnvBmtxjuwrsD
jtCGdelDfvyzbcpsmBEIgioxkquAanwFhrH +qwxHdfsCbkrEeotvcuzBaiDnyIgmGjAFhlp guDFdkpwenzEbhitsxyGmoCHacjqrvAIflB
cfmAdhuEstzIablxgknHowDGqrBFeijypvC jopradtAekxIbgBChmzDfuGHcivFlnqswyE +djxBeghsbmvwpADHclryiqGntufoIkzFaCE
ltFHdgqvakmsbouyepBGfjDEinrCchwIxzA cxCDdmyFhkoBbnAGsvEHfpqtilwzaerugjI
35 9 58-58: 35 ejIgFhmswaBbDkpGHqciouzCvrfAEylntxd
35 9 93-93: 70 ejIgFhmswaBbDkpGHqciouzCvrfAEylntxd
47 12 16-16:
doEOaCKPbijqgsyFnzLUclvRmxAQuBDMhGINerHSfkptwJT*8x5 +++eghCbnpJouGqvMaFTiBSmrPcsUjAKtIOdHQkzNfwxlyDELR*8x5
47 12 31-31:
gFJLbfhvquwKjkrQmyzGcBNOeCETatRUoHMPdilDsxASnpI nMQSimoCxBDRbcyIeqrNjtFGluLThAJUgEHOadkvpszKfwP
oENRajnDpyCScdzJfrsOkuGHmvMTiBKUhFIPbelwqtALgxQ lKOQgkmAvzBPaowGcpDLhrESjsJTfyHUeFMRbintqxCIduN
jIMOeikytxzNmnuEaBCJfpQRhqHTdwFUcKPSglorvADGbsL cFHQbdmrqsBGfgCMiuvRnxJKayPTlpNUkILSehoztwDOjAE
bEGPaclqprAFefBLhtuQmwIJoxOTkDMUjHKRdgnysvCNizS kJNPfjlzuyAOnovFbCDKgqRSirITexGUdELQahmspwBHctM
iHLNdhjxswyMlmtSoABIeDPQgpGTcvEUbJORfknquzCFarK mLPRhlnBwACQabxHdpqMisEFktKTgzIUfGNScjouryDJevO
hGKMcgiwrvxLklsRnzAHdCOPfDFTbuSUaINQejmptyBEoqJ dGIRcensrtCHghDNjvwSoyKLbzQTmqOUlEJMafiApuxPkBF
fEIKaeguptvJijqPlxyFbAMNdBSTosQUnGLOchkCrwzRmDH eHJSdfotsuDIhipOkwxEazLMcARTnrPUmFKNbgjBqvyQlCG
+++dsHUoDSTapEnCRbqFetIfuJgvKcrGlAPixMkzOhwLjyNmBQ qzDEruBMdeAKnwNTgstPiGJQaFOSbkopjCLUlvHIcfmxhyR
fnpMejqJhiENczFUdkuGbgsOoBLQtyARrvPSawxTCDIKlmH qGNSgpETfDFJcwKRkmCPabvBexMQijtIsyzHlouUdALOhnr
fsPTaqDUdEKSuwAIrCHOovxzlpGQgtJLbjnRcehmikBMyFN +imuLnyBOelzRhqPQatEMgvINprwFxCGJbSUcdTksDfjKoAH
cnsvekwUbdiCmrJMjxBNhpIRFHQTotDGafzLquyKlEOPgAS bwzNcpuCkvJOryEGfglxqFILnKQUdetPoMRSjmAThBDHais
fuvRmqwOzBCEjyDPahlSKLMTcANQkptHesGIgirUdnxFboJ mzISruBTxDORdgjHhosFAGMUfiwQnqtCbpLPacyJklKNevE
rsLRmxyUdlBIagknbeFKciGPuJQStNOTqvHMjowEfhACpzD byIMcjlrhkxLaoCNpvAKwHJPmsEQftBUnzGTeguDiFOSdqR
jvGLghwylCFMefoOiqzAnuEHbrDQctxSNPRUadmpsBJKkIT gzMPajuFhGKOepBSiJRTmnDNdvyQlstwcfHIkoqrbxAECLU
aGHRgmoKABFPpqsxEIJUdfrNjkzQbhtunwLSeyCTilvDcMO noIPaerAixHKblqTcDELfkySgCQRmtvFsuMNjpOUdhzJwBG
eHLNiopylnAJhvTUdwDMjsCSaIOQrtzKbfmGcgqBkEFRuxP
47 12 32-32:
gFJLbfhvquwKjkrQmyzGcBNOeCETatRUoHMPdilDsxASnpI nMQSimoCxBDRbcyIeqrNjtFGluLThAJUgEHOadkvpszKfwP
oENRajnDpyCScdzJfrsOkuGHmvMTiBKUhFIPbelwqtALgxQ lKOQgkmAvzBPaowGcpDLhrESjsJTfyHUeFMRbintqxCIduN
jIMOeikytxzNmnuEaBCJfpQRhqHTdwFUcKPSglorvADGbsL cFHQbdmrqsBGfgCMiuvRnxJKayPTlpNUkILSehoztwDOjAE
bEGPaclqprAFefBLhtuQmwIJoxOTkDMUjHKRdgnysvCNizS kJNPfjlzuyAOnovFbCDKgqRSirITexGUdELQahmspwBHctM
iHLNdhjxswyMlmtSoABIeDPQgpGTcvEUbJORfknquzCFarK mLPRhlnBwACQabxHdpqMisEFktKTgzIUfGNScjouryDJevO
hGKMcgiwrvxLklsRnzAHdCOPfDFTbuSUaINQejmptyBEoqJ dGIRcensrtCHghDNjvwSoyKLbzQTmqOUlEJMafiApuxPkBF
fEIKaeguptvJijqPlxyFbAMNdBSTosQUnGLOchkCrwzRmDH eHJSdfotsuDIhipOkwxEazLMcARTnrPUmFKNbgjBqvyQlCG
+++dsHUoDSTapEnCRbqFetIfuJgvKcrGlAPixMkzOhwLjyNmBQ qzDEruBMdeAKnwNTgstPiGJQaFOSbkopjCLUlvHIcfmxhyR
GkoAlLESdegCqwnjIhOsRxJprPmHFtfUQBvuTMzicayDNKb NvjDMIQPaxiflRhbrdnJqtkszeAHEyoUGmBpFTwSKcOCLgu
QmJfFqNiKhPDRTOoLncpwesBISvHMxCUEkbulrzgdtyAGaj zCpjGwIySOxuFQgsRKiAEnmDqcoHLhBUrkvflMNtdaPbTeJ
qbvprMwhtaOJINemFxPoLKjfEdBHTgkURCuDGzQnSyislcA RkBjlTIndcxsLGPvMeSfNaoCFhuHzKJUwbADrEQOtgipqym
lmsuFRzdKnykrLxAEtejIgboQapHwivUqBCfTGNhcSPJMOD woJuLqzOehypNQSklPiCGdfDMnbHrasUTmAjFEIcKgxBRtv
MBAJTEqacghvzItDQyxbriujGKsHRSmUlopfLwNdeOPkFnC IAufEzNxgyPjFlaBTKdvMcmkwtCHGObULsJDRqQenhiorSp
EsCvRGMgnSaAwzcfNOyBTPpuLikHleDUFbJjrqIKthxmQdo TsbfRrNcntPBGEiJqSgDQhCAlOjHIdpUzmovFLMyKeauwxk
LmbCFrGeKtSoMqduzahklyvJTxDHQcjUNsApREwPngOfIiB rBoDTLQtceibEMKpwgamFOAvRyfHNnuUIkCJlGqxdShjzPs
+++TcBUQiDHFKmNPfldkrtbLeoGSCRnszyuMavwOpEgAqhJIxj dOimnexvTryCNgJHGctuMsojFkpDlwQKqPAUzSBbRLIaEhf
47 12 33-33:
lKOQgkmAvzBPaowGcpDLhrESjsJTfyHUeFMRbintqxCIduN*15x3 gvKRoDMSkzGOadsHetEIlACPfnuJmpBQjxyNhrwLbiqFcTU
nsCRzFNScrGIbdkUejvAloyKafpEhBDPixLMmHJTgquOtwQ mozDkBEJjFPUdfitbqrNlHIMcesxvwyOnpGRaALSghCQuKT
aipufARTntKLlBPUdDJMhkEHvGOSjwINrszCcgoqbmxQeyF fnrMpqtHbilRgjmPezDQhovCcuAGxILTkyBNFJOUdwESasK
ikqzbfoUdmrtgwxJsyEQcBCOpFGMHIRSahjTeAKPuvDLlnN hryUdqOPbkwDeJLSavENjABFfzGKotuInxCHglpscMQRimT
akCPgADUdhLQesuRcnvTjpxKlqyGbIMOioBSfmJNtzEFrwH ghnBpJPQCDERstMNciFHflxSamGUdzAIjruOeqwTbvyKkoL
ijCJefgEtvBQbzNTorFKmquSnwGPpyDIkxAMsHLUacdlhOR erxBqsvJbcjEdyHTklKOuwMUgiGLafIQhpzSoNPRmnDFtAC
jksSceNUdvxFaoDHhlmAzLMPrGJRnqEIfuyCgtOTiwKQbpB huxNsFPTcDKSnoOQmpwCgyzRektGivIUaqBMbAHJlrELdfj
CMSTgHKNluFQiAEOfwBLatyJbhsGcrIPjnzUdeopkmvRqxD uzBHloJTmEKMprvAjqLRabendCGNgkFIixyPfsDOchtwQSU
joyMemHOlvwzcfkptxRUdinsBDGThIJKagrSqANQbCFLuEP axzOoswAcmyLfhqFbtPSirDNjGHQelCIknuJpETUdBKRgvM
nyASpLNOawFRqCKUbdgukrQToxEGmsBIehiMfvHPjltDczJ
47 12 63-63: 47 pnHumoScAUiseTNrqBQgaCdJjyvIKtkEbxFlfLRhwGDPMOz
47 12 78-78: 47 EknvwaytQrLODgSJhKeCNGxcBflduIoUpjiAzFPqTmsRMHb
47 12 79-79: 47 OQmISjdPgtuBiHNeFMJEofnvKqClGhkAwxacrbTpDLzURys
47 12 80-80:
vwEQgntJepAPdmOTikyKfzCDbcsFarGNhjlSBHMUoILRqux*47x1 afgEkwNScyAPlvHMqsDTtGQRbhxFijmUozJKdCILenrOpuB
koMPadADrwBElzOQhqIKcfJRbgCNejySituTpFGHsvxUmnL dzETkprInovAeHLUstJOuCFKiBPRabGMjwxDfmqSghlycNQ
opqtlrTUxyHQfhismuGNnERSbckzgjAIeDKPaBJLwCMOdvF lpLNqvyOgwJQhCPSacemoDRUbdtBjrFMuxEIiknHszAGfKT
quLPlswKiAJMCDEGekxByIRTbfnpjvzNgmoFdQSUchrtaHO mEHKksLQhuAOirzScoGIdgnxqwFRajlteMNTpyDJfvBCbPU
eouQdhHJmrsCtvDScBFTgpMUAKNRbyELfjkOaqxzlnGPiwI mxJTipCQehvGflDInqBNaruRbowHdjsPgktKAFLScEOUyzM
egiqclxCFIOPanKUtwzLkmvRbAQThjpEdfuMrDHNosyBGJS xKMSciDLgBGOsEFNkuyUftAHdelRbqrJmpzPavIQhnwTjoC
guzDBHIScnsMahoNdmwyfrPQpxORbivKjGLTklFJqACUetE mtIMnDFQhzBUakCTepwAvEJPbluScjqHfoxLdiNOryGKgsR
efzFIJNUntyCdkqGiloEhLMRbmDOjBKQgHPTapsScuvwrxA txNPaiyFfwGUcdpKgrvLoOSTzCHRbesIjnuJqEMQlmABhkD
cgoSpvzTfuyNeqCJarwPdixGklAEntFUsBDMbjHRIKLOhmQ dhortyKTesuHjLNQcwFJagpUvADPnzIMBCERbkmxfGOSilq
kpvyqxANjFKPiCIQstLOaemzhnHJcfBUdloubgGRrDESwMT yEIPipDSkrvCotxTlAMOqsuwgGJRabdhceKLjzBNfmFQnHU
eikluyzCmopIafjTcFMUgwBKGNPSdrDQhqtHnxORbsAJvEL cqzIimxBefACbjOQsFHLtKNRlnyGdpuJawDEvSTUgrMPhko
ewxHzARTbmqMrJOUghsEantScivGdBCPkuKQjoyLlpFNfDI qEKTjxMSrwAFpLPUgkDNavyQozGHdlmRtBIJfhiOcnsCbeu
jktwyFOTpsKMhlCLnuINioJQfxEGcdASaePRbzDUgmvHqrB aIKOijsUgtCFchmDenvBfzJPbkGTdyHMlqQSruxLoAENpwR
etQUgzLOamsNuADHoqvRblxPjrGIdiEFcwyJhpBTfknMCKS aqJLhxNUgnAQuBEMfowSclrTepGOdksziHKPjCDRbvFImty
hwPQnDLTvJMNkBFRbfyKcjpHqCGUdgxIltzEmuOSeorsaiA lDJKhjuvnoFPsIRSbirtCEHOmwGLdeNTackxyABUfgpqzMQ
ctuPoBDOflsvegySaprzkmEUhAGKdjnqHIQTiLMRbwCNxFJ alBHfuRUbcgoiqyNpxCQkAILtDGMdvwOejEJhzFSmnrKsPT
cEQRbBLSfrHNinwzmCJTehIMauFGdoKUkqOPsxyDptvAgjl kHJShryRbnpEvxzKjmAPeqDFsBGQdftLlwIUgiuTaoCMcNO
"""
