import type { Topic } from '../../stanzas.ts'

export const office: Topic = {
  kin: 'ufficio uffici collega colleghi colleghe riunion* scrivani* capoufficio fotocopi* stampante cartellino timbrare turno turni stipendi* direttor* segretari* impiegat* contabil* fattur* scadenz* ferie smartworking lavoro lavori lavorare lavora ditta aziend* licenziament* dimission* graffett* faldon* archivi* portapenne',
  you: {
    scene: `
      In ufficio la pianta (sul frigo|all'ingresso|in bagno) l'hai salvata tu
      Aveva due foglie, era sotto sfratto
      Adesso in sala non si entra più
      Ci vive dentro, pare, anche un gatto`,
    later: `
      Alla riunione delle tre e mezza
      Tu disegnavi il capo in mutande
      L'ha visto: silenzio, e poi, con dolcezza
      Ha chiesto una copia, ma più grande`,
  },
  me: {
    scene: `
      La riunione (di oggi|del lunedì|alle nove) serviva a capire
      Quando si fa la riunione vera
      Ci abbiamo messo, per stabilire
      Che forse martedì, fino a sera`,
    later: `
      La stampante in ufficio, per fare il nero
      Voleva il giallo, poi uno stipendio
      Le ho dato un colpetto, ma leggero
      E adesso suona l'allarme d'incendio`,
  },
  past: {
    scene: `
      La tua scrivania, (di fronte|qui accanto|in angolo), aveva i cassetti
      Pieni di tè, di cerotti, di spille
      Salivano in molti, coi loro dispetti
      E se ne andavano, facce tranquille`,
    later: `
      Chi sta in ufficio al tuo posto è gentile
      Ha messo un vaso, un portapenne
      Ha trovato un tuo foglio: ridere, aprile
      L'ha appeso al muro, e lì si mantenne`,
  },
  hook: `
    L'ufficio si spegne, le scale, il portone
    E il mondo comincia da questa canzone

    Dalle nove alle sei l'orologio mente
    Ma un collega che ride, e l'ufficio è niente`,
}
