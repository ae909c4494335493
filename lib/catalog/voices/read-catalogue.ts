import type { CatalogueVoice } from './catalogue-voice.ts'
import { describeVoice, type Sketch, tagsOf } from './describe-voice.ts'
import { FAMILIES, FAMILY_KEYS } from './families.ts'
import { REGISTER_NAMES } from './registers.ts'
import { slugOf, voiceId } from './voice-id.ts'
import { modelOf, VOICE_PARAMETER_NAMES, type VoiceParameters } from './voice-parameters.ts'

export type CatalogueHeader = { readonly edition: number; readonly voices: number; readonly checksum: string }

/** One voice as the file keeps it: the rest follows from these. */
export type VoiceRow = Omit<Sketch, 'slug'> & { readonly name: string }

/** The file's first line. */
export function writeHeader({ edition, voices, checksum }: CatalogueHeader): string {
  return `edition ${edition}, ${voices} voices, ${checksum}`
}

/** Throws Error when the text is not a catalogue. */
export function readHeader(text: string): CatalogueHeader {
  const [, edition, voices, checksum] = /^edition (\d+), (\d+) voices, ([0-9a-f]{64})\n/.exec(text) ?? []
  if (!edition || !voices || !checksum) throw new Error('This is not a catalogue of voices')
  return { edition: Number(edition), voices: Number(voices), checksum }
}

/** A row: name, family, register, lowest and highest note, and the parameters in the order of `VOICE_PARAMETER_NAMES`. */
export function writeRow({ name, family, register, lowNote, highNote, parameters }: VoiceRow): string {
  const numbers = [FAMILY_KEYS.indexOf(family), REGISTER_NAMES.indexOf(register), lowNote, highNote]
  return `${name}\t${[...numbers, ...VOICE_PARAMETER_NAMES.map((parameter) => parameters[parameter])].join(' ')}`
}

export function readRow(line: string): VoiceRow {
  const [name = '', rest = ''] = line.split('\t')
  const [familyIndex = -1, registerIndex = -1, lowNote = 0, highNote = 0, ...settings] = rest.split(' ').map(Number)
  const family = FAMILY_KEYS[familyIndex]
  const register = REGISTER_NAMES[registerIndex]
  if (!family || !register || settings.length !== VOICE_PARAMETER_NAMES.length)
    throw new Error(`This is not a voice: ${line}`)
  const parameters = Object.fromEntries(
    VOICE_PARAMETER_NAMES.map((parameter, index) => [parameter, settings[index]]),
  ) as VoiceParameters
  return { name, family, register, lowNote, highNote, parameters }
}

/** Every voice of the file, in its order. */
export function readCatalogue(text: string): CatalogueVoice[] {
  return text
    .slice(text.indexOf('\n') + 1)
    .trimEnd()
    .split('\n')
    .map((line) => voiceOf(readRow(line)))
}

export function voiceOf(row: VoiceRow): CatalogueVoice {
  const { name, family, register, lowNote, highNote, parameters } = row
  const slug = slugOf(name)
  return {
    id: voiceId(slug),
    slug,
    name,
    category: FAMILIES[family].category,
    family,
    description: describeVoice({ ...row, slug }),
    tags: tagsOf(row),
    register,
    lowNote,
    highNote,
    languages: [],
    model: modelOf(parameters),
  }
}
