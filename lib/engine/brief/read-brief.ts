import type { ParseEnglish } from '../assets.ts'
import { readChoices } from '../compose/settings/settings.ts'
import { keyIn } from '../compose/vocabulary/keys.ts'
import { readAttributes } from '../compose/vocabulary/music-attributes.ts'
import { beginsWithMusic } from '../compose/vocabulary/music-in.ts'
import { detectLanguage } from '../lyrics/language/detect.ts'
import { LANGUAGES, type Language } from '../lyrics/language/language.ts'
import type { SongPlot, TopicName } from '../songwriter/languages/names.ts'
import { topicsIn } from '../songwriter/languages/topics-in.ts'
import {
  type Brief,
  type BriefRequest,
  type Fact,
  type Hearer,
  isAnimal,
  type Overruled,
  type Subject,
} from './brief.ts'
import { withEven } from './even.ts'
import { withoutIgnored } from './ignored.ts'
import { isKindAgain, plotIn, suiting, suitingFacts, withoutFeast } from './kind-of-song.ts'
import { READING } from './languages/registry.ts'
import { asksForLaughs, mannerOf } from './manner.ts'
import { duetAsSong } from './music/duets.ts'
import { asksForMusic } from './music/music-words.ts'
import { withReference } from './music/reference-use.ts'
import { withUsualMusic } from './music/usual-music.ts'
import { allGroups, escaped, firstGroup, matches, pattern } from './patterns.ts'
import { asName, brandIn, placeIn } from './people/brands.ts'
import { hearerIn } from './people/hearer-in.ts'
import { based, headOf, isRival, ownsSubject, withSpouse } from './people/hearers.ts'
import { namesIn, placesIn } from './people/names-in.ts'
import type { ReadingWords } from './reading.ts'
import { sayingsAsWords } from './sayings.ts'
import { subjectsIn } from './subjects-in.ts'
import { isTone, withoutTones } from './tones.ts'
import { wordsNotSung } from './words-not-sung.ts'

/**
 * Reads what somebody asks for. A setting wins over the description, the description over the recording, and the recording over
 * what is usual. Of two statements in the description the first one counts. The brief lists what a setting overrules of the
 * description, and what is overruled of the recording.
 */
export function readBrief(wish: BriefRequest, parse: ParseEnglish): Brief {
  const given = plain(wish.description)
  const title = wish.title?.trim() || null
  const spokenIn = detectLanguage(`${title ?? ''}\n${given}`, wish.interfaceLanguage)
  const typed = isShouted(given) ? given.toLocaleLowerCase(spokenIn) : given
  const words = READING[spokenIn]
  const written = words.writtenOut?.(typed) ?? typed
  const isUnnamed = words.unnamed !== undefined && matches(words.unnamed, written)
  // "don't say his name (it's Craig)"
  const description = isUnnamed
    ? written.replace(pattern(words.unnamed, 'g'), ' ').replace(/\([^)]*\)/gu, ' ')
    : written
  const askedFor = languageIn(description, words)
  const language = wish.language ?? askedFor?.language ?? spokenIn
  const without = allGroups(words.without, description).flatMap((phrase) => listed(phrase, words))
  const wished = withoutExcluded(description, words)
  const said = withoutTones(withoutMusic(duetAsSong(wished, spokenIn), words), spokenIn)
  const quoted = quotedIn(said, words)
  const place = placeIn(said, words) ?? placesIn(said, words)[0] ?? null
  // "Nova" or "Iguaçu" alone is no person where the place is "Nova Iguaçu".
  const isHalf = (name: string) => name !== place && ` ${place} `.includes(` ${name} `)
  const names = isUnnamed ? [] : namesIn(said, words, parse).filter((name) => !isMusic(name, said) && !isHalf(name))
  const sender = senderIn(said, words, names)
  const towns = [
    ...placesIn(said, words),
    ...(words.townsIn?.(said, parse) ?? []),
    ...allGroups(words.place, said),
    place,
  ]
  const told = withoutSignature(said, words)
  const people = names.filter(
    (name) =>
      name !== quoted && name !== sender && !towns.includes(name) && told.toLowerCase().includes(name.toLowerCase()),
  )
  // "I'm Luka, 19 … the dog won't look at me": people who tell of themselves sing only to those whom they say the song is for,
  // not to everybody whom they mention.
  const isOwnStory = sender !== null && words.introduction !== undefined && matches(words.introduction, said)
  const heard = hearerIn(told, spokenIn, language, people, isOwnStory)
  const kindOfSong = plotIn(wished, words)
  const plot = suiting(kindOfSong, heard, told, words)
  const isSelling = plot === 'shop' || plot === 'team'
  const brand =
    (quoted && (isSelling || !isSmall(quoted)) ? asName(quoted, words) : null) ??
    (isSelling ? (brandIn(said, words, names) ?? heard?.name ?? null) : null)
  const isOfOne = people.length === 1 && plot !== 'freedom'
  const isInPassing = !isOfOne && !people.some((name) => headOf(told).includes(name.toLowerCase()))
  const isGuessed =
    heard !== null &&
    heard.kin === null &&
    plot !== null &&
    (TO_NOBODY.includes(plot) || (isInPassing && OF_SEVERAL.includes(plot)))
  // "blues about the printer … Graham from IT says".
  const isMentioned =
    plot === 'complaint' &&
    heard !== null &&
    heard.kin === null &&
    !headOf(told).includes((heard.name ?? '').toLowerCase())
  const isOwner = plot === 'calm' && heard !== null && ownsSubject(heard, said, words)
  const isMet = plot === 'protest' && heard !== null && heard.name === null
  const isBeside = plot === 'heartbreak' && heard !== null && isRival(heard, said)
  const one = isSelling || isGuessed || isBeside || isOwner || isMet || isMentioned ? null : heard
  const hearer = plot === 'wedding' && one ? withSpouse(one, people, said, words, language) : one
  // Topics are looked for without names, however these are typed: a cat called Biscuit is no bakery.
  const inQuotes = brand !== null && new RegExp(`[「『]${escaped(brand)}`, 'u').test(said) ? brand : quoted
  const nameless = [...names, ...(inQuotes ? [inQuotes] : [])].reduce(
    (rest, name) => rest.replaceAll(new RegExp(escaped(name), 'giu'), ' '),
    said,
  )
  const subjects = subjectsIn(said, words, spokenIn, hearer).filter(
    (subject) =>
      !isKindAgain(subject, plot, words) &&
      hasSungLetters(subject.text) &&
      !(brand && subject.text.includes(brand.replace(/^the /iu, ''))),
  )
  const ofTopics = subjects.some(({ topic }) => topic === null) ? withoutFeast(nameless, plot, words) : nameless
  const facts = factsOf(told, brand, hearer ?? spokenToIn(plot, brand, words), names, words, parse).filter(
    ({ of, text }) =>
      hasSungLetters(text) &&
      !((of === 'thing' || of === 'they') && beginsWithMusic(text)) &&
      !(of === 'thing' && (isWhatItIsAbout(text, words) || isTone(text, spokenIn))) &&
      !(of === 'thing' && brand !== null && withoutJoins(text).includes(withoutJoins(brand))) &&
      !(of === 'thing' && isOnlyNames(text, [...names, brand ?? ''], words)) &&
      ![...names, brand].some((name) => name?.toLowerCase() === text.toLowerCase()),
  )
  // A complaint that became a song to the person is a funny one.
  const isFunny = asksForLaughs(wished, plot, words) || (kindOfSong === 'complaint' && plot === null)
  const manner = isFunny ? 'funny' : mannerOf(facts, words)
  const overruled: Overruled[] = []
  const settle = <Value>(what: Overruled['what'], chosen: Value | null, heard: Value | null, text: () => string) => {
    if (chosen !== null && heard !== null && chosen !== heard) overruled.push({ what, said: text() })
    return chosen ?? heard
  }
  settle('language', wish.language ?? null, askedFor?.language ?? null, () => askedFor?.said ?? '')
  const asked = readChoices({ style: wish.style ?? '', description: wished, spokenIn, ...picked(wish) })
  // With a recording, the usual music of the kind of song is not needed: the recording says how the song sounds.
  const music = wish.reference ? asked : withUsualMusic(asked, plot, isFunny)
  const chosenVoice = wish.voice === 'm' || wish.voice === 'f' ? wish.voice : null
  const voice = settle('voice', chosenVoice, voiceIn(wished, words) ?? music.attributes.voice, () =>
    firstOf(words.voice, wished),
  )
  const lengthSec = settle('length', wish.lengthSec ?? null, lengthIn(wished, words), () =>
    firstMatch(words.length, wished),
  )
  const brief: Brief = {
    request: wish,
    language,
    spokenIn,
    instrumental: wish.instrumental === true || matches(words.instrumental, description),
    voice,
    music,
    plot: suitingFacts(plot, { hearer, manner, facts }),
    manner,
    hearer,
    names: based(
      names.filter((name) => name === place || !towns.includes(name)),
      words,
    ),
    sender,
    subjects,
    topics: topicsFor(ofTopics, subjects, spokenIn, words.weak).filter((topic) => !isOwnKind(topic, hearer, spokenIn)),
    facts,
    place,
    brand,
    age: ageIn(said, words),
    without: [...new Set(without)].filter((word) => !matches(words.instrumental, `no ${word}`)),
    lengthSec,
    title,
    overruled,
    notUnderstood: music.attributes.notUnderstood,
    reference: null,
  }
  const notUnderstood = [...brief.notUnderstood, ...wordsNotSung(duetAsSong(description, spokenIn), brief, words)]
  return withReference(withoutIgnored({ ...brief, notUnderstood }, wish.ignored ?? []), wish.reference)
}

/** Whether somebody types in capitals alone, in which no name stands out; "NASA" by itself is a name. */
const isShouted = (text: string) =>
  !/[\p{Ll}\p{Lo}]/u.test(text) && /\p{Lu}/u.test(text) && text.split(/\s+/).length >= LEAST_SHOUTED
const LEAST_SHOUTED = 3

/** Whether anything of a text is written in the letters of a language that songs are sung in: nobody sings Cyrillic ones. */
const hasSungLetters = (text: string) =>
  /[\p{N}\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text)

/** Small letters, of "Ink & Anchor" as of "Ink Anchor". */
const withoutJoins = (text: string) => text.toLowerCase().replace(/ & /gu, ' ')

/** "Bea and Cleo". */
const isOnlyNames = (text: string, names: readonly string[], { and, spaced }: ReadingWords): boolean =>
  spaced &&
  names
    .reduce((rest, name) => (name === '' ? rest : rest.replace(new RegExp(escaped(name), 'giu'), ' ')), text)
    .replace(pattern(`\\b(?:${and})\\b|[,&]`, 'g'), ' ')
    .trim() === ''

/** The facts of the description, with quoted sayings as they were written. */
function factsOf(
  told: string,
  brand: string | null,
  hearer: Hearer | null,
  names: readonly string[],
  { factsIn }: ReadingWords,
  parse: ParseEnglish,
): readonly Fact[] {
  const { text, written } = sayingsAsWords(told, brand)
  const facts = (factsIn?.(text, hearer, names, parse) ?? []).map(written).filter(({ text }) => !asksForMusic(text))
  return facts.reduce<readonly Fact[]>(withEven, [])
}

/** Kinds of songs that address somebody even where the description does not say whom: "he left me for his dentist". */
const TO_SOMEBODY: readonly SongPlot[] = [
  'heartbreak',
  'missing',
  'memorial',
  'apology',
  'thanks',
  'falling',
  'farewell',
  'devotion',
]
/** Kinds of songs in which a person who is only named is not the hearer. */
const TO_NOBODY: readonly SongPlot[] = ['holiday', 'new-year', 'teaching', 'home']
/** Kinds of songs about several people, none of whom is the hearer: "a road trip, Jess gets carsick and Sam has one CD". */
const OF_SEVERAL: readonly SongPlot[] = ['freedom', 'party', 'nostalgia', 'falling']
const SOMEBODY: Hearer = { kin: null, name: null, call: null, kind: null }

/** The hearer of a song whose description names none. */
function spokenToIn(plot: SongPlot | null, brand: string | null, { teamsHear }: ReadingWords): Hearer | null {
  if (plot === 'team' && teamsHear) return { kin: null, name: brand, call: brand, kind: 'group' }
  return plot && TO_SOMEBODY.includes(plot) ? SOMEBODY : null
}

/** The text with emojis turned into full stops, and without the full stops of abbreviations, which would end a sentence. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .trim()
    .replace(/\b(Mrs?|Ms|Dr|St|Sra?|Mme)\. /g, '$1 ')
    .replace(/\s*(?:\p{Extended_Pictographic}[\u200D\uFE0F\p{Emoji_Modifier}]*\s*)+/gu, (_, at, all: string) =>
      /[.!?。！？]\s*$/u.test(all.slice(0, at)) || at === 0 ? ' ' : '. ',
    )
    .trim()
}

const picked = ({ mood, scenario }: BriefRequest) => ({ ...(mood ? { mood } : {}), ...(scenario ? { scenario } : {}) })

/** "cars, buses or trains" is three. */
function listed(phrase: string, { small, and, spaced }: ReadingWords): string[] {
  const minor = new Set(small.split(' '))
  return phrase
    .split(pattern(`[,/、，]|${spaced ? `\\b(?:${and})\\b` : and}`))
    .map((word) => word.trim())
    .filter((word) => word !== '' && !minor.has(word.toLowerCase()))
}

function withoutExcluded(description: string, { without }: ReadingWords): string {
  return without.reduce((rest, source) => rest.replace(pattern(source, 'g'), ' '), description)
}

/** Removes the signature, so that the sender is not taken for the hearer. */
const withoutSignature = (said: string, { signature }: ReadingWords) =>
  signature ? said.replace(pattern(signature, 'g'), ' ') : said

/** What stands between commas and speaks of music alone: "108 bpm", "Sol mayor", "voz femenina brillante". */
function withoutMusic(said: string, { voice, spaced }: ReadingWords): string {
  const speaksOfMusic = (part: string) => {
    const words = part.trim().split(/\s+/)
    const isShort = spaced ? words.length <= LONGEST_VOICE : part.trim().length <= LONGEST_VOICE_UNSPACED
    const key = keyIn(part.trim().toLowerCase())
    return (
      /^\d{2,3} ?bpm$/i.test(part.trim()) ||
      (key !== null && words.length <= key.words.length) ||
      (isShort && (matches(voice.f, part) || matches(voice.m, part)))
    )
  }
  const parts = said.split(/(?<=[,;、，。])/u)
  return parts.length > 1 ? parts.filter((part) => !speaksOfMusic(part.replace(/[,;、，。]$/u, ''))).join('') : said
}
const LONGEST_VOICE = 4
const LONGEST_VOICE_UNSPACED = 9

/** "Hip-Hop", or "Motown" in "For my boyfriend. Soul, Motown, horns!", where all of a sentence asks for music. */
function isMusic(name: string, said: string): boolean {
  const isUnderstood = (text: string) => readAttributes([text]).notUnderstood.length === 0
  const sentence = said.split(/[.!?;\n]+/).find((one) => one.includes(name)) ?? name
  const pieces = sentence.split(',')
  return isUnderstood(name) && (name.includes('-') || pieces.every((piece) => isUnderstood(piece.trim())))
}

/** "About my window": what it is about is told by the subjects. */
const isWhatItIsAbout = (text: string, { subject }: ReadingWords) =>
  allGroups(subject, text).some((about) => {
    const before = text.length - about.length
    return text.endsWith(about) && before > 0 && before <= LONGEST_ABOUT
  })
/** In letters: "About ". */
const LONGEST_ABOUT = 7

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

/** "from Granny Jean", as the name is written. */
function senderIn(said: string, words: ReadingWords, names: readonly string[]): string | null {
  const found = (words.sender ?? []).flatMap((source) => allGroups([source], said))[0]
  return names.find((name) => found && name.toLowerCase() === found.toLowerCase()) ?? null
}

/** What stands in quotation marks, and is no saying. */
function quotedIn(said: string, { saying }: ReadingWords): string | null {
  const before = saying ? `(?<!\\b(?:${saying})\\s)` : ''
  const quotation = `${before}(?:^|(?<=[\\s:(]))["'“‘„«「『](.{2,40}?)["'”’“»」』](?=$|[\\s.,;:!?)])`
  // 'a "bargain" boat' is no name.
  return firstGroup([quotation], said.replace(BETWEEN_WORDS, ' $1 '))
}

/** Words in small letters name nothing by themselves: 'pages of "nil"'. */
const isSmall = (quoted: string) => /^\p{Ll}[\p{Ll}\s'’]*$/u.test(quoted)

/** A small word in quotation marks, between an article and what it belongs to. */
const BETWEEN_WORDS = /(?<=\b(?:an?|my|our|his|her|their|this|the)) ["“]([\p{Ll} -]+)["”] (?=\p{Ll})/gu

const firstMatch = (sources: readonly string[], said: string) =>
  sources.map((source) => pattern(source).exec(said)?.[0]).find(Boolean) ?? ''

function lengthIn(said: string, { length: [minutes = '', seconds = ''] }: ReadingWords): number | null {
  const inMinutes = Number(pattern(minutes).exec(said)?.[1]?.replace(',', '.'))
  if (inMinutes > 0) return Math.round(inMinutes * 60)
  const inSeconds = Number(pattern(seconds).exec(said)?.[1])
  if (inSeconds > 0) return inSeconds
  return JINGLE.test(said) ? JINGLE_SEC : null
}

/** As most languages call it; a jingle is short. */
const JINGLE = /\bjingles?\b|ジングル|징글|广告歌/iu
const JINGLE_SEC = 45

function ageIn(said: string, { age }: ReadingWords): number | null {
  const years = Number(firstGroup(age, said))
  return years > 0 && years <= 120 ? years : null
}

/** A song to a cat does not speak of cats besides. */
const isOwnKind = (topic: TopicName, hearer: Hearer | null, language: Language) =>
  hearer?.kin != null && isAnimal(hearer) && topicsIn(hearer.kin, language).includes(topic)

/** Topics of what the song is said to be about come before those that are named elsewhere. */
function topicsFor(said: string, subjects: readonly Subject[], language: Language, weak: string): TopicName[] {
  return [...new Set([...subjects.flatMap(({ topic }) => topic ?? []), ...topicsIn(said, language, weak)])]
}
