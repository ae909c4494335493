import type { Phrasebook } from './phrasebook.ts'

/**
 * Slots: `luogo` where, with its own preposition; `cosa` an object, "la bussola" or "la tua bussola", never after "di",
 * "a", "in" or "su", which would melt into its article; `scena` what happens by itself; `fare` what people do, "conto",
 * "contiamo", "contare", without a pronoun; `come` a comparison; `chi` what somebody is; `quando` when. Words for titles
 * are feminine plurals. Nothing about the singer or the one sung to agrees in gender.
 */
export const italian: Phrasebook = {
  language: 'it',
  forms: { cosa: 'la tua', fare: 'io noi inf' },
  everyday: {
    quando: `alle (due|tre|quattro|cinque) di notte
      verso le (sei|sette|otto|nove) di sera
      un (lunedì|martedì|sabato|venerdì) di (maggio|giugno|marzo|pioggia|novembre)
      una (sera|notte) di (giugno|nebbia|vento|settembre)
      una domenica (d'aprile|di marzo|d'ottobre|di sole)
      a mezzanotte passata
      prima dell'alba
      di primo mattino
      al calare del buio
      nel cuore della notte
      alle prime luci
      nell'ora più blu
      in fondo alla notte`,
  },
  stances: [
    {
      name: 'longing',
      keywords:
        'manc nostalg assenz triste lacrim piang perdut perso lascia addio solitud sola solo rimpiant lontan ricord malincon abbandon vuoto',
      about: `qualcuno che conserva {cosa.la} (da anni|in segreto|senza sapere perché)
        la prima notte senza nessuno {luogo}
        una voce che risuona ancora {luogo}
        due amanti che volevano {fare.inf}`,
    },
    {
      name: 'devotion',
      keywords:
        'amore innamor amar matrimon spos tenerezz bacio baci abbracc insieme coppia fedel carezz mamma papà madre padre anima romantic',
      about: `due amanti che amano {fare.inf}
        la gioia di essere in due {luogo}
        una proposta di matrimonio {quando}, {luogo}
        una vecchia coppia e {cosa.la}`,
    },
    {
      name: 'celebration',
      keywords:
        'festa gioia complean festegg ridere felic allegr vittori amici brind weekend carnevale evviva divert sorris',
      about: `una festa {luogo} che non vuole finire
        amici che vanno a {fare.inf} {quando}
        la sera più bella dell'anno {luogo}
        sconosciuti che si mettono a {fare.inf} insieme`,
    },
    {
      name: 'defiance',
      keywords:
        'rabbia rivolt ribell odio bugi mentir tradi vendett guerra lotta combatt basta mai libert liber grid urlo forte fier',
      about: `una parola gridata {luogo}
        qualcuno che restituisce {cosa.la} e se ne va
        il giorno in cui una donna non tace più {luogo}
        la rabbia che sale {quando}, {come}`,
    },
    {
      name: 'hope',
      keywords:
        'speranz coraggio sper rinasc ricominc futuro sogn creder domani forza rialz guari luce promess fiducia ispir avvenire destin',
      about: `il giorno in cui tutto ricomincia {luogo}
        qualcuno che tiene {cosa.la} come portafortuna
        il coraggio che ritorna {come}
        l'istante in cui {scena}`,
    },
    {
      name: 'calm',
      keywords:
        'calma pace silenzi ripos tranquill dolce dolcezz sonno ninna lent seren quiet rilass piano domenica dormi',
      about: `un pomeriggio {luogo} in cui non succede niente
        una piccola gioia {come}
        qualcuno che si riposa {quando}, {luogo}
        la pace del momento in cui {scena}`,
    },
  ],
  themes: [
    {
      name: 'sea',
      companions: 'summer sky',
      keywords:
        'mare spiaggia onda oceano onde porto barca nave isola marinai vela gabbian marea sabbia riva faro conchigli scogl',
      phrases: {
        luogo: `sul molo; in riva al mare; sul pontile; accanto al faro; sulla sabbia dorata; lungo il canale;
          sulla scogliera; sul vecchio veliero; al largo laggiù; davanti alla capitaneria; al bar della marina;
          dove il vento va`,
        cosa: `l'ancora arrugginita / la tua ancora arrugginita; la bottiglia vuota / la tua bottiglia vuota;
          la cerata gialla / la tua cerata gialla; la bussola / la tua bussola; la rete bucata / la tua rete bucata;
          la carta nautica / la tua carta nautica; i remi di legno / i tuoi remi di legno;
          la conchiglia / la tua conchiglia; il vecchio gozzo / il tuo vecchio gozzo; il fanale / il tuo fanale`,
        scena: `il mare risale; i gabbiani vanno via; il faro si accende; le barche dondolano; la nebbia si alza;
          l'acqua si ritira; il vento gira a nord; il traghetto si allontana; le vele si piegano; l'onda si rompe`,
        fare: `conto le onde / contiamo le onde / contare le onde;
          salto dallo scoglio / saltiamo dallo scoglio / saltare dallo scoglio;
          piego una barca di carta / pieghiamo una barca di carta / piegare una barca di carta;
          rammendo le reti / rammendiamo le reti / rammendare le reti;
          raccolgo conchiglie / raccogliamo conchiglie / raccogliere conchiglie;
          cerco i delfini / cerchiamo i delfini / cercare i delfini;
          scrivo sulla sabbia / scriviamo sulla sabbia / scrivere sulla sabbia;
          corro nella schiuma / corriamo nella schiuma / correre nella schiuma;
          nuoto fino all'isola / nuotiamo fino all'isola / nuotare fino all'isola;
          sciolgo gli ormeggi / sciogliamo gli ormeggi / sciogliere gli ormeggi`,
        come: `come il sale del mare; come una barca senza timone; come sabbia che va via; come schiuma nel mattino;
          come l'onda sullo scoglio; come un sasso che va giù; come una vela di sera; come un faro che non muore;
          come un legno alla deriva; come un'isola che non si sa`,
        chi: `un porto nella tempesta; il faro in capo al mondo; una barca senza ormeggi; il sale dei miei giorni;
          la baia dietro il capo; il vento nelle vele; il mare senza riva; un'ancora dorata; un'isola di nebbia`,
      },
    },
    {
      name: 'city',
      companions: 'dance rain',
      keywords:
        'città strada asfalto metropol metro neon bar milano roma quartier palazz marciapied urban taxi tetto periferi vicol',
      phrases: {
        luogo: `in fondo al viale; sul terrazzo; sull'ultimo tram; all'angolo del bar; in metrò; al bancone;
          sotto il tuo portone; sul ponte di ferro; per le scale; in mezzo alla città; in periferia;
          sotto l'insegna colorata`,
        cosa: `la chiave del tetto / la tua chiave del tetto; il giubbotto di pelle / il tuo giubbotto di pelle;
          il biglietto di ieri / il tuo biglietto di ieri; il bicchiere vuoto / il tuo bicchiere vuoto;
          la piantina sgualcita / la tua piantina sgualcita; la bici rotta / la tua bici rotta;
          gli occhiali scuri / i tuoi occhiali scuri; gli ultimi spiccioli / i tuoi ultimi spiccioli;
          l'accendino / il tuo accendino; il casco rosso / il tuo casco rosso`,
        scena: `il semaforo è verde; la città non dorme; il tram riparte; il neon sfrigola; i piccioni volano via;
          il taxi rallenta; i bar si svuotano; l'asfalto brilla; le finestre si spengono; il sassofono piange`,
        fare: `passo col rosso / passiamo col rosso / passare col rosso;
          conto i lampioni / contiamo i lampioni / contare i lampioni;
          viaggio fino al capolinea / viaggiamo fino al capolinea / viaggiare fino al capolinea;
          compro dei fiori / compriamo dei fiori / comprare dei fiori;
          rubo una bicicletta / rubiamo una bicicletta / rubare una bicicletta;
          giro per i bar / giriamo per i bar / girare per i bar;
          taglio per i cortili / tagliamo per i cortili / tagliare per i cortili;
          salgo sui tetti / saliamo sui tetti / salire sui tetti;
          chiamo un taxi / chiamiamo un taxi / chiamare un taxi;
          disegno sui muri / disegniamo sui muri / disegnare sui muri`,
        come: `come un neon sul portone; come un tram che non va più; come un taxi che va via; come passi sulle scale;
          come una scritta colorata; come un canto di periferia; come monete nel cappello; come pioggia di città;
          come un clacson nel mattino; come una moto nella sera`,
        chi: `la luce al quarto piano; la strada verso casa; un parco senza cancelli; il polso della città;
          una stanza con vista; il verde nel cemento; l'erba tra le pietre; una finestra a sud;
          la chiave della notte`,
      },
    },
    {
      name: 'road',
      companions: 'city sky',
      keywords:
        'viaggi valigi autostrad treno macchina auto partir partenz cammin chilometr orizzont moto camion vagabond frontier avventur fuga strad',
      phrases: {
        luogo: `sulla provinciale; sul sedile accanto; oltre il confine; al distributore; da qualche parte laggiù;
          sull'altra corsia; all'autogrill; sotto il sole; in fondo alla pianura; all'ultima fermata;
          sulla strada del mare; fra due città; sulla vecchia corriera`,
        cosa: `la vecchia valigia / la tua vecchia valigia; la carta stradale / la tua carta stradale;
          il buon coltello / il tuo buon coltello; la cassetta graffiata / la tua cassetta graffiata;
          il caffè bollente / il tuo caffè bollente; gli stivali impolverati / i tuoi stivali impolverati;
          la tenda e il cappello / la tua tenda e il cappello; il sacco a pelo / il tuo sacco a pelo;
          la cartolina / la tua cartolina; il volante di legno / il tuo volante di legno`,
        scena: `la strada trema; il motore canta; i campi corrono; il serbatoio si svuota; il camion lampeggia;
          la radio gracchia; la frontiera svanisce; la polvere si posa; le montagne si avvicinano; la notte scende`,
        fare: `guido tutta la notte / guidiamo tutta la notte / guidare tutta la notte;
          faccio l'autostop / facciamo l'autostop / fare l'autostop;
          dormo sotto i pini / dormiamo sotto i pini / dormire sotto i pini;
          chiudo la valigia / chiudiamo la valigia / chiudere la valigia;
          seguo il fiume / seguiamo il fiume / seguire il fiume;
          tiro giù i finestrini / tiriamo giù i finestrini / tirare giù i finestrini;
          strappo le mappe / strappiamo le mappe / strappare le mappe;
          canto con la radio / cantiamo con la radio / cantare con la radio;
          cerco la via più lunga / cerchiamo la via più lunga / cercare la via più lunga;
          passo la frontiera / passiamo la frontiera / passare la frontiera`,
        come: `come un treno che va via; come polvere nel sole; come una ruota che gira; come un faro lontano;
          come il vento del mare; come un cane senza padrone; come il catrame d'estate; come un motore in salita;
          come una nuvola laggiù; come una canzone mai finita`,
        chi: `la strada che rimane; una deviazione felice; il passo fra i monti; l'ultima uscita; un motore che canta;
          la fine della mappa; un posto al sole; il vento nei capelli; un paese senza confini`,
      },
    },
    {
      name: 'rain',
      companions: 'city letters',
      keywords:
        'pioggia temporal tempest nuvol ombrell acquazzon grigi tuono fulmin gocc pozzangher nebbia piov bagnat',
      phrases: {
        luogo: `sotto il portone; sul balcone; alla fermata; sotto il temporale; in lavanderia; in mezzo alla via;
          dietro la vetrata; sulla panchina bagnata; sotto le grondaie; all'angolo del viale; sotto l'ombrello;
          in mezzo alla bufera; sotto il cielo che va giù`,
        cosa: `l'ombrello nero / il tuo ombrello nero; il cappotto grigio / il tuo cappotto grigio;
          gli stivali di gomma / i tuoi stivali di gomma; la lettera macchiata / la tua lettera macchiata;
          la candela / la tua candela; il tè senza zucchero / il tuo tè senza zucchero; il libro bagnato / il tuo libro bagnato;
          la coperta / la tua coperta; il foulard rosso / il tuo foulard rosso; il cappello / il tuo cappello`,
        scena: `la pioggia cade; il tuono brontola; le grondaie traboccano; le nuvole si aprono; i vetri si appannano;
          il lampo svanisce; le pozzanghere tremano; il tempo si guasta; le gocce tamburellano;
          il temporale prende fiato`,
        fare: `salto nelle pozzanghere / saltiamo nelle pozzanghere / saltare nelle pozzanghere;
          conto fino al tuono / contiamo fino al tuono / contare fino al tuono;
          stendo i cappotti / stendiamo i cappotti / stendere i cappotti;
          disegno sui vetri / disegniamo sui vetri / disegnare sui vetri;
          divido un ombrello / dividiamo un ombrello / dividere un ombrello;
          ballo per la strada / balliamo per la strada / ballare per la strada;
          lascio aperta la finestra / lasciamo aperta la finestra / lasciare aperta la finestra;
          preparo del tè / prepariamo del tè / preparare del tè;
          guardo i fulmini / guardiamo i fulmini / guardare i fulmini;
          cammino senza cappotto / camminiamo senza cappotto / camminare senza cappotto`,
        come: `come pioggia sul balcone; come inchiostro che va giù; come un lampo di sera; come nebbia che va via;
          come gocce sulla vetrata; come il grigio che si fa blu; come un fiume verso il mare;
          come un tuono che scompare; come l'odor di primavera; come il fango sulle scale`,
        chi: `un tetto sulla testa; l'azzurro dopo il grigio; una lampada accesa; uno squarcio fra le nuvole;
          un riparo per due; la calma nel temporale; il primo giorno tiepido; un cappotto asciutto;
          il tuono dentro me`,
      },
    },
    {
      name: 'morning',
      companions: 'letters winter',
      keywords: 'mattin caffè colazion cucin svegli alba letto tè pane cornetto sole cuscin tazz',
      phrases: {
        luogo: `in cucina; sul balcone; dal panettiere; fra le lenzuola; accanto al guanciale; per le scale;
          alla finestra; vicino al fornello; in corridoio; nel sole del mattino; davanti al lavandino;
          sulla terrazza fiorita; al bar della stazione`,
        cosa: `il secondo caffè / il tuo secondo caffè; la tazza blu / la tua tazza blu; il pane caldo / il tuo pane caldo;
          il giornale / il tuo giornale; la sveglia di latta / la tua sveglia di latta;
          la camicia a quadri / la tua camicia a quadri; gli occhiali tondi / i tuoi occhiali tondi;
          il miele del mercato / il tuo miele del mercato; la radio del bagno / la tua radio del bagno;
          le calze di lana / le tue calze di lana`,
        scena: `il bollitore fischia; il merlo canta; il sole entra; il caffè si raffredda; il pane è ancora caldo;
          la tenda si muove; il postino suona; i vicini si svegliano; la luce fa le righe; la strada si desta`,
        fare: `taglio il pane / tagliamo il pane / tagliare il pane;
          lascio suonare la sveglia / lasciamo suonare la sveglia / lasciare suonare la sveglia;
          preparo il caffè / prepariamo il caffè / preparare il caffè;
          bagno i gerani / bagniamo i gerani / bagnare i gerani;
          sfoglio il giornale / sfogliamo il giornale / sfogliare il giornale;
          resto a letto fino a tardi / restiamo a letto fino a tardi / restare a letto fino a tardi;
          spalanco le persiane / spalanchiamo le persiane / spalancare le persiane;
          raccolgo le briciole / raccogliamo le briciole / raccogliere le briciole;
          fischietto un'aria antica / fischiettiamo un'aria antica / fischiettare un'aria antica;
          rompo due uova / rompiamo due uova / rompere due uova`,
        come: `come luce sul guanciale; come il latte nel caffè; come un'aria senza parole; come rugiada sulla via;
          come il sole del mattino; come lenzuola ad asciugare; come il vapore che va su;
          come un gatto sul balcone; come un bacio sulla schiena; come un pane che lievita già`,
        chi: `la luce sulla tavola; un mattino di maggio; una domenica in due; il pane con il sale; il miele nel tè;
          una finestra a oriente; la canzone prima dell'alba; il primo sorso; un letto pieno di sole`,
      },
    },
    {
      name: 'sky',
      companions: 'sea summer',
      keywords: 'cielo stell luna sole notte pianet spazio volo volar ali uccell comet galassi azzurr blu razzo',
      phrases: {
        luogo: `sotto le stelle; sulla collina; sopra i tetti; nella radura; quassù; dietro la luna;
          sul tetto della stazione; a cielo aperto; ai bordi della sera; sulla mongolfiera;
          vicino all'Orsa Maggiore; fra Venere e il mare; su un aliante che va`,
        cosa: `il cannocchiale / il tuo cannocchiale; la mappa del cielo / la tua mappa del cielo;
          l'aquilone / il tuo aquilone; la coperta / la tua coperta; il sasso di luna / il tuo sasso di luna;
          la girandola / la tua girandola; la piuma bianca / la tua piuma bianca;
          l'anello d'argento / il tuo anello d'argento; il libro dei pianeti / il tuo libro dei pianeti;
          la torcia / la tua torcia`,
        scena: `la luna si alza; la stella cade; le nuvole vanno via; il cielo si allarga; l'aereo lampeggia;
          le rondini girano; la cometa ritorna; la stella polare veglia; il blu si fa nero; la terra gira`,
        fare: `conto le stelle / contiamo le stelle / contare le stelle;
          sogno sull'erba / sogniamo sull'erba / sognare sull'erba;
          cerco il Grande Carro / cerchiamo il Grande Carro / cercare il Grande Carro;
          lancio un aquilone / lanciamo un aquilone / lanciare un aquilone;
          esprimo un desiderio / esprimiamo un desiderio / esprimere un desiderio;
          rincorro la luna / rincorriamo la luna / rincorrere la luna;
          volo nel sogno / voliamo nel sogno / volare nel sogno;
          battezzo una stella / battezziamo una stella / battezzare una stella;
          guardo nel cannocchiale / guardiamo nel cannocchiale / guardare nel cannocchiale;
          spengo le candele / spegniamo le candele / spegnere le candele`,
        come: `come una stella che va giù; come la luna piena; come un uccello migratore; come un aquilone;
          come la notte che va via; come polvere lunare; come storni nella sera; come un lampo di città;
          come un aereo nel mattino; come una cometa argentata`,
        chi: `la stella sopra il tetto; una luna senza notte; l'azzurro sopra i campi; la scia della cometa;
          un'ala di luce; il cielo nello stagno; la fine della notte; un pianeta senza guerra;
          il silenzio dello spazio`,
      },
    },
    {
      name: 'summer',
      companions: 'sea dance',
      keywords: 'estate vacanz caldo luglio agosto afa gelat giardin piscin sole cical abbronz tropical griglia',
      phrases: {
        luogo: `in riva al lago; nell'erba tagliata; sul pontile; sotto il ciliegio in fiore; in piscina;
          vicino al falò; sul muretto al sole; dietro il casolare; sulla veranda; dal gelataio;
          nell'ombra del giardino; fra le ginestre; sul prato laggiù`,
        cosa: `il vestito a righe / il tuo vestito a righe; gli occhiali da sole / i tuoi occhiali da sole;
          la bici arrugginita / la tua bici arrugginita; il cappello di paglia / il tuo cappello di paglia;
          il cesto di ciliegie / il tuo cesto di ciliegie; il gelato al limone / il tuo gelato al limone;
          il materassino / il tuo materassino; il pallone di cuoio / il tuo pallone di cuoio;
          la vecchia chitarra / la tua vecchia chitarra; il vaso di lucciole / il tuo vaso di lucciole`,
        scena: `le cicale cantano; il grano è alto; l'asfalto si scioglie; le ciliegie sono mature; la sera si allunga;
          le rondini sfiorano l'acqua; il ventilatore gira; il fuoco crepita; il lago tace; il gelato cola`,
        fare: `salto dal pontile / saltiamo dal pontile / saltare dal pontile;
          rubo le ciliegie / rubiamo le ciliegie / rubare le ciliegie;
          corro senza mani / corriamo senza mani / correre senza mani;
          dormo sotto le stelle / dormiamo sotto le stelle / dormire sotto le stelle;
          cammino nell'erba bagnata / camminiamo nell'erba bagnata / camminare nell'erba bagnata;
          cuocio al sole / cuociamo al sole / cuocere al sole;
          salto il lunedì / saltiamo il lunedì / saltare il lunedì;
          costruisco una zattera / costruiamo una zattera / costruire una zattera;
          inseguo le lucciole / inseguiamo le lucciole / inseguire le lucciole;
          divido un melone / dividiamo un melone / dividere un melone`,
        come: `come un gelato nel sole; come sabbia da scrollare; come un canto di cicala; come luglio nella via;
          come una pesca matura; come il caldo che vien su; come un tuffo nel mattino; come brace nella sera;
          come un'onda che verrà; come un papavero in amore`,
        chi: `l'estate dentro me; un tuffo dentro il lago; l'oro sopra i campi; il più lungo dei giorni;
          un'ombra di luglio; lo zucchero del melone; il fuoco sulla spiaggia; un giorno di vacanza;
          il profumo del fieno`,
      },
    },
    {
      name: 'dance',
      companions: 'city summer',
      keywords: 'ball danz discotec club basso dj musica ritmo festa valzer tango palco concert pista disco',
      phrases: {
        luogo: `in mezzo alla pista; sotto la sfera; al bancone; davanti al cantante; in prima fila; nel fumo blu;
          sul palco; in fondo al salone; accanto all'orchestra; al guardaroba; sotto il riflettore;
          vicino alle casse laggiù; dove il ritmo va`,
        cosa: `le scarpe d'argento / le tue scarpe d'argento; il vestito di lustrini / il tuo vestito di lustrini;
          il biglietto d'ingresso / il tuo biglietto d'ingresso; il vecchio disco / il tuo vecchio disco;
          l'ultimo ballo / il tuo ultimo ballo; il bicchiere colorato / il tuo bicchiere colorato;
          il boa di piume / il tuo boa di piume; il cappello col nastro / il tuo cappello col nastro;
          il microfono / il tuo microfono; la cravatta rossa / la tua cravatta rossa`,
        scena: `il basso parte; le luci girano; il disco salta; il pavimento trema; la folla canta;
          la palla lancia stelle; i violini entrano; il sipario si alza; la sala si accende; il tamburo chiama`,
        fare: `ballo sul tavolo / balliamo sul tavolo / ballare sul tavolo;
          giro il disco / giriamo il disco / girare il disco;
          butto via le scarpe / buttiamo via le scarpe / buttare via le scarpe;
          batto le mani / battiamo le mani / battere le mani;
          resto fino alla fine / restiamo fino alla fine / restare fino alla fine;
          giro come una trottola / giriamo come trottole / girare come trottole;
          canto senza parole / cantiamo senza parole / cantare senza parole;
          imparo un valzer / impariamo un valzer / imparare un valzer;
          piango davanti alle casse / piangiamo davanti alle casse / piangere davanti alle casse;
          salgo sul palco / saliamo sul palco / salire sul palco`,
        come: `come un colpo di tamburo; come lustrini nel blu; come una trottola impazzita;
          come il basso dentro il cuore; come un valzer nel salone; come un disco da girare;
          come un applauso che va via; come un tango di sera; come una tromba innamorata;
          come una corda che vibra già`,
        chi: `il basso nel petto; la palla di luce; un valzer a mezzanotte; un ritmo senza fine; il lampo sulla pelle;
          il cuore della sala; una canzone che torna; la scintilla nel microfono; una stella senza palco`,
      },
    },
    {
      name: 'winter',
      companions: 'letters morning',
      keywords: 'inverno neve freddo natale ghiaccio gelo abete camino dicembre gennaio slitta fiocc febbraio sci',
      phrases: {
        luogo: `davanti al camino; nella neve di città; sul lago gelato; vicino al fuoco; sotto gli abeti;
          davanti al portone; nel bosco imbiancato; sotto il vischio; dietro la vetrata; al rifugio;
          nel cuore di gennaio; al mercato di Natale; lungo la ferrovia`,
        cosa: `la grossa sciarpa / la tua grossa sciarpa; i guanti di lana / i tuoi guanti di lana;
          l'ultima candela / la tua ultima candela; la slitta di legno / la tua slitta di legno;
          il berretto del nonno / il tuo berretto rosso; il vino caldo / il tuo vino caldo;
          i ferri da calza / i tuoi ferri da calza; la palla di neve / la tua palla di neve;
          la stella di carta / la tua stella di carta; la legna per il fuoco / la tua legna per il fuoco`,
        scena: `la neve cade; il ghiaccio scricchiola; la stufa borbotta; i fiocchi vorticano; il lago si gela;
          le campane suonano; il respiro si fa bianco; i corvi tacciono; i giorni si accorciano;
          il gelo fiorisce sui vetri`,
        fare: `ravvivo il fuoco / ravviviamo il fuoco / ravvivare il fuoco;
          riaccendo una candela / riaccendiamo una candela / riaccendere una candela;
          spalo il sentiero / spaliamo il sentiero / spalare il sentiero;
          pattino sul lago / pattiniamo sul lago / pattinare sul lago;
          faccio un pupazzo di neve / facciamo un pupazzo di neve / fare un pupazzo di neve;
          seguo le orme / seguiamo le orme / seguire le orme;
          decoro l'abete / decoriamo l'abete / decorare l'abete;
          scaldo il cioccolato / scaldiamo il cioccolato / scaldare il cioccolato;
          lavoro una sciarpa / lavoriamo una sciarpa / lavorare una sciarpa;
          cado nella neve / cadiamo nella neve / cadere nella neve`,
        come: `come neve che va giù; come brace nel camino; come un respiro che va via; come orme da cercare;
          come un lume nella sera; come ghiaccio al primo sole; come lana sulla schiena;
          come un bosco addormentato; come la brina su un fiore; come il Natale che verrà`,
        chi: `la brace sotto il ghiaccio; una stufa a febbraio; la lampada di dicembre; il sentiero nella neve;
          un cappotto di lana; la brina sul vetro; la candela alla finestra; una casa calda;
          la stella sull'abete`,
      },
    },
    {
      name: 'letters',
      companions: 'rain winter',
      keywords:
        'lettera scriv scritt foto lettere posta ricord diario parol inchiostro carta poesi messagg memori cartolin',
      phrases: {
        luogo: `alla scrivania; davanti al cassetto; sul bordo del letto; in fondo al diario; nella calligrafia;
          dietro la cornice; in soffitta; nell'ultima riga; nella fotografia; a margine del quaderno;
          fra le parole; in fondo al cassettone; alla prima pagina ingiallita`,
        cosa: `la prima lettera / la tua prima lettera; la vecchia foto / la tua vecchia foto;
          l'indirizzo di Torino / il tuo indirizzo di Torino; la penna di vetro / la tua penna di vetro;
          la piccola poesia / la tua piccola poesia; la rosa secca / la tua rosa secca;
          il biglietto sullo specchio / il tuo biglietto sullo specchio; la scatola di latta / la tua scatola di latta;
          il segnalibro / il tuo segnalibro; il quaderno rosso / il tuo quaderno rosso`,
        scena: `l'inchiostro sbiadisce; l'orologio batte forte; il postino suona; la carta ingiallisce; il lume trema;
          la busta si strappa; le pagine frusciano; la cera cola; il pennino gratta; la frase si interrompe`,
        fare: `comincio una lettera / cominciamo una lettera / cominciare una lettera;
          leggo fra le righe / leggiamo fra le righe / leggere fra le righe;
          strappo la brutta copia / strappiamo la brutta copia / strappare la brutta copia;
          incollo francobolli / incolliamo francobolli / incollare francobolli;
          cerco la parola giusta / cerchiamo la parola giusta / cercare la parola giusta;
          piego un uccello di carta / pieghiamo un uccello di carta / piegare un uccello di carta;
          conto gli anni / contiamo gli anni / contare gli anni;
          cancello una frase / cancelliamo una frase / cancellare una frase;
          recito una poesia / recitiamo una poesia / recitare una poesia;
          sfoglio l'album / sfogliamo l'album / sfogliare l'album`,
        come: `come inchiostro da asciugare; come una lettera smarrita; come un nome che non c'è più;
          come la cera sulla busta; come una vecchia fotografia; come polvere sul quaderno;
          come una macchia di colore; come una rima da trovare; come un indirizzo cancellato;
          come la posta che verrà`,
        chi: `la parola che mi manca; una lettera senza nome; la scritta sul muro; una frase senza punto;
          la foto sotto vetro; la rima del mio pianto; un libro senza fine; la riga che rimane;
          un saluto d'altri tempi`,
      },
    },
  ],
  ideas: `una canzone {style} (tenera|ruvida|calda|sognante|trascinante|lenta) che racconta {about}. (Nel ritornello|Alla fine|A metà): {scena}.
    {style}, (lento|quasi sussurrato|con molta aria|forte e diretto|con un coro): una canzone che racconta {about}.
    scrivi (una canzone|un inno|una ballata) che racconta {about}. (Comincia|Finisce) {quando}, {luogo}.
    (un duetto|una canzone d'addio|un tormentone estivo|una ninna nanna|un motivetto) in stile {style} che racconta {about}. (La parola chiave|L'immagine|L'ultima frase): {chi}.
    e se {scena}? Una canzone {style} che racconta {about}.`,
}
