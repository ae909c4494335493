import { readChoices } from '../compose/settings.ts'
import { detectLanguage } from '../lyrics/detect.ts'
import { LANGUAGES, type Language } from '../lyrics/language.ts'
import type { TopicName, WishedPlot } from '../songwriter/languages/names.ts'
import { topicsIn } from '../songwriter/languages/topics-in.ts'
import type { Animal, Brief, Hearer, Overruled, Subject, Wish } from './brief.ts'
import { withoutIgnored } from './ignored.ts'
import { READING } from './languages/registry.ts'
import { unread } from './languages/unread.ts'
import { namesIn, placesIn } from './names-in.ts'
import { allGroups, firstGroup, matches, pattern } from './patterns.ts'
import { AS_TYPED, type ReadingWords } from './reading.ts'
import { withReference } from './reference-use.ts'
import { subjectsIn } from './subjects-in.ts'

/**
 * Reads what somebody asks for. What is chosen counts before what is said, what is said before what a recording sets, that
 * before what is usual, and of two things that are said the first; what gave way is listed.
 */
export function readBrief(wish: Wish): Brief {
  const description = plain(wish.description)
  const title = wish.title?.trim() || null
  const told = `${title ?? ''}\n${description}`
  const spokenIn = detectLanguage(told, wish.interfaceLanguage)
  const words = READING[spokenIn] ?? unread
  const without = allGroups(words.without, description).flatMap((phrase) => listed(phrase, words))
  const said = withoutExcluded(description, words)
  const plot = plotIn(said, words)
  const names = words === unread ? [] : namesIn(said, words)
  const quoted = /(?:^|[\s:(])["'“‘„«「『](.{2,40}?)["'”’“»」』](?=$|[\s.,;:!?)])/u.exec(said)?.[1]?.trim() ?? null
  const place = placeIn(said, words) ?? placesIn(said, words)[0] ?? null
  const towns = [...placesIn(said, words), place]
  const people = names.filter((name) => name !== quoted && !towns.includes(name))
  const heard = hearerIn(said, words, people)
  const isSelling = plot === 'shop' || plot === 'team'
  const brand = quoted ?? (isSelling ? (heard?.name ?? null) : null)
  const hearer = isSelling ? null : heard
  // However it was typed: a cat called Biscuit is no bakery.
  const nameless = names.reduce((rest, name) => rest.replaceAll(new RegExp(escaped(name), 'giu'), ' '), said)
  const subjects = subjectsIn(said, words, spokenIn, hearer)
  const overruled: Overruled[] = []
  const settle = <Value>(what: Overruled['what'], chosen: Value | null, heard: Value | null, text: () => string) => {
    if (chosen !== null && heard !== null && chosen !== heard) overruled.push({ what, said: text() })
    return chosen ?? heard
  }
  const askedFor = languageIn(description, words)
  const music = readChoices({ style: wish.style ?? '', description, ...picked(wish) })
  const chosenVoice = wish.voice === 'm' || wish.voice === 'f' ? wish.voice : null
  const voice = settle('voice', chosenVoice, voiceIn(said, words) ?? music.wishes.voice, () =>
    firstOf(words.voice, said),
  )
  const lengthSec = settle('length', wish.lengthSec ?? null, lengthIn(said, words), () =>
    firstMatch(words.length, said),
  )
  const brief: Brief = {
    wish,
    language:
      settle('language', wish.language ?? null, askedFor?.language ?? null, () => askedFor?.said ?? '') ?? spokenIn,
    spokenIn,
    instrumental: wish.instrumental === true || matches(words.instrumental, description),
    voice,
    music,
    plot,
    hearer,
    names,
    subjects,
    topics: topicsFor(nameless, subjects, spokenIn, words.weak).filter((topic) => !isOwnKind(topic, hearer, spokenIn)),
    deeds: hearer ? (words.deedsIn?.(said) ?? []) : [],
    place,
    brand,
    age: ageIn(said, words),
    without: [...new Set(without)].filter((word) => !matches(words.instrumental, `no ${word}`)),
    lengthSec,
    title,
    overruled,
    notUnderstood: music.wishes.notUnderstood,
    reference: null,
  }
  return withReference(withoutIgnored(brief, wish.ignored ?? []), wish.reference)
}

/** Abbreviations without the full stop that would end a sentence. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .trim()
    .replace(/\b(Mrs?|Ms|Dr|St|Sra?|Mme)\. /g, '$1 ')
}

const picked = ({ mood, scenario }: Wish) => ({ ...(mood ? { mood } : {}), ...(scenario ? { scenario } : {}) })

/** "cars, buses or trains" is three. */
function listed(phrase: string, { small }: ReadingWords): string[] {
  const minor = new Set(small.split(' '))
  return phrase
    .split(/,|、|\/|\b(?:and|or|und|oder|et|ou|y|o|e|en|of|ve|veya|i|lub|và|hoặc|dan|atau)\b/u)
    .map((word) => word.trim())
    .filter((word) => word !== '' && !minor.has(word.toLowerCase()))
}

function withoutExcluded(description: string, { without }: ReadingWords): string {
  return without.reduce((rest, source) => rest.replace(pattern(source, 'g'), ' '), description)
}

function languageIn(description: string, { languages }: ReadingWords): { language: Language; said: string } | null {
  const found = LANGUAGES.flatMap((language) => {
    const match = pattern(languages[language]).exec(description)
    return match ? [{ language, said: match[0], at: match.index }] : []
  })
  return found.sort((a, b) => a.at - b.at)[0] ?? null
}

function voiceIn(said: string, { voice }: ReadingWords): 'm' | 'f' | null {
  const at = (source: string) => pattern(source).exec(said)?.index ?? Number.POSITIVE_INFINITY
  const [woman, man] = [at(voice.f), at(voice.m)]
  if (woman === man) return null
  return woman < man ? 'f' : 'm'
}

function firstOf({ m, f }: ReadingWords['voice'], said: string): string {
  return (pattern(f).exec(said) ?? pattern(m).exec(said))?.[0] ?? ''
}

const firstMatch = (sources: readonly string[], said: string) =>
  sources.map((source) => pattern(source).exec(said)?.[0]).find(Boolean) ?? ''

function lengthIn(said: string, { length: [minutes = '', seconds = ''] }: ReadingWords): number | null {
  const inMinutes = Number(pattern(minutes).exec(said)?.[1]?.replace(',', '.'))
  if (inMinutes > 0) return Math.round(inMinutes * 60)
  const inSeconds = Number(pattern(seconds).exec(said)?.[1])
  return inSeconds > 0 ? inSeconds : null
}

function ageIn(said: string, { age }: ReadingWords): number | null {
  const years = Number(firstGroup(age, said))
  return years > 0 && years <= 120 ? years : null
}

function plotIn(said: string, { plots }: ReadingWords): WishedPlot | null {
  return plots.find(([, source]) => matches(source, said))?.[0] ?? null
}

/** The one that the song is for, or about, by what they are and what they are called. */
function hearerIn(said: string, words: ReadingWords, names: readonly string[]): Hearer | null {
  for (const phrase of allGroups(words.hearer, said)) {
    const kin = kinIn(phrase, words)
    const own = names.filter((name) => phrase.includes(name))
    if (kin || own.length > 0) return hearer(kin, own.length > 1 ? own.join(' and ') : (own[0] ?? null))
  }
  const kin = kinIn(said, words)
  if (kin) return hearer(kin, names.find((name) => isBeside(said, kin.word, name)) ?? null)
  return names[0] ? hearer(null, names[0]) : null
}

type Kin = { readonly word: string; readonly call: string; readonly animal: Animal | null }

function kinIn(text: string, { kin }: ReadingWords): Kin | null {
  const found = kin.flatMap(([source, call, animal = null]) => {
    const match = pattern(`\\b(?:my|our|her|his|the|a|an|for|little) (?:\\p{L}+ )??(${source})\\b`).exec(text)
    const word = match?.[1] ?? ''
    const called = call === AS_TYPED ? word.charAt(0).toUpperCase() + word.slice(1) : call
    return match ? [{ word, call: called, animal, at: match.index }] : []
  })
  return found.sort((a, b) => a.at - b.at || b.word.length - a.word.length)[0] ?? null
}

/** "my cat Biscuit": a name right behind the word. */
const isBeside = (said: string, word: string, name: string) =>
  new RegExp(`${word},? (?:named |called |is )?(?:"|“)?${escaped(name)}`, 'iu').test(said)

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const hearer = (kin: Kin | null, name: string | null): Hearer => ({
  kin: kin?.word ?? null,
  name,
  call: name ?? kin?.call ?? null,
  animal: kin?.animal ?? null,
})

/** "in Leeds", but not "in Japanese". */
function placeIn(said: string, { place, notNames }: ReadingWords): string | null {
  const common = new Set(notNames.split(' '))
  return allGroups(place, said).find((name) => !name.split(' ').some((word) => common.has(word.toLowerCase()))) ?? null
}

/** A song to a cat does not speak of cats besides. */
const isOwnKind = (topic: TopicName, hearer: Hearer | null, language: Language) =>
  hearer?.animal != null && hearer.kin !== null && topicsIn(hearer.kin, language).includes(topic)

/** Topics of what the song is said to be about come before those that are named elsewhere. */
function topicsFor(said: string, subjects: readonly Subject[], language: Language, weak: string): TopicName[] {
  return [...new Set([...subjects.flatMap(({ topic }) => topic ?? []), ...topicsIn(said, language, weak)])]
}
