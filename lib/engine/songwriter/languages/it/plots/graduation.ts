import type { Plot } from '../../stanzas.ts'

/** To somebody who leaves school or university, whoever sings. */
export const graduation: Plot = {
  person: 'you',
  open: `
    Il corridoio (ripeteva|imparava|sapeva tutto) con te, alle due
    Avanti e indietro, l'evidenziatore
    Il gatto ha sentito lezioni, le tue
    E adesso, per poco, è dottore

    C'è un mucchio di gente (in fondo|in piedi|in aula), coi fiori
    Che non capisce nemmeno il titolo
    Però sugli applausi non fanno errori
    E piangono alla fine di ogni capitolo

    Sul tavolo (in cucina|da pranzo|di casa) c'erano i libri
    Le tazze, i foglietti, i post-it sul pane
    Si cenava in piedi, cercando equilibri
    E un'equazione, sul frigo, rimane`,
  turn: `
    Un esame ti ha detto di no tre volte
    Volevi vendere i libri e il leggio
    Poi alla quarta, di corsa, dal ponte
    Hai gridato un voto, e l'ho sentito anch'io

    Il prof che diceva: da te niente di buono
    È venuto fin qui, s'è fermato un momento
    T'ha raddrizzato il colletto, e il tono
    Era: bella giornata, c'è poco vento

    Tutti ti scrivono: resta così
    Io: mi devi due pizze e un panino
    Non rivoglio niente, né oggi, né qui
    Ma un debito tiene vicino`,
  meaning: `
    Nessuno ha contato le pagine piene
    Le volte che hai detto: non ce la farò
    Adesso respira, {call}, va bene
    La strada era lunga, e l'hai fatta, però

    Un foglio di carta non dice abbastanza
    Non dice i mattini, la fretta, i perché
    Ma chi c'era sempre, in questa stanza
    Lo legge lo stesso, e lo sa com'è`,
  lift: `
    Il fumo, la foto, le voci, lo scatto
    Ancora non sembra, ma ormai è fatto

    Chi ha studiato canti, chi no batta il piede
    Che un giorno così di rado si vede`,
  chorus: `
    # Hai visto, {call}
    Hai visto, {call}? La porta s'è aperta
    La corona di foglie ti pende, incerta
    Hai visto, {call}? E adesso che fai?
    Sorridi alla foto, e poi si vedrà, dai

    # È finita davvero
    È finita davvero, e s'è tanto sognato
    Il libro richiuso, il sole sul prato
    È finita davvero, e al cancello però
    Si guarda la porta, e si resta un po'

    # Il tuo nome su un foglio
    Il tuo nome su un foglio, {call}, in grande
    La firma, e nessuno fa più domande
    Il tuo nome su un foglio, e chi ci credeva
    Da quand'eri un soldo di cacio, rideva`,
  bridge: `
    S'imparano a scuola le date, i fiumi
    Ma non come gira la vita, poi
    Per quello ci sono le notti, i lumi
    Le strade sbagliate, e ci siamo noi

    A settembre al tuo banco c'è uno zaino enorme
    Con dentro un bambino, si vede appena
    Troverà il tuo nome inciso, e le forme
    Di un cuore, una freccia, e mezza balena`,
}
