import type { Topic } from '../../stanzas.ts'

export const sea: Topic = {
  kin: 'zee zeeën zeewind zeewater noordzee waddenzee wad wadden strand stranden strandje duin duinen golf golven schelp schelpen schelpje eb vloed branding zand zandkasteel zandkastelen meeuw meeuwen kust kusten vuurtoren zout schip schepen boot boten bootje zeilen zeilboot vlieger pier haven garnalen krab krabben krabbetje kwal kwallen eiland eilanden oceaan surfen surfplank zwemmen',
  you: {
    scene: `
      Je rent al (met je schoenen|met je kleren|met je sokken) aan in de zee
      Je zegt nog, ik kijk alleen even hoe koud
      Dan neemt zo'n golf je broekspijpen mee
      En lach je zo hard dat de meeuw ervan houdt

      Je zoekt naar (schelpen|een steen|een krab), met je broek opgerold
      Je hebt al te veel in je zakken gedaan
      Je hebt voor één gave drie uur gehold
      En dan leg je die voor een ander vooraan`,
    later: `
      Een kasteel van zand, met een gracht eromheen
      Je bouwt er een toren, je bouwt tegen de vloed
      De zee neemt de muur mee, en jij zegt alleen
      Dat ze dat voor de eerste keer heel aardig doet

      Je stond op het duin, met je jas als een zeil
      De wind blies je woorden al weg voor je iets zei
      Ik hoorde er niets van, ik zag een halve mijl
      Je mond die vertelde, en je haar erbij`,
  },
  me: {
    scene: `
      Ik lag aan het strand (met een hoed|met een boek|op een doek), en ik sliep
      Toen kwam er een golf, en die kwam veel te diep
      Mijn handdoek dreef weg, mijn brood werd een spons
      Een kind keek me aan en zei, zo gaat dat bij ons`,
    later: `
      Ik bouwde een windscherm, dat duurde een uur
      Het waaide omver, en ik bouwde het weer
      Toen kocht ik patat, die was heet en was duur
      Een meeuw nam het mee, en ik had er geen meer`,
  },
  past: {
    scene: `
      We liepen (elke zondag|elke winter|elk najaar) het strand af, zij aan zij
      Je raapte een schelp, en die stak je dan weg
      Nu vind ik ze overal, er lag er een bij
      In de voering, ik hield hem vast, de hele weg`,
    later: `
      De zee is er nog, en de zee weet van niets
      Ze rolt, en ze neemt, en ze legt het weer neer
      Ik riep in de wind je naam en nog iets
      En ze deed wat ze doet, en toen riep ik nog een keer`,
  },
  hook: `
    En de zee zingt het mee, en ze kent geen refrein
    Alleen maar die golf die er altijd zal zijn

    Met het zand in je schoenen, het zout op je mond
    Zo zingt heel de zee, en de kust in het rond`,
  soft: {
    scene: `
      De golven komen op hun tenen
      Ze leggen schelpen neer, en stenen
      Dan gaan ze weer, heel zacht, heel traag
      De zee zegt welterusten, voor vandaag`,
    later: `
      De bootjes wiegen aan hun touw
      De vuurtoren knipoogt naar jou
      Het zand is zacht, het water zwart
      De zee klopt rustig als een hart`,
  },
}
