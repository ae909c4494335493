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
    Que alguien sostenga las flores
    Que me tiemblan los talones

    Que espere el vals un instante
    Que esto hay que decirlo antes`,
  chorus: `
    # Sí, quiero
    Sí, quiero el pan y la deuda
    El ronquido y la ventana
    Sí, quiero, con mala letra
    Y a las seis de la mañana

    # Desde hoy, tú y yo
    Desde hoy, tú y yo, dos cepillos
    Cantando en el mismo vaso
    Desde hoy, tú y yo, y si llueve
    Un paraguas de los anchos

    # Que vivan {pair}
    Que vivan {pair}, que vivan
    Que se alargue la mañana
    Que vivan {pair}, y que bailen
    Hasta las sillas plegadas

    # Baila, {call}
    Baila, {call}, que la orquesta
    Se equivoca a nuestro paso
    Baila, {call}, que este vals
    Es de pisarse despacio`,
  bridge: `
    Habrá días de portazo
    De sopa que sabe a pena
    Ven igual, trae la cuchara
    Ya le pondremos canela

    Los abuelos se han dormido
    Con los zapatos quitados
    Llevan cincuenta años justos
    Dándose, sin ver, la mano`,
}
