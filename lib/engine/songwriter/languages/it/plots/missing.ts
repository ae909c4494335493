import type { Plot } from '../../stanzas.ts'

/** Of somebody who is alive and far away. */
export const missing: Plot = {
  person: 'past',
  open: `
    Da te è (mattina|domani|già l'alba), qui è ancora sera
    Io lavo i piatti, tu fai il caffè
    Lo schermo si blocca, una faccia di cera
    E io resto a guardarla, ché è ancora te

    Ho (stirato|piegato|lavato) la tua camicia blu
    Quella che hai lasciato sulla sedia
    Non serve a nessuno, non la metti tu
    Ma tiene la piega, e un po' rimedia

    Sulla cartina (in cucina|in salotto|all'ingresso) c'è un filo
    Da casa mia va fino a te
    È mezza spanna, la passo col dito
    In un secondo, e il mare non c'è`,
  turn: `
    Ho rifatto il tuo sugo, preciso, a memoria
    Cipolla, sedano, un'ora di fuoco
    Era buono, però è un'altra storia
    Nessuno che ruba col pane, per gioco

    Allungo la strada, ogni sera, a destra
    Per passare sotto la tua finestra
    C'è un altro che annaffia, mi fa un cenno, e io pure
    Ormai ci diciamo le temperature

    Ti ho messo da parte un mucchio di cose
    Il giornale, una foglia, una tazza rotta
    Due barzellette, nemmeno famose
    E un pettegolezzo che ancora scotta`,
  meaning: `
    La distanza, si sa, la si conta in ore
    In treni, in confini, in strada, in mare
    Ma dentro c'è solo lo stesso cuore
    E lì non c'è proprio da viaggiare

    Le cose che vedo le metto via
    Per dirle a te, quando sei qui
    E il mondo, anche pieno di compagnia
    Mi sembra una stanza a metà, così`,
  lift: `
    Se squilla il telefono corro, e lo so
    Che vendono luce, e li ascolto un po'

    I giorni non li conto, li spingo soltanto
    Come un carrello che pesa tanto`,
  chorus: `
    # Mi manchi, {call}
    Mi manchi, {call}, alle sette e un quarto
    Mi manchi nel sale, nei panni che scarto
    Mi manchi, {call}, e la mappa del mondo
    È tutta un disegno con te sullo sfondo

    # Quando torni
    Quando torni, avverti, che pulisco i vetri
    Che accorcio la strada di mille metri
    Quando torni, avverti, o fai come vuoi
    Ma suona due volte, come da noi

    # Lontano così
    Lontano così, che se guardi la luna
    È già la mia, e ne abbiamo una
    Lontano così, eppure al mattino
    Apparecchio, e ti sento vicino`,
  bridge: `
    Avrò forse un ciuffo più bianco, lo so
    Avrai un accento che qui non si sente
    Staremo un minuto sul chi, sul però
    Poi uno dirà: hai fame? E poi niente

    Di notte faccio i conti con le ore
    Tolgo il fuso, il sonno, la riunione
    Mi resta un quarto d'ora, il migliore
    E dentro ci sta la tua canzone`,
}
