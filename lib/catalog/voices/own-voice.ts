import { REGISTER_NAMES, REGISTERS, type Register } from './registers.ts'

/** What a person's own voice may be made from, and how many of them anybody has. */
export const OWN_VOICE = { leastSec: 20, mostSec: 60, mostVoices: 5 } as const

/** Names the text by which people state that the voice is theirs; another text, another name. */
export const CONSENT_TEXT = '2026-11'

/**
 * Texts to be read aloud, by name; the words stand in `own-voice.sentences` of the messages. One is chosen by chance for
 * every recording, and stored with the consent: whoever changes a text gives it another name.
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
