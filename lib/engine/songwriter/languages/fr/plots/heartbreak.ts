import type { Plot } from '../../stanzas.ts'

/** Somebody has left. */
export const heartbreak: Plot = {
  person: 'past',
  open: `
    Ta tasse (traîne encore|est restée) sur l'évier
    Le café y dessine une île
    Je passe, je la laisse sécher
    Le plus petit, c'est difficile

    On a partagé les assiettes
    Tu as pris les creuses, et le sel
    Il me reste (deux|six|huit) fourchettes
    Et un tiroir plein de ficelle

    J'ai (remis|recollé) mon nom sur la porte
    L'ancien papier collait encore
    Le facteur m'a dit : peu importe
    Le courrier connaît le décor`,
  turn: `
    J'ai repassé par notre rue
    Le cœur n'a même pas trébuché
    Il a regardé l'avenue
    Puis le feu vert, et j'ai marché

    J'ai effacé ton numéro
    D'un geste ferme, après le vin
    Je l'ai retapé aussitôt
    Rien que pour voir, et puis plus rien

    Les amis parlent à voix basse
    Et m'invitent le samedi
    On met une chaise à ta place
    Un manteau s'y est assoupi`,
  lift: `
    Je n'ai claqué aucune porte
    C'est le vent, et il l'emporte

    J'ai rangé tous les placards
    Le silence y rentre tard`,
  chorus: `
    # La moitié du lit
    La moitié du lit, c'est immense
    On s'y perd, on en fait le tour
    La moitié du lit, et je pense
    Qu'il fait nuit longtemps, certains jours

    # Tu peux garder
    Tu peux garder la clé, la plante
    Le disque rayé, le bon couteau
    Tu peux garder la rue en pente
    Je prends la pluie, et le manteau

    # Sans toi, ça va
    Sans toi, ça va, je mens à peine
    Je fais du riz pour un couvert
    Sans toi, ça va, et la semaine
    A sept dimanches, en plein hiver`,
  bridge: `
    Un jour, je dirai ton prénom
    Pour appeler un chien perdu
    Il remuera tout le salon
    Et je ne t'en voudrai plus

    On se verra dans une file
    Un pain sous le bras, un peu vieux
    On dira des choses utiles
    Le temps, les prix, et ce sera mieux`,
}
