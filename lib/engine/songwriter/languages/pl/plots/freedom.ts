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
  meaning: `
    Można planować, liczyć i mierzyć
    I pytać o radę, i bać się zmian
    A można po prostu któregoś ranka
    Otworzyć okno i zmienić plan

    Nikt mi nie mówił, że będzie łatwo
    Nikt nie obiecał, że zawsze tak
    Ale jest powietrze i droga przed nami
    I tyle mi starczy, i to dobry znak

    Reszta poczeka, reszta nie zając
    Rachunki i szafy, i kurz, i czas
    A to, czego teraz się nie zobaczy
    Może nie przyjść już drugi raz`,
  lift: `
    Nie pytaj, po co, nie pytaj, na ile
    Droga to metry, a metry to chwile

    Okno na oścież i włosy na wiatr
    Przed nami jest cały ogromny świat`,
  chorus: `
    # Byle dalej
    Byle dalej, byle droga, byle wiatr
    Byle buty zdążyły wyschnąć do rana
    Byle dalej, a na końcu drogi świat
    Nieuczesany i cały do poznania

    # Byle dalej
    Byle dalej, byle droga, byle wiatr
    {fact}
    Byle dalej, i niech się otworzy
    Przed nami szeroki, nieznany świat

    # Mam czas, mam czas
    Mam czas, mam czas, a czas ma mnie
    Idziemy razem przez mokrą łąkę
    Mam czas, mam czas, i nigdzie, nie
    Nie czeka na mnie nikt z pieczątką

    # Chodź, {call}
    Chodź, {call}, zostaw to wszystko na potem
    Niech wiatr nas poniesie, on dobrze chce
    Chodź, {call}, jest miejsce za płotem
    I droga, o której nikt nie wie, gdzie`,
  bridge: `
    Wrócę kiedyś, bo wraca się zawsze
    Do tych samych ludzi, do tych samych drzwi
    Ale już z głową pełną widoków
    I z czymś, co po drodze się może śnić

    Ptak na przewodzie patrzy, czy zdążę
    On nie ma biletu, ma skrzydła dwa
    Ja mam tylko nogi i trochę odwagi
    I tyle wystarczy, i tyle się da`,
}
