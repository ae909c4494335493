import type { Details } from '../../stanzas.ts'

/** Music, dance, books, crafts and games indoors. */
export const pastimes2: readonly Details[] = [
  {
    words:
      'danse danses danser dansait dansais dansent dansé danseur danseurs danseuse danseuses valse valses valser tango salsa bachata zumba ballet ballets bal bals tutu ballerine',
    stanzas: `
      (Un pied|Un talon|Une hanche) bat déjà sous la chaise
      On pousse la table, on tend la main
      On se marche un peu sur les pieds
      Et l'on se dit : tout va très bien

      La musique monte, on s'avance
      On compte trois, on tourne, on rit
      On s'est trompé de pied, qu'importe
      Le parquet connaît la suite, lui`,
    hook: `
      Danse, danse, ne compte pas les pas
      La danse est là, on ouvre les bras

      Encore une danse, et puis encore une
      Jusqu'au matin, jusqu'à la lune`,
  },
  {
    words:
      'chante chantes chanter chantait chantais chantent chanté chantonn* chant chants chorale chorales choriste chanteur chanteuse chanteurs chanteuses karaoké karaokés fredonn*',
    stanzas: `
      (La radio|La voix|La chanson) monte dans l'escalier
      Les voisins connaissent le refrain
      On y met du cœur et du volume
      Et tant pis pour les notes, à la fin

      On prend la cuillère pour micro
      On salue la foule en chaussettes
      On a oublié le couplet
      On refait la la la, à tue-tête`,
    hook: `
      Chante encore, chante haut, chante bas
      Quand on chante, on a moins froid

      Un peu faux, un peu fort, mais de tout cœur
      Qui chante le soir n'a plus peur`,
  },
  {
    words: 'guitar* ukulélé ukulele médiator accords_de_guitare',
    stanzas: `
      Trois accords, et c'est suffisant
      On cherche l'air, on le retrouve
      Le chien soupire au pied du lit
      Et toute la pièce l'approuve

      Les doigts font mal, la corde casse
      On noue, on serre, on recommence
      Le feu crépite un peu plus bas
      Et l'on reprend tous en cadence`,
    hook: `
      Un air de guitare, un feu, des amis
      Et la chanson dure toute la nuit

      Trois accords de guitare, et c'est parti
      On connaît tous cet air-là, ici`,
  },
  {
    words: 'piano pianos pianist* gammes solfège métronome partition partitions synthétiseur orgue',
    stanzas: `
      On recommence la même page
      Toute la rue la sait par cœur
      On se trompe au même endroit
      Et l'on reprend, avec douceur

      Quatre mains pour un seul clavier
      On se pousse un peu sur le banc
      L'un fait les graves, l'autre court
      Et l'on arrive en même temps`,
    hook: `
      Le piano chante au bout du couloir
      La maison l'écoute, il fait presque noir

      Encore une gamme, encore un accord
      Le piano est vieux, mais il chante encore`,
  },
  {
    words: 'accordéon accordéons accordéoniste musette bal_musette',
    stanzas: `
      L'accordéon prend sa respiration
      La place entière se met debout
      On tourne, on tourne sous les lampions
      Et le cœur tourne avec nous

      Les doigts courent sur les boutons
      On ne les voit même plus passer
      Un pied bat la mesure au sol
      Et personne ne veut se lasser`,
    hook: `
      Joue, l'accordéon, joue encore un tour
      On dansera jusqu'au petit jour

      Un, deux, trois, l'accordéon s'envole
      Et la valse nous prend par l'épaule`,
  },
  {
    words: 'vinyle vinyles disque disques tourne-disque tourne-disques platine radio radios poste_de_radio',
    stanzas: `
      On souffle un peu sur la poussière
      Le bras descend, ça craque, on attend
      La première note est la même
      On se rassoit, on a vingt ans

      La radio parle dans la cuisine
      On monte un peu, c'est notre chanson
      On s'arrête au milieu d'un geste
      Et l'on fait les chœurs, pour de bon`,
    hook: `
      Remets le disque, la face deux
      On connaît le disque par cœur, c'est mieux

      Monte la radio, c'est notre chanson
      Et l'on danse un peu dans le salon`,
  },
  {
    words: 'violon violons violoniste violonistes violoncelle violoncelles violoncelliste alto archet',
    stanzas: `
      Au début, le chat est parti
      Le voisin a mis son chapeau
      Un jour, une note est sortie
      Et tout le monde a dit : c'est beau

      On serre le menton, on ferme
      Les yeux, et l'archet prend la main
      On n'entend plus la rue dehors
      On n'entend plus que ce chemin`,
    hook: `
      Un violon chante, et la rue s'arrête
      On a la musique au fond de la tête

      Joue du violon, joue tout doucement
      Et le soir descend tranquillement`,
  },
  {
    words:
      'batteur batteuse de_la_batterie tambour tambours percussion percussions djembé fanfare fanfares trompette trompettes saxophone saxo trombone tuba clarinette flûte',
    stanzas: `
      Ça tape, ça souffle, ça part trop vite
      Le chef a perdu sa baguette
      La rue entière est au balcon
      Et le trombone fait sa fête

      On bat la mesure sur la table
      Sur le genou, sur le volant
      Tout devient tambour, la casserole
      Et la cuillère, évidemment`,
    hook: `
      Boum, boum, la fanfare est dans la rue
      On la suit, tant pis, on est perdus

      Un tambour, un cuivre, et toute la ville
      Se met à danser, c'est facile`,
  },
  {
    words:
      'livres un_livre le_livre ce_livre livre_de roman romans bouquin bouquins bouquine bouquinait bouquiner bibliothèque bibliothèques bibliothécaire libraire libraires librairie librairies lecture lectures lire lisait lisais lisez polar polars lecteur lectrice bandes_dessinées bande_dessinée',
    stanzas: `
      On avait dit : un seul chapitre
      L'horloge a fait deux tours sans bruit
      On ne peut pas laisser ces gens
      Tout seuls, au milieu de la nuit

      La lampe chauffe sous la couette
      On lit, on ne répond plus à rien
      On est au bout du monde, à cheval
      Et l'on a oublié le bain`,
    hook: `
      Encore une page, et puis j'éteins
      Le livre me garde jusqu'au matin

      Un livre ouvert, et le monde est plus grand
      On le referme, et l'on n'est plus comme avant`,
  },
  {
    words: 'mots_croisés mots_fléchés mots-croisés mots-fléchés sudoku sudokus scrabble cruciverbiste',
    stanzas: `
      On cherche un mot de sept lettres
      On le tient presque, il nous échappe
      On se lève pour faire le thé
      Et c'est alors qu'on le rattrape

      Il y a un mot qui n'existe pas
      Compté triple, avec un sourire
      On sort le gros dictionnaire
      Et l'autre jure qu'il l'a vu écrire`,
    hook: `
      Sept lettres, un mot, on l'a presque trouvé
      Les mots croisés attendent sous le nez

      Un mot compté triple, et l'on a gagné
      Au Scrabble, il faut tout inventer`,
  },
  {
    words: 'tricot* pelote pelotes laine aiguilles_à_tricoter',
    stanzas: `
      La pelote roule sous la chaise
      Une maille, et l'autre la suit
      On mesure un bras qui s'agite
      L'écharpe grandit dans la nuit

      Les aiguilles parlent tout bas
      Le feuilleton va vers sa fin
      On défait tout, on recommence
      C'est pour quelqu'un, ça se fait bien`,
    hook: `
      Une maille à l'endroit, une à l'envers
      Le tricot nous tient chaud tout l'hiver

      Un tricot tout doux, fait avec les doigts
      Et l'on n'a plus jamais froid`,
  },
  {
    words:
      'coud couds cousait cousais coudre cousu couture coutures couturi* machine_à_coudre ourlet ourlets brode brodes broder brodait brodais broderie broderies patchwork dé_à_coudre',
    stanzas: `
      Les épingles sont entre les lèvres
      On parle sans ouvrir la bouche
      La machine file comme un train
      Et le tissu passe, et ça fait mouche

      On fait un point, on tire le fil
      On coupe le bout avec les dents
      Ça ne se voit plus du tout, regarde
      Et c'est plus solide qu'avant`,
    hook: `
      Un fil, une aiguille, un point, un bouton
      Ce qu'on a cousu tient pour de bon

      Un bouton cousu, un trou qui s'en va
      La couture, c'est de l'amour qu'on voit`,
  },
  {
    words:
      'peinture peintures peintre peintres peindre peint peignait peignais aquarelle aquarelles pinceau pinceaux chevalet dessin*',
    stanzas: `
      Il y a du bleu sur le nez
      Du vert au bout des tresses
      Le chat ressemble à un nuage
      Et on l'encadre, avec tendresse

      On cligne un œil, on tend le pouce
      On cherche un gris qui n'existe pas
      La lumière a déjà tourné
      On recommence, et l'on y va`,
    hook: `
      Un peu de peinture, un peu de bleu
      Et le mur devient un ciel, c'est mieux

      Un trait, un autre, le dessin prend vie
      Il ressemble à qui l'on a choisi`,
  },
  {
    words:
      'belote beloter tarot joue_aux_cartes joues_aux_cartes jouait_aux_cartes jouais_aux_cartes jouer_aux_cartes jeu_de_cartes jeux_de_cartes partie_de_cartes parties_de_cartes jeu_de_société jeux_de_société rami bridge poker uno monopoly petits_chevaux dominos',
    stanzas: `
      On joue pour des haricots secs
      On triche un peu, mais gentiment
      L'un compte les points sur ses doigts
      Et trouve vingt points de plus, comment ?

      On tape du poing sur le tapis
      Voilà l'as, et voilà l'atout
      L'autre le savait depuis le début
      Et l'on veut sa revanche, surtout`,
    hook: `
      Encore une partie, c'est la dernière, promis
      On joue aux cartes jusqu'à minuit

      La belle, la revanche, et puis on verra
      Qui perd aux cartes fait le repas`,
  },
  {
    words:
      'joue_aux_échecs joues_aux_échecs jouait_aux_échecs jouais_aux_échecs jouer_aux_échecs aux_échecs échiquier jeu_de_dames',
    stanzas: `
      Une main plane sur la case
      On hésite, on ne respire plus
      On avance un tout petit pion
      Tout était gagné, tout est perdu

      On n'a pas dit un mot depuis une heure
      Le thé est froid, la pluie s'arrête
      On croit qu'on a trouvé le piège
      L'autre sourit, baisse la tête`,
    hook: `
      Échec au roi, échec et mat, voilà
      On remet les échecs comme il se doit

      Un cavalier, une tour, et le temps s'endort
      Une partie d'échecs, et puis une encore`,
  },
  {
    words:
      'jeux_vidéo jeu_vidéo jeux_vidéos jeux_video manette manettes playstation xbox nintendo fortnite minecraft gamer gameuse',
    stanzas: `
      On dit : la dernière partie
      La nuit s'en va, le jour arrive
      On a perdu au même endroit
      Cette fois-ci, c'est la bonne, on s'active

      Le dîner est prêt, on l'appelle
      Une minute, je sauvegarde
      La minute a duré une heure
      Et la soupe froide nous regarde`,
    hook: `
      Encore une vie, encore un niveau
      La manette chauffe, il est bien trop tôt

      Une manette, un ami, un canapé
      Encore un jeu vidéo, et l'on va manger`,
  },
  {
    words: 'théâtre theatre comédien comédienne comédiens acteur actrice improvisation impro',
    stanzas: `
      Le rideau tremble, on a les mains froides
      On a oublié jusqu'à son nom
      On entre, la lumière est blanche
      Et la première phrase répond

      On récite à la salle de bains
      À l'armoire, au chien, à la lune
      Le soir venu, un trou, un blanc
      On improvise, et ça fait fortune`,
    hook: `
      Trois coups frappés, le rideau s'est levé
      Le théâtre est plein, il faut y aller

      Bravo, bravo, le rideau descend
      Le théâtre a chaud de tous ces gens`,
  },
  {
    words: 'cinéma cinémas cinema ciné film films pop-corn popcorn cinéphile',
    stanzas: `
      La lumière baisse tout doucement
      On cherche une main dans le noir
      On ne sait plus bien quel est le film
      On l'a pourtant vu plusieurs soirs

      Le pop-corn tombe sur les genoux
      Quelqu'un pleure, et ce n'est pas lui
      On renifle, on dit : c'est la poussière
      Et l'on reste jusqu'au bout, ainsi`,
    hook: `
      Au cinéma, dans le noir, tous les deux
      On n'a rien vu du film, et c'est mieux

      Un film, du pop-corn, le rang du milieu
      Le cinéma, c'est tout ce qu'on veut`,
  },
]
