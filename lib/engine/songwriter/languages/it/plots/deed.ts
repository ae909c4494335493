import type { Plot } from '../../stanzas.ts'

/** Of something that whoever sings does or did: {doing} is an infinitive. */
export const deed: Plot = {
  person: 'me',
  open: `
    C'è chi sa (tre lingue|il violino|guidare la nave), chi doma i leoni
    Io so {doing}, e lo so far bene
    Non porta denaro, né medaglioni
    Ma come mi viene, a nessuno viene

    Mi chiedono: (oggi|domani|domenica) che cosa hai da fare?
    Rispondo: le solite cose, si sa
    Invece ho già tutto da preparare
    Le scarpe, il coraggio, la felicità

    Da lunedì basta, ho detto (allo specchio|a tutti|al dottore)
    Martedì tenevo un corso, con gli iscritti
    Mercoledì c'era la fila, per ore
    E giovedì festa, coi dolci fritti`,
  turn: `
    Il mio vicino mi guarda dal muro
    Scuote la testa, si gratta il mento
    Domenica, al buio, di là dallo scuro
    Provava anche lui, da solo, e contento

    Ho scritto un manuale, tre capitoli brevi
    Come si inizia, dove si sbaglia
    L'ultimo dice: se poi non ci riesci, bevi
    Un bicchier d'acqua, e ritorna in battaglia

    Un giorno al museo, dentro una bacheca
    Metteranno un cartello: si usava così
    E un bimbo dirà, con la voce che spreca
    Ma è facile: io l'ho fatto lunedì`,
  meaning: `
    Ognuno ha la sua, e nessuno è perfetto
    C'è chi colleziona, chi parla da sé
    Io questo lo faccio, e non lo smetto
    E sto bene dopo, e non chiedo perché

    Non porta lontano, non fa carriera
    Non c'è una medaglia, non c'è un perché
    Ma quando l'ho fatto, la stessa sera
    La faccia allo specchio sorride a me`,
  lift: `
    E ridano pure, che ridere è sano
    Io intanto comincio, prendendola piano

    Non chiedo permesso, non chiedo perché
    È una cosa mia, fra la cosa e me`,
  chorus: `
    # Eccomi a {doing}
    Eccomi a {doing}, e non mi nascondo
    È il mio contributo alla storia del mondo
    Eccomi a {doing}, guardate chi può
    E chi si vergogna mi dica di no

    # Lo rifarei
    Lo rifarei, coi se, coi però
    Di corsa, di notte, così come so
    Lo rifarei, e meglio di prima
    Col vento, le scarpe e la rima`,
  bridge: `
    Da grande, dicevo, farò il pompiere
    Poi si è visto com'è andata
    Ma ho fatto anch'io il mio mestiere
    E la mia sirena l'ho cantata

    Magari fra un po' non ci penso neanche
    Avrò un altro vizio, un'altra mania
    Ma certe domeniche, a gambe stanche
    Mi mancherà questa, che è tutta mia`,
}
