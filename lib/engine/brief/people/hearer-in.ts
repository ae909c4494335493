import { capital } from '../../lyrics/first-letter.ts'
import type { Language } from '../../lyrics/language/language.ts'
import { ANIMAL_PLOTS } from '../../songwriter/languages/names.ts'
import { PACKS } from '../../songwriter/languages/registry.ts'
import type { Hearer, HearerKind } from '../brief.ts'
import { READING } from '../languages/registry.ts'
import { allGroups, escaped, firstGroup, pattern } from '../patterns.ts'
import { AS_TYPED, type ReadingWords } from '../reading.ts'
import { animalCall } from './animals.ts'
import { based } from './hearers.ts'

/** Finds the person whom the song is for or about, by a word such as "grandmother" and by name. */
export function hearerIn(
  said: string,
  spokenIn: Language,
  language: Language,
  names: readonly string[],
  isOwnStory: boolean,
): Hearer | null {
  const words = READING[spokenIn]
  const besideOf = ({ word, kind }: Kin) => {
    const beside = names.filter((name) => isBeside(said, word, name, words)).slice(0, 1)
    return kind === 'group' ? beside.flatMap((name) => withPartner(name, names, said, words)) : beside
  }
  // "for my wife … her name is Denise"; a mother is called what she is.
  const calledOf = (kin: Kin) => {
    const behindWhat = names.filter(
      (name) => words.behindKin && pattern(`${escaped(kin.word)} (?:${words.behindKin}) ${escaped(name)}`).test(said),
    )
    const beside = [...besideOf(kin), ...behindWhat].slice(0, kin.kind === 'group' ? 2 : 1)
    if (beside.length > 0 || !words.spaced || kin.kind === null || !CALLED_BY_NAME.has(kin.kind)) return beside
    const named = names.filter((name) => pattern(`\\b(?:${words.named}) ${escaped(name)}`).test(said))
    if (named.length > 0) return named.slice(0, 1)
    const others = (name: string) => pattern(`\\b(?:${words.besides}) ${escaped(name)}`).test(said)
    return names.length === 1 && !(words.besides && names.some(others)) ? names : []
  }
  for (const phrase of allGroups(words.hearer, said)) {
    const own = names.filter((name) => phrase.toLowerCase().includes(name.toLowerCase()))
    const kin = kinIn(phrase, words) ?? apposedKin(own, said, words)
    const called = kin && own.length === 0 ? calledOf(kin) : own
    if (kin || own.length > 0) return hearer(kin, called, spokenIn, language)
  }
  if (isOwnStory) return null
  const spoken = words.elsewhere ? said.replace(pattern(words.elsewhere, 'g'), ' ') : said
  const kin = kinIn(spoken, words)
  if (kin) return hearer(kin, calledOf(kin), spokenIn, language)
  const first = names.find((name) => spoken.toLowerCase().includes(name.toLowerCase()))
  return first ? hearer(null, withPartner(first, names, said, words), spokenIn, language) : null
}

/** "Mr Hall, my english teacher". */
function apposedKin([name, other]: readonly string[], said: string, words: ReadingWords): Kin | null {
  if (!name || other || !words.apposed) return null
  const phrase = firstGroup([`${escaped(name)}${words.apposed}`], said)
  const kin = phrase && kinIn(phrase, words)
  return kin && phrase.endsWith(kin.word) ? kin : null
}

/** "Tom and Aisha": two who are named in one breath. */
function withPartner(
  name: string,
  names: readonly string[],
  said: string,
  { and, spaced }: ReadingWords,
): readonly string[] {
  const [gap, joins] = spaced ? [' ', and] : [' ?', `${and}|と|・|×`]
  const partner = names.find((other) =>
    pattern(`${escaped(name)}${gap}(?:${joins}|&)${gap}${escaped(other)}`).test(said),
  )
  return partner ? [name, partner] : [name]
}

const CALLED_BY_NAME: ReadonlySet<HearerKind> = new Set([
  ...ANIMAL_PLOTS,
  'child',
  'sister',
  'brother',
  'love',
  'friend',
])

type Kin = { readonly word: string; readonly call: string | null; readonly kind: HearerKind | null }

/** The first word for a person in the text. Of two words that begin at the same place the longer one counts. */
function kinIn(text: string, { kin, spaced, determiners }: ReadingWords): Kin | null {
  const found = kin.flatMap(([source, call, kind = null]) => {
    const at = spaced ? `(?:^|\\b(?:${determiners}) (?:\\p{L}+ )??)(${source})\\b` : `(${source})`
    const match = pattern(at).exec(text)
    const word = match?.[1] ?? ''
    const called = call === AS_TYPED ? word.split(' ').map(asCalled).join(' ') : call
    return match ? [{ word, call: called, kind, at: match.index + match[0].length - word.length }] : []
  })
  return found.sort((a, b) => a.at - b.at || b.word.length - a.word.length)[0] ?? null
}

/** "Mum", and "Mum and Dad". */
const asCalled = (word: string) => (word === 'and' ? word : capital(word))

/** "my cat Biscuit": a name right behind the word, or one that begins with it, "Maestra Lupita". */
const isBeside = (said: string, word: string, name: string, { named, spaced }: ReadingWords) =>
  name.toLowerCase().startsWith(`${word.toLowerCase()} `) ||
  pattern(
    `${escaped(word)}${spaced ? `,? (?:(?:${named}) )?` : `(?:.{0,6}|.{0,20}(?:${named}))`}["“「]?${escaped(name)}${spaced ? '' : `|${escaped(name)} ?${escaped(word)}`}`,
  ).test(said)

function hearer(kin: Kin | null, names: readonly string[], spokenIn: Language, language: Language): Hearer {
  const words = READING[spokenIn]
  const name = names.length > 0 ? PACKS[language].together(based(names, words)) : null
  const usual = spokenIn === language ? (kin?.call ?? null) : calledIn(READING[language], kin?.kind ?? null)
  const call = (kin?.kind === 'pet' && animalCall(kin.word, spokenIn, language)) || usual
  return {
    kin: kin ? (words.baseName?.(kin.word) ?? kin.word) : null,
    name,
    call: name ?? call,
    kind: kin?.kind ?? null,
  }
}

/** How another language calls the same person. */
function calledIn({ kin }: ReadingWords, kind: HearerKind | null): string | null {
  return kin.find(([, call, other]) => kind !== null && other === kind && call)?.[1] ?? null
}
