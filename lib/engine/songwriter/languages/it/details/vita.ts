import type { Details } from '../../stanzas.ts'

/** From rings to grandchildren: families, and what people do for one another. */
export const vita: readonly Details[] = [
  {
    words: 'fedi_nuziali le_fedi fede_nuziale anello anelli fidanzat* proposta_di_matrimonio',
    stanzas: `
      Un cuscinetto, un nastro, un nodo lento
      Un dito gonfio, un po' di spinta
      Un cerchio che scivola fino in fondo
      E una mano, poi l'altra, convinta

      Un astuccio blu che si apre a scatto
      Un nome e una data incisi dentro
      Un filo di luce lungo il bordo
      E un cerchio lucente, col dito al centro

      Una tasca tastata cento volte
      Un lampo d'oro sopra il volante
      Un segno più chiaro intorno al dito
      E un tic contro il vetro, ogni istante`,
  },
  {
    words:
      'matrimoni* sposa spose sposo sposi sposat* sposare sposarsi sposarti nozze bomboniere luna_di_miele damigell* confetti velo_da_sposa abito_da_sposa testimone_di_nozze',
    stanzas: `
      Riso nei capelli, dentro le scarpe
      Un fiore all'occhiello che pende
      Il collo stretto, le scarpe nuove
      E un valzer che inciampa, e si riprende

      Una lista sul muro, cento nomi
      Confetti bianchi in un sacchetto
      Un velo preso sotto una sedia
      E zie con la borsa, e il fazzoletto

      La torta a tre piani che fa l'inchino
      Un coltello tenuto a quattro mani
      Le scarpe lasciate sotto il tavolo
      E clacson che passano, lontani`,
  },
  {
    words:
      'neonat* bebè pannolin* passeggin* ciucci* biberon poppat* culla culle pappa gattona gattonare incinta pancione dentini dentino tutin* bavaglin* omogeneizzat* primi_passi',
    stanzas: `
      Un pugno che stringe un dito solo
      Una tutina lunga una mano
      Il dondolo avanti, il dondolo indietro
      E il sonno che arriva, ma pian piano

      Una borsa più larga del portone
      Una calza persa lungo la via
      Un peluche lasciato di vedetta
      E la notte intera, una lotteria

      Un bavaglino, una bocca chiusa
      La pappa sul mento, sopra il naso
      Un pezzo di mela nel pugno
      E un cucchiaio in picchiata, per caso

      Due calze grandi come un ditale
      Un carillon che perde le note
      Un ciuffo di dietro, la pelle nuova
      E fossette sul gomito, e due gote`,
  },
  {
    words:
      'nanna ninna_nanna ninne_nanne ninnananna buonanotte fiaba fiabe favola favole rimbocc* storia_della_buonanotte storie_della_buonanotte lettino pigiam* peluche orsacchiott* lucina addormentarsi',
    stanzas: `
      Una lucina a forma di luna
      L'orsetto schiacciato sotto il mento
      La voce più bassa, la riga lenta
      E un sorso d'acqua, all'ultimo momento

      Una pagina piegata in cima
      Il lupo che parla in tono di basso
      Un ciuffo che spunta dalle coperte
      E le palpebre giù, a passo a passo

      Le coperte tirate fino al naso
      La porta lasciata aperta, un dito
      Una zampa di pezza fuori, appesa
      E il finale, di nuovo, non sentito`,
  },
  {
    words: 'nipot* nipotin* pronipot*',
    stanzas: `
      Caramelle in fondo a ogni tasca
      Disegni col nastro alla parete
      Una sedia più alta, due cuscini
      E mance piegate in quattro, segrete

      Due ginocchia che fanno da cavallo
      Un biscotto dato prima di cena
      Un dito sul labbro, una strizzatina
      E la stessa fiaba, a voce piena

      Tacche di matita su una porta
      Una mano piccola in una grande
      Un nome chiamato, poi quello giusto
      E passi corti, e lunghe domande`,
  },
  {
    words: 'abbracc*',
    stanzas: `
      Due braccia che fanno il giro intero
      Un mento che trova la spalla
      Il cappotto ancora abbottonato
      E un piede che, in punta, quasi balla

      Un passo più svelto, le braccia aperte
      Un colpo di palmo sulla schiena
      La borsa che scivola di lato
      E il fiato che torna, dopo, appena

      Le chiavi cadute sul pavimento
      La lana che punge sulla guancia
      Un dondolio, di qua e di là
      E la spesa per terra, e un'arancia`,
  },
  {
    words: 'piangi piange piango piangere piangeva piangevi piangevo piangendo lacrim* commuov*',
    stanzas: `
      Un fazzoletto già nella manica
      Un raffreddore, così, all'improvviso
      Il soffitto guardato molto a lungo
      E due righe lucide lungo il viso

      Il mento che trema, lo sguardo in alto
      Un granello, di nuovo, dentro l'occhio
      Un naso soffiato come una tromba
      E un fazzoletto stretto sul ginocchio

      La manica usata senza vergogna
      Le ciglia bagnate, a punta di stella
      Un singhiozzo che scappa, una risata
      E il sale che scende sulla mascella`,
  },
  {
    words:
      'sai_ascoltare sa_ascoltare ascolti_tutti ascolta_tutti ascolti_sempre ascolta_sempre ascoltavi_tutti ascoltava_tutti ascolti_senza ascolta_senza consigli consiglio',
    stanzas: `
      Una sedia accostata di un palmo
      Un caffè che si fredda nel mezzo
      Le mani ferme intorno alla tazza
      E il filo ripreso, pezzo per pezzo

      Un telefono girato in giù
      Il mento poggiato su una mano
      Nessun orologio, nessuna fretta
      E un sì con la testa, piano piano

      La porta accostata, due tazze piene
      Una pausa lasciata così com'è
      Un gomito sul tavolo, poi l'altro
      E un altro giro, forse, di tè`,
  },
  {
    words:
      'aiuta aiuti aiuto aiutare aiutava aiutavi aiutato aiutando volontari* volontariato dai_una_mano dare_una_mano dà_una_mano darmi_una_mano',
    stanzas: `
      Un borsone, un manico a testa
      Una manica già tirata su
      Un cavo, una scala, una lampadina
      E un trapano in prestito, e un piatto in più

      La porta accostata, mai del tutto
      Un armadio portato a quattro mani
      Uno scatolone sopra la spalla
      E un piatto coperto, per domani

      Un cofano alzato, le mani nere
      Un'ora trovata dove non c'è
      Una corda, due nodi, una spinta
      E un grazie scansato, con un caffè`,
  },
  {
    words: 'dimentic* scordi scorda scordo scordare scordava scordavi smemorat* distratt* distrazion*',
    stanzas: `
      Un nodo al fazzoletto, e poi il vuoto
      Una pentola piena sul fornello
      Tre passi di là, la mano in fronte
      E in fondo al bus, da solo, un ombrello

      La porta aperta, il motivo perso
      La lista, completa, sul comò
      Le dita schioccate nell'aria
      E un nome che comincia con la o

      Foglietti attaccati sui foglietti
      Il gas controllato dopo le scale
      Il frigo aperto, lo sguardo nel bianco
      E il telefono in frigo, niente male`,
  },
  {
    words:
      'chiacchier* pettegol* parli_tanto parla_tanto parli_troppo parla_troppo parli_sempre parlavi_sempre logorroic*',
    stanzas: `
      Un piede già fuori, la mano tesa
      Un saluto che dura tre portoni
      Un inciso, una nota, un inciso
      E la spesa che pesa, coi limoni

      Le sedie voltate, la voce bassa
      Un dito sul labbro, un sopracciglio
      Le teste vicine, i gomiti stretti
      E un paese intero, per un bisbiglio

      Un caffè già freddo, il pane nel sacco
      Una parentesi, un'altra cosa
      Le mani che girano nell'aria
      E una frase che corre, senza posa`,
  },
  {
    words: 'litig* bistic* battibecc*',
    stanzas: `
      Due voci, una porta, il rubinetto
      Un muso che dura fino a cena
      Un piatto posato un po' troppo forte
      E un piede che tocca, appena appena

      Le braccia incrociate, spalla a spalla
      Ragione divisa in due metà
      Un colpo di tosse, uno sguardo storto
      E chi cede per primo, non si sa

      Le sopracciglia, i piatti, la radio
      Una pace firmata col caffè
      Un cucchiaino che gira e rigira
      E un motivo, ormai, che più non c'è`,
  },
  {
    words:
      'soldi bollett* risparmi risparmia risparmiare risparmiava salvadanai* spiccioli monet* tasse affitto stipendi* banca banche bancomat centesim* tirchi* taccagn*',
    stanzas: `
      Un barattolo pieno di ramini
      Gli scontrini piegati in una busta
      Un elastico, un foglio a quadretti
      E una somma che torna, quasi giusta

      La calcolatrice, un sospiro
      Le monetine divise in torrette
      Una luce spenta dietro le spalle
      E un maialino di coccio, alle strette

      L'ultimo giro del dentifricio
      Lo spago salvato in un cassetto
      La carta da pacchi stirata bene
      E un elastico intorno a un mazzetto`,
  },
  {
    words:
      'stampell* ingessat* frattur* gamba_rotta braccio_rotto caviglia_rotta operazion* convalescen* riabilitazion*',
    stanzas: `
      Firme a pennarello sopra il bianco
      Un ferro da calza per il prurito
      Una manica aperta di lato
      E le scale di casa, all'infinito

      Un cuscino di sotto, uno di fianco
      I giorni segnati con le crocette
      Un campanellino sul comodino
      E un vassoio, con sopra le polpette

      Un passo, una pausa, un passo lungo
      Il ghiaccio avvolto nel canovaccio
      Una mano che cerca l'appoggio
      E due minuti buoni, per un laccio`,
  },
  {
    words: 'febbre influenz* raffreddor* tosse termometr* guarire guarisci guarirai',
    stanzas: `
      Un termometro freddo, tre minuti
      Una nevicata di fazzoletti
      La luce bassa, la tenda tirata
      E cucchiai di sciroppo, a denti stretti

      Una mano fresca sulla fronte
      La coperta tirata fino al mento
      La voce di un altro, dentro il naso
      E uno starnuto, poi altri cento

      Uno sciroppo di finta ciliegia
      Le calze di lana nel lenzuolo
      Un brodo che fuma sul vassoio
      E un naso che suona, un assolo`,
  },
]
