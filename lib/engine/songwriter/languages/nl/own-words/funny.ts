import type { Stanzas } from '../../stanzas.ts'

/** With a wink, never to hurt. */
export const funny: Stanzas = `
  {you.fact}
  We hebben daar een spaarpot voor
  Er gaat een euro in bij elke keer
  Met kerst gaan we naar Singapore

  {you.fact}
  De dokter zegt, daar is niets tegen
  Hij schreef een briefje, heel beleefd
  Geef de familie maar mijn zegen

  {you.fact}
  De buren weten het inmiddels ook
  Ze kijken elke keer op de klok
  En zeggen, daar heb je dat weer, dat spook

  {you.fact}
  Er loopt al een onderzoek in Delft
  Drie knappe koppen rekenen mee
  Ze snappen het pas voor de helft

  {you.fact}
  Je kijkt erbij als een onschuldig lam
  We zijn heus niet boos, we vragen ons af
  Van wie in de familie dit nou kwam

  {you.fact}
  Dat heb je van niemand afgekeken
  Dat is talent, dat is je gegund
  Daar mogen ze op tv nog een uur over spreken

  (Wij hebben het met praten geprobeerd|We hebben het netjes aan je gevraagd|We hebben echt alles al geprobeerd)
  Met briefjes, met smeken, met een bel
  {you.fact}
  Het helpt geen zier, maar lachen doen we wel

  (Niemand is perfect, dat zegt iedereen|Een mens heeft zijn dingetjes, zo is dat|Volmaakt is er geen, dat weten we best)
  Daar ben jij het levende bewijs van, compleet
  {you.fact}
  Het staat op een tegeltje, zodat je het weet

  (Was dit een sport, dan won jij goud|Bestond hier een wedstrijd in, dan won jij|Was dit een vak op school, dan kreeg jij een tien)
  Met een vlag en een beker en een volkslied
  {you.fact}
  En de rest van de wereld, die haalt het niet

  (We houden van je, laat dat duidelijk zijn|Begrijp ons goed, we zijn dol op jou|Je bent geweldig, laten we daarmee beginnen)
  Maar er is iets, dat moet toch even gezegd
  {you.fact}
  Zo, dat is op tafel gelegd

  (Ik heb het gemeten, ik heb het geteld|Ik hield het een maand bij in een schrift|Ik hield het een jaar bij op de kalender)
  Er zit een patroon in, dat is een feit
  {you.fact}
  En nooit, maar dan ook nooit met spijt

  (Zet het maar vast in de krant van morgen|Wie het niet gelooft, die komt maar kijken|Je kunt er de klok op gelijkzetten)
  Het is hier al jaren de gewoonste zaak
  {you.fact}
  En elke keer is het weer raak

  {fact}
  Ik zweer het, dit is echt gebeurd
  Ik heb getuigen, twee of drie
  Eén heeft van het lachen zijn broek gescheurd

  {fact}
  Ik had het zelf ook niet geloofd
  Ik heb er een nacht over geslapen
  Nu schud ik alleen nog maar mijn hoofd

  {fact}
  Dat kun je toch zelf niet verzinnen
  En net als je denkt, nou is het voorbij
  Dan gaat het van voren af aan beginnen

  {me.fact}
  Dat had ik ook liever anders bedacht
  Ik zou er geen woord over zeggen
  Nu zing ik het hier, en iedereen lacht

  {me.fact}
  Mijn moeder zei nog, let toch op
  Ik zei, ik ben een groot mens nu
  En ik greep meteen weer naar mijn kop

  (Ik zeg het maar eerlijk, want jullie weten het toch|Beloof me dat jullie niet lachen|Ik heb iets op te biechten, hou je vast)
  Het staat niet zo heel mooi op mijn cv
  {me.fact}
  En ik zou het zo weer doen, dat valt nog wel mee

  {thing.fact}
  En niemand die weet hoe dat komt
  Er is er één die naar het plafond kijkt
  En heel verdacht een liedje bromt

  {they.fact}
  En vraag me niet hoe dat begon
  Er was een plan, er was een trap
  En iemand die dat heus wel kon

  {you.fact}
  En denk je, gekker wordt het niet
  {you.next}
  Gelukkig past het in een lied

  {fact}
  Je zou toch denken, dan is het klaar
  {next}
  En het ergste is, het is nog waar
`
