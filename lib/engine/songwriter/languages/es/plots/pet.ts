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
    No hablas mi idioma, ni yo hablo el tuyo
    Y nos entendemos, sin ningún apuro

    Levanta una oreja, que va por ti
    Y luego ya puedes volver a dormir`,
  chorus: `
    # Quién manda en casa, {pair}
    Quién manda en casa, {pair}, quién manda
    Todos sabemos la verdad
    Quién manda en casa: mandan {pair}
    Y así nos va, y así nos va

    # {call}, ven acá
    {call}, ven acá, ven corriendo
    Que te tengo que abrazar
    {call}, ven acá, y si no vienes
    Yo voy a donde estás

    # Quién manda en casa, {call}
    Quién manda en casa, {call}, quién manda
    Todos sabemos la verdad
    Quién manda en casa, {call}, tú mandas
    Y así nos va, y así nos va

    # Qué sería sin ti, {call}
    Qué sería sin ti, {call}, la casa
    Sin pelos, sin ruido, sin más
    Qué sería sin ti, {call}, un silencio
    Que nadie quiere escuchar

    # De la familia, {call}
    De la familia, {call}, y punto
    Tienes tu plato y tu lugar
    De la familia, y en cada foto
    Sales delante, sin avisar`,
  bridge: `
    A veces pienso qué piensas
    Cuando me miras la cara
    Si soy quien abre las latas
    O si soy toda tu casa

    Si hablaras solo un minuto
    Yo apagaría la radio
    Y tú, con todo el misterio
    Dirías: ¿y no hay otro plato?`,
  meaning: `
    Nadie te enseñó a querer, y sabes
    Sin una clase, sin un papel
    Basta que se abra la puerta un poco
    Y ya me alegras el día otra vez

    No sabes nada del dinero
    Ni del lunes ni de la vejez
    Sabes quién entra por esa puerta
    Y es lo que hay que saber

    La casa sin bicho es más limpia
    Y es más callada, y es más formal
    Y no la quiero ni regalada
    Contigo sí que es un hogar`,
}
