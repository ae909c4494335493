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

    Het is maar een trein, het is maar een nacht
    Dat zei je, en nu is het langer dan gedacht`,
  chorus: `
    # Kom naar huis, {call}
    Kom naar huis, {call}, de soep staat nog op
    Je stoel schoof ik aan, met mijn jas er bovenop
    Kom naar huis, {call}, al is het maar een uur
    Dan branden alle lampen, en in de kachel brandt het vuur

    # Ik mis je bij het eten
    Ik mis je bij het eten, ik mis je in de gang
    Ik mis je als het regent, en de dagen zijn zo lang
    Ik mis je bij het eten, al wat jij niet lust blijft staan
    Ik mis hoe je dan zuchtte, en het toch hebt opgedaan

    # Nog zeven nachten slapen
    Nog zeven nachten slapen, dan nog één keer niet
    Dan sta ik op het perron, en ik zing dit lied
    Nog zeven nachten slapen, ik streep ze door met krijt
    En wie zegt dat het snel gaat, die kent nog niet de tijd`,
  bridge: `
    En als je komt, dan weet ik vast niet wat ik zeg
    Dan vraag ik of je trein op tijd was, of je eet
    Dan zet jij je tas neer, midden in de weg
    En val ik er haast over, zoals je weet

    Misschien zie jij nu ook dezelfde maan
    Misschien hangt er een wolk voor, bij jou
    Ik heb het lampje bij de deur aan laten staan
    Dat doe ik, zei ik, voor de buren, en voor jou`,
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
    In de stoel, in de kop, in de lucht op de trap
    En telkens als buiten een fiets stopt, of een auto
    Dan luister ik weer naar jouw stap`,
}
