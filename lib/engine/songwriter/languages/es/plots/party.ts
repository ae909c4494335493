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
    Sube un poco, que el vecino
    También quiere, y trae vino

    Que nadie mire la hora
    Que la hora es esta, y ahora`,
  chorus: `
    # Hasta que salga el sol
    Hasta que salga el sol, y si sale
    Le damos un plato y un sitio
    Hasta que salga el sol, que baile
    Quien diga que no tiene ritmo

    # Nadie se va
    Nadie se va, que escondí los abrigos
    Debajo de la cama grande
    Nadie se va, que hoy somos amigos
    De todo el que pase y cante

    # Otra, otra
    Otra, otra, que esta me la sé
    Que me la sé con los hombros
    Otra, otra, y que tiemble la pared
    Mañana barremos escombros`,
  bridge: `
    A las cinco huele a tostada
    Hablamos bajito y de todo
    Hay confeti en la azucarera
    Y alguien duerme, de algún modo

    De esto no quedará foto
    Que salga nadie derecho
    Quedará un zapato suelto
    Y una canción en el techo`,
}
