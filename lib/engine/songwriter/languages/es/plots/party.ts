import type { Plot } from '../../stanzas.ts'

/** A feast. */
export const party: Plot = {
  person: 'me',
  open: `
    La vecina del (tercero|segundo)
    Vino a quejarse del ruido
    Se quedó por una croqueta
    Y baila como un remolino

    Empezamos en la cocina
    Que es donde se empieza todo
    Somos (diez|doce) en dos baldosas
    Bailando codo con codo

    Alguien movió los sillones
    Alguien bajó la persiana
    Y el gato subió al armario
    A esperar a la mañana`,
  turn: `
    Se acabó el hielo a las doce
    Y a las dos, también los vasos
    Brindamos con los floreros
    Con la flor entre los brazos

    Mi tío baila con la escoba
    Y dice que nunca lo pisa
    La escoba no dice nada
    Que se está partiendo de risa

    Hay uno que nadie conoce
    Lo abrazamos al entrar
    Venía a leer el gas
    Y se quedó a celebrar`,
  lift: `
    Que nadie mire ya la hora
    Que la noche empieza ahora

    Sube un poco, que el vecino
    También quiere, y trae vino`,
  chorus: `
    # Que no pare
    Que no pare, que no pare la fiesta
    Que no pare, que suba el sonido
    Que no pare, y al que tenga sueño
    Que lo despierte el vecino

    # Esta noche sí
    Esta noche sí, que mañana es tarde
    Esta noche sí, y que salga el sol
    Esta noche sí, con toda la gente
    Bailando la misma canción

    # Suban la música
    Suban la música, ábranse paso
    Suban la música, un poco más
    Suban la música, que hoy los zapatos
    Ya saben solos adónde van`,
  bridge: `
    A las cinco huele a tostada
    Y hay confeti en el azucarero
    Alguien duerme con la corbata
    Y otro baila con su sombrero

    De esto no quedará foto
    Que salga nadie derecho
    Quedará un zapato suelto
    Y una canción en el techo`,
}
