import type { Stanzas } from '../../stanzas.ts'

/** Around what is to be learnt. */
export const lesson: Stanzas = `
  {fact}
  Zeg het eens zacht, en zeg het dan hard
  Klap er maar bij op elke tel
  Dan zit het vanavond al in je hart

  {fact}
  Wie dat kan zingen, vergeet het niet meer
  Zing het bij het eten, zing het op de fiets
  En zing het morgen nog een keer

  {fact}
  Zo moet het, zo hoort het, zo gaat het goed
  De eerste keer is altijd lastig
  En dan weet je vanzelf hoe het moet

  {fact}
  Dat leg jij straks aan de anderen uit
  Eerst met je handen, dan met je mond
  En dan roep je het, heel hard, vooruit

  {fact}
  Tel op je vingers, één twee drie
  En weet je het eventjes niet meer
  Dan zing je gewoon deze melodie

  {fact}
  Dat is niet moeilijk, dat is een spel
  Doe het vandaag, en doe het morgen
  En over een week, dan kun je het wel

  {fact}
  Onthou dat, dan ben je al halverwege
  Stop het in je hoofd, als een knikker in je zak
  Dan kom je het altijd wel weer tegen

  {fact}
  Kijk in de spiegel en zing het maar mee
  Wie elke dag een beetje oefent
  Die leert het in een week, of twee

  (Wie weet het al, wie steekt zijn vinger op|Wie kan het onthouden, wie durft het aan|Let op, daar komt het, spits je oren)
  Dan zeggen we het nu allemaal
  {fact}
  En nog een keer, voor de derde maal

  (Luister eens goed, want nu komt het|Kijk naar mijn mond, en zing me na|Doe allemaal mee, van klein tot groot)
  Het is makkelijker dan je denkt
  {fact}
  En wie het weet, die lacht en wenkt

  (De eerste keer gaat het nog langzaam|Het hoeft niet meteen, het mag best traag|Eerst even oefenen, dan gaat het vanzelf)
  Stap voor stap, en niet te snel
  {fact}
  Zie je nou, je kunt het wel

  (Zelfs grote mensen vergeten dit weleens|Ook grote mensen vergeten het soms|Er zijn grote mensen die dit niet weten)
  Dus help ze een handje en zeg het ze voor
  {fact}
  En fluister het zachtjes in hun oor

  {fact}
  Zeg het één keer hard, dan heb je het haast
  {next}
  En zeg het dan nog eens, wat minder gehaast

  {fact}
  Dat is het eerste, nu nummer twee
  {next}
  En nu doen we allemaal samen mee
`
