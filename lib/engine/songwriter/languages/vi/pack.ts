import type { LanguagePack } from '../language-pack.ts'
import { anything } from './anything.ts'
import { dedicated } from './dedicated.ts'
import { details } from './details.ts'
import { ownWords } from './own-words.ts'
import { plots } from './plots.ts'
import { vietnameseSlots } from './slots.ts'
import { titled } from './titled.ts'
import { topics } from './topics.ts'

export const vietnamese: LanguagePack = {
  ...{ plots, topics, anything, titled, dedicated, ownWords, details },
  slots: vietnameseSlots,
  together: (names) => [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' và '),
  headline: (title) => title.charAt(0).toUpperCase() + title.slice(1),
}
