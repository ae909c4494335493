import type { Details } from '../../stanzas.ts'

/** Dogs, cats and other animals, the farm, the river and the walk. */
export const animals: readonly Details[] = [
  {
    words:
      'pies psa psem psu psie psy psów psami psiak* piesek pieska pieskiem pieski piesku szczeniak* szczeniac* szczenię* kundel* kundl* owczarek owczark* jamnik* labrador* smycz* merda* obroż*',
    stanzas: `
      Ogon wali o meble, aż trzęsie się lampa
      Pół kołdry od dawna już ma psi zapach
      Piłka jest mokra, rzucona sto razy
      I znów ktoś podskakuje na czterech łapach

      Pies wita wszystkich, jak po dalekiej podróży
      Na schodach już słychać radosny pisk
      Na kanapie zostało wygrzane miejsce
      I mokry nos, i ciepły pysk

      Deszcz czy nie deszcz, idzie się na spacer
      Mokre łapy zostawiają ślad po drodze
      Smycz wisi w korytarzu na haczyku
      A ogon pisze kółka po podłodze`,
    later: `
      Wieczorem pies kładzie się w progu z westchnieniem
      I słucha, czy wszyscy już w domu są
      A kiedy policzy nas w myślach do końca
      To zaśnie i łapy mu w biegu drżą`,
    hook: `
      Pies przy nodze wiernie chodzi
      I ciepły dom, gdy na dworze chłodzi

      Nie ma jak z psem, nie ma jak z psem
      I pies to wie, i ja to wiem

      Weź psa na smycz, zawołaj psa
      I niech ten spacer do nocy trwa`,
  },
  {
    words: 'szczeka szczekasz szczekał* szczekać szczekani* szczekaj* szczeknię*',
    stanzas: `
      Listonosz zna ten głos od dawna
      Ten hałas potrafi pół bloku rozmarzyć
      Na szybie został ślad mokrego nosa
      I każdy już wie, kto stoi na straży

      Kot siedzi na płocie i myje łapę
      Za furtką już słychać obce kroki
      Ten hałas potrafi pół bloku rozmarzyć
      I niesie go hen, pod same obłoki`,
    later: `
      A nocą, gdy nikt już nie szczeka na nikogo
      I cisza się kładzie na każdym progu
      To człowiek śpi lepiej, bo ktoś tu pilnuje
      Z nosem na łapach, przy samej podłodze`,
    hook: `
      Kto szczeka, ten czuwa, kto szczeka, ten wie
      Kto stoi za drzwiami i czego chce`,
  },
  {
    words:
      'kot kota kotem kotu kocie koty kotów kotami kotek kotka kotkę kotki kotku kociak* kocur* kociąt* kocię* kicia kici kicię myszy mrucz* miauc* miauk* drapak* kuwet*',
    stanzas: `
      Kot leży na krześle, więc każdy stoi
      Mruczenie jest słychać przez całą ścianę
      Miska jest pełna, lecz nie tym, co trzeba
      I wszystko od rana jest przestawiane

      Łapka powoli zsuwa coś ze stołu
      Drzwi trzeba otworzyć, zamknąć i znów
      W pudełku po butach jest lepiej niż w koszu
      I kot ma tu rację, bez zbędnych słów

      O czwartej nad ranem bieg trwa z przeszkodami
      Wieczorem zajęty jest każdy kąt
      Na swetrze jest więcej sierści niż wełny
      I nikt nie odważy się ruszyć go stąd`,
    later: `
      Wieczorem kot wchodzi po cichu na kołdrę
      Udepcze ją sobie, zakręci się raz
      I zacznie mruczeć, powoli, z daleka
      I wszystko na chwilę ma tu swój czas`,
    hook: `
      Mój kot, mój kot, pan tego domu
      I nie odda fotela nikomu

      Niech kota ktoś kocha, niech kot ma koc
      I mruczy nam cicho całą noc

      Koty chodzą swoją drogą
      Lecz wracają, bo mają do kogo`,
  },
  {
    words:
      'koń konia koniem konie koni koniu koniach końmi konik* jeździ_konno jeździsz_konno jeżdżę_konno jazda_konna jazdę_konną jazdy_konnej stadnin* stajni* siodł* kucyk*',
    stanzas: `
      Siano pachnie latem nawet w grudniu
      Kopyto stuka o deski raz po raz
      Ciepły oddech ogrzewa ręce
      I nic tu nie goni, i jest czas

      Marchewka znika z otwartej dłoni
      Siodło skrzypi i już się rwie krok
      Łąka się kładzie pod kopytami
      A wiatr bierze grzywę i niesie w bok`,
    later: `
      Wieczorem w stajni jest cicho i ciepło
      Koń stoi i drzemie, uszy ma w tył
      Na ubraniu zostaje zapach siana
      I długo się czuje ten wiatr i ten pył`,
    hook: `
      Konie, konie, przez łąkę, przez świt
      Niech niesie nas droga i kopyt rytm

      Koń wie, dokąd iść, więc nie trzymaj za mocno
      Z nim razem przez łąkę, i dzienną, i nocną`,
  },
  {
    words:
      'królik królika króliki królików królikiem króliku królikami króliczk* króliczek chomik* chomicz* świnka_morska świnki_morskie świnki_morskiej świnkę_morską szynszyl* myszoskocz*',
    stanzas: `
      Nos rusza się bez przerwy, jak sprężynka
      Chrupanie słychać aż po świt
      Trociny są wszędzie, nawet w kapciach
      I nigdy się nie przyzna nikt

      Wąsy drżą przy każdym kęsie siana
      Sałata zniknęła bez żadnego śladu
      Ciepła kulka mieści się w zgięciu łokcia
      I czeka spokojnie na porę obiadu`,
    later: `
      Kiedy wieczorem gaśnie ostatnia lampa
      W klatce zaczyna się drugi dzień
      Królik przemierza ją sto razy w kółko
      Chomik w kołowrotku ściga swój cień`,
    hook: `
      Mały królik, wielkie serce
      I nie potrzeba mu nic więcej

      Chomik w kołowrotku, świat w biegu też
      I każdy gdzieś biegnie, a po co, kto wie`,
  },
  {
    words: 'papug* papuż* kanark* kanarek kakadu',
    stanzas: `
      Łuski od ziarna leżą na dywanie
      W domu się mówi dwa razy: pa
      Lusterko i dzwonek kołyszą się w klatce
      I słowa z tej klatki słychać co dnia

      Papuga woła wszystkich po imieniu
      Telefon dzwoni, a to tylko ona
      Piórko usiadło jak spinka na swetrze
      I nikt już nie wie, kto dzwoni do domu`,
    later: `
      Na noc się klatkę nakrywa ściereczką
      I gada się jeszcze przez chwilę przez sen
      Papuga powtarza, co dziś usłyszała
      I cały ten dzień się powtarza w sen`,
    hook: `
      Papuga wie wszystko i mówi na głos
      I każdy się śmieje, i cieszy się blok`,
  },
  {
    words:
      'ptak ptaki ptaków ptaka ptakami ptakom ptaszk* ptaszek ptaszki karmnik* sikork* sikorek wróbel wróbelk* wróble wróbli wróbla bocian* jaskółk* jaskółek lornetk*',
    stanzas: `
      Za oknem ktoś śpiewa od czwartej rano
      Karmnik kołysze się na sznurku
      W zimie się sypie im ziarno na deskę
      I zaraz jest tłoczno na podwórku

      Jaskółka wraca co rok pod ten sam daszek
      Bocian poprawia na słupie dom
      Lornetka czeka na parapecie
      I niesie się klekot z każdej ze stron`,
    later: `
      Jesienią ptaki zbierają się w klucze
      I ktoś na nie patrzy, aż zniknie ślad
      A potem się czeka, aż z pierwszym ciepłem
      Powrócą, i znowu jest pełny sad`,
    hook: `
      Ptaki, ptaki, wyżej niż dach
      Niech nikt się nie boi, niech leci w świat

      Ptak na gałęzi i piosenka w nim
      Kto wstanie o świcie, ten śpiewa z nim`,
  },
  {
    words:
      'krowa krowy krowę krów krową krowami krówk* traktor* ciągnik* gospodarstw* rolnik* rolnicz* rolnict* świnie świń owce owiec kozy żniwa żniw żniwach oborze obora oborę stodoł* doi doisz doił* na_wsi wieś wsi wsią wiejsk*',
    stanzas: `
      Traktor się budzi i kaszle na podwórku
      Mleko się pieni w blaszanym wiadrze
      Siano się suszy i pachnie do nocy
      I pachnie tak, jak się pamięta na zawsze

      Krowy znają drogę i idą same
      Kogut ma zegar dokładny co do minuty
      Pod lasem się snuje mgła znad pastwiska
      I w sieni przy drzwiach stoją mokre buty`,
    later: `
      Po żniwach na wsi jest cicho jak w kościele
      Stodoła jest pełna aż po sam dach
      I siada się wtedy na progu, na desce
      I słychać po zmroku już tylko świerszczy takt`,
    hook: `
      Na wsi, na wsi, gdzie pachnie siano
      Kogut nas zbudzi, bo wstaje się rano

      Krowy na łące, mleko w kubku
      I słońce siada na starym słupku`,
  },
  {
    words:
      'wędk* wędek wędkar* wedkar* ryby rybę łowi łowisz łowię łowić łowił* łowieni* łowimy spławik* spinning* złowił* złowi szczupak* sandacz* okonie okonia leszcza leszcze na_rybach na_ryby',
    stanzas: `
      Spławik stoi na wodzie i ani drgnie
      Nad wodą wstaje słońce jak miód
      Mgła schodzi po cichu z całego jeziora
      I ryba ma zawsze o jeden pomysł w przód

      Żyłka się napięła jak jedna struna
      Ważka usiadła na samym wędzisku
      Szeptem się mówi, bo niesie woda
      I srebrem coś błyska, i jest już blisko`,
    later: `
      Wieczorem ta ryba jest większa o łokieć
      A za rok nie zmieści jej żaden stół
      I nikt już nie pyta, czy naprawdę była
      Bo prawdy było w tym chyba pół`,
    hook: `
      Na ryby, na ryby, zanim wstanie dzień
      Woda jest gładka i cichy jest cień

      Kto łowi, ten czeka, a czekać ma z kim
      I słońce nad wodą rozwiewa dym`,
  },
  {
    words: 'spacer* przechadzk* spacerk* spacerek',
    stanzas: `
      Idzie się wolno, bo nikt nas nie goni
      Ławka pod lipą jest zawsze ta sama
      W kieszeni zostaje kasztan albo kamyk
      I znów za zakrętem jest znajoma brama

      Liście szeleszczą pod samym butem
      Skrót tylko trochę wydłużył spacer
      Pies jakiś obcy zawrócił za nami
      A w parku jest całkiem inaczej`,
    later: `
      Ten spacer się w domu nie kończy od razu
      Bo jeszcze się idzie przez cały sen
      Tą samą aleją, tym samym krokiem
      I jasny jest park, choć kończy się dzień`,
    hook: `
      Chodź na spacer, chodź na spacer
      Świat bez pośpiechu jest całkiem inaczej`,
  },
]
