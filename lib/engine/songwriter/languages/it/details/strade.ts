import type { Details } from '../../stanzas.ts'

/** Roads, rails and suitcases, the sea, the rain and the sky. */
export const strade: readonly Details[] = [
  {
    words:
      'macchina macchine auto automobil* guidi guido guidare guidava guidavi guidavo guidando patente autostrad* clacson benzin* cinquecento utilitaria motore motori',
    stanzas: `
      Un sedile che sa di cento estati
      Un gomito fuori dal finestrino
      La chiave che gira, un colpo di tosse
      E caramelle dentro al cassettino

      La freccia che batte, tic, tac, da un pezzo
      La radio che gracchia in galleria
      Un foglio coi numeri della strada
      E due parole a chi taglia la via

      Il freno a mano tirato due volte
      Le briciole sparse sotto i sedili
      Lo specchio girato con un dito
      E i graffi, di lato, lunghi e sottili`,
  },
  {
    words: 'parcheggi parcheggio parcheggia parcheggiare parcheggiava parcheggiavi parcheggiato retromarcia posteggi*',
    stanzas: `
      Un giro dell'isolato, un altro
      Il muso che entra, la coda no
      Il volante girato fino in fondo
      E un clacson, di dietro, per un po'

      Una mano in aria che fa da guida
      Un palmo davanti, due dita dietro
      Un braccio di fuori, un colpo di gas
      E un vigile, già riflesso nel vetro

      Lo specchio piegato, il collo torto
      La ruota che sale sul marciapiede
      Un dito di qua, un dito di là
      E un metro ancora, che non si vede`,
  },
  {
    words: 'vespa vespe moto motociclett* motociclist* motorin* lambretta scooter casco caschi',
    stanzas: `
      Un calcio al pedale, una nuvola
      Due caschi, uno nuovo, uno graffiato
      Le chiavi che ballano contro il ferro
      E il vento nella giacca, accampato

      La curva presa con le spalle
      Un tubo che scoppietta e che borbotta
      Un moscerino finito tra i denti
      E la marmitta, di lato, che scotta

      La giacca legata intorno ai fianchi
      Il semaforo, un piede sull'asfalto
      Il casco infilato sopra il gomito
      E una buca presa, e poi il salto`,
  },
  {
    words:
      'treno treni trenin* stazion* binari* vagon* locomotiv* ferrovi* capotreno capostazion* pendolar* macchinist* frecciarossa intercity cuccett* metropolitana metrò',
    stanzas: `
      Un tabellone che cambia le righe
      Un panino nella carta stagnola
      Le porte che fischiano, un piede dentro
      E una valigia che viaggia da sola

      Il fischio, la scossa, i pali in corsa
      Le case dal lato dei panni stesi
      Un foglio di parole, una matita
      E due gomiti vicini, cortesi

      Una voce che annuncia la stazione
      Un caffè che traballa a ogni scambio
      Un finestrino, la fronte sul freddo
      E tre minuti soli, per il cambio`,
  },
  {
    words: 'autobus bus pullman corriera fermata fermate capolinea filobus scuolabus tram',
    stanzas: `
      La pensilina, una panca di ferro
      Un palo tenuto con due dita
      La frenata, un inchino di tutti
      E la fermata, chiesta e già sparita

      Il numero giusto che spunta in fondo
      La porta che sbuffa, il gradino alto
      Le monete contate nel palmo
      E una corsa finita con un salto

      Tre buste di spesa fra i piedi
      Il posto in fondo, quello rialzato
      Un fiato sul vetro, una faccia tonda
      E mezzo discorso, ascoltato`,
  },
  {
    words:
      'viaggi viaggia viaggio viaggiare viaggiava viaggiavi viaggiato viaggiator* valigi* bagagli* aereo aerei aeroport* passaport* imbarco turist* alberg* hotel mappamond* souvenir vacanz* crocier*',
    stanzas: `
      Le ginocchia sopra la valigia
      Una lista spuntata a metà
      Le prese staccate, il gas, le finestre
      E il caricabatterie, chissà

      La mappa che non si ripiega
      Una ruota che zoppica sui sassi
      Un letto che cigola diverso
      E un caffè troppo caro, a due passi

      Un finestrino, un'ala, un po' di blu
      Due parole imparate, una sbagliata
      Lo zaino tenuto come un bimbo
      E una calamita, bene incartata`,
  },
  {
    words: 'camper campegg* tenda_da_campeggio tende_da_campeggio in_tenda roulotte scout',
    stanzas: `
      Un picchetto storto, un martello
      La lampada appesa alla cerniera
      Un caffè che sa un poco di gomma
      E tutta una casa, leggera

      Una sedia che s'apre e si chiude
      Il fornello a riparo di un telo
      Lo spazzolino nel bicchiere
      E un filo di panni contro il cielo

      Le ciabatte in fila all'ingresso
      L'erba che spunta accanto al letto
      La torcia che cerca una calza
      E un ticchettio leggero sul tetto`,
  },
  {
    words:
      'mare mari spiagg* onda onde scogli* sabbia ombrellon* barca barche conchigl* vela vele sdraio bagnin* salsedine traghett* porticciolo surf castello_di_sabbia castelli_di_sabbia pedalò lido lungomare',
    stanzas: `
      La sabbia rimasta in fondo alle borse
      Un telo che sventola, salato
      Le impronte riempite una a una
      E un sasso, in tasca, conservato

      L'ombrellone piantato a spintoni
      Una corsa a saltelli, che scotta
      Un libro con la sabbia tra i fogli
      E una pesca che cola, la più ghiotta

      L'onda che arriva, ci pensa, torna
      Una conchiglia contro l'orecchio
      Le dita che cercano tra i sassi
      E un gabbiano impettito, un po' vecchio

      Le corde che battono sugli alberi
      Reti ammucchiate, odore di sale
      Un secchio, una cima, due bidoni
      E una barca che dondola, uguale`,
  },
  {
    words:
      'pioggi* piove pioveva piovere ombrello ombrelli temporal* pozzangher* acquazzon* impermeabil* stivali_di_gomma tuoni tuono fulmin*',
    stanzas: `
      Un ombrello che gira al contrario
      Le gocce che corrono sul vetro
      Il grigio che tamburella sui tetti
      E un passo tra le pozze, uno indietro

      Il bavero alzato, il passo svelto
      Una pozza saltata, una presa
      I capelli incollati alla fronte
      E una giacca che gocciola, appesa

      La grondaia che canta da sola
      Un ombrello, due spalle di fuori
      L'odore di polvere bagnata
      E l'asfalto, che prende i colori`,
  },
  {
    words:
      'stelle stellat* luna telescop* costellaz* cometa comete pianet* astronom* astronaut* galassi* stelle_cadenti',
    stanzas: `
      Il collo piegato, un plaid sull'erba
      Un dito che unisce tre puntini
      Gli occhi che piano s'abituano al nero
      E grilli, lontani e vicini

      Un treppiede che traballa, un telo
      Un occhio strizzato, l'altro in su
      Una vite girata di un niente
      E un puntino che trema, e non c'è più

      La luce del portone spenta apposta
      Una fetta di bianco oltre i tetti
      Le mani in tasca, il mento per aria
      E i lampioni accesi, a mucchietti`,
  },
  {
    words: 'passeggiat* passeggia passeggiare passeggiava passeggiavi cammin* giretto due_passi',
    stanzas: `
      Un passo, un altro, nessuna meta
      Le mani di dietro, il mento in su
      Un muretto, un cancello, una siepe
      E una panchina, un po' più in giù

      Il giro dell'isolato, largo
      Un cane, una fontana, due saluti
      Le suole che suonano sulla pietra
      E i passi che diventano minuti

      Una foglia in mano, un sasso in tasca
      Le scarpe che sanno già la via
      Uno sguardo dentro ai cortili
      E la strada più lunga che ci sia`,
  },
]
