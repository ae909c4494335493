import type { Plot } from '../../stanzas.ts'

/** Off and away. */
export const freedom: Plot = {
  person: 'me',
  open: `
    J'ai pris (une pomme|un crayon), un carnet
    Laissé la clé sous le citron
    Un mot qui disait : je m'en vais
    Le reste, on verra bien, voyons

    Ce n'était pas le train prévu
    Il partait plus tôt, j'ai sauté
    Au contrôleur, j'ai dit : la vue
    Il m'a dit : fenêtre, à côté

    J'ai (éteint|coupé) la radio sur le pont
    Il n'est resté que la rivière
    Elle chantait, sur un autre ton
    Les nouvelles du bord de mer`,
  turn: `
    J'ai dormi là où tombait le soir
    Ma veste en guise de maison
    Une poule est venue me voir
    Pour connaître mes opinions

    Mon chapeau, dans un grand virage
    S'est envolé vers les champs
    J'ai trouvé ça plutôt sage
    Et je l'ai salué en passant

    On me demande : et ton retour
    Je dis : ce sera pour le soir
    Je ne précise pas quel jour
    On me fait signe d'un mouchoir`,
  meaning: `
    Partir, ce n'est pas fuir, je crois
    C'est aller voir un peu plus loin
    On peut rentrer les mains vides, ma foi
    Le cœur, lui, sera toujours plein

    On attend le bon jour, la chance
    On se dit : plus tard, on verra
    Et puis un matin, on se lance
    Et le bon jour, c'est celui-là

    On n'a pas besoin de grand-chose
    D'un bout de ciel, d'un peu de vent
    On croit que la vie se repose
    Elle est là, qui marche devant`,
  lift: `
    Le vent a replié la carte
    Qu'importe, pourvu qu'on parte

    Baisse la vitre, sors le coude
    Le ciel est large, et rien ne boude`,
  chorus: `
    # Sans regarder l'heure
    Sans regarder l'heure, qui gronde
    Qui tourne en rond sur le cadran
    Sans regarder l'heure, le monde
    A l'air plus rond, et bien plus grand

    # La route
    La route, raconte une histoire
    Invente, et surtout pas la fin
    La route, on a tout notre soir
    Et la moitié du lendemain

    # Plus loin
    Plus loin, il y a quelqu'un, je crois
    Qui fait de la soupe en chantant
    Plus loin, et d'abord par les bois
    Rien ne nous presse, on a le temps`,
  bridge: `
    Je reviendrai, boue aux souliers
    Trois mots d'une autre langue en poche
    Le chien devra vérifier
    Si c'est bien moi, quand je m'approche

    Je ne fuis rien, je vous l'assure
    Je vais voir si, de l'autre côté
    La montagne a la même allure
    Ou si l'on nous a fait marcher`,
}
