import { describe, expect, it } from 'vitest'
import { alignLyrics, currentLyricAt, lineStartSec } from './timed-lyrics.ts'

const sung = (text: string, startSec: number) => ({
  text,
  words: text
    .split(' ')
    .map((word, index) => ({ text: word, startSec: startSec + index, endSec: startSec + index + 0.5 })),
})

describe('sung lines', () => {
  it('are found among the written ones, again where a chorus is written once, and in parts of a long line', () => {
    const lines = ['Come home', 'The night, the night is long', 'Come home', 'One long line, and its other half']
    const said = [
      'come home',
      'the night the night is long',
      'Come home',
      'one long line',
      'and its other half',
      'Come home',
    ]
    expect(
      alignLyrics(
        lines,
        said.map((text, index) => sung(text, 10 * index)),
      ).map(({ line }) => line),
    ).toEqual([0, 1, 2, 3, 3, 0])
  })

  it('are found among chords, directions and marks that nobody sings, and written short', () => {
    const lines = ['[Am] Here I [G7]stand', 'All night long (x2)', 'It cost 5 € (softly) in 1999']
    const said = [
      sung('Here I stand', 0),
      sung('All night long', 10),
      sung('All night long', 20),
      {
        text: 'It cost 5 € in 1999',
        words: ['It', 'cost', '5 €', 'in', '1999'].map((text, index) => ({
          text,
          startSec: 30 + index,
          endSec: 31 + index,
        })),
      },
    ]
    const found = alignLyrics(lines, said)
    expect(found.map(({ line }) => line)).toEqual([0, 1, 1, 2])
    expect(found[0]!.words.map(({ from, to }) => lines[0]!.slice(from, to))).toEqual(['Here', 'I', 'stand'])
    expect(found[3]!.words.map(({ from, to }) => lines[2]!.slice(from, to))).toEqual([
      'It',
      'cost',
      '5 €',
      'in',
      '1999',
    ])
  })

  it('know each word’s place, the second of two alike too, and leave out what is not written', () => {
    const [timedLyric] = alignLyrics(['The night, the NIGHT!'], [sung('the night the night', 5)])
    expect(timedLyric?.words.map(({ from, to }) => [from, to])).toEqual([
      [0, 3],
      [4, 9],
      [11, 14],
      [15, 20],
    ])
    expect(alignLyrics(['Something else'], [sung('not written', 0), sung('…', 3)])).toEqual([])
  })

  it('sound from their first note until a little after the last, a word only while it is held', () => {
    const timedLyrics = alignLyrics(['come home'], [sung('come home', 5)])
    const at = (seconds: number) => currentLyricAt(timedLyrics, seconds)
    expect(at(4.9)).toBeNull()
    expect(at(5.1)?.word).toBe(0)
    expect(at(5.7)?.word).toBeNull()
    expect(at(6.2)?.word).toBe(1)
    expect(at(7.5)?.timedLyric).toBe(timedLyrics[0])
    expect(at(9)).toBeNull()
  })

  it('begin where a player was put, though it says a little less', () => {
    const timedLyrics = alignLyrics(['one two', 'three'], [sung('one two', 5), sung('three', 7.123456789)])
    expect(currentLyricAt(timedLyrics, 7.123456)).toEqual({ timedLyric: timedLyrics[1], word: 0 })
  })

  it('are found for a line: where it is first sung, else what comes next, else from the start', () => {
    const timedLyrics = alignLyrics(['one', '♪', 'two'], [sung('one', 5), sung('two', 9), sung('one', 12)])
    expect([0, 1, 2, 3].map((line) => lineStartSec(timedLyrics, line))).toEqual([5, 9, 9, 0])
  })
})
