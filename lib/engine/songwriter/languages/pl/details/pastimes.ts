import type { Details } from '../../stanzas.ts'

/** Ball and dance, voice and strings, books and games, needles, brushes and screens. */
export const pastimes: readonly Details[] = [
  {
    words:
      'piłka_nożna piłkę_nożną piłki_nożnej piłce_nożnej w_piłkę piłkarz* piłkark* piłkarsk* mecz meczu mecze meczem meczach meczów bramk* bramek gol gola gole goli boisk* stadion* kibic* futbol* napastnik*',
    stanzas: `
      Piłka odbita od ściany garażu
      Szyba w piwnicy pękła od maja
      Kurtki na trawie robią za bramkę
      I nikt się na obiad nie śpieszy, i grają

      Mecz się już kończy, a nikt nie siada
      Szalik jest mokry od deszczu i łez
      Sędzia znów nie miał okularów
      I całe osiedle już o tym wie`,
    later: `
      Po meczu zostaje trawa na butach
      Zdarte kolano i zdarty głos
      A wynik się zmienia przy każdej powtórce
      I piłka wciąż leci, i woła ją ktoś`,
    hook: `
      Piłka w grze, piłka w grze
      Kto ma serce, ten biegnie, gdzie chce

      Jeden mecz, jeden gol
      I niech się cieszy cały stół`,
  },
  {
    words:
      'siatkówk* siatkarz* siatkark* siatkarsk* koszykówk* koszykarz* koszykark* drużyn* trener* trenuj* trening* medal* puchar* ręczna_piłka piłka_ręczna piłkę_ręczną',
    stanzas: `
      Gwizdek przeciął powietrze na pół
      Koszulki mokre, a mecz wciąż trwa
      Trener notuje coś w swoim zeszycie
      I cała hala zna ten takt

      Drużyna łapie się za ramiona
      Piłka zawisła nad samą siatką
      Podłoga piszczy pod każdym krokiem
      I nigdy nie bywa w końcówce gładko`,
    later: `
      Medal się kurzy na gwoździu w pokoju
      A pamięta się tylko tę jedną z nocy
      Gdy nikt już nie wierzył, a cała drużyna
      Podniosła się z ziemi bez niczyjej pomocy`,
    hook: `
      Drużyna, drużyna, ręka przy ręce
      Kto z nami zagra, ten chce jeszcze więcej`,
  },
  {
    words:
      'taniec tańca tańcem tańce tańców tańcach tańcz* tancz* tanecz* tancerk* tancerz* zatańcz* potańców* walca walce tango tanga salsa salsę salsy',
    stanzas: `
      Kuchnia jest mała, a walc się zmieścił
      Kapcie suną jak łyżwy po deskach
      Ktoś liczy na głos do trzech i od nowa
      I kręci się kuchnia, i garnki, i miska

      Obcas stuka, a spódnica wiruje
      Ktoś nadepnął na palce i śmieje się
      Radio gra cicho, lecz to wystarczy
      I taniec się kręci aż po dzień`,
    later: `
      I kiedy muzyka się dawno skończyła
      To nogi wciąż idą, raz, dwa i trzy
      A taniec pamięta się nie z muzyki
      Lecz z ręki na plecach, co mówi: to ty`,
    hook: `
      Zatańcz, zatańcz, raz, dwa, trzy
      Taniec się kończy, nie kończymy my`,
  },
  {
    words: 'śpiew* spiew* zaśpiewa* karaoke wokalist* nuci nucisz nucił* nucić nucę fałszuj* pod_prysznicem',
    stanzas: `
      Głos się niesie po całej klatce
      Szampon robi za mikrofon
      Trzecia zwrotka jest z własnych słów
      I sąsiad nuci zza ściany potem

      Okno otwarte, a refren leci
      Kot się schował pod szafę, na obcas
      Fałsz jest tak czysty, że aż wzrusza
      A śpiewa się dalej, i nikt nie ma obaw`,
    later: `
      A kiedy w tym domu nie słychać śpiewu
      To nagle za głośno tyka zegar
      I lepiej fałszować co dzień pod prysznicem
      Niż nigdy niczego głośno nie śpiewać`,
    hook: `
      Śpiewaj, śpiewaj, byle na głos
      Kto nie zna słów, niech nuci przez nos`,
  },
  {
    words:
      'chór chóru chórze chórem chórki chórzyst* śpiewa_w_chórze śpiewasz_w_chórze śpiewam_w_chórze śpiewał_w_chórze śpiewała_w_chórze śpiewałeś_w_chórze śpiewałaś_w_chórze śpiewać_w_chórze dyrygent* dyrygu*',
    stanzas: `
      Oddech na raz, i cisza przed pierwszym dźwiękiem
      Soprany patrzą w samo sklepienie
      Basy mruczą jak dobry piec
      I nagle się niesie jedno westchnienie

      Nuty szeleszczą, pani podnosi rękę
      Ktoś wszedł za wcześnie i udaje, że nie
      Chór stoi równo w dwóch rzędach
      I dalej się śpiewa, jak gdyby nie`,
    later: `
      Po próbie się idzie razem do przystanku
      I jeszcze pod latarnią śpiewa chór
      Bo każdy z osobna to cichy głosik
      A razem się robi z tego mur`,
    hook: `
      Głos do głosu, chór do chóru
      I niesie nas w górę, bez żadnego sznura`,
  },
  {
    words: 'gitar* ukulele akordy akordów basista basistą',
    stanzas: `
      Struna pękła w środku refrenu
      Palce bolą od pierwszego akordu
      Gitara stoi w kącie przy szafie
      I czeka na rękę i na trochę sportu

      Kostka się znowu schowała w kanapie
      Trzy akordy i zna się już cały świat
      Ktoś nuci cicho, ktoś stuka stopą
      I to samo się grało od wielu lat`,
    later: `
      A kiedy gitara zawiśnie na gwoździu
      I struny ucichną, i zgaśnie szum
      To melodia wychodzi jeszcze na schody
      I każdy ją zna, i nuci ją znów`,
    hook: `
      Trzy akordy i gitara
      I piosenka, nowa czy stara`,
  },
  {
    words:
      'pianin* pianist* fortepian* klawisz* nuty nutach muzyczna_szkoła szkoła_muzyczna szkole_muzycznej szkoły_muzycznej',
    stanzas: `
      Klawisze są żółte jak stare zęby
      Pedał skrzypi, a młotek drży
      Gama wspina się w górę po schodach
      I z dołu na górę biegnie co dni

      Pianino stoi, gdzie nikt nie chodzi
      Ktoś gra jedną ręką, a w drugiej ma chleb
      Metronom kiwa głową i czeka
      I ta sama nuta, aż w końcu jest`,
    later: `
      A kiedy się klapę pianina zamknie
      To długo w środku jeszcze coś gra
      I palce wieczorem stukają po stole
      Po cichu, melodię, co dalej trwa`,
    hook: `
      Czarne i białe, i płynie dźwięk
      Pianino pamięta dotyk rąk`,
  },
  {
    words:
      'czyta* poczyta* czytelni* książk* ksiazk* książecz* książek bibliotek* kryminał kryminały kryminałów kryminałach powieś* księgarni* księgarz* lektur*',
    stanzas: `
      Książka stoi otwarta o kubek
      Latarka świeci, a cicho za oknem
      Jeszcze rozdział, a jest już druga
      I kołdra ma w środku małe okno

      Palec przewraca kartkę po kartce
      Zakładką jest bilet sprzed kilku lat
      Zupa kipi, bo właśnie się wydał
      Ten, kto był winien od pierwszych kart`,
    later: `
      Książka się kończy i staje na półce
      A ten, kto czyta, siedzi i milczy
      Bo ktoś w niej umarł, a ktoś się zakochał
      I świat za oknem wydaje się niczyj`,
    hook: `
      Jeszcze stronę, jeszcze dwie
      Książka wie więcej, niż się wie`,
  },
  {
    words: 'szachy szachów szachach szachami szachist*',
    stanzas: `
      Skoczek stoi tam, gdzie nie powinien
      Ktoś gładzi brodę i patrzy w pion
      Herbata stygnie przy samej szachownicy
      I wieża pilnuje swych czterech stron

      Zegar tyka raz tu, a raz tam
      Królowa idzie na skos przez stół
      Nikt nie mówi od pół godziny
      I król się kładzie po cichu w dół`,
    later: `
      Szachy się zbiera do jednego pudełka
      I król, i pionek śpią obok siebie
      A ruch, którego się wtedy nie zrobiło
      Robi się w nocy, na suficie, w niebie`,
    hook: `
      Szach i mat, i jeszcze raz
      Przy szachach inaczej płynie czas`,
  },
  {
    words:
      'na_drutach druty szydełk* dzierga* włóczk* sweter swetry swetrów sweterk* sweterek swetrze haft* wełnian* makram*',
    stanzas: `
      Druty stukają cicho o siebie
      Kłębek ucieka aż pod kanapę
      Rękaw jest dłuższy od całej ręki
      I kot już położył na wełnie łapę

      Oczko w lewo i oczko w prawo
      Sweter rośnie wieczór za wieczorem
      Lampa świeci na samo kolano
      I wełna się kończy w złą porę`,
    later: `
      Sweter jest za duży albo za mały
      I gryzie, i grzeje najlepiej ze wszystkich
      Bo w każdym oczku jest chwila myślenia
      O kimś, kto jest nam bardzo bliski`,
    hook: `
      Oczko za oczkiem, nitka za nitką
      Sweter się robi powoli, nie szybko`,
  },
  {
    words:
      'szyje szyjesz szyć szył szyła szyłaś szyłeś uszył* uszyj* szycie szycia szyciem krawcow* krawiec* krawca krawcem maszyna_do_szycia maszynę_do_szycia maszynie_do_szycia igłą przyszywa* ceruj* cerowa* guzik guziki',
    stanzas: `
      Maszyna terkocze do późna w nocy
      Szpilki trzyma się w kąciku ust
      Centymetr wisi na szyi jak szalik
      I z resztki firanki wychodzi cud

      Guzik się turla pod samą szafę
      Nitka się plącze za każdym razem
      Kreda rysuje na plecach linię
      I wszystko pasuje, choć nie od razu`,
    later: `
      A potem się chodzi w tym, co uszyte
      I nikt nie wie, ile w tym nocy jest
      Lecz ciepło jest w plecach od równego szwu
      I każdy guzik przyszyty jest też`,
    hook: `
      Szyje się, szyje, ścieg za ściegiem
      I z kawałka robi się płaszcz przed śniegiem`,
  },
  {
    words: 'biega biegasz biegam biegał* biegać biegani* biegacz* pobiega* maraton* półmaraton* jogging*',
    stanzas: `
      Sznurówki mają podwójny węzeł
      Asfalt jest mokry, a oddech jak dym
      Pies z tamtej furtki zna już godzinę
      I biegnie kawałek wzdłuż płotu, i my z nim

      Kolka złapała na trzecim zakręcie
      Zegarek pika i chwali krok
      Numer na piersi szeleści na wietrze
      I meta jest blisko, o jeszcze krok`,
    later: `
      Po biegu się siada na krawężniku
      I patrzy na buty, i pije do dna
      A w nogach jest ołów, a w głowie powietrze
      I jutro się pobiegnie, gdy wstanie dnia`,
    hook: `
      Biegnij, biegnij, krok za krokiem
      I nikt nas już nie dogoni wzrokiem`,
  },
  {
    words:
      'maluje malujesz maluję malował* malować malowani* namalow* malark* malarz* obrazy obrazów obrazk* rysuj* rysowa* rysun* pędzel pędzl* akwarel* sztalug* portret* plastyczk* plastyk farbami farby',
    stanzas: `
      Pędzel zanurza się w kubku z herbatą
      Niebieska smuga jest na policzku
      Sztaluga stoi w samym przejściu
      I kotu też jest niebiesko na pyszczku

      Kartka jest mokra i trochę faluje
      Kredki się toczą pod nogi komuś
      Ktoś patrzy z daleka, mrużąc oko
      I drzewo jest żółte obok domu`,
    later: `
      Obrazek zawisł na drzwiach lodówki
      Magnes go trzyma od wielu lat
      I farby wyblakły, a dom jest ten sam
      I słońce, i kot, i cały świat`,
    hook: `
      Maluje się świat na nowo co dnia
      Kolorów tyle, co serce ma`,
  },
  {
    words: 'serial* film* kino kina kinie kinoman* telewizj* telewizor* telenowel* odcinek odcink* netflix*',
    stanzas: `
      Koc jest jeden na cztery nogi
      Popcorn znika przed czołówką
      Ktoś śpi od drugiej minuty filmu
      I pyta na końcu, co było z córką

      Pilot zaginął w szczelinie kanapy
      Wszyscy już wiedzą, kto będzie zły
      Chusteczki leżą tuż pod ręką
      I jeszcze odcinek, a potem trzy`,
    later: `
      Napisy się kończą i ekran gaśnie
      A nikt nie wstaje, bo ciepły jest koc
      Nie o film chodzi przy oglądaniu
      Lecz o to, z kim się przegada noc`,
    hook: `
      Jeszcze odcinek i idziemy spać
      A serial się kończy, i nie chce się wstać`,
  },
]
