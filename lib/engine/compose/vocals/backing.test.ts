import { expect, test } from 'vitest'
import { pronounce } from '#tests/support/dictionary-pronounce.ts'
import { GENRES, type GenreName } from '../../score/names.ts'
import type { Score, SungLine } from '../../score/score.ts'
import { chordClasses } from '../../theory/chord.ts'
import { pitchClass } from '../../theory/pitch.ts'
import { singerFor, singerNamed } from '../../voices/singers.ts'
import { composeSong } from '../compose.ts'
import { chordAt } from '../harmony/harmony.ts'
import { STYLE_PROFILES } from '../styles/registry.ts'
import { notesOf } from '../transposition/transpose.ts'

const CHORUS =
  '[Chorus]\nCarry me over the river tonight\nCarry me under the moon\nHold me until the morning\nI am going home'
const VERSE =
  '[Verse]\nMorning paints the window gold\nWaiting by the water side\nYellow jackets in the cold\nNothing left to hide'
const LYRICS = [VERSE, CHORUS, VERSE, CHORUS, '[Bridge]\nThe water knows the way\nThe water sings', CHORUS].join('\n\n')

const compose = (style: GenreName, seed: number) =>
  composeSong({ title: 'Home', lyrics: LYRICS, style, voice: 'f', instrumental: false, seed }, pronounce, singerFor)

const songs = Promise.all(GENRES.flatMap((style) => [1, 2].map((seed) => compose(style, seed))))
const backingOf = (score: Score): readonly SungLine[] => score.vocal!.backing ?? []
const isWordless = ({ text }: SungLine) => /^(?:ooh|aah)/.test(text)
const end = (line: SungLine) => notesOf(line).at(-1)!.startBeat + notesOf(line).at(-1)!.lengthBeats

test('styles have the voices behind the lead that they say, in the ranges of whoever sings them', async () => {
  const heard = new Set<string>()
  for (const score of await songs) {
    const { wordless, answers } = STYLE_PROFILES[score.style as GenreName].vocal.backing ?? {}
    const added = backingOf(score)
    if (added.some(isWordless)) heard.add(`${score.style} wordless`)
    if (!added.every(isWordless)) heard.add(`${score.style} answers`)
    if (!wordless && !answers) expect([score.vocal!.second, added]).toEqual([undefined, []])
    if (added.length === 0) continue
    const { low, high } = singerNamed(score.vocal!.second!).range
    const pitches = added.flatMap((line) => [...notesOf(line).map(({ pitch }) => pitch), ...(line.harmony ?? [])])
    expect(Math.min(...pitches)).toBeGreaterThanOrEqual(low)
    expect(Math.max(...pitches)).toBeLessThanOrEqual(high)
  }
  const said = GENRES.flatMap((style) => {
    const { wordless, answers } = STYLE_PROFILES[style].vocal.backing ?? {}
    return [...(wordless ? [`${style} wordless`] : []), ...(answers ? [`${style} answers`] : [])]
  })
  expect([...heard].sort()).toEqual(said.sort())
})

test('oohs and aahs hold the tones of the chords, in bridges and last choruses', async () => {
  for (const score of await songs) {
    const last = score.sections.findLastIndex(({ kind }) => kind === 'chorus')
    for (const line of backingOf(score).filter(isWordless)) {
      expect(line.section === last || score.sections[line.section]!.kind === 'bridge').toBe(true)
      for (const [index, note] of notesOf(line).entries()) {
        const tones: readonly number[] = chordClasses(chordAt(score.chords, note.startBeat + 0.01))
        for (const pitch of [note.pitch, ...(line.harmony ? [line.harmony[index]!] : [])])
          expect(tones).toContain(pitchClass(pitch))
      }
    }
  }
})

test('answers say the last words of a line once more, in the rest behind it', async () => {
  for (const score of await songs) {
    const { lines } = score.vocal!
    for (const answer of backingOf(score).filter((line) => !isWordless(line))) {
      const start = notesOf(answer)[0]!.startBeat
      const at = lines.findLastIndex((line) => notesOf(line)[0]!.startBeat < start)
      const words = lines[at]!.words.map(({ text }) => text)
      expect(words.slice(-answer.words.length)).toEqual(answer.words.map(({ text }) => text))
      expect(start).toBeGreaterThan(end(lines[at]!))
      const next = lines[at + 1]
      if (next) expect(end(answer)).toBeLessThan(notesOf(next)[0]!.startBeat)
    }
  }
})
