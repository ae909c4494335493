import type { Plot } from '../../stanzas.ts'

export const birthday: Plot = {
  person: 'you',
  open: `
    (Wujek dmucha|Ktoś nadmuchał|Sąsiad przyniósł) sto balonów
    Jeden pękł, kot w szafie siedzi
    Tort się chyli, stoi z trudem
    A na schodach już sąsiedzi

    Mówisz zawsze: (żadnych gości|bez prezentów|po co kwiaty)
    Tylko kawa, ty i ja
    A tu w progu rząd kaloszy
    I ktoś w windzie trąbką gra

    Dzwonię, ledwie (wstało|błysło) słońce
    Żeby zdążyć, nim się zbudzisz
    Śpiewam w słuchawkę trzy zwrotki
    A ty ziewasz: a kto mówi?`,
  turn: `
    Jest takie zdjęcie w albumie
    Krem na nosie, krem we włosach
    Jeden ząb i mina władcy
    Dziś ta sama, co do włosa

    Każdy ma o tobie bajkę
    O namiocie, który runął
    Co rok wieje w niej coraz mocniej
    W tym roku już był tajfunem

    Prosisz tylko o dwie rzeczy
    Ciszę i skarpetki w kratkę
    Ciszy nie ma, w każdej parze
    Ktoś ci w palce wsunął kartkę`,
  lift: `
    Gasimy światło, wszyscy na raz
    Tort idzie przez pokój, nie patrz na nas

    Nabierz powietrza, pomyśl przez chwilę
    Nie śpiesz się wcale, mamy czasu tyle`,
  chorus: `
    # Sto lat, {call}
    Sto lat, {call}, wszyscy razem, byle głośno
    Kto fałszuje, ma większy kawałek
    Sto lat, {call}, niech ci lata lekko rosną
    My przy torcie możemy na stałe

    # Dmuchaj, {call}
    Dmuchaj, {call}, bo kapie już wosk
    Cały pokój wstrzymał oddech i głos
    Dmuchaj, {call}, i nie mów nam, co
    I tak wszyscy tutaj prosimy o to

    # Jeszcze jeden rok
    Jeszcze jeden rok z tobą, komu kroić, komu?
    Jeszcze jeden rok z tobą, nikt nie chce do domu
    Jeszcze jeden rok z tobą, największy kawałek
    I nikt tu nie liczy, a wszyscy chcą dalej

    # {age}
    {age}, tak tu jasno w tej godzinie
    Że machają do nas z nieba piloci
    {age}, cały stół już wstrzymał oddech
    A kto kichnie, sprząta do soboty`,
  bridge: `
    Za lat dziesięć spór wybuchnie
    Czy to krem był, czy porzeczki
    Ale każdy będzie wiedział
    Że od śmiechu zgasły świeczki

    Wiem, że patrzysz na podłogę
    Kiedy wszyscy śpiewać zaczną
    Dzisiaj nic to nie pomoże
    Deski z nami skrzypią raźno`,
}
