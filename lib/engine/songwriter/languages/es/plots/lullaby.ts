import type { Plot } from '../../stanzas.ts'

/** For a child or a small animal: short lines, soft words. */
export const lullaby: Plot = {
  person: 'you',
  open: `
    Ya (duermen|callan) los platos
    La silla, el cajón
    Y bajo la cama
    Bosteza un ratón

    (La luna|La noche) ha llegado
    En bata y descalza
    Mira por el vidrio
    Tu mano en la almohada

    Va un caracol (lento|lila)
    Camino a su casa
    La lleva en la espalda
    Por eso no tarda`,
  turn: `
    La lluvia golpea
    Bajito el cristal
    No quiere que salgas
    Se sienta a esperar

    La manta te sube
    Despacio a los pies
    La panza, los hombros
    Y duerme también

    El pato ya esconde
    El pico en el ala
    La abeja apagó
    Su casa dorada`,
  lift: `
    Un ojo se cierra, y el otro también
    Mañana jugamos, mañana, mi bien

    Te canto bajito, te canto al oído
    Que el sueño ya viene por el camino`,
  chorus: `
    # Que duerman {pair}
    Que duerman {pair}, que duerman ya
    Que la luna cuidando está
    Que duerman {pair}, que duerman bien
    Que la casa duerme también

    # Duerme, {call}
    Duerme, {call}, duerme ya
    Que la luna te va a cuidar
    Duerme, {call}, duerme así
    Que yo me quedo aquí

    # Ea, {call}
    Ea, {call}, ea, mi sol
    Cierra los ojos al son de mi voz
    Ea, {call}, ea, ea
    Que el sueño ya sube por la escalera

    # Hasta mañana, {call}
    Hasta mañana, {call}
    Que el sol ya duerme en su cuna
    Hasta mañana, {call}
    Que te arrope la luna

    # Poquito a poco, {call}
    Poquito a poco, {call}, se apaga el día
    Poquito a poco se va la luz
    Poquito a poco, {call}, mi vida
    Poquito a poco te duermes tú

    # A la nana, nana
    A la nana, nana, duérmete {you}
    Que la luna apaga la luz
    A la nana, nana, despacio ya
    Que la noche te va a acunar`,
  bridge: `
    Si sueñas con osos
    Diles que ya es tarde
    Que mañana hay miel
    Para los que aguarden

    Yo me quedo cerca
    Detrás de la puerta
    Dejo una rendija
    De luz, siempre abierta`,
  meaning: `
    Mañana hay tiempo
    Mañana hay sol
    Ahora la noche
    Nos cuida a los dos

    No pasa nada
    Yo sigo aquí
    Todo lo bueno
    Vela por ti

    Lo que has crecido
    Hoy sin querer
    Lo guarda el sueño
    Y mañana se ve`,
}
