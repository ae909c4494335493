import type { Plot } from '../../stanzas.ts'

export const party: Plot = {
  person: 'me',
  open: `
    (Trenta|Venti|Cento) cappotti sul letto, che montagna
    Il ghiaccio è nella vasca, coi limoni
    Qualcuno in cucina sbuccia una castagna
    Qualcuno ha già messo i dischi, quei due buoni

    Il vicino ha (bussato|suonato|telefonato) alle dieci
    Credevamo fosse per il rumore
    Aveva un vassoio, con sopra i ceci
    E un disco: lo mettete, per favore?

    È (venerdì|sabato|festa), e la settimana
    La lasciamo giù col cappotto, all'ingresso
    Il basso fa tremare la porcellana
    La zuppiera è antica, ma balla lo stesso`,
  turn: `
    Mezzanotte, e il più timido, quello del terzo
    S'è tolto la giacca, poi la cravatta
    Ha un passo suo, fra il serio e lo scherzo
    E dietro c'è tutta la scala, matta

    A un tratto la luce se n'è andata
    Silenzio, poi uno, con un cucchiaio
    Ha battuto il tempo sull'insalata
    E in due minuti non era più un guaio

    Le quattro: in cucina si friggono uova
    C'è chi dorme sui cappotti, beato
    Qualcuno racconta una storia nuova
    E l'alba è l'unica che ha bussato`,
  meaning: `
    La festa è un'ora rubata al dovere
    Un posto in cui nessuno ha fretta
    Ci bastano quattro canzoni, un bicchiere
    E chi vuole bene non guarda l'etichetta

    Domani torniamo coi piedi per terra
    Le cose da fare, la sveglia, il caffè
    Ma questa è la sera che non fa la guerra
    A chi vuole ridere insieme a me`,
  lift: `
    Chi sta contro il muro si stacchi dal muro
    Che il muro sta in piedi, di questo è sicuro

    Su quel volume, giù quel bicchiere
    La gamba conosce il suo mestiere`,
  chorus: `
    # Stanotte si balla
    Stanotte si balla coi piedi che ho
    Uno va a destra, e l'altro dice: no
    Stanotte si balla, e domani, chissà
    Domani si dorme, ci pensa la città

    # Vieni, {call}
    Vieni, {call}, che ti tengo la giacca
    Si balla finché il pavimento si stacca
    Vieni, {call}, e se non sai il passo
    Lo inventi, che tanto comanda il basso

    # Tutti in pista
    Tutti in pista, chi sa e chi non sa
    Chi ha un piede di qua e l'altro di là
    Tutti in pista, che il giro è di tutti
    Coi belli, coi vecchi, coi passi più brutti`,
  bridge: `
    Domani in salotto c'è una scarpa sola
    Dei piatti impilati, un cappello da re
    E un giro di chiamate, con poca parola
    Per chiedere: la scarpa, è mica da te?

    A un tratto mi fermo, un minuto, in balcone
    E li vedo da fuori, nel vetro acceso
    Che bella gente, che confusione
    E il giorno che ho avuto non ha più peso`,
}
