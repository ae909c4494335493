import { expect, it } from 'vitest'
import { writtenOut } from './written-out.ts'

it.each([
  ['nana pa q se duerma mi bb jaja, es d monterrey', 'nana para que se duerma mi bebé, es de Monterrey'],
  ['mi papa julian tb traia pan y se quedo dormido', 'mi papá julián también traía pan y se quedó dormido'],
  ['perdon x todo, olvide tu cumple y rompi el jarron', 'perdón por todo, olvidé tu cumpleaños y rompí el jarrón'],
  ['vive en napoles hace 3 anos, esta muy lejos 😢', 'vive en Nápoles hace 3 años, está muy lejos.'],
])('%s', (typed, meant) => {
  expect(writtenOut(typed)).toBe(meant)
})

it.each([
  'Esta canción es para Ines',
  'sube el tono, estas canciones son tristes',
  'camina hacia la casa, el perro de la FC',
])('leaves alone: %s', (text) => {
  expect(writtenOut(text)).toBe(text)
})
