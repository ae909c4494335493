import type { Plot } from '../../stanzas.ts'

export const getWell: Plot = {
  person: 'you',
  open: `
    Hai un braccialetto (di plastica|col numero|bianco), un pigiama a righe
    E un vicino di letto che russa in coro
    Mi chiedi il mare, mi chiedi le spighe
    Io porto le arance, che son tutto l'oro

    Ti ho portato (le pantofole|il giornale|il cuscino), il caricatore
    E quel pettegolezzo che aspetti da un mese
    Si vede dal monitor: batte il cuore
    Per la vicina e il maestro d'inglese

    La minestra (qui dentro|di sera|delle sei) ha il colore del muro
    Il muro, però, ha più sapore
    E quando hai riso, te l'assicuro
    È corsa la suora, è corso il dottore`,
  turn: `
    Oggi hai fatto tre passi, fino alla porta
    Con l'asta di ferro, come un pastore
    Al quarto hai detto: la strada è corta
    Domani si arriva al distributore

    A casa c'è il ficus, un poco offeso
    Il letto rifatto, la luce in cortile
    Un vaso di pesche, quello che ho preso
    E il calendario che punta ad aprile

    Di notte i corridoi fanno paura
    Lo so, mi chiami, e parliamo di niente
    Di pane, di calcio, d'una fessura
    Nel soffitto, che sembra un serpente`,
  meaning: `
    Il corpo è paziente, e sa la strada
    La fa di notte, la fa pian piano
    Tu dormi, mangia, comunque vada
    C'è sempre qualcuno che ti dà la mano

    Guarire è come la neve, d'aprile
    Si scioglie di sotto, e non si vede
    E poi una mattina, in fondo al cortile
    C'è un filo d'erba, e poi un altro, e si crede`,
  lift: `
    Un giorno alla volta, un cucchiaio, un gradino
    Si sale così, pianino pianino

    Non devi far niente, soltanto dormire
    Lascia che il corpo si metta a guarire`,
  chorus: `
    # Torna presto, {call}
    Torna presto, {call}, ci manca la voce
    Che litiga al bar, che schiaccia la noce
    Torna presto, {call}, la luce è lasciata
    La porta accostata, la pasta buttata

    # Un po' meglio di ieri
    Un po' meglio di ieri, lo dice il colore
    Lo dice la voce, lo dice il dottore
    Un po' meglio di ieri, e da domattina
    Un po' meglio ancora, e poi la cucina

    # Forza e minestra
    Forza e minestra, pazienza e cuscino
    Le carte truccate, il sole vicino
    Forza e minestra, e passa anche questa
    Che fuori ti aspetta la solita festa`,
  bridge: `
    Lo so, certi giorni non serve il coraggio
    Ti basta che uno si sieda lì accanto
    Ho un'ora di bus, è un piccolo viaggio
    Per starti vicino, e non parlo tanto

    In spiaggia, quest'anno, con la cicatrice
    Dirai: uno squalo, al largo, in Sardegna
    E più passa il tempo e più si dice
    Che lo squalo, da allora, non si rassegna`,
}
