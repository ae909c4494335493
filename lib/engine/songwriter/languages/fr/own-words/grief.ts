import type { Stanzas } from '../../stanzas.ts'

export const grief: Stanzas = `
  {you.fact}
  C'est ça qui me revient d'abord
  Avant ton nom, avant les dates
  Et je le vois, je le vois encore

  {you.fact}
  Personne ne le fait comme toi
  J'ai essayé, mes mains hésitent
  Et je souris, et j'ai un peu froid

  {you.fact}
  Je croyais que c'était pour toujours
  On ne fait pas assez attention
  Aux choses qui reviennent chaque jour

  {you.fact}
  Je le raconterai longtemps
  À qui voudra bien m'écouter
  Et tu seras là, un instant

  {you.fact}
  Il suffit d'un bruit, d'une odeur
  Et je me retourne dans la rue
  Comme si tu rentrais à ton heure

  {you.fact}
  On n'écrit pas ça dans les livres
  C'est bien trop petit, bien trop vivant
  Mais c'est ça qui nous aide à vivre

  {you.fact}
  Ça ne tenait pas de place, ou si peu
  Maintenant que la maison se tait
  Je vois que c'était le milieu

  (La maison n'a pas beaucoup changé|Rien n'a bougé dans la maison|Tout est resté comme tu l'aimais)
  Je marche encore sans faire de bruit
  {you.fact}
  Je le revois quand vient la nuit

  (On me demande de parler de toi|On me dit : raconte-le-nous|Quand il faut que je parle de toi)
  Je cherche par où commencer
  {you.fact}
  Et je n'ai plus rien à ajouter

  (Les grandes choses, je les oublie|J'ai oublié les grandes phrases|Les grands discours, je les oublie)
  Ce sont les petites qui restent
  {you.fact}
  Je revois encore chaque geste

  (Il y a des matins plus légers|Il y a des jours où ça va mieux|Certains matins sont plus légers)
  Je t'ai parlé en me levant
  {you.fact}
  Et c'était doux, comme avant

  (Sur les photos, tu ne bouges pas|Tu es bien sage sur la photo|La photo ne dit jamais tout)
  Moi, je te vois tout autrement
  {you.fact}
  Et ça, c'est toi, exactement

  (Le temps est passé comme il passe|On dit que le temps efface tout|Les gens disent que ça s'efface)
  Il y a des choses qu'il n'a pas prises
  {you.fact}
  Je le garde au chaud, sous ma chemise

  {me.fact}
  Je n'en parlais jamais trop haut
  On croit qu'il reste des dimanches
  Et puis il ne reste que les mots

  {me.fact}
  C'est une petite phrase à moi
  Je me la dis quand tout se tait
  Et quelqu'un l'entend, je crois

  (Il y a des choses qu'on ne dit pas|Il y a des mots qu'on ne dit pas)
  On les a là, au bord des lèvres
  {me.fact}
  Et c'est la nuit qu'elles se relèvent

  {they.fact}
  Je ne savais pas que ce jour-là
  Deviendrait un si grand souvenir
  On vit, et l'on ne le voit pas

  {thing.fact}
  C'est tout petit, c'est presque rien
  Mais je ne peux pas le regarder
  Sans tendre un peu vers toi la main

  {fact}
  Le reste s'efface, et ça reste
  Comme un vieux ticket qu'on retrouve
  Un jour, au fond d'une veste

  {fact}
  J'y pense en faisant le café
  J'y pense en traversant la rue
  Et puis je me remets à marcher

  {you.fact}
  C'est tout simple, et ça me suffit
  {you.next}
  C'est avec ça que l'on grandit

  {you.fact}
  Je n'en ai rien laissé partir
  {you.next}
  Voilà mes plus beaux souvenirs

  {fact}
  Je ferme les yeux, c'est tout près
  {next}
  Et je n'oublierai jamais

  {fact}
  C'est peu de chose, écrit ainsi
  {next}
  Et c'est pourtant toute une vie`
