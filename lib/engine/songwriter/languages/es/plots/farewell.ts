import type { Plot } from '../../stanzas.ts'

/** Somebody leaves, and is wished well. */
export const farewell: Plot = {
  person: 'past',
  open: `
    Tus cajas están en la entrada
    Les pusiste: frágil, con cuidado
    Nadie se atreve a levantarlas
    Y el pasillo se ha (alargado|estirado)

    Trajeron un pastel enorme
    Con (tu nombre|dos faltas) en chocolate
    Nadie se anima a cortarlo
    Y alguien cuenta un disparate

    Firmamos todos la tarjeta
    Con letra torcida, sin renglón
    La mía dice: y de paso
    Devuélveme aquel (sillón|jarrón)`,
  turn: `
    ¿Quién va a quejarse de la lluvia
    Y abrir el paraguas dentro?
    ¿Quién va a decir: ya estoy llegando
    Y llegar con todo el viento?

    Vamos a guardar tu silla
    Un mes, o los que haga falta
    Chirriaba siempre tres veces
    Y el silencio es lo que espanta

    Allá tendrás otra ventana
    Otros vecinos, otro pan
    Si te aburres, súbete al tren
    Los de siempre aquí estarán`,
  lift: `
    No es llanto, es la cebolla
    Que se quedó en la olla

    Cuenta otra, que es temprano
    Y el tren nos pilla a mano`,
  chorus: `
    # Buen viaje, {call}
    Buen viaje, {call}, y abrígate
    Va un pan envuelto en la maleta
    Buen viaje, {call}, y si llueve
    La llave sigue en la maceta

    # Vete ya, {call}
    Vete ya, {call}, sin mirar
    Que ponemos cara de perro
    Vete ya, {call}, que si miras
    Te escondemos el sombrero

    # La puerta no se cierra
    La puerta no se cierra, tú sabes
    Que nunca cerró del todo
    La puerta no se cierra, y si vuelves
    La empujas así, con el codo`,
  bridge: `
    Diremos tu nombre sin querer
    Contando quiénes se quedan
    Y habrá una taza de más
    Enfriándose en la mesa

    Los años no te los llevas
    Los guardamos en conserva
    Ven un domingo a abrirlos
    Con pan, y con quien los quiera`,
}
