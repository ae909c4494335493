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
  meaning: `
    Odwaga to wcale nie brak strachu
    Odwaga to strach, który robi krok
    I może drżeć ręka, i może drżeć głos
    A i tak się idzie, choć wokół mrok

    Nikt ci nie każe od razu wygrać
    Nikt nie wymaga, że będzie łatwo
    Wystarczy dzisiaj to, co na dzisiaj
    A jutro jest jutro, i dobre światło

    To, czego się boisz, ma swój koniec
    Ma swoją godzinę i swoje drzwi
    A po tamtej stronie stoimy my wszyscy
    I czekamy na to, aż wyjdziesz z nich`,
  lift: `
    Nie mówię, że łatwo, nie mówię, że jutro
    Mówię, że jestem, gdy będzie ci smutno

    Wdech, i nie patrz jeszcze na szczyt
    Patrz na kamień, na korzeń, na świt`,
  chorus: `
    # Dasz radę, {call}
    Dasz radę, {call}, krok, a potem krok
    Nie trzeba skrzydeł, wystarczą trampki
    Dasz radę, {call}, choć wokół mrok
    My tu za tobą niesiemy lampki

    # Dasz radę, {call}
    Dasz radę, {call}, i wiem, co mówię
    {fact}
    Dasz radę, {call}, a jak nie od razu
    To po kolei, jak kto umie

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
    A jak nie wyjdzie, to nic, przyjdę z plackiem
    Usiądziesz i powiesz, co było źle
    Świat ma też wejście od strony kuchni
    Spróbujesz znowu, a może nie

    Kto już tam doszedł, ten macha z góry
    Też miał pęcherze i w oczach piach
    I każdy ci powie, zdejmując buty
    Że w plecaku niósł cały swój strach`,
}
