import type { Stanzas } from '../../stanzas.ts'

/** To somebody who is ill, afraid or down. */
export const comfort: Stanzas = `
  {you.fact}
  En niemand zegt dat het makkelijk is
  Maar je hoeft het niet alleen te doen
  Wij lopen mee, ook door de mist

  {you.fact}
  Daar word je moe van, dat weet ik goed
  Rust even uit, leg je hoofd maar neer
  Dan vinden we morgen samen weer moed

  {you.fact}
  En toch sta jij er elke ochtend weer
  Misschien zie jij dat zelf niet zo
  Wij zien het wel, iedere keer

  {you.fact}
  En jij, jij mag best even klein zijn
  Wij dragen wel een stukje mee
  Na elke bui komt zonneschijn

  {you.fact}
  Daarom weet ik dat jij dit kan
  Kijk niet naar de hele weg, kijk naar je voet
  De rest van de weg, die komt dan

  {fact}
  Dat is niet niks, dat is een berg
  Maar een berg beklim je met kleine stappen
  En samen is geen een te erg

  {fact}
  Het gaat voorbij, al duurt het lang
  Er brandt een lampje, de soep staat klaar
  En wij zijn bij je, wees maar niet bang

  {fact}
  Dat is vandaag, en vandaag is zwaar
  Maar na de regen, dat weet je best
  Staat er weer een ochtend voor je klaar

  {me.fact}
  Dat zeg ik zo vaak als het moet
  Tot jij weer fluitend over straat loopt
  En zegt, zie je nou, het kwam goed

  (Je hoeft niet te lachen, je hoeft niets te zeggen|Je hoeft niet flink te zijn, niet vandaag|Huil maar gerust, dat mag, dat helpt)
  Ik schuif mijn stoel wat dichterbij
  {fact}
  En wat je ook voelt, het mag er zijn bij mij

  (Er zijn van die weken, dan zit alles tegen|Sommige dagen zijn gewoon te lang|Soms is de weg ineens zo steil)
  Dan pak je mijn arm, en we nemen de tijd
  {fact}
  Eén stapje per dag is ook al een feit

  (De sterkste boom buigt ook weleens|Zelfs de zon gaat weleens achter een wolk|Ook een leeuw ligt weleens in het gras)
  Dat is geen schande, dat is heel gewoon
  {you.fact}
  En niemand zit altijd hoog op een troon

  {fact}
  Dat kost je kracht, dat zien wij wel
  {next}
  En één stap per dag is ook best snel
`
