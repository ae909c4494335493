import type { Details } from '../../stanzas.ts'

/** From the cradle to the wedding, feasts, school, and small things kept. */
export const life1: readonly Details[] = [
  {
    words:
      'bébé bébés bebe naissance nouveau-né nouveau-née nourrisson biberon biberons poussette maternité enceinte layette',
    stanzas: `
      Un bonnet pas plus gros qu'un poing
      Une goutte de lait sur la manche
      Cinq doigts serrés autour d'un pouce
      Et un hochet, la tête qui penche

      Une veilleuse au ras du sol
      Des pas en rond sur le tapis
      Un soupir, un tout petit poids
      Et tout le couloir, assoupi

      Un pyjama à trois pressions
      Des chaussettes grandes comme un doigt
      Un carré de tissu mouillé
      Et un bâillement plus grand que soi`,
  },
  {
    words:
      'histoire_du_soir histoires_du_soir lit_une_histoire lis_une_histoire lire_une_histoire lit_des_histoires lis_des_histoires lire_des_histoires lisait_des_histoires lisais_des_histoires doudou doudous peluche peluches nounours berceuse berceuses veilleuse dodo',
    stanzas: `
      Un lapin tenu par l'oreille
      La porte laissée entrouverte
      Une page tournée trop vite
      Et une petite lampe verte

      Un verre d'eau, et puis un autre
      Le loup qui change de voix
      Un bras autour de l'ours râpé
      Et la fin, encore une fois

      Un drap remonté jusqu'au menton
      Une patte d'ours décousue
      Un ogre, une forêt, un oubli
      Et la bonne phrase, déjà sue`,
  },
  {
    words:
      'raconte_des_histoires racontes_des_histoires racontait_des_histoires racontais_des_histoires raconter_des_histoires raconte_toujours racontes_toujours racontait_toujours racontais_toujours raconte_la_même racontes_la_même racontait_la_même racontais_la_même anecdote anecdotes conteur conteuse histoires_de_guerre',
    stanzas: `
      Une chaise tirée d'un pied
      Un silence, un doigt qui se lève
      Deux mains qui font la porte qui grince
      Et des détails en plus, sans trêve

      Une voix qui baisse d'un ton
      Un poisson plus grand chaque fois
      Un plat qui attend sur le feu
      Et un dessert mangé du bout des doigts

      Une nappe qui devient carte
      Un vieux nom, une date en l'air
      Une fourchette en guise de pont
      Et des coudes autour d'un verre`,
  },
  {
    words:
      'mariage mariages anniversaire_de_mariage marié mariés mariée mariées noces épouser alliance alliances bague bagues robe_de_mariée demande_en_mariage demandé_en_mariage demandée_en_mariage fiançailles fiancé fiancée fiancés dit_oui',
    stanzas: `
      Une nappe longue comme la rue
      Du riz dans le col, les cheveux
      Deux anneaux dans la même boîte
      Et un mouchoir plié en deux

      Une fleur piquée à une veste
      L'anneau qui bloque à la jointure
      Des dragées collées dans la poche
      Et des boîtes de conserve à la voiture

      Un pli de robe dans une portière
      Un bouquet, un gant, un bout de tulle
      Une feuille de papier qui tremble
      Et des coupes pleines de bulles`,
  },
  {
    words:
      'noël noel sapin_de_noël sapin sapins père_noël père_noel guirlande guirlandes réveillon réveillons bûche_de_noël bûche crèche cadeaux_de_noël lutins',
    stanzas: `
      Des aiguilles dans la moquette
      Une guirlande à démêler
      Du papier froissé jusqu'aux genoux
      Et un marron un peu brûlé

      Un escabeau, une étoile, un bras
      Une boule fêlée, la plus vieille
      Du coton au fond d'un carton
      Et une lumière qui se réveille

      Du scotch collé au bout des doigts
      Un papier doré qui se déchire
      Un ruban frisé d'un coup sec
      Et une étiquette dure à lire`,
  },
  {
    words:
      'fête fêtes fête_surprise la_fête faire_la_fête soirée soirées discothèque discothèques boîte_de_nuit fêtard fêtarde fêtards boum kermesse',
    stanzas: `
      Des manteaux en tas sur le lit
      Des ballons collés au plafond
      La chaîne qui crache un vieux tube
      Et sur les gobelets, un prénom

      Une porte qui bat sans arrêt
      La cuisine pleine, le salon vide
      Des basses qui tremblent au carreau
      Et une chaise pour les timides

      Une guirlande, un bout de scotch
      Un voisin fâché, puis ravi
      Des verres perdus, puis retrouvés
      Et un fond de punch, resservi`,
  },
  {
    words:
      'rire rires rit riait riais fou_rire fous_rires rigol* éclat_de_rire éclats_de_rire éclate_de_rire éclates_de_rire éclatait_de_rire éclatais_de_rire',
    stanzas: `
      Des yeux mouillés, un poing sur la table
      Le souffle coupé, la main au ventre
      Une seconde de sérieux
      Et ça s'échappe, et puis ça rentre

      Un éclat qui passe les murs
      Un thé recraché dans la tasse
      Un regard à ne pas croiser
      Et ça repart, dès que ça passe

      Une épaule qui tremble d'abord
      Les joues gonflées, les lèvres closes
      Un hoquet au pire moment
      Et tout éclate, pour pas grand-chose`,
  },
  {
    words:
      'blague blagues blagueur blagueuse farce farces farceur farceuse jeu_de_mots jeux_de_mots calembour calembours taquin* humour plaisanterie plaisanteries plaisante plaisantait',
    stanzas: `
      Une chute annoncée par les yeux
      Toujours la même, ou bien la pire
      Un soupir au bout de la table
      Et malgré tout, un bout de rire

      Un détail perdu en chemin
      Une fin dite dès le début
      Un coude planté dans les côtes
      Et un bide, bien entendu

      Un coussin qui fait un drôle de bruit
      Du sel glissé dans le sucrier
      Un air d'ange, un coin de sourire
      Et quelqu'un, déjà, pour crier`,
  },
  {
    words:
      'bavard* papot* jacass* moulin_à_paroles parle_beaucoup parles_beaucoup parlait_beaucoup parlais_beaucoup parle_trop parles_trop parle_tout_le parles_tout_le parlait_tout_le parlais_tout_le',
    stanzas: `
      Une phrase qui en ouvre une autre
      Une parenthèse grande ouverte
      Deux sacs posés sur le trottoir
      Et le bus parti, quelle perte

      Des mains qui parlent presque autant
      Un détail, un cousin, un détour
      Une porte tenue d'un seul pied
      Et trois nouvelles, dont une du jour

      Un mot qui passe le palier
      Une virgule, jamais de point
      Un café froid, une chaise qui tourne
      Et le sujet, déjà bien loin`,
  },
  {
    words:
      'examen examens bac brevet_des_collèges le_brevet concours révise révises réviser révisait révisais révisions diplôme diplômes diplômé diplômée partiels licence thèse soutenance étudiant étudiante étudiants',
    stanzas: `
      Des fiches de toutes les couleurs
      Un stylo mâché jusqu'au bout
      Une horloge au fond de la salle
      Et soudain plus rien, et puis tout

      Une trousse vidée sur la table
      Un sujet retourné, le silence
      Une montre posée bien à plat
      Et un grigri, dessous, pour la chance

      Des noms affichés sur un mur
      Un doigt qui descend la colonne
      Une ligne lue, puis relue
      Et aussitôt, le téléphone`,
  },
  {
    words:
      'école écoles ecole cartable cartables rentrée récré récréation récréations cour_de_récréation maternelle en_classe la_classe ma_classe ta_classe sa_classe élève élèves collège lycée cantine devoirs',
    stanzas: `
      Un cartable plus large que le dos
      Une tartine dans du papier
      De l'encre sur le bout d'un doigt
      Et des pages neuves, un cahier

      Un genou vert, un sparadrap
      Une marelle, un palet plat
      Une cloche au milieu du saut
      Et le rang qui n'avance pas

      Des manteaux pendus à des crochets
      Une règle, une gomme entamée
      Une flaque au milieu de la cour
      Et la trousse, à peine fermée`,
  },
  {
    words:
      'lettre lettres carte_postale cartes_postales enveloppe enveloppes timbre timbres courrier courriers correspondance correspondant correspondante journal_intime poème poèmes écriture',
    stanzas: `
      Un timbre collé de travers
      Une écriture un peu penchée
      Une marge pleine jusqu'au bord
      Et l'enveloppe, d'un coup, léchée

      Une liasse, un bout de ruban
      Un papier mince, presque bleu
      Une date, une ville, une rature
      Et un post-scriptum, et puis deux

      Un stylo qui bave à la fin
      Un pli, le papier au soleil
      Des bises écrites en travers
      Et le temps qu'il fait, toujours pareil`,
  },
  {
    words:
      'photo photos photograph* appareil_photo album_photo album_photos selfie selfies polaroid diapositives diapos',
    stanzas: `
      Un pull trop court, un rang de chaises
      Des sourires tenus trop longtemps
      Des yeux fermés, le flash en plein
      Et un pouce flou, en haut, devant

      Un bord dentelé, un peu jauni
      Un nom au dos, écrit au crayon
      Une plage, un chien coupé en deux
      Et une mer grise, sans un rayon

      Un carton aux coins décollés
      Les mêmes pulls, les mêmes coiffures
      Une grimace au dernier moment
      Et un coude posé sur une voiture`,
  },
  {
    words:
      'argent loto tirelire tirelires radin radine économies porte-monnaie fins_de_mois fin_du_mois ticket_à_gratter tickets_à_gratter euromillions facture factures',
    stanzas: `
      Un bocal de pièces sur l'étagère
      Un bouton sauvé d'une doublure
      Un crayon, une colonne, un soupir
      Et trois zéros sur une facture

      Une tirelire au dos fendu
      Des centimes en petites piles
      Un élastique autour d'un billet
      Et une enveloppe au fond, tranquille

      Une addition coupée en deux
      Six numéros, toujours les mêmes
      Une pièce frottée sur un ticket
      Et un café, allez, un crème`,
  },
  {
    words:
      'église églises eglise messe messes cathédrale paroisse paroissiens curé prêtre cloches clocher cierge cierges vitrail vitraux sacristie temple',
    stanzas: `
      Un banc de bois qui craque un peu
      Des cierges, une odeur de cire
      Le froid des dalles sous la semelle
      Et un vitrail facile à lire

      Un livret noir, des pages d'or
      La cloche qui passe les champs
      Une toux dans le grand silence
      Et un temps d'avance sur le chant

      Une porte lourde, un courant d'air
      Des noms gravés dans la pierre
      Un chapeau tenu à deux mains
      Et le sol peint par la lumière`,
  },
  {
    words: 'ramadan aïd mosquée mosquées iftar ftour harira',
    stanzas: `
      Un bol de soupe au milieu, fumant
      Une datte, un verre d'eau, l'heure
      Un pain rond, rompu en morceaux
      Et des voisins, un plat de douceurs

      Des chaussures devant la porte
      Du miel, des amandes, du thé
      Une assiette sous une serviette
      Et l'escalier tout parfumé

      Le ciel regardé, la lune fine
      Un habit neuf, un pli au col
      Une pièce au creux d'une main
      Et un reste de sucre au fond du bol`,
  },
  {
    words: 'galette_des_rois la_galette galette frangipane fève épiphanie',
    stanzas: `
      Une couronne en carton doré
      Un enfant caché sous la table
      Une part tournée vers la porte
      Et le bon morceau, introuvable

      Une croûte d'or qui se feuillette
      La lame qui bute sur un roi
      Un silence autour des assiettes
      Et la part poussée d'un petit doigt

      Des miettes partout sur la nappe
      Une couronne sur une oreille
      Un toc, un arrêt, une grimace
      Et une dent qui se réveille`,
  },
  {
    words: "feu_d'artifice feux_d'artifice quatorze_juillet fête_nationale bal_des_pompiers lampions pétards",
    stanzas: `
      Un plaid dans l'herbe, un cou tendu
      Un trait qui monte, un grand silence
      Une fleur rouge ouverte d'un coup
      Et le oh qui part, et recommence

      Des lampions en papier plissé
      L'odeur de poudre, un peu de suie
      Des petits perchés sur des épaules
      Et de l'or qui retombe en pluie

      Un pont noir de monde, un reflet
      Un bruit qui arrive en retard
      Des mains posées sur les oreilles
      Et après tout, un dernier pétard`,
  },
]
