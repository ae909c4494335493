import type { Details } from '../../stanzas.ts'

/** From the cradle to the wedding, feasts, school, and small things kept. */
export const life1: readonly Details[] = [
  {
    words:
      'bébé bébés bebe naissance nouveau-né nouveau-née nourrisson biberon biberons poussette maternité enceinte layette',
    stanzas: `
      Tout est petit dans la maison
      La voix, les pas, la lumière
      Cinq doigts se ferment sur un pouce
      Et plus personne n'a rien à faire

      On ne dort plus, on fait des tours
      Le couloir compte nos semelles
      On le pose, il ouvre les yeux
      Et l'on reprend la ritournelle`,
    hook: `
      Un bébé dans les bras, le monde à l'envers
      Et l'on marche tout doux sur la terre

      Chut, le bébé dort, on parle tout bas
      Et le bonheur marche à petits pas`,
  },
  {
    words:
      'histoire_du_soir histoires_du_soir lit_une_histoire lis_une_histoire lire_une_histoire lit_des_histoires lis_des_histoires lire_des_histoires lisait_des_histoires lisais_des_histoires doudou doudous peluche peluches nounours berceuse berceuses veilleuse dodo dernière_histoire ours_en_peluche lisait_une_histoire lisais_une_histoire nous_lisait_une nous_lisais_une me_lisait_une me_lisais_une',
    stanzas: `
      La lampe est basse, on tourne la page
      Le loup parle avec une grosse voix
      On connaît la fin depuis longtemps
      On veut l'entendre encore une fois

      On saute une ligne, pour voir
      Une petite voix nous reprend
      Il ne manque jamais un mot
      Et l'on repart du commencement`,
    hook: `
      Encore une histoire, la lampe allumée
      Et puis on dormira, les yeux fermés

      Une histoire, un doudou, la nuit peut venir
      Il n'y a plus rien qu'à s'endormir`,
  },
  {
    words:
      'raconte_des_histoires racontes_des_histoires racontait_des_histoires racontais_des_histoires raconter_des_histoires raconte_toujours racontes_toujours racontait_toujours racontais_toujours raconte_la_même racontes_la_même racontait_la_même racontais_la_même anecdote anecdotes conteur conteuse histoires_de_guerre',
    stanzas: `
      Les chaises se tournent, on se tait
      On connaît la fin, et alors ?
      Le poisson a grandi d'un mètre
      Et l'on en redemande encore

      Les mains font le vent et la porte
      La voix descend, on se rapproche
      On a quarante ans, ou six ans
      On ne veut pas que ça décroche`,
    hook: `
      Raconte encore, on connaît la fin
      Les histoires sont meilleures le lendemain

      Encore une histoire, encore une fois
      On n'y croit pas tout à fait, mais on y croit`,
  },
  {
    words:
      'mariage mariages anniversaire_de_mariage marié mariés mariée mariées noces épouser alliance alliances bague bagues robe_de_mariée demande_en_mariage demandé_en_mariage demandée_en_mariage fiançailles fiancé fiancée fiancés dit_oui',
    stanzas: `
      La nappe est longue comme la rue
      Le riz s'est pris dans les cheveux
      La bague a bloqué un instant
      Et l'on s'essuie le coin des yeux

      On a dansé sur des chansons
      Que l'on jurait de ne pas aimer
      On a perdu deux ou trois chaussures
      Et personne ne voulait rentrer`,
    hook: `
      Un oui tout simple, un oui tout haut
      Le plus beau jour tient dans un mot

      Sonnez les cloches, c'est un mariage
      Deux noms, un seul nom sur la page`,
  },
  {
    words:
      'noël noel sapin_de_noël sapin sapins père_noël père_noel guirlande guirlandes réveillon réveillons bûche_de_noël bûche crèche cadeaux_de_noël lutins',
    stanzas: `
      (Le sapin|La guirlande|L'étoile) clignote dans le salon
      On a marché sur une aiguille
      On a dit : cette année, pas de cadeaux
      Et le tapis disparaît, ça brille

      On s'endort sans vouloir dormir
      On a entendu un pas au grenier
      On a laissé du lait, un biscuit
      Et au matin, il en manque la moitié`,
    hook: `
      C'est Noël, la maison s'allume
      Et l'on chante dans la nuit, dans la brume

      Un sapin qui penche, un peu de papier
      C'est Noël, et tout est oublié`,
  },
  {
    words:
      'fête fêtes fête_surprise la_fête faire_la_fête soirée soirées discothèque discothèques boîte_de_nuit fêtard fêtarde fêtards boum kermesse',
    stanzas: `
      On a poussé la table au mur
      La lampe est basse, le son est bon
      Le voisin vient pour se plaindre
      Il danse au milieu du salon

      Les manteaux dorment sur le lit
      Quelqu'un pleure, quelqu'un s'embrasse
      On refait le monde à la cuisine
      Et le matin entre, et prend sa place`,
    hook: `
      C'est la fête, on ne dort pas ce soir
      On dansera jusqu'au premier car

      Montez le son, ouvrez grand la fête
      Et que ça tourne dans la tête`,
  },
  {
    words:
      'rire rires rit riait riais fou_rire fous_rires rigol* éclat_de_rire éclats_de_rire éclate_de_rire éclates_de_rire éclatait_de_rire éclatais_de_rire',
    stanzas: `
      Ça commence par une épaule
      On se retient, on mord sa manche
      On ne sait plus pourquoi l'on rit
      Et quelqu'un glisse de la planche

      Ça vient toujours au mauvais moment
      Quand il faudrait rester sérieux
      On n'ose plus se regarder
      On pleure, et ça fait du bien aux yeux`,
    hook: `
      Un éclat de rire, et tout va mieux
      Encore un rire, on ferme les yeux

      Riez, riez, c'est contagieux
      Un fou rire, et le ciel est bleu`,
  },
  {
    words:
      'blague blagues blagueur blagueuse farce farces farceur farceuse jeu_de_mots jeux_de_mots calembour calembours taquin* humour plaisanterie plaisanteries plaisante plaisantait',
    stanzas: `
      On la connaît, on la voit venir
      On soupire avant la fin
      Et l'on rit quand même, on ne sait pas
      Pourquoi ça marche, mais ça va bien

      Il y a du sel dans le sucrier
      Un coussin qui fait un drôle de bruit
      Tout le monde regarde en l'air
      Et l'on se dit : c'est encore lui`,
    hook: `
      Encore une blague, la même qu'hier
      On l'a déjà ri, on la rit en hiver

      La blague est mauvaise, on en rit toujours
      Encore une, allez, une pour le tour`,
  },
  {
    words:
      'bavard* papot* jacass* moulin_à_paroles parle_beaucoup parles_beaucoup parlait_beaucoup parlais_beaucoup parle_trop parles_trop parle_tout_le parles_tout_le parlait_tout_le parlais_tout_le',
    stanzas: `
      On passait juste dire bonjour
      Le soleil a fait tout son tour
      On n'a encore rien dit, nous
      On écoute, et l'on dit : bon, je cours

      Une histoire en ouvre une autre
      On a perdu la première en route
      Le bus est passé, puis un autre
      Et l'on reste là, on écoute`,
    hook: `
      Et patati, et patata, bavarder
      Il y a toujours une chose à raconter

      Un mot, un autre, et le temps s'en va
      Bavarder, c'est bon, on ne s'en lasse pas`,
  },
  {
    words:
      'examen examens bac brevet_des_collèges le_brevet concours révise révises réviser révisait révisais révisé révisée révisions diplôme diplômes diplômé diplômée partiels licence thèse soutenance étudiant étudiante étudiants',
    stanzas: `
      Les fiches couvrent le tapis
      Il y en a jusque dans la douche
      On récite en mangeant des pâtes
      On dort avec un stylo à la bouche

      On a retourné la feuille blanche
      Tout a disparu, c'est affreux
      Puis un mot revient, puis un autre
      Et la main court, on fait de son mieux`,
    hook: `
      Encore une page, on révise, on y croit
      L'examen viendra, et l'on réussira

      Révise un peu, respire un peu
      L'examen passé, le ciel est bleu`,
  },
  {
    words:
      'école écoles ecole cartable cartables rentrée récré récréation récréations cour_de_récréation maternelle en_classe la_classe ma_classe ta_classe sa_classe élève élèves collège lycée cantine devoirs',
    stanzas: `
      Le cartable est plus grand que nous
      On marche en rang, deux par deux
      La cloche sonne au milieu du jeu
      Et l'on garde la balle sous les yeux

      On a gravé nos noms sous la table
      On s'est passé des mots pliés
      La maîtresse avait le dos tourné
      Et le fou rire a commencé`,
    hook: `
      La cloche a sonné, c'est la récré
      Et l'école entière s'est mise à crier

      Sur le chemin de l'école, on chantait
      Le cartable au dos, le monde à côté`,
  },
  {
    words:
      'lettre lettres carte_postale cartes_postales enveloppe enveloppes timbre timbres courrier courriers correspondance correspondant correspondante journal_intime poème poèmes écriture',
    stanzas: `
      On reconnaît bien l'écriture
      On l'ouvre avec le bout du pouce
      On lit debout, devant la porte
      Et tout d'un coup, la rue est douce

      On a mis du temps, on a barré
      On a recommencé la page
      À la fin, il reste trois mots
      Mais les trois mots font le voyage`,
    hook: `
      Une lettre est là, ouvre-la tout bas
      Il y a dedans ce qu'on ne dit pas

      Un timbre, une lettre, et trois petits mots
      Il n'y a rien de plus chaud`,
  },
  {
    words:
      'photo photos photograph* appareil_photo album_photo album_photos selfie selfies polaroid diapositives diapos',
    stanzas: `
      On ferme les yeux au mauvais moment
      Quelqu'un fait des cornes derrière
      Elle est floue, la tête est coupée
      C'est notre préférée sur terre

      Ne bougez plus, dit une voix
      On se serre, on rentre le ventre
      On attend, on attend, on éclate
      Et c'est le rire qui entre`,
    hook: `
      Ne bougez plus, souriez, c'est parti
      Une photo, et l'on garde la vie

      Sur la photo, on rit encore
      Le temps est resté au-dehors`,
  },
  {
    words:
      'argent loto tirelire tirelires radin radine économies porte-monnaie fins_de_mois fin_du_mois ticket_à_gratter tickets_à_gratter euromillions facture factures',
    stanzas: `
      On compte les pièces sur la nappe
      On fait trois tas, on recommence
      À la fin du mois, il en manque
      Et l'on dit : c'est la différence

      On coche six numéros au café
      On a déjà tout dépensé
      Une île, un toit, un train pour tous
      On a gagné deux euros, c'est vrai`,
    hook: `
      Pas un sou d'argent, mais on rit beaucoup
      La fortune, elle est tout autour de nous

      Le gros lot, on ne l'a pas eu
      Mais de l'argent, qu'en ferions-nous de plus ?`,
  },
  {
    words:
      'église églises eglise messe messes cathédrale paroisse paroissiens curé prêtre cloches clocher cierge cierges vitrail vitraux sacristie temple',
    stanzas: `
      Le banc craque, on baisse la voix
      Le soleil colore la pierre
      On chante un peu après les autres
      Et la note monte, la dernière

      On allume un petit cierge
      On pense à quelqu'un, sans rien dire
      La flamme penche, elle se redresse
      Et l'on sort avec un sourire`,
    hook: `
      La cloche a sonné, l'église est en fleurs
      On chante un peu faux, mais de tout son cœur

      Un cierge, une flamme, et le cœur léger
      La cloche a fini par sonner`,
  },
  {
    words: 'ramadan aïd mosquée mosquées iftar ftour harira',
    stanzas: `
      On regarde le ciel qui baisse
      Une datte passe de main en main
      La soupe fume, la table attend
      Et le voisin apporte le pain

      La porte n'est pas refermée
      On entend rire dans l'escalier
      Il y a des plats pour tout l'étage
      Et l'on ne sait plus où les poser`,
    hook: `
      Une datte, un verre, le ramadan, le soir
      Et toute la rue vient pour se voir

      La lune est levée, c'est l'Aïd demain
      On a du miel plein les mains`,
  },
  {
    words: 'galette_des_rois la_galette galette frangipane fève épiphanie',
    stanzas: `
      Le plus petit est sous la table
      Il crie un nom pour chaque part
      On mâche tout doucement
      On ne sait jamais, il est tard

      Quelqu'un a poussé un petit cri
      Une dent a trouvé quelque chose
      La couronne est un peu trop grande
      Le roi de travers prend la pose`,
    hook: `
      Qui a la fève ? Qui a la fève ?
      La galette est coupée, le roi se lève

      Une part de galette, et mords doucement
      Il y a une fève là-dedans`,
  },
  {
    words: "feu_d'artifice feux_d'artifice quatorze_juillet fête_nationale bal_des_pompiers lampions pétards",
    stanzas: `
      On a étendu un grand plaid
      On attend, la tête en arrière
      Un trait monte, tout le monde se tait
      Et le ciel s'ouvre comme un verre

      Le bruit arrive un peu plus tard
      Le cœur sursaute, la rue s'illumine
      On a dix ans pour un quart d'heure
      On a pris le bras de la voisine`,
    hook: `
      Oh, la belle bleue, oh, la belle rouge
      Le feu d'artifice, et plus rien ne bouge

      Un feu d'artifice, un cri, un baiser
      Et le ciel entier s'est embrasé`,
  },
]
