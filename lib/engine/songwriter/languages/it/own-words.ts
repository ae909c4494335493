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
