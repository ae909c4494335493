import type { Topic } from '../../stanzas.ts'

export const dogs: Topic = {
  kin: 'chien chiens chienne chiennes chiot chiots toutou toutous laisse collier niche aboie aboyer aboiement aboiements promenade truffe gamelle os labrador labradors teckel caniche beagle berger dalmatien bouledogue épagneul setter museau dressage canin médor baballe ouaf wouf',
  you: {
    scene: `
      Tous les chiens (du quartier|de la rue) te connaissent
      Ils tirent la laisse en te voyant
      Les gens suivent, un bras en détresse
      Et toi, tu salues rang par rang`,
    later: `
      Le chien a choisi tes chaussures
      Pas les miennes, il a du goût
      Il en a fait des épluchures
      Et tu as dit : c'est plus doux`,
  },
  me: {
    scene: `
      Mon chien (connaît|devine) le mot promenade
      Alors j'épelle, il sait aussi
      J'ai mimé, j'ai fait des charades
      Il attend, laisse aux dents, et sourit`,
    later: `
      J'ai payé dix leçons de dressage
      Assis, pas bouger, donne, au pied
      Je donne, je m'assois, je suis sage
      Mon chien a très bien travaillé`,
  },
  past: {
    scene: `
      Le chien (s'assoit|se couche) encore à ta porte
      Vers cinq heures, il attend ton pas
      Je m'assois à côté, j'apporte
      Deux biscuits, on ne parle pas`,
    later: `
      Dans ta veste, il reste un sifflet
      J'ai soufflé dedans, sur le pré
      Trois chiens inconnus ont filé
      Vers moi, comme s'ils te retrouvaient`,
  },
  hook: `
    Cours, le chien, cours jusqu'au bout du champ
    On te rejoint, on a le temps

    Un chien à la porte, et la maison
    Remue la queue jusqu'au plafond`,
}
