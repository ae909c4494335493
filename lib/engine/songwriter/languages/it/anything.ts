import type { Topic, TopicStanzas } from '../stanzas.ts'

/** Of something that somebody does: `{act}` is an infinitive, "perdere il treno". */
const deed: Topic = {
  kin: '',
  you: {
    scene: `
      Per {act} (ci vuole talento|serve una laurea|ci vuole un dono)
      E tu, si capisce, ce l'hai
      Ho preso lezioni, ma dopo due giorni
      Tu m'hai guardato, e hai detto: dai, dai`,
    later: `
      Se un giorno danno un premio per {act}
      Lo appendi in bagno, vicino al sapone
      Dirai: non è niente, lo fanno in tanti
      E intanto fai posto per un medaglione`,
  },
  me: {
    scene: `
      Per {act} (ho il mio sistema|ho un metodo antico|ho fatto la scuola)
      L'ho perfezionato in cantina
      Se qualcuno un giorno ne fa un libro
      Io sono la foto in copertina`,
    later: `
      Da lunedì ho smesso di {act}
      Come la dieta, i propositi buoni
      Martedì tenevo già un corso
      Con dieci iscritti, e le prenotazioni`,
  },
  past: {
    scene: `
      Bastava {act}, (la sera|d'estate|noi due), e il tempo
      Si metteva lì, a guardare
      Tu lo prendevi in giro, dicevi
      Lascialo stare, ha da lavorare`,
    later: `
      Mi capita ancora di {act}
      Lo faccio a metà, come si suona
      Un pezzo scritto per quattro mani
      Lasciando il posto all'altra persona`,
  },
  hook: `
    E dopo {act}, si canta più forte
    Ci sentono fino alle ultime porte`,
}

/** Of a thing that no topic knows: `{x}` with its article, `{x.of}`, `{x.to}` and `{x.on}` as "di", "a" and "su" join it. */
const named: Topic = {
  kin: '',
  you: {
    scene: `
      Mi hai spiegato {x} (al bar|in coda|sul tram), con le posate
      Il sale era il sole, il coltello un sentiero
      Da allora, se vedo le tavole apparecchiate
      Ci leggo la mappa del mondo intero

      Se parlano {x.of}, tu (posi il bicchiere|ti giri|ti accendi)
      E noi ci facciamo vicini, si sa
      Racconti, e persino il cameriere
      Si siede, e non dice che ora si fa`,
    later: `
      Per te ho letto tutto {x.on}
      In autobus, a letto, in sala d'attesa
      Adesso ne parlo anch'io, da un'ora
      Alla cassiera, e si scalda la spesa

      Non penso {x.to} senza pensare
      Alle tue mani, che giravano in tondo
      Come chi spiega, scaldandosi appena
      In che punto preciso comincia il mondo`,
  },
  me: {
    scene: `
      Da quando penso {x.to} (brucio il pane|perdo il tram|sbaglio piano)
      Saluto i lampioni, dimentico l'ombrello
      Il medico dice: respiri, va bene
      È solo felice, lì dentro, il cervello

      Su un foglio (a quadretti|da pacco|di musica) ho scritto {x}
      E sotto una riga, e sotto: perché
      Ho messo sei punti, finito il quaderno
      Il bello è che il meglio ancora non c'è`,
    later: `
      Ho parlato {x.of}, l'altra sera, a cena
      Guardavano tutti in fondo al bicchiere
      Poi uno ha detto: ricomincia, appena
      E il dolce s'è sciolto, e nessuno a vedere

      Ho detto {x}, al posto di: pronto
      E di là una voce ha risposto: anche lei?
      Adesso ci sentiamo ad ogni tramonto
      Il nome non l'ho chiesto, però lo vorrei`,
  },
  past: {
    scene: `
      Parlavi {x.of} (per ore|la sera|in cucina), e il sugo attaccava
      Io sbadigliavo, guardavo l'ora
      Darei l'orologio, che allora contava
      Per mezza frase di quelle, ancora

      Hai scritto {x} (sul muro|a matita|sul frigo), tre punti sotto
      Che cosa volevi ricordare non so
      Non lo cancello, e se qualcosa è rotto
      Ci passo il nastro, e lo terrò`,
    later: `
      Sento parlare {x.of}, e mi giro
      A cercare la faccia che facevi tu
      La trovo, a volte, per un respiro
      Poi passa la gente, e non c'è più

      Ho messo {x} in cima alla lista
      Di ciò che ti devo dire, se torni
      È lunga: c'è il tetto, il dentista
      E l'ho ricopiata già trenta giorni`,
  },
  hook: `
    Si canta {x}, a finestra aperta
    Chi dorme si tiri su la coperta

    È una canzone {x.on}, e la canti chi sa
    Chi non la sa batta il tempo, e verrà

    Un brindisi {x.to}, coi bicchieri che ho
    Uno è sbeccato, ma tiene, lo so`,
}

const both = (person: 'you' | 'me' | 'past'): TopicStanzas => ({
  scene: `${named[person].scene}\n\n${deed[person].scene}`,
  later: `${named[person].later}\n\n${deed[person].later}`,
})

/** An infinitive may have been read as a thing; the slots tell which stanzas suit. */
const thing: Topic = {
  ...{ kin: '', you: both('you'), me: both('me'), past: both('past') },
  hook: `${named.hook}\n\n${deed.hook}`,
}

export const anything = { thing, deed }
