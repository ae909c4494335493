import type { Topic } from '../../stanzas.ts'

export const sky: Topic = {
  kin: 'ciel ciels cieux céleste étoile étoiles étoilé nuage nuages soleil lune lunes planète planètes saturne mars jupiter vénus mercure neptune comète comètes astronomie astronome astronaute télescope constellation galaxie galaxies espace spatial fusée fusées univers cosmos cerf-volant arc-en-ciel éclipse montgolfière horizon aurore aube satellite',
  you: {
    scene: `
      Tu vois (dans le ciel|dans les nuages) un chameau
      Une théière, un général
      Je ne vois rien, je dis : c'est beau
      Et soudain, oui, son grand cheval

      Tu sors (ta lunette|tes jumelles) au jardin
      Pour montrer Saturne aux enfants
      Le ciel est pris jusqu'au matin
      Vingt voisins font la queue, patients`,
    later: `
      Ton cerf-volant a pris le ciel
      Et une part de la lessive
      Ta chemise salue, là-haut, si belle
      Tu dis : attendez qu'elle arrive

      Tu m'as donné une étoile, un soir
      Tu as dit : la troisième, à gauche
      Depuis, je sors toujours pour la voir
      Même les soirs où le ciel est moche`,
  },
  me: {
    scene: `
      J'ai fait un vœu (sur|pour) une étoile
      Elle clignotait, elle avançait
      C'était l'avion de Montréal
      Le vœu est bien arrivé, je sais

      J'ai regardé (le ciel|les étoiles) sans bouger
      Une heure, la tête en arrière
      Depuis, au bureau, pour manger
      Je vois surtout les luminaires`,
    later: `
      L'éclipse, je l'attendais des mois
      J'avais les lunettes, le pliant
      Un nuage est passé, un seul, sur moi
      Le ciel, autour, était brillant

      J'ai appris le nom des planètes
      Dans l'ordre, et puis j'en ai perdu
      Une, il me semble, ou deux, peut-être
      Le ciel, pour l'instant, n'a rien vu`,
  },
  past: {
    scene: `
      Tu lisais le ciel, (chaque|le) matin
      Tu disais : pluie à quatre heures
      Il pleuvait à quatre heures moins vingt
      Tu disais : le ciel fait des erreurs

      Sur le toit, (l'été|la nuit), on comptait
      Les étoiles, chacun son morceau
      Le tien, depuis, c'est moi qui le fais
      Après le mien, et c'est bien haut`,
    later: `
      J'ai trouvé ta carte du ciel
      Avec tes croix, tes ronds de thé
      Une étoile au crayon de couleur, celle
      Où tu disais vouloir habiter

      Le ciel est grand depuis ce jour
      Il a une place de trop
      Je lui demande, à mon tour
      S'il fera beau, s'il fera chaud`,
  },
  hook: `
    Il y a du ciel pour tout le monde
    Il suffit d'attendre une seconde

    Lève la tête, le ciel est là
    Il n'a jamais fermé, tu vois`,
}
