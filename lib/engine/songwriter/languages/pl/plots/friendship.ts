import type { Plot } from '../../stanzas.ts'

export const friendship: Plot = {
  person: 'you',
  open: `
    Wchodzisz bez pukania, (prosto|od razu|i zaraz) do lodówki
    Mówisz: nic tu nie ma, i jesz to nic
    Siadasz na blacie, machasz nogami
    I nagle wieczór ma dokąd iść

    Dzwonisz o (drugiej|trzeciej|północy), że masz pytanie
    Czy ryby śpią i czy pingwin ma kolana
    Powinno się w nocy odkładać słuchawkę
    A my sprawdzamy to do rana

    Od marca wisi tu twoja (kurtka|bluza|chusta)
    I czeka u mnie na krześle deszczu
    Mówisz, że to przez zapominanie
    Ja myślę, że to kotwica w powietrzu`,
  turn: `
    Kiedy mi się waliło na głowę
    Nie było rad ani mądrych zdań
    Był serial, chipsy, twoje kolano
    I twoje: nie musisz teraz wstać

    Mówisz mi prawdę, tę o fryzurze
    Tę o człowieku, co nie był wart
    A potem idziesz ze mną na burzę
    Trzymać parasol, choć łamie go wiatr

    Mamy listę rzeczy do zrobienia
    Kajak, Lizbona, nauka gry
    Od lat na liście nic się nie zmienia
    Prócz pierwszej pozycji: ja i ty`,
  lift: `
    Nikt nam nie wierzy w połowę tych zdarzeń
    A drugiej połowy nikomu nie zdradzę

    Siadaj, opowiem ci to jeszcze raz
    Znasz to na pamięć i śmiejesz się w czas`,
  chorus: `
    # Ty i ja, {call}
    Ty i ja, {call}, jak dwa buty w błocie
    Jeden bez drugiego, no, gdzie miałby iść
    Ty i ja, {call}, po każdym kłopocie
    Siadamy na schodach i nie mówi się nic

    # Dzwoń o każdej porze
    Dzwoń o każdej porze, o trzeciej, o świcie
    Nie śpię albo śpię, nie ma różnicy
    Dzwoń o każdej porze, bo takie jest życie
    Że w cztery ręce lżej nieść je po ulicy

    # Na jednej ławce
    Na jednej ławce, z jednym termosem
    Świat dookoła jak głupi gna
    Na jednej ławce, pod samym nosem
    Siedzi to szczęście i kanapkę ma`,
  bridge: `
    Raz była cisza, całe trzy tygodnie
    O głupstwo, dziś już nie wiem, o jakie
    Aż przyszła kartka: chodź, wieje, jest chłodno
    I pod nią twój podpis, koślawym ptakiem

    Na starość weźmiemy dwie leżanki
    Ty po lewej, ja po prawej
    Będziemy krytykować firanki
    Karmić gołębie i łamać ustawę`,
}
