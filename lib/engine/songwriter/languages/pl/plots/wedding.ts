import type { Plot } from '../../stanzas.ts'

/** Speaks of two, so that it suits whoever hears it. */
export const wedding: Plot = {
  person: 'you',
  open: `
    (Orkiestra|Kapela|Harmonia) czeka, dzwony zaraz zaczną
    Ciotka zgubiła but, świadek swą mowę
    A w środku tego dwoje, i im jasno
    Jakby ktoś zapalił lampę nad głową

    Na stole rosół, (sól|miód|bób), chleb i kieliszki
    Wujek już śpiewa, choć jeszcze jest widno
    Dziecko pod stołem ryż zbiera do miski
    I liczy ziarna, bo ma być ich milion

    Był (deszcz|przypadek|przystanek) i jakaś pomyłka
    Potem był telefon, potem drugi klucz
    Dziś dwie obrączki w jednym pudełku
    I nikt nikogo nie szuka już`,
  turn: `
    Mówią: to głównie zakupy i pranie
    I kto wyniesie, i kto miał rację
    Mówią to starzy, trzymając się za ręce
    Od zupy po tort, przez całą kolację

    Płacze orkiestra, płacze fotograf
    Babcia ma chustkę i puszcza ją w krąg
    A przy przysiędze to nawet kelner
    Stoi z półmiskiem i nie czuje rąk

    Jutro będą kapcie, czajnik, poniedziałek
    Budzik o szóstej, jedna łazienka
    I o to chodzi, o ten kawałek
    W którym po tańcu zostaje ręka`,
  lift: `
    Walc jest na trzy, a serce na dwa
    Nikt nie policzy, a ładnie gra

    Gorzko, woła sala, gorzko, woła stół
    Na słodko jest sposób: każdemu po pół`,
  chorus: `
    # Za ciebie, {call}
    Za ciebie, {call}, za was, za dwoje
    Wznosimy wszystko, co w ręku mamy
    Za ciebie, {call}, za wspólne pokoje
    Za sól na stole i klucz do bramy

    # Niech gra muzyka
    Niech gra muzyka, niech trzeszczy podłoga
    Niech ciotka prowadzi węża przez dwór
    Niech gra muzyka, bo dzisiaj droga
    Zaczyna się tu, i nie liczy się chmur

    # Dwoje i już
    Dwoje i już, tyle trzeba do tańca
    Do wiosła, do kołdry i do huśtawki
    Dwoje i już, aż do świata krańca
    A potem z powrotem, do domu, do kawki`,
  bridge: `
    Będą mroźne zimy i zepsute piece
    Będzie: ty zawsze, i będzie: ty nigdy
    A potem ktoś wstanie, postawi świecę
    I powie: no dobrze, chodź, bez krzywdy

    Kiedyś ktoś weźmie to zdjęcie do ręki
    I spyta: to oni, naprawdę, ci sami?
    A z kuchni poleci kawałek piosenki
    I śmiech na dwa głosy, siwy, za drzwiami`,
}
