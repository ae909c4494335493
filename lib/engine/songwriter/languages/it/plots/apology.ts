import type { Plot } from '../../stanzas.ts'

export const apology: Plot = {
  person: 'you',
  open: `
    Ho fatto (il giro|due giri|tre giri) intorno al palazzo
    Ripassando la scusa migliore
    Pioveva, il traffico, l'imbarazzo
    L'ho lasciata giù nell'ascensore

    Ti ho scritto una pagina (fitta|intera|lunga) di scuse
    C'era il lavoro, il traffico, la luna
    Le ho cancellate, eran parole confuse
    È rimasta: ho sbagliato, solo una

    So di {did}, e (ci cammino|ci giro|ci passo) intorno
    Come a una buca in mezzo alla via
    Stamani ci scendo, ché è già giorno
    E dico forte che è tutta mia

    Non hai gridato, l'avrei preferito
    Hai chiesto (il conto|le chiavi|il cappotto), hai detto: ho capito
    Hai piegato piano il tovagliolo
    E a me è mancato il suolo`,
  turn: `
    Ci torno la notte, al secondo preciso
    C'era tempo di dire: ci penso
    E invece mi vedo, la fretta sul viso
    Che dico una cosa che non ha senso

    Un piatto in frantumi non torna quello
    Lo incollo lo stesso, pezzo per pezzo
    Mi trovi per terra, con colla e pennello
    E non sto chiedendo lo sconto sul prezzo

    L'ho detto a un amico, l'ho fatta corta
    Ha posato la forchetta e ha taciuto
    Detta a voce alta, la cosa era storta
    E lo sbaglio era mio, l'ho riconosciuto`,
  meaning: `
    Si fa così presto a rompere il filo
    Un attimo solo, e addio confidenza
    E poi per rifarlo ce ne vuole un chilo
    Di calma, di cura e di pazienza

    Non voglio avere l'ultima parola
    Non voglio la parte di chi ha ragione
    Se resti in silenzio, la cosa sola
    Che chiedo è che ascolti questa canzone

    Lo so che una scusa non cambia ieri
    Non torna indietro, non toglie il male
    Ma può cambiare dei giorni interi
    Che vengono dopo, e questo vale`,
  lift: `
    Non porto dei fiori, non porto una scusa
    Ti porto la faccia, un po' meno chiusa

    È tardi, è poco, ma è quello che ho
    E non chiedo un sì, mi basta anche un boh`,
  chorus: `
    # Scusami, {call}
    Scusami, {call}, senza un se, senza un ma
    Ho fatto una cosa che non si fa
    Scusami, {call}, non devi rispondermi
    È che non voglio più nascondermi

    # Colpa mia
    Colpa mia, non del vino, non dell'ora
    Non del telefono, né di chi lavora
    Colpa mia, e la firmo per intero
    Speravo un po' meglio, ma questo è il vero

    # Scusa, {call}
    Scusa, {call}, per {did}
    Lo dico piano, lo dico così
    Scusa, {call}, non cerco lo sconto
    Ma quando vuoi parlarne, sono qui

    # Scusa per {did}
    Scusa per {did}, te lo dico qui
    Da lontano pareva una cosa piccina
    Scusa per {did}, da quel lunedì
    La vedo ogni giorno più grande e vicina`,
  bridge: `
    Non dico: ti giuro che cambio da adesso
    Son frasi che costano poco, si sa
    Lo vedi tu, un giorno, se faccio lo stesso
    O se quando chiami son subito là

    Se un giorno vorrai, ripartiamo piano
    Da una parola, da un mezzo caffè
    Io resto qui, con aperta la mano
    Il primo passo lo faccio da me`,
}
