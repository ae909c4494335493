import type { Details } from '../../stanzas.ts'

/** Animals, at home and on the farm. */
export const animals1: readonly Details[] = [
  {
    words:
      'chat chats chatte chattes chaton chatons minou minous matou matous ronron* miaul* miaou litière croquettes chatière chat_roux chat_noir',
    stanzas: `
      (La chaise|Le fauteuil|Le canapé) n'est plus à personne
      Des poils font le tour du coussin
      On veut s'asseoir, on y renonce
      On s'installe par terre, à la fin

      Une patte passe sous la porte
      La gamelle est pleine, et alors ?
      On se lève, on ouvre, on attend
      C'était pour regarder dehors

      Le journal était grand ouvert
      Le voilà plat sous un chat rond
      On lira les nouvelles demain
      Ce soir, on écoute un ronron`,
    hook: `
      Un chat sur les genoux, la nuit est là
      Et plus personne ne bouge, à cause du chat

      Ronron, ronron, le chat est content
      On s'est tous levés pour lui faire du vent`,
  },
  {
    words:
      "chien chiens chienne chiot chiots toutou toutous labrador labradors teckel caniche berger_allemand berger_australien golden_retriever bouledogue beagle épagneul cocker bichon yorkshire border_collie aboi* aboy* n'aboie n'aboies",
    stanzas: `
      (La laisse|La balle|Le bâton) n'est jamais bien loin
      La queue bat contre le buffet
      On dit : pas maintenant, tout à l'heure
      Et l'on est dehors, c'est bien fait

      La porte s'ouvre, et c'est la fête
      On dirait qu'on rentre de l'océan
      On était parti cinq minutes
      Chercher le pain, le plus souvent

      Il y a de la boue dans l'entrée
      Quatre pattes, puis un grand saut
      On gronde un peu, on cherche une serviette
      Et l'on reçoit toute l'eau`,
    hook: `
      Un chien qui court, un chien qui revient
      Il n'y a pas d'ami plus sûr qu'un chien

      Bon chien, bon chien, la balle est tombée
      On la relance toute la journée`,
  },
  {
    words:
      'promène_le_chien promènes_le_chien promener_le_chien promenait_le_chien promenais_le_chien promène_son_chien promène_mon_chien promènes_ton_chien promenait_son_chien promenais_ton_chien promener_son_chien promener_mon_chien promenade_du_chien sort_le_chien sors_le_chien sortir_le_chien en_laisse',
    stanzas: `
      On devait faire juste le tour
      Chaque arbre demande un arrêt
      Les voisins disent un petit bonjour
      Au chien d'abord, aux gens après

      Qu'il vente, qu'il pleuve ou qu'il neige
      La laisse tire vers le coin
      On rentre avec le nez tout rouge
      Et l'on se dit qu'on est très bien`,
    hook: `
      Encore un tour, la laisse au poignet
      La promenade du chien, c'est sacré

      Un coin de rue, un arbre, un poteau
      On sort le chien, même sous l'eau`,
  },
  {
    words:
      "lapin lapins lapine clapier hamster hamsters cochon_d'inde cochons_d'inde rongeur rongeurs gerbille chinchilla",
    stanzas: `
      Une carotte devient toute petite
      Le nez n'arrête pas de bouger
      On ouvre la porte de la cage
      Et tout le salon est à ronger

      Il y a de la paille dans les chaussettes
      Du foin jusque sous le buffet
      On cherche une petite boule ronde
      Et quelque chose a grignoté le balai`,
    hook: `
      Petit lapin, petit museau
      Qui tient au creux de mon manteau

      Un bout de carotte, un bond, un trou
      Petit lapin, tu te caches où ?`,
  },
  {
    words: 'poules poulailler poulaillers coq coqs poussins poussin caquètent caquetait oies',
    stanzas: `
      Il faut se lever avec le jour
      Le grain tombe en pluie dans la cour
      On trouve un œuf encore tout chaud
      Et l'on referme, à double tour

      On approche un peu avec le seau
      Tout le poulailler s'est mis à courir
      La plus petite passe dessous
      La première arrivée va se servir`,
    hook: `
      Une poule, deux poules, et l'œuf du matin
      Il n'y a rien de meilleur avec du pain

      Cot cot dans la cour, le coq a crié
      Les poules ont déjà tout raconté`,
  },
  {
    words:
      'cheval chevaux poney poneys jument juments poulain étalon équitation galop galops galope galoper écurie écuries cavalier cavalière cavaliers',
    stanzas: `
      Il y a ce souffle dans le cou
      Une pomme disparaît, d'un coup
      On brosse, on parle à voix très basse
      Et l'on repart avec du foin partout

      La selle craque, on serre un peu
      Le chemin s'ouvre entre les champs
      Quatre fers sonnent sur les pierres
      Et l'on ne pense plus qu'au vent`,
    hook: `
      Au pas, au trot, et puis au galop
      Le cœur bat au rythme des sabots

      Un cheval, un chemin, le vent devant
      Et l'on a de nouveau dix ans`,
  },
  {
    words:
      'oiseau oiseaux perruche perruches perroquet perroquets canari canaris mésange mésanges rouge-gorge moineau moineaux mangeoire nichoir pigeon pigeons colombophile',
    stanzas: `
      On pose des graines sur le bord
      On recule, on retient son souffle
      Une aile bouge, un bec apparaît
      On reste là, dans ses pantoufles

      Avant que le réveil ne sonne
      Trois notes passent sous le volet
      On n'ouvre pas les yeux tout de suite
      On écoute jusqu'au dernier couplet`,
    hook: `
      Chante, l'oiseau, chante encore un peu
      Tant que tu chantes, le ciel est bleu

      Un oiseau s'est posé sur le toit
      Et le matin tient dans sa voix`,
  },
  {
    words: 'abeille abeilles ruche ruches rucher apicult* miel',
    stanzas: `
      On approche tout doucement
      Le voile baissé, la fumée douce
      Le cadre est lourd, il est tout blond
      Et l'on goûte avec le pouce

      Elles ont fait tout le printemps
      Le tilleul, l'acacia, les ronces
      On a le village entier dans un pot
      Et la cuillère s'y enfonce`,
    hook: `
      Du miel sur le pain, du soleil au bout
      Les abeilles ont travaillé pour nous

      Bzz, bzz, la ruche est en chantier
      Un pot de miel pour tout le quartier`,
  },
  {
    words: 'poisson_rouge poissons_rouges aquarium aquariums poissons_exotiques',
    stanzas: `
      On s'assoit devant, on regarde
      La journée devient plus tranquille
      Une bulle monte, une autre suit
      Et l'on oublie un peu la ville

      Il fait le tour de son château
      Chaque fois, le château est tout neuf
      On lui raconte nos affaires
      La bouche s'ouvre, ronde comme un œuf`,
    hook: `
      Poisson rouge, tourne, tourne en rond
      Le monde est grand dans ton salon

      Une bulle pour toi, une bulle pour moi
      Poisson rouge, à quoi penses-tu, toi ?`,
  },
  {
    words:
      'vache vaches tracteur tracteurs agricult* paysan paysans paysanne paysannes éleveur éleveurs éleveuse fermier fermière fermiers la_ferme une_ferme moisson moissons moissonneuse étable chèvre chèvres brebis troupeau troupeaux bergerie',
    stanzas: `
      Il faut se lever avant le coq
      Les bêtes n'ont pas de dimanche
      On regarde le ciel d'abord
      Et puis l'on retrousse ses manches

      Le tracteur tousse dans la cour
      Il y a de la boue jusqu'aux yeux
      On connaît chaque bête par son nom
      La journée est longue, le ciel est bleu`,
    hook: `
      La terre sous les bottes, le ciel devant
      Le tracteur repart, et les vaches dans le rang

      Sous le soleil ou sous le crachin
      Le troupeau n'attend pas demain`,
  },
  {
    words: 'araignée araignées',
    stanzas: `
      Un petit point noir bouge au mur
      Tout le monde monte sur sa chaise
      On envoie quelqu'un chercher un verre
      Quelqu'un dont la main soit à l'aise

      Elle est plus petite qu'un ongle
      On en parle comme d'un lion
      On l'a vue entrer dans la chambre
      Et l'on dort tous dans le salon`,
    hook: `
      Une araignée, tout le monde debout
      Huit petites pattes, et l'on devient fou

      Au secours, au plafond, là, dans le coin
      L'araignée nous regarde de loin`,
  },
  {
    words: 'tortue tortues',
    stanzas: `
      On a le temps de boire un thé
      Avant qu'elle ait passé l'allée
      Une feuille tombe, on recommence
      Et la salade est bien entamée

      Elle rentre la tête et puis la sort
      Rien ne mérite qu'on se presse
      On la cherche, elle est sous la haie
      À la même petite adresse`,
    hook: `
      Tout doucement, comme la tortue
      On arrive au bout de la rue

      Un pas, une pause, la tortue s'en va
      Elle sait très bien où, et n'y court pas`,
  },
]
