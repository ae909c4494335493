import type { Topic } from '../../stanzas.ts'

export const soccer: Topic = {
  kin: 'foot football footballeur footballeuse ballon ballons match matchs but buts gardien gardienne stade stades penalty penaltys arbitre avant-centre défenseur hors-jeu supporters championnat maillot maillots dribble crampons entraîneur terrain terrains pelouse tribune tribunes mi-temps corner tacle',
  you: {
    scene: `
      Tu joues (au foot|au ballon) dans le couloir
      Le porte-manteau est gardien
      Il a tout pris, jusqu'à hier soir
      Où la lampe est sortie du terrain

      Au bord du terrain, tu (cries|chantes) si fort
      Que le ballon change d'avis
      L'arbitre t'a sorti le carton d'or
      Il n'existe pas, il l'a dit`,
    later: `
      Tu as marqué, c'était superbe
      Dans notre but, du pied gauche, en plus
      On t'a fait faire un tour sur l'herbe
      Un but, c'est un but, rien de plus

      À la mi-temps, tu as coupé
      L'orange en seize, pour les deux camps
      Après, le match s'est occupé
      De rire, et l'arbitre était dedans`,
  },
  me: {
    scene: `
      Je suis sur le banc, (c'est mon poste|au chaud)
      Je connais chaque clou par son nom
      Une minute avant la fin, bientôt
      On me fait signe : apporte le ballon

      J'ai tiré (le penalty|le ballon), sans viser
      Il est parti, on ne l'a plus revu
      Au village, là-bas, on a organisé
      Un match avec, il est le bienvenu`,
    later: `
      Le match est à neuf heures, à la télé
      J'ai fait des chips, j'ai mis l'écharpe
      L'image a gelé, le but est tombé
      Chez le voisin, qui joue de la harpe

      On a perdu le match, douze à un
      Mais ce un-là, il faut le voir
      On le raconte au coin du terrain
      Il est plus beau chaque samedi soir`,
  },
  past: {
    scene: `
      Au stade, (je garde|j'ai gardé) ton coussin
      Rangée F, place dix-neuf
      Quand il y a but, je serre la main
      De l'air, et le froid est tout neuf

      Tu tapais (le ballon|dans le ballon) contre le mur
      Le soir, jusqu'à l'heure du repas
      Il reste une marque, en haut, c'est sûr
      La pluie d'hiver ne l'enlève pas`,
    later: `
      Ton maillot est dans mon tiroir
      Le dix, avec un trou au coude
      Les jours de match, je vais le voir
      Si on perd, c'est lui qui me boude

      Le ballon est dans le garage
      À plat, sous un seau, sous un vélo
      Je l'ai gonflé, par pur courage
      Il a roulé vers ton portillon, là-haut`,
  },
  hook: `
    Passe le ballon, passe-le encore
    Il reste une minute, on est dehors

    Et même à la fin d'un match perdu
    On a chanté plus qu'on n'a couru`,
}
