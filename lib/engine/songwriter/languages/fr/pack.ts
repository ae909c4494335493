import type { LanguagePack } from '../language-pack.ts'
import { anything } from './anything.ts'
import { dedicated } from './dedicated.ts'
import { details } from './details.ts'
import { ownWords } from './own-words.ts'
import { plots } from './plots.ts'
import { frenchSlots } from './slots.ts'
import { titled } from './titled.ts'
import { topics } from './topics.ts'

/** A text has "l'orage" as one word, with either apostrophe. */
const withElided = (kin: string): string =>
  kin
    .split(' ')
    .flatMap((word) => (/^[aeiouyhâàéèêîôûœ]/u.test(word) ? [word, ...ELIDED.map((article) => article + word)] : word))
    .join(' ')
const ELIDED = ["l'", 'l’', "d'", 'd’']

const topicsHeard: LanguagePack['topics'] = Object.fromEntries(
  Object.entries(topics).map(([name, topic]) => [name, { ...topic, kin: withElided(topic.kin) }]),
)
const detailsHeard = details.map((one) => ({ ...one, words: withElided(one.words) }))

export const french: LanguagePack = {
  ...{ plots, topics: topicsHeard, anything, titled, dedicated, ownWords, details: detailsHeard },
  slots: frenchSlots,
  together: (names) => [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' et '),
  headline: (title) => title.charAt(0).toUpperCase() + title.slice(1),
}
