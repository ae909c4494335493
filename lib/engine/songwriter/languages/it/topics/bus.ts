import type { Topic } from '../../stanzas.ts'

export const bus: Topic = {
  kin: 'autobus bus pullman corriera corriere fermata fermate capolinea autist* filobus scuolabus tram navetta passeggeri obliteratrice pensilina sedil* minibus autolinea autostazione conducente conducenti vettura vetture',
  you: {
    scene: `
      L'autista del (nove|venti|sei) ti vede e rallenta
      Sa che sei tu, lo capisce dal salto
      Tutto l'autobus tifa, s'affacciano in trenta
      E sali fra applausi, coi sacchetti in alto`,
    later: `
      Sull'autobus pieno ti canti una cosa
      A mezza bocca, guardando di fuori
      Al capolinea la canta, pensosa
      Mezza corriera, bassi e tenori`,
  },
  me: {
    scene: `
      Aspetto l'autobus (da un'ora|da sempre|col buio): non viene
      M'incammino, e appena a metà
      Fra una fermata e l'altra, per bene
      Mi passa di fianco, e se ne va`,
    later: `
      Ho corso, ho bussato: la porta s'è aperta
      Ho detto grazie, col cuore impazzito
      La gente, sull'autobus, guardava, incerta
      Andava dall'altra parte, ho capito`,
  },
  past: {
    scene: `
      Sull'autobus il posto (in fondo|davanti|vicino) era per te
      Ci mettevo la borsa, con faccia dura
      Salivi, dicevi: c'è un posto per me?
      La borsa ci viaggia ancora, sicura`,
    later: `
      L'autista mi chiede: e l'altra persona?
      Quella che rideva, lì in fondo, con me
      Non dico niente, e lui cambia, suona
      Il clacson due volte, ed era per te`,
  },
  hook: `
    Prendi l'autobus e scendi dal mondo
    C'è sempre un posto, laggiù, sul fondo

    Fermata per fermata si arriva lontano
    Basta tenersi, un po', con la mano`,
}
