import type { Plot } from '../../stanzas.ts'

export const party: Plot = {
  person: 'me',
  open: `
    Sąsiad puka (w rurę|w kaloryfer|szczotką), to nie protest
    On puka do taktu, i puka nieźle
    Ktoś niesie garnek, ktoś niesie łyżkę
    A ciotka od dwóch godzin tańczy na krześle

    Miało być (krótko|skromnie|cicho), po jednym, do domu
    Jest druga, i w wannie lód i melon
    Ktoś śpiewa w szafie, nie mówiąc nikomu
    A pod sufitem chodzi balon

    W przedpokoju (buty|płaszcze|rowery), po szyję
    Z kuchni dochodzi cebula i bas
    Nie znam połowy tych ludzi, a każdy
    Woła od progu, że czekał na nas`,
  turn: `
    O północy gaśnie światło w całym bloku
    Cisza, a potem ktoś klaszcze: raz, dwa
    I cała klatka zaczyna klaskać
    I nikt nie wie, kto pierwszy, a każdy gra

    Pan z naprzeciwka zszedł w szlafroku
    Powiedzieć, że jutro ma pracę i głowę
    Stoi z półmiskiem, mówi coś o roku
    Osiemdziesiątym, i kroki ma nowe

    Ktoś tańczy z mopem, mop ma dobry humor
    Ktoś z odkurzaczem robi tango w bok
    Rano posprzątamy tym samym składem
    Tylko że wolniej i co drugi krok`,
  meaning: `
    Jutro się znowu zaczną sprawy
    Poczta, zakupy, zegar i brud
    A dziś jest dziś, i ma tyle godzin
    Ile kto tańczy, i to jest cud

    Nikt tu nie musi umieć tańczyć
    Nikt tu nie musi pięknie brzmieć
    Wystarczy tylko być razem z nami
    I trochę rytmu w kolanach mieć

    Takie wieczory się potem wspomina
    Po latach, przy kawie, we dwoje, we trzech
    Kto co powiedział i kto z kim tańczył
    I zaraz powraca ten sam stary śmiech`,
  lift: `
    Podkręć głośniej, otwórz okno
    Nudzić się nam nie wolno

    Raz na palcach, raz na pięcie
    Sufit niżej, serce prędzej`,
  chorus: `
    # Niech się kręci
    Niech się kręci, w prawo, w lewo
    Kto ma siłę, niech tańczy w krąg
    Niech się kręci, śpiewaj z nami
    I nie wypuszczaj nikogo z rąk

    # Chodź tańczyć, {call}
    Chodź tańczyć, {call}, no chodź, zdejmij but
    Nie umiesz? Nikt nie umie, i w tym jest rzecz
    Chodź tańczyć, {call}, zanim minie noc
    I wszystkie smutki wygonić precz

    # Zdrowie, {call}
    Zdrowie, {call}, i niech się świat śmieje
    {fact}
    Zdrowie, {call}, niech każdy to słyszy
    I niech się dzisiaj do rana dzieje

    # Jeszcze raz to samo
    Jeszcze raz to samo, proszę, ten kawałek
    Ten z pam, pam, pam i klaskaniem na dwa
    Jeszcze raz to samo, my damy radę
    Dopóki nam tylko muzyka gra`,
  bridge: `
    Był taki rok, że nikt się nie śmiał
    I buty stały równo pod ścianą
    Dlatego dzisiaj, gdy ktoś mówi: ciszej
    My mówimy: zaraz, a zaraz jest rano

    Na chwilę stoję z boku i patrzę
    Na wszystkie te twarze, na śmiech i na gwar
    I myślę, że tego się nie da zachować
    I że to najlepszy na świecie dar`,
}
