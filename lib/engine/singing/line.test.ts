import { expect, test } from 'vitest'
import { createRandom } from '../random/random.ts'
import type { VoiceFrame, VoiceTrack } from '../vocoder/voice-track.ts'
import { SYNTHESIS_BINS } from '../vocoder/voice-track.ts'
import { PLAIN_F0 } from '../voices/f0-control.ts'
import { PLAIN_VOICE } from '../voices/voice-model.ts'
import { singLine } from './line.ts'
import { deliveryOf } from './pitch/delivery.ts'
import type { PlacedLine } from './placed-line.ts'

const HOP_SEC = 0.01
const ENVELOPE_BINS = 513
/** Until when the first phone is sung, and from when on the second. */
const END_SEC = 1
const NEXT_SEC = 1.3

/** A vowel whose spoken frames are soft, then, after a rest, an "s" whose frames are loud. */
const LINE: PlacedLine = {
  segments: [segment('aa', 0.5, END_SEC), segment('s', NEXT_SEC, 1.5)],
  notes: [{ startSec: 0.5, endSec: END_SEC, pitch: 57 }],
  efforts: [0],
  range: { low: 45, high: 69 },
  envelopes: {
    sampleRate: 16_000,
    hopSec: HOP_SEC,
    bins: ENVELOPE_BINS,
    logPower: Array.from({ length: 200 }, (_, frame) =>
      new Float32Array(ENVELOPE_BINS).fill(frame * HOP_SEC < 1.1 ? -20 : -8),
    ),
  },
  targets: new Map(),
  set: 'arpabet',
  band: { voicedHz: 8000, noiseHz: 8000 },
  delivery: deliveryOf('Pop'),
}

function segment(phone: string, startSec: number, endSec: number) {
  return {
    startSec,
    endSec,
    phone,
    syllable: 0,
    map: [
      [startSec, startSec],
      [endSec, endSec],
    ] as const,
  }
}

/** What the synthesiser is told, frame by frame, with the frame's time. */
function framesOf(line: PlacedLine): (VoiceFrame & { timeSec: number })[] {
  const frames: (VoiceFrame & { timeSec: number })[] = []
  const synthesize = ({ frames: count, hopSamples, sampleRate, fill }: VoiceTrack) => {
    for (let index = 0; index < count; index++) {
      const frame = { logPower: new Float32Array(SYNTHESIS_BINS), voicing: 0, rd: 1, breathDb: 0 }
      fill(index, frame)
      frames.push({ ...frame, timeSec: (index * hopSamples) / sampleRate })
    }
    return new Float32Array(count * hopSamples)
  }
  const take = { model: PLAIN_VOICE, f0: PLAIN_F0, detuneCents: 0, delaySec: 0 }
  const { startSample } = singLine(line, take, { synthesize }, createRandom(1))
  const startSec = startSample / 44_100 - 0.01
  return frames.map((frame) => ({ ...frame, timeSec: startSec + frame.timeSec }))
}

test('after a rest within a line a phone begins as itself, and the one before it ends as itself', () => {
  const frames = framesOf(LINE)
  const heard = (fromSec: number, toSec: number) =>
    frames.filter(({ timeSec, logPower }) => timeSec > fromSec && timeSec < toSec && logPower[200]! > -40)
  const attack = heard(NEXT_SEC - 0.012, NEXT_SEC)
  expect(attack.length).toBeGreaterThan(0)
  expect(attack.map(({ voicing }) => voicing)).toEqual(attack.map(() => 0))
  const release = heard(END_SEC, END_SEC + 0.07)
  expect(release.length).toBeGreaterThan(0)
  expect(release.map(({ voicing }) => voicing)).toEqual(release.map(() => 1))
})
