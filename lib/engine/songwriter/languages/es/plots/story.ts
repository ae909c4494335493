import type { Plot } from '../../stanzas.ts'

/** What somebody tells of their own life, to nobody in particular. */
export const story: Plot = {
  person: 'me',
  open: `
    Lo llevo (dentro|encima|conmigo) desde hace días
    Y no encontraba a quién contar
    Hoy se me ha puesto a sonar por dentro
    Y lo que suena hay que cantar`,
  turn: `
    Luego siguió su marcha el mundo
    El mismo pan, la misma luz
    Y a quien me cruzo por la acera
    No se le nota que piense en su cruz`,
  lift: `
    Aquí es donde empieza lo que se canta
    Con todo el aire de la garganta

    No pido aplausos, no pido premio
    Solo lo canto, y lo canto en serio`,
  chorus: `
    # Así lo cuento
    {me.fact}
    Así lo cuento, tal como es
    Con lo que sobra, con lo que falta
    Así lo cuento, una y otra vez

    # Aquí estoy yo
    {me.fact}
    Y aquí estoy, y aquí estoy yo
    Y lo que venga, que venga andando
    Que aquí me queda todavía la voz

    # Ya está dicho
    {fact}
    Ya está dicho, dicho está
    Lo sabe ahora toda la calle
    Ya está dicho, y ahí se va

    # Qué cosas pasan
    {they.fact}
    Qué cosas pasan, qué cosas hay
    Si me lo cuentan, no me lo creo
    Qué cosas pasan, y pasarán

    # Una canción
    Con esto me hice una canción
    Para llevarla por donde voy
    Con esto me hice una canción
    Y así la canto, y así es como soy`,
  bridge: `
    Si a alguien le pasa lo que me pasa
    Que se la cante, que se la lleve
    Una canción no arregla nada
    Pero se queda, y no se mueve

    Mañana todo será lo mismo
    La misma calle, la misma luz
    Pero está dicho, y lo que se dice
    Lo llevo ahora, y lo llevas tú`,
  meaning: `
    Uno se calla lo que le pasa
    Piensa que es poco, que no hay por qué
    Y un día suena como canción
    Y es más grande de lo que se cree

    Habrá otra gente con otra historia
    Mejor contada, con más color
    Esta es la mía, la que me toca
    Y me la sé, y la canto yo

    Hay cosas que hacen reír y llorar
    Las dos a un tiempo, sin avisar
    No traigo lección ni moraleja
    Traigo lo que hay, y lo vengo a dejar`,
}
