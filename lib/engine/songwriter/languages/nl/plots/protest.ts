import type { Plot } from '../../stanzas.ts'

export const protest: Plot = {
  person: 'me',
  open: `
    Ik schreef op een (laken|karton|bord) met een kwast van de schuur
    De letters zijn scheef, en de laatste past niet
    We waren met drie bij de pomp op het uur
    Nu sta ik te kijken, tot hoever je ze ziet

    Ze zeiden, (ga zitten|wees stil|wacht je beurt af), en dat heb ik gedaan
    Ik vulde het in, en ik nam een nummer mee
    Het loket ging toen dicht, en het licht bleef aan
    En op het papier stond met potlood, nee

    Mijn oma die (liep hier|stond hier|zong hier) al, met een pan en een stok
    Ze had maar één jas, met een knoop aan een klem
    Nu draag ik die jas, met de geur van haar rok
    En geef aan de straat weer die ene stem`,
  turn: `
    Ze zitten daar hoog, achter glas, aan een plaat
    Ze praten in cijfers, in punten, met koek
    Ze zien van daarboven niet hoe het hier gaat
    Alleen maar wat stippen, heel klein, op de hoek

    Een vrouw gaf ons water, een man gaf zijn stoel
    Een kind had een trommel, een deksel, een lat
    Je hoefde niet uit te leggen wat ik bedoel
    Want iedereen wist wat hij thuis had gehad

    Mijn stem is al schor, en mijn voet doet al pijn
    De regen die trekt aan de inkt van mijn woord
    Het hoeft niet zo mooi, en niet luid hoeft het te zijn
    Als iemand het één keer van onderen hoort`,
  lift: `
    Eén steen in het water maakt kring na kring
    Eén mond op het plein, en daar gaat het, en zing

    We hebben geen geld, en geen toren, geen krant
    We hebben twee voeten, een mond, en een hand`,
  chorus: `
    # Wij gaan hier niet weg
    Wij gaan hier niet weg, met de voeten op de steen
    Wij gaan hier niet weg, we zijn samen, niet alleen
    Je draait aan je knop, en je kijkt niet naar mij
    Wij gaan hier niet weg, en er komt er één bij

    # Het moet anders
    Het moet anders, het kan anders, zing het van het dak
    Het moet anders, het kan anders, uit de mond van wie nooit sprak
    Van de keuken tot het plein, van de haven tot de klas
    Het moet anders, het kan anders, en het wordt niet wat het was

    # Hoor je ons nu
    Hoor je ons nu, met het raam op een kier
    Hoor je ons nu, want we staan allen hier
    Je kunt het gordijn nog een eind verder dicht
    Hoor je ons nu, want wij houden het licht`,
  bridge: `
    Ooit vraagt er een kind, en waar was jij die dag
    Dan wil ik niet zeggen, ik zat voor het glas
    Dan wil ik vertellen van regen, en een vlag
    En dat ik heel bang en toch daar buiten was

    Ik wil niet de baas zijn, ik wil geen kasteel
    Ik wil dat het eerlijk wordt, hier aan de dis
    Voor ieder een stoel, en voor ieder een deel
    En dat er naar ieder geluisterd is`,
  meaning: `
    We vragen geen goud, en we vragen geen troon
    We vragen iets simpels, en dat is genoeg
    Dat iemand die daar over ons beslist
    Ons eerst ook eens zelf iets vroeg

    Alleen ben ik zacht, en dan hoor je me niet
    Maar zet er eens tien, en dan honderd bij
    Dan is er geen muur en geen raam zo dik
    Dat die niet trilt van een lied als dat van mij`,
}
