import type { Details } from '../../stanzas.ts'

/** Dogs, cats and all others that live with people, or near them. */
export const animals: readonly Details[] = [
  {
    words:
      'cane cani cagnolin* cagnon* cagna cagnetta cucciol* guinzagl* scodinzol* canile labrador bassott* barboncin* meticci* bastardin* segugio setter golden_retriever pastore_tedesco pallina',
    stanzas: `
      (Il guinzaglio|La museruola|Il collare) suona, appeso al gancio
      La coda comincia da sola a girare
      La pioggia di fuori non fa paura
      E un naso bagnato è già lì ad aspettare

      (La pallina|Il legnetto|La palla) vola oltre il prato
      Quattro zampe ci mettono il cuore
      Il mondo, da lì, si capisce col naso
      E un odore soltanto vale due ore

      La porta di casa si apre appena
      E salta addosso una festa intera
      Non conta se mancano un giorno o un minuto
      È sempre la stessa gioia, la sera`,
    later: `
      Poi viene la sera, il cane fa il giro
      Tre volte in tondo, sul suo tappeto
      Un sospiro lungo, la zampa che corre
      E corre nel sogno, dentro un segreto

      Un cane non conta gli anni che passano
      Non chiede se hai vinto, se hai perso, perché
      Aspetta la chiave che gira di sera
      E quella è la musica più bella che c'è`,
    hook: `
      Una coda che gira, due orecchie, un naso
      Un cane in famiglia non viene per caso

      Quattro zampe, un cane, la porta, la via
      E la casa è di nuovo in compagnia`,
  },
  {
    words:
      'abbai abbaia abbaiano abbaiare abbaiava abbaiavi abbaiando abbaiato ringhi* ulula ululi ululare fai_la_guardia fa_la_guardia',
    stanzas: `
      Il postino arriva col passo leggero
      E la casa intera lo viene a sapere
      Passa un monopattino, passa una foglia
      E ognuno deve mostrar le carte vere

      Suona (un campanello|un citofono|un clacson) dentro un film
      E il divano salta sull'attenti
      La notte è tranquilla, ma non per molto
      E la luna riceve i suoi complimenti`,
    later: `
      E quando la strada finalmente dorme
      Un mezzo bau resta in fondo alla gola
      Abbaia nel sogno, piano, e le zampe
      Rincorrono un gatto che vola`,
    hook: `
      Abbaia alla luna, abbaia al portone
      E il condominio sa la canzone

      Bau al postino, bau alla gente
      Chi abbaia così non teme niente`,
  },
  {
    words:
      'rosicchi* mordicchi* rubi_i_calzini ruba_i_calzini rubi_le_calze ruba_le_calze rubi_le_ciabatte ruba_le_ciabatte rubi_le_pantofole ruba_le_pantofole rubavi_i_calzini rubava_i_calzini rubi_le_scarpe ruba_le_scarpe mangi_le_scarpe mangia_le_scarpe rubavi_le_ciabatte rubi_calzini ruba_calzini mangiato_il_divano mangia_il_divano mangi_il_divano mangiato_le_scarpe mangiato_le_ciabatte mangiato_i_cuscini mangiato_le_pantofole distrutto_il_divano distrugge_i_cuscini distruggi_i_cuscini',
    stanzas: `
      Una ciabatta cammina da sola
      E sotto il tavolo si va pian piano
      L'altra la cerca per tutta la casa
      E ogni pantofola ha l'orlo a mano

      (Sotto il divano|Dentro la cuccia|Dietro la tenda) c'è un tesoro
      Tre calze spaiate, un guanto, un bottone
      Qualcuno cammina con un piede nudo
      E intanto il ladro dorme sul cuscinone`,
    later: `
      Un giorno le scarpe rimarranno intere
      E in fila all'ingresso faranno impressione
      A chi le rosicchia il dente è cresciuto
      E a noi mancherà pure quel calzettone`,
    hook: `
      Una scarpa di qua, una calza di là
      Chi l'ha rosicchiata si sa, si sa

      Rosicchia la scarpa, rosicchia il tappeto
      E dorme beato, col muso quieto`,
  },
  {
    words:
      'gatto gatti gatta gatte gattin* gattone micio mici micia micie micino micina micetto fusa rovesci_i_vasi rovescia_i_vasi miagol* lettiera graffia graffi siamese soriano certosino',
    stanzas: `
      (Il davanzale|Il termosifone|Lo schienale) è prenotato
      Si paga l'affitto con le fusa
      Il mondo si guarda con gli occhi a fessura
      E ogni domanda è subito chiusa

      Una zampa tasta l'orlo del vaso
      Due occhi tondi stanno a guardare
      Il vaso saluta e parte in viaggio
      E nessuno, qui intorno, sa che pensare

      Il letto alle cinque diventa una piazza
      Qualcuno passeggia sopra la schiena
      La ciotola vuota fa sempre più eco
      E la giornata comincia con la cena`,
    later: `
      La sera ritorna sui quattro cuscini
      Si acciambella dove la luce rimane
      Un gatto non dice che ti vuole bene
      Ma dorme sul cuore fino a domani

      Gli anni si fanno più lenti e rotondi
      Il salto è più basso, la siesta più lunga
      Ma il gatto regna sulla sua poltrona
      E non c'è nessuno che lo raggiunga`,
    hook: `
      Il gatto ha deciso, la casa è sua
      E chi paga l'affitto dorme a metà

      Due baffi, una coda, le fusa, un divano
      E il gatto comanda da re, piano piano`,
  },
  {
    words: 'croccantini crocchette ciotola ciotole scatolett*',
    stanzas: `
      La scatola fa un rumore da niente
      E dal corridoio arriva il galoppo
      La cena è alle sei, e sono le cinque
      E un'ora d'attesa è davvero troppo

      La ciotola è vuota da sei minuti
      E gli occhi raccontano una carestia
      Si mangia di corsa, si lecca anche il bordo
      E poi si pretende la compagnia`,
    later: `
      Di notte la casa respira piano
      E in cucina si sente un rumorino
      La ciotola suona, un crocco, due crocchi
      È il capo di casa, e fa uno spuntino`,
    hook: `
      La ciotola canta, la pappa è arrivata
      E un'altra giornata è ben cominciata`,
  },
  {
    words: 'gallin* pollaio pulcin* gallo galli',
    stanzas: `
      (L'aia|Il cortile|Il pollaio) si sveglia prima del sole
      C'è chi discute e c'è chi si lagna
      Un uovo ancora caldo aspetta in paglia
      E c'è tutto l'oro della campagna

      Il gallo controlla che il giorno sia giusto
      E tutto il cortile lo canta forte
      Le galline escono a prender l'aria
      E c'è un gran consiglio davanti alle porte`,
    later: `
      La sera rientrano senza chiamarle
      Ognuna al suo posto, sul bastone
      Il cancello si chiude, il gallo tace
      E le galline sognano il padrone`,
    hook: `
      Coccodè, la gallina, la paglia, il sole
      Un uovo al giorno, e poche parole`,
  },
  {
    words:
      'cavallo cavalli cavalla cavalle cavalc* maneggio equitazione puledr* sella scuderi* pony galopp* asino asini asinell*',
    stanzas: `
      (La sella|La criniera|La coperta) odora di cuoio e di fieno
      Un soffio caldo scalda la mano
      Il passo diventa trotto, poi vento
      E il resto del mondo resta lontano

      Una mela sparisce dentro il palmo
      Resta un solletico di velluto
      Un orecchio gira verso la voce
      E il muso fa piano il suo saluto`,
    later: `
      La sera si spegne la scuderia
      Si sente la paglia, un respiro, un passo
      Chi sale a cavallo quando è bambino
      Di certo nella vita non guarda in basso`,
    hook: `
      Al passo, al trotto, e poi via nel vento
      Il cavallo lo sa che cos'è il momento`,
  },
  {
    words:
      'uccell* canarin* pappagall* merlo merli rondin* pettiross* passerott* piccion* civett* gufo gufi cardellin* voliera birdwatching binocol* nido gabbian*',
    stanzas: `
      (Il davanzale|Il balcone|La finestra) ha il suo coro d'aprile
      Due note, una pausa, due note più in su
      Una briciola cade, arriva un'ombra
      Un frullo, e dopo non c'è già più

      Sul filo si siedono in fila, vicini
      Sembrano note di un canto da fare
      Qualcuno sta fermo col naso all'aria
      E tanto s'impara restando a guardare`,
    later: `
      Poi viene settembre, le ali si contano
      Il cielo per poco è pieno di addii
      Ma il nido rimane, e a marzo le rondini
      Ritrovano il tetto, i fili, i pendii`,
    hook: `
      Un'ala, un fischio, un pezzo di cielo
      E il nido che aspetta, leggero, leggero`,
  },
  {
    words:
      "conigli* criceto criceti cricet* porcellino_d’india porcellino_d'india porcellini_d’india cavie cavia furetto",
    stanzas: `
      Un naso si muove, non smette mai
      Le orecchie ascoltano tutto quanto
      Una carota sparisce in silenzio
      E un ciuffo di verde resta lì accanto

      (La ruota|La gabbia|La paglia) si muove, di notte, da sola
      È ora di mettersi a lavorare
      Le guance si gonfiano come valigie
      E adesso l'inverno può anche arrivare`,
    later: `
      E quando si spegne la luce in stanza
      Il coniglio si stende, allunga la schiena
      È piccolo, tiepido, un soffio, un cuore
      E fa compagnia alla luna piena`,
    hook: `
      Un naso che trema, due orecchie in su
      E più piccolo è il cuore, più batte, di più`,
  },
  {
    words: 'acquari* pesce_rosso pesci_rossi pesciolin* tartarug*',
    stanzas: `
      La bolla sale e si apre nel mondo
      Qualcuno passa, non dice niente
      La tartaruga ci mette un'ora
      E tutto va in tempo, tranquillamente

      Un'ombra dorata passa e ripassa
      La pinna saluta da dietro il vetro
      Chi guarda si siede, il respiro rallenta
      E il resto del giorno fa un passo indietro`,
    later: `
      La sera la stanza si fa più blu
      La luce dell'acqua balla sul muro
      Un pesce non parla, eppure ascolta
      E tiene i segreti, questo è sicuro`,
    hook: `
      Una bolla, una pinna, un giro e un altro
      Chi va piano piano è il pesce più scaltro`,
  },
  {
    words: 'api alveare alveari arnia arnie miele apicolt*',
    stanzas: `
      (L'arnia|Il prato|Il tiglio) ronza come una chiesa
      Ognuna ha un fiore da visitare
      Il fumo passa, la tuta è bianca
      E nessuno ha fretta, qui, di parlare

      Un cucchiaio scende nel vaso d'oro
      Il miele risale tirando il filo
      Il pane aspetta, la tavola è al sole
      E d'estate ne va via più di un chilo`,
    later: `
      L'inverno si stringono intorno al cuore
      E fanno un calore che dura fin là
      Il miele sul tavolo sa di giugno
      E giugno, in un vaso, non se ne va`,
    hook: `
      Le api lo sanno, di fiore in fiore
      Il miele è soltanto pazienza e sole`,
  },
]
