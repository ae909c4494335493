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
    Blijf nou eens zitten, laat die borden staan
    Ik zeg dit maar één keer, dus hoor het aan

    Ik heb het vaak gedacht en nooit gezegd
    Vanavond wordt het hier op tafel gelegd`,
  chorus: `
    # Dankjewel, {call}
    Dankjewel, {call}, voor alles wat niemand ziet
    Voor de veter, de thee en het slaapkamerlied
    Dankjewel, {call}, voor de keren dat je bleef
    En alle kleine briefjes die je voor me schreef

    # Ga eens zitten, {call}
    Ga eens zitten, {call}, met je benen op de bank
    Jij krijgt het eerste bord en de grootste dank
    Ga eens zitten, {call}, doe je ogen maar dicht
    Wij wassen wel af, en wij doen straks het licht

    # Dat heb ik van jou
    Dat heb ik van jou, het lampje in de gang
    En altijd een bord te veel, de hele week lang
    Dat heb ik van jou, en wie het straks krijgt van mij
    Die heeft het van jou, dus dan zit je erbij`,
  bridge: `
    Als iedereen die jij hebt opgevangen
    Nu voor je deur stond, dicht opeen, op rij
    Dan bleef de rij tot aan de brug toe hangen
    Jij zou nog vragen, is er koffie bij

    En ben jij ooit eens moe, dan moet je het maar zeggen
    Dan kook ik, en dan brandt de melk flink aan
    Dan mag je bij mij je benen languit leggen
    En hoef je tot de morgen niet op te staan`,
  meaning: `
    Je zegt altijd, ach, het was maar een kleine moeite
    Een kleine moeite, dat weet jij best
    Die maakte voor ons de dagen lichter
    En vaak was dat meer dan al de rest

    Er staat nergens een beeld voor mensen als jij
    Geen plein en geen straat met jouw naam
    Maar wie jij geholpen hebt, draagt het mee
    En zet 's avonds een lichtje voor het raam

    Dankjewel is een woord van een paar letters
    Het past op een kaartje, op een deur
    Maar wat ik bedoel, dat past er niet op
    Daarom zing ik het hier, en met kleur`,
}
