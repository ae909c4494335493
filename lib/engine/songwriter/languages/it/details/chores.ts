import type { Details } from '../../stanzas.ts'

/** Work about the house. */
export const chores: readonly Details[] = [
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
]
