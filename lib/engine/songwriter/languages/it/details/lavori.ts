import type { Details } from '../../stanzas.ts'

/** School, trades and shifts, up to the last day of work. */
export const lavori: readonly Details[] = [
  {
    words:
      'maestr* insegnant* insegni_italiano insegni_inglese insegni_storia insegni_lettere insegna_italiano insegna_inglese insegni_alle insegna_alle insegnavi_alle insegni_in insegna_in gesso_sulle professor* prof lavagn* gessett* alunn* scolar* classi bidell* asilo educatric* educatore',
    stanzas: `
      Gesso sui polsi, sul gomito, in testa
      Una pila di temi sotto il braccio
      Il nome sbagliato, poi quello giusto
      E una mela, un disegno, un mezzo abbraccio

      Una mano alzata, poi altre dieci
      La penna rossa, il cappuccio morso
      La lavagna passata con lo straccio
      E dal fondo, un altro discorso

      La campanella, le sedie in corsa
      Una regola detta in tre maniere
      Un dito che segue riga per riga
      E una faccia che s'apre, da vedere`,
  },
  {
    words:
      'scuola scuole zaino zaini zainett* compito quaderno quaderni pagell* interrogazion* ricreazion* intervallo liceo elementari verifica verifiche astucci* compagni_di_classe compagna_di_banco compagno_di_banco',
    stanzas: `
      Uno zaino più largo delle spalle
      La punta spezzata, la gomma a metà
      Il diario gonfio, chiuso da un laccio
      E l'ultima riga, che non ci sta

      Un problema con dentro due treni
      La testa appoggiata su una mano
      La matita mordicchiata in cima
      E il sette per otto, sempre lontano

      Un nome inciso sopra il banco
      Un foglio a quadretti, una barchetta
      La merenda in tasca, già schiacciata
      E una campanella, senza fretta`,
  },
  {
    words:
      'esam* maturità universit* studia studi studiare studiava studiavi studiato studiando concors* appunti test_d’ingresso libri_di_testo',
    stanzas: `
      Evidenziatori senza più il tappo
      Appunti con frecce in ogni senso
      Un calendario con una croce
      E un caffè freddo, nero, denso

      Una pagina letta tre volte
      La matita che batte contro i denti
      Il corridoio, le sedie in fila
      E un nome chiamato, fra i presenti

      Un libro più grosso della borsa
      La lampada accesa sopra il foglio
      Una briciola presa con un dito
      E l'ultimo capitolo, uno scoglio`,
  },
  {
    words:
      "laurea lauree laurei laureato laureata laurearsi laurearti tesi corona_d'alloro corona_d’alloro diploma diplomato diplomata",
    stanzas: `
      Una corona che punge la fronte
      Coriandoli dentro alle scarpe buone
      Le foto sui gradini, uno sull'altro
      E un nome stampato sul cartone

      Un tomo rilegato, color vino
      La copertina sfiorata col dito
      Le gambe più molli, la voce secca
      E il discorso, di colpo, già finito

      Tre sedie, un microfono, un bicchiere
      Un nodo alla gola, mandato giù
      Un fiocco rosso, una giacca stretta
      E davanti al nome, un titolo in più`,
  },
  {
    words:
      'infermier* ospedal* reparto corsia medico medici medicina dottor* dottoress* chirurg* flebo pronto_soccorso ambulator* oss badant* fisioterapist*',
    stanzas: `
      Un cuscino girato, il lato fresco
      Un passo di gomma, una voce bassa
      Un orologio appuntato al taschino
      E un carrello che cigola, e passa

      La coperta tirata sopra i piedi
      Il polso tenuto fra due dita
      Un bicchiere d'acqua, una cannuccia
      E la tapparella, un poco salita

      Una cartella appesa al letto
      Mani sicure, gocce contate
      Le scarpe bianche, un passo in punta
      E lenzuola tese, rimboccate`,
  },
  {
    words:
      'turno turni turno_di_notte turni_di_notte turnist* notturno lavori_di_notte lavora_di_notte lavoravi_di_notte fai_le_notti guardia_notturna guardiano_notturno',
    stanzas: `
      Una luce accesa in fondo al piano
      Il distributore che ronza solo
      Un caffè nella plastica, il terzo
      E il primo autobus, preso al volo

      Le chiavi girate con due dita
      Le persiane chiuse in pieno giorno
      Un cuscino tirato sulla testa
      E il mondo, in punta di piedi, intorno

      Un panino mangiato a ore strane
      Lo sbadiglio nascosto nella mano
      Una sedia che cigola nel vuoto
      E la luna che smonta, piano piano`,
  },
  {
    words:
      'camion camionist* tir autist* conducent* tassist* taxi furgon* corriere corrieri consegni consegna consegne consegnava consegnavi rider',
    stanzas: `
      Un sedile largo, una coperta
      Una mano sul volante, appena
      La radio bassa, una mentina
      E un semaforo, due, e poi la cena

      Uno specchio sistemato col dito
      Le strisce bianche che corrono via
      Un thermos incastrato tra i sedili
      E i fari incrociati, per cortesia

      Il motore che brontola nel petto
      La radio che cambia ogni provincia
      Una cartina sulle ginocchia
      E un'altra salita che ricomincia`,
  },
  {
    words:
      'cantier* murator* mattone mattoni cemento gru betonier* ponteggi* impalcatur* edile edili geometr* manoval* imbianchino imbianchini piastrellist*',
    stanzas: `
      Il metro in tasca, i guanti duri
      La bolla nel mezzo della livella
      Un fischio dal basso, una carrucola
      E il pane aperto, con la mortadella

      Il secchio che sale, appeso alla corda
      Un cappello di carta di giornale
      La polvere bianca sopra le ciglia
      E un muro che viene su, verticale

      La cazzuola che gratta e che liscia
      Mattone su malta, malta e mattone
      La matita piantata nell'orecchio
      E una scala, una porta, un portone`,
  },
  {
    words:
      'fabbric* operai* officin* meccanic* catena_di_montaggio tuta_blu tornitore tornio saldator* saldare stabiliment* metalmeccanic* capannon*',
    stanzas: `
      Una sirena, il cancello, una fila
      Scintille che saltano sul cemento
      I guanti di cuoio, duri di grasso
      E un rombo che resta, anche da spento

      Il cartellino infilato, uno scatto
      Una chiave del dodici tra i denti
      Un cerchio di sudore sulla schiena
      E mani nere, mani intelligenti

      Il sapone che gratta, l'acqua scura
      La mensa, il vassoio, mezza mela
      Un armadietto con una foto
      E una tuta di grasso e di tela`,
  },
  {
    words:
      'uffici* riunion* collegh* collega scrivani* capoufficio fotocopi* impiegat* contabil* commercialist* segretari* direttore direttrice smartworking fattura fatture aziend*',
    stanzas: `
      Una tazza col manico sbeccato
      Foglietti gialli sulla tastiera
      Un calendario rimasto ad aprile
      E una pianta eroica, di frontiera

      La macchinetta, un bicchierino
      Una penna prestata, mai tornata
      Due sedie girate verso la porta
      E una riunione, ancora spostata

      La stampante che mastica un foglio
      Un cassetto: mentine, graffette, tè
      La giacca appoggiata alla spalliera
      E l'ultimo biscotto, che non c'è`,
  },
  {
    words:
      'negozi* bottega botteghe commess* cassier* vetrin* edicol* ferrament* tabaccai* tabaccheri* cartoler* merceri* salumer* salumier* macellai* macelleri* alimentari',
    stanzas: `
      Un campanello sopra la porta
      La saracinesca, un tuono per via
      Un gomito posato sul bancone
      E due chiacchiere, poi la mercanzia

      La vetrina rifatta, un passo indietro
      Lo scaffale in alto, la scaletta
      Un cartellino scritto a pennarello
      E un nastro arricciato, senza fretta

      Il cassetto dei soldi che suona
      Il conto su un pezzo di cartone
      La carta piegata in due mosse
      E una caramella per conclusione`,
  },
  {
    words:
      'parrucchier* barbier* tagli_i_capelli taglia_i_capelli tagliavi_i_capelli messa_in_piega tinta treccine estetist* bigodini',
    stanzas: `
      Una mantella annodata al collo
      Le forbici che scattano fitto
      Uno spruzzo, un pettine fra i denti
      E un orecchio piegato, zitto

      Un phon che copre metà del racconto
      Due dita, una ciocca, una misura
      Una rivista di tre stagioni fa
      E uno specchio dietro, che assicura

      La testa all'indietro, l'acqua che corre
      Uno spruzzo, un colpo di spazzolino
      Un tappeto di riccioli per terra
      E un collo più fresco, e un inchino`,
  },
  {
    words:
      'contadin* trattor* stalla stalle mucca mucche mungere mungi munge mungeva mungevi pecora pecore capre capra fattoria fieno allevator* mietitur* campi_di_grano',
    stanzas: `
      Un secchio che suona contro il ginocchio
      Il fieno che punge dentro ai calzini
      Due corna, una corda, un fiato tiepido
      E un muso che fruga nei taschini

      Un motore che tossisce e che parte
      La terra girata, riga per riga
      Un fazzoletto annodato al collo
      E in tasca, per sbaglio, una spiga

      Gli stivali in fila fuori dall'uscio
      Il cielo guardato col mento in su
      Un catenaccio, una porta di legno
      E un campanaccio, due prati più giù`,
  },
  {
    words: 'camerier* ristorant* trattoria trattorie osteria osterie vassoi* pub ristorator*',
    stanzas: `
      Tre piatti su un braccio, e uno nell'altro
      La penna dietro all'orecchio, storta
      Il fischio della macchina, il vapore
      E un piede che sa spingere la porta

      Una comanda infilzata sul chiodo
      Tovaglioli piegati a ventaglio
      Un cestino di pane, un'altra brocca
      E il tavolo sei, che vuole senz'aglio

      Le sedie girate sopra i tavoli
      Un giro di straccio, tondo tondo
      Le briciole prese in un palmo
      E una mancia sotto il piatto fondo`,
  },
  {
    words:
      'pompier* vigile_del_fuoco vigili_del_fuoco ambulanz* soccorritor* soccorritric* protezione_civile croce_rossa sirena sirene carabinier* poliziott*',
    stanzas: `
      Gli stivali già in piedi, aperti
      Una sirena, e il caffè a metà
      Una cerniera tirata in corsa
      E una tazza che fredda, e chissà

      Un lampo blu sui muri delle case
      I guanti, lo zaino, la radio accesa
      Due dita sul polso, uno sguardo
      E una mano che arriva, larga e tesa

      Le borse in fila, sempre uguali
      Il passo di corsa, la voce lenta
      Una coperta che scrocchia, d'oro
      E il fiato, alla fine, che s'allenta`,
  },
  {
    words: 'falegnam* intagli intaglia intagliare intagliava intagliavi segheri* pialla piallare trucioli',
    stanzas: `
      Trucioli come riccioli biondi
      Una mano lungo la venatura
      La matita piatta sopra l'orecchio
      E, prima del taglio, un'altra misura

      La pialla che canta una striscia lunga
      Odore di colla, polvere d'oro
      Un soffio che pulisce il solco
      E morsetti e lame appesi, in coro

      Un cassetto che scorre, senza un suono
      Il nodo lasciato lì, come un occhio
      La carta vetrata piegata in quattro
      E avanzi di legno, da far Pinocchio`,
  },
  {
    words: 'pension* pensionat* pensionament* ultimo_giorno_di_lavoro',
    stanzas: `
      Un cassetto svuotato fino al fondo
      Una scatola: la tazza, la pianta
      Un armadietto rimasto aperto
      E la sedia girevole, che canta

      La sveglia girata contro il muro
      Il lunedì che bussa, e aspetta
      Un cappello appeso, una giacca vuota
      E un caffè bevuto senza fretta

      Le chiavi posate sopra il banco
      Le strette di mano lungo la scala
      Una penna lasciata nel taschino
      E un giornale intero, aperto, in sala`,
  },
]
