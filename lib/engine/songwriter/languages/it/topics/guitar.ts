import type { Topic } from '../../stanzas.ts'

export const guitar: Topic = {
  kin: 'chitarr* chitarrist* pianofort* violin* violoncell* tromba trombe trombon* flauto flauti fisarmonic* batteri* tambur* basso bassist* tastier* strument* accord* corde corda plettro orchestra orchestre coro cori band concert* suonare suona suoni suonava suonavi suono sax sassofon* ukulele mandolin* arpeggi* spartit* musicist* musicant* karaoke organetto',
  you: {
    scene: `
      Di accordi ne sai (da sempre|per ora|in tutto) due e mezzo
      Con quelli fai notte, d'estate, in cortile
      Il terzo lo fischi, a metà del pezzo
      E non c'è chitarra con quello stile`,
    later: `
      Sul treno hai prestato la tua chitarra
      A un tipo coi calli e la barba incolta
      Suonava qualcosa che non si narra
      E tutto il vagone: un'altra volta!`,
  },
  me: {
    scene: `
      Ho una chitarra (in prestito|da poco|in salotto), con cinque corde
      La sesta tiene su lo scaffale
      Suono lo stesso, e il vicino morde
      Il muro, a tempo, e non è male`,
    later: `
      Al coro mi han detto: apri la bocca
      Ma piano, per finta, fa' il pesce, così
      Al concerto, quando il momento scocca
      Ho cantato, e ne parlano da lunedì`,
  },
  past: {
    scene: `
      Suonavi la chitarra (d'inverno|la sera|in cucina), il piede
      Batteva il tempo, sempre su un'asse
      Il legno, in quel punto, adesso cede
      Come se il piede ancora suonasse`,
    later: `
      La tua chitarra la tengo accordata
      Anche se non la so suonare
      La sera, col vento, dalla vetrata
      Una corda si mette a parlare`,
  },
  hook: `
    Suona, chitarra, anche scordata
    Che bella la sera, così suonata

    Tre accordi, una voce, le mani di tutti
    E il mondo va a tempo, coi belli e coi brutti`,
  soft: {
    scene: `
      La nota più bassa
      S'è messa il cappello
      Saluta, e passa
      Col suo violoncello`,
    later: `
      La chitarra tace
      Appesa al suo chiodo
      Tre note di pace
      Si stringono a nodo`,
  },
}
