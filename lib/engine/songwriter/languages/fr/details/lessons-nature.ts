import type { Details } from '../../stanzas.ts'

/** What is learnt of water, plants, planets, seasons and waste, in its order. */
export const lessonsNature: readonly Details[] = [
  {
    words: "cycle_de_l'eau cycle_de_l’eau cycle_eau évaporation condensation précipitations",
    stanzas: `
      Le soleil chauffe l'océan
      L'eau s'évapore, elle s'en va
      Elle monte, invisible, en flottant
      C'est l'évaporation, voilà

      Là-haut, le froid fait des gouttelettes
      C'est la condensation : un nuage
      Il pleut, il neige sur nos têtes
      Précipitations, bon voyage`,
    later: `
      L'eau ruisselle, l'eau s'infiltre
      Ruisseau, rivière, et puis la mer
      Le sol la nettoie comme un filtre
      Et le cycle reprend dans l'air`,
    hook: `
      Ça monte, ça flotte, ça tombe et ça court
      L'eau fait le tour, et recommence toujours`,
  },
  {
    words: 'photosynthèse photosynthese chlorophylle',
    stanzas: `
      La racine a puisé de l'eau
      Elle monte au long de la tige
      La feuille prend dans l'air, là-haut
      Le gaz carbonique qui voltige

      La chlorophylle, verte et fine
      Attrape un rayon de soleil
      Elle en fait du sucre, en cuisine
      Et l'oxygène sort, merveille`,
    later: `
      L'oxygène, nous le respirons
      Le sucre nourrit la plante entière
      La feuille, le fruit, le bourgeon
      Tout est venu de la lumière`,
    hook: `
      De l'eau, de l'air, un rayon de lumière
      Et la feuille nourrit toute la terre`,
  },
  {
    words:
      'planète planètes les_planètes huit_planètes nom_des_planètes noms_des_planètes ordre_des_planètes système_solaire systeme_solaire planètes_du_système_solaire',
    stanzas: `
      Mercure est tout près du Soleil
      Vénus est la plus chaude, après
      La Terre est bleue, une merveille
      Et Mars est rouge, la voilà, tout près

      Jupiter, c'est elle, la géante
      Saturne tourne en ses anneaux
      Uranus, couchée, est plus lente
      Neptune est la dernière, là-haut`,
    later: `
      Elles sont huit à faire la ronde
      Autour du Soleil, jour et nuit
      La nôtre, la seule du monde
      Où l'on chante, elle est ici`,
    hook: `
      Huit planètes autour du Soleil
      Il n'y en a pas deux pareilles`,
  },
  {
    words:
      "quatre_saisons saisons les_saisons saisons_de_l'année saisons_de_l’année cycle_des_saisons nom_des_saisons noms_des_saisons",
    stanzas: `
      Au printemps, la terre s'éveille
      Les bourgeons s'ouvrent, l'herbe aussi
      L'été vient avec son soleil
      Les jours sont longs, le blé mûrit

      L'automne fait tomber les feuilles
      Il pleut, les jours sont plus petits
      L'hiver, le froid est sur le seuil
      La terre dort, longue est la nuit`,
    later: `
      Trois mois chacune, et l'on s'en va
      Un an autour du grand soleil
      La Terre tourne, et nous voilà
      Le printemps revient, tout s'éveille`,
    hook: `
      Printemps, été, automne, hiver
      Ça fait un an sur notre Terre`,
  },
  {
    words:
      'recyclage recycler trier_les_déchets trier_ses_déchets trier_nos_déchets trier_les_poubelles trier_ses_poubelles tri_des_déchets tri_sélectif trier_ses_ordures tri_des_poubelles',
    stanzas: `
      Dans le bac jaune, les papiers
      Les boîtes, les bouteilles en plastique
      Les cartons qu'on a bien pliés
      Et les canettes, c'est automatique

      Le verre a son grand conteneur
      Les épluchures vont au compost
      Les piles, au magasin d'ailleurs
      Et le bac gris prend tout le reste`,
    later: `
      Du verre, on refait du verre
      Du journal, un nouveau cahier
      Des épluchures, de la terre
      Voilà pourquoi l'on va trier`,
    hook: `
      Bac jaune, bac gris, chaque chose a sa place
      On trie, on trie, et la planète nous embrasse`,
  },
]
