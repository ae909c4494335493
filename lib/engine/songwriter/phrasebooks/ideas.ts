import type { Random } from '../../random/random.ts'
import { findDirection, type SongOptions } from '../direction.ts'
import type { Phrasebook } from './phrasebook.ts'
import { phraseOf, phrasesFor, sentence } from './phrases.ts'
import { capital, entries, repertoireOf } from './repertoire.ts'

/** Draws ideas for songs in a language of whole phrases. */
export function phrasebookIdeas(phrasebook: Phrasebook, options: SongOptions, random: Random): () => string {
  const { theme, companion, stance, style } = findDirection(options, repertoireOf(phrasebook))
  const phrases = phrasesFor(phrasebook, theme, companion, random.fork('lexicon'))
  return () => {
    const about = sentence(random.pick(entries(stance.about)), phrasebook, phrases, random)
    const idea = sentence(
      random.pick(entries(phrasebook.ideas)),
      phrasebook,
      { ...phrases, style: [phraseOf(style)], about: [phraseOf(about)] },
      random,
    )
    return capital(idea, phrasebook.language)
  }
}
