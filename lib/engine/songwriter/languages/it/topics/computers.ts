import type { Topic } from '../../stanzas.ts'

export const computers: Topic = {
  kin: 'computer pc tastiera mouse schermo schermi file internet wifi wi-fi password stampant* email e-mail mail app software programmator* programmare informatic* hacker server riavvi* aggiornament* videochiamat* browser cursore byte pixel web algoritm* online',
  you: {
    scene: `
      Ai computer (in ufficio|di tutti|in rivolta) parli sottovoce
      Gli altri li picchiano, tu fai: che hai?
      Si aprono subito, come una noce
      E a te un errore non lo danno mai`,
    later: `
      La tua password è una poesia d'amore
      Lunga tre righe, con un accento
      Il computer aspetta, con buon cuore
      Ti vuole bene, non è che è lento`,
  },
  me: {
    scene: `
      Il computer (stamattina|di nuovo|da ieri) fa un aggiornamento
      Novantanove per cento, da un'ora
      Ho lavato i piatti, ho steso al vento
      E siamo al novantanove, ancora`,
    later: `
      Ho scritto una mail che non dovevo
      Solo per sfogo, poi si cancella
      Il gatto è saltato, e io non vedevo
      L'ha spedita a tutti, ed era bella`,
  },
  past: {
    scene: `
      Mi chiamavi (la sera|di corsa|a cena): lo schermo è nero!
      Dicevi: non ho toccato niente
      Era la spina, sempre, davvero
      Mi manca, adesso, terribilmente`,
    later: `
      Il tuo computer, la posta è aperta
      Tremila offerte, un invito a cena
      E in mezzo una bozza, per me, incerta
      Ciao, hai mangiato? La leggo appena`,
  },
  hook: `
    Spegni lo schermo, che fuori c'è il sole
    Riavvia anche il cuore, con calma, se vuole

    Computer, computer, che sai quasi tutto
    Dimmi se domani il tempo è asciutto`,
}
