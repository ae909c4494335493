import type { Topic } from '../../stanzas.ts'

export const night: Topic = {
  kin: 'nuit nuits nocturne nocturnes minuit soir soirs lune étoile étoiles étoilé étoilée insomnie insomnies insomniaque dormir dort sommeil rêve rêves rêver moutons oreiller édredon hibou chouette veilleuse obscurité noir lampadaire lampadaires réverbère crépuscule aube somnambule',
  you: {
    scene: `
      Tu ouvres (la fenêtre|les volets), la nuit
      Pour écouter passer les trains
      Tu dis où ils vont, à leur bruit
      J'y crois jusqu'au petit matin`,
    later: `
      À minuit tu as toujours faim
      Tu fais des pâtes pour la nuit
      Ça sent l'ail jusque chez le voisin
      Il sonne et demande : c'est ici ?`,
  },
  me: {
    scene: `
      (La nuit|À minuit), je compte les moutons
      L'un d'eux s'arrête et me regarde
      Il demande où est l'édredon
      C'est le dix-septième, il bavarde`,
    later: `
      La nuit, j'étudie le plafond
      Il y a une tache, c'est l'Espagne
      J'ai pris un bateau, du jambon
      À sept heures, j'étais en montagne`,
  },
  past: {
    scene: `
      La nuit, tu fermais (les volets|la maison)
      Deux tours de clé, un pas, un pas
      Je fais pareil, et dans l'escalier
      J'écoute encore le tien, là-bas`,
    later: `
      Une étoile, tu disais : la nôtre
      C'était un phare, je l'ai su
      La nuit, je la montre à d'autres
      Et je ne dis rien non plus`,
  },
  hook: `
    La nuit est longue, la nuit est grande
    Garde une chaise à qui la demande

    Reste, la nuit, on n'a pas sommeil
    On a du pain jusqu'au soleil`,
}
