import type { Details } from '../../stanzas.ts'

/** Uniforms and tools, screens and letters, and work laid down. */
export const work2: readonly Details[] = [
  {
    words:
      'strażak* strażac* straż_pożarna straży_pożarnej straż_pożarną pożarn* pożar pożaru pożary pożarów pożarze pożarach remiz* osp',
    stanzas: `
      Hełmy w rzędzie, buty w rzędzie
      Wąż zwinięty jak precelek
      Brama w górę, światło, silnik
      I na szybie sto kropelek

      Pas, latarka i rękawice
      Koszula, co pachnie ogniskiem
      Zupa stygnie niedojedzona
      I kask z naklejonym nazwiskiem

      Kot na gałęzi, drabina
      Syczenie, para i sadza
      Krople z hełmu, ślad na czole
      I pies, co trochę przeszkadza`,
  },
  {
    words: 'górnik* górnic* kopalni* sztygar* barbórk* szychta szychtę szychcie',
    stanzas: `
      Szola zjeżdża, w uszach szumi
      Lampka tnie ciemność na dwoje
      Pas, aparat, znaczek, gumiak
      I suszą się na hakach stroje

      Czarny pył przy samych rzęsach
      Szare mydło, ciepła woda
      Ręcznik szorstki, para, lustro
      I spod czerni jasna broda

      Czako, pióropusz i trąbka
      Guziki złote w dwóch rzędach
      Węgiel błyszczy w pełnym wiadrze
      I gołębie śpią na grzędach`,
  },
  {
    words: 'policj* żołnierz* wojsko wojska wojsku wojskiem wojskow* mundur* radiowóz radiowoz* koszar* poligon*',
    stanzas: `
      Kant spodni ostry jak nożyk
      Guzik przyszyty na nowo
      Czapka leży na komodzie
      I krok, co stuka miarowo

      Pasta, szczotka, szmatka, połysk
      Torba spakowana w ciszy
      Kubek blaszany, menażka
      I klucz, który każdy słyszy

      Radio trzeszczy, numer, pauza
      Kawa z termosu, trzy minuty
      Notes, pieczątka, latarka
      I wypastowane buty`,
  },
  {
    words:
      'programist* programuj* programowa* informatyk* informatycz* komputer* laptop* kodujesz koduje kodować klawiatur* internet* drukark*',
    stanzas: `
      Klawiatura, w niej okruszek
      Kursor mruga, czeka, mruga
      Kubek na kółku po kubku
      I jedna linijka, długa

      Kółeczko kręci się i kręci
      Pod biurkiem kabli cała grzywa
      Wiatrak szumi, karton po pizzy
      I wyłączyć, włączyć, tak bywa

      Hasło na żółtej karteczce
      Średnik, nawias, zły przecinek
      Brew zmarszczona przed ekranem
      I nagle działa, jak młynek`,
  },
  {
    words: 'kelner* restaurac* barman* knajp* bistro',
    stanzas: `
      Trzy talerze, jedna ręka
      Ołówek za uchem, bloczek
      Drzwi do kuchni, tam i nazad
      I w dzbanku ze słomką soczek

      Szkło pod światło, czysta ściereczka
      Krzesła wywrócone na stoły
      Rachunek wsunięty w serwetkę
      I w kieszeni brzęk, ten wesoły

      Dzwonek z kuchni, para, talerz
      Stolik, kartka, rezerwacja
      Fartuch z plamą po burakach
      I na stojąco kolacja`,
  },
  {
    words:
      'list listy listów listu listem listami listonosz* poczta pocztę poczcie poczty pocztow* pocztówk* pocztówek kartkę_z_wakacji kartki_z_wakacji kurier kurierem kuriera kurierk* kopert* znaczki_pocztowe filatelist*',
    stanzas: `
      Koperta rozcięta nożem
      Atrament, trochę rozmyty
      Papier złożony na czworo
      I dopisek, w rogu ukryty

      Skrzynka, klapka, mały kluczyk
      Torba ciężka, pasek na skos
      Rower oparty o furtkę
      I dzwonek, dwa razy, i głos

      Pudełko po butach, wstążka
      Papier pożółkły w zagięciach
      Pióro stuka o kałamarz
      I dopiski też na zdjęciach`,
  },
  {
    words:
      'naprawia naprawiasz naprawiam naprawiał* naprawić naprawi naprawy naprawę naprawiani* złota_rączka złotą_rączką złote_ręce majstr* śrubokręt* młotek młotk* hydraulik* elektryk* wiertark* remont* skręca_meble narzędzi* malowanie_ścian maluje_ściany tapet* majster*',
    stanzas: `
      Śrubokręt za uchem, taśma
      Gwoździe w ustach, młotek w ręku
      Drabina, stopień, latarka
      I dziura w samiutkim sęku

      Kran kapie w rytmie zegara
      Uszczelka mniejsza niż grosik
      Wiadro pod zlewem, kolano
      I gdzieś z głębi szafki głosik

      Zegar rozebrany na części
      Trybik, sprężyna, szkło na oku
      Klej, spinacz do bielizny, cisza
      I śrubka, co toczy się w mroku

      Folia, drabina i kuweta
      Wałek i kapelusz z gazety
      Dwa różne kolory na próbę
      I kropki na stopach, niestety`,
  },
  {
    words:
      'stolarz* stolars* stolark* drewno drewna drewnie drewnem drewnian* rzeźbi* rzeźba rzeźby rzeźbę struga strugał* dłuto dłutem trociny heblu*',
    stanzas: `
      Wiór zwinięty jak sprężynka
      Kreska, kątownik i piła
      Trociny w mankietach spodni
      I słój, co biegnie jak żyła

      Klej, ściski, deska przy desce
      Papier ścierny, raz, i gładko
      Czop wchodzi w gniazdo ze stukiem
      I stołek, co kiwa się rzadko

      Dłuto, młotek, bryła lipy
      Nos, kapelusz, broda, laska
      Palec w plastrze, fartuch, wióry
      I coś, co pod dłutem trzaska`,
  },
  {
    words: 'emeryt*',
    stanzas: `
      Budzik schowany do szuflady
      Gazeta od deski do deski
      Kawa, która nie stygnie w biegu
      I na ławce obrus niebieski

      Karton, w nim kubek i pieczątka
      Doniczka z biurka, zdjęcie w ramce
      Bukiet za duży na kolana
      I pasek od torby na klamce

      Poniedziałek jak pół niedzieli
      Kalendarz, kratki całkiem białe
      Grządka, wędka albo gazeta
      I drzemka, choć plany są śmiałe`,
  },
]
