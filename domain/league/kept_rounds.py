"""Round robins of up to 16 players and 12 rounds that no rule of construction gives, found once by annealing.

Each entry begins with players, tables and the numbers of rounds it serves. A word is one round: its players, table by
table, larger tables first. A plus sign before it means one table more than usual. Tests check how even they are.
"""

from __future__ import annotations

KEPT = """
4 2 1-3:
adbc acbd abcd
5 2 1-4:
acebd adebc cdeab acdbe
5 2 5-10:
bcdae acdbe abdce bdeac adebc cdeab abcde acebd bcead abecd
6 2 1-4:
adfbce abdcef abcdef acfbde
6 2 5-5:
abcdef acebdf abdcef acfbde abfcde
6 2 6-10:
acdbef adfbce acebdf acfbde abecdf abcdef abfcde aefbcd abdcef adebcf
7 2 1-7:
abcgdef adegbcf acdfbeg bcdeafg cefgabd bdfgace abefcdg
7 2 9-10:
abdgcef bcegadf cdfgabe adegbcf befgacd abfgcde bcdgaef defgabc acegbdf acfgbde
7 2 11-11:
abdecfg bcefadg acdfbeg bcdeafg acefbdg abdfceg acdebfg abefcdg bcdfaeg defgabc abcgdef
7 2 12-12:
acfgbde cdegabf befgacd abefcdg bdfgace bcdgaef abdecfg cdefabg acegbdf abcfdeg abcdefg adfgbce
8 2 1-7:
acdhbefg abdfcegh abghcdef adegbcfh aefhbcdg abcedfgh acfgbdeh
7 3 1-5:
adfbceg acgbdef cdeabfg bfgacde abecfdg
7 3 6-9:
bcfagde adfbgce abcdgef begacdf cdeabfg aefbdcg aegbfcd cfgadbe bdgafce
7 3 10-12:
abgcdef aegbcdf abcdefg cfgadbe bdeagcf degacbf befacdg cegafbd adfbgce cdfaebg abfcedg bcdaefg
9 3 1-4:
agibdhcef abecghdfi afhbcideg acdbfgehi
10 3 1-5:
abejcdfghi acfibdhegj cdegabifhj acehbfgdij adghbcjefi
10 3 6-7:
bdefagjchi acfgbhjdei bdghaficej acehbgidfj egijadhbcf fhijabecdg efghadjbci
10 3 8-8:
cefhagjbdi dfhjabcegi bcejahidfg abghcfidej bfijacdegh chijadebfg aefibdhcgj cdgiafjbeh
10 3 9-9:
aegjbdhcfi efhjacdbgi abfhcegdij dfgiachbej bceiafjdgh abdecfghij bcgjadfehi cdhjabiefg aghibfjcde
10 3 10-11:
cdhiaejbfg bgijadhcef adfibcjegh abefcgidhj eghjafibcd abcjdeifgh cdegabhfij cfhjagibde adgjbhicef behiacgdfj
bdfgacheij
10 3 12-12:
degjabhcfi bcdiahjefg acfgbdehij abdjcegfhi bcghadiefj bfijacedgh cdfhabgeij eghiacjbdf adefbgichj bcejagidfh
afgjbehcdi aehibcfdgj
11 3 1-5:
abcfdhijegk abejcghidfk adeibfghcjk afgjcdehbik bcdgefijahk
11 3 6-6:
abcdefghijk abhjdefkcgi acfjbdeighk aehibcgkdfj afikbegjcdh bfhicejkadg
11 3 7-7:
bcghdeikafj adhjcefkbgi beijfghkacd abjkdfgiceh acikbdfhegj aeghcfijbdk abefcdgjhik
11 3 10-11:
afhkbdgicej abijefghcdk acikeghjbdf acdgehikbfj abeicdfhgjk cfgidejkabh bdekcfijagh adefbchjgik bfgkdhijace afjkbcegdhi
adgjbchkefi
12 3 2-2:
acdghijlbefk +bclfgidhkaej
12 3 5-5:
abclfijkdegh bcdigjklaefh acdjhiklbefg abdkeijlcfgh +dflcekagibhj
12 3 6-6:
abghcfjkdeil bcehdgklafij cdefahilbgjk adfgbeijchkl efghbdikacjl +aekbflcgidhj
12 3 7-7:
abegdfhjcikl bcfhdeikagjl acdiefglbhjk abfidehlcgjk bcdgefijahkl acehdfgkbijl +ghibekadjcfl
12 3 1-8:
adegbfhicjkl aefjbghkcdil ahjlbdekcfgi agikbcejdfhl achkbdijefgl abcfdghjeikl abilcdehfgjk adfkbcglehij
12 3 9-9:
abijcekldfgh abefcdgihjkl adglbchiefjk adfkbcgjehil ahjlbcdefgik acikbdfleghj acfhbgkldeij acdjbfileghk aegibdhkcfjl
12 3 10-11:
aeklbcijdfgh abfjcdekghil abdjcehlfgik agjlbehicdfk abhkcegjdfil acfibdeghjkl adeibcglfhjk acgkbefhdijl achibdklefgj
adghbcfleijk aeflbgikcdhj
10 4 1-5:
bdgcejaifh dfieghacbj afjcgibhde abehijcdfg adhbcfeigj
10 4 6-6:
bdjfhiaceg aefcghbidj behfgjadci aijdehbcfg abgcdfeihj cejdgiahbf
10 4 7-7:
bdehijagcf ceidfhabgj aegbfjchdi acjefhbidg aficdgbjeh bcdfgiahej adjbghcief
10 4 8-11:
aeidhjbcfg agjcdibhef adfbegcjhi cejdgiahbf abjcghdefi bdefhjacgi bficehadgj bijcfgaedh abgefhcidj ahibcdegfj
acfeijbhdg
10 4 12-12:
adebcjfghi afjbdicheg abgdfichej ahidgjbecf cdeghjaibf bgheijafcd abcfijdheg acgefhbidj cgiefhadbj aeichjbfdg
bdhcefajgi bejdfgahci
11 4 1-6:
bcfehigjkad ahjcgidfkbe abichkdegfj afgbdhcejik acdbjkefigh aekcfhdijbg
11 4 9-11:
ackdhjefibg afjbceghkdi ahibgkcdfej achbijdegfk bdicjkefhag adkcejfgibh abedfkghjci aegbcfhikdj aijbfhcdgek abdeikfgjch
bjkcgidehaf
12 4 1-7:
agjbcfdilehk aeibdkchjfgl aklbijcegdfh acdbelfjkghi abhcfidejgkl afjbdgcikehl adibhkcjlefg
12 4 8-8:
aflbdicejghk aklbfhcdgeij achbjkdegfil ahibgkceldfj adkbciefhgjl adebchfjkgil abjcfgdhleik afgbelcikdhj
12 4 9-11:
adkbhjcgiefl abecikdhjfgl adjbcfeikghl acfbgkdehijl achbdgefijkl aklbdicehfgj ablcejdfighk ahibcldfkegj aegbijcdlfhk
afjbekcdghil agibfhcjkdel
13 4 1-4:
bdikahmcejfgl agijbefchkdlm bhjlacdegkfim bcgmakldfjehi
13 4 5-6:
bdejafmcgkhil aghibcmdklefj cflmahjbikdeg aeklbfgcijdhm bfhkacdeimgjl gjkmablcehdfi
13 4 7-10:
cfhjakmbdgeil adikblmcehfgj beglaficjmdhk afgmbckdejhil bdhmaclefkgij ceimabjdflghk jklmaehbficdg befkacgdimhjl
adejbcifhmgkl cdflabhegmijk
13 4 11-11:
adklbchefmgij cfjlagmbekdhi bhjkaimcefdgl degkacjbfihlm afghbelcdjikm achkbfldeigjm cgilabdehjfkm aefibghcdmjkl
ehlmabgcikdfj bijmaklcegdfh bcdmaejfgkhil
13 4 12-12:
bdfkaeicghjlm cijmaefbghdkl cehkafgbimdjl abcdegmfilhjk dehiabjcglfkm adgkbijcfmehl abhmcildfjegk efgjacmbkldhi
gikmahlbejcdf fhlmaikbdgcej befladmcgihjk agjlbckdemfhi
14 4 1-6:
adgjbikmcfheln ahinbcejdklfgm aefkbghlcdijmn aclmbdfnegihjk dehmfijlabcgkn cgknehilabdfjm
14 4 7-7:
adjmcfgnbehikl bdgjfhikaenclm abinegkmcdhfjl acfkbdelgimhjn deflhimnacgbjk bchkjlmnaefdgi aghlceijbfmdkn
14 4 8-10:
cikmdehnajlbfg abhkcefldgijmn beijgklnacdfhm afijhklnbcdegm adinbfhmcekgjl aegmbcjndfkhil aclmdghjbenfik bdlmcghiafnejk
abgkdeflchjimn cfgndjkmaehbil
14 4 11-11:
adglehmnbfkcij cklmdijnaghbef dhjkefglacnbim acfnegikbdhjlm bgjnfhklaemcdi abeicdfghknjlm ahilfjkmbcgden bchldfimaknegj
abdmcehjflngik bilncdekafjghm abjkcgmndelfhi
14 4 12-12:
chikdelnabfgjm agkndhjmbcefil bekmdgilachfjn aijmefghbklcdn aghnbdfmcjleik aejlbcfgdhkimn abdicfjkegnhlm afjlbcindeghkm
clmneijkabgdfh bhjncgkladmefi acemdfknbgjhil behlfgimakncdj
16 4 1-5:
abfncemodhlpgijk acghbjmpdfkoeiln adejbglocknpfhim aiopbehkcfjldgmn aklmbcdiefgphjno
13 5 1-7:
bjmdekghialcf adgchkijlbfem aehdfjklmbgci aimbcefgldhjk acjbhlefidmgk afkbdicgmelhj cdlegjfhmabik
13 5 8-8:
agibdmcflejhk aklbcjdhiefgm afjbgickmdehl cdgeilhjmakbf abhcdjeikfmgl begdfkhlmacij aemdjlfghbkci cehfimgjkadbl
13 5 9-9:
bcldejfhiamgk dijeflhkmabcg aijchkdlmbfeg acfbehgildkjm acmbdlfgkeihj adgbemcfjhikl aekbcidghfmjl ahlbjkegmcdfi
bgjdfhikmalce
13 5 10-10:
adicfjegmbkhl abecdfijmglhk adifhjklmbceg achbfmdgkeijl bhicekdlmafgj agjbdehklcmfi ajkbgldhmcefi cilehjfgkambd
bjkcgieflamdh aclbghefmdjik
13 5 11-11:
cemdfjhklabgi aeldghjkmbcfi acmbfldikeghj bgjdehflmaick ackegmijlbdfh abicdjfgkelhm ahjbdmcilefgk cfheikgjladbm
adgbhlcefijkm bhkcdifgmalej afjbekhimcgdl
13 5 12-12:
afgbekcjmdlhi acfbdjeilgmhk aijbdkefgclhm cildfmehjabgk bglehmfikadcj ajkbglcdhefim ahlbjmcdefigk aklbfhcgmdjei
abmchkdgiejfl aembcidfkgjhl dghfjlikmacbe aegdlmhijbfck
15 5 1-7:
aembcodfngklhij abncdkeiofgjhlm adhbelcjmfkogin acibfhdegjlokmn ajkbgmcefdilhno agobdjclnehkfim aflbikcghdmoejn
16 6 1-8:
ahobdlcknfgiejmp bfmcehijlnopagdk ajpbgkdfoeimclhn alncjmdegfhkbpio abecdpgmnjkoflhi acfbhjdinglpekmo aikcgoefphlmbndj
admbcielofjnghkp
16 6 9-9:
bdjchpeknfioaglm acegimhlojnpbfdk adfbilcgjemphkno abcdeohmnijkfpgl alnbkpdghjmocief bmocdnehifklajgp aopbegcklfhjdmin
akmdipejlfgnbhco ahicfmdlpgkobnej
16 6 10-10:
bgmchjdipkloafen amodglefkijpbchn anpbhmegjfiocldk ahkbflceignodjmp aepbjkcdmfghioln abdcfgehojmnilkp ajlcopdfnikmbegh
bindekfjohlpacgm bdocengkphilajfm agibfpcknelmdhjo
16 6 11-11:
acobijdlmenpfghk ahmbgocfjelpdkin aegblofhkjnpcdim aklcgmdipfnobhej cindfpeghkmoajbl agpbfmchjikldneo aclbdefjkhiogpmn
abdefihlnjmocpgk bcidgnhjlkopafem bkndejfglhmpaico amncekdhogijbpfl
16 6 12-12:
aimbcefjlghpdkno alnbehdiojmpcgfk agjcfidemhknbplo bopckmdinejlafgh adkcfjegnhmobilp ampbdngjkhilcefo ackblnefhiopdjgm
abgekpfloijncdhm cnodlmegifkpahbj bfmcgldhpjkoaien aeobklchidfgjmnp acpbhjdgofmnelik
"""
