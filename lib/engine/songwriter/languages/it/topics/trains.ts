import type { Topic } from '../../stanzas.ts'

export const trains: Topic = {
  kin: 'treno treni trenin* stazion* binari* vagon* carrozz* locomotiv* ferrovi* capostazion* capotreno controllor* pendolar* rotaia rotaie regionale frecciarossa intercity eurostar metropolitan* metrò scompartiment* passeggeri passeggero biglietteria cuccetta cuccette tabellone',
  you: {
    scene: `
      In stazione ci arrivi (un'ora|mezz'ora|due ore) avanti
      Coi panini, le carte, il cuscino
      E al treno che arriva fai cenno coi guanti
      Come si fa con un cugino

      Sul treno delle (sette|otto|sei), in due fermate
      Sai figli, malanni, l'intera storia
      Scendono in lacrime, le mani agitate
      Tu li saluti col nome, a memoria`,
    later: `
      Il treno si è fermato in mezzo ai campi
      Un'ora, e nessuno diceva perché
      Sbucciavi un'arancia: chi vuole si accampi
      E tutto il vagone mangiava con te

      Hai perso il treno, e sulla panchina
      Hai detto: meglio, si vede la luna
      E un'ora così, con la focaccina
      Non l'ho più avuta, da allora, nessuna`,
  },
  me: {
    scene: `
      Il mio treno (delle sette|del lavoro|di sempre) è in ritardo di un'ora
      Poi di due, poi dicono: soppresso
      Ma il tabellone ci spera ancora
      E io, per affetto, ci spero lo stesso

      Correvo al binario (col fiato|col cuore|la giacca) in gola
      Il treno chiudeva le porte, gentile
      Una signora, con una mano sola
      Mi ha fatto un ciao, ricordo lo stile`,
    later: `
      Ho chiuso gli occhi sul treno, un minuto
      Giusto il tempo di riposare
      Poi una mano mi ha scosso, un saluto
      Signori, si scende: questo è il mare

      In treno leggevo, dal posto di fianco
      Il giallo di un tale, pagina a metà
      È sceso di corsa, con quel libro bianco
      Chi è l'assassino? Nessuno lo sa`,
  },
  past: {
    scene: `
      Mi aspettavi (al binario|in stazione|in fondo) col cappello in alto
      Più alto di tutti, sopra la gente
      Scendevo dal treno, facevo un salto
      Lo cerco ancora, automaticamente

      Contavi i vagoni (dal ponte|dal prato|dal muretto), a voce alta
      Trentotto! E il record restava quaranta
      Ieri ne ho visti, e il cuore mi salta
      Quarantuno, e nessuno che lo canta`,
    later: `
      Ho ancora il biglietto di quel treno, forato
      Due posti, carrozza sei, finestrino
      È il segnalibro che ho sempre usato
      Arrivo a metà, e ti trovo vicino

      Alla tua stazione il treno non ferma
      Rallenta soltanto, in curva, un pochino
      Io m'alzo ogni volta, e il vetro conferma
      C'è l'orto, c'è il muro, c'è ancora il pino`,
  },
  hook: `
    Fischia, treno, e portami via
    Ma fammi tornare, che la strada è mia

    C'è sempre un binario, c'è sempre un vagone
    Qualcuno che aspetta in fondo alla stazione`,
  soft: {
    scene: `
      Il treno ha riposto
      Le ruote nel fieno
      Ha trovato il posto
      E dorme, sereno`,
    later: `
      L'ultimo vagone
      Ha un solo lumino
      Saluta il lampione
      E passa vicino`,
  },
}
