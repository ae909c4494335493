import type { Phrasebook } from './phrasebook.ts'

/**
 * Slots: `gdzie` where, in whatever case it takes; `rzecz` an object in the accusative, "stary kompas" or "twój stary
 * kompas", so no rule may negate its verb; `obraz` what happens by itself, in the present, as a main clause or after
 * "gdy"; `robi` what people do; `jak` a comparison; `kim` what somebody is, in the nominative or the instrumental;
 * `kiedy` when. Nobody here has a gender: "I" and "you" stand in the present tense and without adjectives.
 */
export const polish: Phrasebook = {
  language: 'pl',
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
  stances: [
    {
      name: 'longing',
      keywords:
        'tęskn tęsknota brak rozstan smut żal samot płacz łzy odesz odchodz opuszcz pożegn stracon utrac daleko bezsenn',
      about: `kimś, kto od lat przechowuje {rzecz.sama}
        pierwszej nocy w pojedynkę {gdzie}
        głosie, który {kiedy} wciąż brzmi {gdzie}
        dwojgu ludziach, którzy chcieli jeszcze raz {robi.inf}`,
    },
    {
      name: 'devotion',
      keywords: 'miłoś kocha zakochan serc ślub wesel całus pocał czuł wiern razem żona mąż mama tata romant przytul',
      about: `dwojgu ludziach, którzy chcą do rana {robi.inf}
        szczęściu, które czeka {gdzie}
        oświadczynach {kiedy} {gdzie}
        starym małżeństwie, które {kiedy} wspomina dzień {gdzie}`,
    },
    {
      name: 'celebration',
      keywords:
        'świętuj zabaw impre radoś wesoł szczęśliw urodzin tańcz święto śmiech toast zwycię weekend hura piątek',
      about: `zabawie {gdzie}, która nie chce się skończyć
        przyjaciołach, którzy {kiedy} wolą {robi.inf}
        najlepszym wieczorze w roku {gdzie}
        nieznajomych, którym chce się razem {robi.inf}`,
    },
    {
      name: 'defiance',
      keywords: 'gniew złoś wściek bunt zemst wojn walk kłam kłamst dość koniec nigdy wolnoś siła silna krzyk nienawi',
      about: `ostatnim słowie {gdzie}
        kimś, kto oddaje {rzecz.sama} i odchodzi
        dniu, w którym kobieta przestaje milczeć {gdzie}
        gniewie, który budzi się {kiedy} {gdzie}`,
    },
    {
      name: 'hope',
      keywords:
        'nadziej odwag nowy począt przyszł marzen wiara wierz siły szans zaczy światło jutro dalej inspir podnie',
      about: `dniu, w którym wszystko zaczyna się od nowa {gdzie}
        kimś, kto na szczęście nosi ze sobą {rzecz.sama}
        odwadze, która przychodzi {jak}
        chwili, gdy {obraz}`,
    },
    {
      name: 'calm',
      keywords: 'spok cisz cich łagodn odpocz sen kołysan niedziel oddech relaks leniw wieczór powoli przytuln',
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
  ideas: `(cicha|surowa|ciepła|przekorna|marzycielska|porywająca) piosenka w stylu {style} o {about}. (W refrenie|Na końcu|Pomiędzy zwrotkami): {obraz}.
    {style}, (powoli|z oddechem|prawie szeptem|głośno i prosto|z chórem): piosenka o {about}.
    napisz (piosenkę|hymn|balladę) o {about}. (Zaczyna się|Kończy się) {kiedy} {gdzie}.
    (duet|piosenka pożegnalna|letni przebój|kołysanka|przebój) w stylu {style} o {about}. (Motyw|Obraz|Ostatnie słowa): {kim.mian}.
    o czym dziś śpiewać? O {about}. Niech to będzie {style}, a w tle {obraz}.`,
}
