import type { Tongue } from './tongue.ts'

/**
 * Slots: `luogo` where, with its own preposition; `cosa` an object, "la bussola" or "la tua bussola", never after "di",
 * "a", "in" or "su", which would melt into its article; `scena` what happens by itself; `fare` what people do, "conto",
 * "contiamo", "contare", without a pronoun; `come` a comparison; `chi` what somebody is; `quando` when. Words for titles
 * are feminine plurals. Nothing about the singer or the one sung to agrees in gender.
 */
export const italian: Tongue = {
  language: 'it',
  pace: 1.25,
  rhyme: 'stressed',
  titled: { after: '{title}, {line}', before: '{line}, {title}' },
  light:
    "il lo la i gli le l' un una uno di del della dei delle dello dell' a al alla alle ai da dal dalla in nel nella nell' nelle nei con su sul sulla per tra fra e ed o ma che chi se non più mi ti ci vi si io tu noi me te mio mia tuo tua è ho hai sei come quando ancora anche sotto sopra senza dove quella quello questo questa davanti dietro",
  forms: { cosa: 'la tua', fare: 'io noi inf' },
  everyday: {
    quando: `alle (due|tre|quattro|cinque) di notte
      verso le (sei|sette|otto|nove) di sera
      un (lunedì|martedì|sabato|venerdì) di (maggio|giugno|marzo|pioggia|novembre)
      una (sera|notte) di (giugno|nebbia|vento|settembre)
      una domenica (d'aprile|di marzo|d'ottobre|di sole)
      a mezzanotte passata
      prima dell'alba
      di primo mattino
      al calare del buio
      nel cuore della notte
      alle prime luci
      nell'ora più blu
      in fondo alla notte`,
  },
  openings: `{quando} (resto|sogno|canto|veglio|cammino) (in silenzio|un momento|ancora|come una volta) {luogo}
    {scena}, e (io resto|qualcuno canta|nessuno parla|tu sorridi|ci fermiamo) {luogo}
    fa (freddo|chiaro|quasi notte|ancora caldo|troppo buio) {luogo}, {scena}
    qualcuno (ha lasciato|ha perso|ha nascosto|dimentica) {cosa.la} {luogo}
    (chiudo gli occhi|trattengo il fiato|alzo il bavero|abbasso la voce) {luogo}, {scena}
    {quando}, {cosa.la} (davanti a me|tra me e te|e nient'altro|sotto gli occhi)
    {scena} {quando}, (e tutto tace|e io non dormo|e il resto aspetta|parliamo piano|e non c'è fretta)
    (io e te|noi due|due ombre|due sognatori) {luogo}, {quando}, (senza parole|senza sonno|faccia a faccia)
    {luogo} (dorme ancora|si nasconde|trema un poco|mi aspettava) (una canzone|il tuo nome|un vecchio sogno|un po' di noi), {scena}
    (poso|trovo|lasci|lasciamo) {cosa.la} {luogo}, {scena}
    guarda come {scena} (lontano|stasera|per noi|piano piano) {luogo}`,
  stances: [
    {
      name: 'longing',
      keywords:
        'manc nostalg assenz triste lacrim piang perdut perso lascia addio solitud sola solo rimpiant lontan ricord malincon abbandon vuoto',
      detail: `(tengo|nascondo|stringo|ritrovo) (ancora|sempre|a volte|in segreto) {cosa.tua} {luogo}
        volevamo (ancora|un giorno|quest'estate|davvero|a primavera) {fare.inf}, (io e te|dicevi tu|soltanto noi|amore mio)
        (la tua ombra|il tuo riso|il tuo nome|la tua voce|il tuo profumo) (resta|trema|dorme|vaga) ancora {luogo}
        {fare.io} (e penso a te|e tu non ci sei più|per non pensare|come fossi ancora qua|per mandarti via|e mi batte il cuore)
        hai (chiuso la porta|voltato la testa|ripreso la valigia|lasciato la mia mano) {quando}, {scena}
        (gli amici|i vicini|gli altri|i camerieri) mi parlano (ancora|a volte|sempre|piano) di te {luogo}
        (a volte|in sogno|di notte|spesso) ti (vedo|cerco|parlo|ritrovo) {luogo}, {come}
        volevo (vendere|bruciare|buttare|regalare) {cosa.la}, (ma mi mancava il cuore|e non ti so scordare|e poi si fece sera|e poi l'ora passò|ma non si può buttare via)`,
      turn: `e mi manchi (sempre|ancora|ogni sera|di notte|ovunque) {come}
        e (niente|nessun giorno|nessun letto|nessun nome) è più (dolce|vero|leggero|chiaro|uguale) da quando {scena}
        eri {chi}, (e non ci sei più|e torna la sera|e non so dove andare|e la gioia va via|e ho freddo nel cuore|e nessuno lo sa)
        e (dico|grido|soffio|canto|ripeto) il tuo nome (al vento|invano|pian piano|nel buio|per ore) {luogo}
        ti perdo (ogni giorno|a poco a poco|ogni notte|ancora|in silenzio) {come}
        e (il mio cuore|il tempo|la vita|la gioia) (si ferma|si spezza|va via|si perde|si spegne) {luogo}`,
      lift: `quante (notti|lettere|lune|piogge|canzoni) prima di {fare.inf} (di nuovo|senza te|insieme|come allora)?
        dimmi, (sogni anche tu|piangi anche tu|tremi anche tu|aspetti anche tu|vegli anche tu), quando {scena}?
        (dove vai|cosa fai|chi ti culla|chi ti bacia|chi ti parla), {quando}, quando {scena}?
        darei (tutto|la vita|l'estate|dieci anni|il mio nome) per rivedere {cosa.tua} (ancora|stasera|domani)
        appena {scena}, (mi volto a guardare|ti sento cantare|cerco il tuo odore|mi pare già sera|ti chiamo e vai via)
        e chi vorrà (con me|stasera|un giorno|come te|domani) {fare.inf}?`,
      answer: `torna (a casa|da me|stasera|ancora|senza parole), {scena}
        (ti aspetto|veglio|resto|ti chiamo|brucio) (ancora|sempre|ogni notte|senza fine|stasera) {luogo}
        (resta|ridi|balla|sogna|canta) ancora (con me|vicino a me|come allora|per me) {luogo}
        senza te (cado|tremo|svanisco|mi perdo) (ancora|piano|di notte|ogni sera) {come}
        (sei|resti|sarai|eri) (per me|comunque|sempre|in fondo) {chi}
        vorrei (ancora|con te|stasera|una volta) {fare.inf}
        (dimmi|scrivimi|cantami|mandami) (una parola|due parole|il tuo nome|qualcosa) quando {scena}`,
      bridge: `forse (balli|cammini|dormi|ridi|canti) {luogo} (stasera|senza me|anche tu|e non mi pensi|in questo istante)
        un giorno saprò {fare.inf} (senza te|senza tremare|senza dolore|e non voltarmi)
        ho (lasciato|nascosto|perduto|bruciato|sepolto) {cosa.tua} {luogo} (una sera|ieri|per sempre|senza piangere)
        mi dicono che (vivi|dormi|canti|ridi|balli) adesso {luogo}
        e {quando}, quando {scena}, (ti lascio andare|ti mando un fiore|ti canto una canzone|apro e ti mando via)`,
      about: `qualcuno che conserva {cosa.la} (da anni|in segreto|senza sapere perché)
        la prima notte senza nessuno {luogo}
        una voce che risuona ancora {luogo}
        due amanti che volevano {fare.inf}`,
    },
    {
      name: 'devotion',
      keywords:
        'amore innamor amar matrimon spos tenerezz bacio baci abbracc insieme coppia fedel carezz mamma papà madre padre anima romantic',
      detail: `(lasci|posi|nascondi|dimentichi) (ridendo|in silenzio|senza parole|pian piano) {cosa.la} {luogo}
        noi {fare.noi}, (e non serve parlare|e il tempo non va più|e il mondo si fa mattino|e ti batte il cuore|e tutto è poesia|e nessuno lo sa)
        andremo (stasera|domani|cento volte|d'estate|per gioco) a {fare.inf}
        ti (do|presto|mostro|regalo) {cosa.la} quando {scena}
        la tua mano (nella mia|sulla mia spalla|fra i miei capelli|sul mio viso) {luogo}, {scena}
        (dormi|ridi|canti|sogni|respiri) (sulla mia spalla|vicino a me|a occhi socchiusi|nella mia camicia) {luogo}
        (la paura|la noia|il mio orgoglio|il dubbio|il freddo) (vola via|non c'è più|se ne va|può aspettare|si fa canzone) quando {scena}
        mi (baci|chiami|svegli|trattieni) {quando} {luogo}`,
      turn: `e ti amo (sempre|forte|ancora|in silenzio|davvero) {come}
        sei {chi}, (e tuo è il mio cuore|non chiedo di più|e chiunque lo sa|finché la notte è mia|e ti voglio cantare|e resto fino a sera)
        e (restiamo|stiamo bene|si sogna|si respira|si tace) (cuore a cuore|in due|stasera|un momento) {luogo}
        con te (il giorno|la notte|il mio cuore|la vita) (si accende|si apre|si alza|respira) {come}
        e (lo so|lo sento|lo giuro|lo dico), sei {chi}
        noi (cresciamo|brilliamo|voliamo|ci amiamo) (in due|insieme|stasera|nel vento) {come}`,
      lift: `e quando {scena}, (non mi lasciare|ti tengo sul cuore|ti amo di più|ti porto via|si sta fino a sera)
        (dimmi|giurami|prometti) che andremo (ancora|un giorno|di nuovo|domani) a {fare.inf}
        (prendi|tieni|lascia) {cosa.la} e (dammi la mano|vieni da me|chiudi gli occhi|abbracciami|sorridi)
        che (cos'è il giorno|cos'è la notte|cos'è il mio nome|sarebbe l'estate) senza te, quando {scena}?
        non (conto|vedo|sento) più le ore {luogo} (con te|vicino a te|fra le tue braccia)
        (stringimi|cullami|guardami|tienimi) {quando}, quando {scena}`,
      answer: `sei {chi}, (per me|e ancora di più|di notte|di giorno|per sempre)
        voglio {fare.inf} (con te|vicino a te|cent'anni|per te)
        (resta|dormi|veglia|sogna|balla) (con me|vicino a me|sul mio petto|stasera) {luogo}
        ti amo (a lungo|in silenzio|da tempo|senza paura|davvero) {come}
        (il mio cuore|la mia voce|il mio riso|il mio nome) (è tuo per sempre|ti appartiene|ti seguirà|ti risponde) {luogo}
        (vieni|dormi|rimani|riposa) (accanto a me|fra le mie braccia|sul mio cuore), {scena}
        (vivere|invecchiare|sognare|dormire) con te {luogo}, (e niente di più|è tutto ciò che voglio|tutta la vita|è la mia gioia)`,
      bridge: `e (se viene l'inverno|se viene la notte|quando avremo cent'anni|se tutto si spegne), (sei|resti|sarai) {chi}
        ho cercato (a lungo|cento volte|ovunque|a caso), e (poi|stasera|adesso) {scena}
        non abbiamo (un soldo|un piano|un tetto|sonno), ma abbiamo {cosa.la} (per noi|e il vento|e la notte)
        nessuno (sa|vede|indovina) come (balliamo|ridiamo|dormiamo|tacciamo) {luogo} (stanotte|io e te|ogni sera)
        andiamo (ancora|stasera|domani|insieme) a {fare.inf}, (io e te|soltanto noi|amore mio)`,
      about: `due amanti che amano {fare.inf}
        la gioia di essere in due {luogo}
        una proposta di matrimonio {quando}, {luogo}
        una vecchia coppia e {cosa.la}`,
    },
    {
      name: 'celebration',
      keywords:
        'festa gioia complean festegg ridere felic allegr vittori amici brind weekend carnevale evviva divert sorris',
      detail: `noi {fare.noi}, (e nessuno va via|e chi ci può fermare|e si balla in città|col sole nel cuore|e le mani vanno su)
        (qualcuno|Lucia|mio fratello|uno sconosciuto|la vicina) (trova|perde|lancia|regala) {cosa.la} {luogo}
        (chi ride|chi canta|chi balla|chi sogna) (è dei nostri|ha già vinto|è di casa|può restare) stasera {luogo}
        (gli amici|i vicini|i bambini|le ragazze) (gridano|saltano|ridono|cantano) {quando}, {scena}
        ti (do|lancio|presto|lascio) {cosa.la}, (e tu mettiti a cantare|che è festa in città|stasera si va via|e nient'altro nel cuore|e le mani vanno su)
        (dai, andiamo|vieni, andiamo|è deciso, si va|e allora si va) a {fare.inf} {quando}
        (le scarpe|le giacche|le pene|le borse) (restano|aspettano|si perdono|riposano) {luogo}, e {scena}
        (il basso|la banda|la radio|una canzone) (ci porta|ci chiama|risuona|trabocca) {luogo}, {come}`,
      turn: `e (voliamo|brilliamo|saltiamo|ridiamo|giriamo) (in alto|senza fine|in due|insieme|in tondo) {come}
        (stasera|stanotte|ormai|per una volta) (il mondo|la gioia|la vita|la strada) è di tutti {luogo}
        e nessuno (dorme|piange|rientra|trema) {luogo} (stanotte|così presto|stasera|per niente)
        (la vita|la notte|la terra|la gioia) (arriva|canta|corre|frizza) stasera {come}
        sei {chi}, (e mi batte il cuore|e non si dorme più|e la notte è ancora mia|e chi ci può fermare|e si accende la sera|e la vita è qua)
        e {scena}, (lasciati andare|e il giorno è ancora là|che bella compagnia|e non si dorme più|che canti ogni cuore)`,
      lift: `(dai|vieni|in piedi|dimmi), (vedi|senti|sai) come {scena}?
        ancora (un'ora|un bicchiere|un bacio|un ballo|un ritornello), finché {scena}
        in alto (le mani|i cuori|i bicchieri|le voci), {scena} (stasera|per noi|di già|davvero)
        chi vuole (ancora|con noi|stasera|senza paura) {fare.inf}?
        e quando {scena}, (si torna a ballare|nessuno va via|il volume va su|si balla con il cuore)
        (posa|molla|lascia) {cosa.la} e (balla|canta|corri|salta) {luogo}`,
      answer: `(balliamo|saltiamo|cantiamo|giriamo) (a piedi nudi|insieme|fino al mattino|ancora più forte) {luogo}
        (vieni|dai|stasera), andiamo (ancora|insieme|senza fine|come mai prima) a {fare.inf}
        (la notte|la gioia|la vita|la terra) (brucia|corre|gira|balla) (con noi|stasera|ancora) {come}
        (mille|cento|tutti i) cuori (battono|brillano|cantano|si accendono) (stasera|più forte|insieme) {luogo}
        (in alto le mani|in alto i cuori|in alto le voci|su i bicchieri), {scena}
        stasera sei {chi}, (balla|salta|canta|corri) (con noi|per due|nella luce)
        (e nessuno|no, nessuno|più nessuno) (rientra|dorme|piange|tace) quando {scena}`,
      bridge: `(domani|più tardi|un giorno) diremo come (ballavamo|cantavamo|ridevamo|saltavamo) {luogo}
        un anno a (faticare|aspettare|sognare|contare), (stasera|adesso|finalmente) {fare.noi}
        nessuno (parla|sogna|si cura) (di soldi|del domani|del lavoro|dell'ora) quando {scena}
        (lascia|prendi|tieni) {cosa.la}, (la notte è grande|abbiamo tempo|il cuore è leggero|la strada è nostra)
        (canta più piano|canta più forte|abbassa la radio|alza la radio) {quando}, {scena}`,
      about: `una festa {luogo} che non vuole finire
        amici che vanno a {fare.inf} {quando}
        la sera più bella dell'anno {luogo}
        sconosciuti che si mettono a {fare.inf} insieme`,
    },
    {
      name: 'defiance',
      keywords:
        'rabbia rivolt ribell odio bugi mentir tradi vendett guerra lotta combatt basta mai libert liber grid urlo forte fier',
      detail: `prendi {cosa.tua} e (va' via|sparisci|cammina), (la porta è là|io non la voglio più|e non ti voltare|e portala via|e basta col tuo amore)
        (dicevi|giuravi|gridavi|credevi) che avrei (tremato|ceduto|pianto|perduto) {come}
        {fare.io}, (e tu puoi gridare|e la strada è mia|che ti piaccia o no|e rido di cuore|e non ti ascolto più|e il resto si vedrà)
        mi volevi (in ginocchio|senza voce|in gabbia|nella tua ombra) {luogo}, {scena}
        ho (gettato|lanciato|scagliato) {cosa.tua} {quando} (in cortile|per strada|contro il muro|nel vento)
        (loro parlano|loro ridono|voi ridete|voi giudicate) {luogo}, (e lasciali parlare|e io me ne vado via|e non mi piego più|e resto fino a sera)
        (il tuo sorriso|la tua promessa|la tua pietà|la tua legge) (cade|si rompe|crolla|si spegne) {luogo}, {come}
        tengo la testa (alta|dritta|nel vento) {luogo}, anche quando {scena}`,
      turn: `e io (brucio|cammino|resisto|cresco|riparto) (senza te|in piedi|più lontano|ancora) {come}
        (stasera|finalmente|adesso) (è finita|basta così|me ne vado|ho detto no), {scena}
        e io (sono|resto|divento) {chi}, (e nessuno lo sa|e non mi fermi più|e ti lascio parlare|e la notte è mia|e rido di cuore)
        (mai più|non un giorno|non una sera) (mi piego|ti prego|mendico|sto in silenzio) {luogo}
        (il mio nome|la mia rabbia|il mio cuore|la mia voce) (resta in piedi|brucia ancora|sale più in alto|non trema) {luogo}
        e quando {scena}, (io sono già via|non mi fermo più|riprendo a cantare|mi tengo il mio cuore|si vedrà chi cadrà)`,
      lift: `chi mi (ascoltava|difendeva|guardava|credeva) {luogo}, quando {scena}?
        (quante volte|fino a quando|per chi) dovrò {fare.inf} (per te|in silenzio|in ginocchio|per niente)?
        (ascolta|guarda|senti) come {scena}, (io non ho paura|e lasciami andare|io non tremo più|io non vado via)
        (nessuna voce|nessun muro|nessun re|nessuna legge) mi (trattiene|fa tacere|fa cadere|raggiunge) {luogo}
        e {quando} (butto|vendo|brucio|rendo) {cosa.tua} (senza parole|senza piangere|per sempre)
        (una volta|ancora una volta|per l'ultima volta) dico (no|addio|basta) quando {scena}`,
      answer: `io (brucio|corro|grido|cammino) (senza te|in piedi|ancora|sempre) {come}
        tieniti {cosa.tua}, (io me ne vado via|voglio di più|ho altro da fare|mi tengo il mio cuore|ho una vita qua)
        tu non mi (spezzi|fermi|prendi|inganni) (ora|più|mai) {luogo}
        io (vado|torno|comincio) (senza te|adesso|stasera|a modo mio) a {fare.inf}
        (qui|stasera|adesso) sono in piedi {luogo} e (dico di no|resto qui|grido|canto)
        sono {chi}, (ricordalo bene|e niente di tuo|guardami adesso|e tu fa' silenzio)
        (va' via|corri pure|fa' silenzio|parla pure), {scena}`,
      bridge: `ho (lasciato|spezzato|sepolto|perduto) {cosa.tua} {luogo} (senza piangere|senza rimorsi|per sempre)
        (prima|ieri|una volta) (piangevo|tremavo|tacevo|cedevo) {luogo} (nell'ombra|per te|senza rumore|ogni giorno)
        guardami (stasera|bene|adesso), {fare.io} (senza te|e rido|ogni giorno|a testa alta)
        si (vive|brucia|cresce|canta) (una volta|solo in piedi|solo nel buio|solo nel vento), {come}
        e {scena}, (io non mi volto|vado avanti|non ho più bisogno di te)`,
      about: `una parola gridata {luogo}
        qualcuno che restituisce {cosa.la} e se ne va
        il giorno in cui una donna non tace più {luogo}
        la rabbia che sale {quando}, {come}`,
    },
    {
      name: 'hope',
      keywords:
        'speranz coraggio sper rinasc ricominc futuro sogn creder domani forza rialz guari luce promess fiducia ispir avvenire destin',
      detail: `{fare.io} (piano|ancora un poco|per la prima volta), (e riprendo a volare|e la paura va via|e mi si apre il cuore|e qualcosa vien su|e la strada va)
        ho (trovato|raccolto|salvato|nascosto) {cosa.la} {luogo} (per farti cantare|in mezzo alla via|prima di sera|fra polvere e sole)
        (l'inverno|la paura|ogni dubbio|la notte) (si ritira|se ne va|si stanca|si addormenta) quando {scena}
        era un anno (lungo|buio|duro|triste), (ma ora|ed ecco|eppure) {scena}
        (le mie ferite|le mie domande|le mie ombre|le mie colpe) (si chiudono|svaniscono|fanno silenzio) {luogo}, {come}
        (qualcuno|un bambino|una donna|mio padre) mi (dice|grida|canta|ripete) {luogo}: (non ti fermare|la notte va via|tirati su|dai retta al tuo cuore|il giorno verrà)
        (tengo|porto|stringo) {cosa.la} (con me|come un pegno|per fortuna|per la strada) {luogo}
        (possiamo|potremo|sapremo) (ancora|domani|di nuovo|insieme) {fare.inf} {quando}`,
      turn: `e (mi rialzo|respiro|cresco|riparto|cammino) (lentamente|ancora|senza paura|verso il giorno) {come}
        e (lo so|lo credo|lo sento|ci credo), {scena} (per me|di già|prima di sera|e la notte va via)
        (da qualche parte|fra poco|già domani) (mi aspetta|si accende|comincia) (un mattino|una gioia|un aprile|una vita) {luogo}
        e (tutto|il mio cuore|il mondo|la vita) (si accende|comincia|si riapre|respira) {come}
        sei {chi}, (e posso camminare|e ricomincia il cuore|e guardo in su|e il buio va via|e il giorno verrà)
        (nessuna strada|nessun sogno|nessun giorno) (fa male|fa paura|va via) quando {scena}`,
      lift: `(tieni duro|aspetta|coraggio|respira), finché {scena} (ancora|cuore mio|di già|per noi)
        e se {scena}, (si ricomincia|saremo lì|sarà più semplice|cresceremo)?
        (vedi|senti|sai) bene come {scena} (per noi|piano|di già)?
        ancora (un passo|un giorno|una parola|un respiro) {luogo}, (la notte va via|non ti fermare|e guarda più su|e il giorno verrà)
        (prendi|stringi|tieni) {cosa.la} (contro il petto|fra le mani|per la strada) e (cammina|canta|credimi|corri)
        voglio (finalmente|ancora|con te|senza paura) {fare.inf}, (costi quel che costi|giorno per giorno|a poco a poco)`,
      answer: `(mi rialzo|ti rialzi|ripartiamo) (ancora|domani|insieme|senza paura) {come}
        (credimi|spera|canta|avanza) (ancora|sempre|con me), {scena}
        sarà (chiaro|dolce|bello|giorno|pieno giorno) {luogo} (per noi|per te|per me|fra poco)
        potremo (ancora|domani|a lungo|insieme) {fare.inf}
        sei {chi}, (non ti scordare|tieni stretto il cuore|la notte va via|guarda in su|il giorno verrà)
        (il mio cuore|il mondo|un giorno|la speranza) (si sveglia|comincia|si alza) {luogo}, {come}
        (domani|un giorno|fra poco) (riderai|ballerai|canterai|camminerai) (ancora|con me|nella luce) {luogo}`,
      bridge: `(ieri|un anno fa|troppe volte) (cadevo|piangevo|restavo) {luogo} (senza parole|nel freddo|senza speranza)
        (stasera|finalmente|adesso) stringo {cosa.la}, (e so dove andare|e il buio va via|e mi basta il cuore|e vado più su)
        e se (cado|scivolo|mi perdo) {luogo}, (tu mi trattieni|tu mi ritrovi|tu mi raccogli)
        (a volte|spesso|sempre) (la gioia|la primavera|un mattino) ritorna {come}
        andiamo (senza paura|mano nella mano|come una volta|ancora una volta) a {fare.inf}`,
      about: `il giorno in cui tutto ricomincia {luogo}
        qualcuno che tiene {cosa.la} come portafortuna
        il coraggio che ritorna {come}
        l'istante in cui {scena}`,
    },
    {
      name: 'calm',
      keywords:
        'calma pace silenzi ripos tranquill dolce dolcezz sonno ninna lent seren quiet rilass piano domenica dormi',
      detail: `{quando} {fare.io} (e niente di più|senza parlare|e il tempo va via|in pace col cuore|fino a sera|e nessuno lo sa)
        (un tè|un libro|una canzone|una sedia) e {cosa.la}, (non chiedo di più|che altro cercare|e il resto va via|la pace è qua)
        {scena}, (e la lascio andare|e niente di più|e il rumore va via|e la notte verrà|e riposa il cuore)
        (il tempo|il giorno|il vento|il mondo) (passa|scivola|canticchia|sonnecchia) {luogo} (senza rumore|piano|e sogna)
        (sediamo|sogniamo|restiamo|tacciamo) (a lungo|in due|senza rumore|un istante) {luogo}, e {scena}
        (posa|metti|lascia) {cosa.la} (da parte|vicino a me|al sole), (resta qui|vieni qui|siediti) {luogo}
        (non c'è fretta|non manca niente|nessuno chiama|tutto riposa) {luogo} quando {scena}
        (leggo|sogno|canto|parlo) (a mezza voce|senza fretta|un poco|piano) {luogo}, {come}`,
      turn: `e (tutto|il giorno|il mio cuore|il mondo) si fa (leggero|calmo|semplice|chiaro) {come}
        e (resto|sogno|riposo|respiro) (ancora|senza rumore|con te|senza fretta) {luogo}
        e (più niente|nessun nome|nessun rumore) mi (preme|ferisce|turba) quando {scena}
        sei {chi}, (e niente di più|e possiamo aspettare|e il rumore va via|e si addormenta il cuore|e si fa sera|e la pace è qua)
        (i pensieri|i minuti|gli affanni) (vanno via|vanno piano|volano via) (lontano|pian piano|nel blu) {come}
        e (il mondo|il cielo|il silenzio) mi (culla|risponde|basta) (piano|stasera|ancora) {luogo}`,
      lift: `(resta qui|aspetta|ascolta|respira), mentre {scena} (piano|per noi|senza rumore)
        (a che serve|perché mai|per chi) (correre|cercare|affannarsi) ancora, quando {scena}?
        (lascia|lasciamo) {cosa.la} (dormire|aspettare|sognare) {luogo}, (non c'è fretta|abbiamo tempo)
        apri (la porta|la finestra|le tende|il cuore) {quando}, {scena}
        (stasera|fra poco|adesso) voglio (soltanto|senza fretta|con te) {fare.inf}
        (vedi|senti|guarda) come {scena}, (nient'altro|pian piano|di sera)`,
      answer: `(resta|riposa|sogna|respira) (vicino a me|a lungo|senza rumore|un poco) {luogo}
        (piano|senza fretta|dolcemente) (passa|scivola|scende|si addormenta) (il giorno|il tempo|la luce) {come}
        e {scena}, (niente di più|stammi ad ascoltare|la fretta va via|la pace è qua|riposati, cuore)
        voglio soltanto (piano|con te|ancora|in pace) {fare.inf}
        sei {chi}, (non te ne andare|dormi sul mio cuore|resta quaggiù|la fretta va via)
        (respira|canticchia|sogna) con me {luogo}, (lentamente|piano|passo passo)
        (il mondo|il rumore|il tempo|domani) può (aspettare|tacere|passare), {scena}`,
      bridge: `(prima|ancora ieri) (correvo|volavo|giravo) (ovunque|in tondo|troppo in fretta), (stasera|adesso) resto {luogo}
        (lascio|affido) {cosa.la} (al vento|alla notte|al tempo|al silenzio) {luogo}
        (un giorno|un anno|una gioia) (passa|vola via|cresce) (piano|ancora|così) {come}
        (qualcuno|un vicino|una bambina) (canta|ride|fischia) {luogo}, (e io sogno|e mi va bene|e tutto è vicino)
        (domani|più tardi|un giorno) potremo (sempre|anche) {fare.inf}`,
      about: `un pomeriggio {luogo} in cui non succede niente
        una piccola gioia {come}
        qualcuno che si riposa {quando}, {luogo}
        la pace del momento in cui {scena}`,
    },
  ],
  themes: [
    {
      name: 'sea',
      companions: 'summer sky',
      keywords:
        'mare spiaggia onda oceano onde porto barca nave isola marinai vela gabbian marea sabbia riva faro conchigli scogl',
      words: 'onde; maree; vele; barche; conchiglie; isole; reti; dune',
      phrases: {
        luogo: `sul molo; in riva al mare; sul pontile; accanto al faro; sulla sabbia dorata; lungo il canale;
          sulla scogliera; sul vecchio veliero; al largo laggiù; davanti alla capitaneria; al bar della marina;
          dove il vento va`,
        cosa: `l'ancora arrugginita / la tua ancora arrugginita; la bottiglia vuota / la tua bottiglia vuota;
          la cerata gialla / la tua cerata gialla; la bussola / la tua bussola; la rete bucata / la tua rete bucata;
          la carta nautica / la tua carta nautica; i remi di legno / i tuoi remi di legno;
          la conchiglia / la tua conchiglia; il vecchio gozzo / il tuo vecchio gozzo; il fanale / il tuo fanale`,
        scena: `il mare risale; i gabbiani vanno via; il faro si accende; le barche dondolano; la nebbia si alza;
          l'acqua si ritira; il vento gira a nord; il traghetto si allontana; le vele si piegano; l'onda si rompe`,
        fare: `conto le onde / contiamo le onde / contare le onde;
          salto dallo scoglio / saltiamo dallo scoglio / saltare dallo scoglio;
          piego una barca di carta / pieghiamo una barca di carta / piegare una barca di carta;
          rammendo le reti / rammendiamo le reti / rammendare le reti;
          raccolgo conchiglie / raccogliamo conchiglie / raccogliere conchiglie;
          cerco i delfini / cerchiamo i delfini / cercare i delfini;
          scrivo sulla sabbia / scriviamo sulla sabbia / scrivere sulla sabbia;
          corro nella schiuma / corriamo nella schiuma / correre nella schiuma;
          nuoto fino all'isola / nuotiamo fino all'isola / nuotare fino all'isola;
          sciolgo gli ormeggi / sciogliamo gli ormeggi / sciogliere gli ormeggi`,
        come: `come il sale del mare; come una barca senza timone; come sabbia che va via; come schiuma nel mattino;
          come l'onda sullo scoglio; come un sasso che va giù; come una vela di sera; come un faro che non muore;
          come un legno alla deriva; come un'isola che non si sa`,
        chi: `un porto nella tempesta; il faro in capo al mondo; una barca senza ormeggi; il sale dei miei giorni;
          la baia dietro il capo; il vento nelle vele; il mare senza riva; un'ancora dorata; un'isola di nebbia`,
      },
    },
    {
      name: 'city',
      companions: 'dance rain',
      keywords:
        'città strada asfalto metropol metro neon bar milano roma quartier palazz marciapied urban taxi tetto periferi vicol',
      words: 'luci; strade; finestre; insegne; sirene; scale; ombre; periferie',
      phrases: {
        luogo: `in fondo al viale; sul terrazzo; sull'ultimo tram; all'angolo del bar; in metrò; al bancone;
          sotto il tuo portone; sul ponte di ferro; per le scale; in mezzo alla città; in periferia;
          sotto l'insegna colorata`,
        cosa: `la chiave del tetto / la tua chiave del tetto; il giubbotto di pelle / il tuo giubbotto di pelle;
          il biglietto di ieri / il tuo biglietto di ieri; il bicchiere vuoto / il tuo bicchiere vuoto;
          la piantina sgualcita / la tua piantina sgualcita; la bici rotta / la tua bici rotta;
          gli occhiali scuri / i tuoi occhiali scuri; gli ultimi spiccioli / i tuoi ultimi spiccioli;
          l'accendino / il tuo accendino; il casco rosso / il tuo casco rosso`,
        scena: `il semaforo è verde; la città non dorme; il tram riparte; il neon sfrigola; i piccioni volano via;
          il taxi rallenta; i bar si svuotano; l'asfalto brilla; le finestre si spengono; il sassofono piange`,
        fare: `passo col rosso / passiamo col rosso / passare col rosso;
          conto i lampioni / contiamo i lampioni / contare i lampioni;
          viaggio fino al capolinea / viaggiamo fino al capolinea / viaggiare fino al capolinea;
          compro dei fiori / compriamo dei fiori / comprare dei fiori;
          rubo una bicicletta / rubiamo una bicicletta / rubare una bicicletta;
          giro per i bar / giriamo per i bar / girare per i bar;
          taglio per i cortili / tagliamo per i cortili / tagliare per i cortili;
          salgo sui tetti / saliamo sui tetti / salire sui tetti;
          chiamo un taxi / chiamiamo un taxi / chiamare un taxi;
          disegno sui muri / disegniamo sui muri / disegnare sui muri`,
        come: `come un neon sul portone; come un tram che non va più; come un taxi che va via; come passi sulle scale;
          come una scritta colorata; come un canto di periferia; come monete nel cappello; come pioggia di città;
          come un clacson nel mattino; come una moto nella sera`,
        chi: `la luce al quarto piano; la strada verso casa; un parco senza cancelli; il polso della città;
          una stanza con vista; il verde nel cemento; l'erba tra le pietre; una finestra a sud;
          la chiave della notte`,
      },
    },
    {
      name: 'road',
      companions: 'city sky',
      keywords:
        'viaggi valigi autostrad treno macchina auto partir partenz cammin chilometr orizzont moto camion vagabond frontier avventur fuga strad',
      words: 'strade; valigie; frontiere; curve; partenze; cartoline; miglia; autostrade',
      phrases: {
        luogo: `sulla provinciale; sul sedile accanto; oltre il confine; al distributore; da qualche parte laggiù;
          sull'altra corsia; all'autogrill; sotto il sole; in fondo alla pianura; all'ultima fermata;
          sulla strada del mare; fra due città; sulla vecchia corriera`,
        cosa: `la vecchia valigia / la tua vecchia valigia; la carta stradale / la tua carta stradale;
          il buon coltello / il tuo buon coltello; la cassetta graffiata / la tua cassetta graffiata;
          il caffè bollente / il tuo caffè bollente; gli stivali impolverati / i tuoi stivali impolverati;
          la tenda e il cappello / la tua tenda e il cappello; il sacco a pelo / il tuo sacco a pelo;
          la cartolina / la tua cartolina; il volante di legno / il tuo volante di legno`,
        scena: `la strada trema; il motore canta; i campi corrono; il serbatoio si svuota; il camion lampeggia;
          la radio gracchia; la frontiera svanisce; la polvere si posa; le montagne si avvicinano; la notte scende`,
        fare: `guido tutta la notte / guidiamo tutta la notte / guidare tutta la notte;
          faccio l'autostop / facciamo l'autostop / fare l'autostop;
          dormo sotto i pini / dormiamo sotto i pini / dormire sotto i pini;
          chiudo la valigia / chiudiamo la valigia / chiudere la valigia;
          seguo il fiume / seguiamo il fiume / seguire il fiume;
          tiro giù i finestrini / tiriamo giù i finestrini / tirare giù i finestrini;
          strappo le mappe / strappiamo le mappe / strappare le mappe;
          canto con la radio / cantiamo con la radio / cantare con la radio;
          cerco la via più lunga / cerchiamo la via più lunga / cercare la via più lunga;
          passo la frontiera / passiamo la frontiera / passare la frontiera`,
        come: `come un treno che va via; come polvere nel sole; come una ruota che gira; come un faro lontano;
          come il vento del mare; come un cane senza padrone; come il catrame d'estate; come un motore in salita;
          come una nuvola laggiù; come una canzone mai finita`,
        chi: `la strada che rimane; una deviazione felice; il passo fra i monti; l'ultima uscita; un motore che canta;
          la fine della mappa; un posto al sole; il vento nei capelli; un paese senza confini`,
      },
    },
    {
      name: 'rain',
      companions: 'city letters',
      keywords:
        'pioggia temporal tempest nuvol ombrell acquazzon grigi tuono fulmin gocc pozzangher nebbia piov bagnat',
      words: 'gocce; nuvole; pozzanghere; piogge; grondaie; tempeste; saette; finestre',
      phrases: {
        luogo: `sotto il portone; sul balcone; alla fermata; sotto il temporale; in lavanderia; in mezzo alla via;
          dietro la vetrata; sulla panchina bagnata; sotto le grondaie; all'angolo del viale; sotto l'ombrello;
          in mezzo alla bufera; sotto il cielo che va giù`,
        cosa: `l'ombrello nero / il tuo ombrello nero; il cappotto grigio / il tuo cappotto grigio;
          gli stivali di gomma / i tuoi stivali di gomma; la lettera macchiata / la tua lettera macchiata;
          la candela / la tua candela; il tè senza zucchero / il tuo tè senza zucchero; il libro bagnato / il tuo libro bagnato;
          la coperta / la tua coperta; il foulard rosso / il tuo foulard rosso; il cappello / il tuo cappello`,
        scena: `la pioggia cade; il tuono brontola; le grondaie traboccano; le nuvole si aprono; i vetri si appannano;
          il lampo svanisce; le pozzanghere tremano; il tempo si guasta; le gocce tamburellano;
          il temporale prende fiato`,
        fare: `salto nelle pozzanghere / saltiamo nelle pozzanghere / saltare nelle pozzanghere;
          conto fino al tuono / contiamo fino al tuono / contare fino al tuono;
          stendo i cappotti / stendiamo i cappotti / stendere i cappotti;
          disegno sui vetri / disegniamo sui vetri / disegnare sui vetri;
          divido un ombrello / dividiamo un ombrello / dividere un ombrello;
          ballo per la strada / balliamo per la strada / ballare per la strada;
          lascio aperta la finestra / lasciamo aperta la finestra / lasciare aperta la finestra;
          preparo del tè / prepariamo del tè / preparare del tè;
          guardo i fulmini / guardiamo i fulmini / guardare i fulmini;
          cammino senza cappotto / camminiamo senza cappotto / camminare senza cappotto`,
        come: `come pioggia sul balcone; come inchiostro che va giù; come un lampo di sera; come nebbia che va via;
          come gocce sulla vetrata; come il grigio che si fa blu; come un fiume verso il mare;
          come un tuono che scompare; come l'odor di primavera; come il fango sulle scale`,
        chi: `un tetto sulla testa; l'azzurro dopo il grigio; una lampada accesa; uno squarcio fra le nuvole;
          un riparo per due; la calma nel temporale; il primo giorno tiepido; un cappotto asciutto;
          il tuono dentro me`,
      },
    },
    {
      name: 'morning',
      companions: 'letters winter',
      keywords: 'mattin caffè colazion cucin svegli alba letto tè pane cornetto sole cuscin tazz',
      words: 'tazze; mattine; tende; briciole; lenzuola; rondini; sveglie; colazioni',
      phrases: {
        luogo: `in cucina; sul balcone; dal panettiere; fra le lenzuola; accanto al guanciale; per le scale;
          alla finestra; vicino al fornello; in corridoio; nel sole del mattino; davanti al lavandino;
          sulla terrazza fiorita; al bar della stazione`,
        cosa: `il secondo caffè / il tuo secondo caffè; la tazza blu / la tua tazza blu; il pane caldo / il tuo pane caldo;
          il giornale / il tuo giornale; la sveglia di latta / la tua sveglia di latta;
          la camicia a quadri / la tua camicia a quadri; gli occhiali tondi / i tuoi occhiali tondi;
          il miele del mercato / il tuo miele del mercato; la radio del bagno / la tua radio del bagno;
          le calze di lana / le tue calze di lana`,
        scena: `il bollitore fischia; il merlo canta; il sole entra; il caffè si raffredda; il pane è ancora caldo;
          la tenda si muove; il postino suona; i vicini si svegliano; la luce fa le righe; la strada si desta`,
        fare: `taglio il pane / tagliamo il pane / tagliare il pane;
          lascio suonare la sveglia / lasciamo suonare la sveglia / lasciare suonare la sveglia;
          preparo il caffè / prepariamo il caffè / preparare il caffè;
          bagno i gerani / bagniamo i gerani / bagnare i gerani;
          sfoglio il giornale / sfogliamo il giornale / sfogliare il giornale;
          resto a letto fino a tardi / restiamo a letto fino a tardi / restare a letto fino a tardi;
          spalanco le persiane / spalanchiamo le persiane / spalancare le persiane;
          raccolgo le briciole / raccogliamo le briciole / raccogliere le briciole;
          fischietto un'aria antica / fischiettiamo un'aria antica / fischiettare un'aria antica;
          rompo due uova / rompiamo due uova / rompere due uova`,
        come: `come luce sul guanciale; come il latte nel caffè; come un'aria senza parole; come rugiada sulla via;
          come il sole del mattino; come lenzuola ad asciugare; come il vapore che va su;
          come un gatto sul balcone; come un bacio sulla schiena; come un pane che lievita già`,
        chi: `la luce sulla tavola; un mattino di maggio; una domenica in due; il pane con il sale; il miele nel tè;
          una finestra a oriente; la canzone prima dell'alba; il primo sorso; un letto pieno di sole`,
      },
    },
    {
      name: 'sky',
      companions: 'sea summer',
      keywords: 'cielo stell luna sole notte pianet spazio volo volar ali uccell comet galassi azzurr blu razzo',
      words: 'stelle; comete; lune; nuvole; ali; costellazioni; piume; rondini',
      phrases: {
        luogo: `sotto le stelle; sulla collina; sopra i tetti; nella radura; quassù; dietro la luna;
          sul tetto della stazione; a cielo aperto; ai bordi della sera; sulla mongolfiera;
          vicino all'Orsa Maggiore; fra Venere e il mare; su un aliante che va`,
        cosa: `il cannocchiale / il tuo cannocchiale; la mappa del cielo / la tua mappa del cielo;
          l'aquilone / il tuo aquilone; la coperta / la tua coperta; il sasso di luna / il tuo sasso di luna;
          la girandola / la tua girandola; la piuma bianca / la tua piuma bianca;
          l'anello d'argento / il tuo anello d'argento; il libro dei pianeti / il tuo libro dei pianeti;
          la torcia / la tua torcia`,
        scena: `la luna si alza; la stella cade; le nuvole vanno via; il cielo si allarga; l'aereo lampeggia;
          le rondini girano; la cometa ritorna; la stella polare veglia; il blu si fa nero; la terra gira`,
        fare: `conto le stelle / contiamo le stelle / contare le stelle;
          sogno sull'erba / sogniamo sull'erba / sognare sull'erba;
          cerco il Grande Carro / cerchiamo il Grande Carro / cercare il Grande Carro;
          lancio un aquilone / lanciamo un aquilone / lanciare un aquilone;
          esprimo un desiderio / esprimiamo un desiderio / esprimere un desiderio;
          rincorro la luna / rincorriamo la luna / rincorrere la luna;
          volo nel sogno / voliamo nel sogno / volare nel sogno;
          battezzo una stella / battezziamo una stella / battezzare una stella;
          guardo nel cannocchiale / guardiamo nel cannocchiale / guardare nel cannocchiale;
          spengo le candele / spegniamo le candele / spegnere le candele`,
        come: `come una stella che va giù; come la luna piena; come un uccello migratore; come un aquilone;
          come la notte che va via; come polvere lunare; come storni nella sera; come un lampo di città;
          come un aereo nel mattino; come una cometa argentata`,
        chi: `la stella sopra il tetto; una luna senza notte; l'azzurro sopra i campi; la scia della cometa;
          un'ala di luce; il cielo nello stagno; la fine della notte; un pianeta senza guerra;
          il silenzio dello spazio`,
      },
    },
    {
      name: 'summer',
      companions: 'sea dance',
      keywords: 'estate vacanz caldo luglio agosto afa gelat giardin piscin sole cical abbronz tropical griglia',
      words: 'ciliegie; cicale; vacanze; pesche; estati; lucciole; onde; albicocche',
      phrases: {
        luogo: `in riva al lago; nell'erba tagliata; sul pontile; sotto il ciliegio in fiore; in piscina;
          vicino al falò; sul muretto al sole; dietro il casolare; sulla veranda; dal gelataio;
          nell'ombra del giardino; fra le ginestre; sul prato laggiù`,
        cosa: `il vestito a righe / il tuo vestito a righe; gli occhiali da sole / i tuoi occhiali da sole;
          la bici arrugginita / la tua bici arrugginita; il cappello di paglia / il tuo cappello di paglia;
          il cesto di ciliegie / il tuo cesto di ciliegie; il gelato al limone / il tuo gelato al limone;
          il materassino / il tuo materassino; il pallone di cuoio / il tuo pallone di cuoio;
          la vecchia chitarra / la tua vecchia chitarra; il vaso di lucciole / il tuo vaso di lucciole`,
        scena: `le cicale cantano; il grano è alto; l'asfalto si scioglie; le ciliegie sono mature; la sera si allunga;
          le rondini sfiorano l'acqua; il ventilatore gira; il fuoco crepita; il lago tace; il gelato cola`,
        fare: `salto dal pontile / saltiamo dal pontile / saltare dal pontile;
          rubo le ciliegie / rubiamo le ciliegie / rubare le ciliegie;
          corro senza mani / corriamo senza mani / correre senza mani;
          dormo sotto le stelle / dormiamo sotto le stelle / dormire sotto le stelle;
          cammino nell'erba bagnata / camminiamo nell'erba bagnata / camminare nell'erba bagnata;
          cuocio al sole / cuociamo al sole / cuocere al sole;
          salto il lunedì / saltiamo il lunedì / saltare il lunedì;
          costruisco una zattera / costruiamo una zattera / costruire una zattera;
          inseguo le lucciole / inseguiamo le lucciole / inseguire le lucciole;
          divido un melone / dividiamo un melone / dividere un melone`,
        come: `come un gelato nel sole; come sabbia da scrollare; come un canto di cicala; come luglio nella via;
          come una pesca matura; come il caldo che vien su; come un tuffo nel mattino; come brace nella sera;
          come un'onda che verrà; come un papavero in amore`,
        chi: `l'estate dentro me; un tuffo dentro il lago; l'oro sopra i campi; il più lungo dei giorni;
          un'ombra di luglio; lo zucchero del melone; il fuoco sulla spiaggia; un giorno di vacanza;
          il profumo del fieno`,
      },
    },
    {
      name: 'dance',
      companions: 'city summer',
      keywords: 'ball danz discotec club basso dj musica ritmo festa valzer tango palco concert pista disco',
      words: 'luci; scarpe; notti; chitarre; trombe; piste; canzoni; scintille',
      phrases: {
        luogo: `in mezzo alla pista; sotto la sfera; al bancone; davanti al cantante; in prima fila; nel fumo blu;
          sul palco; in fondo al salone; accanto all'orchestra; al guardaroba; sotto il riflettore;
          vicino alle casse laggiù; dove il ritmo va`,
        cosa: `le scarpe d'argento / le tue scarpe d'argento; il vestito di lustrini / il tuo vestito di lustrini;
          il biglietto d'ingresso / il tuo biglietto d'ingresso; il vecchio disco / il tuo vecchio disco;
          l'ultimo ballo / il tuo ultimo ballo; il bicchiere colorato / il tuo bicchiere colorato;
          il boa di piume / il tuo boa di piume; il cappello col nastro / il tuo cappello col nastro;
          il microfono / il tuo microfono; la cravatta rossa / la tua cravatta rossa`,
        scena: `il basso parte; le luci girano; il disco salta; il pavimento trema; la folla canta;
          la palla lancia stelle; i violini entrano; il sipario si alza; la sala si accende; il tamburo chiama`,
        fare: `ballo sul tavolo / balliamo sul tavolo / ballare sul tavolo;
          giro il disco / giriamo il disco / girare il disco;
          butto via le scarpe / buttiamo via le scarpe / buttare via le scarpe;
          batto le mani / battiamo le mani / battere le mani;
          resto fino alla fine / restiamo fino alla fine / restare fino alla fine;
          giro come una trottola / giriamo come trottole / girare come trottole;
          canto senza parole / cantiamo senza parole / cantare senza parole;
          imparo un valzer / impariamo un valzer / imparare un valzer;
          piango davanti alle casse / piangiamo davanti alle casse / piangere davanti alle casse;
          salgo sul palco / saliamo sul palco / salire sul palco`,
        come: `come un colpo di tamburo; come lustrini nel blu; come una trottola impazzita;
          come il basso dentro il cuore; come un valzer nel salone; come un disco da girare;
          come un applauso che va via; come un tango di sera; come una tromba innamorata;
          come una corda che vibra già`,
        chi: `il basso nel petto; la palla di luce; un valzer a mezzanotte; un ritmo senza fine; il lampo sulla pelle;
          il cuore della sala; una canzone che torna; la scintilla nel microfono; una stella senza palco`,
      },
    },
    {
      name: 'winter',
      companions: 'letters morning',
      keywords: 'inverno neve freddo natale ghiaccio gelo abete camino dicembre gennaio slitta fiocc febbraio sci',
      words: 'candele; orme; nevicate; stelle; slitte; castagne; notti; finestre',
      phrases: {
        luogo: `davanti al camino; nella neve di città; sul lago gelato; vicino al fuoco; sotto gli abeti;
          davanti al portone; nel bosco imbiancato; sotto il vischio; dietro la vetrata; al rifugio;
          nel cuore di gennaio; al mercato di Natale; lungo la ferrovia`,
        cosa: `la grossa sciarpa / la tua grossa sciarpa; i guanti di lana / i tuoi guanti di lana;
          l'ultima candela / la tua ultima candela; la slitta di legno / la tua slitta di legno;
          il berretto del nonno / il tuo berretto rosso; il vino caldo / il tuo vino caldo;
          i ferri da calza / i tuoi ferri da calza; la palla di neve / la tua palla di neve;
          la stella di carta / la tua stella di carta; la legna per il fuoco / la tua legna per il fuoco`,
        scena: `la neve cade; il ghiaccio scricchiola; la stufa borbotta; i fiocchi vorticano; il lago si gela;
          le campane suonano; il respiro si fa bianco; i corvi tacciono; i giorni si accorciano;
          il gelo fiorisce sui vetri`,
        fare: `ravvivo il fuoco / ravviviamo il fuoco / ravvivare il fuoco;
          riaccendo una candela / riaccendiamo una candela / riaccendere una candela;
          spalo il sentiero / spaliamo il sentiero / spalare il sentiero;
          pattino sul lago / pattiniamo sul lago / pattinare sul lago;
          faccio un pupazzo di neve / facciamo un pupazzo di neve / fare un pupazzo di neve;
          seguo le orme / seguiamo le orme / seguire le orme;
          decoro l'abete / decoriamo l'abete / decorare l'abete;
          scaldo il cioccolato / scaldiamo il cioccolato / scaldare il cioccolato;
          lavoro una sciarpa / lavoriamo una sciarpa / lavorare una sciarpa;
          cado nella neve / cadiamo nella neve / cadere nella neve`,
        come: `come neve che va giù; come brace nel camino; come un respiro che va via; come orme da cercare;
          come un lume nella sera; come ghiaccio al primo sole; come lana sulla schiena;
          come un bosco addormentato; come la brina su un fiore; come il Natale che verrà`,
        chi: `la brace sotto il ghiaccio; una stufa a febbraio; la lampada di dicembre; il sentiero nella neve;
          un cappotto di lana; la brina sul vetro; la candela alla finestra; una casa calda;
          la stella sull'abete`,
      },
    },
    {
      name: 'letters',
      companions: 'rain winter',
      keywords:
        'lettera scriv scritt foto lettere posta ricord diario parol inchiostro carta poesi messagg memori cartolin',
      words: 'lettere; parole; pagine; righe; cartoline; fotografie; buste; poesie',
      phrases: {
        luogo: `alla scrivania; davanti al cassetto; sul bordo del letto; in fondo al diario; nella calligrafia;
          dietro la cornice; in soffitta; nell'ultima riga; nella fotografia; a margine del quaderno;
          fra le parole; in fondo al cassettone; alla prima pagina ingiallita`,
        cosa: `la prima lettera / la tua prima lettera; la vecchia foto / la tua vecchia foto;
          l'indirizzo di Torino / il tuo indirizzo di Torino; la penna di vetro / la tua penna di vetro;
          la piccola poesia / la tua piccola poesia; la rosa secca / la tua rosa secca;
          il biglietto sullo specchio / il tuo biglietto sullo specchio; la scatola di latta / la tua scatola di latta;
          il segnalibro / il tuo segnalibro; il quaderno rosso / il tuo quaderno rosso`,
        scena: `l'inchiostro sbiadisce; l'orologio batte forte; il postino suona; la carta ingiallisce; il lume trema;
          la busta si strappa; le pagine frusciano; la cera cola; il pennino gratta; la frase si interrompe`,
        fare: `comincio una lettera / cominciamo una lettera / cominciare una lettera;
          leggo fra le righe / leggiamo fra le righe / leggere fra le righe;
          strappo la brutta copia / strappiamo la brutta copia / strappare la brutta copia;
          incollo francobolli / incolliamo francobolli / incollare francobolli;
          cerco la parola giusta / cerchiamo la parola giusta / cercare la parola giusta;
          piego un uccello di carta / pieghiamo un uccello di carta / piegare un uccello di carta;
          conto gli anni / contiamo gli anni / contare gli anni;
          cancello una frase / cancelliamo una frase / cancellare una frase;
          recito una poesia / recitiamo una poesia / recitare una poesia;
          sfoglio l'album / sfogliamo l'album / sfogliare l'album`,
        come: `come inchiostro da asciugare; come una lettera smarrita; come un nome che non c'è più;
          come la cera sulla busta; come una vecchia fotografia; come polvere sul quaderno;
          come una macchia di colore; come una rima da trovare; come un indirizzo cancellato;
          come la posta che verrà`,
        chi: `la parola che mi manca; una lettera senza nome; la scritta sul muro; una frase senza punto;
          la foto sotto vetro; la rima del mio pianto; un libro senza fine; la riga che rimane;
          un saluto d'altri tempi`,
      },
    },
  ],
  titles: `{word} (e polvere|d'argento|di mezzanotte|senza sonno|senza ritorno|di domenica|e silenzio)
    (mille|cento|troppe|quante|le tue|le nostre|fra le|ultime|tutte le|lontane) {word}
    {word} {luogo}
    {chi}
    (quando|se|finché|mentre) {scena}
    {fare.inf}
    {luogo}`,
  ideas: `una canzone {style} (tenera|ruvida|calda|sognante|trascinante|lenta) che racconta {about}. (Nel ritornello|Alla fine|A metà): {scena}.
    {style}, (lento|quasi sussurrato|con molta aria|forte e diretto|con un coro): una canzone che racconta {about}.
    scrivi (una canzone|un inno|una ballata) che racconta {about}. (Comincia|Finisce) {quando}, {luogo}.
    (un duetto|una canzone d'addio|un tormentone estivo|una ninna nanna|un motivetto) in stile {style} che racconta {about}. (La parola chiave|L'immagine|L'ultima frase): {chi}.
    e se {scena}? Una canzone {style} che racconta {about}.`,
}
