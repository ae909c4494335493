import { writeFileSync } from 'node:fs'
import { createDitherer, createWavFile } from '#lib/engine/codec/wav.ts'
import { composeSong } from '#lib/engine/compose/compose.ts'
import { BLOCK_SAMPLES } from '#lib/engine/instruments/program.ts'
import { createRide } from '#lib/engine/mix/dynamics/ride.ts'
import { VOICE_RIDES } from '#lib/engine/mix/mixer.ts'
import { createVocalBus } from '#lib/engine/mix/vocal-bus.ts'
import { SAMPLE_RATE } from '#lib/engine/pcm/pcm.ts'
import type { Score, SungLine } from '#lib/engine/score/score.ts'
import { createSing } from '#lib/engine/singing/sing.ts'
import { createPronounce } from '#lib/engine/speech/pronounce.ts'
import type { Singer } from '#lib/engine/voices/singers.ts'
import { loadAssets } from '#server/assets/assets.ts'
import { isHearable } from '../pocketsphinx.ts'
import { timesOf } from '../singers-sing.ts'

export type SongPlan = { readonly singer: Singer; readonly style: string; readonly seed: number }

/** A song as far as it is judged: the lines that are heard, and all that they might be. */
export type VoiceAlone = {
  readonly score: Score
  readonly lines: readonly SungLine[]
  readonly alternatives: readonly string[]
}

/** The vocals are heard so long after the last line's end. */
const AFTER_SEC = 0.5
const PEAK = 0.9

/** As timed lyrics write a line. */
export const textOf = (line: SungLine): string => line.words.map(({ text }) => text).join(' ')

/** Who composes songs and sings the beginnings of them alone: their vocals as they are handed out, but for their level. */
export async function createVocalists() {
  const assets = await loadAssets()
  const pronounce = createPronounce(assets)
  const sing = createSing(assets)

  /** A song for a singer, whose first `count` different lines are to be judged. */
  async function compose(lyrics: string, { singer, style, seed }: SongPlan, count: number): Promise<VoiceAlone> {
    const request = { title: 'A Song', lyrics, style, seed, voice: singer.gender, instrumental: false } as const
    const score = await composeSong({ ...request, language: 'en' }, pronounce, () => singer)
    const all = score.vocal!.lines
    const alternatives = [...new Set(all.map(textOf))].filter(isHearable)
    const lines = alternatives.slice(0, count).map((text) => all.find((line) => textOf(line) === text)!)
    const until = all.indexOf(lines.at(-1)!) + 1
    return { score: { ...score, vocal: { ...score.vocal!, lines: all.slice(0, until) } }, lines, alternatives }
  }

  /** What the mixer makes of the voice up to the last line. */
  function record({ score, lines }: VoiceAlone, file: string): void {
    const lengthSec = timesOf(score, lines.at(-1)!).endSec + AFTER_SEC
    const length = Math.ceil((lengthSec * SAMPLE_RATE) / BLOCK_SAMPLES) * BLOCK_SAMPLES
    const bus = createVocalBus(score, sing(score), assets.instruments)
    const ride = createRide(score, BLOCK_SAMPLES)
    const [left, right] = [new Float32Array(length), new Float32Array(length)]
    for (let at = 0; at < length; at += BLOCK_SAMPLES) {
      const block = [left, right].map((side) => side.subarray(at, at + BLOCK_SAMPLES)) as [Float32Array, Float32Array]
      bus.render(...block)
      ride.follow()
      ride.level(...block, VOICE_RIDES)
    }
    const gain = PEAK / Math.max(peakOf(left), peakOf(right))
    for (const side of [left, right]) for (let at = 0; at < length; at++) side[at]! *= gain
    const wav = createWavFile(length, '')
    createDitherer(score.seed)(left, right, wav.samples, 0)
    writeFileSync(file, wav.cut(length))
  }

  return { compose, record }
}

const peakOf = (samples: Float32Array) => samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)
