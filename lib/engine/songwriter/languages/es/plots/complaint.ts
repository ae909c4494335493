import type { Plot } from '../../stanzas.ts'

/** Rueful, of what goes wrong for whoever sings. */
export const complaint: Plot = {
  person: 'me',
  open: `
    Puse (tres|cinco|cuatro) despertadores
    Y los mandé a la cocina
    Hoy salí con dos zapatos
    Que no son de la familia

    Llené el (formulario|papel|documento) en casa
    Con mayúsculas, en negro
    Me dijeron: era en azul
    Vuelva usted el mes de enero

    Iba bien (el lunes|mi día), lo juro
    Silbando por la avenida
    El cielo tenía un pájaro
    Yo, camisa muy blanquita`,
  turn: `
    Llamé para que me oyeran
    Me pusieron una flauta
    Si contestan, qué disgusto
    Que ahora viene la maraca

    Mi vecina me consuela
    Dice: podría ser peor
    Y apenas cierra la puerta
    Se nos para el ascensor

    Le pedí al jefe un descanso
    Me mandó un curso de calma
    Son ocho horas, por la tarde
    Obligatorio, y en casa`,
  lift: `
    Yo no me quejo, solo lo cuento
    A voz en grito y con sentimiento

    Respiro hondo, cuento hasta cuatro
    Y cuando llego al tres ya me desato`,
  chorus: `
    # No puede ser
    No puede ser, otra vez, no puede ser
    No puede ser, y con esta van tres
    No puede ser, y me da la risa
    Porque mañana será otra vez

    # Qué paciencia
    Qué paciencia hay que tener, qué paciencia
    Qué paciencia, y no se vende ya
    Qué paciencia, que venga un santo
    Y que se siente, y que vea lo que hay`,
  bridge: `
    Sé que hay problemas mucho más grandes
    Y que esta queja es como un garbanzo
    Pero es la mía, la de esta semana
    Y la canto, la canto y la canto

    Un día dirán que tiene su gracia
    Y ese día yo me reiré
    Pero ese día no es este martes
    El martes canto, y después ya veré`,
  meaning: `
    No pido mucho, no pido el cielo
    Pido que un día me salga bien
    Uno tan solo, aunque sea martes
    Y que alguien lo vea también

    Si me río es por no dar voces
    Y si doy voces, es por reír
    Un día será una buena historia
    Hoy hay que sobrevivir`,
}
