import type { Details } from '../../stanzas.ts'

/** Music made, balls kicked, hills climbed: what people practice. */
export const passions: readonly Details[] = [
  {
    words:
      'canta canti canto cantano cantare cantava cantavi cantavo cantando cantato cantant* karaoke stonat* stonare canticchi* coro cori corist* fischiettare fischietti fischietta fischiettavi fischiettava',
    stanzas: `
      (La doccia|La cucina|La finestra) diventa un gran teatro
      Il ritornello esce anche dal muro
      Le parole sbagliate si cantano forte
      E le parole giuste stanno al sicuro

      Un fischio comincia, sottile, da solo
      La nota va a spasso di stanza in stanza
      Il vicino la impara senza volerlo
      E il motivo cammina, e il giorno avanza`,
    later: `
      Poi la canzone finisce, si spegne
      Ma resta nell'aria un filo di voce
      Chi canta di casa ci mette le tende
      E il giorno, cantando, è meno feroce`,
    hook: `
      Canta che passa, canta che va
      Che anche stonato il canto ci sta

      La la la la, si canta, e così
      Chi passa di fuori rimane lì`,
  },
  {
    words:
      'ballo balli balla ballare ballano ballava ballavi ballavo ballando ballato ballerin* danza danze danzare danzi danzavi danzava tango valzer mazurka tarantella bachata discotec* liscio twist polka balera tip_tap',
    stanzas: `
      (La scarpa|La gonna|La musica) gira, la sala pure
      Un piede pestato, un passo di lato
      Uno, due, tre, si perde il conto
      E il conto perduto si è poi ritrovato

      La radio suona, si sposta il tavolo
      Si balla fra il frigo e la lavatrice
      Due mani si cercano, trovano un giro
      E la cucina è la più felice`,
    later: `
      La musica smette, le scarpe fan male
      Si resta un minuto ancora abbracciati
      Chi balla non conta gli anni che passano
      Ma i giri, e quelli non sono passati`,
    hook: `
      Uno, due, tre, si balla, e via
      Un giro di qua, e la notte è mia

      Balla che balla, la sera va
      E un piede pestato ci si perdonerà`,
  },
  {
    words: 'chitarr* plettr* ukulele mandolin* accordi arpegg* accordare accordatore',
    stanzas: `
      (La corda|La chitarra|La voce) vibra, si accorda piano
      Tre accordi bastano per una notte
      Uno comincia e gli altri ricordano
      E si cantano anche le parole rotte`,
    later: `
      La chitarra si appoggia contro il muro
      Una corda risuona ancora da sola
      Il fuoco è spento, la notte è larga
      E la canzone non vuole più una parola`,
    hook: `
      Una chitarra, tre accordi, una voce, e va
      La notte più corta comincia di qua`,
  },
  {
    words: 'pianofort* pianist* pianola tasti_bianchi tasti_neri spartit* solfeggi*',
    stanzas: `
      (Il tasto|Lo spartito|Il pedale) aspetta, le mani scendono
      La scala sale, inciampa, riparte
      Il piano di sotto conosce ogni errore
      E un giorno va giusta, e si mette da parte`,
    later: `
      Il coperchio si chiude, il legno ancora
      Trattiene un do, trattiene un respiro
      Di tutta la musica del pianoforte
      La più bella è quella di un bimbo, in giro`,
    hook: `
      Il bianco, il nero, il pianoforte che va
      E dieci dita che vanno di là`,
  },
  {
    words:
      'violin* violoncell* tromba trombe trombon* flauto flauti clarinett* fisarmonic* batterista batteristi suoni_la_batteria suona_la_batteria suonavi_la_batteria suonava_la_batteria tambur* sassofon* sax banda_musicale banda_del_paese orchestr* organetto bassist*',
    stanzas: `
      (La musica|La piazza|La sera) prende fiato, comincia
      La gente si gira, un cane si siede
      Le note si aprono come un ventaglio
      E a chi andava di fretta si muove il piede

      La sera si siede intorno alla musica
      Le sedie in cerchio, il vino, una stella
      Una nota tremola, un piede batte
      E la musica vecchia è la più bella`,
    later: `
      La musica tace, si spengono i lumi
      L'ultima nota rimane sul muro
      L'orchestra è andata, e dentro la sera
      Qualcosa continua a suonare, al sicuro`,
    hook: `
      La musica parte, la piazza lo sa
      E chi non cammina con gli altri ballerà`,
  },
  {
    words:
      'calcio calcetto pallone palloni gol rigore rigori calciator* calciatric* centrocamp* attaccant* difensor* terzino scarpini fuorigioco dribbl* partita_di_calcio partite_di_calcio partita_di_pallone campetto',
    stanzas: `
      (Il pallone|La palla|Il tiro) rotola fra due maglioni
      Si gioca finché non si vede più niente
      Un vetro trema, il muro fa da porta
      E la mamma che chiama nessuno la sente

      Un tiro sbilenco, un palo, un urlo
      L'erba si attacca alle gambe stanche
      Chi para si tuffa come un poeta
      E chi ha fatto autogol ride anche`,
    later: `
      Il pallone si ferma vicino al muretto
      Con una luna sopra, sgonfiata
      Il risultato nessuno lo scorda
      E la partita non è mai passata`,
    hook: `
      Il pallone che rotola, il campo, la via
      Un gol, un abbraccio, e poi l'allegria

      Palla al centro, si gioca, si sa
      Chi perde la pizza la pagherà`,
  },
  {
    words:
      'stadio stadi tifo tifos* tifare tifa tifi tifava tifavi ultras curva_sud curva_nord scudetto campionato serie_a derby juventin* interist* milanist* romanist* juventus',
    stanzas: `
      (La sciarpa|La curva|La bandiera) si alza, la voce trema
      Il fischio di inizio taglia il respiro
      Si salta, si soffre, si prega, si mangia
      E al novantesimo c'è un altro tiro`,
    later: `
      Si torna a casa senza la voce
      Con la sciarpa che pende dal finestrino
      Il tifo è un amore che non ragiona
      E di solito passa di padre in bambino`,
    hook: `
      Si vince, si perde, la curva è qua
      E chi tifa da sempre lo sa, lo sa`,
  },
  {
    words:
      'squadra squadre allena alleni alleno allenare allenavi allenava allenament* allenator* allenatric* spogliatoi* pallavolo volley basket pallacanestro rugby compagni_di_squadra mister',
    stanzas: `
      (La maglia|Il fischio|La panchina) aspetta, si allaccia la scarpa
      Uno cade, un altro gli dà la mano
      Le arance girano negli spicchi
      E chi non ha fiato cammina piano`,
    later: `
      Le maglie son stese, il fango si asciuga
      La coppa, se c'è, fa da portafiori
      La squadra rimane, fra vent'anni
      Come una voce che chiama da fuori`,
    hook: `
      La squadra è una mano, le dita siam noi
      Si vince, si perde, si mangia, poi`,
  },
  {
    words:
      'a_pesca alla_pesca la_pesca di_pesca pescare peschi pescava pescavi pescavo pescato pescando pescator* canna_da_pesca canne_da_pesca lenza trota trote carpe',
    stanzas: `
      (La lenza|L'alba|La canna) taglia la nebbia del mattino
      Il galleggiante dondola e non dice
      Il termos passa di mano in mano
      E chi non parla, qui, è felice

      Il filo si tende, il cuore salta
      È uno stivale, o il pesce più bello
      Si ride piano, che l'acqua dorme
      E il fiume si porta via un cappello`,
    later: `
      La sera il secchio è pieno di cielo
      Due pesci piccoli tornano al fiume
      Di pesca si impara a stare in silenzio
      Vicini, con poca luce di lume`,
    hook: `
      La canna, la pesca, il fiume che va
      E chi aspetta con calma che cosa avrà

      A pesca col sole che ancora non c'è
      Il silenzio è più bello se è qui con te`,
  },
  {
    words:
      "bici biciclett* ciclist* ciclism* ciclofficin* pedal* tandem sellino graziella mountain_bike giro_d'italia giro_d’italia",
    stanzas: `
      (La catena|La bici|La sella) cigola, il vento aiuta
      La discesa si mangia tutta la via
      La salita si fa con la lingua di fuori
      E in cima ci aspetta la compagnia

      Due rotelle si tolgono una domenica
      Una mano regge la sella, e corre
      Poi lascia, e non dice che ha lasciato
      E il mondo diventa più alto di una torre`,
    later: `
      La bici riposa contro il muretto
      Con una foglia in mezzo ai raggi
      Le gambe son stanche, la testa è chiara
      E già si comincia a pensare ai viaggi`,
    hook: `
      Pedala, pedala, la bici va
      E il vento davanti si scansa, si sa`,
  },
  {
    words:
      'maraton* mezza_maratona jogging running podist* runner corri_ogni corre_ogni corri_al_parco corsa_campestre corri_la_mattina',
    stanzas: `
      (La scarpa|La suola|Il passo) batte, batte come un cuore
      Il quinto chilometro non vuol finire
      Qualcuno dal bordo grida: ci siamo
      E le gambe decidono di proseguire`,
    later: `
      La medaglia si appende alla maniglia
      Le scale si scendono all'indietro
      Di tutta la corsa rimane un respiro
      E l'ultimo, lunghissimo, metro`,
    hook: `
      Un passo, e un passo, si corre, si va
      E il traguardo aspetta, e si sposta più in là`,
  },
  {
    words: 'palestra palestre yoga pilates addominali flessioni crossfit zumba ginnastica',
    stanzas: `
      (Il tappetino|Il peso|Lo specchio) guarda, non dice niente
      Si conta fino a dieci, e poi si bara
      Il lunedì si comincia sul serio
      E il martedì la vita è più cara`,
    later: `
      Le braccia, domani, non vogliono saperne
      Il pettine pesa, pesa anche il tè
      La palestra si vince salendo la scala
      E quella più dura è quella che c'è`,
    hook: `
      Su e giù, in palestra, si suda, e poi via
      Che il muscolo più forte è l'allegria`,
  },
  {
    words: 'nuot* piscin* tuffi tuffo tuffa tuffare tuffavi tuffava bracciate stile_libero',
    stanzas: `
      (L'acqua|La riva|La corrente) è fredda al primo passo
      Un tuffo cancella tutti i rumori
      Una bracciata, un respiro, e avanti
      E i pensieri rimangono fuori`,
    later: `
      I capelli odorano ancora di cloro
      La pelle si stringe sulle dita
      Chi nuota ha imparato a fidarsi dell'acqua
      E un poco, con l'acqua, anche della vita`,
    hook: `
      Un tuffo, e si nuota, e l'acqua ci tiene
      E chi sa galleggiare sta bene`,
  },
  {
    words:
      'montagn* escursion* trekking rifugio rifugi scarponi sentier* vetta vette dolomiti alpinist* alpinism* arrampic* ferrata ferrate bosco boschi',
    stanzas: `
      (Il sentiero|Lo zaino|Lo scarpone) sale, il fiato si accorcia
      Una fontana, un pezzo di pane
      La nebbia si apre come una tenda
      E la valle, laggiù, suona le campane

      Un passo, un sasso, un altro passo
      Il bosco si fa più basso, più raro
      In cima si parla sempre più piano
      E il vento risponde, freddo e chiaro`,
    later: `
      Le gambe la sera sono di legno
      Gli scarponi dormono fuori, accanto
      La montagna resta dov'è, non si muove
      E ci si ritorna, un anno ogni tanto`,
    hook: `
      Si sale, si suda, la montagna lo sa
      E in cima c'è il cielo, più niente di là`,
  },
]
