import type { Stanzas } from '../../stanzas.ts'

/** To somebody who has gone. */
export const heartbreak: Stanzas = `
  {you.fact}
  En ik stond daar, en ik zei niets meer
  De thee werd koud, de dag werd lang
  Nu hoor ik het elke avond weer

  {you.fact}
  Ik snap het nog altijd niet goed
  Ik heb het me honderd keer gevraagd
  Nu leer ik hoe je zonder moet

  {you.fact}
  En toch zoek ik jou in elke straat
  Ik zie een jas, en ik zie jouw haar
  Dan is het een vreemde die daar gaat

  {you.fact}
  Ik heb je heel lang goedgepraat
  Nu zet ik de ramen open, allemaal
  En veeg ik de scherven van de straat

  {me.fact}
  En jij weet daar niets meer van
  Ik zeg dat het elke dag beter gaat
  En dat doe ik zo goed als ik kan

  {me.fact}
  Dat doet nog zeer, en dat mag het ook
  Ooit is het niet meer dan een litteken
  Vandaag nog vuur, en morgen rook

  {fact}
  Dat is wat er over is van ons twee
  De rest heb ik in een doos gedaan
  En die doos neem ik nergens mee

  {fact}
  En buiten gaat alles gewoon door
  De tram, de bakker, de buurman die fluit
  Alleen ik, ik ben uit het spoor

  (Twee kopjes op het aanrecht, en één ervan schoon|Jouw kant van het bed is nog altijd koud|Ik kook nog voor twee, uit gewoonte)
  Het huis moet nog wennen, net als ik
  {fact}
  En dat komt terug, elk ogenblik

  (Ik wilde je bellen, ik deed het niet|Ik had je nummer al bijna gewist|Ik schreef je een brief, en verscheurde hem weer)
  Er is al genoeg tussen ons gezegd
  {fact}
  Dat wordt met geen woorden meer rechtgelegd

  (Ze zeggen, er komt wel een ander|Iedereen zegt dat het overgaat|Vrienden zeggen, ga mee de stad in)
  Ze bedoelen het goed, en ik knik
  {fact}
  Dat weten er maar twee, jij en ik

  (Er komt een ochtend dat het niet meer telt|Ooit loop ik fluitend door onze straat|Op een dag word ik wakker en denk er niet aan)
  Dan is dit alleen nog een lied
  {fact}
  Maar vandaag is het nog verdriet

  {fact}
  Dat speelt weer af als ik mijn ogen sluit
  {next}
  En ik krijg het er niet meer uit
`
