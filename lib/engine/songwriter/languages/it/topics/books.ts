import type { Topic } from '../../stanzas.ts'

export const books: Topic = {
  kin: 'libro libri libreri* librai* librett* lettura letture leggere leggi leggo leggevi leggendo lettore lettori lettrice pagina pagine romanz* bibliotec* segnalibr* capitolo capitoli fiaba fiabe favola favole scaffal* scrittor* scrittric* fumett* enciclopedi* dizionar* copertina giallo gialli trama poesia poesie',
  you: {
    scene: `
      Cammini leggendo (per strada|sul ponte|in piazza), e la gente
      Si scosta, un ciclista ti fa da corsia
      Volti la pagina, non vedi niente
      E arrivi lo stesso, a casa mia`,
    later: `
      I libri che presti han molto vissuto
      In margine scrivi: macché, ma dai
      Confesso: di quello che ho ricevuto
      Ho letto i tuoi margini, il libro mai`,
  },
  me: {
    scene: `
      Ho (venti|trenta|quaranta) libri sul comodino
      Tutti iniziati, tutti a metà
      Leggo due righe, chiudo, m'inchino
      E sogno il finale, che mai ci sarà`,
    later: `
      In biblioteca ho riso forte
      Pagina nove, non era previsto
      Si son girati, facce da morte
      Poi l'ho letta a tutti: un coro mai visto`,
  },
  past: {
    scene: `
      Mi leggevi (la sera|a letto|d'inverno) sempre la stessa
      Fiaba, e saltavi la pagina triste
      L'ho letta da me, quella, l'ho messa
      Al posto suo: la pagina esiste`,
    later: `
      Nel tuo libro giallo c'è ancora il segno
      A dieci pagine dalla fine
      Vado avanti io, me ne prendo l'impegno
      E poi te lo dico, una di queste mattine`,
  },
  hook: `
    Apri un libro, e la porta si sposta
    Chi bussa da dentro aspetta risposta

    Ancora una pagina, e dopo si dorme
    La notte, nei libri, cambia le forme`,
  soft: {
    scene: `
      Il libro ha due ali
      Le chiude pian piano
      E gli animali
      Si danno la mano`,
    later: `
      Il drago sbadiglia
      A pagina otto
      E la meraviglia
      S'infila di sotto`,
  },
}
