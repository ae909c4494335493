import type { Plot } from '../../stanzas.ts'

/** The town or the house one comes from, or back to. */
export const home: Plot = {
  person: 'me',
  open: `
    De (laatste|late|trage) trein, en daar staat onze toren weer, scheef
    Een man met een fiets kijkt me aan, en ik groet
    Hij vraagt niet waar ik al die jaren toch bleef
    Hij zegt, het gaat regenen, en dan zwaait hij met zijn hoed

    Er is in de gang een (plank|tegel|tree) die kantelt als je gaat
    We stappen eroverheen, ook in de nacht
    Ik kwam na tien jaar thuis, in het donker, heel laat
    En mijn voet wist het nog, en deed het heel zacht

    Ik stond weer in {place}, (op het plein|bij de brug|op de markt), met mijn tas
    De bakker zei, hetzelfde als altijd, zeker
    Ik was tien jaar weg, en hij wist wat dat was
    Een bolus met suiker, en melk in een beker`,
  turn: `
    Ik zei ooit, ik ga, en ik kom nooit meer terug
    Ik schreef op de muur van het station nog mijn naam
    Nu stond ik daar weer, met een tas op mijn rug
    En zag hem nog staan, onder stof, bij het raam

    Ze noemen ons koppig, ze noemen ons stug
    We zeggen niet veel, en we zwaaien niet gauw
    Maar zit je eens vast met je kar op de brug
    Dan duwen er acht man, en één brengt een touw

    Ik heb steden gezien met een hemel van glas
    Met roltrappen tot aan de rand van de maan
    Ik dacht dan aan hier, aan een plank bij de plas
    Waar onze twee namen gekrast in staan`,
  lift: `
    De weg kent mijn wielen, de wind kent mijn haar
    Nog één bocht naar links, en dan ben ik er, daar

    Ik zie al het licht, en ik ruik al de sloot
    En mijn voeten die rennen, al ben ik al groot`,
  chorus: `
    # Hier kom ik vandaan
    Hier kom ik vandaan, van de straat, van de wind
    Hier weet nog een boom hoe ik klom als een kind
    Hier kom ik vandaan, en waar ik ook ga
    Ik neem altijd iets van die grond met me mee, ja

    # Dit is mijn thuis
    Dit is mijn thuis, waar ik alle geluiden ken
    Waar niemand hoeft te vragen wie ik nu eigenlijk ben
    Dit is mijn thuis, waar de tijd voor mij stil blijft staan
    En iemand van boven roept, wie komt er daar aan

    # Terug in {place}
    Terug in {place}, en de klok slaat precies
    De tijd die ik ergens daarbuiten verlies
    Terug in {place}, en ik hoef niet te doen
    Of ik nog dezelfde ben, net als toen`,
  bridge: `
    Misschien is een thuis niet een plek op de kaart
    Maar iemand die vraagt of je wat hebt gegeten
    Die weet van je knie, en je bord bewaart
    En die van je domste dag blijft weten

    Ooit staat hier iemand, dan ben ik er niet
    Die weet van geen naam, en die weet niet van mij
    Die hoort uit een raam nog een flard van dit lied
    En loopt dan wat langzamer even voorbij`,
  meaning: `
    Er zijn mooiere plekken, dat geef ik graag toe
    Met meer zon en met minder wind
    Maar nergens is er een plek zoals deze
    Waar ik de weg in het donker nog vind

    Je hoeft hier niet uit te leggen wie je bent
    Ze kenden je al voor je praten kon
    En elke hoek heeft wel iets onthouden
    Van waar iets eindigde of begon`,
}
