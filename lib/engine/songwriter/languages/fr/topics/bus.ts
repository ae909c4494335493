import type { Topic } from '../../stanzas.ts'

export const bus: Topic = {
  kin: 'bus autobus autocar autocars navette arrêt arrêts abribus chauffeur chauffeurs chauffeuse tickets trolley minibus tram strapontin terminus',
  you: {
    scene: `
      Le bus (t'attend|ralentit), quand tu es en retard
      Le chauffeur a reconnu ton pas
      Tu montes avec un gâteau, des histoires
      Et tout l'arrière s'écarte déjà

      Dans le bus, tu (laisses|cèdes) la banquette grise
      À une dame, à son sac, à son chien
      Trois arrêts plus loin, à sa guise
      Tout ce monde a dîné chez les tiens`,
    later: `
      Le bus a calé dans la montée
      Tu as dit : allez, on descend
      On a poussé, on a chanté
      Le maire nous a vus passer, souriant

      Au fond du bus, tu fais la classe
      Des noms d'oiseaux, par le carreau
      Les gens ont manqué leur place
      Trois arrêts plus loin, pour un corbeau`,
  },
  me: {
    scene: `
      J'ai couru (après le bus|trois cents mètres), les bras en l'air
      Le chauffeur m'a fait un signe, poli
      J'ai cru qu'il allait m'ouvrir derrière
      Il disait au revoir, et il est parti

      J'attends le bus (depuis|bientôt) vingt minutes
      Il en vient trois, serrés, complets
      Le quatrième a changé de route
      Et le cinquième, on le repeignait`,
    later: `
      J'ai dormi dans le bus, jusqu'au dépôt là-bas
      Quarante bus dormaient comme moi
      Le gardien m'a servi un chocolat
      Il m'a dit : le lundi, il y en a trois

      Je suis dans le bus, et j'ai sonné
      Sans faire exprès, avec mon dos
      Le chauffeur attend, contrarié
      Alors je descends, en héros`,
  },
  past: {
    scene: `
      Le bus (de huit heures|du matin) passe encore
      Ta place est prise par un sac
      Il a l'air bien, il regarde dehors
      Il rate, comme toi, le petit lac

      Tu faisais (signe|coucou) au bus, de la porte
      Jusqu'au tournant, tous les matins
      Le bus ralentit, une habitude forte
      Un peu, devant ton jardin`,
    later: `
      J'ai dans ma veste un vieux ticket
      Le bus est gris, l'encre est partie
      On allait loin, on racontait
      Des choses qui n'étaient pas finies

      À notre arrêt, l'abribus est neuf
      Il n'y a plus nos noms gravés
      J'ai mis tes lettres, toutes les neuf
      En buée, le temps d'arriver`,
  },
  hook: `
    Monte dans le bus, il reste une place
    Au fond, à gauche, près de la glace

    Un bus est passé, un autre viendra
    On a tout l'abri pour chanter tout bas`,
}
