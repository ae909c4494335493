import type { Details } from '../../stanzas.ts'

/** What songs teach, in its order: half in each verse, and the end of it behind. */
export const schoolLessons: readonly Details[] = [
  {
    words:
      "ciclo_dell'acqua ciclo_dell’acqua ciclo_dell acqua_ciclo ciclo_idrologico evaporazione condensazione precipitazion*",
    stanzas: `
      (Il sole|Il caldo) riscalda il mare e il lago
      E l'acqua, pian piano, sale leggera
      Diventa vapore, nessuno la vede
      È l'evaporazione, mattina e sera

      Più in alto fa freddo, e il vapore si stringe
      In gocce piccine, e una nuvola c'è
      Condensazione è il suo nome, ricorda
      La nuvola è acqua sospesa su te`,
    later: `
      Poi pioggia, o neve, o grandine cade
      La precipitazione, e la terra la beve
      Dai fiumi al mare, e si ricomincia
      Il ciclo dell'acqua fra il sole e la neve`,
    hook: `
      Sale, si stringe, poi cade, e va al mare
      E il ciclo dell'acqua può ricominciare`,
  },
  {
    words:
      'lavarsi_le_mani lavare_le_mani lavare_bene_le_mani lavarsi_bene_le_mani lavati_le_mani lavarti_le_mani lavarmi_le_mani lavaggio_delle_mani mani_pulite igiene_delle_mani',
    stanzas: `
      (L'acqua|Prima l'acqua) bagna le mani, poi viene il sapone
      Si strofina palmo con palmo, così
      Poi sopra, sul dorso, la destra e la sinistra
      E in mezzo alle dita, di là e di qui

      I pollici stretti nel pugno, girando
      Le unghie sul palmo, con un grattino
      Si contano venti secondi cantando
      E adesso è pulito anche il mignolino`,
    later: `
      Si sciacqua la schiuma, che scivola via
      Si chiude l'acqua, si asciuga un momento
      Prima di pranzo, tornando da fuori
      Le mani pulite, e ognuno è contento`,
    hook: `
      Palmo con palmo, e in mezzo alle dita
      Mani pulite, e la sporcizia è sparita`,
  },
  {
    words:
      'spazzolin* dentifrici* lavarsi_i_denti lavare_i_denti lavi_i_denti lava_i_denti lavarti_i_denti lavati_i_denti lavarsi_bene_i_denti lavare_bene_i_denti spazzolare_i_denti igiene_orale',
    stanzas: `
      (Sullo spazzolino|Sulle setole) un po' di dentifricio
      Si parte di sopra, dall'alto in giù
      Poi tutti i denti di sotto, con calma
      Si spazzola sempre dal basso in su

      Di fuori e di dentro, davanti e di dietro
      Sui denti più grandi si gira un po'
      Due minuti interi, mattina e sera
      E nessun dentino che dica di no`,
    later: `
      Alla fine si sciacqua, si sputa, si ride
      Lo specchio fa vedere una luna bianca
      I denti vanno a dormire puliti
      E un bacio, adesso, è quello che manca`,
    hook: `
      Su e giù, su e giù, lo spazzolino va
      E il dente più bianco eccolo qua

      Di sopra, di sotto, di dietro, davanti
      Lo spazzolino li lava tutti quanti`,
  },
  {
    words: 'tabellin* moltiplicazion*',
    stanzas: `
      (Per uno|Con l'uno) ogni numero resta com'è
      Per due si raddoppia, ed è presto fatto
      Per tre: tre, sei, nove, e dodici c'è
      Per quattro raddoppi due volte, di scatto

      Per cinque finisce con cinque o con zero
      Per nove le cifre fan nove, a sommare
      Per dieci uno zero in fondo al numero
      E sette per otto, cinquantasei, da imparare`,
    later: `
      Un giorno si va a comprare il gelato
      Sei gelati da due, e il conto è già fatto
      Le tabelline non stanno sul foglio
      Ma dentro le tasche, come un buon patto`,
    hook: `
      Le tabelline si cantano in fila
      E chi le canta arriva a mille e mila`,
  },
  {
    words: 'giorni_della_settimana i_giorni_della_settimana sette_giorni_della_settimana',
    stanzas: `
      (Lunedì|E lunedì) è il primo, e comincia la fila
      Martedì gli va dietro, e siamo a due
      Mercoledì è il terzo, la fila cammina
      Giovedì, il quarto, con le cose sue

      Venerdì è il quinto, e saluta la scuola
      Sabato è il sesto, si dorme di più
      Domenica è il settimo, e si riposa
      E poi ricomincia da lunedì, su`,
    later: `
      Sono sette fratelli, e nessuno si perde
      Ognuno ha il suo posto, e lo tiene per sé
      Li canti in fila, li canti a ritroso
      E la settimana è tutta per te`,
    hook: `
      Lunedì, martedì, mercoledì, giovedì
      Venerdì, sabato, domenica, e siamo qui`,
  },
  {
    words:
      "mesi_dell'anno mesi_dell’anno i_mesi_dell'anno i_mesi_dell’anno dodici_mesi_dell'anno dodici_mesi_dell’anno",
    stanzas: `
      (Gennaio|E gennaio) comincia, febbraio è il più corto
      A marzo e ad aprile fiorisce il prato
      Maggio ha le rose, e giugno le spighe
      E siamo a sei mesi, e mezzo è passato

      Luglio e agosto col sole e col mare
      Settembre riapre la scuola, e poi
      Ottobre, novembre, la pioggia, le foglie
      Dicembre ha la festa, e la porta a noi`,
    later: `
      Quattro ne han trenta: settembre, novembre
      Aprile con giugno, e il conto è a posto
      Febbraio ventotto, gli altri trentuno
      E due di fila son luglio e agosto`,
    hook: `
      Dodici mesi in fila, e poi
      L'anno riparte, insieme a noi`,
  },
  {
    words:
      'semafor* strisce_pedonali attraversare_la_strada attraversi_la_strada attraversare_sulle_strisce attraversa_la_strada educazione_stradale',
    stanzas: `
      (Prima|Sempre, prima) di attraversare ci si ferma
      Sul bordo del marciapiede, e si sta lì
      Si guarda a sinistra, si guarda a destra
      Di nuovo a sinistra, si fa così

      Col rosso si aspetta, col verde si passa
      E sulle strisce, mai di fianco
      Si dà la mano, si va senza correre
      Un passo sul nero e un passo sul bianco`,
    later: `
      Dall'altra parte della strada c'è il parco
      Chi ha aspettato ha davanti la giornata
      Il semaforo cambia, qualcuno saluta
      E ogni strada così è attraversata`,
    hook: `
      Rosso ti fermi, verde si va
      Il semaforo parla, e lo si sa`,
  },
  {
    words: "alfabeto lettere_dell'alfabeto lettere_dell’alfabeto abc abbiccì",
    stanzas: `
      (A, bi|A e bi), ci, di, e la E viene qua
      Effe, poi gi, e un'acca, che voce non ha
      La I, con il punto, elle, emme e poi
      Enne e la O, a metà, con noi

      Pi, cu, poi erre, che rotola via
      Esse che striscia, ti, in compagnia
      La U, poi la vu, e la zeta va in fondo
      Con ventun lettere scrivi il mondo`,
    later: `
      Ci sono poi cinque che vengon da fuori
      I lunga, cappa, e la doppia vu
      Con ics e ipsilon fan ventisei
      E tutto l'alfabeto lo sai anche tu`,
    hook: `
      Dalla A alla Zeta si può camminare
      E con l'alfabeto si impara a volare`,
  },
  {
    words: "stagioni quattro_stagioni le_stagioni stagioni_dell'anno stagioni_dell’anno le_quattro_stagioni",
    stanzas: `
      (Da marzo|A marzo) la primavera riapre i fiori
      Le rondini tornano, il prato è in festa
      Da giugno l'estate fa lunghi i giorni
      Col sole, col mare, il cappello in testa

      Da settembre l'autunno fa gialle le foglie
      Cade la pioggia, la scuola è riaperta
      Da dicembre l'inverno fa corti i giorni
      E a volte la neve ci fa da coperta`,
    later: `
      Tre mesi ciascuna, e quattro fan l'anno
      La Terra fa un giro intorno al sole
      Poi torna marzo, e la ruota riparte
      E spuntano ancora le stesse viole`,
    hook: `
      Primavera, estate, autunno, inverno
      Quattro stagioni, e un giro eterno`,
  },
  {
    words: 'sistema_solare pianeti pianeta otto_pianeti i_pianeti pianeti_del_sistema_solare',
    stanzas: `
      (Mercurio|E Mercurio) è il primo, vicino al Sole
      Poi Venere, che è la più calda
      La Terra è la terza, con prati e viole
      E Marte, il rosso, di roccia salda

      Giove è il più grande, Saturno ha gli anelli
      E Urano rotola, di fianco, lassù
      Nettuno è l'ottavo, lontano e azzurro
      E dopo di lui non ce n'è più`,
    later: `
      Il Sole è una stella, e li tiene per mano
      Girano tutti, e nessuno va via
      E sul terzo in fila, piccolo e blu
      C'è la tua strada, la tua e la mia`,
    hook: `
      Otto pianeti, e nel mezzo il Sole
      Girano, girano, senza parole`,
  },
  {
    words: 'raccolta_differenziata differenziata ricicl* spazzatur* pattumier*',
    stanzas: `
      (La carta|Di qua la carta), i giornali, il cartone
      La scatola piatta, piegata, vuota
      La plastica a parte, bottiglie e flaconi
      Si schiacciano bene, e gira la ruota

      Il vetro da solo, vasetti e bottiglie
      Si sciacqua, e il coperchio di ferro si toglie
      Nell'umido bucce, avanzi, caffè
      E torna terra sotto le foglie`,
    later: `
      Un giorno si siede su una panchina
      Che prima era tappi, vasetti, cartoni
      Riciclare è dare alle cose un altro giro
      E il mondo ha bisogno di mani e bidoni`,
    hook: `
      La carta di qua, la plastica là
      La differenziata la fa chi lo sa`,
  },
  {
    words: 'fotosintesi clorofilla fotosintesi_clorofilliana',
    stanzas: `
      (Le radici|Sotto, le radici) bevono l'acqua dal suolo
      Che sale nel fusto fin su alla foglia
      L'anidride carbonica entra dall'aria
      Da porte piccine, come a una soglia

      La clorofilla, che è verde, prende il sole
      E con quella luce fa da cucina
      Ne nasce uno zucchero, il cibo per lei
      E ossigeno a noi, dalla fogliolina`,
    later: `
      Così ogni albero mangia la luce
      E l'aria che rende la respiri tu
      Se pianti un seme, e gli dai un po' d'acqua
      Ci sarà nel mondo un respiro in più`,
    hook: `
      Acqua, aria e luce, e la foglia lo sa
      La fotosintesi ecco come si fa`,
  },
]
