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
  meaning: `
    Są ludzie, co mówią: zadzwoń, jak trzeba
    I są tacy ludzie, co po prostu są
    Od takich się człowiek uczy w milczeniu
    Że dobro to zwykle jest para rąk

    Dziękuję to słowo za krótkie na wszystko
    Na tyle dni i na tyle lat
    Więc niech je piosenka trochę wydłuży
    I zaśpiewa wprost, tobie, na cały świat

    Nikt za to nie daje medali ani kwiatów
    Nikt nie napisze o tym w gazecie
    A przecież od takich zwyczajnych rzeczy
    Robi się odrobinę cieplej na świecie`,
  lift: `
    Odłóż na chwilę to wszystko, co jest
    I jedną piosenkę od nas dziś weź

    Słów mam niewiele, lecz każde prawdziwe
    I niech chociaż raz zabrzmią sprawiedliwie`,
  chorus: `
    # Dziękuję, {call}
    Dziękuję, {call}, głośno i wprost
    Za każde słowo, za każdy gest
    Dziękuję, {call}, i tak cały rok
    Bo dobrze na świecie, gdy ktoś taki jest

    # Komu, jak nie tobie
    Komu, jak nie tobie, ten toast i ta pieśń
    Szklanki są nierówne, ale pełne wszystkie sześć
    Komu, jak nie tobie, najlepszy z foteli
    Usiądź, dziś my zmywamy, aż do niedzieli

    # Dziękuję, {call}
    Dziękuję, {call}, głośno i wprost
    {you.fact}
    Dziękuję, {call}, z całego serca
    Niech o tym na świecie usłyszy ktoś

    # Za wszystko, {call}
    Za wszystko, {call}, za każdy dzień
    {you.fact}
    Za wszystko, {call}, śpiewamy to głośno
    Bo dobra nie wolno odsuwać w cień

    # To dzięki tobie
    To dzięki tobie jest lżej i jaśniej
    {fact}
    To dzięki tobie, i mówię to głośno
    Bo komu to mówić, jak nie tobie właśnie`,
  bridge: `
    Mówią, że dobro zawsze wraca
    Jaką drogą, tego nie wiem
    Lecz jeśli pyta o kierunek
    To jeden: prosto, i do ciebie

    Pewnie powiesz, że nie ma za co
    I machniesz ręką, i pójdziesz znów
    A my i tak to dziś zaśpiewamy
    Bo się za mało mówi tych słów`,
}
