import type { Stanzas } from '../../stanzas.ts'

export const funny: Stanzas = `
  {you.fact}
  On a voulu te faire la leçon
  Tu as souri, tu as dit : promis
  Et depuis, rien, sauf la chanson

  {you.fact}
  Le pire, c'est que tu le fais bien
  Avec cet air de ne pas y toucher
  Et à la fin, tu ne sais rien

  {you.fact}
  On en a ri pendant des heures
  Ne change rien, surtout pas ça
  On s'ennuierait, on aurait peur

  {you.fact}
  On a demandé : mais pourquoi
  Tu as levé les yeux au ciel
  Comme si c'était nous, et pas toi

  {you.fact}
  Si c'était un sport olympique
  On aurait l'or depuis longtemps
  Et toi, un défilé en musique

  {you.fact}
  Tu nies, bien sûr, la main sur le cœur
  On a des témoins, des photos
  Et la voisine en a vu l'horreur

  (On a tous une petite manie|Chacun a sa petite manie|Tout le monde a sa petite manie)
  La tienne, on la voit de la lune
  {you.fact}
  Et je n'en changerais pour aucune

  (On s'était dit : ça va passer|On avait dit : ça passera|On espérait que ça passe)
  Un jour, on deviendra plus sage
  {you.fact}
  Et ça ne s'arrange pas avec l'âge

  (Je ne voulais pas le chanter|On m'a dit de ne rien chanter|J'avais promis de ne rien dire)
  Et puis la musique a commencé
  {you.fact}
  Voilà, c'est fait, tout le monde le sait

  (Approchez-vous, parlons tout bas|Venez plus près, parlons tout bas|Fermez la porte, parlons bas)
  Il faut que ça reste entre nous
  {you.fact}
  Et je vous ai presque dit tout

  (La science cherche encore pourquoi|Des experts se penchent sur toi|Trois savants ont pris rendez-vous)
  Ils ont rempli tout un cahier
  {you.fact}
  Et le plus jeune en a pleuré

  (On te connaît, on ne dit rien|On te connaît depuis longtemps|On a fini par s'y faire)
  On a déjà tout essayé
  {you.fact}
  Maintenant on regarde, et c'est gai

  {me.fact}
  Ne riez pas, c'est du sérieux
  Je le dis la main sur le cœur
  Et j'en ai presque les larmes aux yeux

  {me.fact}
  Il fallait bien le dire enfin
  Entre deux rires, entre deux plats
  On ne le dit jamais, on le sait bien

  {me.fact}
  Je voulais le dire sans rire
  Voilà, c'est raté, mais c'est vrai
  Et j'aime autant te voir sourire

  {me.fact}
  J'ai fait comme si c'était normal
  J'ai même siffloté un peu
  Personne n'y a cru, c'est fatal

  {they.fact}
  On a regardé sans rien dire
  Le premier qui a toussé un peu
  Nous a tous fait mourir de rire

  {they.fact}
  Je n'aurais pas osé l'inventer
  On m'aurait dit : là, tu exagères
  Et pourtant, c'est la vérité

  (Il y a des jours qu'on n'oublie pas|Ce jour-là, on ne l'oublie pas|Je m'en souviens comme d'hier)
  Même avec de la volonté
  {they.fact}
  J'étais là, je peux raconter

  {thing.fact}
  Rien que le nom nous fait sourire
  Et ceux qui ne comprennent pas
  Ont bien de la chance, on peut le dire

  {you.fact}
  Respirez, ça va bien se passer
  Il faut le voir pour le croire
  Et nous, on l'a vu, c'est assez

  {fact}
  On en rira dans dix ans
  C'est ce que tout le monde nous dit
  Nous, on a commencé maintenant

  {you.fact}
  Jusque-là, rien de bien méchant
  {you.next}
  Et là, c'est devenu charmant

  {you.fact}
  Ça, on pourrait te le passer
  {you.next}
  Mais alors là, c'est bien assez

  {fact}
  On croit que c'est fini, mais non
  {next}
  Sinon, pourquoi une chanson ?

  {fact}
  Je n'ai rien dit, j'ai respiré
  {next}
  Alors là, on a bien pleuré

  {fact}
  J'aimerais l'avoir inventé
  {next}
  C'est la stricte vérité`
