import type { Stanzas } from '../../stanzas.ts'

export const cheer: Stanzas = `
  {fact}
  On le chante en sortant du car
  Les gens se mettent aux fenêtres
  Et tant pis s'il est un peu tard

  {fact}
  C'est notre fierté, et elle dure
  D'autres ont des coupes en argent
  Nous, on a ça sous l'armure

  {fact}
  On le sait, et on le répète
  Les jours où l'on gagne un peu
  Et les jours où l'on perd la tête

  {fact}
  Ça s'entend de l'autre côté
  On demande si c'est l'orage
  C'est nous, on vient de commencer

  {fact}
  Et quand la jambe tremble à la fin
  Quelqu'un l'entonne, là, derrière
  Et ça devient un grand refrain

  {fact}
  On ne l'a pas appris par cœur
  On l'a vécu, sous chaque averse
  Et on le chante avec bonheur

  (On n'a pas les plus beaux maillots|On n'est pas toujours les meilleurs|On n'a pas le plus grand des stades)
  On a bien mieux, on a nos voix
  {fact}
  Et qui le sait chante avec moi

  (Qu'il pleuve ou qu'il fasse grand soleil|Sous la grêle ou sous le soleil|Dans la boue ou dans la poussière)
  On est là, on tient les couleurs
  {fact}
  C'est pour ça qu'on a chaud au cœur

  (Levez les mains, il manque une voix|Levez les mains, on est au complet|Levez les bras, serrez les rangs)
  Si quelqu'un tombe, on le relève
  {fact}
  Et c'est de ça qu'est fait le rêve

  (On se connaît depuis longtemps|On vient tous d'un coin différent|On est arrivés un par un)
  On a grandi sur le même banc
  {fact}
  Et ça nous colle comme un aimant

  (Celui qui chante le moins fort|Celle qui chante le moins fort)
  Chante déjà plus fort qu'avant
  {fact}
  Et ça s'envole dans le vent

  (Le match commence dans le vestiaire|Tout commence dans le vestiaire|Avant d'entrer, on se regarde)
  Une main posée sur chaque épaule
  {fact}
  Après ça, plus rien ne nous frôle

  {you.fact}
  On l'a vu, on était tous là
  Alors ce soir, toute l'équipe
  Se lève et chante rien que pour toi

  {they.fact}
  On en parlera dans dix ans
  Et ceux qui n'étaient pas au bord
  Diront qu'ils étaient au premier rang

  {fact}
  Tape du pied, que le sol tremble
  {next}
  On ne chante jamais mieux qu'ensemble

  {fact}
  Qu'on gagne ou qu'on perde, c'est pareil
  {next}
  On chantera jusqu'au réveil

  {fact}
  Levez les mains, il manque une voix
  {next}
  S'il en manque une, chantez pour trois

  {fact}
  On le chante du bus au portail
  {next}
  Et derrière nous, vaille que vaille`
