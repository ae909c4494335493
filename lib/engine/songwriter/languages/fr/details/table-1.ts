import type { Details } from '../../stanzas.ts'

/** Cups, glasses, plates, and what goes wrong at the stove. */
export const table1: readonly Details[] = [
  {
    words:
      'café cafés cafetière cafetières expresso expressos espresso espressos cappuccino cappuccinos caféine marc_de_café machine_à_café',
    stanzas: `
      Deux cuillères, une pour le pot
      La cafetière qui gargouille
      Un rond brun resté sur la table
      Et le coin du journal qui se mouille

      Une odeur qui passe les portes
      Un sucre qui boit et qui sombre
      Une cuillère dans la soucoupe
      Et la vapeur qui fait une ombre

      L'anse trop petite pour le doigt
      Une gorgée, une grimace
      Le noir qui tourne en spirale
      Et le fond, tout froid, dans la tasse

      Un paquet fermé d'une pince
      Une cuillère rase, une bombée
      L'eau qui passe au compte-gouttes
      Et la dernière goutte tombée`,
  },
  {
    words: 'thé thés théière théières tisane tisanes infusion infusions bouilloire',
    stanzas: `
      La bouilloire monte et se tait
      Un fil qui pend, une étiquette
      Deux mains autour du bol brûlant
      Et un biscuit hors de l'assiette

      Un bec de porcelaine ébréché
      L'eau qui blondit sous le citron
      Des lunettes blanches de buée
      Et un bol plus large que le front

      Trois minutes, parfois un peu plus
      Un filet ambré qui s'allonge
      Une cuillère contre le bord
      Et un biscuit trempé qui plonge`,
  },
  {
    words: 'vin vins vigne vignes vigner* vendang* tire-bouchon œnologie sommelier sommelière bouteille_de_rouge',
    stanzas: `
      Un bouchon qui cède, un soupir
      Le verre tourné dans la lumière
      Une larme au bord, qui descend
      Et un rond rouge au pied du verre

      Une étiquette un peu décollée
      De la poussière sur l'épaule
      Le nez plongé, les yeux fermés
      Et un silence plutôt drôle

      Le tire-bouchon, les bras levés
      Un goulot penché, sans une tache
      Des mots comme cassis, comme cuir
      Et du violet sous la moustache`,
  },
  {
    words: 'apéro apéros apéritif apéritifs pastis cacahuètes olives cocktail cocktails spritz',
    stanzas: `
      Un bol de cacahuètes, un autre
      Un glaçon qui craque en tombant
      Des olives, un saucisson
      Et des noyaux dans un bol blanc

      La table basse, plus un coin libre
      Des verres levés à hauteur d'yeux
      Le saucisson taillé trop gros
      Et le paquet de chips, déjà creux

      Un plateau, trois verres différents
      Des chips en miettes au fond du sac
      Une tournée, puis la petite
      Et le dîner qui attend, en vrac`,
  },
  {
    words:
      'bière bières bistrot bistrots bistro bistros troquet au_pub un_pub le_pub comptoir comptoirs barman serveuse_de_bar brasseur brasseurs houblon',
    stanzas: `
      Une ardoise, le plat du jour
      Un comptoir poli par les manches
      Une mousse qui fait la moustache
      Et un château de sous-bocks qui penche

      Une mousse qui passe le bord
      Des ronds mouillés sur le comptoir
      Un verre essuyé à la lampe
      Et deux fois la salle, dans le miroir

      La porte qui grince, un salut
      La télé muette, au plafond
      Un verre qui glisse sur le zinc
      Et l'addition sur un bout de carton`,
  },
  {
    words:
      'fromage fromages camembert camemberts comté roquefort reblochon munster maroilles fromager fromagère fromagerie',
    stanzas: `
      Une planche, un couteau à pointes
      La pâte qui coule du papier
      Un bout de pain, puis un morceau
      Et la boîte en exil sur le palier

      Une cloche en verre, un plateau
      Un bleu, un chèvre, une vieille croûte
      La lame qui colle et qui tire
      Et un dernier bout, pour la route

      Un quart de meule sous un linge
      Des trous, des grains, un goût de noix
      Une lichette au bord du couteau
      Et le frigo qui parle patois`,
  },
  {
    words: 'raclette raclettes fondue fondues fondue_savoyarde appareil_à_raclette',
    stanzas: `
      Une rallonge, un fil par terre
      Des patates sous un torchon
      Le fromage qui cloque et qui coule
      Et la chasse au dernier cornichon

      Des fils qui s'étirent sans fin
      Un coin de table qui grésille
      Une pique tenue de travers
      Et un bout de pain qui vacille

      La buée montée sur les vitres
      La fenêtre ouverte, l'odeur reste
      De la place encore, rien qu'un peu
      Et pour le dessert, juste un geste`,
  },
  {
    words:
      'crame crames cramer cramait cramais cramé cramés cramée brûle_tout brûles_tout brûlait_tout brûlais_tout brûle_les brûles_les brûlait_les brûlais_les brûler_les brûle_le brûles_le brûlait_le brûlais_le brûler_le brûle_toujours brûles_toujours brûle_tous brûles_tous fait_brûler fais_brûler faire_brûler faisait_brûler faisais_brûler toast toasts grille-pain détecteur_de_fumée alarme_incendie',
    stanzas: `
      Un nuage au ras du plafond
      Le détecteur qui se réveille
      La fenêtre ouverte à deux mains
      Et l'alarme dans les oreilles

      L'odeur qui arrive en premier
      Un couteau qui gratte le noir
      Une poudre au fond de l'évier
      Et du beurre, pour ne rien voir

      Un torchon qui chasse la fumée
      Le minuteur jamais remonté
      Le dessous noir, le dessus pâle
      Et la pizzeria juste à côté`,
  },
  {
    words: 'vaisselle vaisselles lave-vaisselle éponge éponges égouttoir',
    stanzas: `
      Un gant trop large, un nuage blanc
      Des assiettes en équilibre
      Un verre qui chante sous le torchon
      Et l'évier enfin à l'air libre

      De la mousse au bord de la manche
      Un plat qui trempe, une casserole
      Les fourchettes en dernier, au fond
      Et une bulle qui s'envole

      Des couteaux rangés, pointe en bas
      Un bouton, un bruit de rivière
      La buée au bout du programme
      Et un rond d'eau sous chaque verre`,
  },
  {
    words:
      'petit-déjeuner petits-déjeuners petit_déjeuner petits_déjeuners petit_déj croissant croissants tartine tartines chocolatine chocolatines pain_au_chocolat pains_au_chocolat viennoiserie viennoiseries',
    stanzas: `
      Un sachet qui devient transparent
      Des écailles d'or sur la nappe
      Un coin trempé, puis l'autre coin
      Et une goutte que le doigt rattrape

      Un bol à oreilles, ébréché
      Le beurre trop dur, qui arrache
      Des miettes en route vers la manche
      Et du chocolat en moustache

      Une nappe cirée, un pot de miel
      Le couteau sucré sur la tranche
      La radio qui répète l'heure
      Et un rond de lait sur la planche`,
  },
  {
    words: 'champignon champignons cèpe cèpes girolle girolles morille morilles bolets cueillette',
    stanzas: `
      Un panier d'osier sur le bras
      Le bâton qui soulève une feuille
      De la terre au bord du couteau
      Et un coin connu d'un écureuil

      Des bottes mouillées jusqu'au bord
      Du brun, là, sous la fougère
      Une poêle, une noix de beurre
      Et de quoi remplir trois cuillères

      Le nez au sol, le dos plié
      L'odeur de cave, un lit de mousse
      Un endroit jamais répété
      Et un chapeau gros comme un pouce`,
  },
  {
    words:
      'chocolat chocolats chocolatier chocolaterie bonbon bonbons caramel caramels réglisse nutella pâte_à_tartiner friandises sucreries',
    stanzas: `
      Un papier d'argent mis en boule
      Un carré, puis une rangée
      Un tabouret contre un placard
      Et une cachette mal protégée

      Un emballage qui froisse fort
      La langue bleue, des doigts qui collent
      Un bruit de papier dans le noir
      Et une poche qui console

      Un tiroir qui grince à peine
      Des papiers vides dans la boîte
      Du brun resté au coin des lèvres
      Et un carré fondu, la main moite`,
  },
]
