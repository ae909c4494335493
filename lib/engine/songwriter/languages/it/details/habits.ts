import type { Details } from '../../stanzas.ts'

/** What people do again and again, and how they are. */
export const habits: readonly Details[] = [
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
      "hai_paura ha_paura paura_del paura_della paura_dei paura_delle paura_dell' paura_di terrorizza* spavent* fobia",
    stanzas: `
      (Il cuore|Il respiro|La pancia) fa un salto, e resta lì
      Le gambe vanno un poco più piano
      Un passo soltanto, e poi si vede
      E passa, se c'è chi dà una mano

      (Il buio|Il tuono|Il rumore) diventa più grande
      Si sente un rumore di là, in cucina
      Poi una mano si posa, ed è calda
      E quella paura si fa piccolina`,
    later: `
      La paura, alla fine, è passata di qua
      Ha fatto un giro e non c'era più niente
      Ci vuole coraggio anche per tremare
      E poi per uscire, tranquillamente`,
    hook: `
      La paura è piccina, se si sta in due
      Ha tolto le scarpe, ché non son sue`,
  },
  {
    words:
      'rubi_il ruba_il rubi_la ruba_la rubi_i ruba_i rubi_dal ruba_dal rubavi_il rubava_il rubi_sempre ruba_sempre rubi_le ruba_le rubavi_la rubava_la rubi_gli ruba_gli',
    stanzas: `
      Il piatto era pieno, un attimo fa
      Adesso c'è un angolo vuoto, sospetto
      Qualcuno si lecca piano le labbra
      E c'è chi guarda assorto il tetto

      (La sedia|La tenda|La porta) si muove di un centimetro
      Si sente un rumore, poi più niente
      Le prove mancano, i baffi parlano
      E il giudice ride, ed è indulgente`,
    later: `
      Si dice: stavolta chiudiamo a chiave
      E poi si lascia la porta accostata
      Perché chi ruba con quella grazia
      Ha già la pena condonata`,
    hook: `
      Chi ruba lo sa, chi ruba ha una faccia
      E poi gli si aprono sempre le braccia`,
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
