import type { Plot } from '../../stanzas.ts'

export const team: Plot = {
  person: 'me',
  open: `
    Het busje ruikt naar (sokken|spierolie|sinaasappel), iedereen lacht
    We tellen nog een keer, en we missen er weer een
    Hij heeft zijn twee linkerschoenen meegebracht
    En hinkt nu met twee linkervoeten om ons heen

    We begonnen met (zes|acht|zeven) en een stuk gras
    Vol molshopen, met als doel twee tassen
    De eerste keer winnen, toen blafte er pas
    Een hond, en die moesten we samen nog wassen

    De shirts hangen (bij ons|bij de helft|bij mij) tot op de knie
    Het lijkt een waslijn die over het veld waait
    Maar zoiets snels, dat zag je nog nooit, let op wie
    Er straks bij de hoekvlag de bocht om draait`,
  turn: `
    In het najaar verloren we elke keer
    Met cijfers, ze pasten niet eens op het bord
    We zongen in de bus toch een lied, en nog meer
    Want wie zingt, die komt met een nul niets tekort

    De een heeft de benen, de ander het hoofd
    En een kan er niks, maar die schenkt ons de thee
    En hebben we nergens meer in geloofd
    Dan kijkt hij ons aan, en dan rent iedereen weer mee

    Daar staan onze mensen, in regen en kou
    Met pannen en deksels, een vlag van een laken
    Ze roepen, kom op, en die ene roept, schiet nou
    Hij gaat erin, en de bankjes, die kraken`,
  lift: `
    Kom dicht bij elkaar, met de handen op de stapel
    Nog één keer ademen, van voorhoofd tot navel

    Ze horen ons al van de kerk tot de brug
    En wie nu nog slaapt, die draait op zijn rug`,
  chorus: `
    # Wij zijn {brand}
    Wij zijn {brand}, en wij gaan niet opzij
    Wij zijn {brand}, en daar horen wij bij
    De een valt, de ander die trekt hem weer op
    Wij zijn {brand}, van je tenen tot je kop

    # Samen, allemaal samen
    Samen, allemaal samen, zij aan zij, op een rij
    Wie valt, die krijgt handen, en twee schouders erbij
    Samen, allemaal samen, tot niemand meer kan
    En dan nog een keer, want daar houden we van

    # Nog een keer harder
    Nog een keer harder, tot achter de dijk
    De koeien, die kijken, en ze geven ons gelijk
    Nog een keer harder, wij houden niet op
    Wij tellen tot drie, en dan zingt heel de kop`,
  bridge: `
    En zijn we straks oud, dan zitten wij daar
    Met een deken op schoot en een kop thee erbij
    Dan halen we alles weer op, met elkaar
    En zeggen we, weet je nog, en dat waren wij

    Soms zit het mee, en soms zit het tegen
    Daar gaat het niet om, en dat weet iedereen
    Het gaat om de zon, en het gaat om de regen
    En dat je in geen van die twee staat alleen`,
  meaning: `
    Alleen kan je ook, en dan ben je snel
    Maar dan is er niemand die naast je staat
    Wij zijn met z'n allen, en dat kost wat meer tijd
    Maar kijk eens hoe ver het dan gaat

    De een kan het goed, en de ander wat minder
    En weer een ander, die brengt het humeur
    Maar haal je er één van die allen vandaan
    Dan mist er meteen een geluid en een kleur

    Een prijs die verstoft, en een uitslag vergeet je
    Maar wie er toen naast je stond, weet je nog wel
    En daarvoor komen we telkens weer terug
    Door regen en wind, en we komen nog snel`,
}
