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
    Un ojo se cierra
    Y el otro lo espera

    Te canto bajito
    Te canto poquito`,
  chorus: `
    # Duerme, {call}
    Duerme, {call}, duerme
    Que el monte ya ronca
    Duerme, {call}, duerme
    Que el mar dobla la ola

    # Poquito a poquito
    Poquito a poquito
    Se apaga el camino
    Poquito a poquito
    Se calla el molino

    # Hasta mañana, {call}
    Hasta mañana, {call}
    Te quiero la oreja
    La nariz, los dedos
    Y lo que me queda`,
  bridge: `
    Si sueñas con osos
    Diles que ya es tarde
    Que mañana hay miel
    Para los que aguarden

    Yo me quedo cerca
    Detrás de la puerta
    Dejo una rendija
    De luz, siempre abierta`,
}
