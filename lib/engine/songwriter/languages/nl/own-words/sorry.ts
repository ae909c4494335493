import type { Stanzas } from '../../stanzas.ts'

/** Of somebody who is asked for pardon. What is only wished or missed suits \`{fact}\` alone. */
export const sorry: Stanzas = `
  {me.fact}
  Dat had ik nooit, maar dan ook nooit mogen doen
  Ik kan er wel duizend redenen voor verzinnen
  Maar geen van die duizend maakt het weer als toen

  {me.fact}
  Ik zag aan je gezicht wat dat deed
  Je zei alleen maar, laat maar zitten
  En dat is iets wat ik nooit meer vergeet

  {me.fact}
  Daar hoort geen maar bij, en ook geen want
  Ik heb het van alle kanten bekeken
  En fout was het aan elke kant

  {me.fact}
  Ik lag er vannacht wakker van
  Ik heb aan het plafond gevraagd
  Of ik het nog goedmaken kan

  {me.fact}
  Jij werd heel stil, en toen wist ik het ook
  Ik heb de hele avond geoefend
  Mijn mooiste zin ging op in rook

  {me.fact}
  Ik zei nog, dat lag niet aan mij
  Maar in de spiegel in de gang
  Stond maar één schuldige op een rij

  (Ik had een hele speech bedacht|Ik heb het voor de spiegel geoefend|Ik heb een lange brief geschreven)
  Met moeilijke woorden, een hele rij
  {me.fact}
  Dat is het, en de schuld ligt bij mij

  (Ik zou het liefst de klok terugdraaien|Kon ik die ene dag maar overdoen|Was het maar nog de dag ervoor)
  Dan deed ik het anders, en dan was het goed
  {me.fact}
  En nu leer ik pas hoe het eigenlijk moet

  (Je hoeft me niet meteen te vergeven|Je mag nog boos zijn, dat begrijp ik best|Je hoeft de deur nog niet open te doen)
  Ik wil alleen dat je het weet
  {me.fact}
  En dat ik wou dat ik dat nooit deed

  (Een ander had het misschien verzwegen|Ik kon het verzwijgen, ik kon het verdraaien|Ik zou het een ander kunnen verwijten)
  Ik zeg het maar gewoon, zoals het is
  {me.fact}
  Dat was geen pech, dat was van mij gewoon mis

  {you.fact}
  En daar dacht ik niet aan, ik dacht aan mij
  Nu hoor ik pas hoe stil het wordt
  Als jij niet lacht, hier aan mijn zij

  {you.fact}
  Dat weet ik, en dat wist ik toen
  En toch heb ik je laten staan
  Dat zal ik nooit, nooit meer doen

  {fact}
  Dat speelt de hele dag door mijn hoofd
  Ik zet twee kopjes op tafel neer
  Omdat ik nog altijd in ons heb geloofd

  {fact}
  Ik weet niet hoe ik het mooier zeggen moet
  Ik sta hier met mijn handen leeg
  En hoop alleen maar, het komt weer goed

  {fact}
  Dat zeg ik zonder maar en zonder want
  Ik heb vannacht geen oog dichtgedaan
  En ik zocht in het donker naar jouw hand

  (Het is hier zo stil, ik hoor de klok|Ik hoor nu de klok, zo stil is het hier|De klok tikt hard nu niemand praat)
  Ik zit hier en denk aan jou
  {fact}
  Meer heb ik niet, dit lied en mijn berouw

  {me.fact}
  Dat wordt niet mooier, hoe ik het ook draai
  {me.next}
  Er past geen praatje bij, en geen lawaai

  {fact}
  Ik zei het liefst dat een ander het was
  {next}
  Maar ik zie mezelf daar staan in het glas
`
