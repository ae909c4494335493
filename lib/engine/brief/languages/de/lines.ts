import { capital, uncapital } from '../../../lyrics/first-letter.ts'
import type { Fact } from '../../brief.ts'
import { escaped } from '../../patterns.ts'
import { isAdverb, isAllParticiple, type Piece } from './clauses.ts'
import { withNouns } from './nouns.ts'
import { isFiniteVerb } from './verbs.ts'

/** A fact as a line: its nouns and its first word with capital letters, its commas where they were left out. */
export function fact(of: Fact['of'], text: string): Fact {
  const spaced = withNouns(
    text
      .replace(/\s+/g, ' ')
      .replace(/[\s.]+$|\s(?:und|oder|aber)\s*$/u, '')
      .trim(),
  )
    .replace(WITHOUT_COMMA, ', ')
    .replace(ASKED, ', ')
  return { of, text: capital(spaced), deed: null }
}

/** Where a comma was left out: "unsere Blumen, wenn wir weg sind". */
const WITHOUT_COMMA =
  /(?<=\S \S+) (?=(?:(?<!(?:auch|sogar|selbst|nur|außer) )(?:wenn|weil|obwohl|nachdem|bevor|sodass|(?:damit|bis)(?= (?:ich|wir|er|sie|es|du|alle|die|der|das|man|niemand|keiner|mein\p{L}*) ))|(?:auch|sogar|selbst|nur) wenn|(?<!(?:so|mehr|lieber|besser|auch|anders|älter|größer) )als (?:ich|wir|du|er|sie|es|mein\p{L}*|alle)) [\p{L}\d])/gu

/** "Ihr streitet immer, wer die Decke kriegt". */
const ASKED =
  /(?<=(?<!\p{L})(?:streite[nt]?|streitet|frag(?:t|st|e|en)|weiß(?:t)?|wissen|wisst)(?: (?:immer|nicht|nie|genau|oft|mich|uns|dich))?) (?=(?:wer|ob|was|wie|wo|warum|wann) \p{L}+ )/gu

/** A fact that is too long ends before "und" or "wenn", if enough is left of it. */
export function fitted(told: Fact): Fact | null {
  if (told.text.split(' ').length <= LONGEST) return told
  const words = told.text.split(' ')
  const at = words.findLastIndex((word, at) => at >= LEAST && at <= LONGEST && CUT_BEFORE.test(word))
  return at < 0 ? null : { ...told, text: words.slice(0, at).join(' ') }
}

export const LONGEST = 24
/** Words of a fact that is cut before "und" or "wenn". */
export const LEAST = 4

const CUT_BEFORE = /^(?:und|wenn|weil|obwohl|damit|wie|um|als|nachdem|bevor|aber)$/u

export const withNames = (text: string, names: readonly string[]) =>
  names.reduce((line, name) => line.replace(new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, 'giu'), name), text)

/** As it stands behind "und": nouns and names keep their capital letters. */
export const smallWithin = (text: string) =>
  SMALL_WITHIN.test(text) || isAdverb((text.split(' ')[0] ?? '').toLowerCase()) ? uncapital(text) : text
const SMALL_WITHIN =
  /^(?:du|ich|wir|ihr|er|sie|es|man|der|die|das|den|dem|des|ein\p{L}{0,2}|kein\p{L}{0,2}|mein\p{L}{0,2}|dein\p{L}{0,2}|sein\p{L}{0,2}|ihre\p{L}?|unser\p{L}{0,2}|eu\p{L}{1,3}|alle\p{L}?|jede\p{L}?|nichts|niemand|jemand|keiner|wenn|als|weil|obwohl|bevor|nachdem|während|sobald|solange|seit|seitdem|bis|dass|wer|was|wo|wie|beim|zum|zur|vom|aus|durch|für|über|unter|statt|um)(?!\p{L})/iu

/** "Er kann nicht tanzen" and "Hat aber einen Kurs gemacht", "Aber du bellst jeden Lkw an". */
export function joinedTo(before: Fact | null, { text, conjunction, begins }: Piece, found: Fact): Fact {
  if (!before || begins) return found
  const words = text.toLowerCase().split(/\s+/)
  const isElided =
    (found.of === 'they' && isFiniteVerb(words[0] ?? '')) || (found.of !== 'they' && isAllParticiple(words))
  const said = isElided ? asGoesOn(found, text) : smallWithin(found.text)
  // "Er kann nicht tanzen, hat aber einen Kurs gemacht".
  if (!conjunction) return isElided && found.of === 'they' ? { ...found, joined: capital(said) } : found
  return { ...found, joined: `${capital(conjunction)} ${said}` }
}

/** "nie eine Rechnung verloren", of "du hast nie eine Rechnung verloren". */
function asGoesOn({ of, text }: Fact, typed: string): string {
  if (of === 'they') return withNouns(typed)
  const words = text.split(' ')
  return words.length === typed.split(/\s+/).length + 2 ? words.slice(2).join(' ') : smallWithin(text)
}
