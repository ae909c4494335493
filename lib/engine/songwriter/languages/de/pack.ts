import type { LanguagePack } from '../language-pack.ts'
import type { FactGrammar } from '../relations.ts'
import { anything } from './anything.ts'
import { dedicated } from './dedicated.ts'
import { details } from './details.ts'
import { ownWords } from './own-words.ts'
import { plots } from './plots.ts'
import { germanSlots } from './slots.ts'
import { titled } from './titled.ts'
import { topics } from './topics.ts'

/** Titles are written like sentences, with the capital letters that nouns have. */
const headline = (title: string) => title.charAt(0).toUpperCase() + title.slice(1)

/** German stanzas around facts say nothing of who does it: they stand as they are, whoever that is. */
const asItIs: FactGrammar = {
  relation: { any: '', grief: '', funny: '' },
  suits: () => true,
  agreeing: (text) => text,
}

export const german: LanguagePack = {
  ...{ plots, topics, anything, titled, dedicated, ownWords, details, headline },
  factGrammar: () => asItIs,
  slots: germanSlots,
  together: (names) => [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' und '),
}
