import type { Details } from '../../stanzas.ts'

/** Animals, at home and on the farm. */
export const animals1: readonly Details[] = [
  {
    words:
      'chat chats chatte chattes chaton chatons minou minous matou matous ronron* miaul* miaou litière croquettes chatière',
    stanzas: `
      Une queue qui dépasse du panier
      Des poils sur le manteau de laine
      Un meuble griffé, toujours le même
      Et un moteur qui tourne à peine

      Un coussin creusé, encore tiède
      La gamelle pleine, aux trois quarts
      Une patte glissée sous la porte
      Et deux yeux allumés dans le noir

      La porte à ouvrir, à fermer
      Un pot de basilic renversé
      Un bout de ficelle, un bouchon
      Et le journal ouvert, annexé

      Un carton vide, trop petit
      Des griffes dans le bras du fauteuil
      Un rond de soleil sur le sol
      Et un sommeil d'un seul œil`,
  },
  {
    words:
      "chien chiens chienne chiot chiots toutou toutous labrador labradors teckel caniche berger_allemand berger_australien golden_retriever bouledogue beagle épagneul cocker bichon yorkshire border_collie aboi* aboy* n'aboie n'aboies",
    stanzas: `
      Une laisse pendue à la porte
      Des traces de pattes sur le carrelage
      La queue qui fouette chaque chaise
      Et un nez collé au vitrage

      Une balle mâchée sous le lit
      La truffe froide au creux de la main
      Une oreille levée, puis l'autre
      Et la patte posée, l'air de rien

      Un bâton plus large que la porte
      De la boue du museau aux oreilles
      Le panier tourné trois fois en rond
      Et un œil ouvert, qui surveille

      Des griffes qui cliquettent au sol
      La laisse apportée, toute seule
      Un tour complet, un autre encore
      Et une pantoufle dans la gueule`,
  },
  {
    words:
      'promène_le_chien promènes_le_chien promener_le_chien promenait_le_chien promenais_le_chien promène_son_chien promène_mon_chien promènes_ton_chien promenait_son_chien promenais_ton_chien promener_son_chien promener_mon_chien promenade_du_chien sort_le_chien sors_le_chien sortir_le_chien en_laisse',
    stanzas: `
      Un arrêt tous les quatre mètres
      La laisse autour du réverbère
      Un petit sac dans une poche
      Et le nez toujours à ras de terre

      Le même tour, le même trottoir
      Une queue levée comme un drapeau
      Des manteaux salués de loin
      Et une halte au même poteau

      Un manteau passé sur le pull
      La laisse tendue, le bras aussi
      Une flaque évitée, pas deux
      Et le plus long chemin, merci`,
  },
  {
    words:
      "lapin lapins lapine clapier hamster hamsters cochon_d'inde cochons_d'inde rongeur rongeurs gerbille chinchilla",
    stanzas: `
      De la paille un peu partout
      Une carotte qui rétrécit
      Un nez qui bouge sans arrêt
      Et un petit bruit de scie

      Une feuille de laitue tirée
      Une boule chaude, toute muette
      Un ventre qui bat sous le pouce
      Et des copeaux sur la moquette

      Un bouchon d'eau qui fait tic tic
      De l'herbe fraîche, un bout de pain
      La porte ouverte, cinq minutes
      Et la chasse à plat ventre, en vain`,
  },
  {
    words: 'poules poulailler poulaillers coq coqs poussins poussin caquètent caquetait oies',
    stanzas: `
      Du grain jeté à la volée
      Des plumes prises dans la paille
      Un pas, un arrêt, un regard
      Et un petit cou qui travaille

      Une planche, un clou, un loquet
      Du duvet pris dans le grillage
      Une flaque au milieu de la cour
      Et du bruit pour tout le village

      La porte en bois, le seau qui cogne
      Un œil tout rond, la tête qui tremble
      Une course pour une épluchure
      Et les plumes serrées, ensemble`,
  },
  {
    words:
      'cheval chevaux poney poneys jument juments poulain étalon équitation galop galops galope galoper écurie écuries cavalier cavalière cavaliers',
    stanzas: `
      Une longe, une odeur de foin
      Un souffle chaud contre la manche
      La pomme prise avec les lèvres
      Et le bois rongé de la planche

      Le cuir qui grince à chaque pas
      Du crin enroulé sur les doigts
      La brosse en ronds, la paille au dos
      Et deux oreilles pointées droit

      Des fers qui sonnent sur le chemin
      La bombe fermée sous le menton
      Un pas, un trot, les talons bas
      Et de la sciure au pantalon`,
  },
  {
    words:
      'oiseau oiseaux perruche perruches perroquet perroquets canari canaris mésange mésanges rouge-gorge moineau moineaux mangeoire nichoir pigeon pigeons colombophile',
    stanzas: `
      Des graines semées tout autour
      Une aile lissée, plume à plume
      Un trille, un silence, un trille
      Et un sifflet quand le jour s'allume

      Un peu d'eau dans une soucoupe
      Deux pattes fines sur le bord
      La tête penchée, un coup de bec
      Et plus rien qu'un fil qui bouge encore

      Une plume tombée, un duvet
      Des miettes laissées sur la pierre
      Un œil tout rond qui fait le guet
      Et trois notes, toujours les premières`,
  },
  {
    words: 'abeille abeilles ruche ruches rucher apicult* miel',
    stanzas: `
      Un voile, un soufflet qui enfume
      Un cadre soulevé, qui coule
      La cire grattée au couteau
      Et un bourdonnement de foule

      Des alvéoles bien rangées
      Une goutte au bout d'un doigt nu
      Le pot tenu contre la vitre
      Et un murmure continu

      Une planche peinte, un toit de tôle
      Un fil doré qui n'en finit pas
      Une cuillère tournée, du pain
      Et la table qui colle sous les bras`,
  },
  {
    words: 'poisson_rouge poissons_rouges aquarium aquariums poissons_exotiques',
    stanzas: `
      Une bulle, puis trois, puis une
      Un château de plastique au fond
      Une pincée entre deux doigts
      Et le tour du monde, tout en rond

      Un filtre qui chantonne un peu
      Une bouche ronde à la vitre
      Des nageoires en papier de soie
      Et une mer de quelques litres

      Une plante qui penche et salue
      Des écailles comme du papier
      La lampe bleue, le soir, le matin
      Et une ombre sur le gravier`,
  },
  {
    words:
      'vache vaches tracteur tracteurs agricult* paysan paysans paysanne paysannes éleveur éleveurs éleveuse fermier fermière fermiers la_ferme une_ferme moisson moissons moissonneuse étable chèvre chèvres brebis troupeau troupeaux bergerie',
    stanzas: `
      Des bottes raides devant la porte
      Un tracteur qui tousse dans la cour
      De la paille jusque dans les poches
      Et le ciel regardé chaque jour

      Une barrière, un nœud de ficelle
      Le fil qui chante sur la clôture
      Un chien, un seau, un bruit de chaîne
      Et de la boue jusqu'à la ceinture

      Un almanach pendu au clou
      Un champ tracé droit comme un fil
      La main en visière, le vent
      Et la météo à côté du mille`,
  },
  {
    words: 'araignée araignées',
    stanzas: `
      Un tabouret, un pied levé
      Huit pattes fines sur le mur
      Un silence, une pantoufle en l'air
      Et un cri qui passe la clôture

      Un verre, un carton, une main
      Un fil tendu dans la lumière
      Une chaise, deux pieds dessus
      Et un grand pas vers l'arrière

      Une lampe, un coin, un soupçon
      Un point noir au fond de l'évier
      Le robinet ouvert d'un doigt
      Et un galop dans l'escalier`,
  },
  {
    words: 'tortue tortues',
    stanzas: `
      Une feuille de laitue tendue
      Le museau levé, puis baissé
      Une patte, un arrêt, une patte
      Et le temps de tout repenser

      Une salade au coin du jardin
      Un pas, une pause, et puis un pas
      Une barrière mal fermée
      Et un détour, tout droit, là-bas

      Un trou dans la haie, de la paille
      Un bruit de feuilles, presque rien
      Une tête sortie, rentrée
      Et le monde peut attendre demain`,
  },
]
