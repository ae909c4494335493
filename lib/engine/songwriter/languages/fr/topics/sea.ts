import type { Topic } from '../../stanzas.ts'

export const sea: Topic = {
  kin: 'mer mers océan océans plage plages vague vagues sable sables marée marées coquillage coquillages galet galets mouette mouettes goéland goélands digue jetée falaise falaises côte côtes bateau bateaux voile voilier voiliers crabe crabes nager nage baignade écume dune dunes rivage île îles phare phares surf algues méduse méduses maritime',
  you: {
    scene: `
      Tu entres dans (la mer|les vagues) d'un seul coup
      Sans une plainte, sans un cri
      Moi j'y mets un orteil, un genou
      Toi, tu reviens des îles, et tu ris`,
    later: `
      Tu rapportes un galet par vague
      Tu dis : celui-là, c'est le dernier
      Ta poche est lourde, elle zigzague
      Tu as presque un bout de jetée`,
  },
  me: {
    scene: `
      J'ai mis ma serviette (au bord|tout près) de l'eau
      La mer a trouvé ça très bien
      Elle a pris mon livre et mon chapeau
      Et m'a laissé un crabe, au moins`,
    later: `
      J'ai rapporté du sable chez moi
      Dans les chaussures, dans les oreilles
      En mars, j'en trouve dans mes draps
      Et c'est la mer qui me réveille`,
  },
  past: {
    scene: `
      On (marchait|traînait) sur la digue, un cornet
      De frites pour deux, du vent pour cent
      Une mouette volait, tu riais
      J'ai vu la même, elle t'attend`,
    later: `
      Ton coquillage est près du lit
      Je n'y entends pas la mer, non
      J'y entends ta voix qui me dit
      Écoute bien, et tais-toi donc`,
  },
  hook: `
    La mer s'en va, la mer revient
    Elle a du sel sur les deux mains

    Emmène-moi là où la mer commence
    Les chaussures à la main, le vent en avance`,
}
