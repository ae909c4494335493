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
  lift: `
    Pchnij drzwi, nie są ciężkie, a w środku jest jasno
    Nikt nie pogania, nikomu nie ciasno

    Można popatrzeć, usiąść, ponarzekać
    U nas na ciebie ma kto poczekać`,
  chorus: `
    # {brand}, dzień dobry
    {brand}, dzień dobry, co dziś dla ciebie?
    Jak mamy, to damy, jak nie, to się znajdzie
    {brand}, dzień dobry, w deszczu i w śniegu
    Kto raz tu trafi, ten znowu tu zajdzie

    # {brand}, po drodze do domu
    {brand}, po drodze do domu
    {brand}, i dzień jest w porządku
    Nie mów nikomu, no, powiedz każdemu
    {brand}, od samego początku

    # Wpadnij do nas
    Wpadnij do nas, z psem, z mamą, z kaprysem
    Wpadnij w kapciach, gdy pada deszcz
    Wpadnij do nas, chociażby na chwilę
    A zostań na dłużej, jeżeli chcesz`,
  bridge: `
    Jest gdzieś hala, wielka jak lotnisko
    Muzyka gra, wózków jest sto
    A jak tam kichniesz, to na zdrowie
    Nie powie nikt, u nas jest kto

    Wieczorem liczymy, co w kasie zostało
    Trochę drobnych i czterdzieści twarzy
    I słońce, czyimś palcem na szybie
    To się nie liczy, to się nie waży`,
}
