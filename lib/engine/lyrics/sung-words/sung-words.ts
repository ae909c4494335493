import type { Language } from '../language/language.ts'
import { createNumbers } from './numbers.ts'
import type { Numbers, ReadingRule } from './reading-rules.ts'
import { READING_RULES } from './registry.ts'
import { rulesFor } from './shared-rules.ts'
import type { NumberRules } from './spell-out.ts'
import { writtenWords } from './written-words.ts'

/** A word as it is written, and what is sung for it: "1999" and "nineteen ninety-nine"; most words are sung as written. */
export type SungWord = { readonly text: string; readonly said: string }

/** What of a line is sung otherwise than it is written. */
export type SaidOtherwise = { readonly written: string; readonly said: string }

export type SungWords = {
  /** The words of a line, in order. */
  wordsOf(line: string, language: Language): SungWord[]
  otherwiseIn(line: string, language: Language): SaidOtherwise[]
}

type Reader = { readonly numbers: Numbers; readonly rules: readonly ReadingRule[] }
type Span = SaidOtherwise & { readonly from: number; readonly to: number }

/** Stands for a span among the words while they are told apart; nobody writes these characters. */
const FIRST_MARK = 0xe000
const MARKS = /[\ue000-\uf8ff]/gu
const KEYCAPS = /[\d#*]\ufe0f?\u20e3/gu

/** Says how the words of lines are sung. `numberRulesOf` are CLDR's, by language. */
export function createSungWords(numberRulesOf: (language: Language) => NumberRules): SungWords {
  const readers = new Map<Language, Reader>()

  const readerOf = (language: Language): Reader => {
    const known = readers.get(language)
    if (known) return known
    const reading = READING_RULES[language]
    const reader = {
      numbers: createNumbers(language, reading, numberRulesOf(language)),
      rules: rulesFor(reading),
    }
    readers.set(language, reader)
    return reader
  }

  const spansOf = (line: string, language: Language): Span[] => {
    const { numbers, rules } = readerOf(language)
    const plain = narrow(line)
    const spans: Span[] = [...plain.matchAll(KEYCAPS)].map((match) => span(match, line, ''))
    for (const { find, say } of rules) {
      for (const match of plain.matchAll(find)) {
        const [from, to] = [match.index, match.index + match[0].length]
        if (to === from || spans.some((other) => from < other.to && other.from < to)) continue
        const found = {
          groups: { ...match.groups, all: match[0] },
          before: plain.slice(0, from),
          after: plain.slice(to),
        }
        const said = say(found, numbers)
        if (said !== null) spans.push(span(match, line, said))
      }
    }
    return spans.sort((a, b) => a.from - b.from)
  }

  return {
    wordsOf(text, language) {
      const line = text.normalize('NFC').replace(MARKS, '')
      const spans = spansOf(line, language)
      if (spans.length === 0) return writtenWords(line).map((word) => ({ text: word, said: word }))
      let marked = ''
      let at = 0
      for (const [index, { from, to, said }] of spans.entries()) {
        marked += `${line.slice(at, from)}${said === '' ? ' ' : String.fromCharCode(FIRST_MARK + index)}`
        at = to
      }
      const fill = (word: string, part: 'written' | 'said') =>
        word.replace(MARKS, (mark) => spans[mark.charCodeAt(0) - FIRST_MARK]![part])
      return writtenWords(marked + line.slice(at)).map((word) => ({
        text: fill(word, 'written').trim(),
        said: fill(word, 'said').replace(/\s+/g, ' ').trim(),
      }))
    },
    otherwiseIn(text, language) {
      const line = text.normalize('NFC').replace(MARKS, '')
      return spansOf(line, language)
        .filter(({ said }) => said !== '')
        .map(({ written, said }) => ({ written: written.trim(), said: said.replace(/\s+/g, ' ').trim() }))
        .filter(({ written, said }) => written.toLowerCase() !== said.toLowerCase())
    },
  }
}

function span(match: RegExpExecArray | RegExpMatchArray, line: string, said: string): Span {
  const from = match.index ?? 0
  const to = from + match[0].length
  const written = line.slice(from, to)
  // "Dr.Who" is two words.
  const parted = /[.\s-]$/.test(written) && /^[\p{L}\p{N}]/u.test(line.slice(to)) ? ' ' : ''
  return { from, to, written, said: said + parted }
}

/** Wide digits and signs as narrow ones, place by place. */
function narrow(line: string): string {
  const wide = /[０-９Ａ-Ｚａ-ｚ％＄＆＋＝＠＃／]|(?<=[\d０-９])：(?=[\d０-９])/gu
  return line.replace(wide, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
}
