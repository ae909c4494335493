import { OWN_STYLE_MAX } from '#lib/catalog/limits.ts'
import { PLANS } from '#lib/catalog/plans.ts'
import { LANGUAGES, MOODS, SCENARIOS, STYLES } from '#lib/engine/browser.ts'
import type { AskedSong, SongMetadata, SongView } from '#lib/schemas/song.ts'
import type { Draft } from './draft.ts'
import { prefillDraft } from './draft-store.ts'

/** Longest song in minutes that every plan allows. */
const MOST_MINUTES = PLANS.free.songMaxSec / 60

type Asked = Pick<SongView, 'prompt' | 'description'> & { readonly asked: AskedSong }
/** A finished song: how it was made and, for the person's own song, how it was asked for. */
export type Model = Pick<SongView, 'style' | 'instrumental' | 'duration' | 'language' | 'prompt' | 'description'> & {
  readonly asked: AskedSong | null
  readonly metadata: Pick<SongMetadata, 'seed' | 'singer'> | null
}
/** What is taken along from a song besides its settings. */
export type Included = { readonly words: boolean; readonly seed: boolean }
type Focus = { readonly focus: boolean }

/** Prefills the form for another song like this one. */
export function prefillFromSong(song: Model, along: Included, options: Focus): void {
  prefillDraft(draftFromSong(song, along), options)
}

/** Prefills the form with a song as it was asked for. */
export function prefillFromRequest(song: Asked, options: Focus): void {
  prefillDraft({ ...draftFromRequest(song), seed: null }, options)
}

/**
 * Style, settings, language and voice of a song. For the person's own song from a description, that description too.
 * Without `words` the lyrics in the form stay.
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

/**
 * The draft for a song as it was asked for. For an instrumental the lyrics in the form stay, because nobody knows which
 * lyrics lay beside it.
 */
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

/** The chosen voice, else that of the singer that was drawn at random. */
function voiceOf({ asked, metadata }: Model): Draft['gender'] {
  const chosen = asked?.gender ?? 'random'
  return chosen === 'random' ? (metadata?.singer?.gender ?? 'random') : chosen
}

/**
 * The first named style in a song's style, else its own words. Lyrics set their own length; an instrumental gets about
 * the length of the song.
 */
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
