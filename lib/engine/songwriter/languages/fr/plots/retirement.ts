import type { Plot } from '../../stanzas.ts'

/** Somebody stops working and has time. */
export const retirement: Plot = {
  person: 'you',
  open: `
    Ce matin, le réveil (s'est tu|n'a rien dit)
    Tu as ouvert l'œil à la même heure
    Le café, la rue, et puis tu
    T'es dit : je n'ai plus de chef, quel bonheur

    On a caché (des verres|une carte) au fond du bureau
    On a fait semblant de travailler
    Quelqu'un avait pris un gâteau
    Et personne n'a su la fermer`,
  turn: `
    Demain, il y aura la lumière
    Sur la table, et le journal
    Et des choses que tu voulais faire
    Et du temps pour les faire mal

    On gardera ta place un peu
    Le temps de s'y habituer
    Et l'on dira, les jours pluvieux
    C'est bien, au moins, tu peux traîner`,
  meaning: `
    Toutes ces années, ça fait des matins
    Des trains, des portes, des bonjours
    On les a pris l'un après l'un
    Et voilà tous les autres jours

    Ce n'est pas la fin d'une histoire
    C'est la page où l'on respire mieux
    On peut se coucher tard le soir
    Et se lever bien après eux

    On oubliera tous les horaires
    Et les consignes du métier
    On se souvient de la manière
    Que tu avais de nous saluer

    On finira par trouver quelqu'un
    Pour ta place et pour ton métier
    Mais comme toi, {call}, c'est certain
    On peut toujours chercher`,
  lift: `
    Posez vos crayons, levez la tête
    Aujourd'hui, c'est jour de fête

    On ne va pas faire de discours
    On va chanter, ce sera plus court`,
  chorus: `
    # Bonne retraite, {call}
    Bonne retraite, {call}, à toi la vie
    Le temps, le vrai, le temps à toi
    Bonne retraite, {call}, et si tu t'ennuies
    Reviens nous voir, on est toujours là

    # À toi le temps, {call}
    À toi le temps, {call}, prends-le bien
    Tu l'as gagné, jour après jour
    À toi le temps, {call}, et dès demain
    Tu peux en faire ce que tu veux, toujours

    # Merci pour tout, {call}
    Merci pour tout, {call}, c'est ta journée
    On te la chante tous en chœur
    Merci pour tout, {call}, pour toutes ces années
    Tu vas nous manquer, du fond du cœur

    # Plus de réveil
    Plus de réveil, plus de lundi
    La semaine a sept dimanches
    Plus de réveil, c'est toute une vie
    Qui retrousse ses deux manches`,
  bridge: `
    Et le matin, à l'arrivée
    On dira ton nom par erreur
    On verra ta place rangée
    Il manquera ta bonne humeur

    Tu nous diras, {call}, que tu n'as plus le temps
    Ils disent tous la même chose
    On te croira, bien poliment
    Envoie-nous des photos de roses`,
}
