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
    # Torna in forma, {call}
    Torna in forma, {call}, con calma, domani
    Per oggi va bene tenersi le mani
    Torna in forma, {call}, la strada la sai
    E a chiedere aiuto non sbagli mai

    # Un po' meglio di ieri
    Un po' meglio di ieri, lo dice il colore
    Lo dice la voce, lo dice il dottore
    Un po' meglio di ieri, e da domattina
    Un po' meglio ancora, e poi la cucina

    # Forza e minestra
    Forza e minestra, pazienza e cuscino
    E un posto qui accanto, sempre vicino
    Forza e minestra, e passa anche questa
    Che fuori ti aspetta la solita festa`,
  bridge: `
    Lo so, certi giorni non serve il coraggio
    Ti basta che uno si sieda lì accanto
    E faccia con te un pezzo del viaggio
    Con poche parole, e non è mai tanto

    Un giorno sarà una cosa passata
    Si dice: ricordi? E si ride anche un po'
    Per ora si vive la giornata
    E a quella di dopo ci penserò`,
}
