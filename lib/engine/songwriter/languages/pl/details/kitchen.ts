import type { Details } from '../../stanzas.ts'

/** The Polish kitchen: dumplings, soups, Sunday dinner, cakes and bread, coffee and tea. */
export const kitchen: readonly Details[] = [
  {
    words:
      'gotuje gotujesz gotuję gotujemy gotują gotować gotował* gotowanie gotowania gotowaniu gotowaniem ugotuj* ugotowa* kucharz* kuchark* kucharek kucharzy kucharzen* kulinarn* przepis_na przepisy_na przepis przepisem patelni* chochl* szef_kuchni szefem_kuchni szefowa_kuchni szefową_kuchni',
    stanzas: `
      Olej na patelni cicho skwierczy
      Czosnek, cebula i obłok pary
      Ścierka rzucona przez lewe ramię
      I szczypta soli bez żadnej miary

      Garnek mruczy po swojemu
      Drewniana łyżka na brzegu
      Pieprz mielony, garść koperku
      I talerze już w szeregu

      Przepis z plamą, ledwo widać
      Nóż po desce szybko stuka
      Coś bulgocze, coś się piecze
      I nie przypalić, to sztuka

      Fartuch z kieszenią na ścierkę
      Szyba zamglona od środka
      Sos na łyżce, dmuchnąć, sprawdzić
      I papryka, ostra, słodka`,
  },
  {
    words:
      'pierog* pieroż* lepi_pierogi lepisz_pierogi lepię_pierogi lepiła_pierogi lepiłaś_pierogi lepić_pierogi barszcz_z_uszkami uszka_z_grzybami knedl*',
    stanzas: `
      Stolnica biała od mąki
      Kółko za kółkiem spod szklanki
      Łyżeczka farszu, dwa palce
      I brzegi jak u falbanki

      Wielki garnek, woda skacze
      Jeden po drugim wypływa
      Cebulka złota od masła
      A w misce ciągle ubywa

      Ser, ziemniaki i cebula
      Mąka w powietrzu, na nosie
      Wałek toczy się po stole
      I ścierka na równym stosie

      Kapusta z grzybami w misce
      Skwarki i łyżka śmietany
      Ciasto miękkie niczym ucho
      I jeden rozgotowany`,
  },
  {
    words:
      'zupa zupę zupy zupą zupie zup zupk* rosół rosoł* żurek żurku żurkiem żur żuru barszcz barszczu barszczyk* pomidorowa pomidorową pomidorowej ogórkowa ogórkową ogórkowej kapuśniak* krupnik* flaki grochówk* jarzynow* szczawiow* chłodnik* gotuje_zupy gotujesz_zupy gotuje_zupę gotujesz_zupę gotuje_rosół gotujesz_rosół gotował_rosół gotowała_rosół gotowałaś_rosół gotowałeś_rosół gotuje_żurek gotujesz_żurek gotuje_barszcz gotujesz_barszcz',
    stanzas: `
      Oczka tłuszczu, złote, drobne
      Makaron, marchewka, natka
      Chochla kapie nad talerzem
      I bez pytania dokładka

      Mały ogień, wielki garnek
      Para pod sam sufit wali
      Kromka chleba, pieprz i cisza
      I ten łyk, co w język pali

      Pietruszka, seler, kapusta
      Długo, cicho, na płomyku
      Szczypta majeranku w palcach
      I kropla na kołnierzyku

      Talerz pełen po brzegi
      Łyżka po dnie już dzwoni
      Chleb maczany na końcu
      I miska ciepła w dłoni`,
  },
  {
    words:
      'bigos* gotuje_bigos gotujesz_bigos gotuję_bigos gotował_bigos gotowała_bigos gotowałaś_bigos gotowałeś_bigos',
    stanzas: `
      Kapusta kwaśna i słodka
      Trzeci dzień na małym gazie
      Śliwki, grzyby, liść laurowy
      I próbowanie, na razie

      Łyżka stoi w garnku prosto
      Zapach wisi na firankach
      Kromka chleba, twarda skórka
      I lepszy po dwóch porankach

      Wielki garnek, czarne boki
      Boczek, kiełbasa, liść, ziele
      Odgrzewanie, znów mieszanie
      Lepszy w środę niż w niedzielę`,
  },
  {
    words:
      'schabow* kotlet* mielone mielonych mielonego gołąbki gołąbków gołąbkami obiad* gulasz* rolad* kluski kluseczki klusek kopytka kopytek ziemniak* ziemniaczk* mizeri* mizerię pieczeń pieczeni pieczenią golonk* tłuczone',
    stanzas: `
      Tłuczek stuka o deseczkę
      Słychać go przez cztery ściany
      Jajko, mąka, bułka tarta
      I brzeg na złoto rumiany

      Ziemniaki sypkie, z koperkiem
      Mizeria w szklanej miseczce
      Sos w dołeczku jak jezioro
      I pestka z kompotu w łyżeczce

      Obrus, rosół, drugie danie
      Półmisek krąży dokoła
      Krzesła z pokoju, taboret
      I czajnik, co z kuchni woła

      Patelnia syczy i pryska
      Okno otwarte na szparę
      Kapusta, masło, zasmażka
      I zjedzone ponad miarę`,
  },
  {
    words: 'naleśnik* nalesnik* racuch* omlet* gofr*',
    stanzas: `
      Ciasto leje się jak wstążka
      Pierwszy nigdy nie wychodzi
      Rant złocisty jak koronka
      I nikomu to nie szkodzi

      Patelnia, tłuszcz i syczenie
      Podrzut, obrót, chwila w locie
      Ser, konfitura, śmietana
      I piegi na szczerym złocie

      Talerz nakryty talerzem
      Stosik rośnie, stosik znika
      Rulonik, trójkąt, chusteczka
      I kropla miodu z nożyka`,
  },
  {
    words:
      'ciasto ciasta ciastem cieście ciast ciastk* ciastek ciasteczk* ciasteczek sernik* szarlot* makowiec makowca makowce makowcem drożdżówk* drożdżow* piernik* keks* jabłecznik* wypiek* pieczesz piecze piekę pieczenie pieczenia pieczeniu pieczeniem upiekł* upiecz* cukierni* biszkopt* babeczk* babeczek muffin* kremówk*',
    stanzas: `
      Piekarnik świeci jak okno
      Patyczek wychodzi suchy
      Cukier puder, śnieg przez sitko
      I na talerzu okruchy

      Jabłka, rodzynki, cynamon
      Blacha lśni od masła cała
      Piana sztywna, miska w górę
      I skórka, co popękała

      Mikser wyje na obrotach
      Łyżka i miska do lizania
      Blacha stygnie na parapecie
      I zakaz nie do utrzymania

      Miska, waga, łyżka, sitko
      Czekolada starta w wióry
      Wałek, stolnica, łyżeczka
      I nad stołem z mąki chmury`,
  },
  {
    words:
      'chleb chleba chlebem chleby chlebek chlebk* bochen* bułk* bułek bułecz* zakwas* piekarz* piekarni* piekark* piecze_chleb pieczesz_chleb piekę_chleb piekł_chleb piekła_chleb piekłeś_chleb piekłaś_chleb pieczenie_chleba pieczenia_chleba',
    stanzas: `
      Zakwas bulgocze w słoiku
      Mąka na blacie i w uchu
      Skórka trzaska, kiedy stygnie
      I bochen o złotym brzuchu

      Pięść w cieście, nacisk i obrót
      Koszyk i lniana ściereczka
      Pierwsza kromka, piętka, masło
      I soli drobna szczypteczka

      Stuk od spodu, pusto, dobrze
      Nóż ząbkowany i deska
      Rękaw w mące aż po łokieć
      I na skórce biała kreska`,
  },
  {
    words: 'tort tortu tortem torcie torty tortów torcik* świeczk* świeczek swieczk* zdmuchn* zdmuchuj*',
    stanzas: `
      Świeczki chylą się na boki
      Światło zgaszone w pokoju
      Jeden wdech i smużka dymu
      I nóż, co czeka w spokoju

      Napis z kremu, krzywy trochę
      W kremie ślad czyjegoś palca
      Talerzyki, widelczyki
      I sto lat na nutę walca

      Zapałka, jedna po drugiej
      Wosk kapie na bitą śmietanę
      Policzki wydęte, chwila
      I brawa, trochę zdyszane

      Pudełko związane wstążką
      Nóż maczany w ciepłej wodzie
      Biszkopt, krem i znowu biszkopt
      I bita śmietana na brodzie`,
  },
  {
    words:
      'kawa kawę kawy kawą kawie kawka kawkę kawki kawusi* kawiarni* kawiark* kawosz* espresso cappuccino latte ekspres_do_kawy młynek_do_kawy barist*',
    stanzas: `
      Młynek warczy jak motorek
      Ciemny krąg na białym blacie
      Łyżeczka stuka o ściankę
      I zapach już w całej chacie

      Kubek z uszkiem wyszczerbionym
      Pierwszy łyk i zaraz drugi
      Pianka, wąsy ponad wargą
      I na dnie brązowe smugi

      Fusy wolno opadają
      Szklanka w koszyczku, gorąca
      Mleko wiruje jak chmura
      I łyżeczka w niej, dzwoniąca

      Czajnik gwiżdże, filtr paruje
      Dwa kubki, każdy z innej pary
      Ciastko maczane na chwilę
      I zegar na ścianie, stary`,
  },
  {
    words: 'herbat* czajnik* czajnicz* imbryk* melis* rumiank*',
    stanzas: `
      Czajnik gwiżdże w swoim kącie
      Dwie dłonie ogrzane szklanką
      Sznurek z karteczką na zewnątrz
      I para nad filiżanką

      Miód, co ciągnie się z łyżeczki
      Sok z malin, imbir, cytryna
      Koc na kolanach, parapet
      I cała wolna godzina

      Imbryk z utrąconym dziobkiem
      Listki tonące powoli
      Kostka cukru, brzęk łyżeczki
      I wrzątku jeszcze do woli`,
  },
]
