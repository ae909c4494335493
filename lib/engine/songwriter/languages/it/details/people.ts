import type { Details } from '../../stanzas.ts'

/** How people look, feel, dress and get well. */
export const people: readonly Details[] = [
  {
    words:
      'stampell* ingessat* frattur* gamba_rotta braccio_rotto caviglia_rotta operazion* convalescen* riabilitazion*',
    stanzas: `
      (La scala|La strada|La soglia) sembra alta una montagna
      Un passo, una pausa, e si fa la strada
      La firma più bella è sotto il ginocchio
      E piano si arriva, comunque vada`,
    later: `
      Un giorno la stampella resta nell'angolo
      Si fanno le scale senza pensare
      La gamba ha imparato di nuovo il mondo
      E il primo scalino la fa cantare`,
    hook: `
      Un passo alla volta, la gamba va
      E chi cade si alza, e più forte sarà`,
  },
  {
    words: 'febbre influenz* raffreddor* tosse termometr* guarire guarisci guarirai',
    stanzas: `
      (Il termometro|La febbre|Il caldo) sale, la luce è bassa
      Una mano fresca si posa in fronte
      Lo sciroppo ha un sapore di finta ciliegia
      E il sonno è una barca sotto il ponte`,
    later: `
      La febbre se ne va durante la notte
      Al mattino la fame torna per prima
      Si apre la finestra, si cambia il letto
      E la vita di nuovo fa la rima`,
    hook: `
      Passa la febbre, passa, e va
      E domani di nuovo in giro si sta`,
  },
  {
    words: 'occhi occhioni occhietti sguardo',
    stanzas: `
      (Lo specchio|La luce|La foto) si ferma un momento di più
      C'è dentro un colore che non si sa dire
      A volte una stanza si accende da sola
      E basta guardare per farsi capire

      Due finestre si aprono sopra al mondo
      E tutto il mattino ci passa dentro
      Le parole possono anche aspettare
      E ciò che conta è proprio lì, nel centro`,
    later: `
      La sera gli occhi si chiudono piano
      Il mondo rimane di fuori, e aspetta
      Domani si aprono, e di nuovo è luce
      E tutto comincia da lì, senza fretta`,
    hook: `
      Due occhi che guardano, e il mondo lo sa
      Che dentro ci piove una luce, e ci sta`,
  },
  {
    words: 'mani manone manine',
    stanzas: `
      (La vita|Il lavoro|Il tempo) ci ha scritto sopra una storia
      Le dita conoscono tutte le cose
      Una carezza pesa quanto una piuma
      E sanno le spine, e sanno le rose`,
    later: `
      Le mani si riposano, in grembo, la sera
      Hanno tenuto, aggiustato, dato
      E chi le ha strette ne sente il caldo
      Anche molto tempo dopo passato`,
    hook: `
      Due mani, una stretta, e il mondo va
      Chi le ha nel cuore le tiene là`,
  },
  {
    words: 'capelli barba baffi ricci riccioli calvo pelato pettin*',
    stanzas: `
      (Lo specchio|Il pettine|Il vento) ci prova ogni giorno
      Un ciuffo va a destra, un ciuffo va via
      Il cappello nasconde, il cappello rivela
      E in foto c'è sempre la stessa magia`,
    later: `
      Il vento ci passa le dita in mezzo
      E poi la mano di chi vuol bene
      I capelli si posano al loro posto
      E quel colore la luce lo tiene`,
    hook: `
      Un ciuffo ribelle, il pettine va
      E il vento decide come starà`,
  },
  {
    words:
      'cappello cappelli berretto sciarpa sciarpe cappotto camicia camicie vestito vestiti cravatta cravatte grembiule ciabatte',
    stanzas: `
      (La sedia|L'appendiabiti|La porta) lo aspetta all'ingresso
      La stoffa ha preso la forma del giorno
      In tasca una lista, un bottone, un biglietto
      E odore di casa, tutto lì intorno`,
    later: `
      I vestiti rimangono dentro l'armadio
      E ognuno conosce una giornata
      Si passa la mano, si trova un'estate
      In fondo a una tasca, dimenticata`,
    hook: `
      Si veste la gente, si veste e va
      Ma chi è vero è vero, comunque sta`,
  },
  {
    words: 'tatuagg* profumo profumi profumav* profumi_di profuma',
    stanzas: `
      (L'aria|La stanza|La scala) conserva qualcosa di buono
      Si entra, e si sa chi è appena passato
      Nessuno l'ha detto, nessuno lo vede
      E il cuore da solo si è già voltato`,
    later: `
      Un profumo è più lungo di una fotografia
      Rimane nell'aria, nel panno, nel vento
      E un giorno per strada, fra tanta gente
      Ritorna intero, per un momento`,
    hook: `
      Un profumo nell'aria, la porta, la via
      E chi non si vede mi fa compagnia`,
  },
  {
    words: 'maglioni maglione prest* presti prestavi prestava prestare prestato',
    stanzas: `
      La manica è lunga, scende sulle dita
      La lana ha un odore che non si confonde
      Si presta per una sera soltanto
      E di ridarlo nessuno risponde`,
    later: `
      In fondo all'armadio, piegato di fretta
      C'è ancora un maglione, nessuno l'ha reso
      Le cose prestate non tornano indietro
      E tengono un filo fra due, sospeso`,
    hook: `
      Si presta un maglione, si presta, e sta là
      E chi l'ha prestato lo sa, lo sa`,
  },
  {
    words: 'pipa sigaro sigari sigarett* tabacco fumi_la fuma_la fumavi_la fumava_la',
    stanzas: `
      (Il fumo|Un filo|Un anello) si alza e disegna qualcosa
      Una nuvola sale, un'altra l'aspetta
      La sedia scricchiola vicino ai vetri
      E la sera, qui, non ha mai fretta`,
    later: `
      Rimane un profumo dentro la giacca
      Di legno, di miele, di foglia e d'inverno
      E basta che passi un po' di tabacco
      E il tempo riapre quel vecchio quaderno`,
    hook: `
      Un filo di fumo, la pipa, la via
      E quel profumo mi fa compagnia`,
  },
  {
    words:
      'mi_chiami mi_chiama mi_chiamavi mi_chiamava ci_chiamavi ci_chiamava ci_chiami ci_chiama soprannom* nomignol*',
    stanzas: `
      (Un nome così|Quel nome lì|Un nome del genere) non sta sui documenti
      C'è una voce sola che lo sa dire
      Per strada nessuno si volterebbe
      E il cuore, invece, lo sta a sentire`,
    later: `
      Di nomi, nel mondo, ne diamo tanti
      Quel nome lì, invece, è uno soltanto
      E quando nessuno lo dice più
      Lo dice il cuore, piano, ogni tanto`,
    hook: `
      Un nome soltanto, e nessuno lo sa
      Ma chi l'ha inventato nel cuore ci sta`,
  },
  {
    words: 'abbracc*',
    stanzas: `
      (La porta|Il cappotto|La giacca) si apre, il mento si posa
      C'è una spalla che aspetta, un posto che sa
      La spesa per terra, rotola un'arancia
      E quello che cade si raccoglierà`,
    later: `
      L'abbraccio finisce, ma resta il caldo
      Nel punto esatto, sotto il cappotto
      Si va per la strada, e fuori è inverno
      E il caldo rimane, come un biscotto`,
    hook: `
      Un abbraccio più forte, un abbraccio, e poi
      Il mondo può attendere, ci siamo noi`,
  },
  {
    words: 'piangi piange piango piangere piangeva piangevi piangevo piangendo lacrim* commuov*',
    stanzas: `
      (Un fazzoletto|Una manica|Una mano) aspetta, non si sa mai
      Il naso si soffia a più riprese
      Si dice: è il vento, si dice: è cipolla
      E una lacrima scende, senza pretese`,
    later: `
      Dopo le lacrime l'aria è pulita
      Il cielo ha un azzurro di lenzuolo
      Chi piange davanti agli altri ha coraggio
      E non si deve sentire mai solo`,
    hook: `
      Una lacrima scende, e lasciala andare
      Che un cuore, ogni tanto, ha bisogno di mare`,
  },
  {
    words: 'litig* bistic* battibecc*',
    stanzas: `
      (La porta|La finestra|L'anta) sbatte un po' troppo forte
      La ragione è divisa in due metà
      Uno guarda il muro, uno la finestra
      E il primo sorriso nessuno lo fa`,
    later: `
      Poi sotto il tavolo un piede si muove
      Trova un altro piede, e non dice niente
      Il litigio finisce dentro un biscotto
      E di che era, nessuno l'ha in mente`,
    hook: `
      Si litiga un poco, si ride, si sa
      La pace è più buona, se il sale ci sta`,
  },
  {
    words: 'sorris* sorridi sorride sorridevi sorrideva sorridere sorridente',
    stanzas: `
      (La stanza|La strada|La mattina) cambia di colpo colore
      Basta una piega vicino alla bocca
      Il conto più lungo si fa leggero
      E la tristezza, se passa, non tocca`,
    later: `
      Un sorriso non costa, non pesa, non fa
      Rumore, non chiede, non prende la pioggia
      Ma chi l'ha ricevuto, per tutta la strada
      Ha qualche cosa a cui si appoggia`,
    hook: `
      Un sorriso, e la nuvola passa di là
      Un altro, e la strada in discesa va`,
  },
  {
    words: 'pazienz* paziente',
    stanzas: `
      (La fretta|La furia|L'orologio) si siede e prende fiato
      Si prova di nuovo, si torna indietro
      Le cose difficili vogliono tempo
      E il ghiaccio, alla fine, si scioglie dal vetro`,
    later: `
      La pazienza non fa mai rumore
      Lavora da sola, come la goccia
      E un giorno, passando, qualcuno si accorge
      Che ha fatto una strada dentro la roccia`,
    hook: `
      Con la pazienza, un passo, e si va
      E anche la pietra, col tempo, si fa`,
  },
  {
    words: 'grido gridato gridi gridavo alzato_la_voce ho_gridato ho_urlato urlato urli urla urlava alzi_la_voce',
    stanzas: `
      La voce è uscita più forte del cuore
      Le parole volano, e non hanno un freno
      Il silenzio, dopo, è sembrato enorme
      E il cielo di fuori era pure sereno`,
    later: `
      Chi grida non sente nemmeno se stesso
      E dopo il rumore si sente di più
      Ci vuole una voce più bassa, più lenta
      Per dire: mi importa, e per dire: tu`,
    hook: `
      La voce che grida non sa dove va
      La voce che chiama, invece, lo sa`,
  },
]
