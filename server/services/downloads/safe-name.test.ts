import { describe, expect, it } from 'vitest'
import { songFolder } from '#server/services/exports/folder-names.ts'
import { safeName } from './safe-name.ts'

const mp3 = (name: string) => safeName(name, { ending: '.mp3', fallback: 'song' })

describe('the name of a file', () => {
  it.each(['CON', 'con', 'Prn', 'AUX', 'NUL', 'COM1', 'com9', 'LPT1', 'LPT³', 'CONIN$', 'nul.live', 'Aux .b'])(
    'is no device of Windows: %j',
    (name) => {
      expect(mp3(name)).toBe(`_${name}.mp3`)
    },
  )

  it.each(['Contour', 'COM', 'COM10', 'Auxiliary', 'nullify', 'LPT one'])('stays what is no device: %j', (name) => {
    expect(mp3(name)).toBe(`${name}.mp3`)
  })

  it.each([
    ['', 'song.mp3'],
    ['...', 'song.mp3'],
    ['. .', 'song.mp3'],
    ['\u202e\u200f', 'song.mp3'],
    ['.hidden', 'hidden.mp3'],
    ['The end...', 'The end.mp3'],
    ['The end . . ', 'The end.mp3'],
    ['AC/DC: "live" <1> *?|\\', 'AC DC live 1.mp3'],
    ['one\r\ntwo\tthree\0four', 'one two three four.mp3'],
    ['harmless\u202egpm.exe', 'harmlessgpm.exe.mp3'],
    ['\u2067اغنية\u2069', 'اغنية.mp3'],
    ['می‌خواهم 👩‍👧‍👦', 'می‌خواهم 👩‍👧‍👦.mp3'],
    ['Cafe\u0301', 'Caf\u00e9.mp3'],
    ['\ud83c rest', '\ufffd rest.mp3'],
  ])('of %j is %j', (name, safe) => {
    expect(mp3(name)).toBe(safe)
  })

  it.each([
    ['emoji', '🎵'.repeat(300)],
    ['families', '👩‍👧‍👦'.repeat(300)],
    ['kanji', '夜'.repeat(300)],
    ['letters', 'x'.repeat(300)],
  ])('of 300 %s fits, with its ending, and ends with a whole one', (_, name) => {
    const safe = mp3(name)
    expect(Buffer.byteLength(safe)).toBeLessThanOrEqual(240)
    expect(safe).toMatch(/\.mp3$/)
    const [first = ''] = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment)
    expect(safe.slice(0, -4).replaceAll(first, '')).toBe('')
    expect(safe.length).toBeGreaterThan(60)
  })
})

describe('a folder of an export', () => {
  const folder = (title: string, id: string) => songFolder({ id, title, kind: 'song' })
  const [one, two] = ['0198f2c0-0000-7000-8000-00000000aaaa', '0198f2c0-0000-7000-8000-00000000bbbb']

  it('has a name that no other has where upper and lower case are the same', () => {
    for (const [a, b] of [
      ['Rain', 'RAIN'],
      ['', '🎵'],
      ['Straße', 'STRASSE'],
      ['Cafe\u0301', 'café'],
    ] as const)
      expect(folder(a, one).toLowerCase()).not.toBe(folder(b, two).toLowerCase())
  })

  it.each(['CON', '', '...', '../..', '🎵'.repeat(300), 'x'.repeat(300), 'nul.wav', 'The end. '])(
    'is one folder that any system allows: %j',
    (title) => {
      const [songs, name = '', ...deeper] = folder(title, one).split('/')
      expect([songs, deeper]).toEqual(['songs', []])
      expect(name).toMatch(/0000aaaa$/)
      expect(name).not.toMatch(/[\\:*?"<>|.]|^ | $|^(con|nul)$/i)
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255)
    },
  )
})
