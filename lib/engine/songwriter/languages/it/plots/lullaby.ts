import type { Plot } from '../../stanzas.ts'

/** For a child or a small animal: short lines, soft words. */
export const lullaby: Plot = {
  person: 'you',
  open: `
    Dormono (stanchi|buoni|vicini) i bicchieri
    Dorme la sedia in cucina
    Dormono i sandali di ieri
    Con dentro la sabbia fina

    La luna si (siede|appoggia|affaccia) al balcone
    Guarda se è tutto a posto
    Conta i calzini, il pallone
    L'orso che si era nascosto

    La chiocciola (stanca|lenta|tonda) è arrivata
    Aveva la casa con sé
    Ha chiuso la porta, s'è girata
    E dorme, più o meno come te`,
  turn: `
    La pioggia bussa piano al vetro
    Vuole sapere se dormi già
    Le dico di sì, torna indietro
    E in punta di piedi va

    Il riccio si è fatto palla
    L'anatra ha il becco nell'ala
    Soffia il cavallo in stalla
    E il topo scende la scala

    Lascio la porta accostata
    Entra una riga di luce
    Sul tuo tappeto s'è sdraiata
    E il buio intorno ricuce`,
  meaning: `
    Il mondo è grande, e ha tempo domani
    Adesso sta tutto dentro una stanza
    Ci sono due occhi, due piccole mani
    E un respiro lento, e ce n'è abbastanza

    La luna conta le stelle, chissà
    Io conto i respiri, uno per volta
    La notte è una barca, e piano va
    E il vento si ferma sul tetto, e ascolta

    Domani c'è il sole, il pane, il cortile
    C'è tempo per tutto, domani, lo so
    La notte si stende, morbida e sottile
    E io, se ti svegli, ci sarò`,
  lift: `
    Un occhio è chiuso, l'altro fa finta
    La notte piano piano l'ha vinta

    Canto più piano, poi ancora meno
    Come si spegne in fondo un treno`,
  chorus: `
    # Dormi, {call}, dormi
    Dormi, {call}, dormi, la barca è legata
    Il mare ha piegato la sua camicia
    Dormi, {call}, dormi, la luna è arrivata
    E in punta di zampe cammina una micia

    # Buonanotte, {call}
    Buonanotte, {call}, al naso, alle dita
    Al piede che scappa di sotto il lenzuolo
    Buonanotte, {call}, la strada è finita
    Domani riapre con un usignolo

    # Piano piano
    Piano piano arriva la sera
    Scende le scale coi calzini
    Piano piano spegne la cera
    E si fa il letto sui cuscini`,
  bridge: `
    Se sogni, sogna una barca
    Fatta di un guscio di noce
    Il vento la spinge e l'inarca
    E il vento ha la mia voce

    Se ti svegli a notte fonda
    Non c'è da aver paura
    Una voce che risponda
    C'è, vicina, sicura`,
}
