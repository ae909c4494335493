import type { Plot } from '../../stanzas.ts'

export const birthday: Plot = {
  person: 'you',
  open: `
    Ça sent (la vanille|le citron|le beurre chaud) dans l'entrée
    Dix manteaux sur la même patère
    Quelqu'un s'est déjà fait gronder
    À cause d'un doigt dans le dessert

    On t'a promis (rien de spécial|un soir tranquille)
    Deux bols de soupe et la télé
    Derrière le canapé du salon
    Quinze personnes ont éternué

    {age} bougies sur un (seul|même) gâteau
    On a poussé (les fraises|les noix) sur le bord
    La crème commence à avoir chaud
    Mais on en remettrait encore`,
  turn: `
    Sur la photo, tu as deux ans
    Et de la (purée|compote) dans les cheveux
    Tu vises quelqu'un, juste devant
    Ce soir, tu as les mêmes yeux

    Chacun raconte la même histoire
    La tente, l'orage et le chien
    Chaque année l'orage est plus noir
    Et toi, tu ne corriges rien

    Tu voulais juste des chaussettes
    On t'en a mis dix dans un carton
    Et dans la dernière, une lettre
    Où chacun signe à sa façon`,
  meaning: `
    Une année, ce n'est pas un chiffre
    C'est trois cent soixante-cinq matins
    Tu les as pris comme ils venaient
    Et tu tiens le suivant par la main

    Il y a un jour rien que pour toi
    Les autres courent sans rien dire
    Celui-ci s'arrête et te voit
    Et il voudrait te voir sourire

    On dit souvent que le temps file
    On ne dit pas ce qu'il nous laisse
    Des souvenirs, rangés en file
    Et ta voix qui nous redresse

    On ne te le dit pas tous les jours
    On a la pudeur un peu bête
    Alors on profite du tour
    Pour te le dire un jour de fête`,
  lift: `
    Approchez-vous, faites silence
    C'est maintenant que ça commence

    Serrez les rangs, baissez la lampe
    On le chante du cœur et des jambes

    Un an de plus, ça se fête en chœur
    On le chante fort, on le chante par cœur`,
  chorus: `
    # Joyeux anniversaire, {call}
    Joyeux anniversaire, {call}
    On est venus te faire la fête
    Joyeux anniversaire, {call}
    Et l'on te chante à tue-tête

    # {age} ans, {call}
    {age} ans, {call}, et tout le monde est là
    Ça te va bien, on te le dit
    {age} ans, {call}, et l'on chantera
    Encore autant, toute la vie

    # Souffle, {call}
    Souffle, {call}, souffle bien fort
    Fais un vœu, ne le dis pas
    Souffle, {call}, et l'an prochain encore
    On sera là, autour de toi

    # Aujourd'hui, c'est toi, {call}
    Aujourd'hui, {call}, c'est ta journée
    Il n'y en a qu'une dans l'année
    Aujourd'hui, {call}, on vient chanter
    Tout ce qu'on n'ose pas raconter

    # Bon anniversaire, {call}
    {you.fact}
    Et c'est pour ça qu'on est tous là
    Bon anniversaire, {call}
    L'année est plus belle avec toi

    # Encore un an de toi
    Encore un an de toi, quelle chance
    On te le dit, on est émus
    Encore un an de toi, on danse
    Et l'on en veut cent ans de plus`,
  bridge: `
    Les cadeaux finissent au placard
    Les fleurs durent une semaine
    Garde la chanson pour plus tard
    Pour les soirs où tu as de la peine

    On ne sait pas de quoi demain
    Sera rempli, ni de quel temps
    Aujourd'hui, tu nous tends la main
    Et l'on profite du moment

    Si je pouvais, je ralentirais
    La grande aiguille et la petite
    Je garderais ce soir tout près
    Les belles heures passent trop vite`,
}
