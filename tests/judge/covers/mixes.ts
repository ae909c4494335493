import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { STYLES } from '#lib/engine/browser.ts'
import { samplesOfWav } from '#lib/engine/codec/wav.ts'
import { createRandom } from '#lib/engine/random/random.ts'
import {
  composeSong,
  createPronounce,
  createSing,
  type RenderedSong,
  renderSong,
  SAMPLE_RATE,
  type Score,
  type Sing,
  singerFor,
} from '#lib/engine/sound.ts'
import { loadAssets } from '#server/assets/assets.ts'

/** A voice and an accompaniment by themselves, two channels each, as loud as each other. */
export type Mix = { readonly name: string; readonly voice: Stereo; readonly backing: Stereo }
type Kind = 'bass and drums centred' | 'voice alone centred'
export type Stereo = readonly [left: Float32Array, right: Float32Array]

const LENGTH_SEC = 16
/** Where nothing but the voice is in the middle, the others stand this far out. */
const WIDE = 0.8

export type MixSet = {
  readonly lyrics: string
  readonly songs: readonly (readonly [style: string, voice: 'f' | 'm', seed: number])[]
}

/** The same songs in every run. The separation learned from others. */
export const FIXED_MIXES: readonly MixSet[] = [
  {
    lyrics: `[Verse]
The paper moon is hanging by a thread above the harbour
And every little window keeps a secret for the night
[Chorus]
Carry me over the water
Carry me into the light`,
    songs: [
      ['Pop', 'f', 31],
      ['Rock', 'm', 32],
      ['Jazz', 'f', 33],
      ['Folk', 'm', 34],
      ['Electronic', 'f', 35],
      ['Country', 'm', 36],
    ],
  },
  {
    lyrics: `[Verse]
Seven brothers walking down the valley in the morning
Nobody remembers where the river used to go
[Chorus]
Sing it over, sing it slower
Let the yellow lantern glow`,
    songs: [
      ['Pop', 'm', 71],
      ['Rock', 'f', 72],
      ['Jazz', 'm', 73],
      ['Folk', 'f', 74],
      ['Electronic', 'm', 75],
      ['Country', 'f', 76],
      ['R&B', 'f', 77],
      ['Hip-hop', 'm', 78],
      ['Latin', 'f', 79],
      ['Reggae', 'm', 80],
      ['Classical', 'f', 81],
      ['Blues', 'm', 82],
    ],
  },
]

const DRAWN = 12
const LYRICS = join(import.meta.dirname, '../lyrics')

/** Twelve songs of which nobody knows anything: styles, singers and words that a seed draws. */
export function drawnMixes(seed: number): MixSet[] {
  const random = createRandom(`mixes ${seed}`)
  const texts = readdirSync(LYRICS).map((name) => readFileSync(join(LYRICS, name), 'utf8'))
  const lines = texts.flatMap((text) => text.split('\n')).filter((line) => line && !line.startsWith('['))
  const styles = random.shuffle(STYLES).slice(0, DRAWN)
  return styles.map((style, index) => {
    const [one, two, three, four] = random.shuffle([...new Set(lines)])
    const lyrics = `[Verse]\n${one}\n${two}\n[Chorus]\n${three}\n${four}`
    return { lyrics, songs: [[style, index % 2 ? 'm' : 'f', random.integer(1, 1_000_000)]] }
  })
}

/**
 * Mixes as design notes ask for them: a voice in the middle with a wide reverb, instruments at the sides and, in the
 * first kind alone, bass and drums in the middle.
 */
export async function* coverMixes(kind: Kind, { lyrics, songs }: MixSet): AsyncGenerator<Mix> {
  const assets = await loadAssets()
  const sing = alone(createSing(assets))
  for (const [style, voice, seed] of songs) {
    const request = { title: '', lyrics, style, voice, seed, instrumental: false, language: 'en' } as const
    const score = await composeSong(request, createPronounce(assets), singerFor)
    const { stems } = await renderSong(spread(score, kind), { ...assets, sing })
    const [sung, played] = stereoStems(stems).map(middlePart) as [Stereo, Stereo]
    const gain = Math.sqrt(powerOf(middle(sung)) / powerOf(middle(played)))
    yield {
      name: `${style} ${voice}`,
      voice: sung,
      backing: [played[0].map((x) => gain * x), played[1].map((x) => gain * x)],
    }
  }
}

/** Songs as they are handed out, with all of their voices and their own balance, from their beginning on. */
export async function* wholeSongs({ lyrics, songs }: MixSet): AsyncGenerator<Mix> {
  const assets = await loadAssets()
  const sing = createSing(assets)
  for (const [style, voice, seed] of songs) {
    const request = { title: '', lyrics, style, voice, seed, instrumental: false, language: 'en' } as const
    const { stems } = await renderSong(await composeSong(request, createPronounce(assets), singerFor), {
      ...assets,
      sing,
    })
    const [sung, played] = stereoStems(stems)
    yield { name: `${style} ${voice}`, voice: sung, backing: played }
  }
}

function stereoStems(stems: RenderedSong['stems']): readonly [vocals: Stereo, instrumental: Stereo] {
  const channels = (wanted: string) => {
    const samples = samplesOfWav(stems.find(({ name }) => name === wanted)!.wav)
    const channel = (which: 0 | 1) =>
      Float32Array.from({ length: samples.length / 2 }, (_, at) => samples[2 * at + which]! / 32_767)
    return [channel(0), channel(1)] as const
  }
  return [channels('vocals'), channels('instrumental')]
}

/** Without doubles and second voices. */
const alone = (sing: Sing): Sing =>
  function* (score) {
    for (const line of sing(score)) yield line.filter(({ voice }) => voice === 'lead')
  }

function spread(score: Score, kind: string): Score {
  const centred = (stem: string) => stem === 'drums' || stem === 'bass'
  const tracks = score.tracks.filter(({ stem }) => kind === 'bass and drums centred' || !centred(stem))
  let side = -1
  return {
    ...score,
    tracks: tracks.map((track) => {
      if (centred(track.stem)) return { ...track, pan: 0 }
      side = -side
      return { ...track, pan: WIDE * side }
    }),
  }
}

/** From the first line on, as long as is measured. */
function middlePart([left, right]: Stereo): Stereo {
  const from = Math.max(0, Math.floor(left.length / 2 - (LENGTH_SEC * SAMPLE_RATE) / 2))
  const part = (channel: Float32Array) =>
    Float32Array.from({ length: LENGTH_SEC * SAMPLE_RATE }, (_, at) => channel[from + at] ?? 0)
  return [part(left), part(right)]
}

export const middle = ([left, right]: Stereo): Float32Array => left.map((x, at) => (x + (right[at] ?? 0)) / 2)

const powerOf = (samples: Float32Array) => samples.reduce((sum, x) => sum + x * x, 0)
