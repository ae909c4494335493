import type { Details } from '../../stanzas.ts'

/** The garden, the toolbox, and life between four walls. */
export const home1: readonly Details[] = [
  {
    words:
      'jardin* fleur fleurs rosier rosiers hortensia hortensias pelouse tondeuse arrosoir arrose arroses arroser arrosait arrosais mes_plantes tes_plantes ses_plantes nos_plantes les_plantes des_plantes plates-bandes géranium géraniums tulipe tulipes pivoines lavande tournesols haie plantes_vertes',
    stanzas: `
      (La terre|L'allée|La rosée) colle encore aux sabots
      Les roses ont bu toute la nuit
      On coupe, on attache, on recule
      Et l'on s'assoit, quand c'est fini

      Les voisins passent, ils ralentissent
      Ils demandent le nom des fleurs
      On leur en donne une poignée
      Et l'on parle pendant une heure

      Un oiseau suit dans le sillon
      Le soleil tourne autour du banc
      On n'entend plus que l'arrosoir
      Et les heures passent en plantant`,
    hook: `
      Un jardin, ça prend du temps, ça prend de l'amour
      Et ça refleurit toujours

      Il y a des fleurs le long de l'allée
      Et le jardin ne veut plus s'en aller`,
  },
  {
    words:
      'potager potagers tomate tomates courgette courgettes radis haricots carottes salades semis compost légumes poireaux',
    stanzas: `
      Les graines tiennent dans la main
      On les couvre, on tasse, on attend
      Un matin, le rang est tout vert
      Et l'on appelle tout le monde, content

      On en donne à toute la rue
      Il y en a plein le cellier
      Les gens ferment un peu leur porte
      Voilà le dixième panier`,
    hook: `
      Une tomate du jardin, au soleil
      Et l'on ne connaît rien de pareil

      Encore des tomates, des courgettes aussi
      On en a pour tout l'été, merci`,
  },
  {
    words: 'bricol* répar* tournevis perceuse perceuses marteau caisse_à_outils boîte_à_outils outils établi atelier',
    stanzas: `
      (Une vis|Un clou|Un écrou) a roulé sous l'armoire
      On est trois à la chercher
      Le moteur tousse, puis démarre
      Et l'on ne jette rien, on va l'arranger

      Ça tient avec un bout de ficelle
      Un peu de colle, et du ruban
      On avait dit : juste une semaine
      Et ça tient depuis vingt ans

      Tout le quartier vient à la porte
      Un vélo, une lampe, un grille-pain
      On dit : laissez-moi regarder
      Et ça repart le lendemain`,
    hook: `
      Un tournevis, un bout de scotch
      Et l'on répare tout, même les cloches

      Ça tient, ça marche, on n'en revient pas
      C'est réparé pour la vie, et voilà`,
  },
  {
    words:
      'meuble_en_kit meubles_en_kit ikea étagère étagères notice_de_montage monte_des_meubles montes_des_meubles monter_des_meubles montait_des_meubles monter_un_meuble monté_un_meuble monter_une_armoire monté_une_armoire monté_le_lit monter_le_lit',
    stanzas: `
      La notice est bien quelque part
      On s'en passera, c'est facile
      À onze heures, il reste une porte
      Et quatre vis, bien inutiles

      On le redresse, il penche un peu
      On glisse un carton sous un pied
      Et tant qu'on ne respire pas
      Personne n'a rien remarqué`,
    hook: `
      Une étagère, une vis de trop
      Et l'étagère est droite, il est presque tôt

      On monte un meuble, on perd la raison
      Il reste une vis, c'est bon, c'est bon`,
  },
  {
    words:
      'déménag* emménag* crémaillère cartons nouvel_appartement nouvelle_maison nouveau_logement nouvel_appart premier_appartement première_maison',
    stanzas: `
      On s'assoit au milieu des cartons
      On mange avec une seule cuillère
      On n'a pas de rideaux, pas de table
      Mais on a déjà la lumière

      Le canapé bloque l'escalier
      Tout l'immeuble donne son avis
      On monte, on tourne, on redescend
      À la fin, il passe, et l'on rit`,
    hook: `
      Encore un carton, c'est le dernier
      On déménage, on a tout porté

      Des cartons partout, la clé dans la main
      C'est chez nous, et ça commence demain`,
  },
  {
    words:
      'travaux retape retapes retapait retapais retaper retapé retapée rénov* papier_peint repeint repeins repeindre repeignait repeignais carrelage construit_sa_maison construit_la_maison maison_à_retaper',
    stanzas: `
      On a gratté jusqu'à la pierre
      Il y a du blanc jusque dans le café
      On dort dans une seule pièce
      Et l'on voit tout comme ce serait, après

      On avait dit : six petits mois
      La deuxième année commence à peine
      On repeint une porte encore
      Et l'on compte en mois, plus en semaines`,
    hook: `
      Un coup de peinture, un coup de balai
      Les travaux n'en finissent jamais

      Un mur tout neuf, du blanc plein les mains
      Les travaux seront finis, demain, demain`,
  },
  {
    words:
      "oublie_tout oublies_tout oubliait_tout oubliais_tout oublier_tout oublie_toujours oublies_toujours oubliait_toujours oubliais_toujours tête_en_l'air étourdi étourdie distrait distraite étourderie",
    stanzas: `
      On a cherché dans tous les sacs
      Dans le frigo, sous le tapis
      On ne sait plus ce que l'on cherche
      Et l'on en rit, une fois assis

      Il y a des mots sur tous les murs
      Un nœud à chaque mouchoir
      On se demande ce que ça veut dire
      On le saura peut-être un soir`,
    hook: `
      La tête en l'air, le cœur à sa place
      On oublie tout, et le temps passe

      Qu'est-ce qu'on cherchait ? On l'a oublié
      On était venus pour chanter`,
  },
  {
    words: 'clés clefs trousseau porte-clés porte-clefs serrure enfermé_dehors enfermée_dehors enfermés_dehors',
    stanzas: `
      On a vidé toutes les poches
      Le sac est retourné par terre
      Elles étaient là, dans la serrure
      Depuis le début de l'affaire

      Les voisins connaissent la chanson
      On s'assoit à côté, sur la marche
      On attend le double, une heure
      On parle, et la lune se détache`,
    hook: `
      Où sont les clés ? On a tout fouillé
      Elles étaient là, dans la poche du tablier

      Les clés, les clés, qui a vu les clés ?
      On est dehors, il va falloir sonner`,
  },
  {
    words: "retard retards retardataire à_l'heure à_la_bourre ponctuel ponctuelle ponctualité en_retard",
    stanzas: `
      (Le plat|Le gratin|Le rôti) refroidit sur la table
      On a dit midi, il est deux heures
      La porte s'ouvre, quel sourire
      On ne gronde pas, c'est ça, le malheur

      La réponse est : je suis en route
      La douche coule, on l'entend bien
      On commande un autre café
      Et l'on attend, on ne dit rien

      On a menti d'une bonne heure
      On a dit midi pour treize heures
      On arrive avec le dessert
      Un grand sourire, et trois fleurs`,
    hook: `
      En retard, en retard, mais toujours content
      On a commencé, tout en attendant

      Encore en retard, le plat est au chaud
      On dit : cinq minutes, et c'est bientôt`,
  },
  {
    words: 'ronfl*',
    stanzas: `
      Les murs ont commencé à vibrer
      Le chien est parti au salon
      On pousse un peu, c'est le silence
      Puis ça repart sur un autre ton

      On a essayé le coude
      L'oreiller, le coton, le mur
      Le voisin demande à quelle heure
      Passe le train, il en est sûr`,
    hook: `
      Ça ronfle, ça ronfle, la maison s'en va
      On compte les moutons, ils ne dorment pas

      Un ronflement comme un camion
      Et l'on dort quand même, à la maison`,
  },
  {
    words:
      "téléphon* telephone coup_de_fil coups_de_fil portable portables smartphone smartphones texto textos sms whatsapp messages_vocaux message_vocal messagerie répondeur appelle_tous appelles_tous appelait_tous appelais_tous m'appelle_tous m'appelles_tous m'appelait_tous m'appelais_tous nous_appelles_tous appelle_chaque appelles_chaque appelait_chaque appelais_chaque m'appelles_chaque m'appelais_chaque",
    stanzas: `
      (La sonnerie|L'appel) tombe à l'heure du repas
      On dit : je ne te dérange pas ?
      On parle du temps, on parle de tout
      Et le repas attend, ça va de soi

      On s'est dit au revoir six fois
      Il restait une chose à dire
      Personne ne veut raccrocher
      On s'entend presque sourire`,
    hook: `
      Allô, c'est moi, je voulais t'entendre
      Le téléphone sonne, et la voix est tendre

      Encore un coup de fil, encore un instant
      On raccroche, et l'on rappelle, content`,
  },
  {
    words:
      'lessive lessives linge machine_à_laver lave-linge fer_à_repasser repassage chaussette chaussettes corde_à_linge',
    stanzas: `
      Un drap se gonfle comme une voile
      Le vent se prend dans les chemises
      Une pince saute, on court derrière
      Et toute la cour sent la brise

      Une chaussette est seule au monde
      L'autre est partie, nul ne sait où
      La machine a l'air innocent
      Et tourne encore un petit coup`,
    hook: `
      Le linge au vent, une pince, un drap
      Une chaussette qu'on ne reverra pas

      Du linge propre et du soleil dessus
      La chaussette gauche, on ne l'a plus`,
  },
  {
    words: "ménage aspirateur serpillière femme_de_ménage agent_d'entretien technicienne_de_surface poussière maniaque",
    stanzas: `
      On a poussé toutes les chaises
      Ouvert la fenêtre en grand
      La maison sent le savon frais
      On n'ose plus marcher dedans

      Quelqu'un rentre avec ses souliers
      On entend le cri du salon
      On repart avec la serpillière
      Et le coupable sur les talons`,
    hook: `
      Un coup de balai, de l'air, du savon
      Le ménage est fait, on n'entre plus au salon

      Qui marche là avec ses gros souliers ?
      Le ménage était juste terminé`,
  },
  {
    words:
      'désordre bazar bordel bordélique pagaille désordonné désordonnée capharnaüm fouillis mal_rangé mal_rangée range_rien ranges_rien rangeait_rien rangeais_rien',
    stanzas: `
      Tout est là, il suffit de chercher
      Sous le manteau, sous le journal
      On a perdu une fourchette
      On retrouve un verre en cristal

      On ne voit plus le bout de la table
      La chaise, au moins, est à moitié libre
      Une pile penche depuis un an
      Le bol, là-haut, tient en équilibre`,
    hook: `
      Un beau désordre, un joyeux bazar
      On retrouve tout, un jour ou plus tard

      Ne range rien, je sais où c'est
      Mon désordre à moi, il est parfait`,
  },
]
