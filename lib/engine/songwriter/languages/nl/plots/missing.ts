import type { Plot } from '../../stanzas.ts'

export const missing: Plot = {
  person: 'past',
  open: `
    Er hangt nu een klok met (jouw tijd|jouw uren|jouw nacht) aan de muur
    Nu weet ik precies wanneer jij gaat slapen
    Jij doet daar de lamp uit, een kwart na het uur
    En ik zit hier aan mijn ontbijt te gapen

    Je mok staat (vooraan|bovenaan|nog steeds) in het rek
    Ik drink er niet uit, dat is afgesproken
    Hij heeft een barst bij het oor en een plek
    Waar jouw duim de verf heeft afgebroken

    Ik hoor (iemand|een stap|een sleutel) op de trap, ik spring al op
    Ik heb de deur al half voor je opengedaan
    Het is de buurvrouw, met een kookpot en een mop
    Ik lach erom, en blijf nog even staan`,
  turn: `
    Je belde zondag, de lijn was slecht
    Je stem was een radio, ver onder water
    Ik heb van wat ik wilde haast niets gezegd
    We riepen alleen maar, ik bel je later

    Ik praat met de plant die je hier hebt gelaten
    Ze krijgt er een blad bij, ik lees haar de krant
    Dan doe ik of we met ons drieën praten
    En jij zegt niet veel, aan jouw eind van het land

    Ik heb je trui uit de was gehouden
    Hij rook nog naar jou, nu ruikt hij naar mij
    Ik wil hem nu tot een kussen vouwen
    Dan is er tenminste een mouw van je bij`,
  lift: `
    De kaart op de muur is twee handen breed
    Ik leg ze ertussen, zodat ik het weet

    Ik zeg, het gaat goed, en ik lach er wat bij
    Maar er is een stuk dat niet meelacht in mij`,
  chorus: `
    # Ik mis je, {call}
    Ik mis je, {call}, bij het eten, in de gang
    Ik mis je, {call}, en de dagen zijn lang
    Ik zet de radio aan, en dan zet ik hem weer uit
    Ik mis je, {call}, in elk geluid

    # Zo ver weg
    Zo ver weg, en toch elke dag dichtbij
    Zo ver weg, en het loopt met me mee, zij aan zij
    Ik doe mijn ogen dicht, en dan sta ik weer daar
    Zo ver weg, en in mij ligt het kant en klaar

    # Wat ik mis
    Wat ik mis, dat staat niet op een kaart
    Wat ik mis, heb ik hier in mijn hoofd bewaard
    Een geur, een geluid, hoe het licht er viel
    Wat ik mis, heeft een plek in mijn ziel`,
  bridge: `
    Misschien schijnt daar nu ook dezelfde maan
    Misschien hangt er een wolk voor, een grijs gordijn
    Ik heb in gedachten het licht aangedaan
    Zo kan ik er elke nacht even zijn

    Er loopt in mijn hoofd nog een tweede klok
    Die tikt nog steeds op de tijd van toen
    Ik luister ernaar, en dan gaat er een schok
    Door mij heen, en er is niets aan te doen`,
  meaning: `
    Men zegt, het is maar een eind op de kaart
    Een duim en een halve, meer is het niet
    Maar 's avonds is zo'n duim zo ver
    Als een land waar je nooit iemand ziet

    Ik red me wel, zeg ik tegen wie vraagt
    Ik eet, en ik slaap, en ik lach ook wel
    Maar alles is net een toon te laag
    En alles gaat net niet zo snel

    Wie weg is, is overal, dat merk je pas dan
    In een liedje, een geur, in de wind, in het groen
    En altijd als niemand er iets over zegt
    Dan hoor ik het harder, vandaag net als toen`,
}
