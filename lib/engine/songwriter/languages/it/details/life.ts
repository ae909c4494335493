import type { Details } from '../../stanzas.ts'

/** From rings to grandchildren: families, and what people do for one another. */
export const life: readonly Details[] = [
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
    words: 'pension* pensionat* pensionament* ultimo_giorno_di_lavoro',
    stanzas: `
      (La sveglia|L'agenda|Il cartellino) tace, per una volta
      Il caffè si beve fino in fondo
      Il turno di ieri comincia da solo
      E la strada di fronte fa il giro del mondo

      Le otto arrivano, come una volta
      Il lunedì bussa, e se ne va via
      La giacca buona sta nell'armadio
      E le scarpe vecchie sono in allegria`,
    later: `
      I primi tempi le mani cercano
      Le cose di prima, la chiave, il rumore
      Poi la pensione diventa un cortile
      Col sole che ci arriva a tutte le ore`,
    hook: `
      La pensione è una porta, e di là c'è il sole
      E il lunedì fa quello che vuole`,
  },
]
