import type { Stanzas } from '../../stanzas.ts'

/** In the short lines of a lullaby. */
export const soft: Stanzas = `
  {you.fact}
  En nu is de dag gedaan
  Het kussen heeft op jou gewacht
  Laat je oogjes langzaam gaan

  {you.fact}
  En morgen mag dat weer, heel gauw
  Nu wordt het stil, nu wordt het donker
  En ik zit hier, vlak naast jou

  {you.fact}
  Daar mag je nu van dromen
  Ik zit hier op de rand van het bed
  Tot ik de slaap hoor komen

  {you.fact}
  Vertel het maar aan de maan
  Die luistert, en die zegt niets door
  En blijft heel de nacht voor je staan

  {you.fact}
  Wat ben ik blij met jou
  Kruip maar diep onder je deken
  Buiten is het stil en blauw

  {you.fact}
  Dat maakt een mens wel moe
  Geef mij je hand, dan tel ik zacht
  En doe je ogen toe

  {you.fact}
  De maan heeft het gezien
  Die knipoogt even door het raam
  En telt met ons tot tien

  (De lampjes gaan uit in de straat|De vogels zijn stil in de boom|De sterren staan klaar voor het raam)
  En jij ligt warm en zacht
  {you.fact}
  Droom daar maar van vannacht

  (Kom maar dicht tegen me aan|Leg je hoofd maar op mijn arm|Geef me je hand, ik hou hem vast)
  De dag is klaar met jou en mij
  {you.fact}
  En ik, ik ben er altijd bij

  (Sst, heel het huis wordt stil|Hoor je het, alles wordt stil|Stil maar, de wind slaapt ook)
  De klok tikt langzaam, een, twee, drie
  {you.fact}
  Je bent het liefste dat ik zie

  {fact}
  Dat is er morgen ook nog, hoor
  Doe nu je ogen maar dicht, mijn schat
  Ik waak de hele nacht wel door

  {fact}
  En nu is het tijd voor de nacht
  Ik tel je vingers, een voor een
  Totdat je in je slaap weer lacht

  {fact}
  Dat slaapt nu ook, heel zacht en fijn
  Alles wat moe is, mag gaan liggen
  Om morgen weer wakker te zijn

  {me.fact}
  Dus slaap maar zacht, want ik ben hier
  De nacht is groot, maar jij ligt veilig
  De deur staat open op een kier

  {they.fact}
  En iedereen wordt nu moe, net als jij
  De poes, de buren, de hele straat
  En de maan, die waakt erbij

  {you.fact}
  Dat mag je meenemen in je droom
  {you.next}
  De sterren hangen hoog in de boom

  {fact}
  Dat wordt nu stil, zo stil als sneeuw
  {next}
  De nacht komt langs met een grote geeuw
`
