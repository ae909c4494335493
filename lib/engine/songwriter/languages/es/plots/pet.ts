import type { Plot } from '../../stanzas.ts'

/** Sung to an animal of any size, from hamster to elephant. */
export const pet: Plot = {
  person: 'you',
  open: `
    Son las (seis|siete|cinco), y has decidido
    Que ya toca desayuno
    Protestas por el servicio
    Camarero no hay más que uno

    En (el banco|la escuela|el censo) preguntaron
    Cuántos somos de familia
    Te apunté, puse tu nombre
    Y profesión: compañía

    Digo {call}, y se te (para|tuerce|mueve)
    Todo el cuerpo en una oreja
    Con el ruido que hay afuera
    Y eliges la voz que llega`,
  turn: `
    La noche de tu mal rato
    Te conté entera una serie
    Hice voces, hice muertos
    Y amaneciste más fuerte

    Los primeros días, lejos
    Me estudiabas como a un mueble
    Hasta que un martes, tu aliento
    En mi mano, tibio y breve

    Vino un tío y preguntó
    Para qué sirves, en serio
    Lo miraste, y desde entonces
    Viene a verte, y duerme dentro`,
  lift: `
    Tú no dices ni una frase
    Y no hay nada que no pase

    Aquí hay agua, aquí hay sombrita
    Y la canción más bonita`,
  chorus: `
    # {call}, compañía
    {call}, compañía, no quieres
    Saber qué gano ni ahorro
    {call}, compañía, te sientas
    Y hay silencio para todos

    # Mira quién despierta
    Mira quién despierta, y jura
    Que no ha comido en un mes
    Mira quién despierta, y tiene
    Medio plato entre los pies

    # Quédate cerca, {call}
    Quédate cerca, {call}, que truena
    Y a mí no me asusta, digo
    Quédate cerca, {call}, y diremos
    Que te estoy cuidando el sitio`,
  bridge: `
    A veces pienso qué piensas
    Cuando me miras la cara
    Una nube que da avena
    Un árbol que abre la casa

    Si hablaras solo un minuto
    Yo apagaría la radio
    Y tú, con todo el misterio
    Dirías: ¿y no hay otro plato?`,
}
