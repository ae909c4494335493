import type { Topic } from '../../stanzas.ts'

export const kitchen: Topic = {
  kin: 'cuisine cuisines cuisiner cuisinier cuisinière recette recettes casserole casseroles poêle four fourneau fourneaux marmite sauce sauces soupe soupes gratin gratins tarte tartes crêpe crêpes gâteau gâteaux tablier cuillère cuillères louche fouet épices thym oignon oignons ail beurre farine dîner repas mijoter mijote plat plats évier vaisselle raclette ratatouille',
  you: {
    scene: `
      Tu (goûtes|remues) la sauce, les yeux fermés
      Tu dis qu'il manque un petit rien
      Un peu de thym, tu fais chanter
      Le couvercle, et le rien devient bien`,
    later: `
      Ta recette tient sur un ticket
      Un peu de ci, assez de ça
      J'ai tout suivi, j'ai tout pesé
      Mon gâteau a la forme d'un plat`,
  },
  me: {
    scene: `
      J'ai (lu|suivi) la recette jusqu'en bas
      Sauf le four, c'était au verso
      À neuf heures on mangeait, chez moi
      Des sardines et un abricot`,
    later: `
      L'alarme chante quand je cuisine
      Elle sait mon gratin par cœur
      Je l'évente avec une tartine
      Les pompiers en sont amateurs`,
  },
  past: {
    scene: `
      Ta cuillère en bois est (brûlée|noircie) au bout
      Du côté droit, tu tournais toujours
      Dans ce sens-là, et malgré tout
      La sauce et moi, on suit ton tour`,
    later: `
      Dans la poche de ton tablier
      J'ai trouvé ta liste : œufs, sucre, sel
      Et deux fois souligné : penser
      Au dimanche, aux vermicelles`,
  },
  hook: `
    Dans la cuisine, il y a du feu
    On tient à douze où l'on tenait à deux

    Pousse la table, ouvre la cuisine
    Ça sent l'oignon jusqu'à la colline`,
}
