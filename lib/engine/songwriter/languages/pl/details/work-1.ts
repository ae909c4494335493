import type { Details } from '../../stanzas.ts'

/** The ward and the classroom, the night shift, the site, the office and the shop. */
export const work1: readonly Details[] = [
  {
    words:
      'pielęgniar* pielegniar* położna położną położnej położne dyżur* oddział* opiekunka_medyczna opiekunką_medyczną salowa salową',
    stanzas: `
      Korytarz świeci się jak lotnisko
      Buty są miękkie, żeby nie budzić
      Kawa jest zimna od trzech godzin
      I zawsze jest czas, żeby posłuchać ludzi

      Dzwonek i światło nad drzwiami szóstki
      Ktoś poprawia poduszkę i koc
      Termometr pika, a deszcz po szybie
      I dobre słowo jest lekiem na noc`,
    later: `
      A potem dyżur się kończy o świcie
      I autobus jedzie przez puste miasto
      I śpi się za dnia, a ktoś na oddziale
      Wspomina tę rękę, zanim znów zasnął`,
    hook: `
      Na dyżurze świeci lampka
      I zawsze ktoś przyjdzie i dłoń ma ciepłą`,
  },
  {
    words:
      'szpital* lekarz* lekark* lekarek doktor doktora doktorem doktorze doktorowi operacj* przychodni* stetoskop* rehabilit* chirurg* chemioterapi* ratowni* karetk*',
    stanzas: `
      Zegar na ścianie idzie za wolno
      Kompot w szklance ma kolor jesieni
      Gips jest cały w podpisach i sercach
      I wszystko się pewnie na lepsze zmieni

      Doktor się uśmiecha, zanim powie
      Kapcie stukają, kroplówka też
      W szpitalnym oknie widać kawałek parku
      I każdy tam czeka, i każdy chce`,
    later: `
      A kiedyś ze szpitala się wychodzi
      Z torbą, z papierem, na własnych nogach
      I świat pachnie wtedy mocniej niż zawsze
      I piękna jest zwykła do domu droga`,
    hook: `
      Niech lekarz powie, że dobrze jest
      Wrócimy do domu, nim skończy się deszcz`,
  },
  {
    words:
      'nauczyciel* wychowawc* pedagog* belfer* polonist* matematyczk* uczy_dzieci uczysz_dzieci uczył_dzieci uczyła_dzieci uczyłaś_dzieci uczyłeś_dzieci lekcja lekcje lekcji lekcjach lekcję korepety*',
    stanzas: `
      Czerwony długopis pisze: pięknie
      Dziennik zamknięty, a nikt nie wychodzi
      Na tablicy zostało pół wzoru
      I wszyscy by chcieli, żeby dalej chodził

      Zeszyty leżą w wysokiej wieży
      Kreda jest nawet na łokciu i brwi
      Pytań jest zawsze o jedno więcej
      I nie ma tu głupich, wystarczy, że śmiało pyta się i`,
    later: `
      Po latach się idzie ulicą i nagle
      Nauczycielka, ten sam płaszcz i krok
      I znowu się stoi prosto jak w klasie
      I chce się powiedzieć dziękuję za rok`,
    hook: `
      Lekcja się kończy, a coś z niej trwa
      Ktoś nas nauczył i dobrze nas zna`,
  },
  {
    words: 'przedszkol* żłobek żłobk* niania nianią niani nianię opiekunka_dzieci opiekunką_dzieci zerówk*',
    stanzas: `
      Kapcie stoją prosto pod ścianą
      Czterdzieści rąk ciągnie za jeden rękaw
      Farba jest nawet na suficie
      I zaraz ktoś płacze, a zaraz klęka

      Bajka w kółku, a nikt nie siedzi
      Dwójkami idzie się przez cały park
      Rękawiczki wiszą na jednym sznurku
      I sto pytań leci jak ptak`,
    later: `
      Przedszkole się kończy i szafka jest pusta
      Naklejka z biedronką została na drzwiach
      I ktoś, kto nas uczył wiązać sznurówki
      Zostanie w nas, w palcach, na wiele lat`,
    hook: `
      Przedszkole wesołe, kapcie w rząd
      I każdy chce jeszcze zostać, nie iść stąd`,
  },
  {
    words:
      'nocna_zmiana nocną_zmianę nocnej_zmianie nocnych_zmianach nocne_zmiany nocnych_zmian nocka nocki nockę nockach na_noce nocny_dyżur nocne_dyżury nocnych_dyżurach nocnym_dyżurze na_nocnym pracuje_nocami pracujesz_nocami pracował_nocami pracowała_nocami pracujesz_w_nocy pracuje_w_nocy stróż* portier*',
    stanzas: `
      Miasto śpi, a światło tu świeci
      Termos jest pusty już przed drugą
      Zegar oszukuje o trzeciej nad ranem
      I noc się robi trochę za długą

      Żart z nocnej zmiany jest tylko nocny
      Rano nikogo by nie rozśmieszył
      Kawa jest mocna i gorzka jak smoła
      I świt się znowu dziś nie śpieszy`,
    later: `
      O świcie się wraca na odwrót niż wszyscy
      Oni do pracy, a człowiek spać
      I po takiej nocy zostają dwie rzeczy
      Ci ludzie i to, jak się umie tam śmiać`,
    hook: `
      Na nocnej zmianie, gdy miasto śpi
      Ktoś musi czuwać, i czuwamy my`,
  },
  {
    words:
      'budowa budowie budowę budowach budowlan* murarz* muruje murujesz murował* cegły cegła cegieł cegłę beton* dekarz* tynk* rusztowani* buduje_domy budujesz_domy budował_domy budowałeś_domy buduje_dom budujesz_dom budował_dom budowałeś_dom budowali_dom',
    stanzas: `
      Kreska ołówkiem na gołym murze
      Betoniarka mieli i gada od rana
      Kask jest na bakier, a kurz na rzęsach
      I rośnie powoli kolejna ściana

      Poziomica ma bąbel dokładnie w środku
      Kanapka smakuje na deskach jak w barze
      Wiecha na dachu kiwa się na wietrze
      I dobrze, jak dom ma swoją twarz`,
    later: `
      I potem się tamtędy idzie z dziećmi
      I mówi: ten mur stoi prosto, bo tak
      Na każdej budowie zostaje coś więcej
      W cegle, pod tynkiem, zostaje ślad`,
    hook: `
      Cegła na cegle, mur za murem
      I dom już wyrasta pod samą chmurę`,
  },
  {
    words:
      'biuro biura biurze biurem biurow* szef szefa szefem szefie szefowi szefowa szefową szefowej szefowo kierowni* zebrani* mailach maile księgow* faktur* korporac* urzęd* sekretark*',
    stanzas: `
      Drukarka mruga i nie ma racji
      Zebranie mogło być jednym mailem
      Kubek z napisem stoi przy klawiaturze
      I tego się nie da już wysłać mailem

      Ktoś znowu zjadł cudzy jogurt z lodówki
      Telefon dzwoni na czwartym biurku
      Kwiat na parapecie zna plan na kwartał
      I śmiech jest w kuchni, i śmiech na podwórku`,
    later: `
      A kiedy się z biura wynosi karton
      To mieści się kubek i kwiat, i zdjęcie
      A to, co najlepsze, nie wchodzi do środka
      To ludzie przy kawie i wspólna chęć`,
    hook: `
      Biuro, biurko, kawa i czas
      A najważniejsze, kto siedzi przy nas`,
  },
  {
    words:
      'sklep sklepu sklepie sklepik* sklepem sklepy kasjer* sprzedaw* sprzedaje sprzedajesz sprzedajecie za_ladą ladzie ekspedient* warzywniak* zakupy zakupów zakupach kiosk*',
    stanzas: `
      Dzwonek nad drzwiami mówi: proszę
      Waga się chwieje i staje w punkt
      Ktoś przyszedł po chleb, a został na słowo
      I taka rozmowa ma własny grunt

      Lada jest wytarta od łokci i siatek
      Reszta brzęczy na zielonej tacce
      Mleko odłożone dla pani z parteru
      I znajdzie się coś dla każdego dziecka na tacce`,
    later: `
      Wieczorem w sklepie gaśnie ostatnia lampa
      Roleta schodzi i milknie plac
      A jutro znów ktoś przyjdzie po bułki
      I znowu na słowo znajdzie się czas`,
    hook: `
      Do sklepu, do sklepu, tuż za róg
      Po chleb, po mleko i parę słów`,
  },
  {
    words:
      'fryzjer* strzyże strzyżesz strzygł* strzyżeni* obcina_włosy obcinasz_włosy obcinała_włosy fryzur* suszark* barber*',
    stanzas: `
      Nożyczki cykają tuż koło ucha
      Lustro pokazuje dwie nowe twarze
      Włosy spadają na białe kafelki
      I każdy opowie, o czym dziś marzy

      Peleryna łaskocze pod samą brodą
      Suszarka szumi jak ciepły wiatr
      Ktoś mówi: krócej, a myśli: dłużej
      I młodszy wychodzi stąd o parę lat`,
    later: `
      Bo fryzjer wie o nas więcej niż lustro
      I nigdy nikomu nie powie nic
      A człowiek wychodzi lżejszy o kosmyk
      I chce mu się prosto przez miasto iść`,
    hook: `
      Do fryzjera, do fryzjera
      Dobra fryzura humor wybiera`,
  },
  {
    words:
      'mechanik* warsztat warsztatu warsztacie warsztatem lakierni* wulkaniz* naprawia_samochody naprawiasz_samochody naprawiał_samochody naprawia_auta naprawiasz_auta naprawiał_auta opona oponę opony oponami opon silnik*',
    stanzas: `
      Klapa w górze, a głowa w silniku
      Śrubka się turla pod regał w cień
      Smar jest na czole i na kanapce
      I jeszcze chwilka to cały dzień

      Ucho przy masce słyszy zawory
      Klucz jest trzynastka, a trzeba dziesięć
      Silnik zakaszlał i chodzi jak zegar
      I dalej niech auto ludzi niesie`,
    later: `
      Wieczorem w warsztacie pachnie olejem
      I radio gra cicho, i gaśnie blask
      A gdzieś już daleko, na jakiejś szosie
      Jedzie to auto i ma znów swój czas`,
    hook: `
      Śrubka, nakrętka, klucz i smar
      Silnik zaśpiewa, bo ktoś ma dar`,
  },
]
