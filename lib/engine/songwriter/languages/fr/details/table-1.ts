import type { Details } from '../../stanzas.ts'

/** Cups, glasses, plates, and what goes wrong at the stove. */
export const table1: readonly Details[] = [
  {
    words:
      'café cafés cafetière cafetières expresso expressos espresso espressos cappuccino cappuccinos caféine marc_de_café machine_à_café',
    stanzas: `
      (La cafetière|La machine|L'eau chaude) ronfle un petit peu
      L'odeur arrive avant les pas
      Une tasse glisse sur la table
      Et la journée peut venir, comme ça

      On ne se parle pas avant
      On se fait signe avec la main
      Deux gorgées, et l'on ouvre un œil
      Trois gorgées, et c'est le matin

      Un sucre fond, la cuillère tourne
      On refait le monde en entier
      On se dit : bon, il faut y aller
      Et l'on en reprend la moitié`,
    hook: `
      Un café bien chaud, le matin, à deux
      Et la journée commence mieux

      Encore un café, on a bien le temps
      Le monde peut attendre un moment`,
  },
  {
    words: 'thé thés théière théières tisane tisanes infusion infusions bouilloire',
    stanzas: `
      L'eau chante et puis se tait d'un coup
      On tient le bol à deux mains
      On souffle, on attend, on regarde
      La vapeur part vers le jardin

      On dit : tu veux bien une tasse ?
      Et l'on veut dire : reste un peu
      On parle de la pluie, des autres
      Et puis enfin, de ce qu'on veut`,
    hook: `
      Une tasse de thé, assieds-toi là
      Et raconte-moi comment ça va

      Le thé est chaud, il pleut dehors
      Une tasse, et puis une encore`,
  },
  {
    words: 'vin vins vigne vignes vigner* vendang* tire-bouchon œnologie sommelier sommelière bouteille_de_rouge',
    stanzas: `
      Le bouchon saute, un verre tourne
      On met le nez, on fait silence
      On dit : c'est un vin de soleil
      Quelqu'un dit : moi, je commence

      On ramasse, le dos cassé
      Le raisin colle entre les doigts
      On chante pour tenir la rangée
      Et le soir, on dort comme du bois`,
    hook: `
      Un verre de vin, un bout de pain
      Et des amis jusqu'à demain

      Le vin est tiré, il faut le goûter
      À la santé de l'amitié`,
  },
  {
    words: 'apéro apéros apéritif apéritifs pastis cacahuètes olives cocktail cocktails spritz',
    stanzas: `
      On dit : venez juste un moment
      On sort trois bols de cacahuètes
      À dix heures, on est toujours là
      On a mangé jusqu'aux miettes

      Le glaçon craque, le soleil baisse
      Une chaise arrive, et puis deux
      On trinque à ceux qui ne sont pas là
      Et à ceux qui sont là, tant mieux`,
    hook: `
      C'est l'heure de l'apéro, sors les olives
      On est bien là, et qui viendra arrive

      Un apéro, deux chaises, et trois amis
      On avait dit : une heure, et c'est la nuit`,
  },
  {
    words:
      'bière bières bistrot bistrots bistro bistros troquet au_pub un_pub le_pub comptoir comptoirs barman serveuse_de_bar brasseur brasseurs houblon',
    stanzas: `
      On pousse la porte du bistrot
      Le patron lève le menton
      On a notre table au fond, là-bas
      Et la mousse atteint le veston

      On parle fort, on refait le match
      La saison, puis le monde entier
      On dit : la dernière, et je rentre
      Trois dernières, et l'on est restés`,
    hook: `
      Une bière au comptoir, et des copains
      La vie est belle jusqu'à demain

      Encore une bière, patron, s'il vous plaît
      On a tout le monde à refaire, au complet`,
  },
  {
    words:
      'fromage fromages camembert camemberts comté roquefort reblochon munster maroilles fromager fromagère fromagerie',
    stanzas: `
      On l'avait mis sur le balcon
      Les pigeons sont partis ailleurs
      On le sort, on ouvre la boîte
      Et c'est pourtant le meilleur

      Il faut du pain pour le fromage
      Puis du fromage pour le pain
      Il en reste toujours un bout
      Et ça peut durer jusqu'à demain`,
    hook: `
      Un bout de fromage, un bout de pain
      Et l'on recommence jusqu'à la fin

      Ça sent le fromage dans tout le quartier
      Mais le premier qui goûte est resté`,
  },
  {
    words: 'raclette raclettes fondue fondues fondue_savoyarde appareil_à_raclette',
    stanzas: `
      On tire la table sous la lampe
      On branche l'appareil, on attend
      Le fromage coule dans l'assiette
      Et la fenêtre est ouverte au vent

      On disait : une et puis j'arrête
      On en est tous à la septième
      Il reste une patate froide
      Et l'on se dispute la même`,
    hook: `
      Une raclette, et l'hiver peut venir
      Le fromage fond, et l'on peut dormir

      Encore une poêlée, encore un fil
      La raclette, c'est le bonheur facile`,
  },
  {
    words:
      'crame crames cramer cramait cramais cramé cramés cramée brûle_tout brûles_tout brûlait_tout brûlais_tout brûle_les brûles_les brûlait_les brûlais_les brûler_les brûle_le brûles_le brûlait_le brûlais_le brûler_le brûle_toujours brûles_toujours brûle_tous brûles_tous fait_brûler fais_brûler faire_brûler faisait_brûler faisais_brûler toast toasts grille-pain détecteur_de_fumée alarme_incendie',
    stanzas: `
      On a fermé les yeux une minute
      Le plafond a tourné au gris
      L'alarme chante à la cuisine
      Et tout l'immeuble est là aussi

      On gratte le noir au couteau
      On met du beurre par-dessus
      On dit : c'est bon, c'est un peu grillé
      Personne n'en reprend, bien entendu`,
    hook: `
      C'est cramé, c'est cramé, ouvre la fenêtre
      Et l'on mangera demain, peut-être

      L'alarme a sonné, le dîner est prêt
      Un peu cramé, mais on l'a fait exprès`,
  },
  {
    words: 'vaisselle vaisselles lave-vaisselle éponge éponges égouttoir',
    stanzas: `
      L'un lave et l'autre essuie, on chante
      La mousse monte jusqu'au coude
      Une assiette glisse, on la rattrape
      Et si elle casse, personne ne boude

      On tire au sort qui s'y collera
      C'est toujours la même personne
      On dit : je la fais tout à l'heure
      Et l'horloge sonne et resonne`,
    hook: `
      Qui fait la vaisselle ? Pas moi, pas toi
      La pile a grandi jusqu'au toit

      De la mousse au nez, un torchon au bras
      La vaisselle à deux, c'est un opéra`,
  },
  {
    words:
      'petit-déjeuner petits-déjeuners petit_déjeuner petits_déjeuners petit_déj croissant croissants tartine tartines chocolatine chocolatines pain_au_chocolat pains_au_chocolat viennoiserie viennoiseries',
    stanzas: `
      Le sachet chaud est sur la table
      Le beurre fond sur le pain grillé
      On trempe, ça goutte sur la nappe
      Et personne n'est encore habillé

      On partage le dernier croissant
      L'un prend le bout, l'autre la pointe
      On se dispute pour la forme
      Et l'on garde les mains jointes`,
    hook: `
      Un croissant tout chaud, la matinée bleue
      Le petit-déjeuner, c'est mieux à deux

      Tartine de beurre, bol de chocolat
      Le jour peut commencer, on est là`,
  },
  {
    words: 'champignon champignons cèpe cèpes girolle girolles morille morilles bolets cueillette',
    stanzas: `
      On est partis dans le brouillard
      Le nez au sol, sans faire de bruit
      On ne dira jamais l'endroit
      Même à la famille, même aux amis

      On soulève une feuille, il est là
      Tout rond, tout brun, comme un petit pain
      On s'assoit, on le regarde un peu
      Et puis on cherche le prochain`,
    hook: `
      Un champignon sous la fougère
      Chut, on n'en parle à personne sur terre

      Le panier plein, les bottes mouillées
      Les champignons étaient bien cachés`,
  },
  {
    words:
      'chocolat chocolats chocolatier chocolaterie bonbon bonbons caramel caramels réglisse nutella pâte_à_tartiner friandises sucreries',
    stanzas: `
      On entend froisser le papier
      Trois pièces plus loin, tout le monde vient
      On casse un carré, puis la ligne
      Et puis il ne reste plus rien

      La cachette est derrière le riz
      Tout le monde le sait, bien sûr
      On a les doigts un peu collants
      Et l'on dit : ce n'est pas moi, je le jure`,
    hook: `
      Un carré de chocolat, et puis un autre carré
      La tablette n'a pas duré

      Du chocolat, encore un petit bout
      Et la journée a meilleur goût`,
  },
]
