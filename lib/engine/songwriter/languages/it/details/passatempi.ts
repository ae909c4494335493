import type { Details } from '../../stanzas.ts'

/** Evenings and idle hours: pictures, letters, screens, books, cards, laughter, records. */
export const passatempi: readonly Details[] = [
  {
    words: 'foto fotograf* album selfie rullin* macchina_fotografica istantane*',
    stanzas: `
      Una scatola di scarpe, ben piena
      Un dito che copre mezza faccia
      Tutti stretti, il vento nei capelli
      E dietro, qualcuno che s'affaccia

      Angolini di carta, un velo bianco
      Una data sul retro, a matita
      Una giacca già vista su un altro
      E la frangia tagliata in salita

      Un passo indietro, poi un altro
      I bassi davanti, gli alti di dietro
      Un sorriso tenuto troppo a lungo
      E un lampo che rimbalza sul vetro`,
  },
  {
    words:
      'lettere lettera cartolin* bigliettin* francoboll* postino postina poste ufficio_postale buca_delle_lettere diario busta penna_stilografica',
    stanzas: `
      Una busta leccata, un po' storta
      La penna che corre e che si inchina
      Uno scarabocchio nell'angolo
      E il bollo, una piccola vetrina

      Un foglio a righe piegato in quattro
      L'inchiostro blu sopra le dita
      Un fiore schiacciato tra le pagine
      E in fondo la firma, tutta fiorita

      Uno sportello, un lembo di bianco
      Il margine pieno di aggiunte
      Un'ultima frase scritta di lato
      E quattro pieghe, ormai consunte`,
  },
  {
    words:
      'telefon* cellular* smartphone videochiam* messaggi messaggio whatsapp messaggi_vocali note_vocali cornetta segreteria_telefonica chiamate chiami_ogni chiama_ogni chiamavi_ogni chiamava_ogni chiami_sempre chiama_sempre',
    stanzas: `
      Il vivavoce, un rumore di piatti
      Un saluto che dura mezz'ora
      La mano già sopra la maniglia
      E un ciao alla fine, e un altro ancora

      La tacca che manca, la mano in aria
      Un pronto gridato sul balcone
      La voce più alta per chi è lontano
      E il palazzo intero in riunione

      Uno squillo, due, la borsa che ingoia
      Ghirigori a penna sul giornale
      L'orecchio che scotta, il tè già freddo
      E la vera notizia, nel finale`,
  },
  {
    words:
      'computer pc tastier* schermo schermi mouse stampant* password wi-fi wifi internet e-mail email programmator* programmatric* programmare informatic* software excel',
    stanzas: `
      Una rotella che gira, e gira
      Il cavo staccato, riattaccato
      Tre tasti premuti tutti insieme
      E il guaio, da solo, aggiustato

      Un foglietto, la parola segreta
      Un ventaglio di briciole fra i tasti
      La luce bianca sopra due occhiali
      E la stampante, regina dei guasti

      Venti finestre, una sull'altra
      Aggiornamento al novantanove
      Un colpetto di mano sul fianco
      E un cento per cento che non si muove`,
  },
  {
    words: 'videogioc* playstation console joystick nintendo gamer xbox',
    stanzas: `
      I pollici svelti, gli occhi fissi
      Un livello soltanto, poi basta
      Il tappeto bucato dai gomiti
      E nel piatto, ormai fredda, la pasta

      Il filo tirato, il corpo che piega
      Un salto mancato per un dito
      Un grido che arriva fino in cortile
      E un'altra partita, all'infinito

      La luce che cambia sulle facce
      Una musichetta rimasta in testa
      Una mano che cerca patatine
      E il divano in piedi, ed è già festa`,
  },
  {
    words:
      'libro libri librai* libreri* leggi leggere leggo leggeva leggevi leggevo leggendo lettura letture lettore lettrice romanz* bibliotec* segnalibr* scaffal* fumett* poesie',
    stanzas: `
      Una pagina piegata all'angolo
      Un cerchio di luce sul cuscino
      Il tè dimenticato sul bordo
      E una torre in bilico, lì vicino

      Il pollice in mezzo, la testa altrove
      Il rumore leggero del foglio
      Una macchia di sole, una di crema
      E sabbia tra le righe, da uno scoglio

      Un dorso spaccato, odore di carta
      Un capitolo ancora, intero
      Una gamba piegata sotto l'altra
      E il mondo di fuori, meno vero

      Scaffali che piegano nel mezzo
      Un biglietto del tram come segno
      Una riga cerchiata due volte
      E a margine, a matita, un disegno`,
  },
  {
    words: 'disegn* dipin* pittur* pittore pittori pittric* pennell* acquerell* pastell* matite_colorate cavalletto',
    stanzas: `
      Un bicchiere d'acqua, ormai grigia
      Una sbaffata verde sopra il naso
      Le tempere in fila senza tappo
      E pennelli, a mazzi, dentro un vaso

      La mano che cancella, un soffio breve
      Il blu che sconfina dentro al giallo
      Una nuvola fatta con lo straccio
      E un cane che pare un po' cavallo

      La testa piegata, un occhio socchiuso
      Le dita di cinque tinte diverse
      Il foglio fermato con quattro sassi
      E sul pavimento due gocce perse`,
  },
  {
    words:
      'briscola burraco tressette scala_quaranta rubamazzetto tombola carte_da_gioco a_carte le_carte mazzo_di_carte a_scopa bocce bocciofila',
    stanzas: `
      Un mazzo ammorbidito agli angoli
      Il ventaglio stretto contro il petto
      Le sedie tirate un po' più sotto
      E i punti segnati su un pacchetto

      Fagioli al posto delle monete
      Un segno fatto col sopracciglio
      Un colpo di nocche sul tavolo
      E il due di coppe, dopo un bisbiglio

      Il mazzo tagliato, il dito in bocca
      Una carta girata piano piano
      Un mugugno che vale una risposta
      E l'asso, da sempre, in un'altra mano`,
  },
  {
    words: 'parole_crociate cruciverba settimana_enigmistica enigmistica sudoku rebus puzzle scacchi scacchiera',
    stanzas: `
      Sette caselle, la terza vuota
      La penna battuta contro i denti
      Un dito che conta, uno che torna
      E i quadretti neri, indifferenti

      La rivista piegata sul ginocchio
      Una casella vuota, una sola
      Lo sguardo in alto, verso la lampada
      E lì, sulla lingua, la parola

      Il mento appoggiato sopra il pugno
      Inchiostro, coraggio, e niente gomma
      La mossa sbagliata, poi quella giusta
      E l'ultimo incastro che torna, insomma`,
  },
  {
    words: 'cinema film pellicol* regista registi popcorn',
    stanzas: `
      Il buio di colpo, una luce che trema
      Il popcorn finito al primo minuto
      Due gomiti sullo stesso bracciolo
      E un naso soffiato, ma in modo muto

      Una battuta saputa a memoria
      Il gomito dato sul più bello
      La musica bassa che striscia e cresce
      E le dita davanti, a cancello

      I titoli fino all'ultima riga
      Un bisbiglio, la trama, perso il filo
      Le briciole nel collo del maglione
      E facce celesti, di profilo`,
  },
  {
    words: 'barzellett* battute freddure scherzi scherzo scherzare scherzavi scherzava spiritos* umorismo',
    stanzas: `
      Il sorriso che parte un po' prima
      Una pausa, col dito sospeso
      Le vocine diverse, una per uno
      E il finale, da tutti, già inteso

      La stessa di sempre, da capo
      Gli occhi al soffitto, l'intera cena
      La mano che chiede silenzio
      E un ridere che si tiene appena

      Il piatto che aspetta, la mano ferma
      Un colpo di palmo sopra il legno
      Un sopracciglio che sale da solo
      E un lamento in coro, che è un buon segno`,
  },
  {
    words: 'ridi ride rido ridere rideva ridevi ridevo ridendo risat* risata risate risolin* ridacchi*',
    stanzas: `
      La pancia che duole, gli occhi chiusi
      Il fiato che torna in ritardo
      Una mano che batte sul tavolo
      E poi daccapo, al primo sguardo

      Le spalle che ballano in silenzio
      Una nota acuta, senza suono
      Due gocce asciugate con la manica
      E una pausa, e il secondo tuono

      Un tovagliolo premuto sul naso
      Il sorso rimasto a mezz'aria
      Un grugnito in mezzo, fuori programma
      E la faccia seria, ma precaria`,
  },
  {
    words: 'radio dischi vinil* giradisch* musica cuffie playlist canzoni concert*',
    stanzas: `
      Un clic, un fruscio, poi le note
      Una testa che dondola appena
      Due dita che battono sul legno
      E il ritornello, a voce piena

      Un attacco che basta, tre note
      Parole sapute, altre inventate
      Il volume più alto di una tacca
      E due note finali, mai centrate

      Il primo accordo, gli occhi già chiusi
      Una batteria fatta con le dita
      Un fischio che resta fino a domani
      E la stessa canzone, mai finita`,
  },
]
