import type { Plot } from '../../stanzas.ts'

export const farewell: Plot = {
  person: 'past',
  open: `
    De kopjes zijn (ingepakt|al weg|in de doos), dus we dronken uit de kraan
    We zaten op dozen, met brood op de knie
    Je vertelde nog eens van die zwaan en die haan
    En ik lachte precies op tel één, twee en drie

    Er ging hier een (kaart|reuzenkaart|grote kaart) rond, die stond al zo vol
    In blauw en in groen, en met hartjes en taart
    Ze lieten een hoekje, mijn hoofd sloeg op hol
    Daar staat nu, tot ziens, en een kat met een staart

    Je kwam hier ooit binnen, (doornat|verkeerd|te laat), op de eerste dag
    Je gaf ons een hand, en vergat elke naam
    Je zei dat je enkel wou schuilen, met een lach
    En toen bleef je jaren, bij ons, bij het raam`,
  turn: `
    Wie weet nu nog waar dat ene sleuteltje past
    Wie zingt er nu mee met de radio, vals
    We lachten te hard, en we hielden ons vast
    Aan koekjes, en jij droeg een slinger om je hals

    Je trok op de stoep nog één keer aan de deur
    Of hij ook op slot was, zoals je dat doet
    Je neus en je sjaal hadden nu één kleur
    En ik zei, tot maandag, en dat klonk heel goed

    Je schreef ons een lijst, met waar alles staat
    De lamp, en het zout, en de man van het gas
    Je schreef onderaan nog, als het echt niet gaat
    Dan bel je, ook 's nachts, en je trok aan je jas`,
  lift: `
    De klok loopt gewoon door, uitgerekend vandaag
    Er komt nu een woord, en dat zeg ik niet graag

    We zeggen niet dag, want dat woord is te klein
    We zeggen, tot gauw, en dan moet het zo zijn`,
  chorus: `
    # Het ga je goed, {call}
    Het ga je goed, {call}, neem de wind in je rug
    En wordt het te ver, nou, dan kom je maar terug
    Het ga je goed, {call}, en schrijf eens een woord
    Dan lezen we het hardop, tot heel de straat het hoort

    # Zwaai nog een keer
    Zwaai nog een keer, bij de hoek, bij de bocht
    Zwaai nog een keer, voor de weg die je zocht
    We zwaaien terug met een doek en een vlag
    Zwaai nog een keer, met je hand en je lach

    # Jouw plek blijft staan
    Jouw plek blijft staan, wie er ook nog mag komen
    Jouw plek blijft staan, die heeft niemand genomen
    Er mag iemand zitten, voor even, dat wel
    Jouw plek blijft staan, dus kom terug, en snel`,
  bridge: `
    We zeggen niet hoe leeg het straks voor ons wordt
    We zeggen, pas goed op jezelf, onderweg
    Je bent nog niet weg, en er is al iets tekort
    Dat hoor je vast ook in wat ik niet zeg

    Daar ginds is een plek, en die kent jou nog niet
    Die weet nog niet wie ze er zomaar bij krijgen
    Wij geven je mee wat een ander niet ziet
    En wat we niet zeggen, dat hoor je ons zwijgen`,
  meaning: `
    Je went aan iemand, zonder dat je het merkt
    Aan een stap, aan een stem, aan een lach op de gang
    En pas als die jas van de kapstok gaat
    Dan hoor je de stilte, zo groot en zo lang

    Wij blijven hier, en jij gaat op weg
    Zo gaat het, en zo is het goed bedacht
    Maar wat jij hier hebt neergezet
    Dat heb jij voorgoed hiernaartoe gebracht

    Afscheid is iets voor mensen met geluk
    Wie niets heeft gehad, die laat niets gaan
    Dus als er vandaag een traan valt, of twee
    Laat hem dan maar even staan`,
}
