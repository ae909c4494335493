import type { Plot } from '../../stanzas.ts'

/** Somebody is ill and is wished well. */
export const getWell: Plot = {
  person: 'you',
  open: `
    Ta chaise (est vide|t'attend), à la maison
    On a mis le courrier, vois-tu
    On a mis au chaud tes chaussons
    Ton vieux gilet pend au-dessus

    Il y a des (fleurs|cartes) sur ta table
    Et des dessins sur le mur blanc
    Le lit n'est pas très confortable
    Mais on t'entoure, et c'est important`,
  turn: `
    Les jours sont longs quand on les compte
    On les regarde s'en aller
    Alors je viens, je te raconte
    Tout ce qui se dit au quartier

    On te dit : repose-toi bien
    Tu réponds : je fais de mon mieux
    Repose-toi, on ne veut rien
    Rien d'autre que voir rire tes yeux`,
  meaning: `
    Guérir, ça ne va pas d'un coup
    C'est un peu plus chaque matin
    Un pas, un souffle, et tout à coup
    On voit qu'on a fait du chemin

    Tu n'as pas besoin d'être brave
    Tu peux pleurer, tu peux râler
    On est là quand c'est un peu grave
    Et l'on est là quand ça va aller

    On t'attend, mais prends tout ton temps
    Le monde ne va pas s'enfuir
    Il te garde un bout de printemps
    Et deux ou trois raisons de rire`,
  lift: `
    Je ne sais pas trop quoi dire
    Alors je chante, et tu respires

    Ferme les yeux, laisse-toi faire
    On te prépare la lumière`,
  chorus: `
    # Reviens-nous vite, {call}
    Reviens-nous vite, {call}, on t'attend
    Il manque ta voix, il manque ton pas
    Reviens-nous vite, {call}, mais prends ton temps
    On ne bouge pas, on est tous là

    # Courage, {call}
    Courage, {call}, on est près de toi
    Le jour, la nuit, à chaque instant
    Courage, {call}, un pas et un pas
    On va gagner, tout doucement

    # On est là
    On est là, donne-nous la main
    On marche ensemble, on marche à deux
    On est là, ce soir et demain
    Jusqu'au jour où tu iras mieux`,
  bridge: `
    Un jour, on dira : c'était long
    Assis ensemble au soleil
    Et puis, tranquilles, nous rirons
    De ces nuits presque sans sommeil

    Il y a des jours sans, des jours avec
    On les prendra l'un après l'autre
    Si tu n'as plus de force, un jour
    On te prêtera un peu de la nôtre`,
}
