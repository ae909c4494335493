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
  [
    'Mi tía Consuelo y sus bodas de oro con el tío Paco, se conocieron en un baile y él le pisó los pies',
    'party',
    ['Se conocieron en un baile', 'Él te pisó los pies'],
  ],
  [
    'mi madre Teresa murió hace tres meses, dejó un vestido a medias y lo voy a terminar yo',
    'memorial',
    ['Hace tres meses que te fuiste', 'Dejaste un vestido a medias', 'Lo voy a terminar yo'],
  ],
  [
    'quiero una balada para pedirle matrimonio a Marina, le tiene pánico a las medusas',
    'devotion',
    ['Te quiero pedir que te cases conmigo', 'Le tienes pánico a las medusas'],
  ],
  [
    'canción para un amigo que se llama Pedro y que está pasando por un divorcio, le gusta el surf',
    'encouragement',
    ['Estás pasando por un divorcio', 'Te gusta el surf'],
  ],
  [
    'Perdón a mi hermana Ale por leer su diario y contárselo a mamá',
    'apology',
    ['Leí tu diario', 'Se lo conté a mamá'],
  ],
  [
    'canción para mi primer día de trabajo, estoy nerviosa, me puse la camisa de mi papá',
    null,
    ['Estoy nerviosa', 'Me puse la camisa de mi papá'],
  ],
  [
    'mi perro Rulo y yo caminamos hasta Luján y compartimos un sándwich',
    null,
    ['Tú y yo caminamos hasta Luján', 'Compartimos un sándwich'],
  ],
  [
    'gracias al doctor Medina q opero a mi hijo Iker, tenia 3 dias de nacido, hoy cumple 5 y no para de correr',
    'thanks',
    ['Operaste a mi hijo Iker', 'Tenía 3 días de nacido', 'Hoy cumple 5', 'No para de correr'],
  ],
  [
    'perdóname Marcos, le conté tu secreto a Elena y lo hice sin pensar',
    'apology',
    ['Le conté tu secreto a Elena', 'Lo hice sin pensar'],
  ],
  [
    'mi abuelo Fermín tocaba el acordeon en todas las bodas del pueblo y nos hizo reir con todo',
    null,
    ['Tocabas el acordeón en todas las bodas del pueblo', 'Nos hiciste reír con todo'],
  ],
  ['mi tía Remedios, monja, que juega al fútbol con los niños', null, ['Eres monja', 'Juegas al fútbol con los niños']],
  [
    'Somos tres desde el colegio: Vale, Cata, Fran y yo. Nos juntamos cada enero',
    null,
    ['Somos tres desde el colegio', 'Vale, Cata, Fran y yo', 'Nos juntamos cada enero'],
  ],
  ['gracias a mis abuelos Ana y Pepe por criarme', 'thanks', ['Me criaron']],
  ['mi amigo Fran se rompió la pierna esquiando, ánimo para él', 'get-well', ['Te rompiste la pierna esquiando']],
  [
    'Canción graciosa sobre mi impresora, que se atasca antes de entregar y pide tinta magenta',
    'complaint',
    ['Se atasca antes de entregar', 'Pide tinta magenta'],
  ],
  [
    'a la memoria de mi amigo Sergio, que se mató con 22 años, tocaba el bajo',
    'memorial',
    ['Te fuiste con 22 años', 'Tocabas el bajo'],
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
  ['mi perro Tango duerme en mi cama', 'Tango'],
  ['Para mi ex mejor amiga Carla: nos peleamos hace seis años y la echo de menos', 'Carla'],
])('%s is sung to "%s"', (description, call) => {
  const { hearer, place } = read(description)
  expect([hearer?.call, place]).toEqual([call, null])
})
