import type { Plot } from '../../stanzas.ts'

/** A feast. */
export const party: Plot = {
  person: 'me',
  open: `
    La voisine est venue gronder
    Le bruit, les pieds et la chanson
    Elle a goûté, elle a dansé
    Perdu l'heure, et puis un chausson

    Tout commence dans la cuisine
    On est (dix|douze) sur trois carreaux
    On pousse un peu les mandarines
    Quelqu'un s'assied sur le frigo

    On a roulé le vieux tapis
    Baissé la lampe et le volet
    Le chat, là-haut, prend son parti
    Et fait semblant de ronfler`,
  turn: `
    Plus un glaçon après minuit
    Plus un verre après deux heures
    On boit dans les vases, et puis
    On danse avec les fleurs

    Mon oncle danse avec le balai
    Il dit qu'il mène, et ça se voit
    Le balai ne dit rien, jamais
    Mais il a l'air content du choix

    Quelqu'un est là, nul ne le connaît
    On l'a embrassé dans l'entrée
    Il ne venait que relever
    Le compteur, et il est resté`,
  meaning: `
    On n'a pas besoin de raison
    Pour être ensemble et faire du bruit
    Mais quand on en a une, c'est bon
    On peut y passer toute la nuit

    On oubliera l'heure et les plats
    On se rappellera les gens
    Qui riaient fort, qui étaient là
    Et la musique, au bon moment

    Il y a des soirs qui se ressemblent
    Et d'autres qu'on n'oubliera pas
    Il suffit d'être là, ensemble
    Et d'avoir encore un peu de voix`,
  lift: `
    Monte un peu, le mur a compris
    Il bat la mesure, lui aussi

    Que personne ne parle d'heure
    Celle-ci est la meilleure`,
  chorus: `
    # Jusqu'au matin
    Jusqu'au matin, on ne dort pas
    On se reposera dans l'année
    Jusqu'au matin, viens dans mes bras
    La musique vient de commencer

    # Encore une
    Encore une, la dernière, promis
    On a dit ça trois fois déjà
    Encore une, avec les amis
    Et tant pis si l'on ne dort pas

    # C'est la fête
    C'est la fête, poussez la table
    Montez le son, ouvrez le bal
    C'est la fête, elle est inoubliable
    Et demain, nous aurons tous mal`,
  bridge: `
    À cinq heures, ça sent le pain
    On parle bas, on parle tard
    Un confetti nage dans le bain
    Du café, comme un nénuphar

    Il n'y aura pas de photo
    Où l'on ait tous les yeux ouverts
    Il restera un numéro
    Et une chaussure à l'envers`,
}
