import type { Plot } from '../../stanzas.ts'

/** Any feast at home. */
export const holiday: Plot = {
  person: 'me',
  open: `
    De lampjes zaten (in de knoop|in een kluwen|door elkaar), een nest in een doos
    We legden ze uit, van de keuken tot de straat
    Er brandde er één van de honderd, een poos
    We hingen ze toch op, voor die ene in de straat

    Er moet nog een (plank|deur|bank) bij de tafel, want dit wordt te klein
    En iemand vraagt al of de soep nog wat wordt
    Een oom zit gebogen, zijn kruk is zo klein
    Dat zijn kin bij het eten zowat rust op zijn bord

    Ze komen (te vroeg|te laat|met zijn achten), hun armen zo vol als een kar
    Ze kussen de lucht, want ze hebben geen hand
    De hond heeft een strik om, de kat is in de war
    En oma zit klaar, met haar schoenen aan de kant`,
  turn: `
    Het oude recept is al half verbrand
    Er staat, neem een snufje, en de rest is een vlek
    Dus raden we elk jaar, met een lepel in de hand
    En elk jaar smaakt anders, en niemand vindt het gek

    We dekken één plaats meer, voor wie het nog niet vond
    Een jaar kwam er iemand, de man van het gas
    Hij kwam voor de meter, hij bromde wat rond
    En danste om twaalf uur op zijn sokken, met een glas

    Om negen uur ruzie, om niks, om de kaas
    Om tien uur een lied, en dan is het weer goed
    Om elf uur vertelt iemand weer van die haas
    En lachen wij allen precies waar het moet`,
  lift: `
    Hang je jas op de jassen, en kom erbij staan
    Het is bijna klaar, en de kaarsen zijn aan

    De ramen beslaan, en de soep is te heet
    Er is altijd plek voor wie niet zo veel eet`,
  chorus: `
    # Kom maar binnen
    Kom maar binnen, veeg je voeten, want wij zijn er al
    Kom maar binnen, geef je jas maar, die hangt in de hal
    Er is voor wie aanbelt een stoel en een glas
    Kom maar binnen, alsof het pas gisteren was

    # We zijn weer bij elkaar
    We zijn weer bij elkaar, en de tafel is te klein
    We zijn weer bij elkaar, en zo hoort het ook te zijn
    En wie er niet bij is, die krijgt hier zijn stoel
    We zijn weer bij elkaar, en je weet wat ik bedoel

    # Schuif maar aan, {call}
    Schuif maar aan, {call}, want het feest is pas echt
    Als jij er je benen onder tafel legt
    Schuif maar aan, {call}, neem het allergrootste stuk
    En breng maar wat mee van je eigen geluk`,
  bridge: `
    Eens waren wij klein, en we sliepen op een rij
    We hoorden beneden de grote mensen lachen
    Nu zit ik beneden, en ik lach erbij
    En boven is iemand, die ligt er op te wachten

    En straks is het stil, en dan staat er de vaat
    Dan zit er nog één in het donker bij de lichtjes
    Dan denk ik, zo zou het, zoals het nu staat
    Altijd mogen blijven, met al die gezichtjes`,
  meaning: `
    Elk jaar is het anders, elk jaar is het eender
    De een is wat groter, de ander wat grijs
    Maar zitten we daar met z'n allen bijeen
    Dan gaat het vanzelf op de oude wijs

    Het gaat niet om alles wat op tafel staat
    Al smaakt het, en al is het veel te veel
    Het gaat om wie er naast je zit
    En zegt, hier, neem ook nog wat van mijn deel`,
}
