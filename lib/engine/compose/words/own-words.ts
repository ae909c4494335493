import { detectLanguage } from '../../lyrics/language/detect.ts'
import type { Language } from '../../lyrics/language/language.ts'
import { piecesOf } from '../../lyrics/markup/asides.ts'
import { takeApart } from '../../lyrics/sections.ts'
import type { SaidOtherwise, SungWords } from '../../lyrics/sung-words/sung-words.ts'
import { languageOfLine } from './words.ts'

/** What of lyrics is sung otherwise than it is written, each once and in order. */
export type OwnWords = {
  readonly sungAs: readonly SaidOtherwise[]
  /** Directions, chords, emojis, as written. */
  readonly leftOut: readonly string[]
  /** Marks by which something is sung again. */
  readonly again: readonly string[]
  /** Two singers take turns, as tags and names say. */
  readonly isDuet: boolean
  /** What a second voice sings behind the others. */
  readonly behind: readonly string[]
}

const ONE_EMOJI = '\\p{Extended_Pictographic}(?:\\p{Emoji_Modifier}|\\ufe0f)*'
/** One, or several that are joined to a single picture. */
const EMOJI = new RegExp(`${ONE_EMOJI}(?:\\u200d${ONE_EMOJI})*`, 'gu')
/** Signs of trade and of music, which nobody calls emojis. */
const PLAIN_SIGN = /^[©®™‼⁉]$/u

/** Reads lyrics as they will be sung; in the language of the words, where none is wanted. */
export function readOwnWords(lyrics: string, wanted: Language | undefined, { otherwiseIn }: SungWords): OwnWords {
  const { sections, leftOut, again, voices, isDuet } = takeApart(lyrics)
  const sung = sections.flatMap((section) => section.lines)
  const lines = sung.map(({ text }) => text)
  const language = wanted ?? detectLanguage(lines.join('\n'))
  const sungAs = new Map<string, SaidOtherwise>()
  for (const line of lines) {
    for (const said of otherwiseIn(line, languageOfLine(line, language)))
      sungAs.set(`${said.written}→${said.said}`, said)
  }
  const emojis = (lyrics.match(EMOJI) ?? []).filter((sign) => !PLAIN_SIGN.test(sign))
  return {
    sungAs: [...sungAs.values()],
    leftOut: [...new Set([...leftOut, ...emojis])],
    again: [...new Set(again)],
    isDuet: isDuet || voices.length > 1 || sung.some(({ voice }) => voice === 'both'),
    behind: [...new Set(lines.flatMap((line) => piecesOf(line).flatMap(({ text, behind }) => (behind ? text : []))))],
  }
}

/** Whether lyrics hold a line that is sung. */
export function isSingable(lyrics: string): boolean {
  return takeApart(lyrics).sections.some(({ lines }) => lines.length > 0)
}
