import type { Details } from '../../stanzas.ts'

/** At home: boxes and keys, sleep and laughter, the phone, the wash and the purse. */
export const home: readonly Details[] = [
  {
    words:
      'przeprowadz* wyprowadzk* parapetówk* nowe_mieszkanie nowym_mieszkaniu nowego_mieszkania nowy_dom nowego_domu nowym_domu nowe_gniazdko',
    stanzas: `
      Kartony stoją aż pod sam sufit
      Echo odpowiada na każdy krok
      Śniadanie się je na odwróconej skrzynce
      I okno bez firanek wpuszcza zmrok

      Klucz jeszcze nie zna nowego zamka
      Kubki są dwa, a na półkach brak
      Na drzwiach już wisi kartka z nazwiskiem
      I słońce się kładzie po wszystkich ścianach`,
    later: `
      Za rok to mieszkanie będzie już znało
      Każdy nasz kapeć i każdy nasz śmiech
      A nowy dom stanie się zwykłym domem
      Gdzie światło się pali, gdy pada śnieg`,
    hook: `
      Nowy dom, nowe drzwi
      Ten sam czajnik, ci sami my

      Mieszkanie małe, a miejsca w nim dość
      Na stół, na śmiech i jeszcze na gości`,
  },
  {
    words:
      'klucze kluczy kluczami kluczyk* gubi_wszystko gubisz_wszystko wszystko_gubi wszystko_gubisz zatrzas* roztargnion* zapominalsk*',
    stanzas: `
      Klucze są wszędzie, tylko nie w torebce
      Torba ma chyba podwójne dno
      Szuka się zawsze w trzeciej kieszeni
      I nigdy nie leżą tam, gdzie się szło

      Sąsiadka ma zapas na taki przypadek
      Święty Antoni ma nadgodziny
      Klucz wisi na haczyku dla ozdoby
      I szuka się zawsze po pół godziny`,
    later: `
      I kiedyś się znajdą te wszystkie klucze
      W palcie, w doniczce i w bucie na dnie
      A dom był otwarty i tak od zawsze
      I wchodził przez niego, kto tylko chce`,
    hook: `
      Gdzie są klucze, gdzie są klucze
      Znajdę, jak się czegoś nauczę`,
  },
  {
    words:
      'okular* gubi_okulary gubisz_okulary gubił_okulary gubiła_okulary gubiłeś_okulary gubiłaś_okulary szuka_okularów szukasz_okularów szukał_okularów szukała_okularów',
    stanzas: `
      Okulary siedzą na czubku głowy
      A cały dom szuka ich pod kanapą
      Szkła są w odciskach od wszystkich palców
      I ktoś już zaczyna szukać za szafą

      Bez okularów gazeta jest szara
      Ktoś mruży oczy i trzyma ją hen
      Etui puste leży na stole
      I szuka się dalej przez cały dzień`,
    later: `
      Bo okulary się zawsze znajdują
      Wtedy, gdy nikt już nie szuka ich
      I widać wyraźnie, co było obok
      Te same twarze i śmiech, i my`,
    hook: `
      Okulary na nosie, a szukamy wszędzie
      A one są z nami zawsze i wszędzie`,
  },
  {
    words: 'spóźni* spozni* punktualn*',
    stanzas: `
      Autobus odjechał minutę temu
      Zegarek się śpieszy, a nogi nie
      Zupa na stole robi się chłodna
      I czeka się chwilę, a czasem dwie

      Pięć minut to czasem jest pół godziny
      Wymówka jest nowa za każdym razem
      Ktoś biegnie przez park z rozwianym szalikiem
      I śmieje się z tego już każdy od razu`,
    later: `
      A jednak, gdy w końcu ktoś staje w progu
      To nikt nie pamięta, że czekał na mrozie
      I nawet spóźnienie się robi legendą
      I śmieszy po latach, i wierszem, i w prozie`,
    hook: `
      Spóźnienie, spóźnienie, lecz przyjść to przyjdzie
      I nic bez tego się dziś nie obejdzie`,
  },
  {
    words: 'chrap* drzemk* drzemi* śpioch* zasypia zasypiasz zasypiał* zaspał* zaśpi* budzik*',
    stanzas: `
      Chrapanie jest słychać na drugim piętrze
      Budzik się wyłącza palcem przez sen
      Poduszka zna wszystkie marzenia na pamięć
      I jeszcze pięć minut, i będzie dzień

      Szklanki w kredensie dzwonią do taktu
      Ktoś śpi na siedząco i mówi, że nie
      Koc zjechał na ziemię w połowie nocy
      I nic go nie zbudzi, choć jasny jest dzień`,
    later: `
      I kiedy jest noc bez tego chrapania
      To cisza jest taka, że nie da się spać
      Bo sen jest najlepszy, gdy obok ktoś sapie
      I wiadomo, że rano jest komu wstać`,
    hook: `
      Kto chrapie, ten żyje, kto chrapie, ten śpi
      A reszta po cichu zamyka drzwi`,
  },
  {
    words:
      'śmiejesz śmieje śmieję śmiejemy śmieją śmiać śmiech śmiechu śmiechem śmiechy uśmiech* usmiech* rozśmiesz* chichot* chichr* śmiał_się śmiała_się śmiałeś_się śmiałaś_się',
    stanzas: `
      Ten śmiech jest słychać przez dwie ściany
      Zaczyna się cicho, a potem jak śnieg
      Leci i ciągnie za sobą innych
      I obcy w autobusie też śmieje się

      Nikt nie pamięta, o co chodziło
      Ktoś się za brzuch już trzyma ze śmiechu
      Śmieje się jeden, a za nim drugi
      I nie da się złapać w tym wszystkim oddechu`,
    later: `
      A kiedy w domu jest dzień bez humoru
      Wystarczy przypomnieć sobie ten śmiech
      I coś się rozluźnia najpierw w kąciku
      x`,
    hook: `
      Śmiej się, śmiej się, do łez, do rana
      I niech nas boli brzuch do rana

      Uśmiech za uśmiech, i dzień już jest lżejszy
      I świat jest troszeczkę od tego wdzięczniejszy`,
  },
  {
    words: 'żart* żarcik* dowcip* suchar* kawały kawałów opowiada_kawał kabaret* wygłup* psikus*',
    stanzas: `
      Ten żart wszyscy znają od dwudziestu lat
      A śmieją się, nim padnie pierwsze słowo
      Ktoś mruga okiem i robi pauzę
      I jakby się słyszało to na nowo

      Suchar jest suchy aż sypie się z niego
      Mina poważna, jak prezes lub król
      Ktoś parska kompotem na biały obrus
      I śmieje się z tego już cały stół`,
    later: `
      A żart, ten najgorszy, zostaje najdłużej
      Powtarza go potem kolejny ktoś
      I każdy dodaje: tak to się mówiło
      I dowcip tak wraca jak stary gość`,
    hook: `
      Dowcip za dowcip i żart za żart
      Kto umie się śmiać, ten jest tyle wart`,
  },
  {
    words:
      'telefon* dzwoni dzwonisz dzwonię dzwonił* dzwonić zadzwo* komórkę komórki komórka komórce smartfon* sms* wideorozm* messenger*',
    stanzas: `
      Telefon dzwoni w połowie kolacji
      Rozmowa miała być krótka, jak gest
      Kabel by sięgnął do końca miasta
      A głos jest tak blisko, jak ktoś, kto tu jest

      W słuchawce słychać czajnik i radio
      Na koniec jest jeszcze: no to już pa
      I potem jeszcze: zapomniało mi się
      I znów się zaczyna, i dalej trwa`,
    later: `
      A kiedy telefon milczy za długo
      To patrzy się w ekran jak w ciemną noc
      Bo czasem wystarczy jedno halo
      I już jest na plecach ciepły koc`,
    hook: `
      Zadzwoń, zadzwoń, choćby na chwilę
      Głos w telefonie znaczy tak wiele`,
  },
  {
    words: 'zdjęci* zdjec* zdjęć fotograf* fotk* album* selfie aparatem aparat',
    stanzas: `
      Na zdjęciu wszyscy mrużą oczy
      Ktoś zawsze mruga o złej godzinie
      Album się klei od starych folii
      I tamto lato już nie przeminie

      Aparat szuka światła po kątach
      Ktoś woła: uwaga, i patrzcie w to szkiełko
      Palec zasłonił pół nieba i słońce
      I wyszło najlepsze, choć trochę z usterką`,
    later: `
      Zdjęcie blednie powoli na ścianie
      A to, co w nim stoi, nie blednie wcale
      Ten wiatr we włosach, ten śmiech tuż za kadrem
      Są dalej, i dalej jest tak wspaniale`,
    hook: `
      Zrób zdjęcie, zrób zdjęcie, niech zostanie ślad
      Uśmiech na zdjęciu nie liczy lat`,
  },
  {
    words: 'skarpet*',
    stanzas: `
      Każda skarpetka szuka swej pary
      Pralka zjada co drugą, to fakt
      Jedna jest w paski, a druga w kropki
      I idą tak razem w ten sam takt

      W szufladzie mieszka dwanaście samotnych
      Dziura na pięcie ma kształt serca
      Na kaloryferze suszy się stado
      I każda się śmieje, i jest trochę szczęścia`,
    later: `
      I może gdzieś jest taka planeta
      Gdzie każda skarpetka parę swą wie
      A tutaj wystarczy, że ciepło jest w stopy
      I nikt się nie śmieje, że różne są dwie`,
    hook: `
      Skarpetki nie do pary, a idą w świat
      Jedna jest siostra, a druga jest brat`,
  },
  {
    words: 'pranie prania praniem praniu pralk* prasuj* prasowa* żelazk* pierze_ubrania wiesza_pranie',
    stanzas: `
      Pranie na sznurku macha rękawami
      Bęben się kręci i nuci swój rytm
      Żelazko sapie, para ucieka
      I pachnie proszkiem już pierwszy świt

      Klamerki siedzą jak wróble na drucie
      Wszystko jest różowe od jednej czerwonej
      Ktoś biegnie do okna, gdy spadną krople
      I biegnie z naręczem, i śmieje się do nas`,
    later: `
      A nocą się kładzie na świeżej pościeli
      I pachnie z niej wiatr i podwórze, i czas
      Bo pranie jest zawsze, i nigdy go koniec
      I zawsze ktoś robi to po cichu dla nas`,
    hook: `
      Pranie na wietrze, wiatr w koszulach
      I niech się to niebo od mydła buja`,
  },
  {
    words: 'sprząta* posprząta* sprzata* odkurza* zmywa* naczynia naczyń porządki porządków mopem mop',
    stanzas: `
      Krzesła już siedzą do góry nogami
      Podłoga pachnie wodą i sosną
      Kurz jeszcze tańczy w smudze od słońca
      I każdy na palcach, i każdy boso

      Talerze kończą kąpiel w pianie
      Szufelka znalazła coś na dywanie
      Pod łóżkiem leży zaginiona moneta
      I błyszczy już wszystko, albo prawie`,
    later: `
      Porządek zostaje tak mniej więcej do wtorku
      A potem coś się wyleje, i okruch, i nić
      I znów trzeba sprzątać, i dobrze, że trzeba
      Bo w pustym i czystym by się nie chciało żyć`,
    hook: `
      Sprzątamy, sprzątamy, od ściany po próg
      I nagle się znalazł zgubiony but`,
  },
  {
    words:
      'pieniądz* pieniędz* pieniąż* oszczędz* oszczędn* skarbonk* totolot* totka portfel* wypłat* grosz grosza grosze groszy',
    stanzas: `
      Grosz do grosza i brzęczy w skarbonce
      Na palcach się liczy do pierwszego dni
      Portfel jest gruby, lecz od paragonów
      I kto ma drobne, ten królem jest dziś

      Lista zakupów ma trzy pozycje
      Promocja kusi, a lista drży
      Ktoś liczy drobne na brzegu stołu
      I starcza na lody, na jedne albo trzy`,
    later: `
      Pieniądze to rzecz, co przychodzi i znika
      Raz portfel jest pełny, raz pusty jak dzwon
      A to, co najdroższe, i tak jest za darmo
      I nie da się tego wziąć z żadnej ze stron`,
    hook: `
      Grosz do grosza, dzień do dnia
      Bogaty jest ten, kto kogoś ma

      Pieniądze jak liście, przychodzą i lecą
      A ludzie zostają i lampy się świecą`,
  },
]
