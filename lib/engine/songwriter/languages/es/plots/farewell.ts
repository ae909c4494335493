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
    Un abrazo más, que ya es tarde
    Y otro después, para el viaje

    Antes que llegue la despedida
    Vaya esta canción en la mochila`,
  chorus: `
    # Buen viaje, {pair}
    Buen viaje, {pair}, y hasta la vuelta
    Aquí se queda su sitio igual
    Buen viaje, {pair}, que no hay distancia
    Que no se pueda volver a cruzar

    # Buen viaje, {call}
    Buen viaje, {call}, y vuelve cuando quieras
    Aquí se queda tu sitio igual
    Buen viaje, {call}, que te vaya bonito
    Y mándanos algo desde allá

    # No te olvides, {call}
    No te olvides, {call}, de este rincón
    De quienes aquí te quieren bien
    No te olvides, {call}, y si hace frío
    Vuelve corriendo en el primer tren

    # Hasta pronto, {call}
    Hasta pronto, {call}, no digo adiós
    Que adiós es largo y suena a final
    Hasta pronto, {call}, que te guardamos
    Tu silla y la luz del portal

    # Hasta pronto
    Hasta pronto {you}, que no digo adiós
    Que adiós es largo y suena a final
    Hasta pronto, que aquí se guarda
    Tu silla y la luz del portal`,
  bridge: `
    El primer día será muy raro
    Habrá una silla de más aquí
    Y alguien, sin darse ninguna cuenta
    Pondrá otro vaso, y será para ti

    Si en otra parte nadie te entiende
    Y cae la tarde y no sabes qué
    Canta bajito lo que cantamos
    Que a la misma hora lo cantaré`,
  meaning: `
    Quien se va deja un hueco en la mesa
    Y todos lo miran sin decir más
    Se llena con cuentos que se repiten
    Y con las ganas de verte llegar

    La distancia es cosa de los mapas
    Dos puntos y un trecho de azul
    Pero hay lugares que van contigo
    Y en este lugar sigues siendo tú

    Irse también es de gente valiente
    Y quedarse aquí, otro tanto más
    Que a cada cual le crezca el camino
    Y que se crucen en algún lugar`,
}
