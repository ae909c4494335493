import type { Topic } from '../../stanzas.ts'

export const cats: Topic = {
  kin: 'gatto gatti gatta gatte gattin* gattone gattona gattacci* felin* micio mici micia micie micino micina micetto fusa miao miagol* baffi zampa zampe croccantini lettiera artigli graffi* ciotola siamese persiano certosino soriano',
  you: {
    scene: `
      I gatti (del quartiere|del cortile|della piazza) ti aspettano in fila
      A me, che gli compro il tonno migliore
      Nemmeno un'occhiata: tu passi, e s'infila
      Fra le tue gambe il loro ambasciatore

      Il mio gatto (soffia|ringhia|s'arruffa) se uno lo guarda
      Da te è venuto, s'è messo a dormire
      Sul tuo cappotto: l'ora era tarda
      Ma come si fa, con un gatto, a uscire?`,
    later: `
      Un gatto sul tetto, da due giorni, e niente
      Né pollo né scala l'han fatto calare
      Tu, lì sul prato, guardavi la gente
      Delle formiche: è sceso a guardare

      C'è il sole in salotto, fino alle quattro
      Un gatto ci dorme, e tu fai lo stesso
      Avevo da fare, non so più che cosa
      Mi sdraio fra voi, e comincio adesso`,
  },
  me: {
    scene: `
      Alle (cinque|quattro|sei) una zampa mi bussa sul naso
      Dico: è notte, e il gatto: lo so
      Si siede sul petto, così, per caso
      Sei chili di luna, e il respiro che ho

      Ho preso al gatto (un castello|una torre|un palazzo), tre piani
      La scala, l'amaca, la vista sul vento
      L'ho montato piangendo, con queste mani
      Lui sta nella scatola, ed è contento`,
    later: `
      Il gatto si è addormentato sul braccio
      Ho un piede che formicola, e ho da uscire
      Suona la porta: che cosa faccio?
      Lui sogna, non si può interferire

      Il mio gatto ha una seconda famiglia
      Una terza col balcone, una col camino
      Per loro è Duchessa, Leone, Ciniglia
      Poi torna, ed è Gatto, e vuole un bocconcino`,
  },
  past: {
    scene: `
      Il gatto sapeva (dall'angolo|da lontano|dal portone) il tuo passo
      Drizzava le orecchie, e io l'acqua al fuoco
      Ancora si volta: la fiamma la abbasso
      E restiamo in ascolto, lui e io, un poco

      Dicevi: (il gatto|quel gatto|la bestia) non sale sul letto
      Nemmeno d'inverno, parola d'onore
      E all'alba russava contro il tuo petto
      In pieno possesso del tuo calore`,
    later: `
      La tua poltrona è coperta di peli
      Il gatto la annusa, la gira, va via
      Ieri ho steso lì sopra il tuo maglione
      Ci dorme da allora, e mi fa compagnia

      Un gatto magrissimo viene al cancello
      Mi guarda mangiare, non entra mai
      Gli ho messo fuori il tuo vecchio piattello
      Lui mangia, e io guardo altrove, lo sai`,
  },
  hook: `
    Sette vite ha il gatto, e io che ne ho una
    La passo con lui sotto questa luna

    Vieni giù dal tetto, gattino, è ora
    C'è un grembo, una lampada, e posto ancora`,
  soft: {
    scene: `
      La gatta si lava
      La zampa, il nasino
      La luna guardava
      Dal suo cuscino`,
    later: `
      Le fusa son ruote
      Di un treno piccino
      Tre note, tre note
      Ti dorme vicino`,
  },
}
