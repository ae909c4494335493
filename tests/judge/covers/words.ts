import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CatalogueVoice } from '#lib/catalog/voices/catalogue-voice.ts'
import { REGISTERS } from '#lib/catalog/voices/registers.ts'
import { convertVocals } from '#lib/engine/covers.ts'
import { createRandom } from '#lib/engine/random/random.ts'
import { singerNamed } from '#lib/engine/voices/singers.ts'
import { loadSpeech } from '#server/assets/speech.ts'
import { loadVoices } from '#server/assets/voices.ts'
import { LINES, shareMissed } from '../singers.ts'
import { createChoir, type Performance, writeVoice } from '../singers-sing.ts'
import type { CoverPlan, Line } from './lines.ts'
import { partOf, planes } from './parts.ts'

/** Seconds a syllable. */
const FAST = 0.3
/** The clearest singers, of whom whatever is lost is lost by the cover. */
const ORIGINALS = { f: 'wren', m: 'alder' } as const
const VOICES = { full: 12, short: 2 }

type Gender = keyof typeof ORIGINALS

/** Women's parts lie from the alto up; children sing theirs. */
const genderOf = ({ register }: CatalogueVoice): Gender => (REGISTERS[register].low < REGISTERS.alto.low ? 'm' : 'f')

/**
 * How many words a cover costs as somebody gets it, with the colour of the chosen voice at its real emphasis: a singer of
 * the voice's gender sings ten lines, the whole conversion of covers sings them again, and pocketsphinx hears both.
 */
export async function judgeCoverWords({ short }: CoverPlan): Promise<Line[]> {
  const perform = await createChoir()
  const { fft } = await loadSpeech()
  const folder = mkdtempSync(join(tmpdir(), 'canto-cover-words-'))
  const file = join(folder, 'voice.wav')
  const heard = async (performance: Performance) => {
    writeVoice(file, performance)
    return await shareMissed(performance, file)
  }
  const originals = new Map<Gender, { sung: Performance; missed: number }>()
  const originalOf = async (gender: Gender) => {
    const known = originals.get(gender)
    if (known) return known
    const sung = await perform(singerNamed(ORIGINALS[gender]), LINES, FAST)
    const original = { sung, missed: await heard(sung) }
    originals.set(gender, original)
    return original
  }
  const covers: { readonly name: string; readonly missed: number; readonly before: number }[] = []
  try {
    const voices = createRandom('words of covers').shuffle(loadVoices())
    for (const voice of voices.slice(0, VOICES[short ? 'short' : 'full'])) {
      const { name, model, register } = voice
      const { sung, missed: before } = await originalOf(genderOf(voice))
      const given = { name, model, baseFormantScale: REGISTERS[register].formantScale, from: 'catalogue' } as const
      const original = partOf([sung.samples, sung.samples])
      const cover = convertVocals(original, { voice: given, semitones: 0, seed: 1 }, { fft })
      covers.push({ name, before, missed: await heard({ ...sung, samples: planes(cover)[0] }) })
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
  const mean = (of: (cover: (typeof covers)[number]) => number) =>
    covers.reduce((sum, cover) => sum + of(cover), 0) / covers.length
  const worst = covers.reduce((worse, one) => (one.missed > worse.missed ? one : worse))
  return [
    {
      what: 'cover: words missed of eight beyond the original’s, mean',
      pass: { most: 0.25 },
      aim: { most: 0.1 },
      digits: 3,
      figure: {
        value: mean(({ missed, before }) => missed - before),
        note: `of ${covers.length}, originals ${mean(({ before }) => before).toFixed(3)}; worst ${worst.name} ${worst.missed.toFixed(3)}`,
      },
    },
  ]
}
