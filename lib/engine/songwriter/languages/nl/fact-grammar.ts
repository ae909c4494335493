import type { Fact } from '../../../brief/brief.ts'
import { PAST_OF_MANY, PAST_VERBS } from '../../../brief/languages/nl/words/verbs.ts'
import type { FactGrammar } from '../fact-grammar.ts'
import { lessonsHabits } from './details/lessons-habits.ts'
import { lessonsNature } from './details/lessons-nature.ts'
import { lessonsSchool } from './details/lessons-school.ts'

const LESSONS = [...lessonsSchool, ...lessonsNature, ...lessonsHabits]
const LESSON_WORDS: ReadonlySet<string> = new Set(
  LESSONS.flatMap(({ words }) => words.split(' ').map((word) => word.replaceAll('_', ' '))),
)
const ENDS_OF_LESSONS: ReadonlySet<string> = new Set(LESSONS.flatMap(({ later }) => later ?? []))

/** How a Dutch fact is said: when it was, and whether whoever it tells of has or does what it names. */
export function factGrammar({ of, text }: Fact, isDead: boolean): FactGrammar {
  const isPast = isDead || isOver(text)
  return {
    suits: (word) =>
      of !== 'they' &&
      !LESSON_WORDS.has(word) &&
      !OTHERWISE.test(text) &&
      !isBeside(word, text) &&
      (DENIED.test(word) || /bril|sleutel/u.test(word) || !(DENIED.test(text) || LONGED.test(text))),
    suited: (stanzas) => {
      // "Nog 3 maanden" is no lesson on the months.
      if (ENDS_OF_LESSONS.has(stanzas) && /^\p{Lu}.* /u.test(text)) return ''
      // What comes of a thing is sung of nobody who does not have it, "ik heb haar auto in de prak gereden".
      if (OTHERWISE.test(text) || MISHAP.test(text)) return ''
      const told = stanzas.replace(AGREEING, (_, present: string, past: string) => (isPast ? past : present))
      // Nobody has done anything by missing or wishing.
      if (of === 'me' && LONGED.test(text)) return told.replaceAll('{me.fact}', '{you.fact}')
      // Two are not "jij".
      return /^jullie /iu.test(text) ? told.replaceAll('{you.fact}', '{me.fact}') : told
    },
  }
}

/** What is told of somebody who does not simply do, love or have a thing. */
const OTHERWISE =
  /(?<!\p{L})(?:als|toen|terwijl|omdat|totdat|zodra|voordat|nadat|wanneer|maar|dat (?:je|ik|hij|ze)|(?:ga|gaat|zou|wil|wilde) .*\p{L}en$|leerde|leren|geleerd|(?:heb|hebt|hebben|heeft|had|hadden|ben|bent|zijn|is) .*(?:ge|be|ver|ont)\p{L}{2,}(?:d|t|en))(?!\p{L})/iu

/** Behind a preposition, "op mijn hoofd", a thing is only there. */
const isBeside = (word: string, text: string) =>
  new RegExp(
    `(?<!\\p{L})(?:in|op|aan|bij|van|naar|uit|voor|zonder|over|onder|door|achter|naast|tegen|met|tijdens|na) (?:\\p{L}+ ){0,2}${word.replaceAll('_', ' ')}`,
    'iu',
  ).test(text)

/** "[bakt bakte]": a verb as it is and as it was. */
const AGREEING = /\[([\p{L}'-]+) ([\p{L}'-]+)\]/gu

const DENIED =
  /(?<!\p{L})(?:nooit|niet|geen|bang|hekel|haat|haatte|vergeet|vergat|vergeten|kwijt|verloor|verloren|kapot|ruzie|geschreeuwd|gelogen|gestolen|spijt|morste|struikelde|brak|gebroken|zonder|te_laat|te laat)(?!\p{L})/iu

const LONGED =
  /^(?:ik|we|wij) (?:\p{L}+ )?(?:mis|missen|wil|willen|hoop|hopen|beloof|beloven|hou|houden|zou|denk)(?!\p{L})/iu

/** What went wrong, and what is only to come. */
const MISHAP =
  /(?<!\p{L})(?:kwijt|verloor|verloren|kapot|prak|total loss|gebroken|brak|gestolen|vergeten|vergat|morste?|gemorst|nooit|niet|geen|bang|haat|haatte|hekel|zonder|weg|ziek|voor het eerst|opnieuw|keer (?:doen|proberen))(?!\p{L})/iu

/** By the first verb that tells; those of several people too. */
const isOver = (text: string) =>
  text
    .toLowerCase()
    .split(/\s+/)
    .slice(0, 6)
    .some((word) => PAST_VERBS.has(word) || PAST_OF_MANY.has(word))
