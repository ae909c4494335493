import type { Details } from '../../stanzas.ts'

/** Kitchens, pots, ovens and what comes out of them. */
export const food1: readonly Details[] = [
  {
    words:
      'cuisin* popote recette recettes fourneaux casserole casseroles petits_plats bons_plats fait_à_manger faire_à_manger fais_à_manger faisait_à_manger faisais_à_manger cordon-bleu cordon_bleu',
    stanzas: `
      (L'oignon|Le beurre|L'ail) chante au fond de la poêle
      On arrive avant qu'on appelle
      On soulève un coin de couvercle
      On se fait chasser, la vie est belle

      Il n'y a pas de balance, ici
      On met du cœur, on goûte au doigt
      On demande comment c'est fait
      La réponse est : un peu de tout, voilà

      La table s'allonge d'une planche
      Quelqu'un rapporte deux tabourets
      On disait : je n'ai pas très faim
      Et tout le monde s'est resservi, c'est vrai`,
    hook: `
      Ça sent bon la cuisine jusque dans l'entrée
      Et personne ne veut s'en aller

      Goûte un peu, dis-moi s'il faut du sel
      La cuisine est pleine, et la vie est belle`,
  },
  {
    words:
      'crêpe crêpes crepe crepes crêperie crêperies crêpière crêpiers pâte_à_crêpes chandeleur galettes_de_sarrasin galette_de_sarrasin galettes galettes_bretonnes galette_saucisse galettes_saucisses',
    stanzas: `
      (La première|La toute première) est toujours ratée
      On la mange debout, sans attendre
      La deuxième vole un peu trop haut
      Et tout le monde court pour la prendre

      La pile monte sur l'assiette
      Le sucre craque sous la dent
      On dit : c'est la dernière, promis
      Et l'on en refait tout autant`,
    hook: `
      Saute, la crêpe, et retombe bien
      Une au sucre, une autre, et c'est pour ta faim

      Encore une crêpe, la poêle est chaude
      Tant pis si quelqu'un dans la cuisine rôde`,
  },
  {
    words: "anniversaire anniversaires gâteau_d'anniversaire gateau_d'anniversaire gâteaux_d'anniversaire bougies",
    stanzas: `
      On a éteint toutes les lampes
      Une lueur tremble dans l'entrée
      Les voix partent un peu trop haut
      Et chacun essaie de rentrer

      Le gâteau penche, mais il tient
      Le prénom déborde à la fin
      On coupe des parts inégales
      La plus grosse change de main`,
    hook: `
      Souffle les bougies, fais un vœu tout bas
      Un bel anniversaire, ça se chante comme ça

      Encore une bougie, encore un couplet
      L'anniversaire ne fait que commencer`,
  },
  {
    words:
      'gâteau gâteaux gateau gateaux pâtiss* patisserie patissier patissière madeleine madeleines muffin muffins cookie cookies brownie brownies biscuit biscuits sablés quatre-quarts quatre-quart meringues macaron macarons mousse_au_chocolat moelleux_au_chocolat fondant_au_chocolat éclairs_au_chocolat far_breton kouign-amann canelés cannelés choux_à_la beignets',
    stanzas: `
      (La maison|L'escalier|Le palier) sent bon le beurre chaud
      On trouve une raison de passer
      Le fouet n'est pas encore rincé
      Qu'un doigt l'a déjà nettoyé

      La boîte arrive, on fait semblant
      Tout le monde lit son journal
      Le couvercle s'ouvre, on se lève
      On en reprend, et c'est normal

      On avait dit : une petite part
      On a coupé droit, presque droit
      On égalise d'un côté
      Et puis de l'autre, et puis voilà`,
    hook: `
      Un gâteau sur la table, tout le monde accourt
      Il n'en restera rien au bout du jour

      Encore une part, on n'y peut rien
      Un gâteau partagé, ça fait du bien`,
  },
  {
    words:
      'tarte tartes tatin clafoutis crumble tarte_aux_pommes rouleau_à_pâtisserie pâte_brisée pâte_feuilletée compote compotes',
    stanzas: `
      Les pommes sont rangées en rond
      Le jus fait des bulles au bord
      On l'a mise à la fenêtre
      On passe, on la regarde encore

      La croûte casse sous la lame
      La première part part en miettes
      La deuxième tient presque entière
      On la fait glisser dans l'assiette`,
    hook: `
      Une part de tarte, encore une part
      Et tant pis pour le repas du soir

      Tarte aux pommes, tarte au soleil
      Il n'y en a pas deux pareilles`,
  },
  {
    words:
      'pain pains baguette baguettes levain boulang* pétrir pétrit pétris pétrissait pétrissais pétrin fournil miche miches brioche brioches',
    stanzas: `
      La ville dort, le four est rouge
      La pâte a levé dans le noir
      Dehors, quelqu'un sent la bonne odeur
      Et s'arrête sur le trottoir

      On casse un bout sur le chemin
      La croûte chante entre les doigts
      On rentre avec la moitié
      Personne ne demande pourquoi`,
    hook: `
      Du pain tout chaud, la croûte qui craque
      Et la moitié mangée dans le sac

      Le pain est sorti, la rue sent bon
      On prend le quignon à la maison`,
  },
  {
    words:
      'soupe soupes potage potages bouillon bouillons pot-au-feu pot_au_feu blanquette bourguignon ragoût ragoûts cassoulet daube mijot* marmite marmites cocotte-minute cocotte_minute choucroute potée velouté',
    stanzas: `
      Le couvercle tape, tout doux
      La buée dessine au carreau
      On met les bols sur la table
      Et l'on serre ses mains au chaud

      On y met ce qu'on a trouvé
      Deux poireaux, un peu de patience
      On dit que c'est meilleur demain
      Mais personne n'a cette constance`,
    hook: `
      Une bonne soupe, un bol bien fumant
      Et l'hiver peut attendre un moment

      Soupe du soir, soupe de chez nous
      On en reprend, on s'en met partout`,
  },
  {
    words:
      'gratin gratins tartiflette tartiflettes dauphinois lasagne lasagnes hachis_parmentier purée purées patate patates pomme_de_terre pommes_de_terre',
    stanzas: `
      Le plat arrive, il fait des bulles
      On se bat pour le coin grillé
      La cuillère perce la croûte
      Et le silence est installé

      On avait prévu pour demain
      Il n'en reste qu'un petit bord
      Quelqu'un le racle sans rien dire
      Quelqu'un d'autre dit : encore`,
    hook: `
      Du gratin doré, du fromage au bord
      On racle le plat, on en veut encore

      Un bon gratin, une grande tablée
      Et plus une miette pour la soirée`,
  },
  {
    words: 'pâtes spaghetti spaghettis carbonara bolognaise coquillettes nouilles raviolis macaronis parmesan',
    stanzas: `
      L'eau déborde, on souffle dessus
      On en jette une contre le mur
      Elle colle, alors c'est cuit
      C'est une science, et on en est sûr

      On s'en met jusqu'au bout du nez
      On enroule, on tire, on aspire
      La sauce a sauté sur la nappe
      Et tout le monde éclate de rire`,
    hook: `
      Des pâtes, du beurre, et puis c'est tout
      Les grands festins sont de chez nous

      Encore des pâtes, on ne s'en lasse pas
      On en reprend, on se lèche les doigts`,
  },
  {
    words:
      'frite frites friteuse baraque_à_frites moules-frites steak-frites kebab kebabs burger burgers hamburger hamburgers',
    stanzas: `
      Le cornet brûle au bout des doigts
      Le sel vole un peu de côté
      On partage, une pour toi
      Trois pour moi, c'est bien calculé

      On disait : je ne prends rien, merci
      Une main passe au-dessus du plat
      C'est dans l'assiette des autres
      Que les frites ont ce goût-là`,
    hook: `
      Une frite pour toi, une frite pour moi
      La dernière, on la coupe en trois

      Frites bien chaudes, sauce au milieu
      On mange avec les doigts, c'est mieux`,
  },
  {
    words: 'couscous couscoussier tajine tajines tagine semoule pois_chiches pastilla chorba harissa',
    stanzas: `
      Le plat est posé au milieu
      Il y en a pour tout le quartier
      On se serre, on rapproche les chaises
      Et l'on commence à se régaler

      La semoule vole comme du sable
      Le bouillon est rouge et brûlant
      On a dit non, l'assiette est pleine
      On a dit non, c'est important`,
    hook: `
      Un grand couscous, la porte est ouverte
      On s'assoit à table, et c'est une fête offerte

      Encore du couscous, on n'en peut plus
      On en reprend, on s'est bien tenus`,
  },
  {
    words:
      'barbecue barbecues merguez grillade grillades brochette brochettes plancha saucisse saucisses chipolatas méchoui côte_de_bœuf côtes_de_bœuf',
    stanzas: `
      La fumée suit toujours quelqu'un
      On a beau changer de côté
      Les saucisses font des flammes
      Et les voisins sont invités

      On souffle, on agite un carton
      C'est presque prêt depuis une heure
      On mange un peu cru, un peu noir
      Et tout le monde dit : quelle saveur`,
    hook: `
      Au barbecue, la fumée dans les yeux
      C'est un peu brûlé, mais c'est délicieux

      Du soleil, des amis, un barbecue
      On sent la fumée, on est bien repus`,
  },
  {
    words: 'confiture confitures marmelade mirabelle mirabelles gelée_de_coings bocaux',
    stanzas: `
      (La bassine|Le sucre|La mousse) chante sur le feu
      Ça sent les fruits jusqu'au portail
      Une cuillère passe en cachette
      Et plus personne ne travaille

      On écrit l'année sur le pot
      On serre bien fort le couvercle
      Le matin, sur une tartine
      On étale tout un été, en cercle

      La louche tremble, ça déborde
      On a du sucre sur le menton
      On dit : c'était juste pour goûter
      Et l'on a vidé le fond`,
    hook: `
      De la confiture plein les doigts
      Encore une tartine, encore une fois

      Un pot de confiture, un peu de soleil
      Et tous les matins sont des merveilles`,
  },
]
