import type { Plot } from '../../stanzas.ts'

/** Off and away. */
export const freedom: Plot = {
  person: 'me',
  open: `
    Metí en la mochila (un libro|un peine)
    Dos calcetines, un tomate
    Dejé las llaves en la mesa
    Y un papel que dice: ya es tarde

    El tren no era el que yo quería
    Salía antes, y subí
    Le pregunté al revisor dónde
    Y me dijo: por ahí

    Apagué (el móvil|la radio) en el puente
    Lo que sonaba era el río
    Hacía años que no oía
    Algo que fuera tan mío`,
  turn: `
    Dormí donde se hizo de noche
    Con la chaqueta de manta
    Me despertó una gallina
    Que a esas horas ya cantaba

    Perdí el sombrero en la curva
    Se fue bailando hasta el río
    Me dio un poquito de envidia
    Y otro poquito de frío

    Me preguntan cuándo vuelvo
    Digo: cuando se haga de noche
    No digo de qué semana
    Y me saludan desde el coche`,
  lift: `
    Cierra la puerta, guarda el reloj
    Que hoy el camino lo pone el sol

    Baja el vidrio, saca el codo
    Que hoy da tiempo para todo`,
  chorus: `
    # Me voy
    Me voy, me voy por donde va el viento
    Me voy con lo puesto y una canción
    Me voy, me voy, y que nadie me espere
    Que hoy llevo el mapa en el corazón

    # Ancha es la calle
    Ancha es la calle, largo es el día
    Nadie me dice por dónde andar
    Ancha es la calle, y en cada esquina
    Hay otra calle para empezar`,
  bridge: `
    Un día volveré, con polvo
    Con dos palabras de otro idioma
    Y el perro, que es quien decide
    Dirá si soy yo, o es broma

    No huyo de nada, lo juro
    Solo quiero ver cómo es
    El otro lado de la montaña
    Y luego la que hay después`,
  meaning: `
    Nadie te explica que hay otra vida
    Justo detrás de lo que se ve
    Uno da un paso, mira hacia afuera
    Y ya no quiere retroceder

    No hace falta irse muy lejos
    Para poder respirar mejor
    Basta un camino, y que sea propio
    Y un cielo grande alrededor`,
}
