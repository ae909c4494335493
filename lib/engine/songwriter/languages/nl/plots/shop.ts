import type { Plot } from '../../stanzas.ts'

export const shop: Plot = {
  person: 'me',
  open: `
    Om (vier|vijf|zes) uur slaapt de straat nog, en wij niet
    We schuiven het luik omhoog, het licht gaat aan
    Een buurman klopt, omdat hij ons al ziet
    En blijft nog voor een praatje binnen staan

    De bel boven de deur zegt (ting|kling|ping), kom maar gauw
    Je hoeft hier geen nummer, je hoeft niet in de rij
    We weten wel zo'n beetje wat je hebben wou
    We vragen naar je knie, en hoe het gaat, erbij

    {brand}, zo staat het (met de hand|in het rood|in het blauw) op het bord
    De laatste letter zakt een beetje af
    De schilder had die dag wat verf tekort
    En zei, dat is de buiging die hij gaf`,
  turn: `
    Er kwam een man voor de regen, meer wilde hij niet
    Hij droogde wat op, en hij ging toen weer heen
    Nu komt hij met zon ook, als hij ons maar ziet
    En gaat niet meer weg met zijn handen alleen

    Het kan allemaal groter, dat weten wij wel
    Met liften, muziek, en parkeren erbij
    Bij ons gaat het met de hand, en dus niet zo snel
    Maar elk ding dat je meeneemt, dat kennen wij

    Om zes komt er altijd nog iemand gerend
    Dan doen we het luik toch weer even omhoog
    Hij hijgt, en hij lacht, want hij is hier bekend
    We hadden het al klaargezet, netjes en droog`,
  lift: `
    Kom binnen of bel, of kijk maar wat rond
    We doen het met liefde, met hand en met mond

    Je kent vast wel iemand die dit horen moet
    Vertel het maar door, want we doen het goed`,
  chorus: `
    # {brand}
    {brand}, {brand}, daar weet je wat je krijgt
    {brand}, {brand}, waar je humeur van stijgt
    De deur die gaat open, het licht is al aan
    {brand}, {brand}, daar wil je graag naartoe gaan

    # {brand} in {place}
    {brand} in {place}, daar moet je zijn
    {brand} in {place}, of je groot bent of klein
    Wat wij je beloven, dat doen we gewoon
    {brand} in {place}, onthoud maar de toon

    # Gewoon om de hoek
    Gewoon om de hoek, en wij staan voor je klaar
    Gewoon om de hoek, en we kennen elkaar
    Gewoon om de hoek, en je hoeft niet ver te gaan
    Wie gisteren kwam, die zie je er morgen weer staan`,
  bridge: `
    We worden hier niet rijk, maar dat is ook niet het doel
    We hebben honderd namen in ons hoofd
    En gaat er iemand weg met een blij gevoel
    Dan is er die dag weer gedaan wat we hebben beloofd

    Je kunt het ook zoeken op een scherm, in de nacht
    Dan klik je en wacht je, en dan heb je nog niets
    Bij ons is het anders dan menigeen dacht
    Je komt er gewoon, met de bus of de fiets`,
  meaning: `
    We zijn geen paleis, en dat hoeft ook niet
    We zijn wie we zijn, en dat doen we goed
    En wie er één keer bij ons is geweest
    Die weet de volgende keer waar hij wezen moet

    Wat wij hier doen, dat doen wij met zorg
    Met aandacht, met tijd, en met plezier
    En is er iets niet zoals het moet zijn
    Dan zeg je het maar, want daarvoor zijn we hier

    Een lied is een lied, en praten kan ieder
    Dus kom het maar zelf eens bekijken, vandaag
    En vraag wat je wilt, want we nemen de tijd
    En geven je antwoord op iedere vraag`,
}
