import type { Details } from '../../stanzas.ts'

/** Evenings and idle hours: pictures, letters, screens, books, cards, laughter, records. */
export const pastimes: readonly Details[] = [
  {
    words: 'foto fotograf* album selfie rullin* macchina_fotografica istantane*',
    stanzas: `
      (La foto|L'album|La cornice) ha un angolo consumato
      Qualcuno ha gli occhi chiusi, e resta così
      Si dice formaggio, si aspetta lo scatto
      E intanto un piccione si ferma lì`,
    later: `
      L'album si apre nei giorni di pioggia
      Le facce si indicano col dito
      In ogni foto c'è un pezzo di giorno
      Che senza la foto sarebbe sparito`,
    hook: `
      Una foto, un momento, la luce, un clic
      E il tempo si ferma, per poco, qui`,
  },
  {
    words:
      'lettere lettera cartolin* bigliettin* francoboll* postino postina poste ufficio_postale buca_delle_lettere diario busta penna_stilografica',
    stanzas: `
      (La busta|La lettera|La cartolina) ha fatto tanta strada
      Il francobollo sta in alto, un po' storto
      La calligrafia corre giù dal margine
      E in fondo c'è scritto: qui tutto è a posto`,
    later: `
      La lettera torna dentro al cassetto
      Insieme alle altre, legate strette
      Si legge negli anni cento volte
      E a ogni lettura qualcosa promette`,
    hook: `
      Una lettera, un nome, la strada, la via
      E chi l'ha mandata mi fa compagnia`,
  },
  {
    words:
      'telefon* cellular* smartphone videochiam* messaggi messaggio whatsapp messaggi_vocali note_vocali cornetta segreteria_telefonica chiamate chiami_ogni chiama_ogni chiamavi_ogni chiamava_ogni chiami_sempre chiama_sempre',
    stanzas: `
      (Il telefono|Lo schermo|La suoneria) si accende sul comodino
      Si parla del tempo, si parla di niente
      La linea fa un fruscio, la voce si avvicina
      E chi era lontano diventa presente

      Si cerca il telefono in tutta la casa
      Si chiama, si ascolta: suona sul divano
      Un messaggio vocale dura otto minuti
      E poi ricomincia, un poco più piano`,
    later: `
      La chiamata finisce, si dice: ciao, ciao
      E nessuno riattacca, nessuno va via
      Di quelle telefonate resta la voce
      Che dice buonanotte, in mezzo alla via`,
    hook: `
      Il telefono squilla, la voce è qua
      E la strada è più corta di come si sa`,
  },
  {
    words:
      'computer pc tastier* schermo schermi mouse stampant* password wi-fi wifi internet e-mail email programmator* programmatric* programmare informatic* software excel',
    stanzas: `
      (Lo schermo|La tastiera|La stampante) dice: errore, riprova
      Si spegne, si accende, si dice una cosa
      La rotellina gira, il caffè si fredda
      E il file più importante riposa`,
    later: `
      La sera lo schermo finalmente tace
      La stanza ha di nuovo tutti i colori
      Il computer non sa quello che perde
      E c'è una luna enorme, là fuori`,
    hook: `
      Un tasto, uno schermo, la lucina blu
      Il computer va piano, e il mondo va su`,
  },
  {
    words: 'videogioc* playstation console joystick nintendo gamer xbox',
    stanzas: `
      (Il drago|Il livello|Il mostro) cade all'ultimo colpo
      I pollici corrono, il cuore pure
      Ancora una sola, si dice, davvero
      E si ricomincia con le avventure`,
    later: `
      Lo schermo si spegne, la stanza è muta
      Il drago è vinto, è fredda la cena
      Nei videogiochi si hanno tre vite
      E qui una sola, ma bella piena`,
    hook: `
      Ancora un livello, ancora uno, e poi
      Il mondo di là lo salviamo noi`,
  },
  {
    words:
      'libro libri librai* libreri* leggi leggere leggo leggeva leggevi leggevo leggendo lettura letture lettore lettrice romanz* bibliotec* segnalibr* scaffal* fumett* poesie',
    stanzas: `
      (La luce|La stanza|La lampada) resta accesa tardi
      Un capitolo solo, si dice, e poi basta
      Il gatto si siede sull'ultima riga
      E l'alba trova la storia rimasta

      Il segnalibro è un biglietto del tram
      Il margine ha un segno, una macchia di tè
      Si alza lo sguardo, la stanza è la stessa
      E il mondo che c'era là dentro, dov'è?`,
    later: `
      Il libro ritorna al suo posto in fila
      Con un angolo piegato, lì in fondo
      Chi legge di notte ha una porta segreta
      E dietro la porta c'è l'altro mondo`,
    hook: `
      Un libro, una lampada, la sera che va
      E a ogni pagina si è un poco più in là`,
  },
  {
    words: 'disegn* dipin* pittur* pittore pittori pittric* pennell* acquerell* pastell* matite_colorate cavalletto',
    stanzas: `
      (Il pennello|Il blu|La matita) scappa oltre il margine
      Il cielo finisce sulla tovaglia
      L'acqua del bicchiere diventa tramonto
      E il sole più bello è dove si sbaglia`,
    later: `
      Il disegno si appende con la calamita
      Sul frigo, fra i conti e la spesa
      La casa è più alta del suo comignolo
      E tutti son lì, con la mano tesa`,
    hook: `
      Un foglio, i colori, il disegno, e di là
      Un mondo che prima non c'era, e ora è qua`,
  },
  {
    words:
      'briscola burraco tressette scala_quaranta rubamazzetto tombola carte_da_gioco a_carte le_carte mazzo_di_carte a_scopa bocce bocciofila',
    stanzas: `
      (Il mazzo|Tutto il mazzo|Ancora il mazzo) si alza, si taglia, si dà
      Un occhio che strizza, un colpo di tosse
      L'asso sparisce dentro una manica
      E il tavolo trema di carte e di mosse

      Si gioca a fagioli, si gioca sul serio
      Si tiene il punteggio dietro un giornale
      Chi perde dà colpa alla luce, alla sedia
      E c'è la rivincita, ed è naturale`,
    later: `
      Le carte si mettono dentro la scatola
      Il due di coppe è piegato da un lato
      Alla prossima briscola, si dice in coro
      E il punto di ieri non è dimenticato`,
    hook: `
      Briscola, un asso, le carte, e poi via
      Chi bara con grazia tiene compagnia

      Le carte sul tavolo, un tre, un re
      E chi vince stavolta lo so anche da me`,
  },
  {
    words: 'parole_crociate cruciverba settimana_enigmistica enigmistica sudoku rebus puzzle scacchi scacchiera',
    stanzas: `
      (La matita|La penna|La casella) aspetta, sette lettere, fiume
      Il dito fa il conto sul bordo del foglio
      Una parola ne apre altre cinque
      E quella che manca è sempre uno scoglio`,
    later: `
      L'ultimo quadratino è pieno
      Si posa la penna, si guarda fuori
      Nel cruciverba tutto si incastra
      La vita lascia qualche spazio, e dei fiori`,
    hook: `
      Una parola, un incrocio, e la matita va
      E l'ultima casella prima o poi verrà`,
  },
  {
    words: 'cinema film pellicol* regista registi popcorn',
    stanzas: `
      (Lo schermo|La sala|La luce) si spegne, si fa silenzio
      Il mais scoppietta fra le dita
      Qualcuno piange, e dice: è il freddo
      E per due ore si cambia vita`,
    later: `
      Si esce di notte, la pioggia, i lampioni
      Nessuno parla per mezza via
      Il film è finito, e si cammina
      Come se fosse ancora la sua magia`,
    hook: `
      La luce che cala, il film comincia, si va
      E al buio una mano cerca, ed è là`,
  },
  {
    words: 'barzellett* battute freddure scherzi scherzo scherzare scherzavi scherzava spiritos* umorismo',
    stanzas: `
      (La pausa|Il silenzio|L'attesa) dura un istante di troppo
      Il finale è lo stesso da quindici anni
      Chi già lo conosce ride per primo
      E ride anche il muro, ridono i panni

      Qualcuno si copre la faccia col piatto
      C'è chi chiede pietà, chi guarda l'orologio
      Poi scappa una risata dal naso
      E per chi racconta è il migliore elogio`,
    later: `
      Un giorno qualcuno la racconta uguale
      La stessa barzelletta, la pausa, il finale
      E tutti si voltano, per un momento
      E ridono forte, e non c'è niente di male`,
    hook: `
      La barzelletta è vecchia, e ridiamo già
      Prima che arrivi alla fine, si sa`,
  },
  {
    words: 'ridi ride rido ridere rideva ridevi ridevo ridendo risat* risata risate risolin* ridacchi*',
    stanzas: `
      (Una risata|Un ridere|Un singhiozzo) parte dal fondo e sale
      Si ride in cucina, si ride per via
      Nessuno ricorda da che è cominciato
      E resta nell'aria una gran compagnia

      La pancia fa male, gli occhi si chiudono
      L'acqua va per traverso a qualcuno
      Si prova a star seri, si resiste un poco
      E poi non resiste più nessuno`,
    later: `
      Di tanti discorsi si perde il filo
      La risata rimane nella stanza
      Come una tazza ancora tiepida
      Come una musica, a distanza`,
    hook: `
      Una risata, e la stanza si accende
      Chi ride così più nessuno l'offende

      Ridi, che il mondo si mette a girare
      E chi ride per primo fa gli altri cantare`,
  },
  {
    words: 'radio dischi vinil* giradisch* musica cuffie playlist canzoni concert*',
    stanzas: `
      (La radio|La puntina|La canzone) gracchia, poi trova la voce
      Il volume sale di qualche tacca
      Si canta in cucina con un mestolo
      E c'è chi balla e si toglie la giacca

      Parte quella canzone, e ci si ferma
      Resta una forchetta a mezz'aria in mano
      Tre minuti soltanto, la stanza cambia
      E si è di nuovo là, lontano`,
    later: `
      Il disco finisce, la puntina gira
      Un fruscio di pioggia, un piccolo scatto
      La musica resta dentro alle tende
      E il silenzio che viene è più distratto`,
    hook: `
      Alza la musica, alza un po' di più
      Che il cuore la sa, e la canta lassù`,
  },
  {
    words: 'tennis padel racchett* ping_pong',
    stanzas: `
      (La palla|La pallina|Il colpo) vola, sfiora la riga
      Era dentro, era fuori, si discute
      La più bella battuta finisce nel prato
      E le più storte son le più piaciute`,
    later: `
      Ci si stringe la mano sopra la rete
      Il punteggio lo scorda chi ha vinto
      La racchetta ritorna nella sua sacca
      E chi ha perso ha già un piano, per istinto`,
    hook: `
      La palla va e torna, di qua, di là
      E l'ultimo punto nessuno lo sa`,
  },
]
