import type { Topic } from '../../stanzas.ts'

export const garden: Topic = {
  kin: 'giardin* orto orti ortolan* fiore fiori fioris* fiorit* fiorir* rosa rose rosaio rosai semi seme semenz* semin* terra zolla zolle vaso vasi balcon* terrazz* piant* annaffi* innaff* zappa vanga pomodor* lattug* insalat* basilico ortic* lumac* chiocciol* bulbo bulbi tulipan* geran* gelsomin* ortens* girasol* margherit* limone limoni lavanda erba erbacce erbaccia aiuola aiuole siepe siepi prato potare potatur* serra concim* compost cactus orchide* radic* germogl* foglie ramo rami bonsai',
  you: {
    scene: `
      Parli (sottovoce|con calma|per ore) ai pomodori
      Gli dici: coraggio, ci vuole pazienza
      I tuoi vengono rossi, i miei, sui colori
      C'è un'inchiesta aperta dalla scienza

      Raccogli le piante (buttate|lasciate|in rovina) per strada
      Tre foglie secche, un rametto spento
      Dici: vediamo, se il sole le bada
      E a maggio dal balcone non passa più il vento`,
    later: `
      Hai messo un limone alto una spanna
      Ti han detto: dà frutti fra dieci inverni
      Hai preso una sedia, la zappa, la canna
      Hai detto: aspettiamo, son mica eterni

      La rosa l'hai colta la sera del gelo
      Messa in cucina, dentro un bicchiere
      Fuori imbiancava l'orto, ed il cielo
      Da noi era giugno, e stava a vedere`,
  },
  me: {
    scene: `
      Ho seminato (basilico|carote|ravanelli) in fila
      Bagnando i solchi con devozione
      È nata un'ortica alta come una pila
      Ed è la regina del mio balcone

      Ho (terra|fango|foglie) fin dentro le tasche, e le mani
      Che sanno di menta e di pomodoro
      Dicevo: due minuti, e ormai è domani
      Mi guarda la luna: che bel lavoro`,
    later: `
      Ho chiesto alle lumache di fare a metà
      La lattuga di qui, e quella di là
      Adesso la loro è finita, e la mia
      La stanno assaggiando, per cortesia

      Ho piantato un bulbo a testa in giù
      L'ho capito a dicembre, ed era tardi
      Lui s'è girato, è tornato su
      Fiorisce un po' storto, ma vale che guardi`,
  },
  past: {
    scene: `
      Uscivi (di sera|al mattino|in ciabatte) a contare le rose
      Una per una, come alla scuola
      Ridevo dal vetro di queste cose
      Le conto io, adesso, ne manca una sola

      Mi hai insegnato (un giorno|in ginocchio|col dito) i semi
      Un dito di terra, dicevi, e poi niente
      Non scavi a vedere, non tiri, non temi
      Si aspetta, dicevi, educatamente`,
    later: `
      Ho trovato una busta di semi, senza nome
      In fondo al cassetto, fra spago e bottoni
      Li ho sparsi nell'orto, e non so come
      Adesso fiorisci fin sotto i balconi

      Il gelsomino che avevi spostato
      Non attecchiva, l'avevi pianto
      Quest'anno il cancello l'ha tutto abbracciato
      E mezza via sa di te, e non sai quanto`,
  },
  hook: `
    Fiorisca chi vuole, fiorisca chi sa
    C'è terra per tutti, e si pianta qua

    Un po' d'acqua al piede, un po' di pazienza
    E il giardino fa il resto, è la sua scienza`,
  soft: {
    scene: `
      La rosa si è chiusa
      Le foglie a cuscino
      La luna, confusa
      Annaffia il giardino`,
    later: `
      Il grillo ha cantato
      Tre note, e si tace
      Sul fiore piegato
      Il seme sta in pace`,
  },
}
