import type { Stanzas } from '../../stanzas.ts'

export const shop: Stanzas = `
  {fact}
  Dans le quartier, chacun le sait
  On vient une fois, pour voir un peu
  Et on revient le jour d'après

  {fact}
  On le dit sans faire de manières
  Ici, on aime le travail bien fait
  Et on vous dit bonjour la première

  {fact}
  Ce n'est pas un secret, pourtant
  Les gens se le disent à l'oreille
  Et ils reviennent bien contents

  {fact}
  On s'y est mis de tout son cœur
  Ça prend du temps, ça prend de l'amour
  Et ça se sent dès la première heure

  {fact}
  Passez la porte, vous verrez bien
  On prend le temps d'un petit mot
  Et l'on se dit : à demain

  {fact}
  Les petits viennent avec les grands
  Et ceux qui venaient tout petits
  Amènent à leur tour leurs enfants

  (Il y a une lumière au coin de la rue|Une lampe s'allume au coin de la rue|Au coin de la rue, c'est allumé)
  Quand le quartier dort à moitié
  {fact}
  Et le premier client est entré

  (Vous cherchez peut-être très loin|On va parfois chercher très loin|On va chercher bien loin parfois)
  Ce qu'on trouve juste à côté
  {fact}
  Il suffisait d'y penser

  (Ici, pas besoin de grand discours|Chez nous, pas de grandes affiches|On n'a pas besoin de réclame)
  Il suffit de pousser la porte
  {fact}
  Et c'est le sourire qu'on emporte

  (Qu'il pleuve, qu'il vente ou qu'il gèle|Le lundi comme le samedi|Les jours de pluie, les jours de fête)
  La porte s'ouvre de bonne heure
  {fact}
  Et l'on travaille de bon cœur

  (Demandez donc à la voisine|Demandez à la dame d'en face|Posez la question à la factrice)
  Elle en parle avec les yeux
  {fact}
  Elle vous dira : je n'ai pas mieux

  (Nos mains connaissent le métier|On fait ce métier pour de bon|C'est notre métier, notre joie)
  Et nos yeux aussi, chaque matin
  {fact}
  Ça commence avec un coup de main

  {thing.fact}
  Ça ne s'invente pas, ça se fait
  Avec du temps, de la patience
  Et quelqu'un qui s'y connaît

  {thing.fact}
  On en rêve au bout du trottoir
  On entre pour le plaisir des yeux
  Et l'on repart avec, le soir

  (Qu'est-ce qui fait venir les gens ?|Pourquoi les gens reviennent-ils ?|Vous voulez savoir le secret ?)
  Ce n'est pas la couleur du mur
  {thing.fact}
  Et l'on revient, ça, c'est sûr

  {fact}
  Et c'est comme ça depuis le début
  {next}
  On vous attend, soyez les bienvenus

  {fact}
  Vous voyez, c'est tout simple, ici
  {next}
  On vous attend, venez aussi

  {fact}
  Entrez donc, la porte est ouverte
  {next}
  Et c'est encore une découverte

  {thing.fact}
  On peut venir les yeux fermés
  {thing.next}
  Et repartir le cœur léger`
