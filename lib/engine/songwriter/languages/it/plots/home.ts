import type { Plot } from '../../stanzas.ts'

/** The town or the house one comes from, or back to. */
export const home: Plot = {
  person: 'me',
  open: `
    {place}, e (la corriera|il treno|l'autobus) si ferma
    Mancavo da anni, e il giornalaio
    Mi guarda appena, non chiede conferma
    Mi dà due monete: il resto di gennaio

    C'è un gradino che (da sempre|in casa nostra|dai tempi di guerra) balla
    Chi è di casa lo salta, senza guardare
    Un ladro, una notte, ci ha perso una spalla
    E gli abbiamo fatto pure da mangiare

    Arrivo (in piazza|al bar|dal fornaio), e in un minuto
    Mi han dato un lavoro, un amore, due figli
    Alle cinque son tre, e ho ricevuto
    Una copertina, e molti consigli`,
  turn: `
    Dicevo: per farmi tornare indietro
    Ci vuole la gru, la polizia
    È bastato un vasetto di pesche, di vetro
    L'ho aperto in piedi, e l'indomani: via

    Il cinema vecchio adesso è palestra
    Pedalo dov'era la quinta fila
    Lì ho dato un bacio, guardando a destra
    E c'è l'istruttore che dice: respira

    In città mi danno del lei, la targhetta
    Qui resto chi ha rotto il lampione
    Lo dicono a cena, passando una fetta
    Di torta, davanti alle persone`,
  meaning: `
    La casa non è la porta, né il muro
    È chi ti saluta passando di lì
    È un passo che senti, anche all'oscuro
    E sai di chi è, e ti basta così

    Si può andar lontano, cambiare strada
    Cambiare lavoro, accento, città
    Ma un posto ti segue, dovunque tu vada
    E quando ci torni è ancora là`,
  lift: `
    Rallenta alla curva, giù il finestrino
    Che sento l'odore del pane e del pino

    Non è da cartolina, non c'è un castello
    Però quel tetto lì, guarda se è bello`,
  chorus: `
    # {place}, sei tu
    {place}, sei tu, con i panni stesi
    Coi vecchi in panchina da diversi mesi
    {place}, sei tu, con la piazza che sa
    Chi sono, di chi, da quando, e l'età

    # Torno a casa
    Torno a casa, con la borsa dei panni
    La strada più lunga l'ho fatta in tanti anni
    Torno a casa, c'è la luce sul muro
    E chi sono, lì dentro, lo sanno, è sicuro

    # La casa storta
    La casa storta, col secchio per la pioggia
    Con una finestra che al libro s'appoggia
    La casa storta, gli orologi in ritardo
    E appena si entra, per tutti, uno sguardo`,
  bridge: `
    Ho portato qualcuno della città
    Ha detto: è tutto qui? Ho detto: per ora
    Domenica in piazza ballava già
    Ha preso due galline, ed è qui ancora

    Salutano tutti finché mi si vede
    Ho un vaso in braccio, la freccia che va
    Rifaccio il giro, e chi ci crede?
    Ripasso, e sono ancora là`,
}
