// Writes lib/engine/instruments/recorded/key-gains.ts anew: node scripts/level-recordings.ts, then npx biome check --write on it.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createPlayer } from '#lib/engine/instruments/player.ts'
import { BLOCK_SAMPLES } from '#lib/engine/instruments/program.ts'
import { type KeyGains, keyGainDb } from '#lib/engine/instruments/recorded/key-gain.ts'
import { KEY_GAINS } from '#lib/engine/instruments/recorded/key-gains.ts'
import { INSTRUMENTS, type InstrumentName } from '#lib/engine/instruments/registry.ts'
import { createLoudnessMeter, lufsOf, mean } from '#lib/engine/mix/meters/loudness.ts'
import { SAMPLE_RATE } from '#lib/engine/pcm/pcm.ts'
import { createRandom } from '#lib/engine/random/random.ts'
import { loadInstruments } from '#server/assets/instruments.ts'

/** An instrument grows softer or louder by at most this from key to key, in decibels. The rest is the zones'. */
const MOST_SLOPE = 0.15
/** Differences from that line which are an instrument's own, in decibels. */
const OWN_DB = 1
const STEP_DB = 0.5
/** Smaller gains are not heard. */
const LEAST_DB = 1
const VELOCITY = 0.7
const HELD_SEC = 0.7
const HEARD_SEC = 1

const assets = await loadInstruments()

function levelOf(name: InstrumentName, pitch: number): number {
  const note = { startSample: 0, endSample: Math.round(HELD_SEC * SAMPLE_RATE), pitch, velocity: VELOCITY }
  const player = createPlayer(INSTRUMENTS[name], [note], assets, createRandom(1))
  const meter = createLoudnessMeter()
  for (let block = 0; block < (HEARD_SEC * SAMPLE_RATE) / BLOCK_SAMPLES; block++) {
    const [left, right] = [new Float32Array(BLOCK_SAMPLES), new Float32Array(BLOCK_SAMPLES)]
    player.render(left, right)
    meter.push(left, right)
  }
  return lufsOf(mean(meter.steps))
}

const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1]!

/** The gains that bring each key to within OWN_DB of the line through all (Theil 1950, Sen 1968). */
function gainsOf(name: InstrumentName, recording: string): KeyGains {
  const [low, high] = INSTRUMENTS[name].range
  const now = KEY_GAINS[recording] ?? []
  const keys = Array.from({ length: high - low + 1 }, (_, index) => low + index)
  const levels = keys.map((key) => levelOf(name, key) - keyGainDb(now, key))
  const slopes = keys.flatMap((_, one) =>
    keys.slice(one + 1).map((_, off) => (levels[one + 1 + off]! - levels[one]!) / (off + 1)),
  )
  const slope = Math.max(-MOST_SLOPE, Math.min(MOST_SLOPE, median(slopes)))
  const height = median(keys.map((key, index) => levels[index]! - slope * key))
  const runs: [number, number, number][] = []
  for (const [index, key] of keys.entries()) {
    const off = levels[index]! - (height + slope * key)
    const beyond = Math.sign(off) * Math.max(0, Math.abs(off) - OWN_DB)
    const db = -Math.round(beyond / STEP_DB) * STEP_DB || 0
    const last = runs.at(-1)
    if (last && last[2] === db) last[1] = key
    else runs.push([key, key, db])
  }
  return runs.filter(([, , db]) => Math.abs(db) >= LEAST_DB)
}

/** The first instrument that plays a recording measures it: others play it through an amplifier. */
const measured = new Set<string>()
const lines = Object.entries(INSTRUMENTS).flatMap(([name, { sound }]) => {
  if (!('recording' in sound) || measured.has(sound.recording)) return []
  measured.add(sound.recording)
  const gains = gainsOf(name as InstrumentName, sound.recording)
  return gains.length > 0 ? [`  '${sound.recording}': ${JSON.stringify(gains)},`] : []
})
writeFileSync(
  join(import.meta.dirname, '../lib/engine/instruments/recorded/key-gains.ts'),
  `import type { KeyGains } from './key-gain.ts'

/**
 * The bank's zones differ in level: a vibraphone is 12 dB softer from one key to the next. These gains bring each key near the
 * line through all keys of its instrument. scripts/level-recordings.ts measures and writes them.
 */
export const KEY_GAINS: Readonly<Record<string, KeyGains>> = {
${lines.join('\n')}
}
`,
)
