import type { Plot } from '../../stanzas.ts'

/** For pupils, and for whoever has to learn something by heart. */
export const teaching: Plot = {
  person: 'me',
  open: `
    Abran (el cuaderno|la libreta|los ojos), que empieza
    La clase que no da sueño
    Hoy se aprende con las palmas
    Y con los pies en el suelo

    La maestra (trajo|puso) en la mesa
    Una lupa y un embudo
    Dijo: hoy no lo copiamos
    Hoy lo vemos, y hasta el humo

    Estudié (toda la tarde|cabeza abajo)
    Y no me entraba ni a tiros
    Le puse música, y mira
    Se quedó a vivir conmigo`,
  turn: `
    Alguien levantó la mano
    Preguntó: ¿y eso por qué?
    Se quedó el aula pensando
    Y la tiza, sin saber

    Se lo conté a mi vecina
    Por probar si lo sabía
    Se me fue a mitad del cuento
    Y a la tercera salía

    Si lo olvidas, no te asustes
    Vuelve al principio despacio
    La memoria es una mula
    Que conoce bien el patio`,
  lift: `
    Una palma, dos, y dale
    Que cantado ya nos sale

    Lo que entra con melodía
    No se olvida en todo el día`,
  chorus: `
    # Cantando {x.the}
    Cantando {x.the}, de memoria
    Con la mesa por tambor
    Cantando {x.the}, que mañana
    Me pregunte el profesor

    # Ya me lo sé
    Ya me lo sé, de la punta
    Hasta el fin, y hasta el revés
    Ya me lo sé, y si se escapa
    Lo cantamos otra vez

    # Pregúntame
    Pregúntame por {x.the}, anda
    Que lo llevo en la cabeza
    Pregúntame, y si me callo
    Dame el tono, que ya empieza`,
  bridge: `
    Nadie nació con las tablas
    Ni los mapas en la frente
    Todo el que sabe una cosa
    Levantó la mano un viernes

    Y si un día, en una calle
    Me olvido hasta de mi casa
    Seguro que esto lo canto
    Con las palmas y con ganas`,
}
