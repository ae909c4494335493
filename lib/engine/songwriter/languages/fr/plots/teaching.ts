import type { Plot } from '../../stanzas.ts'

/** Something is learnt by singing it. */
export const teaching: Plot = {
  person: 'you',
  open: `
    Sors ton cahier, taille ta mine
    On (commence|démarre) par le début
    Ça rentre avec une comptine
    Et ça ne ressortira plus

    La craie dessine un point, un trait
    Et ça remue en le chantant
    Tu disais : je n'y arriverai jamais
    Attends (un peu|de voir), juste un instant

    Le radiateur fait tic et toc
    La classe a les yeux vers la cour
    On va s'y mettre, bloc par bloc
    Et tu sauras tout, en un tour`,
  turn: `
    Un mot s'est perdu ? Ce n'est rien
    On le retrouve au tour d'après
    Il attendait au mot prochain
    On le rattrape, et c'est parfait

    Ferme le livre, et parle au chat
    Il penche la tête, il a compris
    S'il te demande : et après, quoi
    Tu recommences, et lui aussi

    Demain, quand on t'interrogera
    Le refrain viendra le premier
    La main levée, il sortira
    Comme un lapin de son panier`,
  lift: `
    Encore une fois, sans le livre
    Qui se souvient n'a qu'à suivre

    Frappe des mains, on recommence
    C'est comme ça que les mots dansent`,
  chorus: `
    # Dans la tête
    Dans la tête, ça tourne et ça reste
    Comme une toupie sur un plateau
    Dans la tête, un mot et un geste
    Et ça ne s'en va plus de sitôt

    # Je le sais par cœur
    Je le sais par cœur, par l'oreille
    Par le bout du pied qui le bat
    Je le sais par cœur, et la veille
    De l'examen, je dors comme un chat

    # Répète après moi
    Répète après moi, doucement
    Puis un peu plus vite, et plus fort
    Répète après moi, et comment
    La prochaine fois, sans effort`,
  bridge: `
    Il y a longtemps, quelqu'un chercha
    Il se trompa cent fois, mille fois
    Et tout ça pour arriver là
    Dans ta tête, et puis dans ta voix

    Un jour, tu l'apprendras à d'autres
    Sur un vieux banc, un soir d'été
    Ils feront des fautes, les nôtres
    Et tu les laisseras chanter`,
}
