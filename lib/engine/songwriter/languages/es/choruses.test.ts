import { expect, it } from 'vitest'
import { parseEnglish } from '../../../../../server/assets/english.ts'
import { readBrief } from '../../../brief/read-brief.ts'
import { writeSong } from '../../write-song.ts'

const titleOf = (description: string) =>
  writeSong(readBrief({ description, interfaceLanguage: 'es' }, parseEnglish), 1).title

it.each([
  ['nana para mis gemelas Abril y Mayte, una se duerme con mi pelo en la mano', 'Que duerman Abril y Mayte'],
  ['la boda de mi hermana Lucía con Andrés, se conocieron en la cola del súper', 'Lucía y Andrés'],
  ['canción para mis papás Rosa y Julio que cumplen 50 años de casados', 'Rosa y Julio'],
])('%s names both', (description, named) => {
  expect(titleOf(description)).toContain(named)
})

it.each([
  ['una nana suave con olas del mar', 'A la nana, nana'],
  ['canción para pedir perdón, me olvidé de tu cumpleaños y no llamé', 'Perdóname'],
  ['canción de despedida, te vas mañana y me dejas tu planta', 'Hasta pronto'],
])('%s is what it is with nobody named', (description, title) => {
  expect(titleOf(description)).toBe(title)
})
