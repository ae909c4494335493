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
    Je l'écrirais à chaque carrefour

    {fact}
    Je le raconte, on tire une chaise
    {next}
    Le café refroidit, on est à l'aise

    {fact}
    Ça vaut bien une statue en bois
    {next}
    Si la mairie dit non, j'ai de quoi

    {fact}
    Ce n'est écrit dans aucun livre
    {next}
    Et moi, ça me suffit pour vivre

    {fact}
    J'en ai parlé au boulanger
    {next}
    Il m'a dit : il ne faut rien changer

    {fact}
    Je l'ai noté sur un coin de nappe
    {next}
    De peur qu'un seul mot ne m'échappe

    {fact}
    Certains soirs, je n'ai besoin que de ça
    {next}
    Et du bruit de la pluie sur le toit

    {fact}
    Je l'ai collé sur le frigo
    Entre la liste et les factures
    Et ça me rend le lundi plus beau

    {fact}
    Je l'ai dit au chauffeur du bus
    Il a coupé son moteur pour m'entendre
    Il est resté jusqu'au terminus

    {you.fact}
    Si l'on donnait des prix pour ça
    Tu en aurais sur chaque étagère
    Et un petit pour le chat

    {fact}
    Je me l'écris au creux de la main
    Je me lave les doigts avec prudence
    Pour le relire encore demain`,
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
    Si j'avais eu un peu plus de temps

    {fact}
    J'ai compté jusqu'à dix, puis cent
    {next}
    J'en suis à mille, et je redescends

    {fact}
    Même le chien a baissé les yeux
    {next}
    Et il en a vu, c'est un vieux

    {fact}
    Si c'est une caméra cachée
    {next}
    Sortez, j'ai fini de chercher

    {fact}
    Il paraît que c'est très courant
    {next}
    Chez moi, ça a fait peur aux gens

    {fact}
    Ma mère m'a dit : respire un coup
    {next}
    Depuis, je souffle un peu partout

    {fact}
    Je le raconte à l'apéro
    {next}
    On me ressert, j'en dis trop

    {fact}
    J'ai voulu faire une réclamation
    On m'a tendu un coin de serviette
    J'ai rempli le dos, puis le plafond

    {fact}
    J'ai téléphoné à mon assureur
    Il m'a fait répéter pour ses collègues
    Ils étaient douze au haut-parleur

    {fact}
    Ma psy s'est acheté un bateau
    Elle dit que c'est grâce à mes histoires
    Mon prénom brille sur le drapeau

    {fact}
    Je ne demande pas réparation
    Juste deux minutes au journal du soir
    Et un roulement pour l'émotion`,
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
    Et moi, j'en parle encore longtemps

    {fact}
    Certains jours, je n'entends que ça
    On me demande à quoi je pense
    Je dis : à rien, je regardais le chat

    {fact}
    J'ai mis ça sous clé, dans un coin
    Je l'ouvre une fois par semaine
    Pour que ça n'aille pas trop loin

    {fact}
    La maison le sait, et ne dit rien
    {next}
    Elle craque un peu, vers le matin

    {fact}
    J'y pense à la caisse, au marché
    {next}
    J'oublie la monnaie, et de marcher

    {fact}
    Le reste s'en va, et ça reste
    {next}
    Comme un vieux ticket dans une veste

    {fact}
    Je le dis vite, pour passer
    {next}
    C'est toujours là que je vais trébucher

    {fact}
    Le monde faisait ses commissions
    {next}
    Moi, j'ai gardé ça au salon

    {fact}
    Je ne sais pas pourquoi ça revient
    {next}
    Ça frappe, ça s'assoit, ça me tient

    {fact}
    Je cherchais un bouton, du fil
    J'ai trouvé ça au fond de la boîte
    L'aiguille attend, le dé, tranquille

    {fact}
    On me dit que le temps fera
    Je regarde l'horloge, elle regarde ailleurs
    On ne sait pas trop, elle et moi

    {fact}
    Il a plu sur le linge étendu
    J'allais le rentrer, j'ai gardé une pince
    Dans la main, et puis je n'ai plus su`,
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
    Pardon, d'une voix de souris

    {fact}
    Je le dis tout haut, j'en ai honte
    {next}
    Et c'est pire à chaque fois que je raconte

    {fact}
    Même le chien me tourne le dos
    {next}
    Et il a raison, ce cabot

    {fact}
    J'ai cherché un coupable au salon
    {next}
    La glace m'a soufflé mon prénom

    {fact}
    Si l'on vendait la minute d'avant
    {next}
    J'irais l'acheter en courant

    {fact}
    Je n'ai pas d'histoire à fournir
    {next}
    J'ai seulement un pardon à t'offrir

    {fact}
    Je le connais par cœur, à l'endroit
    {next}
    À l'envers, ça ne s'arrange pas

    {fact}
    J'ai dit : un détail, un retard
    {next}
    Le mot, c'est faute, et il est tard

    {fact}
    J'avais préparé un discours
    Devant ta porte, il n'en restait rien
    Qu'un pardon, bête, un peu court

    {fact}
    J'ai pris des fleurs, on ne sait jamais
    Je sais bien qu'un bouquet ne répare pas
    J'ai pris le pot, le terreau, l'engrais

    {fact}
    Je peux jurer : pas fait exprès
    C'est vrai, et ça ne change pas une virgule
    C'est fait, le reste vient après

    {fact}
    Il me manque une excuse, il me reste
    Une honte à ma taille, bien coupée
    Je la porte par-dessus ma veste`,
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
    En chantant, ça reste debout

    {fact}
    Écris-le au tableau, à la craie
    {next}
    Et chante-le, c'est là que c'est vrai

    {fact}
    Une fois, deux fois, et puis trois
    {next}
    La classe entière, avec moi

    {fact}
    Ferme les yeux, dis-le tout bas
    {next}
    Rouvre-les, c'est encore là

    {fact}
    Qui sait ça est à la moitié
    {next}
    Qui s'est perdu peut recommencer

    {fact}
    Dis-le au chat, au vase, au buffet
    {next}
    Quand on l'explique, on le sait

    {fact}
    Pas de panique, on prend son temps
    {next}
    Le doigt suit la ligne en chantant

    {fact}
    Pas besoin de le recopier
    {next}
    Ce qu'on chante ne va pas s'envoler

    {fact}
    Colle-le sur le frigidaire
    Entre le beurre et les confitures
    Et le goûter sera scolaire

    {fact}
    Si ta feuille reste toute blanche
    Fredonne un peu cette rengaine
    La réponse te tire par la manche

    {fact}
    On t'interroge, tu lèves la main
    La classe se tourne, et toi, tu chantes
    On t'applaudit jusqu'à demain

    {fact}
    C'est comme un lacet de chaussure
    Une boucle, un tour, on tire au milieu
    Après, ça tient, et ça dure

    {fact}
    Range-le bien dans ton cartable
    Entre la colle et le taille-crayon
    Ça sert encore en sortant de table`,
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
    Et demain, le jour le saura

    {fact}
    La lampe s'est assoupie
    {next}
    L'étoile se met au lit

    {fact}
    Le volet a dit bonsoir
    {next}
    La rue se couche dans le noir

    {fact}
    La nuit remonte le drap
    {next}
    Et te berce dans ses bras

    {fact}
    La rivière dort aussi
    {next}
    Le train, là-bas, a fini

    {fact}
    Doucement, comme la neige
    {next}
    Dans le lit qui te protège

    {fact}
    L'horloge marche en chaussons
    {next}
    Et fredonne sa chanson

    {fact}
    Le chat bâille, et puis s'étire
    {next}
    Et la lune a un sourire

    {fact}
    Tout se tait dans le grenier
    {next}
    Même l'ours sur l'oreiller

    {fact}
    La lune l'a dit au chat
    Le chat l'a répété au toit
    Ils dorment déjà, tous les trois

    {fact}
    Le fauteuil ferme les yeux
    Les chaussettes dorment dans un coin
    Et toi, tu dors encore mieux

    {fact}
    Demain, tu me diras la fin
    Un rêve attend devant la porte
    En pyjama, un ours en main

    {fact}
    Les heures vont à petits pas
    L'une s'assoit au bord du rêve
    Et te chatouille le bras`,
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
    Nous, on a ça, et ça, ça dure

    {fact}
    Tape du pied, que le trottoir tremble
    {next}
    On ne chante jamais mieux qu'ensemble

    {fact}
    On l'a cousu dans la doublure
    {next}
    Ça ne déteint pas, et ça dure

    {fact}
    Papi le chantait déjà comme ça
    {next}
    Il nous l'a passé, prends-le, et va

    {fact}
    Sous la grêle ou sous le soleil
    {next}
    On réveille tout ce qui sommeille

    {fact}
    Levez les mains, il manque une voix
    {next}
    S'il en manque une, chantez pour trois

    {fact}
    Qu'on gagne ou qu'on perde, c'est pareil
    {next}
    On chantera jusqu'au réveil

    {fact}
    Si le journal n'en parle pas
    {next}
    On l'écrira sur un grand drap

    {fact}
    Poussez les bancs, poussez la chanson
    {next}
    Qu'on l'entende au bout du canton

    {fact}
    Ça s'entend de l'autre côté
    On demande si c'est l'orage
    C'est nous, on vient de commencer

    {fact}
    Mamie le crie au premier rang
    Avec l'écharpe et la chaise pliante
    Et gare à qui ne suit pas le chant

    {fact}
    Quand la jambe tremble à la fin
    Quelqu'un, derrière, entonne tout bas
    Et ça devient un grand refrain

    {fact}
    D'autres s'achètent des étoiles
    Nous, on a peint sur un vieux rideau
    Et le vent le gonfle comme une voile

    {fact}
    On le chante debout sur les bancs
    Le gardien fait semblant de dormir
    Mais son pied bat, et bat dans le temps`,
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
    Mais c'est ça que j'aime, ça, c'est sûr

    {fact}
    Je passe, et je m'arrête un peu
    {next}
    Le chien s'assoit, on est bien tous les deux

    {fact}
    Ni plus ni moins, comme on le voit
    {next}
    Et qui n'y croit pas, qu'il vienne chez moi

    {fact}
    Ce n'est pas sur la carte, et pourtant
    {next}
    C'est au coin, juste en descendant

    {fact}
    Avec ça et du pain sur la table
    {next}
    L'après-midi devient aimable

    {fact}
    Je m'assois là, je regarde passer
    {next}
    Il se fait tard, et je veux rester

    {fact}
    Mamie le disait, je le redis
    {next}
    Le simple a toujours du crédit

    {fact}
    Je l'ai dit à un monsieur, à l'arrêt
    Il a laissé passer trois bus
    Il m'a dit : continuez, s'il vous plaît

    {fact}
    On pourrait mettre un ruban, des grelots
    Un feu d'artifice, une fanfare
    Mais tel quel, c'est déjà beau

    {fact}
    C'est un petit caillou du chemin
    On marche dessus sans y penser
    Un jour, on le garde dans la main

    {fact}
    Aucune notice ne l'explique
    Rien n'est écrit sur l'emballage
    Ça marche seul, et c'est magnifique`,
  hook: `
    {fact}
    (Je le chante bas, je le chante haut|Un peu, beaucoup, et tout, et trop)

    {fact}
    C'est le début, c'est le milieu, c'est tout

    {fact}
    Et je le répète à qui l'entend

    {fact}
    Encore une fois, je ne m'en lasse pas

    {fact}
    Le reste, la musique le dit

    {fact}
    Reprenez-le avec moi`,
}
