import type { Plot } from '../../stanzas.ts'

export const apology: Plot = {
  person: 'you',
  open: `
    J'ai monté (deux|trois|six) fois l'escalier
    Redescendu, la main en l'air
    J'avais une excuse repassée
    Je l'ai laissée au lampadaire

    J'ai commencé (dix|six|cent) fois ma lettre
    J'accusais la pluie, le boulot
    J'ai tout barré, ligne après ligne
    Il n'est resté qu'un petit mot

    Tu n'as pas (crié|pleuré), tu as dit : bien
    Plié ta serviette en quatre
    C'est dur, quelqu'un qui ne dit rien
    Quand on venait pour se débattre`,
  turn: `
    Je rejoue la scène au plafond
    J'avais le temps d'un autre mot
    Je me vois prendre le mauvais ton
    Et fuir, le nez dans le manteau

    Un œuf cassé, ça ne se recolle pas
    Je suis à genoux, j'éponge encore
    Non, ne viens pas m'aider, laisse-moi
    Le sol est à moi jusqu'au bord

    Je te rapporte ton saladier
    Il est lavé, il est tout vide
    Je n'ai rien mis sous le papier
    Pas de fleur, pas de mot timide`,
  meaning: `
    Un pardon, ça ne répare pas
    Ça ne remonte pas les heures
    Ça dit seulement : tu comptes pour moi
    Et j'ai compris mon erreur

    Ce qui me fait le plus de peine
    Ce n'est pas la mienne, tu sais
    C'est de penser que c'est la tienne
    Et que c'est moi qui l'ai causée

    Tu avais le droit d'être en colère
    Je ne vais pas te dire : oublie
    Je voudrais juste être sincère
    Le reste, c'est toi qui le choisis

    J'ai compris ce que tu vaux
    En entendant ton silence
    Je n'ai pas trouvé les mots
    Je demande une autre chance`,
  lift: `
    Alors voilà, je te le dis
    Sans détour, et sans faire de bruit

    Ça vient bien tard, et je le sais
    Mais je le pense, et pour de vrai`,
  chorus: `
    # Pardon, {call}
    Pardon, {call}, sans mais, sans si
    Je t'ai fait mal, et je le sais
    Pardon, {call}, me voici
    Avec mon cœur et mes regrets

    # Je m'en veux, {call}
    Je m'en veux, {call}, c'est bien ma faute
    Et je ne cherche pas d'excuse
    Je m'en veux, {call}, la marche est haute
    Et je la monte, sans une ruse

    # Si tu veux, {call}
    Si tu veux, {call}, prends tout ton temps
    Je ne te demande rien ce soir
    Si tu veux, {call}, moi, je t'attends
    Et je garde un petit espoir

    # C'était moi
    C'était moi, je ne vais pas mentir
    Je n'accuse pas la malchance
    C'était moi, je voulais te le dire
    Et ne rien attendre d'avance`,
  bridge: `
    Je ne jure pas d'avoir changé
    Les promesses, c'est trop facile
    Regarde-moi, je vais essayer
    D'être un peu moins malhabile

    Si tu me fermes encore la porte
    Je comprendrai, je m'en irai
    Mais c'est ton rire que j'emporte
    Et c'est ton rire que j'attendrai`,
}
