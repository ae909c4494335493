import type { Topic } from '../../stanzas.ts'

export const computers: Topic = {
  kin: 'ordinateur ordinateurs ordi ordis pc clavier claviers souris écran écrans fichier fichiers internet wifi wi-fi imprimante imprimantes mail mails email courriel appli applis application logiciel logiciels programmeur programmeuse programmer informatique informaticien hacker serveur serveurs bug bugs visio visioconférence navigateur pixel pixels algorithme robot connexion tablette disque',
  you: {
    scene: `
      Tu parles (à l'ordi|à ton écran), tout bas
      Tu dis : mon grand, fais un effort
      Chez moi, il plante, il ne veut pas
      Chez toi, il s'excuse d'abord

      Tu (tapes|écris) avec deux doigts, mais le clavier
      Fume, et la table se balade
      Le voisin croit que tu as un métier
      De pluie, de grêle ou de parade`,
    later: `
      L'imprimante a mangé les billets
      Tu l'as ouverte au tournevis
      Il y avait dedans un gilet
      Deux trombones, un vieux pain d'épices

      En visio, on ne voit que ton front
      Et le plafond, et un bout de plante
      Mais le fou rire, on l'entend, au fond
      Et la connexion est contente`,
  },
  me: {
    scene: `
      Mon ordi (fait|veut faire) une mise à jour
      Quatre pour cent, depuis midi
      J'ai lu, j'ai mangé, j'ai fait un tour
      Il est à trois, il réfléchit

      Mon mot de passe (est trop court|est trop faible), dit l'écran
      Ajoutez un chiffre, une fleur
      J'ai mis mon nom, mon chat, l'océan
      Il a répondu : c'est un leurre`,
    later: `
      J'ai cliqué sur : répondre à tous
      C'était un mail pour ma voisine
      Deux mille collègues, et ça pousse
      Me demandent pour l'aubergine

      J'ai appelé l'aide, pour l'écran noir
      On m'a dit : la prise est-elle mise ?
      J'ai dit : je vérifie, bonsoir
      J'ai un ordi, et j'ai une prise`,
  },
  past: {
    scene: `
      Ton nom est resté sur (l'écran|l'ordi)
      Il demande : est-ce bien toi, ce soir ?
      J'appuie sur : non, et il me dit
      Bonne journée, sans s'émouvoir

      Ton clavier (a|garde) des miettes de biscuit
      Entre le G et puis le H
      Je ne le nettoie pas, depuis
      J'écris en évitant la tache`,
    later: `
      J'ai retrouvé, au fond d'un fichier
      Une photo de nos pieds dans l'eau
      Tu l'avais nommée : à trier
      L'ordinateur la garde en haut

      Ton dernier mail parle de tomates
      Et d'un tuyau, rien d'important
      Je l'ai relu à toutes les dates
      L'écran l'éclaire, et moi j'attends`,
  },
  hook: `
    Éteins, rallume, et ça ira mieux
    L'écran s'éveille, ouvre les yeux

    L'ordi a planté, la nuit est claire
    On a les étoiles et rien d'autre à faire`,
}
