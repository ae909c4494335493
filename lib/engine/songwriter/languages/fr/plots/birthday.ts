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
  lift: `
    Éteins la lampe, on serre les rangs
    Les grands derrière, les petits devant

    Prends ton souffle, tiens bien tes manches
    La crème fond, le gâteau penche`,
  chorus: `
    # Joyeux anniversaire, {call}
    Joyeux anniversaire, {call}, voilà
    La part avec le plus de fraises
    Joyeux anniversaire, {call}, c'est toi
    Qui fais danser toutes les chaises

    # Souffle, {call}
    Souffle, {call}, comme un ouragan
    La cire coule sur les cerises
    Souffle, {call}, et prends tout ton temps
    Le vœu, c'est toi qui l'improvises

    # {age} ans, {call}
    {age} ans, {call}, ça te va bien
    Les bougies tremblent sur la crème
    {age} ans, {call}, donne ta main
    Et redis-nous que tu nous aimes

    # Encore un an de toi
    Encore un an de toi, quelle chance
    Coupe-moi ça en grosses parts
    Encore un an de toi, on danse
    Et tant pis si on rentre tard`,
  bridge: `
    Dans dix ans on ne saura plus
    Si le gâteau était bien cuit
    Mais le fou rire que tu as eu
    On l'entendra comme aujourd'hui

    Je sais, tu n'aimes pas qu'on chante
    Tu fixes un point sur le parquet
    Une fois l'an, faut que tu l'entendes
    Qu'on t'aime, et qu'on l'a répété`,
}
