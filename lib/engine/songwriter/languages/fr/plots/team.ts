import type { Plot } from '../../stanzas.ts'

/** A team's or a school's anthem. */
export const team: Plot = {
  person: 'me',
  open: `
    Le car sent (l'orange|le camphre) et la boue
    Il chante plus fort que son moteur
    Le chauffeur bat du pied, et nous
    On lui fait la basse et le chœur

    Au début, un maillot pour tous
    Troué au coude, un peu trop grand
    Celui qui brillait, dans la mousse
    Le lavait pour le suivant

    (Six|Sept) heures, il gèle sur le pré
    On est déjà là, et ça fume
    Quelqu'un a porté du café
    Et le jour sort de la brume`,
  turn: `
    On a pris (sept|huit|neuf) à zéro
    On a chanté jusqu'à la place
    Les volets se sont ouverts tôt
    Croyant voir la coupe qui passe

    Il y a ceux qui courent, ceux qui pensent
    Et celle qui porte les bidons
    Le jour où elle manque, la chance
    Se perd avec nos pantalons

    Au mur, il y a la vieille photo
    Moustaches, bretelles, sourcils longs
    On touche le cadre, presto
    Avant d'entrer, et puis : allons`,
  meaning: `
    On n'est pas tous les plus rapides
    On n'est pas tous les plus grands
    Mais quand un banc se trouve vide
    Un autre se lève dans l'instant

    Un maillot, ce n'est que du tissu
    Ça se déchire et ça se lave
    Mais quand on l'a, on n'est plus perdu
    On se sent fort, on se sent brave

    On a perdu, on a gagné
    On s'est pris dans les bras, debout
    Ce qu'on a là, c'est l'amitié
    Et personne ne joue comme nous`,
  lift: `
    Une main, puis une autre main
    Le compte y est, jusqu'à demain

    Écoute le tambour du coin
    C'est nous qu'on entend de si loin`,
  chorus: `
    # Allez, {brand}
    Allez, {brand}, plus fort, plus haut
    Tous ensemble, on ne lâche rien
    Allez, {brand}, sous la pluie, sous le chaud
    On se relève et on revient

    # C'est nous, {brand}
    C'est nous, {brand}, la voix cassée
    Les genoux verts, le cœur debout
    C'est nous, {brand}, et la journée
    Est belle quand on va jusqu'au bout

    # Tous ensemble
    Tous ensemble, main dans la main
    Qui tombe, on le prend par le bras
    Tous ensemble, jusqu'à demain
    Et qui nous aime nous suivra`,
  bridge: `
    Un jour, le genou dira non
    On s'assiéra au bord du banc
    On criera, la voix, le prénom
    Aux petits jeunes, en tremblant

    Et si la coupe est en carton
    Si personne n'est venu voir
    On se lèvera quand même, et bon
    On la brandira dans le noir`,
}
