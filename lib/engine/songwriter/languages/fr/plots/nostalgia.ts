import type { Plot } from '../../stanzas.ts'

/** What was, and is missed. */
export const nostalgia: Plot = {
  person: 'me',
  open: `
    J'ai retrouvé (des lettres|des cahiers) dans un tiroir
    Les bords avaient un peu jauni
    J'ai tout relu jusqu'au soir
    Et j'étais là-bas, plus ici

    Il y avait cette (odeur|lumière) dans l'air
    Je l'ai sentie en traversant
    Et j'étais de nouveau, hier
    Avec mes genoux d'enfant`,
  turn: `
    Les maisons sont toujours debout
    On a repeint deux ou trois portes
    J'ai cherché, j'ai trouvé partout
    Des bouts de temps que je remporte

    Je suis repassé, l'autre été
    Tout m'a semblé bien plus petit
    La rue, le mur, le marronnier
    Mais pas ce qu'on avait dit`,
  meaning: `
    On ne savait pas que c'était rare
    On croyait que ça durerait
    On courait du matin au soir
    Et le temps, tout bas, nous regardait

    Je ne voudrais pas y retourner
    Ce serait un autre jour, sans doute
    Je voudrais seulement rester
    Un peu plus longtemps sur cette route

    Les souvenirs, ça ne pèse rien
    Ça ne prend pas de place au grenier
    On les sort quand on en a besoin
    Comme un pull qu'on a tricoté

    Ce n'étaient pas de grands événements
    C'étaient des jours, comme les autres
    On y était bien, tout simplement
    Et ces jours-là étaient les nôtres`,
  lift: `
    Je ferme les yeux, et j'y suis
    Le temps recule, et puis me suit

    Ça revient sans prévenir
    Comme un rire, comme un soupir`,
  chorus: `
    # Je me souviens, {call}
    Je me souviens, {call}, de tout ça
    Le temps a passé par-dessus
    Je me souviens, {call}, et tu es là
    Dans un coin que je n'ai pas perdu

    # C'était le bon temps
    C'était le bon temps, on ne le savait pas
    On le sait toujours un peu tard
    C'était le bon temps, et je le vois
    Encore passer dans mon regard

    # Je m'en souviens
    Je m'en souviens comme d'hier
    {fact}
    Je m'en souviens comme d'hier
    C'était tout simple, et c'était clair

    # Tu te souviens
    Tu te souviens, on était là
    On avait la vie devant nous
    Tu te souviens, et je revois
    Le soleil sur nos deux genoux`,
  bridge: `
    Si je croisais l'enfant que j'étais
    Je lui dirais : prends tout ton temps
    Il rirait, et puis il partirait
    En courant, comme les enfants

    On garde au fond de sa mémoire
    Une fenêtre avec le jour
    On peut l'ouvrir encore, le soir
    Et rester là, faire un détour`,
}
