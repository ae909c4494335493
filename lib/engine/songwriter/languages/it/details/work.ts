import type { Details } from '../../stanzas.ts'

/** School, trades and shifts, up to the last day of work. */
export const work: readonly Details[] = [
  {
    words:
      'maestr* insegnant* insegni_italiano insegni_inglese insegni_storia insegni_lettere insegna_italiano insegna_inglese insegni_alle insegna_alle insegnavi_alle insegni_in insegna_in gesso_sulle professor* prof lavagn* gessett* alunn* scolar* classi bidell* asilo educatric* educatore',
    stanzas: `
      (Il gesso|La polvere|Il bianco) arriva fin sopra le maniche
      Una mano si alza, e poi altre tre
      La risposta giusta arriva per ultima
      E l'ultimo in fondo sorride fra sé

      Un astuccio cade, la classe ride
      Fuori dal vetro comincia a nevicare
      Si ferma tutto, si va alla finestra
      Ed anche la neve ha qualcosa da insegnare`,
    later: `
      Passano gli anni, i banchi son altri
      Qualcuno ha una barba, un mestiere, un bambino
      Ma sente una voce di maestra, a volte
      Che dice: riprova, ci sei già vicino`,
    hook: `
      La maestra la porti con te nella vita
      Come una riga scritta con la matita

      Il gesso, la maestra, la prima lezione
      E quello che resta è una canzone`,
  },
  {
    words:
      'scuola scuole zaino zaini zainett* compito quaderno quaderni pagell* interrogazion* ricreazion* intervallo liceo elementari verifica verifiche astucci* compagni_di_classe compagna_di_banco compagno_di_banco',
    stanzas: `
      (Lo zaino|La cartella|La borsa) pesa quanto un bambino
      La campana suona, comincia il mare
      In fondo al quaderno c'è un drago in corsa
      E c'è chi si parla senza parlare

      La merenda si cambia, panino per pizza
      Le scarpe sono già lì, nel cortile
      La storia di oggi è tutta un ginocchio
      E sotto la sbucciatura c'è aprile`,
    later: `
      La scuola finisce, si chiude il cancello
      Il compagno di banco saluta, va via
      Di tante pagine resta un cognome
      Gridato all'appello, in compagnia`,
    hook: `
      La campana che suona, la scuola, la via
      E l'amico del banco mi fa compagnia`,
  },
  {
    words:
      'esam* maturità universit* studia studi studiare studiava studiavi studiato studiando concors* appunti test_d’ingresso libri_di_testo',
    stanzas: `
      (La lampada|Il libro|La matita) veglia, la casa dorme
      Il caffè delle tre non sa più di niente
      La pagina gira, e ritorna uguale
      E in testa le cose girano lente

      Davanti alla porta si conta fino a dieci
      Qualcuno esce pallido, qualcuno canta
      Il nome si sente, le gambe vanno
      E la paura si fa meno tanta`,
    later: `
      I libri si chiudono, polvere e sole
      L'evidenziatore rotola in terra
      Un esame è passato, e il mondo è largo
      Come un mattino dopo la guerra`,
    hook: `
      L'esame si avvicina, l'esame se ne va
      E chi ha studiato di notte lo sa`,
  },
  {
    words:
      "laurea lauree laurei laureato laureata laurearsi laurearti tesi corona_d'alloro corona_d’alloro diploma diplomato diplomata",
    stanzas: `
      (La corona|La foglia|L'alloro) pizzica sulle orecchie
      La mamma piange già dal parcheggio
      Due ore di attesa, dieci minuti
      E poi l'applauso fa un gran solfeggio`,
    later: `
      La corona d'alloro finisce in cucina
      Ne stacchiamo una foglia per l'arrosto
      La laurea si appende, e quello che è dentro
      Nessuno lo toglie più dal suo posto`,
    hook: `
      L'alloro sui riccioli, la laurea in mano
      E il mondo davanti, vicino e lontano`,
  },
  {
    words:
      'infermier* ospedal* reparto corsia medico medici medicina dottor* dottoress* chirurg* flebo pronto_soccorso ambulator* oss badant* fisioterapist*',
    stanzas: `
      (Il corridoio|Il campanello|La corsia) chiama nella notte
      Due passi leggeri, una voce sincera
      Si aggiusta un cuscino, si aspetta un poco
      E già quella notte è meno nera

      Una mano trova il polso e lo tiene
      Si conta piano, si guarda l'ora
      La paura si siede un poco più in là
      E il giorno arriva, con l'aurora`,
    later: `
      Dall'ospedale si esce un mattino
      Con i fiori secchi e una busta in mano
      E il nome di chi ci ha tenuto svegli
      Ci torna in mente, anche da lontano`,
    hook: `
      La notte in corsia è lunga, si sa
      Ma un passo gentile arriva, ed è qua`,
  },
  {
    words:
      'turno turni turno_di_notte turni_di_notte turnist* notturno lavori_di_notte lavora_di_notte lavoravi_di_notte fai_le_notti guardia_notturna guardiano_notturno',
    stanzas: `
      (La città|La strada|La finestra) dorme, una luce lavora
      Il caffè della macchina sa di cartone
      Si guarda l'alba da dentro un vetro
      E il sonno bussa, ma aspetta al portone`,
    later: `
      Si rientra quando gli altri escono
      Si tirano le tende contro il sole
      Il turno è finito, la casa è in silenzio
      E c'è un biglietto con due parole`,
    hook: `
      Chi fa il turno di notte vede l'aurora
      E saluta il mondo alla sua prima ora`,
  },
  {
    words:
      'camion camionist* tir autist* conducent* tassist* taxi furgon* corriere corrieri consegni consegna consegne consegnava consegnavi rider',
    stanzas: `
      (Il motore|La notte|La strada) parte che il buio è fitto
      La radio gracchia, la strada è tonda
      Un campanello, una firma, un saluto
      E poi la nebbia, che tutto circonda`,
    later: `
      Mille chilometri, e in fondo una luce
      La cabina si spegne davanti al portone
      Il camion riposa, la strada si siede
      E in tavola aspetta ancora un boccone`,
    hook: `
      La strada è lunga, la radio va
      E la casa, alla fine, è sempre là`,
  },
  {
    words:
      'cantier* murator* mattone mattoni cemento gru betonier* ponteggi* impalcatur* edile edili geometr* manoval* imbianchino imbianchini piastrellist*',
    stanzas: `
      (Un mattone|Un sasso|Un blocco) prende posto sull'altro
      La corda, il filo, la mano a livello
      Il sole batte, la schiena lo sente
      E a mezzogiorno c'è il pane, col coltello`,
    later: `
      Si passa in bicicletta davanti a una casa
      Una finestra, i gerani, il bucato
      Dentro qualcuno non sa chi l'ha fatta
      Ma sta all'asciutto, e il muro è restato`,
    hook: `
      Un mattone, un altro, su verso il sole
      Il muro che resta non vuol parole`,
  },
  {
    words:
      'fabbric* operai* officin* meccanic* catena_di_montaggio tuta_blu tornitore tornio saldator* saldare stabiliment* metalmeccanic* capannon*',
    stanzas: `
      (La sirena|La campana|La sveglia) chiama che è ancora buio
      Le mani hanno il nero che non va via
      Un pezzo alla volta, e tutti i giorni
      E a pranzo si ride, in compagnia

      Il motore tossisce, tace, riprende
      Un orecchio capisce che cosa gli manca
      Si stringe un bullone, si aspetta un colpo
      E canta la macchina, anche la più stanca`,
    later: `
      La sera le mani profumano di olio
      Anche dopo il sapone, anche di festa
      L'officina si spegne, e sul banco vuoto
      C'è tutta una vita di lavoro, che resta`,
    hook: `
      Le mani di ferro, l'officina, il rumore
      Chi lavora così ci mette il cuore`,
  },
  {
    words:
      'uffici* riunion* collegh* collega scrivani* capoufficio fotocopi* impiegat* contabil* commercialist* segretari* direttore direttrice smartworking fattura fatture aziend*',
    stanzas: `
      (La stampante|Il telefono|La riunione) vuole un'altra ora
      Il caffè si raffredda vicino allo schermo
      La pianta in un angolo ascolta tutto
      E l'orologio là sopra sta fermo

      Si dice: un attimo, e arriva la sera
      Qualcuno ride dietro a un fascicolo
      Un biscotto passa di mano in mano
      E anche il lunedì sembra più piccolo`,
    later: `
      L'ufficio si spegne, la sedia gira
      Ancora un poco, e poi si riposa
      Delle scadenze non resta niente
      Di chi ci lavora resta ogni cosa`,
    hook: `
      In ufficio si ride, fra carte e caffè
      E il lunedì passa, e non chiede perché`,
  },
  {
    words:
      'negozi* bottega botteghe commess* cassier* vetrin* edicol* ferrament* tabaccai* tabaccheri* cartoler* merceri* salumer* salumier* macellai* macelleri* alimentari',
    stanzas: `
      (La serranda|La vetrina|Il campanello) fa un rumore di festa
      Entra la strada con il suo odore
      Si cerca una cosa, se ne trova un'altra
      E per due parole ci vogliono ore`,
    later: `
      La sera si conta, si spegne l'insegna
      La vetrina rimane a guardare la via
      Un negozio è una luce lungo la strada
      E chi ci passa ha un po' di compagnia`,
    hook: `
      Un negozio aperto, una luce, un saluto
      E chi cerca qualcosa è già il benvenuto`,
  },
  {
    words:
      'parrucchier* barbier* tagli_i_capelli taglia_i_capelli tagliavi_i_capelli messa_in_piega tinta treccine estetist* bigodini',
    stanzas: `
      (Le forbici|Le sedie|Le pareti) hanno tante orecchie
      I capelli cadono, i segreti pure
      Il phon copre tutto, e a metà si spegne
      E poi nel silenzio si sentono avventure`,
    later: `
      Si esce col vento che fa il dispettoso
      Si guarda ogni vetro, lungo la via
      Il parrucchiere scopa via i capelli
      E i segreti li tiene in compagnia`,
    hook: `
      Un taglio, una piega, due chiacchiere, e via
      E dallo specchio sorride l'allegria`,
  },
  {
    words:
      'contadin* trattor* stalla stalle mucca mucche mungere mungi munge mungeva mungevi pecora pecore capre capra fattoria fieno allevator* mietitur* campi_di_grano',
    stanzas: `
      (La stalla|Il trattore|La luce) si accende prima dell'alba
      Il fiato delle bestie fa una nuvola bianca
      Il secchio suona, il latte è tiepido
      E la terra si dà, e mai non si stanca`,
    later: `
      La sera si guarda il cielo a ponente
      Se è rosso, domani si può tagliare
      La campagna è stesa come una mano
      E il contadino la lascia riposare`,
    hook: `
      La terra, le bestie, il campo, il sole
      Chi li conosce dice poche parole`,
  },
  {
    words:
      'pompier* vigile_del_fuoco vigili_del_fuoco ambulanz* soccorritor* soccorritric* protezione_civile croce_rossa sirena sirene carabinier* poliziott*',
    stanzas: `
      (La sirena|Il campanello|L'allarme) suona, si lascia la cena
      Si corre dove gli altri vanno via
      La scala si allunga verso una finestra
      E c'è una mano per chiunque sia`,
    later: `
      Si torna col viso coperto di nero
      La minestra è fredda, si mangia piano
      Chi ha sentito la sirena passare
      Stanotte ha qualcuno che gli tiene la mano`,
    hook: `
      La sirena che passa, la strada, la sera
      C'è chi va incontro al fumo e non si dispera`,
  },
  {
    words: 'falegnam* intagli intaglia intagliare intagliava intagliavi segheri* pialla piallare trucioli',
    stanzas: `
      (La pialla|La lima|La sega) canta, il truciolo si arriccia
      L'odore del legno riempie la via
      La mano passa, trova un'altra punta
      E il legno si fa una compagnia`,
    later: `
      La sedia rimane, per figli e nipoti
      Ci siede chi ride, ci siede chi piange
      Il falegname ha fatto le gambe
      Più forti del tempo, che non le infrange`,
    hook: `
      Il legno che canta, la pialla, la mano
      E ciò che è ben fatto va lontano`,
  },
]
