import type { Topic } from '../../stanzas.ts'

export const snow: Topic = {
  kin: 'neige neiges neiger neigé enneigé enneigée flocon flocons bonhomme luge luges ski skis skier skieur skieuse piste pistes glace verglas gel givre gelé gelée patin patins patinoire raquettes avalanche hiver hivers moufle moufles bonnet bonnets écharpe igloo congère remonte-pente télésiège snowboard frimas',
  you: {
    scene: `
      Premier flocon, tu (sors|cours) en pantoufles
      La langue dehors, le nez en l'air
      Les voisins regardent, ils pouffent
      Puis ils te rejoignent, en hiver

      Ton bonhomme de neige a (ma cravate|mon chapeau)
      Mon écharpe, un de mes deux gants
      Il a l'air sérieux, tout là-haut
      On lui dit bonjour en passant`,
    later: `
      Tu as poussé la neige des autres
      Toute la rue, avant le jour
      Puis tu as regardé la nôtre
      Et tu as dit : bon, à mon tour

      La luge a pris la haie, la mare
      Le poulailler de nos cousins
      De la neige, tu sors, c'est rare
      Un œuf intact dans chaque main`,
  },
  me: {
    scene: `
      La neige (est là|bloque tout), je mets deux pulls
      Trois chaussettes, un bonnet de bain
      Je roule plus que je ne circule
      Jusqu'à la boulangerie du coin

      Sur les skis, (j'ai|moi, j'ai) trouvé mon style
      Je tombe avant d'avoir glissé
      Le moniteur dit : c'est habile
      La neige m'a déjà ramassé`,
    later: `
      J'ai gratté le givre au couteau
      Un quart d'heure, avec énergie
      C'était propre, c'était très beau
      Et c'était l'auto d'à côté, pardi

      J'ai une moufle, il m'en manque une
      Chaque hiver, je le vois trop bien
      Quelque part, là-bas, sous la lune
      Onze moufles se tiennent la main`,
  },
  past: {
    scene: `
      Au premier flocon, tu (réveillais|levais)
      Toute la maison à minuit
      On marchait, personne ne parlait
      Tu disais : écoutez ce bruit

      Tes skis (en bois|rouges) sont dans la grange
      La cire sent toujours la forêt
      Je les descends, rien ne les dérange
      J'attends la neige, ils sont tout prêts`,
    later: `
      Ton écharpe a fait tous les hivers
      Elle pique, elle est longue, elle bâille
      Je fais deux tours, un à l'envers
      Et j'ai ton menton dans les mailles

      Il a neigé sur ton jardin
      Pas une trace jusqu'à la porte
      J'ai fait tes pas, jusqu'au sapin
      Pour que la neige les emporte`,
  },
  hook: `
    Tombe, la neige, tombe sans bruit
    On a du bois pour toute la nuit

    Neige sur le toit, neige sur la route
    On n'ira nulle part, et c'est tant mieux, sans doute`,
}
