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
    Kom binnen, let op, want er kraakt hier een plank
    Daar staat wat je zoekt, en daar staat nog een bank

    En wie niets wil kopen, die kijkt maar wat rond
    Er staat ook nog water klaar voor de hond`,
  chorus: `
    # {brand}
    {brand}, {brand}, daar weet je wat je krijgt
    {brand}, {brand}, waar niemand je naam verzwijgt
    De bel zegt je goeiedag, het licht is al aan
    {brand}, {brand}, laat je fiets buiten maar staan

    # {brand} in {place}
    {brand} in {place}, daar kom je graag langs
    Daar staat nog een mens, en de vloer die glanst
    {brand} in {place}, je vindt ons gewoon
    Waar de etalage brandt, en de stoep is schoon

    # Gewoon om de hoek
    Gewoon om de hoek, en de koffie is klaar
    Gewoon om de hoek, en we kennen elkaar
    Gewoon om de hoek, en je hoeft er niet ver voor te gaan
    Wie gisteren kwam, die zie je er morgen weer staan`,
  bridge: `
    We worden hier niet rijk, dat zie je aan de stoel
    We hebben honderd namen in ons hoofd
    En gaat er iemand weg met een blij gevoel
    Dan is er die dag weer gedaan wat we hebben beloofd

    De groten staan buiten, aan de rand van de stad
    Daar schuift vanzelf een deur voor je opzij
    Bij ons moet je duwen, hij klemt ook nog wat
    Maar dan roept er iemand, daar ben je, en schuift een stoel bij`,
}
