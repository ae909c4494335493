import type { Details } from '../../stanzas.ts'

/** Bells and holidays, and what children's songs teach. */
export const feste: readonly Details[] = [
  {
    words:
      'a_messa la_messa alla_messa chiesa chiese parrocchi* campane campanil* sagrestan* sagrestia chierichett* processione duomo cattedrale',
    stanzas: `
      Un portone pesante, un'eco, un passo
      La cera che cola su un piattino
      Una panca lucida di gomiti
      E un colpo di tosse, lì vicino

      Il campanile più alto dei tetti
      Le campane che partono di fianco
      Un libretto coi canti, un po' sgualcito
      E la luce a colori, sopra il banco

      La giacca buona, le scarpe nere
      Sul sagrato due chiacchiere lente
      I cappotti, le mani da stringere
      E un vassoio di paste, pendente`,
  },
  {
    words:
      'natale natalizi* presepe presepi albero_di_natale panettone panettoni pandoro babbo_natale vigilia_di_natale zampogn* befana addobb*',
    stanzas: `
      Lucine a nodi, una lampada spenta
      Carta da pacchi, nastro sulle dita
      Un po' di muschio, uno specchio per lago
      E una pecora in gesso, scolorita

      Lo zucchero a velo su ogni manica
      La fetta coi canditi da una parte
      Il cordino dorato intorno al polso
      E un tavolo lungo, noci e carte

      Una scatola scesa dall'armadio
      Una pallina che fa da specchio
      Un ramo che punge, un filo d'argento
      E un angelo di carta, un po' vecchio`,
  },
  {
    words: "capodanno veglion* cenone fuochi_d'artificio fuochi_d’artificio cotechino san_silvestro",
    stanzas: `
      Lenticchie a cucchiai, una per soldo
      Un tappo che salta contro il soffitto
      Un cappellino di carta storto
      E un petardo lontano, poi zitto

      La televisione, le dita in fila
      Il conto all'indietro, il vetro in mano
      Un bacio a destra, uno a sinistra
      E un baffo di spumante sul divano

      I cappotti sopra il vestito nuovo
      Luci che aprono come un ombrello
      I piedi che battono sul balcone
      E auguri, in giro, a questo e a quello`,
  },
  {
    words: 'pasqua pasquetta uovo_di_pasqua uova_di_pasqua',
    stanzas: `
      Un uovo battuto contro un altro
      Stagnola che scricchia in ogni stanza
      Un nastro giallo largo una mano
      E un fischietto di plastica, che avanza

      Uova dipinte in fondo a un cestino
      Una coperta a quadri sopra il prato
      Il salame tagliato col coltello
      E zucchero in granella, spiluccato

      La carta lucida, il fiocco teso
      Un pugno, e l'uovo in mille schegge
      La sorpresa montata in due secondi
      E la dieta sospesa, per legge`,
  },
  {
    words: 'ferragosto anguri* cocomer* zanzar* cicale canicola ventilator*',
    stanzas: `
      Un coltello che affonda, uno scrocchio
      Semi sputati sempre più lontano
      Una mezza luna larga due facce
      E il succo che corre lungo la mano

      Le persiane accostate, la penombra
      Il ghiaccio che scricchia nel bicchiere
      Un lenzuolo buttato in fondo al letto
      E una zanzara sola, per dovere

      Le sedie portate fuori in strada
      Un ventaglio fatto col giornale
      Una maglia bagnata sulla nuca
      E quel canto di sega, le cicale`,
  },
  {
    words: 'carneval* coriandol* stelle_filanti maschera maschere travest* in_maschera',
    stanzas: `
      Un baffo dipinto col tappo
      Coriandoli in tasca, fino a maggio
      Una spada di legno sotto il braccio
      E un mantello che spazza il passaggio

      Stelle filanti da un lampione all'altro
      Una parrucca che cala sugli occhi
      Un naso rosso con l'elastico
      E un fantasma che inciampa, coi fiocchi

      Lo zucchero sopra il bavero nero
      Il nastro sotto il mento, che tira
      Un cavaliere con le pantofole
      E una trombetta di carta, che gira`,
  },
  {
    words: 'palloncin* festa_a_sorpresa feste festegg* party',
    stanzas: `
      Un filo di luci da un chiodo all'altro
      Le guance gonfie, un nodo al dito
      Una pila di piatti di cartone
      E un vassoio girato, già finito

      Un mucchio di giacche sopra il letto
      La musica bassa, e poi alzata
      Le sedie spinte contro il muro
      E in cucina, una pista inventata

      I bicchieri col nome scritto a penna
      Un passo in punta, le luci spente
      Un risolino premuto in gola
      E un urlo, un sussulto, e tanta gente`,
  },
  {
    words: 'spazzolin* dentifrici* dentist* lavarsi_i_denti lavare_i_denti lavi_i_denti lava_i_denti lavarti_i_denti',
    stanzas: `
      Un serpente di menta, lo specchio
      Schiuma bianca fin sopra il mento
      Il rubinetto che corre un poco
      E su, e giù, e tondo, a passo lento

      Gli schizzi sul vetro, lo sgabello
      Davanti, di dietro, di sopra e sotto
      Un sorriso largo, le gote piene
      E un gorgoglio, e uno spruzzo, di botto

      Un bicchiere, il tubetto aperto
      Due minuti contati, un giro tondo
      Le labbra che sanno di menta
      E l'ultimo dente, quello in fondo`,
  },
  {
    words: 'tabellin* moltiplicazion* matematic* addizion* sottrazion* frazion* divisioni aritmetica',
    stanzas: `
      Le dita contate sotto il banco
      Il sette per otto, che scappa via
      Una matita che batte il tempo
      E il cinque, che sa la melodia

      Quadretti in fila, righe e colonne
      Un riporto, piccolo, messo in su
      Una riga tirata col righello
      E uno zero in fondo, un altro in più

      Una torta divisa in spicchi uguali
      Mele e pere tenute separate
      La gomma, una nuvola di briciole
      E le dita di nuovo ricontate`,
  },
  {
    words: 'raccolta_differenziata differenziata ricicl* rifiuti spazzatur* pattumier*',
    stanzas: `
      Una bottiglia schiacciata, un soffio
      Il tappo di qua, il vetro di là
      Un calendario dietro la porta
      E il giorno dell'umido, chissà

      Quattro bidoni, quattro colori
      Il giornale legato con lo spago
      Un vasetto sciacquato a testa in giù
      E un cartone di pizza, dubbio vago

      Le bucce, i fondi neri, le foglie
      La carta che torna, il vetro che suona
      Un coperchio che sbatte nel cortile
      E una scatola vuota, ancora buona`,
  },
  {
    words:
      'alfabeto imparare_a_leggere impari_a_leggere insegni_a_leggere insegna_a_leggere insegnavi_a_leggere imparato_a_leggere sillab* consonanti le_vocali maiuscol*',
    stanzas: `
      La o fa la bocca, la i un puntino
      La emme ha due monti, la enne uno
      La esse striscia come un serpente
      E l'acca, che non disturba nessuno

      Un dito che segue piano la riga
      La erre che frulla, la zeta di lato
      Un suono, poi un altro, poi tutti insieme
      E un nome, il primo, tutto attaccato

      Una riga di aste, un po' storte
      La u che raccoglie come un secchiello
      La ti con le braccia larghe, tese
      E in cima alla i, un punto, un cappello`,
  },
  {
    words: 'semafor* strisce_pedonali attraversare_la_strada attraversi_la_strada attraversare educazione_stradale',
    stanzas: `
      Il rosso che ferma anche i giganti
      A sinistra, a destra, un'altra volta
      I piedi vicini, sul bordo
      E una mano, dentro l'altra, raccolta

      Un omino verde, le gambe in moto
      Un passo sul bianco, uno sul nero
      Le ruote che aspettano in fila
      E il giallo, che non è mai sincero

      Il marciapiede, la punta sul bordo
      Due file di fari, ferme a guardare
      Un fischio, una paletta alzata
      E zaini, e cappelli, in fila, a passare`,
  },
  {
    words: 'regali regalo regalare pacchetti pacco_regalo carta_da_regalo',
    stanzas: `
      Una scatola scossa all'orecchio
      Lo scotch appiccicato alle dita
      Un bordo di carta che non arriva
      E il prezzo coperto con la matita

      Le forbici chissà dove, i denti
      La carta tagliata fuori moda
      Un angolo doppio, uno scoperto
      E un fiocco storto, con la coda

      Un pacchetto nascosto dietro ai libri
      Una scatola, e un'altra dentro
      Un lembo tirato piano piano
      E la sorpresa, minuscola, al centro`,
  },
]
