import type { Details } from '../../stanzas.ts'

/** Evenings that are waited through, people who met, who taught and who help. */
export const days2: readonly Details[] = [
  {
    words: 'rocznica rocznicy rocznicę rocznice',
    stanzas: `
      W kalendarzu jest kółko na czerwono
      Świeca na stole czeka na ogień
      Data jest jedna taka w roku
      I znów się tam wraca tą samą drogą

      Zdjęcie z tamtego dnia trochę wyblakło
      A jednak z daleka wciąż widać te śluby
      Ktoś liczy lata na swoich palcach
      I palców brakuje od tej rachuby`,
    later: `
      Rocznica minie, a dni zostaną
      Te całkiem zwykłe, bez kwiatów i dat
      I właśnie z tych dni, a nie ze świętowania
      Się robi wspólne życie i świat`,
    hook: `
      Dziś jest rocznica, a jutro jest dzień
      I oba są dobre, gdy w oba się chce`,
  },
  {
    words:
      'nadgodzin* do_nocy_w_pracy w_pracy_do_nocy po_godzinach siedział_w_pracy siedziałem_w_pracy siedziałam_w_pracy siedzisz_w_pracy wraca_późno wracasz_późno wracałem_późno',
    stanzas: `
      Lampka przy biurku świeci ostatnia
      Za oknem już dawno jest ciemny blok
      Ekran ma jeszcze tysiąc pytań
      A w domu ktoś czeka na krok

      Winda jedzie na dół pusta
      Telefon leży ekranem w dół
      Tramwaj odjechał z wieczornym światłem
      I stygnie w domu nakryty stół`,
    later: `
      Praca poczeka, bo praca nie czuje
      A człowiek przy stole liczy do stu
      I żadne biuro nie odda wieczoru
      Gdy ktoś czekał z lampką, właśnie tu`,
    hook: `
      Po godzinach, po godzinach zgaś już ekran
      Bo w domu jest ktoś, kto czeka`,
  },
  {
    words: 'kolacj* nakryty_stół',
    stanzas: `
      Na stole dwa talerze i świeczka
      Kolacja stygnie, bo długo po zmroku
      Zegar w kuchni chodzi za głośno
      I słychać na schodach, kto idzie o zmroku

      Garnek pod ścierką trzyma ciepło
      Ktoś patrzy w okno co parę chwil
      Serwetki leżą złożone w trójkąt
      I dłuższa się robi każda z tych chwil`,
    later: `
      Kolację odgrzać się da na nowo
      A wieczór się nie da, wieczór jest raz
      I dlatego przy stole, gdy ktoś już wraca
      Niech chleb i rozmowa mają czas`,
    hook: `
      Kolacja we dwoje, lampka i chleb
      I dobrze, gdy ktoś na kogoś czeka też`,
  },
  {
    words:
      'poznali* poznaliście poznaliśmy spotkali* spotkaliście spotkaliśmy pierwsza_randka pierwszej_randce pierwszym_spotkaniu',
    stanzas: `
      Mogło się nigdy to nie wydarzyć
      Wystarczył uśmiech, i to był ten znak
      Jedno spojrzenie, trochę za długie
      I nagle się zmienia cały świat

      Najpierw był uśmiech, a potem rozmowa
      A w środku się ciepłe światło tli
      Nikt tego wtedy nie wiedział jeszcze
      I dobrze, że ktoś wtedy otworzył drzwi`,
    later: `
      I kto by pomyślał, że z jednej chwili
      Z jednego spotkania jest cały dom
      Dwie szczoteczki, dwa kubki na stole
      I lampka, co pali się, gdy ciemno stąd`,
    hook: `
      Poznać się w porę, i niech to tak trwa
      Że jedno bez drugiego nie chce ni dnia`,
  },
  {
    words: 'imieniu po_imieniu',
    stanzas: `
      Wystarczy imię, a twarz się rozjaśnia
      Ktoś to pamięta od wielu lat
      Dzień dobry brzmi wtedy całkiem inaczej
      I mniejszy się robi ten wielki świat

      Głos zna każdego, kto stanie w progu
      I pyta o zdrowie, o psa i o deszcz
      Nie ma numerków ani kolejki
      I do takich ludzi się wracać chce`,
    later: `
      Po latach się nie pamięta zakupów
      A pamięta się kogoś, kto mówił: to ty
      Bo kogo się po imieniu zawoła
      Ten wejdzie jak w dom przez te same drzwi`,
    hook: `
      Po imieniu, po imieniu, dzień dobry co dnia
      Tu każdy ma imię i każdego się zna`,
  },
  {
    words: 'uczył nauczył* uczyłeś uczyłaś uczyła nauczyć',
    stanzas: `
      Najpierw nie wychodzi, i drugi raz też
      Ręka prowadzi rękę po śladzie
      Nikt tu nie krzyczy i nikt nie pogania
      I wszystko się w głowie powoli kładzie

      Trzeba to powtórzyć ze sto razy
      I nikt się nie złości, nikt nie ma urazy
      Cierpliwość przysiada na krześle obok
      I nagle wychodzi, raz i dwa razy`,
    later: `
      Nauczył się człowiek i poszedł w drogę
      I umie to teraz bez patrzenia
      A w każdym tym ruchu jest ktoś jeszcze
      I to się już nigdy nie zmienia`,
    hook: `
      Kto nas nauczył, ten w nas trwa
      W każdym tym ruchu, każdego dnia`,
  },
  {
    words: 'pomaga pomagasz pomagał* pomógł pomogła pomogłeś pomogłaś pomoc* wspiera wspierasz wspierał*',
    stanzas: `
      Dzwonek, i w drzwiach już stoi pomoc
      Bez pytań, w kurtce i z torbą w ręku
      Ciężkie rzeczy robią się lżejsze
      I nagle mniej jest w człowieku lęku

      Ktoś bierze karton z drugiej strony
      I niesie go, jakby niósł własny
      Za to się nie płaci i nie dziękuje
      A dzień się robi od tego jasny`,
    later: `
      A kiedy minęło już to, co trudne
      I dawno nie pada, i suchy jest dach
      To pamięta się nie deszcz, lecz kto pomógł
      I stał tam parasolem w drzwiach`,
    hook: `
      Kto pomaga, ten nie pyta, co i jak
      Staje obok, i to jest dobry znak`,
  },
  {
    words: 'kompot kompotu kompotem wycieczk* wycieczek',
    stanzas: `
      Autokar buczy, a plecak uwiera
      Kompot się grzeje, a droga jest, że wstyd
      Dwójkami idzie się przez rezerwat
      I każdy pagórek wygląda jak szczyt

      Ktoś liczy głowy i wychodzi inaczej
      Z tyłu się śpiewa w kółko to samo
      Kanapki smakują najlepiej na murku
      I nikt by nie wracał, choć woła ktoś z bramy`,
    later: `
      I z całej wycieczki zostaje w pamięci
      Nie zamek, nie pomnik, nie rok i nie król
      Lecz kubek kompotu na trawie, w słońcu
      I ktoś, kto podzielił go wszystkim na pół`,
    hook: `
      Na wycieczkę, na wycieczkę, kubki w dłoń
      Kompot na trawie i lata woń`,
  },
  {
    words: 'tęskni tęsknisz tęsknię tęsknił* tęsknot* za_granicą na_emigracji na_odległość',
    stanzas: `
      Zegar pokazuje dwie różne godziny
      Walizka stoi za szafą i czeka
      Rozmowa się rwie na najlepszym słowie
      I nagle się wie, co to znaczy z daleka

      Poduszka po drugiej stronie jest chłodna
      Zdjęcie stoi tuż przy budziku
      Pociągi jadą w jedną stronę
      I dni się wykreśla na kalendarzyku`,
    later: `
      A kiedyś tęsknota się skończy na peronie
      I nikt nic nie powie, bo po co tu głos
      I wszystkie te noce zmieszczą się w rękach
      I ktoś się uśmiechnie, i starczy za los`,
    hook: `
      Tęsknię, i tęsknię, i licz ze mną dni
      Aż staniesz z walizką i zadzwonisz do drzwi`,
  },
  {
    words: 'czeka czekasz czekał* czekać furtk* przy_furtce przy_drzwiach w_oknie przy_bramie',
    stanzas: `
      Furtka skrzypi zawsze tą samą nutą
      Klamka jest ciepła od słońca i rąk
      Droga jest pusta, a oczy patrzą
      I każdy krok poznaje się stąd

      Zegar na wieży wybija kwadrans
      Cień się wydłuża o krok i dwa
      Ścieżka jest w trawie wydeptana
      I cicho się liczy każdy krok dnia`,
    later: `
      I ktoś, kto czekał, ten wie najlepiej
      Że świat się zaczyna od znanych kroków
      I do tej furtki się wraca myślami
      O każdej porze, po każdym roku`,
    hook: `
      Kto czeka, ten kocha, i dobrze wie
      Że ktoś tu na pewno pojawi się`,
  },
  {
    words: 'kapci* kapeć kapcie pantofl*',
    stanzas: `
      Jeden jest w kuchni, a drugi w sieni
      W środku się mieści cały dzienny sen
      Podeszwa jest starta od tylu kroków
      I chodzi się w nich po domu co dzień

      Zimą są ciepłe jak mały piecyk
      Pod łóżkiem spotykają się czasem dwa
      W lewym jest dziura na duży palec
      I ciepło od nich cały dom ma`,
    later: `
      Te kapcie stoją wciąż na swoim miejscu
      I nikt ich nie rusza, i nikt nie chce
      Bo dom się poznaje po takich drobnostkach
      I po tym, kto zawsze znajdował je`,
    hook: `
      Kapcie przy progu, ciepło od drzwi
      I dobrze, że w domu jesteśmy my`,
  },
]
