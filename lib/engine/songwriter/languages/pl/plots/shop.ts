import type { Plot } from '../../stanzas.ts'

/** A jingle for a shop, a café or a firm: short lines. */
export const shop: Plot = {
  person: 'me',
  open: `
    Podnosimy (cicho|rano|razem) żaluzję
    Ulica jeszcze trze oczy
    Ktoś już zagląda, pyta, czy można
    I pies, co się obok toczy

    Dzwonek nad drzwiami (śpiewa|mruga|brzęczy): proszę
    U nas się nie bierze numerka
    Wiemy, jak ma na imię pies
    I kto na co od rana zerka

    {brand}, szyld na zielono
    Ostatnia litera (mruga i|czasem|lekko) tańczy
    Kto szuka, ten trafi, a kto zabłądzi
    Też wejdzie, i to wystarczy`,
  turn: `
    Ktoś wszedł, bo padało, przeczekać burzę
    Kapało mu z nosa na ladę
    Dziś wpada i w słońce, ot tak, po nic
    I daje nam dobrą radę

    Została reszta, drobne na ladzie
    Więc ktoś z nas biegnie aż na plac
    Fartuch jak żagiel, dwa złote w garści
    I jeszcze zdąży na czas

    Zamknięte, a ktoś puka w szybę
    Z miną, że dzień mu uciekł cały
    Tabliczka robi obrót z westchnieniem
    I lampy się pozapalały`,
  meaning: `
    W wielkich halach wszystko jest duże
    Wózki, ceny, kolejka i plac
    U nas jest małe, lecz ktoś cię zapyta
    Co u ciebie słychać, i ma na to czas

    Nie da się policzyć w kasie wieczorem
    Ilu się ludzi dzisiaj ucieszy
    A to się liczy u nas najbardziej
    I każdy dzień jest od tego lepszy

    Przychodzi się tu po jedną rzecz
    A wychodzi się zawsze z dobrym słowem
    I może dlatego tu się wraca
    I jutro, i w środę, i znowu`,
  lift: `
    Pchnij drzwi, nie są ciężkie, a w środku jest jasno
    Nikt nie pogania, nikomu nie ciasno

    Można popatrzeć, zapytać śmiało
    Jeszcze nikogo to nie bolało`,
  chorus: `
    # {brand}, dzień dobry
    {brand}, dzień dobry, prosto i szczerze
    {fact}
    {brand}, dzień dobry, kto raz nas pozna
    Ten potem innym już nie uwierzy

    # {brand}, zapraszamy
    {brand}, zapraszamy, otwarte są drzwi
    {fact}
    {brand}, zapraszamy, i wpadnij choć na chwilę
    Bo z tobą weselej mijają nam dni

    # {brand}, po drodze do domu
    {brand}, po drodze do domu
    {brand}, i dzień jest w porządku
    Powiedz sąsiadom, powiedz każdemu
    {brand}, od samego początku`,
  bridge: `
    Wieczorem liczymy, co w kasie zostało
    Trochę drobnych i czterdzieści twarzy
    I słońce, czyimś palcem na szybie
    To się nie liczy, to się nie waży

    Wpadnij tu z mamą, wpadnij tu z psem
    Wpadnij w kapciach, gdy pada deszcz
    A jak zapomnisz, po co to było
    Zostań i porozmawiaj, jeżeli chcesz`,
}
