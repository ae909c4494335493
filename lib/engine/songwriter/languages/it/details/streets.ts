import type { Details } from '../../stanzas.ts'

/** Roads, rails and suitcases, the sea, the rain and the sky. */
export const streets: readonly Details[] = [
  {
    words:
      'macchina macchine auto automobil* guidi guido guidare guidava guidavi guidavo guidando patente autostrad* clacson benzin* cinquecento utilitaria motore motori',
    stanzas: `
      (Il motore|Il finestrino|La radio) canta, la strada è nostra
      Il navigatore si arrende alla terza
      I biscotti finiscono prima del casello
      E chi sta di dietro ancora scherza

      Il sedile conserva la stessa canzone
      Le briciole dentro, la sabbia di mare
      La chiave gira, la macchina pensa
      E poi il motore si decide ad andare`,
    later: `
      La macchina è ferma davanti al portone
      Nessuno ha fretta di scendere giù
      Si finisce il discorso, il motore è spento
      E nessuno, stasera, vuol correre più`,
    hook: `
      La strada, la macchina, il vento, la via
      Si canta stonati, e si va in compagnia`,
  },
  {
    words: 'parcheggi parcheggio parcheggia parcheggiare parcheggiava parcheggiavi parcheggiato retromarcia posteggi*',
    stanzas: `
      (Il volante|Il paraurti|La retromarcia) prova, riprova, sospira
      Un posto si libera, arriva un altro
      La gente si affaccia, dà qualche consiglio
      E c'è chi saluta, facendo lo scaltro`,
    later: `
      Si torna a piedi da un altro quartiere
      Con le scarpe in mano, la borsa, il giornale
      Il parcheggio perfetto è una leggenda
      E chi l'ha trovato lo tiene a Natale`,
    hook: `
      Un po' più indietro, un po' più in là
      Il parcheggio, chi cerca, lo troverà`,
  },
  {
    words: 'vespa vespe moto motociclett* motociclist* motorin* lambretta scooter casco caschi',
    stanzas: `
      (Il vento|Il rumore|L'aria) riempie tutta la maglia
      La curva si piega come un sorriso
      Due braccia si stringono intorno alla vita
      E il mare compare così, all'improvviso`,
    later: `
      Il casco riposa sopra la sella
      Un lampo di sole sopra al fanale
      La strada fin giù la sanno le ruote
      E l'aria ha ancora sapore di sale`,
    hook: `
      Due ruote, un casco, il vento, e si va
      E il mare è soltanto due curve più in là`,
  },
  {
    words:
      'treno treni trenin* stazion* binari* vagon* locomotiv* ferrovi* capotreno capostazion* pendolar* macchinist* frecciarossa intercity cuccett* metropolitana metrò',
    stanzas: `
      (Il treno|Il vagone|Il finestrino) parte, la panchina resta
      Si scambiano storie coi gomiti stretti
      Un paese scorre, una donna saluta
      E il mondo va indietro, coi campi e coi tetti

      La stazione annuncia un altro ritardo
      Si fa amicizia con chi ha un panino
      Il binario è sbagliato, si corre in fila
      E a volte si siede vicino il destino`,
    later: `
      Il treno è arrivato, le porte si aprono
      Qualcuno sorride, qualcuno aspetta
      Le rotaie continuano nella sera
      Come una storia che non ha fretta`,
    hook: `
      Il treno che passa, la stazione, il caffè
      E un posto vicino al finestrino c'è

      Binario, stazione, il treno che va
      E la vita si siede dove le va`,
  },
  {
    words: 'autobus bus pullman corriera fermata fermate capolinea filobus scuolabus tram',
    stanzas: `
      (La porta|L'autobus|Il motore) sbuffa, si corre in tanti
      Chi sale saluta, chi scende spinge
      Un posto si libera, uno si alza
      E c'è chi racconta, e c'è chi finge`,
    later: `
      Al capolinea si spegne la luce
      L'autista si stira, scende a fumare
      L'autobus dorme con le porte aperte
      E domani ricomincia a girare`,
    hook: `
      L'autobus arriva, si sale, si va
      E la fermata giusta, chissà, chissà`,
  },
  {
    words:
      'viaggi viaggia viaggio viaggiare viaggiava viaggiavi viaggiato viaggiator* valigi* bagagli* aereo aerei aeroport* passaport* imbarco turist* alberg* hotel mappamond* souvenir vacanz* crocier*',
    stanzas: `
      (La valigia|La borsa|Lo zaino) non si chiude, ci si siede sopra
      La lista è lunga, manca il caricatore
      Una porta si chiude, si torna: il gas
      E intanto son passate già due ore

      Una strada sconosciuta a mezzogiorno
      Si indica il piatto con un dito
      Si capisce una parola ogni dieci
      E quel sapore non è più sparito`,
    later: `
      La valigia rimane aperta per giorni
      Ne esce la sabbia, uno scontrino
      Il viaggio finisce, e ricomincia
      Davanti agli amici, con un po' di vino`,
    hook: `
      Un viaggio, una valigia, e la strada che va
      E il posto più bello è quello più in là`,
  },
  {
    words: 'camper campegg* tenda_da_campeggio tende_da_campeggio in_tenda roulotte scout',
    stanzas: `
      (La tenda|Il picchetto|Il telo) si alza, ma pende un po'
      Il vento controlla nodo per nodo
      La torcia disegna un lupo sul telo
      E chi russa di più lo fa a suo modo`,
    later: `
      La tenda si piega, non entra nel sacco
      Rimane nell'erba un rettangolo giallo
      Chi ha dormito in campeggio ricorda il freddo
      Le stelle, e qualcuno che imita il gallo`,
    hook: `
      La tenda, le stelle, il fuoco, la via
      E la casa più grande è questa qua, la mia`,
  },
  {
    words:
      'mare mari spiagg* onda onde scogli* sabbia ombrellon* barca barche conchigl* vela vele sdraio bagnin* salsedine traghett* porticciolo surf castello_di_sabbia castelli_di_sabbia pedalò lido lungomare',
    stanzas: `
      (L'onda|La risacca|Il mare) arriva e riporta qualcosa
      Le ciabatte dormono vicino al telo
      Il sale disegna mappe sulla pelle
      E il blu comincia dove finisce il cielo

      Un castello resiste fino alle sei
      Poi l'acqua si prende la torre più alta
      Qualcuno ha trovato un vetro verde
      E un bimbo da un sasso nell'acqua salta

      La barca rientra coi gatti in attesa
      Le reti si aprono, odore di sale
      La sera il mare si mette a respirare
      E a chi lo sta a sentire passa ogni male`,
    later: `
      D'inverno si apre una borsa di paglia
      E cade sul tavolo un po' di sabbia
      Il mare ci manda a dire che aspetta
      Come un uccello senza la gabbia`,
    hook: `
      Il mare, la sabbia, il sole, la via
      E un po' di quel sale non va più via

      Onda che viene, onda che va
      Il mare ricorda, il mare lo sa`,
  },
  {
    words:
      'pioggi* piove pioveva piovere ombrello ombrelli temporal* pozzangher* acquazzon* impermeabil* stivali_di_gomma tuoni tuono fulmin*',
    stanzas: `
      (L'ombrello|La grondaia|La finestra) canta da stamattina
      La strada si specchia dentro le pozze
      Si salta, si sbaglia, si ride forte
      E le scarpe son quelle delle nozze`,
    later: `
      Poi smette di piovere, tutto gocciola
      Un raggio si infila sotto il portone
      La pioggia ha lavato le strade e i tetti
      E un'aria pulita passa dal balcone`,
    hook: `
      Piove, che piova, la pioggia, la via
      Un ombrello in due, e si va in compagnia`,
  },
  {
    words:
      'stelle stellat* luna telescop* costellaz* cometa comete pianet* astronom* astronaut* galassi* stelle_cadenti',
    stanzas: `
      (La notte|Il cielo|La luna) si accende una luce alla volta
      Un dito cerca il carro, lo trova
      Si sta sulla schiena, l'erba è bagnata
      E ogni stella che cade è una cosa nuova`,
    later: `
      Si piega la coperta, si torna a casa
      Con il collo stanco e gli occhi pieni
      Le stelle di giorno non vanno via
      Aspettano dietro i cieli sereni`,
    hook: `
      Una stella, la luna, la notte che va
      E un desiderio, e nessuno lo sa`,
  },
  {
    words: 'passeggiat* passeggia passeggiare passeggiava passeggiavi cammin* giretto due_passi',
    stanzas: `
      (La strada|Il viale|Il passo) va piano, nessuno aspetta
      Si parla guardando davanti, vicini
      Si saluta un cane, si legge un cartello
      E si allunga il giro per altri giardini`,
    later: `
      Le scarpe alla porta, la polvere, il sole
      Il giro è lo stesso, cambia la luce
      E chi fa due passi ogni sera accanto
      Si dice cose che il passo conduce`,
    hook: `
      Due passi, una strada, la sera che va
      E la vita, a passeggio, più piano sta`,
  },
  {
    words:
      'neve nevic* sci sciare scii scia_bene sciavi sciava sciator* slitta slitte slittino pupazzo_di_neve pupazzi_di_neve spazzaneve snowboard palle_di_neve fiocchi_di_neve settimana_bianca',
    stanzas: `
      (Il silenzio|La neve|Il bianco) ha coperto anche i rumori
      Il naso sul vetro, il guanto bagnato
      Un pupazzo sta in piedi, ha una carota
      E un cappello che qualcuno ha prestato`,
    later: `
      Poi viene il sole, la neve si scioglie
      Rimane in giardino una carota
      E tutto quel bianco, quando ci pensi
      Fa luce alla stanza, anche vuota`,
    hook: `
      La neve che cade, la strada non c'è
      E un passo soltanto va da me a te`,
  },
]
