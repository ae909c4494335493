import { OWN_STYLE_MAX } from '#lib/catalog/limits.ts'
import { LANGUAGES, MOODS, SCENARIOS, STYLES } from '#lib/engine/browser.ts'
import type { AskedSong, SongMetadata, SongView } from '#lib/schemas/song.ts'
import type { Draft } from './draft.ts'
import { prefillDraft } from './draft-store.ts'

/** Minutes that every plan has. */
const MOST_MINUTES = 4

type Asked = Pick<SongView, 'prompt' | 'description'> & { readonly asked: AskedSong }
/** A finished song, how it was asked for where it is one's own, and how it was made. */
export type Model = Pick<SongView, 'style' | 'instrumental' | 'duration' | 'language' | 'prompt' | 'description'> & {
  readonly asked: AskedSong | null
  readonly metadata: Pick<SongMetadata, 'seed' | 'singer'> | null
}
/** What comes along of a song besides its settings. */
export type Included = { readonly words: boolean; readonly seed: boolean }
type Focus = { readonly focus: boolean }

/** Prefills the form with what another song like this one can begin from. */
export function prefillFromSong(song: Model, along: Included, options: Focus): void {
  prefillDraft(draftFromSong(song, along), options)
}

/** Prefills the form with a song as it was asked for. */
export function prefillFromRequest(song: Asked, options: Focus): void {
  prefillDraft({ ...draftFromRequest(song), seed: null }, options)
}

/**
 * Style, settings, language and voice of a song; of one's own that was made from a description, that description. Without its
 * words those stay that are in the form.
 */
export function draftFromSong(song: Model, { words, seed }: Included): Partial<Draft> {
  const { asked, metadata, instrumental, prompt } = song
  const described = asked !== null && song.description.trim() !== ''
  const settings = described
    ? draftFromRequest({ ...song, asked })
    : { ...settingsOf(song), gender: voiceOf(song), language: instrumental ? null : languageOf(song) }
  return {
    ...settings,
    ...(words && !instrumental ? { tab: 'lyrics', title: asked?.title ?? '', lyrics: prompt } : {}),
    seed: seed ? (metadata?.seed ?? null) : null,
  }
}

/** A song as it was asked for. Nobody knows the words that lay beside an instrumental, which stay as they are. */
export function draftFromRequest({ prompt, description, asked }: Asked): Partial<Draft> {
  const { title, style, gender, instrumental, lengthSec, ignored, reference } = asked
  const words = instrumental ? {} : { lyrics: prompt }
  return {
    ...settingsOf({ style, instrumental, duration: null }),
    ...(description ? { tab: 'description', description, ignored } : { tab: 'lyrics', title, ...words }),
    gender,
    language: languageOf(asked),
    lengthSec,
    reference: reference && { fileName: '', heard: reference, ignored: [] },
  }
}

const languageOf = ({ language }: Pick<SongView, 'language'>) => LANGUAGES.find((code) => code === language) ?? null

/** As it was chosen, else that of the singer whom chance chose. */
function voiceOf({ asked, metadata }: Model): Draft['gender'] {
  const chosen = asked?.gender ?? 'random'
  return chosen === 'random' ? (metadata?.singer?.gender ?? 'random') : chosen
}

/** Of a song's style the first that has a name, else its own words. Words set their own length; without them it is about that of the song. */
export function settingsOf({ style, instrumental, duration }: Pick<Model, 'style' | 'instrumental' | 'duration'>) {
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
  } as const satisfies Partial<Draft>
}
