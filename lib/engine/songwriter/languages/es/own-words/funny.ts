import type { Stanzas } from '../../stanzas.ts'

export const funny: Stanzas = `
  {you.fact}
  Y te quedas con cara de santo
  Si hubiera un premio para estas cosas
  Tendrías ya lleno medio cuarto

  (Te queremos mucho, que quede claro|Que quede claro que te queremos|Ya sabes tú cuánto te queremos)
  Pero esto alguien lo tenía que cantar
  {you.fact}
  Y medio barrio lo va a confirmar

  {you.fact}
  Los vecinos ya llevan la cuenta
  Hay quien apuesta cuándo es la próxima
  Y no hay quien pierda nunca la apuesta

  {fact}
  Y nadie dijo ni una palabra
  Nos miramos todos muy despacito
  Y el perro fue a esconderse en la sala

  (Hay quien nació para la guitarra|Unos nacieron para el deporte|Hay quien nació para ser ministro)
  Y hay quien nació para dar la nota
  {you.fact}
  Y eso no hay médico que lo componga

  {you.fact}
  Tú dices que fue casualidad
  Llevamos años contando casos
  Y ya es una especialidad

  {fact}
  Yo lo miraba y no lo creía
  Me di un pellizco por si era un sueño
  Y me salió un morado, y seguía

  (Yo no me invento ni media letra|Esto no es cuento, pasó de veras|Si me lo cuentan, no me lo creo)
  Tengo testigos, y una es mi suegra
  {fact}
  Y esa no miente, ni aunque pudiera

  {fact}
  Me dio la risa, me dio la tos
  Pedí que alguien me lo explicara
  Y hoy nos reímos juntos los dos

  {fact}
  Puse una queja por triplicado
  La leyó un hombre en la ventanilla
  Y aún se está riendo, el condenado

  (Lo consulté con un especialista|Pedí consejo a gente que sabe|Ya he preguntado a los que entienden)
  Y me dijeron: no hay remedio
  {fact}
  Y el que más sabe se fue en silencio

  {me.fact}
  Y ahora me río, qué voy a hacer
  El que no tenga un día de estos
  Que venga a casa y me invite a comer

  {they.fact}
  Yo solo iba por el pasillo
  Me hicieron sitio para mirarlo
  Y alguien sacó pan con membrillo

  {thing.fact}
  Y todo eso en la misma semana
  Le pregunté al cielo qué había hecho
  Y el cielo se corrió la persiana

  {you.fact}
  Te lo perdono porque eres tú
  Si lo hace otro, lo echo de casa
  Con la maleta y en autobús

  (Yo no critico, yo solo cuento|Lo digo todo con mucho cariño|No es por hablar, que yo nunca hablo)
  Yo solo digo lo que yo vi
  {you.fact}
  Y aún me duele tanto reír

  {you.fact}
  Y eso no sale en el currículum
  Tendrías que ponerlo en negrita
  Delante de todos los títulos

  {fact}
  Ojalá lo estuviera inventando
  {next}
  Y yo en el medio, y el perro mirando

  {you.fact}
  Y dices que eso no es culpa tuya
  {you.next}
  Será la luna, será la lluvia

  {fact}
  Yo estaba en paz, yo estaba muy bien
  {next}
  Y ahora se ríe el vecino también

  {me.fact}
  Y eso que había empezado bien el día
  {me.next}
  Y todavía no era mediodía

  {they.fact}
  Y nadie supo qué cara poner
  {they.next}
  Y hubo que irse a la calle a toser

  {thing.fact}
  La lista es larga y sigue creciendo
  {thing.next}
  Y el que la lee se va riendo

  {you.fact}
  Y se te queda cara de rosa
  {you.next}
  Y nos lo vendes como gran cosa
`
