import { OWN_STYLE_MAX } from '#lib/catalog/limits.ts'
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

/** What of a song another one can begin from: of its style the first that has a name, else its own words. Words set their own length; without them it is about that of the song. */
export function draftLike({ style, instrumental, duration }: Model): Partial<Draft> {
  const named = style.split(',').map((name) => name.trim())
  const known = <Name extends string>(names: readonly Name[], name: string) =>
    names.find((one) => one.toLowerCase() === name.toLowerCase())
  const first = <Name extends string>(names: readonly Name[]) =>
    named.map((name) => known(names, name)).find(Boolean) ?? null
  const own = named.filter((name) => !known([...MOODS, ...SCENARIOS], name)).join(', ')
  const minutes = Math.min(MOST_MINUTES, Math.max(1, Math.round((duration ?? 0) / 60)))
  return {
    tab: 'lyrics',
    settings: {
      style: first(STYLES) ?? (own.slice(0, OWN_STYLE_MAX) || null),
      mood: first(MOODS),
      scenario: first(SCENARIOS),
    },
    instrumental,
    lengthSec: instrumental ? 60 * minutes : null,
  }
}
