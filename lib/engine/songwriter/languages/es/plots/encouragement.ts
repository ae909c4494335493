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
    Un pie, y el otro detrás
    No hace falta saber más

    Si te cansas, yo te llevo
    El abrigo y el almuerzo`,
  chorus: `
    # Dale, {call}
    Dale, {call}, que ya casi
    Se le ve el tejado al cerro
    Dale, {call}, y si te caes
    Te subimos desde el suelo

    # Un paso más
    Un paso más, y otro paso
    Así se suben los montes
    Un paso más, y allá arriba
    Alguien va a decir tu nombre

    # Tú puedes, {call}
    Tú puedes, {call}, lo he visto
    En lo que haces cuando nadie
    Tú puedes, {call}, y si fallas
    Yo traigo pan y otro martes`,
  bridge: `
    Y si no sale, no sale
    Igual te espero en la puerta
    Con los brazos de otros días
    Y la misma sopa puesta

    Guarda el miedo en el bolsillo
    No lo tires, que te cuida
    Pero que no lleve el mapa
    Que no sabe la salida`,
}
