import type { Details } from '../../stanzas.ts'

/** The house, what gets lost in it, what grows beside it and what goes on in it. */
export const casa: readonly Details[] = [
  {
    words:
      'orto orti ortolan* pomodor* zucchin* lattug* basilico vanga zappa zappare vangare concim* melanzan* peperon* semin* raccolto',
    stanzas: `
      Canne legate con lo spago
      La terra sotto le unghie, nera
      Una foglia schiacciata tra le dita
      E una zucchina lunga una bandiera

      Un filo tirato fra due bastoni
      Il secchio che perde goccia su goccia
      Un cappello di paglia bucato
      E un fiore di zucca, giallo, che sboccia

      Stivali di gomma fuori dall'uscio
      Una cassetta di storti e di belli
      Il basilico preso a manciate
      E sacchetti appesi ai cancelli

      Una riga di semi, un cartellino
      Due foglie che bucano la terra
      La schiena che chiede una sedia
      E con le lumache, sempre in guerra`,
  },
  {
    words:
      'giardin* fiori fiore fiorai* fiorist* gerani geranio rose roseto rosaio tulipan* orchide* piante pianta_grassa annaffi* innaffi* vasi aiuol* ortensi* gelsomin* girasol* margherite potare poti potava potavi mazzo_di_fiori pollice_verde ciclamin*',
    stanzas: `
      Un annaffiatoio col collo lungo
      Un vaso girato verso il sole
      Le foglie secche dentro un pugno
      E per una foglia, due parole

      Le forbici, il ramo di troppo
      La terra smossa con un cucchiaio
      Un bastoncino e un laccio lento
      E una gemma, poi due, poi un rosaio

      I guanti bucati sul dito
      Un bocciolo chiuso come un pugno
      Una fila di vasi lungo il muro
      E un profumo di maggio e di giugno

      Un rametto nel vetro, l'acqua a metà
      Una foglia nuova, arrotolata
      Un cerchio di terra sul balcone
      E una farfalla, subito arrivata`,
  },
  {
    words:
      'trasloco traslochi traslocare traslocato scatolon* casa_nuova nuova_casa prima_casa cambi_casa cambiare_casa cambiato_casa appartament* ristruttur* imbianc* mobili_da_montare',
    stanzas: `
      Un nastro che strilla, un altro cartone
      Una scritta grande: cucina, forse
      Le lampade avvolte nei giornali
      E un cucchiaio trovato tra le borse

      L'eco dei passi in stanze vuote
      Un quadrato più chiaro sul muro
      Un materasso in piedi nel corridoio
      E una chiave che gira nel duro

      Pennelli a bagno, giornali per terra
      Una goccia di bianco sul naso
      Un mobile in pezzi, viti d'avanzo
      E un fiore di campo, senza vaso`,
  },
  {
    words: 'chiavi chiave portachiavi mazzo_di_chiavi',
    stanzas: `
      Le tasche rivoltate, una a una
      Un mucchio di buste, scontrini, carte
      La borsa svuotata sul tavolo
      E il mazzo, che dorme in disparte

      Un gancio apposta, dietro la porta
      Il gancio che resta lì, vuoto
      Le mani che tastano le giacche
      E un posto, infine, del tutto ignoto

      La porta che scatta un secondo prima
      Lo zerbino alzato, il vaso spostato
      Un mazzo che pesa come un cancello
      E il vicino di casa, già avvisato`,
  },
  {
    words: 'occhial* montatura lenti_a_contatto lente_d’ingrandimento',
    stanzas: `
      Due segni rosati ai lati del naso
      Le lenti pulite con la maglia
      Una mano che tasta il comodino
      E il mondo sfocato che si sbaglia

      Il giornale tenuto a braccia tese
      La caccia in cucina, in bagno, in giro
      Il cassetto, la tasca, la borsa
      E, sulla testa, infine, un sospiro

      Una stanghetta tenuta col nastro
      Due tondi appannati dal caffè
      Un panno grigio dentro l'astuccio
      E un bordo alle cose, che adesso c'è`,
  },
  {
    words:
      'bucato lavatric* asciugatric* stiri stira stiro stirare stirava stiravi stiravo stirando stirato ferro_da_stiro asse_da_stiro stendino stendi_i_panni stende_i_panni stendere_i_panni panni_stesi mollette calzin* calze_spaiate cesta_dei_panni',
    stanzas: `
      Uno sbuffo, una piega che fugge
      Il collo, i polsini, la schiena
      L'odore di cotone caldo
      E una pila di panni, dritta appena

      L'oblò che gira, un bottone che batte
      Una molletta fra i denti, due in mano
      Le maniche appese a testa in giù
      E un lenzuolo che gonfia, piano piano

      Un mucchio tiepido sopra il letto
      Un calzino a righe, e l'altro no
      Le tasche girate, un fazzoletto
      E il gemello che ride nell'oblò`,
  },
  {
    words:
      'lavare_i_piatti lavi_i_piatti lava_i_piatti lavo_i_piatti lavava_i_piatti lavavi_i_piatti lavastoviglie lavello stoviglie piatti_sporchi asciughi_i_piatti',
    stanzas: `
      Schiuma fino ai gomiti, l'acqua calda
      Una torre di piatti che pende
      Il vapore sopra il rubinetto
      E uno straccio a quadretti che attende

      Un cestello che scorre, un ronzio
      I bicchieri in alto, i tegami sotto
      La pentola messa di traverso
      E una tazza col manico rotto

      La spugna consunta da una parte
      Una bolla che vola dal secchietto
      Lo scolapiatti che sgocciola
      E le dita raggrinzite, a merletto`,
  },
  {
    words:
      'pulizie aspirapolvere spazzi spazza spazzare spazzavi spazzava spolver* mocio pulire_casa pulisci_casa pulisce_casa fai_le_pulizie',
    stanzas: `
      Le sedie in piedi sopra il tavolo
      Un filo che segue di stanza in stanza
      La finestra aperta, lo straccio fuori
      E una scopa presa a passo di danza

      Un raggio, la polvere accesa
      Un secchio, due dita di sapone
      Il letto spostato, un mondo là dietro
      E un soldino, una spilla, un bottone

      L'odore di cera, i passi proibiti
      I vetri strofinati col giornale
      Il cencio strizzato fino in fondo
      E un alone che resta, tale e quale`,
  },
  {
    words:
      'ripara ripari riparo riparare riparava riparavi riparavo riparato riparando riparazion* aggiust* cacciavit* martell* cassetta_degli_attrezzi attrezzi bricolage fai_da_te avvit* trapan* rattopp*',
    stanzas: `
      Un barattolo di viti spaiate
      La matita dietro l'orecchio
      Due giri di nastro, un colpo di lima
      E un ronzio di nuovo, dal coso vecchio

      La torcia tenuta tra i denti
      I pezzi in fila sopra il giornale
      Un colpo secco, un altro più piano
      E una vite in tasca, quella speciale

      L'odore dell'olio, una scatola
      Un metro che scatta, una rondella
      Il libretto d'istruzioni, chiuso
      E un graffio sul pollice, a mo' di stella`,
  },
  {
    words: 'telecomand* tv televis* divano divani serie_tv telenovel* quiz netflix puntata puntate',
    stanzas: `
      Un cuscino schiacciato nel mezzo
      La luce azzurra sopra il tappeto
      Una coperta divisa in due
      E un finale svelato, in segreto

      Una mano che fruga fra i cuscini
      Le pile girate, un colpetto
      La sigla che parte, la luce bassa
      E una testa che cade sul petto

      Una ciotola in mezzo, due mani
      Il volume più alto d'un punto
      I piedi posati sul tavolino
      E il bracciolo, da un lato, un po' unto`,
  },
  {
    words:
      'uncinett* sferruzz* lavori_a_maglia lavora_a_maglia lavoro_a_maglia lavoravi_a_maglia lavorava_a_maglia lavorare_a_maglia fai_la_maglia fai_a_maglia fa_la_maglia ai_ferri ferri_da_maglia gomitol* lana maglioni_di_lana centrini',
    stanzas: `
      Un gomitolo in fuga per la stanza
      I ferri che parlano, fitto fitto
      Due dritti, un rovescio, un conto piano
      E un punto perso, ripreso zitto

      Un filo che sale dalla borsa
      Una manica già, l'altra a metà
      Il metro di stoffa intorno al collo
      E una taglia di più, che servirà

      Avanzi di lana, cento colori
      Un quadretto vicino a un quadretto
      Il capo del filo infilato dentro
      E una coperta larga come il letto`,
  },
  {
    words:
      'cuci cuce cucio cucire cuciva cucivi cucivo cucito cucendo sarta sarto sarte sarti sartoria macchina_da_cucire ago_e_filo orlo orli rammend* ricamo ricami ricama ricamare ricamava ricamavi imbastire ditale stoffa stoffe attacca_bottoni attacchi_bottoni',
    stanzas: `
      Spilli tenuti fra le labbra
      Un filo bagnato, la cruna stretta
      Il metro giallo intorno al collo
      E un orlo dritto, linea perfetta

      Il pedale che parte, l'ago in corsa
      Una scatola di bottoni spaiati
      Gesso sul bordo, forbici grandi
      E fili sul maglione, affezionati

      La luce spostata più vicino
      Un ditale con mille fossette
      Stoffa sul tavolo, carta velina
      E una toppa cucita a crocette`,
  },
  {
    words: 'mercato mercati bancarell* mercatin* spesa supermercat* ortofrutt* carrello fruttivendol*',
    stanzas: `
      Una borsa a rete che si allunga
      Un melone bussato piano piano
      Il resto contato dentro un palmo
      E un mazzo d'odori, in regalo, in mano

      La lista a matita su un cartoncino
      Una ruota che cigola e che tira
      Il conto fatto a mente, ad alta voce
      E la fila più lenta, che sospira

      Voci che gridano prezzi nell'aria
      La bilancia, e una pesca in più
      Una cassetta portata sul fianco
      E il pane che spunta, e guarda in su`,
  },
  {
    words: 'russare russava russavi russavo russando russi russa russano russat*',
    stanzas: `
      Una sega che taglia la stanza
      I vetri che tremano appena
      Un colpo di gomito, una tregua
      E poi si riprende, a voce piena

      Un motore che parte, che ingrana
      Una pausa che trattiene il fiato
      Un fischio, una bolla, un cigolio
      E il soffitto, di nuovo, segato

      Due orecchie sotto il cuscino
      Il comodino che vibra piano
      Un tuono che rotola nel letto
      E un fischio, da treno lontano`,
  },
  {
    words:
      'dormi dorme dormo dormire dormiva dormivi dormivo dormiglion* pisolin* sonnellin* pennichell* addorment* letargo',
    stanzas: `
      Un respiro che allarga e che stringe
      La forma di un corpo nella coperta
      Un rumore di là, nessun sussulto
      E una palpebra, ogni tanto, aperta

      Il mondo che passa in punta di piedi
      Un sospiro che gonfia e che scende
      Un angolo tiepido, sempre quello
      E un filo di luce tra le tende

      Il collo piegato, un cuscino basso
      Un angolo caldo, un filo di fiato
      Un fruscio, una piega, un altro giro
      E il posto migliore, già occupato`,
  },
  {
    words:
      'ritardo ritardi in_ritardo ritardatari* arrivi_tardi arriva_tardi arrivo_tardi arrivavi_tardi arrivava_tardi perdi_treno puntual*',
    stanzas: `
      Una scarpa allacciata, una no
      Il cappotto infilato per le scale
      Una fetta di pane fra i denti
      E un cinque minuti, universale

      Le lancette guardate di sfuggita
      Il fiatone, il cappotto di sbieco
      Due gradini alla volta, il portone
      E una scusa, che ormai fa l'eco

      La sedia vuota, il piatto coperto
      La porta che sbatte, le guance rosse
      Un passo di corsa, un altro di punta
      E un buon motivo, qualunque fosse`,
  },
  {
    words: 'coperta coperte piumone piumoni lenzuola piedi_freddi piedi_gelati piedi_ghiacciati',
    stanzas: `
      Un angolo tirato, un piede fuori
      Un bozzolo largo mezzo letto
      Un giro sul fianco, un altro strappo
      E un lembo rimasto, un fazzoletto

      Dieci dita gelate in missione
      Un polpaccio caldo, un salto, un grido
      Una piega cercata con l'alluce
      E il piumone, di nuovo, un nido

      Una frontiera in mezzo al materasso
      Un tiro alla fune, a occhi chiusi
      Un cuscino di troppo, sempre quello
      E i bordi di lana, ormai confusi`,
  },
]
