import type { Details } from '../../stanzas.ts'

/** What is drunk and tasted: coffee, wine, ice cream, soup, what the woods and the groves give. */
export const cucina2: readonly Details[] = [
  {
    words:
      'caffè caffe caffettier* moka tazzina tazzine un_espresso macinacaffè caffettino caffellatte chicchi_di_caffè',
    stanzas: `
      La moka che brontola sul fornello
      Un cucchiaino che gira nel vetro
      La tazza sbeccata, sempre la stessa
      E un dito di nero rimasto indietro

      La polvere a monte, il tappo avvitato
      Il profumo che arriva al letto
      Una schiuma color di nocciola
      E lo zucchero in fondo, un sorsetto

      Due tazzine, un piattino soltanto
      Il borbottio che sale e poi tace
      Un cerchio di scuro sopra il tavolo
      E tre minuti buoni, in santa pace

      Il manico annerito dalla fiamma
      Una goccia che scappa e che frigge
      Il coperchio alzato, uno sguardo dentro
      E un sorso che ogni sonno sconfigge`,
  },
  {
    words: 'cornett* brioche cappuccin* barist* bancone al_bar il_bar un_bar del_bar colazione colazioni bombolone',
    stanzas: `
      Zucchero a velo sopra il maglione
      La schiuma che lascia due baffi
      Un tovagliolo che non asciuga
      E il piano del tavolo, coi graffi

      Un cucchiaino contro la tazza
      Il latte che fischia e che scotta
      La crema che esce dall'altra parte
      E la punta croccante, più ghiotta

      Il sacchetto di carta, tiepido
      La sfoglia che vola a ogni morso
      Un giornale piegato in quattro
      E il caffè finito in un sorso`,
  },
  {
    words: 'tè tisan* teiera teiere camomilla infuso infusi tazza_di_tè bustina_di_tè il_tè tè_verde',
    stanzas: `
      Un filo e una bustina sull'orlo
      Il bollitore che fischia e chiama
      Due mani intorno alla tazza larga
      E un velo di vapore che ricama

      Lo zucchero a zollette, un limone
      Una tazza larga, col filo d'oro
      Il cucchiaino che fa due giri
      E il piattino che risponde in coro

      L'acqua che piano si colora
      Un biscotto tuffato, un conto a tre
      Il vapore su fino agli occhi
      E metà che va a fondo da sé`,
  },
  {
    words:
      'vino vini prosecco chianti barolo lambrusco spritz aperitiv* brindis* brinda brindi brindare brindava brindavi calice calici spumante enotec* sommelier bicchiere_di_vino bottiglia_di_vino',
    stanzas: `
      Un tappo che salta, un dito di rosso
      Un cerchio viola sulla tovaglia
      Il vetro che tocca altro vetro
      E un fiasco vestito di paglia

      Il cavatappi, uno schiocco secco
      Una goccia che scende di lato
      I bicchieri riempiti a occhio
      E un brindisi in piedi, inventato

      Olive, due noccioli nel piattino
      Bicchieri alzati, occhi negli occhi
      Le noccioline che vanno in fretta
      E un incrocio di vetri e di rintocchi`,
  },
  {
    words: 'vendemmi* vigna vigne vigneto vigneti uva filari viticolt* mosto damigian* vignaiol*',
    stanzas: `
      Filari in salita, i guanti spessi
      Le dita macchiate di nero
      Cassette che vanno di mano in mano
      E un chicco rubato, dolce davvero

      Le cesoie che scattano a ritmo
      Un grappolo che pesa nella mano
      La schiena piegata tra foglia e foglia
      E il trattore che arriva, pian piano

      Il mosto che bolle giù nel tino
      Un odore di dolce e di cantina
      Le botti panciute, una accanto all'altra
      E le vespe ubriache, una decina`,
  },
  {
    words: 'gelato gelati gelateria gelaterie gelatai* coppetta coppette cono_gelato granit* ghiacciol* sorbett*',
    stanzas: `
      Un cono che pende, due gusti, panna
      Una goccia in fuga lungo la mano
      Il tovagliolino che non asciuga
      E la punta del cono, morsa piano

      La paletta, il vetro appannato
      La fila che arriva alla strada
      Vaschette di tutti i colori
      E un assaggio, comunque vada

      Pistacchio, nocciola, una cialda storta
      Il freddo che sale alla fronte
      Le gambe che dondolano in panchina
      E le lingue, di nuovo, già pronte`,
  },
  {
    words: 'brodo minestr* zuppa zuppe passatelli vellutat* ribollita pasta_e_fagioli pasta_e_ceci lenticchie pastina',
    stanzas: `
      Una pentola alta, il fuoco basso
      Una carota, il sedano, due foglie
      Le mani intorno alla scodella
      E una crosta di grana che si scioglie

      Il mestolo lungo, il fondo che brilla
      Cerchietti d'oro che vanno a galla
      Un soffio sul cucchiaio, poi un altro
      E il pane di ieri, che fa da spalla

      Un tovagliolo infilato nel collo
      Due lettere di pasta lungo il bordo
      Il piatto inclinato con un dito
      E un risucchio finale, balordo`,
  },
  {
    words: 'polent* paiolo',
    stanzas: `
      Un paiolo di rame, il manico lungo
      Il cucchiaio che gira e non smette
      La crosta dorata attaccata al fondo
      E un filo, per tagliare le fette

      La farina che piove da un pugno
      Una bolla che sale e che sbuffa
      Il tagliere rotondo nel mezzo
      E intorno alla crosta, una zuffa

      Il braccio che cambia, il mestolo no
      Una luna gialla sul tagliere
      Il sugo versato in una conca
      E quel che avanza, fritto, è un piacere`,
  },
  {
    words: 'risott* zafferano',
    stanzas: `
      Il riso che canta nel burro
      Un mestolo, poi un altro ancora
      Il cucchiaio e la riga sul fondo
      E mai un passo via, per mezz'ora

      Il brodo vicino che borbotta
      Un chicco schiacciato tra i denti
      Il burro, il formaggio, il coperchio
      E un'onda nel piatto, coi cerchi lenti

      Il fuoco più basso, la cipolla
      Il legno che gira in un senso solo
      I piatti scaldati sopra il coperchio
      E un chicco che scappa e prende il volo`,
  },
  {
    words: 'grigliat* griglia griglie barbecue brace braci bistecc* salsicc* arrosticini costine spiedini carbonella',
    stanzas: `
      La brace soffiata con un cartone
      Un fumo che insegue la sedia
      Il grasso che cade sulla fiamma
      E un forchettone lungo, da commedia

      Le pinze che schioccano, un panno in spalla
      Il rosmarino usato da pennello
      Il pane sul bordo, ad abbrustolire
      E i piatti in fila, fino al cancello

      Cenere grigia, e sotto ancora rossa
      Il sale che scoppia, il limone
      Un odore che resta nei capelli
      E le dita leccate, con ragione`,
  },
  {
    words: 'cioccolat* caramell* nutella merenda merende merendin* torrone liquirizi* gianduiott* dolciumi golos*',
    stanzas: `
      La carta stagnola lisciata a mano
      Un quadretto soltanto, poi altri tre
      Un cassetto senza rumore
      E un vuoto nel mezzo, chissà perché

      Una carta che scrocchia in tasca
      Le labbra segnate di marrone
      Un barattolo in alto, aperto
      E un dito sul fondo, con devozione

      Il cassetto che cigola appena
      La stagnola che fruscia, piano
      Una riga di dolce sul mento
      E briciole scure sul divano`,
  },
  {
    words: 'olive olivo olivi ulivo ulivi oliveto oliveti uliveto uliveti frantoi* olio_nuovo',
    stanzas: `
      Le reti distese sull'erba
      Un pettine lungo tra i rami
      Una pioggia che picchia, nera e verde
      E un secchio che passa, tra i richiami

      La macina tonda che gira e geme
      Un filo verde che scende nel vetro
      Il pane abbrustolito con l'aglio
      E un pizzico in gola, un passo indietro

      Un tronco ritorto come una corda
      Foglie d'argento dentro ai capelli
      Una scala di legno contro il cielo
      E noccioli in tasca, e ramoscelli`,
  },
  {
    words: 'funghi fungo porcini porcino finferli cercare_funghi cerchi_funghi tartuf*',
    stanzas: `
      Un cesto di vimini, un bastone
      Le foglie spostate con la punta
      Il gambo pulito col coltellino
      E una macchia marrone che spunta

      Il muschio che cede sotto il passo
      Un odore di terra e di pioggia
      Un cesto coperto con la felce
      E un bastone a cui tutto s'appoggia

      Il cesto che dondola, ancora vuoto
      Gli occhi per terra, passo a passo
      Un ragno, una lumaca, un ramo secco
      E dietro ogni foglia, un altro sasso`,
  },
  {
    words: 'castagn* caldarrost* marroni_arrosto',
    stanzas: `
      La padella coi buchi, la fiamma
      Un taglio sul dorso di ognuna
      Un colpo di polso, uno scoppio
      E dita scottate, una per una

      Un cartoccio di carta di giornale
      La buccia che cede, le unghie nere
      Lo scialle di lana sulle ginocchia
      E un dito di rosso nel bicchiere

      Il riccio spaccato sotto la suola
      Le tasche gonfie, deformi, piene
      La pellicina che non si stacca
      E una in fondo, che porta bene`,
  },
]
