import type { Plot } from '../../stanzas.ts'

export const thanks: Plot = {
  person: 'you',
  open: `
    Tu manges (toujours|souvent) après tout le monde
    Debout, le torchon sur le bras
    Tu dis : j'arrive dans une seconde
    Et ton assiette ne te voit pas

    Le jour où (tout a mal tourné|plus rien n'allait)
    Tu n'as pas posé de questions
    Tu as coupé ton pain en deux
    Puis tu m'as parlé des melons

    Tes poches sont pleines (de ficelle|d'épingles|de sparadrap)
    Un crayon, trois bonbons collants
    Un jour, pour quelqu'un qui pleurait
    T'en as sorti un cerf-volant`,
  turn: `
    Hier, quelqu'un sur le seuil
    Cherchait sa route dans le froid
    J'ai sorti la soupe, un fauteuil
    J'entendais ta voix dans ma voix

    Il y a des soirs où toi aussi
    Tu dois rester dans la voiture
    Le front sur le volant, sans bruit
    Puis tu entres avec les confitures

    Tu m'as dit un mot, l'autre hiver
    En fouillant dans un vieux tiroir
    Tu l'as oublié, c'est l'affaire
    D'un mot qui me sert chaque soir`,
  meaning: `
    Tu diras que c'est peu de chose
    Que tout le monde en fait autant
    On n'est pas d'accord, et pour cause
    On s'en souviendra très longtemps

    On ne dit pas assez merci
    On croit que les gens le devinent
    Alors ce soir, je te le dis
    Avant que le rideau s'incline

    Il y a des gens qui donnent tout
    En disant que ce n'est rien
    Et quand on cherche autour de nous
    On s'aperçoit qu'on leur doit bien

    Si je fais du bien à mon tour
    À quelqu'un que je ne connais pas
    C'est ton geste qui fait un détour
    Et qui repasse à travers moi`,
  lift: `
    Alors voilà, il faut le dire
    Écoute bien, et sans rougir

    Ne dis pas non, ne dis pas rien
    Laisse-moi le chanter jusqu'à la fin`,
  chorus: `
    # Merci, {call}
    Merci, {call}, du fond du cœur
    Deux syllabes, c'est tout petit
    Merci, {call}, pour chaque heure
    Que tu nous donnes sans faire de bruit

    # Tout simplement merci, {call}
    Tout simplement merci, {call}
    Je n'ai pas trouvé plus joli
    Tout simplement merci, {call}
    Ça valait bien que je le dise ici

    # Grâce à toi, {call}
    Grâce à toi, {call}, il fait plus clair
    Et le chemin est bien plus doux
    Grâce à toi, {call}, et l'univers
    Devrait te remercier avec nous

    # Merci pour ça, {call}
    {you.fact}
    Et ça, je ne l'oublierai pas
    Merci, {call}, merci pour ça
    Merci pour tout, merci d'être là

    # Ce que tu m'as donné
    Ce que tu m'as donné, je le garde
    Ça ne prend pas de place, et pourtant
    Ce que tu m'as donné me regarde
    Et me fait du bien tout le temps`,
  bridge: `
    Si tous ceux que tu as aidés
    Se donnaient la main dans la rue
    On en verrait tout un quartier
    Danser jusqu'à perte de vue

    Tu vas me dire : c'est normal
    N'importe qui l'aurait fait, ça
    Eh bien non, ce n'est pas banal
    N'importe qui ne le fait pas`,
}
