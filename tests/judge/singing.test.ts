import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { createDitherer, createWavFile } from '#lib/engine/codec/wav.ts'
import { type Score, type SungLine, secondsAt } from '#lib/engine/score/score.ts'
import { createSing } from '#lib/engine/singing/sing.ts'
import { createPronounce } from '#lib/engine/speech/pronounce.ts'
import { loadSpeech } from '#server/assets/speech.ts'
import { loadWords } from '#server/assets/words.ts'
import { sungScore } from '../support/sung-score.ts'
import { recognise } from './recognise.ts'

const LINES = [
  'Morning paints the kitchen in the colour of a peach',
  'I left a folded letter on the corner of the beach',
  'Every little window has a story it could tell',
  'We are running down the valley to the ringing of the bell',
  'Carry me over the river tonight',
  'Hold on to the glow of the neon light',
  'Nobody knows where the summer goes',
  'I was lost in the rain with a hole in my shoe',
  'Then the radio played and it reminded me of you',
  'Turn the engine off and listen to the trees',
  'There is thunder in the distance and a shiver in the breeze',
  'Give me one good reason not to stay',
  'All my colours wash away',
  'You were dancing with a shadow on the wall',
  'And the city never noticed us at all',
  'Take the broken pieces of my heart',
  'Build a better engine from the part',
  'Silver on the water and a feather in the sand',
  'Tell me that tomorrow you will reach and take my hand',
  'We will sing it louder than before',
]
const ASKED_SHARE = 0.9

/** When a line is sung, by the score's own times. */
function timesOf(score: Score, line: SungLine) {
  const notes = line.words.flatMap(({ syllables }) => syllables.flatMap((syllable) => syllable.notes))
  const last = notes.at(-1)!
  return {
    startSec: secondsAt(score, notes[0]!.startBeat),
    endSec: secondsAt(score, last.startBeat + last.lengthBeats),
  }
}

function writeVoice(file: string, voice: Float32Array): void {
  const wav = createWavFile(voice.length, '')
  createDitherer(wav.samples, 1)(voice, voice, 0)
  writeFileSync(file, wav.cut(voice.length))
}

describe('a recogniser of speech', async () => {
  const speech = await loadSpeech()
  const pronounce = createPronounce({ speech, words: loadWords() })
  const sing = createSing({ speech })
  const folder = mkdtempSync(join(tmpdir(), 'canto-singing-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  test.each([
    ['f', 90],
    ['m', 90],
    ['f', 130],
    ['m', 130],
  ] as const)('tells sung lines apart: %s at %i bpm', async (gender, tempoBpm) => {
    const score = await sungScore(pronounce, { lines: LINES, language: 'en', gender, tempoBpm })
    const [lead] = await sing(score, {})
    const file = join(folder, `${gender}-${tempoBpm}.wav`)
    writeVoice(file, lead!.samples)
    const missed = score.vocal!.lines.flatMap((line) => {
      const heard = recognise({ file, ...timesOf(score, line) }, LINES)
      return heard === line.text ? [] : [`${line.text} → ${heard}`]
    })
    console.log(`${gender} ${tempoBpm} bpm: ${LINES.length - missed.length} of ${LINES.length}`, missed)
    expect(1 - missed.length / LINES.length).toBeGreaterThanOrEqual(ASKED_SHARE)
  })
})
