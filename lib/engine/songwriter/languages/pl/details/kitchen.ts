import type { Details } from '../../stanzas.ts'

/** The Polish kitchen: dumplings, soups, Sunday dinner, cakes and bread, coffee and tea. */
export const kitchen: readonly Details[] = [
  {
    words:
      'gotuje gotujesz gotuję gotujemy gotują gotować gotował* gotowanie gotowania gotowaniu gotowaniem ugotuj* ugotowa* kucharz* kuchark* kucharek kucharzy kucharzen* kulinarn* przepis_na przepisy_na przepis przepisem patelni* chochl* szef_kuchni szefem_kuchni szefowa_kuchni szefową_kuchni',
    stanzas: `
      Pokrywka podskakuje na garnku
      Para rysuje na oknie las
      Łyżka drewniana idzie na próbę
      I wszystko się robi na oko, na czas

      W kuchni się kręcą wszyscy po trochu
      Ktoś kradnie marchewkę prosto z deski
      Przepis jest w głowie, a nie na kartce
      I pachnie od progu do ostatniej deski`,
    later: `
      I choćby się gotowało według przepisu
      Co do łyżeczki, co do szczypty soli
      To nigdy nie będzie tak samo smakować
      Bo sercem się soli, i to powoli`,
    hook: `
      Gotuj, gotuj, niech pachnie dom
      I niech nam ten zapach zostanie stąd`,
  },
  {
    words:
      'pierog* pieroż* lepi_pierogi lepisz_pierogi lepię_pierogi lepiła_pierogi lepiłaś_pierogi lepić_pierogi barszcz_z_uszkami uszka_z_grzybami knedl*',
    stanzas: `
      Ciasto się wałkuje na całym stole
      Szklanka wycina kółka jak księżyc
      Mąka jest na nosie i na fartuchu
      I nikt się nie musi z lepieniem śpieszyć

      Pierogi płyną w garnku jak łódki
      Cebulka na patelni złoci się już
      Pierwszego się zjada prosto z durszlaka
      I parzy, i każdy by chciał drugi tuż`,
    later: `
      Te pierogi się liczy na tuziny
      Lecz jeden się zawsze zostawia na dnie
      Dla kogoś, kto może jeszcze się zjawi
      Bo dom, gdzie są pierogi, czeka i wie`,
    hook: `
      Pierogi na stole i wszyscy w krąg
      I nie ma jak ciepło znajomych rąk

      Lepi się pieróg, brzeg obok brzegu
      I dzień się zatrzymał w zwyczajnym biegu`,
  },
  {
    words:
      'zupa zupę zupy zupą zupie zup zupk* rosół rosoł* żurek żurku żurkiem żur żuru barszcz barszczu barszczyk* pomidorowa pomidorową pomidorowej ogórkowa ogórkową ogórkowej kapuśniak* krupnik* flaki grochówk* jarzynow* szczawiow* chłodnik* gotuje_zupy gotujesz_zupy gotuje_zupę gotujesz_zupę gotuje_rosół gotujesz_rosół gotował_rosół gotowała_rosół gotowałaś_rosół gotowałeś_rosół gotuje_żurek gotujesz_żurek gotuje_barszcz gotujesz_barszcz',
    stanzas: `
      Zupa pyrka cicho od rana
      Zapach zagląda przez wszystkie drzwi
      Łyżka stuka o głęboki talerz
      I każdy za dwóch jeszcze jeść by chciał dziś

      Rosół ma oczka złote jak słońce
      Zapach zagląda za drzwi i za piec
      Ktoś dmucha na łyżkę, bo jeszcze parzy
      I wszyscy już siedzą, i zupa jest`,
    later: `
      Bo zupa jest po to, by było z kim usiąść
      By na gadanie był przy niej czas
      I nawet gdy garnek pokaże już dno
      To ciepło z tej zupy zostaje w nas`,
    hook: `
      Zupa na stole, siadajcie tu
      I ciepło się robi od paru słów

      Rosół w niedzielę, jak w każdy rok
      I dzwoni łyżka, i słychać krok`,
  },
  {
    words:
      'bigos* gotuje_bigos gotujesz_bigos gotuję_bigos gotował_bigos gotowała_bigos gotowałaś_bigos gotowałeś_bigos',
    stanzas: `
      Bigos stoi na ogniu trzeci dzień
      Śliwka i grzyby mieszkają tu razem
      Każdy podnosi pokrywkę i próbuje
      I pachnie kapusta wieczornym lasem

      Łyżka zostawia ślad jak ścieżkę
      Za oknem śnieg, a tu ciepło jak w lecie
      Do bigosu wchodzi, co było w spiżarni
      I wszystkim się robi od tego lepiej`,
    later: `
      Bigos jest lepszy z każdym dniem
      Jak dobra rozmowa, co chce dojrzeć
      I kto go spróbuje, ten wie na pewno
      Że nic nie trzeba od razu kończyć`,
    hook: `
      Bigos na stole, a za oknem mróz
      Kto głodny, ten siada, i to bez słów`,
  },
  {
    words:
      'schabow* kotlet* mielone mielonych mielonego gołąbki gołąbków gołąbkami obiad* gulasz* rolad* kluski kluseczki klusek kopytka kopytek ziemniak* ziemniaczk* mizeri* mizerię pieczeń pieczeni pieczenią golonk* tłuczone',
    stanzas: `
      Tłuczek stuka w rytmie niedzieli
      Kotlet ledwo się mieści na talerzu
      Ziemniaki parują pod koperkiem
      I jeszcze dokładka na sam koniec leży

      Zapach obiadu wita na klatce
      Kot pod krzesłem poruszył wąsem
      Sos się nalewa małą chochelką
      I każdy wyjada ostatni kąsek`,
    later: `
      A po obiedzie jest chwila ciszy
      Talerze puste i pełny brzuch
      I nikt się nie śpieszy wstawać od stołu
      Bo dobrze tu siedzieć, i mówić, i już`,
    hook: `
      Obiad na stole, siadaj i jedz
      Tu zawsze jest miejsce, więc siadaj i wiedz`,
  },
  {
    words: 'naleśnik* nalesnik* racuch* omlet* gofr*',
    stanzas: `
      Ciasto się leje na środek patelni
      Pierwszy nie wyjdzie, pierwszy jest dla psa
      Stos na talerzu rośnie i maleje
      I miejsce na jeszcze jeden się zawsze ma

      Racuchy pachną jabłkiem i latem
      Cukier puder pada jak biały śnieg
      Naleśnik się zwija w rulon lub trójkąt
      I każdy z palców oblizać go chce`,
    later: `
      Dziś jeszcze wystarczy zapach z patelni
      By wrócić tam, do tej kuchni sprzed lat
      Racuchy, naleśniki, gorące w ręku
      I słońce na ceracie, i cały ten świat`,
    hook: `
      Racuchy gorące, jabłko w cieście
      Dzieciństwo smakuje tak nareszcie

      Naleśnik na talerzu, dżem na nosie
      I lato powraca w każdym kęsie`,
  },
  {
    words:
      'ciasto ciasta ciastem cieście ciast ciastk* ciastek ciasteczk* ciasteczek sernik* szarlot* makowiec makowca makowce makowcem drożdżówk* drożdżow* piernik* keks* jabłecznik* wypiek* pieczesz piecze piekę pieczenie pieczenia pieczeniu pieczeniem upiekł* upiecz* cukierni* biszkopt* babeczk* babeczek muffin* kremówk*',
    stanzas: `
      Blacha wyjeżdża z gorącego pieca
      Palec wyjada resztki z miski
      Kruszonka spada na brzeg blachy
      I wszyscy nagle są bardzo bliscy

      Zapach ciasta wychodzi na klatkę
      Kto przyjdzie, dostanie kawałek z brzegu
      Ktoś kroi równo, a ktoś bez namysłu
      I wszyscy wracają tu w pełnym biegu`,
    later: `
      Z ciasta zostają na blasze okruchy
      I papier, i zapach na cały blok
      I ktoś nieśmiało pyta o przepis
      A przepis to serce i ten sam krok`,
    hook: `
      Ciasto na stole, cieplutkie, w sam raz
      Zostało kawałków tyle, ilu nas

      Szarlotka, sernik, kto jaki chce
      Najlepszy kawałek jest zawsze na dnie`,
  },
  {
    words:
      'chleb chleba chlebem chleby chlebek chlebk* bochen* bułk* bułek bułecz* zakwas* piekarz* piekarni* piekark* piecze_chleb pieczesz_chleb piekę_chleb piekł_chleb piekła_chleb piekłeś_chleb piekłaś_chleb pieczenie_chleba pieczenia_chleba',
    stanzas: `
      Chleb rośnie po cichu pod białą ścierką
      Skórka trzaska, jak wyjmie się go
      Masło się topi na pierwszej kromce
      I pachnie od rana ulica i dom

      Mąka jest w rękawach i we włosach
      Piętkę się kroi zawsze dla siebie
      Zakwas bulgocze w słoiku na oknie
      I łatwiej się wstaje, gdy pachnie chlebem`,
    later: `
      Wieczorem chleb leży zawinięty w lnianą ścierkę
      I ciepły jest jeszcze, i cichy jest blat
      A ktoś już nastawia zakwas na jutro
      Bo chleba potrzebuje co rano świat`,
    hook: `
      Chleb jeszcze ciepły, weź go i złam
      I starczy chleba dla wszystkich nas

      Piecze się chleb, gdy wszyscy śpią
      Zakwas i mąka, i ciepły dom`,
  },
  {
    words: 'tort tortu tortem torcie torty tortów torcik* świeczk* świeczek swieczk* zdmuchn* zdmuchuj*',
    stanzas: `
      Świeczki się palą, a wosk już kapie
      Ktoś gasi lampę i cisza jest bliska
      Krem ma na nosie ten, kto próbował
      I wszystkim światełka migocą na policzkach

      Na torcie jest napis trochę krzywy
      Wszyscy śpiewają, i jest im do twarzy
      Dmucha się raz, i drugi, i trzeci
      A jedna ze świeczek znów się zażarzy`,
    later: `
      Gdy tort się już skończył i zgasły świeczki
      Zostaje w powietrzu ten słodki dym
      I życzenie, którego nie mówi się głośno
      I chodzi się potem przez cały rok z nim`,
    hook: `
      Dmuchnij w świeczki, pomyśl coś
      A tortu i śpiewu jest dla nas dość`,
  },
  {
    words:
      'kawa kawę kawy kawą kawie kawka kawkę kawki kawusi* kawiarni* kawiark* kawosz* espresso cappuccino latte ekspres_do_kawy młynek_do_kawy barist*',
    stanzas: `
      Kawa paruje i pachnie w całym domu
      Ktoś jeszcze ziewa, a ktoś już wie
      Pierwszy łyk budzi, drugi już cieszy
      I można zaczynać ten nowy dzień

      Kubek jest ten z wyszczerbionym uchem
      Kubek po kubku i do śniadania
      Mleko w niej kręci powolne koło
      I świat od niej robi się mniej zaspany`,
    later: `
      Kawa wystygnie, a rozmowa nie
      I zawsze dosiądzie się jeszcze ktoś
      I tak się przy kawie zeszło pół życia
      I nigdy nikt nie miał tych rozmów dość`,
    hook: `
      Kawa na stole i chwila na dwie
      Kto siądzie przy kawie, ten wszystko wie

      Mocna kawa, mocny dzień
      I znika z oczu ostatni cień`,
  },
  {
    words: 'herbat* czajnik* czajnicz* imbryk* melis* rumiank*',
    stanzas: `
      Czajnik śpiewa coraz wyżej
      Herbata na każdą jest dobra sprawę
      Dłonie się grzeją o ciepły kubek
      I wszystko da się omówić, prawie

      Herbata parzy, więc się czeka
      Miód się ciągnie z łyżki jak nić
      Para zasłania na chwilę okno
      I dobrze jest tak po prostu być`,
    later: `
      Ile się spraw rozplątało przy herbacie
      Ile się łez zatrzymało w pół
      Wystarczy, że ktoś nastawi czajnik
      I powie: siadaj, i nakryje stół`,
    hook: `
      Herbata z cytryną, siadaj i mów
      Na każdy kłopot wystarczy słów`,
  },
]
