import type { Details } from '../../stanzas.ts'

/** The sea, the weather, the rails, the market, and what is learnt. */
export const places1: readonly Details[] = [
  {
    words: 'mer plage plages océan vagues coquillage coquillages galets marée marées surf surfe surfeur surfeuse',
    stanzas: `
      Du sable au fond des deux poches
      Un coquillage contre l'oreille
      Une serviette raide de sel
      Et pas deux vagues pareilles

      Un pied dans l'eau, puis l'autre, un cri
      Un livre aux pages qui gondolent
      Du sel qui tire sur les joues
      Et un parasol qui s'envole

      Un horizon tracé à la règle
      Des galets choisis un par un
      Du vent qui emmêle les cheveux
      Et une lèvre au goût d'embrun`,
  },
  {
    words:
      'bateau bateaux voilier voiliers marin marins matelot péniche péniches chalutier chalutiers navigu* port_de_pêche faire_du_bateau à_voile phare',
    stanzas: `
      Une corde nouée à l'anneau
      Une coque qui grince et qui tire
      Un ciré jaune, un bout de ciel
      Et le quai qui part, sans rien dire

      Un nœud de chaise, un taquet
      Une toile qui claque, puis qui porte
      Une écume, une main mouillée
      Et une rafale un peu plus forte

      Un seau, des bottes, des écailles
      Un moteur qui tousse au départ
      Trois mouettes prises dans le vent
      Et par-dessus l'épaule, le phare`,
  },
  {
    words: 'pluie pluies pleut pleuvait pleuvoir parapluie parapluies averse averses orage orages imperméable',
    stanzas: `
      Une gouttière qui parle seule
      Un parapluie tourné à l'envers
      Des bottes qui font flic et floc
      Et une flaque prise de travers

      Des ronds qui s'ouvrent dans les flaques
      Un toit de tôle, un vrai tambour
      Un imper qui goutte au crochet
      Et une rivière dans la cour

      Un éclair, un deux trois, un coup
      La vitre grise, un doigt qui suit
      L'odeur de la terre qui boit
      Et une goutte, une autre, un bruit`,
  },
  {
    words: 'neige neiges neigeait flocon flocons bonhomme_de_neige boules_de_neige luge verglas',
    stanzas: `
      Des pas qui crissent, bleus au fond
      Une carotte pour le nez
      Des gants qui sèchent sur le fer
      Et un fil droit sur la cheminée

      Un grand silence devant la porte
      Une pelle, un chemin, une pelle
      Une corde usée, un traîneau
      Et du froid jusqu'à la semelle

      Un flocon au bout d'une langue
      Des voitures en gros coussins
      Des traces d'oiseau sur le mur
      Et la rue comme un seul dessin`,
  },
  {
    words:
      'étoile étoiles télescope télescopes planète planètes lune astronomie astronome constellation constellations système_solaire voie_lactée éclipse comète étoile_filante étoiles_filantes',
    stanzas: `
      Un plaid par terre, la nuque froide
      Un point qui brille, un autre qui tremble
      Un doigt tendu, la Grande Ourse
      Et une ligne qui les rassemble

      Une lampe éteinte, un thermos
      Un trait de craie, déjà passé
      La tête renversée en arrière
      Et un torticolis annoncé

      Des cratères au bout d'un tube
      Un anneau fin comme un cheveu
      Des milliards de kilomètres
      Et tout juste le temps d'un vœu`,
  },
  {
    words:
      'le_train un_train du_train les_trains des_trains trains train_de_nuit petit_train train_électrique trains_électriques tgv gare gares sncf cheminot cheminots cheminote locomotive locomotives wagon wagons contrôleur contrôleuse',
    stanzas: `
      Un quai, une montre, une valise
      Une vitre qui tremble au départ
      Un sandwich dans du papier
      Et cinq minutes de retard

      Un ticket troué, une banquette
      Des fils qui montent et qui descendent
      Une vache, un clocher, une vache
      Et là-bas, des mains qui attendent

      Un sifflet, des portes, un choc
      Un front posé contre la vitre
      Un balancement, un soupir
      Et un livre au premier chapitre`,
  },
  {
    words: 'bus autobus métro métros metro rer tram trams tramway arrêt_de_bus',
    stanzas: `
      Une barre tenue à six mains
      Un nez contre un manteau trempé
      Un coude, pardon, un sac à dos
      Et le bon arrêt, presque loupé

      Un abri, un banc, un horaire
      Une porte qui souffle en pliant
      Un signe au chauffeur, une course
      Et un bonjour presque souriant

      Des noms récités en refrain
      Un journal lu par-dessus l'épaule
      Un tunnel, un reflet, un tunnel
      Et un chapeau, en face, assez drôle`,
  },
  {
    words: 'camping campings caravane caravanes camping-car camping-cars bivouac campe campait camper toile_de_tente',
    stanzas: `
      Un maillet, une sardine qui plie
      La fermeture éclair, le soir
      Un réchaud bleu, une gamelle
      Et un moustique dans le noir

      Un matelas qui perd du ventre
      Des tongs mouillées devant la toile
      Une casserole pour le café
      Et un trou grand comme une étoile

      Une table qui boite, un banc bas
      Un fil à linge entre deux pins
      Une file, des brosses à dents
      Et des bonjours tous les matins`,
  },
  {
    words:
      "voyag* valise valises vacances tour_du_monde passeport aéroport avion avions billets_d'avion guide_touristique baroudeur baroudeuse",
    stanzas: `
      Une valise fermée à genoux
      Trois pulls de trop, très bien pliés
      Un billet tâté quatre fois
      Et un chargeur tout seul, oublié

      Une carte ouverte de travers
      Une rue prise à contresens
      Trois mots appris dans une autre langue
      Et un accent, en toute innocence

      Une porte claquée, un regard
      Le gaz, les fenêtres, les clés
      Une étiquette à la poignée
      Et un sac qui n'est pas bouclé`,
  },
  {
    words:
      'au_marché le_marché du_marché un_marché les_marchés marchés maraîcher maraîchère poissonnier poissonnière halles',
    stanzas: `
      Un cabas qui tire sur le bras
      Un quartier de melon goûté
      Une botte, une ficelle, un mot
      Et trois brins de persil, à côté

      Des cris qui vantent les cerises
      Une balance qui s'emballe
      Du papier journal, des mains froides
      Et un chien couché sous l'étal

      Un caddie qui roule de travers
      Une douzaine qui compte treize
      Un bonjour tous les quatre pas
      Et un poireau dans les fraises`,
  },
  {
    words:
      'brocante brocantes vide-grenier vide-greniers vide_grenier marché_aux_puces aux_puces antiquaire antiquités chine_des chines_des chiner chinait chineur chineuse friperie',
    stanzas: `
      Une lampe sans abat-jour
      Une tasse fêlée, un vieux prix
      Un non de la tête, un peut-être
      Et le carton entier, compris

      Une couverture sur le trottoir
      Des disques, un vélo sans roue
      Une poupée assise dans un pot
      Et un ours qui tend la joue

      Un coffre ouvert, une table pliante
      Une pendule arrêtée à six heures
      Un doigt passé sur la poussière
      Et trois pièces pour toute valeur`,
  },
  {
    words:
      'promenade promenades balade balades se_promène se_promenait se_promener te_promènes te_promenais te_promener me_promène me_promenais me_promener se_balade se_balader te_balades me_balade flâne flâner flânait',
    stanzas: `
      Deux mains croisées derrière le dos
      Un caillou poussé du pied
      Un banc, toujours le même banc
      Et un marron brillant, tout entier

      Un pas, et l'autre pas qui s'accorde
      Des feuilles qui craquent en cadence
      Un bonjour, un chapeau, un chien
      Et un bon morceau de silence

      Un lacet, une écharpe, un col
      Une barrière, un chat qui s'esquive
      Un détour pour voir un vieux mur
      Et trop tôt, le portail qui arrive`,
  },
  {
    words:
      'maths mathématiques calcul calculs calcul_mental multiplication multiplications table_de_multiplication tables_de_multiplication division divisions addition additions soustraction soustractions fraction fractions géométrie algèbre équations table_de_deux table_de_trois table_de_quatre table_de_cinq table_de_six table_de_sept table_de_huit table_de_neuf',
    stanzas: `
      Des colonnes tirées à la règle
      Une retenue dans un petit coin
      Des doigts qui comptent sous la table
      Et un résultat, plus ou moins

      Un carré barré, un zéro
      La virgule qui change de place
      Un brouillon noirci jusqu'au bord
      Et la gomme qui laisse une trace

      Des cubes, des ronds, des parts de tarte
      Sept fois huit, le trou, sept fois huit
      Un air chanté pour que ça colle
      Et la réponse qui vient de suite`,
  },
  {
    words:
      'orthographe dictée dictées grammaire conjugaison conjugaisons verbes participe_passé subjonctif imparfait dictionnaire',
    stanzas: `
      Deux l, deux p, une hésitation
      Un accent, grave ou circonflexe
      Une gomme usée d'un seul côté
      Et un pluriel assez complexe

      Un stylo levé, une virgule
      Un mot souligné de vagues rouges
      Un s qui va, un s qui vient
      Et un participe qui bouge

      Un dictionnaire aux pages fines
      L'index mouillé, la bonne colonne
      Un mot curieux, lu au passage
      Et un doute sur une consonne`,
  },
  {
    words:
      'alphabet apprendre_à_lire apprend_à_lire apprends_à_lire apprenait_à_lire apprenais_à_lire appris_à_lire apprendre_à_écrire appris_à_écrire voyelle voyelles syllabe syllabes',
    stanzas: `
      Une lettre au bout d'un crayon
      Un pont, une boucle, un bâton
      Une ligne bleue, une ligne rouge
      Et la langue qui touche le menton

      Un doigt qui glisse sous la ligne
      Deux sons collés, un mot qui sonne
      Une affiche lue dans la rue
      Et une voyelle, une consonne

      Une frise au-dessus du tableau
      Le z qui attend à la fin
      Un petit air pour tout garder
      Et vingt-six wagons, un seul train`,
  },
  {
    words:
      'brosse_à_dents brosses_à_dents dentifrice brosser_les_dents brosse_les_dents brosses_les_dents brossage dents_de_lait dent_de_lait petite_souris dentiste dentistes',
    stanzas: `
      Un tube pressé par le milieu
      De la mousse jusqu'au menton
      Des ronds en haut, des ronds en bas
      Et un crachat dans le siphon

      Un petit banc sous le lavabo
      Un gobelet, une grimace
      Un sablier, une minute rose
      Et un sourire dans la glace

      Les dents de devant, les molaires
      Une brosse au manche rayé
      Un filet d'eau qui tourne et part
      Et un menton mal essuyé`,
  },
]
