// Lets people who speak in packages of Debian sing tunes that are drawn, as further voices for mixes.ts, so that the network does
// not know the singers of the engine alone: node scripts/separation/speech.ts FOLDER FROM TO
// Needs ffmpeg and the packages asterisk-core-sounds-{en,es,fr,it,ru}-g722, tuxpaint-stamps-default and ktuberling-data.
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { FULL_SCALE_16 } from '#lib/engine/codec/wav.ts'
import { createFilter, highpass } from '#lib/engine/dsp/biquad.ts'
import { clamp } from '#lib/engine/dsp/interpolate.ts'
import { SAMPLE_RATE } from '#lib/engine/pcm/pcm.ts'
import { createRandom, type Random } from '#lib/engine/random/random.ts'
import { noiseShare } from '#lib/engine/vocoder/aperiodicity.ts'
import { envelopeAt, estimateEnvelopes } from '#lib/engine/vocoder/envelope.ts'
import { estimateF0 } from '#lib/engine/vocoder/f0.ts'
import { synthesizerOf } from '#lib/engine/vocoder/synthesis.ts'
import { SYNTHESIS_BINS } from '#lib/engine/vocoder/voice-track.ts'
import { createShaper } from '#lib/engine/voices/shape.ts'
import { PLAIN_VOICE } from '#lib/engine/voices/voice-model.ts'
import { loadFft } from '#server/assets/fft.ts'
import { stemFile } from './stems.ts'

const LENGTH_SAMPLES = 45 * SAMPLE_RATE
const SOUNDS = '/usr/share/{asterisk/sounds,ktuberling/sounds,tuxpaint/stamps}/**/*.{g722,ogg,wav}'
/** A speaker with fewer recordings says too little. */
const LEAST_RECORDINGS = 40
const HOP_SEC = 0.005
const HOP_SAMPLES = Math.round(HOP_SEC * SAMPLE_RATE)
const SEARCH = { hopSec: HOP_SEC, lowHz: 70, highHz: 500 }
const SUNG_HZ = [80, 900] as const
/** The recordings end at 8 kHz; the shaper draws what a voice has above. */
const TRUSTED = { voicedHz: 6500, noiseHz: 7000 }
const SCALE = [0, 2, 4, 7, 9] as const
/** How quickly a tune is at its next note, and its slow and random error in cents. */
const GLIDE_SEC = 0.05
const ERROR_CENTS = 12
/** Some are left to speak. */
const SPEAKS = 0.2
const SPEECH_LEVEL = 0.08
const WITH_ROOM = 0.8

const fft = await loadFft()
const synthesizer = synthesizerOf(fft)
const speakers = Object.values(Object.groupBy(globSync(SOUNDS).sort(), speakerOf)).flatMap((files) =>
  files && files.length >= LEAST_RECORDINGS ? [files] : [],
)

/** Tux Paint's are told apart by language, the others by folder. */
function speakerOf(file: string): string {
  const language = /_desc_(\w+)\.ogg$/.exec(file)?.[1]
  return language ?? (file.includes('/asterisk/') ? file.split('/').slice(0, 6).join('/') : dirname(file))
}

function draw(index: number): readonly [left: Float32Array, right: Float32Array] {
  const random = createRandom(`speech ${index}`)
  const files = random.pick(speakers)
  const sings = !random.chance(SPEAKS)
  const shift = random.between(-2, 10)
  const scale = random.between(0.92, 1.1)
  const vibrato = { hz: random.between(4.8, 6.8), cents: random.chance(0.3) ? 0 : random.between(15, 70) }
  const voice = new Float32Array(LENGTH_SAMPLES)
  let at = random.integer(0, 2 * SAMPLE_RATE)
  while (at < LENGTH_SAMPLES) {
    const said = decode(random.pick(files))
    const line = sings && said.length > SAMPLE_RATE / 4 ? sing(said, { shift, scale, vibrato }, random) : said
    const level = SPEECH_LEVEL * 10 ** (random.between(-4, 4) / 20)
    const gain = level / (Math.sqrt(line.reduce((sum, x) => sum + x * x, 0) / line.length) + 1e-6)
    for (let k = 0; k < line.length && at + k < LENGTH_SAMPLES; k++) voice[at + k]! += gain * line[k]!
    const rest = random.chance(0.15) ? random.between(2, 6) : random.between(0.03, 0.9)
    at += line.length + Math.round(rest * SAMPLE_RATE)
  }
  createFilter([highpass(60)]).process(voice)
  return random.chance(WITH_ROOM) ? inRoom(voice, random) : [voice, voice]
}

function decode(file: string): Float32Array {
  const args = ['-nostdin', '-v', 'error', '-i', file, '-f', 'f32le', '-ac', '1', '-ar', String(SAMPLE_RATE), '-']
  const { stdout } = spawnSync('ffmpeg', args, { maxBuffer: 64 * 1024 * 1024 })
  return new Float32Array(stdout.buffer.slice(stdout.byteOffset, stdout.byteOffset + 4 * Math.floor(stdout.length / 4)))
}

type Singing = {
  readonly shift: number
  readonly scale: number
  readonly vibrato: { readonly hz: number; readonly cents: number }
}

/** The same words, slower and on a tune. */
function sing(samples: Float32Array, { shift, scale, vibrato }: Singing, random: Random): Float32Array {
  const sound = { sampleRate: SAMPLE_RATE, samples }
  const said = estimateF0(sound, SEARCH)
  const envelopes = estimateEnvelopes(fft, sound, said)
  const voiced = said.f0Hz.filter((hz) => hz > 0).sort()
  const middle = (voiced[voiced.length >> 1] ?? 150) * 2 ** (shift / 12)
  const slower = random.between(1, 2.6)
  const frames = Math.floor(said.f0Hz.length * slower)
  const sourceOf = (frame: number) => Math.min(said.f0Hz.length - 1, Math.floor(frame / slower))
  let [semitones, goal, until, error] = [0, 0, 0, 0]
  const f0Hz = Float32Array.from({ length: frames }, (_, frame) => {
    if (frame >= until) {
      goal = random.pick(SCALE) + 12 * random.integer(-1, 0) + 3
      until = frame + Math.round(random.between(0.2, 1.1) / HOP_SEC)
    }
    semitones += (goal - semitones) * (HOP_SEC / GLIDE_SEC)
    error = 0.98 * error + random.between(-1, 1) * ERROR_CENTS * 0.2
    const swing = vibrato.cents * Math.sin(2 * Math.PI * vibrato.hz * frame * HOP_SEC)
    return clamp(middle * 2 ** (semitones / 12 + (swing + error) / 1200), ...SUNG_HZ)
  })
  const rates = {
    sourceRate: SAMPLE_RATE,
    sourceBins: envelopes.bins,
    sampleRate: SAMPLE_RATE,
    bins: SYNTHESIS_BINS,
    band: TRUSTED,
  }
  const shaper = createShaper({ ...PLAIN_VOICE, formantScale: scale }, rates)
  const source = new Float32Array(envelopes.bins)
  return synthesizer.synthesize(
    {
      ...{ sampleRate: SAMPLE_RATE, hopSamples: HOP_SAMPLES, f0Hz, frames },
      noiseShare: noiseShare(SYNTHESIS_BINS, SAMPLE_RATE, random.between(-3, 6)),
      fill(frame, into) {
        const from = sourceOf(frame)
        envelopeAt(envelopes, from * said.hopSec, source)
        into.voicing = said.f0Hz[from]! > 0 ? 1 : 0
        shaper.shape(source, { f0Hz: f0Hz[frame]!, voicing: into.voicing }, into.logPower)
      },
    },
    random,
  )
}

/** Echoes of two channels that are unlike each other: four combs each (Schroeder 1962). */
function inRoom(voice: Float32Array, random: Random): readonly [Float32Array, Float32Array] {
  const wet = random.between(0.05, 0.3)
  const kept = random.between(0.6, 0.85)
  const channel = () => {
    const whole = voice.slice()
    for (let comb = 0; comb < 4; comb++) {
      const delay = random.integer(1100, 2400)
      const echo = new Float32Array(voice.length)
      for (let at = delay; at < voice.length; at++) {
        echo[at] = voice[at - delay]! + kept * echo[at - delay]!
        whole[at]! += (wet / 4) * echo[at]!
      }
    }
    return whole
  }
  return [channel(), channel()]
}

const [folder, from, to] = process.argv.slice(2) as [string, string, string]
mkdirSync(folder, { recursive: true })
for (let index = Number(from); index < Number(to); index++) {
  const file = stemFile(folder, index, 'voice')
  if (existsSync(file)) continue
  const channels = draw(index)
  const full = (sample: number) => FULL_SCALE_16 * clamp(sample, -1, 1)
  const samples = Int16Array.from({ length: 2 * LENGTH_SAMPLES }, (_, at) => full(channels[at % 2]![at >> 1]!))
  writeFileSync(file, new Uint8Array(samples.buffer))
}
