import type { Details } from '../../stanzas.ts'

/** The gym, instruments, games at the table, ballet. */
export const instrumentsAndGames: readonly Details[] = [
  {
    words: 'siłowni* hantl* joga jogę jogi jodze fitness* pilates* gimnasty* sztang*',
    stanzas: `
      Ręcznik, bidon, klucz do szafki
      Jeszcze jedno powtórzenie
      Hantle dzwonią na stojaku
      I w kolanach lekkie drżenie

      Mata, palce do podłogi
      Drzewo, kobra, kot i świeca
      Jedna noga, druga, chwianie
      I ciepło jak koło pieca

      Ławka, ciężar, wdech i wydech
      Jeszcze trzy, dwa, i ostatni
      Lustro, czerwone policzki
      I ręcznik, i ławka w szatni`,
  },
  {
    words: 'skrzypce skrzypcach skrzypiec skrzypk* skrzypek skrzypaczk* wiolonczel* altówk* smyczek smyczk*',
    stanzas: `
      Smyczek, biały pył na strunach
      Podbródek, ramię i drewno
      Pulpit, ołówek, dwie spinki
      I długa nuta, na pewno

      Futerał, zatrzask, czerwony plusz
      Kołek skrzypi, struna się stroi
      Kalafonia w szmatce, jak bursztyn
      I ktoś za drzwiami cicho stoi

      Smyczek w dół, i smyczek w górę
      Palec szuka, ciut za wysoko
      Pulpit kiwa się na śrubce
      I jedno zmrużone oko`,
  },
  {
    words: 'akordeon* harmoni* harmoszk*',
    stanzas: `
      Miech nabiera tchu i wzdycha
      Pasek na ramię, guziki
      Oberek, walczyk i polka
      I gdzieś w kuchni drżą słoiki

      Pasy na ramionach, klamra
      Lewa ręka nie patrzy wcale
      Noga wybija raz, dwa, trzy
      I w takt podskakują korale

      Futerał wielki jak szafa
      Masa perłowa, guzik starty
      Weselny walc, potem kujawiak
      I stary refren, ten uparty`,
  },
  {
    words: 'trąbk* trębacz* saksofon* flet* puzon* klarnet* orkiestra orkiestrze orkiestrę orkiestry orkiestrą',
    stanzas: `
      Ustnik, trzy wentyle, pauza
      Policzki pękate jak gruszki
      Nuty na klipsie, łokieć, wiatr
      I pod kołnierzem brzeg muszki

      Gama w górę, fałsz, i znowu
      Sąsiad stuka, raz, dwa, w rurę
      Szmatka na sznurku, błysk, kropla
      I wysoki dźwięk, wciąż w górę

      Marsz, i czapki, i lampasy
      Bęben na brzuchu, talerze
      Kapelmistrz, dwa palce w górze
      I dzieci na jednym rowerze`,
  },
  {
    words:
      'perkus* bębni bębnisz bębny bębnach bębnów koncert* zespół_muzyczny zespole_muzycznym kapela kapeli kapelę zespół_rockowy zespole_rockowym',
    stanzas: `
      Garaż, kable, dywan, wzmacniacz
      Pałki odliczają cztery
      Pisk w głośniku, dłoń na gałce
      I na bębnie trzy litery

      Pałki w kieszeni, werbel, stopa
      Rytm na blacie, rytm na kolanie
      Klej na palcach, plaster na dłoni
      I zza ściany krótkie pukanie

      Bilet przedarty, pieczątka
      W uszach dzwoni jeszcze w szatni
      Tłum, koszulka, głos zachrypnięty
      I bis, i na pewno ostatni`,
  },
  {
    words: 'w_karty karciarz* brydż* remik* poker* planszów* scrabble domino warcab* chińczyka',
    stanzas: `
      Karty w wachlarz, brwi coraz wyżej
      Orzeszki liczone jak grosze
      Kostka pod kanapą, latarka
      I rewanż, choć w progu kalosze

      Pionki, plansza, rzut za rzutem
      Szóstka, a trzeba jedynki
      Kostka grzechocze w kubeczku
      I na talerzu mandarynki

      Tasowanie, szmer, przełożenie
      Kartka z punktami, dwie kolumny
      Herbata w szklankach, stół z serwetą
      I walet, bardzo z siebie dumny`,
  },
  {
    words: 'krzyżówk* krzyżówek krzyzowk* sudoku jolki jolkę szarad*',
    stanzas: `
      Gazeta, róg podwinięty
      Rzeka w Azji, cztery kratki
      Długopis cofa się, stuka
      I stygnie szklanka herbatki

      Ołówek gryziony na końcu
      Litera wpisana, skreślona
      Ptak na pięć liter, port, instrument
      I kratka, wciąż niewypełniona

      Okulary w dół, długopis
      Pytanie rzucone przez ścianę
      Róg gazety, plama po kawie
      I słowo, w pół drogi złapane`,
  },
  {
    words: 'puzzle puzzli puzzlach układank*',
    stanzas: `
      Stół zajęty, talerz na krześle
      Rogi są, i kawałek nieba
      Pudełko z obrazkiem i lampa
      I pod stołem ten, co go trzeba

      Tysiąc kawałków, jeden odcień
      Niebo w misce, trawa w pokrywce
      Lampa niżej, i łokcie niżej
      I jeden, znaleziony w grzywce

      Łokcie na stole, głowy razem
      Pasuje, nie pasuje, prawie
      Pół wieży, dach, i skraj balkonu
      I jeszcze ten róg, przy kawie`,
  },
  {
    words: 'balet* tańczy_w_balecie tańczysz_w_balecie tańczyła_w_balecie tańczyłaś_w_balecie',
    stanzas: `
      Lustro, drążek, worek na buty
      Muzyka cofana od nowa
      Wstążka zawiązana na kostce
      I wysoko ręka i głowa

      Kok, sześć wsuwek, siatka, lakier
      Pięta, palce, raz, i z powrotem
      Pianino w rogu, i jeszcze raz
      I czoło błyszczące potem

      W kurtynie szpara, a w niej oko
      Kalafonia, skrzypi deska
      Tiul szeleści w ciemnym rzędzie
      I pod okiem czarna kreska`,
  },
]
