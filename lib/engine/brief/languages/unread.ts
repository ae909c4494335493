import { LANGUAGES } from '../../lyrics/language.ts'
import type { ReadingWords } from '../reading.ts'

const NOTHING = '(?!)'

/** Of languages whose descriptions are read for music alone: see compose/glossaries.ts. */
export const unread: ReadingWords = {
  ...{ subject: [], hearer: [], without: [], place: [], age: [], plots: [], kin: [] },
  length: [NOTHING, NOTHING],
  instrumental: '\\binstrumental',
  voice: { m: NOTHING, f: NOTHING },
  languages: Object.fromEntries(LANGUAGES.map((language) => [language, NOTHING])) as ReadingWords['languages'],
  ...{ notNames: '', places: '', weak: '', small: '' },
}
