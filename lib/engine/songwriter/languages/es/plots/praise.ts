import type { Plot } from '../../stanzas.ts'

/** Of a thing that the singer loves; nobody is addressed. */
export const praise: Plot = {
  person: 'me',
  open: `
    Hay quien le canta (a la luna|a la rosa|a su espejo)
    Y hay quien le canta al dinero
    Yo traigo un asunto chico
    Que me cabe en el sombrero

    (Quiso saber|Me preguntaba) un taxista
    De qué vivo y qué me alegra
    Le hablé del canto, y de esto
    Y apagó el taxi, en la acera

    (Ayer mismo|Esta tarde|Un domingo) mi vecina
    Me oyó cantar en el baño
    Preguntó por quién suspiro
    Le conté, y se fue cantando`,
  turn: `
    Otros guardan en la caja
    La escritura y los ahorros
    Yo guardo un par de minutos
    De mirar con los dos ojos

    Dicen que ya se me pasa
    Me lo dijeron en mayo
    Ha pasado un año largo
    Y aquí sigo, y voy ganando

    Puse un cartel en la puerta
    No molesten, que celebro
    Tocaron para quejarse
    Y ahora somos siete adentro`,
  lift: `
    No hace falta ser poeta
    Basta con dar una vuelta

    Y si alguien pregunta tanto
    Que se acerque, que lo canto`,
  chorus: `
    # Va por {x.the}
    Va por {x.the}, que suene ya
    Va por {x.the}, que me hace bien
    Va por {x.the}, y a quien me pregunte
    Le canto otra vez, y le canto cien

    # Canto {x.to}
    Canto {x.to} porque quiero
    Canto {x.to}, y ya está
    Canto {x.to}, que en este mundo
    Lo que da gusto se ha de cantar

    # Que no se acabe
    Que no se acabe, que dure un rato
    Que no se acabe, que venga más
    Que no se acabe, y si se acaba
    Volvemos otra vez a empezar`,
  bridge: `
    No es gran cosa, ya lo sé
    Tampoco lo es la ventana
    Y mira qué luz nos entra
    Cuando se abre por la mañana

    Si un día me falta todo lo otro
    Y en el bolsillo no queda nada
    Que quede esto, que esto me basta
    Para empezar otra vez mañana`,
  meaning: `
    Hay cosas grandes que salen en libros
    Y hay cosas chicas que salen bien
    Yo de las grandes no entiendo mucho
    Y por las chicas canto también

    Lo que da gusto no se discute
    Ni hay que explicárselo a nadie más
    Se pone en medio de lo que se vive
    Y alumbra un poco lo demás`,
}
