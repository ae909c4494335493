import type { Topic } from '../../stanzas.ts'

export const snow: Topic = {
  kin: 'neve nevi nevic* nevos* innevat* nevischi* spazzaneve fiocco fiocchi slitta slitte slittino sciare sciat* sci ghiacci* gelo gela gelata gelate gelava pattinar* pattinaggio ciaspol* valanga inverno invernal* sciarpa sciarpe guanto guanti berretto',
  you: {
    scene: `
      Al primo fiocco (mi chiami|telefoni|suoni): è neve!
      Saranno le sei, fa buio, si gela
      Hai già le scarpe, il discorso è breve
      E un vecchio vassoio per slitta, e una mela

      Il tuo pupazzo di neve (quest'anno|stavolta|in cortile) ha le dita
      Il mestolo, i baffi, gli occhiali, un ombrello
      La gente, passando, rimane stupita
      Qualcuno si leva persino il cappello`,
    later: `
      Hai spalato la neve anche per il vicino
      Che non ti saluta da otto inverni
      Stamani, alla porta, c'era un panierino
      Di uova: così finiscono gli inferni

      La neve ha coperto la strada, e si tace
      Cammini davanti, nel bianco fino
      Io metto il piede dove a te piace
      E trovo già fatto il mio cammino`,
  },
  me: {
    scene: `
      Ho spalato (due ore|un metro|la strada) di neve, con stile
      È passato lo spazzaneve
      Ha rimesso tutto davanti al cortile
      Con molto garbo, con mano lieve

      Ho affittato gli sci (da gara|con gli attacchi|nuovi), un maestro
      E in cima ho guardato giù, con coraggio
      La neve era liscia, io, con il mio estro
      Ho preso un abete, fino al villaggio`,
    later: `
      Ho fatto un angelo dentro la neve
      Cadendo all'indietro, a braccia aperte
      Per alzarmi, però, non è così lieve
      E arrivano cani, e persone esperte

      C'era la neve a metà finestra
      Nessuno in ufficio poteva andare
      Ho detto: peccato, e ho messo la minestra
      E guarda che strazio, dover restare`,
  },
  past: {
    scene: `
      Tiravi la slitta in salita, (cantando|fischiando|scherzando)
      Il fiato ti usciva bianco, profondo
      Adesso la tiro io, rallentando
      E mi esce uguale, quel fiato, rotondo

      La neve, la prima, (la mettevi|l'offrivi|la davi) in un bicchiere
      Con lo zucchero, un po' di limone
      Dicevi: due sorsi, ma con piacere
      È il vino buono della stagione`,
    later: `
      Stanotte ha nevicato, e davanti al portone
      Non c'erano segni nemmeno del gatto
      Ho fatto due file, fino al lampione
      Le mie e le tue, lo so, ma l'ho fatto

      Nel tuo cappotto ho trovato un guanto
      Di lana rossa, il sinistro, e basta
      C'era la neve, l'ho messo, e intanto
      Una mano, al caldo, con te è rimasta`,
  },
  hook: `
    Nevica, nevica, copri i rumori
    Domani un lenzuolo pulito, là fuori

    Scende la neve e non chiede permesso
    E il mondo, stamani, è un altro, e lo stesso`,
  soft: {
    scene: `
      Un fiocco, due fiocchi
      Di zucchero e pasta
      La neve sugli occhi
      Si posa, e poi basta`,
    later: `
      La neve sul tetto
      Fa piano, fa piano
      Rimbocca il letto
      Con la sua mano`,
  },
}
