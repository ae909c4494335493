import type { Topic } from '../../stanzas.ts'

export const coffee: Topic = {
  kin: 'café cafés caféine cafetière cafetières expresso espresso expressos cappuccino latte noisette tasse tasses comptoir comptoirs percolateur moka torréfaction torréfié grains moulin filtre filtres barista serré crème mousse sucre sucrier bistrot bistrots bistro terrasse déca soucoupe arabica',
  you: {
    scene: `
      Tu bois ton café (debout|dehors), en trois fois
      La troisième, tu fermes les yeux
      Je crois que le monde le voit
      Il attend son tour, comme il peut`,
    later: `
      Tu as payé un café, un soir
      De plus, d'avance, pour personne
      Un inconnu vient au comptoir
      On dit : c'est pour vous, il s'étonne`,
  },
  me: {
    scene: `
      J'ai lancé le café (ce matin|à sept heures)
      Sans mettre la tasse dessous
      Il a visité le tiroir
      Le téléphone, et puis mes genoux`,
    later: `
      J'ai dit : dernier café, promis
      C'était hier, c'était le deuxième
      Il est minuit, je trie mes habits
      Par ordre de tache et de crème`,
  },
  past: {
    scene: `
      Au (café|bistrot) du coin, le garçon pose
      Toujours deux tasses, je laisse faire
      La tienne fume, et moi je cause
      Un peu plus haut qu'à l'ordinaire`,
    later: `
      Ta tasse a son éclat au bord
      Je tourne l'anse du bon côté
      On dirait qu'elle tient plus encore
      Que les autres au chaud le café`,
  },
  hook: `
    Encore un café, encore une heure
    On a le sucre et la chaleur

    Verse un café, la rue s'éveille
    Il y a du soleil dans la corbeille`,
}
