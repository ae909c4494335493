import type { FamilyKey } from '#lib/catalog/voices/families.ts'
import type { VoiceRow } from '#lib/catalog/voices/read-catalogue.ts'
import { REGISTERS, type Register } from '#lib/catalog/voices/registers.ts'
import {
  MOST_STEPS,
  modelOf,
  VOICE_PARAMETER_NAMES,
  type VoiceParameter,
  type VoiceParameters,
} from '#lib/catalog/voices/voice-parameters.ts'
import { clamp } from '#lib/engine/dsp/interpolate.ts'
import type { Random } from '#lib/engine/random/random.ts'
import { DESIGNS, USUAL } from './designs.ts'
import { distance, type VoicePrint } from './voice-print.ts'

/** A place in the catalogue that wants a voice: the `index`th of a family. */
export type VoiceSlot = { readonly family: FamilyKey; readonly index: number }

type Found = Omit<VoiceRow, 'name'>
type Printer = (
  voice: Pick<Found, 'lowNote' | 'highNote'> & { model: ReturnType<typeof modelOf> },
  middle: number,
) => VoicePrint

/** Any two voices of one register are at least so far apart, dB. */
const NEAREST_DB = 3.02
/** The search first asks for a larger distance, so that the first voices do not huddle. */
const HOPED_DB = 4.2
/** After this many rejected proposals, a slot accepts a slightly smaller distance. */
const PATIENCE = 12
const CONCESSION = 0.96
const MOST_PROPOSALS = 4000
/** Scale of all formants against a grown man's, with the register's own part. */
const FORMANT_SCALES = { least: 0.885, most: 1.255 }
/** Limit for all these parameters together, where 1 is a single one at its extreme. The tilt counts for more. */
const STRANGEST = 1.15
const TILT_SHARE = 0.85
/**
 * Limit for what muffles consonants: a dark tilt, a strong fundamental, a large vocal tract, where 1 is a tilt at its extreme. Low
 * registers have less room than the others.
 */
const MOST_MUFFLED = 1.05
const MUFFLING = { open: 0.6, large: 0.3, low: 0.3 }
const LOW_REGISTERS: readonly Register[] = ['bass', 'bass-baritone']
/** Proposals for a voice that is made clearer, before they may lie a step farther from it. */
const CLOSE_PROPOSALS = 8
/** Semitones from the lowest to the highest note of a voice. */
const SPANS = { least: 15, most: 18 }

/** A voice for each slot, in the order of the slots. Throws when a family is too narrow for its slots. */
export function findVoices(slots: readonly VoiceSlot[], print: Printer, random: Random): Found[] {
  const placed = new Map<Register, VoicePrint[]>()
  // By turns, so that no family takes the room of the next.
  const order = slots.map((_, at) => at).sort((one, other) => slots[one]!.index - slots[other]!.index)
  const found: Found[] = new Array(slots.length)
  for (const at of order) {
    const slot = slots[at]!
    const chance = random.fork(`${slot.family} ${slot.index}`)
    const { registers } = DESIGNS[slot.family]
    const { voice, own } = searchAll(slot.family, registers, placed, print, chance)
    placed.set(voice.register, [...(placed.get(voice.register) ?? []), own])
    found[at] = voice
  }
  return found
}

/**
 * Moves muffled voices to where they are understood, within the region of their family and as far from all others as
 * any voice. One that finds no room there stays as it is.
 */
export function clearMuffled<Voice extends Found>(voices: readonly Voice[], print: Printer, random: Random): Voice[] {
  const prints = voices.map((voice) => printOf(voice, print))
  return voices.map((voice, at) => {
    if (howMuffled(voice) <= MOST_MUFFLED) return voice
    const others = prints.filter((_, other) => other !== at && voices[other]!.register === voice.register)
    const found = nearestClear(voice, others, print, random.fork(String(at)))
    prints[at] = found?.own ?? prints[at]!
    return found?.voice ?? voice
  })
}

function nearestClear<Voice extends Found>(
  voice: Voice,
  others: readonly VoicePrint[],
  print: Printer,
  chance: Random,
): { voice: Voice; own: VoicePrint } | null {
  const start = lessMuffled(voice)
  const { region } = DESIGNS[voice.family]
  for (let proposal = 0; proposal < MOST_PROPOSALS; proposal++) {
    const reach = Math.floor(proposal / CLOSE_PROPOSALS)
    const parameters = mapParameters((name) => {
      const [from, to] = region[name] ?? USUAL[name]
      return clamp(start[name] + chance.integer(-reach, reach), from, to)
    })
    const clear = { ...voice, parameters }
    if (!isUnderstood(parameters, voice.register) || howMuffled(clear) > MOST_MUFFLED) continue
    const own = printOf(clear, print)
    if (others.every((other) => distance(own, other, NEAREST_DB) >= NEAREST_DB)) return { voice: clear, own }
  }
  return null
}

/** Brightens a voice and closes its glottis, both step by step, and then makes it smaller, until it is within the limit. */
function lessMuffled(voice: Found): VoiceParameters {
  let { parameters } = voice
  while (howMuffled({ ...voice, parameters }) > MOST_MUFFLED) {
    const { tilt, open, size } = parameters
    parameters =
      tilt < 0 || open > 0
        ? { ...parameters, tilt: tilt + (tilt < 0 ? 1 : 0), open: open - (open > 0 ? 1 : 0) }
        : { ...parameters, size: size + 1 }
  }
  return parameters
}

function howMuffled({ parameters: { tilt, open, size }, register }: Pick<Found, 'parameters' | 'register'>): number {
  const steps = Math.max(0, -tilt) + MUFFLING.open * Math.max(0, open) + MUFFLING.large * Math.max(0, -size)
  return steps / MOST_STEPS + (LOW_REGISTERS.includes(register) ? MUFFLING.low : 0)
}

/** Searches the family's registers, the one with the fewest voices first, until one has room. */
function searchAll(
  family: FamilyKey,
  registers: readonly Register[],
  placed: ReadonlyMap<Register, readonly VoicePrint[]>,
  print: Printer,
  chance: Random,
) {
  const othersIn = (register: Register) => placed.get(register) ?? []
  const order = registers.toSorted((one, other) => othersIn(one).length - othersIn(other).length)
  for (const register of order) {
    const found = searchOne(family, register, othersIn(register), print, chance)
    if (found) return found
  }
  throw new Error(`No room is left among the voices of "${family}"`)
}

function searchOne(
  family: FamilyKey,
  register: Register,
  others: readonly VoicePrint[],
  print: Printer,
  chance: Random,
): { voice: Found; own: VoicePrint } | null {
  let asked = HOPED_DB
  for (let proposal = 1; proposal <= MOST_PROPOSALS; proposal++) {
    const voice = propose(family, register, chance)
    const own = printOf(voice, print)
    if (others.every((other) => distance(own, other, asked) >= asked)) return { voice, own }
    if (proposal % PATIENCE === 0) asked = Math.max(NEAREST_DB, asked * CONCESSION)
  }
  return null
}

function printOf(voice: Found, print: Printer): VoicePrint {
  const { low, high } = REGISTERS[voice.register]
  return print({ ...voice, model: modelOf(voice.parameters) }, (low + high) / 2)
}

function propose(family: FamilyKey, register: Register, chance: Random): Found {
  const { region } = DESIGNS[family]
  const { low, high } = REGISTERS[register]
  const parameters = drawParameters(region, chance)
  if (!isUnderstood(parameters, register)) return propose(family, register, chance)
  const span = chance.integer(SPANS.least, SPANS.most)
  const lowNote = chance.integer(low, high - span)
  return { family, register, lowNote, highNote: lowNote + span, parameters }
}

function drawParameters(region: (typeof DESIGNS)[FamilyKey]['region'], chance: Random): VoiceParameters {
  return mapParameters((parameter) => chance.integer(...(region[parameter] ?? USUAL[parameter])))
}

const mapParameters = (step: (parameter: VoiceParameter) => number) =>
  Object.fromEntries(VOICE_PARAMETER_NAMES.map((name) => [name, step(name)])) as VoiceParameters

/**
 * Words get lost if the vocal tract as a whole is far from a grown person's, or if several of the parameters that move or cover
 * formants are far from neutral at once: `npm run judge -- covers` measures it.
 */
function isUnderstood(parameters: VoiceParameters, register: Register): boolean {
  const { formantScale, lowFormantScale, highFormantScale } = modelOf(parameters)
  const whole = REGISTERS[register].formantScale * formantScale * Math.sqrt(lowFormantScale * highFormantScale)
  const { size, tilt, pharynx, nasal } = parameters
  const strangeness = Math.hypot(size, tilt / TILT_SHARE, pharynx, nasal) / MOST_STEPS
  return whole >= FORMANT_SCALES.least && whole <= FORMANT_SCALES.most && strangeness <= STRANGEST
}
