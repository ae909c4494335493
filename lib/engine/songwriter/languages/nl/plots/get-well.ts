import type { Plot } from '../../stanzas.ts'

export const getWell: Plot = {
  person: 'you',
  open: `
    Er staat bij je bed (een mand|een schaal|een berg) met druiven en fruit
    De druiven, die heb ik zelf opgegeten
    Je kussen ligt scheef, en je kijkt door de ruit
    Je zegt, je komt zeker alleen voor het eten

    Je ligt daar (te kijken|te zuchten|te vloeken) naar het plafond
    Je telde de tegels, je kent ze nu goed
    De dokter zegt dat het al beter begon
    En jij vraagt wanneer je weer naar buiten toe moet

    De brievenbus zit (propvol|klem|bomvol), er kan niets meer bij
    Een kaart met een beer, en een kaart met een kip
    Je lacht, en dat doet je nog pijn in je zij
    Je zegt, hou toch op, en dan lach je om die kip`,
  turn: `
    De straat is te stil zonder jou op de stoep
    Geen mens die nog ruzie maakt over de bal
    De buurvrouw kookt nu al een week lang soep
    In emmers, voor jou, en ze zingt door de hal

    Je haat het om stil te liggen, dat weet ik best
    Je wiebelt je teen in de maat van een lied
    Dat lichaam van jou doet vanbinnen de rest
    Het is aan het metselen, al zie je dat niet

    Er zijn van die nachten, dan duurt het zo lang
    Dan piept er een ding, en dan schuift er een stoel
    Denk dan maar aan ons, we staan in de gang
    Met slingers en koek, en met dat gevoel`,
  lift: `
    Eén slok, en één stap, en één nacht, en dan weer
    Het gaat niet zo snel, maar het gaat elke keer

    Blijf nog even liggen, wij zullen het doen
    En wie er ook langskomt, die geeft je een zoen`,
  chorus: `
    # Word maar gauw beter
    Word maar gauw beter, want je stoel is te leeg
    De koek is te groot, en de pan komt niet leeg
    Word maar gauw beter, maar haast je niet, nee
    We wachten beneden, we wachten voor twee

    # Sterkte, {call}
    Sterkte, {call}, met een lepel en een lach
    Met een kaart en een kus, elke dag, elke dag
    Sterkte, {call}, en dan sta je weer op
    Dan halen wij taart, met een kers bovenop

    # Straks dansen we weer
    Straks dansen we weer, op één been als dat moet
    Straks dansen we weer, in een badjas met hoed
    Nu lig je nog even, en dat is genoeg
    Straks dansen we weer, 's avonds laat, 's ochtends vroeg`,
  bridge: `
    Ik zou willen ruilen, een dag of een week
    Dan lag ik daar even in bed, en dan jij
    Bracht soep op een dienblad, en keek, en keek
    En vond dat ik overdreef, en dan lachten wij

    En ben je weer op, dan vergeet je het gauw
    De nachten, het wachten, het eten, zo flauw
    Maar dit moet je weten, en hou dat maar vast
    Er wacht hier een stoel die bij niemand zo past`,
  meaning: `
    Je mag best klagen, je mag best boos zijn
    Je mag ook gewoon maar naar buiten staren
    Er is niemand hier die iets van je wil
    Behalve dan dat je je krachten gaat sparen

    Een mens is geen klok die je opdraait en klaar
    Het gaat soms vooruit, en dan weer een stuk terug
    Maar elke dag telt, ook de dag dat je ligt
    En niemand die roept dat het moet, en vlug

    Wij wachten wel, hoor, wij hebben de tijd
    De koffie blijft warm, en je plek die blijft vrij
    En als je weer opstaat, al is het heel traag
    Dan staan wij er naast, aan elke zij`,
}
