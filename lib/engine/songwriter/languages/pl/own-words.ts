import type { OwnWords } from '../own-words.ts'

/**
 * One plain thought that goes on from whatever is told. What is said of "you" with "ci" and "ty" names whoever hears it, so that it is
 * never said to several.
 */
export const ownWords: OwnWords = {
  warm: `
    {you.fact}
    Niby nic wielkiego, zwyczajna to sprawa
    A mnie się od tego dzień robi jaśniejszy
    I lepiej smakuje poranna kawa

    (Ktoś pyta mnie|Pytają mnie), skąd wzięła się ta piosenka
    Odpowiadam krótko i mówię wprost
    {you.fact}
    I serce mi rośnie, i niesie mnie głos

    {you.fact}
    Tego się nie kupi i nie da się zmierzyć
    To się pamięta po latach, gdy pada
    I robi się ciepło, i chce się wierzyć

    (Jest jedna rzecz|Znam jedną rzecz|Mam jedną rzecz), której nie zapomnę
    Choć tyle się innych zdążyło już zatrzeć
    {you.fact}
    I lubię do tego wracać i patrzeć

    {you.fact}
    Kto tego nie widział, ten dużo stracił
    Ja patrzę na to i mam w kieszeni
    Coś, czego żaden bank nie wypłaci

    (Kiedy mi smutno|Kiedy mi ciężko|Gdy dzień jest długi), to myślę o jednym
    I zaraz mi lżej, choć za oknem deszcz
    {you.fact}
    I nagle się śmieję, i z deszczu też

    {you.fact}
    Zdjęcie by tego nie pokazało
    To trzeba zobaczyć, być obok i milczeć
    I wracać po więcej, bo ciągle mało

    (Z tych wszystkich dni|Z tych wszystkich lat|Spośród tylu spraw) pamiętam najlepiej
    Nie fajerwerki, nie święta, nie bal
    {you.fact}
    I gdyby to znikło, to byłby żal

    {you.fact}
    Takie są rzeczy, na których dom stoi
    Nie widać ich wcale, dopóki są z nami
    A bez nich się człowiek wieczoru boi

    (Zamykam oczy|Przymykam oczy|Wystarczy chwila) i widzę to znowu
    Jak film, do którego się wraca co rok
    {you.fact}
    I zawsze w tym miejscu zwalniam krok

    {you.fact}
    Można by o tym napisać książkę
    Ja mam trzy minuty i jedną gitarę
    I wokół tej zwrotki zawiązuję wstążkę

    (Powiem to teraz|Powiem to dzisiaj|Mówię to teraz), bo potem się wzruszę
    I zniknie mi z głowy połowa słów
    {you.fact}
    I chcę o tym śpiewać, i śpiewać znów

    {you.fact}
    A ty powiesz pewnie, że nie ma o czym
    {call}, ja mam to zawsze przed sobą
    Wystarczy, że tylko zamknę oczy

    {call}, (posłuchaj|usiądź na chwilę|daj mi minutę), to będzie o tobie
    I sama prawda, bez wielkich słów
    {you.fact}
    A serce mi mówi: opowiedz to znów

    {you.fact}
    Myślisz, że nikt tego nie zauważa
    A ja mam to, {call}, spisane w głowie
    Jak święta na kartkach kalendarza

    {fact}
    Od tego się czasem dzień cały odmienia
    Wystarczy, że ktoś to przy stole przypomni
    I wszyscy już siedzą bez zmęczenia

    (Opowiem|Powtórzę|Zaśpiewam) to tak, jak jest naprawdę
    Bo lepiej tego nie wymyśli nikt
    {fact}
    I każdy, kto słyszy, uśmiecha się w mig

    {fact}
    I my to pamiętamy, choć lata mijają
    A kiedy jest cicho, ktoś znowu zaczyna
    I wszyscy się śmieją, i wszyscy to znają

    {fact}
    Na zdjęciach w albumie tego nie widać
    A przecież to właśnie jest cała historia
    Co może się jeszcze wnukom przydać

    {you.fact}
    Już to by wystarczyło, żeby się śmiać
    {you.next}
    I niech to, co dobre, zechce tu trwać

    {you.fact}
    Kto raz to zobaczy, ten nie zapomina
    {you.next}
    I od tego właśnie się dom zaczyna

    {you.fact}
    Widzę to często, choć nic nie mówię
    {you.next}
    I za to też, {call}, tak bardzo cię lubię

    {fact}
    Tak się zaczyna ta nasza opowieść
    {next}
    I jeszcze dużo można by powiedzieć

    {fact}
    Pamiętam to dobrze, jak własne imię
    {next}
    I jest mi od tego cieplej w zimie`,
  funny: `
    {fact}
    Sąsiad to słyszał i usiadł na schodach
    Pytał, czy można to jeszcze powtórzyć
    Bo nie miał przy sobie kamery, a szkoda

    (Proszę o ciszę|Proszę usiąść|Panie i panowie), to fakt naukowy
    Sprawdzony trzy razy, spisany w zeszycie
    {fact}
    I tak to zostanie przez całe życie

    {fact}
    Kot spojrzał, westchnął i wyszedł przez okno
    My też byśmy wyszli, lecz pada od rana
    I można by jeszcze przy tym zmoknąć

    {fact}
    Lekarz to zbadał i mówi, że zdrowe
    Nie działa na to ni syrop, ni plaster
    Trzeba się pośmiać i mieć to z głowy

    (Mamy na to świadków|Są na to świadkowie|Są na to dowody), i zdjęcia, i film
    Ciotka go ogląda zamiast seriali
    {fact}
    I wujek ze śmiechu z fotela się wali

    {fact}
    W niejednej rodzinie po prostu się nudzą
    A u nas jest co dzień kino za darmo
    I śmiechy w południe sąsiadów budzą

    (Dzwonili|Pisali|Pytali) już o to z księgi rekordów
    Że chętnie nas wpiszą, gdy znajdą rubrykę
    {fact}
    Na razie z tej sprawy mamy muzykę

    {fact}
    Z tym jest jak z pogodą, nie poradzi nikt nic
    Można otworzyć parasol i czekać
    A najlepiej usiąść i śmiać się, i żyć

    (Gdyby za to|Gdyby kiedyś za to|Jeśli za to będą) dawali medale
    To półka by dawno pękła na pół
    {fact}
    A kto o tym słyszy, ten wali w stół

    {fact}
    I co tu powiedzieć, ręce opadają
    A potem się biorą ze śmiechu pod boki
    I nogi do tańca się same ruszają

    (Ktoś|Wujek|Sąsiad) to opowie na każdym weselu
    I za każdym razem dołoży coś więcej
    {fact}
    Już to by wystarczyło, żeby bić w ręce

    {fact}
    To nie jest plotka, to prawda jedyna
    Pytajcie sąsiadów, pytajcie dozorcy
    On na samo słowo śmiać się zaczyna

    {you.fact}
    I wszyscy mówimy: no, tak już bywa
    {call}, nie zmieniaj w tym ani joty
    Bo z czego by potem się człowiek wyśmiewał

    {you.fact}
    Śmiejemy się z tego, lecz prawda jest taka
    Że dzień bez tego byłby jak wiosna
    W parku, gdzie nie ma ani jednego ptaka

    (Kochana komisjo|Szanowna komisjo|Drodzy sąsiedzi), zgłaszam przypadek
    Pieczątka jest zbędna, podpis też
    {you.fact}
    A jak to wyleczyć, {call}, ty wiesz

    {me.fact}
    Wiem, jak to brzmi, i nie bronię się wcale
    Śmiejcie się głośno, ja śmieję się z wami
    A za rok to będzie brzmiało wspanialej

    {fact}
    I to jest dopiero początek zabawy
    {next}
    I tu publiczność już bije brawa

    {fact}
    Przysięgam, że nie ma w tym grama zmyślenia
    {next}
    I nic się od dawna w tej sprawie nie zmienia

    {fact}
    A my udajemy, że wszystko gra
    {next}
    I każdy się śmieje, ile sił ma`,
  grief: `
    {fact}
    Pamiętam to tak, jakby było wczoraj
    Ten sam głos i to samo światło w kuchni
    I ta spokojna, wieczorna pora

    (Mijają lata|Mijają dni|Czas leci szybko), a jedno zostało
    Nie blednie jak zdjęcie, nie schodzi z drogi
    {fact}
    I z tym mi łatwiej przekraczać progi

    {fact}
    A nikt nam nie mówił, że trzeba się śpieszyć
    Że takie dni mają swój cichy koniec
    I że się nimi tak trzeba cieszyć

    (Czasem wieczorem|Czasem nad ranem|Czasem przy oknie) wraca to do mnie
    Siada przy stole jak dawny gość
    {fact}
    I słucham, i ciągle mi nie jest dość

    {fact}
    Mówię to głośno, gdy nikt nie słucha
    Bo kiedy wymawiam te słowa w kuchni
    To cisza w pokoju jest mniej głucha

    (Jest taka ulica|Jest takie okno|Jest taka ławka), gdzie zwalniam kroku
    I patrzę przez chwilę, jakby ktoś był
    {fact}
    I nie chcę, by czas to kiedyś zmył

    {fact}
    To niewielka rzecz, a waży tyle
    Że noszę ją z sobą w każdą drogę
    Wyjmuję i trzymam przez długą chwilę

    {fact}
    I nagle się śmieję, choć łza mi leci
    Bo takie wspomnienie jest jak ta lampa
    Co w oknie do późna dla kogoś świeci

    (Gdy ktoś mnie zapyta|Kiedy ktoś pyta|Jeśli ktoś spyta), co mi zostało
    To nie pokazuję mu zdjęć ani rzeczy
    {fact}
    I temu nie zdoła nic zaprzeczyć

    {you.fact}
    Tego nie zabrał ni czas, ni droga
    Jest we mnie jak światło w sieni palone
    Kiedy na dworze ciemność i trwoga

    {you.fact}
    A ja do dzisiaj to widzę i słyszę
    Wystarczy, że w domu na chwilę ucichnie
    I znów mi to wchodzi powoli w ciszę

    {you.fact}
    Nie było w tym nic na pierwsze strony
    A przecież z tych rzeczy jest całe życie
    Jak sweter z maleńkich oczek złożony

    {call}, (wiesz|słyszysz|powiem ci), co pamiętam najlepiej
    Nie wielkie słowa i nie wielkie dni
    {you.fact}
    I to mi się czasem nad ranem śni

    (Siadam przy stole|Siadam na progu|Siadam na schodach) i mówię do ciebie
    O zwykłych sprawach, o tym, co tu
    {you.fact}
    I od tego, {call}, brakuje mi tchu

    {me.fact}
    I jest to we mnie jak piasek w bucie
    Niby nic, ziarnko, a idę i czuję
    Przy każdym kroku, w każdej minucie

    {me.fact}
    I nieraz wieczorem, gdy zasnąć nie mogę
    Chodzę tam jeszcze raz, w samych skarpetkach
    Bo serce zna na pamięć drogę

    {they.fact}
    I nic z tego nie chce wylecieć mi z głowy
    Zamykam oczy, i wszyscy są w domu
    A dzień jest przed nami, cały i nowy

    {they.fact}
    Tak wtedy wyglądał zwyczajny dzień
    A dziś się po niego chce iść jak po wodę
    Przez całą wieś i przez cały cień

    {fact}
    Widzę to jasno, choć minął czas
    {next}
    I chce się to przeżyć jeszcze raz

    {fact}
    I to, co najprostsze, zostało we mnie
    {next}
    Świeci jak lampa, gdy robi się ciemniej

    {you.fact}
    I tego mi dzisiaj brakuje najwięcej
    {you.next}
    I chcę to raz jeszcze wziąć w obie ręce`,
  sorry: `
    {me.fact}
    I nie ma na to dobrego słowa
    Szukam go od rana po wszystkich kątach
    A została tylko spuszczona głowa

    (Powiem to wprost|Mówię to wprost|Powiem bez wstępów), bo tak będzie lepiej
    Bez żadnych ale i bez wykrętów
    {me.fact}
    I nie mam na to mądrych argumentów

    {me.fact}
    Chcę cofnąć zegar, a on nie słucha
    Więc idę do ciebie przez całe miasto
    I szepczę przepraszam prosto do ucha

    (Leżę i nie śpię|Nie mogę usnąć|Noc taka długa), patrzę po ścianach
    A zegar od wczoraj to samo gra
    {me.fact}
    I nikt tu nie winien, tylko ja

    {me.fact}
    Dopiero gdy w domu zrobiło się cicho
    Dotarło do mnie, co to znaczyło
    I jak musiało ci wtedy być licho

    {you.fact}
    I widzę to teraz przed sobą wyraźnie
    A trzeba to było zobaczyć wtedy
    Zatrzymać się, spojrzeć i słuchać uważnie

    {you.fact}
    A tobie się wtedy należało
    Ciepłe słowo, dwie ręce i trochę czasu
    I było tego za mało, za mało

    (Stoję przed tobą|Siadam naprzeciw|Przychodzę do ciebie) z pustymi rękami
    Kwiaty to za mało, a prezent nie ten
    {fact}
    I wraca to do mnie, noc w noc, dzień w dzień

    {me.fact}
    Nie da się tego zamieść pod dywan
    Więc kładę to na stół i nie chowam oczu
    I słucham cię teraz, i nie przerywam

    {fact}
    Zrobiła się z tego cisza przy stole
    Dwa talerze, dwa krzesła i zegar na ścianie
    A ja tę ciszę już przerwać wolę

    (Tego listu|Tej kartki|Tych paru słów) nie chcę ładnie składać
    Ma być po prostu, jak prosty jest chleb
    {me.fact}
    Przepraszam, i wstyd mi za to, wiesz

    (Idę przez miasto|Idę przez park|Idę po schodach), szukam odwagi
    Im bliżej drzwi, tym wolniejszy krok
    {me.fact}
    I proszę o jedno, o dobry wzrok

    {me.fact}
    Tak to wyglądało, nie było inaczej
    {me.next}
    I wiem, ile takie coś zwykle znaczy

    {fact}
    Mówię to głośno, bez żadnej przesady
    {next}
    Przepraszam, i nie ma tu innej rady

    {fact}
    I wstyd mi, bo można to było odmienić
    {next}
    I tego przepraszam nie schowam w kieszeni`,
  lesson: `
    {fact}
    Powtórzmy to razem, najpierw powoli
    A teraz szybciej, tak szybko jak zając
    I widać, że uczyć się wcale nie boli

    (Słuchajcie uważnie|Nadstawcie uszy|Cisza na sali), bo to ważna sprawa
    Kto ją zapamięta, ten dużo wie
    {fact}
    I nikt go nie zagnie, nawet we śnie

    {fact}
    Narysuj to palcem na szybie z parą
    A kiedy zniknie, spróbuj z pamięci
    I sprawdź, czy wychodzi to tak samo

    {fact}
    Kto już to umie, podnosi rękę
    A kto się pomyli, ten próbuje znowu
    I cała klasa śpiewa piosenkę

    (Na jednej nodze|Na obu nogach|Stojąc na palcach), jak bocian na łące
    Mówimy to wszyscy, raz, dwa i trzy
    {fact}
    I zaraz powtórzysz to także ty

    {fact}
    To łatwo spamiętać, gdy klaszczą ręce
    Raz w górze, raz w dole, raz nad głową
    A z każdym klaśnięciem wiemy coś więcej

    (Dlaczego tak jest?|A skąd to wiemy?|Jak to sprawdzimy?) Po prostu patrzymy
    Patrzymy z bliska, aż marszczy się nos
    {fact}
    I wszyscy mówimy to teraz w głos

    {fact}
    Zapisz to w głowie grubym ołówkiem
    Jutro na spacerze zapytam o to
    A ty odpowiesz mi bez namysłu, słówkiem

    {fact}
    Idziemy w kółko i tupiemy nogą
    Kto tupnie, ten mówi to od początku
    I zaraz to wszyscy powiedzieć mogą

    (Powiedz|Zaśpiewaj|Powtórz) to w domu, przy stole, przed spaniem
    Niech babcia i dziadek posłucha też
    {fact}
    I babcia już umie, i ty to wiesz

    {fact}
    Nie szkodzi, jeżeli się ktoś pomyli
    Pomyłka to schodek, po schodkach się idzie
    I wyżej jesteśmy już od tej chwili

    {fact}
    Raz palec pierwszy, a potem drugi
    Liczymy na palcach, żeby nie zgubić
    A wierszyk jest krótki, wcale nie długi

    {fact}
    To pierwsze, i proszę o powtórzenie
    {next}
    To drugie, i mamy już przedstawienie

    {fact}
    Powoli, dokładnie i bez pośpiechu
    {next}
    I jeszcze raz, z odrobiną śmiechu

    {fact}
    Teraz to powie ten pierwszy rząd
    {next}
    I cała sala, i słychać nas stąd`,
  soft: `
    {you.fact}
    A teraz już noc i pora spać
    Miś ziewa na półce, lala też ziewa
    I gwiazdki na niebie chcą cicho stać

    (Cicho|Cichutko|Powoli) już, powoli gaśnie lampka
    Dzień był wesoły, dzień był długi
    {you.fact}
    A jutro przyjdzie dzień drugi

    {you.fact}
    Wiem o tym dobrze i jestem tu
    Potrzymam za rękę, posiedzę przy łóżku
    Aż przyjdzie do nas trochę snu

    (Księżyc|Gwiazdka|Nocka) zagląda przez szparę w oknie
    I pyta, jak u nas w domu jest
    {you.fact}
    I nocka to dobrze rozumie też

    {you.fact}
    Księżyc to widzi i świeci nam
    Jak mała lampka nad samym łóżkiem
    I nikt tej nocy nie będzie sam

    {you.fact}
    Poduszka jest miękka, kołdra jest ciepła
    Oczka się kleją, jedno i drugie
    I cała kuchnia też już ucichła

    (Śpij już|Śnij już|Leż już) spokojnie, czuwam tu blisko
    Drzwi są otwarte na palce dwa
    {you.fact}
    A noc jest dobra i długo trwa

    {you.fact}
    Sen już przychodzi do nas na palcach
    Niesie w koszyku bajkę i łódkę
    I uczy gwiazdki cichego walca

    {fact}
    Opowiem to jutro przy śniadaniu
    A teraz niech wszystko po cichu odpocznie
    Zabawki na półce i buty przy ubraniu

    {fact}
    Śpi już podwórko, śpi już płot
    Śpi samochodzik pod samym łóżkiem
    I śpi na piecu szary kot

    {fact}
    Zamykam książkę, gaszę światło
    Jeszcze buziaczek w lewe uszko
    I już zasypiać będzie łatwo

    (Wiatr|Deszcz) za oknem cichutko nuci
    Nuci, że wszystko dobrze jest
    {fact}
    I śpi już jeż, i śpi już pies

    {you.fact}
    A teraz odpoczną małe oczy
    {you.next}
    Sen cichą stopą do łóżka kroczy

    {fact}
    Ziewa już miś i ziewa koc
    {next}
    Ziewa poduszka, dobra noc

    {fact}
    O wszystkim wie księżyc i nic nie powie
    {next}
    I niech się to kręci w śnie po głowie`,
  cheer: `
    {fact}
    Niech każdy to słyszy na tej trybunie
    Walczymy do końca, aż zabrzmi gwizdek
    I nic nas nie złamie, i nic nie zdmuchnie

    (Głośniej|Mocniej|Razem), raz jeszcze, niech słyszą w mieście
    Od pierwszej ławki po ostatni rząd
    {fact}
    I nikt nas nie ruszy na krok stąd

    {fact}
    Upadniemy, wstaniemy, otrzepiemy kolana
    Jeden za wszystkich i wszyscy za niego
    I tak tu się walczy, do samego rana

    {fact}
    Nie mamy milionów ani autokaru
    Mamy koszulki i mokre czoła
    I siebie nawzajem, i tyle żaru

    (Wygramy czy nie|Dobrze czy źle|Słońce czy deszcz), bo wracamy razem
    I wszyscy śpiewamy tę samą pieśń
    {fact}
    I taką historię się chce dalej nieść

    {fact}
    Tego się nie da policzyć w tabeli
    To się ma w nogach, w głowie i w sercu
    I tym się bez słowa z drużyną dzieli

    {fact}
    I bębny niech grają, i klaszcze hala
    A kiedy jest ciężko i brak już oddechu
    To głos z trybuny nas niesie jak fala

    (Pytają, kim my jesteśmy|Kto nie wie, kim my jesteśmy|A kto nas nie zna), niech słucha
    Na cztery, na trzy, na dwa i na raz
    {fact}
    I teraz już każdy tu pozna nas

    {fact}
    Rywal to widzi i trochę blednie
    A my się bierzemy za ręce w kółku
    Bo razem się idzie prosto i pewnie

    {fact}
    Na treningu w deszczu, na mrozie, w upale
    Kto tam był, ten wie, ile to kosztuje
    I nie zamieniłby się z nikim wcale

    (Podaj mi rękę|Daj mi swą rękę|Weź mnie za rękę), stajemy w kole
    Kto pierwszy zaczyna, ten niesie głos
    {fact}
    I wszystko już na nas stawia los

    {fact}
    I choćby ta droga była pod górę
    To razem się niesie i plecak, i przyjaciół
    I śpiewem się łatwo rozsuwa chmurę

    {fact}
    I niech to usłyszy cały ten plac
    {next}
    I nikt nas nie cofnie, nie każe stać

    {fact}
    Ręce do góry i głos do chmur
    {next}
    I śpiewa to za nami cały chór

    {fact}
    Jak jeden jesteśmy, ramię w ramię
    {next}
    I nikt tej drużyny dziś nie złamie`,
  plain: `
    {fact}
    Zwyczajna rzecz, a mówię o niej
    Bo z takich rzeczy składa się życie
    I dobrze je czasem potrzymać w dłoni

    (Powiem|Zaśpiewam|Opowiem) to tak, jak to widać z bliska
    Bez dodawania i bez upiększania
    {fact}
    I nie ma tu nic do poprawiania

    {fact}
    Kto widział to z bliska, ten dobrze pamięta
    I powtarza innym, gdy siedzą przy stole
    W zwyczajny wieczór albo w święta

    (Mówią|Gazety piszą|W radiu mówią), że świat jest gdzie indziej
    Daleko stąd, za siódmą z gór
    {fact}
    I mnie to wystarczy, nie trzeba mi chmur

    {fact}
    A życie tak idzie dzień po dniu
    Raz słońce, raz deszcz, a to zostaje
    I dobrze z tym wracać wieczorem do snu

    {fact}
    Jedni się śmieją, a inni wzruszają
    I każdy ma rację, bo jedno z drugim
    Jak sól i chleb się razem trzymają

    (Kiedyś ktoś spyta|Jak kto zapyta|Gdy dziecko spyta), o czym ta piosenka
    Powiem, że o tym, co każdy zna
    {fact}
    I tyle, a reszta niech sama gra

    {fact}
    Nie trzeba do tego trąb ani dzwonów
    Wystarczy gitara i ktoś, kto słucha
    I można już potem wracać do domu

    {me.fact}
    I nie ma co kręcić, i nie ma co zmyślać
    Tak to już ze mną na świecie jest
    I lubię tak przy tym siedzieć i myśleć

    {thing.fact}
    Stoi mi to w oczach jak obraz na ścianie
    Można podejść bliżej, można się cofnąć
    A ono tu zawsze ze mną zostanie

    {fact}
    Im dłużej o tym myślę i śpiewam
    Tym bardziej się robi z tego historia
    Jak z jednej pestki wysokie drzewa

    (Gram to na schodach|Gram to przy oknie|Nucę to w kuchni), po cichu, na próbę
    A piętro wyżej ktoś nuci też
    {fact}
    Nie znamy się wcale, a każdy to wie

    {fact}
    I wcale nie trzeba tu wielkich słów
    {next}
    A jak ktoś zapyta, powiem to znów

    {fact}
    Od tego się cała rzecz zaczyna
    {next}
    A dalej już toczy się jak lawina

    {fact}
    Jedno za drugim, jak to w życiu bywa
    {next}
    I tak nam pomału dnia przybywa`,
  shop: `
    {fact}
    Kto raz tu zajrzy, ten drogę pamięta
    Przyprowadzi sąsiada, siostrę i wujka
    I wpadnie jak w gości, nie tylko od święta

    (Otwieramy drzwi|Dzwoni dzwonek|Zapalamy lampę) i dzień się zaczyna
    Ktoś mówi dzień dobry, już znamy ten głos
    {fact}
    I każdy tu znajdzie dla siebie coś

    {fact}
    Nie dla reklamy i nie dla pozoru
    Tylko po prostu, bo tak się należy
    I tak tu jest od rana do wieczoru

    {fact}
    Tu nikt cię nie goni i nikt nie popędza
    Można się rozejrzeć, zapytać, posłuchać
    Dobrego słowa się tu nie oszczędza

    (Zapytaj sąsiadów|Zapytaj w mieście|Zapytaj na rynku), gdzie warto zachodzić
    Powiedzą ci to samo, słowo w słowo
    {fact}
    A potem się wraca z pogodną głową

    {fact}
    To widać, to czuć już od samej ulicy
    I ludzie przystają, zaglądają przez szybę
    I zaraz są w środku, kto by ich zliczył

    {fact}
    I z tego jesteśmy najbardziej dumni
    Bo to się robi rękami i sercem
    A ludzie to widzą, bo są rozumni

    (Wpadnij|Zajrzyj|Przyjdź) do nas z rana albo pod wieczór
    Na chwilę, na dłużej, jak tylko chcesz
    {fact}
    Zapraszamy sąsiadów, i ciebie też

    {fact}
    Ktoś nam kiedyś mówił: to się nie opłaca
    A my na to: spójrzcie na te twarze
    Bo kto stąd wychodzi, ten zaraz wraca

    {fact}
    I tak się tu żyje już od początku
    Z dobrym humorem, z czystym fartuchem
    Od poniedziałku do samego piątku

    (Mija rok|Mija dzień|Mija czas), a my wciąż tutaj stoimy
    Przy tych samych drzwiach, pod tym samym szyldem
    {fact}
    I za to się u nas nie płaci, i tyle

    {fact}
    Tak się tu pracuje od samego rana
    {next}
    I każda twarz jest tu u nas znana

    {fact}
    Każdy, kto wejdzie, ten o tym wie
    {next}
    I zaraz tu jeszcze raz wrócić chce`,
  heartbreak: `
    {fact}
    A ja wciąż stawiam na stole dwie szklanki
    Jedną odstawiam, gdy sobie przypomnę
    I długo patrzę w biel firanki

    (Noc jest za długa|Dom jest za duży|Znów nie mam snu), liczę samochody
    Światła po ścianie jadą jak czas
    {fact}
    I są tu dwa krzesła, a nie ma nas

    {you.fact}
    I drzwi się zamknęły tak cicho, bez złości
    Krzyk byłby lepszy niż taka cisza
    Bo teraz w niej tylko pustka gości

    {you.fact}
    A ja to rozumiem, lecz nie od razu
    Najpierw jest złość, a po złości płacz
    A potem ramka i brak obrazu

    {me.fact}
    I nic z tym nie robię, niech sobie boli
    Mówią, że kiedyś wstaje się lekko
    I że to mija, tylko powoli

    {fact}
    Zostało pół szafy i pół rachunku
    I miejsce na półce po drugiej szczoteczce
    I telefon, co milczy bez ratunku

    Omijam (nasz przystanek|naszą ulicę|tamtą kawiarnię) szerokim łukiem
    Bo każdy tam kamień o nas wie
    {fact}
    I niech mi to w końcu nie wraca we śnie

    {fact}
    Powtarzam to sobie, aż słowa się zetrą
    Jak moneta, co z ręki do ręki szła
    Aż będzie mi kiedyś wszystko jedno

    {fact}
    A radio jak na złość gra nasze piosenki
    Wyłączam, a one grają mi dalej
    Pod palcem, na stole, na końcu ręki

    (Deszcz już nie pada|Słońce już wstaje|Wiosna już przyszła), a u mnie jest mokro
    Kałuża na progu i cichy dom
    {fact}
    I jeszcze nie umiem otworzyć okna

    {fact}
    Tak się to skończyło, i tyle na dziś
    {next}
    A ja muszę z tym jeszcze daleko iść`,
  comfort: `
    {you.fact}
    To dużo na jedną głowę, ja wiem
    Lecz nie ma tu drogi w pojedynkę
    Jestem obok, i w nocy, i w dzień

    {you.fact}
    I widzę, ile to kosztuje siły
    Przystańmy na chwilę, popatrzmy za siebie
    Te góry już dawno pagórkiem były

    (Posłuchaj mnie|Spójrz na mnie|Weź głęboki wdech), mamy jeszcze czas
    Nie trzeba dziś wszystkiego od razu mieć
    {you.fact}
    I razem to da się do końca znieść

    {fact}
    Nie powiem, że pójdzie to gładko i szybko
    Powiem, że będę tu w środę i w piątek
    Z herbatą, z ciastem i z tą muzyką

    {fact}
    Każdy, kto szedł tędy, miał chwilę trwogi
    Stawał i myślał, czy nie zawrócić
    I jednak nikt nie zszedł wtedy z drogi

    {you.fact}
    A my trzymamy kciuki, aż bolą palce
    I mama, i sąsiad, i pies z naprzeciwka
    Nikt nie jest samotny przy takiej walce

    {you.fact}
    Jeden krok dzisiaj, i to już jest wiele
    Jutro krok drugi, a potem zobaczymy
    I przyjdą spokojne, długie niedziele

    (Noc jest najdłuższa|Strach jest największy|Cisza jest głośna) o czwartej nad ranem
    O siódmej jest kawa i jasny stół
    {you.fact}
    A ciężar dzielimy, {call}, na pół

    {you.fact}
    I wiem, że to waży, i wiem, że trwa
    {you.next}
    A obok przez cały czas będę ja

    {fact}
    I tak to już bywa, raz lżej, a raz nie
    {next}
    A razem się przejdzie, i każdy to wie

    {fact}
    To wszystko się mieści w zwyczajny dzień
    {next}
    I wszystko się uda, ja mocno w to wierzę i wiem`,
  hook: `
    {fact}
    Zaśpiewaj to ze mną jeszcze raz

    {fact}
    I śpiewam o tym, i śpiewać chcę

    {fact}
    Kto zna te słowa, niech śpiewa też

    {you.fact}
    I o tym jest cała piosenka ta

    {fact}
    I niech to usłyszy dziś cały świat

    {you.fact}
    I za to ci, {call}, śpiewamy dziś`,
  hooks: {
    grief: `
      {you.fact}
      I tego nie zgubię, i niosę to tak

      {you.fact}
      Pamiętam i wracam do tego co dnia`,
    comfort: `
      {you.fact}
      A ja jestem blisko i będę tu trwać`,
  },
}
