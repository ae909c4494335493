import type { Details } from '../../stanzas.ts'

/** The gym, instruments, games at the table, ballet. */
export const instrumentsAndGames: readonly Details[] = [
  {
    words: 'siłowni* hantl* joga jogę jogi jodze fitness* pilates* gimnasty* sztang*',
    stanzas: `
      Sztanga jest cięższa niż była we wtorek
      Każdy dziś ćwiczy, jak kto umie, na zdrowie
      Ktoś liczy na głos, a wychodzi siedem
      I potem od nowa, aż kręci się w głowie

      Mata się zwija, jak ma już dosyć
      Oddech jest głośny i równy jak pociąg
      Nogi się trzęsą przy każdym schodku
      A jutro tu wrócą, choć dziś ledwo kroczą`,
    later: `
      Po roku się łatwiej wchodzi na piętro
      I siatki z zakupów straciły na wadze
      I tyle zostaje z całej siłowni
      I jakoś od tego przybywa odwagi`,
    hook: `
      Raz, dwa, trzy, na siłowni my
      Boli dziś, a jutro chce się znów przyjść`,
  },
  {
    words: 'skrzypce skrzypcach skrzypiec skrzypk* skrzypek skrzypaczk* wiolonczel* altówk* smyczek smyczk*',
    stanzas: `
      Smyczek się kładzie na strunie jak ręka
      Za ścianą ktoś ściszył swój telewizor
      Nuty się chwieją na chudym pulpicie
      A palce już drogę bez nich widzą

      Skrzypce są małe, a głos mają wielki
      Najpierw drży struna, potem drży ktoś
      Od kalafonii jest biało na ręku
      I ciągle się czuje, że jeszcze nie dość`,
    later: `
      A kiedy się skrzypce kładzie do futerału
      To dźwięk jeszcze chwilę po domu gra
      I nawet ten, kto nie zna się na nutach
      Stoi na schodach, aż cisza trwa`,
    hook: `
      Skrzypce śpiewają bez jednego słowa
      I milknie przy nich każda rozmowa`,
  },
  {
    words: 'akordeon* harmoni* harmoszk*',
    stanzas: `
      Miech bierze oddech na całą izbę
      Noga sama stuka o deski
      Guziki błyszczą jak rząd oczu
      I słychać to aż za ostatnie deski

      Na drugiej ulicy słychać melodię
      Ktoś porwał do tańca szczotkę i sznur
      Pasy skrzypią na obu ramionach
      I śpiewa już z nami cały chór`,
    later: `
      Gdy akordeon śpi w swoim futerale
      To echo po kątach jeszcze się plącze
      I wystarczy, że ktoś tylko zanuci
      I śpiew się zaczyna, gorący jak słońce`,
    hook: `
      Graj, akordeonie, graj do dnia
      Kto zna te kroki, niech tańczy jak ja`,
  },
  {
    words: 'trąbk* trębacz* saksofon* flet* puzon* klarnet* orkiestra orkiestrze orkiestrę orkiestry orkiestrą',
    stanzas: `
      Trąbka błyszczy jak słońce na dachu
      Policzki ma się jak dwa balony
      Złoty dźwięk leci na drugą stronę
      I gołąb odfruwa trochę zdziwiony

      Orkiestra rusza równym krokiem
      Dzieci biegną z boku chodnika
      W oknach się nagle robi tłoczno
      I idzie ulicą sama muzyka`,
    later: `
      A kiedy orkiestra zniknie za rogiem
      To jeszcze przez chwilę w powietrzu tkwi
      Ten jeden dźwięk, najwyższy i złoty
      I z nim się do domu idzie co dni`,
    hook: `
      Orkiestra gra, a trąbka lśni
      Idą za nią całe dni`,
  },
  {
    words:
      'perkus* bębni bębnisz bębny bębnach bębnów koncert* zespół_muzyczny zespole_muzycznym kapela kapeli kapelę zespół_rockowy zespole_rockowym',
    stanzas: `
      Talerze dźwięczą, a szyba drży
      Pałeczki leżą na parapecie
      Sąsiad odpuka zza ściany rytm
      I mamy kapelę najgłośniejszą w świecie

      Światło jest zgaszone, tłum już czeka
      Cztery stuknięcia i rusza bas
      Basu się słucha całym brzuchem
      I ręce w górze ma każdy z nas`,
    later: `
      Po koncercie w uszach jest jeszcze szum
      A na ulicach pusto i mglisto
      I idzie się nocą, środkiem jezdni
      A w głowie gra jeszcze to wszystko`,
    hook: `
      Raz, dwa, trzy, cztery, perkusja gra
      I serce w tym samym rytmie ma`,
  },
  {
    words: 'w_karty karciarz* brydż* remik* poker* planszów* scrabble domino warcab* chińczyka',
    stanzas: `
      Karty się tasuje z miną bez wyrazu
      Punkty się pisze na starej gazecie
      Walet się chowa w samym środku talii
      I nikt się nie przyzna za nic w świecie

      Ktoś zagląda w karty sąsiada przez ramię
      Herbata już stygnie, bo idzie gra
      Stół jest za mały na wszystkie łokcie
      A rewanż do nocy ciemnej trwa`,
    later: `
      Punkty się dawno pogubiły w szufladzie
      I nikt nie wie, kto ma wygrane
      A karty czekają na tym samym stole
      I miejsca są przy nim dla nas dane`,
    hook: `
      Rozdaj karty jeszcze raz
      Przy tym stole mamy czas

      Kto gra w remika, ten wie, jak jest
      Że przegrać wśród swoich to żaden stres`,
  },
  {
    words: 'krzyżówk* krzyżówek krzyzowk* sudoku jolki jolkę szarad*',
    stanzas: `
      Siedem liter, a trzecia jest gie
      Ołówek utknął za uchem z rana
      Ktoś z drugiego pokoju podpowie
      I cała kratka jest zapisana

      Krzyżówka leży obok talerza
      Rzeka w Azji jest na pięć i kropka
      Gumka zostawia na kartce okruszki
      I zawsze się znajdzie ktoś, kto by je dopsuł`,
    later: `
      Krzyżówka się skończy, a pytań jest więcej
      I na nie w gazecie odpowiedzi brak
      Lecz kto umie szukać po kratce i kratce
      Ten kiedyś to znajdzie, tak albo wspak`,
    hook: `
      Poziomo i pionowo, słowo po słowie
      Krzyżówka się kończy, a nowa jest w głowie`,
  },
  {
    words: 'puzzle puzzli puzzlach układank*',
    stanzas: `
      Brzegi się układa zawsze na początku
      Niebo układa się najdłużej, nie mieści
      Kot się położył na samym środku
      I zawsze brakuje jednej części

      Stół od tygodnia jest zajęty
      Obiad się je na kolanach z talerza
      Ktoś w nocy wstaje do szklanki wody
      I dwa kawałki jeszcze przymierza`,
    later: `
      A gdy już puzzle są wszystkie na miejscu
      To szkoda rozbierać, co tak poskładane
      I dobrze, że w życiu, jak w tym pudełku
      Każdemu jest miejsce na świecie dane`,
    hook: `
      Puzzel do puzzla, brzeg i środek
      I układa się w całość dom i ogródek`,
  },
  {
    words: 'balet* tańczy_w_balecie tańczysz_w_balecie tańczyła_w_balecie tańczyłaś_w_balecie',
    stanzas: `
      Baletki schną na kaloryferze
      Palce obolałe, a plecy jak maszt
      Lustro powtarza po raz setny ukłon
      I patrzy na siebie wpatrzona twarz

      Wstążka jest krzyżem na kostce wiązana
      Noga przy drążku rysuje łuk
      Muzyka rusza, a ziemia jakby lżejsza
      I słychać na scenie jeden stuk`,
    later: `
      A kiedy ucichną oklaski w sali
      I spinki się zbierze do pudełka z wosku
      To w drodze do domu, na pustym przystanku
      Tańczy się jeszcze, po prostu`,
    hook: `
      Na palcach, na palcach, lekko jak puch
      Balet to cisza i jeden ruch`,
  },
]
