import type { OwnWords } from '../own-words.ts'

/**
 * The person's own words stand in the unrhymed lines, as they come; what follows is one thought that goes on from any of them. Who
 * is not called by a name may be several: only stanzas with `{call}` say "tu", and those of tones that speak to one person.
 */
export const ownWords: OwnWords = {
  warm: `
    {you.fact}
    E già per questo starei bene qui
    {you.next}
    E a chi non ci crede rispondo: è così

    {you.fact}
    E lo racconto a chi vuole ascoltare
    {you.next}
    E non mi stanco di raccontare

    {fact}
    E a pensarci mi viene il buonumore
    {next}
    E anche questo lo tengo nel cuore

    {fact}
    È una cosa piccola, e vale tanto
    {next}
    E per tutte e due stasera canto

    {you.fact}
    E noi lo sappiamo tutti a memoria
    I re hanno i quadri, i generali le piazze
    Noi abbiamo questa piccola storia

    {you.fact}
    E quando lo dico mi brillano gli occhi
    Di solito parlo poco, la sera
    Ma su questo arrivo a dodici rintocchi

    {you.fact}
    Qualcuno dirà che è cosa da niente
    A me basta questo, anche al buio
    Per dire chi è, fra tutta la gente

    {you.fact}
    Potrei dirlo con parole più belle
    Ma questa è la verità, tale e quale
    E a me fa l'effetto che fanno le stelle

    {you.fact}
    Lo metto qui perché resti cantato
    Un giorno le foto saranno sbiadite
    Ma ciò che si canta non è scordato

    {you.fact}
    E chi passa di qui se ne innamora
    Va a casa, lo dice al fratello, alla zia
    E il giorno dopo ne parla ancora

    (C'è chi mette via i francobolli|C'è chi mette via le monete|C'è chi tiene i biglietti del treno)
    Io metto via le cose che ho nel cuore
    {you.fact}
    E questa la riguardo a tutte le ore

    (Se un giorno mi chiedono che cosa conta|Se un giorno mi chiedono che cosa resta|Quando mi chiedono che cosa serve)
    Non parlo di case, non parlo d'oro
    {you.fact}
    È questo che tengo, è questo il tesoro

    (Ho chiesto in giro se c'è di meglio|Ho chiesto in piazza se c'è di meglio|Ho chiesto al mercato se c'è di meglio)
    Il fornaio ci pensa, il barista tace
    {you.fact}
    E la domanda si mette in pace

    (Non serve cercare parole difficili|Non serve la frase di un bigliettino|Non serve un poeta per dirlo bene)
    La cosa più bella è la più sincera
    {you.fact}
    E io lo canto da mattina a sera

    (Quando ho una giornata che va di traverso|Quando il lunedì non vuole finire|Quando c'è nebbia fin dentro casa)
    Ci penso un momento e torna il sereno
    {you.fact}
    E anche il lunedì mi pesa di meno

    (Dentro le foto questo non entra|Nessuna foto lo sa mostrare|In fotografia questo non si vede)
    Ma a chi lo conosce si apre il sorriso
    {you.fact}
    E a me ritorna davanti, preciso

    (C'è gente che brilla per un minuto|C'è gente che fa soltanto rumore|C'è gente che parla di sé per ore)
    E gente che scalda come una stufa
    {you.fact}
    E chi le sta accanto mai non si stufa

    {you.fact}
    Se lo sapessero lungo la via
    {call}, farebbero tutti la fila
    Per prendere un posto in tua compagnia

    {fact}
    Solo a pensarci mi viene un sorriso
    Chi passa per strada mi guarda e domanda
    E io lo racconto, così, all'improvviso

    {fact}
    È una di quelle cose che scaldano il cuore
    Come una luce lasciata all'ingresso
    Per chi torna a casa dopo tante ore

    {fact}
    E a me questa storia non viene a noia
    La chiedo da capo ogni volta che posso
    E ogni volta finisco con gioia

    {fact}
    Non ho inventato nessuna parola
    Le storie più belle le scrive la vita
    E questa sta in piedi da sola

    (Ognuno ha una storia che torna sempre|Ognuno ha una storia da raccontare|In ogni casa si racconta qualcosa)
    A tavola, in mezzo, i giorni di festa
    {fact}
    E di tutte quante la nostra è questa

    (Fra tanti giorni passati in fretta|Fra tanti giorni tutti uguali|Fra mille cose che passano in fretta)
    Qualcuno si ferma, e non se ne va
    {fact}
    E dove c'è questo, la casa è là

    (Se metto in fila le cose belle|Se scrivo una lista di cose belle|Se conto sulle dita le cose belle)
    Con due sole mani non ci sto più
    {fact}
    E questa la metto lassù, più in su

    (La vita va avanti con poche cose|Per stare bene ci vuole poco|Non serve molto per fare festa)
    Il pane, la luce, qualcuno vicino
    {fact}
    E il resto può stare in un taschino

    {me.fact}
    L'ho tenuto in tasca per tante sere
    Adesso lo canto, e chi vuole ascolti
    E alzi con me, se ce l'ha, il bicchiere

    {me.fact}
    E non c'è un modo più bello di dirlo
    Lo dico alla mia maniera, cantando
    Così chi è lontano può anche sentirlo

    (Ci sono parole che restano in gola|Ci sono parole rimaste in tasca|Ci sono parole che aspettano anni)
    E un giorno trovano la strada fuori
    {me.fact}
    E il mondo intorno riprende i colori`,
  funny: `
    {fact}
    E il bello deve ancora arrivare
    {next}
    E c'è chi ancora sta lì a contare

    {fact}
    Pensate che basti? E invece no
    {next}
    E il resto, un giorno, lo canterò

    {fact}
    Io non volevo dirlo a nessuno
    {next}
    E adesso lo sanno tutti, uno per uno

    {fact}
    Nessuno ci crede finché non lo vede
    Abbiamo invitato a cena due scettici
    Il primo è svenuto, il secondo ci crede

    {fact}
    Sono venuti da fuori a studiarlo
    Hanno montato le luci e i microfoni
    Ma ridono troppo, e non riescono a farlo

    {fact}
    Abbiamo provato con le buone maniere
    Poi coi cartelli, coi premi, coi fischi
    Alla fine abbiamo alzato il bicchiere

    {fact}
    Ne parlano ormai fino in Portogallo
    C'è chi gli vuol fare una statua in piazza
    E c'è chi la vuole anche col cavallo

    {fact}
    In casa nessuno se ne stupisce
    Si scommettono noci, dopo cena
    Su come comincia e come finisce

    {you.fact}
    E sempre con quell'aria innocente
    Di chi passava di lì per caso
    E giura che non c'entra per niente

    {you.fact}
    E a noi non resta che fare i conti
    Ridiamo in silenzio dentro la manica
    E all'applauso siamo già pronti

    (Il vicino ha già scritto al sindaco|La zia ne ha scritto persino al sindaco|Qualcuno ha scritto una lettera al sindaco)
    Il sindaco ha letto e si è messo a ridere
    {fact}
    E la questione è ancora da decidere

    (C'è un comitato che se ne occupa|C'è una commissione che se ne occupa|Abbiamo un gruppo che se ne occupa)
    Si vede il martedì, con i biscotti
    {fact}
    E siamo già a ventidue complotti

    (Il medico dice che non c'è cura|Lo specialista non trova la cura|Sul libro di scuola non c'è una cura)
    Il farmacista allarga le braccia
    {fact}
    E a noi viene un gran sorriso in faccia

    (Se lo racconto al bar non mi credono|Quando lo dico nessuno ci crede|Chi non lo conosce dice: esagerano)
    Ma ho le foto, le date, due testimoni
    {fact}
    E un terzo che piange, per altre ragioni

    (Ci vorrebbe un premio, una medaglia|Ci vorrebbe una targa sul muro|Ci vorrebbe un giorno di festa)
    La banda è avvisata, la torta è pronta
    {you.fact}
    E a modo suo è un'impresa che conta

    (Qualcuno ha provato a cambiare discorso|Abbiamo provato a parlare d'altro|A tavola si voleva parlare d'altro)
    Del tempo, delle tasse, del gelato
    {fact}
    E al dolce non ne avevamo ancora parlato

    (Il mondo è pieno di gente normale|C'è gente che vive una vita normale|Ci sono persone così normali)
    Che paga le tasse e piega il giornale
    {you.fact}
    E un giorno finisce sul telegiornale`,
  grief: `
    {fact}
    E se chiudo gli occhi lo vedo ancora
    {next}
    Come se fosse passata un'ora

    {fact}
    Non ho perso niente, l'ho tenuto qui
    {next}
    E quando è sera ricomincio da lì

    {fact}
    Scritto su un foglio sembra poco
    {next}
    Ma dentro la stanza è acceso il fuoco

    {you.fact}
    È una cosa piccola, e pesa tanto
    Mi viene incontro fra il pane e il latte
    Senza avvertire, e mi cammina accanto

    {fact}
    E se chiudo gli occhi è come allora
    Ritorna la luce, ritorna la voce
    E io le trattengo mezz'ora ancora

    {you.fact}
    Non c'è una foto che lo può tenere
    Lo tengo io, per chi viene dopo
    E a chi me lo chiede lo faccio vedere

    {fact}
    Mi hanno detto che il tempo guarisce
    Non so se è vero, ma c'è una cosa
    Che il tempo la tocca e non la finisce

    {you.fact}
    E io lo racconto anche a chi non c'era
    Qualcuno sorride, qualcuno tace
    E in stanza per poco ritorna primavera

    {you.fact}
    C'è chi lascia terre, chi lascia denari
    A me resta questo, e non prende polvere
    E sta fra i ricordi che ho più cari

    {you.fact}
    Lo dico al presente, e poi mi correggo
    È come un libro lasciato sul letto
    So come va a finire, e lo rileggo

    (Le cose grandi le dicono tutti|Dei giorni importanti parlano tutti|Le grandi parole le dicono gli altri)
    A me torna in mente la più leggera
    {you.fact}
    E mi fa compagnia quando è sera

    (I nomi e le date si perdono presto|Ci sono ricordi che si fanno pallidi|Di tante giornate si perde la traccia)
    Ma questo non perde mai il colore
    {fact}
    L'ho messo al riparo, vicino al cuore

    (Darei volentieri un anno di vita|Darei tutto l'oro che non ho avuto|Se potessi tornare indietro, tornerei)
    Per un giorno qualunque, uno di quelli
    {you.fact}
    Erano, e non lo sapevo, i più belli

    (Chi se ne va non va via del tutto|Chi se ne va lascia qualche cosa|Chi ha voluto bene non se ne va)
    Rimane in un gesto, in un modo di dire
    {you.fact}
    E questo nessuno lo fa più partire

    (Passo davanti alla stessa finestra|Rifaccio la strada di tante volte|Cammino da qui fino alla piazza)
    E mi pare che il tempo si sia fermato
    {you.fact}
    Poi suona l'ora, e riprendo fiato

    (Qualcuno a tavola dice il tuo nome|A volte qualcuno dice il tuo nome|Basta che uno dica il tuo nome)
    E dopo il silenzio viene un sorriso
    {you.fact}
    E ognuno rivede lo stesso viso

    {me.fact}
    E non c'è un giorno che non sia vero
    Lo dico al mattino, aprendo la porta
    E l'ultimo, a letto, è lo stesso pensiero

    (Di giorno ho da fare, e passa la luce|Di giorno c'è gente, ci sono le cose|Di giorno cammino, saluto, lavoro)
    Ma poi viene sera e si fa sentire
    {me.fact}
    E altre parole non so come dire

    {me.fact}
    Lo dico alla sedia, lo dico al cielo
    Lo dico alla strada quando fa sera
    E il giorno va avanti, sotto il suo velo

    {me.fact}
    E non c'è rimedio, e forse va bene
    Quello che manca fa un po' di male
    Perché è tutto il bene che si trattiene

    (La gente mi chiede come sto|Per strada mi chiedono come va|Se mi si chiede come va)
    Rispondo: si tira, e cambio discorso
    {me.fact}
    E questo è il resto, in un solo sorso

    {thing.fact}
    E mi basta dirlo, e sento l'odore
    La strada di allora, la porta, la luce
    E dentro qualcosa riprende colore

    {thing.fact}
    E il tempo si siede, e fa un passo indietro
    Io sto a guardare senza toccare
    Come un bambino col naso sul vetro

    (A volte mi sveglio, ed è ancora là|A volte mi sveglio e la sento ancora|Di notte, a volte, ritorna tutto)
    Un giorno d'estate, con tutte le voci
    {thing.fact}
    Le ore felici sono le più veloci

    {they.fact}
    E noi eravamo lì, e lo sapevamo
    Adesso è passato più di un inverno
    E ancora, sottovoce, lo diciamo
`,
  sorry: `
    {fact}
    Lo dico senza girarci intorno
    {next}
    E ci ripenso ogni santo giorno

    {fact}
    Non c'è un bel modo di cantarlo
    {next}
    E non so tacere, devo farlo

    {me.fact}
    Lo dico piano, guardandoti in viso
    Non ho preparato un discorso lungo
    Mi basta, se viene, un mezzo sorriso

    {me.fact}
    Non c'è una maniera più facile o bella
    Ho girato parole per tutta la notte
    E la verità, alla fine, è quella

    {me.fact}
    E tu hai diritto a sentirlo dire
    Non per telefono, non con un fiore
    Ma qui davanti, senza fuggire

    {me.fact}
    Lo so, le parole non bastano mai
    Ci metto anche i giorni, uno per uno
    E un po' alla volta, forse, lo vedrai

    {me.fact}
    È la frase più corta che ho nella testa
    Ho tolto i però, ho tolto i forse
    E dopo aver tolto tutto, resta questa

    {you.fact}
    E io non l'ho visto, guardavo altrove
    Adesso lo vedo in ogni stanza
    E manca, come il sole quando piove

    {you.fact}
    E io lo davo quasi per scontato
    È come la luce, è come il pane
    Lo vedi davvero quando è mancato

    {fact}
    Ci penso la notte, col lume acceso
    È una cosa sola, sta in una riga
    E non sapevo che avesse quel peso

    {fact}
    Vorrei avere una scusa, e non c'è
    C'è solo una sedia vuota davanti
    E tutta la strada fra me e te

    (Potrei cercare mille ragioni|Potrei inventare mille ragioni|Potrei portare mille ragioni)
    Ma nessuna tiene, le conosco già
    {me.fact}
    Ed è questa tutta la verità

    (Ho scritto tre lettere, e poi le ho strappate|Ho scritto una lettera, e l'ho strappata|Ho scritto sei fogli, e li ho strappati)
    Restava una riga, la sola sincera
    {me.fact}
    E te la porto così, stasera

    (L'orgoglio diceva: aspetta ancora|L'orgoglio diceva: fa' finta di niente|L'orgoglio chiedeva ancora un giorno)
    Gli ho chiuso la porta, e sono qui
    {me.fact}
    Era da dire, e lo dico così

    (Un piatto si incolla, un vetro si cambia|Un vaso si incolla, una porta si aggiusta|Un muro si imbianca, una tenda si cuce)
    Per questo ci vuole un po' di pazienza
    {fact}
    E io di scuse buone faccio senza

    (Non ti prometto la luna, i castelli|Non porto promesse dentro un cestino|Non faccio giuramenti in ginocchio)
    Prometto di stare a sentire davvero
    {fact}
    E te lo dico così, com'è vero

    (La strada da casa mia alla tua|Le scale fino alla tua porta|La strada che arriva alla tua porta)
    Stasera mi sembra più lunga del mondo
    {fact}
    E un passo alla volta arrivo in fondo`,
  lesson: `
    {fact}
    Dillo pian piano, e poi sempre più forte
    {next}
    E ogni parola ti apre le porte

    {fact}
    Questa è la prima, tienila stretta
    {next}
    E l'altra arriva, ma senza fretta

    {fact}
    Batti le mani, che questa la sai
    {next}
    E adesso non te la scordi mai

    {fact}
    Ripetilo piano, ripetilo forte
    La prima volta bussa alla testa
    E alla seconda si aprono le porte

    {fact}
    Si canta, si balla, si fa con le dita
    Se te la scordi ricominci da capo
    E ogni volta va un po' più spedita

    {fact}
    Dillo alla nonna, dillo al tuo cane
    Quello che insegni a qualcun altro
    È proprio quello che ti rimane

    {fact}
    Sembra difficile, e invece è un gioco
    Si impara un pezzetto per volta
    E quel che manca è sempre poco

    {fact}
    Facciamolo insieme: uno, due, tre
    Se lo so io lo sai anche tu
    E se lo sai tu lo insegni a me

    {fact}
    E adesso cantiamolo sottovoce
    Poi forte che tremano le finestre
    E poi come il treno, il più veloce

    {thing.fact}
    E adesso di corsa, senza guardare
    La testa è un cassetto con tanti scomparti
    E questa ha il suo posto dove stare

    (Batti le mani|Batti coi piedi|Schiocca le dita), tieni il tempo
    Una parola per ogni battuta
    {fact}
    E in testa resta, non va perduta

    (Chi lo sa già alzi la mano|Chi se lo ricorda alzi la mano|Chi è pronto alzi la mano)
    Chi non lo sa la alzi lo stesso
    {fact}
    E tutti quanti lo sanno adesso

    (Prima pian piano, come una lumaca|Prima pian piano, come un gattino|Prima pian piano, come una foglia)
    Poi come un treno che prende la corsa
    {fact}
    E per domani è già nella borsa

    (Se qualcuno sbaglia non è un guaio|Chi sbaglia per primo non si vergogni|Chi sbaglia una volta non pianga)
    Si torna indietro e si fa di nuovo
    {fact}
    Come il pulcino che rompe l'uovo

    (Lo scrivo in rosso|Lo scrivo in verde|Lo scrivo in giallo) sulla lavagna
    Perché si legga anche dal fondo
    {fact}
    E con questa si gira il mondo

    (Orecchie aperte|Occhi aperti|Tutti in cerchio), si comincia
    Chi ascolta bene lo dice bene
    {fact}
    E chi lo canta poi se lo tiene`,
  soft: `
    {fact}
    Anche questo dorme già
    {next}
    E domani si vedrà

    {fact}
    Piano, il giorno se ne va
    {next}
    E la notte è tutta qua

    {you.fact}
    E il mondo intero è in questa stanza
    Non c'è più niente da fare stasera
    Solo dormire, e ce n'è abbastanza

    {you.fact}
    Un giorno, da grande, te lo racconto
    E tu riderai, con la faccia seria
    Per ora dormi, che il letto è pronto

    {you.fact}
    E più ti guardo e più resterei qui
    Fra poco dormi, e io ancora un poco
    Rimango in piedi a guardarti così

    {fact}
    Anche questo adesso riposa
    Si è messo sotto la coperta
    Con tutto il resto, con ogni cosa

    {fact}
    Domani riprendiamo da qui
    Stanotte non c'è più nulla da fare
    Tu chiudi gli occhi, resta così

    {fact}
    Il buio è soltanto una coperta
    La notte la stende su tutte le case
    E lascia per te la porta aperta

    (La notte passa|La notte vola|La notte viene) sopra i tetti
    Conta le finestre a una a una
    {you.fact}
    E qui sorride, con la luna

    (Piano, piano|Zitto, zitto), passa il vento
    Fuori la strada non fa rumore
    {you.fact}
    E io ti tengo qui, sul cuore

    (Un sogno aspetta|Un sogno bussa|Un sogno arriva) dietro la porta
    Ha tolto le scarpe per non svegliare
    {you.fact}
    E il sogno lo viene a raccontare

    (Respira piano|Respira lento|Respira dolce), viene la sera
    Anche il giorno si è addormentato
    {fact}
    E tutto il resto è rimandato

    (Non c'è da correre|Non c'è da andare|Non c'è da dire), non c'è fretta
    Le ore stanotte vanno pian piano
    {fact}
    E io ti tengo ancora la mano

    {me.fact}
    E resto qui finché si fa giorno
    Tu va' lontano con i tuoi sogni
    Io sono il posto del tuo ritorno

    (La sedia scricchiola|La stanza è calda|La luce è bassa), la notte è lunga
    E io di stare qui non mi stanco
    {me.fact}
    E il sonno arriva, vestito di bianco

    {they.fact}
    E tutti quanti ti vogliono bene
    Li senti? Parlano sottovoce
    Che il sonno, se gridi, non viene

    {thing.fact}
    È tutto al suo posto, sul comodino
    Nessuno lo tocca, nessuno lo sposta
    E ti aspetta fino a mattino`,
  cheer: `
    {fact}
    Cantate forte, fino al cancello
    {next}
    E su le mani, che è sempre più bello

    {fact}
    Scritto sul muro, sullo striscione
    {next}
    E la voce riempie tutto il gradone

    {fact}
    Cantatelo forte, più forte del vento
    Chi ha perso la voce batta le mani
    Che quando si è in tanti si canta per cento

    {fact}
    Si vince, si perde, si torna a provare
    Ma questo nessuno ce lo può togliere
    E tutta la strada ci sente cantare

    {fact}
    La mano sul cuore, la testa alta
    Chi resta indietro, lo si aspetta
    E quando si segna la curva salta

    {fact}
    E chi non ci crede venga a vedere
    Abbiamo le sciarpe, le voci, i tamburi
    E un posto fra noi per chi vuol sedere

    {you.fact}
    E noi da qui non ci muoviamo
    Finché c'è fiato, finché c'è luce
    Restiamo in piedi e lo cantiamo

    {me.fact}
    E non lo cambio con una coppa
    Le coppe si prendono, vanno in vetrina
    Di gioia così non ce n'è mai troppa

    (Lo sa la piazza|Lo sa il quartiere|Lo sa la strada), che ci conosce
    E lo ripete la gente che passa
    {fact}
    E dietro le va la grancassa

    (Le coppe stanno su uno scaffale|Le foto stanno su uno scaffale|Le medaglie stanno in cornice)
    Noi abbiamo di meglio da raccontare
    {fact}
    E stiamo qui in piedi per farlo cantare

    (Chi viene da fuori|Chi passa di qui|Chi gioca con noi) ci chiede come
    Come si faccia a tenere duro
    {fact}
    E lo scriviamo grande sul muro

    (Che piova, che nevichi|Col sole, col fango|Di notte, di giorno), noi siamo in campo
    C'è chi fa la torta e chi fa i panini
    {fact}
    E il coro lo fanno anche i bambini`,
  plain: `
    {fact}
    Starei a guardare fino a sera
    {next}
    E la canzone viene leggera

    {fact}
    Lo vedo davanti, chiaro così
    {next}
    E tutto il mondo sembra essere qui

    {fact}
    Non serve altro, è tutto qua
    {next}
    E il resto prima o poi verrà

    {fact}
    Non c'è bisogno di aggiungere niente
    Chi l'ha vissuto lo sa da sé
    E agli altri lo dico semplicemente

    {fact}
    Se me lo chiedono parto da lì
    Il resto viene dietro da solo
    Come una strada: comincia così

    {fact}
    E mentre lo dico lo vedo davanti
    Come una foto senza cornice
    Con dentro la luce, le voci e i passanti

    {fact}
    E il mondo va avanti, col tram delle nove
    Qualcuno si ferma, qualcuno ci pensa
    E dentro, per poco, qualcosa si muove

    {fact}
    A volte mi basta un odore, un rumore
    Un passo per strada, una porta che batte
    E torna davanti con ogni colore

    (Ci sono cose che il tempo consuma|Ci sono cose che passano presto|Ci sono cose che vanno e vengono)
    E cose che restano dove sono
    {fact}
    E ogni volta mi sembra un dono

    (Non è una leggenda|Non è un romanzo|Non è una favola), è andata così
    L'ha vista la strada, l'ha vista la sera
    {fact}
    E chi la racconta la dice intera

    (Si dice in fretta|Si dice piano|Si dice presto), in due parole
    Ma ci si torna per una vita
    {fact}
    E la storia non è ancora finita

    (Fra tante cose che ho nella testa|Fra tante cose che ho nelle tasche|Fra tante cose che ho conservato)
    Ce n'è una che brilla come un bottone
    {fact}
    E ci ho fatto sopra questa canzone

    (Di notte, a volte|Di giorno, a volte|La sera, a volte), mi torna in mente
    Come una luce in fondo al viale
    {fact}
    E il buio intorno non fa più male`,
  shop: `
    {fact}
    E un buongiorno non manca mai
    {next}
    E se ci provi ritornerai

    {fact}
    Lo facciamo bene, lo facciamo noi
    {next}
    E siamo qui, vieni quando vuoi

    {fact}
    E un sorriso non manca mai
    Chi viene una volta ritorna domani
    E porta un amico, lo vedrai

    {fact}
    Si lavora con calma e con cura
    Come si fa per la gente di casa
    Perché ciò che è fatto bene dura

    {fact}
    È scritto in vetrina, ma meglio cantarlo
    Chi passa lo legge, si ferma, sorride
    E poi viene dentro, per provarlo

    {fact}
    E il nome sull'insegna è una promessa
    C'è chi promette e c'è chi mantiene
    Da noi la parola è sempre la stessa

    {me.fact}
    E ci mettiamo il cuore e le mani
    Se oggi non trovi quello che cerchi
    Noi lo troviamo per domani

    (La gente lo sa|Il quartiere lo sa|La strada lo sa), si passa la voce
    Da un tavolo al bar, da un balcone a un portone
    {fact}
    E adesso lo dice anche una canzone

    (Vieni a vedere|Vieni a provare|Passa a trovarci), non costa niente
    Un saluto, un consiglio, un momento
    {fact}
    E chi viene da noi esce contento

    (Col sole o con l'acqua|Col caldo o col vento|D'estate o d'inverno), la luce è accesa
    C'è sempre qualcuno dietro il bancone
    {fact}
    E per ognuno un po' d'attenzione

    (La porta è aperta|La luce è accesa|La strada è quella), basta entrare
    Qui non sei un numero su un biglietto
    {fact}
    E il primo saluto è già detto`,
  comfort: `
    {fact}
    E non devi portarlo da te
    {next}
    Metà di quel peso lo dai a me

    {fact}
    E non devi portarlo tutto da te
    Metti giù la borsa, siediti un poco
    Metà di quel peso lo dai a me

    {fact}
    Domani pesa un po' meno di oggi
    E se la strada è lunga c'è la mia spalla
    È fatta apposta perché ti ci appoggi

    {fact}
    Si può anche piangere, non è peccato
    Le nuvole grandi lo fanno spesso
    E dopo il cielo è più riposato

    {you.fact}
    E hai più coraggio di quanto credi
    L'albero preso da tutto quel vento
    È sempre lì, e sta ancora in piedi

    {you.fact}
    E forse nessuno te l'ha detto forte
    Ci vuole coraggio anche solo a tornare
    A bussare di nuovo alle stesse porte

    {you.fact}
    E chi ti guarda lo vede bene
    La barca è piccola, il mare è grosso
    E piano piano alla riva viene

    (Ci sono giornate tutte in salita|Ci sono strade tutte in salita|Ci sono mattine tutte in salita)
    E poi, da in cima, si vede il mare
    {fact}
    E passo passo ce la puoi fare

    (La notte ingrandisce ogni cosa|Il buio ingrandisce ogni cosa|La sera allunga tutte le ombre)
    Poi viene l'alba e la rimpicciolisce
    {fact}
    E anche l'inverno più lungo finisce

    (Non ho una ricetta|Non ho una formula|Non ho la bacchetta), non ho parole
    Ho un tè che fuma e una sedia vuota
    {fact}
    E la fortuna è pur sempre una ruota

    (Chi impara a nuotare ha paura dell'acqua|Chi sale in montagna si ferma ogni tanto|Chi va lontano si ferma ogni tanto)
    Poi prende fiato, e riprova ancora
    {you.fact}
    E il passo che conta è quello di ora`,
  hook: `
    {fact}
    (Cantiamolo forte, cantiamolo in tanti|Cantiamolo ancora, adesso, in tanti)

    {fact}
    (Cantalo ancora, che fa bene al cuore|Cantalo sempre, a tutte le ore)

    {fact}
    Ed è per questo che siamo qui

    {you.fact}
    E chi lo sa già lo canta con me

    {you.fact}
    Di nuovo, più forte, che si senta fuori

    {me.fact}
    E lo ripeto, perché è così

    {thing.fact}
    Dillo di nuovo, che resta in mente`,
  hooks: {
    grief: `
      {you.fact}
      E questo il tempo non lo porta via

      {you.fact}
      Lo canto piano, perché resti qui`,
    soft: `
      {you.fact}
      Dormi, che il mondo ti vuole bene

      {you.fact}
      E adesso buonanotte, e così sia`,
    comfort: `
      {you.fact}
      E non fai la strada senza di me`,
  },
}
