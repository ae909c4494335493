import { detectLanguage } from '../lyrics/detect.ts'
import { isFunctionWord } from '../lyrics/function-words.ts'
import type { Language } from '../lyrics/language.ts'
import type { SectionKind } from '../lyrics/lyric-section.ts'
import { breathGroups } from '../lyrics/phrases.ts'
import type { Pronounce, PronouncedWord } from '../lyrics/pronunciation.ts'
import { NothingToSing, parseLyrics } from '../lyrics/sections.ts'
import type { Weight } from './rhythm.ts'

export type SpokenLine = {
  readonly text: string
  readonly language: Language
  readonly words: readonly PronouncedWord[]
}

/** What is sung in one breath: a line, or several very short ones. */
export type Phrase = { readonly lines: readonly SpokenLine[]; readonly weights: readonly Weight[] }

export type WordSection = { readonly kind: SectionKind; readonly phrases: readonly Phrase[] }

export type Words = { readonly language: Language; readonly sections: readonly WordSection[] }

/** Reads lyrics into phrases with the weight of every syllable. Throws NothingToSing. */
export async function readWords(lyrics: string, wanted: Language | undefined, pronounce: Pronounce): Promise<Words> {
  const sections = parseLyrics(lyrics)
  const language = wanted ?? detectLanguage(sections.flatMap((section) => section.lines).join('\n'))
  const spoken: { kind: SectionKind; lines: SpokenLine[] }[] = []
  for (const section of sections) {
    const lines: SpokenLine[] = []
    for (const text of section.lines.flatMap(breathGroups)) {
      const line = await readLine(text, language, pronounce)
      if (line.words.length > 0) lines.push(line)
    }
    spoken.push({ kind: section.kind, lines })
  }
  const all = spoken.flatMap((section) => section.lines)
  if (all.length === 0) throw new NothingToSing()
  const joining = isMadeOfScraps(all)
  return { language, sections: spoken.map(({ kind, lines }) => ({ kind, phrases: toPhrases(lines, joining) })) }
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
function isMadeOfScraps(lines: readonly SpokenLine[]): boolean {
  const scraps = lines.filter((line) => countSyllables(line) < FEW_SYLLABLES).length
  return lines.length > MANY_LINES && scraps * 2 > lines.length
}

/** Lines become phrases; scraps are sung several in one breath. */
function toPhrases(lines: readonly SpokenLine[], join: boolean): Phrase[] {
  const groups: SpokenLine[][] = []
  for (const line of lines) {
    const last = groups.at(-1)
    const joined = last ? last.reduce((sum, one) => sum + countSyllables(one), 0) + countSyllables(line) : 0
    if (join && last && joined <= FEW_SYLLABLES * 2) last.push(line)
    else groups.push([line])
  }
  return groups.map((group) => ({ lines: group, weights: group.flatMap(weightsOf) }))
}

function countSyllables(line: SpokenLine): number {
  return line.words.reduce((sum, word) => sum + word.syllables.length, 0)
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
