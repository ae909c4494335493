import type { Details } from '../../stanzas.ts'

/** The garden, the toolbox, and life between four walls. */
export const home1: readonly Details[] = [
  {
    words:
      'jardin* fleur fleurs rosier rosiers hortensia hortensias pelouse tondeuse arrosoir arrose arroses arroser arrosait arrosais mes_plantes tes_plantes ses_plantes nos_plantes les_plantes des_plantes plates-bandes géranium géraniums tulipe tulipes pivoines lavande tournesols haie plantes_vertes',
    stanzas: `
      De la terre noire sous les ongles
      Un arrosoir qui fait la pluie
      Le dos plié, puis redressé
      Et un bourdon qui passe et s'enfuit

      Un sécateur dans une poche
      Un tuyau vert qui fait des nœuds
      Des bottes laissées sur le seuil
      Et un bouton ouvert, peut-être deux

      Une brouette à la roue molle
      Un chapeau de paille troué
      Des noms de fleurs sur des bâtons
      Et un nichoir, un peu mal cloué`,
  },
  {
    words:
      'potager potagers tomate tomates courgette courgettes radis haricots carottes salades semis compost légumes poireaux',
    stanzas: `
      Une ficelle entre deux piquets
      Des feuilles qui sentent le vert
      Un panier posé dans l'allée
      Et du sel, un canif ouvert

      Des graines au creux d'un papier
      Un rang tracé du bout du manche
      Un radis frotté sur la cuisse
      Et des courgettes par avalanches

      Un filet contre les oiseaux
      Le nom des rangs sur une ardoise
      Un seau qui cogne à l'arrosoir
      Et une limace, lente et sournoise`,
  },
  {
    words: 'bricol* répar* tournevis perceuse perceuses marteau caisse_à_outils boîte_à_outils outils établi atelier',
    stanzas: `
      Un crayon coincé sur l'oreille
      Deux traits pour une seule mesure
      Un coup de marteau, un juron
      Et une vis de trop, c'est sûr

      Des boîtes de clous, des bocaux
      Un établi sous une ampoule
      Le bon tournevis, tout au fond
      Et un écrou tombé, qui roule

      Du ruban gris sur du ruban gris
      Un goût de fer, des mains noircies
      Des pièces en ordre sur un journal
      Et un déclic, enfin, merci

      Un tiroir de ça-peut-servir
      Des clés qui n'ouvrent plus rien
      Des piles, des joints, de la ficelle
      Et la pièce, justement, qui convient`,
  },
  {
    words:
      'meuble_en_kit meubles_en_kit ikea étagère étagères notice_de_montage monte_des_meubles montes_des_meubles monter_des_meubles montait_des_meubles monter_un_meuble monté_un_meuble monter_une_armoire monté_une_armoire monté_le_lit monter_le_lit',
    stanzas: `
      La notice ouverte à l'envers
      Un sachet de vis qui éclate
      Un carton sous les deux genoux
      Et une planche en trop, toute plate

      Une petite clé coudée
      Des trous percés du mauvais côté
      Le bonhomme du dessin sourit
      Et l'étape deux à remonter

      Du carton jusqu'à l'escalier
      Une cheville en bois qui roule
      Un maillet, un doigt, un silence
      Et rien, pour l'instant, ne s'écroule`,
  },
  {
    words:
      'déménag* emménag* crémaillère cartons nouvel_appartement nouvelle_maison nouveau_logement nouvel_appart premier_appartement première_maison',
    stanzas: `
      Des cartons marqués au feutre
      Un matelas dans l'escalier
      Une lampe portée comme un vase
      Et le frigo coincé au palier

      Du scotch qui crie, du papier bulle
      Des clous laissés, un mur plus pâle
      Un verre enroulé dans un pull
      Et la plante verte en haut de la malle

      Un camion trop plein, une sangle
      L'armoire qui ne passe pas
      Une pizza sur un carton
      Et le matelas au sol, sans draps`,
  },
  {
    words:
      'travaux retape retapes retapait retapais retaper retapé retapée rénov* papier_peint repeint repeins repeindre repeignait repeignais carrelage construit_sa_maison construit_la_maison maison_à_retaper',
    stanzas: `
      Une échelle, une bâche, un seau
      Un mur qui boit deux couches, trois
      Du blanc dans les cheveux, les cils
      Et une porte rabotée deux fois

      Un papier peint qui vient en bandes
      Des fleurs dessous, puis des rayures
      Un grattoir, une éponge, un soupir
      Et une idée pour la toiture

      Un rouleau qui chuinte sur le plâtre
      Un café bu dans les gravats
      Un trait au crayon, une bulle
      Et une ampoule nue, ça va`,
  },
  {
    words:
      "oublie_tout oublies_tout oubliait_tout oubliais_tout oublier_tout oublie_toujours oublies_toujours oubliait_toujours oubliais_toujours tête_en_l'air étourdi étourdie distrait distraite étourderie",
    stanzas: `
      Un mot collé sur un autre mot
      Un nœud au mouchoir, mais pourquoi
      Un parapluie laissé au bus
      Et la liste posée sur le toit

      Une casserole sur le feu
      Un rendez-vous noté pour hier
      Un frigo ouvert, une question
      Et le lait rangé dans la théière

      Un aller, un retour, un aller
      Une main au milieu du geste
      Une phrase arrêtée en l'air
      Et un pull mis par-dessus la veste`,
  },
  {
    words: 'clés clefs trousseau porte-clés porte-clefs serrure enfermé_dehors enfermée_dehors enfermés_dehors',
    stanzas: `
      Les poches vidées sur la table
      Un ticket, un mouchoir, du vent
      Le canapé fouillé deux fois
      Et le trousseau, là, juste devant

      Un sac retourné sur le seuil
      La lampe du couloir qui s'éteint
      Un cliquetis, c'est la monnaie
      Et le trousseau, là, dans la main

      Un crochet vide près de la porte
      Un bol prévu pour ça, pourtant
      Une veste, une autre, un manteau
      Et un tour de plus, en pestant`,
  },
  {
    words: "retard retards retardataire à_l'heure à_la_bourre ponctuel ponctuelle ponctualité",
    stanzas: `
      Une manche enfilée, pas l'autre
      Un café bu debout, brûlant
      L'escalier pris deux par deux
      Et le bus raté, dans l'élan

      Une pendule avancée exprès
      Cinq minutes, au sens très large
      La douche encore à prendre, au calme
      Et un quart d'heure, c'est la marge

      Une chaise tirée, personne
      Le plat remis deux fois au four
      Une clé dans la porte, enfin
      Et une excuse neuve, chaque jour`,
  },
  {
    words: 'ronfl*',
    stanzas: `
      Un tracteur au fond du matelas
      Les vitres qui tremblent un peu
      Un coup de coude, un grand silence
      Et ça repart encore mieux

      Une scie qui remonte la bûche
      Le mur d'à côté qui répond
      Du coton, un coussin, deux coussins
      Et la mouche quitte le plafond

      La bouche ouverte, un bruit de mer
      Une vague, un arrêt, une vague
      Un oreiller mis sur la tête
      Et au réveil, c'est une blague`,
  },
  {
    words:
      "téléphon* telephone coup_de_fil coups_de_fil portable portables smartphone smartphones texto textos sms whatsapp messages_vocaux message_vocal messagerie répondeur appelle_tous appelles_tous appelait_tous appelais_tous m'appelle_tous m'appelles_tous m'appelait_tous m'appelais_tous nous_appelles_tous appelle_chaque appelles_chaque appelait_chaque appelais_chaque m'appelles_chaque m'appelais_chaque",
    stanzas: `
      Des pas en rond dans le couloir
      Un dessin au coin du journal
      Un au revoir, puis deux, puis trois
      Et le lait sur le feu, c'est fatal

      La batterie à deux pour cent
      Un allô, un autre, un peu fort
      Un au revoir, une nouvelle
      Et le vrai au revoir, encore

      Une sonnerie au fond du sac
      Un pouce qui va et qui vient
      Une lueur bleue sur le menton
      Et une voix, là, qui fait du bien`,
  },
  {
    words:
      'lessive lessives linge machine_à_laver lave-linge fer_à_repasser repassage chaussette chaussettes corde_à_linge',
    stanzas: `
      Une corde entre deux poteaux
      Un drap gonflé comme une voile
      Des pinces en bois plein la bouche
      Et l'ombre qui danse sur la toile

      Un hublot, de la mousse qui tourne
      La machine qui saute en cadence
      Un rouge oublié dans le blanc
      Et du rose partout, en silence

      Un fer qui souffle de la vapeur
      Des manches pliées vers l'arrière
      L'odeur de propre, un peu de bleu
      Et une chaussette célibataire`,
  },
  {
    words: "ménage aspirateur serpillière femme_de_ménage agent_d'entretien technicienne_de_surface poussière maniaque",
    stanzas: `
      Les chaises perchées sur la table
      Un coup de chiffon, une miette
      Le fil trop court, la prise au mur
      Et des moutons sous la banquette

      Un seau qui grince, un manche usé
      Le carrelage encore humide
      Un pas sur la pointe des pieds
      Et une corbeille enfin vide

      Une vitre frottée au journal
      Une odeur de citron, de cire
      Des tapis battus à la fenêtre
      Et le sol où tout peut se lire`,
  },
  {
    words:
      'désordre bazar bordel bordélique pagaille désordonné désordonnée capharnaüm fouillis mal_rangé mal_rangée range_rien ranges_rien rangeait_rien rangeais_rien',
    stanzas: `
      Une chaise qui sert d'armoire
      Un crayon sous trois blousons
      Une tasse dans la bibliothèque
      Et rien ne se perd dans la maison

      Des piles qui tiennent par miracle
      Un tiroir qui bloque au milieu
      Un chargeur noué à trois autres
      Et du sol, par endroits, un peu

      Une facture sous une banane
      Un tas qui penche et qui recule
      Des clés sous un bonnet de laine
      Et tout en haut, un bol qui bascule`,
  },
]
