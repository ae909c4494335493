import type { Details } from '../../stanzas.ts'

/** Work and trades. */
export const work1: readonly Details[] = [
  {
    words:
      'infirmière infirmières infirmier infirmiers infirmiere aide-soignante aide-soignantes aide-soignant aide_soignante aide_soignant soignante soignantes soignant soignants ehpad sage-femme auxiliaire_de_vie',
    stanzas: `
      Les semelles ne font pas de bruit
      Une main remonte le drap
      Quelqu'un a peur, quelqu'un s'endort
      Et la lampe reste allumée tout bas

      Le café a refroidi trois fois
      Une sonnette, et l'on y va
      On dit : ça va aller, respirez
      Et il y a cette main sur le bras`,
    hook: `
      Une main qui veille, une voix dans la nuit
      L'infirmière est là, et la peur s'enfuit

      Bonne nuit, dit l'infirmière tout bas
      Et celui qui souffre ne tremble pas`,
  },
  {
    words:
      'médecin médecins docteur docteurs docteure généraliste pédiatre pédiatres stéthoscope médecine cabinet_médical',
    stanzas: `
      On attend, on lit un vieux journal
      La porte s'ouvre, on dit un nom
      On a préparé toutes nos phrases
      Et l'on a oublié la question

      Le stéthoscope est un peu froid
      On respire, on retient son souffle
      On nous écoute jusqu'au bout
      Même quand on vient en pantoufles`,
    hook: `
      Dites trente-trois, n'ayez peur de rien
      Le docteur est là, tout ira bien

      Le docteur écoute, on se sent mieux
      Il a regardé avec ses yeux`,
  },
  {
    words:
      'hôpital hôpitaux hopital opération opérations opéré opérée chirurgien chirurgienne urgences clinique chimio chimiothérapie convalescence perfusion plâtre béquilles',
    stanzas: `
      Le couloir est long, il est blanc
      On apporte des fleurs, un dessin
      On parle de tout, de la pluie
      Et l'on ne lâche pas la main

      La nuit, les machines clignotent
      On compte les pas, les bruits
      On attend que le jour se lève
      Et le jour se lève aussi`,
    hook: `
      L'hôpital est long, la nuit est passée
      La main est là, on ne l'a pas lâchée

      Un jour, on sort de l'hôpital
      Et l'air du dehors ne fait plus mal`,
  },
  {
    words:
      "instituteur institutrice instituteurs institutrices instit instits maître_d'école maîtresse_d'école la_maîtresse prof profs professeur professeure professeurs enseignant enseignante enseignants enseigne enseignes enseignait enseignais corrige_des_copies corriges_des_copies copies maîtresse",
    stanzas: `
      La craie crisse sur le tableau
      Quelqu'un lève le doigt, puis se tait
      On répète la phrase autrement
      Un front se défroisse, ça y est

      Il y a trente prénoms par cœur
      Des gants perdus, des nez mouchés
      On trouve un mot plié en quatre
      La récré vient de commencer`,
    hook: `
      La maîtresse l'a dit, la maîtresse le sait
      Et l'on s'en souvient dix ans après

      Merci, la maîtresse, pour les mots qu'on lit
      Pour les doigts levés, pour tout ce qu'on écrit`,
  },
  {
    words:
      'travail_de_nuit travaille_de_nuit travailles_de_nuit travaillait_de_nuit travaillais_de_nuit travailler_de_nuit travaille_la_nuit travailles_la_nuit travaillait_la_nuit travaillais_la_nuit travailler_la_nuit bosse_de_nuit bosses_de_nuit bosse_la_nuit bosses_la_nuit équipe_de_nuit équipes_de_nuit gardes_de_nuit garde_de_nuit nuits_de_garde veilleur_de_nuit gardien_de_nuit trois-huit',
    stanzas: `
      La ville dort, une fenêtre brille
      On mange à trois heures du matin
      Le café chante, on se frotte les yeux
      Et l'on tient bon, on n'est pas loin

      On rentre quand les autres partent
      On se croise dans l'escalier
      L'un dit bonjour, l'autre bonne nuit
      Et l'on se donne un petit baiser`,
    hook: `
      La nuit est longue, on travaille encore
      La ville se lève, et l'on s'endort

      Bonne nuit, le jour, bonjour, la nuit
      On travaille la nuit, sans faire de bruit`,
  },
  {
    words:
      'chauffeur chauffeurs chauffeuse_de_bus conducteur conductrice conducteurs routier routiers camion camions camionneur poids_lourd poids_lourds semi-remorque taxi taxis vtc ambulancier ambulancière',
    stanzas: `
      On connaît chaque feu, chaque rue
      On dit bonjour, on tend la main
      On attend la vieille dame qui court
      Et la route est longue, ce matin

      La radio parle, il fait encore noir
      Le thermos roule sous le siège
      On a vu lever tant de soleils
      Sous la pluie et sous la neige`,
    hook: `
      La route, la route, et le jour se lève
      Le chauffeur sourit, et la nuit s'achève

      Un coup de klaxon, une main levée
      Le chauffeur est passé, bonne journée`,
  },
  {
    words:
      'chantier chantiers maçon* charpentier charpentiers couvreur couvreurs grutier carreleur plâtrier peintre_en_bâtiment truelle parpaings bâtiment béton',
    stanzas: `
      Le mur monte, rang après rang
      Les mains sont dures comme la pierre
      On siffle un air sur l'échafaudage
      Et l'on mange assis par terre

      Il fait trop chaud, il fait trop froid
      On a du plâtre dans les cils
      Le soir, on recule de trois pas
      Et l'on se dit : c'est droit comme un fil`,
    hook: `
      Une pierre, une pierre, et le mur est debout
      Le chantier est fini, il tiendra jusqu'au bout

      Sur le chantier, on siffle, on bâtit
      Et la maison grandit, grandit`,
  },
  {
    words: 'usine usines ouvrier ouvriers ouvrière ouvrières à_la_chaîne intérim intérimaire cariste entrepôt',
    stanzas: `
      La sirène a sonné six heures
      On pointe, on noue le tablier
      Le même geste, mille fois le même
      Et l'on se parle d'un œil levé

      Le bruit couvre toutes les voix
      On se parlait du bout des lèvres
      On se fait rire sans un mot
      Et la journée paraît plus brève`,
    hook: `
      L'usine a sonné, la rue se remplit
      On rentre chez soi, on est entre amis

      Encore une pièce, et la journée est finie
      L'usine s'éteint, on reprend la vie`,
  },
  {
    words:
      'menuis* ébéniste ébénistes ébénisterie rabot scierie copeaux travaille_le_bois travailles_le_bois travaillait_le_bois travaillais_le_bois travailler_le_bois travail_du_bois sculpte_le_bois',
    stanzas: `
      Le bois sent bon, la scie chantonne
      Les copeaux tombent en bouclettes
      On passe la main sur le bord
      Jusqu'à ce que la main s'y arrête

      On cherche le fil, on le suit
      On enlève encore un cheveu
      La porte glisse sans un bruit
      Et l'on ferme à moitié les yeux`,
    hook: `
      Du bois, de la sciure, et des mains de patience
      La table est debout, et la fête commence

      Un copeau de bois, un coup de rabot
      Et sous la main, tout devient beau`,
  },
  {
    words:
      'bureau bureaux réunion réunions comptable comptables comptabilité secrétaire secrétaires excel tableur tableurs imprimante photocopieuse collègue collègues open_space open-space télétravail',
    stanzas: `
      L'imprimante avale le papier
      On la supplie, on la menace
      La réunion devait durer
      Une demi-heure, et le temps passe

      On se retrouve à la machine
      Le café coûte trente centimes
      On se dit les nouvelles, les vraies
      Tout bas, comme après un crime`,
    hook: `
      Au bureau, on râle, on rit, on attend midi
      Et le café nous sauve, chaque lundi

      Encore une réunion, encore un café
      Le bureau sans les collègues, ce serait raté`,
  },
  {
    words:
      'magasin magasins boutique boutiques caissière caissières caissier supermarché supermarchés vendeuse vendeuses vendeur vendeurs épicerie épicier épicière commerçant commerçante commerçants commerçantes client clients cliente clientes fleuriste mercerie quincaillerie',
    stanzas: `
      Le rideau monte, la cloche tinte
      On dit bonjour par le prénom
      On sait la pointure, la couleur
      Et si c'est oui, et si c'est non

      On est entré pour un bouton
      On ressort au bout d'une heure
      On a parlé de tout, de rien
      Et l'on a le bouton, par bonheur`,
    hook: `
      La boutique est là, la cloche a tinté
      On vient pour une chose, et l'on a tout acheté

      Poussez la porte du magasin
      On se souvient de vous, c'est certain`,
  },
  {
    words:
      'coiff* salon_de_coiffure barbier barbiers coupe_les_cheveux coupes_les_cheveux coupait_les_cheveux coupais_les_cheveux esthéticienne',
    stanzas: `
      On dit : juste les pointes, pas plus
      On ferme les yeux, ça chantonne
      On raconte toute sa vie
      Le miroir n'en parle à personne

      Les ciseaux parlent, les mèches tombent
      On rit sous la cape, dans le cou
      On ressort la tête légère
      On se regarde un peu partout`,
    hook: `
      Un coup de ciseaux, et le cœur est léger
      Chez le coiffeur, on vient tout raconter

      Juste les pointes, a dit la dame
      Le coiffeur connaît tous les drames`,
  },
  {
    words: 'facteur facteurs factrice factrices la_poste boîte_aux_lettres boîtes_aux_lettres colis livreur livreuse',
    stanzas: `
      Le chien l'attend derrière la grille
      Le clapet claque, il est dix heures
      On signe sur le coin du mur
      Et l'on échange la bonne humeur

      Sous la pluie, au bout du chemin
      Il y a une boîte, un nom, une main
      On apporte une lettre, un colis
      Et des nouvelles du voisin`,
    hook: `
      Le facteur est passé, la boîte a tinté
      Il y a une lettre, on n'osait l'espérer

      Un coup de sonnette, et c'est le facteur
      Le courrier est là, et le sourire à l'heure`,
  },
  {
    words:
      'pompier pompiers pompière pompières sapeur-pompier sapeurs-pompiers camion_de_pompier camion_de_pompiers camions_de_pompiers caserne casernes ambulance ambulances',
    stanzas: `
      Ça sonne au milieu de la soupe
      La chaise tombe, on est dehors
      Le camion rouge est déjà loin
      Et l'assiette fume encore

      La nuit, quelqu'un crie au troisième
      On monte, on ne pense plus à rien
      On redescend, un enfant dans les bras
      On l'a ramené, et tout va bien`,
    hook: `
      Pin-pon, pin-pon, le camion s'en va
      Les pompiers sont là, on n'a plus froid

      La sirène chante au bout de la rue
      Les pompiers y vont, qui l'aurait cru`,
  },
  {
    words: 'policier policiers policière policières gendarme gendarmes gendarmerie police commissariat flic flics',
    stanzas: `
      La radio grésille, il est tard
      On fait le tour du pâté de maisons
      On calme deux voisins, un chien
      Et l'on rentre après la chanson

      Un enfant a perdu sa mère
      On lui prête un très grand képi
      On cherche ensemble, à petits pas
      Et tout finit par un merci`,
    hook: `
      Un coup de sifflet, circulez, c'est bon
      Le gendarme sourit, et la rue répond

      La police veille au coin de la rue
      Un sourire, un mot, et c'est la bienvenue`,
  },
  {
    words:
      'restaurant restaurants resto serveur serveuse serveurs serveuses pizzeria pizzaiolo pizza pizzas traiteur brasserie',
    stanzas: `
      Trois assiettes tiennent sur un bras
      Une porte bat, quelqu'un crie : chaud
      On dit : tout de suite, et c'est vrai
      Et l'on repart encore au trot

      On a notre table au fond, à gauche
      Le patron sait ce que l'on prend
      On ne regarde plus la carte
      On la demande, poliment`,
    hook: `
      Une table pour deux, le plat du jour
      Le restaurant chante, et c'est notre tour

      Encore un dessert, l'addition, le café
      Le resto ferme, on est les derniers`,
  },
  {
    words:
      'mécanicien mécanicienne mécaniciens mécano mécanos mécanique garagiste garagistes cambouis moteur moteurs garage garages',
    stanzas: `
      Deux pieds dépassent sous la voiture
      On entend : passe-moi la clé
      Le moteur tousse, il hésite
      Et tout d'un coup, il a chanté

      Il y a du noir jusqu'au coude
      Un boulon qui ne veut rien savoir
      On lui parle, on le prend par la ruse
      Il cède enfin, il se fait tard`,
    hook: `
      Écoute le moteur, écoute, il revit
      Un tour de clé, et c'est reparti

      Du cambouis aux doigts, le moteur qui tourne
      La route est ouverte, et l'on y retourne`,
  },
  {
    words: 'retraite retraité retraitée retraités pot_de_départ',
    stanzas: `
      Le réveil est dans un tiroir
      Le lundi n'a plus rien à dire
      On prend son café au soleil
      On lit tout, on a le temps de rire

      La plante verte et le carton
      On a tout porté à la maison
      Les collègues ont dit au revoir
      On a chanté une chanson`,
    hook: `
      Vive la retraite, et vive le temps
      Le lundi matin n'est plus comme avant

      À la retraite, on n'a plus d'horaire
      Et l'on prend son temps comme on prend l'air`,
  },
]
