import type { LanguagePack } from '../language-pack.ts'
import { anything } from './anything.ts'
import { dedicated } from './dedicated.ts'
import { ownWords } from './own-words.ts'
import { plots } from './plots.ts'
import { koreanSlots } from './slots.ts'
import { titled } from './titled.ts'
import { topics } from './topics.ts'

export const korean: LanguagePack = {
  ...{ plots, topics, anything, titled, dedicated, ownWords },
  slots: koreanSlots,
  together: (names) =>
    names.length < 3 ? names.join(' 그리고 ') : `${names.slice(0, -1).join(', ')}, 그리고 ${names.at(-1)}`,
  headline: (title) => title,
}
