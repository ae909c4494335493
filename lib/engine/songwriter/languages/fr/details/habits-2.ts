import type { Details } from '../../stanzas.ts'

/** What is remembered of somebody: clothes, sayings, first steps, old friends. */
export const habits2: readonly Details[] = [
  {
    words:
      'au_pied_du_lit au_pied_de_mon_lit sur_mon_lit sur_le_lit sur_ton_lit dans_mon_lit dans_notre_lit contre_moi sur_mes_genoux sur_nos_genoux sur_mes_pieds sur_mon_épaule',
    stanzas: `
      (Un poids|Une chaleur|Un soupir) se pose tout doucement
      On ne bouge plus jusqu'au matin
      On a des fourmis dans la jambe
      On s'en moque, on est si bien

      On avait dit : pas dans la chambre
      La règle a tenu une nuit
      On entend gratter à la porte
      Et l'on fait une place au lit`,
    hook: `
      Au pied du lit, dans le creux du drap
      Et toute la nuit, on entend : je suis là

      Une petite place au pied du lit
      Il n'en faut pas plus pour la nuit`,
  },
  {
    words:
      'vole_les_chaussettes vole_des_chaussettes vole_mes_chaussettes volait_les_chaussettes volait_mes_chaussettes volait_des_chaussettes volais_les_chaussettes volais_mes_chaussettes volais_des_chaussettes pique_les_chaussettes piquait_les_chaussettes piquais_les_chaussettes cache_les_chaussettes cachait_les_chaussettes cachais_les_chaussettes',
    stanzas: `
      Il en manquait toujours la gauche
      On soulevait le canapé
      On en trouvait là toute une bande
      Roulée en boule, et bien trempée

      On courait pieds nus dans l'entrée
      Le voleur courait bien plus vite
      On a gagné deux ou trois fois
      Les autres fois, on s'en va vite`,
    hook: `
      Où est passée la chaussette d'hier ?
      Le voleur s'enfuit, la queue en l'air

      Une chaussette en moins, une autre en vacances
      Le voleur de chaussettes a de la chance`,
  },
  {
    words:
      'court_après cours_après courait_après courais_après courir_après après_les_vélos après_les_voitures après_les_chats après_les_pigeons après_sa_queue après_ta_queue après_les_oiseaux après_le_ballon après_les_écureuils',
    stanzas: `
      On crie un nom au bout du champ
      Un point qui court, et plus personne
      On revient la langue pendante
      L'air étonné que l'on s'étonne

      On n'a jamais rien attrapé
      On ne voulait pas, je suppose
      Courir, courir, c'était le jeu
      Et gagner, c'était autre chose`,
    hook: `
      Cours, cours après, le vent est devant
      On n'attrape rien, mais c'est enivrant

      Cours après le monde, cours après le vent
      Et reviens vers nous en haletant`,
  },
  {
    words:
      'mes_pulls tes_pulls ses_pulls mon_pull ton_pull pulls pull vêtements habits fringues robe robes mes_habits tes_habits',
    stanzas: `
      On le cherchait dans le placard
      On le voyait sur l'autre dos
      On disait : il te va très bien
      On en avait pourtant trop chaud

      Les manches ont pris une autre forme
      Le col a gardé un parfum
      On ne sait plus à qui ils sont
      On les porte un peu chacun`,
    hook: `
      Ton pull, mon pull, on ne sait plus très bien
      Ce qui est à toi, c'est un peu le mien

      Un pull trop grand, un pull emprunté
      Et l'on a chaud pour toute l'année`,
  },
  {
    words:
      'moustache casquette chapeau béret pipe tablier parfum sentait_le sentais_le sent_bon sens_bon sentait_bon sentais_bon eau_de_cologne',
    stanzas: `
      On le reconnaît de très loin
      On tourne la tête dans la rue
      Un inconnu passe, et d'un coup
      On croit revoir qui l'on a connu

      C'était à peine une habitude
      Un petit rien de tous les jours
      On le voit sur chaque photo
      On l'y cherche encore, toujours`,
    hook: `
      Un chapeau, une odeur, et je te vois
      Tu viens au-devant de moi

      Rien qu'un parfum, rien qu'un chapeau
      Et le temps fait demi-tour aussitôt`,
  },
  {
    words:
      "conseil conseils bons_conseils m'as_dit m'a_dit disait_toujours disais_toujours dit_toujours dis_toujours répétait_toujours répétais_toujours répète_toujours répètes_toujours me_disait me_disais proverbe proverbes",
    stanzas: `
      On haussait un peu les épaules
      On disait : oui, on verra bien
      On voit, maintenant, on comprend
      Et l'on n'y a changé rien

      C'étaient des mots de tous les jours
      On les écoutait à moitié
      Un soir, on s'entend dire pareil
      On sourit, on n'a rien oublié`,
    hook: `
      Ces mots-là, on les garde, on les dit tout bas
      Un conseil, ça se donne, et ça ne s'use pas

      Tu l'avais bien dit, tu l'avais bien dit
      Et l'on s'en souvient, la nuit`,
  },
  {
    words:
      "bonne_humeur joie_de_vivre énergie plein_d'énergie pleine_d'énergie optimiste toujours_content toujours_contente toujours_joyeux toujours_joyeuse",
    stanzas: `
      On ouvre un volet, il fait gris
      Une voix chante, il fait moins froid
      On avait mille raisons de râler
      On les a oubliées, ma foi

      Même la pluie, on dirait bien
      Qu'elle tombe un peu plus légère
      Les gens se parlent dans la file
      On a ri avec la caissière`,
    hook: `
      De la bonne humeur, il y en a pour tous
      Prends-en un peu, elle est à nous

      La bonne humeur, ça ne coûte rien
      On en donne, et il en revient`,
  },
  {
    words:
      'dinosaure dinosaures lego legos jouet jouets poupée poupées petites_voitures playmobil playmobils dragon dragons licorne licornes super-héros princesse princesses pirate pirates',
    stanzas: `
      Il y a un monstre sous la table
      Une fusée sur l'oreiller
      On marche dessus dans le noir
      On crie tout bas, un pied levé

      La soupe attend, le monde est pris
      On a trois châteaux à défendre
      On dit : à table, une dernière fois
      Et l'on finit par s'y étendre`,
    hook: `
      Encore un jeu, encore un château
      Les jouets sont rois, du bas jusqu'en haut

      Ramasse tes jouets, dit la maison
      Et les jouets répondent : non, non, non`,
  },
  {
    words:
      'premiers_pas premier_pas premier_mot premiers_mots première_dent premières_dents gazouille gazouilles gazouiller gazouillait gazouillais gazouillé gazouillent gazouillaient babille babilles',
    stanzas: `
      On tenait deux doigts, on tremblait
      Et puis les doigts ont lâché prise
      Un pas, un autre, on est tombé
      Les yeux tout ronds de la surprise

      On a tout arrêté, le temps
      La soupe, la radio, la rue
      On a crié, on a pleuré
      Pour une chose à peine vue`,
    hook: `
      Un premier pas, et puis un autre, hop là
      Le monde est au bout des bras

      Un tout petit pas, et quel grand chemin
      Le premier se fait avec une main`,
  },
  {
    words:
      "ami_d'enfance amie_d'enfance amis_d'enfance depuis_l'enfance depuis_l'école depuis_la_maternelle depuis_le_collège depuis_le_lycée depuis_vingt_ans depuis_dix_ans ensemble_à_l'école soirées_pyjama soirée_pyjama",
    stanzas: `
      On se racontait tout, la nuit
      On parlait bas, la lampe éteinte
      On avait juré pour la vie
      La promesse a laissé son empreinte

      On a tout fait pour la première fois
      Les bêtises et les secrets
      On sait de l'autre tant de choses
      Qu'on ne se fâche plus jamais`,
    hook: `
      Depuis l'enfance, et pour toujours
      On se connaît, on n'a pas fait le tour

      On se connaît depuis si longtemps
      Qu'on a toujours un peu dix ans`,
  },
  {
    words:
      "promet promets promesse promesses a_promis as_promis ai_promis t'ai_promis m'as_promis jurer tient_parole tiens_parole",
    stanzas: `
      Les mots s'envolent, c'est connu
      Ceux-là sont restés, bien au chaud
      On y revient quand il fait nuit
      On les a gardés sous la peau

      On l'a dit une fois, c'est tout
      On n'a pas eu besoin d'écrire
      Il y a des gens dont la parole
      Vaut mieux que tout ce qu'on peut lire`,
    hook: `
      Une promesse, deux mots, et c'est gravé
      On l'a dit un jour, on va la garder

      Promis, promis, on ne reviendra pas dessus
      La promesse est faite, elle est tenue`,
  },
  {
    words:
      "se_dispute se_disputent te_disputes s'engueule disputes dispute chamaille chamaillent chamaillait chamaillaient se_chamaillait se_chamaillaient s'est_disputés",
    stanzas: `
      On a crié pour une assiette
      Une porte claque, et puis rien
      Cinq minutes, une tête passe
      Et demande s'il reste du pain

      On ne sait plus qui a commencé
      On a gardé deux ou trois mots durs
      On les oublie devant la soupe
      On n'est fâché que pour être sûr`,
    hook: `
      On se dispute, on s'aime, on recommence
      Une porte claque, et puis on danse

      Après la dispute, il y a le pain
      Qu'on coupe en deux jusqu'à demain`,
  },
  {
    words:
      "n'abandonne_jamais n'abandonnes_jamais n'abandonne_pas n'abandonnes_pas ne_lâche_rien ne_lâches_rien ne_lâche_jamais ne_lâches_jamais se_bat te_bats s'est_battu s'est_battue t'es_battu t'es_battue se_battait te_battais ne_baisse_jamais ne_baisses_jamais persévère persévères persévérance",
    stanzas: `
      On tombe, on se relève, on tombe
      Les genoux verts, le front têtu
      D'autres seraient rentrés chez eux
      On recommence, on n'a pas perdu

      On a dit : c'est trop haut pour nous
      Une fois, dix fois, la porte est close
      On essuie ses yeux, on respire
      La onzième fois, on ose`,
    hook: `
      On n'abandonne pas, on n'abandonne rien
      Un pas de plus, on n'est pas loin

      Tomber sept fois, se relever huit
      On n'abandonne pas, la chance nous suit`,
  },
  {
    words: 'camping-car camping-cars caravane caravanes fourgon_aménagé',
    stanzas: `
      On roule, on s'arrête où c'est beau
      On sort deux chaises, la théière
      On a la mer devant la porte
      La nuit prochaine, une rivière

      On a tout ce qu'il faut à bord
      Deux tasses, un lit, une carte usée
      On ne demande plus où l'on va
      La route est faite pour s'amuser`,
    hook: `
      Un camping-car, la route devant
      On a tout son toit, on a tout son temps

      En camping-car, on va où l'on veut
      On gare la maison face au ciel bleu`,
  },
  {
    words:
      'me_manques nous_manques me_manque nous_manque me_manquais nous_manquais me_manqueras nous_manqueras vas_me_manquer vas_nous_manquer va_me_manquer va_nous_manquer',
    stanzas: `
      La chaise est là, personne dessus
      On met deux tasses, on en range une
      On tourne la tête pour parler
      Et l'on parle un peu à la lune

      Le jour, ça va, on est pris, on court
      Le soir, la maison est trop grande
      On garde une chose à raconter
      Un silence attend qu'on la demande`,
    hook: `
      Tu me manques, c'est tout, c'est dit
      Le jour, le soir, et toute la nuit

      Tu me manques, il n'y a pas d'autre mot
      Je le dis tout bas, je le dis trop`,
  },
]
