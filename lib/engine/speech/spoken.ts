import type { Espeak, EspeakEvent, SpeechAssets } from '../assets.ts'
import type { Language } from '../lyrics/language/language.ts'
import type { Stress } from '../lyrics/pronunciation.ts'
import type { MonoPcm } from '../pcm/pcm.ts'
import { ESPEAK_VOICES } from './espeak.ts'
import { speakPhones } from './flite.ts'
import { isVowel, type PhoneSet, phoneClass } from './phones.ts'
import type { SpeechSource } from './source.ts'

export type SpokenPhone = { readonly startSec: number; readonly endSec: number }

/** A spoken line, and when each of the phones asked for is heard in it, in order. */
export type SpokenLine = { readonly sound: MonoPcm; readonly phones: readonly SpokenPhone[] }

/** A syllable as the speech source needs it; `firstOfWord` where a new word begins. */
export type SpeakableSyllable = {
  readonly phones: readonly string[]
  readonly stress: Stress
  readonly firstOfWord: boolean
}

/** No phone is shorter: sources give some no time at all and let a neighbour sound for both. */
const SHORTEST_SEC = 0.02
const WORDS_PER_MINUTE = 140

export function speak(
  speech: SpeechAssets,
  source: SpeechSource,
  language: Language,
  syllables: readonly SpeakableSyllable[],
): SpokenLine {
  return source.engine === 'flite'
    ? speakWithFlite(speech.flite, source, syllables)
    : speakWithEspeak(speech.espeak, source, language, syllables)
}

function speakWithFlite(
  flite: WebAssembly.Module,
  { voice }: Extract<SpeechSource, { engine: 'flite' }>,
  syllables: readonly SpeakableSyllable[],
): SpokenLine {
  const asked = syllables.flatMap(({ phones, stress }) =>
    phones.map((phone) => (isVowel(phone, 'arpabet') && stress > 0 ? `${phone}1` : phone)),
  )
  const { wav, phones } = speakPhones(flite, voice, asked)
  const heard = phones
    .map(({ phone, endSec }, index) => ({ phone, startSec: phones[index - 1]?.endSec ?? 0, endSec }))
    .filter(({ phone }) => phone !== 'pau')
  const kinds = heard.map(({ phone }) => isVowel(phone, 'arpabet'))
  return { sound: readWav(wav), phones: alignPhones(syllables, 'arpabet', heard, kinds) }
}

function speakWithEspeak(
  espeak: Espeak,
  { variant, pitchPercent }: Extract<SpeechSource, { engine: 'espeak' }>,
  language: Language,
  syllables: readonly SpeakableSyllable[],
): SpokenLine {
  espeak.set_voice(`${ESPEAK_VOICES[language]}+${variant}`)
  espeak.set_rate(WORDS_PER_MINUTE)
  espeak.set_pitch(pitchPercent)
  espeak.set_range(0)
  const chunks: Int16Array[] = []
  const events: EspeakEvent[] = []
  espeak.synthesize(`[[${mnemonics(syllables, language)}]]`, (pcm, chunkEvents) => {
    if (pcm) chunks.push(pcm.slice())
    events.push(...chunkEvents)
    return false
  })
  const times = events.filter(({ type }) => type === 'phoneme' || type === 'end')
  const heard = times
    .map(({ id, audio_position }, index) => ({
      id: String(id ?? ''),
      startSec: audio_position / 1000,
      endSec: (times[index + 1]?.audio_position ?? audio_position) / 1000,
    }))
    .filter(({ id }) => id !== '' && !id.startsWith('('))
  const kinds = heard.map(({ id }) => IPA_VOWEL.test(id.normalize('NFD')))
  return { sound: joinChunks(chunks), phones: alignPhones(syllables, 'espeak', heard, kinds) }
}

const IPA_VOWEL = /[aeiouyæøœɐɑɒɔɘəɚɛɜɝɞɤɨɪɯɵɶʉʊʌʏᵻ]/
const ESPEAK_RATE = 22_050

/** Phones as espeak-ng reads them between double brackets: "|" parts phones, "||" words, "_^_xx" changes language. */
function mnemonics(syllables: readonly SpeakableSyllable[], language: Language): string {
  let foreign = false
  const home = ESPEAK_VOICES[language].replace(/.*\//, '')
  const parts = syllables.map(({ phones, stress, firstOfWord }) => {
    const names = phones.map((phone) => {
      const name = phone.replace('en/', '')
      return stress === 1 && isVowel(phone, 'espeak') ? `'${name}` : name
    })
    const isForeign = phones.some((phone) => phone.startsWith('en/'))
    const turn = isForeign === foreign ? '' : ` _^_${isForeign ? 'en' : home} `
    foreign = isForeign
    return `${turn || (firstOfWord ? '||' : '|')}${names.join('|')}`
  })
  return parts.join('').replace(/^\|+/, '')
}

/**
 * Times of the phones asked for. Where the source says one more or one fewer, vowels are matched with vowels and
 * consonants with consonants as far as they go (edit distance).
 */
function alignPhones(
  syllables: readonly SpeakableSyllable[],
  set: PhoneSet,
  heard: readonly SpokenPhone[],
  heardVowel: readonly boolean[],
): SpokenPhone[] {
  const asked = syllables.flatMap(({ phones }) => phones.map((phone) => phoneClass(phone, set) === 'vowel'))
  const matched = matchKinds(asked, heardVowel)
  let endSec = heard[0]?.startSec ?? 0
  const times = matched.map((index) => {
    const own = index === null ? undefined : heard[index]
    const phone = own ?? { startSec: endSec, endSec }
    endSec = phone.endSec
    return { ...phone }
  })
  return widenShort(times)
}

/** For every kind asked for the index of the one heard, or null where nothing was heard for it. */
function matchKinds(asked: readonly boolean[], heard: readonly boolean[]): (number | null)[] {
  const width = heard.length + 1
  const cost = new Float64Array((asked.length + 1) * width)
  const price = (row: number, column: number) => (asked[row] === heard[column] ? 0 : 3)
  for (let row = asked.length; row >= 0; row--) {
    for (let column = heard.length; column >= 0; column--) {
      const rest = (down: number, right: number) => cost[(row + down) * width + column + right]!
      const options = [
        row < asked.length && column < heard.length ? rest(1, 1) + price(row, column) : Infinity,
        row < asked.length ? rest(1, 0) + 1 : Infinity,
        column < heard.length ? rest(0, 1) + 1 : Infinity,
      ]
      cost[row * width + column] = row === asked.length && column === heard.length ? 0 : Math.min(...options)
    }
  }
  const result: (number | null)[] = []
  let column = 0
  for (let row = 0; row < asked.length; ) {
    const here = cost[row * width + column]!
    const both = column < heard.length ? cost[(row + 1) * width + column + 1]! + price(row, column) : Infinity
    if (here === both) {
      result.push(column++)
      row++
    } else if (here === cost[(row + 1) * width + column]! + 1) {
      result.push(null)
      row++
    } else column++
  }
  return result
}

/** Gives phones without time a share of the longer neighbour that touches them. */
function widenShort(times: { startSec: number; endSec: number }[]): SpokenPhone[] {
  for (const [index, phone] of times.entries()) {
    const missing = SHORTEST_SEC - (phone.endSec - phone.startSec)
    if (missing <= 0) continue
    const before = times[index - 1]
    const after = times[index + 1]
    const lengthOf = (other: typeof before) => (other ? other.endSec - other.startSec : 0)
    if (before && lengthOf(before) >= lengthOf(after) && lengthOf(before) > 2 * missing) {
      before.endSec -= missing
      phone.startSec = before.endSec
    } else if (after && lengthOf(after) > 2 * missing) {
      after.startSec += missing
      phone.endSec = after.startSec
    } else phone.endSec = phone.startSec + SHORTEST_SEC
  }
  return times
}

/** A 16-bit mono WAV file with a plain header, as flite writes it. */
function readWav(wav: Uint8Array): MonoPcm {
  const header = 44
  const view = new DataView(wav.buffer, wav.byteOffset, wav.byteLength)
  const samples = new Float32Array((wav.length - header) >> 1)
  for (let index = 0; index < samples.length; index++) samples[index] = view.getInt16(header + 2 * index, true) / 32_768
  return { sampleRate: view.getUint32(24, true), samples }
}

function joinChunks(chunks: readonly Int16Array[]): MonoPcm {
  const samples = new Float32Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const chunk of chunks) {
    for (const sample of chunk) samples[at++] = sample / 32_768
  }
  return { sampleRate: ESPEAK_RATE, samples }
}
