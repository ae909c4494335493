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
    Se oye la llave, cruje el portal
    Y huele a cena, y huele igual

    Deja la puerta sin cerrar
    Que alguien más puede llegar`,
  chorus: `
    # Vuelvo a casa
    Vuelvo a casa, vuelvo por fin
    Y huele a lo mismo al entrar
    Vuelvo a casa, y en esta puerta
    Ya no hace falta llamar

    # Esta es mi casa
    Esta es mi casa, pasa y verás
    Aquí se ríe y se cena tarde
    Esta es mi casa, y queda una silla
    Porque no sobra nadie

    # De aquí soy
    De aquí soy, de esta calle, de este sol
    De aquí soy, y lo digo al pasar
    De aquí soy, y por lejos que vaya
    Sé el camino para regresar`,
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
