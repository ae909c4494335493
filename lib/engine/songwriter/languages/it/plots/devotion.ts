import type { Plot } from '../../stanzas.ts'

export const devotion: Plot = {
  person: 'you',
  open: `
    Ti alzi che (fuori è buio|è ancora notte|fa ancora freddo) e fai piano
    Cammini coi calzini sul parquet
    Poi torni con due tazze in una mano
    E una notizia stupida per me

    Abbiamo un ombrello (corto|stretto|piccolo) per due
    Tu lo tieni tutto sopra di me
    Arrivi con le spalle zuppe, le tue
    E dici: ma quale pioggia? Dov'è?

    Nella lista che hai (scritto|fatto|lasciato) stamattina
    C'è il latte, il pane, le pile, il limone
    E in fondo, in una riga piccolina
    C'è scritto: ti amo, e sotto: il sapone`,
  turn: `
    Abbiamo litigato per il forno
    Tu di là, io di qua, due porte chiuse
    Poi piano, sotto l'uscio, di ritorno
    Un biscotto, al posto delle scuse

    Nel sonno parli, conti le galline
    Ti accorgi che una manca, ed è la bianca
    Io dico: è qui, son tutte qui, vicine
    E allora dormi, ché nessuna manca

    Fra cento che salgono so che sei tu
    Due passi, una sosta, le chiavi in mano
    Il mio cuore, che giura: non corro più
    Ti scende incontro al secondo piano`,
  meaning: `
    L'amore, nei film, ha sempre le ali
    Quello vero cammina, coi piedi per terra
    E dentro ai giorni, che sembrano uguali
    Fa pace, fa luce, e mai fa guerra

    Non c'è una ragione, non c'è una scienza
    So che il giorno, {call}, comincia da te
    E se mi domandano: e stare senza?
    Mi manca il respiro, e dico: perché?

    Il tempo che passa ci passa vicino
    Ci lascia due righe intorno al sorriso
    E io, se mi volto, {call}, al mattino
    Ritrovo lo stesso, carissimo viso`,
  lift: `
    E se me lo chiedi, {call}, ci penso su
    Ma ho già la risposta, la stessa: sei tu

    Non so fare versi, non so fare scena
    Ma so che una vita così vale la pena`,
  chorus: `
    # Resto qui, {call}
    Resto qui, {call}, fra il sonno e il caffè
    Mi piace la vita che ha dentro anche te
    Resto qui, {call}, e se il mondo ha da fare
    Che passi più tardi, ho te da guardare

    # Tutti i giorni tu
    Tutti i giorni tu, {call}, col pane e col sale
    Coi piedi gelati, col primo giornale
    Tutti i giorni tu, da lunedì in su
    E se ne avanza uno, ancora tu

    # Ancora insieme, {name}
    Ancora insieme, {name}, che festa
    Il tempo è passato, e l'amore resta
    Ancora insieme, e se il mondo ha da fare
    Che passi più tardi, si vuole ballare

    # Ancora insieme
    Ancora insieme, col pane e col sale
    Nel giorno di festa, in quello normale
    Ancora insieme, e se il mondo ha da fare
    Che passi più tardi, si vuole cantare

    # Con te è casa
    Con te è casa, {call}, un treno in ritardo
    Anche una panca, un panino, uno sguardo
    Con te è casa anche sotto la neve
    Anche una notte, che è sempre più breve`,
  bridge: `
    Un giorno, {call}, due bastoni all'ingresso
    E sei pastiglie in fila ogni mattina
    Ti chiederò la mano, e tu, lo stesso
    Dirai: finisco prima la minestrina

    Se un giorno, {call}, ti mancan le parole
    Persino per dire: chiudi il portone
    Le dico io, con la pioggia e col sole
    Tu stringi la mano, se ho ragione`,
}
