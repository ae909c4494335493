import type { Plot } from '../../stanzas.ts'

export const memorial: Plot = {
  person: 'past',
  open: `
    Le soleil passe encore à (deux|trois|cinq) heures
    Chercher ta place au pied du mur
    Il la réchauffe, il y demeure
    Et c'est, du jour, l'instant le plus sûr

    Ton manteau (gris|bleu|brun) est à sa place
    Au crochet, au fond du couloir
    Chaque matin, lorsque je passe
    Je le salue, sans le vouloir

    J'ai fait (hier|encore|dimanche) ton numéro
    Mon doigt connaissait le chemin
    Ça a sonné, j'ai dit : allô
    Puis j'ai raccroché dans ma main

    Tu notais (tout|les courses) au crayon
    Au dos d'une enveloppe déchirée
    J'ai retrouvé : œufs, beurre, citrons
    Et plus bas : ne pas s'inquiéter`,
  turn: `
    Les gens ont apporté des tartes
    On a parlé de toi, et puis
    Quelqu'un a raconté la carte
    Qu'on lisait à l'envers, sous la pluie

    J'ai fait ta soupe, il manque un goût
    J'ai mis du thym, j'ai mis du sel
    J'ai suivi la page jusqu'au bout
    Tu n'avais pas noté l'essentiel

    Je dis : bon, je tape sur la table
    Comme toi, quand il se faisait tard
    Tout le monde sourit, et personne
    Ne se lève pour le départ`,
  lift: `
    On dit que ça passe, avec le temps
    Je garde ta chaise en attendant

    On parle de toi, on parle fort
    Pour que ça passe un peu dehors`,
  chorus: `
    # Ta place à table
    Ta place à table, on l'a gardée
    Avec le verre et la serviette
    Ta place à table, on peut parler
    Le pain y laisse encore ses miettes

    # {call}, on rit encore
    {call}, on rit encore, tu sais
    De ton histoire de vélo
    {call}, on rit encore, et après
    Il y a un silence de trop

    # Je te raconte, {call}
    Je te raconte, {call}, les nouvelles
    Le voisin a repeint ses volets
    Je te raconte, {call}, l'hirondelle
    Est revenue, comme tu disais`,
  bridge: `
    Je ne sais pas où tu te caches
    J'espère un pré, un bout de ruisseau
    Un coin d'ombre où rien ne fâche
    Et quelqu'un pour te gratter le dos

    Je n'aurai pas tes mains, je sais
    Mais je plie les draps comme toi
    Bord contre bord, le coin bien fait
    Et le lit a moins froid, je crois

    Un jour on ne pleurera plus
    En retrouvant ton écriture
    On dira : tiens, il avait plu
    Regarde, l'encre a fait des bavures`,
}
