import { lengthOf } from '#lib/catalog/length.ts'
import { TITLE_MAX } from '#lib/catalog/limits.ts'
import { hasWords } from '#lib/engine/browser.ts'
import type { Rule } from './rule.ts'

type SongInput = {
  readonly title: string
  readonly prompt: string
  readonly description: string
  readonly instrumental: boolean
}

/**
 * The rules of a song's request, in the order of the form. The limits of lyrics and descriptions are not here, because
 * they depend on more than the request.
 */
export const SONG_RULES: readonly Rule<SongInput, 'title' | 'prompt'>[] = [
  {
    path: 'title',
    reason: 'titleTooLong',
    params: { max: TITLE_MAX },
    isBroken: ({ title }) => lengthOf(title) > TITLE_MAX,
  },
  {
    path: 'prompt',
    reason: 'lyricsMissing',
    isBroken: ({ instrumental, prompt, description }) =>
      !instrumental && prompt.trim() === '' && description.trim() === '',
  },
  {
    path: 'prompt',
    reason: 'lyricsUnsingable',
    isBroken: ({ instrumental, prompt }) => !instrumental && prompt.trim() !== '' && !hasWords(prompt),
  },
]
