import type { Stanzas } from '../../stanzas.ts'

/** Short lines, for somebody small. */
export const soft: Stanzas = `
  {you.fact}
  Je le sais, je suis tout près
  Je te tiens la main un peu
  Et le sommeil vient après

  {you.fact}
  Viens, pose ta tête ici
  Je te chante encore un peu
  Et le jour sera fini

  {you.fact}
  Demain, tu recommenceras
  Ce soir, tout le monde est couché
  Et moi, je reste auprès de toi

  {you.fact}
  C'est mon plus joli secret
  Je le garde dans mon cœur
  Et je ferme le volet

  {you.fact}
  Et je t'aime, tu le sais aussi
  Plus haut que toutes les maisons
  Plus longtemps que toute la nuit

  {you.fact}
  La lune le sait déjà
  Elle regarde à la fenêtre
  Et ne fait pas un seul pas

  {you.fact}
  Ferme les yeux doucement
  Il y a du temps pour demain
  Et pour dormir, tout le temps

  (Le jour s'en va sur la pointe des pieds|Le jour remonte son drap|Le jour a éteint ses lampes)
  La maison parle tout bas
  {you.fact}
  Et moi, je suis toujours là

  (La nuit, ce n'est que la nuit|La nuit n'est pas bien méchante|La nuit est une couverture)
  Elle est douce comme un chat
  {you.fact}
  Et je te prends dans mes bras

  (Les oiseaux se sont couchés|Les voitures se sont couchées|Les jouets se sont couchés)
  Tout le monde a bien sommeil
  {you.fact}
  Dors jusqu'au premier soleil

  (Écoute, on n'entend plus rien|Écoute le vent, là-bas|Écoute, la rue s'endort)
  Juste mon cœur contre toi
  {you.fact}
  Et le monde entier tient là

  (Une étoile s'est allumée|Une étoile est à la fenêtre|Il y a déjà une étoile)
  C'est pour toi qu'elle est venue
  {you.fact}
  Elle veille sur la rue

  (Je remonte un peu ton drap|Je baisse un peu la lumière|Je m'assois au bord du lit)
  Je te dis encore un mot
  {you.fact}
  Et le rêve vient bientôt

  {me.fact}
  Je te le dis chaque soir
  Et je le dirai demain
  Dans la lumière ou dans le noir

  {me.fact}
  Dors, je ne suis jamais loin
  Mon pas est dans le couloir
  Ta main est encore dans ma main

  (Un jour, tes pieds iront loin|Un jour, tu courras plus loin|Un jour, tu verras le monde)
  Ce soir, tu tiens dans mes bras
  {me.fact}
  Et le temps peut rester là

  {they.fact}
  Tout ça s'endort doucement
  Il ne reste que nous deux
  Et la lune a tout son temps

  {thing.fact}
  Tout ça va dormir aussi
  Chacun a trouvé sa place
  Et toi, tu as ton grand lit

  {fact}
  Ferme les yeux, c'est la nuit
  Tout sera là demain matin
  La lune le garde sans bruit

  {fact}
  Chut, on le dit à voix basse
  La maison dort tout autour
  Et les nuages font de la place

  {fact}
  Tout ça s'endort doucement
  {next}
  Et la lune a tout son temps

  {fact}
  Ferme les yeux, mon amour
  {next}
  Tout reviendra avec le jour

  {you.fact}
  Le jour s'en va dormir aussi
  {you.next}
  Et tu as chaud, dans ton lit

  {fact}
  La nuit remonte le drap
  {next}
  Et te berce dans ses bras`
