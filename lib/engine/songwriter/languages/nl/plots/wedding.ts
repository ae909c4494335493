import type { Plot } from '../../stanzas.ts'

export const wedding: Plot = {
  person: 'you',
  open: `
    De strik zit (scheef|los|te strak), de bloemen staan te wachten
    Een oom waaiert met zijn hoed tegen de wind
    De eerste rij heeft zakdoeken voor wel drie nachten
    En een kind vraagt hard of de taart al begint

    De stoelen staan (in rijen|in het gras|al buiten), de taart is op tijd
    Een tante met veren wil per se vooraan
    De ringen zijn er, ze waren heel even kwijt
    En iedereen wou in het midden op de foto staan

    Er was (een feest|een bus|een rij) waar het ooit begon
    Een grap, een jas die van zijn haakje gleed
    En iemand die van schrik niets meer verzinnen kon
    Nu staan we hier, in mooie schoenen, in het zweet`,
  turn: `
    Er komen dagen met een lekke band
    Met post die niemand leuk vindt, en met griep
    Dan is er altijd nog die andere hand
    Met thee die er al stond nog voor je riep

    De liefde zit niet in het grote woord
    Ze zit in wie de vuilnis buiten zet
    Ze zit in wie het snurken niet meer hoort
    En wie de koude kant neemt van het bed

    Er is een huis met dozen op de trap
    De lamp hangt nog aan enkel maar een draad
    Daar wordt gekibbeld over kast en kap
    En dan gedanst, tot iedereen slaapt in de straat`,
  lift: `
    De muziek is even stil, de adem ook
    Er valt een hoed, de zon komt door de rook

    Haal nog één keer adem, kijk nog één keer rond
    Er zit maar één woord straks in elke mond`,
  chorus: `
    # Zeg maar ja
    Zeg maar ja, en de klokken gaan luiden
    Zeg maar ja, en de ramen gaan open naar het zuiden
    Zeg maar ja, met rijst in het haar, op de trap
    Een heel leven begint met één letter, één stap

    # Vandaag is van jullie twee
    Vandaag is van jullie twee, de rest van de wereld mag mee
    Met schoenen in de hand, over het gras, tot de zee
    Vandaag is van jullie twee, en morgen gewoon weer
    Met koffie en kruimels, en elke dag meer

    # Voor jou en voor altijd, {call}
    Voor jou en voor altijd, {call}, dat zeg je niet elke dag
    Het staat in goud vanbinnen, waar niemand het lezen mag
    Voor jou en voor altijd, {call}, dat klinkt zo groot als een kerk
    Maar het woont in een keuken, en daar gaat het aan het werk`,
  bridge: `
    Over vijftig jaar hangt er een foto aan de muur
    Dan lacht een kind om dat haar en dat pak
    En wie er toen trouwde, die staat bij het vuur
    En zegt, ik vond vooral die schoenen een ongemak

    Er is geen mens die weet wat er nog komt
    Een tuin, een wieg, een hond, een dak dat lekt
    Maar hoe er wordt gekeken, nu het praten is verstomd
    Daar is de tafel jaren mee gedekt`,
  meaning: `
    Vandaag zegt ieder hoe mooi jullie zijn
    Maar straks is het dinsdag, en regent het buiten
    Dan is er nog steeds die ene hand
    Die blijft, ook al waait het dwars door de ruiten

    De liefde zit niet in het grote woord
    Ze zit in wie er het licht aan laat
    Ze zit in wie de jas al klaarhangt
    En wie er wakker blijft, hoe laat het ook gaat

    Twee mensen, twee sleutels, en nu één deur
    Twee verhalen, en nu één boek
    En wij staan erbij, en wij lezen mee
    En ieder heeft een zakdoek, of een doek`,
}
