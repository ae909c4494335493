import type { Details } from '../../stanzas.ts'

/** Kitchens, pots, ovens and what comes out of them. */
export const food1: readonly Details[] = [
  {
    words:
      'cuisin* popote recette recettes fourneaux casserole casseroles petits_plats bons_plats fait_à_manger faire_à_manger fais_à_manger faisait_à_manger faisais_à_manger cordon-bleu cordon_bleu',
    stanzas: `
      L'oignon qui chante dans le beurre
      Une pincée prise au hasard
      La cuillère en bois, brune au bout
      Et un peu plus d'ail, ou de lard

      Un couvercle qui danse un peu
      Du persil haché, bien menu
      Une sauce goûtée du doigt
      Et un ingrédient jamais connu

      Un carnet collé par le sucre
      Une recette en abrégé
      Une noix, un filet, un soupçon
      Et un grand plat à partager

      La hotte qui ronfle, la radio
      Trois feux allumés, un qui fume
      Un torchon jeté sur l'épaule
      Et une montagne de légumes`,
  },
  {
    words:
      'crêpe crêpes crepe crepes crêperie crêperies crêpière crêpiers pâte_à_crêpes chandeleur galettes_de_sarrasin galette_de_sarrasin galettes galettes_bretonnes galette_saucisse galettes_saucisses',
    stanzas: `
      Une pâte lisse, une louche
      Un tour de poignet sur la poêle
      La première en forme de carte
      Et la dernière fine comme un voile

      La pile qui monte sur l'assiette
      Du sucre qui croque, un citron
      Un coin replié, puis un autre
      Et du beurre jusqu'au menton

      Un saladier sous un torchon
      Une bulle au bord qui crépite
      La crêpe en l'air, une seconde
      Et l'assiette se vide plus vite

      Un pot de confiture ouvert
      De la dentelle brune au bord
      Une fourchette, un coin plié
      Et de la pâte pour demain, encore`,
  },
  {
    words: "anniversaire anniversaires gâteau_d'anniversaire gateau_d'anniversaire gâteaux_d'anniversaire bougies",
    stanzas: `
      Des bougies penchées dans la crème
      La lampe éteinte au bon moment
      Un souffle, un long fil de fumée
      Et l'assiette tendue poliment

      Un prénom écrit au chocolat
      Plus assez de place à la fin
      Le couteau trempé dans l'eau chaude
      Et un doigt dans la crème, l'air de rien

      Un plat qui arrive en tanguant
      Une chanson prise un peu bas
      La cire en gouttes sur les fraises
      Et une bougie qui ne s'éteint pas

      Une allumette, puis une autre
      Des fourchettes en papillon
      Un nœud de ruban qui résiste
      Et la plus grosse part, pour de bon`,
  },
  {
    words:
      'gâteau gâteaux gateau gateaux pâtiss* patisserie patissier patissière madeleine madeleines muffin muffins cookie cookies brownie brownies biscuit biscuits sablés quatre-quarts quatre-quart meringues macaron macarons mousse_au_chocolat moelleux_au_chocolat fondant_au_chocolat éclairs_au_chocolat far_breton kouign-amann canelés cannelés choux_à_la beignets',
    stanzas: `
      Trois œufs cassés au bord d'un bol
      De la farine jusqu'aux manches
      Un fouet qui tinte, un bruit de vague
      Et la vapeur de la première tranche

      Un saladier tenu d'un bras
      Un nuage de sucre glace
      Une boîte en fer, un couvercle
      Et plus que des miettes à la place

      Un doigt dans la pâte, en passant
      L'odeur qui descend l'escalier
      Le minuteur en forme d'œuf
      Et du blanc sur le tablier

      Une recette tachée de beurre
      La balance et tous les petits poids
      Le ventre du four allumé
      Et la cuillère léchée deux fois`,
  },
  {
    words:
      'tarte tartes tatin clafoutis crumble tarte_aux_pommes rouleau_à_pâtisserie pâte_brisée pâte_feuilletée compote compotes',
    stanzas: `
      Une pâte étalée bien ronde
      Les pommes couchées en rosace
      Un jus qui bouillonne et qui colle
      Et un bord doré qui se casse

      De la farine sur le rouleau
      Des trous de fourchette au fond
      Un noyau qui roule sur la table
      Et du jus jusqu'au menton

      Deux torchons pliés pour les mains
      Un plat qui refroidit dehors
      La pelle glissée sous la pointe
      Et l'assiette propre jusqu'au bord`,
  },
  {
    words:
      'pain pains baguette baguettes levain boulang* pétrir pétrit pétris pétrissait pétrissais pétrin fournil miche miches brioche brioches',
    stanzas: `
      Du sel, de l'eau, de la farine
      La pâte qui gonfle, endormie
      Une lame qui fend le dos
      Et le beurre qui fond dans la mie

      Un papier fin, tordu aux bouts
      Un couteau à dents, une planche
      La monnaie comptée dans la paume
      Et le quignon parti sous la manche

      De la farine dans les plis
      Une lampe au fond du fournil
      La pelle en bois, longue et brûlée
      Et la rue qui sent bon, tranquille

      Une croûte qui chante un peu
      Un couteau qui descend, qui casse
      Le quignon passé sous la table
      Et des miettes à chaque place`,
  },
  {
    words:
      'soupe soupes potage potages bouillon bouillons pot-au-feu pot_au_feu blanquette bourguignon ragoût ragoûts cassoulet daube mijot* marmite marmites cocotte-minute cocotte_minute choucroute potée velouté',
    stanzas: `
      Un couvercle qui fait toc toc
      Un feu tout bas, qui se devine
      Une louche pendue au bord
      Et des vitres blanches dans la cuisine

      Du laurier, du thym, deux oignons
      Une pincée, un doigt qui goûte
      La vapeur qui mouille les cils
      Et l'assiette essuyée à la croûte

      Une cuillère qui tourne en rond
      Des petits ronds d'or en surface
      Le bol tenu entre deux mains
      Et le sel qui passe et repasse

      Des épluchures sur un journal
      Une marmite qui marmonne
      Une assiette creuse, ébréchée
      Et pas un reste pour personne`,
  },
  {
    words:
      'gratin gratins tartiflette tartiflettes dauphinois lasagne lasagnes hachis_parmentier purée purées patate patates pomme_de_terre pommes_de_terre',
    stanzas: `
      La crème qui bouillonne au bord
      Une croûte dorée qui cloque
      Le dos d'une cuillère qui perce
      Et les fourchettes qui s'entrechoquent

      Un plat de terre, un peu fêlé
      Le tour tout brun, tout noir, roussi
      La vapeur au premier coup de fourchette
      Et le coin le plus grillé, merci

      Une gousse d'ail frottée au fond
      Le four ouvert, quelle chaleur
      Deux torchons pour porter le plat
      Et plus rien au bout d'un quart d'heure`,
  },
  {
    words: 'pâtes spaghetti spaghettis carbonara bolognaise coquillettes nouilles raviolis macaronis parmesan',
    stanzas: `
      Une casserole trop petite
      De l'eau qui déborde et qui mousse
      Un couvercle qui se soulève
      Et un peu de beurre, en douce

      Un tas fumant, un nœud sans fin
      Une fourchette qui enroule
      De la sauce au bord du menton
      Et du fromage en pluie, qui coule

      La passoire au fond de l'évier
      Un nuage, des vitres blanches
      Deux cuillères pour tout mélanger
      Et un plat creux, trop plein, qui penche`,
  },
  {
    words:
      'frite frites friteuse baraque_à_frites moules-frites steak-frites kebab kebabs burger burgers hamburger hamburgers',
    stanzas: `
      Un papier chaud au creux des mains
      Le sel qui tombe en giboulée
      Une fourchette en bois, trop courte
      Et la dernière, la plus salée

      Un panier secoué deux fois
      L'huile qui chante et qui crépite
      Une pyramide toute dorée
      Et la main d'en face qui hésite

      De la sauce en petite flaque
      Un coin d'assiette bien à part
      Des doigts qui brillent, une serviette
      Et une frite volée, au hasard`,
  },
  {
    words: 'couscous couscoussier tajine tajines tagine semoule pois_chiches pastilla chorba harissa',
    stanzas: `
      La semoule roulée aux doigts
      Un grand plat posé au milieu
      Une louche de bouillon rouge
      Et la vapeur qui monte aux yeux

      Des courgettes, des fèves, des navets
      De la cannelle au bout des doigts
      Un torchon noué sur la vapeur
      Et l'assiette remplie trois fois

      Un nuage au-dessus du feu
      Du cumin jusque dans le salon
      Un seul plat pour toute la table
      Et chaque cuillère creuse un sillon`,
  },
  {
    words:
      'barbecue barbecues merguez grillade grillades brochette brochettes plancha saucisse saucisses chipolatas méchoui côte_de_bœuf côtes_de_bœuf',
    stanzas: `
      La fumée qui change de côté
      Un bout de carton pour éventail
      Les saucisses qui percent et pleurent
      Et la moutarde qui déraille

      Une pince longue, un tablier
      Des braises sous la cendre grise
      Le gras qui tombe, un coup de flamme
      Et l'odeur jusqu'à la chemise

      Du papier froissé, du petit bois
      Un souffle à plat ventre, une toux
      Des assiettes en carton qui plient
      Et une merguez noire au bout`,
  },
  {
    words: 'confiture confitures marmelade mirabelle mirabelles gelée_de_coings bocaux',
    stanzas: `
      Une bassine à gros bouillons
      De la mousse rose à lécher
      Une goutte figée sur l'assiette
      Et des torchons tachés, à sécher

      Des fruits pesés, du sucre autant
      Un entonnoir, une louche pleine
      Une étiquette un peu de travers
      Et des tartines pour des semaines

      Un pot levé vers la fenêtre
      Un rouge où passe un peu de jour
      Un couvercle qui claque, ouvert
      Et le doigt qui fait tout le tour`,
  },
]
