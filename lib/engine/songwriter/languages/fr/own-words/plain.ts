import type { Stanzas } from '../../stanzas.ts'

export const plain: Stanzas = `
  {fact}
  Ce n'est pas grand-chose, je sais
  Mais quand je regarde en arrière
  C'est de là que tout est parti, en vrai

  {fact}
  Je ne l'ai dit à presque personne
  Ça reste au fond, ça fait son chemin
  Et certains jours, ça résonne

  {fact}
  J'y repense au milieu du jour
  Entre deux portes, au feu rouge
  Et tout s'arrête un peu autour

  {fact}
  Ça tient en une seule ligne
  Le reste, on le lit sur les visages
  On n'a qu'à se faire un signe

  {fact}
  C'est la vie, celle de tous les jours
  Celle dont on ne fait pas des livres
  Et c'est la plus belle, toujours

  {fact}
  On croit qu'on va vite oublier
  Et dix ans plus tard, à une table
  On se remet à en parler

  (Ce n'est pas une grande histoire|Il n'y a pas de grande histoire|Je n'ai pas de grande aventure)
  Ça ne fera pas un roman
  {fact}
  Mais je la chante, tout simplement

  (J'ai cherché par où commencer|Il faut commencer quelque part|Je ne sais jamais commencer)
  On commence par ce qui est vrai
  {fact}
  Et le reste vient juste après

  (Le monde tourne, et moi je reste|La ville court, et moi je pense|Dehors les gens sont très pressés)
  À la fenêtre, un long moment
  {fact}
  Et je me dis : c'est important

  (Il y a des jours que l'on oublie|La plupart des jours se ressemblent|Les jours se suivent et se ressemblent)
  Et d'autres qu'on garde pour soi
  {fact}
  C'est un de ceux-là, je crois

  (Si tu passes un jour par ici|Si tu as cinq minutes à toi|Assieds-toi là, prends une chaise)
  Je te raconterai le reste
  {fact}
  Avec les mots, avec les gestes

  (On peut me croire ou pas, tant pis|Je vous le dis comme je le pense|Je le raconte comme ça vient)
  J'étais là, je m'en souviens bien
  {fact}
  Et je n'ai rien changé à la fin

  {me.fact}
  J'avais le cœur un peu serré
  Et puis le jour s'est levé quand même
  Et je me suis mis à marcher

  {me.fact}
  Personne ne m'avait prévenu
  Ces choses-là viennent sans bruit
  Un jour elles sont dans la rue

  {they.fact}
  J'ai tout regardé, je n'ai rien dit
  Il y a des choses qu'on comprend mieux
  Quand la journée est bien finie

  {you.fact}
  Et moi, je m'en souviens encore
  Il y a des choses qu'on garde ainsi
  Comme un caillou, comme un trésor

  {thing.fact}
  Il suffit de le dire tout haut
  Et tout revient, l'heure et l'endroit
  Le goût de l'air, le bruit de l'eau

  {thing.fact}
  Ça ne se pèse ni ne se compte
  Ça se garde au creux de la main
  Et le soir, on se le raconte

  {fact}
  C'est tout ce que je voulais dire
  {next}
  Et c'est assez pour m'endormir

  {fact}
  Je le dis comme je le vois
  {next}
  Et je n'y peux rien, c'est comme ça

  {fact}
  On n'y pense pas tous les jours
  {next}
  Et puis ça revient, à son tour

  {fact}
  Ça, c'est le début de l'histoire
  {next}
  Et la suite, on la dit le soir

  {fact}
  Il y en a qui cherchent bien loin
  {next}
  Moi, j'avais ça au creux de la main`
