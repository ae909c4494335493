import type { Plot } from '../../stanzas.ts'

/** Of an exam that is passed, a course that ends. */
export const graduation: Plot = {
  person: 'you',
  open: `
    Hay una (silla|foto|mesa) con tus apuntes
    Y un café frío, y un reloj
    Y hoy se han quedado sin trabajo
    Porque por fin se terminó`,
  turn: `
    Hubo una noche, de madrugada
    Que lo quisiste todo dejar
    Y con la misma cara de sueño
    Volviste a abrirlo y a empezar`,
  lift: `
    Silencio todos, que va a sonar
    El nombre de quien supo llegar

    Que suenen palmas, que suenen ya
    Que hay mucha gente para abrazar`,
  chorus: `
    # Lo lograron {pair}
    Lo lograron {pair}, quién lo diría
    Lo dije yo, y se cumplió
    Lo lograron {pair}, y que se entere
    Toda la calle, y que salga el sol

    # Lo lograste, {call}
    Lo lograste, {call}, quién lo diría
    Lo dije yo, y se cumplió
    Lo lograste, {call}, y que se entere
    Toda la calle, y que salga el sol

    # Y ahora el mundo, {call}
    Y ahora el mundo, {call}, que se prepare
    Que ya se escucha llegar tu voz
    Y ahora el mundo, {call}, que abra la puerta
    Que ya no hay nadie que diga que no`,
  bridge: `
    Y si mañana el camino se tuerce
    Como se tuerce en cualquier lugar
    Acuérdate un rato de este día
    De que supiste llegar`,
  meaning: `
    No lo regalan, no cae del cielo
    Se hace de noche, y se hace otra vez
    Con mucho sueño, con poco tiempo
    Y un día, mira, te ves de pie

    Lo que aprendiste no está en el papel
    El papel solo lleva tu nombre
    Está en las horas que nadie vio
    Y esas no hay nadie que te las borre`,
}
