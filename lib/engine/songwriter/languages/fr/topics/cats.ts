import type { Topic } from '../../stanzas.ts'

export const cats: Topic = {
  kin: 'chat chats chatte chattes chaton chatons minou minous minet matou matous félin félins ronron ronronne ronronner ronronnement miaou miaule miauler miaulement moustaches griffe griffes griffer croquettes litière siamois persan gouttière tigré tigrée angora chatière souris patte pattes',
  you: {
    scene: `
      Tu t'assois, (le chat|mon chat) qui n'aime personne
      Celui qui griffe le facteur
      Monte sur toi, tourne, ronronne
      Et s'installe là pour deux heures`,
    later: `
      J'avais des listes sur le frigo
      Tu les as lues, tu as bâillé
      Depuis on fait comme les chats
      On suit le soleil sur le plancher`,
  },
  me: {
    scene: `
      À (cinq|six) heures, une patte sur mon nez
      Je dis qu'il fait nuit, le chat dit non
      Sur ma poitrine, sans négocier
      Il s'est assis comme un melon

      Mon chat a (trois|quatre) adresses au moins
      Un coussin dans chaque escalier
      Il s'appelle Duc chez les voisins
      Il rentre à dix, pour oublier`,
    later: `
      J'ai payé un palais à étages
      Avec hamac et souris de laine
      Le chat dort dans l'emballage
      Le palais garde mes mitaines`,
  },
  past: {
    scene: `
      Ton fauteuil est (encore|toujours) plein de poils
      Le chat y dormait contre toi
      Je brosse mes manches, mon manteau
      Mais le fauteuil, je n'y touche pas`,
    later: `
      Un chat perdu vient à la porte
      Il mange et garde ses distances
      J'ai rempli ton bol, peu importe
      On se fait doucement confiance`,
  },
  hook: `
    Rentre, le chat, il y a du feu
    Et des genoux assez pour deux

    Sept vies au chat, moi je n'en ai qu'une
    Garde-moi un coin de toit sous la lune`,
}
