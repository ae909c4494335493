import type { Plot } from '../../stanzas.ts'

export const thanks: Plot = {
  person: 'you',
  open: `
    Piszę (trzeci dzień|od rana|znów) tę kartkę
    Jest na niej: no więc, no bo, no
    Wszystko skreślone, plama z kawy
    Zostało dziękuję, i to

    Nikt cię nie prosił, a (kosz jabłek|garnek zupy|chleb i masło)
    Stał rano na mojej wycieraczce
    Bez kartki, ale znam ten węzeł
    Tak tylko ty wiążesz paczki

    Masz zawsze (w torbie|w aucie|przy sobie) sznurek, plaster
    I czas, choć wszystkim go dziś brak
    Połowa miasta stoi na tym
    Że czasem mówisz komuś: tak`,
  turn: `
    Nie wiesz nawet, co się stało
    Zwykłe: wpadnij, zjemy coś
    A mnie się wtedy świat zawalał
    I nagle siedział przy mnie ktoś

    Machasz ręką: nie ma za co
    I pytasz, czy dokładkę chcę
    A to jest właśnie to, za co
    I tego się nie odda, nie

    Liczę na palcach, co mam od ciebie
    Zupy, podwózki, nocne rozmowy
    Brakuje palców, proszę sąsiada
    A to dopiero jest do połowy`,
  lift: `
    Nie ma w tym wstążki, nie ma wierszyka
    Jest to, co w gardle mi teraz utyka

    Odłóż tę ścierkę, usiądź na chwilę
    Słów mam niewiele i powiem tyle`,
  chorus: `
    # Dziękuję, {call}
    Dziękuję, {call}, głośno i wprost
    Za drzwi, których nigdy nie zamykasz
    Dziękuję, {call}, bo takie coś
    Zbyt łatwo w człowieku po cichu znika

    # To dzięki tobie
    To dzięki tobie nie leje przez dach
    I róża odżyła w pękniętej doniczce
    To dzięki tobie przeszedł mi strach
    I gwiżdżę, gdy wracam, na pustej ulicy

    # Komu, jak nie tobie
    Komu, jak nie tobie, ten toast i ta pieśń
    Szklanki są nierówne, ale pełne wszystkie sześć
    Komu, jak nie tobie, najlepszy z foteli
    Usiądź, dziś my zmywamy, aż do niedzieli`,
  bridge: `
    Mówią, że dobro zawsze wraca
    Jaką drogą, tego nie wiem
    Lecz jeśli pyta o kierunek
    To jeden: prosto, i do ciebie

    Wiem, że jutro zrobisz to znów
    Komuś obcemu, na przystanku
    On też nie znajdzie dobrych słów
    I zacznie pisać kartkę o poranku`,
}
