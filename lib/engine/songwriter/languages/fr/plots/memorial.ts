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
  meaning: `
    Le monde a continué sans toi
    Les gens marchaient, c'était bizarre
    Et moi, je ne comprenais pas
    Que les trains partent à l'heure, de la gare

    Je te raconte mes journées
    Dans la cuisine, à demi-voix
    Tu ne peux pas me répondre, je sais
    Mais je fais les deux voix, parfois

    Ce n'est pas les grands jours de fête
    Où tu me manques le plus fort
    C'est un mardi, quand je m'arrête
    Avec une question au bord

    Tu m'as laissé bien plus de choses
    Que les papiers, que les photos
    Une façon de voir les roses
    Et de regarder les gens comme il faut`,
  lift: `
    Je parle de toi comme avant
    Et ta voix revient par moments

    Le temps s'en va, toi, tu demeures
    Dans chaque pièce, à chaque heure`,
  chorus: `
    # Je pense à toi, {call}
    Je pense à toi, {call}, le matin
    Quand la lumière entre sans bruit
    Je pense à toi, {call}, et ta main
    Me tient encore un peu la nuit

    # Tu es là, {call}
    Tu es là, {call}, tu n'es pas loin
    Dans tout ce que tu m'as appris
    Tu es là, {call}, dans tous les coins
    De ma maison et de ma vie

    # On ne t'oublie pas, {call}
    On ne t'oublie pas, {call}, tu sais
    On dit ton nom à haute voix
    On ne t'oublie pas, {call}, on le fait
    Sourire encore, et c'est pour toi

    # Ta place à table
    Ta place à table, on l'a gardée
    On parle de toi, on sourit
    Ta place à table, on peut pleurer
    On peut aussi rire, et l'on rit`,
  bridge: `
    Je ne sais pas où tu te caches
    J'espère un pré, un bout de ruisseau
    Un coin tranquille où rien ne fâche
    Du soleil doux, le chant d'un oiseau

    Un jour, en prononçant ton nom
    On aura les yeux moins mouillés
    On chantera cette chanson
    Et l'on sourira, sans t'oublier

    Je n'ai pas pu te dire au revoir
    Comme je l'aurais voulu, je crois
    Alors je te chante, ce soir
    Et c'est une façon d'être avec toi`,
}
