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
    Por lejos que lleve el camino
    Aquí me conoce hasta el vecino

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
    Si un día me pierdo, que me busquen
    Por donde suele pasar mi voz
    Que quien se va no se va del todo
    De donde un día dijo adiós

    Hay quien viaja por todo el mundo
    Y vuelve a casa con un imán
    Y yo lo mejor que tengo visto
    Lo veo desde aquí, sin más`,
  meaning: `
    Uno no elige dónde nace
    Y pasa el tiempo, y luego ve
    Que lo de siempre, lo de la esquina
    Es lo que lleva puesto después

    Hay sitios más grandes y más bonitos
    Con más bombillas y más que hacer
    Y no los cambio por este rato
    De estar aquí y de volver`,
}
