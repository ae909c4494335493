import type { Details } from '../../stanzas.ts'

/** Sports and games outdoors. */
export const pastimes1: readonly Details[] = [
  {
    words:
      'foot football footballeur footballeurs footballeuse footballeuses équipe_de_foot gardien_de_but but_marqué stade stades crampons supporter supporters supportrice',
    stanzas: `
      Il y a de la boue jusqu'aux yeux
      Le sifflet n'a rien arrangé
      On a perdu trois à zéro
      Et l'on a pourtant bien chanté

      Le ballon est chez la voisine
      Elle nous le rend sans sourire
      Deux pulls par terre font les poteaux
      Et l'on joue tard, rien que pour rire`,
    hook: `
      Allez, le ballon, allez, jusqu'au bout
      Le foot, c'est perdre et rester debout

      But, but, but, on crie, on s'embrasse
      Le foot a du bon, quoi qu'il se passe`,
  },
  {
    words:
      'pétanque pétanques boulodrome cochonnet joue_aux_boules joues_aux_boules jouait_aux_boules jouais_aux_boules jouer_aux_boules partie_de_boules parties_de_boules jeu_de_boules',
    stanzas: `
      On trace un rond dans la poussière
      On vise, on ferme un œil, on lance
      On sort le mètre, on s'agenouille
      Et l'on discute la distance

      Le plus vieux dit : tire, allons, tire
      Le plus jeune a tiré trop fort
      Le cochonnet est sous le banc
      Et l'on n'est toujours pas d'accord`,
    hook: `
      Tu tires ou tu pointes ? Il faut choisir
      La pétanque, ça prend tout le loisir

      Une boule, deux boules, et le cochonnet
      On n'a pas vu le temps passer`,
  },
  {
    words:
      'à_la_pêche aime_la_pêche aimes_la_pêche aimait_la_pêche aimais_la_pêche adore_la_pêche adores_la_pêche adorait_la_pêche adorais_la_pêche de_la_pêche pêche_à pêche_au pêche_en la_pêche_et et_la_pêche de_pêche partie_de_pêche parties_de_pêche canne_à_pêche cannes_à_pêche pêcher pêchait pêchais pêcheur pêcheurs pêcheuse hameçon hameçons truite truites carpe carpes brochet brochets épuisette',
    stanzas: `
      Il y a de la brume sur l'eau
      Le thermos est calé dans l'herbe
      On ne parle pas, on regarde
      Le bouchon, droit comme un proverbe

      On rentre avec deux mains très larges
      On montre ce qui s'est sauvé
      Le panier ne pèse pas lourd
      Mais la journée a bien mordu, c'est vrai`,
    hook: `
      Le bouchon flotte, on ne dit plus rien
      À la pêche, on est toujours bien

      Ça mord, ça mord, et c'est un vieux soulier
      À la pêche, on n'est jamais pressé`,
  },
  {
    words: 'vélo vélos velo bicyclette bicyclettes biclou cycliste cyclistes cyclisme vtt tour_de_france tandem',
    stanzas: `
      La pente est longue, on lâche les freins
      Le vent nous rentre dans les manches
      La chaîne saute, on a les mains noires
      Et l'on repart, c'est dimanche

      La côte est longue, on se met debout
      On tire la langue, on pédale
      En haut, on voit tout le pays
      Et l'on redescend comme une balle`,
    hook: `
      À vélo, le vent dans le dos
      La route est à nous, le ciel est beau

      Pédale, pédale, on arrive en haut
      Et l'on redescend à vélo`,
  },
  {
    words: 'randonn* rando randos sac_à_dos chaussures_de_marche compostelle bâtons_de_marche sentier sentiers',
    stanzas: `
      On dit : c'est après le virage
      Ça fait cinq virages qu'on le dit
      On partage un bout de chocolat
      Et l'on voit enfin le pays

      On a une ampoule au talon
      Un caillou dans chaque chaussure
      On râle un peu, puis on se tait
      Devant toute cette nature`,
    hook: `
      Un pas, un pas, le sentier qui monte
      Et la rando vaut bien tous les contes

      Encore un virage, et l'on verra tout
      La rando commence quand on est à bout`,
  },
  {
    words: 'montagne montagnes sommet sommets alpinisme alpiniste escalade alpes pyrénées vosges refuge chalet',
    stanzas: `
      Le sommet recule à chaque pas
      L'air est si clair qu'il fait du bruit
      On a la vallée sous les pieds
      Et l'on chuchote comme la nuit

      On a dormi dans un refuge
      À douze sur un même banc
      Au matin, la neige était rose
      Et l'on riait en grelottant`,
    hook: `
      Là-haut sur la montagne, il n'y a plus de bruit
      On respire, et le monde est petit

      La montagne est là, elle nous attend
      Un pied devant l'autre, on a le temps`,
  },
  {
    words:
      'ski skis skie skies skier skiait skiais skié skieur skieuse skieurs snowboard remontées_mécaniques moniteur_de_ski',
    stanzas: `
      On a froid, on a chaud, on tombe
      On a de la neige dans le cou
      On descend sur le dos, très vite
      Les skis arrivent avant nous

      Le télésiège se balance
      On voit ses pieds au-dessus du vide
      On dit : je ne descends pas ça
      Et puis on plonge, intrépide`,
    hook: `
      Tout schuss, tout schuss, et les skis en l'air
      On finit toujours sur le derrière

      Encore une piste, le froid sur les joues
      Le ski, c'est tomber, et rire de tout`,
  },
  {
    words:
      'nage nages nager nageait nageais nagé nageur nageuse nageurs natation piscine piscines crawl brasse maître-nageur',
    stanzas: `
      L'eau est glacée, on entre un pied
      On compte à trois, on recommence
      Quelqu'un nous pousse, on crie, on rit
      Et l'on traverse en silence

      Une longueur, et puis une autre
      Le plafond glisse, on ne pense plus
      On touche le bord, on repart
      Comme un poisson qui aurait bu`,
    hook: `
      À l'eau, à l'eau, la première est froide
      Et puis l'on nage, et la mer se balade

      Une brasse, une brasse, et puis une encore
      Nager, nager, jusqu'à l'autre bord`,
  },
  {
    words:
      'marathon marathons semi-marathon footing jogging joggings joggeur joggeuse course_à_pied courses_à_pied courir coureur coureuse coureurs trail trails dossard',
    stanzas: `
      La pluie tombe, on noue les lacets
      Le quartier dort, on est dehors
      On se demande bien pourquoi
      Et les deux pieds partent d'abord

      Il reste un mur au bout de la route
      Les jambes disent : on s'assied là
      Quelqu'un crie notre nom, très fort
      Et l'on repart, on ne sait pas`,
    hook: `
      Cours, cours, encore un kilomètre
      Courir, c'est ouvrir une fenêtre

      Un pied, l'autre pied, le souffle au milieu
      On court, on court, et l'on est heureux`,
  },
  {
    words: 'rugby rugbyman rugbymen rugbywoman mêlée mêlées pilier_gauche pilier_droit talonneur',
    stanzas: `
      Ça pousse, ça fume, ça s'empile
      Le ballon saute où il veut
      On sort de là un peu plus larges
      Avec une oreille en moins, ou deux

      On s'est plaqués, on s'est battus
      On s'est tordu le nez, le genou
      On s'embrasse à la troisième mi-temps
      Et l'on chante mieux que partout`,
    hook: `
      Poussez, poussez, la mêlée avance
      Le rugby, c'est presque de la danse

      Un ballon ovale, un tas d'amis
      Et c'est du rugby jusqu'à la nuit`,
  },
  {
    words: 'basket basket-ball basketteur basketteuse basketteurs panier_à_trois',
    stanzas: `
      Le parquet crie sous les semelles
      La balle tourne sur l'anneau
      Personne ne respire plus
      Elle tombe, on crie, on saute haut

      Il reste à peine trois secondes
      On lance, les deux yeux fermés
      Le ballon part du bout du monde
      Et le filet n'a pas bougé`,
    hook: `
      Trois secondes, un tir, le panier est bon
      Le basket résonne dans nos talons

      Dribble, passe, saute, et le panier
      Le basket, ça ne s'arrête jamais`,
  },
  {
    words: 'yoga gym gymnastique muscu musculation fitness pilates salle_de_sport',
    stanzas: `
      On respire, on lève une jambe
      On est un arbre, on est un pont
      L'arbre tremble et tombe sur l'autre
      Et tout le cours est en rond

      Encore trois, dit une voix douce
      Il y en a eu dix, depuis
      On n'a plus de bras ni de ventre
      Et l'on revient pourtant, pardi`,
    hook: `
      Respire, étire, et ne bouge plus
      Le yoga commence, et le chat est venu

      Encore dix, encore dix, la gym est finie
      On n'a plus de jambes, mais on revit`,
  },
  {
    words: 'tennis raquette raquettes ping-pong ping_pong badminton squash padel',
    stanzas: `
      La balle touche un peu la ligne
      Dedans, dehors, on en discute
      Elle passe par-dessus la haie
      Et l'on y va, à la minute

      Un toc, un toc, un grand silence
      On court, on glisse, on s'étale
      On serre la main de l'autre
      Et l'on se moque de la balle`,
    hook: `
      Un coup à droite, un coup dehors
      Le tennis, on y joue encore

      La balle est bonne, la balle est loin
      Au tennis, on perd toujours bien`,
  },
  {
    words: 'judo judoka judokas karaté aïkido arts_martiaux kimono tatami tatamis ceinture_noire ceinture_jaune',
    stanzas: `
      On se salue, on prend la manche
      Le plafond passe, on est par terre
      On se relève, on noue la ceinture
      Et l'on salue, c'est la manière

      La plus petite du tatami
      A fait tomber le plus costaud
      On a vu ses deux pieds en l'air
      Et puis son sourire, aussitôt`,
    hook: `
      On tombe, on se lève, et l'on dit merci
      Le judo, c'est comme la vie

      Salue, respire, et puis un, deux, trois
      Le judo, ça se gagne tout droit`,
  },
]
