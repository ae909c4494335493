import { isFunctionWord } from '../lyrics/function-words.ts'

export type Dictionary = Readonly<Record<string, string>>

export type Prosody = {
  /** One number a syllable: 2 stressed, 1 half, 0 light. */
  readonly stresses: readonly number[]
  /** The sounds from the last stressed vowel on, stress digits removed; '' when the last word is unknown. */
  readonly rhyme: string
  /** The consonants before them: the same rhyme after the same onset is no rhyme. */
  readonly onset: string
  readonly lastWord: string
  /** Words that the dictionary does not have. */
  readonly unknown: readonly string[]
}

export function scan(line: string, dictionary: Dictionary): Prosody {
  const words =
    line
      .toLowerCase()
      .replace(/’/g, "'")
      .match(/[\p{L}']+/gu) ?? []
  const stresses: number[] = []
  const unknown: string[] = []
  for (const word of words) {
    const phones = pronounced(word, dictionary)
    if (!phones) unknown.push(word)
    const vowels =
      phones?.filter((phone) => /\d$/.test(phone)) ?? Array.from({ length: guessSyllables(word) }, () => 'AH1')
    const light = vowels.length === 1 && isFunctionWord(word)
    for (const vowel of vowels) stresses.push(light || vowel.endsWith('0') ? 0 : vowel.endsWith('2') ? 1 : 2)
  }
  const lastWord = words.at(-1) ?? ''
  return { stresses, unknown, lastWord, ...rhymeOf(pronounced(lastWord, dictionary)) }
}

function pronounced(word: string, dictionary: Dictionary): string[] | null {
  const found = lookUp(word, dictionary) ?? lookUp(word.replace(/^'+|'+$/g, ''), dictionary)
  return found?.split(' ') ?? compound(word, dictionary)
}

/** The dictionary's phones without its comments, or null. */
export function lookUp(word: string, dictionary: Dictionary): string | null {
  return Object.hasOwn(dictionary, word) ? (dictionary[word]?.replace(/#.*/, '').trim() ?? null) : null
}

/** "streetlight" is spoken as its two words, the second one lighter. */
function compound(word: string, dictionary: Dictionary): string[] | null {
  for (let cut = word.length - 3; cut >= 3; cut--) {
    const first = lookUp(word.slice(0, cut), dictionary)
    const second = lookUp(word.slice(cut), dictionary)
    if (first && second) return `${first} ${second.replaceAll('1', '2')}`.split(' ')
  }
  return null
}

/** A guess from the spelling: groups of vowels, a silent last e left out. */
function guessSyllables(word: string): number {
  return Math.max(1, (word.replace(/e$/, '').match(/[aeiouy]+/g) ?? []).length)
}

function rhymeOf(phones: readonly string[] | null): { rhyme: string; onset: string } {
  if (!phones) return { rhyme: '', onset: '' }
  const stressed = phones.findLastIndex((phone) => /[12]$/.test(phone))
  const from = stressed >= 0 ? stressed : phones.findLastIndex((phone) => /\d$/.test(phone))
  let start = from
  while (start > 0 && !/\d$/.test(phones[start - 1] ?? '0')) start--
  const plain = (some: readonly string[]) => some.map((phone) => phone.replace(/\d/, '')).join(' ')
  return { rhyme: plain(phones.slice(from)), onset: plain(phones.slice(start, from)) }
}

/** Consonants that a near rhyme takes for one another. */
const KIN = ['P T K', 'B D G', 'M N NG', 'S Z SH ZH F V TH DH', 'L R', 'CH JH']

/** 1 for a full rhyme, 0.5 for a near one, 0.2 for the same vowel, 0 for none or for the same word. */
export function rhymeQuality(a: Prosody, b: Prosody): number {
  if (a.rhyme === '' || b.rhyme === '' || a.lastWord === b.lastWord) return 0
  if (a.rhyme === b.rhyme) return a.onset === b.onset ? 0 : 1
  if (nearKey(a.rhyme) === nearKey(b.rhyme)) return 0.5
  return vowelOf(a) === vowelOf(b) ? 0.2 : 0
}

/** The vowel that the rhyme begins with. */
export function vowelOf({ rhyme }: Prosody): string {
  return rhyme.split(' ')[0] ?? ''
}

/** Vowels kept, consonants replaced by their kin. */
function nearKey(rhyme: string): string {
  return rhyme
    .split(' ')
    .map((phone) => {
      const family = KIN.findIndex((kin) => kin.split(' ').includes(phone))
      return family < 0 ? phone : `${family}`
    })
    .join(' ')
}

/** How far a line is from regular alternation, 0 perfect: clashing stresses and runs of light syllables. */
export function roughness(stresses: readonly number[]): number {
  let cost = 0
  for (let at = 1; at < stresses.length; at++) {
    if (stresses[at] === 2 && stresses[at - 1] === 2) cost += 1
    if (at > 1 && stresses[at]! < 2 && stresses[at - 1]! < 2 && stresses[at - 2]! < 2) cost += 0.7
  }
  return cost / Math.max(1, stresses.length)
}
