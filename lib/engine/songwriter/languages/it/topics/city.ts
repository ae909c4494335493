import type { Topic } from '../../stanzas.ts'

export const city: Topic = {
  kin: 'città citta cittadin* metropoli quartier* palazz* strada strade vicol* piazza piazze semafor* tram traffic* marciapied* portinai* portone portoni parcheggi* grattaciel* periferia vetrin* edicola portico portici taxi vigile vigili lampion* cortile cortili terrazza balcone condomini*',
  you: {
    scene: `
      Conosci ogni (gatto|crepa|vetrina) della città
      Il fruttivendolo ti tiene le more
      Per fare due passi, da qui fin là
      Con te ci vogliono quasi due ore

      Al semaforo (rosso|lungo|in centro) giù il finestrino
      E fai complimenti al cane di fianco
      Poi scatta il verde, e in fila, pianino
      Aspetta persino il furgone bianco`,
    later: `
      Hai chiesto la strada a un vecchio, in piazza
      Adesso sai tutto della sua guerra
      Hai visto i gerani sulla terrazza
      E ancora non sai dov'è via della Serra

      Piove, la città corre, tutti al riparo
      Tu, sotto il portico, compri castagne
      E dici: le vedi? La sera, nel chiaro
      Le case lontane sembran montagne`,
  },
  me: {
    scene: `
      Cerco parcheggio (da un'ora|da ieri|in centro), nella città
      Conosco ormai tutti: il bar, la fontana
      Si libera un posto, e io, chissà
      Faccio un altro giro, con la carovana

      Nel mio palazzo (si sente|si sa|si impara) ogni cosa
      Chi frigge, chi piange, chi cambia lavoro
      Starnutisco, e dal muro una voce pietosa
      Mi dice: salute, e poi viene il coro`,
    later: `
      In città oggi è sciopero, e si cammina
      Ho visto una chiesa che non sapevo
      Un mercato, un cortile, una fontanina
      E il tram, fino a ieri, a che lo prendevo?

      Mi han preso la bici, legata al lampione
      Il lucchetto c'è ancora, chiuso, lucente
      Lo apro e lo chiudo, per devozione
      In mezzo alla piazza, in mezzo alla gente`,
  },
  past: {
    scene: `
      Ci si trovava (d'inverno|alle otto|di corsa) alla fontana
      In piazza, tu sempre in ritardo, ridendo
      Ci passo col tram, una volta a settimana
      Rallenta, e anch'io, non so perché, attendo

      Sapevi le strade (in discesa|a memoria|coi piedi), col nome di prima
      Qui c'era il latte, là il ciabattino
      La città nuova gli è cresciuta in cima
      Io batto il tacco, e sento il martellino`,
    later: `
      In piazza il cinema adesso è una banca
      L'insegna si legge, dietro lo smalto
      Nessuno lo sa, nella coda stanca
      Che lì si rideva, in galleria, in alto

      Ho preso il tuo autobus, il trentadue
      Fino al capolinea, senza motivo
      La città accesa, con le cose tue
      Il forno, il ponte: al ritorno dormivo`,
  },
  hook: `
    Città, tieni accesa una sola finestra
    La mia, la sua, la terza a destra

    Un milione di porte, e in fondo a una via
    In questa città c'è la luce mia`,
  soft: {
    scene: `
      Il tram è in rimessa
      Coi fari abbassati
      La piazza è la stessa
      Coi passi posati`,
    later: `
      Il semaforo posa
      La testa, ha sonno
      Il giallo è una rosa
      Sul muro del nonno`,
  },
}
