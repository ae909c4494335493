import type { Plot } from '../../stanzas.ts'

/** Where somebody belongs. */
export const home: Plot = {
  person: 'me',
  open: `
    Conozco el tercer escalón
    Es el que (cruje|canta) y avisa
    De niños lo saltábamos
    Aguantándonos la risa

    El pan se anuncia en la esquina
    Con un olor que da la hora
    La panadera me guarda
    El último, y no lo cobra

    En la ventana de enfrente
    Hay (un geranio|una abuela) de guardia
    Sabe quién sale y quién entra
    Y a qué hora, y con qué cara`,
  turn: `
    Me fui a ver otros tejados
    Tenían mejor color
    Ninguno, al llover, sonaba
    Con este mismo tambor

    La mesa tiene una marca
    De un vaso, de un martes cualquiera
    Podría lijarla un día
    Y no quiero que se pierda

    Se fue la luz una noche
    Salimos con velas afuera
    Cuando volvió, nos quedamos
    Como quien no se da cuenta`,
  lift: `
    Con los ojos bien cerrados
    Llego al pan y al otro lado

    Si me pierdo en el camino
    Ya me encontrará un vecino`,
  chorus: `
    # Aquí me quedo
    Aquí me quedo, con la silla coja
    Y el grifo que cuenta los días
    Aquí me quedo, que el mundo se moja
    Y aquí hay sopa y hay compañía

    # Vuelvo a casa
    Vuelvo a casa, y la llave se acuerda
    De un giro, de un golpe de cadera
    Vuelvo a casa, y no hay quien la pierda
    La luz que se ve desde fuera

    # La misma calle
    La misma calle, los mismos perros
    Ladrándole al mismo camión
    La misma calle, y yo que me muero
    De risa en el mismo balcón`,
  bridge: `
    Un día la casa será de otros
    Pintarán de azul la pared
    Que dejen, si pueden, el clavo
    No sé para qué, pero sé

    No sale en ninguna postal
    Ni viene nadie a hacer fotos
    Por eso el sol, por la tarde
    Se queda aquí con nosotros`,
}
