import type { LeadIns } from '../language-pack.ts'

/**
 * Couplets before what is told: that it is told now, and how. They hold for anything that follows; only those with `{call}` say
 * "tu", since whoever is called by no name may be several.
 */
export const leadIns: LeadIns = {
  warm: `
    (Siediti un attimo|Fermati un attimo|Resta un momento), {call}, è per te
    Te la racconto così com'è

    Cercavo (un biglietto|un regalo|una cartolina), {call}, e non c'è
    Allora questa canzone la faccio per te

    Io i discorsi, {call}, (non li so fare|non li voglio fare|li lascio stare)
    Ma le cose come stanno le so cantare

    (Non ridere|Non scappare|Non nasconderti), {call}, stammi a sentire
    È un pezzo che queste cose le voglio dire

    Ci fosse (un giornale|un libro|un diario), {call}, di cose vere
    Ci metterei queste, da leggere tutte le sere

    (Certe cose|Queste cose|Un po' di cose), {call}, le ho tenute da parte
    E adesso le canto, senza troppa arte

    (Zitti un momento|Silenzio un momento|Fate silenzio), adesso si canta
    Non è una leggenda, è vera tutta quanta

    Di canzoni (in giro|alla radio|nel mondo) ce n'è un'infinità
    Ma questa racconta la verità

    Qui non c'è (trucco|finzione|invenzione), non serve la scena
    È tutto com'è, e la vita è già piena

    Da dove (comincio|si parte|partiamo)? Va bene da qui
    Che tanto la storia è fatta così

    Lo (dico|canto|racconto) a voce alta, mi senta chi vuole
    Ci sono cose che meritano due parole`,
  funny: `
    (Sentite questa|State a sentire|Fate silenzio), che merita assai
    Una roba così non s'inventa mai

    (Giuro|Lo giuro|Vi giuro) che è vera, parola mia
    Non c'è un'oncia di fantasia

    (Signore e signori|Amici e parenti|Vicini e parenti), un po' d'attenzione
    I fatti son questi, e c'è la canzone

    Avevo promesso di non (dirlo|cantarlo|raccontarlo) a nessuno
    Eccolo qui, e così lo sa ognuno

    Per amor di (cronaca|verità|storia), mettiamolo agli atti
    Niente commenti, soltanto i fatti

    Qualcuno (doveva pur dirlo|lo deve pur dire|doveva cantarlo), e tocca a me
    Ve lo racconto così com'è

    Ecco le notizie (di oggi|del giorno|dal quartiere), edizione della sera
    Sembra una barzelletta, e invece è vera

    Se fosse (un film|un fumetto|una favola), direste: ma va'
    E invece è la pura verità

    (Non ridete|Ridete dopo|Ridete piano), vi prego, che devo cantare
    È una cosa seria, da documentare

    Prendete (una sedia|i popcorn|da bere), e zitti laggiù
    Una volta sentita non si scorda più

    Io non (commento|aggiungo|invento), riporto e basta
    La verità si serve al dente, come la pasta`,
  grief: `
    Lo dico (piano|adagio|sottovoce), come si fa la sera
    Una cosa alla volta, e ognuna è vera

    (Chiudo gli occhi|Se chiudo gli occhi|Spengo la luce) un momento, ed è tutto qui
    Non serve abbellire, lo canto così

    Certe cose (le tengo strette|le porto con me|le metto da parte), piccole e care
    E quelle che tengo le voglio cantare

    Se un canto (trattiene|può trattenere|sa trattenere) qualcosa
    Lo canto adesso, che il giorno riposa

    C'è chi ha (un cassetto|una scatola|un album) per ricordare
    Io queste cose le devo cantare

    Il tempo (cammina|ha fretta|passa), e qualcosa lo porta via
    Ma questo lo tengo, e mi fa compagnia

    (Stasera|Adesso|Oggi) mi fermo soltanto un momento
    E dico a voce bassa quello che sento

    Non ho (una parola grande|un discorso|una frase bella), e va bene lo stesso
    Mi basta dire le cose, adesso`,
  sorry: `
    Niente (fiori|regali|giochi), niente giri di parole
    Le cose stanno così, e dirle ci vuole

    Non (cerco|porto|invento) una scusa, e non dico: è niente
    Lo dico com'è, semplicemente

    Ho (scritto|strappato|rifatto) tre lettere, e non ne va bene una
    La canto, che a scriverla non ho fortuna

    Ci (penso|giro intorno|sbatto contro) da giorni, la notte e il mattino
    Adesso lo dico, e lo dico da vicino

    Dire scusa (è un attimo|è facile|fa presto), e da solo non vale
    Comincio dal vero, dal bene e dal male

    Prima (di un sì, di un no|di ogni risposta|di tutto) voglio parlare
    E dire ogni cosa, senza scappare

    Vengo (alla porta|fin qui|di persona) a mani vuote, stavolta
    Con la verità, per chi mi ascolta`,
  comfort: `
    (Non c'è fretta|Va bene così|Con calma), nessuno deve parlare
    Si sta qui vicino, e si può ascoltare

    Diciamolo (piano|chiaro|forte), con nome e cognome
    E poi cercheremo insieme anche il come

    Non ho (una cura|un rimedio|una formula), ho una canzone
    E un posto qui accanto, a disposizione

    Si (prende fiato|respira|fa un respiro), si guarda la strada qual è
    E nessuno, stasera, la fa da sé

    Ci sono (giorni|settimane|mesi) che pesano tanto
    E in giorni così si sta accanto

    (Lo vedo|Lo so|Si vede) che è dura, non faccio finta di niente
    E resto qui, ostinatamente

    (Apriamo|Spalanchiamo|Accostiamo) la finestra, che entri un po' d'aria
    Una cosa detta è meno solitaria`,
  heartbreak: `
    Lo (dico|canto|racconto) al soffitto, che almeno mi ascolta
    La storia è questa, e la dico una volta

    (È tardi|È notte|Sono le due), e faccio i conti col cuore
    E i conti non tornano, a tutte le ore

    Mi dicono (passa|che passa|vedrai che passa), ma quando, chissà
    Intanto qui resta la verità

    Se (qualcuno|la gente|il vicino) mi chiede, va tutto bene
    Poi torno a casa, e la notte viene

    (Ci giro intorno|Ci torno sempre|Ci penso ancora), e finisco qui
    Non so perché, ma so che è così

    Non (faccio|voglio) la guerra, non cerco ragione
    Mi resta soltanto questa canzone`,
  lesson: `
    (Orecchie aperte|Tutti seduti|Occhi aperti), si comincia da qui
    Non è difficile, ed è fatta così

    Battiamo (le mani|i piedi|il tempo), e uno, e due
    Le cose imparate son mie e son tue

    C'è (una cosa|una storia|una lezione) da mettere in testa per bene
    La si canta tre volte, e da sola si tiene

    Chi vuole (imparare|sapere|capire) alzi la mano
    Si parte dal facile, e si va piano

    Questa sta (in tasca|in testa|nello zaino), e non pesa niente
    S'impara cantando, e resta in mente

    (Adesso|Stavolta|Per prima cosa) si ascolta, e poi si ripete
    E alla fine, vedrete, voi la sapete

    In ordine, (piano|adagio|con calma), una riga alla volta
    S'impara meglio, se si ascolta`,
  soft: `
    (Il giorno|Il sole|Il rumore) è andato via
    Resta la voce mia

    (La luna|La notte|Una stella) sta a sentire
    Quello che ho da dire

    (Una storia|Due parole|Due cose) sottovoce
    Come un fiume alla foce

    (Occhi chiusi|Giù le ciglia|Piano piano), e si ascolta
    Una cosa alla volta

    Ninna nanna (buona|nuova|lenta) della sera
    Viene leggera leggera

    (Piano|Adagio|Zitti), che il mondo riposa
    E io canto una cosa`,
  cheer: `
    (Su le mani|Tutti in piedi|Fate largo), che adesso ci siamo
    E se non ci sentono, gridiamo

    Chi siamo? (Lo sa|Lo dice|Lo sente) tutta la via
    E chi non lo sa ci faccia compagnia

    Battete (le mani|i piedi|il tempo), che tremi il portone
    Che qui si canta la nostra canzone

    Non abbiamo (la banda|le trombe|i tamburi), abbiamo la voce
    E quando si canta si corre veloce

    Scrivetelo (sui muri|sulle bandiere|sugli striscioni), con la vernice
    È tutto vero, e la strada lo dice

    (Eccoci qua|Siamo qui|Eccoci), un po' stonati, e chi se ne importa
    Con una canzone che sfonda la porta`,
  plain: `
    La (dico|racconto|canto) com'è, senza metterci niente
    È fatta di cose, di giorni e di gente

    Non (sta|è|finisce) sul giornale, alla radio non va
    Eppure è così, ed è la verità

    (Ho in testa|Mi porto|Ho in tasca) una storia, ovunque io vada
    Mi sta sulle labbra per tutta la strada

    Per un po' l'ho (tenuta|portata|serbata) soltanto per me
    Adesso la canto così com'è

    Ci sono canzoni di (mari|guerre|castelli) e di re
    E questa racconta la vita com'è

    (Mettetevi|State|Restate) comodi, che non dura tanto
    Avevo un pensiero, e ne ho fatto un canto

    C'è (qualcosa|un pensiero|un motivo) che non se ne va
    Allora lo canto, e lo lascio qua

    Qualcuno (deve|dovrà|doveva) cantarla, e lo faccio io
    Con le parole giuste e il fiato mio

    Si (comincia|parte|canta) da qui, poi si va avanti
    Una cosa alla volta, davanti a tutti quanti

    Non (invento|aggiungo|cambio) nulla, non serve davvero
    È già una canzone, a raccontare il vero

    C'è chi (parla|scrive|grida), c'è chi sta a sentire
    Io canto le cose che avevo da dire`,
}
