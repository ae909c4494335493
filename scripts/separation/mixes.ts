// Mixes the voices and bands that songs.ts and speech.ts have drawn, and writes the features of each mix beside what should be
// found there, for train.py: node scripts/separation/mixes.ts SONGS MIXES FROM TO
// Of every song four mixes are made, 40 s of each; a mix takes two seconds of processor time.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createFilter, highShelf } from '#lib/engine/dsp/biquad.ts'
import { createStft } from '#lib/engine/dsp/stft.ts'
import { SAMPLE_RATE, type StereoPcm } from '#lib/engine/pcm/pcm.ts'
import { createRandom, type Random } from '#lib/engine/random/random.ts'
import { BANDS, createFrameFeatures, FEATURES } from '#lib/engine/separation/frame-features.ts'
import { LONG_BINS, LONG_FRAME_SAMPLES, LONG_HOP_SAMPLES } from '#lib/engine/separation/frames.ts'
import { pitchesOf } from '#lib/engine/separation/separate.ts'
import { loadFft } from '#server/assets/fft.ts'
import { readStem, type Stereo, stemFile } from './stems.ts'

const COPIES = 4
const LENGTH_SAMPLES = 40 * SAMPLE_RATE
/** Chances of what is changed in all copies but the first: that the band is another song's, that two bands stand at the sides, that a tune is moved, that its sound is brighter or darker, that both are equally loud, and how wide all is. */
const CHANCES = { otherBand: 0.6, twoBands: 0.15, resampled: 0.35, shelved: 0.6, equal: 0.3, mono: 0.2, narrow: 0.25 }
const MOST_SEMITONES = 3
const MOST_SHELF_DB = 6
const BALANCE_DB = [-7, 6] as const
const LEVEL_DB = [-12, 3] as const
const SIDE = 0.9

/** A row a frame: the features of `createFrameFeatures`; for each band the power of what is common at harmonics, of their product with what lies between, and of that, then what both have in common with the true voice, and its own power; and the power of the voice about the frame's middle. */
const ROW = FEATURES + 6 * BANDS + 1

const fft = await loadFft()
const [songs, mixes, from, to] = process.argv.slice(2) as [string, string, string, string]
const has = (song: number, stem: 'voice' | 'band') => existsSync(stemFile(songs, song, stem))
const bands = readdirSync(songs).flatMap((name) => (name.endsWith('.band') ? Number.parseInt(name, 10) : []))

type Mix = { readonly voice: Stereo; readonly band: Stereo }

function draw(song: number, copy: number): Mix {
  const random = createRandom(`mix ${song} ${copy}`)
  return copy === 0 && has(song, 'band') ? asMade(song) : changed(song, random)
}

function asMade(song: number): Mix {
  const part = (stem: 'voice' | 'band') =>
    readStem(stemFile(songs, song, stem), LENGTH_SAMPLES, (most) => createRandom(`cut ${song}`).integer(0, most))
  const band = part('band')
  return { voice: has(song, 'voice') ? part('voice') : times(band, 0), band }
}

function changed(song: number, random: Random): Mix {
  const part = (one: number, stem: 'voice' | 'band') => {
    const speed = random.chance(CHANCES.resampled) ? 2 ** (random.between(-MOST_SEMITONES, MOST_SEMITONES) / 12) : 1
    const length = Math.ceil(LENGTH_SAMPLES * speed) + 4
    const read = readStem(stemFile(songs, one, stem), length, (most) => random.integer(0, most))
    return withShelf(speed === 1 ? read : resampled(read, speed), random)
  }
  const first = part(has(song, 'band') && !random.chance(CHANCES.otherBand) ? song : random.pick(bands), 'band')
  const band = random.chance(CHANCES.twoBands) ? atSides(first, part(random.pick(bands), 'band')) : first
  const balance = random.chance(CHANCES.equal) ? 0 : random.between(...BALANCE_DB)
  const sung = has(song, 'voice') ? part(song, 'voice') : times(band, 0)
  const voice = times(sung, (levelOf(band) / levelOf(sung)) * 10 ** (balance / 20))
  const width = random.chance(CHANCES.mono) ? 0 : random.chance(CHANCES.narrow) ? random.between(0.2, 1) : 1
  const level = 10 ** (random.between(...LEVEL_DB) / 20)
  const [one, two] = [voice, band].map((stem) => times(narrowed(stem, width), level)) as [Stereo, Stereo]
  return { voice: one, band: random.chance(0.5) ? [two[1], two[0]] : two }
}

/** Faster and higher, or slower and lower. */
const resampled = (stem: Stereo, speed: number): Stereo =>
  perChannel(stem, (samples) => {
    const slower = new Float32Array(Math.floor((samples.length - 4) / speed))
    for (let at = 0; at < slower.length; at++) {
      const place = 1 + at * speed
      const whole = Math.floor(place)
      const f = place - whole
      const [a, b] = [samples[whole - 1]!, samples[whole]!]
      const [c, d] = [samples[whole + 1]!, samples[whole + 2]!]
      slower[at] = b + 0.5 * f * (c - a + f * (2 * a - 5 * b + 4 * c - d + f * (3 * (b - c) + d - a)))
    }
    return slower
  })

function withShelf(stem: Stereo, random: Random): Stereo {
  if (!random.chance(CHANCES.shelved)) return stem
  const shelf = highShelf(random.between(500, 4000), random.between(-MOST_SHELF_DB, MOST_SHELF_DB))
  for (const samples of stem) createFilter([shelf]).process(samples)
  return stem
}

/** One band left and another right: nothing of either is in the middle. */
function atSides(one: Stereo, other: Stereo): Stereo {
  const length = Math.min(one[0].length, other[0].length)
  const mono = ([left, right]: Stereo) => left.subarray(0, length).map((x, at) => (x + right[at]!) / 2)
  const [a, b] = [mono(one), mono(other)]
  return [a.map((x, at) => SIDE * x + (1 - SIDE) * b[at]!), b.map((x, at) => SIDE * x + (1 - SIDE) * a[at]!)]
}

const times = (stem: Stereo, gain: number) => perChannel(stem, (samples) => samples.map((x) => gain * x))

const perChannel = ([left, right]: Stereo, change: (samples: Float32Array) => Float32Array): Stereo => [
  change(left),
  change(right),
]

function narrowed([left, right]: Stereo, width: number): Stereo {
  const to = (own: number, other: number) => ((1 + width) * own + (1 - width) * other) / 2
  return [left.map((x, at) => to(x, right[at]!)), right.map((x, at) => to(x, left[at]!))]
}

const levelOf = ([left, right]: Stereo) =>
  Math.sqrt(left.reduce((sum, x, at) => sum + (x + right[at]!) ** 2, 0) / left.length) + 1e-9

/** What the separation hears of a mix, and what it should have found: rows of ROW numbers. */
function rowsOf({ voice, band }: Mix): Float32Array {
  const length = Math.min(voice[0].length, band[0].length)
  const both = (which: 0 | 1) => voice[which].slice(0, length).map((x, at) => x + band[which][at]!)
  const song: StereoPcm = { sampleRate: SAMPLE_RATE, left: both(0), right: both(1) }
  const truth = voice[0].slice(0, length).map((x, at) => (x + voice[1][at]!) / 2)
  const stft = createStft(fft, LONG_FRAME_SAMPLES)
  const frames = stft.framesOf(length)
  const pitches = pitchesOf(fft, song)
  const measured = createFrameFeatures(SAMPLE_RATE)
  const truths = stft.spectraOf({ sampleRate: SAMPLE_RATE, left: truth, right: truth })
  const rows = new Float32Array(frames * ROW)
  let frame = 0
  for (const [left, right] of stft.spectraOf(song)) {
    measured.measure(left, right, pitches.next().value)
    const [own] = truths.next().value!
    const row = rows.subarray(frame * ROW, (frame + 1) * ROW)
    row.set(measured.features)
    for (let bin = 1; bin < LONG_BINS - 1; bin++) {
      const at = FEATURES + measured.bandOf[bin]!
      if (at < FEATURES) continue
      const [real, imaginary] = [2 * bin, 2 * bin + 1]
      const [re, im] = [own[real]!, own[imaginary]!]
      const [a, b, tooth] = [measured.common[real]!, measured.common[imaginary]!, measured.comb[bin]!]
      const [power, alike] = [a * a + b * b, a * re + b * im]
      row[at]! += tooth * tooth * power
      row[at + BANDS]! += tooth * (1 - tooth) * power
      row[at + 2 * BANDS]! += (1 - tooth) * (1 - tooth) * power
      row[at + 3 * BANDS]! += tooth * alike
      row[at + 4 * BANDS]! += (1 - tooth) * alike
      row[at + 5 * BANDS]! += re * re + im * im
    }
    // The middle of frame k is sample (k − 1) · LONG_HOP_SAMPLES.
    const middle = (frame - 1) * LONG_HOP_SAMPLES
    const about = truth.subarray(Math.max(0, middle - LONG_HOP_SAMPLES / 2), Math.max(0, middle + LONG_HOP_SAMPLES / 2))
    row[ROW - 1] = about.reduce((sum, x) => sum + x * x, 0)
    frame++
  }
  pitches.return(0)
  stft.free()
  return rows
}

mkdirSync(mixes, { recursive: true })
for (let song = Number(from); song < Number(to); song++) {
  for (let copy = 0; copy < COPIES && (has(song, 'voice') || has(song, 'band')); copy++) {
    const file = join(mixes, `${String(song).padStart(4, '0')}-${copy}`)
    if (existsSync(file)) continue
    writeFileSync(file, new Uint8Array(rowsOf(draw(song, copy)).buffer))
  }
}
