import type { Plot } from '../../stanzas.ts'

/** For somebody who is ill, or about to be operated on. */
export const getWell: Plot = {
  person: 'you',
  open: `
    Traje (naranjas|revistas|noticias) y traje un chiste
    Y no me acuerdo de cómo acababa
    Pero te cuento lo de la calle
    Que por allí ya te reclaman`,
  turn: `
    La tarde es larga mirando el techo
    Y se conoce cada rincón
    Yo te presto el mío, que tiene grietas
    Y una parece un león`,
  lift: `
    Respira hondo, que aquí hay quien vela
    Y deja encendida la candela

    No digas nada, déjame hacer
    Que yo te canto hasta el amanecer`,
  chorus: `
    # Sin prisa, {call}
    Sin prisa, {call}, sin ninguna prisa
    Que aquí te guardamos tu lugar
    Sin prisa, {call}, y mientras tanto
    Yo te lo vengo a cantar

    # Un día menos, {call}
    Un día menos, {call}, uno menos
    Y otro poquito de claridad
    Un día menos, {call}, y cada noche
    Que se termina, no vuelve más

    # Estoy contigo, {call}
    Estoy contigo, {call}, y no hace falta
    Que digas nada, ni que estés bien
    Estoy contigo, {call}, los días malos
    Y los demás también

    # Sin prisa, {pair}
    Sin prisa, {pair}, sin ninguna prisa
    Que aquí se guarda todo su lugar
    Sin prisa, {pair}, y mientras tanto
    Aquí hay quien lo quiera cantar`,
  bridge: `
    Y cuando esto sea un mal recuerdo
    Nos sentaremos al sol los dos
    Para hablar de cualquier otra cosa
    Que de esto ya se habló

    No sé rezar ni sé de remedios
    Sé quedarme un rato cerca de ti
    Y si la noche se pone larga
    Canto otra vez, y sigo aquí`,
  meaning: `
    No hay que ser fuerte todos los días
    Hay días para no poder
    Para eso estamos quienes te queremos
    Para quedarnos y para volver

    El cuerpo va a su paso, y tiene
    Sus días de sol y de temporal
    Tú no lo empujes, y no le grites
    Que él también quiere llegar`,
}
