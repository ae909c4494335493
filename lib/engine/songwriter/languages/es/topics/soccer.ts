import type { Topic } from '../../stanzas.ts'

export const soccer: Topic = {
  kin: 'fútbol futbol futbolista futbolistas futbolín balón balones pelota pelotas gol goles golazo portero portera porteros portería arquero arquera arco penal penales penalti penaltis cancha canchas estadio estadios delantero delantera defensa mediocampista árbitro árbitra hinchada hincha hinchas tribuna grada gradas chutar chutas tiro regate regatear mundial liga copa suplente silbato camiseta camisetas botines',
  you: {
    scene: `
      Juegas al fútbol (sin lentes|de oído|en pijama)
      Chutas y aplaudes primero
      El balón se va a la huerta
      Y vuelves con él y un queso`,
    later: `
      A quien falló aquel penalti
      No le hablaba ni el portero
      Tú mandaste el tuyo al río
      Y ya eran dos para el cuento`,
  },
  me: {
    scene: `
      Me pusieron (en el banco|de suplente|junto al poste)
      Por mi visión del partido
      Y es verdad que desde aquí
      Veo el fútbol y los nidos`,
    later: `
      Metí un gol, y fue de espaldas
      Me rebotó en la cabeza
      Lo cuento en cámara lenta
      Y ya dura media cena`,
  },
  past: {
    scene: `
      Oíamos (el partido|todo el fútbol|los penales)
      Por la radio, en el tejado
      Gritabas gol antes que ella
      Y acertabas, por si acaso`,
    later: `
      Ganamos la copa, y hubo
      Cohetes sobre la plaza
      Abrí el balcón, y en tu nombre
      Grité gol de casa en casa`,
  },
  hook: `
    Gol, que se llene la calle
    Gol, y que nadie se calle

    Rueda, balón, por el barro
    Que la tarde va ganando`,
}
