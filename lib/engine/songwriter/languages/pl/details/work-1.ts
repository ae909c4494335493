import type { Details } from '../../stanzas.ts'

/** The ward and the classroom, the night shift, the site, the office and the shop. */
export const work1: readonly Details[] = [
  {
    words:
      'pielęgniar* pielegniar* położna położną położnej położne dyżur* oddział* opiekunka_medyczna opiekunką_medyczną salowa salową',
    stanzas: `
      Buty miękkie na linoleum
      Długopis, zegarek, kieszonka
      Wózek turkoce w korytarzu
      I plasterek, na nim biedronka

      Ciśnieniomierz, pompka, cisza
      Termometr, kartka, poduszka
      Gumka na nadgarstku, igła
      I koc po samiutkie uszka

      Kawa, na łyk, i już zimna
      Dzwonek, światełko nad drzwiami
      Zeszyt raportów, dwie strony
      I krok, co idzie salami`,
  },
  {
    words:
      'szpital* lekarz* lekark* lekarek doktor doktora doktorem doktorze doktorowi operacj* przychodni* stetoskop* rehabilit* chirurg* chemioterapi* ratowni* karetk*',
    stanzas: `
      Słuchawki zimne na plecach
      Krzesła, numerek, gazeta
      Recepta, pismo jak fale
      I w szklance kompot, i dieta

      Kapcie, szlafrok, dwie poduszki
      Sok, jabłka, krzyżówki w siatce
      Obchód, fartuchy i podpis
      I piżama w drobnej kratce

      Bandaż, nożyczki, opaska
      Gips z podpisami, flamaster
      Kule oparte o krzesło
      I na czole krzywy plaster`,
  },
  {
    words:
      'nauczyciel* wychowawc* pedagog* belfer* polonist* matematyczk* uczy_dzieci uczysz_dzieci uczył_dzieci uczyła_dzieci uczyłaś_dzieci uczyłeś_dzieci lekcja lekcje lekcji lekcjach lekcję korepety*',
    stanzas: `
      Gąbka, tablica i dzwonek
      Mankiet biały aż do łokcia
      Dziennik otwarty na liście
      I plama tuszu u paznokcia

      Stos zeszytów, lampa, herbata
      Przecinek, wężyk, krzywa czwórka
      Ołówek za uchem, spinacze
      I gdzieś na marginesie chmurka

      Szmer, liścik pod ławką, chichot
      Palec jedzie po globusie
      Las rąk, szepty, skrzyp krzesełka
      I wycieczka w autobusie`,
  },
  {
    words: 'przedszkol* żłobek żłobk* niania nianią niani nianię opiekunka_dzieci opiekunką_dzieci zerówk*',
    stanzas: `
      Kapcie w rządku, worek, haczyk
      Farba na nosie i w grzywce
      Klocki rosną aż do okna
      I kompot, na dnie po śliwce

      Czapki, suwaki, guziki
      Prawy but na lewej nodze
      Rękawiczki na tasiemce
      I sznurek dzieci na drodze

      Bajka w kółku, na dywanie
      Chusta kolorowa w górze
      Sto pytań, i wszystkie naraz
      I kredkowy dom, i róże`,
  },
  {
    words:
      'nocna_zmiana nocną_zmianę nocnej_zmianie nocnych_zmianach nocne_zmiany nocnych_zmian nocka nocki nockę nockach na_noce nocny_dyżur nocne_dyżury nocnych_dyżurach nocnym_dyżurze na_nocnym pracuje_nocami pracujesz_nocami pracował_nocami pracowała_nocami pracujesz_w_nocy pracuje_w_nocy stróż* portier*',
    stanzas: `
      Termos, szafka, ciężkie buty
      Świetlówka brzęczy i mruga
      Kanapka w szarym papierze
      I trzecia, dłuższa niż druga

      Puste krzesła, kubek, zegar
      Latarka, kurtka i kaski
      Radio szepcze samo sobie
      I świt na szybie, w dwa paski

      Klucz w zamku cicho, buty w ręce
      Zasłony w południe zsunięte
      Budzik nie w porę, dom na palcach
      I bułka, i mleko zaczęte`,
  },
  {
    words:
      'budowa budowie budowę budowach budowlan* murarz* muruje murujesz murował* cegły cegła cegieł cegłę beton* dekarz* tynk* rusztowani* buduje_domy budujesz_domy budował_domy budowałeś_domy buduje_dom budujesz_dom budował_dom budowałeś_dom budowali_dom',
    stanzas: `
      Kielnia, poziomica, wiadro
      Bąbelek dokładnie w kresce
      Kurz na butach, kurz na rzęsach
      I musztarda, chleb na desce

      Betoniarka miele kamyki
      Kreska ołówkiem na murze
      Kask na bakier, łopata, piasek
      I wiecha zatknięta na górze

      Rękawice sztywne od wapna
      Radio gra, całe w kropkach farby
      Trzask deski, wiertarka, trzask deski
      I gwoździe w kieszeni, jak skarby`,
  },
  {
    words:
      'biuro biura biurze biurem biurow* szef szefa szefem szefie szefowi szefowa szefową szefowej szefowo kierowni* zebrani* mailach maile księgow* faktur* korporac* urzęd* sekretark*',
    stanzas: `
      Kubek z napisem, kabel, biurko
      Żółte karteczki na ekranie
      Drukarka mruga na czerwono
      I w kuchni przy kawie zebranie

      Teczki równo, grzbiet obok grzbietu
      Kalkulator, rząd zer, pieczątka
      Spinacz wygięty w kształt łabędzia
      I od poniedziałku do piątka

      Dzwoni telefon, dzwoni drugi
      Klawisze stukają jak deszczyk
      Doniczka, za nią zdjęcie w ramce
      I klimatyzacja, i dreszczyk`,
  },
  {
    words:
      'sklep sklepu sklepie sklepik* sklepem sklepy kasjer* sprzedaw* sprzedaje sprzedajesz sprzedajecie za_ladą ladzie ekspedient* warzywniak* zakupy zakupów zakupach kiosk*',
    stanzas: `
      Dzwonek, drzwi, waga i lada
      Skrzynki, półki, cena, metka
      Papier szeleści, sznur, supeł
      I turla się jedna monetka

      Bułki, mleko, jajka, proszek
      Taśma jedzie, kasa pika
      Kolejka sięga nabiału
      I jabłko ucieka z koszyka

      Roleta w górę, klucz, kłódka
      Kartka na drzwiach, że za chwilę
      Skrzynka brzęczy butelkami
      I cukru kilo, i tyle`,
  },
  {
    words:
      'fryzjer* strzyże strzyżesz strzygł* strzyżeni* obcina_włosy obcinasz_włosy obcinała_włosy fryzur* suszark* barber*',
    stanzas: `
      Nożyczki cykają przy uchu
      Kosmyki lecą na kafelki
      Peleryna, spinki i grzebień
      I w lustrze drugi uśmiech, wielki

      Suszarka huczy, wieje ciepłem
      Farba w miseczce, folia, wałek
      Fotel na pompkę, w górę, w górę
      I grzywki równiutki kawałek

      Brzytwa, pasek, pędzel, piana
      Szczotka omiata kołnierzyk
      W lusterku widać tył głowy
      I prosto spod ręki jeżyk`,
  },
  {
    words:
      'mechanik* warsztat warsztatu warsztacie warsztatem lakierni* wulkaniz* naprawia_samochody naprawiasz_samochody naprawiał_samochody naprawia_auta naprawiasz_auta naprawiał_auta opona oponę opony oponami opon silnik*',
    stanzas: `
      Klapa w górze, lampa na haku
      Śrubki w nakrętce, co do sztuki
      Rękawica, smar aż po łokcie
      I znów te podejrzane stuki

      Ucho przy masce, palec w górze
      Silnik kaszle, i znowu chodzi
      Szmata w kieszeni, klucz na desce
      I smar, co już z dłoni nie schodzi

      Wieża z opon w kącie placu
      Lewarek, klucz, cztery śruby
      Kompresor sapie i milknie
      I kubek ze szkła, ten gruby`,
  },
]
