import type { Details } from '../../stanzas.ts'

/** What is learnt by heart, in its order: days, months, letters, tables. */
export const lessonsSchool: readonly Details[] = [
  {
    words: 'jours_de_la_semaine jour_de_la_semaine jours_semaine sept_jours nom_des_jours noms_des_jours',
    stanzas: `
      Lundi se lève le premier
      Mardi le suit, sac sur le dos
      Mercredi, on va s'amuser
      Jeudi, on reprend les stylos

      Vendredi range le cartable
      Samedi joue, où l'on voudra
      Dimanche, on est longtemps à table
      Et lundi revient, le voilà`,
    later: `
      Compte sur tes doigts, jusqu'à sept
      Cinq sur une main, deux sur l'autre
      Et quand la semaine s'arrête
      Elle repart, et c'est la nôtre`,
    hook: `
      Lundi, mardi, mercredi, jeudi
      Vendredi, samedi, dimanche aussi`,
  },
  {
    words: "mois_de_l'année mois_de_l’année douze_mois les_douze_mois nom_des_mois noms_des_mois",
    stanzas: `
      Janvier, février, il fait froid
      Mars, avril, le printemps revient
      Mai, juin, c'est l'été, le voilà
      Et la moitié de l'an se tient

      Juillet et août, c'est les vacances
      Septembre, octobre, on est en classe
      Novembre, décembre s'avance
      Et l'année nouvelle prend la place`,
    later: `
      Avril et juin ont trente jours
      Septembre et novembre, eux aussi
      Février, c'est lui le plus court
      Et trente et un pour tous les amis`,
    hook: `
      Douze mois, de janvier à décembre
      On les chante en sortant de la chambre`,
  },
  {
    words: "alphabet lettres_de_l'alphabet lettres_de_l’alphabet ordre_alphabétique voyelles_et_les_consonnes",
    stanzas: `
      A, B, C, D, E, F, G
      On avance sans se presser
      H, I, J, K, L, M, N
      On respire, et l'on s'amène

      O, P, Q, R, S, T, U
      On continue, jamais perdu
      V, W, X, Y, Z
      Vingt-six lettres dans la tête`,
    later: `
      Six voyelles : A, E, I, O
      U, Y, et la liste est finie
      Vingt consonnes, et tous les mots
      Sont faits de cette compagnie`,
    hook: `
      A, B, C, l'alphabet est à moi
      Vingt-six lettres au bout des doigts`,
  },
  {
    words: 'table_de_multiplication tables_de_multiplication tables_de_deux table_de_deux table_de_cinq',
    stanzas: `
      Deux fois un, deux, c'est le départ
      Deux fois deux, quatre, et l'on y va
      Deux fois trois, six, sans un retard
      Quatre font huit, cinq, dix, voilà

      Cinq fois un, cinq, le bout des doigts
      Cinq fois deux, dix, c'est les deux mains
      Cinq fois trois, quinze, et l'on y croit
      Cinq fois quatre, vingt, tout va bien`,
    later: `
      Fois dix, on met zéro derrière
      Fois un, le nombre ne bouge pas
      Trois fois quatre, à l'endroit, à l'envers
      C'est quatre fois trois, même résultat`,
    hook: `
      Deux, quatre, six, huit, et dix pour finir
      Cinq, dix, quinze, vingt, et l'on peut sourire`,
  },
]
