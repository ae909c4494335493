import type { Topic } from '../../stanzas.ts'

export const school: Topic = {
  kin: 'école écoles écolier écolière écoliers collège lycée maternelle classe classes cour récré récréation maître maîtresse maîtresses instituteur institutrice prof profs professeur élève élèves cahier cahiers cartable cartables trousse tableau craie craies devoir devoirs dictée leçon leçons bulletin bulletins cantine pupitre ardoise gomme stylo stylos préau bac examen interro orthographe rentrée cp',
  you: {
    scene: `
      Ton cartable (pèse|contient), au bas mot
      Trois cailloux, un goûter d'hier
      Un escargot nommé Charlot
      Et un cahier, un peu de travers

      À l'école, (c'est toi qui|tu) prêtes
      Ta gomme, ta règle, ton feutre bleu
      Ils reviennent, coupés par la tête
      Tu dis : maintenant, on en a deux`,
    later: `
      Au tableau, tu as dessiné
      Les fleuves, avec un hippopotame
      La maîtresse allait l'effacer
      Elle l'a mis dans le programme

      À la récré, tu fais la paix
      Entre les billes et les ballons
      Toute l'école, à ce qu'on sait
      T'a demandé ton opinion`,
  },
  me: {
    scene: `
      J'ai fait (mes devoirs|ma dictée) dans le car
      Ça tremble un peu, c'est presque écrit
      Le prof a dit : c'est du grand art
      Il l'a accroché, avec un prix

      (À l'école|En classe), j'ai levé le doigt
      Une fois, c'était pour la fenêtre
      On m'a répondu : mais oui, c'est ça
      La bonne réponse : un kilomètre`,
    later: `
      J'ai rêvé que j'avais un examen
      En pyjama, sans mon stylo
      Je me réveille, il est cinq heures vingt
      Et je révise encore un peu, c'est trop tôt

      J'ai revu ma cour de récré
      Elle a rétréci sous la pluie
      Le platane, lui, m'a regardé
      Il m'a dit : toi, tu as grandi`,
  },
  past: {
    scene: `
      Devant l'école, (à|vers) quatre heures et demie
      Tu attendais, un pain au lait
      Je sors du bureau, et j'ai envie
      Que quelqu'un soit là, s'il vous plaît

      On partageait (un pupitre|un cahier), toi et moi
      Une frontière au crayon gris
      Tu la passais du bout du doigt
      En classe, je la cherche aussi`,
    later: `
      J'ai retrouvé, photo de classe
      Nos genoux sales, tes cheveux
      Je sais encore toutes les places
      Et la tienne, au deuxième, au milieu

      Dans ton cahier, la marge est pleine
      De chevaux, de soleils, de noms
      Le mien revient, chaque semaine
      Et la maîtresse écrit : attention`,
  },
  hook: `
    La cloche sonne, l'école est finie
    On a toute la rue et toute la vie

    Sors ton cahier, taille un crayon
    La vie nous fait la leçon`,
}
