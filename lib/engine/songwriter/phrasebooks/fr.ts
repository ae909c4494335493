import type { Phrasebook } from './phrasebook.ts'

/**
 * Slots: `lieu` where, with its own preposition; `chose` an object, "la boussole" or "ta boussole"; `scene` what happens
 * by itself, which begins with an article in l so that "que" and "si" stand before it; `faire` what people do, by verbs
 * in -er that begin with a consonant, so that one form serves "je", "on" and the imperative; `comme` a comparison;
 * `est` what somebody is; `quand` when. Nothing about the singer or the one sung to agrees in gender.
 */
export const french: Phrasebook = {
  language: 'fr',
  forms: { chose: 'le ton', faire: 'un tu inf' },
  everyday: {
    quand: `à (deux|trois|quatre|cinq) heures du matin
      vers (six|sept|neuf|dix) heures du soir
      un (lundi|mardi|samedi|dimanche) de (mai|juin|mars|pluie|novembre)
      un soir de (juin|brume|printemps|décembre)
      passé minuit
      avant l'aurore
      au petit matin
      à la nuit tombée
      entre chien et loup
      en pleine nuit
      aux premières lueurs
      à l'heure bleue
      au bout de la nuit`,
  },
  stances: [
    {
      name: 'longing',
      keywords:
        'manqu nostalg absen triste chagrin pleur larme seul rupture quitt sépar adieu perdu regret loin oubli souvenir mélancol deuil vide',
      about: `quelqu'un qui garde {chose.le} (depuis des années|en secret|sans savoir pourquoi)
        la première nuit sans personne {lieu}
        une voix qui résonne encore {lieu}
        deux amants qui voulaient {faire.inf}`,
    },
    {
      name: 'devotion',
      keywords:
        'amour amoureu mariage tendre tendresse baiser embrass ensemble couple fidèle caress câlin maman papa mère père aime âme fiancé romant',
      about: `deux amants qui aiment {faire.inf}
        le bonheur d'être à deux {lieu}
        une demande en mariage {quand}, {lieu}
        un vieux couple et {chose.le}`,
    },
    {
      name: 'celebration',
      keywords:
        'fête joie anniversaire célèbr rire heureu bonheur rigol victoire copain week-end trinqu gai carnaval bravo noce',
      about: `une fête {lieu} qui ne veut pas finir
        des copains qui vont {faire.inf} {quand}
        la plus belle soirée de l'année {lieu}
        des inconnus qui se mettent à {faire.inf} ensemble`,
    },
    {
      name: 'defiance',
      keywords:
        'colère rage révolt combat haine mensonge menteu trahi veng guerre lutte jamais assez rebelle libre liberté cri fort fier',
      about: `le dernier mot qu'on lance {lieu}
        quelqu'un qui rend {chose.le} et s'en va
        le jour où une femme ne se tait plus {lieu}
        la colère qui monte {quand}, {comme}`,
    },
    {
      name: 'hope',
      keywords:
        'espoir courage espér renaît recommenc avenir rêve futur croire demain force relev guéri lumière chance promesse confiance inspir',
      about: `le jour où tout recommence {lieu}
        quelqu'un qui garde {chose.le} comme un porte-bonheur
        le courage qui revient {comme}
        l'instant où {scene}`,
    },
    {
      name: 'calm',
      keywords:
        'calme paix silence repos tranquill doux douceur sommeil berceuse lent détent paisible serein zen apais dimanche',
      about: `un après-midi {lieu} où rien ne se passe
        une petite joie {comme}
        quelqu'un qui se repose {quand}, {lieu}
        la paix du moment où {scene}`,
    },
  ],
  themes: [
    {
      name: 'sea',
      companions: 'summer sky',
      keywords:
        'mer océan plage vague port bateau île marin voile mouette marée sable rivage phare coquillage ancre côte',
      phrases: {
        lieu: `sur le quai; derrière la digue; au bout de la plage; sur le ponton; au bord de l'eau; dans la crique;
          au pied du phare; entre les barques; au café du port; sur le sable mouillé; face à l'île; au large`,
        chose: `l'ancre rouillée / ton ancre rouillée; la bouteille vide / ta bouteille vide;
          le ciré jaune / ton ciré jaune; la boussole / ta boussole; le filet troué / ton filet troué;
          la carte marine / ta carte marine; les rames de bois / tes rames de bois;
          le coquillage / ton coquillage; le vieux canot / ton vieux canot; la lampe-tempête / ta lampe-tempête`,
        scene: `la mer remonte; les mouettes s'en vont; le phare s'allume; les barques se balancent; la brume se lève;
          l'eau se retire; le vent tourne au nord; le ferry s'éloigne; les voiles retombent; la vague se brise`,
        faire: `compte les vagues / comptes les vagues / compter les vagues;
          plonge du rocher / plonges du rocher / plonger du rocher;
          plie un bateau de papier / plies un bateau de papier / plier un bateau de papier;
          répare les filets / répares les filets / réparer les filets;
          cherche des coquillages / cherches des coquillages / chercher des coquillages;
          guette les dauphins / guettes les dauphins / guetter les dauphins;
          dessine dans le sable / dessines dans le sable / dessiner dans le sable;
          marche dans l'écume / marches dans l'écume / marcher dans l'écume;
          nage jusqu'à l'île / nages jusqu'à l'île / nager jusqu'à l'île;
          largue les amarres / largues les amarres / larguer les amarres`,
        comme: `comme le sel sur la peau; comme un bateau sans port; comme du sable au vent; comme l'écume au matin;
          comme la vague au rocher; comme un caillou dans l'eau; comme un vent du large;
          comme un phare dans le noir; comme du bois flotté; comme un nœud de marin`,
        est: `un port dans la tempête; le phare au bout du monde; un bateau sans amarre; le sel de mes jours;
          la baie derrière le cap; le vent dans les voiles; la mer sans rivage; une ancre dorée;
          une île dans la brume`,
      },
    },
    {
      name: 'city',
      companions: 'dance rain',
      keywords:
        'ville rue métro béton néon bar bitume paris quartier immeuble trottoir urbain taxi boulevard toit bistrot',
      phrases: {
        lieu: `au feu rouge; sur le toit; dans le dernier bus; sous les néons; au coin du parc; dans le métro;
          au comptoir; devant chez toi; sur le pont; dans l'escalier; au kiosque; entre béton et verre`,
        chose: `la clé du toit / ta clé du toit; le blouson de cuir / ton blouson de cuir;
          le ticket d'hier / ton ticket d'hier; le verre vide / ton verre vide; le plan froissé / ton plan froissé;
          le vélo cassé / ton vélo cassé; les lunettes noires / tes lunettes noires;
          le dernier billet / ton dernier billet; le briquet / ton briquet; la monnaie du café / ta monnaie du café`,
        scene: `le feu passe au vert; la ville ne dort pas; le bus de nuit démarre; le néon grésille;
          les pigeons s'envolent; le taxi ralentit; les bars se vident; le bitume brille; les vitres s'éteignent;
          le saxophone pleure`,
        faire: `traverse au rouge / traverses au rouge / traverser au rouge;
          compte les réverbères / comptes les réverbères / compter les réverbères;
          roule jusqu'au terminus / roules jusqu'au terminus / rouler jusqu'au terminus;
          rapporte des fleurs / rapportes des fleurs / rapporter des fleurs;
          vole un vélo / voles un vélo / voler un vélo;
          traîne dans les bars / traînes dans les bars / traîner dans les bars;
          coupe par les cours / coupes par les cours / couper par les cours;
          grimpe sur les toits / grimpes sur les toits / grimper sur les toits;
          siffle un taxi / siffles un taxi / siffler un taxi;
          dessine sur les murs / dessines sur les murs / dessiner sur les murs`,
        comme: `comme un néon dans la vitre; comme un métro sous la rue; comme un taxi dans la nuit;
          comme des pas dans le couloir; comme un tag sur un mur; comme un chant dans la cour;
          comme des sous dans un chapeau; comme la pluie sur le béton; comme un feu qui passe au vert`,
        est: `la lampe au quatrième étage; la rue qui rentre chez nous; un parc sans barrière; le pouls de la ville;
          une chambre avec vue; le feu vert de ma vie; une herbe dans le béton; une fenêtre au sud;
          la clé de la nuit`,
      },
    },
    {
      name: 'road',
      companions: 'city sky',
      keywords:
        'route voyage voiture train valise partir autoroute chemin aventure kilomètre horizon moto camion vagabond frontière évasion',
      phrases: {
        lieu: `au bord de la route; sur la banquette; derrière la frontière; à la station-service; quelque part au sud;
          sur l'autre voie; à l'aire de repos; dans le rétroviseur; sous le grand ciel; au dernier village;
          dans le vieux car; entre deux villes`,
        chose: `la vieille valise / ta vieille valise; la carte routière / ta carte routière; le bon couteau / ton bon couteau;
          la cassette usée / ta cassette usée; le café brûlant / ton café brûlant;
          les bottes poussiéreuses / tes bottes poussiéreuses; la tente et le chapeau / ta tente et ton chapeau;
          le sac à dos / ton sac à dos; la carte postale / ta carte postale; le volant de bois / ton volant de bois`,
        scene: `la route tremble; le moteur chante; les champs défilent; le réservoir se vide; le camion clignote;
          la radio grésille; la frontière s'efface; la poussière retombe; les montagnes approchent;
          la nuit descend`,
        faire: `roule toute la nuit / roules toute la nuit / rouler toute la nuit;
          lève le pouce / lèves le pouce / lever le pouce;
          campe sous les pins / campes sous les pins / camper sous les pins;
          boucle la valise / boucles la valise / boucler la valise;
          longe la rivière / longes la rivière / longer la rivière;
          baisse les vitres / baisses les vitres / baisser les vitres;
          déchire les cartes / déchires les cartes / déchirer les cartes;
          chante avec la radio / chantes avec la radio / chanter avec la radio;
          cherche un détour / cherches un détour / chercher un détour;
          passe la frontière / passes la frontière / passer la frontière`,
        comme: `comme un train sans arrêt; comme la poussière au soleil; comme un pneu dans le sable;
          comme un phare au tournant; comme un passeport vierge; comme une roue qui tourne;
          comme le vent par la vitre; comme un chien sur la route; comme le goudron qui fond`,
        est: `le chemin qui reste; un détour heureux; le col dans la montagne; la dernière sortie; un moteur qui chante;
          le bout de la carte; une place au soleil; le vent dans les cheveux; un pays sans frontière`,
      },
    },
    {
      name: 'rain',
      companions: 'city letters',
      keywords:
        'pluie orage tempête nuage parapluie averse gris tonnerre éclair goutte flaque brouillard pleut mouillé',
      phrases: {
        lieu: `sous le porche; à la fenêtre ouverte; sous l'abribus; sous un parapluie; sur le banc trempé;
          derrière les carreaux; sous la pluie; au bord du trottoir; à la laverie; sur le balcon;
          sous le toit qui fuit; au milieu des flaques`,
        chose: `le parapluie noir / ton parapluie noir; le manteau gris / ton manteau gris;
          les bottes de caoutchouc / tes bottes de caoutchouc; la lettre tachée / ta lettre tachée;
          la bougie / ta bougie; le thé sans sucre / ton thé sans sucre; le livre du banc / ton livre du banc;
          la couverture / ta couverture; le foulard rouge / ton foulard rouge; le chapeau mouillé / ton chapeau mouillé`,
        scene: `la pluie tombe; le tonnerre gronde; les gouttières débordent; les nuages se déchirent;
          les carreaux s'embuent; l'éclair s'efface; les flaques frissonnent; le temps se gâte;
          les gouttes tambourinent; l'orage reprend son souffle`,
        faire: `saute dans les flaques / sautes dans les flaques / sauter dans les flaques;
          compte jusqu'au tonnerre / comptes jusqu'au tonnerre / compter jusqu'au tonnerre;
          range les manteaux / ranges les manteaux / ranger les manteaux;
          dessine sur la buée / dessines sur la buée / dessiner sur la buée;
          partage un parapluie / partages un parapluie / partager un parapluie;
          danse dans la rue / danses dans la rue / danser dans la rue;
          laisse la fenêtre ouverte / laisses la fenêtre ouverte / laisser la fenêtre ouverte;
          prépare du thé / prépares du thé / préparer du thé;
          guette les éclairs / guettes les éclairs / guetter les éclairs;
          marche sans manteau / marches sans manteau / marcher sans manteau`,
        comme: `comme la pluie sur le toit; comme l'encre qui coule; comme un éclair dans la nuit;
          comme la brume au vallon; comme un parapluie cassé; comme des gouttes sur un fil; comme le gris avant le bleu;
          comme un ruisseau après l'orage; comme un tonnerre au loin`,
        est: `un toit sur ma tête; le bleu après le gris; une lampe à la vitre; la trouée dans les nuages;
          un abri pour deux; le calme dans l'orage; le premier jour tiède; un manteau bien sec;
          le tonnerre en moi`,
      },
    },
    {
      name: 'morning',
      companions: 'letters winter',
      keywords: 'matin café petit-déjeuner cuisine réveil aube lit thé pain croissant soleil lever tasse oreiller',
      phrases: {
        lieu: `dans la cuisine; à table; sur le balcon; à la boulangerie; sous les draps; au bord du lit;
          dans l'escalier; à la fenêtre; entre les tasses; près du fourneau; dans le couloir;
          au soleil levant`,
        chose: `le deuxième café / ton deuxième café; la tasse bleue / ta tasse bleue; le pain chaud / ton pain chaud;
          le journal / ton journal; le réveil en fer / ton réveil en fer; la chemise à carreaux / ta chemise à carreaux;
          les lunettes rondes / tes lunettes rondes; le miel du marché / ton miel du marché;
          la radio de la salle de bains / ta radio de la salle de bains; les chaussettes de laine / tes chaussettes de laine`,
        scene: `la bouilloire siffle; le merle chante; le soleil entre; le café refroidit; le pain est encore chaud;
          le rideau bouge; le facteur sonne; les voisins s'éveillent; la lumière fait des rayures;
          la rue se réveille`,
        faire: `coupe le pain / coupes le pain / couper le pain;
          laisse sonner le réveil / laisses sonner le réveil / laisser sonner le réveil;
          prépare le café / prépares le café / préparer le café;
          mange des cerises / manges des cerises / manger des cerises;
          feuillette le journal / feuillettes le journal / feuilleter le journal;
          traîne au lit jusqu'à dix heures / traînes au lit jusqu'à dix heures / traîner au lit jusqu'à dix heures;
          pousse les volets / pousses les volets / pousser les volets;
          ramasse les miettes / ramasses les miettes / ramasser les miettes;
          fredonne un vieil air / fredonnes un vieil air / fredonner un vieil air;
          casse deux œufs / casses deux œufs / casser deux œufs`,
        comme: `comme le jour sur la table; comme le lait dans le café; comme du pain tout chaud; comme un air sans paroles;
          comme la rosée sur l'herbe; comme un soleil dans les cheveux; comme un drap au soleil;
          comme la vapeur du thé; comme un chat sur le mur`,
        est: `le jour sur la table; un matin de mai; un dimanche à deux; le pain et le sel; le miel dans le thé;
          une fenêtre à l'est; la chanson d'avant l'aube; la première gorgée; un lit plein de soleil`,
      },
    },
    {
      name: 'sky',
      companions: 'sea summer',
      keywords: 'ciel étoile lune soleil nuit planète espace vol aile oiseau comète galaxie bleu cosmos fusée',
      phrases: {
        lieu: `sous les étoiles; sur la colline; au-dessus des toits; dans l'herbe haute; à l'observatoire;
          derrière la lune; sur le toit du garage; à ciel ouvert; au bord du monde; dans un planeur;
          près de la Grande Ourse; entre Vénus et Mars`,
        chose: `la longue-vue / ta longue-vue; la carte du ciel / ta carte du ciel; le cerf-volant / ton cerf-volant;
          la couverture / ta couverture; le caillou de lune / ton caillou de lune; le moulin à vent / ton moulin à vent;
          la plume blanche / ta plume blanche; la bague en argent / ta bague en argent;
          le livre des planètes / ton livre des planètes; la lampe de poche / ta lampe de poche`,
        scene: `la lune se lève; l'étoile file; les nuages s'en vont; le ciel s'élargit; l'avion clignote;
          les hirondelles tournoient; la comète revient; l'étoile du berger veille; le bleu devient noir;
          la terre tourne`,
        faire: `compte les étoiles / comptes les étoiles / compter les étoiles;
          rêve sur le dos / rêves sur le dos / rêver sur le dos;
          cherche la Grande Ourse / cherches la Grande Ourse / chercher la Grande Ourse;
          lâche un cerf-volant / lâches un cerf-volant / lâcher un cerf-volant;
          forme un vœu / formes un vœu / former un vœu;
          guette la lune / guettes la lune / guetter la lune;
          vole en rêve / voles en rêve / voler en rêve;
          baptise une étoile / baptises une étoile / baptiser une étoile;
          regarde par la longue-vue / regardes par la longue-vue / regarder par la longue-vue;
          souffle les bougies / souffles les bougies / souffler les bougies`,
        comme: `comme une étoile qui file; comme la lune sur le champ; comme un oiseau dans le vent;
          comme un cerf-volant au bout du fil; comme la nuit avant le bleu; comme une poussière de Mars;
          comme un vol d'étourneaux; comme une étincelle dans le noir; comme un avion dans le soir`,
        est: `l'étoile au-dessus du toit; une lune sans nuit; le bleu sur le champ; le feu de la comète;
          une aile de lumière; le ciel dans l'étang; le bout de la nuit; une planète sans guerre;
          le silence de l'espace`,
      },
    },
    {
      name: 'summer',
      companions: 'sea dance',
      keywords:
        'été vacances chaleur juillet chaud août canicule glace jardin piscine soleil cigale bronz tropical barbecue',
      phrases: {
        lieu: `au bord du lac; dans l'herbe haute; sur le ponton; sous le cerisier; à la piscine; près du feu de camp;
          à vélo; derrière les blés; sous la véranda; chez le glacier; à l'ombre; au milieu des coquelicots`,
        chose: `la robe à rayures / ta robe à rayures; les lunettes de soleil / tes lunettes de soleil;
          le vélo rouillé / ton vélo rouillé; le chapeau de paille / ton chapeau de paille;
          le panier de cerises / ton panier de cerises; la glace au citron / ta glace au citron;
          le matelas gonflable / ton matelas gonflable; le ballon de cuir / ton ballon de cuir;
          la vieille guitare / ta vieille guitare; le bocal de lucioles / ton bocal de lucioles`,
        scene: `les cigales chantent; les blés sont hauts; le goudron ramollit; les cerises sont mûres;
          le soir s'allonge; les hirondelles rasent l'eau; le jet d'eau tourne; le feu crépite; le lac se tait;
          la glace fond`,
        faire: `plonge du ponton / plonges du ponton / plonger du ponton;
          grappille des cerises / grappilles des cerises / grappiller des cerises;
          roule sans les mains / roules sans les mains / rouler sans les mains;
          couche à la belle étoile / couches à la belle étoile / coucher à la belle étoile;
          marche pieds nus dans l'herbe / marches pieds nus dans l'herbe / marcher pieds nus dans l'herbe;
          bronze au soleil / bronzes au soleil / bronzer au soleil;
          sèche le lundi / sèches le lundi / sécher le lundi;
          fabrique un radeau / fabriques un radeau / fabriquer un radeau;
          chasse les lucioles / chasses les lucioles / chasser les lucioles;
          partage un melon / partages un melon / partager un melon`,
        comme: `comme une glace au soleil; comme du sable dans les souliers; comme un chant de cigale; comme juillet dans la peau;
          comme une cerise en bouche; comme la poussière des champs; comme un saut dans le lac;
          comme le vent dans les blés; comme la braise au soir`,
        est: `l'été dans mon corps; un plongeon dans le lac; l'or au-dessus des champs; le plus long des jours;
          une ombre en juillet; le sucre du melon; le feu sur la plage; un jour de vacances; l'odeur du foin`,
      },
    },
    {
      name: 'dance',
      companions: 'city summer',
      keywords: 'dans disco club basse fête dj musique rythme boîte valse boum piste concert scène tango',
      phrases: {
        lieu: `sur la piste; sous la boule à facettes; au bar; devant les enceintes; au premier rang; dans la fumée;
          sur la scène; au milieu de la salle; au bord de la musique; au vestiaire; sous les projecteurs;
          entre basse et bravos`,
        chose: `les souliers d'argent / tes souliers d'argent; la robe à paillettes / ta robe à paillettes;
          le billet d'entrée / ton billet d'entrée; le vieux disque / ton vieux disque;
          la dernière danse / ta dernière danse; le verre à cocktail / ton verre à cocktail;
          le boa de plumes / ton boa de plumes; le chapeau à ruban / ton chapeau à ruban; le micro / ton micro;
          la cravate rouge / ta cravate rouge`,
        scene: `la basse démarre; les lumières tournent; le disque saute; le sol tremble; la foule reprend;
          la boule jette des étoiles; les violons s'élancent; le rideau se lève; la salle s'allume;
          le tambour appelle`,
        faire: `danse sur la table / danses sur la table / danser sur la table;
          retourne le disque / retournes le disque / retourner le disque;
          jette les chaussures / jettes les chaussures / jeter les chaussures;
          tape dans les mains / tapes dans les mains / taper dans les mains;
          reste jusqu'à la fin / restes jusqu'à la fin / rester jusqu'à la fin;
          tourne jusqu'au vertige / tournes jusqu'au vertige / tourner jusqu'au vertige;
          chante sans paroles / chantes sans paroles / chanter sans paroles;
          révise la valse / révises la valse / réviser la valse;
          pleure devant les enceintes / pleures devant les enceintes / pleurer devant les enceintes;
          monte sur scène / montes sur scène / monter sur scène`,
        comme: `comme un coup de tambour; comme des paillettes sur les joues; comme une toupie en feu;
          comme la basse au fond du cœur; comme un vernis qui luit; comme une valse à minuit; comme l'aiguille dans le sillon;
          comme un spot sur la peau; comme un bravo dans le noir`,
        est: `la basse dans le cœur; la boule de lumière; une valse à minuit; un rythme sans fin; l'éclat sur la peau;
          le cœur de la salle; une chanson qui revient; l'étincelle au micro; une étoile sans scène`,
      },
    },
    {
      name: 'winter',
      companions: 'letters morning',
      keywords: 'hiver neige froid noël glace gel sapin cheminée décembre janvier luge flocon février ski',
      phrases: {
        lieu: `devant la cheminée; dans la neige; sur le lac gelé; près du poêle; sous les sapins; devant le chalet;
          dans la forêt blanche; au marché de Noël; au carreau givré; au refuge; au cœur de décembre;
          entre neige et braise`,
        chose: `la grosse écharpe / ta grosse écharpe; les gants de laine / tes gants de laine;
          la dernière bougie / ta dernière bougie; la luge de bois / ta luge de bois;
          le bonnet du grand-père / ton bonnet de grand-père; le vin chaud / ton vin chaud; le tricot / ton tricot;
          la boule à neige / ta boule à neige; l'étoile en papier / ton étoile en papier;
          le bois pour le feu / ton bois pour le feu`,
        scene: `la neige tombe; la glace craque; le poêle ronronne; les flocons tourbillonnent; le lac se fige;
          les cloches sonnent; le souffle blanchit; les corbeaux se taisent; les jours raccourcissent;
          le givre fleurit aux vitres`,
        faire: `ranime le feu / ranimes le feu / ranimer le feu;
          rallume une bougie / rallumes une bougie / rallumer une bougie;
          déblaie le chemin / déblaies le chemin / déblayer le chemin;
          glisse sur le lac / glisses sur le lac / glisser sur le lac;
          façonne un bonhomme de neige / façonnes un bonhomme de neige / façonner un bonhomme de neige;
          piste les renards / pistes les renards / pister les renards;
          décore le sapin / décores le sapin / décorer le sapin;
          chauffe du chocolat / chauffes du chocolat / chauffer du chocolat;
          tricote une écharpe / tricotes une écharpe / tricoter une écharpe;
          tombe dans la neige / tombes dans la neige / tomber dans la neige`,
        comme: `comme la neige sur le toit; comme la braise sous le gel; comme un souffle sur la vitre; comme des pas dans la neige;
          comme une lampe en décembre; comme une glace qui craque; comme la laine sur la peau;
          comme un bois tout blanc; comme le givre au matin`,
        est: `la braise sous la glace; un poêle en plein mars; la lampe de décembre; le chemin dans la neige;
          un manteau de fourrure; le givre sur la vitre; la bougie au carreau; une maison chaude;
          l'étoile sur le sapin`,
      },
    },
    {
      name: 'letters',
      companions: 'rain winter',
      keywords: 'lettre écri photo courrier souvenir journal mot encre papier autrefois poème message carte mémoire',
      phrases: {
        lieu: `au bureau; devant le tiroir; au bord du lit; au fond du journal; en marge de la page; derrière le cadre;
          devant la boîte aux lettres; au grenier; au dernier paragraphe; au dos de la photo; dans l'album;
          entre deux lignes`,
        chose: `la première lettre / ta première lettre; la vieille photo / ta vieille photo;
          l'adresse à Lyon / ton adresse à Lyon; le stylo de verre / ton stylo de verre;
          le petit poème / ton petit poème; la rose séchée / ta rose séchée; le mot sur le miroir / ton mot sur le miroir;
          la boîte en fer / ta boîte en fer; le marque-page / ton marque-page; le carnet rouge / ton carnet rouge`,
        scene: `l'encre pâlit; l'horloge bat trop fort; le facteur sonne; le papier jaunit; la lampe vacille;
          l'enveloppe se déchire; les pages bruissent; la cire coule; la plume gratte; la phrase s'arrête`,
        faire: `commence une lettre / commences une lettre / commencer une lettre;
          devine entre les lignes / devines entre les lignes / deviner entre les lignes;
          déchire le brouillon / déchires le brouillon / déchirer le brouillon;
          colle des timbres / colles des timbres / coller des timbres;
          cherche le mot juste / cherches le mot juste / chercher le mot juste;
          plie un oiseau de papier / plies un oiseau de papier / plier un oiseau de papier;
          compte les années / comptes les années / compter les années;
          rature une phrase / ratures une phrase / raturer une phrase;
          récite un poème / récites un poème / réciter un poème;
          feuillette l'album / feuillettes l'album / feuilleter l'album`,
        comme: `comme l'encre sous la pluie; comme une lettre sans nom; comme un mot qui manque; comme la cire sur l'enveloppe;
          comme une photo sous verre; comme la poussière sur un livre; comme un point final; comme une tache au col;
          comme une rime sans effort`,
        est: `le mot qui me manque; une lettre sans nom; l'écriture sur le mur; une phrase sans point;
          la photo sous le verre; la rime de ma peine; un livre sans fin; la ligne qui reste; un salut d'autrefois`,
      },
    },
  ],
  ideas: `une chanson {style} (tendre|rugueuse|chaleureuse|rêveuse|entraînante|lente) sur {about}. (Au refrain|À la fin|Au milieu) : {scene}.
    {style}, (lent|presque murmuré|avec beaucoup d'air|fort et direct|avec un chœur) : une chanson sur {about}.
    écris (une chanson|un hymne|une ballade) sur {about}. (Ça commence|Ça finit) {quand}, {lieu}.
    (un duo|une chanson d'adieu|un tube de l'été|une berceuse|une rengaine) façon {style} sur {about}. (Le mot-clé|L'image|La dernière phrase) : {est}.
    et si {scene} ? Une chanson {style} sur {about}.`,
}
