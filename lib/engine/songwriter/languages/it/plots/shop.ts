import type { Plot } from '../../stanzas.ts'

/** A jingle for a shop, a café or a firm: short lines. */
export const shop: Plot = {
  person: 'me',
  open: `
    Alziamo (piano|presto|insieme) la serranda
    La strada si strofina gli occhi
    C'è già qualcuno che domanda
    Se è aperto, prima dei rintocchi

    Il campanello (canta|suona|ride): avanti
    Qui il numero non si prende
    Sappiamo i nomi di tutti quanti
    Del cane, e delle faccende

    {brand}, c'è scritto in verde
    L'ultima lettera (balla|pende|scende) un po'
    Ma chi ci cerca non si perde
    E chi si perde entra, perché no`,
  turn: `
    Uno è entrato perché pioveva
    Voleva solo stare asciutto
    Adesso viene anche col sole
    E ci consiglia quasi su tutto

    Hai scordato il resto, una sera
    Siamo corsi fino alla piazza
    Il grembiule come bandiera
    Due monetine in una tazza

    Era già chiuso, hai bussato al vetro
    Con gli occhi di chi ha fatto tardi
    Il cartello è tornato indietro
    E noi con lui, basta che guardi`,
  meaning: `
    Si compra ormai tutto con un dito, a letto
    Arriva una scatola, e nessuno saluta
    Da noi c'è una voce, un sorriso, un biglietto
    E chi entra è gente già conosciuta

    Si lavora per vivere, questo si sa
    Ma farlo col cuore è tutta un'altra via
    E chi passa di qui lo sente già
    E torna a trovarci, e ci fa compagnia`,
  lift: `
    Spingi la porta, che è sempre aperta
    Si sta più al caldo che sotto coperta

    Chi vuole guardare, che guardi pure
    Abbiamo due sedie e poche paure`,
  chorus: `
    # {brand}, buongiorno
    {brand}, buongiorno, che cosa ti do?
    Se c'è è già pronto, se no lo farò
    {brand}, buongiorno, e torna a trovarci
    C'è sempre un minuto per salutarci

    # {brand}, sempre qui
    {brand}, sempre qui, la luce è accesa
    {brand}, sempre qui, con la mano tesa
    Ti fermi un momento, due chiacchiere, e poi
    {brand}, sempre qui, sei di casa, da noi

    # Passa da noi
    Passa da noi, quando vuoi, come vuoi
    Col sole, col cane, coi pensieri tuoi
    Passa da noi, che la porta è leggera
    Si apre da sola, mattina e sera`,
  bridge: `
    Laggiù c'è un capannone immenso
    Con musica, scale, mille carrelli
    Se tu starnutisci, laggiù, io penso
    Salute lo dicono solo i cartelli

    La sera contiamo com'è andata
    Due spicci, quaranta facce
    Qualcuno che ha fatto una risata
    E sul vetro due mani, le tracce`,
}
