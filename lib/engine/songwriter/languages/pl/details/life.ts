import type { Details } from '../../stanzas.ts'

/** Rings and weddings, the small ones, school and exams, church and market, the holidays. */
export const life: readonly Details[] = [
  {
    words:
      'ślub* slub* obrączk* obrączek narzeczon* zaręcz* oświadcz* panna_młoda panny_młodej pan_młody pana_młodego welon* poślub* rocznic*',
    stanzas: `
      Pudełko z czarnym aksamitem
      Litery i data, od środka
      Kostka, chwila, palec serdeczny
      I w butonierce stokrotka

      Ryż w rękawach, grosze na schodach
      Welon uparty, wiatr i spinki
      Nowe buty, obcas na żwirze
      I chusteczka na pół rodzinki

      Jasny ślad pod złotem na palcu
      Złoto wytarte, cienka rysa
      Kółko odłożone na mydło
      I z pianą po zmywaniu misa`,
  },
  {
    words: 'wesele wesela weselu weselem weselach weseln* oczepin* poprawin* druhn* drużb*',
    stanzas: `
      Rosół pierwszy, potem orkiestra
      Barszcz o północy i krokiety
      Krawat na czole, pociąg z krzeseł
      I na parkiecie już skarpety

      Wujek w kółku, ciotka w kółku
      Gorzko, gorzko, brzęk o szklanki
      Tort na wózku, zimne ognie
      I konfetti spod firanki

      Balon pęka, akordeon
      Ciasto w pudełkach, na drogę
      Winietka, migdały, świeca
      I walc, już na jedną nogę`,
  },
  {
    words:
      'niemowl* noworod* bobas* dzidzi* pieluch* pieluszk* śpioszk* grzechotk* smoczek smoczk* raczkuj* ząbkuj* pierwszy_krok pierwsze_kroki',
    stanzas: `
      Śpioszki na suszarce, w rządku
      Piętka mieści się na kciuku
      Kropla mleka na ramieniu
      I krok na palcach, bez stuku

      Wózek skrzypi, kocyk, czapka
      Marchewka na brwiach, we włosach
      Grzechotka leci i wraca
      I plamy na wszystkich nosach

      Pierwszy ząb stuka o łyżkę
      Krok, i drugi, i na pupie
      Piramidka z pięciu kółek
      I miś, co pływa już w zupie`,
  },
  {
    words:
      'bajka bajkę bajki bajek bajkami dobranoc* kołysan* kolysan* usypia* czyta_bajki czytasz_bajki czytam_bajki czytał_bajki czytała_bajki czytałeś_bajki czytałaś_bajki czytać_bajki czyta_bajkę czytasz_bajkę do_snu pluszak* miś misia misiem misie',
    stanzas: `
      Lampka, kołdra, miś pod pachą
      Wilk, co mówi grubym głosem
      Jeszcze strona, i jeszcze pół
      I rąbek kołdry pod nosem

      Drzwi uchylone na trzy palce
      Szklanka wody, i jeszcze siku
      Lampka nocna, cień od żyrafy
      I jeszcze miś, ten na stoliku

      Mruczanka, trzy nuty w kółko
      Rzęsy idą w dół, i w górę
      Dłoń na plecach, klep, klep, wolniej
      I owca skacze przez chmurę`,
  },
  {
    words:
      'szkoła szkołę szkoły szkole szkołą szkół szkoln* uczeń ucznia uczniów uczniowie uczniami uczennic* tornist* świadectw* podstawówk* liceum klasie klasę piórnik*',
    stanzas: `
      Dzwonek, schody, kapcie w worku
      Piórnik, cyrkiel, dziurka w ławce
      Kreda, globus, rybki w słoju
      I samolot z kartki, na trawce

      Tornister szerszy niż ramiona
      Literki krzywe, kratka, szlaczek
      Temperówka, wiórki, ołówek
      I w rogu pieczątka, ślimaczek

      Biała bluzka, wstążka i apel
      Sztywny papier, czerwony pasek
      Kwiaty w folii, szuranie krzeseł
      I klapki, i lody, i piasek`,
  },
  {
    words:
      'egzamin* matura maturę matury maturze maturą maturz* kolokwi* sprawdzian* klasówk* kartków* zakuwa* wkuwa* zdała_egzamin zdał_egzamin',
    stanzas: `
      Fiszki na lustrze, fiszki w kuchni
      Notatki pod kubkiem, krąg z kawy
      Mazak żółty, mazak różowy
      I słonik na szczęście, kulawy

      Sala gimnastyczna, stoliki
      Koperta, numer, bok stolika
      Biała bluzka, czarny długopis
      I zegar, który głośno tyka

      Lista na drzwiach, i tłok przy liście
      Palec jedzie w dół, nazwisko
      Plecy, łokcie, ktoś na palcach
      I oddech na szybie, blisko`,
  },
  {
    words:
      'studia studiów studiach student* studiuj* studiowa* dyplom* magist* akademik* doktorat* licencjat* politechni* uniwersytet* absolwent*',
    stanzas: `
      Toga za długa, biret z kantem
      Tuba, dyplom, złote napisy
      Czapka z chwostem zjeżdża na oko
      I na obcasach pierwsze rysy

      Pokój, trzy łóżka i budziki
      W torbie słoiki, jak co piątek
      Czajnik, kubek, widelec, jeden
      I zupka z torebki, majątek

      Sto stron w drukarce, ciepły papier
      Przypis, przecinek, literówka
      Twarda okładka, tłoczony druk
      I pod okiem nocna podkówka`,
  },
  {
    words:
      'kościół kosciol* kościoł* kościele kościelny kościelnym kościelnej kościelne parafi* proboszcz* ksiądz księdza księdzem księdzu msza mszę mszy mszach modli* pielgrzym* organy organist* organach ministrant*',
    stanzas: `
      Ławka skrzypi, kolano, pulpit
      Plama z witraża na rękawie
      Dzwon gdzieś wysoko, sznur i gołąb
      I wróbel, co śpiewa już prawie

      Wosk i drewno, zapach chłodny
      Śpiewnik, numer, okulary
      Świece, kwiaty, długi dywan
      I filar, gruby i stary

      Żwir pod butami, ciężka brama
      Parasole, schody, rozmowy
      Kapelusz uchylony lekko
      I z cukierni sernik, gotowy`,
  },
  {
    words: 'targ targu targiem targow* bazar* rynek rynku ryneczk* ryneczek jarmark* stragan* pchli pchlim pchlego',
    stanzas: `
      Skrzynki, waga, słupek cen
      Torba w kratę, kółka, bruk
      Jabłko w rękaw wytarte
      I po ladzie łazi żuk

      Pęczki, kobiałki i sznurek
      Ręka w rękę, grosz za groszem
      Najpierw krótkie targowanie
      I natka gratis, pod koszem

      Koc na chodniku, lampa, zegar
      Porcelanowy, biały słonik
      Klamki, widelce, pół serwisu
      I do niczego mały dzwonik`,
  },
  {
    words:
      'wigili* choink* choinek bombk* bombek boże_narodzenie bożego_narodzenia święta świąt świętach świąteczn* opłatek opłatk* kolęd* gwiazdka gwiazdkę gwiazdki karp karpia karpie',
    stanzas: `
      Igły w dywanie, jeden supeł
      Czubek krzywy, drabina, rada
      Piernik na wstążce, nadgryziony
      I bombka, co spada, nie spada

      Sianko pod białym obrusem
      Opłatek, biały okruszek
      Talerz, przy którym nikt nie siada
      I barszcz, a w barszczu sto uszek

      Szelest papieru, kokarda
      Skarpetki, książka, skarpetki
      Sweter mierzony na sweter
      I oderwane już metki`,
  },
  {
    words: 'wielkanoc* pisank* pisanek święconk* śmigus* dyngus* palma_wielkanocna mazurek_wielkanocny kraszank*',
    stanzas: `
      Jajka w łupinach cebuli
      Rzeżucha w spodku, na wacie
      Wzorek wydrapany szpilką
      I baran w cukrowej szacie

      Koszyk, serwetka, gałązka
      Chleb, sól, chrzan i babka z dziurą
      Koszyki w rządku, dzwon, kropla
      I kiełbasa z cienką skórą

      Wiadro za drzwiami, chichot, cisza
      Mokra piżama, mokra ściana
      Pisk w przedpokoju, i na schodach
      I woda w kapciach, po kolana`,
  },
  {
    words: 'imienin* imprez* prywatk* domówk* toast* balony balonów balonik* konfetti wodzirej* gościnn* w_gości',
    stanzas: `
      Sałatka w największej z misek
      Kurtki leżą stosem na łóżku
      Dzwonek, buziak, dzwonek, kapcie
      I kwiaty w kuchennym garnuszku

      Balon pod sufitem, konfetti
      Serpentyna na żyrandolu
      Paluszki w szklance, dywan w rulon
      I kapelusz na parasolu

      Kawałek tortu w serwetce
      Rozmowa w drzwiach, w jednym bucie
      Rękaw w płaszczu, drugi rękaw
      I pół godziny w minucie`,
  },
  {
    words: 'pływa pływasz pływam pływał* pływać pływani* pływac* pływalni* basen basenu basenie basenem baseny nurk*',
    stanzas: `
      Czepek, okularki, klapki
      Kafelki, echo, drabinka
      Deska, płetwy, wdech, i bąble
      I z czerwonych spławików linka

      Nos zatkany, skok na nogi
      Palce pomarszczone od wody
      Plusk, bąbelki, czubek czepka
      I ręcznik, i ślady, i schody

      Ręcznik jak peleryna, dreszcze
      Suszarka, krzesło, mokra grzywka
      Szafka, zamek, kluczyk na gumce
      I z dna plecaka miękka śliwka`,
  },
]
