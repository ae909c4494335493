import type { Plot } from '../../stanzas.ts'

export const encouragement: Plot = {
  person: 'you',
  open: `
    Je staat voor de deur met je hand (op de klink|in je jas|aan de bel)
    Je schoenen zijn gepoetst, je keel zit dicht
    Je hebt het gedroomd en geoefend, ik weet het nog wel
    In de gang, voor de spiegel, bij het kleine licht

    Je zegt, ik kan het niet, (al drie keer|voor de zoveelste keer|met je mond vol), bij het brood
    Ik heb je dat vaker horen zeggen, hoor
    Bij zwemles, op de fiets, en die keer met die boot
    En telkens ging je, al bibberend, door

    De berg is zo hoog (dat je nek ervan kraakt|als een flat|als hij is), kijk niet op
    Kijk naar je veters, kijk naar één steen
    Niemand kwam ooit in één sprong op de top
    Het zijn al die stappen, en je zet er net één`,
  turn: `
    Je bent al eens gevallen, ik was erbij
    Met modder op je wang en je haar vol mos
    Je lachte, je trok een gezicht naar mij
    En klom er weer op, met je schoen nog half los

    Ze zeggen, dat wordt niets, ze zeggen, doe gewoon
    Ze zaten ook bij die boot langs de kant
    Laat ze maar zitten, droog op hun troon
    Jij hebt straks wind, en zij alleen zand

    Vannacht lag je wakker, ik heb je betrapt
    Je telde de dingen die mis konden gaan
    Ik telde de keren dat jij het hebt gelapt
    En was nog aan het tellen toen jij op bent gestaan`,
  lift: `
    Haal adem, tot diep in je linkerteen
    Dan recht je rug, en nu, ga er maar heen

    Je knieën, die trillen, dat is helemaal niet gek
    Zo trilt een motor ook, vlak voor vertrek`,
  chorus: `
    # Je kunt het, {call}
    Je kunt het, {call}, met je hart in je keel
    Je kunt het, {call}, en bang zijn is maar een deel
    Wij staan langs de kant, met een vlag en een trom
    Je kunt het, {call}, en kijk niet meer om

    # Nog één stap
    Nog één stap, en dan nog een keer dat
    Zo kom je over bergen en zo kom je door de stad
    Nog één stap, en de volgende zie je dan wel
    Het hoeft niet zo mooi, en het hoeft niet zo snel

    # Sta maar weer op
    Sta maar weer op, klop het zand van je broek
    De wind draait vanzelf, hij komt om de hoek
    Sta maar weer op, al is het voor de tiende keer
    Wie elf keer opstaat, ligt er niet meer`,
  bridge: `
    En als het niet lukt, dan hebben we soep
    Dan zitten we samen op de stoep bij het hek
    Dan ben je nog steeds wie ik het allerhardst roep
    Dat is geen prijs, dat is gewoon je plek

    Ooit zit er iemand heel bleek naast je neer
    Die vraagt aan jou, hoe heb jij dat gedaan
    Dan lach je, je voelt het weer, elke keer
    En zegt, ik was bang, en ik ben toch gegaan`,
  meaning: `
    Moed is niet dat je nergens voor bibbert
    Moed is dat je bibbert, en dan toch maar gaat
    Dat doe jij al langer dan jij zelf gelooft
    En wij zien het elke dag, vroeg en laat

    Er is er maar één die aan jou nog twijfelt
    Dat ben je zelf, in een heel klein uur
    Leen van ons zolang maar wat vertrouwen
    We hebben genoeg, en het is niet duur

    Het hoeft niet vandaag, en het hoeft niet perfect
    Het mag met een omweg, het mag met een traan
    En wat er ook komt, en hoe het ook loopt
    Je hoeft er geen meter alleen voor te gaan`,
}
