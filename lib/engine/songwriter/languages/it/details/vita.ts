import type { Details } from '../../stanzas.ts'

/** From rings to grandchildren: families, and what people do for one another. */
export const vita: readonly Details[] = [
  {
    words: 'fedi_nuziali le_fedi fede_nuziale anello anelli fidanzat* proposta_di_matrimonio',
    stanzas: `
      (L'anello|La scatola|La mano) trema, il cerchio si infila
      Un dito gonfio fa un po' di storie
      La luce si ferma su quel metallo
      E dentro c'è scritto il nome, e le glorie`,
    later: `
      L'anello si graffia, col tempo, sui piatti
      Lascia un segno più chiaro sul dito
      E quello che dice, quel cerchio d'oro
      Lo dice ogni giorno, e non è finito`,
    hook: `
      Un anello, due mani, una voce, un sì
      E il cerchio non ha né la fine né il dì`,
  },
  {
    words:
      'matrimoni* sposa spose sposo sposi sposat* sposare sposarsi sposarti nozze bomboniere luna_di_miele damigell* confetti velo_da_sposa abito_da_sposa testimone_di_nozze',
    stanzas: `
      (Il riso|Il velo|Il bouquet) vola, lo prende una zia
      La sposa ha le scarpe nascoste nel prato
      Il nonno balla, la torta s'inclina
      E il cugino dei fiori si è addormentato

      Due sì si dicono quasi d'un fiato
      La voce trema, la mano no
      Qualcuno si soffia il naso in fondo
      E ride, e piange, e dice: lo so`,
    later: `
      Poi restano i piatti, una scarpa, un nastro
      Due che si tengono, nella via
      Il matrimonio è la mattina dopo
      Il caffè, le briciole, e l'allegria`,
    hook: `
      Viva gli sposi, il riso, la via
      E chi piange di gioia non vada via`,
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
      E si gira a guardare se siamo in via`,
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
      E sempre la bimba più furba e più accorta

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
      E un segreto sul numero delle frittelle`,
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
      (Le braccia|Il cappotto|La sciarpa) si aprono, il mento trova
      La spalla che aspetta, il posto che sa
      La spesa per terra, rotola un'arancia
      E nessuno per ora la prenderà`,
    later: `
      L'abbraccio finisce, ma resta il caldo
      Nel punto esatto, sotto il cappotto
      Si va per la strada, e fuori è inverno
      E dentro si tiene, sotto sotto`,
    hook: `
      Un abbraccio più forte, un abbraccio, e poi
      Il mondo può attendere, ci siamo noi`,
  },
  {
    words: 'piangi piange piango piangere piangeva piangevi piangevo piangendo lacrim* commuov*',
    stanzas: `
      (Un fazzoletto|Una manica|Una mano) aspetta, non si sa mai
      Il naso si soffia come una tromba
      Si dice: è il vento, si dice: è cipolla
      E una lacrima arriva, tonda tonda`,
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
      (La sedia|Il caffè|La sera) si fa più vicina
      Le mani stan ferme intorno alla tazza
      Nessuno interrompe, nessuno ha fretta
      E il nodo si scioglie, come una treccia in piazza`,
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
      (Il nodo|Il foglietto|Il promemoria) sta lì, sul fazzoletto
      Doveva servire a ricordare qualcosa
      Si torna indietro, si apre il frigo
      E la mente, gentile, si riposa

      Si parte da casa con grande certezza
      Al terzo scalino si torna su
      L'ombrello rimane sul tram che parte
      E quello che conta non torna più giù`,
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
      (Il saluto|La porta|La borsa) dura da mezz'ora
      Si dice: io vado, e si resta lì
      Una storia ne chiama altre sette
      E il gelato si scioglie, lunedì

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
      (La porta|Il piatto|La voce) sbatte un po' troppo forte
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
      (Il gesso|La stampella|La scala) sembra alta una montagna
      Un passo, una pausa, un altro passo
      La firma più bella è sotto il ginocchio
      E il cuscino sta su di un sasso`,
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
      (Il termometro|La coperta|Il brodo) sale, la luce è bassa
      Una mano fresca si posa in fronte
      Lo sciroppo ha un sapore di finta ciliegia
      E il sonno è una barca sotto il ponte`,
    later: `
      La febbre se ne va durante la notte
      Al mattino la fame torna per prima
      Si apre la finestra, si cambia il letto
      E la vita di nuovo fa la rima`,
    hook: `
      Passa la febbre, passa, e va via
      E domani di nuovo a zonzo per la via`,
  },
]
