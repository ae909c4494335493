import type { Details } from '../../stanzas.ts'

/** Music, dance, books, crafts and games indoors. */
export const pastimes2: readonly Details[] = [
  {
    words:
      'danse danses danser dansait dansais dansent dansé danseur danseurs danseuse danseuses valse valses valser tango salsa bachata zumba ballet ballets bal bals tutu ballerine',
    stanzas: `
      Des chaussures sous une chaise
      Un pas de côté, un pas derrière
      Une main à plat au creux du dos
      Et un tissu qui prend l'air

      Le parquet qui grince en mesure
      Un deux trois soufflé tout bas
      Un orteil, pardon, un orteil
      Et le tour suivant, sans tracas

      Une boule à facettes qui tourne
      Des manches relevées jusqu'au coude
      Un talon qui claque, un autre
      Et plus une chaise qui boude`,
  },
  {
    words:
      'chante chantes chanter chantait chantais chantent chanté chantonn* chante_faux chant chants chorale chorales choriste chanteur chanteuse chanteurs chanteuses karaoké karaokés fredonn*',
    stanzas: `
      Une cuillère en guise de micro
      Un refrain mieux su que le couplet
      Une note prise un peu haut
      Et des la la la, pour être complet

      Une feuille tenue à bout de bras
      Un souffle pris par le ventre
      Un diapason, un pied qui tape
      Et une voix en retard, qui entre

      Un air attrapé au vol
      Un volume monté d'un cran
      Une fausse note, longue, assumée
      Et des chats sortis au premier rang`,
  },
  {
    words: 'guitar* ukulélé ukulele médiator accords_de_guitare',
    stanzas: `
      Trois accords, toujours les trois mêmes
      Un médiator entre les dents
      Une corde qui frise un peu
      Et le pied qui bat, en attendant

      Un étui couvert d'autocollants
      La corde de mi qui se casse
      Un air cherché du bout des doigts
      Et un accord nouveau qui passe

      L'oreille posée contre le bois
      Une clé tournée, un demi-ton
      Des marques en travers des doigts
      Et un petit canard, pour de bon`,
  },
  {
    words: 'piano pianos pianist* gammes solfège métronome partition partitions synthétiseur orgue',
    stanzas: `
      Un tabouret monté d'un tour
      Les gammes, et encore les gammes
      Un métronome sans pitié
      Et une fausse note, sans drame

      Un couvercle levé sans bruit
      Une touche blanche, une noire
      Une page tournée d'un coup de nez
      Et tout le reste, de mémoire

      Les mêmes huit mesures, lentement
      Un doigté noté au crayon
      Le mur d'à côté qui écoute
      Et la poussière dans un rayon`,
  },
  {
    words: 'accordéon accordéons accordéoniste musette bal_musette',
    stanzas: `
      Un soufflet qui s'ouvre et respire
      Des boutons de nacre sous les doigts
      Une sangle en cuir sur l'épaule
      Et un pied qui compte jusqu'à trois

      Un banc de bois, des lampions
      De l'air qui entre, de l'air qui sort
      Un parquet ciré, une java
      Et une valse, allez, encore

      Une grosse boîte noire à poignée
      Des plis de carton et de toile
      Une chaise au milieu de la place
      Et trois lampes en guise d'étoiles`,
  },
  {
    words: 'vinyle vinyles disque disques tourne-disque tourne-disques platine radio radios poste_de_radio',
    stanzas: `
      Un bras posé, un craquement
      Un tour qui tremble, un rond tout noir
      Une face, et puis l'autre face
      Et une voix qui sort du placard

      Un bouton tourné, un grésil
      Trois mots, une voix lointaine
      Un orchestre, un blanc, un orchestre
      Et un pied qui bat, à la traîne

      Un carton plein, rangé debout
      Un chiffon, un bout de velours
      Un saut, toujours au même endroit
      Et la même rengaine qui court`,
  },
  {
    words: 'violon violons violoniste violonistes violoncelle violoncelles violoncelliste alto archet',
    stanzas: `
      Un coussinet contre le cou
      De la colophane en poudre fine
      Un archet tendu, puis lâché
      Et des gammes jusque chez la voisine

      Une boîte doublée de velours
      Quatre cordes, une qui grince
      Un coude levé, un doigt qui cherche
      Et la note juste, toute mince

      Un la tiré, repris, tiré
      Un pupitre qui se replie
      Des crins qui pendent à l'archet
      Et la corde à vide, la plus jolie`,
  },
  {
    words:
      'batteur batteuse de_la_batterie tambour tambours percussion percussions djembé fanfare fanfares trompette trompettes saxophone saxo trombone tuba clarinette flûte',
    stanzas: `
      Un rang de chaises, des pupitres
      Une cymbale, la grosse caisse
      Un sol qui part à la dérive
      Et le voisin qui veut que ça baisse

      Un coup, deux coups, un contretemps
      Une tête qui hoche en mesure
      Une table aussi bat le rythme
      Et au plafond, une fissure

      Du cuivre frotté au chiffon
      Un roulement, puis une pause
      Une joue qui gonfle en face
      Et la place, au complet, qui explose`,
  },
  {
    words:
      'livres un_livre le_livre ce_livre livre_de roman romans bouquin bouquins bouquine bouquinait bouquiner bibliothèque bibliothèques bibliothécaire libraire libraires librairie librairies lecture lectures lire lisait lisais lisez polar polars lecteur lectrice bandes_dessinées bande_dessinée',
    stanzas: `
      Une pile au bord de la table
      Un vieux ticket en marque-page
      Une lampe qui chauffe un peu
      Et un doigt sur la fin du passage

      Un dos cassé, des coins cornés
      L'odeur de colle et de poussière
      Encore une page, un chapitre
      Et sous la porte, un fil de lumière

      Une chaise qui garde un creux
      Des lunettes au bout du nez
      Une tache de thé page trente
      Et un dénouement deviné`,
  },
  {
    words: 'mots_croisés mots_fléchés mots-croisés mots-fléchés sudoku sudokus scrabble cruciverbiste',
    stanzas: `
      Un crayon mâchonné au bout
      Une case noire, trois blanches
      Un dictionnaire sur les genoux
      Et la gomme au bord de la manche

      Un journal plié, replié
      Sept lettres, dont un Y au bout
      Un silence, un crayon en l'air
      Et le mot qui vient, d'un seul coup

      Une lettre barrée deux fois
      Une définition tordue
      Un café qui refroidit seul
      Et une case encore toute nue`,
  },
  {
    words: 'tricot* pelote pelotes laine aiguilles_à_tricoter',
    stanzas: `
      Une pelote qui fuit sous la chaise
      Deux aiguilles qui parlent tout bas
      Une manche plus longue que l'autre
      Et un rang défait, pas à pas

      Une maille à l'endroit, l'autre à l'envers
      Un fil passé autour du doigt
      Un cliquetis près de la lampe
      Et une écharpe, au moins pour trois

      Un mètre ruban, un modèle
      Un nœud que les dents démêlent
      De la laine qui pique un peu
      Et une pelote ronde et rebelle`,
  },
  {
    words:
      'coud couds cousait cousais coudre cousu couture coutures couturi* machine_à_coudre ourlet ourlets brode brodes broder brodait brodais broderie broderies patchwork dé_à_coudre',
    stanzas: `
      Des épingles tenues aux lèvres
      Un fil mouillé, un chas trop fin
      Une pédale, un bruit de rafale
      Et un ourlet droit, fait main

      Une boîte en fer pleine de boutons
      Un mètre roulé, des bobines
      Une doublure qui dépasse
      Et une chute de popeline

      Un patron en papier de soie
      Des ciseaux, un revers, une poche
      Un dé qui roule sous l'armoire
      Et le fil qui passe et s'accroche`,
  },
  {
    words:
      'peinture peintures peintre peintres peindre peint peignait peignais aquarelle aquarelles pinceau pinceaux chevalet dessin*',
    stanzas: `
      Une gomme pleine de poussière
      Un pinceau trempé dans le thé
      L'eau du verre qui tourne au gris
      Et le bon bleu, juste à côté

      Des mines cassées, des copeaux
      La langue tirée, un trait qui file
      Un œil fermé, un pouce tendu
      Et une main, toujours difficile

      Une tache au bord d'une manche
      Une feuille qui gondole et sèche
      Un pas en arrière, un en avant
      Et un dernier trait, une mèche`,
  },
  {
    words:
      'belote beloter tarot joue_aux_cartes joues_aux_cartes jouait_aux_cartes jouais_aux_cartes jouer_aux_cartes jeu_de_cartes jeux_de_cartes partie_de_cartes parties_de_cartes jeu_de_société jeux_de_société rami bridge poker uno monopoly petits_chevaux dominos',
    stanzas: `
      Un tapis vert, un fond de tasse
      Un as gardé pour la fin, exprès
      Des points notés sur un carton
      Et une main lue d'un peu trop près

      Des cartes molles, un roi corné
      Un coup de poing, voilà l'atout
      Une mine qui ne dit rien
      Et des sourcils qui disent tout

      Une pièce tombée sous la chaise
      La règle lue, puis en litige
      Une revanche, puis la belle
      Et un score à donner le vertige`,
  },
  {
    words:
      'joue_aux_échecs joues_aux_échecs jouait_aux_échecs jouais_aux_échecs jouer_aux_échecs aux_échecs échiquier jeu_de_dames',
    stanzas: `
      Une tour qui file tout droit
      Une main levée, qui hésite
      Un cavalier pris de travers
      Et une pendule un peu trop vite

      Des cases noires, des cases blanches
      Un menton posé dans la main
      Un tic, un tac, un tic, un tac
      Et un fou qui prend le chemin

      Un pion poussé du bout du doigt
      Le silence entre deux soupirs
      Une dame qui traverse tout
      Et le roi couché, sans rien dire`,
  },
  {
    words:
      'jeux_vidéo jeu_vidéo jeux_vidéos jeux_video manette manettes playstation xbox nintendo fortnite minecraft gamer gameuse',
    stanzas: `
      Un fil qui traîne, une manette
      Des pouces plus vifs que les yeux
      Un saut raté, deux sauts ratés
      Et la vie suivante ira mieux

      Un écran qui bleuit le mur
      Un casque, un micro, des chips molles
      Un dernier niveau, le dernier
      Et le dîner qui batifole

      Un bouton martelé en vain
      Un monstre plus grand que l'écran
      Sauvegarder, une minute
      Et une heure qui fiche le camp`,
  },
  {
    words: 'théâtre theatre comédien comédienne comédiens acteur actrice improvisation impro',
    stanzas: `
      Un rideau rouge, un trou au milieu
      Trois coups frappés sur le plancher
      Un texte corné dans la poche
      Et le trac, derrière, caché

      Du fard au col de la chemise
      Une réplique dite à l'armoire
      Une épée de bois, un chapeau
      Et un grand trou de mémoire

      Un projecteur, de la poussière
      Des fauteuils qui claquent un à un
      Le noir, une toux quelque part
      Et la première phrase, enfin`,
  },
  {
    words: 'cinéma cinémas cinema ciné film films pop-corn popcorn cinéphile',
    stanzas: `
      Un strapontin qui claque au fond
      Un faisceau de poussière d'or
      Des pop-corn perdus dans la manche
      Et un bruit de papier, encore

      Deux tickets pliés dans la poche
      Une place au milieu du rang
      Un noir qui tombe, des murmures
      Et une tête haute, juste devant

      Un générique jusqu'au bout
      Des yeux plissés à la sortie
      Un nom d'acteur, là, sur la langue
      Et toute la fin, rebâtie`,
  },
]
