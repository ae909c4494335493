import type { Plot } from '../../stanzas.ts'

export const newYear: Plot = {
  person: 'me',
  open: `
    Mancano (dieci|sei|otto) minuti, e il tappo non viene
    Lo tirano in tre, col piede sul muro
    La tele fa il conto, e chi la trattiene?
    È mezzanotte: saltato, al futuro!

    Ho scritto i propositi (in bella|a matita|di nuovo), son quelli
    Dell'anno scorso, ho cambiato la data
    Palestra, inglese, tagliarmi i capelli
    E la lista, così, è già rispettata

    Sul tetto (si gela|fa freddo|c'è vento), col plaid, coi bicchieri
    La città sotto è un'astronave
    Qualcuno saluta: addio, ieri!
    E un altro ha perso di casa la chiave`,
  turn: `
    Tiriamo le somme: due multe, un trasloco
    Un dente di meno, un amico di più
    Se guardi le cifre si è preso poco
    Se guardi la tavola, arriva fin giù

    Telefona chi non si sente da un anno
    Con tutto quel chiasso non si capisce
    Io grido: ti abbraccio, chissà che diranno
    Ma ride, di là, quando finisce

    Primo gennaio, la strada è di carta
    Un cane annusa un tappo, il sole esce
    C'è un anno intero che aspetta che parta
    E in cucina un profumo che cresce`,
  meaning: `
    Un anno è una porta, e non c'è la chiave
    Si spinge, si entra, si vede com'è
    Qualcosa sarà leggero, qualcosa grave
    E in mezzo le mani che tengo con me

    Quello che è andato ha fatto il suo giro
    Non torna, e ci lascia quel che ci dà
    L'anno che arriva è un lungo respiro
    E nessuno ancora lo sa come va`,
  lift: `
    Dieci, nove, otto, più stretti, più qui
    Che l'anno ci prenda in posa così

    Sette, sei, cinque, chi è senza bicchiere?
    Si beve in due, si fa per piacere`,
  chorus: `
    # Anno nuovo, entra pure
    Anno nuovo, entra pure, pulisciti i piedi
    C'è ancora del dolce, lo prendi e ti siedi
    Anno nuovo, entra pure, ma fai attenzione
    Chi c'era prima ha rotto il lampione

    # Buon anno, {call}
    Buon anno, {call}, di sole, di pane
    Di scarpe leggere, di buone campane
    Buon anno, {call}, e se piove, si sa
    Si tiene l'ombrello, metà e metà

    # Dodici mesi
    Dodici mesi, ancora incartati
    Coi nastri, coi lunedì mai usati
    Dodici mesi, e nessuno lo sa
    Che cosa c'è dentro: si scarta, si va`,
  bridge: `
    Chi manca stasera ha un posto, un bicchiere
    Lo tocco col mio, e il suono è vero
    Non dico niente, si può vedere
    Dal vino che trema, rosso e leggero

    Non chiedo miracoli, chiedo un po' d'aria
    Due risate buone, la schiena a posto
    Una mattina straordinaria
    Di un mese qualunque, fra aprile e agosto`,
}
