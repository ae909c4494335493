// Makes lib/catalog/voices/catalogue.txt again, byte for byte, in nine minutes of CPU: node scripts/build-voices.ts
import { writeFileSync } from 'node:fs'
import { VOICE_CATEGORIES } from '#lib/catalog/voices/categories.ts'
import { FAMILIES, FAMILY_KEYS, type FamilyKey } from '#lib/catalog/voices/families.ts'
import { voiceOf, writeHeader, writeRow } from '#lib/catalog/voices/read-catalogue.ts'
import { createRandom } from '#lib/engine/random/random.ts'
import { checksumOf } from '#server/assets/voices.ts'
import { createNamer } from './voices/names.ts'
import { clearMuffled, findVoices, type VoiceSlot } from './voices/search.ts'
import { createPrinter } from './voices/voice-print.ts'

/** Raise it with every change of the file: databases that know an edition do not read it again. */
const EDITION = 3
const VOICES_A_CATEGORY = 616

const started = process.cpuUsage()
const random = createRandom('voices')
const nameFor = createNamer(random.fork('names'))
const slots = FAMILY_KEYS.flatMap((family): VoiceSlot[] =>
  Array.from({ length: sizeOf(family) }, (_, index) => ({ family, index })),
)
const print = await createPrinter()
const sounds = random.fork('sounds')
const named = findVoices(slots, print, sounds)
  .map((voice) => ({ ...voice, name: nameFor(voice.family, voice.register) }))
  .sort(
    (one, other) =>
      FAMILY_KEYS.indexOf(one.family) - FAMILY_KEYS.indexOf(other.family) || (one.name < other.name ? -1 : 1),
  )
const rows = clearMuffled(named, print, sounds.fork('clearer'))
const header = { edition: EDITION, voices: rows.length, checksum: checksumOf(rows.map(voiceOf)) }
writeFileSync('lib/catalog/voices/catalogue.txt', `${[writeHeader(header), ...rows.map(writeRow)].join('\n')}\n`)
const { user, system } = process.cpuUsage(started)
console.log(`${rows.length} voices, ${((user + system) / 1e6).toFixed(0)} s of CPU`)

/** A category's voices are shared out evenly among its families, in its own order. */
function sizeOf(family: FamilyKey): number {
  const { category } = FAMILIES[family]
  if (!VOICE_CATEGORIES.includes(category)) throw new Error(category)
  const sharing = FAMILY_KEYS.filter((key) => FAMILIES[key].category === category)
  const whole = Math.floor(VOICES_A_CATEGORY / sharing.length)
  return whole + (sharing.indexOf(family) < VOICES_A_CATEGORY - whole * sharing.length ? 1 : 0)
}
