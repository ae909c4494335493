import type { Details } from '../../stanzas.ts'

/** Music made, balls kicked, hills climbed: what people practice. */
export const passioni: readonly Details[] = [
  {
    words:
      'canta canti canto cantano cantare cantava cantavi cantavo cantando cantato cantant* karaoke stonat* stonare canticchi* coro cori corist* fischiett*',
    stanzas: `
      La spazzola in mano, per microfono
      Le parole sbagliate, ma forte
      La nota più alta presa a rincorsa
      E il ritornello, oltre le porte

      Un la cercato sottovoce
      Due strofe, e il resto in la-la-là
      Un piede che batte sul pavimento
      E tutto il palazzo che ormai lo sa

      Il respiro preso a pieni polmoni
      Un dito che batte sul fianco
      Gli occhi socchiusi, il mento più alto
      E un acuto che arriva, un po' stanco`,
  },
  {
    words:
      'ballo balli balla ballare ballano ballava ballavi ballavo ballando ballato ballerin* danza danze danzare danzi danzavi danzava tango valzer mazurka tarantella bachata discotec* liscio twist polka balera tip_tap',
    stanzas: `
      Il tappeto arrotolato di lato
      Un passo di fianco, due in avanti
      Il conto a bassa voce, fino al tre
      E dita dei piedi un po' doloranti

      Le scarpe lucide, la cera in terra
      La gonna che apre come un ombrello
      Una giravolta presa di slancio
      E un piede che pesta, sul più bello

      Una mano sul fianco, un dito alzato
      Il lampadario che oscilla piano
      Due ombre che girano sopra il muro
      E un inchino finale, mano in mano`,
  },
  {
    words: 'chitarr* plettr* ukulele mandolin* accordi arpegg* accordare accordatore',
    stanzas: `
      Una corda più lunga sul manico
      Un plettro smarrito nel divano
      Le dita che saltano un tasto
      E un giro di do, sempre più piano

      La quarta corda che sta per cedere
      Un barré che ronza, poi suona
      Le chiavi girate di un capello
      E un piede che batte, in poltrona

      Un foglio con sopra lettere in fila
      Una crepa nel legno, un adesivo
      I calli in punta a quattro dita
      E il ritornello, sempre più vivo`,
  },
  {
    words: 'pianofort* pianist* pianola tasti_bianchi tasti_neri spartit* solfeggi*',
    stanzas: `
      Uno sgabello che gira e che cala
      Il metronomo che fa no col dito
      Un re bemolle che manca, ogni volta
      E il pezzo ripreso, e poi finito

      Spartiti con cerchi di matita
      La scala salita, e poi discesa
      Il pedale che geme sotto il piede
      E il vicino di sopra, già in difesa

      Il coperchio alzato, un panno rosso
      Un tasto ingiallito, un altro stonato
      Due mani che fanno strade diverse
      E un accordo finale, ben piantato`,
  },
  {
    words:
      'violin* violoncell* tromba trombe trombon* flauto flauti clarinett* fisarmonic* batterista batteristi suoni_la_batteria suona_la_batteria suonavi_la_batteria suonava_la_batteria tambur* sassofon* sax banda_musicale banda_del_paese orchestr* organetto bassist*',
    stanzas: `
      La custodia aperta, il velluto
      Il leggio che cala senza ragione
      Un attacco perso, ripreso al volo
      E un piede che guida l'operazione

      Il conto a quattro, un cenno di testa
      Un foglio girato con il mento
      Una vena che spunta sulla fronte
      E l'ultima nota lasciata al vento

      Le scale provate a porta chiusa
      Un la che si cerca, e che si trova
      Lo stesso passaggio, venti volte
      E le finestre intorno, alla prova`,
  },
  {
    words:
      'calcio calcetto pallone palloni gol rigore rigori calciator* calciatric* centrocamp* attaccant* difensor* terzino scarpini fuorigioco dribbl* partita_di_calcio partite_di_calcio partita_di_pallone campetto',
    stanzas: `
      Due giacche per terra a fare la porta
      Un laccio sciolto sul più bello
      Una finta, un rimpallo, un tuffo
      E un pallone di là dal cancello

      Il fischio, i tacchetti sul cemento
      Erba e fango fin dentro ai calzini
      Le mani sui fianchi, la lingua secca
      E il gol raccontato coi bicchierini

      Una maglia stesa, il numero stinto
      Le ginocchia verdi, una sbucciata
      I parastinchi sul termosifone
      E la borsa all'ingresso, mai svuotata`,
  },
  {
    words:
      'stadio stadi tifo tifos* tifare tifa tifi tifava tifavi ultras curva_sud curva_nord scudetto campionato serie_a derby juventin* interist* milanist* romanist* juventus',
    stanzas: `
      Una sciarpa al collo in ogni stagione
      La radio bassa, l'orecchio teso
      Un urlo che parte, un altro che ferma
      E un respiro di tutti, sospeso

      Bandiere al balcone, pane in stagnola
      Un posto che porta bene, e guai
      Le unghie ridotte a pochissima cosa
      E due minuti lunghi come mai

      La formazione detta a memoria
      Le mani sugli occhi, poi no, poi sì
      Un coro che passa di fila in fila
      E un abbraccio con chi passa di lì`,
  },
  {
    words:
      'squadra squadre allena alleni alleno allenare allenavi allenava allenament* allenator* allenatric* spogliatoi* pallavolo volley basket pallacanestro rugby compagni_di_squadra mister',
    stanzas: `
      Una rete di palloni in spalla
      Borracce in fila lungo la panca
      Il cerotto, lo spray, un nastro bianco
      E una maglia, ogni volta, che manca

      Lo schema a frecce, col gessetto
      Un fischio che ferma ogni cosa
      Le ginocchia rosse, il fiato corto
      E una maglia di fango, gloriosa

      Un cerchio di teste, mani nel mezzo
      Un giro di campo, e un altro in più
      Un'arancia divisa in tanti spicchi
      E palmi che schioccano, su e giù`,
  },
  {
    words:
      'a_pesca alla_pesca la_pesca di_pesca pescare peschi pescava pescavi pescavo pescato pescando pescator* canna_da_pesca canne_da_pesca lenza trota trote carpe',
    stanzas: `
      Un galleggiante rosso che aspetta
      Un thermos svitato che fuma
      Il secchio, la sedia, il retino
      E l'acqua che lascia la schiuma

      Stivali alti, la scatola dell'esca
      Il filo che parte, e frusta l'aria
      Un silenzio preso molto sul serio
      E una preda lunga, immaginaria

      Un seggiolino di tela, l'ombra
      La punta che piega, il polso che aspetta
      Un cerchio più largo sopra l'acqua
      E due mani aperte, senza fretta`,
  },
  {
    words:
      "bici biciclett* ciclist* ciclism* ciclofficin* pedal* tandem sellino graziella mountain_bike giro_d'italia giro_d’italia",
    stanzas: `
      Una molletta stretta alla caviglia
      La catena che salta al primo dosso
      Due dita sul freno, un'occhiata indietro
      E una macchia di grasso, sempre addosso

      Le mani sul manubrio, poi una sola
      La ruota che fischia in discesa
      Un ginocchio che sale, poi l'altro
      E la giacca gonfia, una vela tesa

      La pompa prestata, la toppa nuova
      La salita contata a pedalate
      Un sorso tiepido di plastica
      E le gambe, in cima, ringraziate

      Il cestino davanti, il pane in fuori
      Un campanello che trilla due volte
      Un mazzo di bietole di dietro
      E le curve, tutte, a braccia sciolte`,
  },
  {
    words:
      'maraton* mezza_maratona jogging running podist* runner corri_ogni corre_ogni corri_al_parco corsa_campestre corri_la_mattina',
    stanzas: `
      Le stringhe a doppio nodo, il passo
      Un pettorale con quattro spille
      Una fontanella, un sorso, e via
      E metri, e poi metri, mille e mille

      Il respiro che batte il tempo
      Un sorso rubato, mezzo sul mento
      Le code sciolte, le maglie a righe
      E un passo, e poi un passo, e poi cento

      Le scarpe consumate da un lato
      La curva, la salita, poi il piano
      Una mano sul fianco, che punge
      E un bicchierino schiacciato in mano`,
  },
  {
    words: 'palestra palestre yoga pilates addominali flessioni crossfit zumba ginnastica',
    stanzas: `
      Un tappetino srotolato a terra
      Il conto che arriva fino a venti
      Due braccia che tremano, ma poco
      E il respiro che fischia tra i denti

      L'asciugamano sopra la spalla
      Un muscolo ignoto che si presenta
      La borsa più larga della porta
      E la rampa di casa, lenta lenta

      Lo specchio appannato, le luci bianche
      Un ginocchio che trema, poi regge
      Un piede per aria, l'altro che balla
      E la gravità, che detta legge`,
  },
  {
    words: 'nuot* piscin* tuffi tuffo tuffa tuffare tuffavi tuffava bracciate stile_libero',
    stanzas: `
      Due occhi segnati dagli occhialini
      Un orecchio pieno, un saltello
      Le impronte bagnate, una dietro l'altra
      E un asciugamano per mantello

      Una bracciata, un respiro di lato
      Un fondo celeste che corre sotto
      Le dita a grinze, le labbra chiare
      E la fame che arriva, di botto

      I piedi sul bordo, le dita in punta
      Un tonfo, e un silenzio tondo
      Un ciuffo che esce, poi due spalle
      E bolle che salgono dal fondo`,
  },
  {
    words: 'tennis padel racchett* ping_pong',
    stanzas: `
      Una pallina spelata in tasca
      Il manico avvolto, nastro su nastro
      Il dritto che fila lungo la riga
      E il rovescio, un glorioso disastro

      Il suono rotondo, al centro preciso
      Un passo indietro, il polso che gira
      Un braccio che resta su, disteso
      E la rete che trema, e poi sospira

      La maglia bagnata, un sorso, un altro
      Dentro o fuori, il segno sul campo
      Un dito puntato, un sopracciglio
      E la pallina persa, in un lampo`,
  },
  {
    words:
      'montagn* escursion* trekking rifugio rifugi scarponi sentier* vetta vette dolomiti alpinist* alpinism* arrampic* ferrata ferrate bosco boschi',
    stanzas: `
      Gli scarponi allacciati, un bastone
      Segni rossi e bianchi sopra ai sassi
      Una nuvola presa per la coda
      E una mela, ogni cento passi

      Un panino schiacciato nello zaino
      Acqua gelata presa a mani giunte
      La mappa sbagliata di una piega
      E un dito che nomina le punte

      Il passo lento, il ghiaione che frana
      Ancora una curva, l'ultima, pare
      Un fischio da qualche parte, lassù
      E i piedi scalzi, all'aria, a fumare`,
  },
  {
    words:
      'neve nevic* sci sciare scii scia_bene sciavi sciava sciator* slitta slitte slittino pupazzo_di_neve pupazzi_di_neve spazzaneve snowboard palle_di_neve fiocchi_di_neve settimana_bianca',
    stanzas: `
      I guanti bagnati sopra la stufa
      Lo scricchiolio sotto la suola
      Un naso rosso, un ciuffo di fuori
      E la sciarpa su, fino alla gola

      Il mondo spento, la luce più larga
      Le ciglia bianche, le guance rosse
      Una pala appoggiata contro il muro
      E i tetti, sotto, a gobbe e a fosse

      Un berretto di lana che rimbalza
      Un fiocco si scioglie sopra la mano
      Due righe che scendono giù nel prato
      E il silenzio che arriva da lontano`,
  },
]
