import type { Plot } from '../../stanzas.ts'

/** To somebody who moves on: a colleague, a neighbour, a friend. */
export const farewell: Plot = {
  person: 'past',
  open: `
    Le tazze son già (nei giornali|nei cartoni|sul camion), e si beve
    A turno dal tappo della borraccia
    Dici: non piango, e la frase è breve
    E conti le crepe, per non mostrar la faccia

    C'è un biglietto (che gira|gigante|enorme) fra le scrivanie
    Tutti han già scritto, in blu, in verde, in nero
    Mi resta un angolo, due righe mie
    Ci sto da un'ora, e ho scritto: davvero

    Il primo giorno sbagliasti (scala|piano|ufficio)
    Pioveva, e avevi i calzini bagnati
    Ti ho detto: aspetta che smetta, poi vai
    Ha smesso alle due, e gli anni son passati`,
  turn: `
    Mi hai insegnato la porta che incaglia
    Si alza un pochino, si spinge col fianco
    Ieri l'ho detto a chi ancora si sbaglia
    Con la tua voce, dietro il tuo banco

    Il giorno che l'acqua ha allagato il cortile
    Hai tolto le scarpe, hai detto: che mare
    Si rideva coi secchi, in doppie file
    Resta il più bello da raccontare

    La sedia col sole la vogliono in tanti
    Io dico: c'è uno spiffero, fredda, non va
    È una bugia, ci lascio davanti
    La tua tazza, e nessuno la sposterà`,
  meaning: `
    Chi parte si porta una borsa soltanto
    Il resto lo lascia a chi resta qui
    Le risa, le frasi, il posto accanto
    E un po' della voce, rimasta lì

    Non è che la strada cancelli il passato
    È solo un po' lunga, e fa qualche giro
    Chi un pezzo di strada con noi ha camminato
    Lo senti che torna, come un respiro`,
  lift: `
    Il motore è acceso, l'autista ha tossito
    Avevo un discorso, ed è già finito

    Di addii, questa gente, non è capace
    Due pacche, un: beh, allora, e poi tace`,
  chorus: `
    # Buona strada, {call}
    Buona strada, {call}, coi semafori verdi
    E il caffè sia buono, se proprio ti perdi
    Buona strada, {call}, e girati ancora
    Che a fare ciao ciao ne abbiamo per un'ora

    # È stato bello
    È stato bello, e non era previsto
    Il meglio di tutto ciò che ho visto
    È stato bello, e a volte, a metà
    Di un giorno qualunque, lo sapevo già

    # Lascia la chiave
    Lascia la chiave, {call}, al suo posto
    Lascia le battute, le sere d'agosto
    Lascia la chiave, e un poco di te
    Ne ho fatta una copia, e la tengo con me`,
  bridge: `
    Un martedì, {call}, mi accorgo: è un anno
    Ti chiamo, e tu dici: ma guarda chi c'è
    E riprendi il discorso, senza un affanno
    Dal punto in cui s'era freddato il tè

    Domani il barista, che ormai lo sa
    Mi porta due caffè, senza pensare
    Non lo correggo, li bevo, chissà
    E arrivo in ritardo, e lascio stare`,
}
