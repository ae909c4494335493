import { expect, it } from 'vitest'
import { parseEnglish } from '../../../../../server/assets/english.ts'
import { readBrief } from '../../../brief/read-brief.ts'
import { writeSong } from '../../write-song.ts'

it.each([
  ['lied zum zähneputzen lernen für unseren kleinen Emil, er macht immer theater', ['Kauflächen', 'Innenseite']],
  [
    'Ein Lied für die Kita, mit dem die Kinder lernen, wie man sich die Hände wäscht',
    ['Seife', 'zwischen den Fingern'],
  ],
  ['lied damit meine klasse die wochentage lernt', ['Am Montag', 'Am Freitag']],
  ['Lied zum Lernen der Monate, 1. Klasse', ['Im Januar', 'Im Juli']],
  ['ein lied über die vier jahreszeiten für den kindergarten', ['Im Frühling', 'Im Winter']],
  ['Song zum Lernen vom ABC', ['A, B und C', 'X, Y und Z']],
  ['lernlied 7er einmaleins', ['Sieben und vierzehn', 'Zweiundvierzig']],
  ['Rap über den Wasserkreislauf für meine 4. Klasse', ['verdunstet', 'Niederschlag']],
  ['Rap für den Physikunterricht über die Planeten, der Reihe nach, Klasse 5', ['Merkur', 'Neptun']],
  ['ein lied das kindern erklärt wie man über die straße geht', ['Am Bordstein', 'nach links']],
  ['ein kinderlied wie mülltrennung geht', ['Karton und Papier', 'Die Schale']],
  ['song für den schulchor über photosynthese', ['Die Wurzel', 'Sauerstoff']],
])('%s teaches it in its order', (description, [first = '', second = '']) => {
  const { lyrics } = writeSong(readBrief({ description, interfaceLanguage: 'de' }, parseEnglish), 1)
  expect(lyrics.indexOf(first)).toBeGreaterThan(0)
  expect(lyrics.indexOf(second)).toBeGreaterThan(lyrics.indexOf(first))
})

it('says Sie to a neighbour, and du to nobody who is spoken to so', () => {
  const description = 'Danke an Frau Yilmaz, sie hat für uns gekocht und die Kinder von der Schule abgeholt'
  const brief = readBrief({ description, interfaceLanguage: 'de' }, parseEnglish)
  for (let seed = 1; seed <= 20; seed++)
    expect(writeSong(brief, seed).lyrics).not.toMatch(/(?<!\p{L})(?:du|dich|dir|dein\p{L}*)(?!\p{L})/iu)
})
