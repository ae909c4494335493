import type { Plot } from '../../stanzas.ts'

export const encouragement: Plot = {
  person: 'you',
  open: `
    Siedzisz na (schodach|ławce|murku), buty w ręku
    Jeden jest na dziś, a drugi na strach
    Nie musisz znać całej drogi na pamięć
    Włóż pierwszy, na drugi przyjdzie czas

    Mówisz: nie umiem, to (powiedz|napisz|dodaj): jeszcze
    To małe słowo, a robi drzwi
    Chleb też nie umie, zanim urośnie
    Pół nocy w misce pod ścierką śpi

    Za oknem (szaro|mokro|ślisko), a w gardle kamień
    A jednak pijesz tę kawę do dna
    Nikt tego nie widzi i nikt nie klaszcze
    A to już odwaga, i właśnie trwa`,
  turn: `
    Potykasz się, no i leżysz w błocie
    To przy okazji obejrzyj ten świat
    Ślimak tam idzie od rana do płotu
    I nie wie, że to potrwa sto lat

    Pamiętasz rower, ten pierwszy bez kółek?
    Ktoś trzyma siodełko i tchu mu brak
    I dawno już puścił, a ty o tym nie wiesz
    I jedziesz, i jedziesz, i już wiesz, jak

    Noc jest najgłębsza o czwartej nad ranem
    Każdy rachunek ma wtedy trzy zera
    Poczekaj do siódmej, o siódmej jest bułka
    I ptak na rynnie, i się przeciera`,
  lift: `
    Nie mówię, że łatwo, nie mówię, że jutro
    Mówię, że niosę twój plecak i kurtkę

    Wdech, i nie patrz jeszcze na szczyt
    Patrz na kamień, na korzeń, na świt`,
  chorus: `
    # Dasz radę, {call}
    Dasz radę, {call}, krok, a potem krok
    Nie trzeba skrzydeł, wystarczą trampki
    Dasz radę, {call}, choć wokół mrok
    My tu za tobą niesiemy lampki

    # Jeszcze jeden krok
    Jeszcze jeden krok, i niech będzie mały
    Góra się nie śpieszy, ona ma czas
    Jeszcze jeden krok, i rzeki, i skały
    Tak zaczynały, od kropli, nieraz

    # Podnieś głowę
    Podnieś głowę, tam z lewej jest słońce
    Za blokiem, za chmurą, ale jest
    Podnieś głowę, a kolana drżące
    Niech drżą, byle szły, to nie test`,
  bridge: `
    A jak nie wyjdzie, to nic, będą placki
    Usiądziesz i powiesz, co było źle
    Świat ma też wejście od strony kuchni
    Spróbujesz jutro, a może i nie

    Ci, co już weszli, machają z góry
    Też mieli pęcherz i w oczach piach
    I każdy ci powie, zdejmując buty
    Że w plecaku niósł cały swój strach`,
}
