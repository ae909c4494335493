import type { OwnWords } from '../own-words.ts'

/** The person's own words stand in the unrhymed lines, as they come. */
export const ownWords: OwnWords = {
  warm: `
    {you.fact}
    E lo racconto a tutta la via
    {you.next}
    Con la voce della pescheria

    {fact}
    Solo a pensarci mi viene da ridere
    {next}
    E intanto è pronto, ci tocca dividere

    {you.fact}
    L'ho visto io, non me l'hanno detto
    {you.next}
    E lo ripasso la sera, a letto

    {fact}
    C'è chi nemmeno ci fa caso
    {next}
    Io lo tengo qui, in un vaso

    {you.fact}
    Lo dico a tavola, e si fa piano
    {you.next}
    E poi si ride, col pane in mano

    {fact}
    È la prima cosa che dico in giro
    {next}
    E lo ridico, se prendo respiro

    {fact}
    Chiedilo pure giù in piazza
    Per qualcuno è poca cosa
    Per me riempie la terrazza

    {you.fact}
    E ho girato tutta la città
    Di gente brava ne ho trovata
    Come te, nemmeno la metà

    {fact}
    Sembra poco, e non lo è
    Se andasse a fuoco la casa
    Salverei questo, e il caffè

    {fact}
    Potrei fermarmi anche qui
    Basterebbe a una canzone
    Ma ne ho ancora, fino a lunedì

    {fact}
    Chi non c'era non lo sa
    Io stavo in prima fila
    E applaudo ancora, da là

    {you.fact}
    Potevo soltanto guardare
    Invece ho guardato bene
    E m'è venuto da cantare

    {fact}
    Lo metto in un vasetto chiuso
    Lo apro il lunedì mattina
    E lunedì ci resta deluso`,
  funny: `
    {fact}
    Magari fosse una mia invenzione
    {next}
    E la zia ne fa una collezione

    {fact}
    Pensavi che fosse finita? No
    {next}
    E il resto te lo canterò

    {fact}
    Ho tre testimoni, lo giuro
    {next}
    Uno rideva contro il muro

    {fact}
    Io stavo in pace, stavo bene
    {next}
    E adesso guarda che faccia mi viene

    {fact}
    Me lo sono scritto, data e ora
    L'ho mandato a chi di dovere
    Che ha riso, e ride ancora

    {fact}
    Ridi pure, riderei anch'io
    Se non toccasse proprio a me
    Alle nove, davanti a mio zio`,
  grief: `
    {fact}
    Se chiudo gli occhi lo rivedo intero
    {next}
    E mi ritorna il profumo vero

    {fact}
    L'ho tenuto, non ho perso niente
    {next}
    È la luce accesa nella mente

    {fact}
    Scritto così sembra poco
    {next}
    Basta una sedia, basta un fuoco

    {fact}
    Darei un anno per quel giorno
    {next}
    E il sole sul tavolo, di ritorno

    {fact}
    Lo racconto a chi vuole ascoltare
    La gente fa di sì con la testa
    E non vede la stanza cambiare

    {fact}
    Ci sono sere che sento solo questo
    Qualcuno mi chiede che cos'ho
    Io dico: il freddo, e mi vesto`,
  sorry: `
    {fact}
    Lo sento anch'io come suona
    {next}
    E una scusa non c'è, non una buona

    {fact}
    Non c'è un bel modo di cantarlo
    {next}
    Se si potesse, andrei a disfarlo

    {fact}
    Vorrei dire che m'hanno spinto
    {next}
    Ma lo specchio non s'è convinto

    {fact}
    L'ho guardato da ogni lato
    Da sopra, da dietro, da lontano
    E resta sempre sbagliato

    {fact}
    Tu tacevi, e avevi ragione
    Ho parlato col muro tutta la notte
    E il muro ha la tua opinione`,
  lesson: `
    {fact}
    (Dillo piano|Dillo forte|Batti le mani), ed è già qua
    {next}
    Chi lo ripete, lo saprà

    {fact}
    Questa è la prima, tienila stretta
    {next}
    E l'altra arriva, ma senza fretta

    {fact}
    Adesso in testa ce l'hai
    {next}
    E non se ne va più, vedrai

    {fact}
    Chi sa questo sa anche il resto
    Tieni il tempo con la matita
    Che si impara con un gesto

    {fact}
    Ripeti, con la mano sul banco
    La prima volta è una sorpresa
    La quarta, il foglio non è più bianco`,
  soft: `
    {fact}
    Piano, domani si torna fuori
    {next}
    E la luna spegne i rumori

    {fact}
    Anche questo dorme già
    {next}
    E nessuno se ne va

    {fact}
    Piano piano, senza rumore
    Chiudi un occhio, chiudi l'altro
    La notte conta le ore`,
  cheer: `
    {fact}
    Cantate forte, fino al cancello
    {next}
    E su le mani, che è sempre più bello

    {fact}
    Sul muro, sullo striscione
    {next}
    E la voce sale dal gradone

    {fact}
    Si può scrivere anche sul muro
    C'è chi ha coppe e trombette
    Noi abbiamo questo, lo giuro`,
  plain: `
    {fact}
    Il resto si può portare via
    {next}
    E questo resta, per cortesia

    {fact}
    Starei a guardare fino a sera
    {next}
    E la canzone viene leggera

    {fact}
    Passa come il tram per la via
    {next}
    Chi l'ha perso, ci fa compagnia

    {fact}
    Non serve altro, basta così
    {next}
    Ci sta sul tavolo, sta tutto qui

    {fact}
    È semplice, ed è già tutto
    Potrei inventare di meglio
    Ma mi piace così, asciutto

    {fact}
    Si può scrivere sul portone
    Ci sono canzoni di re e cavalli
    Io volevo questa canzone`,
  hook: `
    {fact}
    (Cantalo piano, cantalo intero|È così poco, e sembra il mondo intero)

    {fact}
    Da qui comincia la canzone`,
}
