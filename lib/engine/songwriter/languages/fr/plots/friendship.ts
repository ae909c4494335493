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
  lift: `
    On n'a rien signé, rien promis
    Et ça tient mieux que le vernis

    Lève ton verre, ou ta tisane
    Il se fait tard, et rien ne fane`,
  chorus: `
    # Avec toi, {call}
    Avec toi, {call}, même la pluie
    Fait un bon bruit sur le capot
    Avec toi, {call}, un mardi
    Peut finir les deux pieds dans l'eau

    # Heureusement, {call}
    Heureusement, {call}, que tu es là
    Pour rire au plus mauvais moment
    Heureusement, {call}, et voilà
    C'est dit, et c'est dit simplement

    # On ne compte plus
    On ne compte plus les cafés
    Les cartons portés, les fous rires
    On ne compte plus, c'est laissé
    À ceux qui n'ont rien à se dire`,
  bridge: `
    On sera vieux sur un muret
    À critiquer les gens qui passent
    Deux sandwichs, un jeu, un béret
    Et le soleil à la bonne place

    Je ne dis pas ces choses-là
    Je préfère porter tes cartons
    Ce soir, j'ai les deux mains, les bras
    Et la voix pleins d'une chanson`,
}
