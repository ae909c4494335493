import { REGISTER_NAMES, REGISTERS, type Register } from './registers.ts'

/** Limits of a recording for a person's own voice, and how many own voices a person may have. */
export const OWN_VOICE = { leastSec: 20, mostSec: 60, mostVoices: 5 } as const

/** The version of the text by which people state that the voice is theirs. A changed text needs a new version. */
export const CONSENT_TEXT = '2026-11'

/**
 * Names of the texts to be read aloud; their words stand in `own-voice.sentences` of the messages. One is drawn at
 * random for every recording, and its name is stored with the consent. So a changed text needs a new name.
 */
export const SENTENCES = [
  'kettle',
  'harbour',
  'orchard',
  'staircase',
  'thunder',
  'bakery',
  'ferry',
  'violin',
  'snow',
  'market',
  'lighthouse',
  'bicycle',
  'letter',
  'garden',
] as const

/** The register whose middle is nearest to that of a range of MIDI notes. */
export function registerOf({ lowNote, highNote }: { lowNote: number; highNote: number }): Register {
  const distance = (name: Register) => Math.abs(REGISTERS[name].low + REGISTERS[name].high - lowNote - highNote)
  return REGISTER_NAMES.reduce((nearest, name) => (distance(name) < distance(nearest) ? name : nearest))
}
