import type { Details } from '../../stanzas.ts'

/** Rings and weddings, the small ones, school and exams, church and market, the holidays. */
export const life: readonly Details[] = [
  {
    words:
      'ślub* slub* obrączk* obrączek narzeczon* zaręcz* oświadcz* panna_młoda panny_młodej pan_młody pana_młodego welon* poślub* rocznic*',
    stanzas: `
      Obrączka jest mała, a waży tyle
      Welon się plącze na wietrze przy schodach
      Ryż ma się jeszcze za kołnierzem
      I głos drży, choć to jest jedno słowo: zgoda

      Ktoś płacze w trzecim rzędzie ze szczęścia
      Krawat jest krzywy, a oczy lśnią
      Ktoś podał obrączki na białej poduszce
      I cisza, i dzwony za chwilę brzmią`,
    later: `
      Po latach obrączka trochę się wytrze
      I rysę ma od zmywania i dni
      A ręka w ręce jest wciąż ta sama
      I mówi to samo co w tamte dni`,
    hook: `
      Obrączka na palcu i ręka w dłoni
      I razem się idzie, i nikt nas nie goni

      Ślub był w jeden dzień, a trwa całe życie
      I cieszy się nim człowiek skrycie`,
  },
  {
    words: 'wesele wesela weselu weselem weselach weseln* oczepin* poprawin* druhn* drużb*',
    stanzas: `
      Orkiestra gra już trzeci raz to samo
      Wujek zatańczył z wazą i z krzesłem
      Buty stoją pod stołem parami
      I welon wędruje, ciężki od szczęścia

      Rosół paruje, a sala śpiewa
      Dziecko zasnęło na dwóch fotelach
      Ktoś gubi mowę i mówi bez kartki
      I wszyscy klaszczą, jak to na weselach`,
    later: `
      O świcie zostają na stole kwiaty
      I ktoś jeszcze tańczy na bosaka
      A wesele się dawno skończyło w kalendarzu
      A w nich nadal trwa, bo miłość jest taka`,
    hook: `
      Wesele, wesele, niech gra do dnia
      Kto kocha, ten tańczy, i tańczę ja`,
  },
  {
    words:
      'niemowl* noworod* bobas* dzidzi* pieluch* pieluszk* śpioszk* grzechotk* smoczek smoczk* raczkuj* ząbkuj* pierwszy_krok pierwsze_kroki',
    stanzas: `
      Skarpetka jest mniejsza od palca
      Ktoś chodzi po domu o trzeciej w nocy
      Pielucha zużyta, butelka ciepła
      I patrzą na świat nowe oczy

      W wózku śpi ktoś, kto rządzi tym domem
      Grzechotka upadła już setny raz
      Wszyscy mówią szeptem i chodzą na palcach
      I całkiem inaczej płynie tu czas`,
    later: `
      A kiedyś ten bobas zawiąże sam buty
      I wyjdzie przez furtkę w szeroki świat
      I w szafie zostanie ta jedna skarpetka
      Maleńka jak listek, co z drzewa spadł`,
    hook: `
      Niemowlę śpi, a świat na palcach
      Stoi i patrzy, i tańczy walca`,
  },
  {
    words:
      'bajka bajkę bajki bajek bajkami dobranoc* kołysan* kolysan* usypia* czyta_bajki czytasz_bajki czytam_bajki czytał_bajki czytała_bajki czytałeś_bajki czytałaś_bajki czytać_bajki czyta_bajkę czytasz_bajkę do_snu',
    stanzas: `
      Bajkę się czyta trzeci raz z rzędu
      Wilk musi mówić grubym głosem
      Lampka rysuje na ścianie las
      I kołdra się kończy pod samym nosem

      Nie wolno opuścić ani jednego słowa
      Smok jest już całkiem znajomy i miły
      Kto czyta, ten ziewa pierwszy na głos
      I wilk na dobranoc już nie ma siły`,
    later: `
      Te bajki się pamięta na zawsze
      I głos, co je czytał, i lampki krąg
      I kiedyś się komuś je opowie
      Z tym samym smokiem, z tych samych rąk`,
    hook: `
      Jeszcze jedna bajka i już idę spać
      A potem się może już lampka spać kłaść`,
  },
  {
    words:
      'szkoła szkołę szkoły szkole szkołą szkół szkoln* uczeń ucznia uczniów uczniowie uczniami uczennic* tornist* świadectw* podstawówk* liceum klasie klasę piórnik*',
    stanzas: `
      Dzwonek dzwoni i pustoszeje korytarz
      Kreda skrzypi, a gąbka jest sucha
      Worek z kapciami wisi na haczyku
      I ktoś z tyłu szepcze sąsiadce do ucha

      Plecak jest cięższy od właściciela
      Na ławce ktoś wyrył serce i datę
      Szkoła pachnie kredą i zupą
      I z okna widać już kawałek świata`,
    later: `
      Ze szkoły zostaje kilka wzorów
      Wierszyk, tabliczka i dziura w głowie
      I ktoś, kto umiał patrzeć na nas tak
      Że chciało się wiedzieć, co jeszcze powie`,
    hook: `
      Dzwoni dzwonek, dzwoni w szkole
      I znów się śmiejemy przy jednym stole`,
  },
  {
    words:
      'egzamin* matura maturę matury maturze maturą maturz* kolokwi* sprawdzian* klasówk* kartków* zakuwa* wkuwa* zdała_egzamin zdał_egzamin',
    stanzas: `
      Notatki leżą na całej podłodze
      I czajnik, co znowu kipi po nocy
      Długopis zapasowy i czekolada
      I literki same wchodzą do oczu

      Zegar na sali tyka za głośno
      Pierwsze pytanie i głęboki wdech
      A potem coś samo wychodzi spod pióra
      x`,
    later: `
      Egzamin się skończy i będzie lato
      I nikt nie zapyta cię o to już
      A to, że się dało, choć trzęsły się ręce
      Zostanie na zawsze jak w kieszeni klucz`,
    hook: `
      Zdasz ten egzamin, bo wszystko masz w głowie
      A reszta, jak trzeba, sama podpowie`,
  },
  {
    words:
      'studia studiów studiach student* studiuj* studiowa* dyplom* magist* akademik* doktorat* licencjat* politechni* uniwersytet* absolwent*',
    stanzas: `
      Notatki krążą po całym roku
      Kawa jest mocna, a tramwaj mknie
      Sesja jest wtedy, gdy kwitną kasztany
      I nikt się nie uczy, bo słońce jest

      Czapka leci w górę i spada w kałużę
      Dyplom jest lekki, a był taki ciężki
      Ktoś śpi na wykładzie z otwartymi oczami
      I wraca tramwajem ten dzień zwycięski`,
    later: `
      A po tych studiach jest jakaś praca
      I numer, pod który się dzwoni co rok
      Bo z wszystkich wykładów najlepiej zostało
      To gadanie na schodach, po zmrok`,
    hook: `
      Dyplom w ręce i świat przed drzwiami
      I śmiech, i schody, i my tacy sami`,
  },
  {
    words:
      'kościół kosciol* kościoł* kościele kościelny kościelnym kościelnej kościelne parafi* proboszcz* ksiądz księdza księdzem księdzu msza mszę mszy mszach modli* pielgrzym* organy organist* organach ministrant*',
    stanzas: `
      Dzwony słychać na całą wieś
      Kościół jest cichy w zwyczajny dzień
      Ławka skrzypi, gdy ktoś uklęknie
      I w kolorowe szyby wpada cień

      Pieśń zaczyna ktoś, kto fałszuje z serca
      Po mszy się gada jeszcze przy bramie
      Kościół pachnie woskiem i kwiatami
      I cisza jest taka, co nie kłamie`,
    later: `
      A kiedy dzwony umilkną wieczorem
      To cisza w kościele zostaje na noc
      I kto tam się modlił za swoich bliskich
      Ten idzie do domu, i ma tę moc`,
    hook: `
      Dzwony, dzwony, niech niosą się w dal
      I niech będzie lżejszy każdy żal`,
  },
  {
    words: 'targ targu targiem targow* bazar* rynek rynku ryneczk* ryneczek jarmark* stragan* pchli pchlim pchlego',
    stanzas: `
      Na targu się próbuje jedną czereśnię
      Waga się chwieje i staje w pół
      Pani od jajek zna wszystkie plotki
      I koprem pachnie już cały stół

      Siatka jest cięższa z każdym krokiem
      Cena spada, gdy się ktoś uśmiecha
      Pomidor z targu pachnie inaczej
      I każdy na swoją porcję czeka`,
    later: `
      I wraca się z targu okrężną drogą
      Z pietruszką, z kwiatem i nowym słowem
      Bo na bazarze kupuje się wszystko
      A dobre słowo gratis, i to nowe`,
    hook: `
      Na targu, na rynku, co sobotę gwar
      Każdy coś wybierze i każdy coś ma`,
  },
  {
    words:
      'wigili* choink* choinek bombk* bombek boże_narodzenie bożego_narodzenia święta świąt świętach świąteczn* opłatek opłatk* kolęd* gwiazdka gwiazdkę gwiazdki karp karpia karpie',
    stanzas: `
      Na choince świeci krzywa gwiazda
      Pusty talerz czeka na kogoś z drogi
      Opłatek się łamie i sypie na obrus
      I kolęda się niesie aż za progi

      Barszcz jest czerwony, a uszka małe
      Dzieci pilnują okna i zmroku
      Sianko szeleści pod białym płótnem
      I tak jest tu zawsze, raz w roku`,
    later: `
      Potem się świeczki na choince zgasi
      I pusty talerz odstawi ktoś
      A w domu zostaje ten jeden wieczór
      I pachnie igłami, i słychać wciąż głos`,
    hook: `
      W Wigilię, w Wigilię niech każdy ma gdzie
      Usiąść przy stole i ogrzać się

      Święta, święta, i dom pełen nas
      I niech się zatrzyma na chwilę czas`,
  },
  {
    words: 'wielkanoc* pisank* pisanek święconk* śmigus* dyngus* palma_wielkanocna mazurek_wielkanocny kraszank*',
    stanzas: `
      Pisanki schną na starej gazecie
      Baranek z cukru stracił ucho
      Koszyk jest ciężki od święconego
      I nikt w lany poniedziałek nie wyjdzie sucho

      Chrzan łzy wyciska całej rodzinie
      Bazie stoją w białym dzbanku
      Babka się piecze i nie wolno stukać
      I pachnie wanilią już o poranku`,
    later: `
      Po świętach zostają skorupki i mazurek
      I wiosna, co weszła i już tu jest
      I chce się zaczynać od nowa wszystko
      I w oknie zielony zrobił się deszcz`,
    hook: `
      Pisanka w koszyku, bazie na dole
      I każdy ma miejsce przy tym stole`,
  },
  {
    words: 'imienin* imprez* prywatk* domówk* toast* balony balonów balonik* konfetti wodzirej* gościnn* w_gości',
    stanzas: `
      Dzwonek do drzwi, i następny, i znów
      Balon pękł, a kot jest już za szafą
      Stół się ugina, a krzeseł brakuje
      I wujek już tańczy z ciocią i z kawą

      Toast jest krótki, bo ktoś się wzruszył
      Stół jest pod ścianą, a dywan pod płotem
      Sąsiad przyszedł prosić o ciszę
      I tańczy już w kapciach, obraca się z kotkiem`,
    later: `
      Nad ranem zostają kieliszki i krzesła
      I jeden balon przy samym suficie
      A impreza, jak każda, najlepsza jest w kuchni
      Gdzie się do rana gada o życiu`,
    hook: `
      Impreza trwa, niech gra, niech gra
      Niech każdy tu tańczy tak jak ja`,
  },
  {
    words: 'pływa pływasz pływam pływał* pływać pływani* pływac* pływalni* basen basenu basenie basenem baseny nurk*',
    stanzas: `
      Woda jest zimna tylko na początku
      Czepek uciska, a świat jest daleko
      Ręka za ręką, oddech za oddechem
      I płynie się równo jak rzeką

      Ręcznik zostaje na mokrej ławce
      Skok, i bąbelki, i cisza na dnie
      Basen pachnie chlorem i ciepłem
      I lekki jest człowiek, jak bywa we śnie`,
    later: `
      A potem się idzie z mokrymi włosami
      I głód jest jak wilk, i bułka jak bal
      A w nocy się płynie jeszcze raz, we śnie
      I woda tak nosi, jak nosi bal`,
    hook: `
      Płyń, płyń, woda niesie cię
      Kto pływa, ten lekko po świecie mknie`,
  },
]
