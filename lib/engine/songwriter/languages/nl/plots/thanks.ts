import type { Plot } from '../../stanzas.ts'

export const thanks: Plot = {
  person: 'you',
  open: `
    Jij gaat (als laatste|altijd als laatste|pas als laatste) zitten bij het eten
    Eerst moet het zout nog en de jus op tafel staan
    Je eigen bord, dat was je bijna vergeten
    En toch liet jij het grootste stuk naar ons toe gaan

    Je hebt niet (eerst gebeld|lang gevraagd|veel gezegd), je stond er gewoon
    Met soep in een pan en je jas halfdicht
    Je deed de afwas, op je kousen, zonder vertoon
    Tot er weer vloer te zien was, en licht

    Ik stond (een uur|heel lang|vandaag) bij al die kaarten in de winkel
    Met rozen en met goud, en krullen in het rond
    Daar staat geen soep op, en geen sleutelgerinkel
    Geen nacht dat jij de weg naar huis toe vond`,
  turn: `
    Er waren dagen bij, dat zag ik later pas
    Dat jij zo moe was dat je op de trap bleef staan
    Dan haalde je diep adem, hing je jas
    En vroeg als eerste hoe het mij was gegaan

    Je zei eens iets op straat, zo in het gaan
    Gewoon, alsof je zei dat het ging vriezen
    Jij redt het wel, en je bleef niet eens staan
    Ik wil dat zinnetje nooit meer verliezen

    Als iemand telde wat jij allemaal doet
    De knopen, de banden, de ruzies gesust
    Hij kwam al tot duizend, met zweet in zijn hoed
    En jij zou dan vragen, heb jij wel gerust`,
  lift: `
    Wacht nou eens even, en ga nog niet weg
    Er is iets wat ik je te weinig zeg

    Ik heb het vaak gedacht en nooit gezegd
    Vandaag wordt het hier op tafel gelegd`,
  chorus: `
    # Dankjewel, {call}
    Dankjewel, {call}, voor alles wat je deed
    Dankjewel, {call}, voor wat je zelf niet meer weet
    Je vroeg er niets voor, en je telde het niet
    Dankjewel, {call}, en hier is jouw lied

    # Ga eens zitten, {call}
    Ga eens zitten, {call}, met je benen op een bank
    Jij krijgt nu de bloemen, de koek en de dank
    Ga eens zitten, {call}, want jij bent aan de beurt
    Er is er maar één die ons leven zo kleurt

    # Dat heb ik van jou, {call}
    Dat heb ik van jou, {call}, dat vergeet ik niet meer
    Dat heb ik van jou, {call}, en dat merk ik telkens weer
    En wie het dan later weer meekrijgt van mij
    Die heeft het van jou, dus dan zit jij erbij

    # Duizendmaal dank
    Duizendmaal dank, en dan nog een keer
    Duizendmaal dank, en het mag er nog meer
    Wat hier is gedaan, met geduld en een lach
    Duizendmaal dank, vandaag en elke dag`,
  bridge: `
    Als iedereen die er geholpen is
    Nu hier voor de deur stond, dan werd het een rij
    Zo lang als de straat, en geen mens die ik mis
    En iemand zou zeggen, ach, dat doe ik erbij

    En mocht het ooit nodig zijn, groot of klein
    Eén roep, en dan staan we er ook, zij aan zij
    Want wat we hier kregen, dat moet er weer zijn
    Zo gaat dat met goed doen, het komt weer voorbij`,
  meaning: `
    Je zegt vast, {call}, het was maar een kleine moeite
    Een kleine moeite, dat weten we best
    Die maakte voor ons de dagen lichter
    En vaak was dat meer dan al de rest

    Er staat nergens een beeld voor jou, {call}
    Geen plein en geen straat met jouw naam
    Maar wie het gehad heeft, die draagt het mee
    En zet 's avonds een lichtje voor het raam

    Dankjewel is een woord van een paar letters
    Het past op een kaartje, op een deur
    Maar wat ik bedoel, dat past er niet op
    Daarom zing ik het hier, en met kleur`,
}
