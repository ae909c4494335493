import type { Details } from '../../stanzas.ts'

/** What people and animals do, day by day, and what is kept of it. */
export const habits1: readonly Details[] = [
  {
    words:
      'triche triches tricher trichait trichais triché tricheur tricheuse triche_aux triches_aux triche_au triches_au trichait_au trichait_aux trichais_au trichais_aux',
    stanzas: `
      On regarde ailleurs une seconde
      Et les points ont encore grandi
      Une carte est restée dans la manche
      Un petit sourire l'a dit

      Personne n'a rien vu, bien sûr
      On compte, on recompte, on hésite
      L'autre a les yeux pleins d'innocence
      Et la victoire arrive bien vite`,
    hook: `
      Ça triche, ça triche, on l'a vu d'ici
      Et l'on rejoue, et l'on rit aussi

      Qui triche en souriant gagne à chaque fois
      On n'a rien vu, on n'y croit pas`,
  },
  {
    words:
      'chante_faux chantes_faux chanter_faux chantait_faux chantais_faux chanté_faux chantent_faux chantaient_faux chante_très_faux chantes_très_faux chante_un_peu_faux chantes_un_peu_faux',
    stanzas: `
      Tout le premier rang se retourne
      La note est partie se cacher
      L'orgue a levé un peu la voix
      Et rien ne peut plus l'empêcher

      C'est faux, c'est fort, et c'est du cœur
      On a vu sourire les statues
      On ne chante pas pour être juste
      On chante, on ne l'aurait pas cru`,
    hook: `
      Un peu trop haut, un peu à côté
      Qui chante faux chante en liberté

      Chante faux, chante fort, chante encore
      Les anges se bouchent les oreilles, d'accord`,
  },
  {
    words:
      'siffle siffles siffler sifflait sifflais sifflé sifflent sifflaient sifflote sifflotes sifflotait sifflotais siffloter sifflotement',
    stanzas: `
      (Un air|Trois notes|Une chanson) passe par la fenêtre
      On sait tout de suite qui c'est
      Les merles se taisent, écoutent
      Et l'un d'eux répond, tout en secret

      C'est toujours le même petit air
      On ne sait pas d'où il venait
      On le reprend sans y penser
      En ouvrant un à un les volets`,
    hook: `
      Siffle, siffle encore, au bout du jardin
      Cet air-là nous suit sur tous les chemins

      Un air sifflé, trois notes, et voilà
      Le matin se lève au bout de la voix`,
  },
  {
    words:
      'répare_tout répares_tout réparer_tout réparait_tout réparais_tout réparé_tout réparent_tout réparaient_tout répare_toujours tout_réparer avec_du_scotch du_scotch bout_de_scotch rafistole rafistoles rafistolait rafistolais rafistoler',
    stanzas: `
      (Le vase|La chaise|La lampe) tient avec du ruban
      On n'a jamais rien vu jeter
      Un tour de plus, un coup de pouce
      Et l'on disait : c'est réparé

      Il y avait du scotch partout
      Les lunettes tenaient, la radio aussi
      On croyait tout perdu, et puis
      Le moteur repartait, sans un bruit`,
    hook: `
      Un bout de scotch, et le monde tient
      Réparé comme ça, on n'a peur de rien

      Tout se répare, avec un peu de temps
      Un bout de scotch, et c'est comme avant`,
  },
  {
    words:
      "danse_mal danses_mal danser_mal dansait_mal dansais_mal dansé_mal dansent_mal dansaient_mal pense_savoir_danser penses_savoir_danser croit_savoir_danser crois_savoir_danser danse_comme danses_comme danse_n'importe",
    stanzas: `
      La piste se vide en une minute
      Un bras s'envole, un autre suit
      On ne sait pas quel est le rythme
      Et l'orchestre s'arrête, ébloui

      Les genoux vont chacun leur route
      Un verre est tombé du buffet
      On applaudit, on fait un cercle
      Et le plus beau, c'est que ça plaît`,
    hook: `
      Tous sur la piste, attention les pieds
      Qui danse comme ça ne peut s'oublier

      Un pas à gauche, un pas de travers
      C'est de la danse, et c'est l'univers`,
  },
  {
    words:
      'son_portefeuille ton_portefeuille mon_portefeuille oublie_son_portefeuille oublies_ton_portefeuille oubliait_son_portefeuille oubliais_ton_portefeuille ne_paie_jamais ne_paies_jamais ne_paye_jamais ne_payes_jamais paie_jamais paies_jamais paye_jamais payes_jamais',
    stanzas: `
      L'addition glisse vers le milieu
      On tâte une poche, puis l'autre
      Quel air surpris, quel air navré
      Et l'addition devient la nôtre

      On a compris depuis longtemps
      On a mis un billet de côté
      On attend la phrase au dessert
      Elle vient, avec le café`,
    hook: `
      Le portefeuille est resté à la maison
      La prochaine fois, dit la chanson

      Qui paie l'addition ? Devine un peu
      Le portefeuille fait ce qu'il peut`,
  },
  {
    words:
      'tient_la_main tiens_la_main tenait_la_main tenais_la_main tenir_la_main me_tient_la_main me_tiens_la_main prend_la_main prends_la_main prenait_la_main prenais_la_main donne_la_main donnes_la_main main_dans_la_main tient_par_la_main tiens_par_la_main',
    stanzas: `
      (Le noir|La lumière|La rue) ne fait plus rien du tout
      Une main a trouvé une main
      On ne dit rien, on n'y pense pas
      Et l'on irait jusqu'à demain

      Les doigts se croisent sans chercher
      Ils ont appris ça tout de suite
      On pourrait se perdre en chemin
      Le cœur, lui, ne bat pas plus vite`,
    hook: `
      Main dans la main, il ne peut rien arriver
      On marche, on est plus près

      Ta main, ma main, la main dans la main
      Et le chemin peut continuer plus loin`,
  },
  {
    words:
      "s'est_connus s'est_rencontrés s'est_rencontré s'est_connu s'est_connues s'est_rencontrées on_s'est_connus on_s'est_rencontrés on_s'est_connu on_s'est_rencontré êtes_rencontrés êtes_connus vous_êtes_rencontrés vous_êtes_connus t'ai_rencontré t'ai_rencontrée t'ai_connu t'ai_connue première_rencontre coup_de_foudre vous_vous_êtes_rencontrés vous_vous_êtes_connus",
    stanzas: `
      Un bonjour, et presque rien d'autre
      On ne savait pas, ce jour-là
      Qu'on ouvrait une longue histoire
      Rien qu'en faisant un petit pas

      Il aurait suffi d'une autre rue
      Ou de cinq minutes de retard
      Tout aurait changé pour toujours
      Il suffit parfois d'un hasard

      Le monde était plein de visages
      Un seul est resté dans la lumière
      On a beau dire, on l'a bien vu
      Le reste est passé en arrière`,
    hook: `
      Un jour, on s'est connus, et le monde a changé
      On n'a rien vu venir, et tout a commencé

      Il a suffi d'un jour, d'un hasard, d'un regard
      On s'est rencontrés, ni trop tôt ni trop tard`,
  },
  {
    words: 'prêté_son_parapluie prêté_ton_parapluie prêté_mon_parapluie prêté_un_parapluie',
    stanzas: `
      La pluie tombait sur tout le monde
      Un geste, un sourire, et voilà
      On rentre au sec, on se retourne
      On ne sait pas encore pourquoi

      On avait dit : juste pour ce soir
      Le soleil est revenu au matin
      Personne n'a rendu la chose
      C'était pour se revoir, enfin`,
    hook: `
      Un parapluie prêté, et tout est arrivé
      L'histoire était là, bien abritée

      Sous le même parapluie, un jour de pluie
      Et l'on marche ensemble depuis`,
  },
  {
    words: 'jamais_rendu jamais_rendue jamais_rendus pas_rendu pas_rendue',
    stanzas: `
      C'était peut-être fait exprès
      Il faut bien se revoir un jour
      On garde un petit bout de l'autre
      L'histoire peut faire un détour

      On l'a réclamé pour la forme
      On savait bien que c'était non
      Ce qu'on ne rend pas nous rassemble
      Et fait partie de la maison`,
    hook: `
      Ce qui est prêté, on ne l'a jamais rendu
      Et c'est comme ça qu'on s'est tenus

      Jamais rendu, et c'est bien mieux
      Maintenant, c'est à tous les deux`,
  },
  {
    words:
      "jamais_énervé jamais_énervée jamais_fâché jamais_fâchée jamais_en_colère jamais_crié ne_s'énerve_jamais ne_t'énerves_jamais ne_crie_jamais ne_cries_jamais patience patient patiente patiemment jamais_élevé_la_voix",
    stanzas: `
      Pourtant, il y avait de quoi
      Une fois, dix fois, cent peut-être
      Et la voix restait la même
      Comme un beau jour à la fenêtre

      On recommence, on se trompe encore
      Quelqu'un sourit, quelqu'un attend
      Et c'est là qu'on a compris
      Ce que c'est que prendre son temps`,
    hook: `
      Doucement, doucement, avec patience
      On recommence, et tout avance

      Pas un cri, pas un mot plus haut
      La patience est un beau cadeau`,
  },
  {
    words:
      "appris_à appris_tout m'as_appris m'a_appris m'as_tout_appris m'a_tout_appris apprenais_à apprenait_à tu_m'as_appris",
    stanzas: `
      La première fois, rien ne marche
      On montre encore, et puis encore
      Une main lâche, on ne le sait pas
      Et l'on y va tout seul, dehors

      On n'y croyait pas, on a peur
      On a raté, on recommence
      Quelqu'un disait : tu vas y arriver
      Et d'un seul coup, on s'élance`,
    hook: `
      Ce qu'on a appris, on ne le perd jamais
      On le donne à d'autres, après

      Ce qu'on a appris, on le garde en soi
      La leçon est finie, elle ne s'oublie pas`,
  },
  {
    words: 'peur_du_noir peur_de_la_nuit peur_des_monstres peur_dans_le_noir',
    stanzas: `
      (La chambre|La fenêtre|Le couloir) est la même, tu sais
      La chaise est là, et le tapis
      Le noir, c'est le jour qui se repose
      Et qui ferme les yeux ici

      On a regardé sous le lit
      Une chaussette, et puis un crayon
      L'ombre qui bouge sur le mur
      C'est l'arbre, et son chapeau trop long`,
    hook: `
      Dans le noir, il n'y a que la nuit
      Et je suis là, tout près du lit

      N'aie pas peur du noir, il est tout doux
      Il dort avec nous, il dort chez nous`,
  },
  {
    words:
      'avec_ton_lapin avec_son_lapin avec_mon_lapin avec_ton_ours avec_son_ours avec_ton_doudou avec_son_doudou avec_sa_peluche avec_ta_peluche lapin_gris lapin_bleu lapin_blanc ton_doudou son_doudou petit_lapin lapin_en_peluche dort_avec_son dors_avec_ton',
    stanzas: `
      (L'oreille|La patte|La tête) est usée par les baisers
      Un œil est parti dans le bain
      On le cherche dans tous les draps
      Et on le trouve, sous l'autre main

      On peut lui dire les secrets
      Rien n'est jamais répété
      Deux oreilles douces écoutent
      On s'endort du même côté`,
    hook: `
      Serre ton doudou, ferme les yeux
      La nuit est là, dormez tous les deux

      Doudou dans les bras, la tête au chaud
      Et le sommeil arrive bientôt`,
  },
  {
    words:
      'dort_sur dors_sur dormait_sur dormais_sur sur_mon_clavier sur_le_clavier sur_ton_clavier sur_mon_ordinateur sur_mon_oreiller dort_sur_mon_clavier dors_sur_mon_clavier sur_ma_tête dormir_sur',
    stanzas: `
      Il y a pourtant trois paniers
      Un coussin neuf, un coin de soleil
      Mais c'est ici qu'on est le mieux
      Pour faire un bon gros sommeil

      Un mail est parti chez le chef
      Rempli de j, de k, de virgules
      On n'ose rien pousser du tout
      On attend, on se trouve ridicule`,
    hook: `
      Sur le clavier, une sieste, et voilà
      Un mail est parti, on ne sait pas où ça va

      Dormir sur le clavier, c'est un métier
      Et le patron, c'est le chat, le premier`,
  },
  {
    words:
      'vole_le voles_le voler_le volait_le volais_le volé_le volent_le volaient_le vole_du voles_du voler_du volait_du volais_du volé_du volent_du volaient_du vole_les voles_les voler_les volait_les volais_les volé_les volent_les volaient_les vole_des voles_des voler_des volait_des volais_des volé_des volent_des volaient_des vole_la voles_la voler_la volait_la volais_la volé_la volent_la volaient_la vole_mes voles_mes voler_mes volait_mes volais_mes volé_mes volent_mes volaient_mes vole_de voles_de voler_de volait_de volais_de volé_de volent_de volaient_de pique_le piques_le piquer_le piquait_le piquais_le piqué_le piquent_le piquaient_le pique_du piques_du piquer_du piquait_du piquais_du piqué_du piquent_du piquaient_du pique_la piques_la piquer_la piquait_la piquais_la piqué_la piquent_la piquaient_la pique_les piques_les piquer_les piquait_les piquais_les piqué_les piquent_les piquaient_les chipe_le chipes_le chiper_le chipait_le chipais_le chipé_le chipent_le chipaient_le chipe_les chipes_les chiper_les chipait_les chipais_les chipé_les chipent_les chipaient_les jambon voleur voleuse',
    stanzas: `
      On a tourné le dos une seconde
      Sur l'assiette, il ne reste rien
      On se regarde, on accuse l'autre
      On se lèche, là, dans un coin

      La porte du frigo se referme
      On entend courir au loin
      Le coupable dort, innocent
      Tout le monde dit : je ne sais rien`,
    hook: `
      Au voleur, au voleur, le jambon s'en va
      On sait très bien qui a fait ça

      Qui a volé le dernier morceau ?
      Un petit voleur, et il fait le beau`,
  },
  {
    words: "peur_de_l'aspirateur peur_des_aspirateurs",
    stanzas: `
      Le placard s'ouvre, et c'est la fuite
      On a vu passer un éclair
      Il y a deux yeux sous le lit
      On attend la fin de la guerre

      Le monstre avance dans le couloir
      Un long bras, et puis un grand cri
      Le héros de la maison tremble
      On ne l'entend plus, tout est dit`,
    hook: `
      Voilà l'aspirateur, sauve qui peut
      Sous le lit, il reste deux yeux

      L'aspirateur est rangé, c'est fini
      Le plus courageux sort de sous le lit`,
  },
  {
    words:
      'me_réveille me_réveilles nous_réveille nous_réveilles réveille_à réveilles_à réveille_tout réveilles_tout réveille_tous réveilles_tous',
    stanzas: `
      Il fait encore nuit dans la chambre
      Quelque chose bouge au pied du lit
      On fait le mort, on ne respire plus
      Mais l'on sait bien que c'est fini

      Une patte, un cri, une chanson
      Le jour n'est pas même levé
      On marche pieds nus au couloir
      Et la journée a commencé`,
    hook: `
      Debout, debout, il est bien trop tôt
      Ça réveille toute la maison d'un saut

      Encore réveillés, le jour n'est pas là
      Mais qui peut résister à ça ?`,
  },
  {
    words:
      'gratte_à grattes_à gratter_à grattait_à grattais_à gratté_à grattent_à grattaient_à gratte_les grattes_les gratter_les grattait_les grattais_les gratté_les grattent_les grattaient_les gratte_le grattes_le gratter_le grattait_le grattais_le gratté_le grattent_le grattaient_le griffe_le griffes_le griffer_le griffait_le griffais_le griffé_le griffent_le griffaient_le griffe_les griffes_les griffer_les griffait_les griffais_les griffé_les griffent_les griffaient_les griffe griffes griffer griffait griffais griffé griffent griffaient griffes_sur grimpe_aux_rideaux grimpes_aux_rideaux rideaux canapé',
    stanzas: `
      Le canapé n'est plus très jeune
      Des fils pendent de tous côtés
      On a acheté un grand poteau
      Le poteau est neuf, personne n'y est monté

      On crie un nom, on court, trop tard
      Le rideau est devenu frange
      On a mis du scotch, du citron
      Et rien du tout ne le dérange`,
    hook: `
      Pas sur le canapé, on l'a dit cent fois
      Le canapé ne s'en souvient pas

      Un coup de griffe, et le rideau descend
      Mais quel sourire innocent`,
  },
  {
    words:
      'mange_mes manges_mes manger_mes mangait_mes mangais_mes mangé_mes mangent_mes mangaient_mes mange_les_chaussures manges_les_chaussures manger_les_chaussures mangait_les_chaussures mangais_les_chaussures mangé_les_chaussures mangent_les_chaussures mangaient_les_chaussures mes_chaussures mes_chaussons mes_pantoufles croque croques croquer croquait croquais croqué croquent croquaient mâche mâches mâcher mâchait mâchais mâché mâchent mâchaient mordille mordilles mordiller mordillait mordillais mordillé mordillent mordillaient dévore_mes dévores_mes dévorer_mes dévorait_mes dévorais_mes dévoré_mes dévorent_mes dévoraient_mes dévore_les dévores_les dévorer_les dévorait_les dévorais_les dévoré_les dévorent_les dévoraient_les',
    stanzas: `
      Il n'en reste qu'un bout, mouillé
      On le regarde, on n'y croit pas
      La queue bat fort sur le parquet
      On a l'air content de ça

      On a tout rangé en hauteur
      On a fermé toutes les portes
      Il restait un coin, une chaussure
      Et c'est celle-là qu'on emporte`,
    hook: `
      La chaussure gauche est bien mâchée
      La droite aussi va y passer

      Qui a mangé mes chaussures d'hier ?
      Une queue remue, on n'est plus en colère`,
  },
  {
    words:
      'adore_les_câlins adores_les_câlins adorer_les_câlins adorait_les_câlins adorais_les_câlins adoré_les_câlins adorent_les_câlins adoraient_les_câlins câlin câlins calin calins fait_des_câlins fais_des_câlins bisou bisous embrasse embrasses embrasser embrassait embrassais embrassé embrassent embrassaient dans_ses_bras dans_tes_bras dans_mes_bras',
    stanzas: `
      (Un bras|Une joue|Un nez) vient se poser tout doux
      On ne dit rien, ça fait du bien
      On reste là, une minute
      Le monde, dehors, ne peut rien

      Ça ne coûte rien, ça guérit
      La toux, le lundi, la colère
      On dit : encore un, le dernier
      Et l'on en refait une rivière`,
    hook: `
      Un câlin, un câlin, et puis tout va bien
      Viens par ici, je ne dis plus rien

      Encore un bisou, encore un câlin
      Et l'on peut dormir jusqu'à demain`,
  },
  {
    words:
      'mot_gentil mots_gentils gentille gentil gentillesse bon_cœur cœur_sur_la_main grand_cœur toujours_le_sourire souriant souriante souri sourit_toujours souris_toujours',
    stanzas: `
      Ça ne fait pas de bruit, c'est là
      Comme une lampe dans une entrée
      On entrait là le front plissé
      Et l'on repart d'un pas léger

      On croit que c'est un petit rien
      Un mot, un sourire en passant
      On le garde pour la journée
      Et le soir, il est encore vivant`,
    hook: `
      Un sourire, un mot, et le jour est clair
      Ça ne coûte rien, ça change l'hiver

      Garde ton sourire, garde-le longtemps
      Un sourire, ça fait le printemps`,
  },
  {
    words:
      'tous_les_codes par_cœur connaît_tout connais_tout connaissait_tout connaissais_tout sait_tout sais_tout savait_tout savais_tout mémoire toutes_les_dates connaît_tous connais_tous connaissait_tous connaissais_tous',
    stanzas: `
      On cherche encore dans les dossiers
      La réponse est déjà donnée
      On n'ouvrait plus aucun classeur
      On demandait, et l'on savait

      Les chiffres, les noms et les dates
      Étaient rangés sans un papier
      On venait poser la question
      Et l'on repartait épaté`,
    hook: `
      Par cœur, par cœur, sans un papier
      Il n'y avait qu'à demander

      Demandez les codes, demandez les noms
      Tout est par cœur, et tout est bon`,
  },
  {
    words:
      'des_gâteaux_le apportait_des_gâteaux apportais_des_gâteaux apporte_des_gâteaux apportes_des_gâteaux ramène_des_gâteaux ramènes_des_gâteaux ramenait_des_gâteaux ramenais_des_gâteaux apportait_des_croissants apportais_des_croissants apporte_des_croissants apportes_des_croissants chouquettes ramenait_des ramenais_des',
    stanzas: `
      Le lundi avait meilleur goût
      Une boîte attendait dans un coin
      On voyait passer des collègues
      Que l'on ne connaissait que de loin

      On disait : non, je fais attention
      On revenait trois fois quand même
      On se souvient de la cannelle
      Et du gâteau rond à la crème`,
    hook: `
      Un gâteau sur la table, et le lundi va mieux
      Il en reste un, on le coupe en deux

      Qui a fait ces gâteaux ? On le sait bien
      Le lundi sans eux ne serait rien`,
  },
  {
    words:
      'râle râles râler râlait râlais râlé râlent râlaient grogne grognes grogner grognait grognais grogné grognent grognaient rouspéte rouspétes rouspéter rouspétait rouspétais rouspété rouspétent rouspétaient rouspète rouspètes bougonne bougonnes bougonner bougonnait bougonnais bougonné bougonnent bougonnaient bougon ronchon ronchonne ronchonnes ronchonnait ronchonnais grincheux grincheuse se_plaint te_plains se_plaignait te_plaignais mauvaise_humeur',
    stanzas: `
      Le temps est trop chaud, ou trop froid
      Le monde est trop comme ci, comme ça
      On fait semblant de ne rien entendre
      On attend, et le rire viendra

      Ça gronde, ça gronde, et ça passe
      Comme un orage en plein juillet
      Après la pluie, une main se pose
      Et tout s'arrange, on le savait`,
    hook: `
      Ça râle, ça râle, et ça n'est pas méchant
      Un ours au-dehors, du sucre dedans

      Râle encore un peu, on n'écoute pas
      Le cœur est doux sous ce gros bras`,
  },
  {
    words:
      "aide_tout_le aides_tout_le aidait_tout_le aidais_tout_le aide_les aides_les toujours_là toujours_présent toujours_présente es_là quand_ça as_toujours_été_là étais_toujours_là rend_service rends_service rendait_service rendais_service rendre_service serviable aide_toujours aides_toujours aider_toujours aidait_toujours aidais_toujours aidé_toujours aident_toujours aidaient_toujours coup_de_main coups_de_main m'aide m'aides m'as_aidé m'as_aidée m'a_aidé m'a_aidée m'aidait m'aidais",
    stanzas: `
      On n'avait même pas demandé
      La porte s'ouvre, et c'est fait
      Les manches sont déjà relevées
      Avant qu'on ait dit : s'il vous plaît

      Il y a des gens qui promettent
      Et d'autres qui sont déjà là
      Pas de grands mots, pas de formules
      Deux mains, du temps, et puis voilà`,
    hook: `
      Un coup de main, un mot, et c'est gagné
      Toujours là, toujours du bon côté

      Qui est toujours là quand ça ne va pas ?
      On n'a pas besoin d'appeler, c'est là`,
  },
  {
    words:
      "soutenu soutenue soutien soutiens soutient soutenais soutenait m'as_soutenu m'as_soutenue m'a_soutenu consol* console consoles consolait consolais m'as_écouté m'as_écoutée écoute_toujours écoutes_toujours écoutais écoutait sait_écouter sais_écouter",
    stanzas: `
      Le plancher s'était dérobé
      Une voix disait : je suis là
      On n'a pas eu besoin de phrases
      On a eu besoin de ce bras

      On a tout dit, dans le désordre
      Quelqu'un écoutait, sans juger
      Quand il n'y a plus eu de larmes
      Le jour avait déjà changé`,
    hook: `
      Quand tout est tombé, un bras a tenu
      Ce soutien-là, on l'a reconnu

      Écoute-moi, tu sais si bien écouter
      Et le plus lourd s'est envolé`,
  },
  {
    words:
      'travaille_dur travailles_dur travailler_dur travaillait_dur travaillais_dur travaillé_dur travaillent_dur travaillaient_dur travaille_beaucoup travailles_beaucoup travailler_beaucoup travaillait_beaucoup travaillais_beaucoup travaillé_beaucoup travaillent_beaucoup travaillaient_beaucoup travaille_tout travailles_tout travailler_tout travaillait_tout travaillais_tout travaillé_tout travaillent_tout travaillaient_tout bosse_dur bosses_dur courageuse courageux courage élevé_seule élevés_seule toute_seule tout_seul élevé_toute',
    stanzas: `
      On se levait avant les autres
      On se couchait quand tout dormait
      On ne parlait pas de fatigue
      On disait : il faut bien, et l'on le faisait

      Il y a eu des mois trop longs
      Des fins de mois sans un sourire
      La table était quand même mise
      Et l'on trouvait moyen de rire`,
    hook: `
      Il en faut du courage, il en faut du cœur
      Pour tenir debout à chaque heure

      Courage, courage, un pas et puis un pas
      C'est comme ça qu'on arrive là`,
  },
  {
    words: 'veut_toujours veux_toujours voulait_toujours voulais_toujours encore_une_histoire',
    stanzas: `
      On dit : cette fois, c'est fini
      Deux yeux nous regardent d'en bas
      On cède encore, on recommence
      Qui peut dire non à ces yeux-là ?

      Encore une, et puis c'est promis
      La lampe reste un peu allumée
      On raccourcit, on est surpris
      Il ne faut rien en oublier`,
    hook: `
      Encore une fois, et puis c'est fini
      Encore une histoire, au bord du lit

      La dernière histoire, la toute dernière
      Et puis on éteindra la lumière`,
  },
  {
    words: 'croissants_au_beurre pain_au_levain fait_maison fait_main faits_maison faits_main',
    stanzas: `
      La pâte a dormi toute la nuit
      On la réveille avec les mains
      Quand la ville ouvre ses volets
      Le comptoir est déjà tout plein

      On en prend un, on le partage
      On se brûle un peu le bout des doigts
      On disait : je le garde au chaud
      Il n'arrive jamais jusque chez soi`,
    hook: `
      Tout chaud, tout doré, le croissant du matin
      On en prend deux, un pour le chemin

      Du beurre, du levain, des mains, du temps
      Et le pain du jour sort, tout craquant`,
  },
  {
    words: 'ouvre_à ouvert_à ouvert_le ouverte_le ouvert_tous ouverts_tous ouverte_tous ouvert_dès ouvre_dès on_ouvre',
    stanzas: `
      La rue est encore toute noire
      Une seule vitre est allumée
      Les premiers arrivent, mal réveillés
      Ils ont suivi la bonne fumée

      On tourne la clé, la lampe brille
      On entend rouler le rideau
      On dit bonjour au premier client
      Et la journée commence bientôt`,
    hook: `
      On ouvre tôt, la lampe est allumée
      Entrez, entrez, la porte est poussée

      Dès qu'on ouvre, on entend le quartier
      Bonjour, bonjour, dans l'escalier`,
  },
  {
    words: 'tes_yeux ses_yeux les_yeux_de yeux_bleus yeux_verts yeux_noirs yeux_rieurs',
    stanzas: `
      On a beau chercher autre chose
      C'est là qu'on revient, c'est certain
      On y voit passer les nuages
      On y voit venir le matin

      Ils disent tout avant la bouche
      Ils rient avant que le mot parte
      On peut tricher avec la voix
      Les yeux, eux, montrent leurs cartes`,
    hook: `
      Ces yeux-là, ces yeux, on s'y perd un peu
      On n'a rien vu de plus beau que ces yeux

      Dans ces yeux, il y a tout le ciel
      Et c'est là que bat l'essentiel`,
  },
]
