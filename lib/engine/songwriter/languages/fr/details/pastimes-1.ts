import type { Details } from '../../stanzas.ts'

/** Sports and games outdoors. */
export const pastimes1: readonly Details[] = [
  {
    words:
      'foot football footballeur footballeurs footballeuse footballeuses équipe_de_foot gardien_de_but but_marqué stade stades crampons supporter supporters supportrice',
    stanzas: `
      De la boue collée aux crampons
      Une ligne blanche à moitié partie
      Des pulls en tas pour les poteaux
      Et la troisième mi-temps, garantie

      Un ballon usé, bien gonflé
      Des chaussettes hautes, trouées
      Un filet qui tremble, un silence
      Et une voix tout enrouée

      Un banc mouillé, une gourde froide
      Un ballon parti chez la voisine
      Le score compté sur les doigts
      Et un genou vert dans la cuisine

      Une écharpe nouée trois fois
      Un carton levé, la rumeur
      Un poteau qui sonne, un grand oh
      Et quatre-vingt-dix minutes d'humeur`,
  },
  {
    words:
      'pétanque pétanques boulodrome cochonnet joue_aux_boules joues_aux_boules jouait_aux_boules jouais_aux_boules jouer_aux_boules partie_de_boules parties_de_boules jeu_de_boules',
    stanzas: `
      Un rond tracé du bout du pied
      Un chiffon sec, la boule qui brille
      Un mètre qui tranche, à genoux
      Et un millimètre, une broutille

      Le gravier relu pas à pas
      Un œil fermé, un bras derrière
      Deux doigts de trop, ou pas assez
      Et un bruit de fer, de la poussière

      Un banc, un platane, un journal
      Une boule au bout de l'aimant
      Tirer, pointer, grande question
      Et l'apéro pour règlement`,
  },
  {
    words:
      'à_la_pêche aime_la_pêche aimes_la_pêche aimait_la_pêche aimais_la_pêche adore_la_pêche adores_la_pêche adorait_la_pêche adorais_la_pêche de_la_pêche pêche_à pêche_au pêche_en la_pêche_et et_la_pêche de_pêche partie_de_pêche parties_de_pêche canne_à_pêche cannes_à_pêche pêcher pêchait pêchais pêcheur pêcheurs pêcheuse hameçon hameçons truite truites carpe carpes brochet brochets épuisette',
    stanzas: `
      Un point rouge qui ne bouge pas
      Des asticots dans une boîte
      Un thermos, un pliant, l'odeur d'herbe
      Et l'eau toute plate, toute droite

      Un nœud serré avec les dents
      Des ronds dans l'eau autour de la ligne
      Une libellule, un sursaut
      Et pas un mot, à peine un signe

      Des bottes qui font flic et floc
      Un panier d'osier, une épuisette
      Une touche, presque, au bout des doigts
      Et deux mains écartées, peu honnêtes`,
  },
  {
    words: 'vélo vélos velo bicyclette bicyclettes biclou cycliste cyclistes cyclisme vtt tour_de_france tandem',
    stanzas: `
      Une selle usée, une pompe
      Du noir de chaîne sur la cheville
      Un antivol autour d'un poteau
      Et un rayon de roue qui brille

      Une côte prise en danseuse
      Le front baissé, le souffle court
      Un pneu regonflé sur le bord
      Et une ombre qui pédale autour

      Une pince au bas du pantalon
      Un panier, trois fleurs, la baguette
      Un garde-boue qui vibre un peu
      Et deux notes sur la sonnette`,
  },
  {
    words: 'randonn* rando randos sac_à_dos chaussures_de_marche compostelle bâtons_de_marche sentier sentiers',
    stanzas: `
      Un caillou dans une chaussure
      Un sentier qui tourne et qui monte
      Une gourde au bon goût de fer
      Et des lacets que nul ne compte

      Un bâton poli par la main
      La carte ouverte en plein vent
      Un dernier virage, promis
      Et un autre virage devant

      Un sac posé, le dos tout frais
      Du saucisson sur un rocher
      Des pieds sortis des chaussettes
      Et en bas, tout petit, le clocher`,
  },
  {
    words: 'montagne montagnes sommet sommets alpinisme alpiniste escalade alpes pyrénées vosges refuge chalet',
    stanzas: `
      Une corde enroulée à l'épaule
      Le sommet qui recule encore
      De l'air qui pique au fond du nez
      Et la vallée, d'un bord à l'autre bord

      Des lacets, un torrent, des lacets
      Une main à plat sur la roche
      Un reste de neige, un bruit de cloche
      Et le ciel, d'un coup, bien plus proche

      Un toit de planches, un volet
      Du fromage sur du pain dur
      Des marmottes qui sifflent, cachées
      Et de l'eau au tuyau du mur`,
  },
  {
    words:
      'ski skis skie skies skier skiait skiais skié skieur skieuse skieurs snowboard remontées_mécaniques moniteur_de_ski',
    stanzas: `
      Des chaussures à mille crochets
      Un tire-fesses, un gant perdu
      Une trace, une autre, un planté
      Et du fromage, après, fondu

      Le nez rouge, un masque embué
      Un virage, un autre, une plaque
      Une botte qui cherche un ski
      Et deux planches, un bonnet en vrac

      Un télésiège qui se balance
      Du froid jusqu'au fond des moufles
      Un genou qui brûle, un virage
      Et en bas, plié, reprendre souffle`,
  },
  {
    words:
      'nage nages nager nageait nageais nagé nageur nageuse nageurs natation piscine piscines crawl brasse maître-nageur',
    stanzas: `
      Un bonnet qui tire les cheveux
      Du chlore jusque dans les oreilles
      Une ligne noire au fond, toute droite
      Et chaque longueur, toute pareille

      Un plat raté, une gerbe d'eau
      Des pieds fripés, des doigts tout blancs
      La serviette nouée en cape
      Et une flaque autour du banc

      Un casier, une clé au poignet
      Un orteil, un genou, le corps
      Un souffle pris toutes les trois brasses
      Et une main qui touche le bord`,
  },
  {
    words:
      'marathon marathons semi-marathon footing jogging joggings joggeur joggeuse course_à_pied courses_à_pied courir coureur coureuse coureurs trail trails dossard',
    stanzas: `
      Un lacet refait sur un banc
      La même côte, à chaque tour
      Une montre qui bipe au poignet
      Et les genoux qui font un discours

      Un dossard, quatre épingles, un nœud
      Des gobelets qui roulent par terre
      Une crampe, un quartier d'orange
      Et une ligne peinte, la dernière

      Le souffle court, les bras qui balancent
      Un refrain dans une seule oreille
      Des semelles usées d'un côté
      Et chaque réverbère, pareil`,
  },
  {
    words: 'rugby rugbyman rugbymen rugbywoman mêlée mêlées pilier_gauche pilier_droit talonneur',
    stanzas: `
      Une oreille en forme de chou
      La mêlée qui fume et qui pousse
      Un ballon qui ne va jamais droit
      Et la bière, après, et la mousse

      De la terre entre les crampons
      Un rebond qui n'obéit à rien
      Un maillot craqué à l'épaule
      Et des chansons, plus ou moins bien

      Un tas de dos, de bras, de boue
      Un sifflet, un ballon, la touche
      Une chandelle qui monte, qui monte
      Et un protège-dents plein la bouche`,
  },
  {
    words: 'basket basket-ball basketteur basketteuse basketteurs panier_à_trois',
    stanzas: `
      Un ballon qui cogne le parquet
      Une semelle qui crie, un bras
      Un pas, un saut, une main ouverte
      Et le filet qui frémit, tout bas

      Un sifflet, un banc, un temps mort
      Une gourde de main en main
      Trois secondes au tableau rouge
      Et un tir lâché à mi-chemin

      Des chevilles bandées, un genou
      Un ballon sur l'anneau, qui roule
      Un silence dans le gymnase
      Et un seul cri, toute la foule`,
  },
  {
    words: 'yoga gym gymnastique muscu musculation fitness pilates salle_de_sport',
    stanzas: `
      Un survêtement, un sac, un banc
      Une bouteille, un tapis de mousse
      Un genou, un coude, un genou
      Et une crampe, pas la plus douce

      Une balle, un élastique, un poids
      Un compte à rebours haletant
      Cinq, quatre, trois, et encore trois
      Et un deux qui dure longtemps

      Une serviette pliée sous la tête
      Un dos à plat, des yeux fermés
      Le plafond connu tache par tache
      Et un souffle, enfin, calmé`,
  },
  {
    words: 'tennis raquette raquettes ping-pong ping_pong badminton squash padel',
    stanzas: `
      Un manche usé, un bandeau d'éponge
      Une balle qui frôle la bande
      Un pas de côté, un grand pas
      Et un bras en l'air, qui demande

      Un filet qui dit non, deux fois
      Une balle au fond du grillage
      Une bouteille, un bout de banane
      Et un coup droit parti en voyage

      Une serviette autour du cou
      Un toc, un toc, un grand silence
      Une balle qui roule sous le banc
      Et un service qui recommence`,
  },
  {
    words: 'judo judoka judokas karaté aïkido arts_martiaux kimono tatami tatamis ceinture_noire ceinture_jaune',
    stanzas: `
      Une ceinture nouée à plat
      Le tapis qui claque en tombant
      Un salut, un silence, un pas
      Et un kimono encore blanc

      Des pieds nus, un bruit de coton
      La manche tenue, le col froissé
      Une hanche, un tour, le plafond
      Et d'un coup, tout l'air chassé

      Un ourlet toujours trop long
      Un cri bref, une main qui s'arrête
      Un genou à terre, une tape
      Et un grand bonjour de la tête`,
  },
]
