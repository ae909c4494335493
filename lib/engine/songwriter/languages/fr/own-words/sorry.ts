import type { Stanzas } from '../../stanzas.ts'

export const sorry: Stanzas = `
  {me.fact}
  Je n'ai pas d'excuse à te donner
  J'en ai cherché toute la nuit
  Et le jour n'en a pas trouvé

  {me.fact}
  Et tu ne m'as rien reproché
  C'est ton silence dans la cuisine
  Que je ne peux pas oublier

  {me.fact}
  Je l'ai vu trop tard, dans tes yeux
  J'aurais donné n'importe quoi
  Pour revenir une heure ou deux

  {me.fact}
  C'était si simple de faire mieux
  Un mot, un geste, une minute
  Et tu aurais levé les yeux

  {me.fact}
  Je me suis trouvé des raisons
  Aucune ne tenait debout
  Quand j'ai dû les dire pour de bon

  {me.fact}
  Il n'y a pas de mais, pas de si
  J'ai regardé de tous côtés
  Et c'est bien moi, je suis ici

  (Je vais te le dire sans détour|Je le dis tout droit, sans détour|Je n'irai pas par quatre chemins)
  Sans accuser la terre entière
  {me.fact}
  Et j'en ai honte, et j'en suis sincère

  (J'ai répété devant la glace|J'ai appris ma phrase par cœur|J'avais préparé de beaux mots)
  Et puis j'ai tout laissé tomber
  {me.fact}
  C'est tout, le reste est à côté

  (On peut le raconter autrement|On peut tourner ça comme on veut|Je peux retourner le problème)
  À la fin, ça revient au même
  {me.fact}
  Et j'ai fait du mal à qui j'aime

  (Depuis hier, je dors très mal|La nuit, je ne dors plus beaucoup|Cette nuit, j'ai gardé la lampe)
  Je refais tout dans l'autre sens
  {me.fact}
  Et chaque fois, ça recommence

  (Tu n'as pas claqué la porte|Tu n'as pas crié, ni pleuré|Tu aurais pu hausser la voix)
  Tu m'as regardé un instant
  {me.fact}
  Je t'en demande pardon maintenant

  (Si je pouvais rendre une journée|Si l'on pouvait rendre une journée|Si je pouvais reprendre un jour)
  Je rendrais celle-là, sans compter
  {me.fact}
  Je ferais tout pour l'effacer

  {you.fact}
  Et c'est à toi que j'ai fait ça
  Je me le dis en m'endormant
  Et le sommeil ne revient pas

  {you.fact}
  Je le savais, je le sais bien
  C'est pour ça que j'ai mal deux fois
  Et que je viens te tendre la main

  (Je pense à toi dans la maison|Je pense à toi, le soir surtout)
  À tout ce que tu m'as donné
  {you.fact}
  Et moi, je l'avais oublié

  {they.fact}
  Je n'ai rien fait pour empêcher
  Ce qui t'a fait si mal ce jour-là
  C'est ça que je veux réparer

  {thing.fact}
  C'est là que tout s'est abîmé
  Et je te demande pardon
  De n'avoir pas su le voir briller

  {fact}
  Je le dis tout haut, j'en ai honte
  Et ça me serre un peu la gorge
  Chaque fois que je le raconte

  {fact}
  On ne recolle pas le temps
  On peut seulement demander pardon
  Et le demander en te regardant

  {me.fact}
  Et ce n'est pas tout, tu le sais
  {me.next}
  Je n'en suis pas fier, c'est un fait

  {fact}
  Je m'entends, et ça sonne faux
  {next}
  Et je le répète, avec d'autres mots

  {fact}
  On peut le tourner comme on veut
  {next}
  Je voudrais tant avoir fait mieux

  {me.fact}
  J'ai honte rien que de l'écrire
  {me.next}
  Et j'ai le pardon à te dire`
