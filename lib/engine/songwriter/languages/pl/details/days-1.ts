import type { Details } from '../../stanzas.ts'

/** What children learn and fear, pets at their worst, wardrobes and hats. */
export const days1: readonly Details[] = [
  {
    words: 'odkurzacz odkurzacza odkurzaczem odkurzaczu',
    stanzas: `
      Odkurzacz warczy jak smok z garażu
      Pod łóżkiem jest ciemno i całkiem bezpiecznie
      Kabel się wije po całym dywanie
      I to się na szczęście nie dzieje wiecznie

      Ogon się robi jak szczotka do butelek
      Z szafy wystają dwa duże oczy
      Wystarczy, że ktoś tylko wyjmie rurę
      I w domu się robi popłoch uroczy`,
    later: `
      A potem jest cisza i smok śpi w komórce
      Wychodzi się bokiem, czy jest już pogoda
      I niby że nic się tu wcale nie stało
      I wraca na kanapę spokój i zgoda`,
    hook: `
      Odkurzacz, odkurzacz, ratuj się, kto w domu
      I pod łóżko, i ani słowa nikomu`,
  },
  {
    words:
      'śpisz_na_laptopie śpi_na_laptopie śpisz_na_klawiaturze śpi_na_klawiaturze spał_na_laptopie spała_na_laptopie śpisz_na_komputerze śpi_na_komputerze na_klawiaturze chodzisz_po_klawiaturze chodzi_po_klawiaturze',
    stanzas: `
      Na ekranie jest tysiąc liter ha
      Klawiatura jest ciepła, to ważna rzecz
      Praca poczeka do popołudnia
      I nikt nie ma serca, by ruszyć go precz

      Mail poszedł sam, i to do szefa
      Ogon zasłania połowę zdania
      Łapa wcisnęła sześć naraz klawiszy
      I nie ma co dzisiaj robić z pisania`,
    later: `
      Wieczorem laptop się w końcu zamyka
      A sierść jest na każdej z ciepłych liter
      I nic dziś nie powstało ważnego do pracy
      A dzień był naprawdę znakomity`,
    hook: `
      Na klawiaturze śpi mały szef
      I laptop się grzeje, i dobrze mu jest`,
  },
  {
    words:
      'kradnie kradniesz kradł* podkrada podkradasz szynkę szynka szynki szynką zjada_szynkę wyjada wyjadasz parówk* kradzież*',
    stanzas: `
      Talerz był pełny, a teraz jest pusty
      Chleb został sam, a szynki brak
      Na stole są ślady po czterech łapach
      I mina niewinna, jak zawsze tak

      Wystarczy się tylko na chwilę odwrócić
      Kanapka jest lżejsza o plaster lub dwa
      Nikt nic nie widział i nikt nie słyszał
      A pod kanapą ktoś ucztę ma`,
    later: `
      I choć się talerze chowa do szafy
      I kładzie pokrywkę, i stawia straż
      To zawsze coś skradną te szybkie łapy
      I potem tak niewinną się widzi twarz`,
    hook: `
      Kto ukradł szynkę, kto ukradł ser
      Wąsy się śmieją i mruczy szmer`,
  },
  {
    words:
      'ciemności ciemność ciemnością ciemno ciemnego_pokoju boi_się_ciemności boisz_się_ciemności potwor* strach* duchów',
    stanzas: `
      Lampka w kształcie grzybka świeci przy łóżku
      Szafa jest szafą, a płaszcz jest płaszczem
      Drzwi są uchylone na dwa palce
      I nic się nie czai, i nic nie klaszcze

      Cień na ścianie to tylko gałązka
      Księżyc przez szybę zagląda nam w kąt
      Skrzypi podłoga, bo stary jest dom
      A ktoś siedzi blisko, nie rusza się stąd`,
    later: `
      Ciemność to tylko dzień, który drzemie
      I miś też po ciemku przytula koc
      A rano się okaże, że w szafie są buty
      A z potwora się zrobi zwyczajny koc`,
    hook: `
      Niech będzie ciemno, lampka się tli
      I ktoś jest blisko, kiedy się śpi`,
  },
  {
    words: 'miś misia misiem misie misiów misiu pluszak* pluszow* maskotk* przytulank*',
    stanzas: `
      Miś ma jedno ucho zszyte nitką
      Łapka jest całkiem bez futerka
      Śpi się mu dobrze pod cudzą pachą
      I oczko z guzika spod kołdry zerka

      Bez misia nie da się nigdzie pojechać
      Pachnie jak dom i jak własny sen
      Siedzi przy stole na trzech poduszkach
      I zgadza się z każdym przez cały dzień`,
    later: `
      A miś się zestarzeje razem z nami
      I kiedyś usiądzie na szafie, wśród bluz
      I będzie stamtąd patrzył na świat
      I wciąż będzie pachniał tak samo, i już`,
    hook: `
      Miś przy uchu, miś pod głową
      Miś nie powie nic, daję słowo`,
  },
  {
    words:
      'szafę szafa szafy szafą szafie ikea ikei mebel meble mebli śrubk* skręca skręcasz składa_szafę składasz_szafę instrukcj* półkę półki półka',
    stanzas: `
      Instrukcja leży do góry nogami
      Jednej śrubki nie ma w żadnej z toreb
      Drzwi się otwierają, lecz tylko do środka
      I nikt się nie przyzna, że coś nie w porę

      Klucz się wykrzywił w trzecim otworze
      Szafa się chwieje jak statek na fali
      Z obrazka wynika, że to proste
      I wszyscy się na to nabrali`,
    later: `
      A kiedyś ta szafa jednak stanie prosto
      Podparta z lewej książką na pół
      I wszyscy będą ją pokazywać gościom
      I nikt nie otworzy jej dalej niż w pół`,
    hook: `
      Jedna śrubka, jedna śrubka, gdzie ona jest
      Bez niej ta szafa ma zawsze kres

      Szafa, szafa, kto ją złoży, ten wie
      Że w każdej instrukcji coś nie zgadza się`,
  },
  {
    words: 'czapk* kapelusz* beret beretem berecie kaszkiet*',
    stanzas: `
      Czapka wisi na swoim haczyku
      Daszek jest zgięty od palców od lat
      Pachnie wiatrem i zimnym powietrzem
      I dobrze, że jest, bo to czyjś jest ślad

      Poznaje się po niej kogoś z daleka
      Głowa bez czapki to nie ta głowa
      Ktoś ją poprawia, zanim coś powie
      I od tej czapki zaczyna się rozmowa`,
    later: `
      I gdy się tę czapkę bierze do ręki
      To w środku jest jeszcze kształt i ciepło
      I można ją włożyć na jedną chwilę
      I nic z tamtych dni nie uciekło`,
    hook: `
      Czapka na głowie, krok na schodach
      I poznać z daleka, że ktoś już woła`,
  },
  {
    words: 'gwizda* gwiżdże gwiżdżesz gwizd* gwiżdż* pogwizd*',
    stanzas: `
      Melodia wchodzi po schodach pierwsza
      Zupa się grzeje, nim klucz zazgrzyta
      Krok za melodią po schodach się wspina
      I w domu się robi wesoła godzina

      Na całej ulicy słychać tę nutę
      Gołąb na rynnie przechyla głowę
      Nikt nie zna słów ani tytułu
      I każdy zna tylko połowę`,
    later: `
      A kiedy jest cicho, na pustej klatce
      Gwiżdże się czasem ten sam kawałek
      I echo odpowie z trzeciego piętra
      Jakby ktoś wracał, powoli, stale`,
    hook: `
      Ktoś gwiżdże na schodach, i dom już wie
      I robi się cieplej, i ktoś woła mnie`,
  },
  {
    words: 'siano sianie siana stodole stodoła stodoły u_dziadków',
    stanzas: `
      Siano kłuje i pachnie słońcem
      Mysz po deskach drepcze w sposób poważny
      Ktoś szepcze bajkę o wilkach i duchach
      Sen jest tu krótki, bo sen jest mniej ważny

      Drabina skrzypi na siódmym szczeblu
      Koc jest za mały, kłótnia skończona
      Za stodołą świerszcze grają do rana
      I gwiazdy wchodzą przez deski do nas`,
    later: `
      I dziś, kiedy gdzieś ktoś kosi łąkę
      I wiatr to przyniesie, to czuje się znów
      To siano, i tamtą noc, i tę ciszę
      I nie potrzeba do tego słów`,
    hook: `
      Na sianie, na sianie, pod dziurą w dachu
      Gwiazdy liczyliśmy bez krzty strachu`,
  },
]
