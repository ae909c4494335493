import type { WordAssets } from '../../assets.ts'
import type { Desk } from '../desk.ts'
import { findDirection, type SongWishes } from '../direction.ts'
import { scan } from '../prosody.ts'
import { isOfShare } from '../share.ts'
import { drawLine, phrasesFor } from './phrases.ts'
import { capital, entries, meaningIn, repertoireOf } from './repertoire.ts'
import type { Tongue } from './tongue.ts'
import { tongueEar } from './tongue-ear.ts'

const CHORUS_SYLLABLES = 8
const LONG_TITLE = 6

/** A language of whole phrases, ready for one song. */
export function tongueDesk(tongue: Tongue, wishes: SongWishes, { soundsOf }: WordAssets): Desk {
  const { theme, companion, stance, share, words } = findDirection(wishes, repertoireOf(tongue))
  const { language, pace, titled } = tongue
  const ear = tongueEar(tongue, tongue.rhyme === null ? {} : soundsOf(language))
  const lead = (text: string) => capital(text, language)
  const frame = (pattern: string, line: string, title: string) =>
    lead(pattern.replace(/\{(title|line)\}/g, (_, name) => (name === 'title' ? title : line)))
  return {
    share,
    rules: {
      opening: entries(tongue.openings),
      subject: [],
      detail: entries(stance.detail),
      turn: entries(stance.turn),
      lift: entries(stance.lift),
      answer: entries(stance.answer),
      bridge: entries(stance.bridge),
    },
    lengths: {
      verse: Math.round(words.verseSyllables * pace),
      chorus: Math.round(CHORUS_SYLLABLES * pace),
      longTitle: Math.round(LONG_TITLE * pace),
    },
    rhymes: tongue.rhyme !== null,
    createTitle: (random) => {
      const phrases = phrasesFor(tongue, theme, theme, random)
      const draw = () => drawLine(random.pick(entries(tongue.titles)), tongue, phrases, random)
      let title = draw()
      for (let tries = 0; tries < TRIES && !isOfShare(title.text, TITLE_BITS, share); tries++) title = draw()
      return { sung: title.text, parts: title.parts }
    },
    headline: lead,
    pen: (random) => {
      const phrases = phrasesFor(tongue, theme, companion, random.fork('lexicon'))
      return {
        draw: (rule, chance) => drawLine(rule, tongue, phrases, chance),
        hear: (line) => scan(line, ear),
        wordsOf: meaningIn(tongue),
      }
    },
    frames: {
      alone: lead,
      after: (line, title) => frame(titled.after, line, lead(title)),
      before: (line, title) => frame(titled.before, line.replace(/[?？]$/, ''), title),
    },
  }
}

const TRIES = 400
/** A theme has some hundreds of titles. */
const TITLE_BITS = 6
