import type { Topic } from '../../stanzas.ts'

export const garden: Topic = {
  kin: 'jardin jardins jardiner jardinage jardinier jardinière potager potagers fleur fleurs rose roses rosier rosiers tulipe tulipes tomate tomates carotte carottes radis salades graine graines semer sème semis planter plante plantes arroser arrosoir bêche râteau tondeuse pelouse gazon haie compost serre lavande pivoines hortensias tournesol tournesols taillais digitales terre',
  you: {
    scene: `
      Tu parles aux (tomates|fraises|salades) à voix basse
      Au jardin, tu leur dis ta semaine
      Les miennes ont séché sur la terrasse
      Je ne leur parlais que de mes peines

      Tu rentres du (jardin|potager), en avril
      De la boue jusque sur les cils
      Tu poses tes radis par terre
      Comme on pose un bijou de famille`,
    later: `
      Tu m'as donné une plante en pot
      J'ai tout fait comme il ne faut pas
      Elle a fleuri jusqu'au plus haut
      Elle avait dû prendre ça de toi`,
  },
  me: {
    scene: `
      J'ai semé (des carottes|des radis|du persil) en avril
      J'ai lu le sachet plusieurs fois
      Les limaces l'avaient lu aussi
      Il me reste l'étiquette en bois`,
    later: `
      À la fin j'ai eu une tomate
      Une seule, grosse comme un bouton
      Pas question de manger à la hâte
      J'ai sorti la nappe et le jambon`,
  },
  past: {
    scene: `
      Tu taillais les (roses|rosiers) le dimanche
      Dans ce pull gris, tout débraillé
      Le pull est resté sur la branche
      Une mésange y a niché`,
    later: `
      J'ai retrouvé au cabanon
      Des graines pliées dans du journal
      Pas de date, et dessus, pas de nom
      J'ai tout semé : des digitales`,
  },
  hook: `
    Au jardin, tout revient toujours
    Même la graine oubliée dans la cour

    Ouvre le jardin, laisse entrer l'été
    Il y a de la terre pour tout planter`,
}
