import { MOODS, SCENARIOS, STYLES } from '#lib/engine/browser.ts'
import type { SongView } from '#lib/schemas/song.ts'
import { changeDraft } from './desk.ts'
import type { Draft } from './draft.ts'

/** Minutes that every plan has. */
const MOST_MINUTES = 4

type Model = Pick<SongView, 'style' | 'instrumental' | 'duration'>

/** Lays a song's settings on the desk, beside whatever words lie there. */
export function layOutLike(song: Model): void {
  changeDraft(draftLike(song))
}

/** What of a song another one can begin from. Words set their own length; without them it is about that of the song. */
export function draftLike({ style, instrumental, duration }: Model): Partial<Draft> {
  const named = style.split(',').map((name) => name.trim().toLowerCase())
  const first = <Name extends string>(names: readonly Name[]) =>
    named.map((name) => names.find((known) => known.toLowerCase() === name)).find(Boolean) ?? null
  const minutes = Math.min(MOST_MINUTES, Math.max(1, Math.round((duration ?? 0) / 60)))
  return {
    tab: 'lyrics',
    settings: { style: first(STYLES), mood: first(MOODS), scenario: first(SCENARIOS) },
    instrumental,
    lengthSec: instrumental ? 60 * minutes : null,
  }
}
