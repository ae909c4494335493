import { expect, it } from 'vitest'
import { parseEnglish } from '../../../../../server/assets/english.ts'
import { readBrief } from '../../read-brief.ts'

const read = (description: string) => readBrief({ description, interfaceLanguage: 'es' }, parseEnglish)

/** What a Spanish wish tells, and the kind of song that it asks for. */
const WISHES: readonly (readonly [wish: string, plot: string | null, facts: readonly string[]])[] = [
  [
    'cumple 70 mi abuela Pilar, hace las mejores rosquillas del barrio',
    'birthday',
    ['Haces las mejores rosquillas del barrio'],
  ],
  [
    'La boda de mi prima Bea con Toni, que se conocieron peleando por el último melón y ahora tienen un perro que se llama Melón',
    'wedding',
    ['Se conocieron peleando por el último melón', 'Ahora tienen un perro que se llama Melón'],
  ],
  ['se casa mi hermana Bea con Toni en junio, él hace paellas', 'wedding', ['Se casan en junio', 'Él hace paellas']],
  [
    'canción para mi panadería La Miga, en la calle Mayor de Soria, abrimos a las 6, pan de masa madre y empanadas de atún',
    'shop',
    ['En la calle Mayor de Soria', 'Abrimos a las 6', 'Pan de masa madre y empanadas de atún'],
  ],
  [
    'anuncio para la peluquería Rizos, cortes desde 10 euros, con cita o sin cita',
    'shop',
    ['Cortes desde 10 euros', 'Con cita o sin cita'],
  ],
  [
    'Quiero dar las gracias a la enfermera Rosario, que cuidó a mi madre tres meses',
    'thanks',
    ['Cuidaste a mi madre tres meses'],
  ],
  ['nana para mi bebé Martín, que no suelta su conejito azul', 'lullaby', ['No sueltas tu conejito azul']],
  [
    'un recuerdo del verano del 98 en el pueblo, con mi primo Javi robábamos higos y vimos las estrellas',
    'nostalgia',
    ['El verano del 98 en el pueblo', 'Contigo robábamos higos', 'Vimos las estrellas'],
  ],
  [
    'para el profe Ernesto, que se retira después de 40 años, nunca reprobó a nadie sin darle otra oportunidad',
    'retirement',
    ['Te retiras después de 40 años', 'Nunca reprobaste a nadie sin darle otra oportunidad'],
  ],
  [
    'Mi hermana Paula perdió a su bebé en marzo. Quiero decirle que no está sola, que voy a ir todos los domingos y que plantamos un limonero',
    'encouragement',
    ['Perdiste a tu bebé en marzo', 'No estás sola', 'Voy a ir todos los domingos', 'Plantamos un limonero'],
  ],
  [
    'bautizo de mi ahijada Renata este domingo, pesó kilo y medio',
    'new-baby',
    ['Este domingo es tu bautizo', 'Pesaste kilo y medio'],
  ],
  [
    'para mi viejo, hincha de Racing, que me llevaba a la cancha y ahora lo llevo yo en silla de ruedas',
    null,
    ['Eres hincha de Racing', 'Me llevabas a la cancha', 'Ahora te llevo yo en silla de ruedas'],
  ],
  [
    'se me murio mi perrita canela, era una callejera q encontre bajo la lluvia, le daban miedo los globos',
    'memorial',
    ['Eras una callejera que encontré bajo la lluvia', 'Te daban miedo los globos'],
  ],
  ['mi hijo Bruno aprendió a nadar, quiero celebrarlo', 'party', ['Aprendiste a nadar']],
  ['canción para enseñar a mis alumnos los días de la semana', 'teaching', []],
  [
    'cancion para mi profe de mates, hace 7 meses nos enseño las tablas',
    null,
    ['Hace 7 meses nos enseñaste las tablas'],
  ],
]

it.each(WISHES)('%s', (description, plot, facts) => {
  const brief = read(description)
  expect([brief.plot, brief.facts.map(({ text }) => text)]).toEqual([plot, facts])
})

it.each([
  ['jingle para nuestra cafetería de especialidad Tueste Lento, tenemos un gato que se llama Espresso', 'Tueste Lento'],
  ['canción para mi taller mecánico Hermanos Ruiz, arreglamos frenos', 'Hermanos Ruiz'],
  ['jingle para la veterinaria Patitas en Rosario, atendemos las 24 horas', 'Patitas'],
])('%s is of "%s"', (description, brand) => {
  expect(read(description).brand).toBe(brand)
})

it.each([
  ['nana para un elefante bebé que no quiere dormir', 'elefantito'],
  ['para mi gata negra, duerme en el teclado', 'michi'],
  ['se jubila Mari Carmen después de 35 años en Correos', 'Mari Carmen'],
])('%s is sung to "%s"', (description, call) => {
  const { hearer, place } = read(description)
  expect([hearer?.call, place]).toEqual([call, null])
})
