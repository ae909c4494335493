import type { Topic } from '../../stanzas.ts'

export const cars: Topic = {
  kin: 'voiture voitures auto autos automobile bagnole bagnoles moteur moteurs volant conduire conduis conduit conduisais permis parking parkings essence autoroute autoroutes klaxon capot coffre gps garage garagiste mécanicien mécano frein freins pneu pneus camionnette camion camions deux-chevaux quatre-quatre embrayage rétroviseur clignotant péage contraventions créneau',
  you: {
    scene: `
      Ta voiture (a|fête) vingt ans, une portière
      Qui n'ouvre qu'avec des mots doux
      Tu lui parles, elle fait sa fière
      Elle tousse, et part d'un seul coup

      Tu (chantes|parles) au volant, vitres baissées
      Au feu rouge, on a des invités
      Une voiture s'est approchée
      Ils connaissaient tous les couplets`,
    later: `
      Le moteur lâche au bord du champ
      Tu sors du coffre un saucisson
      On a mangé, en attendant
      Une vache a suivi la chanson

      Tu te gares en une seule fois
      Dans un endroit grand comme un timbre
      Le quartier entier sort pour voir
      La voiture entre, et le chrome tinte`,
  },
  me: {
    scene: `
      J'ai perdu (ma voiture|l'auto) au parking
      Niveau moins trois, ou moins cinq, ou plus
      J'appuie sur la clé, j'attends le dring
      Une autre me répond, et elle m'a plu

      Le GPS (m'a dit|disait) : à droite, la rivière
      J'ai discuté, il a boudé
      Ma voiture a fini la dernière
      Du défilé des écoliers`,
    later: `
      Le garagiste a ouvert le capot
      Il a dit : ah, puis : oh, puis : bien
      J'ai payé le ah, j'ai payé le oh
      La voiture marche, on n'y comprend rien

      J'ai passé le permis cinq fois
      L'examinateur m'a fait la bise
      Il a pris un congé, je crois
      Ma voiture, depuis, est plus précise`,
  },
  past: {
    scene: `
      Ta voiture (sent|a gardé) la menthe encore
      Le siège est réglé sur tes genoux
      Je conduis un peu de travers, d'accord
      Je n'ai pas touché au cran du bout

      Le dimanche, on prenait (l'auto|la voiture)
      Pour aller voir si la mer bougeait
      Tu klaxonnais devant les clôtures
      Et une fois sur deux, l'âne chantait`,
    later: `
      Dans la boîte à gants, un vieux plan
      La route est tracée au stylo
      J'ai pris la voiture, un jour blanc
      J'ai tout suivi, jusqu'au château

      On a vendu ta voiture, l'hiver
      Je la vois passer, le jeudi
      Quelqu'un conduit, le nez en l'air
      Et klaxonne à l'âne, aussi`,
  },
  hook: `
    Fais chanter le moteur, la radio
    La route est longue, il fait très beau

    Prends la voiture, on va n'importe où
    Pourvu que la route passe chez nous`,
}
