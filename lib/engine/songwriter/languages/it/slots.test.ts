import { expect, it } from 'vitest'
import { parseEnglish } from '../../../../../server/assets/english.ts'
import { readBrief } from '../../../brief/read-brief.ts'
import { italianSlots } from './slots.ts'

const slotsOf = (description: string) => italianSlots(readBrief({ description, interfaceLanguage: 'it' }, parseEnglish))

it.each([
  ['canzone sulla nebbia', 'la nebbia', 'della nebbia', 'alla nebbia', 'sulla nebbia'],
  ['canzone sul polpo', 'il polpo', 'del polpo', 'al polpo', 'sul polpo'],
  ['canzone sull’orto', "l'orto", "dell'orto", "all'orto", "sull'orto"],
  ['canzone sullo zaino', 'lo zaino', 'dello zaino', 'allo zaino', 'sullo zaino'],
  ['canzone sugli gnocchi', 'gli gnocchi', 'degli gnocchi', 'agli gnocchi', 'sugli gnocchi'],
  ['canzone su un polpo', 'il polpo', 'del polpo', 'al polpo', 'sul polpo'],
  ['canzone su granita e brioche', 'la granita', 'della granita', 'alla granita', 'sulla granita'],
  ['canzone sul mio divano', 'il mio divano', 'del mio divano', 'al mio divano', 'sul mio divano'],
  ['canzone su milano', 'Milano', 'di Milano', 'a Milano', 'su Milano'],
])('%s: "%s" with the words before it', (description, x, of, to, on) => {
  expect(slotsOf(description)).toMatchObject({ x, 'x.of': of, 'x.to': to, 'x.on': on })
})

it.each([
  ['scusa a mio fratello Luca per aver rotto la sua chitarra', 'aver rotto la tua chitarra'],
  ['chiedere scusa a mia moglie per averle mentito', 'averti mentito'],
])('%s: sung to whom it was done to', (description, did) => {
  expect(slotsOf(description).did).toBe(did)
})

it('says ages as they count candles', () => {
  expect(slotsOf('compleanno di Ada che compie 83 anni').age).toBe('ottantatré')
  expect(slotsOf('compleanno di Ada che compie 21 anni').age).toBe('ventuno')
})

it('calls a grandfather with his name, and a mother without', () => {
  expect(slotsOf('auguri per nonno Pino che bara sempre').call).toBe('nonno Pino')
  expect(slotsOf('per la mia mamma Teresa che è mancata').call).toBe('mamma')
})
