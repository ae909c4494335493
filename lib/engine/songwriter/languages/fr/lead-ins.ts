import type { LeadIns } from '../language-pack.ts'

/**
 * Couplets before what is told: that it is told now, and how. They hold for anything that follows; nobody is "tu", since two may hear
 * the song, and nobody who sings is a man or a woman.
 */
export const leadIns: LeadIns = {
  warm: `
    (Ce soir|Voilà|Enfin), {call}, il fallait que ça soit chanté
    Les toutes petites choses, et rien que la vérité

    (Par où|Par quoi|Comment) commencer, {call}, quand on a tant à dire
    Je prends les choses dans l'ordre, et avec le sourire

    Pas de (fanfare|médaille|statue), {call}, et pas de couronne
    Rien que des choses vraies, comme le cœur les donne

    (On me demande|On m'a demandé|Quelqu'un demande), {call}, pourquoi cette chanson
    Voilà ma réponse, et j'ai mes bonnes raisons

    (Les gens|Certains|D'autres) offrent des fleurs, {call}, du papier doré
    Moi, je n'ai que ces mots-là, et je les ai pesés

    C'est (tout simple|trois fois rien|tout bête), {call}, mais il faut que ça s'entende
    Une chanson suffit, pas besoin de légende

    (Les mots|Les choses|Les phrases) qu'on garde pour soi finissent par s'ennuyer
    Alors je les chante, {call}, et je les laisse danser

    S'il restait une page au bout (du grand|d'un vieux|d'un beau) livre
    C'est ça que j'y mettrais, {call}, pour le voir vivre

    (J'aurais pu|On aurait pu|On pourrait) chanter la lune et toutes les étoiles
    Il y a mieux à raconter, alors je lève le voile

    Il aurait fallu (une carte|un carton|une affiche) de la taille d'un mur
    Alors c'est une chanson, et tout est vrai, je le jure

    Je le sais par cœur, (pas besoin de|je pose le|tant pis pour le) papier
    Il me suffit de commencer

    (Ça ne s'écrit pas|Ça ne tient pas|Ça n'entre pas) dans un mot de trois lignes
    Alors je le chante, et d'une voix bien digne`,
  funny: `
    (Approchez|Écoutez|Venez voir), tout est vrai, je n'invente rien
    Il y a des témoins, et même les voisins

    Personne ne me croit, (et pourtant|pourtant|eh bien si), c'est comme ça
    Je le jure, la main levée, et même les deux bras

    (Mesdames et messieurs|Chers amis, chers voisins|Chers parents, chers cousins), l'heure est grave, asseyez-vous
    Voici les faits, dans l'ordre, et je ne cache rien du tout

    Ce n'est pas une légende, c'est (mieux|plus beau|plus fort) que ça
    Prenez une chaise, on ne s'en remet pas

    J'avais promis de (me taire|ne rien dire|garder ça), et puis tant pis
    Voilà toute l'affaire, et sans parti pris

    Pour les livres d'histoire, il faut (bien|donc|vite) que ça s'écrive
    Je le chante tel quel, et je le verse aux archives

    (Il faut bien|Il fallait|Il faudrait) que quelqu'un le dise, alors c'est moi
    Je chante les faits, et je suis de bonne foi

    Voici les nouvelles, (chantées|dites|lues) bien lentement
    Il fallait y être, et c'est tout comme, maintenant

    Pas besoin d'inventer, (c'est déjà|tout est déjà|c'était déjà) écrit
    La vérité suffit, et personne ne s'ennuie

    (Silence|Du calme|Un peu de calme) dans la salle, on ouvre le dossier
    Il est lourd, il est drôle, et rien n'est effacé

    (Si vous riez|Vous pouvez rire|Riez, riez), ce n'est pas ma faute, j'ai tout vu
    Je répète simplement, et sans rien mettre en plus`,
  grief: `
    Je vais le dire (tout bas|doucement|simplement), sans chercher plus loin
    Les mots de tous les jours connaissent le chemin

    (Un moment|Une minute|Un instant) sans bruit, que je dise comment c'est
    Ce que nul n'a écrit, et que tout le monde sait

    Je garde (les petites choses|les choses toutes simples|les choses de rien), elles n'ont pas de nom
    Les grandes, on en parle, celles-ci font ma chanson

    Si (chanter|la musique|une chanson) retient un peu ce que le temps emporte
    Alors je chante ça, je laisse ouverte la porte

    (Je ferme les yeux|Les yeux fermés|Quand tout se tait), doucement je vois clair
    Je le dis comme c'est, sans rien y refaire

    Je ne veux rien (embellir|arranger|maquiller), je le dis sans détour
    Avec les mots qu'on a, les mots de tous les jours

    Il y a des choses que (le vent|l'hiver|l'oubli) n'emporte pas
    Je les mets dans ma chanson, elles restent là

    (Ce soir|Ici|Pour une fois), je le dis à voix haute, et tant pis si je tremble
    Dans une chanson, les mots se tiennent mieux ensemble`,
  sorry: `
    Pas de (fleurs|cadeau|bouquet), pas d'excuse, et je ne m'enfuis pas
    Les choses sont comme ça, et je les dis tout bas

    Je ne (cherche|trouve|mérite) pas d'excuse, je ne dirai pas : c'est rien
    Je dis tout, comme c'était, du début à la fin

    (Toute la nuit|Cette nuit|La nuit dernière), j'ai tourné, j'ai cherché une issue
    Il n'y en a pas, il y a ça, et je ne le cache plus

    Avant qu'on me pardonne, ou non, (je veux|il faut|je vais) tout dire
    Voilà comment c'était, je n'ai rien voulu adoucir

    Pardon, c'est (un petit mot|un mot tout court|un mot bien maigre), et il pèse si lourd
    Alors je dis d'abord la vérité, sans détour

    J'ai (commencé|écrit|recopié) une lettre, et je l'ai déchirée
    La voilà en chanson, et rien n'est inventé

    Me voici (à la porte|devant la porte|au pied du mur), sans une blague en poche
    Rien que ça à dire, même si ça écorche`,
  comfort: `
    Pas besoin de (répondre|parler|sourire), il suffit d'écouter
    Je vois comment c'est, et je reste à côté

    (Disons|Posons|Chantons) les choses, appelons-les par leur nom
    Et puis ouvrons la fenêtre, l'air est bon

    Je n'ai pas de (remède|recette|miracle), je n'ai pas de magie
    J'ai deux ou trois choses à dire, et je les dis

    Avant de (dire non|tout lâcher|baisser les bras), encore un instant
    Voilà ce que je vois, et c'est vrai, pourtant

    Personne n'est un (roc|rocher|mur), personne n'a toujours la force
    Je dis ce que je vois, moi, dessous l'écorce

    (On respire|On s'assoit|On souffle), rien ne presse, on a tout le temps
    Je dis les choses une par une, simplement

    Il y a des (jours|soirs|matins) trop longs, et je sais que c'est ça
    Je reste jusqu'au bout, on le dit à deux voix`,
  heartbreak: `
    Je ne le (dis|chante|raconte) à personne, alors je le dis ici
    Ce n'est pas très joli, mais c'est ainsi

    Il est (tard|minuit|deux heures), et je ne dors toujours pas
    Je refais toute l'histoire, et l'histoire, la voilà

    On dit que ça passe, (qu'il faut|qu'il faudra|on dit qu'il faut) du temps
    Moi, j'en suis encore là, pour l'instant

    J'y (repense|retourne|reviens) sans arrêt, le matin, le soir
    Ça ne veut pas s'en aller, alors voilà l'histoire

    Quand on me demande si ça va, (je dis oui|je fais oui|je souris), et je mens
    La vérité, la voici, rien qu'un moment

    Voilà, c'est (la fin|fini|comme ça), le couloir reste allumé
    Je le dis une fois, et puis je pourrai fermer

    Personne n'écoute, (alors ici|alors ce soir|alors au moins) je peux le dire
    La vérité, sans fard, et sans sourire`,
  shop: `
    (Approchez|Entrez donc|Bonjour à tous), on vous dit tout, le temps d'une chanson
    Voilà ce qu'on trouve, en entrant dans la maison

    (Derrière la porte|À la même adresse|Au coin de la rue), on est là, et voilà ce qu'on fait
    C'est fait avec le cœur, avec soin, et c'est du vrai

    Pas de (grand discours|baratin|grande réclame), voilà ce qu'il y a
    Le reste, on vous le montre, il suffit de passer par là

    On nous (demande|a demandé) ce qu'on fait, alors on le chante ici
    C'est vite dit, venez voir, et d'avance merci`,
  lesson: `
    (Tout le monde est prêt|On est prêts|Les oreilles sont prêtes) ? Alors, chantons ensemble
    C'est bien moins difficile qu'il n'y semble

    Il y a quelque chose (à savoir|à retenir|à garder), allons-y doucement
    Quand on l'aura chanté, on le saura longtemps

    (Tapez|Frappez) dans vos mains, gardez bien le tempo
    On l'apprend tous ensemble, des pieds jusqu'au chapeau

    Une chanson (dans la poche|à garder|en cadeau), pour les jours de besoin
    Pas de livre à ouvrir, il suffit d'un refrain

    D'abord (on ouvre|ouvrons|ouvrez) les oreilles, ensuite les deux yeux
    Pas besoin d'être grand, il suffit d'être curieux

    (Prenons|On prend|Mettons) les choses dans l'ordre, et chantons bien fort
    Une fois pour soi, et puis une fois encore

    On croit que c'est (dur|compliqué|long), mais ce n'est qu'une chanson
    On la chante deux fois, on connaît la leçon

    Qui (veut|aime|voudrait) apprendre un petit peu ? On lève la main
    Écoutez bien ceci, on le saura demain`,
  soft: `
    Le jour est (parti|fini|couché), la lampe est basse
    Je dis tout bas les choses qui passent

    (Chut|Doucement|Tout bas), on ferme les yeux, je raconte
    Les petites choses, et la nuit monte

    (La lune|La nuit|Une étoile) est là, le monde est lent
    Voilà ce qu'il faut savoir, maintenant

    Une (petite|toute petite|dernière) chanson avant la nuit
    Elle se chante sans faire de bruit

    La tête (sur l'oreiller|sur le coussin|sur le drap), tout doux
    Je chante les choses de chez nous

    (Plus bas|Plus doux|Moins fort) que la mer dans un coquillage
    Je raconte, et les mots sont sages`,
  cheer: `
    (Debout|Les mains en l'air|Levez les bras), tout le monde, on chante plus fort
    On est là, on est ensemble, et on y croit encore

    Qui est là ? (Ça s'entend|On le sait|Devinez), plus fort que la pluie
    Et si quelqu'un l'oublie, voilà, on le redit

    (Tapez|Frappez|Cognez) du pied, faites trembler les gradins
    Voilà comment c'est chez nous, du soir au matin

    On n'a pas de (trompettes|fanfare|tambours), on n'a pas d'orchestre
    On a des voix, du souffle, et tout le reste

    (Voilà|Voici|Écoutez) ceux qu'on entend jusqu'au bout de la rue
    Un peu faux, mais ensemble, et c'est bien entendu

    (Dites-le|Criez-le|Chantez-le) partout, peignez-le sur les murs
    C'est comme ça chez nous, une fois pour toutes, c'est sûr`,
  plain: `
    Je le raconte (tel quel|tout droit|comme ça), je n'ajoute rien
    Il suffit de commencer, la suite vient bien

    Ce n'est pas dans (les journaux|les livres|le journal), ni à la télé
    C'est pourtant comme ça, et ça peut se chanter

    Il y a quelque chose (ici|là|au fond) que je porte avec moi
    Ce n'est pas bien long, je le chante à mi-voix

    J'ai gardé ça pour moi (longtemps|un moment|quelques jours), sans en parler
    Et puis, un beau matin, ça s'est mis à chanter

    Il y a des chansons de (rois|marins|héros), d'océans, de tempêtes
    Celle-ci, c'est la vie, comme on l'a dans la tête

    (Une minute|Un instant|Deux minutes), pas plus, le temps d'une chanson
    Sans tambour ni trompette, les choses comme elles sont

    J'ai une image en tête (qui ne s'en va|qui ne part|qui ne bouge) pas
    Alors je la pose ici, et la voilà

    Il fallait que quelqu'un (le chante|le dise|en parle), alors me voici
    Ce n'est pas grand-chose, mais rien n'est faux ici

    Ça m'est venu (en marchant|ce matin|sans prévenir), sur un air tout bête
    Le voilà, avec les mots que j'avais en tête

    Pas de (grands mots|discours|secret), pas de mystère
    C'est tout simple à dire, et je n'ai pas pu le taire

    Je le pose là, (sur trois|sur quatre|sur deux) accords, et puis
    Chacun en fera ce qu'il veut, moi, je le dis`,
}
