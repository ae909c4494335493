import type { Details } from '../../stanzas.ts'

/** At home: boxes and keys, sleep and laughter, the phone, the wash and the purse. */
export const home: readonly Details[] = [
  {
    words:
      'przeprowadz* wyprowadzk* parapetówk* nowe_mieszkanie nowym_mieszkaniu nowego_mieszkania nowy_dom nowego_domu nowym_domu nowe_gniazdko',
    stanzas: `
      Karton na kartonie i taśma
      Fotel jedzie windą, samotnie
      Na ścianie jaśniejszy prostokąt
      I napis góra, ten odwrotnie

      Puste pokoje, echo, kroki
      Goła żarówka, gwóźdź na ścianie
      Materac, koc, czajnik, dwa kubki
      I na dwóch kartonach śniadanie

      Nowy klucz, trochę się zacina
      Instrukcja, kołek, śrubki, półka
      Nazwisko na kartce przy dzwonku
      I na progu sól, ciepła bułka`,
  },
  {
    words:
      'klucze kluczy kluczami kluczyk* gubi_wszystko gubisz_wszystko wszystko_gubi wszystko_gubisz zatrzas* roztargnion* zapominalsk*',
    stanzas: `
      Kieszeń lewa, prawa i tylna
      Paragon, chusteczki, cukierek
      Haczyk przy drzwiach, na haczyku nic
      I pod stosem brzęczy sweterek

      Wycieraczka, doniczka, cegła
      Ten od strychu, ten od piwnicy
      Breloczek cięższy niż pęk cały
      I jeden, pełen tajemnicy

      Drzwi zatrzaśnięte, klamka, cisza
      Kapcie, szlafrok i kubeł śmieci
      Wieszak, drucik i cztery rady
      I w oknie lampka sama świeci`,
  },
  {
    words:
      'okular* gubi_okulary gubisz_okulary gubił_okulary gubiła_okulary gubiłeś_okulary gubiłaś_okulary szuka_okularów szukasz_okularów szukał_okularów szukała_okularów',
    stanzas: `
      Szkła przetarte rąbkiem swetra
      Szuflada, torba, fotel, but
      Kuchnia, parapet, łazienka
      I czoło, a na czole, cud

      Taśma na zawiasie i śrubka
      Mgła znad zupy na obu szkiełkach
      Gazeta w dal, za krótka ręka
      I druga para, gdzieś w pudełkach

      Etui trzaska jak paszcza
      Łańcuszek z koralikami
      Drobny druk, brwi coraz wyżej
      I dwa ślady pod oczami`,
  },
  {
    words: 'spóźni* spozni* punktualn*',
    stanzas: `
      Jeden but, drugiego nie ma
      Grzanka w zębach, klucze, schody
      Zegar, co chyba się spieszy
      I mokra grzywka, krople wody

      Obiad pod talerzem, para
      Pięć minut długich jak zima
      Zupa stygnie, rośnie kożuch
      I miejsce, co szalik trzyma

      Budzik, drzemka, budzik, drzemka
      Koszula zapięta krzywo
      Autobus macha zza rogu
      I w garści ciepłe pieczywo`,
  },
  {
    words: 'chrap* drzemk* drzemi* śpioch* zasypia zasypiasz zasypiał* zaspał* zaśpi* budzik*',
    stanzas: `
      Pociąg jedzie przez sypialnię
      Szyba w ramie odpowiada
      Łokieć, szturchnięcie, i cisza
      I znów, od nowa, ballada

      Fotel, gazeta na twarzy
      Pilot wysuwa się z ręki
      Okulary na czubku nosa
      I z telewizora piosenki

      Budzik w szafie, drugi pod łóżkiem
      Kołdra po uszy, jedna noga
      Jeszcze pięć minut, jeszcze cztery
      I daleka, zimna podłoga`,
  },
  {
    words:
      'śmiejesz śmieje śmieję śmiejemy śmieją śmiać śmiech śmiechu śmiechem śmiechy uśmiech* usmiech* rozśmiesz* chichot* chichr* śmiał_się śmiała_się śmiałeś_się śmiałaś_się',
    stanzas: `
      Najpierw parsknięcie w serwetkę
      Potem łza, i zgięcie w pasie
      Dłoń na brzuchu, czkawka, oddech
      I szyby dzwoniące w basie

      Drzwi zamknięte, a i tak słychać
      Zmarszczki przy oczach jak wachlarze
      Herbata prychnięta na obrus
      I mokre od łez całe twarze

      Powaga, jedno spojrzenie
      Policzki jak dwa balony
      Powietrze puszczone nosem
      I wybuch, ledwo stłumiony`,
  },
  {
    words: 'żart* żarcik* dowcip* suchar* kawały kawałów opowiada_kawał kabaret* wygłup* psikus*',
    stanzas: `
      Pauza, brew jedzie do góry
      Jęk przy stole, ktoś się krztusi
      Widelec zawisa w drodze
      I jeszcze jeden, bo musi

      Ten sam, o babie i lekarzu
      Usta już ruszają się razem
      Serwetka w zębach, mokre oczy
      I cisza tuż przed tym wyrazem

      Mina poważna jak urząd
      Łyżka na nosie, i stoi
      Chusteczka, moneta, ucho
      I pod stołem ktoś już broi`,
  },
  {
    words:
      'telefon* dzwoni dzwonisz dzwonię dzwonił* dzwonić zadzwo* komórkę komórki komórka komórce smartfon* sms* wideorozm* messenger*',
    stanzas: `
      Słuchawka ciepła przy uchu
      Halo, i zaraz pogoda
      Długopis kreśli kółeczka
      I odłożyć trochę szkoda

      Kabel okręcony o palec
      Pytanie o obiad, o czapkę
      Głos z kuchni, a za nim drugi głos
      I w tle ktoś kończy już kanapkę

      Ekran, kciuk, trzy kropki, cisza
      Dwa procenty, kabel, gniazdko
      Zdjęcie kota, zdjęcie zupy
      I obok kawa, i ciastko

      Ekran, a na nim pół czoła
      Obraz stoi, głos wędruje
      Nos, sufit, machanie, ucho
      I ktoś z tyłu podskakuje`,
  },
  {
    words: 'zdjęci* zdjec* zdjęć fotograf* fotk* album* selfie aparatem aparat',
    stanzas: `
      Album, bibułka szeleści
      Zdjęcie z ząbkowanym brzegiem
      Palec na kimś w drugim rzędzie
      I wszyscy jednym szeregiem

      Bliżej, bliżej, broda niżej
      Ktoś zawsze z zamkniętym okiem
      Samowyzwalacz miga, bieg
      I palec, razem z widokiem

      Szuflada, koperty, klisze
      Rok na odwrocie, ołówek
      Ten sam płaszcz na trzech kuzynach
      I rząd rozczochranych główek`,
  },
  {
    words: 'skarpet*',
    stanzas: `
      Jedna w paski, druga gładka
      Dziura tam, gdzie pięta była
      Pod łóżkiem kłębuszek kurzu
      I pralka, co drugą skryła

      Kłębek pod kołdrą, kłębek w bucie
      Kulka turla się po dywanie
      Ściągacz luźny, palec na wierzchu
      I pod fotelem polowanie

      Sznurek, klamerki, rząd na wietrze
      Lewa, lewa, znów lewa, prawa
      Kratka, paski, renifer, kropki
      I parowanie, długa sprawa`,
  },
  {
    words: 'pranie prania praniem praniu pralk* prasuj* prasowa* żelazk* pierze_ubrania wiesza_pranie',
    stanzas: `
      Miska na biodrze, klamerki
      Pościel dmie się niczym żagle
      Proszek, błękit, zapach mydła
      I pierwsza kropla, tak nagle

      Bęben kręci się, guzik stuka
      Chusteczka w kieszeni, i płatki
      Pralka wędruje po łazience
      I cały granat w białe kwiatki

      Żelazko, deska, kubek wody
      Kołnierzyk, rękaw, szew, zagięcie
      Wieszak obok wieszaka, guzik
      I pary ogromne westchnięcie`,
  },
  {
    words: 'sprząta* posprząta* sprzata* odkurza* zmywa* naczynia naczyń porządki porządków mopem mop',
    stanzas: `
      Odkurzacz wyje pod łóżkiem
      Wiadro, płyn i zapach sosny
      Krzesła siedzą na kanapie
      I czysta szyba do wiosny

      Piana po łokcie, talerz, plusk
      Ściereczka w kratkę, stos talerzy
      Sztućce grzechoczą o szufladę
      I patelnia, co w wodzie leży

      Kurz na półce, palcem kreska
      Pod łóżkiem kapeć, moneta
      Szufelka, zmiotka, kichnięcie
      I przedwczorajsza gazeta`,
  },
  {
    words:
      'pieniądz* pieniędz* pieniąż* oszczędz* oszczędn* skarbonk* totolot* totka portfel* wypłat* grosz grosza grosze groszy',
    stanzas: `
      Skarbonka brzęczy, nożyk, szpara
      Monety w słupkach, po kolorze
      Portfel gruby od paragonów
      I jeden grosz na szczęście, może

      Zeszyt w kratkę, słupek, kreska
      Koperta na czynsz, na lato
      Ołówek, kubek, westchnienie
      I pięć złotych, niebogato

      Kieszeń zimowego płaszcza
      Zmięty banknot, dawno prany
      Okruszki, bilet, chusteczka
      I pączek, niespodziewany`,
  },
]
