import type { Topic } from '../../stanzas.ts'

export const sea: Topic = {
  kin: 'mare mari marea maree marino marina marine spiagg* onda onde scogli* sabbia barca barche barchetta conchigl* gabbian* vela vele velier* faro molo moli riva isola isole nuot* tuffo tuffi tuff* ombrellon* sdraio salsedin* bagnin* pescatore pescatori lenza alga alghe delfin* balen* surf pedalò traghett* nave navi marinai* ocean* remo remi porticciolo',
  you: {
    scene: `
      Entri in mare (a passetti|a strilli|un piede per volta), l'acqua alla vita
      Ci metti mezz'ora, fai il muso, fai scena
      Poi ti butti, e la spiaggia è finita
      Non esci più nemmeno per cena

      Cammini sul bordo (dell'onda|del mare|dell'acqua) e raccogli
      Vetri verdi, due legni, una conchiglia
      In tasca ti pesano come gli scogli
      E a casa la sabbia è una di famiglia`,
    later: `
      Hai fatto un castello, poi è venuta l'onda
      Ha preso la torre, il ponte, il muro
      Hai detto: peccato, la porta era tonda
      E giù col secchiello: stavolta è più duro

      Dal molo hai la lenza nell'acqua, da ore
      Non abbocca niente, nemmeno un'alga
      Tu dici che il bello non è il sapore
      Ma il filo che tieni, prima che salga`,
  },
  me: {
    scene: `
      Ho perso gli occhiali (in mare|al largo|a riva) col primo tuffo
      Li avrà una cernia, laggiù nel blu
      Ci legge il giornale, in mezzo a un ciuffo
      D'alghe, e non li ridarà più

      Ho messo l'ombrellone (alle sei|all'alba|col buio), in riva al mare
      C'ero soltanto io, e due gabbiani
      Alle nove non si poteva voltare
      Una pagina senza pestar mani`,
    later: `
      Ho portato a casa il mare, in bottiglia
      Con un po' di sabbia, per la cucina
      Non fa le onde, però somiglia
      Al mare, un poco, verso mattina

      Le onde le conto: la settima è grossa
      L'ha detto un bagnino, ed è verità
      La aspetto di spalle, mi dà una scossa
      E il mio costume è già un po' più in là`,
  },
  past: {
    scene: `
      Venivi (d'inverno|a novembre|col freddo) a guardare il mare
      Col cappotto, dicevi, sta più sveglio
      Io volevo il sole, e stavo a gelare
      Adesso è d'inverno che lo vedo meglio

      Tenevi (da sempre|per tutti|in vista) una conchiglia, all'ingresso
      Per chi domandava: qui il mare si sente?
      Dicevi: il mare è sempre lo stesso
      L'orecchio, lì dentro, non paga niente`,
    later: `
      La tua sedia a sdraio è un po' scolorita
      L'ho aperta oggi, davanti al mare
      È uscita la sabbia di un'altra gita
      L'ho presa in mano, e l'ho lasciata andare

      Il mare stamattina era una tavola
      Avresti detto: si va fino in fondo
      Ho nuotato piano, come in una favola
      Fin dove dicevi: qui gira il mondo`,
  },
  hook: `
    Il mare non chiede, il mare non ha fretta
    Arriva, va via, ritorna, ti aspetta

    Portami al mare, col vento in faccia
    C'è posto per tutto, fra quelle braccia`,
  soft: {
    scene: `
      L'onda piccina
      Arriva e si siede
      Si toglie la schiuma
      E ti copre il piede`,
    later: `
      La barca sonnecchia
      Legata allo scoglio
      La luna la specchia
      Su un grande foglio`,
  },
}
