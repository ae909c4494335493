import type { Details } from '../../stanzas.ts'

/** The house, what gets lost in it, what grows beside it and what goes on in it. */
export const casa: readonly Details[] = [
  {
    words:
      'orto orti ortolan* pomodor* zucchin* lattug* basilico vanga zappa zappare vangare concim* melanzan* peperon* semin* raccolto',
    stanzas: `
      (La terra|La zolla|La zappa) è ancora umida di notte
      Un filo di verde mette fuori il naso
      Il sole prende posto fra le canne
      E niente, qui, succede per caso

      Il primo pomodoro è una scoperta
      Profuma la mano, profuma il mattino
      Il sale, un filo d'olio, un po' di pane
      E tutto il paradiso è un panino

      L'acqua scende piano lungo il solco
      Qualcuno parla piano ai pomodori
      La zucchina cresce di nascosto
      E si sta volentieri un poco fuori`,
    later: `
      Poi torna l'inverno, l'orto riposa
      La vanga si asciuga dietro la porta
      Ma i semi nel buio conoscono il tempo
      E ad aprile la terra è risorta`,
    hook: `
      Un seme, la pioggia, un orto, il sole
      Il resto lo fa chi sa e chi vuole

      Le mani nell'orto, il pane, il sale
      E ogni pomodoro è Natale`,
  },
  {
    words:
      'giardin* fiori fiore fiorai* fiorist* gerani geranio rose roseto rosaio tulipan* orchide* piante pianta_grassa annaffi* innaffi* vasi aiuol* ortensi* gelsomin* girasol* margherite potare poti potava potavi mazzo_di_fiori pollice_verde ciclamin*',
    stanzas: `
      (Una rosa|Un fiore|Un bocciolo) si apre senza avvertire
      E l'aria della stanza cambia colore
      Chi entra si ferma un passo più in là
      E il mondo per poco respira col cuore

      L'acqua si posa pian piano sui vasi
      La terra assetata ne vuole ancora
      Un'ape controlla i petali nuovi
      E il giardino è pronto prima dell'aurora

      Un nastro si annoda intorno agli steli
      La carta fruscia, profuma la via
      C'è chi cerca un fiore per dire scusa
      E un petalo solo mette allegria`,
    later: `
      I petali cadono, uno per uno
      Lo stelo si piega verso la sera
      Ma il fiore l'ha fatto, quel suo lavoro
      E chi l'ha veduto ricorda com'era`,
    hook: `
      Un fiore nel vaso, un fiore in mano
      E il giorno, anche grigio, va più lontano

      Dillo coi fiori, col rosso, col blu
      Che un fiore lo dice un poco di più`,
  },
  {
    words:
      'trasloco traslochi traslocare traslocato scatolon* casa_nuova nuova_casa prima_casa cambi_casa cambiare_casa cambiato_casa appartament* ristruttur* imbianc* mobili_da_montare',
    stanzas: `
      (Lo scatolone|L'armadio|Il divano) non passa dalle scale
      Tre persone si grattano il mento
      Un piatto si trova dentro uno stivale
      E il cane abbaia al cambiamento

      Le stanze vuote fanno l'eco ai passi
      Si sceglie dove va a dormire il letto
      La prima cena è sopra a due cartoni
      E mai fu più bello avere un tetto`,
    later: `
      Un giorno le scatole sono finite
      C'è il nome sul campanello, e la luce
      La casa nuova impara le voci
      E la prima tenda qualcuno la cuce`,
    hook: `
      Quattro muri, una chiave, una casa, il sole
      E dentro poi ci si mette chi si vuole`,
  },
  {
    words: 'chiavi chiave portachiavi mazzo_di_chiavi',
    stanzas: `
      (Le tasche|Le giacche|Le borse) si rovesciano sul letto
      Esce di tutto, e proprio quelle no
      Si guarda nel frigo, si guarda nel vaso
      E intanto stan nella porta, da un po'

      Un mazzo che suona, un passo di corsa
      La toppa fa scena, la serratura tace
      Il vicino saluta dal pianerottolo
      E sullo zerbino si fa la pace`,
    later: `
      Le chiavi si perdono e poi si ritrovano
      Stavano al sole, sul muretto
      Chi ha una casa dove tornare
      Un modo lo trova, o dorme sul tetto`,
    hook: `
      Le chiavi, le chiavi, ma dove saranno
      Si perdono sempre, e sempre ci stanno`,
  },
  {
    words: 'occhial* montatura lenti_a_contatto lente_d’ingrandimento',
    stanzas: `
      Si cercano a tavola, si cercano in bagno
      Si cerca perfino nel lampadario
      E intanto stanno sulla fronte, in alto
      E chi li cerca gira al contrario

      Il vetro si appanna davanti alla pasta
      Il mondo diventa una nuvola bianca
      Un lembo di maglia lo rimette a fuoco
      E la forchetta riparte, mai stanca`,
    later: `
      La sera gli occhiali riposano chiusi
      Sul libro aperto, sul comodino
      E chi li portava vede nel sogno
      Lontano e vicino, vicino, vicino`,
    hook: `
      Gli occhiali sul naso, gli occhiali in testa
      E il mondo, a guardarlo bene, è una festa`,
  },
  {
    words:
      'bucato lavatric* asciugatric* stiri stira stiro stirare stirava stiravi stiravo stirando stirato ferro_da_stiro asse_da_stiro stendino stendi_i_panni stende_i_panni stendere_i_panni panni_stesi mollette calzin* calze_spaiate cesta_dei_panni',
    stanzas: `
      (Il vento|Il sole|L'aria) riempie tutte le camicie
      E sembra che in cortile si balli il tango
      Un calzino è partito per conto suo
      E un altro rimane, di sotto, nel fango

      Il ferro fa nuvole sopra i colletti
      Il caldo profuma di sapone
      Si piega il lenzuolo, un passo, due passi
      E ci si incontra in mezzo al salone`,
    later: `
      La sera le pile son tutte nei cassetti
      La casa profuma di pulito
      E sotto il bucato, in fondo alla cesta
      Il calzino perduto è rinvenito`,
    hook: `
      Il bucato al sole, il vento, il cortile
      E un calzino che parte, con grande stile`,
  },
  {
    words:
      'lavare_i_piatti lavi_i_piatti lava_i_piatti lavo_i_piatti lavava_i_piatti lavavi_i_piatti lavastoviglie lavello stoviglie piatti_sporchi asciughi_i_piatti',
    stanzas: `
      La schiuma sale, e sale anche il canto
      Una padella fa resistenza
      Qualcuno asciuga, qualcuno racconta
      E nessuno ha più voglia di far senza

      (La torre|La pila|La montagna) dei piatti pende un po'
      La tavola intera guarda altrove
      Poi qualcuno si alza, tira su le maniche
      E l'acqua comincia e la sera si muove`,
    later: `
      I piatti son lustri, la luce è bassa
      Il canovaccio riposa appeso
      E due parole dette sull'acqua
      Hanno tolto alla sera ogni peso`,
    hook: `
      Chi lava, chi asciuga, chi canta piano
      I piatti si fanno, mano per mano`,
  },
  {
    words:
      'pulizie aspirapolvere spazzi spazza spazzare spazzavi spazzava spolver* mocio pulire_casa pulisci_casa pulisce_casa fai_le_pulizie',
    stanzas: `
      (L'aspirapolvere|La scopa|Il mocio) parte di buon mattino
      La casa si rifugia sul divano
      La polvere balla dentro un raggio
      E pare che nevichi, da lontano

      Sotto l'armadio c'è un altro mondo
      Due monete, una biglia, un biglietto
      Si butta la polvere e si tiene il resto
      E si perde mezz'ora su un oggetto`,
    later: `
      La sera la casa profuma di cera
      Si gira in calzini, si parla piano
      La polvere è fuori, si fa due passi
      E prima di notte rientra, pian piano`,
    hook: `
      Spazza di qua, e spolvera di là
      La polvere torna, la polvere sa`,
  },
  {
    words:
      'ripara ripari riparo riparare riparava riparavi riparavo riparato riparando riparazion* aggiust* cacciavit* martell* cassetta_degli_attrezzi attrezzi bricolage fai_da_te avvit* trapan* rattopp*',
    stanzas: `
      (La radio|La sveglia|La lampada) è sul tavolo a pezzi
      Una vite rotola verso la porta
      Si guarda, si gira, si soffia dentro
      E torna la voce, e la casa è risorta

      Il cassetto è pieno di viti e di spago
      Non si butta niente, che tutto è buono
      Un colpo leggero, un giro di chiave
      E torna pian piano il suo vecchio suono`,
    later: `
      Le cose si rompono, si sa, con gli anni
      E c'è chi le getta senza pensare
      Ma chi le ripara, con calma, la sera
      Insegna qualcosa senza parlare`,
    hook: `
      Chi ripara le cose lo sa, lo sa
      Che il mondo si aggiusta da dove si sta`,
  },
  {
    words: 'telecomand* tv televis* divano divani serie_tv telenovel* quiz netflix puntata puntate',
    stanzas: `
      (Il divano|Il cuscino|La coperta) ha preso la forma giusta
      Il telecomando è finito sotto
      La sigla comincia, si abbassa la luce
      E al primo colpevole cade il biscotto

      Solo una puntata, si dice, una sola
      E all'alba si scopre chi era l'assassino
      La tisana è fredda, la luce è azzurra
      E il gatto ha preso l'altro cuscino`,
    later: `
      Finisce la serie, scorrono i nomi
      E in stanza si parla ancora di quello
      Lo schermo è nero, il divano è caldo
      E il posto vicino resta il più bello`,
    hook: `
      Il divano, la sera, la tivù, la coperta
      E una puntata che resta aperta`,
  },
  {
    words:
      'uncinett* sferruzz* lavori_a_maglia lavora_a_maglia lavoro_a_maglia lavoravi_a_maglia lavorava_a_maglia lavorare_a_maglia fai_la_maglia fai_a_maglia fa_la_maglia ai_ferri ferri_da_maglia gomitol* lana maglioni_di_lana centrini',
    stanzas: `
      (Il gomitolo|La lana|Il filo) scappa sotto il tavolo
      Due ferri si dicono cose fra loro
      Un giro diritto, un giro rovescio
      E cresce una manica, punto d'oro

      La sciarpa è più lunga dell'inverno
      Il filo va avanti per tutta la via
      A chi la riceve non manca più niente
      C'è il caldo, il colore e la compagnia`,
    later: `
      Passano gli anni, la lana resta
      Un po' infeltrita, un po' più corta
      E chi la mette nei giorni di neve
      Sente due mani chiudergli la porta`,
    hook: `
      Un dritto, un rovescio, la lana, il filo
      E un abbraccio che pesa mezzo chilo`,
  },
  {
    words:
      'cuci cuce cucio cucire cuciva cucivi cucivo cucito cucendo sarta sarto sarte sarti sartoria macchina_da_cucire ago_e_filo orlo orli rammend* ricamo ricami ricama ricamare ricamava ricamavi imbastire ditale stoffa stoffe attacca_bottoni attacchi_bottoni',
    stanzas: `
      (L'ago|La lampada|Il ditale) brilla sotto la finestra
      Il filo si infila al terzo tentativo
      Uno strappo si chiude come una bocca
      E il vecchio vestito torna vivo

      La macchina corre, si ferma, riparte
      Il metro pende intorno al collo
      Un orlo si accorcia, una manica cresce
      E tutto sta a posto, dal dritto allo scollo`,
    later: `
      L'orlo non si vede, eppure tiene
      Ha fatto feste, scuole, domeniche
      Chi cuce lascia in giro il suo bene
      Nascosto dentro a tutte le maniche`,
    hook: `
      Ago e filo, un punto e poi via
      Chi cuce ripara anche un po' l'allegria`,
  },
  {
    words: 'mercato mercati bancarell* mercatin* spesa supermercat* ortofrutt* carrello fruttivendol*',
    stanzas: `
      (I banchi|Le tende|Le voci) si aprono prima del sole
      Le pesche si mettono in bella mostra
      Si chiede il prezzo, si ride, si tratta
      E poi si racconta la vita nostra

      Il carrello ha una ruota che va a sinistra
      Si va per il pane, si è già dai gelati
      La lista diceva sei cose soltanto
      E in cassa si arriva affannati`,
    later: `
      Le borse si posano in mezzo al tavolo
      Odore di frutta per tutta la via
      Il mercato è finito, restano foglie
      E due chiacchiere da portar via`,
    hook: `
      Al mercato la frutta, le voci, il sole
      Si paga il prezzemolo e non le parole`,
  },
  {
    words: 'russare russava russavi russavo russando russi russa russano russat*',
    stanzas: `
      (Le tende|I vetri|Le tazze) tremano leggermente
      Qualcuno ha acceso un trattore in stanza
      Un attimo tace, e tutti ci sperano
      E poi riprende con più baldanza

      Il cane si alza e cambia camera
      Il vicino bussa, ma con rispetto
      E intanto il cuscino è tondo e beato
      E il sonno si allarga, e riempie il letto`,
    later: `
      Poi una notte la stanza è quieta
      E il sonno degli altri non vuole venire
      Manca il trattore, manca la musica
      Chi russa, se manca, non fa dormire`,
    hook: `
      Chi russa non sa che concerto che fa
      E la casa trema di qua e di là`,
  },
  {
    words:
      'dormi dorme dormo dormire dormiva dormivi dormivo dormiglion* pisolin* sonnellin* pennichell* addorment* letargo',
    stanzas: `
      (Il cuscino|Il divano|La coperta) ha vinto un'altra volta
      La luce si è fermata sulla soglia
      Il mondo può aspettare ancora un poco
      Di alzarsi, qui, nessuno ha voglia

      C'è un posto che sembra fatto apposta
      Si prova, si gira, e ci si entra intero
      Un respiro si fa sempre più lungo
      E il sonno scende, buono e leggero`,
    later: `
      La sera si stende su tutte le cose
      La casa abbassa piano la voce
      Chi dorme così ha il cuore in pace
      E il sogno gli passa accanto, veloce`,
    hook: `
      Dormi che dormi, nel sole, al riparo
      E il mondo, che corre, va piano e va chiaro

      Zitti, che dorme, passate piano
      Il sogno è partito, ed è già lontano`,
  },
  {
    words:
      'ritardo ritardi in_ritardo ritardatari* arrivi_tardi arriva_tardi arrivo_tardi arrivavi_tardi arrivava_tardi perdi_treno puntual*',
    stanzas: `
      (L'orologio|Il telefono|Il campanile) ha già detto le otto
      La doccia canta, la giacca aspetta
      Due minuti, si sente dire, e sono qui
      E il tempo intanto va in bicicletta

      La pasta è scolata, la torta tagliata
      C'è un posto vuoto in mezzo alla cena
      Poi suona la porta, ed entra un sorriso
      E chi vuol gridare ci riesce appena`,
    later: `
      E se un giorno fosse tutto in orario
      Ci guarderemmo senza capire
      Il ritardo ha di bello l'attesa
      E il passo, alla porta, che sta per venire`,
    hook: `
      Due minuti e arrivo, due minuti e ci sono
      Chi viene in ritardo poi chiede perdono

      In ritardo, in ritardo, ma con allegria
      Che il tempo, si sa, se ne va per la via`,
  },
  {
    words: 'coperta coperte piumone piumoni lenzuola piedi_freddi piedi_gelati piedi_ghiacciati',
    stanzas: `
      (Il piumone|La coperta|Il lenzuolo) ha preso una sola parte
      Di là c'è il vento, ci son due ginocchi
      Due piedi di ghiaccio cercano casa
      E un urlo si sente a dodici rintocchi

      Fuori fa freddo, la pioggia ha fretta
      Qui sotto è agosto, e non c'è rumore
      La coperta si stringe, fa posto a due
      E il letto si scalda pian piano col cuore`,
    later: `
      Poi è mattina, la coperta è per terra
      Nessuno ricorda chi l'abbia tirata
      Si dorme vicini per non aver freddo
      E l'aria è più dolce, e la luce è arrivata`,
    hook: `
      La coperta è una, i piedi son quattro
      E il più freddo vince, questo è il patto`,
  },
]
