import { expect, it } from 'vitest'
import { parseEnglish } from '../../../../../server/assets/english.ts'
import { readBrief } from '../../../brief/read-brief.ts'
import { writeSong } from '../../write-song.ts'

it.each([
  ['canción para enseñar a mis alumnos los días de la semana', ['El lunes abre', 'El viernes']],
  ['canción para memorizar los meses del año', ['Enero, febrero', 'Julio y agosto']],
  ['una canción para que mi hija Lola aprenda el abecedario', ['A, be, ce', 'Pe, cu, erre', 'Con esas letras']],
  ['canción de las vocales para niños de 4 años', ['La a se abre', 'La u es un vaso']],
  ['canción para contar hasta 10', ['Uno es la nariz', 'Seis, las patitas']],
  ['canción para aprender las tablas de multiplicar', ['Por uno', 'Seis por siete']],
  ['cancion para aprender la tabla del 7', ['Siete por uno, siete', 'Siete por diez, setenta']],
  ['rap sobre el ciclo del agua para mi clase', ['evaporación', 'condensación', 'al mar']],
  ['canción sobre la fotosíntesis', ['La raíz', 'La clorofila']],
  ['rap pa la tarea de geo: los planetas en orden', ['Mercurio', 'Júpiter', 'Neptuno']],
  ['una canción para aprender las estaciones del año', ['La primavera', 'el invierno']],
  ['Canción para mi clase sobre el reciclaje', ['El papel', 'Plásticos']],
  ['Para aprender a lavarse las manos antes de comer', ['jabón', 'Cuenta hasta veinte', 'Antes de comer']],
  ['canción para que los niños aprendan a lavarse los dientes', ['Los de arriba', 'la lengua', 'Dos minutos']],
  ['cancion para enseñarle a mi hijo a cruzar la calle', ['rayas blancas', 'Mira a la izquierda']],
])('%s teaches it in its order', (description, lines) => {
  const { lyrics } = writeSong(readBrief({ description, interfaceLanguage: 'es' }, parseEnglish), 1)
  const places = lines.map((line) => lyrics.indexOf(line))
  expect(Math.min(...places)).toBeGreaterThan(0)
  expect(places).toEqual([...places].sort((a, b) => a - b))
})
