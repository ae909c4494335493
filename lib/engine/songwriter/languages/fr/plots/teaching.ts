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
  meaning: `
    Au début, on croit que c'est dur
    On regarde, on ne dit rien
    On essaie, on n'est pas très sûr
    Et puis un jour, ça va tout bien

    Tu peux te tromper, c'est permis
    On apprend avec ses erreurs
    Recommence, on est entre amis
    Et bientôt tu sauras par cœur

    Le soir, à la maison, tu montres
    À tout le monde ce que tu sais
    On te regarde, on fait les comptes
    Et toute la famille le fait`,
  lift: `
    Tout le monde est prêt, on commence
    C'est comme ça que les mots dansent

    Tape des mains, tape des pieds
    On le chante, on va le retrouver`,
  chorus: `
    # On l'apprend en chantant
    On l'apprend en chantant, c'est facile
    Une fois pour moi, une fois pour toi
    On l'apprend en chantant, c'est utile
    Et ça ne s'oublie pas, crois-moi

    # Répète après moi
    Répète après moi, doucement
    Puis un peu plus vite, un peu plus fort
    Répète après moi, maintenant
    Et si c'est raté, on chante encore

    # Je le sais par cœur
    Je le sais par cœur, je le chante
    Le matin, le soir, en chemin
    Je le sais par cœur, et ça m'enchante
    Je le saurai encore demain

    # C'est comme ça
    {thing.fact}
    C'est comme ça, un, deux, trois
    Chante avec nous, recommence
    Et tu verras, tu le sauras`,
  bridge: `
    Un jour, tu l'apprendras à d'autres
    Ils feront des fautes aussi
    Tu leur diras : c'étaient les nôtres
    Et le chant sera repris

    Personne n'est né en sachant tout
    Même les grands ont dû apprendre
    Ils se sont trompés bien des coups
    Il suffit de savoir attendre`,
}
