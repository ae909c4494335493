import type { LanguagePack } from '../language-pack.ts'
import { anything } from './anything.ts'
import { dedicated } from './dedicated.ts'
import { details } from './details.ts'
import { ownWords } from './own-words.ts'
import { plots } from './plots.ts'
import { japaneseSlots } from './slots.ts'
import { titled } from './titled.ts'
import { topics } from './topics.ts'

export const japanese: LanguagePack = {
  ...{ plots, topics, anything, titled, dedicated, ownWords, details },
  slots: japaneseSlots,
  together: (names) => names.join('と'),
  headline: (title) => title,
}
