import type { Details } from '../../stanzas.ts'

/** Mountains, water and woods, weather, and everything that one travels in. */
export const outdoors: readonly Details[] = [
  {
    words:
      'góry gór górach górami górskie górskich górskim tatry tatr tatrach bieszczad* beskid* karkonosz* giewont* kasprow* morskie_oko szlak szlaku szlaki szlakiem szlakach schronisk* wspina* taternik* szczyty szczytach szczytów',
    stanzas: `
      Plecak, mapa i sznurowadła
      Kamień po kamieniu, jak schody
      Na pniu znak, czerwony i biały
      I z potoku łyk zimnej wody

      Schronisko, ława, herbata
      Pieczątka w małym notesie
      Plaster na pięcie, skarpetki
      I dzwonki, co wiatr je niesie

      Zimny łańcuch i rękawiczki
      Chmura na wyciągnięcie ręki
      Wdech, krok, wydech, jeszcze kawałek
      I echo, kawałek piosenki`,
  },
  {
    words:
      'morze morza morzu morzem morski morska bałty* plaża plażę plaży plaże plażą plażow* fale falach falami muszl* muszel* bursztyn* latarnia_morska latarnię_morską mewa mewy molo molu wydmy wydmach parawan*',
    stanzas: `
      Parawan wbity kamieniem
      Gofry, śmietana i mewa
      Ręcznik sztywny już od soli
      I leżak, na którym się ziewa

      Wiaderko, foremka, fosa
      Fala podchodzi pod mury
      Muszla przy uchu, szum w środku
      I wieża chyli się u góry

      Deski mola, szpary, woda
      Mewa stoi na poręczy
      Pal, łańcuch i zapach smoły
      I linka na maszcie brzęczy

      Bursztyn mały jak ziarenko
      Wodorosty, patyk, korek
      Fala cofa się i wraca
      I ciężki od muszli worek`,
  },
  {
    words:
      'jezior* mazury mazurach mazurami kajak* łódka łódkę łódki łódką łódce łódek pomost* wiosł* spływ spływy spływie',
    stanzas: `
      Wiosło lewe, wiosło prawe
      Krople ciekną do rękawa
      Konar w poprzek, kark schylony
      I ważka siada, ciekawa

      Brzeg, ręcznik, but pełen piasku
      Woda w kratkę między trzciny
      Łódka stuka o podpórkę
      I kanapki, i maliny

      Pomost, deski, sęk i szpara
      Skok na bombkę, bryzg i kręgi
      Ręcznik, gęsia skórka, kubek
      I trzciny, zielone wstęgi`,
  },
  {
    words:
      'lasu lesie lasem lasy lasach leśny leśna leśne leśnej leśnym leśnik* leśnicz* puszczy puszczę sosna sosny sosen jagody jagód',
    stanzas: `
      Sosna skrzypi jak huśtawka
      Światło leży na mchu w paski
      Dzięcioł stuka, chwila, stuka
      I pod butem drobne trzaski

      Żywica lepka na palcach
      Mrówki idą przez ścieżynę
      Sójka krzyczy gdzieś na dębie
      I żołądź wpada w czuprynę

      Tropy w piasku, para kopyt
      Wykrot, paproć i jagody
      Zapach kory, mchu i ziemi
      I na języku dowody`,
  },
  {
    words: 'śnieg* snieg* śnież* sanki sanek sankach sankami saneczk* bałwan* łyżw* zima zimę zimy zimą zimie zimow*',
    stanzas: `
      Marchewka, guzik, dwa węgielki
      Czapka na uszy, szalik w kratkę
      Rękawice sztywne jak karton
      I nos czerwony, na dokładkę

      Sanki na sznurku, pod górę
      Śnieg w cholewach, śnieg w kieszeni
      Zakręt, zaspa, but do góry
      I kałuża w ciepłej sieni

      Szufla drapie po chodniku
      Każdy płot ma białą czapkę
      Skrzypienie przy każdym kroku
      I wróbel zostawia łapkę`,
  },
  {
    words: 'deszcz* parasol* kałuż* burza burzę burzy burze burzą piorun* ulew* kalosz* grzmot* grzmi zmok* przemok*',
    stanzas: `
      Krople ścigają się po szybie
      Rynna bulgocze w rogu domu
      Parasol wygięty na opak
      I skok przez kałużę, po kryjomu

      Kaptur cieknie, grzywka cieknie
      Kałuża na pół podwórka
      Tramwaj rozchlapuje niebo
      I w prawym kaloszu dziurka

      Błysk za firanką, liczenie
      Talerze brzęczą w kredensie
      Okna domknięte na klamkę
      I kropla wisi na rzęsie`,
  },
  {
    words:
      'gwiazdy gwiazd gwiazdami gwiazdach gwiazdozbi* gwieźdz* księżyc* teleskop* nocne_niebo nocnym_niebie astronom* kosmos* kosmon*',
    stanzas: `
      Karimata, koc i trawa
      Wielki Wóz, i nikt nie wsiada
      Kark wykręcony do góry
      I coś błyska, i coś spada

      Teleskop, trójnóg, jedno oko
      Księżyc z bliska, dziury jak w serze
      Pokrętło w lewo, ciut i w prawo
      I mapa nieba na papierze

      Okno bez zasłon, pas blasku
      Cień drzewa na całej ścianie
      Srebrna smuga na podłodze
      I cisza, i psa szczekanie`,
  },
  {
    words: 'podróż* podroz* walizk* walizek lotnisk* samolot* zwiedza* wakacj* wyciecz* bagaż* paszport* urlop*',
    stanzas: `
      Walizka, kolano, suwak
      Kółka turkocą po bruku
      Mapa złożona na opak
      I plan miasta w drobnym druku

      Pas zapięty, okno, skrzydło
      Miasto mniejsze niż zapałka
      Chmury z góry, jak pierzyna
      I kanapka, pół kawałka

      Znaczek, pocztówka, długopis
      Klucz z numerem na breloku
      Obce słowo na języku
      I jeszcze uliczka, z boku`,
  },
  {
    words:
      'pociąg* pociag* kolejarz* kolejow* peron* lokomotyw* maszynist* dworzec dworca dworcu dworcem konduktor* wagon*',
    stanzas: `
      Stukot, stukot i słup za słupem
      Czoło o szybę, las ucieka
      Jajko na twardo, sól w papierku
      I most, a pod nim długa rzeka

      Bilet kasowany dziurkaczem
      Głośnik chrypi, że opóźniony
      Torba na półce, płaszcz na haku
      I gwizdek, i długie wagony

      Semafor, podkład, zwrotnica
      Tory schodzą się w oddali
      Kubek drży na małej półce
      I brzęk szyn, i zapach stali`,
  },
  {
    words: 'autobus* tramwaj* przystan* trolejbus* metro metrem metrze motornicz*',
    stanzas: `
      Przystanek, rozkład i ławka
      Drzwi wzdychają, dzwonek, szyny
      Para na szybie, rysunek
      I w siatce cztery cytryny

      Uchwyt, zakręt, pół obrotu
      Kasownik zgrzyta ząbkami
      W lusterku rząd mokrych kurtek
      I świat między reklamami

      Bieg z torbą, ręka do góry
      Drzwi zamykają się z sykiem
      Oddech, ławka, rozkład, gołąb
      I znów przystanek z pomnikiem`,
  },
  {
    words:
      'samochód samochod* auto auta autem aucie autko autk* maluchem kierownic* za_kółkiem garaż* w_korku w_korkach korki_uliczne kierowca kierowcą kierowcy kierowców tir tira tirem tirów ciężarówk* taksówk* taryf* jeździ_autem w_trasie w_trasę',
    stanzas: `
      Kluczyk, stacyjka, kaszlnięcie
      Mapa, parasol, okruszki
      Radio łapie pół piosenki
      I na półce dwie poduszki

      Światła, sprzęgło i metr do przodu
      Palce stukają w kierownicę
      Wycieraczka piszczy co drugą
      I skrót, przez tę samą ulicę

      Gąbka, wiadro, piana na dachu
      Szmatka, wosk, lusterko jak nowe
      Klamka wytarta aż do błysku
      I gołąb ma plany gotowe

      Bak do pełna, szyba czysta
      Znak, las, zajazd, znak, topole
      Termos między siedzeniami
      I linia biała przez pole`,
  },
  {
    words:
      'prawo_jazdy prawa_jazdy prawem_jazdy prawko prawka prawkiem egzamin_na_prawo nauka_jazdy nauki_jazdy naukę_jazdy instruktor_jazdy instruktora_jazdy egzaminator* równoległe_parkowanie parkuje parkujesz parkować parkował* parkowani*',
    stanzas: `
      Fotel, lusterka, sprzęgło, gaz
      Silnik gaśnie, i jeszcze raz
      Pachołek stoi, potem leży
      I kierunkowskaz cały czas

      Koperta, wsteczny, skręt do końca
      Krawężnik bliżej, niż się zdaje
      Głowa w lewo, w prawo i w lewo
      I wóz w poprzek, ale już staje

      Nowe zdjęcie, plastik gładki
      Kluczyki brzęczą w kieszeni
      Zielony listek na szybie
      I światło, co się zieleni`,
  },
  {
    words: 'rower* kolarz* kolarsk* kolarstw* pedałuj*',
    stanzas: `
      Szprychy cykają na zjeździe
      Smar na łydce od łańcucha
      Dzwonek, koszyk, w nim zakupy
      I w otwartych ustach mucha

      Dętka w misce, pęcherzyki
      Łatka, klej i ręce w smarze
      Pompka syczy, raz i jeszcze
      I koło równe, jak w zegarze

      Podjazd, niski bieg i oddech
      Asfalt płynie pod pedałem
      Bidon, banan, mapa w folii
      I wiatr, co idzie nad wałem`,
  },
  {
    words: 'motocykl* motor motorem motoru motory motorze skuter*',
    stanzas: `
      Kask, zamek, rękawice, klik
      Silnik mruczy, żwir pod stopką
      Skóra skrzypi na ramionach
      I na szybce komar, kropką

      Chrom wytarty miękką szmatką
      Olej kapie na tekturę
      Łańcuch, kropla, znowu kropla
      I smar, co wchodzi pod skórę

      Łuk, przechył, prosta, topole
      Gest dłonią, gdy jedzie drugi
      Liść przyklejony do kurtki
      I pas drogi, szary, długi`,
  },
]
