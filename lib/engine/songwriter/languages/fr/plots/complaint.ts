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
  lift: `
    Je ne me plains pas, je constate
    Avec de la sauce sur la savate

    Je compte jusqu'à dix, c'est bien
    À six, j'ai marché sur le chien`,
  chorus: `
    # C'est pas mon jour
    C'est pas mon jour, c'était marqué
    Sur le pain tombé côté beurre
    C'est pas mon jour, j'ai demandé
    On m'a dit : repassez dans une heure

    # Demain, j'arrête
    Demain, j'arrête de m'en faire
    Ce soir, j'ai le droit de râler
    Demain, j'arrête, et pour l'enfer
    Il faudra prendre un ticket

    # Et voilà le travail
    Et voilà le travail, c'est beau
    Les clés dedans et moi dehors
    Et voilà le travail, il fait chaud
    Le concierge a bâillé, il dort`,
  bridge: `
    Un jour, j'en ferai une histoire
    Avec deux, trois détails en plus
    Un ours, une panne, un couloir
    Et j'aurai du succès dans le bus

    Le pire, c'est la voisine d'en bas
    Qui chante et qui n'a jamais froid
    Son pain grillé tombe toujours droit
    Elle m'a dit : vous, ça ne va pas ?`,
}
