import type { InstrumentName } from '../instruments/registry.ts'
import type { Mode, PitchClass } from '../score/score.ts'
import { glossed, glossedStyle, withoutSubject } from './glossary.ts'
import { isKey, keyIn } from './keys.ts'
import type { Meaning } from './meaning.ts'
import type { GenreName, MoodName } from './names.ts'
import type { Lanes } from './styles/profile.ts'
import { FILLERS, VOCABULARY } from './vocabulary.ts'

/** What free words ask of a song, as far as the engine understands them. */
export type MusicAttributes = {
  readonly styles: readonly GenreName[]
  readonly mood: MoodName | null
  readonly tempoBpm: number | null
  readonly tempoFactor: number
  /** Tempi of a genre that is no style of its own, in beats a minute. */
  readonly tempi: readonly [low: number, high: number] | null
  readonly tonic: PitchClass | null
  readonly mode: Mode | null
  readonly beatsPerBar: number | null
  readonly energy: number
  readonly voice: 'm' | 'f' | null
  /** Two sing. */
  readonly isDuet: boolean
  /** Words of the singers' manners. */
  readonly manners: readonly string[]
  readonly instruments: readonly InstrumentName[]
  readonly percussion: Lanes
  /** Instruments that would be odd in the genre. */
  readonly without: readonly string[]
  /** Words that mean nothing to the engine. */
  readonly notUnderstood: readonly string[]
}

/** Tempi at which music can still be played and sung; anything else is a number of something else. */
const TEMPO_BPM = { low: 40, high: 220 }
const TEMPO = /(\d{2,3})\s*bpm\b|\bbpm\s*(\d{2,3})/
const MOST_WORDS = 4

/** Reads phrases such as "dreamy synthwave", "96 bpm", "A minor", "3/4", "female voice". */
export function readAttributes(phrases: readonly string[]): MusicAttributes {
  const meanings: Meaning[] = []
  const notUnderstood: string[] = []
  let tempoBpm: number | null = null
  let tonic: PitchClass | null = null
  for (const phrase of phrases) {
    let rest = phrase.toLowerCase()
    const take = (pattern: RegExp) => {
      const found = pattern.exec(rest)
      if (found) rest = rest.replace(found[0], ' ')
      return found
    }
    const tempo = Number(take(TEMPO)?.slice(1).find(Boolean))
    if (tempo >= TEMPO_BPM.low && tempo <= TEMPO_BPM.high) tempoBpm = tempo
    const meter = take(/\b([34])\/4\b/)
    if (meter) meanings.push({ beatsPerBar: Number(meter[1]) })
    const named = keyIn(rest)
    if (named) {
      rest = rest.replace(named.words, ' ')
      tonic = named.key.tonic
      meanings.push({ mode: named.key.mode })
    }
    const words = wordsOf(rest)
    for (let at = 0; at < words.length; ) {
      const { meaning, length } = longestMeaning(words, at)
      if (meaning) meanings.push(meaning)
      else if (!FILLERS.has(words[at]!) && !notUnderstood.includes(words[at]!)) notUnderstood.push(words[at]!)
      at += length
    }
  }
  return { ...together(meanings), tempoBpm, tonic, notUnderstood }
}

/**
 * The phrases of a description that speak of music, in English: "A slow jazz waltz about an old house" has one, without the
 * house; "Ein ruhiger Folksong" says "quiet" and "folk". A list of instruments or moods goes on behind a comma, or is a sentence of
 * its own: "Upbeat, with brass."
 */
export function musicIn(description: string): string[] {
  return description.split(/[.!?\n。！？]/).flatMap((sentence) => {
    const phrases = sentence.split(/[,;，；]/).filter((phrase) => phrase.trim() !== '')
    const music = phrases.map(musicInPhrase)
    // What goes on behind a style or before it: instruments, moods, tempi.
    const further = phrases.map((phrase) => [...playersIn(phrase, sentence), ...tonesIn(phrase)])
    const isAll = phrases.every((phrase, at) => further[at]!.length > 0 && !tellsSubject(phrase, sentence))
    const isOpen = phrases.map((phrase, at) => isAll || (music[at]!.length > 0 && !tellsSubject(phrase, sentence)))
    for (let at = 1; at < phrases.length; at++) isOpen[at] ||= isOpen[at - 1]! && further[at]!.length > 0
    const leadsTo = music.map(({ length }) => length > 0)
    for (let at = phrases.length - 2; at >= 0; at--) leadsTo[at] ||= leadsTo[at + 1]! && further[at]!.length > 0
    return phrases.flatMap((phrase, at) => {
      const named = [
        ...(keyIn(phrase.toLowerCase())?.words ?? []),
        ...(TEMPO.exec(phrase.toLowerCase()) ?? []).slice(0, 1),
      ]
      if (music[at]!.length > 0) return music[at]!.concat(named)
      return isOpen[at] || leadsTo[at] ? further[at]!.concat(named) : named
    })
  })
}

/** What a phrase says of how a song is to be, when it says nothing else: "slow and romantic but with a wink", "upbeat please". */
function tonesIn(phrase: string): string[] {
  const [said = ''] = phrase.split(BUT)
  const { notUnderstood, ...meant } = readAttributes([said])
  const isTone = meant.mood !== null || meant.tempoFactor !== 1 || meant.energy !== 0
  return isTone && notUnderstood.every((word) => AROUND_TONES.has(word)) ? [said] : []
}

/** What follows is not wanted, or said of the words. */
const BUT = /\b(?:but|not|nothing|never|no|without)\b/i
const AROUND_TONES: ReadonlySet<string> = new Set(
  'please pls quite really pretty rather super bit little kind sort it make keep something be should must maybe then overall nice'.split(
    ' ',
  ),
)

const SUBJECT = /\b(?:about|where|who|when|for|to)\b/i

function musicInPhrase(phrase: string): string[] {
  const [head = ''] = phrase.split(SUBJECT)
  const shape = /\bas an? (.+)$/i.exec(phrase)?.[1]
  if (shape && readAttributes([shape]).styles.length > 0) return [head, shape].filter((part) => saysMusic(part))
  const translated = glossed(phrase)
  // Other languages share names of styles with English.
  if (!isKey(phrase) && !(translated.length > 0 ? OF_MUSIC.test(head) : saysMusic(head))) return translated
  // Other languages share words with English: an electric piano is no piano besides.
  const said = ` ${wordsOf(head.toLowerCase()).join(' ')} `
  return [head, ...glossed(phrase).filter((word) => !said.includes(` ${word} `))]
}

/** It names a song, a voice or a key, or says hardly anything but a style: "fast punk", "instrumental lofi". */
function saysMusic(head: string): boolean {
  if (OF_MUSIC.test(head) || SURE_STYLE.test(head)) return true
  const { styles, notUnderstood } = readAttributes([head])
  return styles.length > 0 && notUnderstood.length <= 1
}

/** The phrase, and what it says in English, when it names instruments and nothing else but the small words between them. */
function playersIn(phrase: string, sentence: string): string[] {
  const [english = ''] = phrase.split(SUBJECT)
  const head = withoutSubject(english, sentence)
  const unknown = readAttributes([head]).notUnderstood
  const { english: meant, explained } = glossedStyle(head, unknown)
  const isList = unknown.every((word) => word.length <= 3 || explained.includes(word))
  const said = [head, ...meant]
  return isList && readAttributes(said).instruments.length > 0 ? said : []
}

const tellsSubject = (phrase: string, sentence: string) =>
  SUBJECT.test(phrase) || withoutSubject(phrase, sentence) !== phrase

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}&]+/gu) ?? []

const OF_MUSIC =
  /\b(songs?|duets?|ballad|track|tune|music|(?<!hearts? )beats?|anthem|waltz|hymn|jam|groove|vocals?|voice|singer|bpm|major|minor)\b|\d ?bpm\b|\d\/4/i

/** Names of styles that mean nothing else. */
const SURE_STYLE =
  /\b(lo-?fi|chill-?hop|punk|synth-?wave|synth-?pop|techno|trance|edm|bossa nova|hip[ -]hop|reggae|reggaeton|jazz|k-?pop|grunge|city[ -]?pop|disco polo|enka|guofeng|bolero|samba|ska|bluegrass|r&b|disco|metalcore|(?:heavy|thrash|doom) metal|neo[ -]soul|trip[ -]hop|boom bap|drum and bass|cumbia|bachata|vallenato|ranchera|sertanejo|pagode|klezmer|motown|amapiano|afrobeats?|dancehall|dubstep|ragtime|dixieland|rockabilly|(?:sea )?shant(?:y|ies)|big band|doo[ -]wop|eurodance|britpop|shoegaze|chiptune|hyperpop|power ballad)\b|\bforró(?!\p{L})|^\s*(?:una?|uma?|ein(?:en|e)?|een) (?:salsa|fado|polka|flamenco|mariachi|merengue|corrido|rumba|mambo)(?= (?:para|pra|per|für|voor|pour)\b|\s*$)/iu

function longestMeaning(words: readonly string[], at: number): { meaning?: Meaning; length: number } {
  for (let length = Math.min(MOST_WORDS, words.length - at); length > 0; length--) {
    const meaning = VOCABULARY.get(words.slice(at, at + length).join(' '))
    if (meaning) return { meaning, length }
  }
  return { length: 1 }
}

/** Of what can be but once, the first counts. */
function together(meanings: readonly Meaning[]): Omit<MusicAttributes, 'tempoBpm' | 'tonic' | 'notUnderstood'> {
  const first = <Name extends keyof Meaning>(name: Name) =>
    meanings.find((one) => one[name] !== undefined)?.[name] ?? null
  return {
    styles: [...new Set(meanings.flatMap(({ style }) => style ?? []))],
    mood: first('mood'),
    mode: first('mode'),
    beatsPerBar: first('beatsPerBar'),
    voice: first('voice'),
    isDuet: first('isDuet') ?? false,
    manners: first('manners') ?? [],
    tempoFactor: meanings.reduce((product, { tempoFactor = 1 }) => product * tempoFactor, 1),
    tempi: first('tempi'),
    without: meanings.flatMap(({ without = [] }) => without),
    energy: meanings.reduce((sum, { energy = 0 }) => sum + energy, 0),
    instruments: [...new Set(meanings.flatMap(({ instruments = [] }) => instruments))],
    percussion: Object.assign({}, ...meanings.map(({ percussion }) => percussion)),
  }
}
