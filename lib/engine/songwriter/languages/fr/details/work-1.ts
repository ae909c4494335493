import type { Details } from '../../stanzas.ts'

/** Work and trades. */
export const work1: readonly Details[] = [
  {
    words:
      'infirmière infirmières infirmier infirmiers infirmiere aide-soignante aide-soignantes aide-soignant aide_soignante aide_soignant soignante soignantes soignant soignants ehpad sage-femme auxiliaire_de_vie',
    stanzas: `
      Des semelles qui ne font pas de bruit
      Un stylo à quatre couleurs
      Deux doigts posés sur un poignet
      Et les yeux fixés sur l'heure

      Un chariot qui grince au tournant
      L'oreiller tourné côté frais
      Une lumière au-dessus d'une porte
      Et un drap remonté de près

      Une blouse, des poches pleines
      Un café froid près du clavier
      Une main tenue un instant
      Et des noms au dos d'un papier

      Un pansement, du sparadrap
      Le couloir long, la lampe basse
      Une aiguille, à peine sentie
      Et une plaisanterie qui passe`,
  },
  {
    words:
      'médecin médecins docteur docteurs docteure généraliste pédiatre pédiatres stéthoscope médecine cabinet_médical',
    stanzas: `
      Une salle, des chaises, un poisson
      Un souffle, un autre, un grand silence
      Un carnet, un tampon, deux mots
      Et des pattes de mouche, l'ordonnance

      Une porte qui s'ouvre, un nom
      Le brassard qui serre et qui lâche
      Des revues vieilles de trois étés
      Et un bonbon que le tiroir cache

      Une sacoche usée aux coins
      Une blouse, une main tendue
      Une lampe au bout d'un long bras
      Et la fenêtre sur la rue`,
  },
  {
    words:
      'hôpital hôpitaux hopital opération opérations opéré opérée chirurgien chirurgienne urgences clinique chimio chimiothérapie convalescence perfusion plâtre béquilles',
    stanzas: `
      Un bracelet avec un nom
      Un lit qui monte, un bruit de moteur
      Une compote, un plateau beige
      Et des oranges, un visiteur

      Une blouse nouée dans le dos
      Un chariot qu'un bruit annonce
      Des cartes debout sur la table
      Et deux coups frappés, en réponse

      Un couloir, des flèches au sol
      Une potence qui roule à côté
      Une chaise pliante, un magazine
      Et un rayon, comme un invité`,
  },
  {
    words:
      "instituteur institutrice instituteurs institutrices instit instits maître_d'école maîtresse_d'école la_maîtresse prof profs professeur professeure professeurs enseignant enseignante enseignants enseigne enseignes enseignait enseignais corrige_des_copies corriges_des_copies copies",
    stanzas: `
      De la craie au bord de la manche
      Une pile de copies, un stylo rouge
      Une carte de France au mur
      Et au fond, une chaise qui bouge

      Un doigt levé, puis cinq, puis dix
      La date écrite, bien soulignée
      Un mot qui crisse sur le tableau
      Et la récré, presque gagnée

      Un cahier ouvert à l'envers
      La même phrase, dite autrement
      Un front plissé qui se défroisse
      Et un ah, qui vient, lentement`,
  },
  {
    words:
      'travail_de_nuit travaille_de_nuit travailles_de_nuit travaillait_de_nuit travaillais_de_nuit travailler_de_nuit travaille_la_nuit travailles_la_nuit travaillait_la_nuit travaillais_la_nuit travailler_la_nuit bosse_de_nuit bosses_de_nuit bosse_la_nuit bosses_la_nuit équipe_de_nuit équipes_de_nuit gardes_de_nuit garde_de_nuit nuits_de_garde veilleur_de_nuit gardien_de_nuit trois-huit',
    stanzas: `
      Une gamelle à trois heures pile
      La machine à café qui bourdonne
      Des néons, le bruit de deux semelles
      Et un parking où n'attend personne

      Des oiseaux qui chantent à l'envers
      Les volets clos en plein soleil
      Un dîner sur un bol de café
      Et un carton sur la porte : sommeil

      Une seule fenêtre allumée
      Le thermos dévissé deux fois
      La ville qui roule à contresens
      Et du rose qui gagne les toits`,
  },
  {
    words:
      'chauffeur chauffeurs chauffeuse_de_bus conducteur conductrice conducteurs routier routiers camion camions camionneur poids_lourd poids_lourds semi-remorque taxi taxis vtc ambulancier ambulancière',
    stanzas: `
      Un siège à ressort qui soupire
      Un thermos calé près du frein
      Un rétroviseur grand comme une porte
      Et deux doigts levés en chemin

      Un volant large comme un plateau
      Des kilomètres au compteur
      Un pare-soleil, une photo
      Et le pied qui connaît le moteur

      Une radio basse, une route longue
      Un café avalé au relais
      Des essuie-glaces en désaccord
      Et des noms de villes, au complet`,
  },
  {
    words:
      'chantier chantiers maçon* charpentier charpentiers couvreur couvreurs grutier carreleur plâtrier peintre_en_bâtiment truelle parpaings bâtiment béton',
    stanzas: `
      Un crayon plat derrière l'oreille
      Le mur qui monte, rang par rang
      Une gamelle sur un parpaing
      Et un pantalon devenu blanc

      Des bottes prises dans la boue
      La bétonnière qui tourne en rond
      Un mot crié jusqu'à la grue
      Et le mur debout, bien d'aplomb

      Un casque pendu à un clou
      Des mains comme du papier de verre
      Un air sifflé sur l'échafaudage
      Et une pierre, puis une pierre`,
  },
  {
    words: 'usine usines ouvrier ouvriers ouvrière ouvrières à_la_chaîne intérim intérimaire cariste entrepôt',
    stanzas: `
      Un bleu de travail, un badge
      Le cliquetis de la pointeuse
      Un gobelet, dix minutes, un banc
      Et toute la rue, d'un coup, nombreuse

      Des pièces en file sur un tapis
      Un gant troué, une machine
      Un geste, un autre, le même geste
      Et le plat du jour à la cantine

      Une odeur d'huile, un néon blanc
      Un savon qui gratte les doigts
      Un casier, une photo scotchée
      Et la même blague, encore une fois`,
  },
  {
    words:
      'menuis* ébéniste ébénistes ébénisterie rabot scierie copeaux travaille_le_bois travailles_le_bois travaillait_le_bois travaillais_le_bois travailler_le_bois travail_du_bois sculpte_le_bois',
    stanzas: `
      Des copeaux en boucles au sol
      Le fil du bois, suivi sans peine
      Un pouce passé sur le bord
      Et de la sciure dans la laine

      Un mètre jaune qui se replie
      Deux coups de crayon, une croix
      La scie qui va, la scie qui vient
      Et un tiroir qui glisse tout droit

      Un pot de colle, un serre-joint
      Des gouges rangées par largeur
      Une chute gardée pour plus tard
      Et un nœud du bois, comme une fleur`,
  },
  {
    words:
      'bureau bureaux réunion réunions comptable comptables comptabilité secrétaire secrétaires excel tableur tableurs imprimante photocopieuse collègue collègues open_space open-space télétravail',
    stanzas: `
      Des papillons jaunes sur l'écran
      Une imprimante qui s'étrangle
      Un gobelet près du clavier
      Et le papier coincé, dans un angle

      Une plante qui penche au soleil
      La machine à café, la file
      Un tableau de quarante colonnes
      Et un curseur qui cligne, immobile

      Une chaise à roulettes, un virage
      Le point quatre de l'ordre du jour
      Un biscuit au milieu de la table
      Et une faim qui rôde autour`,
  },
  {
    words:
      'magasin magasins boutique boutiques caissière caissières caissier supermarché supermarchés vendeuse vendeuses vendeur vendeurs épicerie épicier épicière commerçant commerçante commerçants commerçantes client clients cliente clientes fleuriste mercerie quincaillerie',
    stanzas: `
      Un rideau de fer relevé
      Un escabeau, des étiquettes
      La monnaie rendue dans la paume
      Et le bruit clair de la clochette

      Un bip, un bip, un sac qui s'ouvre
      Un tapis roule, sans un bruit
      Un mot sur le temps, la monnaie
      Et le bonjour d'après, qui suit

      Un mètre, un crayon, un cahier
      La vitrine essuyée en rond
      Un merci, deux pas, un merci
      Et un petit sac, un cordon`,
  },
  {
    words:
      'coiff* salon_de_coiffure barbier barbiers coupe_les_cheveux coupes_les_cheveux coupait_les_cheveux coupais_les_cheveux esthéticienne',
    stanzas: `
      Un peigne glissé dans la poche
      Des mèches en cercle par terre
      La nuque froide, une serviette
      Et un miroir pour voir derrière

      Des ciseaux qui parlent tout bas
      Une cape nouée dans le cou
      Un magazine, un casque tiède
      Et les potins, de bout en bout

      Trois centimètres, pas un de plus
      Le séchoir qui couvre les voix
      Un nuage de laque, un soupir
      Et le siège tourné deux fois`,
  },
  {
    words: 'facteur facteurs factrice factrices la_poste boîte_aux_lettres boîtes_aux_lettres colis livreur livreuse',
    stanzas: `
      Une sacoche contre la hanche
      Un clapet claque, une sonnette
      Un prénom dit par la fenêtre
      Et le chien, à l'heure, qui guette

      Un élastique autour du paquet
      Un vélo chargé, un virage
      Des boîtes de toutes les couleurs
      Et des bonjours par tout un village

      Un nom sur chaque petite porte
      Des pas sur le gravier, un bruit
      Un journal plié sous la bande
      Et un pli au sec, malgré la pluie`,
  },
  {
    words:
      'pompier pompiers pompière pompières sapeur-pompier sapeurs-pompiers camion_de_pompier camion_de_pompiers camions_de_pompiers caserne casernes ambulance ambulances',
    stanzas: `
      Des bottes prêtes, côte à côte
      Un bip qui vibre à la ceinture
      La soupe laissée sur la table
      Et du rouge à toute allure

      Un tuyau lourd comme un bras d'ours
      Une échelle longue, qui plie
      Une veste raide de fumée
      Et sur le toit, un bruit de pluie

      Des gants séchés sur un tuyau
      Un nom inscrit sur un casier
      Un camion lustré au chiffon doux
      Et un couvert par équipier`,
  },
  {
    words: 'policier policiers policière policières gendarme gendarmes gendarmerie police commissariat flic flics',
    stanzas: `
      Un ceinturon, des clés, un badge
      Une radio qui grésille bas
      Un carrefour, un gant blanc, un signe
      Et un sifflet au bout d'un bras

      Un coffre, trois cônes, une lampe
      Un café au fond d'une voiture
      Un plan de quartier, punaisé
      Et un formulaire plein de ratures

      Un uniforme au cintre, brossé
      Un comptoir, un tampon, un nom
      Un parapluie perdu, un chien
      Et un mot calme, d'un bon ton`,
  },
  {
    words:
      'restaurant restaurants resto serveur serveuse serveurs serveuses pizzeria pizzaiolo pizza pizzas traiteur brasserie',
    stanzas: `
      Trois assiettes sur un seul bras
      Une porte battante, un coup de pied
      Deux plats, un enfant, un dessert
      Et trois mots griffonnés sur papier

      Un carnet glissé dans la poche
      La sonnette du passe-plat
      Deux cafés, l'addition, une chaise
      Et un sourire, voilà, voilà

      Une carafe, une nappe lissée
      Les verres portés quatre par quatre
      Une odeur de beurre et d'ail
      Et la cuisine qui semble se battre`,
  },
  {
    words:
      'mécanicien mécanicienne mécaniciens mécano mécanos mécanique garagiste garagistes cambouis moteur moteurs garage garages',
    stanzas: `
      Un transistor couvert de graisse
      Deux pieds qui sortent d'un châssis
      Une clé de douze, un chiffon noir
      Et le moteur qui dit merci

      Un bidon, une flaque irisée
      Le capot levé comme une aile
      Une oreille près du radiateur
      Et une note, enfin plus belle

      Une baladeuse, un tabouret
      Des clés au mur, de taille en taille
      Un boulon qui ne veut rien savoir
      Et un coup sec dans la ferraille`,
  },
  {
    words: 'retraite retraité retraitée retraités pot_de_départ',
    stanzas: `
      Un réveil rangé au tiroir
      Un badge rendu, une plante verte
      Des mots croisés de bout en bout
      Et la porte du jardin ouverte

      Un carton sous le bras, des photos
      Un lundi sans aucun horaire
      Des chaussons, la radio, du pain
      Et tout le temps de ne rien faire

      Une carte signée de travers
      Un discours sur trois petites fiches
      Des gobelets, une larme au coin
      Et plus rien, qu'un bout de quiche`,
  },
]
