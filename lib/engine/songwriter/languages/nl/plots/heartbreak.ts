import type { Plot } from '../../stanzas.ts'

export const heartbreak: Plot = {
  person: 'past',
  open: `
    Jouw helft van het bed is (glad|koud|leeg) en te groot
    Ik slaap nog op mijn kant, uit gewoonte, aan de rand
    Ik smeer in de keuken nog altijd te veel brood
    En leg het tweede bord terug, met mijn andere hand

    Je hebt je (platen|boeken|planten) in drie dozen gedaan
    Met viltstift erop wat er breekbaar was
    Er is er nog één in de gang blijven staan
    Leeg, op één knoop na, uit de zak van je jas

    Ik zag je laatst, (je stond|je zat|je liep) aan de overkant
    Je lachte om iets, met je hoofd opzij
    Ik stak nog op straat heel even mijn hand
    En deed toen of die zwaaide naar de rij`,
  turn: `
    Je sleutel kwam per post, in een envelop
    Geen brief erbij, geen groet, geen lange zin
    Ik hing hem weer op, met het lintje erop
    Dat haakje is van jou, al kun jij er niet meer in

    Mijn moeder vraagt nog altijd hoe het met je gaat
    Ik zeg, wel goed, al weet ik het niet meer
    Je jas was blauw, die hing hier, en nu staat
    Daar enkel nog een paraplu voor het weer

    We zouden nog naar zee gaan, in april
    De kaartjes hangen op de koelkast, naast de la
    De trein is weg, het is al mei, en stil
    Ik kijk ze elke ochtend nog eens na`,
  lift: `
    De mensen zeggen dat het slijt
    Ze zeggen er niet bij hoeveel tijd

    Ik zet de radio maar wat harder aan
    Nu hoor ik niet hoe stil je bent gegaan`,
  chorus: `
    # Het is te stil
    Het is te stil sinds jij er niet meer bent
    De straat, de klok, de nacht, er is niets aan gewend
    Het is te stil voor één lamp en één stoel
    En ik praat met de muren, ze weten wat ik bedoel

    # Ga dan maar, {call}
    Ga dan maar, {call}, ik hou de deur niet dicht
    Ik sta hier met mijn hand omhoog, tegen het licht
    Ga dan maar, {call}, maar kijk niet achterom
    Want als je kijkt, dan loop ik mee, zo dom

    # Ik leer het wel
    Ik leer het wel, koffie zetten voor één
    Ik leer het wel, naar de film, en dan alleen
    Ik leer het wel, zo gaat het, dag na dag
    Alleen nog niet hoe je slaapt na zo'n dag`,
  bridge: `
    Misschien was jij al weg toen je er nog was
    Misschien heb ik te laat naar jou gekeken
    Ik zag alleen mezelf nog in het glas
    En hoorde niet waarover jij wou spreken

    Straks komt er een lente, dan doet het geen pijn
    Dan hoor ik je naam, en dan loop ik maar door
    Dan ben je een liedje, een oud refrein
    Dat ik af en toe nog per ongeluk hoor`,
  meaning: `
    Ze zeggen, er zijn er nog meer in de zee
    Alsof ik een visser was zonder een vis
    Ik wil er geen andere, ik wil er geen twee
    Ik wil alleen weten hoe het nu is

    Een hart is geen kopje, je lijmt het niet vast
    Het klopt gewoon door, met een barst erin
    En 's nachts hoor je precies waar de barst nu zit
    En 's ochtends begin je weer bij het begin

    Ik gooi niets weg en ik zet niets neer
    Ik loop er maar zo'n beetje omheen
    Van alles wat samen zo makkelijk ging
    Leer ik nu het moeilijkste, en dat is alleen`,
}
