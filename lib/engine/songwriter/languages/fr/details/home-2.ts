import type { Details } from '../../stanzas.ts'

/** Glasses, screens, sleep and the shower; the car and the road. */
export const home2: readonly Details[] = [
  {
    words: 'lunettes opticien opticienne myope presbyte loupe',
    stanzas: `
      On a cherché dans la cuisine
      On a tout vidé, jusqu'au lit
      On les avait là, sur le front
      On l'a compris, et l'on a ri

      On lit le menu à bout de bras
      Plus loin, plus loin, jusqu'au voisin
      On commande un peu au hasard
      Et c'est du poisson, à la fin`,
    hook: `
      Où sont mes lunettes ? Je n'y vois rien
      Elles sont sur ton nez, cherche bien

      Sans les lunettes, le monde est flou
      Et les gens sont plus beaux, surtout`,
  },
  {
    words:
      'télé tele télévision télévisions télécommande feuilleton feuilletons séries netflix jeu_télévisé jeux_télévisés dessins_animés dessin_animé',
    stanzas: `
      On a mis un plaid sur les pieds
      On sait déjà qui est le coupable
      On le dit tout haut, dix fois de suite
      Et le bol de chips quitte la table

      On répond avant tout le monde
      On crie la réponse au salon
      Le candidat n'entend rien du tout
      Et s'est trompé, comme de raison`,
    hook: `
      Un plaid, la télé, encore un épisode
      On ira dormir, c'est à la mode

      Encore un épisode, et puis au lit
      La télé répond : encore un, et puis`,
  },
  {
    words:
      "sieste siestes grasse_matinée grasses_matinées hamac s'endort s'endormait s'endormir s'endorment t'endors t'endormais m'endors m'endormais vous_endormez dort_partout dors_partout dormait_partout dormais_partout dort_tout dors_tout marmotte",
    stanzas: `
      Le journal glisse sur les genoux
      Une mouche tourne, on la laisse
      Il y a du soleil sur le mur
      Et l'après-midi, rien ne presse

      On dit : je ferme un peu les yeux
      On entend une drôle de scie
      On demande : tu dors ? Pas du tout
      On réfléchit, c'est tout, ici`,
    hook: `
      Une petite sieste, un rien, un instant
      Et l'on se réveille au soleil couchant

      Chut, c'est la sieste, parlez tout bas
      Le monde attendra, il ne part pas`,
  },
  {
    words:
      'réveil réveils réveille-matin lève-tôt lève_tôt lèves_tôt lever_tôt levait_tôt levais_tôt levé_tôt lève_à levais_à levait_à lèves_à snooze aux_aurores',
    stanzas: `
      La nuit est encore à la vitre
      On marche pieds nus, sans lumière
      On entend la première tasse
      Et puis la porte, la première

      Ça sonne, on appuie, ça resonne
      La main tâtonne, et puis s'endort
      On dit : encore cinq minutes
      Et cinq minutes, et cinq encore`,
    hook: `
      Le réveil a sonné, le jour n'est pas là
      On se lève tôt, et l'on ne dort pas

      Encore cinq minutes, dit le réveil
      Encore cinq minutes de sommeil`,
  },
  {
    words: 'couette pieds_froids pieds_gelés pieds_glacés toute_la_couverture la_couverture',
    stanzas: `
      On part à deux sous la même couette
      On se réveille seul au bord
      Un pied glacé cherche un mollet
      Et le mollet crie, il n'est pas d'accord

      On tire à droite, on tire à gauche
      La guerre dure toute la nuit
      À l'aube, on signe enfin la paix
      La couette est tombée du lit`,
    hook: `
      Donne la couette, donne un petit coin
      J'ai les pieds gelés depuis hier matin

      Sous la même couette, les pieds tout froids
      On dort bien mieux quand on est trois`,
  },
  {
    words: 'douche douches salle_de_bain salle_de_bains baignoire bain_moussant',
    stanzas: `
      La vapeur passe sous la porte
      On entend tout de l'escalier
      C'est un concert, avec rappel
      Et pas un voisin n'a payé

      On crie : tu as bientôt fini ?
      L'eau chaude ne répond pas
      On attend, la serviette au cou
      Le ballon est vide, et voilà`,
    hook: `
      Sous la douche, on chante à pleine voix
      Et la salle de bain applaudit trois fois

      De l'eau, du savon, et une chanson
      Toute la douche vibre à l'unisson`,
  },
  {
    words:
      'voiture voitures bagnole bagnoles deux_chevaux deudeuche twingo clio peugeot renault citroën coccinelle tacot guimbarde caisse_pourrie auto autos autoroute',
    stanzas: `
      La clé tourne, et puis rien du tout
      On lui parle, on lui fait la cour
      Au troisième essai, elle tousse
      Et nous voilà repartis pour un tour

      Les vitres sont baissées, on chante
      Il fait trop chaud, le siège colle
      On s'est trompés de route deux fois
      On a vu la mer, la carte s'envole`,
    hook: `
      La voiture est pleine, la route est à nous
      On chante trop fort, on s'arrête partout

      Roule, la voiture, tout droit, tout droit
      On a tout le temps, on est à l'étroit`,
  },
  {
    words:
      'créneau créneaux se_gare se_garait se_garer te_gares te_garer te_garais me_gare me_garer me_garais vous_garez garer gares_mal garé_mal place_de_parking places_de_parking parking parkings marche_arrière',
    stanzas: `
      Trois personnes donnent des conseils
      On tourne à droite, non, à gauche
      Il y avait de la place pour un bus
      Mais le trottoir se rapproche

      On avance, on recule, on avance
      Les gens sortent pour regarder
      On applaudit au dixième essai
      La roue est montée à côté`,
    hook: `
      Tourne à gauche, tourne, encore un peu
      On se gare en vingt minutes, et c'est mieux

      Un créneau, deux créneaux, quel beau travail
      La place est prise, et le pneu déraille`,
  },
  {
    words: 'embouteillage embouteillages bouchons périphérique périph rocade feux_rouges heures_de_pointe',
    stanzas: `
      On avance de deux pas de fourmi
      L'autre file est toujours plus vite
      On change, et c'est elle qui s'arrête
      La radio dit : merci de la visite

      On connaît par cœur le camion
      Qui est devant depuis une heure
      On sait même où sont ses enfants
      On a pleuré sur son moteur`,
    hook: `
      Dans les bouchons, on chante, on attend
      Il n'y a que ça à faire, pourtant

      Un mètre, un mètre, et puis plus rien
      Les bouchons, on les connaît bien`,
  },
  {
    words:
      "permis_de_conduire le_permis mon_permis ton_permis son_permis passer_permis auto-école auto_école conduire conduite code_de_la moniteur_d'auto-école",
    stanzas: `
      On a le pied gauche qui tremble
      Le moteur cale au feu tout vert
      On dit pardon à la voiture
      Le moniteur reste de pierre

      Le rond-point n'en finit jamais
      On a fait quatre tours complets
      On sortira à la prochaine
      Le moniteur a dit : s'il vous plaît`,
    hook: `
      Le permis, le permis, c'est pour bientôt
      On a calé, mais c'était très beau

      Attache ta ceinture, ferme les yeux
      J'ai le permis, on fera de notre mieux`,
  },
  {
    words: 'moto motos motard motarde motards scooter scooters mobylette mobylettes solex',
    stanzas: `
      Le moteur gronde au coin de la rue
      Le casque est chaud, le cuir est vieux
      La route penche dans le virage
      Et le vent chante avec nous deux

      On part pour acheter du pain
      On revient par la montagne
      Le pain est froid, le pain est plat
      Mais quelle belle campagne`,
    hook: `
      Une moto, la route, et rien devant
      Que le soleil, que le grand vent

      Tourne la poignée, penche-toi un peu
      La moto s'en va dans tout ce bleu`,
  },
  {
    words:
      'ordinateur ordinateurs ordi informatique informaticien informaticienne développeur développeuse programmation mot_de_passe mots_de_passe wifi bug bugs clavier logiciel logiciels',
    stanzas: `
      La roue tourne, tourne sur l'écran
      On éteint, on attend, on rallume
      Ça remarche, on ne sait pas comment
      C'est de la magie, on présume

      On a changé le mot de passe
      On l'a noté, mais sur quoi ?
      La question est : nom du premier chien
      On n'a jamais eu de chien, ma foi`,
    hook: `
      Éteins, rallume, et ça marchera
      L'ordinateur ne dit pas pourquoi

      Un mot de passe, un autre, et c'est non
      L'ordinateur a toujours raison`,
  },
]
