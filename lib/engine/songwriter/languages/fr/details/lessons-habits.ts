import type { Details } from '../../stanzas.ts'

/** What small children learn to do by themselves, one step behind the other. */
export const lessonsHabits: readonly Details[] = [
  {
    words:
      'se_laver_les_mains laver_les_mains lavage_des_mains lave_les_mains lavez_les_mains lavent_les_mains laver_ses_mains',
    stanzas: `
      D'abord, l'eau claire sur les mains
      Un peu de savon dans le creux
      On frotte les paumes, c'est bien
      Et puis le dessus, tous les deux

      Entre les doigts, autour du pouce
      Les ongles, sans les oublier
      On rince bien toute la mousse
      Et l'on s'essuie, c'est terminé`,
    later: `
      Avant la table, après le jeu
      Et quand on sort des toilettes
      Les microbes disent adieu
      Et nos mains sont propres et nettes`,
    hook: `
      Frotte, frotte, et compte jusqu'à vingt
      Et voilà deux jolies mains`,
  },
  {
    words:
      'brosse_à_dents brosses_à_dents dentifrice brosser_les_dents brosse_les_dents brosses_les_dents brossage brossage_des_dents se_brosse_les_dents se_brosser_les_dents brosser_ses_dents laver_les_dents laver_ses_dents lave_les_dents brosse_les_dents_matin',
    stanzas: `
      Un petit pois de dentifrice
      La brosse est prête, on peut ouvrir
      En bas d'abord, et qu'elle glisse
      Devant, derrière, sans courir

      En haut ensuite, on recommence
      Toujours de la gencive aux dents
      Dessus, on frotte en cadence
      Et l'on recrache, tout content`,
    later: `
      Matin et soir, et deux minutes
      Le temps d'aller jusqu'au bout
      Les caries ont perdu la lutte
      Il n'en reste plus du tout`,
    hook: `
      Frotte, frotte la brosse à dents
      Le matin, le soir, en chantant

      Brosse à dents, dentifrice, et puis de l'eau
      Et mon sourire est le plus beau`,
  },
  {
    words:
      'traverser_la_rue traverser_la_route traverse_la_rue traverser_une_rue traverser_au_passage_piéton passage_piéton passages_piétons passage_piétons passage_clouté sécurité_routière',
    stanzas: `
      On cherche le passage blanc
      Au bord du trottoir, on s'arrête
      Bonhomme rouge, on attend
      Bonhomme vert, on tourne la tête

      À gauche, à droite, à gauche encore
      Plus de voiture, plus de vélo
      On va tout droit, vers l'autre bord
      Et sans courir, comme il faut`,
    later: `
      Pas de ballon, pas de téléphone
      On enlève son capuchon
      On écoute si ça klaxonne
      On donne la main, attention`,
    hook: `
      À gauche, à droite, à gauche, on regarde bien
      Et l'on traverse en se donnant la main`,
  },
]
