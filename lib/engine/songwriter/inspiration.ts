import type { Language } from '../lyrics/language/language.ts'
import { createRandom, type Random } from '../random/random.ts'
import type { SongOptions } from './direction.ts'
import { englishIdeas } from './languages/en/ideas/ideas.ts'
import { phrasebookIdeas } from './phrasebooks/ideas.ts'
import { PHRASEBOOKS } from './phrasebooks/registry.ts'

export type InspirationRequest = { readonly seed: number; readonly style?: string; readonly language: Language }

const LONGEST = 200

/** An idea for a song in one or two sentences, at most 200 characters; the same request gives the same idea. */
export function writeInspiration({ seed, style = '', language }: InspirationRequest): string {
  const random = createRandom(`inspiration/${seed}`)
  const draw = ideasIn(language, { seed, style: style || random.pick(ANY_STYLE) }, random)
  for (;;) {
    const idea = draw()
    if (idea.length <= LONGEST) return idea
  }
}

function ideasIn(language: Language, options: SongOptions, random: Random): () => string {
  return language === 'en' ? englishIdeas(options, random) : phrasebookIdeas(PHRASEBOOKS[language], options, random)
}

const ANY_STYLE = [
  'Pop',
  'Folk',
  'R&B',
  'Hip-hop',
  'Rock',
  'Jazz',
  'Electronic',
  'Disco',
  'Reggae',
  'Blues',
  'Country',
] as const
