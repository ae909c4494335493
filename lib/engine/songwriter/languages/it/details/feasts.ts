import type { Details } from '../../stanzas.ts'

/** Bells and holidays, and what children's songs teach. */
export const feasts: readonly Details[] = [
  {
    words:
      'a_messa la_messa alla_messa chiesa chiese parrocchi* campane campanil* sagrestan* sagrestia chierichett* processione duomo cattedrale',
    stanzas: `
      (La campana|Il campanile|La piazza) chiama, la gente si affretta
      La luce entra a pezzi dai vetri colorati
      Una candela si accende, poi l'altra
      E i nomi di tutti sono nominati`,
    later: `
      La chiesa si svuota, rimane l'incenso
      Una panca scricchiola, una luce trema
      Qualcuno ha pregato per chi è lontano
      E torna a casa con meno pena`,
    hook: `
      La campana rintocca, la piazza risponde
      E il suono va lontano, come le onde`,
  },
  {
    words:
      'natale natalizi* presepe presepi albero_di_natale panettone panettoni pandoro babbo_natale vigilia_di_natale zampogn* befana addobb*',
    stanzas: `
      (La scatola|La stella|La lucina) scende dalla soffitta
      Le luci sono un nodo, come ogni anno
      Il bue ha un orecchio attaccato con la colla
      E tutti si vogliono bene, e lo sanno

      La cucina profuma di arancia e cannella
      Il tavolo allunga le gambe, stasera
      Un bambino si addormenta sotto la sedia
      E l'ultimo pacco è la cosa più vera`,
    later: `
      La carta si piega, l'albero pende
      Per terra si trova una pallina rossa
      Natale è passato, la luce rimane
      E la porta, di notte, non fa una mossa`,
    hook: `
      Natale è una luce, la tavola, il pane
      Chi viene da lontano qui ci rimane`,
  },
  {
    words: "capodanno veglion* cenone fuochi_d'artificio fuochi_d’artificio cotechino san_silvestro",
    stanzas: `
      (Le lenticchie|I botti|I bicchieri) aspettano mezzanotte
      La radio conta, e contiamo anche noi
      Si abbraccia chiunque sia più vicino
      E l'anno si apre, e noi siamo i suoi`,
    later: `
      Il primo mattino ha le strade vuote
      Coriandoli in terra, una scarpa, un gatto
      Capodanno è passato, e il giorno nuovo
      È un foglio bianco, non s'è ancora fatto`,
    hook: `
      Tre, due, uno, l'anno è arrivato
      E quello vecchio va salutato`,
  },
  {
    words: 'pasqua pasquetta uovo_di_pasqua uova_di_pasqua',
    stanzas: `
      (L'uovo|Il guscio|La carta) si rompe con un gran rumore
      La sorpresa è un anello, o un portachiavi
      Il prato è bagnato, si stende la coperta
      E tutti si fanno più buoni e più bravi`,
    later: `
      Del cioccolato c'è ancora la base
      Si nasconde in alto, e non serve a niente
      Pasqua è passata, è rimasto il sole
      E la primavera va tra la gente`,
    hook: `
      Pasqua è nel prato, il sole, la via
      E un uovo di festa si porta via`,
  },
  {
    words: 'ferragosto anguri* cocomer* zanzar* cicale canicola ventilator*',
    stanzas: `
      (L'anguria|Il cocomero|La fetta) ha il cuore rosso e freddo
      I semi si sputano oltre il muretto
      Il caldo si siede vicino alla porta
      E di notte nessuno sta più nel letto`,
    later: `
      Poi a settembre si chiudon le sdraio
      Si scuote la sabbia, si piega il telo
      Ferragosto rimane nella valigia
      Con una cicala, un sasso e un po' di cielo`,
    hook: `
      L'anguria, le cicale, il caldo, la luna
      E un'estate così non ce n'è più d'una`,
  },
  {
    words: 'carneval* coriandol* stelle_filanti maschera maschere travest* in_maschera',
    stanzas: `
      (La maschera|Il cappello|La parrucca) pizzica sotto il naso
      I coriandoli arrivano fin nelle scarpe
      Un pirata piange, una fata lo aggiusta
      E la piazza si riempie di trombe e di sciarpe`,
    later: `
      A giugno, in una tasca, c'è ancora un coriandolo
      Rosso, rotondo, non vuole andar via
      La festa è finita, la maschera dorme
      E sotto c'è intatta l'allegria`,
    hook: `
      Coriandoli e maschere, la piazza, il rumore
      A carnevale ognuno è il suo colore`,
  },
  {
    words: 'palloncin* festa_a_sorpresa feste festegg* party',
    stanzas: `
      (Il palloncino|La musica|Una risata) sale fino al soffitto
      Le scarpe si tolgono dopo le nove
      Qualcuno balla come se piovesse
      E la cucina è il posto dove ci si muove

      Arriva un vicino per dire: è tardi
      E dopo un minuto c'è un bicchiere in mano
      Si canta stonati, si canta tutti
      E il ritornello si sente lontano`,
    later: `
      La mattina rimane un piatto di briciole
      Un palloncino basso, stanco, sul letto
      La festa è finita, la porta si chiude
      E c'è ancora musica sotto il tetto`,
    hook: `
      È festa, è festa, alziamo la mano
      E chi non balla canti piano

      Un palloncino, la festa, un coro
      E chi è qui stasera vale tant'oro`,
  },
  {
    words: 'matematic* addizion* sottrazion* frazion* divisioni aritmetica',
    stanzas: `
      (Il due|Il tre|Il sette) cammina coi numeri in fila
      Si salta a coppie, come sui gradini
      Le dita si aprono, il conto ritorna
      E il dieci li aspetta tutti vicini`,
    later: `
      Un giorno si va a comprare il gelato
      Sei gelati da due, e il conto è già fatto
      I numeri non stanno fermi sul foglio
      Stan dentro le tasche, come un buon patto`,
    hook: `
      La matematica, un passo per volta
      E il conto ritorna a chi la ascolta`,
  },
  {
    words:
      'imparare_a_leggere impari_a_leggere insegni_a_leggere insegna_a_leggere insegnavi_a_leggere imparato_a_leggere sillab* consonanti le_vocali maiuscol* insegnato_a_leggere insegnava_a_leggere insegnare_a_leggere',
    stanzas: `
      (La A|La B|La M) si mette in piedi sul foglio
      La esse si torce come un serpente
      Si dice piano, una sillaba, un'altra
      E a un tratto la pagina parla alla gente

      Il dito cammina sotto la riga
      Si sbaglia, si torna, si riprova
      Tre segni si prendono per la mano
      E nasce una parola nuova`,
    later: `
      Poi viene una sera, una luce accesa
      E sulla pagina c'è un sentiero
      Imparare a leggere è avere le chiavi
      Del mondo di carta e di quello vero`,
    hook: `
      Una lettera, un'altra, si può camminare
      E chi impara a leggere impara a volare`,
  },
  {
    words: 'regali regalo regalare pacchetti pacco_regalo carta_da_regalo',
    stanzas: `
      (Il nastro|La carta|Il pacco) fa un fiocco un po' storto
      Lo scotch si attacca solo alle dita
      Qualcuno lo scuote vicino all'orecchio
      E la sorpresa è bell'e finita`,
    later: `
      La carta è per terra, il nastro sul cane
      E la scatola vuota è già un vascello
      Si salpa in salotto, si naviga piano
      E questo regalo è ancora il più bello`,
    hook: `
      Un regalo si scarta, un nastro va via
      E quello che resta è la compagnia`,
  },
]
