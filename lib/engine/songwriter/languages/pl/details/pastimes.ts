import type { Details } from '../../stanzas.ts'

/** Ball and dance, voice and strings, books and games, needles, brushes and screens. */
export const pastimes: readonly Details[] = [
  {
    words:
      'piłka_nożna piłkę_nożną piłki_nożnej piłce_nożnej w_piłkę piłkarz* piłkark* piłkarsk* mecz meczu mecze meczem meczach meczów bramk* bramek gol gola gole goli boisk* stadion* kibic* futbol* napastnik*',
    stanzas: `
      Szalik, trąbka, rząd krzesełek
      Trybuna wstaje jak fala
      Słonecznik trzeszczy pod butem
      I gwizdek, co nie pozwala

      Korki stukają w korytarzu
      Zielone plamy na spodenkach
      Rękaw w zębach, oddech, kolana
      I szara piłka, miękka w rękach

      Dwa tornistry zamiast słupków
      Trzepak, garaże i krzaki
      Piłka pod kołami auta
      I na łydkach pokrzyw znaki

      Kanapa, paluszki, pilot
      Sąsiedzi krzyczą zza ściany
      Obraz staje, spiker milczy
      I gol już z góry jest znany`,
  },
  {
    words:
      'siatkówk* siatkarz* siatkark* siatkarsk* koszykówk* koszykarz* koszykark* drużyn* trener* trenuj* trening* medal* puchar* ręczna_piłka piłka_ręczna piłkę_ręczną',
    stanzas: `
      Parkiet piszczy pod podeszwą
      Taśma na dwóch palcach, biała
      Gwizdek, skok, i piłka w górze
      I ławka, co wstaje cała

      Torba, ręcznik, na plecach numer
      Jeszcze rundka, i jeszcze seria
      Gwizdek, stoper i materace
      I bidonów cała bateria

      Ręce w środku, jeden okrzyk
      Medal dzwoni o łańcuszek
      Plaster, lód, plecak na schodach
      I na pół łamany paluszek`,
  },
  {
    words:
      'taniec tańca tańcem tańce tańców tańcach tańcz* tancz* tanecz* tancerk* tancerz* zatańcz* potańców* walca walce tango tanga salsa salsę salsy',
    stanzas: `
      Obcas, parkiet, obrót, rękaw
      Dłoń na plecach, krok, dostawka
      Rąbek sukni, błysk guzika
      I pod ścianą pusta ławka

      Radio w kuchni, talerz w zlewie
      Ścierka fruwa jak chusteczka
      Skarpetki suną po kafelkach
      I w rytm dzwoni też łyżeczka

      Stół pod oknem, krzesła w kącie
      W lewo, w prawo i na palce
      Kapcie suną po parkiecie
      I raz, dwa, trzy, jak to w walce`,
  },
  {
    words: 'śpiew* spiew* zaśpiewa* karaoke wokalist* nuci nucisz nucił* nucić nucę fałszuj* pod_prysznicem',
    stanzas: `
      Refren, potem słów połowa
      Grzebień zamiast mikrofonu
      Prysznic szumi, echo, para
      I krótkie brawa z balkonu

      Ołówek nad pięciolinią
      Kartka z chwytem, słowa z boku
      Gardło, szalik, ciepła woda
      I stopa, co nie gubi kroku

      Radio głośniej, szyba do końca
      Refren dobrze, zwrotka mruczana
      Kciuk na kierownicy, perkusja
      I nuta trochę naciągana`,
  },
  {
    words:
      'chór chóru chórze chórem chórki chórzyst* śpiewa_w_chórze śpiewasz_w_chórze śpiewam_w_chórze śpiewał_w_chórze śpiewała_w_chórze śpiewałeś_w_chórze śpiewałaś_w_chórze śpiewać_w_chórze dyrygent* dyrygu*',
    stanzas: `
      Teczki z nutami, kamerton
      Ramię przy ramieniu, rzędy
      Ręka w górze, wdech, i cisza
      I dwa całkiem małe błędy

      Próba, krzesła w dwóch półkolach
      Ołówkiem kółko przy oddechu
      Teczka, termos, miętówka, szal
      I nuta wchodzi bez pośpiechu

      Białe bluzki, czarne teczki
      Ton podany cicho, nosem
      Alt po lewej, basy z tyłu
      I sufit, co wraca głosem`,
  },
  {
    words: 'gitar* ukulele akordy akordów basista basistą',
    stanzas: `
      Kostka grzechocze gdzieś w pudle
      Strojenie, w górę, ciut niżej
      Opuszki twarde jak orzech
      I ucho przy strunach, bliżej

      Trzy akordy, czwarty trudny
      Pasek, co zjeżdża z ramienia
      Śpiewnik z plamą, róg zagięty
      I stukot w takt, od niechcenia

      Ślad strun na opuszkach, czerwony
      Pudło pachnie lasem i kurzem
      Palce trzymane w poprzek gryfu
      I piosenka idzie podwórzem`,
  },
  {
    words:
      'pianin* pianist* fortepian* klawisz* nuty nutach muzyczna_szkoła szkoła_muzyczna szkole_muzycznej szkoły_muzycznej',
    stanzas: `
      Klapa w górę, filc, klawisze
      Nuty z uszami po rogach
      Metronom tyka, raz, dwa, trzy
      I stołek na krzywych nogach

      Prawa ręka, potem lewa
      Gama biegnie w górę schodem
      Ołówkiem palce, dwa, trzy, pięć
      I nuta, co wyszła przodem

      Pedał wzdycha, filc przy filcu
      Jeden klawisz milczy z zasady
      Na klapie ramka, serwetka, kurz
      I walc, na czwarty raz, bez wady`,
  },
  {
    words:
      'czyta* poczyta* czytelni* książk* ksiazk* książecz* książek bibliotek* kryminał kryminały kryminałów kryminałach powieś* księgarni* księgarz* lektur*',
    stanzas: `
      Róg zagięty, stary bilet
      Lampka świeci w jedną stronę
      Kartka szeleści, i cisza
      I jabłko, raz nadgryzione

      Półka ugięta w połowie
      Stos przy łóżku, coraz wyższy
      Zapach kleju i papieru
      I budzik, o głowę niższy

      Jeszcze rozdział, tylko ten jeden
      Lampka gaśnie, i znów się pali
      Krzesło, ubranie, koc na plecach
      I koniec wciąż jeszcze w oddali

      Katalog, fiszki, cichy parkiet
      Drabinka jedzie wzdłuż regału
      Pieczątka, data, stuk, karteczka
      I palec po grzbietach, pomału`,
  },
  {
    words: 'szachy szachów szachach szachami szachist*',
    stanzas: `
      Szachownica, zegar, kubek
      Dłoń nad pionkiem zawieszona
      Zegar pstryka, guzik, cisza
      I krzywa trochę korona

      Pudełko, piszczą zawiasy
      Koń skacze bokiem, przez płotek
      Brew w górę, palec na brodzie
      I zegar stuka jak młotek

      Ławka w parku, dwóch kibiców
      Pionek zastąpiony guzikiem
      Ręka cofa się znad wieży
      I mat, a po nim sok z piernikiem`,
  },
  {
    words:
      'na_drutach druty szydełk* dzierga* włóczk* sweter swetry swetrów sweterk* sweterek swetrze haft* wełnian* makram*',
    stanzas: `
      Koszyk, fotel, miękka włóczka
      Oczko w lewo, oczko w prawo
      Druty stukają o siebie
      I kłębek, co toczy się żwawo

      Rękaw, golf i jeszcze ściągacz
      Spruty rząd, kręcona nitka
      Pompon, nożyczki, kartonik
      I getry, ciepła w nich łydka

      Serwetka jak płatek ze śniegu
      Szydełko błyska i nurkuje
      Lampa nad fotelem, pudełko
      I nikt już oczek nie rachuje`,
  },
  {
    words:
      'szyje szyjesz szyć szył szyła szyłaś szyłeś uszył* uszyj* szycie szycia szyciem krawcow* krawiec* krawca krawcem maszyna_do_szycia maszynę_do_szycia maszynie_do_szycia igłą przyszywa* ceruj* cerowa* guzik guziki',
    stanzas: `
      Pedał, terkot, ścieg za ściegiem
      Materiał, wykrój, nożyce
      Centymetr wisi na szyi
      I z firanki dwie spódnice

      Guzik trzyma się na nitce
      Naparstek, supeł, dwa ściegi
      Puszka po ciastkach, guziki
      I równiutkie znowu brzegi

      Manekin z przypiętym rękawem
      Podszewka śliska jak ryba
      Żelazko, para i kanty
      I pasuje, tak, no, chyba`,
  },
  {
    words: 'biega biegasz biegam biegał* biegać biegani* biegacz* pobiega* maraton* półmaraton* jogging*',
    stanzas: `
      Numer na czterech agrafkach
      Asfalt, oddech, asfalt, drzewo
      Kubek z wodą, łyk i plama
      I banan, i zakręt w lewo

      Zegarek piszczy, kilometr
      Ścieżka, słupek, pies na smyczy
      Słuchawki, wdech i kałuża
      I znów słupek, kto to liczy

      Sznurówki, podwójny węzeł
      Ławka, łydka, rozciąganie
      Koszulka mokra na plecach
      I pies z parku, powitanie`,
  },
  {
    words:
      'maluje malujesz maluję malował* malować malowani* namalow* malark* malarz* obrazy obrazów obrazk* rysuj* rysowa* rysun* pędzel pędzl* akwarel* sztalug* portret* plastyczk* plastyk farbami farby',
    stanzas: `
      Pędzel w słoiku po musztardzie
      Woda w słoju robi się szara
      Kleks na łokciu, kleks na sztaludze
      I koszula w plamach, ta stara

      Ołówek, gumka, kontur twarzy
      Przymrużone oko, kciuk w górze
      Kartka wyrwana, druga, trzecia
      I niebieska smuga na skórze

      Zapach farby i terpentyny
      Żółć, ugier, odrobina bieli
      Szmatka w kieszeni, tubka pusta
      I nos zielony, do niedzieli`,
  },
  {
    words: 'serial* film* kino kina kinie kinoman* telewizj* telewizor* telenowel* odcinek odcink* netflix*',
    stanzas: `
      Koc, poduszka, popcorn w miseczce
      Napisy, i zaraz czołówka
      Pilot znika między szparami
      I na czyimś ramieniu główka

      Światło zgaszone, jasny ekran
      Miska z chrupkami na kolanach
      Szelest torebki, cisza, szelest
      I światło tańczące na ścianach

      Chusteczki leżą w pogotowiu
      Wiadomo, kto winien, od razu
      Szept, że to na pewno ogrodnik
      I pauza w połowie obrazu`,
  },
]
