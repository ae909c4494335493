import type { Plot } from '../../stanzas.ts'

/** Somebody leaves, and is wished well. */
export const farewell: Plot = {
  person: 'past',
  open: `
    Tes cartons sont près de l'entrée
    Tu as écrit dessus : fragile
    On se les passe, on fait durer
    L'escalier devient difficile

    On a acheté un gâteau
    Avec (ton nom|deux fautes) en sucre rose
    Personne n'ose le couteau
    On parle de tout autre chose

    Il y a des mots sur une carte
    On a tous écrit de travers
    Le plus court dit : avant que tu partes
    Rends-moi mon parapluie (vert|ouvert)`,
  turn: `
    Qui va râler contre la pluie
    Qui va laisser la porte ouverte
    Dire : j'arrive, et, vers midi
    Entrer avec une plante verte

    On gardera ta chaise un mois
    Personne n'ira s'y asseoir
    Elle grinçait toujours trois fois
    Et ça nous manque dès ce soir

    Là-bas, tu auras d'autres vues
    D'autres voisins, un autre pain
    Si tu t'ennuies dans une rue
    Nous, on habite au bout du train`,
  lift: `
    On ne pleure pas, c'est l'oignon
    Et le courant d'air du salon

    On sait bien qu'il est déjà tard
    Raconte encore, avant le départ`,
  chorus: `
    # Bon vent, {call}
    Bon vent, {call}, et bonne route
    On a mis du pain dans ton sac
    Bon vent, {call}, et dans le doute
    Reviens, on garde ton hamac

    # Va, {call}
    Va, {call}, et ne te retourne pas
    On ferait des têtes de chiens
    Va, {call}, on agite les bras
    Comme des moulins, ça ne fait rien

    # La porte reste ouverte
    La porte reste ouverte, tu sais
    On n'a jamais eu le bon verrou
    La porte reste ouverte, et s'il fait
    Trop froid là-bas, rentre chez nous`,
  bridge: `
    On dira ton nom par erreur
    En comptant qui reste à dîner
    On sera neuf, et à vingt heures
    La dixième assiette est posée

    Tu n'emportes pas les années
    On les a mises en bocaux
    Viens les ouvrir, une journée
    Avec du pain et des couteaux`,
}
