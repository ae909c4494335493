import type { Plot } from '../../stanzas.ts'

/** A team's or a school's anthem. */
export const team: Plot = {
  person: 'me',
  open: `
    Autobus pachnie (gumą|bananem|bułką) i mokrą skarpetką
    Liczymy się znów, kogoś brakuje wciąż
    Ktoś biegnie przez parking, buty pod pachą
    Ten ktoś co zawsze, i rusza nasz wąż

    Na początku były trzy pary butów
    I jeden gwizdek, (i deszcz|i śnieg|i mróz), i murek
    Dziś mamy trybunę, siedem krzesełek
    I flagę uszytą z trzech starych kurtek

    Koszulki (z wyprzedaży|po starszych|za duże), do kolan
    Na plecach numer odkleja się w biegu
    Wyglądamy jak pranie, które wyszło grać
    Patrzcie, to pranie już stoi w szeregu`,
  turn: `
    Zeszłej jesieni było w plecy, i sporo
    Nie powiem, ile, tablica pękła
    A w autobusie śpiew taki, że miasto
    Powywieszało flagi z okienka

    Ktoś leży w błocie, ktoś daje mu rękę
    Nie w naszych barwach, bez znaczenia
    Cała trybuna na chwilę milknie
    A potem klaszcze, aż drży ziemia

    Trener ma zeszyt, w zeszycie strzałki
    W lewo i w prawo, i jedną w bok
    Potem zamyka go, mówi: no dobrze
    To teraz razem, i krok, i krok`,
  meaning: `
    Wygrać jest pięknie, przegrać się zdarza
    Tabela kłamie co drugi raz
    A my i tak w następną sobotę
    Wyjdziemy tu znowu, bo przyszedł czas

    Drużyna to nie jest numer na plecach
    To ten, co podniesie, gdy leżysz w błocie
    I ten, co krzyczy na całe gardło
    Gdy wszyscy inni są po robocie

    Na wielkich stadionach są światła i złoto
    U nas jest wiatr i niebo, i my
    I nikt nam za to naprawdę nie płaci
    A serce bije jak w środku gry`,
  lift: `
    Ramię przy ramieniu, wszyscy w skupieniu
    Już zaraz ruszymy, nie czas na lenie

    Kto nie ma bębna, niech tupie w takt
    Kto nie zna słów, niech krzyczy: tak!`,
  chorus: `
    # Naprzód, {brand}
    Naprzód, {brand}, niech zadrży nam brama
    Naprzód, {brand}, niech usłyszy nas rzeka
    Wygrana, przegrana, drużyna ta sama
    Naprzód, {brand}, bo świat nie poczeka

    # {brand}, to my
    {brand}, to my, i gramy do końca
    {fact}
    {brand}, to my, i w deszczu, i w słońcu
    I niech to usłyszy dziś każdy z was

    # {brand}, to my
    {brand}, to my, w deszczu i w błocie
    {brand}, to my, i sto gardeł gra
    {brand}, to my, a wynik na płocie
    Zmieni się zaraz, jak tylko się da

    # Razem do końca
    Razem do końca, na śnieg i na skwar
    Razem, gdy nogi już mówią, że nie
    Razem do końca, bo wygrać to dar
    A podnieść drugiego potrafi, kto chce`,
  bridge: `
    Kiedyś ktoś zdejmie buty na zawsze
    Powiesi szalik na gwoździu przy drzwiach
    I przyjdzie za rok, i stanie wśród swoich
    I krzyknie tak, że zatrzęsie się dach

    Nie trzeba pucharu, nie trzeba złota
    Wystarczy gwizdek i czyjś znajomy śmiech
    I to, że po wszystkim, zmęczeni do reszty
    Wracamy razem, na jeden dech`,
}
