import type { Plot } from '../../stanzas.ts'

/** Leaving school or university together, and what comes next. */
export const graduation: Plot = {
  person: 'past',
  open: `
    Il primo giorno (in aula|a lezione|di corso) una penna
    Me l'hai presa in prestito: domani la rendo
    Oggi in cortile, col vento che accenna
    Me ne porti una, non è la mia, la prendo

    La macchia d'umido (in aula|al soffitto|sul muro) era la Spagna
    A marzo si prese anche il Portogallo
    Ne davi notizia, dietro la lavagna
    Su un bigliettino piegato, giallo

    Nel tuo armadietto (spunta|trovi|resta) una calza
    Tre mele secche, un biglietto d'amore
    Lo leggi a tutti, e la voce s'alza
    E io che l'avevo scritto in tre ore

    {place}, addio, (dicevamo|giuravamo|gridavamo) sul motorino
    Senza cartoline, senza più nome
    Oggi hai fatto due volte il giro, vicino
    Alla fontana: partire, ma come?`,
  turn: `
    Il prof che diceva: da voi niente di buono
    È venuto fin lì, s'è fermato un momento
    T'ha raddrizzato il colletto, e il tono
    Era: bella giornata, c'è poco vento

    Gli altri han scritto: resta come sei
    Tu: mi devi due pizze e un panino
    Son anni che te li renderei
    Ma un debito tiene vicino

    Tornai per la sciarpa, alle sei, nel tuo banco
    L'aula era vuota, la luce dorata
    L'orologio, che un giorno era fermo e stanco
    Correva: ecco dov'è che è andata`,
  lift: `
    Tu vai verso il mare, io vado ai monti
    Nessuno di noi che sappia far conti

    Suonò la campana, e nessuno correva
    Per una volta nessuno voleva`,
  chorus: `
    # L'ultima campana
    L'ultima campana, e il cortile nel sole
    E niente da scrivere, e poche parole
    L'ultima campana, e restiamo così
    Con tutta la strada che parte da lì

    # Ci vediamo, {call}
    Ci vediamo, {call}, fra un anno, fra un po'
    In una cucina, su un treno, non so
    Ci vediamo, {call}, mi riconoscerai
    Ho questo cappotto, non lo cambio mai

    # È finita davvero
    È finita davvero, l'abbiamo sognato
    Quel cancello aperto, il sole sul prato
    È finita davvero, e al cancello però
    Nessuno che spinga, e si resta un po'`,
  bridge: `
    Sapevamo i fiumi, le date, le rane
    Ma niente di affitti, di lavatrici
    Mi hai chiamato ieri: le maglie son nane
    Stan bene all'orso, siam tutti felici

    A settembre al tuo banco c'è uno zaino enorme
    Con dentro un bambino, si vede appena
    Troverà i nostri nomi incisi, le forme
    Di un cuore, una freccia, e mezza balena`,
}
