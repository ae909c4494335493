import { expect, it } from 'vitest'
import { parseEnglish } from '../../../../../server/assets/english.ts'
import { readBrief } from '../../../brief/read-brief.ts'
import { writeSong } from '../../write-song.ts'
import { factGrammar } from './fact-grammar.ts'

const sung = (description: string, seed = 1) =>
  writeSong(readBrief({ description, interfaceLanguage: 'nl' }, parseEnglish), seed).lyrics

it.each([
  ['rap over de waterkringloop voor groep 6', 'Verdampen, zo heet dat', 'Condenseren'],
  ['een versje om je handen te wassen', 'De kraan open', 'De duimen'],
  [
    'kinderliedje over tandenpoetsen, twee keer per dag en ook achterin',
    'Een beetje tandpasta',
    'Twee keer op een dag',
  ],
  ['De tafels leren met mijn klas, een liedje', 'Een keersom', 'Keer één'],
  ['liedje over de dagen van de week voor de peuters', 'Op maandag', 'En vrijdag'],
  ['maanden van het jaar liedje', 'Januari begint', 'In juni'],
  ['liedje over veilig oversteken', 'Eerst stop je', 'Dan wacht je'],
  ['alfabetlied', 'A, B, C, D, en dan', 'Dan Q'],
  ['Kinderlied over de seizoenen voor mijn klas', 'In de lente', 'De herfst'],
  ['liedje over de planeten voor groep 5', 'Mercurius', 'Dan Jupiter'],
  ['rap over afval scheiden', 'Papier en karton', 'Een klokhuis'],
  ['fotosynthese rap voor havo 2', 'De wortels', 'Het groen in het blad'],
  ["lied over 't kofschip", 'De stam', 'Een t erachteraan'],
  ['opruimliedje voor de kleuters', 'De blokken', 'De jas aan de haak'],
])('%s is taught in its order', (description, first, second) => {
  const lyrics = sung(description)
  expect(lyrics.indexOf(first)).toBeGreaterThan(0)
  expect(lyrics.indexOf(second)).toBeGreaterThan(lyrics.indexOf(first))
})

it('sings what comes of a thing of nobody who broke or lost it', () => {
  const { suited, suits } = factGrammar({ of: 'me', text: 'Ik heb je fiets kapot gereden', deed: null }, false)
  expect([suited('De fiets staat in de schuur'), suits('fiets')]).toEqual(['', false])
})

it.each([1, 2, 3])('thanks several without "jij", seed %i', (seed) => {
  const lyrics = sung('Bedanklied voor de buren, ze hebben onze cavia gered en de planten water gegeven', seed)
  expect(lyrics).not.toMatch(/\b(?:jij|jouw)\b/u)
})

it('sings a card’s signature at the end of a chorus', () => {
  expect(sung('Voor papa. Je stond altijd langs de lijn. Liefs Roos')).toMatch(/Van Roos, (?:met liefs|die zong)/u)
})

it('teaches nothing where a song only counts the months', () => {
  const lyrics = sung('Liedje voor mijn vriend Bilal. Nog 3 maanden en dan wonen we samen!')
  expect(lyrics).not.toMatch(/December is twaalf|Januari/u)
})
