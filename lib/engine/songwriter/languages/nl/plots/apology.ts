import type { Plot } from '../../stanzas.ts'

export const apology: Plot = {
  person: 'you',
  open: `
    Ik sta (beneden|hier buiten|al een uur) met bloemen van de pomp
    Het prijsje zit er nog aan, ik zag het te laat
    Mijn mooie zin van thuis is ineens lomp
    Ik oefen hem nog eens tegen de straat

    Ik heb (drie brieven|een kaartje|een bericht) geschreven en weer weggegooid
    De eerste gaf de schuld nog aan de trein
    De laatste was één regel, onvoltooid
    Er stond alleen, ik wil weer bij je zijn

    Jij zet de kopjes (harder|kouder|luider) neer dan je gewoonlijk doet
    Je zegt, er is niks, en je kijkt naar de kraan
    Ik ken dat niks van jou, ik ken het maar al te goed
    En ik weet ook wie dat heeft gedaan`,
  turn: `
    Ik had het druk, zo noemde ik dat dan
    En ik had gelijk, dat vond ik zelf het meest
    Jij zette nog een deksel op de pan
    En hield het warm, maar ik ben er niet geweest

    Ik ben geen held, ik liep die avond weg
    Ik hoorde nog hoe jij mijn naam toen riep
    Ik draaide me niet om, en nu ik dit zeg
    Hoor ik mijn eigen voeten, hoe ik liep

    Ik maakte grappen toen jij ernstig was
    Ik keek op mijn scherm toen jij iets wilde zeggen
    Nu zie ik steeds mijn hoofd daar in het glas
    En weet ik niets meer om het uit te leggen`,
  lift: `
    Je hoeft de deur niet open, laat hem dicht
    Ik zeg het wel door deze kier van licht

    Er komt geen maar, er komt geen want, geen tenzij
    Dit is van mij, dit hoort alleen bij mij`,
  chorus: `
    # Het spijt me, {call}
    Het spijt me, {call}, ik zeg het zonder maar
    Het spijt me, {call}, en elk woord hiervan is waar
    Ik kan de klok niet draaien, ik draai hem niet terug
    Ik kan alleen hier staan, met de regen op mijn rug

    # Ik heb het fout gedaan
    Ik heb het fout gedaan, dat is het hele lied
    Ik heb het fout gedaan, en mooier wordt het niet
    Al moet ik hier nog zingen tot het licht wordt in de straat
    Ik heb het fout gedaan, ik zeg het, beter nu dan te laat

    # Laat het niet zo zijn, {call}
    Laat het niet zo zijn, {call}, met een muur er tussenin
    Ik weet ook niet het einde, maar dit hier is een begin
    Laat het niet zo zijn, {call}, ik zet water op voor thee
    Zeg ja, zeg nee, zeg later, alles valt me mee`,
  bridge: `
    Je hoeft me nu niets te vergeven
    Zo werkt het niet, dat weet ik zelf ook wel
    Neem er de tijd voor, een dag of wat, of zeven
    Ik wacht tot je zover bent, en niet te snel

    Ik beloof geen bergen en geen zee
    Ik beloof je dat ik er voortaan ben
    Met tijd, met geduld, en al mijn oren mee
    Tot jij weer zegt, dit is wie ik ken`,
  meaning: `
    Sorry is een klein woord, dat zeg je gauw
    Je zegt het als je op een teen gaat staan
    Voor dit heb ik langer gezocht naar een woord
    En ben ik er steeds omheen gegaan

    Ik vraag je niet of je doet alsof
    Het niet is gebeurd, zo simpel en snel
    Ik vraag of ik laten mag zien, elke dag
    Wat ik je vandaag alleen nog vertel

    Het ergste is niet dat ik schuldig ben
    Dat weet ik nu wel, dat geef ik toe
    Het ergste is dat het jou heeft geraakt
    En dat maakt mijn hart al dagen zo moe`,
}
