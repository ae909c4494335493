import { LANGUAGES } from '../../lyrics/language.ts'
import type { ReadingWords } from '../reading.ts'

const NOTHING = '(?!)'

/** Of languages whose descriptions are read for music alone: see compose/glossaries.ts. */
export const unread: ReadingWords = {
  ...{ spaced: true, subject: [], hearer: [], without: [], place: [], brand: [], age: [], plots: [], kin: [] },
  length: [NOTHING, NOTHING],
  instrumental: '\\binstrumental',
  voice: { m: NOTHING, f: NOTHING },
  languages: Object.fromEntries(LANGUAGES.map((language) => [language, NOTHING])) as ReadingWords['languages'],
  ...{
    determiners: NOTHING,
    named: NOTHING,
    titles: NOTHING,
    goesOn: NOTHING,
    and: NOTHING,
    relative: NOTHING,
    deed: NOTHING,
  },
  ...{ notNames: '', places: '', weak: '', small: '' },
}
