import type { Stanzas } from '../../stanzas.ts'

export const comfort: Stanzas = `
  {you.fact}
  Ça fait beaucoup pour une personne
  Pose un moment ce qui te pèse
  C'est une épaule que je te donne

  {you.fact}
  Et tu tiens bon, je le vois bien
  Même les jours où tu dis non
  Même quand tu ne dis plus rien

  {you.fact}
  Et tu es encore debout, tu vois
  On ne t'a pas donné d'applaudissements
  Alors voici les miens, pour toi

  {you.fact}
  Ça demande plus de courage
  Que tout ce qu'on voit dans les films
  Et toi, tu tournes chaque page

  {you.fact}
  Il y a des gens qui auraient fui
  Toi, tu respires et tu te lèves
  Et je t'admire, je te le dis

  (Ce n'est pas facile, je sais|Il y a des jours qui pèsent lourd|Je sais que ces jours-ci sont longs)
  Je ne dirai pas : ça va aller
  {you.fact}
  Mais je suis là, de ton côté

  (Si tu as peur, donne ta main|Quand tu as peur, serre ma main|Quand la nuit te semble trop longue)
  On a peur moins fort quand on est deux
  {you.fact}
  Et demain matin, ça ira mieux

  (Regarde tout le chemin fait|Regarde un peu derrière toi|Retourne-toi, rien qu'un instant)
  Tu viens de loin, tu peux le voir
  {you.fact}
  Et moi, je n'ai pas perdu espoir

  (Tu n'as pas à tout supporter|Tu n'as rien à prouver ce soir|Tu peux pleurer, tu peux te taire)
  On ne te demande rien du tout
  {you.fact}
  Et l'on reste là, près de toi, debout

  {me.fact}
  Et ça ne changera pas demain
  Le jour, la nuit, sous la pluie battante
  Tu n'as qu'à me tendre la main

  {they.fact}
  Ça fait du mal, je le sais bien
  Mais regarde qui est près de toi
  On ne te lâche pas la main

  {fact}
  Après la pluie, l'air est plus clair
  Ça ne console pas tout de suite
  Mais le jour revient, c'est son affaire

  {fact}
  Un pas suffit pour aujourd'hui
  Demain, on en fera un autre
  Et moi, je marche à côté, aussi

  {you.fact}
  Ce n'est pas rien, ça demande du cœur
  {you.next}
  Et je suis là, à toute heure

  {fact}
  Respire un peu, rien ne nous presse
  {next}
  Et je suis là, c'est ma promesse

  {fact}
  Ça va prendre un peu de temps
  {next}
  On le prendra, tout doucement`
