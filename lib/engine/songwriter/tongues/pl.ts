import type { Tongue } from './tongue.ts'

/**
 * Slots: `gdzie` where, in whatever case it takes; `rzecz` an object in the accusative, "stary kompas" or "twój stary
 * kompas", so no rule may negate its verb; `obraz` what happens by itself, in the present, as a main clause or after
 * "gdy"; `robi` what people do; `jak` a comparison; `kim` what somebody is, in the nominative or the instrumental;
 * `kiedy` when. Nobody here has a gender: "I" and "you" stand in the present tense and without adjectives.
 */
export const polish: Tongue = {
  language: 'pl',
  pace: 1.15,
  rhyme: 'stressed',
  titled: { after: '{title}, {line}', before: '{line}, {title}' },
  light:
    'i a o u w z we ze na po do od za pod nad przy przez bez dla przed między spod znad że żeby się już jeszcze czy jak gdy kiedy gdzie to ten ta te tu tam ja ty my on ona mi mnie cię ci nas nam go jej ich mój moja moje mną tobą ciebie tobie twój twoja twoje twoją moją moim twoim mojej twojej jest są być nie ni tak też lub bo więc lecz choć niech aż tylko wciąż znów znowu dziś każdy każda nikt nic jestem jesteś twoich moich',
  forms: { rzecz: 'sama twoja', robi: 'ja my inf', kim: 'mian narz' },
  everyday: {
    kiedy: `o wpół do (drugiej|trzeciej|szóstej)
      kwadrans po (pierwszej|czwartej)
      tuż przed (świtem|północą|szóstą)
      długo po (północy|drugiej)
      w (sobotę|niedzielę|środę|czwartek) o (zmroku|świcie|brzasku|poranku)
      w (piątek|sobotę|niedzielę) nad ranem
      o późnej porze
      o (pierwszym|bladym) brzasku
      o szarej godzinie
      późno po zmroku
      w środku nocy
      pod koniec dnia`,
  },
  openings: `{kiedy} (stoję|siedzę|leżę|czekam|marznę) (w ciszy|bez słowa|jak co dzień|z tobą|po cichu) {gdzie}
    {obraz}, a (ja stoję|ja siedzę|ja czekam|my milczymy|nikt nie śpi) {gdzie}
    (pusto|cicho|ciepło|chłodno|jasno|ciemno) jest dzisiaj {gdzie}, {obraz}
    (ktoś|jakieś dziecko|mój sąsiad|nieznajomy) (zostawia|gubi|chowa|ogląda) {rzecz.sama} {gdzie}
    (widzę|pamiętam|śnię|słyszę), jak {obraz} (w oddali|o świcie|bez końca|po cichu) {gdzie}
    {kiedy} (trzymam w dłoniach|mam przy sobie|znowu oglądam|chowam pod płaszczem) {rzecz.sama}
    {obraz} {kiedy}, (i wszystko milczy|a ja nie śpię|i nikt nie pyta|a ja słucham|i czas ucieka)
    (ty i ja|my dwoje|my we dwójkę|my z daleka) (stoimy|siedzimy|czekamy|milczymy) {gdzie} {kiedy}
    {gdzie} (czeka na nas|leży|ktoś zostawia|zostaje) (czyjś list|stara piosenka|jedno słowo|trochę światła), {obraz}`,
  stances: [
    {
      name: 'longing',
      keywords:
        'tęskn tęsknota brak rozstan smut żal samot płacz łzy odesz odchodz opuszcz pożegn stracon utrac daleko bezsenn',
      detail: `(wciąż|nadal|co noc|w sekrecie) (chowam|trzymam|pielęgnuję|przechowuję) {rzecz.twoja} {gdzie}
        kiedyś (we dwoje|nocami|bez końca|do rana) można było {robi.inf}
        (twój cień|twój śmiech|twój głos|twoje imię|twój zapach) (mieszka|czeka|drży|zasypia|krąży) jeszcze {gdzie}
        {robi.ja} i (myślę o tobie|pytam o ciebie|śnię o tobie|szeptem cię wołam|czekam do rana)
        {kiedy} (zamykam oczy|wracam do ciebie|piszę do ciebie|zapalam światło), a {obraz}
        (sąsiedzi|znajomi|kelnerki|przyjaciele) (ciągle|nadal|czasami|po cichu) pytają o ciebie {gdzie}
        (wracasz|zjawiasz się|przychodzisz|odzywasz się) (we śnie|znienacka|nad ranem|po latach) {jak}
        (nocami|przez sen|czasami|ukradkiem) (widzę|słyszę|spotykam|znajduję) cię {gdzie}`,
      turn: `i (tęsknię|czekam|wołam cię|szukam cię) (co noc|bez końca|coraz mocniej|do rana) {jak}
        i (nic już nie cieszy|sen nie przychodzi|noc się dłuży|czas się wlecze|serce mi pęka), gdy {obraz}
        w snach (wciąż|nadal|co noc|po cichu) jesteś {kim.narz}, (a rano jest pusto|a rano cię nie ma|i znikasz o świcie|i znikasz o brzasku)
        a ja (szepczę|powtarzam|wołam|nucę) twoje imię (pod wiatr|do rana|w pustkę|po cichu) {gdzie}
        (tracę cię|gubię cię|odpływasz|oddalasz się) (dzień po dniu|noc po nocy|krok za krokiem|rok po roku) {jak}
        i (serce|czas|sen|głos) (stygnie|zamiera|milknie|usycha|się łamie) {gdzie}`,
      lift: `(jak długo|ile nocy|ile lat|po co) (mam czekać|mam wołać|mam szukać|mam pytać), gdy {obraz}?
        powiedz, (czy śnisz|czy płaczesz|czy pamiętasz|czy też nie śpisz|o kim myślisz), gdy {obraz}
        (gdzie jesteś|gdzie śpisz|kto cię tuli|kogo całujesz) {kiedy}, gdy {obraz}?
        oddam (wszystko|całe lato|każdy sen|resztę życia) za {rzecz.twoja} (jeszcze raz|na chwilę|w moich dłoniach|przy mnie)
        zawsze, gdy {obraz}, (szukam twych oczu|słyszę twój głos|liczę do stu|patrzę na drzwi|wołam cię znów)
        z kim teraz (mam|można|przyjdzie|da się) (nocami|do rana|po cichu|od nowa) {robi.inf}?`,
      answer: `(wróć|przyjdź|zadzwoń|napisz) (do mnie|choć na chwilę|jeszcze dzisiaj|zanim zasnę), {obraz}
        (czekam|stoję|śpiewam|czuwam) (wciąż|nadal|co noc|do świtu) dla ciebie {gdzie}
        (zostań|zatańcz|zaśnij|zaśpiewaj) (jeszcze raz|jak dawniej|choć na chwilę|tylko dzisiaj) ze mną {gdzie}
        bez ciebie (gasnę|blednę|milknę|dryfuję|marznę) (nocą|cicho|powoli|codziennie) {jak}
        (dla mnie|we mnie|mimo wszystko|po latach) (wciąż jesteś|zostajesz|nadal jesteś) {kim.narz}
        (tak chcę|marzy mi się|tak pragnę|bez ciebie nie umiem) (znów|po cichu|jeszcze raz|do rana) {robi.inf}
        (powiedz|napisz|zanuć|szepnij) mi (słowo|dwa słowa|cokolwiek|do ucha), gdy {obraz}`,
      bridge: `może (stoisz|siedzisz|tańczysz|zasypiasz) (teraz|dzisiaj|właśnie) {gdzie} (i milczysz|i się śmiejesz|i myślisz o mnie|i mnie nie słyszysz)
        kiedyś (nauczę się|spróbuję|odważę się|zdołam) (bez ciebie|bez bólu|bez żalu|bez łez) {robi.inf}
        (zostawiam|chowam|gubię|porzucam) {rzecz.twoja} {gdzie}, (i tyle|bez słowa|bez żalu|i kropka|na zawsze)
        mówią, że (mieszkasz|śpiewasz|śmiejesz się|zasypiasz) (teraz|dzisiaj|czasem|beze mnie) {gdzie}
        a {kiedy}, gdy {obraz}, (puszczam cię wolno|oddaję cię wiatrom|przestaję płakać|oddycham lekko)`,
      about: `kimś, kto od lat przechowuje {rzecz.sama}
        pierwszej nocy w pojedynkę {gdzie}
        głosie, który {kiedy} wciąż brzmi {gdzie}
        dwojgu ludziach, którzy chcieli jeszcze raz {robi.inf}`,
    },
    {
      name: 'devotion',
      keywords: 'miłoś kocha zakochan serc ślub wesel całus pocał czuł wiern razem żona mąż mama tata romant przytul',
      detail: `(niesiesz|przynosisz|pokazujesz|podajesz) mi {rzecz.sama} (ze śmiechem|bez słowa|po cichu|od niechcenia) {gdzie}
        {robi.my}, (a czas nie istnieje|a świat się nie liczy|i wszystko jest lekkie|a ty się śmiejesz|i dnia nam mało)
        (chcę|mogę|lubię|wolę) (z tobą|przy tobie|we dwoje|do rana) {robi.inf}
        (daję ci|pokażę ci|zostawiam ci|oddam ci) {rzecz.sama}, gdy {obraz}
        twoja (dłoń|głowa|ręka) (na moim ramieniu|w moich włosach|przy mojej twarzy|na moich kolanach), gdy {obraz}
        (zasypiasz|śmiejesz się|nucisz|marzysz|śpiewasz) (na moim ramieniu|blisko mnie|z otwartymi oczami) {gdzie}
        (każda kłótnia|każdy strach|moja duma|mój lęk) (maleje|ucieka|milknie|umiera), gdy {obraz}
        (budzisz mnie|całujesz mnie|wołasz mnie|tulisz mnie) {kiedy} (po cichu|ze śmiechem|bez słowa|i jestem w domu)`,
      turn: `i (jesteś we mnie|zostajesz we mnie|trwasz przy mnie|wracasz do mnie) (co dzień|bez końca|na zawsze|po cichu) {jak}
        jesteś {kim.narz}, (a ja jestem twoim domem|i tak niech zostanie|a więcej nie trzeba|i niczego się nie boję|do końca świata)
        i (zostaję|budzę się|zasypiam|oddycham) (przy tobie|z tobą|dla ciebie|pod twoim okiem) {gdzie}
        z tobą (każdy dzień|każda noc|moje serce|cały świat) (śpiewa|dojrzewa|się śmieje|jaśnieje) {jak}
        i (wiem|czuję|przysięgam|powtarzam), że jesteś {kim.narz}
        (jesteśmy|trwamy|zostajemy|dojrzewamy) (we dwoje|po cichu|przy sobie|bez lęku) {jak}`,
      lift: `a gdy {obraz}, (zostaję przy tobie|trzymam cię mocno|śpiewam dla ciebie|kocham cię bardziej|wracamy do domu)
        (powiedz|przysięgnij|obiecaj) mi, że będziemy (zawsze|co lato|na starość|bez końca) {robi.inf}
        (daj mi|pożycz mi|zostaw mi) {rzecz.twoja} i (swoje spojrzenie|ciepłą dłoń|jeden pocałunek|słowo)
        czym jest (cały świat|szczęście|sen|dzień|czas) bez ciebie, gdy {obraz}?
        (nie pytam|nie wiem|nie obchodzi mnie), która godzina, gdy {robi.my} (we dwoje|bez słów|do rana)
        (przytul mnie|pocałuj mnie|prowadź mnie|trzymaj mnie) {kiedy}, gdy {obraz}`,
      answer: `jesteś {kim.narz} (dla mnie|na zawsze|nocą i dniem|i czymś więcej|od lat)
        chcę z tobą (jeszcze dziś|na zawsze|co wieczór|do rana|bez końca) {robi.inf}
        (zostań|zaśnij|zatańcz|obudź się) (przy mnie|ze mną|w moich ramionach|tej nocy) {gdzie}
        kocham cię (głośno|cicho|czule|mocno), {obraz}
        (moje serce|mój spokój|mój sen|moje życie) należy do (ciebie|nas dwojga|twoich dłoni) {gdzie}
        (chodź|wtul się|połóż się|usiądź) (przy mnie|blisko mnie|obok), {obraz}
        z tobą (budzić się|starzeć się|milczeć|zasypiać) {gdzie}, (i niczego więcej|to mi wystarczy|to całe szczęście|przez całe życie)`,
      bridge: `(niech przyjdzie zima|niech zgasną światła|niech skończy się świat|niech miną lata), ty (jesteś|będziesz) {kim.narz}
        (latami|na oślep|bez mapy|nocami) szukało się ciebie, a dzisiaj {obraz}
        (wystarczy nam|zostaje nam|należy nam się) (jeden koc|noc|niebo|śmiech), gdy {obraz}
        (i nikt|nikt inny|nikt w mieście) (nie wie|nie widzi|nie zgadnie), jak {robi.my} {kiedy}
        chodźmy (jeszcze raz|na starość|w deszczu|tej nocy|od nowa) {robi.inf}`,
      about: `dwojgu ludziach, którzy chcą do rana {robi.inf}
        szczęściu, które czeka {gdzie}
        oświadczynach {kiedy} {gdzie}
        starym małżeństwie, które {kiedy} wspomina dzień {gdzie}`,
    },
    {
      name: 'celebration',
      keywords:
        'świętuj zabaw impre radoś wesoł szczęśliw urodzin tańcz święto śmiech toast zwycię weekend hura piątek',
      detail: `{robi.my}, (i nikt nie wraca|a miasto patrzy|i wszyscy śpiewają|a noc jest młoda|jakby to był ostatni raz)
        (ktoś|Lena|mój brat|sąsiadka|nieznajomy) (gubi|oddaje|ogląda|podrzuca) {rzecz.sama} {gdzie}
        (kto śpiewa|kto marzy|kto tańczy|kto się śmieje), ten (zostaje|wygrywa|nie zasypia) dziś {gdzie}
        (wszyscy|sąsiedzi|przyjaciele|nieznajomi) (krzyczą|skaczą|śpiewają|wirują) {kiedy}, bo {obraz}
        (daję ci|rzucam ci|pożyczam ci|przynoszę ci) {rzecz.sama}, (zaśpiewaj z nami|i tak już zostanie|otwieraj okna|bierz, co zechcesz)
        (teraz|dzisiaj|tej nocy|nareszcie) (będziemy|możemy|musimy) {robi.inf} {kiedy}
        (buty|kurtki|troski|zegary) (leżą|zostają|drzemią|czekają) {gdzie}, a {obraz}
        (bas|refren|radio|bęben) (dudni|dzwoni|woła nas|wybucha) {gdzie}, bo {obraz}`,
      turn: `i (lecimy|świecimy|skaczemy|wirujemy) (wysoko|głośno|do rana|bez lęku) {jak}
        (tej nocy|dzisiaj|na zawsze|od teraz) (należy do nas|śpiewa dla nas|świeci dla nas) (świat|szczęście|dzień|niebo) {gdzie}
        i (nikt|nikt z nas|nikt dzisiaj) nie (śpi|płacze|wraca|ucieka|czeka) {gdzie}
        (życie|noc|szczęście|ten dzień) (smakuje|przychodzi|wybucha|rozkwita) dzisiaj {jak}
        jesteś {kim.narz}, (a my nie śpimy|i tańczmy dalej|a noc jest nasza|i niech tak zostanie)
        i {obraz}, (i wszystko gra|a my mamy czas|i śmiech w nas wzbiera|do rana daleko|i nikt nie ucieka)`,
      lift: `(słyszysz|widzisz|czujesz|wiesz już), jak {obraz}? (no chodź|to biegnij|już czas|to dla nas)
        jeszcze (godzina|piosenka|jeden taniec|jeden toast), gdy {obraz}
        (ręce|serca|kubki|głowy) (w górę|do nieba|wysoko), bo {obraz}
        (kto chce|kto umie|kto zdąży|kto ma siłę) (dzisiaj|z nami|jeszcze raz|do rana) {robi.inf}?
        a gdy {obraz}, (śpiewamy głośniej|zaczyna się bal|nie stoi nikt|skaczemy wyżej|bijemy brawo)
        (odłóż|zostaw|schowaj) {rzecz.sama} i (tańcz|śpiewaj|biegnij|skacz) {gdzie}`,
      answer: `(tańczymy|skaczemy|śpiewamy|świętujemy) (do rana|na boso|razem|głośniej) {gdzie}
        (jutro|dzisiaj|tej nocy) będziemy (znowu|razem|głośno|do rana) {robi.inf}
        (noc|szczęście|życie|muzyka) (płonie|pulsuje|faluje|wiruje) {jak}
        (wszystkie|nasze|rozgrzane) (serca|światła|głosy) (biją|tańczą|płyną|lśnią) (dzisiaj|wysoko|głośno) {gdzie}
        (ręce|serca|czapki|oczy) (w górę|do nieba|wysoko), (tańczymy|śpiewamy|nie śpimy), {obraz}
        dzisiaj jesteś {kim.narz}, (tańcz|śpiewaj|biegnij|skacz) (z nami|ze mną|za dwoje)
        (i nikt|bo nikt|dziś nikt) nie (wraca|milczy|zasypia|ucieka), gdy {obraz}`,
      bridge: `(a jutro|kiedyś|na starość) (opowiem|przypomnę|wyśpiewam) ci, jak {robi.my} {gdzie}
        rok (pracy|czekania|marzeń|ciszy) za nami, (dzisiaj|nareszcie|tej nocy) {robi.my}
        nikt nie pyta o (jutro|pieniądze|czas|szefa), gdy {obraz}
        (zostaw|schowaj|podaruj mi) {rzecz.twoja}, (mamy siebie|noc jest duża|dzień jest młody|serce jest lekkie)
        (śpiewaj|graj|nuć|klaszcz) (ciszej|głośniej|z nami) {kiedy}, {obraz}`,
      about: `zabawie {gdzie}, która nie chce się skończyć
        przyjaciołach, którzy {kiedy} wolą {robi.inf}
        najlepszym wieczorze w roku {gdzie}
        nieznajomych, którym chce się razem {robi.inf}`,
    },
    {
      name: 'defiance',
      keywords: 'gniew złoś wściek bunt zemst wojn walk kłam kłamst dość koniec nigdy wolnoś siła silna krzyk nienawi',
      detail: `weź {rzecz.twoja} i (idź|biegnij|jedź|znikaj), (drzwi są otwarte|nie trzymam cię wcale|na dzisiaj wystarczy|nic mi nie trzeba)
        (mówisz mi|wmawiasz mi|przysięgasz|powtarzasz), że (upadnę|zginę|zniknę|przepadnę) {jak}
        {robi.ja}, (czy chcesz, czy nie chcesz|choć krzyczysz|a ty się złościsz|choć świat się dziwi)
        (wolisz mnie|widzisz mnie|chcesz mnie mieć) (w ciszy|na smyczy|w cieniu|na kolanach) {gdzie}
        (porzucam|odkładam|zostawiam|chowam) {rzecz.twoja} {kiedy} (bez słowa|bez żalu|za drzwiami|w milczeniu)
        (szepczą|gadają|śmieją się|czekają) {gdzie}, ale (nie słucham|nie milknę|nie znikam|nie klękam)
        twój (uśmiech|gniew|strach|rozkaz) (gaśnie|blednie|znika|milknie) {gdzie} {jak}
        (idę|stoję|wracam|czekam) z głową (wysoko|uniesioną|do góry), choć {obraz}`,
      turn: `i (idę|biegnę|ruszam|wracam) (pod prąd|od nowa|bez ciebie|na przekór) {jak}
        (teraz|dzisiaj|nareszcie) (jest koniec|mam dosyć|mówię: dosyć|zamykam drzwi), bo {obraz}
        jestem {kim.narz}, (a ty to przegapiasz|i nie dla ciebie|więc nie czekaj|i tak zostanie)
        (już nigdy|nigdy więcej|ani razu) nie (klękam|czekam|milczę|błagam) {gdzie}
        (moje imię|mój gniew|moje serce|mój głos) (nie znika|nie gaśnie|się budzi|wybucha) {gdzie}
        a gdy {obraz}, (śmieję się głośno|stoję tu nadal|nie oglądam się|jestem daleko|mam swoją drogę)`,
      lift: `(kto cię prosił|kiedy pytasz mnie|kiedy słuchasz mnie) (o zdanie|o prawdę|o zgodę) {gdzie}?
        (ile razy|jak długo|dlaczego) mam (dla ciebie|w milczeniu|na próżno|bez słowa) {robi.inf}?
        (słuchaj|popatrz|widzisz), jak {obraz}, (a ja się nie boję|wszystko mi jedno|ja tu zostaję|i liczę do trzech)
        (żadne słowo|żaden wzrok|żaden strach|żaden mur) (mnie nie zatrzyma|mnie nie złamie|mnie nie przestraszy) {gdzie}
        {kiedy} (pakuję|oddaję|rozdaję|sprzedaję) {rzecz.twoja}, (i spokój|i dosyć|bez łez|i kropka)
        (jeden raz|jeszcze raz|po raz ostatni) (mówię nie|mówię to głośno|patrzę ci w oczy), gdy {obraz}`,
      answer: `(płonę|biegnę|trwam|lśnię) (wysoko|bez ciebie|od nowa|na przekór) {jak}
        zatrzymaj {rzecz.twoja}, (odchodzę|to koniec|mam dosyć|chcę więcej|mam siebie)
        (nie zegniesz|nie złamiesz|nie zatrzymasz|nie uciszysz) mnie (teraz|już nigdy|dzisiaj|w ciemności) {gdzie}
        (będę|chcę|mogę) (bez ciebie|po swojemu|na przekór|od jutra) {robi.inf}
        (tutaj|teraz|głośno) (krzyczę|mówię nie|śpiewam|zostaję) (bez lęku|na przekór|bez ciebie|do końca) {gdzie}
        jestem {kim.narz}, (zapamiętaj to|już nie dla ciebie|popatrz na mnie|i tak zostanie)
        (idź sobie|uciekaj|milcz sobie|śmiej się), a tutaj {obraz}`,
      bridge: `(zostawiam|zakopuję|porzucam|gubię) {rzecz.twoja} {gdzie}, (i dosyć|bez żalu|na zawsze|i kropka)
        (strach|wstyd|twój głos|twój cień) (nadal|jeszcze|wciąż) (szuka mnie|czeka) {gdzie}, (ale nie dziś|lecz mnie tu nie ma|i niech szuka)
        (popatrz|spójrz) na mnie (teraz|dzisiaj), {robi.ja} (bez ciebie|po swojemu|ze śmiechem|dzień po dniu)
        (upada się|dorasta się|żyje się|kocha się) (raz tylko|po swojemu|na oślep|bez mapy), gdy {obraz}
        a {obraz}, (nie oglądam się|idę przed siebie|nie brak mi ciebie|mam swoje niebo)`,
      about: `ostatnim słowie {gdzie}
        kimś, kto oddaje {rzecz.sama} i odchodzi
        dniu, w którym kobieta przestaje milczeć {gdzie}
        gniewie, który budzi się {kiedy} {gdzie}`,
    },
    {
      name: 'hope',
      keywords:
        'nadziej odwag nowy począt przyszł marzen wiara wierz siły szans zaczy światło jutro dalej inspir podnie',
      detail: `{robi.ja}, (najpierw nieśmiało|po raz pierwszy|jak kiedyś|jeszcze po cichu), (a potem odważnie|i jakoś się udaje|i nagle oddycham)
        (znajduję|podnoszę|odkrywam|ocalam) {rzecz.sama} {gdzie} (dla ciebie|po ciemku|w pyle|bez słowa)
        (zima|strach|mrok|smutek) (odchodzi|ustępuje|przemija|pakuje walizki), gdy {obraz}
        (długi|ciemny|trudny|niemy) rok (jest za mną|mija wreszcie|odpływa), a {obraz}
        (blizny|pytania|cienie|rany) (bledną|cichną|maleją|znikają) {gdzie} {jak}
        (ktoś|dziecko|kobieta|mój ojciec) (mówi|śpiewa|woła|szepcze) {gdzie}: (nie trać nadziei|zacznij od nowa|wstań jeszcze raz)
        (biorę|zabieram|zachowuję|chowam) {rzecz.sama} (na szczęście|na drogę|na jutro|ze sobą) {gdzie}
        (można|warto|da się|chce się) (znowu|jutro|jeszcze raz|od nowa) {robi.inf} {kiedy}`,
      turn: `i (wstaję|oddycham|dojrzewam|ruszam) (powoli|od nowa|do światła|jeszcze raz) {jak}
        i (wiem|wierzę|czuję|widzę), że {obraz} (dla mnie|dla ciebie|już blisko|nareszcie)
        (gdzieś|kiedyś|już jutro) (czeka|świeci|zaczyna się) (nowy dzień|szczęście|mój maj|światło) {gdzie}
        i (wszystko|serce|świat|życie) (jaśnieje|się budzi|rozkwita|ożywa) {jak}
        jesteś {kim.narz}, (a ja zaczynam|więc ruszam w drogę|i już się nie boję|i uczę się latać)
        (żaden krok|żaden sen|żaden dzień) nie (ginie|jest próżny|przepada|umiera), gdy {obraz}`,
      lift: `(odwagi|spokojnie|wytrzymaj|posłuchaj), gdy {obraz}, (i biegnij|i śpiewaj|mój bracie|kochanie)
        (a co, jeśli|a może) {obraz} i (my zaczynamy|wszystko jest lekkie|rośniemy z nimi|świta nam razem)?
        czy nie (widzisz|słyszysz|czujesz), jak {obraz} (dla nas|po cichu|już teraz)?
        jeszcze (krok|dzień|słowo|oddech) {gdzie}, (i będzie jasno|i jesteśmy w domu|nie trać nadziei)
        (unieś|podnieś|zabierz) {rzecz.sama} (do światła|wysoko|do słońca) i (biegnij|śpiewaj|wierz|ruszaj) {kiedy}
        chcę (wreszcie|znowu|z tobą|bez lęku) {robi.inf}, (niech się dzieje|dzień po dniu|krok po kroku)`,
      answer: `(wstaję|wstajemy|wstaniesz) (jeszcze raz|od nowa|o świcie|do lotu) {jak}
        (uwierz|zaśpiewaj|pobiegnij) (jeszcze raz|ze mną|dalej), {obraz}
        będzie (jasno|ciepło|cicho|lekko) {gdzie} (dla nas|dla ciebie|dla mnie|tej nocy)
        będziemy (znowu|jutro|razem|długo) {robi.inf}
        jesteś {kim.narz}, (pamiętaj o tym|nie zgub się w nocy|niedługo dnieje|idziemy razem)
        (serce|świat|dzień|światło) (się budzi|powraca|zaczyna się|wschodzi) {gdzie} {jak}
        (jutro|kiedyś|niedługo) (zaśpiewasz|zatańczysz|roześmiejesz się) (znowu|ze mną|do słońca) {gdzie}`,
      bridge: `(wczoraj|rok temu|zbyt często) (pusto było|cicho było|ciemno było) {gdzie} (i zimno|i obco|bez końca)
        (teraz|dzisiaj|nareszcie) trzymam {rzecz.sama}, (i to wystarczy|i wiem, po co|i ruszam w drogę|i nic nie boli)
        a gdy (zbłądzę|upadnę|osłabnę) {gdzie}, (złapiesz|odnajdziesz|podniesiesz) mnie (w locie|po cichu|za chwilę)
        (czasami|często|zawsze) (szczęście|maj|nowy dzień) przychodzi {jak}
        chodźmy (od nowa|bez lęku|jak dzieci|za rękę) {robi.inf}`,
      about: `dniu, w którym wszystko zaczyna się od nowa {gdzie}
        kimś, kto na szczęście nosi ze sobą {rzecz.sama}
        odwadze, która przychodzi {jak}
        chwili, gdy {obraz}`,
    },
    {
      name: 'calm',
      keywords: 'spok cisz cich łagodn odpocz sen kołysan niedziel oddech relaks leniw wieczór powoli przytuln',
      detail: `{robi.ja} (i mam czas|i milczę|bez pośpiechu|powoli|dla siebie) {kiedy}
        (herbata|książka|piosenka|krzesło) i (twoja dłoń|cisza|mój koc|okno), (więcej nie trzeba|nic więcej nie muszę) {gdzie}
        {obraz}, (a ja słucham|niech tak będzie|oddycham|a ja jestem) {kiedy}
        (czas|dzień|wiatr|świat) (płynie|mija|drzemie|mruczy) {gdzie} (po cichu|bez celu|powoli|jak we śnie)
        (siedzimy|leżymy|marzymy|milczymy) (długo|we dwoje|po cichu|bez końca) {gdzie}, a {obraz}
        (odłóż|połóż|zostaw) {rzecz.sama} {gdzie}, (posiedź ze mną|chodź do mnie|odpocznij|to nie ucieka)
        nikt (nie goni|nie woła|nie pyta|nie dzwoni) {gdzie}, gdy {obraz}
        (czytam|śpiewam|marzę|nucę) (półgłosem|po cichu|dla siebie) {gdzie}, a {obraz}`,
      turn: `i (wszystko|ten dzień|serce|świat) (cichnie|łagodnieje|mięknie|zasypia) {jak}
        i (zostaję|siedzę|marzę|odpoczywam) (w ciszy|po cichu|bez słowa|przy tobie) {gdzie}
        i (nic już nie boli|nic już nie ciąży|nic mnie nie goni|nikt mnie nie woła), gdy {obraz}
        jesteś {kim.narz}, (a ja mam czas|i tak niech będzie|i ja zasypiam|to mi wystarczy)
        (troski|godziny|pytania) (płyną|znikają|odchodzą|maleją) (po cichu|daleko|bez śladu) {jak}
        (jak dobrze|jak cicho|jak ciepło|jak lekko) (jest teraz|jest z tobą|mi dzisiaj|nam razem) {gdzie}`,
      lift: `(zostań tu|poczekaj|posłuchaj|odetchnij), gdy {obraz} (po cichu|dla ciebie|bez słów)
        (dokąd|po co|dlaczego) mam (pędzić|biec dalej|gonić|uciekać), gdy {obraz}?
        niech (świat|telefon|praca|jutro) (poczeka|zamilknie|zaśnie), {obraz}
        (otwórz|uchyl|zostaw) (okno|drzwi|serce|zasłony) {kiedy}, {obraz}
        (teraz|dzisiaj|już tylko) chcę (powoli|po prostu|z tobą) {robi.inf}
        (słyszysz|widzisz|czujesz), jak {obraz}? (nic więcej|po cichu|to tyle)`,
      answer: `(zostań|usiądź|zaśnij|pomarz) (przy mnie|na długo|po cichu|na chwilę) {gdzie}
        (cichutko|powoli|leciutko) (płynie|opada|kołysze się|brzmi) (dzień|czas|światło) {jak}
        {obraz}, (i więcej nie trzeba|i zaraz zasnę|i jestem cały czas blisko|i tak jest dobrze)
        chcę tylko (po cichu|z tobą|znowu|w spokoju) {robi.inf}
        jesteś {kim.narz}, (zostań tu|nie znikaj|zaśnij już|dziękuję)
        (oddychaj|policz|zanuć) ze mną {gdzie}, (wdech i wydech|cicho i długo|raz i dwa)
        (świat|hałas|czas) może (poczekać|zamilknąć|odpłynąć), {obraz}`,
      bridge: `(dawniej|do wczoraj) (w biegu|w pędzie|bez tchu) (mijał mi czas|mijały dni), a dzisiaj {robi.ja}
        {rzecz.sama} (oddaję|zostawiam|pożyczam) (wiatrom|nocy|ciszy)
        (jeden dzień|rok|szczęście) (mija|przychodzi|dojrzewa) {jak}
        (ktoś|dziecko|sąsiadka) (śpiewa|się śmieje|gwiżdże) {gdzie}, (a ja marzę|i to pasuje|blisko, daleko)
        (jutro|później|kiedyś) też (można|da się|zdążymy) (po cichu|bez pośpiechu|we dwoje) {robi.inf}`,
      about: `popołudniu {gdzie}, w które nic się nie dzieje
        małej radości, która przychodzi {jak}
        kimś, kto {kiedy} po prostu siedzi {gdzie}
        szczęściu, gdy {obraz}`,
    },
  ],
  themes: [
    {
      name: 'sea',
      companions: 'summer sky',
      keywords: 'morz fala fale plaż port statek łódź łódk wyspa żagiel żegl piasek mewa mewy przypływ kotwic bałtyk',
      words: 'fale; mewy; przypływy; latarnie; żagle; muszle; porty; wyspy',
      phrases: {
        gdzie: `na mokrym piasku; w księżyca blasku; na falochronie; na nocnym promie; między łodziami;
          za wydmami; na płytkiej wodzie; przy starej łodzi; w starym porcie; na pomoście;
          w oddali; na pustej plaży`,
        rzecz: `stary kompas / twój stary kompas; list w butelce / twój list w butelce;
          kubek z kotwicą / twój kubek z kotwicą; muszlę z Helu / twoją muszlę z Helu;
          latarkę z kutra / twoją latarkę z kutra; mapę zatoki / twoją mapę zatoki;
          żółtą pelerynę / twoją żółtą pelerynę; złamane wiosło / twoje złamane wiosło;
          okruch bursztynu / twój okruch bursztynu; zdjęcie znad morza / twoje zdjęcie znad morza`,
        obraz: `fala wraca; mewy milkną; latarnia mruga; łodzie się kołyszą; mgła opada; morze oddycha;
          wiatr od morza się wzmaga; prom odpływa; piasek stygnie; przybój huczy`,
        robi: `liczę fale / liczymy fale / liczyć fale; wypływam w morze / wypływamy w morze / wypływać w morze;
          łatam sieci / łatamy sieci / łatać sieci; szukam bursztynu / szukamy bursztynu / szukać bursztynu;
          piszę na piasku / piszemy na piasku / pisać na piasku; biegnę po plaży / biegniemy po plaży / biec po plaży;
          stawiam żagle / stawiamy żagle / stawiać żagle; zbieram muszle / zbieramy muszle / zbierać muszle;
          buduję z piasku zamki / budujemy z piasku zamki / budować z piasku zamki;
          dryfuję bez steru / dryfujemy bez steru / dryfować bez steru`,
        jak: `jak łódź na wodzie; jak słońce na zachodzie; jak piasek pod stopami; jak mewy nad falami;
          jak przypływ o zmroku; jak latarnia w mroku; jak światło w oddali; jak muszla na piasku;
          jak sól na skórze`,
        kim: `port podczas burzy / portem podczas burzy; latarnia na skale / latarnią na skale;
          łódź bez kotwicy / łodzią bez kotwicy; sól na moich wargach / solą na moich wargach;
          zatoka za cyplem / zatoką za cyplem; wiatr w moich żaglach / wiatrem w moich żaglach;
          morze bez brzegu / morzem bez brzegu; wyspa we mgle / wyspą we mgle; bursztyn po sztormie / bursztynem po sztormie`,
      },
    },
    {
      name: 'city',
      companions: 'dance rain',
      keywords:
        'miast ulic asfalt neon metro tramwaj barze knajp warszaw wieżow blok światła urban kamienic dach krakow',
      words: 'światła; ulice; latarnie; dachy; okna; syreny; neony; bramy',
      phrases: {
        gdzie: `na rogu; na twoim progu; na dachu bloku; w ulicznym tłoku; na peronie; na balkonie;
          między blokami; pod neonami; w ostatnim tramwaju; przy barze; na bulwarze; na moście`,
        rzecz: `klucz od dachu / twój klucz od dachu; skórzaną kurtkę / twoją skórzaną kurtkę;
          bilet z wczoraj / twój bilet z wczoraj; pustą butelkę / twoją pustą butelkę;
          plan miasta / twój plan miasta; zepsuty rower / twój zepsuty rower;
          ciemne okulary / twoje ciemne okulary; ostatnią dychę / twoją ostatnią dychę;
          srebrną zapalniczkę / twoją srebrną zapalniczkę; garść monet / twoją garść monet`,
        obraz: `światło się zmienia; miasto nie zasypia; tramwaj rusza; neony mrugają; gołębie wzlatują; taksówka znika;
          bary się zamykają; asfalt lśni; gasną okna; saksofon płacze`,
        robi: `idę na czerwonym / idziemy na czerwonym / iść na czerwonym;
          liczę latarnie / liczymy latarnie / liczyć latarnie; jadę do pętli / jedziemy do pętli / jechać do pętli;
          kupuję kwiaty w przejściu / kupujemy kwiaty w przejściu / kupować kwiaty w przejściu;
          błądzę po mieście / błądzimy po mieście / błądzić po mieście;
          drzemię w tramwaju / drzemiemy w tramwaju / drzemać w tramwaju;
          biegnę przez podwórka / biegniemy przez podwórka / biec przez podwórka;
          wchodzę na dachy / wchodzimy na dachy / wchodzić na dachy;
          szukam tamtego baru / szukamy tamtego baru / szukać tamtego baru;
          maluję po murach / malujemy po murach / malować po murach`,
        jak: `jak neon na betonie; jak pociąg na peronie; jak kroki za drzwiami; jak dym nad dachami;
          jak taksówka po zmroku; jak latarnia w mroku; jak tramwaj o świcie; jak piosenka w barze;
          jak napis na murze`,
        kim: `światło na czwartym piętrze / światłem na czwartym piętrze; ulica do domu / ulicą do domu;
          park bez ogrodzenia / parkiem bez ogrodzenia; puls tego miasta / pulsem tego miasta;
          pokój z widokiem / pokojem z widokiem; zieleń w betonie / zielenią w betonie;
          okno na południe / oknem na południe; klucz do tej nocy / kluczem do tej nocy;
          ostatni tramwaj / ostatnim tramwajem`,
      },
    },
    {
      name: 'road',
      companions: 'city sky',
      keywords:
        'drog podróż jazd autostrad samoch walizk wolność wędr motocykl przygod trasa pociąg wyjazd horyzont autostop',
      words: 'drogi; kilometry; walizki; zakręty; granice; horyzonty; mile; mapy',
      phrases: {
        gdzie: `za górami; między polami; na poboczu; na uboczu; gdzieś na wschodzie; przy starym brodzie;
          na tylnym siedzeniu; w przydrożnym cieniu; na rozstaju; w obcym kraju; na stacji; w drodze`,
        rzecz: `starą walizkę / twoją starą walizkę; mapę drogową / twoją mapę drogową;
          scyzoryk po dziadku / twój scyzoryk po dziadku; kasetę z radia / twoją kasetę z radia;
          kawę z automatu / twoją kawę z automatu; zakurzone buty / twoje zakurzone buty;
          namiot i śpiwór / twój namiot i śpiwór; czapkę z daszkiem / twoją czapkę z daszkiem;
          widokówkę z trasy / twoją widokówkę z trasy; gitarę bez struny / twoją gitarę bez struny`,
        obraz: `droga faluje; silnik śpiewa; pola uciekają; świta nad trasą; ciężarówka mruga; radio trzeszczy;
          granica znika za nami; kurz opada; góry się zbliżają; nadjeżdża noc`,
        robi: `jadę całą noc / jedziemy całą noc / jechać całą noc;
          łapię okazję / łapiemy okazję / łapać okazję; śpię na tylnym siedzeniu / śpimy na tylnym siedzeniu / spać na tylnym siedzeniu;
          pakuję walizki / pakujemy walizki / pakować walizki; trzymam się trasy / trzymamy się trasy / trzymać się trasy;
          otwieram wszystkie okna / otwieramy wszystkie okna / otwierać wszystkie okna;
          gubię wszystkie mapy / gubimy wszystkie mapy / gubić wszystkie mapy;
          jem śliwki na stacji / jemy śliwki na stacji / jeść śliwki na stacji;
          śpiewam z radiem / śpiewamy z radiem / śpiewać z radiem;
          szukam objazdu / szukamy objazdu / szukać objazdu`,
        jak: `jak wiatr nad polami; jak światła za szybami; jak pociąg o brzasku; jak ślad na piasku;
          jak podróżny w cieniu; jak radio w milczeniu; jak koło w biegu; jak trop na śniegu;
          jak motor na szosie`,
        kim: `droga, która została / drogą, która została; objazd do domu / objazdem do domu;
          przestrzeń za szybą / przestrzenią za szybą; przełęcz w górach / przełęczą w górach;
          wiatr w moich włosach / wiatrem w moich włosach; ostatni zjazd / ostatnim zjazdem;
          silnik, który śpiewa / silnikiem, który śpiewa; kraniec mapy / krańcem mapy;
          miejsce przy oknie / miejscem przy oknie`,
      },
    },
    {
      name: 'rain',
      companions: 'city letters',
      keywords: 'deszcz ulew burz grzmot piorun chmur parasol kałuż mokr szar łza mgła kropl pogod',
      words: 'krople; kałuże; burze; chmury; parasole; rynny; szyby; mgły',
      phrases: {
        gdzie: `za szybami; pod rynnami; na ganku; na przystanku; na balkonie; na mokrej ławce; pod parasolem;
          w chacie za polem; na strychu; w samym środku burzy; nad brzegiem kałuży; pod dziurawym dachem`,
        rzecz: `mokry parasol / twój mokry parasol; szary płaszcz / twój szary płaszcz; żółte kalosze / twoje żółte kalosze;
          list pełen plam / twój list pełen plam; świecę w szklance / twoją świecę w szklance;
          herbatę z cytryną / twoją herbatę z cytryną; książkę z ławki / twoją książkę z ławki;
          wełniany koc / twój wełniany koc; czerwoną chustkę / twoją czerwoną chustkę;
          kapelusz z gazety / twój kapelusz z gazety`,
        obraz: `pada deszcz; grzmi w oddali; przelewa się rynna; chmury się rwą; szyby parują; błyska nad dachem;
          drżą kałuże; pogoda się zmienia; krople bębnią; burza bierze oddech`,
        robi: `biegnę przez kałuże / biegniemy przez kałuże / biec przez kałuże;
          czekam na grzmot / czekamy na grzmot / czekać na grzmot;
          suszę płaszcze / suszymy płaszcze / suszyć płaszcze;
          rysuję po szybie / rysujemy po szybie / rysować po szybie;
          moknę na ławce / mokniemy na ławce / moknąć na ławce;
          tańczę na ulicy / tańczymy na ulicy / tańczyć na ulicy;
          wyżymam koszulę / wyżymamy koszule / wyżymać koszule;
          zostawiam okna otwarte / zostawiamy okna otwarte / zostawiać okna otwarte;
          parzę herbatę / parzymy herbatę / parzyć herbatę;
          puszczam łódki z papieru / puszczamy łódki z papieru / puszczać łódki z papieru`,
        jak: `jak deszcz nad dachami; jak krople za oknami; jak mgła o poranku; jak błękit po burzy;
          jak niebo w kałuży; jak ptak pod parasolem; jak chmura nad polem; jak mgła w dolinie;
          jak dym w kominie`,
        kim: `dach nad głową / dachem nad głową; błękit po burzy / błękitem po burzy;
          światło za szybą / światłem za szybą; szczelina w chmurach / szczeliną w chmurach;
          parasol dla dwojga / parasolem dla dwojga; cisza po burzy / ciszą po burzy;
          pierwszy ciepły dzień / pierwszym ciepłym dniem; suchy płaszcz w ulewie / suchym płaszczem w ulewie;
          grzmot w moim sercu / grzmotem w moim sercu`,
      },
    },
    {
      name: 'morning',
      companions: 'letters winter',
      keywords: 'poran ranek świt śniadan kawa pobud wschód herbat kuchni łóżk budzik rosa chleb obudz',
      words: 'filiżanki; poduszki; poranki; ptaki; okruchy; firanki; budziki; bułki',
      phrases: {
        gdzie: `przy stole; na balkonie; przy telefonie; między kubkami; za firankami; pod ciepłym kocem;
          w piekarni na rogu; na progu; w pierwszym blasku; przy śniadaniu; na posłaniu; w kuchni`,
        rzecz: `drugą kawę / twoją drugą kawę; błękitny kubek / twój błękitny kubek; ciepły chleb / twój ciepły chleb;
          dzisiejszą gazetę / twoją dzisiejszą gazetę; blaszany budzik / twój blaszany budzik;
          koszulę w kratę / twoją koszulę w kratę; okulary znad łóżka / twoje okulary znad łóżka;
          słoik miodu / twój słoik miodu; radio z łazienki / twoje radio z łazienki;
          wełniane skarpetki / twoje wełniane skarpetki`,
        obraz: `gwiżdże czajnik; śpiewa kos; słońce wchodzi; stygnie kawa; pachnie chleb; faluje firanka; trzaska furtka;
          budzi się dom; światło maluje smugi; ulica wstaje`,
        robi: `parzę mocną kawę / parzymy mocną kawę / parzyć mocną kawę; kroję chleb / kroimy chleb / kroić chleb;
          wyłączam budzik / wyłączamy budzik / wyłączać budzik; podlewam kwiaty / podlewamy kwiaty / podlewać kwiaty;
          czytam na głos gazetę / czytamy na głos gazetę / czytać na głos gazetę;
          leżę do dziesiątej / leżymy do dziesiątej / leżeć do dziesiątej;
          uchylam okno / uchylamy okno / uchylać okno; zbieram okruchy / zbieramy okruchy / zbierać okruchy;
          nucę do herbaty / nucimy do herbaty / nucić do herbaty;
          smażę jajecznicę / smażymy jajecznicę / smażyć jajecznicę`,
        jak: `jak mleko w kawie; jak rosa na trawie; jak ptaki za oknami; jak słońce nad dachami;
          jak para o brzasku; jak miód w słońca blasku; jak światło na stole; jak makowe pole;
          jak chleb o poranku`,
        kim: `światło na stole / światłem na stole; poranek w maju / porankiem w maju;
          niedziela we dwoje / niedzielą we dwoje; chleb i sól / chlebem i solą;
          miód w herbacie / miodem w herbacie; okno na wschód / oknem na wschód;
          piosenka przed świtem / piosenką przed świtem; pierwszy łyk kawy / pierwszym łykiem kawy;
          łóżko pełne słońca / łóżkiem pełnym słońca`,
      },
    },
    {
      name: 'sky',
      companions: 'sea summer',
      keywords: 'nieb gwiazd księżyc słońc planet kosmos latawc skrzydł ptak komet galakty rakiet obłok',
      words: 'gwiazdy; satelity; komety; skrzydła; gwiazdozbiory; księżyce; ptaki; obłoki',
      phrases: {
        gdzie: `pod gwiazdami; nad dachami; między wzgórzami; na polanie; na wzgórzu; na podwórzu;
          na skraju świata; na końcu lata; w granatowym mroku; na dachu bloku; na szczycie;
          w wysokiej trawie`,
        rzecz: `starą lunetę / twoją starą lunetę; mapę nieba / twoją mapę nieba; latawiec z jedwabiu / twój latawiec z jedwabiu;
          koc w kratę / twój koc w kratę; kamień z pustyni / twój kamień z pustyni;
          wiatraczek z blachy / twój wiatraczek z blachy; jastrzębie pióro / twoje jastrzębie pióro;
          pierścionek z księżycem / twój pierścionek z księżycem; atlas planet / twój atlas planet;
          małą latarkę / twoją małą latarkę`,
        obraz: `wschodzi księżyc; spada gwiazda; obłoki płyną; niebo się otwiera; mruga samolot; krążą jaskółki;
          świeci Wenus; blednie noc; gęstnieje granat; kręci się ziemia`,
        robi: `liczę gwiazdy / liczymy gwiazdy / liczyć gwiazdy; leżę na trawie / leżymy na trawie / leżeć na trawie;
          szukam Wielkiego Wozu / szukamy Wielkiego Wozu / szukać Wielkiego Wozu;
          puszczam latawce / puszczamy latawce / puszczać latawce;
          wymyślam życzenia / wymyślamy życzenia / wymyślać życzenia;
          czekam na księżyc / czekamy na księżyc / czekać na księżyc; latam we śnie / latamy we śnie / latać we śnie;
          nazywam komety / nazywamy komety / nazywać komety;
          patrzę przez lunetę / patrzymy przez lunetę / patrzeć przez lunetę;
          gaszę wszystkie lampy / gasimy wszystkie lampy / gasić wszystkie lampy`,
        jak: `jak kometa w mroku; jak księżyc o zmroku; jak ptaki nad polami; jak gwiazda za oknami;
          jak jaskółka w locie; jak obłok w złocie; jak wiatr na szczycie; jak Wenus o świcie;
          jak noc na końcu świata`,
        kim: `gwiazda nad dachem / gwiazdą nad dachem; księżyc bez nocy / księżycem bez nocy;
          błękit nad polem / błękitem nad polem; ślad po komecie / śladem po komecie; skrzydło ze światła / skrzydłem ze światła;
          niebo w jeziorze / niebem w jeziorze; koniec tej nocy / końcem tej nocy;
          planeta bez wojny / planetą bez wojny; cisza kosmosu / ciszą kosmosu`,
      },
    },
    {
      name: 'summer',
      companions: 'sea dance',
      keywords: 'lato letni upał wakac urlop lipiec sierp czerw lody jezior ogród gorąc słoneczn czereśni biwak',
      words: 'czereśnie; wakacje; świerszcze; słoneczniki; upały; noce; brzoskwinie; jaskółki',
      phrases: {
        gdzie: `nad jeziorami; między makami; na pomoście; na sianie; na polanie; w cieniu; na ciepłym kamieniu;
          za polem; pod parasolem; w ogrodzie; na wodzie; przy ognisku`,
        rzecz: `sukienkę w paski / twoją sukienkę w paski; okulary od słońca / twoje okulary od słońca;
          zardzewiały rower / twój zardzewiały rower; słomkowy kapelusz / twój słomkowy kapelusz;
          koszyk czereśni / twój koszyk czereśni; lody za dwa złote / twoje lody za dwa złote;
          dmuchany materac / twój dmuchany materac; skórzaną piłkę / twoją skórzaną piłkę;
          starą gitarę / twoją starą gitarę; słoik ze świetlikiem / twój słoik ze świetlikiem`,
        obraz: `grają świerszcze; zboże dojrzewa; asfalt faluje; pachną czereśnie; wydłuża się wieczór; jaskółki latają nisko;
          trzaska ognisko; jezioro milczy; topnieją lody; pachnie siano`,
        robi: `skaczę z pomostu / skaczemy z pomostu / skakać z pomostu; zrywam czereśnie / zrywamy czereśnie / zrywać czereśnie;
          jadę bez trzymanki / jedziemy bez trzymanki / jechać bez trzymanki; śpię na sianie / śpimy na sianie / spać na sianie;
          idę boso po trawie / idziemy boso po trawie / iść boso po trawie;
          prażę się w słońcu / prażymy się w słońcu / prażyć się w słońcu;
          kąpię się nocą / kąpiemy się nocą / kąpać się nocą; buduję tratwę / budujemy tratwę / budować tratwę;
          łapię świetliki / łapiemy świetliki / łapać świetliki; dzielę arbuza / dzielimy arbuza / dzielić arbuza`,
        jak: `jak piasek pod stopami; jak jaskółki nad łąkami; jak owoce w ogrodzie; jak słońce na wodzie;
          jak ogień na polanie; jak zapach w sianie; jak kot w cieniu; jak jaszczurka na kamieniu;
          jak burza nad polem`,
        kim: `lato w środku zimy / latem w środku zimy; skok do jeziora / skokiem do jeziora; złoto nad polem / złotem nad polem;
          najdłuższy z dni / najdłuższym z dni; cień w lipcu / cieniem w lipcu; słodycz na wargach / słodyczą na wargach;
          ogień na plaży / ogniem na plaży; dzień bez zegarka / dniem bez zegarka; zapach siana / zapachem siana`,
      },
    },
    {
      name: 'dance',
      companions: 'city summer',
      keywords: 'taniec tańc tanecz dyskote klub parkiet bity basy muzyk rytm walc scen koncert didżej',
      words: 'światła; buty; kroki; basy; noce; lustra; płyty; bębny',
      phrases: {
        gdzie: `na parkiecie; w kabarecie; przy barze; pod głośnikami; za kulisami; między lustrami; na sali;
          w oddali; w różowym półmroku; w szalonym tłoku; na estradzie; przy balustradzie`,
        rzecz: `srebrne buty / twoje srebrne buty; sukienkę z cekinów / twoją sukienkę z cekinów;
          pieczątkę na dłoni / twoją pieczątkę na dłoni; płytę sprzed lat / twoją płytę sprzed lat;
          szklankę z parasolką / twoją szklankę z parasolką; białe pióra / twoje białe pióra;
          kapelusz ze wstążką / twój kapelusz ze wstążką; stary mikrofon / twój stary mikrofon;
          czerwony krawat / twój czerwony krawat; numerek z szatni / twój numerek z szatni`,
        obraz: `wchodzi bas; światła wirują; skacze igła; drży podłoga; tłum śpiewa; kula sypie gwiazdy; wchodzą skrzypce;
          unosi się kurtyna; bęben woła; orkiestra milknie`,
        robi: `tańczę na stole / tańczymy na stole / tańczyć na stole; zmieniam płytę / zmieniamy płytę / zmieniać płytę;
          zrzucam buty / zrzucamy buty / zrzucać buty; klaszczę do taktu / klaszczemy do taktu / klaskać do taktu;
          czekam na bis / czekamy na bis / czekać na bis; kręcę się w kółko / kręcimy się w kółko / kręcić się w kółko;
          śpiewam bez tekstu / śpiewamy bez tekstu / śpiewać bez tekstu;
          uczę się walca / uczymy się walca / uczyć się walca;
          płaczę pod głośnikiem / płaczemy pod głośnikiem / płakać pod głośnikiem;
          wypadam z rytmu / wypadamy z rytmu / wypadać z rytmu`,
        jak: `jak bas pod żebrami; jak cekiny pod światłami; jak bęben po zmroku; jak walc w półmroku;
          jak bąk na parkiecie; jak skrzypce w oddali; jak echo na sali; jak igła na płycie;
          jak brawa o świcie`,
        kim: `bas pod żebrami / basem pod żebrami; lustrzana kula / lustrzaną kulą; walc o czwartej / walcem o czwartej;
          rytm bez końca / rytmem bez końca; światło na skórze / światłem na skórze; środek tej sali / środkiem tej sali;
          pieśń, która nie milknie / pieśnią, która nie milknie; iskra na scenie / iskrą na scenie;
          gwiazda bez sceny / gwiazdą bez sceny`,
      },
    },
    {
      name: 'winter',
      companions: 'letters morning',
      keywords: 'zim śnieg mróz lód zimn świąt wigil kominek sanki grudzień grudni stycz listopad choin boże szron',
      words: 'płatki; ślady; sanki; świece; zamiecie; sople; choinki; śniegi',
      phrases: {
        gdzie: `przy kominie; w białej dolinie; pod świerkami; między zaspami; na lodzie; w zimnym ogrodzie;
          w śniegu; na białym brzegu; na jarmarku; w białym parku; na mrozie; na konnym wozie`,
        rzecz: `gruby szalik / twój gruby szalik; rękawiczki z wełny / twoje rękawiczki z wełny; ostatnią świecę / twoją ostatnią świecę;
          drewniane sanki / twoje drewniane sanki; czapkę z pomponem / twoją czapkę z pomponem;
          kubek barszczu / twój kubek barszczu; druty i włóczkę / twoje druty i włóczkę;
          szklaną kulę / twoją szklaną kulę; gwiazdę z papieru / twoją gwiazdę z papieru; łyżwy po siostrze / twoje łyżwy po siostrze`,
        obraz: `pada śnieg; lód trzeszczy; piec się żarzy; wirują płatki; zamarza staw; biją dzwony; bieleje oddech; wrony milkną;
          dni się kurczą; mróz maluje szyby`,
        robi: `dokładam do ognia / dokładamy do ognia / dokładać do ognia; zapalam świecę / zapalamy świecę / zapalać świecę;
          odśnieżam drogę / odśnieżamy drogę / odśnieżać drogę; ślizgam się po stawie / ślizgamy się po stawie / ślizgać się po stawie;
          lepię bałwana / lepimy bałwana / lepić bałwana; idę po śladach / idziemy po śladach / iść po śladach;
          piekę pierniki / pieczemy pierniki / piec pierniki; grzeję dłonie / grzejemy dłonie / grzać dłonie;
          ubieram choinkę / ubieramy choinkę / ubierać choinkę; rzucam śnieżkami / rzucamy śnieżkami / rzucać śnieżkami`,
        jak: `jak ślad na śniegu; jak sanie w biegu; jak ogień w kominie; jak dym w dolinie;
          jak łyżwy na lodzie; jak ptak na mrozie; jak dzwonki na wozie; jak świece za szybami;
          jak śnieg nad dachami`,
        kim: `żar pod lodem / żarem pod lodem; ciepły piec w grudniu / ciepłym piecem w grudniu; światło w zamieci / światłem w zamieci;
          droga przez zaspy / drogą przez zaspy; płaszcz na mrozie / płaszczem na mrozie; szron na szybie / szronem na szybie;
          świeca w oknie / świecą w oknie; dom pełen drewna / domem pełnym drewna; gwiazda na choince / gwiazdą na choince`,
      },
    },
    {
      name: 'letters',
      companions: 'rain winter',
      keywords: 'list pisz pisa poczt wspomn fotogr zdjęci pamiętnik słow atrament papier wiersz tęsk koper wiadomoś',
      words: 'listy; linijki; zdjęcia; słowa; kartki; adresy; pocztówki; notatki',
      phrases: {
        gdzie: `na strychu; przy biurku; przy telefonie; na balkonie; nad książkami; między listami;
          w antykwariacie; w babcinej chacie; w moim pokoju; w świętym spokoju; na poczcie; przy lampie`,
        rzecz: `pierwszy list / twój pierwszy list; stare zdjęcie / twoje stare zdjęcie; adres w Wiedniu / twój adres w Wiedniu;
          wieczne pióro / twoje wieczne pióro; krótki wiersz / twój krótki wiersz; zasuszoną różę / twoją zasuszoną różę;
          kartkę z lustra / twoją kartkę z lustra; blaszane pudełko / twoje blaszane pudełko;
          zakładkę z książki / twoją zakładkę z książki; dedykację / twoją dedykację`,
        obraz: `blednie atrament; głośno tyka zegar; dzwoni listonosz; papier żółknie; lampa mruga; pęka koperta; szeleszczą strony;
          kapie wosk; skrzypi pióro; urywa się zdanie`,
        robi: `piszę listy / piszemy listy / pisać listy; czytam między wierszami / czytamy między wierszami / czytać między wierszami;
          drę wszystkie szkice / drzemy wszystkie szkice / drzeć wszystkie szkice; kleję znaczki / kleimy znaczki / kleić znaczki;
          szukam słowa / szukamy słowa / szukać słowa; składam łódki z papieru / składamy łódki z papieru / składać łódki z papieru;
          liczę lata / liczymy lata / liczyć lata; skreślam zdania / skreślamy zdania / skreślać zdania;
          otwieram pudełka / otwieramy pudełka / otwierać pudełka; oglądam zdjęcia / oglądamy zdjęcia / oglądać zdjęcia`,
        jak: `jak atrament na stronie; jak głos w telefonie; jak listy pod drzwiami; jak prawda między słowami;
          jak rym o świcie; jak wers w zeszycie; jak data w pamiętniku; jak lampa na szafie;
          jak dłoń na papierze`,
        kim: `słowo, którego szukam / słowem, którego szukam; list bez adresu / listem bez adresu; pismo na ścianie / pismem na ścianie;
          zdanie bez kropki / zdaniem bez kropki; zdjęcie za szkłem / zdjęciem za szkłem; rym do mojej ciszy / rymem do mojej ciszy;
          książka bez końca / książką bez końca; wers, który zostaje / wersem, który zostaje;
          pieczęć na kopercie / pieczęcią na kopercie`,
      },
    },
  ],
  titles: `{word} (i kurz|i złoto|i ogień|bez słów|bez snu|na pożegnanie)
    (ciche|ostatnie|błękitne|dzikie|obce|złote|zgubione|zmęczone) {word}
    {word} {gdzie}
    {kim.mian}
    (gdy|kiedy|a tam|bo) {obraz}
    {robi.inf}
    {gdzie}`,
  ideas: `(cicha|surowa|ciepła|przekorna|marzycielska|porywająca) piosenka w stylu {style} o {about}. (W refrenie|Na końcu|Pomiędzy zwrotkami): {obraz}.
    {style}, (powoli|z oddechem|prawie szeptem|głośno i prosto|z chórem): piosenka o {about}.
    napisz (piosenkę|hymn|balladę) o {about}. (Zaczyna się|Kończy się) {kiedy} {gdzie}.
    (duet|piosenka pożegnalna|letni przebój|kołysanka|przebój) w stylu {style} o {about}. (Motyw|Obraz|Ostatnie słowa): {kim.mian}.
    o czym dziś śpiewać? O {about}. Niech to będzie {style}, a w tle {obraz}.`,
}
