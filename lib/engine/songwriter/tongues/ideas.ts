import type { Random } from '../../random/random.ts'
import { findDirection, type SongWishes } from '../direction.ts'
import { phraseOf, phrasesFor, sentence } from './phrases.ts'
import { capital, entries, repertoireOf } from './repertoire.ts'
import type { Tongue } from './tongue.ts'

/** Draws ideas for songs in a language of whole phrases. */
export function tongueIdeas(tongue: Tongue, wishes: SongWishes, random: Random): () => string {
  const { theme, companion, stance, style } = findDirection(wishes, repertoireOf(tongue))
  const phrases = phrasesFor(tongue, theme, companion, random.fork('lexicon'))
  return () => {
    const about = sentence(random.pick(entries(stance.about)), tongue, phrases, random)
    const idea = sentence(
      random.pick(entries(tongue.ideas)),
      tongue,
      { ...phrases, style: [phraseOf(style)], about: [phraseOf(about)] },
      random,
    )
    return capital(idea, tongue.language)
  }
}
