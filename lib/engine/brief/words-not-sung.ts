import * as stopwords from 'stopword'
import { glossedStyle, phrasesOf } from '../compose/vocabulary/glossary.ts'
import { keyIn } from '../compose/vocabulary/keys.ts'
import { readAttributes } from '../compose/vocabulary/music-attributes.ts'
import { askingOf, isAround } from '../compose/vocabulary/tones.ts'
import { VOCABULARY } from '../compose/vocabulary/vocabulary.ts'
import { LANGUAGES, type Language } from '../lyrics/language/language.ts'
import type { Brief } from './brief.ts'
import { escaped, matches, pattern } from './patterns.ts'
import type { ReadingWords } from './reading.ts'

/**
 * The words of a description that the brief lost: names, things and numbers that no song made from it will sing, as they are
 * written and in their order. Small words, words that ask for a song and words about music do not count.
 */
export function wordsNotSung(description: string, brief: Brief, words: ReadingWords): string[] {
  const { spokenIn } = brief
  if (brief.instrumental) return []
  const held = tokens(heldBy(brief), spokenIn).map(({ text }) => text.toLowerCase())
  const asked = askedFor(description, brief, words)
  const all = tokens(description, spokenIn).map((token) => {
    const text = token.text.toLowerCase()
    const says = saysSomething(text, spokenIn, words)
    const isHeld = held.some((other) => isKin(text, other, words.spaced))
    return {
      ...token,
      isLost: says && !isHeld && !asked.some(({ from, to }) => token.at >= from && token.at < to),
      says,
    }
  })
  return runs(all, description)
}

type Token = { readonly text: string; readonly at: number }

function tokens(text: string, language: Language): Token[] {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' })
  segmenters.set(language, segmenter)
  return [...segmenter.segment(text)].flatMap(({ segment, index, isWordLike }) =>
    isWordLike ? [{ text: segment, at: index }] : [],
  )
}

const segmenters = new Map<Language, Intl.Segmenter>()

/**
 * Everything of the description that the song will sing, as one text. Where the song is in another language than the
 * description, facts are left out and only subjects with a topic count.
 */
function heldBy(brief: Brief): string {
  const { hearer, names, sender, subjects, facts, place, brand, age, without, overruled } = brief
  const isTranslated = brief.language !== brief.spokenIn
  const told = isTranslated ? subjects.filter(({ topic }) => topic !== null) : [...subjects, ...facts]
  return [
    ...[hearer?.kin, hearer?.name, hearer?.call, sender, place, brand, age, ...names, ...without],
    ...told.map(({ text }) => text),
    ...overruled.map(({ said }) => said),
  ]
    .filter(Boolean)
    .join('\n')
}

type Span = { readonly from: number; readonly to: number }

/** Where a description says what kind of song it is to be, who sings it, how long, how fast, in which key and language. */
function askedFor(description: string, brief: Brief, words: ReadingWords): Span[] {
  const { plot, manner, language, music, spokenIn } = brief
  const { plots, funny, voice, instrumental, length, languages, kin, age, signature, unnamed } = words
  const sources = [
    ...plots.flatMap(([name, source]) => (name === plot ? [source] : [])),
    ...(manner === 'funny' ? [funny] : []),
    ...[voice.m, voice.f, instrumental, languages[language], ...length, ...age],
    ...[signature, unnamed].filter((source) => source !== undefined),
  ]
  const spoken = phrasesOf(spokenIn, words.spaced)
  const ofMusic = [...spoken.music, ...(music.attributes.manners.length > 0 ? spoken.manners : [])]
  const begins = (source: string) => (words.spaced ? `\\b(?:${source})\\p{L}*` : source)
  const whole = (source: string) => (words.spaced ? `\\b(?:${source})\\b` : source)
  const keys = description.split(/[,;、，]/u).flatMap((part) => keyIn(part.toLowerCase())?.words ?? [])
  return [
    ...sources,
    '\\b\\d{2,3} ?bpm',
    MUSIC_IN_WORDS,
    ...ofMusic.map(begins),
    ...[...kin.map(([source]) => source), ...askingOf(spokenIn)].map(whole),
    ...keys.map(escaped),
  ].flatMap((source) =>
    [...description.matchAll(pattern(source, 'g'))].map(({ index, 0: said }) => ({
      from: index,
      to: index + said.length,
    })),
  )
}

/** What names music in several words: "drum and bass", "sea shanty". */
const MUSIC_IN_WORDS = `\\b(?:${[...VOCABULARY.keys()]
  .filter((words) => words.includes(' '))
  .map((words) => words.replaceAll(' ', '[ -]'))
  .join('|')})\\b`

const SHORTEST = { spaced: 3, unspaced: 2 }

/** Whether a word can be missed in a song: a number, or a word that is neither small, nor asks for a song, nor speaks of music. */
function saysSomething(text: string, language: Language, words: ReadingWords): boolean {
  if (/^\d+$/.test(text)) return true
  if (text.length < (words.spaced ? SHORTEST.spaced : SHORTEST.unspaced) || isSmall(text, language, words)) return false
  if (/^\p{Script=Hiragana}+$/u.test(text)) return false
  if (isAround(text, language) || SONG_NAMED[language]?.test(text)) return false
  const unknown = readAttributes([text]).notUnderstood
  return unknown.length > 0 && glossedStyle(text, unknown, language).explained.length === 0
}

function isSmall(text: string, language: Language, { small, relative }: ReadingWords): boolean {
  return (
    SMALL.get(language)?.has(text) === true || small.split(' ').includes(text) || matches(`^(?:${relative})$`, text)
  )
}

/** A word as the song has it, whatever its ending: "fixes" is held by "You fix bikes". */
function isKin(text: string, other: string, spaced: boolean): boolean {
  // "goes" and "go" have too little in common.
  if (text === other || text === `${other}es`) return true
  const shortest = spaced ? 3 : 2
  const common = Math.max(shortest, Math.min(text.length, other.length) - 2)
  return text.length >= shortest && other.length >= shortest && text.slice(0, common) === other.slice(0, common)
}

/**
 * Joins neighbouring lost words into one phrase, with the small words between them: "prize dandelions", "the smell of rain".
 */
function runs(all: readonly (Token & { isLost: boolean; says: boolean })[], description: string): string[] {
  const found: { from: number; to: number }[] = []
  let isOpen = false
  for (const { at, text, isLost, says } of all) {
    const last = found.at(-1)
    if (isLost && isOpen && last && !/[,.;:!?，。、！？\n]/u.test(description.slice(last.to, at)))
      last.to = at + text.length
    else if (isLost) found.push({ from: at, to: at + text.length })
    isOpen = isLost || (isOpen && !says)
  }
  return [...new Set(found.map(({ from, to }) => description.slice(from, to)))]
}

/** Words for kinds of songs that end in the word for one: "Abschiedslied". */
const SONG_NAMED: Readonly<Partial<Record<Language, RegExp>>> = {
  de: /.(?:lied|song|ballade|hymne)(?:es|er|s|chen)?$/u,
  nl: /.(?:lied|liedje|song|nummer)(?:s|eren)?$/u,
}

/** Words with which songs are asked for, beside the small ones of the language. */
const ASKING: Readonly<Record<Language, string>> = {
  en: "without anniversary soon she he they them not no yes also song songs lyrics simple fun words repeats repeat remember shout along slow fast loud quiet gonna wanna gotta even only ever got get gets write make made create want wanted need please does doing done tell story welcome end start beginning background throughout something about sing sings singing sung chorus verse verses bridge mention include including called named name names like maybe kind sort really keep thing things give gives lot lots just dont don't she's he's it's they're i'm we're that's can't im hes shes its theyre funny sweet catchy heartfelt serious cheesy silly happy sad upbeat gentle short long best always never every everyone everybody someone people day days year years time one two",
  de: 'lied lieder song text schreib schreibe mach mache bitte möchte brauche singt singen gesungen refrain strophe heißt namens lustig lustiges traurig schön schönes kurz lang gern immer nie jeder alle jahr jahre tag tage',
  fr: "petit petite chanson chansons paroles écris fais faire veux voudrais besoin chante chanter refrain couplet appelle s'appelle drôle triste joli jolie court longue toujours jamais tous jour jours an ans année",
  es: 'canción cancion canciones letra escribe haz quiero quisiera necesito favor canta cantar coro estribillo estrofa llama divertida graciosa triste bonita corta siempre nunca todos día días año años',
  it: 'niente canzone canzoni testo scrivi fai fammi vorrei voglio serve favore canta cantare ritornello strofa chiama divertente triste bella corta sempre mai tutti giorno giorni anno anni',
  pt: 'música musica canção cancao letra escreve escreva faz faça quero queria preciso favor canta cantar refrão verso chama engraçada triste bonita curta sempre nunca todos dia dias ano anos',
  nl: 'lied liedje nummer tekst schrijf maak graag wil zou nodig alsjeblieft zingt zingen refrein couplet heet grappig verdrietig mooi kort altijd nooit iedereen dag dagen jaar',
  pl: 'piosenka piosenkę piosenki tekst napisz zrób chcę chciałabym chciałbym potrzebuję proszę śpiewa śpiewać refren zwrotka imieniem zabawna wesoła smutna ładna krótka zawsze nigdy wszyscy dzień dni rok lat lata',
  tr: 'şarkı şarkısı şarkıyı söz sözleri yaz yap istiyorum isterim lütfen söyle söylesin nakarat kıta adı isimli komik hüzünlü güzel kısa hep asla herkes gün yıl',
  vi: 'bài hát ca khúc lời viết làm muốn cần xin hãy điệp tên gọi vui buồn hay ngắn luôn mọi người ngày năm tuổi nhé ạ',
  id: 'udah ngga nggak gak aja sampe lagu lirik tulis buat buatkan bikin mau ingin tolong dong nyanyi dinyanyikan chorus bait nama namanya lucu sedih indah pendek selalu semua hari tahun',
  ja: '曲 歌 歌詞 作って ください お願い ほしい 欲しい 歌う 歌って サビ 名前 楽しい 悲しい 感じ 風',
  ko: '있는 있게 드리는 이야기 거예요 주세요 불러주세요 노래 노래를 곡 곡을 가사 만들어 만들어줘 만들어주세요 써줘 써주세요 주세요 부탁 원해 불러 후렴 이름 이름은 재밌는 슬픈 신나는 느낌 느낌으로 항상 매일',
  zh: '写给 但是 不要 关于 伴奏 送给 一点 节奏 我家 歌 歌曲 歌词 一首 写 做 想要 需要 请 唱 副歌 名字 叫 有趣 悲伤 好听 一个 总是 每天',
}

const LISTS: Readonly<Record<Language, readonly string[]>> = {
  ...{ en: stopwords.eng, de: stopwords.deu, fr: stopwords.fra, es: stopwords.spa, it: stopwords.ita },
  ...{ pt: [...stopwords.por, ...stopwords.porBr], nl: stopwords.nld, pl: stopwords.pol, tr: stopwords.tur },
  ...{ vi: stopwords.vie, id: stopwords.ind, ja: stopwords.jpn, ko: stopwords.kor, zh: stopwords.zho },
}

const SMALL = new Map(
  LANGUAGES.map((language) => [language, new Set([...LISTS[language], ...ASKING[language].split(' ')])] as const),
)
