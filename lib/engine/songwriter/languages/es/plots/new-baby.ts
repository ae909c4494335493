import type { Plot } from '../../stanzas.ts'

/** Sung to a child that is born, or soon will be. */
export const newBaby: Plot = {
  person: 'you',
  open: `
    Hay una cuna junto a la ventana
    Y (un móvil|un gorro|un calcetín) de color azul
    Nadie hace ruido por el pasillo
    Y lo que suena, lo suenas tú`,
  turn: `
    Ya nadie duerme lo que dormía
    Y nadie lo echa de menos, no
    Se anda de puntas por toda la casa
    Y hasta susurra el reloj`,
  lift: `
    Que nadie grite, que va a sonar
    La más bajita para empezar

    Pónganse cerca, vengan a ver
    Lo que empieza a amanecer`,
  chorus: `
    # Hola, {pair}
    Hola, {pair}, este es el mundo
    Tiene sus días de lluvia y de sol
    Hola, {pair}, y si da miedo
    Para eso hay brazos, y hay más de dos

    # Hola, {call}
    Hola, {call}, este es el mundo
    Tiene sus días de lluvia y de sol
    Hola, {call}, y si da miedo
    Para eso hay brazos, y hay más de dos

    # Todo por ti, {call}
    Todo por ti, {call}, se ha puesto en marcha
    La luna misma se quiere asomar
    Todo por ti, {call}, y tú no sabes
    Cuánta gente te quiere ya

    # Hola, este es el mundo
    Hola {you}, que este es el mundo
    Tiene sus días de lluvia y de sol
    Hola, hola, y si da miedo
    Para eso hay brazos, y hay más de dos`,
  bridge: `
    Nadie nos dio las instrucciones
    Ni nos dijeron cómo se hace
    Se aprende a oscuras, paso a paso
    Y una mañana, sin más, se sabe`,
  meaning: `
    Con lo pequeño que es un nombre
    Y llena toda la habitación
    Nadie se acuerda de cómo era
    Vivir sin oír esta canción

    Un día andarás por tu cuenta
    Y habrá que verte marchar
    Hoy cabes justo entre dos brazos
    Y ahí te puedes quedar`,
}
