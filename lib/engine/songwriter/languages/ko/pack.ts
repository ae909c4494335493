import type { LanguagePack } from '../language-pack.ts'
import { anything } from './anything.ts'
import { dedicated } from './dedicated.ts'
import { details } from './details.ts'
import { ownWords } from './own-words.ts'
import { plots } from './plots.ts'
import { hasFinal, koreanSlots } from './slots.ts'
import { titled } from './titled.ts'
import { topics } from './topics.ts'

export const korean: LanguagePack = {
  ...{ plots, topics, anything, titled, dedicated, ownWords, details },
  slots: koreanSlots,
  together: (names) => {
    const last = names.at(-1) ?? ''
    return names.length === 2 ? `${names[0]}${hasFinal(names[0] ?? '') ? '과' : '와'} ${last}` : names.join(', ')
  },
  headline: (title) => title,
}
