import type { Stanzas } from '../../stanzas.ts'

/** Of a shop, to whoever passes by. */
export const shop: Stanzas = `
  {fact}
  Kom binnen, kijk rustig in het rond
  We maken er graag een praatje bij
  Er staat ook water klaar voor de hond

  {fact}
  Dat moet je zelf maar komen zien
  Wie één keer bij ons binnen was
  Die komt terug, en niet misschien

  {fact}
  Dat weet de hele buurt allang
  De bel die tinkelt, de deur staat open
  En soms is de rij bij de toonbank lang

  {fact}
  Zo doen we dat hier, elke dag
  Met goede zin en schone handen
  En bij het afscheid nog een lach

  {fact}
  Daar komen we graag ons bed voor uit
  De lamp gaat aan, de deur gaat los
  En we poetsen voor jou nog even de ruit

  {fact}
  En zie je ons licht, dan ben je er al
  Al regent het buiten pijpenstelen
  Hier binnen is het warm in elk geval

  {fact}
  En daar geven we graag onze hand erop
  Wie met een lach naar buiten gaat
  Die komt weer terug, desnoods in galop

  {me.fact}
  En dat doen we met hart en met ziel
  Klein begonnen en blijven staan
  Ook als het een keertje tegenviel

  (Loop niet voorbij, kom even binnen|Stap van je fiets en kom even binnen|Je hoeft niet ver, je hoeft niet te zoeken)
  Wij zijn vlakbij, en de deur staat open
  {fact}
  Daar komt de hele buurt voor gelopen

  (Weet je nog niet waar je heen moet gaan|Waar moet je wezen, wat is het adres|Ben je op zoek, en je komt er niet uit)
  Vraag het maar aan wie je ziet
  {fact}
  En beter dan hier vind je het niet

  (Bestellen kan overal, met een klik|Een scherm vraagt nooit hoe het met je gaat|Er zijn zat winkels zonder gezicht)
  Bij ons staat nog een mens die lacht
  {fact}
  En daar is over nagedacht

  (Vraag het de buren, vraag het je tante|De buurvrouw weet het, de postbode ook|Iedereen praat erover, tot aan de markt)
  Ze zeggen allemaal hetzelfde, hoor maar
  {fact}
  Dus kom maar gauw, we staan al klaar

  {fact}
  En dat is bij ons nog niet alles, hoor
  {next}
  Dus zet je fiets neer, en kom maar door

  {fact}
  Daar zijn we trots op, en dat mag
  {next}
  Dus kom eens langs op een mooie dag
`
