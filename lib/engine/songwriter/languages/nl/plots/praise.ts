import type { Plot } from '../../stanzas.ts'

/** {x} stands with its article, if it has one, and never as the subject of a verb. */
export const praise: Plot = {
  person: 'me',
  open: `
    Ze vroegen, (wat red jij|wat pak jij|wat neem jij mee) als het brandt
    De een zei, mijn paspoort, de ander, de hond
    Ik riep meteen {x}, met mijn hand
    Al op de deurknop, terwijl ik daar stond

    De een wil een (boot|titel|paard), de ander een kasteel
    Met uitzicht op een dal en met iemand voor de thee
    Ik heb er lang over nagedacht, het is niet veel
    Geef mij maar {x}, en ik doe het ermee

    Er staat een (koning|dichter|generaal) van brons op het plein
    Voor wat echt telt zette niemand iets neer
    Dus laat ik dan zelf maar het standbeeld zijn
    Ik sta op één been, in het slechtste weer`,
  turn: `
    Ik heb het de tandarts al uitgelegd
    Met watten in mijn wang en een slang erbij
    Hij heeft een kwartier lang niets gezegd
    En toen, ga maar door, en hij schoof zijn kruk erbij

    Ik zou er vanavond een keer niet over praten
    Op andermans feest, met een glas in de hand
    Een uur lang heb ik het netjes gelaten
    Toen stond ik op een stoel, en zong uit de losse hand

    Wie zegt dat je best zonder {x} kunt bestaan
    Die nodig ik uit, om een uur of vier
    Om vijf is hij nog niet echt overstag gegaan
    Om zes wil hij nooit meer weg van hier`,
  lift: `
    Ik weet het, je mag niet overdrijven, kan zijn
    Maar wie het niet doet, houdt de dingen zo klein

    Ik trok voor vandaag mijn goede hemd aan
    Zoiets doe je niet met je sloffen nog aan`,
  chorus: `
    # Leve {x}
    Leve {x}, en de glazen zijn vol
    Ik zing me een hoedje, ik zing me op hol
    Leve {x}, en nu iedereen mee
    Van achter de bergen tot ver over zee

    # Een lied voor {x}
    Een lied voor {x}, met de ramen wijd open
    De hond van hiernaast komt al jankend gelopen
    Een lied voor {x}, wat scheef, maar wel luid
    Ik ben pas begonnen, ik ben nog niet uit

    # Er gaat niks boven
    Er gaat niks boven, ik heb het gezien
    Ik heb het vergeleken, ik gaf het een tien
    Er gaat niks boven, en valt er eens regen
    Dan denk ik er even aan, en ik kan er weer tegen`,
  bridge: `
    Misschien is het gek dat ik hiervan zing
    Er is liefde, er is oorlog, er is meer
    Maar soms is het juist zo'n klein, gewoon ding
    Dat mij overeind houdt, iedere keer

    Over honderd jaar graven ze mij eens op
    Dan vinden ze dit blaadje in mijn jas
    Met drie strepen eronder, en bovenop
    Dat het hier, alles bij elkaar, mooi was`,
  meaning: `
    Er zijn grotere dingen, dat weet ik best
    Met meer verlichting, en hoger van prijs
    Maar vraag mij wat ik het meeste zou missen
    Dan noem ik dit, op mijn eigen wijs

    Je ziet het pas goed als je even stilstaat
    De meesten lopen er zo voorbij
    Maar wie het eenmaal heeft opgemerkt
    Die hoort er vanaf die dag een beetje bij

    Niemand die er een standbeeld voor maakt
    En dat is misschien ook maar goed
    Een lied is licht, dat neem je zo mee
    Het weegt nog niet half zoveel als een hoed`,
}
