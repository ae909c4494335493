import type { Stanzas } from '../../stanzas.ts'

export const heartbreak: Stanzas = `
  {you.fact}
  Et moi, je suis là, dans l'entrée
  À regarder le portemanteau
  Comme s'il allait tout m'expliquer

  {you.fact}
  J'ai compris un peu trop tard
  On croit que l'on se connaît bien
  Et l'on n'a vu qu'un bout d'histoire

  {you.fact}
  Je n'ai pas crié, je n'ai rien dit
  J'ai rangé deux tasses au placard
  Et j'en ai sorti une aujourd'hui

  {you.fact}
  Je me le redis pour y croire
  Le matin, ça semble impossible
  Et ça revient avec le soir

  (Les gens me disent : ça passera|On me répète : ça passera|Les amis disent : laisse tomber)
  Je fais oui, je ris, je m'arrête
  {you.fact}
  Et c'est ça qui tourne dans ma tête

  (Je ne t'en veux pas, ou si peu|Certains jours, je ne t'en veux plus|Je voudrais ne plus t'en vouloir)
  C'est surtout la nuit que c'est dur
  {you.fact}
  Et je parle un peu au mur

  (J'ai remis les meubles en place|J'ai changé les meubles de place|J'ai fait le ménage à fond)
  J'ai ouvert grand chaque fenêtre
  {you.fact}
  Un jour, je m'y ferai peut-être

  {me.fact}
  Je croyais que c'était pour longtemps
  On ne voit rien, quand on est deux
  Et l'on voit tout, quand il n'est plus temps

  {me.fact}
  Voilà où j'en suis aujourd'hui
  Ce n'est pas brillant, mais ça va
  Demain, ce sera moins gris

  (On me demande ce qui s'est passé|On me demande si ça va)
  Je réponds : c'est la vie, c'est comme ça
  {me.fact}
  Et je change de trottoir, parfois

  {they.fact}
  C'est bête, et j'en ai pleuré
  Ce sont toujours les petites choses
  Qui attendent pour vous blesser

  {thing.fact}
  C'est resté là, sans raison
  Je passe devant, je détourne les yeux
  Et ça prend toute la maison

  {fact}
  Un jour j'en parlerai sans trembler
  Un jour, j'en rirai, je suppose
  Ce soir, je veux juste le chanter

  {fact}
  C'est dit, ça fait un peu moins mal
  Demain, j'irai marcher dehors
  Et ce sera presque normal

  {fact}
  Et le jour s'est levé quand même
  {next}
  On n'efface pas les gens qu'on aime

  {fact}
  Je n'ai rien vu, rien entendu
  {next}
  Et puis voilà, on s'est perdus

  {you.fact}
  Je n'en dors plus, ou presque pas
  {you.next}
  Et la vie continue sans toi`
