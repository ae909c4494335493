import { isSurelyChord } from '../markup/chords.ts'
import { TAG } from '../markup/has-words.ts'
import type { LineVoice } from '../markup/lyric-section.ts'
import { isSectionWord, kindOfTag, labelOf } from '../markup/tags.ts'
import { genderOfName } from './first-names.ts'
import { type VoiceWord, voiceIn } from './voice-words.ts'

/** One of the two voices that lyrics name; its gender is null where they do not tell it. */
export type NamedVoice = { readonly gender: 'm' | 'f' | null }

/** Who sings what, as lyrics say it. */
export type Voices = {
  /** At most two, in order of appearance. */
  readonly named: readonly NamedVoice[]
  /** Whom a tag means: "[Woman]", "[Verse 2 – Ben]"; 'duet' where it says that two sing, and null where it says nothing. */
  ofTag(tag: string): LineVoice | 'duet' | null
  /** Whose a line is that begins with a name, as in "Anna: I …" and "(Ben) You …", and what is sung of it. */
  ofLine(line: string): { readonly voice: LineVoice; readonly rest: string } | null
}

/** A man, a woman, a singer by number, or a name in small letters. */
type Key = string

const LABEL = /^\s*(?<name>[^:：()（）[\]【】［］]{1,28}?)\s*(?:[(（][^()（）]*[)）]\s*)?[:：]\s*(?<rest>.*)$/u
const LEADING = /^\s*[(（](?<name>[^()（）]{1,28})[)）]\s*[:：]?\s*(?<rest>.*)$/u
const LATIN_NAME = /^\p{Lu}[\p{L}\p{M}'’.-]*(?: \p{Lu}[\p{L}\p{M}'’.-]*)?$/u
const OTHER_NAME = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]{1,5}$/u
const JOINED = /\s*[&+/,、・]\s*| (?:and|y|e|et|und|en|i|ve|và|dan) /u
/** Joins names in scripts without spaces, and stands within them too. */
const JOINED_CLOSELY = /と|和|與|与|와 ?|과 /u
const PHRASE = /\s*(?:[:：|(（)）–—]| - )\s*/u
/** What stands before a colon at the head of lyrics or of a sentence, and what ends "he says". */
const NO_NAME =
  /^(?:title|artist|album|key|capo|tempo|bpm|style|genre|mood|lyrics?|words|music|author|composer|note|notes|remember|listen|look|oh|hey|yeah|so|and|but|now|please|because|titel|título|titre|titolo|tytuł|歌名|作词|作曲|歌手|作詞|曲名|가사|제목)$|[说道說問问]$/iu

/** Reads who the voices of lyrics are. Names before lines count where two of them sing, or where a tag says duet. */
export function voicesIn(lines: readonly string[]): Voices {
  const tags = lines.flatMap(tagsIn)
  const heads = lines.flatMap((line) => headOf(line) ?? [])
  const spelled = lettersOf(tags, heads)
  const wordIn = (text: string) => voiceIn(spelled(text), isSectionWord)
  const isDuet = tags.some((tag) => wordIn(tag) === 'duet')
  const labels = lines.flatMap((line) => (LABEL.test(line) ? (headOf(line) ?? []) : []))
  const names = namesAmong(labels, wordIn, isDuet)

  const keysOf = (text: string): readonly Key[] => {
    const word = wordIn(text)
    if (word) return [word]
    return text.split(PHRASE).flatMap((phrase) => namesOf(phrase, (name) => names.has(name) || isKnown(name)))
  }
  const tagged = tags.flatMap(keysOf)
  const marked = lines.flatMap((line) => [...tagsIn(line), headOf(line) ?? ''].flatMap(keysOf))
  const areSeveral = isDuet || new Set(marked).size > 1
  const { named, placeOf } = placed(areSeveral ? marked : tagged)

  const voiceOf = (keys: readonly Key[]): LineVoice | 'duet' | null => {
    if (keys.includes('both')) return 'both'
    if (keys.includes('duet')) return 'duet'
    const places = [...new Set(keys.flatMap((key) => placeOf.get(key) ?? []))]
    return places.length > 1 ? 'both' : (places[0] ?? null)
  }
  return {
    named,
    ofTag: (tag) => (isSurelyChord(tag) ? null : voiceOf(keysOf(tag))),
    ofLine(line) {
      const head = areSeveral ? headOf(line) : null
      const voice = head === null ? null : voiceOf(keysOf(head))
      if (voice === null || voice === 'duet') return null
      return { voice, rest: (LABEL.exec(line) ?? LEADING.exec(line))?.groups?.rest ?? '' }
    },
  }
}

const tagsIn = (line: string) => [...line.matchAll(new RegExp(TAG, 'g'))].map(([, tag = '']) => tag)

/** What stands before a line as a name would. */
function headOf(line: string): string | null {
  if (labelOf(line)) return null
  return (LABEL.exec(line) ?? LEADING.exec(line))?.groups?.name?.trim() ?? null
}

const isKnown = (name: string) => genderOfName(name) !== null
const isNameLike = (text: string) => (LATIN_NAME.test(text) || OTHER_NAME.test(text)) && !NO_NAME.test(text)

function namesOf(text: string, isName: (name: string) => boolean): Key[] {
  const like = (parts: readonly string[]) => parts.every((part) => isNameLike(part) && isName(part.toLowerCase()))
  const ways = [[text], text.split(JOINED), text.split(JOINED_CLOSELY)].map((parts) => parts.map((part) => part.trim()))
  return ways.find(like)?.map((name) => name.toLowerCase()) ?? []
}

/**
 * Names before a colon at the start of a line. A name counts if it occurs more than once, if it is a known first name, or if a
 * tag says duet.
 */
function namesAmong(labels: readonly string[], wordIn: (text: string) => VoiceWord | null, isDuet: boolean): Set<Key> {
  const counts = new Map<Key, number>()
  for (const label of labels.filter((one) => wordIn(one) === null)) {
    for (const name of namesOf(label, () => true)) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return new Set([...counts].filter(([name, count]) => isDuet || count > 1 || isKnown(name)).map(([name]) => name))
}

/** Spells single letters out, "[M]", "W:", where they cannot be chords. */
function lettersOf(tags: readonly string[], heads: readonly string[]): (text: string) => string {
  const isMan = (text: string) => /(?<!\p{L})[mM♂♀](?!\p{L})/u.test(text)
  const isMarked = [...tags, ...heads].some((text) => isMan(text) || (kindOfTag(text) && WOMAN_OF_PART.test(text)))
  if (!isMarked || tags.some(isSurelyChord)) return (text) => text
  return (text) =>
    text.replace(/(?<!\p{L})(?:[mM]|♂)(?!\p{L})/gu, 'man').replace(/(?<!\p{L})(?:[fFwW]|♀)(?!\p{L})/gu, 'woman')
}

/** "[Verse 2 – W]" */
const WOMAN_OF_PART = /[:：|(–—-]\s*[fFwW]\s*\)?$/u

const GENDERED: readonly Key[] = ['m', 'f']
const NUMBERED: readonly Key[] = ['first', 'second']

/** Assigns everybody who is named to one of two voices: first by gender, the rest in turn. */
function placed(marks: readonly Key[]) {
  const keys = [...new Set(marks)].filter((key) => key !== 'both' && key !== 'duet')
  const named: NamedVoice[] = NUMBERED.some((key) => keys.includes(key)) ? [{ gender: null }, { gender: null }] : []
  const placeOf = new Map<Key, 0 | 1>()
  const isWordAlone = (place: number) => [...placeOf].every(([key, own]) => own !== place || GENDERED.includes(key))
  for (const [index, key] of keys.entries()) {
    const gender = key === 'm' || key === 'f' ? key : genderOfName(key)
    const own = named.findIndex((voice) => gender !== null && voice.gender === gender)
    const isSame = own >= 0 && (GENDERED.includes(key) || isWordAlone(own) || named.length === 2)
    const numbered = NUMBERED.indexOf(key)
    const place = numbered >= 0 ? numbered : isSame ? own : named.length < 2 ? named.length : index % 2
    if (place === named.length) named.push({ gender })
    placeOf.set(key, place === 0 ? 0 : 1)
  }
  return { named, placeOf }
}
