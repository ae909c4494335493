import type { Plot } from '../../stanzas.ts'

/** Sung to an animal of any size. */
export const pet: Plot = {
  person: 'you',
  open: `
    Alle (cinque|sei|quattro) mi guardi, e non fai rumore
    Mi guardi e basta, finché apro un occhio
    Sei una sveglia senza motore
    Con dentro la fame, e mi metti in ginocchio

    Sul modulo c'era: (chi vive|chi abita|chi dorme) con lei?
    Ho messo il tuo nome, e la professione
    Ho scritto: mi guarda. Stipendio? Direi
    Due ciotole al giorno e la mia ammirazione

    Ti ho comprato un letto (di lana|di piume|a fiori), costoso
    Col cuscino, la scritta, con l'etichetta
    Ci hai girato intorno, con fare curioso
    E dormi felice nella scatola stretta

    Dico {call} (piano|appena|sottovoce) dall'altra stanza
    E tu già ti muovi, lo so
    Nessuno al mondo ha questa costanza
    Di credermi sempre, per quel poco che ho`,
  turn: `
    La notte che stavi male, in cucina
    Ti ho letto il giornale, perfino gli annunci
    All'alba hai mangiato una briciolina
    È raro, per fame, che tu rinunci

    Rientro, e la giornata è stata brutta
    Resto al buio, il cappotto addosso
    Tu vieni vicino, e la stanza è tutta
    In quel tuo respiro: mi alzo, ora posso

    C'è un buco, ormai grande, nel tappeto
    Ci lavori da un anno, con passione
    Gli ospiti chiedono: è forse un segreto?
    È arte, rispondo, un'installazione`,
  meaning: `
    Non hai letto libri, non sai la mia età
    Non chiedi se oggi ho vinto o ho perso
    Ti basta che apra la porta, ed è già
    La cosa più bella dell'universo

    Chi dice che è solo un animale
    Non ha mai trovato, girando la chiave
    Due occhi in attesa in fondo alle scale
    E un mondo che a un tratto è meno grave

    La vita è più semplice, vista di lì
    Un raggio, una ciotola, un posto, una mano
    E io che correvo mi fermo qui
    E imparo da te ad andare piano`,
  lift: `
    Non parli, in tutti questi anni, una frase
    E sei chi comanda per tre o quattro case

    Che cosa ci pensi, con gli occhi lontani?
    Alla cena di oggi, o già a domani?`,
  chorus: `
    # {call}, che combini
    {call}, che combini, ma guarda che guaio
    Un vaso, due calze, la lana, il cucchiaio
    {call}, che combini, e mi metto a gridare
    Poi fai quella faccia, e che devo fare?

    # Vieni qui, {call}
    Vieni qui, {call}, la giornata è finita
    Il mondo può attendere, e anche la vita
    Vieni qui, {call}, e rimani così
    Tu non sai nemmeno cos'è un lunedì

    # Tu e la tua fame
    Tu e la tua fame, puntuali alle sei
    Non c'è una domenica, e io la vorrei
    Tu e la tua fame, che coppia, che amore
    Vi apro la porta, e il frigo, e il cuore`,
  bridge: `
    Dicono: è solo un animale, e sia
    E io una persona che alle sei si alza
    Ho in mano le chiavi di casa mia
    Ma chi comanda mi ha preso la calza

    Non so quanti anni ci danno, e non chiedo
    Ho smesso di fare la somma, ormai
    C'è il sole per terra, e lì ti vedo
    Mi sdraio vicino: ci stai? Ci stai`,
}
