import type { Plot } from '../../stanzas.ts'

/** Sung by one of both to the other; whoever is named is sung of in a dedication. */
export const wedding: Plot = {
  person: 'you',
  open: `
    (Tres|Dos|Seis) tías lloran en fila
    Y aún no ha empezado nada
    ¿Quién ha visto los anillos?
    Los lleva un niño en la manga

    Practiqué (frente al espejo|por el pasillo|dentro del coche)
    Veinte formas del sí, quiero
    Te vi llegar y salió
    La veintiuna, sin aliento

    Llovió (toda la semana|anoche hasta las cinco)
    Y hoy asoma el sol, curioso
    Le hicimos sitio en un banco
    Entre tu tía y mi socio`,
  turn: `
    Nadie apostaba por esto
    Yo menos, ¿qué iba a saber?
    Se nos quemaba la cena
    Y nos dio el amanecer

    Mi parte son los enchufes
    La tuya, hablar con la gente
    Las arañas, a sorteo
    Y los lunes, como vienen

    Dicen que es solo un papel
    Lo firmamos con borrones
    Tu letra pisa la mía
    Igual que al bailar de noche`,
  lift: `
    Silencio en la sala, que va a sonar
    El vals que hoy se va a estrenar

    Levanten las copas, arriba ya
    Que esto se canta sin ensayar`,
  chorus: `
    # Que vivan {pair}
    Que vivan {pair}, que vivan los dos
    Que baile hasta el cura en esta ocasión
    Que vivan {pair}, y que su casa
    Tenga la puerta abierta y el sol

    # Hoy se casan {pair}
    Hoy se casan {pair}, que empiece la fiesta
    Hoy no se duerme hasta ver el sol
    Hoy se casan {pair}, arriba las copas
    Por la alegría y por el amor

    # Dos que dicen sí
    Dos que dicen sí, y suena la orquesta
    Dos que dicen sí, y se para el reloj
    Dos que dicen sí, y de aquí en adelante
    Un solo camino para los dos

    # Hoy es tu boda, {call}
    Hoy es tu boda, {call}, que suene la orquesta
    Hoy se dice bien claro que sí
    Hoy es tu boda, {call}, y toda la fiesta
    Toda la sala canta por ti

    # Baila, {call}
    Baila, {call}, baila esta noche
    Baila despacio, que hay tiempo ya
    Baila, {call}, que toda la vida
    Cabe en un paso y en otro más`,
  bridge: `
    Que las penas vengan de una en una
    Y las alegrías, a montón
    Y que en la casa siempre se escuche
    A alguien cantando en la habitación

    Cuando se acabe la última copa
    Y en el salón ya no quede nadie
    Que haya dos que sigan bailando
    Con los zapatos en la mano, en la calle`,
  meaning: `
    Casarse es poca cosa, y es todo
    Son dos cepillos en un mismo vaso
    Decir buenos días por la mañana
    Y darse la mano si hay un mal paso

    El amor grande no hace gran ruido
    Se queda cuando los otros se van
    Sabe esperar y sabe dar vuelta
    Y calentar de nuevo el pan

    Habrá domingos y habrá otros días
    Y alguna puerta que se cerró
    Se abre otra vez, se pide disculpa
    Y nadie recuerda cómo empezó`,
}
