import type { Plot } from '../../stanzas.ts'

export const freedom: Plot = {
  person: 'me',
  open: `
    Zostawiam (klucze|przepustkę|parasol) na biurku, obok kwiatka
    Kwiatka zabieram, on też ma dość
    W windzie gra flet, a ja zjeżdżam w dół
    I na parterze wysiada inny ktoś

    Mapa (po wujku|z kiosku|sprzed lat) ma dziurę od kawy
    Akurat tam, gdzie trzeba by zdążyć
    I dobrze, jadę zobaczyć tę dziurę
    Ma gładkie brzegi i nic w niej nie ciąży

    Piąta, (mgła|rosa|chłód) i jedna torba przy nodze
    Zmieściło się w niej to, co mam
    Reszta to meble, a meble, wiadomo
    Lubią stać w miejscu, niech stoją tam`,
  turn: `
    Dzwoni telefon, budzik, zebranie
    A ja mam pod stopą most
    Wiatr mi w kołnierzu robi sprzątanie
    I pyta, dokąd, a ja, że wprost

    Pierwszy wieczór, zupa z puszki, kamień
    Gwiazdy nie pytają mnie o nic
    Boję się trochę, ale mój strach
    To taki pies, co biegnie, by gonić

    Ktoś mi tłumaczy, że trzeba poważnie
    Mieć plan i kredyt, i zdjęcie przy płocie
    Mam buty, mam patyk i jeden widok
    A poniedziałek oddaję robocie`,
  lift: `
    Nie pytaj, po co, nie pytaj, na ile
    Droga to metry, a metry to chwile

    Okno na oścież i włosy na wiatr
    Tablica: koniec miasta, i start`,
  chorus: `
    # Byle dalej
    Byle dalej, byle droga, byle wiatr
    Byle buty zdążyły wyschnąć do rana
    Byle dalej, a na końcu drogi świat
    Nieuczesany i cały do poznania

    # Mam czas, mam czas
    Mam czas, mam czas, a czas ma mnie
    Idziemy razem przez mokrą łąkę
    Mam czas, mam czas, i nigdzie, nie
    Nie czeka na mnie nikt z pieczątką

    # Chodź, {call}
    Chodź, {call}, zostaw to pranie na sznurze
    Niech wiatr je ponosi, on i tak chce
    Chodź, {call}, jest miejsce na górze
    I droga, o której nikt nie wie, gdzie`,
  bridge: `
    Wrócę kiedyś, bo są tam talerze
    I ktoś, kto zostawia mi światło w sieni
    Ale dopiero, gdy w to uwierzę
    Że dom się nie kończy, choć wszystko się zmieni

    Ptak na przewodzie patrzy, czy zdążę
    On nie ma biletu, ma dwa skrzydła
    Mówię mu: ja mam nogi i książkę
    I też mi już trochę klatka obrzydła`,
}
