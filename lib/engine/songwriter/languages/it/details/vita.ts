import type { Details } from '../../stanzas.ts'

/** From rings to grandchildren: families, and what people do for one another. */
export const vita: readonly Details[] = [
  {
    words: 'fedi_nuziali le_fedi fede_nuziale anello anelli fidanzat* proposta_di_matrimonio',
    stanzas: `
      (L'anello|La scatola|La mano) trema, il cerchio si infila
      Un dito gonfio fa resistenza
      La luce si ferma su quel metallo
      E tutta la vita ci sta, con pazienza`,
    later: `
      L'anello si graffia, col tempo, sui piatti
      Lascia un segno più chiaro sul dito
      E quello che dice, quel cerchio d'oro
      Lo dice ogni giorno, e non è finito`,
    hook: `
      Un anello, due mani, una voce, un sì
      E il cerchio comincia e finisce qui`,
  },
  {
    words:
      'matrimoni* sposa spose sposo sposi sposat* sposare sposarsi sposarti nozze bomboniere luna_di_miele damigell* confetti velo_da_sposa abito_da_sposa testimone_di_nozze',
    stanzas: `
      (Il nastro|Il velo|Il bouquet) vola, lo prende una zia
      La sposa ha le scarpe nascoste nel prato
      Il nonno balla, la torta s'inclina
      E il cugino dei fiori si è addormentato

      Due sì si dicono quasi d'un fiato
      La voce trema, la mano no
      Qualcuno si soffia il naso in fondo
      E c'è chi piange, e dice: lo so`,
    later: `
      Poi restano i piatti, una scarpa, un nastro
      Due che si tengono, nella via
      Il matrimonio è la mattina dopo
      Il caffè, le briciole, e l'allegria`,
    hook: `
      Viva gli sposi, il riso, la via
      E chi piange di gioia fa compagnia`,
  },
  {
    words:
      'neonat* bebè pannolin* passeggin* ciucci* biberon poppat* culla culle pappa gattona gattonare incinta pancione dentini dentino tutin* bavaglin* omogeneizzat* primi_passi',
    stanzas: `
      (La culla|Il passeggino|La tutina) ha dentro tutto il mondo
      Cinque dita stringono un dito solo
      La casa cammina in punta di piedi
      E il sonno arriva, e riprende il volo

      La pappa è sul mento, sul muro, sul gatto
      Il cucchiaio fa l'aeroplano
      La luna è alta, si gira in tondo
      E una ninna nanna va piano piano`,
    later: `
      Un giorno le scarpe non entrano più
      La culla si smonta, si mette via
      E chi era in un braccio cammina davanti
      E si gira a cercare la compagnia`,
    hook: `
      Un bimbo, una culla, un piccolo piede
      E il cuore è più grande di come si vede`,
  },
  {
    words:
      'nanna ninna_nanna ninne_nanne ninnananna buonanotte fiaba fiabe favola favole rimbocc* storia_della_buonanotte storie_della_buonanotte lettino pigiam* peluche orsacchiott* lucina addormentarsi',
    stanzas: `
      (La lucina|Il pigiama|La coperta) dice che il giorno è finito
      Il coniglio di pezza tiene la porta
      La storia di sempre ha lo stesso lupo
      E vince la bimba più furba e più accorta

      Ancora una pagina, ancora un bicchiere
      Un bacio alla zampa, un bacio al naso
      La voce si abbassa, la riga rallenta
      E il sonno si siede, come per caso`,
    later: `
      Il libro di fiabe scivola in terra
      La porta rimane aperta un dito
      La buonanotte è detta tre volte
      E il peluche, di là, ha già dormito`,
    hook: `
      Buonanotte alla luna, buonanotte alla via
      Fa' la nanna, che il buio ti fa compagnia`,
  },
  {
    words: 'nipot* nipotin* pronipot*',
    stanzas: `
      (Il disegno|La foto|La sedia) sta in mezzo alla cucina
      Le tasche hanno dentro due caramelle
      Il no della mamma, il sì della nonna
      E c'è un segreto sul numero di frittelle`,
    later: `
      I nipoti si alzano come l'erba
      Il segno sul muro è più su di un palmo
      Ma la mano è la stessa, e le caramelle
      Stanno ancora lì, e il gioco è calmo`,
    hook: `
      Un nipote che arriva, la casa lo sa
      E corre più forte chi gioca a papà`,
  },
  {
    words: 'abbracc*',
    stanzas: `
      (La porta|Il cappotto|La giacca) si apre, il mento si posa
      C'è una spalla che aspetta, un posto che sa
      La spesa per terra, rotola un'arancia
      E quello che cade si raccoglierà`,
    later: `
      L'abbraccio finisce, ma resta il caldo
      Nel punto esatto, sotto il cappotto
      Si va per la strada, e fuori è inverno
      E il caldo rimane, come un biscotto`,
    hook: `
      Un abbraccio più forte, un abbraccio, e poi
      Il mondo può attendere, ci siamo noi`,
  },
  {
    words: 'piangi piange piango piangere piangeva piangevi piangevo piangendo lacrim* commuov*',
    stanzas: `
      (Un fazzoletto|Una manica|Una mano) aspetta, non si sa mai
      Il naso si soffia a più riprese
      Si dice: è il vento, si dice: è cipolla
      E una lacrima scende, senza pretese`,
    later: `
      Dopo le lacrime l'aria è pulita
      Il cielo ha un azzurro di lenzuolo
      Chi piange davanti agli altri ha coraggio
      E non si deve sentire mai solo`,
    hook: `
      Una lacrima scende, e lasciala andare
      Che un cuore, ogni tanto, ha bisogno di mare`,
  },
  {
    words:
      'sai_ascoltare sa_ascoltare ascolti_tutti ascolta_tutti ascolti_sempre ascolta_sempre ascoltavi_tutti ascoltava_tutti ascolti_senza ascolta_senza consigli consiglio',
    stanzas: `
      (La sedia|La sera|La luce) si fa più vicina
      Le mani stan ferme, la tazza fuma
      Nessuno interrompe, nessuno ha fretta
      E il nodo si scioglie, come la schiuma`,
    later: `
      Poi chi ha parlato respira più largo
      Non c'era risposta da dare, no
      Chi ascolta davvero ti lascia più leggero
      E dei tuoi pesi ne tiene un po'`,
    hook: `
      Chi ascolta lo sa che non serve parlare
      Basta una sedia, e si può restare`,
  },
  {
    words:
      'aiuta aiuti aiuto aiutare aiutava aiutavi aiutato aiutando volontari* volontariato dai_una_mano dare_una_mano dà_una_mano darmi_una_mano',
    stanzas: `
      (Una mano|Una scala|Una borsa) arriva senza chiamare
      Uno scatolone pesa la metà
      Il grazie è schivato con un caffè
      E il bene si fa, e non lo si sa`,
    later: `
      Chi aiuta non tiene il conto su un foglio
      Fa quello che serve e se ne va via
      Ma in giro rimane una fila di luci
      Accese una a una lungo la via`,
    hook: `
      Un aiuto, una mano, una porta, e poi
      Ciò che pesa si porta, se siamo noi`,
  },
  {
    words: 'dimentic* scordi scorda scordo scordare scordava scordavi smemorat* distratt* distrazion*',
    stanzas: `
      (Il foglietto|Il promemoria|Il biglietto) è rimasto attaccato al muro
      Il giorno è passato senza fermarsi
      A volte la testa è una stanza al buio
      E le cose più care non sanno alzarsi

      Si parte da casa con grande certezza
      Al terzo scalino si torna su
      L'ombrello rimane sul tram che parte
      E il nome sfugge, e non torna più`,
    later: `
      La memoria è un cassetto che si apre male
      Si tira, si spinge, esce un bottone
      Si può dimenticare la data, l'ora
      Ma il bene rimane, senza eccezione`,
    hook: `
      Dimentica tutto, la borsa, il caffè
      Ma chi sta nel cuore nel cuore c'è`,
  },
  {
    words:
      'chiacchier* pettegol* parli_tanto parla_tanto parli_troppo parla_troppo parli_sempre parlavi_sempre logorroic*',
    stanzas: `
      (Il saluto|Il discorso|La storia) dura da mezz'ora
      Si dice: io vado, e si resta lì
      Una storia ne chiama altre sette
      E il gelato si scioglie, e resta così

      Le sedie si girano, le voci calano
      La notizia fa il giro del palazzo
      Torna indietro più alta, più bionda
      E il protagonista diventa pazzo`,
    later: `
      Poi viene il silenzio, la sera, il lampione
      La strada sembra un po' troppo vuota
      Di chiacchiere è fatta la compagnia
      Come l'acqua, che gira la ruota`,
    hook: `
      Due chiacchiere, un saluto, un altro, e poi
      La notte è arrivata, e siam sempre noi`,
  },
  {
    words: 'litig* bistic* battibecc*',
    stanzas: `
      (La porta|La finestra|L'anta) sbatte un po' troppo forte
      La ragione è divisa in due metà
      Uno guarda il muro, uno la finestra
      E il primo sorriso nessuno lo fa`,
    later: `
      Poi sotto il tavolo un piede si muove
      Trova un altro piede, e non dice niente
      Il litigio finisce dentro un biscotto
      E di che era, nessuno l'ha in mente`,
    hook: `
      Si litiga un poco, si ride, si sa
      La pace è più buona, se il sale ci sta`,
  },
  {
    words:
      'soldi bollett* risparmi risparmia risparmiare risparmiava salvadanai* spiccioli monet* tasse affitto stipendi* banca banche bancomat centesim* tirchi* taccagn*',
    stanzas: `
      (Il barattolo|Il salvadanaio|La bolletta) sta sopra il frigo
      Una monetina cade e risuona
      Il conto si fa con la punta del lapis
      E la somma, si sa, non è mai buona`,
    later: `
      Si arriva a fine mese con due spiccioli
      E con quelli, un gelato per tre
      I soldi finiscono, e tutto il resto
      Sta in tasca, e non chiede perché`,
    hook: `
      Pochi soldi in tasca, e il sole c'è
      Si divide in due anche un caffè`,
  },
  {
    words:
      'stampell* ingessat* frattur* gamba_rotta braccio_rotto caviglia_rotta operazion* convalescen* riabilitazion*',
    stanzas: `
      (La scala|La strada|La soglia) sembra alta una montagna
      Un passo, una pausa, e si fa la strada
      La firma più bella è sotto il ginocchio
      E piano si arriva, comunque vada`,
    later: `
      Un giorno la stampella resta nell'angolo
      Si fanno le scale senza pensare
      La gamba ha imparato di nuovo il mondo
      E il primo scalino la fa cantare`,
    hook: `
      Un passo alla volta, la gamba va
      E chi cade si alza, e più forte sarà`,
  },
  {
    words: 'febbre influenz* raffreddor* tosse termometr* guarire guarisci guarirai',
    stanzas: `
      (Il termometro|La febbre|Il caldo) sale, la luce è bassa
      Una mano fresca si posa in fronte
      Lo sciroppo ha un sapore di finta ciliegia
      E il sonno è una barca sotto il ponte`,
    later: `
      La febbre se ne va durante la notte
      Al mattino la fame torna per prima
      Si apre la finestra, si cambia il letto
      E la vita di nuovo fa la rima`,
    hook: `
      Passa la febbre, passa, e va
      E domani di nuovo in giro si sta`,
  },
  {
    words: 'occhi occhioni occhietti sguardo',
    stanzas: `
      (Lo specchio|La luce|La foto) si ferma un momento di più
      C'è dentro un colore che non si sa dire
      A volte una stanza si accende da sola
      E basta guardare per farsi capire

      Due finestre si aprono sopra al mondo
      E tutto il mattino ci passa dentro
      Le parole possono anche aspettare
      E ciò che conta è proprio lì, nel centro`,
    later: `
      La sera gli occhi si chiudono piano
      Il mondo rimane di fuori, e aspetta
      Domani si aprono, e di nuovo è luce
      E tutto comincia da lì, senza fretta`,
    hook: `
      Due occhi che guardano, e il mondo lo sa
      Che dentro ci piove una luce, e ci sta`,
  },
  {
    words: 'sorris* sorridi sorride sorridevi sorrideva sorridere sorridente',
    stanzas: `
      (La stanza|La strada|La mattina) cambia di colpo colore
      Basta una piega vicino alla bocca
      Il conto più lungo si fa leggero
      E la tristezza, se passa, non tocca`,
    later: `
      Un sorriso non costa, non pesa, non fa
      Rumore, non chiede, non prende la pioggia
      Ma chi l'ha ricevuto, per tutta la strada
      Ha qualche cosa a cui si appoggia`,
    hook: `
      Un sorriso, e la nuvola passa di là
      Un altro, e la strada in discesa va`,
  },
  {
    words:
      'hai_cresciuto ha_cresciuto cresciuto_figli cresciuto_tre cresciuto_quattro cresciuto_cinque cresciuto_due cresciuto_da crescere_figli cresciuto_noi ci_hai_cresciuti',
    stanzas: `
      (La tavola|La scala|La lista) era lunga, e le mani due
      Un piatto per uno, un bacio sul viso
      La luce restava accesa più tardi
      E c'era, in fondo al giorno, un sorriso

      Le scarpe passavano dal grande al piccolo
      E il pane bastava, chissà in che maniera
      Di notte un lume girava le stanze
      E si contavano le teste, la sera`,
    later: `
      Adesso quei figli hanno case e strade
      E quando la vita si mette storta
      Si sente una voce, e così accade
      Che trovano ancora aperta la porta`,
    hook: `
      Chi ha cresciuto dei figli con le sue mani
      Ha messo nel mondo tanti domani`,
  },
  {
    words:
      'vi_siete_conosciuti ci_siamo_conosciuti si_sono_conosciuti vi_siete_incontrati ci_siamo_incontrati incontrati conosciuti conosciute primo_incontro prima_volta_che',
    stanzas: `
      (Il caso|Il mondo|Il destino) aveva un appuntamento
      Bastava un minuto, e si era lontani
      A volte due strade si toccano appena
      E il mondo intero è lì, fra due mani

      Un posto fra mille, un'ora fra tante
      Nessuno pensava che fosse importante
      E invece era quella la porta del resto
      E il giorno più grande era quell'istante`,
    later: `
      Un minuto più tardi, un minuto più presto
      E restano al mondo due nomi lontani
      Chi si è conosciuto così, per caso
      Ha il caso da ringraziare, a due mani`,
    hook: `
      Un giorno qualunque, un incontro, e già
      Tutto il resto comincia di là`,
  },
  {
    words:
      'racconti_storie racconta_storie raccontavi_storie raccontava_storie raccontarmi raccontavi_le raccontava_le racconti_le racconta_le le_storie storie_di aneddot* racconti_sempre racconta_sempre raccontavi_sempre raccontava_sempre',
    stanzas: `
      (La sedia|La voce|La sera) si fa più vicina
      La storia comincia, si ferma il vento
      Le mani disegnano il mare nell'aria
      E tutti rimangono lì, un momento`,
    later: `
      Le storie non finiscono con chi le dice
      Si fermano un po' dentro a chi le ha sentite
      Poi una sera qualcuno racconta
      E sono di nuovo così, colorite`,
    hook: `
      Racconta, racconta, che la sera va
      E chi sta a sentire domani dirà`,
  },
  {
    words:
      "ti_alzi_presto si_alza_presto ti_alzi_alle si_alza_alle ti_alzavi_alle si_alzava_alle ti_alzavi_presto si_alzava_presto mattinier* ti_svegli_alle si_sveglia_alle all’alba all'alba",
    stanzas: `
      (Il gallo|Il sole|Il lampione) non ha ancora deciso
      La prima finestra è già illuminata
      Il caffè sale, la strada è vuota
      E mezza giornata è già cominciata`,
    later: `
      La sera il sonno arriva per primo
      La testa ricade sopra il giornale
      Chi vede l'alba con gli occhi aperti
      Ha visto qualcosa che molto vale`,
    hook: `
      Prima del sole, prima del tè
      L'alba è di chi si alza, e la strada c'è`,
  },
  {
    words: 'pazienz* paziente',
    stanzas: `
      (La fretta|La furia|L'orologio) si siede e prende fiato
      Si prova di nuovo, si torna indietro
      Le cose difficili vogliono tempo
      E il ghiaccio, alla fine, si scioglie dal vetro`,
    later: `
      La pazienza non fa mai rumore
      Lavora da sola, come la goccia
      E un giorno, passando, qualcuno si accorge
      Che ha fatto una strada dentro la roccia`,
    hook: `
      Con la pazienza, un passo, e si va
      E anche la pietra, col tempo, si fa`,
  },
  {
    words:
      'dici_sempre dice_sempre dicevi_sempre diceva_sempre ripeti_sempre ripeteva_sempre ripetevi_sempre proverbi* modo_di_dire',
    stanzas: `
      La frase è la stessa da tanti anni
      E tutti qui intorno la sanno a memoria
      Qualcuno la dice prima del tempo
      E la frase, sorniona, ha già la vittoria`,
    later: `
      Poi capita un giorno, un giorno qualunque
      Si apre la bocca, e senza pensare
      Proprio quella frase esce fuori
      E vien da ridere, o da ricordare`,
    hook: `
      Lo si dice sempre, e sempre sarà
      Che chi lo ripete ragione avrà`,
  },
  {
    words: 'mani manone manine',
    stanzas: `
      (La vita|Il lavoro|Il tempo) ci ha scritto sopra una storia
      Le dita conoscono tutte le cose
      Una carezza pesa quanto una piuma
      E sanno le spine, e sanno le rose`,
    later: `
      Le mani si riposano, in grembo, la sera
      Hanno tenuto, aggiustato, dato
      E chi le ha strette ne sente il caldo
      Anche molto tempo dopo passato`,
    hook: `
      Due mani, una stretta, e il mondo va
      Chi le ha nel cuore le tiene là`,
  },
  {
    words: 'capelli barba baffi ricci riccioli calvo pelato pettin*',
    stanzas: `
      (Lo specchio|Il pettine|Il vento) ci prova ogni giorno
      Un ciuffo va a destra, un ciuffo va via
      Il cappello nasconde, il cappello rivela
      E in foto c'è sempre la stessa magia`,
    later: `
      Il vento ci passa le dita in mezzo
      E poi la mano di chi vuol bene
      I capelli si posano al loro posto
      E quel colore la luce lo tiene`,
    hook: `
      Un ciuffo ribelle, il pettine va
      E il vento decide come starà`,
  },
  {
    words:
      'cappello cappelli berretto sciarpa sciarpe cappotto camicia camicie vestito vestiti cravatta cravatte grembiule ciabatte',
    stanzas: `
      (La sedia|L'appendiabiti|La porta) lo aspetta all'ingresso
      La stoffa ha preso la forma del giorno
      In tasca una lista, un bottone, un biglietto
      E odore di casa, tutto lì intorno`,
    later: `
      I vestiti rimangono dentro l'armadio
      E ognuno conosce una giornata
      Si passa la mano, si trova un'estate
      In fondo a una tasca, dimenticata`,
    hook: `
      Si veste la gente, si veste e va
      Ma chi è vero è vero, comunque sta`,
  },
  {
    words: 'tatuagg* profumo profumi profumav* profumi_di profuma',
    stanzas: `
      (L'aria|La stanza|La scala) conserva qualcosa di buono
      Si entra, e si sa chi è appena passato
      Nessuno l'ha detto, nessuno lo vede
      E il cuore da solo si è già voltato`,
    later: `
      Un profumo è più lungo di una fotografia
      Rimane nell'aria, nel panno, nel vento
      E un giorno per strada, fra tanta gente
      Ritorna intero, per un momento`,
    hook: `
      Un profumo nell'aria, la porta, la via
      E chi non si vede mi fa compagnia`,
  },
  {
    words: 'figli bambini bimbi bambine bimbe',
    stanzas: `
      (Il corridoio|La cucina|Il cortile) è una pista da corsa
      Si ride, si piange, si cade, si vola
      Un disegno si appende con due calamite
      E il giorno è finito, con una parola

      Le domande cominciano con un perché
      E poi se ne infilano altre tre
      La casa ha le impronte fino al soffitto
      E ognuna dice a tutti chi è`,
    later: `
      I bambini diventano grandi di notte
      Al mattino le scarpe non entrano più
      Ma c'è una mano che cerca una mano
      A qualunque altezza, da sotto in su`,
    hook: `
      I bambini che ridono, corrono, e via
      E il mondo di domani è in compagnia`,
  },
  {
    words: 'anniversario anni_insieme anni_di_matrimonio',
    stanzas: `
      (Il calendario|La data|Il giorno) ha un cerchio rosso intorno
      C'è dentro una strada, una pioggia, un momento
      Gli anni si contano senza rumore
      E il tempo, in due, cammina più lento`,
    later: `
      Le date si possono anche scordare
      Restano i giorni, e il posto accanto
      Un anniversario è la vita che dice
      Guarda che strada, ed è valsa tanto`,
    hook: `
      Un altro anniversario, la strada che va
      E il tempo che passa più bello si fa`,
  },
  {
    words: 'grido gridato gridi gridavo alzato_la_voce ho_gridato ho_urlato urlato urli urla urlava alzi_la_voce',
    stanzas: `
      La voce è uscita più forte del cuore
      Le parole volano, e non hanno un freno
      Il silenzio, dopo, è sembrato enorme
      E il cielo di fuori era pure sereno`,
    later: `
      Chi grida non sente nemmeno se stesso
      E dopo il rumore si sente di più
      Ci vuole una voce più bassa, più lenta
      Per dire: mi importa, e per dire: tu`,
    hook: `
      La voce che grida non sa dove va
      La voce che chiama, invece, lo sa`,
  },
  {
    words:
      'disordin* in_ordine in_disordine riordin* mettere_a_posto metti_a_posto mette_a_posto metti_in_ordine mette_in_ordine',
    stanzas: `
      (La sedia|La stanza|Il pavimento) ha un monte di maglie sopra
      Da sotto una manica dice: son qua
      Si cerca una scarpa, se ne trovano sei
      E la destra, di solito, non si sa

      Le cose si mettono dove capita
      E lì, ragionando, ci stanno bene
      C'è un ordine solo, e nessuno lo vede
      E il gatto, passando, ci va e ci viene`,
    later: `
      Un giorno sarà tutto al posto giusto
      Le maglie piegate, il letto rifatto
      E a chi passa davanti alla stanza in ordine
      Mancherà la montagna col gatto`,
    hook: `
      Non è disordine, è fantasia
      E chi cerca trova, per qualche via`,
  },
  {
    words:
      'ti_trasferisci si_trasferisce trasferirsi trasferirti trasferito trasferita ti_sei_trasferita ti_sei_trasferito parti_per parte_per vai_a_vivere va_a_vivere partire partenza',
    stanzas: `
      (La valigia|La borsa|La macchina|La scatola|La bicicletta) è pronta, all'ingresso
      Le cose che contano pesano poco
      Una finestra nuova aspetta di là
      E qui resta accesa la luce, il fuoco

      (Un'altra finestra|Un'altra piazza|Un'altra strada|Un altro portone|Un altro mercato), altre facce
      Un pane diverso, un altro buongiorno
      Si impara la strada girando un po' a caso
      E ogni partenza ha dentro un ritorno`,
    later: `
      Chi parte si porta un po' della stanza
      La luce, una frase, l'odore di tè
      E la prima sera, in un posto nuovo
      Le tira fuori, e casa c'è`,
    hook: `
      Si parte, si parte, la strada va via
      E un pezzo di cuore fa compagnia`,
  },
  {
    words: 'maglioni maglione prest* presti prestavi prestava prestare prestato',
    stanzas: `
      La manica è lunga, scende sulle dita
      La lana ha un odore che non si confonde
      Si presta per una sera soltanto
      E di ridarlo nessuno risponde`,
    later: `
      In fondo all'armadio, piegato di fretta
      C'è ancora un maglione, nessuno l'ha reso
      Le cose prestate non tornano indietro
      E tengono un filo fra due, sospeso`,
    hook: `
      Si presta un maglione, si presta, e sta là
      E chi l'ha prestato lo sa, lo sa`,
  },
  {
    words: 'pipa sigaro sigari sigarett* tabacco fumi_la fuma_la fumavi_la fumava_la',
    stanzas: `
      (Il fumo|Un filo|Un anello) si alza e disegna qualcosa
      Una nuvola sale, un'altra l'aspetta
      La sedia scricchiola vicino ai vetri
      E la sera, qui, non ha mai fretta`,
    later: `
      Rimane un profumo dentro la giacca
      Di legno, di miele, di foglia e d'inverno
      E basta che passi un po' di tabacco
      E il tempo riapre quel vecchio quaderno`,
    hook: `
      Un filo di fumo, la pipa, la via
      E quel profumo mi fa compagnia`,
  },
  {
    words:
      'mi_chiami mi_chiama mi_chiamavi mi_chiamava ci_chiamavi ci_chiamava ci_chiami ci_chiama soprannom* nomignol*',
    stanzas: `
      (Un nome così|Quel nome lì|Un nome del genere) non sta sui documenti
      C'è una voce sola che lo sa dire
      Per strada nessuno si volterebbe
      E il cuore, invece, lo sta a sentire`,
    later: `
      Di nomi, nel mondo, ne diamo tanti
      Quel nome lì, invece, è uno soltanto
      E quando nessuno lo dice più
      Lo dice il cuore, piano, ogni tanto`,
    hook: `
      Un nome soltanto, e nessuno lo sa
      Ma chi l'ha inventato nel cuore ci sta`,
  },
]
