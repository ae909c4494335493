import type { Topic } from '../../stanzas.ts'

export const dancing: Topic = {
  kin: 'ballo balli balla ballare balliamo ballano ballava ballavi ballerin* danza danze danzare tango valzer mazurka tarantella pizzica salsa bachata discotec* liscio polka tutù coreografi*',
  you: {
    scene: `
      Quando balli (in cucina|d'un tratto|in calzini), si sposta
      Il tavolo, il gatto, la sedia, il fratello
      Fai un giro, un inchino, una sosta
      E il pavimento diventa più bello`,
    later: `
      Hai fatto un ballo in mezzo al mercato
      C'era una radio, il pesce, la gente
      Il pescivendolo s'è fermato
      E ha messo nel sacco due triglie per niente`,
  },
  me: {
    scene: `
      Io ballo (da fermo|di spalle|al buio), di lato
      Muovo una spalla, e poi la ritiro
      Un tale una volta s'è preoccupato
      M'ha chiesto: le manca forse il respiro?`,
    later: `
      Ho preso lezioni di ballo, ho contato
      Uno, due, tre, e il quattro cos'è?
      Il quattro era il piede di chi m'ha invitato
      E adesso ballo da solo, fra me e me`,
  },
  past: {
    scene: `
      Ballavi il liscio (la sera|col vento|alle nove), in piazza
      Con le scarpe buone nuove di maggio
      Si girava a guardarti ogni ragazza
      E chi era stanco si dava coraggio`,
    later: `
      Alla radio stasera hanno dato quel ballo
      La sedia, la luce, e nessuno in mezzo
      Ho fatto due passi, e nemmeno uno in fallo
      E ho tenuto il tuo posto, per tutto il pezzo`,
  },
  hook: `
    Balla, che il tempo si mette a guardare
    E dimentica l'ora, e ci lascia ballare

    Un ballo, un altro, e poi l'ultimo ancora
    Si balla finché non si fa l'aurora`,
}
