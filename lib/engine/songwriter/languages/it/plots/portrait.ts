import type { Plot } from '../../stanzas.ts'

export const portrait: Plot = {
  person: 'you',
  open: `
    Si sente un fischio (per le scale|giù in cortile|sotto casa), poi un tonfo
    Una risata, le chiavi, poi tu
    Entri ogni volta come un trionfo
    Con una scarpa slacciata in più

    Tu parli (alla caldaia|alla vecchia moka|alla stufa a legna), e la lodi
    Se parte al primo colpo, le dai una pacca
    Conosci le viti, le crepe, i chiodi
    E da te niente si rompe o si stacca

    Ti fermi (per strada|al parco|in piazza) con tutti i cani
    Sai come si chiamano, quanti anni hanno
    I padroni, invece, gli stringi le mani
    E il nome lo chiedi da quasi un anno`,
  turn: `
    Ricordi chi odia la cipolla
    Chi teme il buio, chi porta il trentotto
    In mezzo al rumore, in mezzo alla folla
    Ti accorgi di chi sta un po' sotto

    Canti soltanto se pensi: son via
    Piegando i lenzuoli, cercando un maglione
    Io resto alla porta con la chiave mia
    E aspetto che finisca la canzone

    Sul tram hai lasciato il tuo posto a una torta
    Non al signore che la teneva
    Dicevi: lei soffre, la strada è storta
    E tutto il vagone, alla curva, rideva`,
  meaning: `
    Di gente perfetta ce n'è già tanta
    Sta in posa, sta zitta, non sbaglia mai
    Ma poi, {call}, è di te che si canta
    Di quello che sei, di quello che fai

    Nessuno ti ha fatto una statua, lo so
    Nessuno ti ha dato il nome a una via
    Ma chi ti conosce, {call}, dica o no
    Ti porta con sé, come un'allegria

    Se un giorno cambiassi, {call}, che guaio
    Di chi parleremmo, la sera, noi?
    Di tipi normali ce n'è un centinaio
    E invece teniamo ai modi tuoi

    Si parla di gente che sta sui giornali
    Di chi fa i discorsi e passa in tivù
    Le storie migliori, nei giorni normali
    Le fa chi conosci, e non serve di più`,
  lift: `
    Spiegarti, {call}, è dura, e ci provo
    È come cercare un sentiero nuovo

    Chi non ti conosce, {call}, peccato
    Ha tutto da ridere, e non ha iniziato`,
  chorus: `
    # Uguale a te, {call}
    Uguale a te, {call}, non c'è altro stampo
    Lo cercano in cento, a tentoni, in un campo
    Uguale a te, {call}, ridendo così
    Si ride soltanto se passi di qui

    # Tipico tuo
    Tipico tuo, {call}, nessuno lo fa
    Lo sa tutto il mondo, da qui fino a là
    Tipico tuo, e se dicono: come?
    Facciamo spallucce, e diciamo il tuo nome

    # Gente così
    Gente così se ne trova ben poca
    Si stanca, fa festa, si arrabbia, gioca
    Gente così, e non serve di più
    Il mondo va avanti, e si tira su

    # Ehi, {call}
    Ehi, {call}, se ne parla da un pezzo
    La storia è vera, e non ha prezzo
    Ehi, {call}, e tu non ci credi, lo so
    Ma chiedi alla gente, io aspetto un po'`,
  bridge: `
    Ci fosse un libro, {call}, su di te
    Sarebbe di quelli da leggere in due
    Si ride, si torna a rileggere, e c'è
    Chi giura: le pagine sono le sue

    Se mai ti facessero, {call}, un monumento
    Non quello di marmo, non col cavallo
    Ma uno che ride, la faccia nel vento
    E noi tutti intorno, a passo di ballo`,
}
