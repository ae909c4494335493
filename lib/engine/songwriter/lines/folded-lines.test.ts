import { describe, expect, it } from 'vitest'
import type { Language } from '../../lyrics/language/language.ts'
import { foldedLines } from './folded-lines.ts'

describe('a long line', () => {
  it.each<[Language, string, readonly string[]]>([
    [
      'de',
      'Du hast überall auf der Welt die Uhren in Hotelzimmern um sieben Minuten vorgestellt',
      ['Du hast überall auf der Welt die Uhren in Hotelzimmern', 'Um sieben Minuten vorgestellt'],
    ],
    [
      'es',
      'Todos los domingos hacías un pan con forma de zapato porque de niño no tuviste zapatos',
      ['Todos los domingos hacías un pan con forma de zapato', 'Porque de niño no tuviste zapatos'],
    ],
    [
      'fr',
      'Tu cachais des frites en plus sous la purée pour les gamins qui avaient eu une mauvaise note',
      ['Tu cachais des frites en plus sous la purée', 'Pour les gamins qui avaient eu une mauvaise note'],
    ],
    [
      'ja',
      '最後の試合は体育館が雨漏りしてて、傘さしながら一点取った',
      ['最後の試合は体育館が雨漏りしてて', '傘さしながら一点取った'],
    ],
  ])('of %s goes on in another: %s', (language, line, lines) => {
    expect(foldedLines(line, language)).toEqual(lines)
  })

  it.each<[Language, string]>([
    ['nl', 'Je kwam na drie dagen terug met een vriendin'],
    ['ko', '시장에서 40년 동안 생선을 파셨지'],
  ])('of usual length stays in %s: %s', (language, line) => {
    expect(foldedLines(line, language)).toEqual([line])
  })
})
