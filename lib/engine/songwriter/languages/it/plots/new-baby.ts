import type { Plot } from '../../stanzas.ts'

/** To somebody who was born just now. */
export const newBaby: Plot = {
  person: 'you',
  open: `
    Sei qui da (tre giorni|due giorni|una settimana), e la casa è tua
    Si cammina in calzini, si parla piano
    La lavatrice ha una vita sua
    E tu tieni un dito con tutta la mano

    Ti guardano in (sei|otto|dieci), e ognuno discute
    Di chi sono il naso, il mento, la fronte
    Tu fai uno starnuto, si grida: salute!
    E torni un mistero, lì all'orizzonte

    Pesi quanto (un melone|un gatto|tre libri), eppure ci vuole
    Una macchina intera per portarti via
    Due borse, la tenda, l'ombrello da sole
    E tu lì in mezzo, che dormi per via`,
  turn: `
    Alle tre ti spiego, girando per casa
    Le cose: il lampione, la luna, il frigo
    Mi ascolti, la bocca dal pugno invasa
    E dopo la luna, che cosa ti dico?

    C'era un tempo che il sabato si dormiva
    Così mi raccontano, io non ricordo
    Adesso c'è la tua voce, che arriva
    Alle cinque, e col sole è d'accordo

    Oggi hai riso: magari era il latte
    Dicono i medici: sono riflessi
    Ma noi si ballava in ciabatte
    Facendo le facce, come dei fessi`,
  meaning: `
    Sei qui da un minuto, e il mondo è cambiato
    Le ore hanno preso un altro colore
    Chi parla abbassa la voce e il fiato
    Chi ride lo fa con un altro cuore

    Il mondo è lo stesso, col pane, col vento
    Ma chi ti guarda non lo è più
    Il cuore si è fatto un appartamento
    E nella stanza più grande sei tu`,
  lift: `
    Hai tutte le dita, le abbiamo contate
    Due volte, tre volte, e poi baciate

    Non serve far niente, ci pensi tu
    A farci alzare, a guardare in su`,
  chorus: `
    # Eccoti qua, {call}
    Eccoti qua, {call}, c'era un posto per te
    Fra il tavolo, il mondo, la luna e il caffè
    Eccoti qua, {call}, non serve far niente
    Ti vuole già bene parecchia gente

    # Piano, che dorme
    Piano, che dorme, si tolga il cappello
    Si posi la borsa, si spenga il cervello
    Piano, che dorme, e il tram faccia il giro
    Che in tutta la casa si sente un respiro

    # Il mondo è così
    Il mondo è così, c'è la pioggia, c'è il cane
    L'odore di strada, il burro col pane
    Il mondo è così, non è fatto bene
    Ma adesso ci sei, e quasi conviene`,
  bridge: `
    Un giorno avrai le chiavi, un telefono, fretta
    Dirai: non aspettate, torno tardi
    Ma adesso la notte è una stanza stretta
    E dentro ci sei tu, che mi guardi

    Non so niente di culle, di bagni, di pappe
    Ho letto tre libri, e non vanno d'accordo
    S'impara insieme, a piccole tappe
    E tu, se sbaglio, fai finta: lo scordo`,
}
