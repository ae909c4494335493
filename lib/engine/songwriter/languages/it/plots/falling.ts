import type { Plot } from '../../stanzas.ts'

/** Of a love that has just begun. */
export const falling: Plot = {
  person: 'you',
  open: `
    Prendo il tuo tram (da un mese|da marzo|ogni giorno), non è il mio
    Mi porta lontano dall'ufficio
    Oggi hai detto: permesso, e io
    Ho detto: anche a te, bell'inizio

    Ho (tre|due|sei) magliette sul letto, e nessuna va
    È solo un caffè, mi ripeto, è un caffè
    Mi lavo i denti di nuovo, e già
    Parlo allo specchio, facendo te

    Mi hai prestato un libro (giallo|d'avventura|di cucina), lo so a memoria
    Non la trama: le orecchie, la tua matita
    Hai sottolineato: comincia la storia
    E io che credevo fosse finita`,
  turn: `
    Mi hai chiesto l'ora, ho detto: è martedì
    Ho detto anche il mese, per non sbagliare
    Hai riso, e da allora io sono lì
    In quel martedì che non vuol passare

    La vicina mi ha chiesto: ma adesso canti?
    Io? Quando mai? Sulle scale, nel bagno
    Dice che ascoltano tutti quanti
    E che per il palazzo è un guadagno

    Avevi freddo, e ti ho dato la giacca
    Era d'agosto, ma avevo le mani
    Tu l'hai tenuta, con quella patacca
    Hai detto: semmai, te la rendo domani`,
  meaning: `
    Non c'era un avviso, non c'era un cartello
    Nessuno che dica: si passa di qua
    L'amore si è tolto perfino il cappello
    E il cuore, da allora, fa quel che gli va

    È poco, lo so, non è ancora niente
    Un nome, una voce, due occhi, un perché
    Ma il mondo di colpo è più trasparente
    E tutte le strade mi portano a te`,
  lift: `
    Non so cosa dirti, e lo dico da un'ora
    Mi hai chiesto: che c'è? E parlo ancora

    Il cuore è un cane che sente le chiavi
    Girava in cortile, e non arrivavi`,
  chorus: `
    # Mi sa che ci siamo
    Mi sa che ci siamo, mi sa che è successo
    Ho messo le scarpe al contrario, adesso
    Mi sa che ci siamo, non dirlo a nessuno
    Lo sanno già in trenta, forse trentuno

    # Ridi ancora, {call}
    Ridi ancora, {call}, che non ho capito
    Se il treno è passato, se il giorno è finito
    Ridi ancora, {call}, e resto così
    Con la bocca aperta, da mercoledì

    # Che cosa mi hai fatto
    Che cosa mi hai fatto? Saluto i passanti
    Mi piacciono i lunedì, tutti quanti
    Che cosa mi hai fatto? Di notte, da un mese
    Imparo a dire il tuo nome in giapponese`,
  bridge: `
    Ho già avuto un cuore finito per terra
    Lo tengo incollato, si vede la riga
    Però se ti vede, finita la guerra
    Si butta di nuovo, e non fa fatica

    E se poi dici no, va bene, capisco
    Mi resta il tram, mi resta il fornaio
    Però te lo dico, ci provo, rischio
    Col cuore in tasca, come un cucchiaio`,
}
