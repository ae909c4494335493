import type { Plot } from '../../stanzas.ts'

export const encouragement: Plot = {
  person: 'you',
  open: `
    Te has atado (los zapatos|los cordones)
    Ya tres veces, y no sales
    Yo te espero en la escalera
    Con dos panes y sin frases

    Llevas la (carpeta|mochila|chaqueta) puesta
    Desde antes del desayuno
    Te tiembla un poco la taza
    Mañana no, te aseguro

    Ayer (fallaste|dudaste) otra vez
    Y dijiste: esto se acaba
    Hoy a las seis, en silencio
    Oí tu puerta, y tus ganas`,
  turn: `
    Yo también le tuve miedo
    Al trampolín del verano
    Bajé tres veces la escala
    A la cuarta fui volando

    No te pido que no tiembles
    Tiembla bien, tiembla con calma
    También los puentes se mueven
    Y aguantan trenes de carga

    Hay gente que no lo intenta
    Y opina desde la silla
    Tú tienes barro en los codos
    Yo apostaría por la arcilla`,
  lift: `
    Cierra los ojos, suelta el aire
    Que hoy no te suelta nadie

    Respira hondo, dame la mano
    Que este trecho lo caminamos`,
  chorus: `
    # Adelante, {pair}
    Adelante, {pair}, adelante
    Que no hay ninguna prisa en llegar
    Adelante, {pair}, y si algo pesa
    Aquí hay manos para ayudar

    # Tú puedes, {call}
    Tú puedes, {call}, claro que puedes
    Paso a paso se llega al final
    Tú puedes, {call}, y si te caes
    Aquí hay manos para ayudar

    # Adelante, {call}
    Adelante, {call}, adelante
    Que no hay ninguna prisa en llegar
    Adelante, {call}, respira hondo
    Y un paso detrás de otro, y ya

    # Aquí estoy, {call}
    Aquí estoy, {call}, no te suelto
    Aquí estoy, hasta que salga el sol
    Aquí estoy, y si falta camino
    Lo caminamos entre los dos`,
  bridge: `
    Pase lo que pase mañana
    Yo te espero en la puerta
    Con los brazos de otros días
    Y la misma sopa puesta

    No hay que llevarlo a solas
    Que lo pesado, entre dos
    Pesa la mitad, y se aguanta
    Y así se lleva mejor`,
  meaning: `
    Tú sigue andando, aunque sea despacio
    Que lo que se anda, andado está
    Y si un día no puedes, te sientas un rato
    Que yo me siento contigo acá

    Nadie te pide que no te duela
    Ni que sonrías para la foto
    Basta con dar un paso chiquito
    Y cuando puedas, se da otro

    Hay días cuesta arriba, y los conozco
    Y no se acaban por maldecir
    Se acaban porque se acaba el día
    Y alguien se queda cerca de ti`,
}
