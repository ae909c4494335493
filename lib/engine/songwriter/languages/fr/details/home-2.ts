import type { Details } from '../../stanzas.ts'

/** Glasses, screens, sleep and the shower; the car and the road. */
export const home2: readonly Details[] = [
  {
    words: 'lunettes opticien opticienne myope presbyte loupe',
    stanzas: `
      Un étui vide sur le buffet
      Des coussins soulevés, pourtant
      Une main qui tâte la table
      Et sur le front, depuis longtemps

      Une branche tenue au scotch
      Deux marques roses sur le nez
      Le journal lu à bout de bras
      Et tout le reste, bien deviné

      Un verre frotté au coin du pull
      La buée, quand la porte s'ouvre
      Un œil plissé, un pas de plus
      Et d'un coup, la rue se découvre`,
  },
  {
    words:
      'télé tele télévision télévisions télécommande feuilleton feuilletons séries netflix jeu_télévisé jeux_télévisés dessins_animés dessin_animé',
    stanzas: `
      Un plaid remonté jusqu'au cou
      La télécommande, introuvable
      Une lueur bleue sur le mur
      Et les pieds posés sur la table

      Un bol de chips sur les genoux
      Un épisode qui se termine
      Le suivant qui démarre tout seul
      Et un coupable qui se devine

      Le volume trop fort d'un cran
      Une réponse criée, la bonne
      La question pas encore finie
      Et le gros lot, hélas, pour personne`,
  },
  {
    words:
      "sieste siestes grasse_matinée grasses_matinées hamac s'endort s'endormait s'endormir s'endorment t'endors t'endormais m'endors m'endormais vous_endormez dort_partout dors_partout dormait_partout dormais_partout dort_tout dors_tout marmotte",
    stanzas: `
      Un journal en tente sur le nez
      Les volets tirés à moitié
      Une mouche contre le carreau
      Et un pied nu hors du sommier

      La marque du coussin sur la joue
      Un livre ouvert, à plat, par terre
      Une couverture à franges
      Et la pendule qui laisse faire

      Un œil fermé, puis le second
      La bouche ouverte, un bras qui pend
      L'assiette encore au bord de la table
      Et un sursaut de temps en temps`,
  },
  {
    words:
      'réveil réveils réveille-matin lève-tôt lève_tôt lèves_tôt lever_tôt levait_tôt levais_tôt levé_tôt lève_à levais_à levait_à lèves_à snooze aux_aurores',
    stanzas: `
      Un bras qui tâtonne, un bip
      Cinq minutes, encore une fois
      La couette remontée d'un cran
      Et un orteil sur le carreau froid

      La rue qui bâille dans le noir
      Un rond de lampe sur la table
      Un tic-tac qui marche tout seul
      Et une humeur à peu près stable

      Un volet poussé, un oiseau
      L'eau froide, la serviette rêche
      Une lampe allumée en face
      Et l'air dehors, sur la joue fraîche`,
  },
  {
    words: 'couette pieds_froids pieds_gelés pieds_glacés toute_la_couverture la_couverture',
    stanzas: `
      Un matelas, deux oreillers
      Un orteil tout froid qui dépasse
      Un bras qui cherche, un bras qui tire
      Et un coin de drap qui fait la grimace

      Un coup de hanche, un demi-tour
      Un tissu tiré, enroulé
      Une couverture en chausson
      Et un courant d'air, installé

      Une lampe qui s'éteint, un soupir
      Deux pieds glacés contre un mollet
      Un oreiller passé par-dessus
      Et le petit jour sous le volet`,
  },
  {
    words: 'douche douches salle_de_bain salle_de_bains baignoire bain_moussant',
    stanzas: `
      Un flacon tenu en micro
      Un refrain noyé dans la mousse
      Le carrelage qui fait l'écho
      Et l'eau trop chaude, une secousse

      Des pieds mouillés sur le tapis
      Un dessin au doigt sur la glace
      La serviette dans l'autre pièce
      Et plus d'eau chaude pour qui passe

      Un rideau qui colle à l'épaule
      La buée jusque sous la porte
      Un savon qui file entre les doigts
      Et une voix deux fois plus forte`,
  },
  {
    words:
      'voiture voitures bagnole bagnoles deux_chevaux deudeuche twingo clio peugeot renault citroën coccinelle tacot guimbarde caisse_pourrie auto autos autoroute',
    stanzas: `
      Un petit sapin au miroir
      Des miettes au creux du siège arrière
      Une carte mal repliée
      Et la ceinture prise en portière

      La clé tournée, rien, puis la clé
      Une tape au tableau de bord
      Un hoquet, un nuage bleu
      Et le moteur qui prend encore

      Une vitre ouverte, un coude au vent
      La radio qui grésille en côte
      Un rétro recollé au scotch
      Et la musique un peu trop haute`,
  },
  {
    words:
      'créneau créneaux se_gare se_garait se_garer te_gares te_garer te_garais me_gare me_garer me_garais vous_garez garer gares_mal garé_mal place_de_parking places_de_parking parking parkings marche_arrière',
    stanzas: `
      Un bip qui s'affole derrière
      Le volant tourné à plein bras
      Un trottoir touché, retouché
      Et le bord encore à trois pas

      Un cou tordu vers la lunette
      Une file qui patiente, ou presque
      Un coup devant, un coup derrière
      Et le pneu, en pleine arabesque

      Un clignotant qui bat la mesure
      Marche avant, marche arrière, stop
      La place d'une moitié de vélo
      Et au dixième essai, hop`,
  },
  {
    words: 'embouteillage embouteillages bouchons périphérique périph rocade feux_rouges heures_de_pointe',
    stanzas: `
      Un mètre, un frein, et puis un mètre
      Des feux rouges jusqu'au tournant
      Un moustique dans l'habitacle
      Et un vélo passe, en sifflant

      Un doigt qui tape sur le volant
      La file d'à côté qui avance
      Un coup de volant pour en être
      Et l'autre repart, quelle chance

      La radio au troisième flash
      Un fond de sachet de biscuits
      Une sortie prise au hasard
      Et le même camion qui suit`,
  },
  {
    words:
      "permis_de_conduire le_permis mon_permis ton_permis son_permis passer_permis auto-école auto_école conduire conduite code_de_la moniteur_d'auto-école",
    stanzas: `
      Un siège avancé d'un cran
      Les mains à dix heures dix
      Un rond-point, le même rond-point
      Et l'embrayage un peu qui glisse

      Un coup d'œil au rétroviseur
      La troisième qui craque un peu
      Le stop marqué, trois bonnes secondes
      Et le moteur calé, juste au feu

      Des panneaux ronds, des panneaux bleus
      Une priorité à droite
      Une côte, un frein, une peur
      Et le volant dans la main moite`,
  },
  {
    words: 'moto motos motard motarde motards scooter scooters mobylette mobylettes solex',
    stanzas: `
      Un casque posé sur la selle
      Des moustiques sur la visière
      Deux doigts baissés vers le bitume
      Et l'épaule qui penche, légère

      Une béquille, un bruit qui s'éteint
      Du chrome frotté au chiffon doux
      L'essence, le cuir, le goudron
      Et la route entre deux genoux

      Une poignée tournée d'un quart
      Un paysage en longue bande
      Le vent qui parle dans le col
      Et la courbe suivante, plus grande`,
  },
  {
    words:
      'ordinateur ordinateurs ordi informatique informaticien informaticienne développeur développeuse programmation mot_de_passe mots_de_passe wifi bug bugs clavier logiciel logiciels',
    stanzas: `
      Une roue qui tourne sur l'écran
      Le mot de passe, troisième essai
      Éteindre, attendre, rallumer
      Et la panne qui disparaît

      Des fils noués sous le bureau
      Une mise à jour, neuf pour cent
      Le ventilo qui prend de l'âge
      Et un café froid, en attendant

      Des miettes entre les touches
      Un curseur, au milieu, qui cligne
      Une parenthèse oubliée
      Et tout qui casse pour une ligne`,
  },
]
