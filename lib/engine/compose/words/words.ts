import { detectLanguage } from '../../lyrics/language/detect.ts'
import { isFunctionWord } from '../../lyrics/language/function-words.ts'
import type { Language } from '../../lyrics/language/language.ts'
import { piecesOf } from '../../lyrics/markup/asides.ts'
import type { LineVoice, LyricLine, SectionKind } from '../../lyrics/markup/lyric-section.ts'
import { breathGroups } from '../../lyrics/phrases.ts'
import type { Pronounce, PronouncedWord } from '../../lyrics/pronunciation.ts'
import { NothingToSing, takeApart } from '../../lyrics/sections.ts'
import type { NamedVoice } from '../../lyrics/voices/voices.ts'
import type { SungLine } from '../../score/score.ts'
import type { Weight } from '../rhythm/rhythm.ts'

export type SpokenLine = {
  readonly text: string
  readonly language: Language
  readonly words: readonly PronouncedWord[]
}

/** A line, or a piece of one: whose it is where lyrics say so, and who sings it once the song is cast. */
export type PhraseLine = SpokenLine & Pick<SungLine, 'by' | 'behind' | 'goesOn'> & { readonly voice?: LineVoice }

/** What is sung in one breath: a line, its pieces, or several very short lines. */
export type Phrase = { readonly lines: readonly PhraseLine[]; readonly weights: readonly Weight[] }

export type WordSection = { readonly kind: SectionKind; readonly phrases: readonly Phrase[] }

export type Words = {
  readonly language: Language
  readonly sections: readonly WordSection[]
  /** Whom the lyrics name; see `ParsedLyrics`. */
  readonly voices: readonly NamedVoice[]
  readonly isDuet: boolean
}

/** Reads lyrics into phrases with the weight of every syllable. Throws NothingToSing. */
export async function readWords(lyrics: string, wanted: Language | undefined, pronounce: Pronounce): Promise<Words> {
  const { sections, voices, isDuet } = takeApart(lyrics)
  const language = wanted ?? detectLanguage(sections.flatMap(({ lines }) => lines.map(({ text }) => text)).join('\n'))
  const spoken: { kind: SectionKind; breaths: PhraseLine[][] }[] = []
  for (const { kind, lines } of sections) {
    const breaths: PhraseLine[][] = []
    for (const line of lines) breaths.push(...(await breathsOf(line, language, pronounce)))
    spoken.push({ kind, breaths })
  }
  const all = spoken.flatMap(({ breaths }) => breaths)
  if (all.length === 0) throw new NothingToSing()
  const joining = isMadeOfScraps(all)
  const joined = spoken.map(({ kind, breaths }) => ({ kind, phrases: toPhrases(breaths, joining) }))
  return { language, sections: joined, voices, isDuet }
}

/** A line as it is sung, breath by breath; pieces of one that is sung in one breath stay together. */
async function breathsOf({ text, voice }: LyricLine, song: Language, pronounce: Pronounce): Promise<PhraseLine[][]> {
  const own = languageOfLine(text, song)
  const whole = breathGroups(text)
  const pieces = piecesOf(text)
  const groups = pieces.some(({ behind }) => behind)
    ? pieces.flatMap(({ text: piece, ...rest }) => breathGroups(piece).map((part) => ({ text: part, ...rest })))
    : whole.map((part) => ({ text: part }))
  const lines: PhraseLine[] = []
  for (const { text: part, ...rest } of groups) {
    const line = await readLine(part, pieces.length > 1 ? own : song, pronounce)
    if (line.words.length === 0) continue
    const goesOn = pieces.length > 1 && lines.length > 0 ? { goesOn: true as const } : {}
    lines.push({ ...line, ...rest, ...goesOn, ...(voice === undefined ? {} : { voice }) })
  }
  return whole.length === 1 && lines.length > 0 ? [lines] : lines.map((line) => [line])
}

/** One line as it is sung in a song of that language; without words when there is nothing to say. */
export async function readLine(text: string, song: Language, pronounce: Pronounce): Promise<SpokenLine> {
  const language = languageOfLine(text, song)
  const words = await pronounce(text, language)
  return { text, language, words: words.map((word) => eased(word, language)) }
}

/** A line keeps the song's language unless its script, or many of its words, speak clearly for another. */
export function languageOfLine(text: string, song: Language): Language {
  const words = text.split(/\s+/).length
  const detected = detectLanguage(text, song)
  if (detected === song) return song
  const foreignScript = ['ja', 'ko', 'zh'].includes(detected) || ['ja', 'ko', 'zh'].includes(song)
  return foreignScript || words >= 4 ? detected : song
}

/** The word as it is sung in its sentence: articles, pronouns and their like lose the dictionary's stress. */
function eased(word: PronouncedWord, language: Language): PronouncedWord {
  if (language !== 'en' || word.syllables.length !== 1 || !isFunctionWord(word.text)) return word
  return { ...word, syllables: word.syllables.map((syllable) => ({ ...syllable, stress: 0 })) }
}

const FEW_SYLLABLES = 4
const MANY_LINES = 12

/** Whether most lines are of a word or two, as in lyrics written downwards. */
function isMadeOfScraps(breaths: readonly (readonly SpokenLine[])[]): boolean {
  const scraps = breaths.filter((lines) => countSyllables(lines) < FEW_SYLLABLES).length
  return breaths.length > MANY_LINES && scraps * 2 > breaths.length
}

/** Breaths become phrases; scraps are sung several in one breath. */
function toPhrases(breaths: readonly PhraseLine[][], join: boolean): Phrase[] {
  const groups: PhraseLine[][] = []
  for (const lines of breaths) {
    const last = groups.at(-1)
    if (join && last && countSyllables([...last, ...lines]) <= FEW_SYLLABLES * 2) last.push(...lines)
    else groups.push([...lines])
  }
  return groups.map((group) => ({ lines: group, weights: group.flatMap(weightsOf) }))
}

function countSyllables(lines: readonly SpokenLine[]): number {
  return lines.reduce((sum, { words }) => sum + words.reduce((own, word) => own + word.syllables.length, 0), 0)
}

/** How much each syllable of a line must be heard. */
export function weightsOf(line: SpokenLine): Weight[] {
  return line.words.flatMap((word, index) =>
    word.syllables.map((syllable, at): Weight => {
      const alone = word.syllables.length === 1
      const before = line.words[index - 1]?.text ?? ''
      return {
        stress: syllable.stress === 1 ? (alone ? 0.8 : 1) : syllable.stress === 2 ? 0.4 : 0,
        startsWord: at === 0,
        afterPause: at === 0 && (index === 0 || /[,;:.!?…—、。，！？]$/u.test(before)),
      }
    }),
  )
}
