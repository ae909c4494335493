import { type Part, takeApart } from '#lib/engine/covers.ts'
import { SAMPLE_RATE, type StereoPcm } from '#lib/engine/pcm/pcm.ts'
import { loadSeparation } from '#server/assets/separation.ts'
import type { CoverPlan, Line } from './lines.ts'
import { coverMixes, drawnMixes, FIXED_MIXES, type Mix, type MixSet, middle, type Stereo } from './mixes.ts'

const BARS = { centred: 4, alone: 7, mono: 2.5 }

/** How much of the accompaniment is gone when a voice was taken out of a song, and whether both parts are still the song. */
export async function judgeSeparation({ short, seed }: CoverPlan): Promise<Line[]> {
  const [{ lyrics, songs }] = FIXED_MIXES as [MixSet]
  const first = (count: number) => [{ lyrics, songs: songs.slice(0, count) }]
  const fixed = short ? await separated(first(1), first(4)) : await separated(FIXED_MIXES)
  const others = short ? null : await separated(drawnMixes(seed))
  const errors = [...fixed.errors, ...(others?.errors ?? [])]
  return [
    leastRow('voice of a song, bass and drums centred: dB gained, least', BARS.centred, fixed.centred),
    // A single song is no reliable measure: from one engine to the next it gained 7.5 and 5.8 dB, while the mean of four rose
    // from 6.9 to 7.3.
    short
      ? meanRow('voice of a song, nothing else centred: dB gained, mean', BARS.alone, fixed.alone)
      : leastRow('voice of a song, nothing else centred: dB gained, least', BARS.alone, fixed.alone),
    leastRow('voice of a song in one channel: dB gained, least', BARS.mono, fixed.mono),
    ...(others
      ? [
          meanRow(
            `the same in songs that seed ${seed} draws, bass and drums centred, mean`,
            BARS.centred,
            others.centred,
          ),
          meanRow(`the same, seed ${seed}, nothing else centred, mean`, BARS.alone, others.alone),
          meanRow(`the same, seed ${seed}, one channel, mean`, BARS.mono, others.mono),
        ]
      : []),
    {
      what: 'both parts against the song, worst, dB',
      pass: { most: -80 },
      digits: 0,
      figure: { value: Math.max(...errors), note: `of ${errors.length}` },
    },
  ]
}

async function separated(sets: readonly MixSet[], alone = sets) {
  const assets = await loadSeparation()
  const gains = { centred: [] as Gain[], alone: [] as Gain[], mono: [] as Gain[] }
  const errors: number[] = []
  const apart = (song: Stereo, { name, voice }: Mix): Gain => {
    const parts = takeApart(
      { sampleRate: SAMPLE_RATE, left: song[0].slice(), right: song[1].slice() } satisfies StereoPcm,
      assets,
    )
    const [vocals, instrumental] = [planes(parts.vocals), planes(parts.instrumental)]
    errors.push(errorDb(song, [sum(vocals[0], instrumental[0]), sum(vocals[1], instrumental[1])]))
    const truth = middle(voice)
    return { name, value: siSdr(middle(vocals), truth) - siSdr(middle(song), truth) }
  }
  for (const set of sets) {
    for await (const mix of coverMixes('bass and drums centred', set)) {
      const song = together(mix)
      const mono = filed(middle(song))
      gains.centred.push(apart(song, mix))
      gains.mono.push(apart([mono, mono], mix))
    }
  }
  for (const set of alone) {
    for await (const mix of coverMixes('voice alone centred', set)) gains.alone.push(apart(together(mix), mix))
  }
  return { ...gains, errors }
}

type Gain = { readonly name: string; readonly value: number }

function leastRow(what: string, least: number, gains: readonly Gain[]): Line {
  const worst = worstOf(gains)
  const note = `${worst.name}, of ${gains.length}; mean ${meanOf(gains).toFixed(1)}`
  return { what, pass: { least }, digits: 1, figure: { value: worst.value, note } }
}

function meanRow(what: string, least: number, gains: readonly Gain[]): Line {
  const below = gains.filter(({ value }) => value < least)
  const note = `of ${gains.length}; least ${worstOf(gains).value.toFixed(1)}; below ${least}: ${below.map(({ name }) => name).join(', ') || 'none'}`
  return { what, pass: { least }, digits: 1, figure: { value: meanOf(gains), note } }
}

const meanOf = (gains: readonly Gain[]) => gains.reduce((total, { value }) => total + value, 0) / gains.length
const worstOf = (gains: readonly Gain[]) => gains.reduce((less, one) => (one.value < less.value ? one : less))

const sum = (one: Float32Array, other: Float32Array) => one.map((x, at) => x + other[at]!)
/** As a file of 16 bits has it. */
const together = ({ voice, backing }: Mix): Stereo => [
  filed(sum(voice[0], backing[0])),
  filed(sum(voice[1], backing[1])),
]
const filed = (samples: Float32Array) => samples.map((x) => Math.round(x * 32_767) / 32_767)

function planes({ lengthSamples, read }: Part): Stereo {
  const [left, right] = [new Float32Array(lengthSamples), new Float32Array(lengthSamples)]
  read(0, left, right)
  return [left, right]
}

const dot = (a: Float32Array, b: Float32Array) => a.reduce((total, x, at) => total + x * b[at]!, 0)

/** Scale-invariant signal-to-distortion ratio, decibels (Le Roux et al. 2019). */
function siSdr(estimate: Float32Array, truth: Float32Array): number {
  const scale = dot(estimate, truth) / dot(truth, truth)
  const error = estimate.map((x, at) => x - scale * truth[at]!)
  return 10 * Math.log10((scale ** 2 * dot(truth, truth)) / dot(error, error))
}

function errorDb(song: Stereo, other: Stereo): number {
  const error = [0, 1].reduce((total, channel) => {
    const off = song[channel as 0 | 1].map((x, at) => x - other[channel as 0 | 1][at]!)
    return total + dot(off, off)
  }, 0)
  return 10 * Math.log10(error / (dot(song[0], song[0]) + dot(song[1], song[1])))
}
