import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CatalogueVoice } from '#lib/catalog/voices/catalogue-voice.ts'
import { REGISTER_NAMES, REGISTERS, type Register } from '#lib/catalog/voices/registers.ts'
import { convertSound } from '#lib/engine/cover/convert-voice.ts'
import { neutralSinger } from '#lib/engine/demo/neutral-singer.ts'
import { SAMPLE_RATE } from '#lib/engine/pcm/pcm.ts'
import { createRandom } from '#lib/engine/random/random.ts'
import { createSing } from '#lib/engine/singing/sing.ts'
import { createPronounce } from '#lib/engine/speech/pronounce.ts'
import type { VoiceModel } from '#lib/engine/voices/voice-model.ts'
import { createPrinter, distance } from '#scripts/voices/voice-print.ts'
import { loadSpeech } from '#server/assets/speech.ts'
import { loadVoices } from '#server/assets/voices.ts'
import { loadWords } from '#server/assets/words.ts'
import { sungScore } from '../../support/sung-score.ts'
import { wholeVoice } from '../../support/whole-voice.ts'
import { wordsOf } from '../pocketsphinx.ts'
import { LINES } from '../singers.ts'
import { voicePrint } from '../singers-distance.ts'
import { type Performance, timesOf, writeVoice } from '../singers-sing.ts'
import { wordsMissed } from '../singers-words.ts'
import type { Line } from './lines.ts'

/** Seconds a syllable. */
const FAST = 0.3
const SLOW = 0.6
const TOLD_APART = { full: 24, short: 8 }
const HEARD = { full: 100, short: 3 }
const LEARNED_LINES = 2
const TESTED_LINES = 3

/** The catalogue: how far its voices are apart, whether they are known again, and what is understood of them. */
export async function judgeVoices({ short }: { short: boolean }): Promise<Line[]> {
  const plan = short ? 'short' : 'full'
  const voices = loadVoices()
  const random = createRandom('judged voices')
  const sing = await createNeutralChoir()
  const nearest = await nearestOfEach(voices)
  const apart = Object.values(nearest).flat()
  const known = await knownAgain(random.fork('known').shuffle(voices).slice(0, TOLD_APART[plan]), sing)
  const heard = random.fork('heard').shuffle(voices).slice(0, HEARD[plan])
  const missed = await wordsMissedBy(heard, sing)
  const worst = missed.reduce((worse, one) => (one.missed > worse.missed ? one : worse))
  const mean = missed.reduce((sum, one) => sum + one.missed, 0) / missed.length
  return [
    {
      what: 'voices: nearest two of a register, dB',
      pass: { least: 3 },
      aim: { least: 4 },
      digits: 2,
      figure: { value: Math.min(...apart), note: `of ${voices.length}; median ${percentile(apart, 50).toFixed(1)}` },
    },
    {
      what: 'voices known again by other lines',
      pass: { least: 0.85 },
      aim: { least: 0.95 },
      digits: 3,
      figure: known,
    },
    {
      what: 'voices: words missed of eight, worst',
      pass: { most: 0.3 },
      aim: { most: 0.15 },
      digits: 3,
      figure: { value: worst.missed, note: `${worst.voice.name}; of ${missed.length}, mean ${mean.toFixed(3)}` },
    },
  ]
}

/** Of every voice the distance of its nearest neighbour in its register, dB. */
export async function nearestOfEach(voices: readonly CatalogueVoice[]): Promise<Record<Register, number[]>> {
  const print = await createPrinter()
  const entries = REGISTER_NAMES.map((register) => {
    const { low, high } = REGISTERS[register]
    const prints = voices.filter((voice) => voice.register === register).map((one) => print(one, (low + high) / 2))
    const nearest = prints.map((one) =>
      prints.reduce((least, other) => (one === other ? least : Math.min(least, distance(one, other, least))), 99),
    )
    return [register, nearest] as const
  })
  return Object.fromEntries(entries) as Record<Register, number[]>
}

export function percentile(values: readonly number[], percent: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor(((values.length - 1) * percent) / 100)]!
}

type NeutralChoir = (lines: readonly string[], syllableSec: number, register: Register) => Promise<Performance>

/** Sings lines with a neutral voice of a register. */
async function createNeutralChoir(): Promise<NeutralChoir> {
  const speech = await loadSpeech()
  const pronounce = createPronounce({ speech, words: loadWords() })
  return async (lines, syllableSec, register) => {
    const { low, formantScale } = REGISTERS[register]
    const gender = low < REGISTERS.alto.low ? 'm' : 'f'
    const score = await sungScore(pronounce, {
      lines,
      language: 'en',
      gender,
      tempoBpm: 60 / syllableSec,
      syllableBeats: 1,
    })
    const sing = createSing({ speech }, () => neutralSinger(formantScale))
    return { score, samples: wholeVoice(sing, score) }
  }
}

async function createConversion() {
  const { fft } = await loadSpeech()
  return (sung: Performance, model: VoiceModel): Performance => {
    const sound = { sampleRate: SAMPLE_RATE, samples: sung.samples }
    return { ...sung, samples: convertSound(fft, sound, model, createRandom(1)) }
  }
}

export type Missed = { readonly voice: CatalogueVoice; readonly missed: number }

/** Share of the words of ten lines, sung as a neutral voice of the register and then converted, that are misheard. */
export async function wordsMissedBy(
  voices: readonly CatalogueVoice[],
  sing: NeutralChoir | undefined = undefined,
): Promise<Missed[]> {
  const convert = await createConversion()
  const choir = sing ?? (await createNeutralChoir())
  const neutral = new Map<Register, Promise<Performance>>()
  const folder = mkdtempSync(join(tmpdir(), 'canto-voices-'))
  const file = join(folder, 'voice.wav')
  const result: Missed[] = []
  try {
    for (const voice of voices) {
      const source = neutral.get(voice.register) ?? choir(LINES, FAST, voice.register)
      neutral.set(voice.register, source)
      const converted = convert(await source, voice.model)
      writeVoice(file, converted)
      const cuts = converted.score.vocal!.lines.map((line) => ({ file, ...timesOf(converted.score, line) }))
      const missed = await Promise.all(cuts.map((cut, index) => wordsMissed(cut, LINES[index]!)))
      result.push({ voice, missed: missed.reduce((sum, one) => sum + one, 0) / LINES.flatMap(wordsOf).length })
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
  return result
}

/** Each voice sings other lines than those that it is known by; the nearest mean cepstrum says who it is. */
async function knownAgain(voices: readonly CatalogueVoice[], sing: NeutralChoir) {
  const { fft } = await loadSpeech()
  const convert = await createConversion()
  const lines: Performance[] = []
  for (const line of LINES.slice(0, LEARNED_LINES + TESTED_LINES)) lines.push(await sing([line], SLOW, 'tenor'))
  const heard = voices.map(({ model }) => lines.map((line) => meanOf(voicePrint(fft, convert(line, model)))))
  const learned = heard.map((means) => meanOf(means.slice(0, LEARNED_LINES)))
  const spread = spreadOf(
    heard.flatMap((means, voice) => means.slice(0, LEARNED_LINES).map((one) => minus(one, learned[voice]!))),
  )
  const told = heard.flatMap((means, voice) =>
    means.slice(LEARNED_LINES).map((mean) => {
      const distances = learned.map((one) => Math.hypot(...minus(mean, one).map((value, at) => value / spread[at]!)))
      return distances.indexOf(Math.min(...distances)) === voice
    }),
  )
  return {
    value: told.filter(Boolean).length / told.length,
    note: `of ${told.length} lines, ${voices.length} voices`,
  }
}

function meanOf(vectors: readonly ArrayLike<number>[]): number[] {
  return Array.from(vectors[0]!, (_, at) => vectors.reduce((sum, vector) => sum + vector[at]!, 0) / vectors.length)
}

const minus = (one: readonly number[], other: readonly number[]) => one.map((value, at) => value - other[at]!)

/** Standard deviation about 0, number by number. */
function spreadOf(vectors: readonly number[][]): number[] {
  return vectors[0]!.map((_, at) =>
    Math.sqrt(vectors.reduce((sum, vector) => sum + vector[at]! ** 2, 0) / vectors.length),
  )
}
