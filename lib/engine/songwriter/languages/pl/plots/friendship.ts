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
  meaning: `
    Przyjaciel to nie jest ten, kto ma radę
    To ten, kto siada i milczy też
    Kto zje z tobą lody na złą pogodę
    I wie, kiedy żart, a kiedy deszcz

    Z wszystkich tych ludzi, co mija się w życiu
    Zostaje garstka, najwyżej paru
    Zadzwonisz do nich w środku nocy
    I przyjdą bez pytań i bez zegarów

    Nie trzeba gadać codziennie, co chwilę
    Można pół roku nie widzieć się
    A potem się siada i mówi od środka
    Jakby to wczoraj skończył się dzień`,
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
    Że w cztery ręce lżej nieść je ulicą

    # Ty i ja, {call}
    Ty i ja, {call}, przez słońce i deszcz
    {you.fact}
    Ty i ja, {call}, i dobrze jest tak
    Że wiem, gdzie jesteś, i ty o mnie też

    # Na jednej ławce
    Na jednej ławce, z jednym termosem
    {fact}
    Na jednej ławce, i świat niech poczeka
    Bo szczęście siedzi tuż przed samym nosem

    # Dobrze cię mieć, {call}
    Dobrze cię mieć, {call}, na dobre i złe
    {you.fact}
    Dobrze cię mieć, {call}, i niech to słyszy
    Każdy, kto przyjaciela mieć chce`,
  bridge: `
    Raz była cisza, całe trzy tygodnie
    O głupstwo, dziś nikt już nie wie, o jakie
    Aż przyszło: chodź, wieje, weź sobie kurtkę
    I wszystko wróciło na swoje szlaki

    Na starość weźmiemy dwa leżaki
    Postawią nas obok, w tym samym cieniu
    I będziemy śmiać się z tych samych rzeczy
    Po tylu latach i po jednym spojrzeniu`,
}
