import type { Topic } from '../../stanzas.ts'

export const books: Topic = {
  kin: 'livre livres libraire libraires librairie librairies bouquin bouquins lecture lectures lire lis lit lisais lisait lecteur lectrice lecteurs page pages roman romans polar polars bibliothèque bibliothèques bibliothécaire marque-page chapitre chapitres conte contes étagère étagères écrivain écrivaine bd encyclopédie dictionnaire couverture poésie poèmes poème',
  you: {
    scene: `
      Tu lis (en marchant|dans la rue), la page au vent
      Tu dis pardon aux réverbères
      Au chapitre dix, évidemment
      Tu entres chez la boulangère

      Chez toi, les livres (sont|vivent) partout
      Dans le four, dans le panier à linge
      On cherche un bol, on trouve un loup
      Un assassin, le tour des singes`,
    later: `
      Tu lis la fin des livres d'abord
      Pour voir s'il faut s'inquiéter
      Et puis, en paix, avec le sort
      Des gens, tu peux les écouter

      Tu m'as prêté un livre, un jour
      Avec tes notes dans la marge
      Je n'ai lu qu'elles, tout autour
      L'histoire attend, elle est au large`,
  },
  me: {
    scene: `
      J'ai lu (ce livre|ce roman) jusqu'à trois heures
      Encore une page, encore une
      Au travail, j'avais l'air d'un rôdeur
      Je soupçonnais tout le monde, et la lune

      (À la bibliothèque|À la librairie), j'ai rendu
      Un livre, en retard de vingt ans
      La dame a dit : bien, c'était attendu
      Il y a quelqu'un avant vous, sur le banc`,
    later: `
      Le dernier chapitre a disparu
      Le livre s'arrête sur : soudain
      Depuis, j'en ai connu, dans la rue
      Des fins, mais aucune n'allait bien

      J'ai rangé mes livres par couleur
      C'est un arc-en-ciel, c'est parfait
      J'en cherche un depuis des heures
      Il est bleu, ou alors, il l'était`,
  },
  past: {
    scene: `
      Tu lisais (à voix haute|tout haut), le soir, une page
      Tu faisais le loup et le vent
      Je lis pareil, avec le visage
      Que tu prenais juste avant

      Ton livre (est là|est resté), sur la table
      Ouvert à la page cent deux
      Je n'ai pas bougé l'improbable
      Bateau qu'il fait, sur le drap bleu`,
    later: `
      Dans un livre, une fleur séchée
      Une liste, et l'adresse d'un port
      J'ai lu le livre une soirée
      Pour voir où tu allais, dehors

      À la librairie, on m'appelle
      Votre commande est arrivée
      C'est pour toi, un livre d'hirondelles
      Je l'ai payé, je l'ai gardé`,
  },
  hook: `
    Tourne la page, tourne-la bien
    La suite du livre, on n'en sait rien

    Un livre ouvert, et la nuit s'en va
    Lis-moi la suite, un peu plus bas`,
}
