import type { Details } from '../../stanzas.ts'

/** What is drunk and tasted: coffee, wine, ice cream, soup, what the woods and the groves give. */
export const kitchen2: readonly Details[] = [
  {
    words:
      'caffè caffe caffettier* moka tazzina tazzine un_espresso macinacaffè caffettino caffellatte chicchi_di_caffè',
    stanzas: `
      (La moka|La macchinetta|La caffettiera) brontola nella cucina
      L'odore va a svegliare la stanza
      Il cucchiaino gira tre volte
      E il giorno si mette in piedi e avanza

      Una tazzina chiama, un'altra risponde
      Si dice: un attimo, e passa mezz'ora
      Lo zucchero cade, la vita si aggiusta
      E il fondo della tazza è caldo ancora`,
    later: `
      La tazza è vuota, c'è un anello scuro
      Sul tavolo, a ricordo di un discorso
      Il caffè si beve in due sorsi soltanto
      E ciò che si è detto non finisce in un sorso`,
    hook: `
      Un caffè, una tazza, la moka che va
      E intanto chi ha fretta si siede qua

      Un caffè ancora, la vita, il buongiorno
      E tutto il mondo che gira intorno`,
  },
  {
    words: 'cornett* brioche cappuccin* barist* bancone al_bar il_bar un_bar del_bar colazione colazioni bombolone',
    stanzas: `
      (Il bancone|La macchina|Il barista) sbuffa, la tazza suona
      Lo zucchero a velo finisce sul mento
      Il cornetto caldo brucia le dita
      E tutto finisce in un momento

      Il sacchetto di carta arriva unto
      E il più goloso l'ha già sentito
      La crema esce dalla parte sbagliata
      E l'ultimo si prende col dito`,
    later: `
      Di quelle mattine rimane lo zucchero
      Le risa col muso tutto sporcato
      Un cornetto per uno, e il lavoro, la pioggia
      Per cinque minuti hanno aspettato`,
    hook: `
      Un cornetto, la crema, un caffè, la mattina
      E il giorno comincia dalla vetrina`,
  },
  {
    words: 'tè tisan* teiera teiere camomilla infuso infusi tazza_di_tè bustina_di_tè il_tè tè_verde',
    stanzas: `
      (Il bollitore|La teiera|L'acqua) fischia, la nebbia si posa
      Una foglia tinge l'acqua di sole
      Si tengono le mani intorno al caldo
      E ci vogliono poche parole

      Il limone galleggia come una luna
      Un biscotto si tuffa, e non risale
      Si parla del più, si parla del meno
      E intanto passa anche quello che fa male`,
    later: `
      Il tè si raffredda, la luce cala
      Le tazze hanno un segno vicino all'orlo
      Si è detto poco, ma è bastato
      E fuori dai vetri fischia un merlo`,
    hook: `
      Un tè, due tazze, la sera che viene
      E piano piano si torna a star bene`,
  },
  {
    words:
      'vino vini prosecco chianti barolo lambrusco spritz aperitiv* brindis* brinda brindi brindare brindava brindavi calice calici spumante enotec* sommelier bicchiere_di_vino bottiglia_di_vino',
    stanzas: `
      (La bottiglia|Il fiasco|Il tappo) fa il suo piccolo scoppio
      Il rosso si guarda da dietro il vetro
      Chi non voleva ne prende due dita
      E i guai fanno tutti un passo indietro

      I bicchieri si toccano in mezzo al tavolo
      Ci si guarda negli occhi, che porta bene
      Il nonno di qualcuno aveva la vigna
      E la storia comincia, e la notte viene`,
    later: `
      Resta un dito in fondo alla bottiglia
      E nessuno la chiude, nessuno si alza
      Il vino fa dire le cose che restano
      E piano la luna sul tetto s'innalza`,
    hook: `
      Alza il bicchiere, il vino, la cena
      A chi è lontano, e alla tavola piena`,
  },
  {
    words: 'vendemmi* vigna vigne vigneto vigneti uva filari viticolt* mosto damigian* vignaiol*',
    stanzas: `
      (I filari|Le foglie|Le ceste) hanno il colore del sole
      Le forbici fanno il loro rumore
      Un grappolo in cesta, un grappolo in bocca
      E le dita son viola da due ore

      A mezzogiorno si mangia in mezzo ai tralci
      Pane, salame, l'ombra di un fico
      Le storie dell'anno passano in giro
      E chi viene a vendemmia si trova un amico`,
    later: `
      Il mosto borbotta nel buio dei tini
      Ci vuole un inverno, e poi si vedrà
      L'uva ha preso il sole di tutta l'estate
      E a tavola, a Natale, lo ridarà`,
    hook: `
      L'uva, le mani, la vigna, il sole
      E l'anno, se è buono, sa quel che vuole`,
  },
  {
    words: 'gelato gelati gelateria gelaterie gelatai* coppetta coppette cono_gelato granit* ghiacciol* sorbett*',
    stanzas: `
      (Il cono|La cialda|La coppetta) ha perso la prima goccia
      Si gira, si lecca, si corre al riparo
      Il pistacchio si scioglie dentro la manica
      E il limone fa il viso un poco amaro

      Davanti alla vetrina c'è un gran pensare
      E poi si prende quello di ieri
      La panna fa il naso a chi ha troppa fretta
      E volano via tutti i pensieri`,
    later: `
      Del cono rimane la punta croccante
      È quello il boccone che vale di più
      Un gelato è finito, la sera è calda
      E un altro giro lo facciamo, su`,
    hook: `
      Un gelato, due gusti, la piazza, la sera
      E l'estate è arrivata, ed è tutta vera`,
  },
  {
    words: 'brodo minestr* zuppa zuppe passatelli vellutat* ribollita pasta_e_fagioli pasta_e_ceci lenticchie pastina',
    stanzas: `
      (La pentola|Il coperchio|Il mestolo) respira da stamattina
      La carota e il sedano sanno aspettare
      Il vetro si appanna, qualcuno ci scrive
      E il freddo là fuori sta lì a guardare

      Il piatto fuma, gli occhiali si appannano
      Il primo cucchiaio scende pian piano
      Si sente fin dentro la punta dei piedi
      E l'inverno diventa un posto lontano`,
    later: `
      La pentola è vuota, la febbre è calata
      Si dorme di gusto, si suda un po'
      Il brodo non cura, lo dice il dottore
      Ma il dottore non l'ha provato, no`,
    hook: `
      Un brodo che fuma, il cucchiaio, la cena
      E passa il raffreddore, passa ogni pena`,
  },
  {
    words: 'polent* paiolo',
    stanzas: `
      (Il paiolo|Il bastone|La fiamma) gira e non ha mai fretta
      Il braccio si stanca, si cambia la mano
      Si rovescia sul legno, un sole giallo
      E si taglia col filo, piano piano`,
    later: `
      La crosta nel fondo è dei più piccoli
      Si stacca, si sgranocchia, si divide
      La polenta d'avanzo, fritta, domani
      È la ragione per cui si sorride`,
    hook: `
      Gira la polenta, gira e rigira
      E tutta la casa intorno respira`,
  },
  {
    words: 'risott* zafferano',
    stanzas: `
      (Il mestolo|Il riso|Il cucchiaio) non si può mai lasciare
      Un poco di brodo, un giro, un racconto
      Chi parla con lui si deve fermare
      E tra un minuto è bell'e pronto`,
    later: `
      Il piatto si batte, il riso si stende
      All'onda, si dice, come va il mare
      E chi non è a tavola entro un minuto
      Del risotto può solo sentir parlare`,
    hook: `
      Gira il risotto, non ti distrarre
      Che il mondo e la cena non sanno aspettare`,
  },
  {
    words: 'grigliat* griglia griglie barbecue brace braci bistecc* salsicc* arrosticini costine spiedini carbonella',
    stanzas: `
      (La brace|La griglia|Il carbone) si accende al terzo tentativo
      Il fumo si sposta di sedia in sedia
      Chi gira la carne ha un cappello di paglia
      E il cane, lì sotto, recita in commedia`,
    later: `
      La brace diventa un paese di notte
      Con tutte le luci, viste dall'alto
      Si mette una pesca, si mette una storia
      E il fumo, dalla griglia, va piano in alto`,
    hook: `
      La griglia è accesa, il fumo va su
      E chi sente il profumo non resiste più`,
  },
  {
    words: 'cioccolat* caramell* nutella merenda merende merendin* torrone liquirizi* gianduiott* dolciumi golos*',
    stanzas: `
      (La carta|La stagnola|La scatola) fruscia in fondo al cassetto
      Dall'altra stanza risponde un orecchio
      Un quadratino, si dice, uno solo
      E presto si vede il fondo del secchio

      Un angolo si scioglie sulle dita
      Le tracce portano fino al divano
      Nessuno è stato, nessuno sa nulla
      E c'è una macchia in mezzo alla mano`,
    later: `
      Del cioccolato resta la carta d'argento
      La si liscia con l'unghia, piano piano
      Ci si fa una coppa, ci si fa un anello
      E ce n'è ancora un pezzo nell'altra mano`,
    hook: `
      Un po' di cioccolato, la vita che va
      Un altro pezzetto, e poi si vedrà`,
  },
  {
    words: 'olive olivo olivi ulivo ulivi oliveto oliveti uliveto uliveti frantoi* olio_nuovo',
    stanzas: `
      (La scala|La rete|La cassetta) sta sotto i rami d'argento
      Le olive cadono come la pioggia
      Il freddo fa rossi i nasi e le dita
      E il sole, alle quattro, ai rami si appoggia`,
    later: `
      L'olio esce verde, pizzica in gola
      Sul pane ancora caldo, nel frantoio
      L'olivo è più vecchio di tutti i nonni
      E il tronco è più duro del cuoio`,
    hook: `
      L'olivo è lì fermo, la terra lo sa
      E l'olio che viene sa di chi verrà`,
  },
  {
    words: 'funghi fungo porcini porcino finferli cercare_funghi cerchi_funghi tartuf*',
    stanzas: `
      (Il bosco|Il sentiero|La nebbia) odora di foglia e di terra
      Un bastone sposta la felce piano
      Un cappello marrone spunta dal muschio
      E il posto esatto è un segreto montano`,
    later: `
      Il cesto ritorna più o meno pieno
      Il più grande è rimasto, si dice, lì
      I funghi si mangiano, il bosco rimane
      E il posto non lo si dice così`,
    hook: `
      Nel bosco coi funghi si va pian pianino
      Chi trova non parla, è questo il destino`,
  },
  {
    words: 'castagn* caldarrost* marroni_arrosto',
    stanzas: `
      (La padella|Il fuoco|La cenere) scoppietta di castagne
      Si tagliano in croce, si girano in fretta
      Le dita si bruciano, si passa la buccia
      E c'è sempre un bambino che non aspetta`,
    later: `
      Le bucce rimangono in mezzo al giornale
      Il fuoco si abbassa, la notte è nera
      Le castagne hanno il caldo di dentro la terra
      E riempiono tasche e la sera intera`,
    hook: `
      Castagne sul fuoco, la nebbia, la via
      Le mani che scottano, e l'allegria`,
  },
  {
    words: 'camerier* ristorant* trattoria trattorie osteria osterie vassoi* pub ristorator*',
    stanzas: `
      (Il vassoio|Un vassoio|Il piatto) gira come una luna piena
      Sei piatti su un braccio, e nessuno ha paura
      Il tavolo nove non sa che vuole
      E il tavolo dieci ha premura`,
    later: `
      Si alzano le sedie sopra i tavoli
      Si mangia in cucina, finalmente
      Del ristorante resta una luce
      E fuori la piazza, senza la gente`,
    hook: `
      Il vassoio che gira, la sala, la sera
      E un buon appetito a chi aspetta e chi spera`,
  },
]
