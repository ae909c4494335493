import { expect, it } from 'vitest'
import { loadFft } from '../../../server/assets/fft.ts'
import { FULL_SCALE_16 } from '../codec/wav.ts'
import { SAMPLE_RATE } from '../pcm/pcm.ts'
import { createRandom } from '../random/random.ts'
import { isSung } from './is-sung.ts'
import { createPart } from './part.ts'

const fft = await loadFft()
const SECONDS = 9

const partOf = (of: (timeSec: number) => number, seconds = SECONDS) => {
  const samples = Int16Array.from({ length: seconds * SAMPLE_RATE }, (_, at) => FULL_SCALE_16 * of(at / SAMPLE_RATE))
  return createPart([samples, samples], 1, [0, 0])
}

/** Notes of half a second with eight harmonics; the pitch wavers by so many cents, and every note dies away so fast. */
function notes(gain: number, { wavers = 0, decay = 0 } = {}) {
  let phase = 0
  return (timeSec: number) => {
    const note = [0, 4, 7, 5, 9, 2][Math.floor(2 * timeSec) % 6]!
    const cents = wavers * (Math.sin(2 * Math.PI * 5.5 * timeSec) + 0.6 * Math.sin(2 * Math.PI * 3.1 * timeSec))
    phase += (2 * Math.PI * 220 * 2 ** (note / 12 + cents / 1200)) / SAMPLE_RATE
    let sample = 0
    for (let harmonic = 1; harmonic <= 8; harmonic++) sample += Math.sin(harmonic * phase) / harmonic
    return gain * sample * Math.exp(-decay * (timeSec % 0.5))
  }
}

const random = createRandom('nobody sings')
let brown = 0
const rumble = () => {
  brown = 0.995 * brown + random.between(-0.02, 0.02)
  return brown
}
const band = partOf(notes(0.1))
const quietBand = partOf(notes(0.02))

it('hears a voice, softer than its band or by itself', () => {
  expect(isSung({ vocals: partOf(notes(0.1, { wavers: 50 })), instrumental: band }, fft)).toBe(true)
  expect(isSung({ vocals: partOf(notes(0.1, { wavers: 35 })), instrumental: quietBand }, fft)).toBe(true)
})

it('hears a voice that rests for most of the song, while the band leaks', () => {
  const sung = notes(0.1, { wavers: 50 })
  const leaked = notes(0.05, { decay: 2 })
  const resting = partOf((timeSec) => (timeSec < 24 ? sung(timeSec) : leaked(timeSec)), 7 * SECONDS)
  expect(isSung({ vocals: resting, instrumental: partOf(notes(0.1), 7 * SECONDS) }, fft)).toBe(true)
})

it.each([
  ['silence', () => 0],
  ['a tone', (timeSec: number) => 0.3 * Math.sin(2 * Math.PI * 440 * timeSec)],
  ['keys that are struck', notes(0.1, { decay: 5 })],
  ['an organ', notes(0.1)],
  ['noise', () => random.between(-0.3, 0.3)],
  ['a rumble', rumble],
])('is not taken in by %s', (_, of) => {
  expect(isSung({ vocals: partOf(of), instrumental: quietBand }, fft)).toBe(false)
})

it('says nothing of what is too short to tell', () => {
  const samples = new Int16Array(2 * SAMPLE_RATE)
  const short = createPart([samples, samples], 1, [0, 0])
  expect(isSung({ vocals: short, instrumental: short }, fft)).toBe(true)
})
