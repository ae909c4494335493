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
  lift: `
    Alors pose un peu ce torchon
    Assieds-toi, c'est toi, la chanson

    Non, ne dis pas que c'est normal
    J'ai réveillé toute la chorale`,
  chorus: `
    # Merci, {call}
    Merci, {call}, pour les petits riens
    Les nœuds défaits, les clés trouvées
    Merci, {call}, d'avoir dit : viens
    Quand je n'osais même pas sonner

    # Assieds-toi, {call}
    Assieds-toi, {call}, pose tes sacs
    Ce soir, c'est nous à la vaisselle
    Assieds-toi, {call}, pas d'arnaque
    On a même sorti la poubelle

    # Je l'ai appris de toi
    Je l'ai appris de toi, la soupe
    La lampe allumée dans l'entrée
    Je l'ai appris de toi, qu'on coupe
    Encore une part, si quelqu'un venait`,
  bridge: `
    Si tous ceux que tu as aidés
    Se mettaient en rang à ta porte
    On bloquerait tout le quartier
    Avec les tartes qu'on t'apporte

    Je croyais que tu savais tout
    C'est moi qui décide, ce soir
    Je comprends : tu cherchais, debout
    L'interrupteur, dans le même noir`,
}
