import { OWN_STYLE_MAX } from '#lib/catalog/limits.ts'
import { LANGUAGES, MOODS, SCENARIOS, STYLES } from '#lib/engine/browser.ts'
import type { AskedSong, SongView } from '#lib/schemas/song.ts'
import { changeDraft, currentDraft, layOut } from './desk.ts'
import type { Draft } from './draft.ts'

/** Minutes that every plan has. */
const MOST_MINUTES = 4

type Model = Pick<SongView, 'style' | 'instrumental' | 'duration'>
type Asked = Pick<SongView, 'prompt' | 'description'> & {
  readonly asked: AskedSong
  /** Of one that is to sound alike; null for chance. */
  readonly seed: number | null
}
type Focus = { readonly focus: boolean }

/** Lays a song's settings on the desk, beside whatever words lie there. */
export function layOutLike(song: Model, options: Focus): void {
  layOut(draftLike(song), options)
}

/** Lays a song on the desk again as it was asked for. Gives the way back to the words that lay there, if any did. */
export function layOutAsked(song: Asked, options: Focus): (() => void) | null {
  const before = currentDraft()
  layOut(draftAsked(song), options)
  const { title, lyrics, description } = before
  return [title, lyrics, description].some((text) => text.trim() !== '') ? () => changeDraft(before) : null
}

/** A song as it was asked for. Nobody knows the words that lay beside an instrumental, which stay as they are. */
export function draftAsked({ prompt, description, asked, seed }: Asked): Partial<Draft> {
  const { title, style, gender, instrumental, language, lengthSec, ignored, reference } = asked
  const words = instrumental ? {} : { lyrics: prompt }
  return {
    ...draftLike({ style, instrumental, duration: null }),
    ...(description ? { tab: 'description', description, ignored } : { tab: 'lyrics', title, ...words }),
    gender,
    language: LANGUAGES.find((code) => code === language) ?? null,
    lengthSec,
    seed,
    reference: reference && { fileName: '', heard: reference, ignored: [] },
  }
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
