import type { OwnWords } from '../own-words.ts'

/** The person's own words stand in the unrhymed lines, as they come. */
export const ownWords: OwnWords = {
  warm: `
    {fact}
    Je le raconte à qui veut bien
    {next}
    Et même à qui ne demande rien

    {fact}
    On me dit : et alors ? Je réponds : tout
    {next}
    Il n'y en a pas deux comme ça chez nous

    {you.fact}
    Tu dis que ce n'est pas grand-chose
    {next}
    Dans mon jardin, ce seraient les roses

    {fact}
    J'en ris encore dans l'escalier
    {next}
    Ça ne se laisse pas oublier

    {fact}
    Le quartier entier peut le dire
    {next}
    Et me voilà à en sourire

    {fact}
    Ça tient dans une poche, ça ne pèse rien
    Si la maison brûlait un soir
    C'est ça que je prendrais, c'est certain

    {fact}
    Je peux jurer, la main sur la table
    On a cherché dans tout le pays
    C'est rare, et c'est irremplaçable

    {you.fact}
    On a cherché, on a fait le tour
    Il n'y a que toi, sur toute la carte
    Je l'écrirais à chaque carrefour`,
  funny: `
    {fact}
    J'aimerais l'avoir inventé
    {next}
    J'en ai recraché tout mon thé

    {fact}
    On croit que c'est fini, mais non
    {next}
    Sinon, pourquoi une chanson ?

    {fact}
    J'ai des témoins, dont un pleurait
    {next}
    Qu'on l'écrive en gras, s'il vous plaît

    {fact}
    J'ai gardé mon calme un moment
    {next}
    Depuis, je parle aux murs, gentiment

    {fact}
    J'ai tout noté, l'heure et le lieu
    J'enverrais ça au ministère
    S'ils répondaient, ce serait mieux

    {fact}
    Riez, riez, je vous entends
    Moi aussi, j'en aurais bien ri
    Si j'avais eu un peu plus de temps`,
  grief: `
    {fact}
    Je ferme les yeux, c'est tout près
    {next}
    Le reste peut me laisser en paix

    {fact}
    Je n'en ai pas perdu un mot
    {next}
    Et ça revient, le matin, tôt

    {fact}
    C'est peu de chose, écrit ainsi
    {next}
    Et c'est pourtant toute une vie

    {fact}
    J'entends encore le bruit que ça fait
    {next}
    Et l'horloge, au couloir, qui se tait

    {fact}
    Je le raconte au marché, aux gens
    Ils hochent la tête, ils ne voient pas
    Comme ça éclaire un trottoir longtemps

    {fact}
    Certains jours, je n'entends que ça
    On me demande à quoi je pense
    Je dis : à rien, je regardais le chat

    {fact}
    J'ai mis ça sous clé, dans un coin
    Je l'ouvre une fois par semaine
    Pour que ça n'aille pas trop loin`,
  sorry: `
    {fact}
    Je m'entends, et ça sonne faux
    {next}
    Il n'y a pas d'excuse, pas un mot

    {fact}
    On peut le tourner comme on veut
    {next}
    Ça ne sonnera jamais mieux

    {fact}
    J'aimerais dire : c'est le hasard
    {next}
    Mais le miroir soutient mon regard

    {fact}
    Il n'y a pas de mais, pas de si
    J'ai regardé sous tous les angles
    Et c'est bien ma faute, eh oui

    {fact}
    Tu n'as rien dit, et j'ai compris
    J'ai répété devant la glace
    Pardon, d'une voix de souris`,
  lesson: `
    {fact}
    Dis-le (tout haut|tout bas|deux fois), tu l'as presque appris
    {next}
    Et ce soir, tu le sais dans ton lit

    {fact}
    Voilà le début, garde-le bien
    {next}
    Tu le sauras encore demain

    {fact}
    Maintenant, c'est rangé dans ta tête
    {next}
    Et si tu l'oublies, on répète

    {fact}
    Si tu tiens ça, tu tiens le tout
    Tape le rythme sur la table
    En chantant, ça reste debout`,
  soft: `
    {fact}
    Tout ça s'endort doucement
    {next}
    La lune a tout son temps

    {fact}
    Chut, le jour a fermé
    {next}
    Le vent s'est allongé

    {fact}
    Ferme les yeux, c'est la nuit
    Tout sera là demain matin
    La lune le garde sans bruit

    {fact}
    Et l'oreiller le sait déjà
    Dors, le ciel a mis son manteau
    Et demain, le jour le saura`,
  cheer: `
    {fact}
    On le chante du bus au portail
    {next}
    Et ceux qui sont derrière, qu'ils braillent

    {fact}
    Qu'on l'écrive à la craie sur le mur
    {next}
    C'est notre fierté, et elle dure

    {fact}
    Qu'on l'écrive à la craie sur le mur
    D'autres ont des coupes et des trompettes
    Nous, on a ça, et ça, ça dure`,
  plain: `
    {fact}
    Gardez le reste, moi, j'ai ça
    {next}
    Rien ne manque à l'appel, je crois

    {fact}
    C'est tout ce que je voulais montrer
    {next}
    Et c'est assez pour la journée

    {fact}
    J'y passerais l'après-midi
    {next}
    Et puis la soirée, et puis la nuit

    {fact}
    Ça passe comme un autobus
    {next}
    Et je le chante au terminus

    {fact}
    C'est simple, et je n'ajoute rien
    Il y a des chansons sur des rois
    Moi, j'ai pris ce qui passait, et c'est bien

    {fact}
    On peut l'écrire à l'encre au mur
    Il y a plus grand, il y a plus beau
    Mais c'est ça que j'aime, ça, c'est sûr`,
  hook: `
    {fact}
    (Je le chante bas, je le chante haut|Un peu, beaucoup, et tout, et trop)

    {fact}
    C'est le début, c'est le milieu, c'est tout`,
}
