import type { Details } from '../../stanzas.ts'

/** The grill and the campfire, the larder and sweets, breakfast, mushrooms, and all that grows. */
export const larderAndGarden: readonly Details[] = [
  {
    words:
      'grill grilla grille grillu grillem grilluje grillujesz grilluję grillow* kiełbas* szaszłyk* karkówk* wędzarni* wędzonk*',
    stanzas: `
      Węgiel się żarzy, a dym idzie w oczy
      Kiełbasa strzela i pachnie wciąż
      Ktoś macha tekturą jak wachlarzem
      I sąsiad już stoi tu, nie wiedzieć skąd

      Trawa ugina się pod kocem
      Musztarda czeka na brzegu talerza
      Osy krążą nad słodkim sokiem
      I słońce jeszcze zostać zamierza`,
    later: `
      A kiedy grill zgaśnie i zrobi się chłodno
      Ktoś przyniesie swetry i koce dwa
      I gada się jeszcze, prawie po ciemku
      Bo taki wieczór raz w roku się ma`,
    hook: `
      Grill już dymi, siadajcie w krąg
      I niech ten wieczór nie znika stąd`,
  },
  {
    words: 'ognisk* namiot* biwak* harcer* kemping* camping* śpiwór śpiwor* pod_namiotem pod_namiot',
    stanzas: `
      Iskry lecą wyżej niż sosny
      Ziemniak w popiele jest czarny jak noc
      Z jednej strony gorąco, z drugiej chłodno
      I każdy ma kij, i każdy ma koc

      Gitara krąży od ręki do ręki
      Kto siedzi od ognia, temu jest cieplej
      Dym zawsze idzie w tę samą osobę
      I ziemniak z popiołu to danie najlepsze`,
    later: `
      Z ogniska zostaje popiół i zapach
      We włosach, w swetrze, jeszcze przez dni
      I komu raz było tak ciepło w noc chłodną
      Ten wie, po co ogień w ciemności się tli`,
    hook: `
      Przy ognisku, przy ognisku
      Wszyscy siedzą tak blisko`,
  },
  {
    words: 'słoik* dżem* konfitur* powidł* kompot* przetwory przetworów przetworami nalewk* spiżarni* spiżark*',
    stanzas: `
      Wiśnie się gotują i pryskają na ścianę
      Wieczka pstrykają jedno po drugim
      Etykietka ma datę i krzywą literę
      I pachnie od rana sierpień długi

      Słoiki stoją w rzędach jak wojsko
      Łyżka oblizana ląduje w zlewie
      W piwnicy jest lato na wszystkich półkach
      I każdy dostanie po jednym dla siebie`,
    later: `
      A w styczniu otwiera się jeden słoik
      I nagle jest słońce, i osa, i sad
      Bo dżem to jest lato schowane na potem
      Dla kogoś, komu go będzie brak`,
    hook: `
      Słoik po słoiku, lato pod wieczkiem
      I zima się robi słodka troszeczkę`,
  },
  {
    words: 'czekolad* cukierk* cukierek cukierecz* słodycz* żelki żelków żelkami batonik* pralin* łakoci* łakomczuch*',
    stanzas: `
      Papierek szeleści na dnie kieszeni
      Cukierek wędruje z ręki do ręki
      Czekolada się łamie na równe kostki
      I słodkie są od tego wszystkie piosenki

      Słodycze mieszkają na górnej półce
      Krzesło zna drogę i nie zdradzi nic
      Na palcach zostaje brązowy ślad
      I wszyscy już wiedzą, kto musiał tu przyjść`,
    later: `
      I choć się papierki dawno wyrzuciło
      To smak się pamięta po wielu latach
      Bo taki cukierek, wsunięty w rękę
      Jest słodszy niż wszystko, co ma ten świat`,
    hook: `
      Cukierek w kieszeni, a w sercu maj
      Ktoś o mnie pamiętał i szepnął: masz

      Czekolada na pół, pół dla mnie, pół dla ciebie
      I jest nam tak słodko, i jest nam jak w niebie`,
  },
  {
    words:
      'lody lodów lodami lodach lodziar* gałka_lodów gałkę_lodów gałki_lodów budka_z_lodami budce_z_lodami wafelk* wafelek',
    stanzas: `
      Lody ciekną już po łokieć
      Patyczek zostaje do końca w ręku
      Wafel pęka na samym końcu
      I każdy kłopot topnieje po kęsku

      Trudno wybrać spośród dwunastu smaków
      Kolejka jest długa, a nikt się nie złości
      Zęby bolą, a język się śmieje
      I starczy jeszcze na gałkę dla gości`,
    later: `
      Lody się kończą, zanim się zaczną
      A długo się jeszcze na ławce siedzi
      I idzie się wolno, bo nie ma po co
      Być gdzieś na czas, gdy się gada od rzeczy`,
    hook: `
      Lody, lody, dwie gałki i śmiech
      Lato się topi, więc śpiesz się i jedz`,
  },
  {
    words:
      'śniada* sniadani* jajecznic* jajka jajek jajko jajkami kanapk* kanapek owsiank* tost tosty tostów tostach tostami toster tosterem twaróg twarożek twarożk* twarogu',
    stanzas: `
      Jajecznica skwierczy, a radio gada
      Masło się topi na ciepłej bułce
      Słońce już weszło na brzeg talerza
      I dżem się otwiera, ten z górnej półce

      Kanapki leżą w równym rzędzie
      Ktoś zjadł już plaster, zanim dał ser
      Dzień się zaczyna od stuku noża
      I czajnik, i głosy, i kot, i szmer`,
    later: `
      Niejedno śniadanie się dawno skończyło
      A w głowie wciąż słychać czajnik i śmiech
      Bo miejsce przy stole ma się na zawsze
      I można tam wrócić, w pamięci, jak we śnie`,
    hook: `
      Śniadanie we dwoje, a może i w sześć
      Kto wstał, ten siada i może jeść

      Kanapka z szynką, kto pierwszy, ten ma
      I dobrze, że dzień od śniadania gra`,
  },
  {
    words:
      'grzyb grzyby grzybów grzybami grzyba grzybek grzybk* grzybob* grzybiarz* borowik* prawdziwk* prawdziwek maślak* podgrzybk*',
    stanzas: `
      Las jest mokry i pachnie mchem
      Kosz stoi w trawie i jeszcze jest lekki
      Prawdziwek chowa się pod paprocią
      I nóż ma już swoje rdzawe kreski

      Każdy ma miejsce, którego nie zdradzi
      Pajęczyna siada na samej twarzy
      Kapelusz błyszczy jak mokra skórka
      I nagle jest dziesięć, jak w marzeniach się marzy`,
    later: `
      Wieczorem się grzyby nawleka na nitkę
      I suszą się potem nad piecem co noc
      A w Wigilię wracają z lasu na talerz
      I pachną jak tamten wrześniowy mrok`,
    hook: `
      Na grzyby, na grzyby, nim wstanie mgła
      Kto patrzy pod nogi, ten w koszu coś ma`,
  },
  {
    words: 'makaron* spaghetti lasagne lazani* carbonar*',
    stanzas: `
      Makaron się kręci na widelcu
      Sos zawsze pryska, choć się go tuli
      Para bucha ze zlewu aż pod lampę
      I każdy to ma na swojej koszuli

      Ser się sypie jak pierwszy śnieg
      Jedna nitka ucieka z talerza
      Woda zakipiała, bo ktoś się zagadał
      I już na dokładkę ktoś dalej zmierza`,
    later: `
      I taki zwyczajny makaron we wtorek
      Pamięta się dłużej niż tort czy dwór
      Bo było nam ciepło i sos był na nosie
      I z makaronu był cały spór`,
    hook: `
      Makaron na widelcu, kręć się, kręć
      Na takie kolacje zawsze mam chęć`,
  },
  {
    words:
      'ogród ogrodu ogrodzie ogrodem ogrody ogrodn* ogródek ogródk* ogrod grabie grabi grabisz grabił* grabić podlewa* podleje podlej* konewk* kosiark* trawnik* kosi_trawę kosisz_trawę koszę_trawę kosić_trawę żywopłot* sadzi sadzisz sadzę sadzić sadził* plewi* pieli pielisz sekator*',
    stanzas: `
      Ziemia zostaje za paznokciami
      Konewka kapie na kapcie w kratę
      Coś wyszło z ziemi, czego nikt nie siał
      I rośnie, i cieszy się całym latem

      Grabie stoją oparte o furtkę
      Woda ze szlauchu pluska na co dzień
      Kos sobie chodzi po świeżej grządce
      I zielono się robi w całym ogrodzie`,
    later: `
      Ogród pamięta każde ręce
      I kwitnie za nie jeszcze wiele lat
      Ktoś jedną gałązkę kiedyś posadził
      A dzisiaj w jej cieniu mieści się świat`,
    hook: `
      Ogród kwitnie, bo ktoś go zna
      I z ziemi wyrasta, co serce ma`,
  },
  {
    words:
      'działka działkę działki działce działką działkow* pomidor* warzyw* grządk* grządek szklarni* truskaw* maliny malin malinami marchew* dynia dynię dynie dyni sałatę cukini* rabarbar* fasol* sad sadu sadzie sadem jabłk* jabłek jabłoń jabłoni* czereśni* gruszki gruszek śliwki śliwek',
    stanzas: `
      Pomidor pachnie, nim się go zerwie
      Truskawki znikają prosto z krzaka
      Na płocie wiszą rękawice dwie
      I altana stoi, choć byle jaka

      Wiadro się niesie we dwie osoby
      Sąsiad przez płot poda kopru pęk
      Szklarnia zaparowała od środka
      I słychać łopaty spokojny dźwięk`,
    later: `
      A jesienią na działce pachnie dymem
      I liście się grabi na jeden stos
      Zostaje skrzynka ostatnich jabłek
      I lato, co siedzi i grzeje nos`,
    hook: `
      Na działce, na działce, tam rośnie świat
      Pomidor jak słońce i słodki sad`,
  },
  {
    words:
      'kwiat kwiaty kwiatów kwiatami kwiatach kwiatek kwiatka kwiatki kwiatków kwiatkami kwiaciar* bukiet* róże różami różyczk* tulipan* piwoni* słonecznik* konwali* frezj* goździk* wazon* stokrotk* florystk* lawend*',
    stanzas: `
      Kwiaty stoją na środku stołu
      Woda w wazonie ma kolor nieba
      Papier się zdjął i leży na krześle
      I więcej dziś mówić już nie potrzeba

      Płatek spada na brzeg obrusa
      Ktoś poprawia łodygę, bo krzywo
      W całym pokoju pachnie ogrodem
      I zwykły wtorek się robi szczęśliwy`,
    later: `
      Kwiaty za tydzień pochylą głowy
      A jeden zostanie w książce na dnie
      I gdy ją otworzy ktoś kiedyś przypadkiem
      I cały ten dzień z niej spłynie we śnie`,
    hook: `
      Kwiaty dla ciebie, jeden i sto
      Niech pachnie nimi cały dom

      Bukiet w ręku, uśmiech na twarzy
      I niech się wydarzy to, co się marzy`,
  },
  {
    words: 'doniczk* doniczek roślin* fikus* paproć paproci* kaktus* storczyk* monster* sukulent* parapet*',
    stanzas: `
      Liść się odwraca zawsze do słońca
      Doniczka jest mała, a kwiat w niej trwa
      Kaktus zakwitł raz na siedem lat
      I wszyscy się dziwią, skąd siłę ma

      Konewka robi swój obchód w soboty
      Z jednej gałązki jest dżungla, i wierz
      Ktoś do roślin mówi po imieniu
      I rosną od tego, i kwitną też`,
    later: `
      Rośliny zostają, gdy goście wychodzą
      I stoją w oknie jak dobry znak
      Kto o nie dba, ten wie, że cierpliwość
      To rosnąć powoli, listek do światła, tak`,
    hook: `
      Zielone doniczki, zielony próg
      Wystarczy im woda i parę słów`,
  },
  {
    words: 'pszczoł* pszczół pszczel* pszczółk* pasiek* bartni* miód miodu miodem miody miodek',
    stanzas: `
      Ule stoją w rzędzie pod lipą
      Dym z podkurzacza idzie w sad
      Pszczoły wracają jak krople złota
      I słodki od nich jest cały świat

      Miód się leje cienko i wolno
      Kapelusz z siatką wisi na płocie
      Jedna usiadła na samej łyżce
      I słońce się w słoju zanurza w złocie`,
    later: `
      Zimą się miód bierze z łyżki po trochu
      I pachnie lipą pół domu do dnia
      Bo pszczoły nam całe lato schowały
      I każda kropelka coś z niego ma`,
    hook: `
      Miód na łyżce, słońce w miodzie
      Pszczoły śpiewają w naszym ogrodzie`,
  },
]
