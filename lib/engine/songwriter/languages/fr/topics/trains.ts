import type { Topic } from '../../stanzas.ts'

export const trains: Topic = {
  kin: 'train trains gare gares quai quais wagon wagons locomotive locomotives rail rails tgv ter rer métro métros contrôleur contrôleurs contrôleuse cheminot cheminots compartiment couchette couchettes voiture-bar aiguillage tramway tram omnibus terminus ferroviaire sncf',
  you: {
    scene: `
      Tu arrives (à la gare|au train) une heure avant
      Avec les œufs durs, les gilets
      Tu dis : on ne sait jamais, le vent
      Pourrait le pousser en avance, s'il lui plaît

      Dans le train de (sept|huit|neuf) heures, tu connais
      Les enfants, les genoux, les soucis
      De gens qui montent, qui se taisaient
      Depuis quinze ans qu'ils sont assis`,
    later: `
      Le train s'est arrêté dans un pré
      Une heure, et personne n'a su pourquoi
      Tu as coupé le pain, partagé
      Le wagon entier a mangé chez toi

      On a raté le train, le dernier
      Tu as dit : tant mieux, on voit la lune
      Sur le banc du quai, ton panier
      Une soirée comme ça, j'en ai eu une`,
  },
  me: {
    scene: `
      Mon train (de sept heures|du matin|du lundi) a du retard
      Dix minutes, une heure, et puis plus rien
      Le panneau dit encore : départ
      Il y croit, lui, et je le soutiens

      J'ai couru (sur le quai|dans la gare), la valise
      A pris un autre chemin que moi
      Le train est parti, à ma surprise
      Avec elle, et à l'heure, ma foi`,
    later: `
      J'ai fermé l'œil dans le train du soir
      Une minute, pas davantage
      Une main me secoue dans le noir
      Terminus, monsieur dame : la plage

      Dans le train, par-dessus une épaule
      Je lis le polar de quelqu'un d'autre
      À la page du crime, c'est drôle
      La gare, il descend, et c'est la nôtre`,
  },
  past: {
    scene: `
      Tu attendais (au bout du quai|à la gare), ton chapeau
      Levé plus haut que tous les gens
      Je cherche encore, en descendant, là-haut
      Ce point noir qui faisait des cercles blancs

      On comptait (les wagons|le train), du petit pont
      Trente-huit, notre record, quarante
      Hier j'en ai vu un bien plus long
      Quarante et un, et personne qui chante`,
    later: `
      J'ai gardé le billet, troué deux fois
      Le train de nuit, place fenêtre
      Il marque mes pages, et à chaque fois
      À la moitié, tu vas paraître

      Le train ne s'arrête plus chez toi
      Il ralentit dans le virage
      Je me lève, et je compte les toits
      Le tien passe, avec le nuage`,
  },
  hook: `
    Siffle, le train, emporte-moi loin
    Et ramène-moi demain matin

    Il y a toujours un quai quelque part
    Et quelqu'un qui guette le retard`,
  soft: {
    scene: `
      Le train s'est garé
      Dans un champ de foin
      Les roues ont duré
      Assez de chemin`,
    later: `
      Le petit wagon
      Garde une lumière
      Il dit à tâtons
      Bonsoir aux rivières`,
  },
}
