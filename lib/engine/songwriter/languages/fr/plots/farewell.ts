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
  meaning: `
    On ne sait pas dire au revoir
    On parle du temps, de la route
    On fait semblant de ne rien voir
    Et l'on s'embrasse, coûte que coûte

    Demain, ce sera différent
    Ta place sera un peu vide
    On dira : tu te souviens, avant
    Les yeux un tout petit peu humides

    On a l'habitude, et l'on croit
    Que ça va durer à jamais
    Et puis un jour on s'aperçoit
    De la place que tu prenais

    Il te reste tant de choses à faire
    Des choses que tu mérites bien
    Nous, on te regarde en arrière
    Et l'on te souhaite un beau chemin`,
  lift: `
    On ne pleure pas, c'est promis
    On se le dit entre amis

    On sait bien qu'il est déjà tard
    Encore un mot avant le départ`,
  chorus: `
    # Bon vent, {call}
    Bon vent, {call}, et bonne route
    On te garde une place ici
    Bon vent, {call}, et dans le doute
    Souviens-toi qu'on est tes amis

    # Va, {call}
    Va, {call}, la vie t'attend là-bas
    On t'accompagne jusqu'au bout
    Va, {call}, mais ne nous oublie pas
    Et reviens faire un tour chez nous

    # À bientôt, {call}
    À bientôt, {call}, ce n'est qu'un départ
    Un au revoir, pas un adieu
    À bientôt, {call}, quelque part
    On se reverra avant peu

    # La porte reste ouverte
    La porte reste ouverte, tu sais
    Il suffira de la pousser
    La porte reste ouverte, et après
    On fera comme si tu restais`,
  bridge: `
    On dira ton nom par erreur
    En comptant ceux qui sont restés
    Et l'on rira de bon cœur
    En regardant ta chaise à côté

    Tu n'emportes pas les années
    Elles restent là, bien au chaud
    Viens les reprendre, une journée
    Elles t'attendront comme il faut`,
}
