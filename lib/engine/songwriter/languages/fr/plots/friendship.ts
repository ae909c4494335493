import type { Plot } from '../../stanzas.ts'

/** Friends. */
export const friendship: Plot = {
  person: 'you',
  open: `
    Je ne sais plus comment c'est né
    Une blague, un banc, un retard
    On devait juste bavarder
    Et on a fermé (trois|tous les) bars

    Tu entres sans jamais frapper
    Tu salues d'abord le frigo
    Tu sais où sont mes clés cachées
    Mes vieux secrets et le porto

    Tu connais ma plus sale tête
    Celle du lundi, (six|sept) heures vingt
    Tu dis : on dirait une fête
    Sans lampions, sans rien, le matin`,
  turn: `
    Une fois, on s'est fait la tête
    Pour une histoire de melon
    Trois jours de froid, puis une assiette
    Posée devant le paillasson

    La nuit où tout m'est tombé dessus
    Tu n'as rien dit, tu as fait des pâtes
    On a mangé, tu m'as tenu
    La main, et le chien, la patte

    Tu ris avant la fin de l'histoire
    C'est toi qui me l'avais apprise
    Je la garde pour les soirs noirs
    Elle marche encore, elle dégrise`,
  meaning: `
    Un ami, ça ne se mérite pas
    Ça vient s'asseoir un jour, sans bruit
    Et puis ça ne repart pas
    Et c'est devenu la famille aussi

    On peut rester six mois sans se voir
    On reprend la phrase où elle en était
    C'est à ça, je crois, qu'on peut savoir
    Que l'amitié, c'est pour de vrai

    Les jours où tout va de travers
    Je n'ai pas besoin de grand-chose
    Il suffit d'un mot, d'un verre
    Et tu me fais rire, pour cause

    On ne s'est jamais fait de promesse
    On n'en avait pas besoin, tu vois
    Le temps nous bouscule et nous presse
    Et c'est toujours toi, toujours moi`,
  lift: `
    On n'a rien signé, rien promis
    On est mieux que ça, on est amis

    Lève ton verre, et moi le mien
    On est ensemble, et tout va bien`,
  chorus: `
    # Avec toi, {call}
    Avec toi, {call}, même la pluie
    Devient une histoire à raconter
    Avec toi, {call}, toute la nuit
    Ne suffit pas pour en rigoler

    # Heureusement, {call}
    Heureusement, {call}, que tu es là
    Les bons, les mauvais moments
    Heureusement, {call}, et voilà
    C'est dit, et c'est dit simplement

    # On est comme ça, {call}
    On est comme ça, {call}, toi et moi
    On se chamaille, on se pardonne
    On est comme ça, {call}, et tu vois
    Je n'échangerais pour personne

    # On ne compte plus
    On ne compte plus les cafés
    Les nuits passées à refaire le monde
    On ne compte plus, on le sait
    Un ami, c'est à la seconde`,
  bridge: `
    On sera vieux sur un muret
    À critiquer les gens qui passent
    On dira : c'était mieux, c'est vrai
    Et tu me garderas ma place

    Je ne dis pas ces choses-là
    Entre amis, on n'ose pas trop
    Ce soir, je les chante, voilà
    C'est plus facile qu'avec les mots`,
}
