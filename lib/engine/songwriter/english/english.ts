import type { WordAssets } from '../../assets.ts'
import type { Desk } from '../desk.ts'
import { findDirection, type SongWishes } from '../direction.ts'
import { scan } from '../prosody.ts'
import { compileRule } from '../rule.ts'
import { englishEar } from './ear.ts'
import { OPENINGS } from './everyday-words.ts'
import { expand, withTime } from './grammar.ts'
import { createLexicon, entries } from './lexicon.ts'
import { capital } from './morphology.ts'
import { ENGLISH } from './registry.ts'
import { SUBJECT_RULES, subjectOf } from './subject.ts'
import { createTitle, titleCase } from './titles.ts'

const CHORUS_SYLLABLES = 8
const LONG_TITLE = 6

/** English, whose grammar can inflect, ready for one song. */
export function englishDesk(wishes: SongWishes, { pronunciationOf }: WordAssets): Desk {
  const direction = findDirection(wishes, ENGLISH)
  const { theme, companion, stance, words, share } = direction
  const subject = subjectOf(wishes.description ?? '', pronunciationOf)
  const ear = englishEar(pronunciationOf)
  return {
    share,
    rules: {
      opening: entries(OPENINGS),
      subject: subject ? SUBJECT_RULES.map((rule) => rule.replaceAll('{subject}', subject)) : [],
      detail: entries(stance.detail),
      turn: entries(stance.turn),
      lift: entries(stance.lift),
      answer: entries(stance.answer),
      bridge: entries(stance.bridge),
    },
    lengths: { verse: words.verseSyllables, chorus: CHORUS_SYLLABLES, longTitle: LONG_TITLE },
    rhymes: true,
    createTitle: (random) => createTitle(direction, random),
    headline: titleCase,
    pen: (random) => {
      const lexicon = createLexicon(theme, words.props, companion, random.fork('lexicon'))
      return {
        draw: (rule, chance) => expand(compileRule(chance.chance(SAID_WHEN) ? withTime(rule) : rule), lexicon, chance),
        hear: (line) => scan(line, ear),
        wordsOf: (text, within) => (within === 'line' ? wordsOfLine(text) : wordsOfStanza(text)),
      }
    },
    frames: {
      alone: (line) => line,
      after: (line, title) => `${capital(title)}, ${small(line)}`,
      before: (line, title) => `${line.replace(/\?$/, '')}, ${title}`,
    },
  }
}

/** How often a line that can say when does so. */
const SAID_WHEN = 0.08

/** The start of a sentence put after a comma. */
function small(text: string): string {
  return /^(I\b|[A-Z][a-z]+day\b)/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

function wordsOfLine(text: string): string[] {
  return (text.toLowerCase().match(/[a-z']{4,}/g) ?? []).map(stem).filter((word) => !LINKS.has(word))
}

function wordsOfStanza(text: string): string[] {
  return (text.toLowerCase().match(/[a-z']{5,}/g) ?? []).filter((word) => !COMMON.has(word)).map(stem)
}

const LINKS: ReadonlySet<string> = new Set('with when then that your into like from'.split(' '))

const COMMON: ReadonlySet<string> = new Set('there until still every again where while could would never'.split(' '))

function stem(word: string): string {
  return word.replace(/(ing|ed|es|s)$/, '')
}
