import type { OwnWords } from '../own-words.ts'

/** Lines 2 and 4 comment on whatever stands in lines 1 and 3. */
export const ownWords: OwnWords = {
  warm: `
    {fact}
    I świat się od tego uśmiecha
    {next}
    I nie ma w tym krzty pośpiechu

    {fact}
    Znam to na pamięć i chcę jeszcze raz
    {next}
    I mogłoby trwać to cały czas

    {fact}
    Wie o tym dozorca i wie cały blok
    {next}
    I mówi się o tym na klatce co krok

    {fact}
    Nikt tego nie umie tak dobrze jak ty
    I kiedy to widzę, otwieram drzwi
    Na oścież, i wpuszczam światło, i sny

    {fact}
    I nikt ci za to nie daje braw
    A ja to zbieram jak drobne w kieszeni
    I klaszczę po cichu wśród zwykłych spraw

    {fact}
    Gdy o tym zaczynam, to stygnie mi zupa
    {next}
    I śmieje się ze mną sąsiadów grupa

    {fact}
    Kierowca ze śmiechu pomylił kierunek
    {next}
    I nie policzył mi nic na rachunek

    {fact}
    To żadne święto, a ja je obchodzę
    {next}
    I myślę o tym w najdłuższej drodze

    {fact}
    Podobno to nudzi, gdy mówić co dzień
    {next}
    A ja to powtarzam i rozjaśniam cień

    {fact}
    Bez zdjęć to pamiętam, i słowo, i gest
    {next}
    I mijam przystanek, bo tak ze mną jest

    {fact}
    Obcemu to powiem, gdy siądzie tuż obok
    {next}
    Znajomym powtórzę, i znów, i na nowo

    {you.fact}
    To nic, powiesz cicho i spuścisz wzrok
    {you.next}
    A ja się tym chwalę co drugi krok

    {fact}
    Dla tej jednej linijki uczę się grać
    Gdzie indziej fałszuję, lecz tutaj, gdy trzeba
    Potrafię bez nut i do rana tak trwać

    {fact}
    Gdy każą się chwalić, to chwalę się tym
    I miejsca brakuje na jednej kartce
    Więc piszę na drugiej, i wychodzi rym

    {fact}
    Z tym wstaję o świcie i nucę pod nosem
    A kawa mi stygnie i tosty się palą
    I śmieje się sąsiad za ścianą, półgłosem

    {fact}
    Jak ciepły kasztan to noszę w kieszeni
    I kiedy mi zimno, to ściskam go w dłoni
    I nic się na lepsze już nie da zamienić`,
  funny: `
    {fact}
    I tu by się przydał orkiestry marsz
    {next}
    No powiedz, i jaką mam zrobić twarz?

    {fact}
    Sąsiad to widział i usiadł na schodach
    {next}
    I nikt mu nie wierzył, i było go szkoda

    {fact}
    I jeszcze nikt za to nie dał medalu
    Stoję i czekam z miną bez żalu
    A w tle gra trąbka, trochę pomału

    {fact}
    Już chcę wezwać straż, lecz odkładam słuchawkę
    {next}
    Bo straż by ze śmiechu usiadła na ławkę

    {fact}
    Kolega to słyszy i parska kompotem
    {next}
    Ja daję serwetkę i mówię, co potem

    {fact}
    Pytam, czy polisa obejmie i to
    {next}
    A w biurze się śmieje już osób sto

    {fact}
    Jedna brew mi sama podjeżdża w górę
    {next}
    A druga ją goni i marszczy skórę

    {fact}
    Kazali oddychać, więc biorę wdech
    {next}
    A piesek sąsiada ma z tego śmiech

    {fact}
    W serialu by rzekli, że to już przesada
    {next}
    A u mnie to wtorek, tak właśnie się składa

    {fact}
    Mam na to świadków i zdjęcie mam też
    {next}
    I możesz mi wierzyć lub nie, jak tam chcesz

    {fact}
    Kot na to popatrzył i wyszedł na płot
    {next}
    I żeby tak wyjść, trzeba być jak ten kot

    {fact}
    Więc liczę do dziesięciu, jak każe mi lekarz
    Otwieram oczy, a ono wciąż stoi
    I liczę do stu, bo na co mam czekać

    {fact}
    Lekarz to słyszy i dusi się śmiechem
    I mówi, że leków na to nie mają
    A gabinet cały odpowiada mu echem

    {fact}
    Czekam, aż o tym powiedzą w dzienniku
    A tam o pogodzie i zaraz jest koniec
    Więc śpiewam to w wannie, przy małym ręczniku

    {fact}
    Nie powiem, kto winien, bo mam dobre serce
    Lecz palec mi sam wyskakuje z kieszeni
    I kogoś pokazuje, i wskazać chce więcej

    {fact}
    Zgłaszam to w biurze i biorę numerek
    Przede mną jest osób dwadzieścia i siedem
    I każda ma w ręku ten sam papierek`,
  grief: `
    {fact}
    I słyszę to w domu co dnia, jak szept
    {next}
    I stoję, i słucham, i kroję chleb

    {fact}
    Mówię to głośno, by nie znikło nic
    {next}
    I dalej to trzymam, i mogę z tym iść

    {fact}
    Tego mi nikt już nie weźmie z rąk
    Powtarzam to w kuchni, zataczam krąg
    I stoi od tego na chwilę nasz dom

    {fact}
    Wiatr trąci drzwiami, odwracam się znów
    {next}
    I wiem, że tam nie ma ni kroków, ni słów

    {fact}
    Mówią: zapomnij, więc kiwam głową
    {next}
    I zaraz opowiadam to samo, na nowo

    {fact}
    Zostało mi z tego okruchów parę
    {next}
    I nimi się grzeję, gdy zimy są szare

    {fact}
    Gdyby tak jeszcze raz spojrzeć, choć chwilę
    {next}
    A dni, gdy się mogło, przeszło już tyle

    {fact}
    Łyżka nad talerzem zastyga mi w pół
    {next}
    I patrzę przez okno, i stygnie mi stół

    {fact}
    Tą ulicą zawsze przechodzę wolniej
    {next}
    I zawracam jeszcze, co dzień daremniej

    {fact}
    Chowam to w szufladzie, a ono tam gra
    {next}
    I kiedy otworzę, to świeci do dna

    {fact}
    Jednego krzesła nie umiem odstawić
    {next}
    I lampki jednej nie umiem zgasić

    {fact}
    To, co największe, jest w ramkach na ścianie
    A tego, co małe, na zdjęciach nie widać
    I ze mną to właśnie na zawsze zostanie

    {fact}
    Więc kiedy deszcz puka, zapalam światło
    I stawiam wodę, i słucham na schodach
    Bo gdyby ktoś przyszedł, to byłoby łatwo

    {fact}
    Gdy o tym pomyślę, to dłuższy jest wdech
    I dłuższy jest wieczór, i dłuższe są drogi
    I dłużej się niesie po domu ten śmiech

    {fact}
    Podobno czas leczy, więc biorę po łyżce
    Po małej, bo boję się, że gdy ozdrowieję
    To znikną mi rzeczy te najbardziej bliskie

    {fact}
    Czasami to jedno mi chodzi po głowie
    A gdy ktoś zapyta, dlaczego tak milczę
    To patrzę na chmury i o nich mu powiem`,
  sorry: `
    {fact}
    I nie ma tu żadnego ale
    {next}
    I nie jest mi lekko z tym wcale

    {fact}
    I stoi to w kącie, i patrzy na mnie
    {next}
    I wiem, że się tego nie zmyje w wannie

    {fact}
    To jest jak jest, nie ubieram w słowa
    Nie chowam tego pod dywan, do kąta
    Niech stoi na stole ta cała rozmowa

    {fact}
    Wymówki upycham z powrotem do kieszeni
    {next}
    I żadna z nich tego na lepsze nie zmieni

    {fact}
    I pytam o to lustro, dlaczego tak jest
    {next}
    A lustro mi robi ten sam głupi gest

    {fact}
    Gdy mam to powiedzieć, to w gardle mi sucho
    {next}
    I woda nie działa, i w domu tak głucho

    {fact}
    Wykreślam i piszę, i skreślam od nowa
    {next}
    I ciągle zostają te same słowa

    {fact}
    Chcę kupić kwiaty, lecz wstyd mi i kwiatów
    {next}
    Bo czemu mam nimi zasłaniać się światu

    {fact}
    Nikt tego nie widział, lecz co mi po tym
    {next}
    Gdy sam na sam zostaję z tym kłopotem

    {fact}
    Tysiąc przeprosin to ciągle za mało
    {next}
    Lecz zaczynam od jednych, i mówię je śmiało

    {fact}
    Nie musisz otwierać, ja powiem przez drzwi
    {next}
    A potem poczekam, i godzin choć trzy

    {fact}
    Tej pieśni się z głową wysoko nie śpiewa
    Lecz dzisiaj nie chowam się, stoję pod bramą
    I mówię to głośno, niech słyszą i drzewa

    {fact}
    Nie powiem, że wyszło to tak, mimo woli
    Bo nogi wiedziały i głowa wiedziała
    I wracam tą drogą, choć idę powoli

    {fact}
    Proszę mój zegar, by cofnął się w tył
    On kiwa wahadłem, że tego nie umie
    I każe iść teraz, choć brak mi już sił

    {fact}
    Niosę to w rękach i trochę to waży
    Nie dzielę z nikim na drobne kawałki
    I nie śmiem podnieść przed tobą twarzy

    {fact}
    To słychać i w ciszy, gdy nic już nie mówię
    Zegar to tyka i kran to powtarza
    I znowu to liczę, i znowu się gubię`,
  lesson: `
    {fact}
    Raz to powtórzymy i jeszcze raz
    {next}
    I już to w głowie zostanie na czas

    {fact}
    Zapisz to sobie i podkreśl na dwa
    Powiedz to lampie, powiedz to kotu
    I już to umiesz tak dobrze jak ja

    {fact}
    Powiedzmy to głośno, powiedzmy to cicho
    {next}
    I jeszcze raz głośno, niech słyszy i licho

    {fact}
    Zegnij paluszek, to pierwszy już jest
    {next}
    I zegnij następny, ten sam zrób gest

    {fact}
    To nie jest trudne, gdy śpiewa się w głos
    {next}
    A gdy się pomylisz, podrap się w nos

    {fact}
    Tupnij raz prawą, zapamięta noga
    {next}
    Tupnij raz lewą, i prosta już droga

    {fact}
    Zapisz w zeszycie i gwiazdka gotowa
    {next}
    I druga gwiazdka, i lżejsza jest głowa

    {fact}
    Powiedz to w domu kotu do ucha
    {next}
    I powiedz żółwiowi, on wolno słucha

    {fact}
    To już połowa, i wcale nie boli
    {next}
    Drugą połowę śpiewamy powoli

    {fact}
    A kto już to umie, niech klaśnie raz, dwa
    {next}
    A kto jeszcze nie, niech zaśpiewa jak ja

    {fact}
    Raz, dwa i trzy, i to już jest w głowie
    {next}
    Kto nas zapyta, ten zaraz się dowie

    {fact}
    To wcale nie trudne, więc klaśnij, klask
    Na każde słowo jedno klaśnięcie
    I jeszcze raz razem, aż zrobi się trzask

    {fact}
    Z tablicy się zetrze, z piosenki już nie
    Zapytaj mnie jutro na przerwie, na schodach
    Zapytaj mnie nawet o to we śnie

    {fact}
    Kto boi się zapomnieć, niech nuci pod nosem
    W tramwaju, na spacerze i w wannie
    A zaraz tramwaj zanuci tym głosem

    {fact}
    Wczoraj był tutaj znak zapytania
    Dziś wyprostował się, proszę popatrzeć
    I jak wykrzyknik nam wszystkim się kłania

    {fact}
    Odłóż ołówek i spójrz mi w oczy
    Widzisz, już umiesz, i to bez kartki
    Niech teraz mnie twoja lekcja zaskoczy`,
  soft: `
    {fact}
    Teraz już cicho, teraz już spać
    {next}
    Jutro też będzie się można śmiać

    {fact}
    Wie o tym miś i wie o tym koc
    Dzień to w kieszonkę schował na noc
    Rano ci odda, i to jest moc

    {fact}
    Pierwsza gwiazdka kiwa głową
    {next}
    Druga świeci kolorowo

    {fact}
    Wiatr już mówi, pora spać
    {next}
    Drzewo mówi, pora spać

    {fact}
    Włóż to pod kołderkę, śpij
    {next}
    Włóż to pod poduszkę, śnij

    {fact}
    Drzemie za oknem cały las
    {next}
    Drzemie uliczka, na nas czas

    {fact}
    Jedno ziewnięcie, i drugie tuż
    {next}
    Zamknij oczka, zamknij już

    {fact}
    Co było dziś, niech śpi do rana
    {next}
    Noc jest w kołderkę zawijana

    {fact}
    Mała łódeczka płynie przez noc
    {next}
    Wiezie to wszystko, wiezie i koc

    {fact}
    Idzie sen na palcach, cicho sza
    {next}
    Siada przy łóżku i bajkę ma

    {fact}
    Głaszczę po plecach, idzie sen
    {next}
    Głaszczę po plecach, kończę dzień

    {fact}
    Księżyc to słyszał i nikomu nie powie
    Okrył się chmurką jak miś kocykiem
    I trzyma to sobie w okrągłej głowie

    {fact}
    Jedna owieczka, owieczki dwie
    Już się skończyły, a za furtką
    Trzecia owieczka spać też chce

    {fact}
    Reszta tej bajki będzie we śnie
    Niech się powieki zamkną jak okna
    Bajka poczeka, nie zniknie, nie

    {fact}
    Cichutko, głęboko zapada noc
    Zegar na palcach chodzi po domu
    I wszystkim poprawia puchaty koc

    {fact}
    Głaszczę po plecach, raz i raz
    Niech sobie pada deszcz na dachy
    Nam jest cieplutko, śpij, już czas`,
  cheer: `
    {fact}
    I niech to usłyszy cały ten plac
    {next}
    I nikt nas nie cofnie, bo mamy czas

    {fact}
    Powtórzcie to głośno, aż zadrży dach
    Kto stał pod ścianą, niech ruszy w takt
    I niech się o nas dowie ten świat

    {fact}
    Bębny, raz jeszcze, i mocniej, i w takt
    {next}
    Klaszczemy, aż dłonie czerwone jak mak

    {fact}
    Kto stanie naprzeciw, nie boi się nikt
    {next}
    Upadnie z nas jeden, podniesie go krzyk

    {fact}
    I wstaje ostatni na trybunach rząd
    {next}
    I staje autobus, bo słychać nas stąd

    {fact}
    Przegramy, to razem pójdziemy na lody
    {next}
    Wygramy, to lody nie wyjdą nam z mody

    {fact}
    Nie mamy flagi, machamy ręcznikiem
    {next}
    A kto bez ręcznika, ten macha bucikiem

    {fact}
    Choć gardło zachrypnie, nie milknie nasz śpiew
    {next}
    Choć leje jak z cebra, gorąca jest krew

    {fact}
    To my, i nas pozna po głosie ten świat
    {next}
    Jak jeden jesteśmy, jak siostra i brat

    {fact}
    Na trzy, cztery krzyknie to cały nasz sektor
    {next}
    I chmury rozsunie ten krzyk jak reflektor

    {fact}
    A kto nas nie zna, niech siądzie bliżej
    {next}
    Bo dzisiaj skaczemy o piętro wyżej

    {fact}
    Od tych paru słów nam przybywa sił
    Gdy minuta do końca i nikt już nie wierzy
    Ktoś krzyknie, i każdy, jakby nowy był

    {fact}
    Nasz okrzyk nie musi być długi jak tren
    Wystarczy linijka i dobre gardło
    A góra naprzeciw oddaje go, hen

    {fact}
    Tego na tablicy nie widać wcale
    Lecz kiedy wracamy i liczymy razem
    To zawsze jest nasze, i zawsze wspaniałe

    {fact}
    Naszyjmy to na koszulki od razu
    Nie zejdzie w praniu, nie zblaknie na słońcu
    Bo pot to napisał, bez żadnego rozkazu

    {fact}
    Ramię przy ramieniu i wszyscy w głos
    Kto nie zna melodii, niech śpiewa głośniej
    Kto nie zna słów, niech nuci przez nos`,
  plain: `
    {fact}
    I wcale nie trzeba tu więcej słów
    {next}
    I gdyby ktoś pytał, opowiem to znów

    {fact}
    Tak właśnie jest, i nie zmieniam nic
    {next}
    I z tym się da w każdą stronę iść

    {fact}
    Piszę to kredą na murze przy drzwiach
    Deszcz tego nie zmyje, nie zdmuchnie wiatr
    I z tego się składa mój mały świat

    {fact}
    Od tego zaczyna się każdy mój dzień
    {next}
    I na tym się kończy, gdy kładzie się cień

    {fact}
    Kto pyta, pokazuję palcem, i tyle
    {next}
    Bo gdyby tak mówić, to nie na chwilę

    {fact}
    Na jedną piosenkę wystarczy w sam raz
    {next}
    Na książkę też starczy, gdy znajdzie się czas

    {fact}
    Wie o tym wiatr, co ulicą gna
    {next}
    I kot, który parapet za tron tu ma

    {fact}
    Można to szeptać, i można na głos
    {next}
    Kto słyszy, ten nadstawia ucho i nos

    {fact}
    To jedno zdanie, i dzień już mam cały
    {next}
    I drugie zdanie, by dni wystarczały

    {fact}
    Otwieram okno i śpiewam w podwórze
    {next}
    I cichną gołębie na rynnie, na murze

    {fact}
    Kto słyszał, ten słyszał, kto nie, niech podejdzie
    {next}
    Zaśpiewam raz jeszcze, i jeszcze raz przejdzie

    {fact}
    Dziś ta linijka ma pierwsze miejsce
    Za nią w kolejce stoją inne słowa
    I żadne nie prosi o nic już więcej

    {fact}
    To się nadaje na stronę w gazecie
    A jak nie napiszą, przykleję na płocie
    Klej już mam w torbie, więc i tak przeczytacie

    {fact}
    Tak to już bywa, powiadają wieczorem
    I wszyscy kiwają nad herbatą głową
    A ja to zaczynam śpiewać, i to chórem

    {fact}
    Mówię to głośno, i lżej mi od razu
    I wcale nie było to takie straszne
    Więc mówię raz jeszcze, jak mówca z obrazu

    {fact}
    Są pieśni o królach i o generałach
    I mają orkiestrę, i mają sztandary
    A moja jest o tym, i moja jest mała`,
  hook: `
    {fact}
    I tego nam nie zabierze nikt

    {fact}
    I niech to zaśpiewa dziś cały świat

    {fact}
    I cała ulica to śpiewa dziś w głos

    {fact}
    I to mi się plącze po głowie co dzień

    {fact}
    I jedna linijka wystarczy na dziś`,
}
