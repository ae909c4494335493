import type { Topic } from '../../stanzas.ts'

export const kitchen: Topic = {
  kin: 'cucina cucine cucin* pentol* padell* forno forni fornell* sugo sughi ragù ragu mestol* farina ricett* soffritt* cipoll* minestr* zuppa zuppe brodo cucinare lasagn* tortellin* gnocch* risott* polent* arrost* impast* mattarell* grembiul* cuoco cuoca cuochi chef coperchi* frigo frigorifero cena cene pranz* torta torte crostat* frittat* tiramisù pasta spaghett* coltell*',
  you: {
    scene: `
      Assaggi il sugo (dal mestolo|a occhi chiusi|pian piano), in un muto
      Calcolo antico: manca qualcosa
      Ci metti un niente, un mezzo minuto
      E la cucina si fa silenziosa`,
    later: `
      Non hai la ricetta: tu vai a sentimento
      Farina, quanta la farina dice
      Io tendo l'orecchio, e non la sento
      Tu ridi, e l'impasto cresce felice`,
  },
  me: {
    scene: `
      Ho seguito (il libro|il video|la ricetta) passo per passo
      Soffriggere, sfumare, mantecare
      La pentola è nera, il fondo è un sasso
      E sotto c'è scritto: e ora, impiattare`,
    later: `
      Ho aperto il forno, e il mio soufflé
      M'ha dato un'occhiata, e s'è abbattuto
      Gli ho detto: resisti, c'è gente, perché?
      Un piccolo sbuffo, e un mezzo saluto`,
  },
  past: {
    scene: `
      La tua cucina (la sera|a mezzogiorno|di lunedì) sapeva di brodo
      I vetri sudati, la radio accesa
      Chi entrava trovava, chissà in che modo
      Un piatto pronto, come in attesa

      Nel tuo cappotto (c'è ancora|ho trovato|c'era) la lista
      Per la cucina: pane, due pere
      Ho preso ogni cosa, com'era prevista
      Per stare con te due ore intere`,
    later: `
      Il tuo quaderno di ricette è macchiato
      C'è scritto: sale, il giusto, e conserve
      E sotto, in piccolo, sottolineato
      Chi cucina canti, è quello che serve`,
  },
  hook: `
    In cucina si canta col mestolo in mano
    Che il sugo lo sente, e viene più piano

    C'è sempre una pentola, c'è sempre una storia
    E il pane di casa si sa a memoria`,
  soft: {
    scene: `
      Il mestolo è a letto
      Col suo cucchiaino
      La pentola, stretto
      Fa un sonno vicino`,
    later: `
      La farina è lieve
      Riposa nel vaso
      Somiglia alla neve
      Ti imbianca il naso`,
  },
}
