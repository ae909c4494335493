import type { Plot } from '../../stanzas.ts'

export const heartbreak: Plot = {
  person: 'past',
  open: `
    Te llevaste (la tetera|el espejo|la sombrilla)
    Tres camisas y el reloj
    Dejaste el clavo en el muro
    Y es lo que mejor quedó

    Dormí (a lo ancho|en el centro) de la cama
    Como quien conquista un reino
    Amanecí en la orillita
    Guardándote medio lecho

    Borré tu número (un martes|anoche|tres veces)
    Con firmeza y con un vino
    Lo marqué ya sin mirarlo
    Solo por ver si era el mismo`,
  turn: `
    Me preguntan qué pasó
    Y hago un cuento de dos líneas
    En la segunda me callo
    Y alguien pide más bebida

    Todo el mundo da consejos
    Que si un viaje, que si el yoga
    Yo le hablo a tu planta fea
    Y ha sacado una hoja sola

    Hoy pasé por nuestra esquina
    Y no se me paró el pulso
    Se puso verde, y crucé
    Y ahí terminó el asunto`,
  lift: `
    No es que te quiera de vuelta
    Es que aún suena la puerta

    Ya no te escribo, te canto
    Que en el papel queda el llanto`,
  chorus: `
    # Quién se queda con la luna
    Quién se queda con la luna
    Si partimos la vajilla
    Quién se queda con la luna
    Y quién devuelve la silla

    # Ya casi, {call}
    Ya casi, {call}, no te busco
    Ya casi duermo del todo
    Ya casi, {call}, y en el casi
    Cabes tú, de cualquier modo

    # Media cama
    Media cama, media luz
    Medio pan en la encimera
    Media cama, y todo el frío
    Que le sobraba a la acera`,
  bridge: `
    No eras mala compañía
    Yo tampoco, y ya lo ves
    Dos relojes muy correctos
    Con dos horas a la vez

    Un día diré tu nombre
    Porque así se llame un perro
    Lo llamaré por la plaza
    Y vendrá corriendo, creo`,
}
