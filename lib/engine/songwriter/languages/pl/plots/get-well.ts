import type { Plot } from '../../stanzas.ts'

/** To somebody who is ill or hurt. */
export const getWell: Plot = {
  person: 'you',
  open: `
    Na szafce (herbata|gazeta|krzyżówka), woda i termometr
    Za oknem ludzie biegną do spraw
    A ty masz leżeć, i leżysz dzielnie
    A świat może czekać, nie straci praw

    Wiem, że się (dłuży|wlecze|ciągnie), wiem, że masz dosyć
    Tych białych ścian i tych samych pór
    Więc niech na chwilę wejdzie piosenka
    I zrobi przeciąg, i zrobi chór`,
  turn: `
    Dzisiaj kawałek, jutro kawałek
    Zdrowie powraca jak kot na próg
    Nie wtedy, gdy wołasz, lecz gdy spokojnie
    Zrobisz mu miejsce tuż koło nóg

    Ludzie pytają i każdy pozdrawia
    I każdy ma na to domowy lek
    A najlepszy lek, jaki ja mam dla ciebie
    To to, że tu jestem i będę też`,
  meaning: `
    Ciało ma swoją własną robotę
    I nie da się mu powiedzieć: już
    A ty masz robotę odpoczywania
    I nic nie musisz, i leż, i cóż

    Nie trzeba dzielności bez żadnej przerwy
    Można się złościć, można się bać
    A obok jest zawsze ktoś, kto posłucha
    I kto ci pomoże na nogi wstać

    Są dni, co idą jak pod górę
    I takie, w których jest lżej choć ciut
    Zbieraj te drugie, jeden po drugim
    Bo z nich się składa cały ten cud`,
  lift: `
    Powoli, powoli, nie goni nikt
    Dzień, a potem drugi, i będzie świt

    Weź głęboki oddech i oprzyj głowę
    A reszta się sama ułoży na nowo`,
  chorus: `
    # Wracaj do zdrowia, {call}
    Wracaj do zdrowia, {call}, wracaj tu
    {fact}
    Wracaj do zdrowia, {call}, i nic na siłę
    Zbieraj siły ze słońca i snu

    # Zdrowiej, {call}
    Zdrowiej, {call}, krok za krokiem, co dnia
    Nie ma pośpiechu, jest tylko czas
    Zdrowiej, {call}, a każdy z nas czeka
    I jedno krzesło czeka wśród nas

    # Krok po kroku
    Krok po kroku, dzień po dniu
    {fact}
    Krok po kroku, do siebie, do domu
    I będzie tak, jak było tu`,
  bridge: `
    A kiedy to minie, a minie na pewno
    Pójdziemy na słońce, na długi czas
    I będzie można odwołać wszystko
    Poza tym jednym, że jesteś wśród nas

    Tymczasem śpij, a świat niech czeka
    On sobie radę bez ciebie da
    A my bez ciebie już trochę gorzej
    Więc wracaj do nas, raz i dwa`,
}
