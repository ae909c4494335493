import type { Plot } from '../../stanzas.ts'

export const complaint: Plot = {
  person: 'me',
  open: `
    J'avais mis (trois|quatre|cinq) réveils
    Ils ont sonné, c'est le voisin
    Qui est descendu, rouge aux oreilles
    Me souhaiter un bon matin

    Ce matin, (mon café|mon thé|mon bol) s'est renversé
    Sur la chemise et le dossier
    J'ai mis du sel, j'ai frotté, soufflé
    Maintenant la tache a deux pieds

    J'ai fait le (numéro|service) d'aide à neuf heures
    Tapez un, tapez trois, puis dièse
    Il est midi, je sais par cœur
    La flûte, et j'ai usé ma chaise`,
  turn: `
    Le chef m'a dit : prenez une chaise
    Elle n'avait plus que trois pieds
    J'ai dit merci, bien à mon aise
    Et j'ai fini sous les papiers

    Ma chaussette gauche a un trou
    Ma droite a quitté le pays
    La machine ne dit rien du tout
    Elle en mange six par lundi

    À onze heures il s'est mis à pleuvoir
    J'avais laissé mon parapluie
    Sur une banquette, hier soir
    Il voyage mieux que moi, lui`,
  meaning: `
    On me dit que ce n'est pas grave
    Que d'autres ont de vrais soucis
    C'est vrai, mais à force d'être brave
    Ça soulage de le dire ici

    Demain, j'en rirai, c'est possible
    Ce soir, je râle, et j'ai le droit
    Je ne veux rien d'inaccessible
    Un jour, un seul, où tout va droit

    Ce n'est la faute de personne
    C'est la faute de tout, et c'est pire
    On n'y peut rien, alors je chantonne
    Et c'est plus court que de l'écrire`,
  lift: `
    Je ne me plains pas, je constate
    Et je le dis avant que j'éclate

    Je compte jusqu'à dix, c'est bien
    À six, il ne me reste rien`,
  chorus: `
    # C'est pas mon jour
    C'est pas mon jour, c'était marqué
    Quelque part, en tout petit
    C'est pas mon jour, j'ai demandé
    On m'a dit : pas le mien non plus, tant pis

    # Demain, j'arrête
    Demain, j'arrête de m'en faire
    Ce soir, j'ai le droit de râler
    Demain, j'arrête, et pour l'enfer
    Il faudra prendre un ticket

    # Et voilà le travail
    Et voilà le travail, c'est beau
    Il ne manquait plus que ça
    Et voilà le travail, bravo
    On s'y habitue, et puis voilà`,
  bridge: `
    Un jour, j'en ferai une histoire
    Avec deux, trois détails en plus
    Un ours, une panne, un couloir
    Et j'aurai du succès dans le bus

    Le pire, c'est que ça recommence
    On croit que c'est fini, et non
    J'ai de l'humour, de la patience
    Et j'ai surtout cette chanson`,
}
