import type { Details } from '../../stanzas.ts'

/** The sea, the weather, the rails, the market, and what is learnt. */
export const places1: readonly Details[] = [
  {
    words: 'mer plage plages océan vagues coquillage coquillages galets marée marées surf surfe surfeur surfeuse',
    stanzas: `
      On voit la ligne, on crie : la mer
      Le premier a gagné, c'est moi
      L'eau est glacée, on court quand même
      On ressort bleu, et l'on a moins froid

      On a du sable dans le pain
      On en rapporte dans les oreilles
      On fait un château pour la vague
      La vague vient, quelle merveille`,
    hook: `
      La mer, la mer, on la voit d'ici
      On court dans l'eau, et c'est la vie

      Du sel sur les joues, la mer devant
      Et tout le reste est dans le vent`,
  },
  {
    words:
      'bateau bateaux voilier voiliers marin marins matelot péniche péniches chalutier chalutiers navigu* port_de_pêche faire_du_bateau à_voile phare',
    stanzas: `
      On largue tout, le quai s'en va
      La voile claque, on prend de l'eau
      On ne sait pas bien où l'on va
      Mais on y va, et il fait beau

      On a mal au cœur, on le tait
      On chante un peu pour faire brave
      Le phare s'allume à l'horizon
      Et l'on redevient moins grave`,
    hook: `
      Hisse la voile, le bateau s'en va
      Le vent le sait, on le suivra

      Un bateau, la mer, et le port au loin
      On rentrera peut-être demain`,
  },
  {
    words: 'pluie pluies pleut pleuvait pleuvoir parapluie parapluies averse averses orage orages imperméable',
    stanzas: `
      Le parapluie s'est retourné
      On court d'une porte à une autre
      On finit sous le même auvent
      Et le reste de la rue est nôtre

      On est trempés jusqu'aux chaussettes
      On n'a plus rien à protéger
      On saute à pieds joints dans la flaque
      Et l'on se met à chanter`,
    hook: `
      Sous un parapluie, on est bien à deux
      Qu'il pleuve encore, on est heureux

      Il pleut, il pleut, viens un peu par là
      Sous la pluie, on ne se perd pas`,
  },
  {
    words: 'neige neiges neigeait flocon flocons bonhomme_de_neige boules_de_neige luge verglas',
    stanzas: `
      On ouvre la porte, et plus un bruit
      La rue a mis son grand manteau
      On fait le premier pas, tout droit
      Et l'on se retourne, c'est trop beau

      Une boule part, on se baisse
      Elle est tombée dans le bon cou
      C'est la guerre de toute la rue
      Et le facteur en est, surtout`,
    hook: `
      Il neige, il neige, tout devient blanc
      Et l'on a sept ans, le nez au vent

      Un flocon, deux flocons, la rue s'endort
      La neige tombe, elle tombe encore`,
  },
  {
    words:
      'étoile étoiles télescope télescopes lune astronomie astronome constellation constellations voie_lactée éclipse comète étoile_filante étoiles_filantes',
    stanzas: `
      On s'allonge dans l'herbe froide
      On cherche la Grande Ourse, en vain
      Quelqu'un dit : là, et montre un avion
      Et l'on dit : oui, on la voit bien

      Une étoile file, trop vite
      On n'a pas eu le temps du vœu
      On en fait un quand même, après
      Et l'on garde le secret, à deux`,
    hook: `
      Une étoile, deux étoiles, la nuit est claire
      On est tout petits sur la terre

      Fais un vœu, une étoile est passée
      On n'a rien demandé, on l'a trouvée`,
  },
  {
    words:
      'le_train un_train du_train les_trains des_trains trains train_de_nuit petit_train train_électrique trains_électriques tgv gare gares sncf cheminot cheminots cheminote locomotive locomotives wagon wagons contrôleur contrôleuse',
    stanzas: `
      On court sur le quai, ça va partir
      La porte bat, on est dedans
      On s'assoit là, la place est libre
      Et le monde passe devant

      Une voix annonce : trente minutes
      On se regarde, on se sourit
      On partage un bout de sandwich
      Et l'on oublie qu'on est assis`,
    hook: `
      Le train s'en va, le train revient
      Il y a toujours quelqu'un au bout du chemin

      Un train en retard, et tout peut changer
      Il suffit d'une place à côté`,
  },
  {
    words: 'bus autobus métro métros metro rer tram trams tramway arrêt_de_bus',
    stanzas: `
      Le bus est plein, on se tient mal
      On tombe un peu sur les voisins
      On dit : pardon, on se relève
      Et ça recommence plus loin

      On court, le chauffeur nous a vus
      On nous attend, on ouvre la porte
      On dit merci sans plus de souffle
      La journée est bonne, on l'emporte`,
    hook: `
      Attends, le bus, attends-nous un peu
      On court, on court, on fait de notre mieux

      Le bus est passé, le suivant viendra
      On a tout le temps de rester là`,
  },
  {
    words: 'camping campings bivouac campe campait camper toile_de_tente',
    stanzas: `
      On a planté la tente en pente
      On se réveille tous dans un coin
      Il a plu toute la nuit dessus
      Et l'on rit encore, le matin

      Le matelas s'est dégonflé
      Un moustique chante à l'oreille
      On mange froid sous une bâche
      Et le matin est une merveille`,
    hook: `
      Une tente, une lampe, le bruit de l'eau
      Le camping, c'est dur, mais c'est très beau

      Encore une nuit, on est mal couchés
      Le camping, c'est bien, on a tout mouillé`,
  },
  {
    words:
      "voyag* valise valises vacances tour_du_monde passeport aéroport avion avions billets_d'avion guide_touristique baroudeur baroudeuse",
    stanzas: `
      On s'assoit sur la valise
      On a tout pris, sauf l'essentiel
      On est partis avec trois mots
      Et beaucoup de bleu dans le ciel

      On s'est perdus, c'était bien mieux
      On a vu ce qu'on ne cherchait pas
      Une petite rue, un chien, du pain
      Et quelqu'un qui chantait là`,
    hook: `
      Une valise, un billet, et l'on s'en va
      Le voyage commence au premier pas

      On part en voyage, on ne sait pas où
      Le plus beau pays est partout`,
  },
  {
    words:
      'au_marché le_marché du_marché un_marché les_marchés marchés maraîcher maraîchère poissonnier poissonnière halles',
    stanzas: `
      Le panier pèse et tire au bras
      On goûte un bout de melon, debout
      On était venus pour trois pommes
      On repart avec presque tout

      On s'arrête tous les deux mètres
      On demande : et votre maman ?
      Le poisson attend dans la glace
      Et l'on cause encore un moment`,
    hook: `
      Un tour de marché, le panier bien plein
      On rentre à midi, on a faim

      Qui veut des cerises, qui veut du melon ?
      Le marché chante sur tous les tons`,
  },
  {
    words:
      'brocante brocantes vide-grenier vide-greniers vide_grenier marché_aux_puces aux_puces antiquaire antiquités chine_des chines_des chiner chinait chineur chineuse friperie',
    stanzas: `
      On ne cherche rien, on regarde
      On rapporte un vieux réveil
      Il n'a jamais donné l'heure
      Mais il brille un peu au soleil

      On dit : trop cher, on fait deux pas
      On se retourne, on nous rappelle
      On n'en avait pas besoin du tout
      On l'a prise, elle était si belle`,
    hook: `
      À la brocante, on ne cherchait rien
      On rapporte un trésor, on rentre bien

      Un vieux tourne-disque, une tasse fêlée
      La brocante a tout ce qu'on a rêvé`,
  },
  {
    words:
      'promenade promenades balade balades se_promène se_promenait se_promener te_promènes te_promenais te_promener me_promène me_promenais me_promener se_balade se_balader te_balades me_balade flâne flâner flânait',
    stanzas: `
      Le même tour, les mêmes rues
      On ne se presse pas, on cause
      On ramasse un marron qui brille
      On parle de tout autre chose

      On s'assoit sur le banc du coin
      On regarde passer les gens
      On leur invente une famille
      Un métier, un nom, un roman`,
    hook: `
      Une promenade, un banc, un moment
      Et le monde va plus lentement

      Viens faire un tour, une balade, un pas
      La promenade est longue, on en reviendra`,
  },
  {
    words:
      'maths mathématiques calcul calculs calcul_mental multiplication multiplications division divisions addition additions soustraction soustractions fraction fractions géométrie algèbre équations table_de_trois table_de_quatre table_de_six table_de_sept table_de_huit table_de_neuf',
    stanzas: `
      On compte sur ses doigts, cachés
      Sous la table, un, deux, trois, et puis
      On tient une réponse, on l'écrit
      Et la voisine en doute aussi

      Sept fois huit, c'est toujours pareil
      La réponse file quand on la demande
      On le chante dans l'escalier
      Et le bon chiffre vient sans qu'on l'attende`,
    hook: `
      Sept fois huit, cinquante-six, c'est bon
      Le calcul, c'est mieux en chanson

      Un et un font deux, deux et deux font quatre
      Les maths, ça se chante, et sans se battre`,
  },
  {
    words:
      'orthographe dictée dictées grammaire conjugaison conjugaisons verbes participe_passé subjonctif imparfait dictionnaire',
    stanzas: `
      Deux l, deux p, on hésite un peu
      Le stylo reste dans les airs
      On met un accent par prudence
      Et puis un autre, de travers

      La maîtresse lit la phrase, lentement
      On tend l'oreille, on cherche un signe
      La règle a trente exceptions
      Il y en a une à chaque ligne`,
    hook: `
      Un s, pas de s, un accent, deux points
      La dictée se gagne avec le refrain

      Chante l'orthographe, et tu sauras
      Le mot que tu cherches est là`,
  },
  {
    words:
      'apprendre_à_lire apprend_à_lire apprends_à_lire apprenait_à_lire apprenais_à_lire appris_à_lire apprendre_à_écrire appris_à_écrire voyelle voyelles syllabe syllabes',
    stanzas: `
      Le doigt avance sous la ligne
      Un son, un autre, et ça fait un mot
      On lit l'affiche, la boîte, la rue
      Le monde entier parle d'un coup, tout haut

      On tire la langue en écrivant
      Le b se trompe de côté
      On gomme, on refait une boucle
      Et le prénom est presque entier`,
    hook: `
      Une lettre, une autre, et le mot est là
      On apprend à lire pas à pas

      A, B, C, D, le monde est écrit
      Qui apprend à lire n'a plus fini`,
  },
]
