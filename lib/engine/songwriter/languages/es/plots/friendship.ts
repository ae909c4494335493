import type { Plot } from '../../stanzas.ts'

export const friendship: Plot = {
  person: 'you',
  open: `
    Te pedí (sal|hielo|azúcar) un domingo
    Y te quedaste hasta el martes
    Discutimos de una serie
    Que no había visto nadie

    Me ayudaste (en la mudanza|a mudarme|con las cajas)
    Con tu coche, casi entero
    Cargaste el sofá tres pisos
    Y era en el portal primero

    Guardas (fotos|cartas|videos) que me hunden
    Con aquel corte de pelo
    Las sacas en las comidas
    Y te pago con silencio`,
  turn: `
    Pasamos meses sin vernos
    Y al llamarte, sin saludo
    Seguimos la misma frase
    Donde la dejamos, justo

    Cuando todo se me vino
    Abajo, no diste ideas
    Trajiste una pizza enorme
    Y pusiste una comedia

    Nos peleamos por un mapa
    Y no hablamos en tres días
    Al cuarto, bajo mi puerta
    Una nota: izquierda, y firma`,
  lift: `
    Ven, siéntate, que hay que brindar
    Por lo que fue y lo que será

    Si me preguntan por un tesoro
    Digo tu nombre y lo digo todo`,
  chorus: `
    # Qué suerte, {pair}
    Qué suerte, {pair}, y qué risa
    Entre la gente que pudo ser
    Qué suerte, {pair}, y qué ganas
    De lo que queda por hacer

    # Aquí me tienes, {call}
    Aquí me tienes, {call}, a la hora que sea
    Con lluvia, con sueño, con sol
    Aquí me tienes, {call}, y si algo pesa
    Lo llevamos entre los dos

    # Qué suerte, {call}
    Qué suerte, {call}, que fueras tú
    Entre la gente que pudo ser
    Qué suerte, {call}, y qué risa
    Lo que nos queda por hacer

    # De las buenas, {call}
    De las buenas, {call}, es nuestra amistad
    De las que llaman sin avisar
    De las buenas, {call}, de las que duran
    De las que no se pueden comprar

    # Tú y yo, {call}
    Tú y yo, {call}, como siempre
    Con la misma risa y el mismo plan
    Tú y yo, {call}, y que los años
    Pasen si quieren, que pasarán

    # De las buenas
    Una amistad de las buenas, {you} y yo
    De las que llaman sin avisar
    Una amistad de las que duran
    De las que no se pueden comprar`,
  bridge: `
    Cuando los años nos pongan canas
    Habrá dos sillas en el portal
    Y contaremos las mismas cosas
    Cada vez más lejos de la verdad

    Si un día te pierdes, silba una nota
    Que yo la oiré donde quiera que esté
    Y si me pierdo yo, haz lo mismo
    Y ya se verá quién encuentra a quién`,
  meaning: `
    La gente buena viene los lunes
    Cuando hay mudanza y no hay ascensor
    Suben las cajas, bajan las penas
    Y no hay factura ni hay favor

    No hace falta hablar todos los días
    Pasa un invierno, pasa algún mes
    Y al primer minuto ya es como siempre
    Y nos reímos de lo mismo otra vez

    La familia llega con la sangre
    Y a los amigos los elige uno
    Y si tuviera que elegir de nuevo
    Digo tu nombre, y no otro ninguno`,
}
