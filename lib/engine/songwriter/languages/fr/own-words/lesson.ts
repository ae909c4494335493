import type { Stanzas } from '../../stanzas.ts'

export const lesson: Stanzas = `
  {fact}
  Dis-le (tout haut|tout bas|deux fois), tu l'as presque appris
  Dis-le encore en tapant des mains
  Et ce soir, tu le sais dans ton lit

  {fact}
  C'est le début, garde-le bien
  Tu peux le chanter sur la route
  Et le savoir encore demain

  {fact}
  Maintenant, c'est rangé dans ta tête
  Si par hasard tu le perdais
  On chante un coup, et on répète

  {fact}
  Si tu tiens ça, tu tiens le tout
  Tape le rythme sur la table
  En chantant, ça reste debout

  {fact}
  C'est comme un lacet de chaussure
  Une boucle, un tour, on tire au milieu
  Après, ça tient, et ça dure

  {fact}
  Tu vois, ce n'est pas difficile
  On le fait tous en même temps
  Et chacun devient plus habile

  {fact}
  On n'a pas besoin de l'écrire
  Ce que l'on chante tous ensemble
  Ça reste, et ça nous fait sourire

  (On le chante et on recommence|Une fois pour apprendre le pas|On y va, la main dans la main)
  On s'arrête, on respire un coup
  {fact}
  Et celui qui sait le dit à tous

  (Écoute bien, ouvre l'oreille|Ouvre grand les deux oreilles|Approche, ouvre les oreilles)
  C'est le secret de la chanson
  {fact}
  Et tu connais presque la leçon

  (Demande à ton voisin tout bas|Demande à ta voisine tout bas|Si tu hésites, demande-nous)
  S'il se souvient de ce qu'on fait
  {fact}
  Il a trouvé, c'est parfait

  (Un, deux, trois, on est tous prêts|Les mains en l'air, on est tous prêts|Tout le monde est là, on est prêts)
  On se redresse et on y va
  {fact}
  C'est facile, on le fait comme ça

  (Les grands aussi l'ont appris|Tes parents aussi l'ont appris|Même les grands l'ont appris un jour)
  Ils se sont trompés, eux aussi
  {fact}
  Et ils le chantent encore ici

  (On peut le dire au chat, au chien|On peut le dire à son doudou|On peut l'expliquer à son chien)
  Il penche la tête, il écoute
  {fact}
  Et lui non plus n'a plus de doute

  {they.fact}
  On rit, et puis on fait pareil
  Et quand on se trompe, on recommence
  On garde grand ouvert son oreille

  {you.fact}
  C'est toi qui vas nous le montrer
  On te regarde, on fait comme toi
  Et on saura tout, sans tricher

  {fact}
  Une fois, deux fois, et puis trois
  {next}
  Toute la bande, avec moi

  {fact}
  Pas de panique, on prend son temps
  {next}
  Et ça rentre tout en chantant

  {fact}
  Qui sait ça est à la moitié
  {next}
  Et l'on ne peut plus l'oublier

  {fact}
  Ferme les yeux, dis-le tout bas
  {next}
  Rouvre-les, c'est encore là

  {fact}
  Voilà le début, garde-le bien
  {next}
  Tu le sauras encore demain`
