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
    Si alguien pregunta qué se celebra
    Que pase y se ponga a bailar
    Que no hace falta mejor motivo
    Que estar aquí y poderlo contar

    De esto no quedará foto
    Que salga nadie derecho
    Quedará un zapato suelto
    Y una canción en el techo`,
  meaning: `
    Mañana habrá platos, habrá sueño
    Y habrá que volver a empezar
    Pero esta noche, tal como viene
    Nadie nos la va a quitar

    Las cosas serias tienen su hora
    Y su carpeta, y su lugar
    Hoy lo que importa es lo que se canta
    Y con quién se va a brindar`,
}
