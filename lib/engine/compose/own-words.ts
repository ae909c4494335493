import { detectLanguage } from '../lyrics/detect.ts'
import type { Language } from '../lyrics/language.ts'
import { takeApart } from '../lyrics/sections.ts'
import type { SaidOtherwise, SungWords } from '../lyrics/sung-words/sung-words.ts'
import { languageOfLine } from './words.ts'

/** What of lyrics is sung otherwise than it is written, each once and in order. */
export type OwnWords = {
  readonly sungAs: readonly SaidOtherwise[]
  /** Directions, chords, emojis, as written. */
  readonly leftOut: readonly string[]
  /** Marks by which something is sung again. */
  readonly again: readonly string[]
}

const ONE_EMOJI = '\\p{Extended_Pictographic}(?:\\p{Emoji_Modifier}|\\ufe0f)*'
/** One, or several that are joined to a single picture. */
const EMOJI = new RegExp(`${ONE_EMOJI}(?:\\u200d${ONE_EMOJI})*`, 'gu')
/** Signs of trade and of music, which nobody calls emojis. */
const PLAIN_SIGN = /^[©®™‼⁉]$/u

/** Reads lyrics as they will be sung; in the language of the words, where none is wanted. */
export function readOwnWords(lyrics: string, wanted: Language | undefined, { otherwiseIn }: SungWords): OwnWords {
  const { sections, leftOut, again } = takeApart(lyrics)
  const lines = sections.flatMap((section) => section.lines)
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
  }
}

/** Whether lyrics hold a line that is sung. */
export function isSingable(lyrics: string): boolean {
  return takeApart(lyrics).sections.some(({ lines }) => lines.length > 0)
}
