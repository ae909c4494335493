import type { Stanzas } from '../../stanzas.ts'

export const warm: Stanzas = `
  {you.fact}
  Ça n'a l'air de rien, et pourtant
  C'est à ces petites choses-là
  Qu'on te reconnaît entre cent

  {you.fact}
  Je l'ai raconté hier encore
  Ceux qui te connaissent ont souri
  Les autres ont dit : je l'adore

  {you.fact}
  On pourrait faire ton portrait
  Sans un crayon, sans une photo
  Rien qu'avec ça, tout y serait

  {you.fact}
  Si je ferme les yeux, je te vois
  Ta façon de tourner la tête
  Ton rire, et le son de ta voix

  {you.fact}
  Tu ne sais pas, mais je t'ai vu faire
  Et quand le jour est un peu gris
  J'y repense, et le ciel s'éclaire

  {you.fact}
  On en parle souvent à table
  Chacun y met son grain de sel
  Et ça devient inoubliable

  {you.fact}
  Tu vas dire que ce n'est rien
  Laisse-moi penser le contraire
  Une fois, rien qu'une, écoute bien

  (On pourrait faire un grand discours|Je pourrais faire un long discours|J'avais écrit un beau discours)
  On va le dire simplement
  {you.fact}
  Et l'on t'applaudit, maintenant

  (Demande à tous ceux qui sont là|Demande à ceux qui te connaissent|Demande aux gens autour de toi)
  Ils ont tous le même sourire
  {you.fact}
  Et chacun voudrait nous le dire

  (J'aurais pu chanter les étoiles|J'aurais pu te parler de la lune|J'aurais pu te chanter la mer)
  Tout le monde l'a déjà fait
  {you.fact}
  Et c'est un bien plus beau sujet

  (S'il fallait garder une image|Si je ne gardais qu'une image|S'il ne restait qu'une photo)
  Une seule, au fond d'un tiroir
  {you.fact}
  C'est celle que je voudrais revoir

  (Les années passent, les gens changent|Le temps passe, la ville change|Les saisons vont, les modes changent)
  Il y a des choses qui tiennent bon
  {you.fact}
  Et ça vaut bien une chanson

  (Voilà comment je te raconte|Voilà par où je commencerais|C'est comme ça qu'on parle de toi)
  À ceux qui n'ont pas cette chance
  {you.fact}
  Et ils sourient déjà d'avance

  (On me demande qui tu es|Quelqu'un m'a demandé ton nom|Il faut que je parle de toi)
  Je pourrais répondre en une phrase
  {you.fact}
  Et voir tous les yeux qui s'embrasent

  {me.fact}
  Quand j'y repense, tout s'éclaire
  Il y a des choses toutes petites
  Qui me tiennent chaud tout l'hiver

  {me.fact}
  Je le dis comme ça me vient
  Je n'ai pas trouvé plus savant
  Mais c'est la vérité, tu sais bien

  {me.fact}
  Et si c'était à refaire un jour
  Je prendrais la même route, exprès
  Sans couper par un seul détour

  (Il y a des choses que l'on garde|Il y a des mots que l'on garde|On a tous des mots que l'on garde)
  Et puis un jour, il faut qu'ils sortent
  {me.fact}
  C'est dit, et j'ouvre grand la porte

  (On ne se dit pas l'essentiel|On attend toujours pour le dire|On le pense, et puis on se tait)
  On croit toujours qu'on a le temps
  {me.fact}
  Ce soir, je veux que tu l'entendes

  {they.fact}
  Rien que d'y penser, on sourit
  Il y a des histoires toutes simples
  Qui durent plus que toute une vie

  {they.fact}
  Ça se répète de bouche à oreille
  Et chaque fois qu'on le raconte
  Les yeux s'allument, c'est pareil

  (C'est une histoire qu'on adore|Il y a une histoire qu'on aime|C'est notre histoire préférée)
  Celle qu'on garde pour le dessert
  {they.fact}
  Et quelqu'un lève alors son verre

  (Il y a des choses qui te ressemblent|Il y a des choses qui parlent de toi)
  On ne peut pas les voir sans te voir
  {thing.fact}
  Et te voilà, comme dans un miroir

  {thing.fact}
  Il suffit de dire ces mots-là
  Et tout de suite on voit la scène
  Comme si l'on y était déjà

  {fact}
  On peut le tourner comme on veut
  C'est une petite phrase toute simple
  Et elle met du bleu dans les yeux

  {you.fact}
  C'est ta façon à toi, c'est toi
  {you.next}
  Et je t'aime aussi pour cela

  {you.fact}
  Ça, tout le monde le sait par cœur
  {you.next}
  Et ça, ça vaut toutes les fleurs

  {you.fact}
  Tu crois qu'on n'a rien remarqué
  {you.next}
  On a tout vu, tout bien noté

  {fact}
  Je n'invente rien, tout est vrai
  {next}
  Et ce qui est dit, on le garde exprès

  {fact}
  Ça méritait une chanson
  {next}
  Et ça nous fait deux bonnes raisons

  {fact}
  C'est déjà beaucoup, rien que ça
  {next}
  Et l'histoire ne s'arrête pas`
