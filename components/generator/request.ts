import type { Draft, DraftReference, Settings } from '#components/draft/draft.ts'
import { lengthOf } from '#lib/catalog/length.ts'
import { DESCRIPTION_MAX, IGNORED_MAX, TRIAL_DESCRIPTION_MAX } from '#lib/catalog/limits.ts'
import type { Language, Reference } from '#lib/engine/browser.ts'
import { brokenRules, type Reason } from '#lib/schemas/rules/rule.ts'
import { SONG_RULES } from '#lib/schemas/rules/song-rules.ts'
import type { GenerateSong, ReadBrief } from '#lib/schemas/song.ts'

export type FieldName = 'title' | 'lyrics' | 'description' | 'settings' | 'reference'

/** A reason out of the messages, with the numbers that its sentence needs. */
export type Problem = {
  readonly path: 'title' | 'prompt' | 'description' | 'style'
  readonly reason: Reason | 'settingsMissing' | 'descriptionMissing'
  readonly params?: { readonly max: number }
}

/** Where a form is: in the studio, or on a public page, where it is simpler. */
export type Place = 'studio' | 'site'

type Limits = { readonly place: Place /** The plan's. */; readonly lyricsMax: number }

export const descriptionMax = (place: Place) => (place === 'studio' ? DESCRIPTION_MAX : TRIAL_DESCRIPTION_MAX)

/** The problems that keep a draft from becoming a song, in the order of the form. */
export function problemsOf(draft: Draft, { place, lyricsMax }: Limits): Problem[] {
  if (draft.tab === 'description') return problemsOfDescription(draft, descriptionMax(place))
  return problemsOfLyrics(draft, lyricsMax, place === 'studio' || !draft.customMode)
}

function problemsOfLyrics(
  { title, lyrics, settings, instrumental }: Draft,
  lyricsMax: number,
  needsSettings: boolean,
): Problem[] {
  const request = { title: title.trim(), prompt: lyrics, description: '', instrumental }
  const problems: Problem[] = brokenRules(SONG_RULES, request)
  if (lengthOf(lyrics) > lyricsMax)
    problems.push({ path: 'prompt', reason: 'lyricsTooLong', params: { max: lyricsMax } })
  if (needsSettings && chosen(settings).length === 0) problems.push({ path: 'style', reason: 'settingsMissing' })
  return problems
}

function problemsOfDescription({ description }: Draft, max: number): Problem[] {
  if (description.trim() === '') return [{ path: 'description', reason: 'descriptionMissing' }]
  if (lengthOf(description) <= max) return []
  return [{ path: 'description', reason: 'descriptionTooLong', params: { max } }]
}

/** The call that a draft without problems becomes. */
export function requestOf(draft: Draft, place: Place = 'studio'): Partial<GenerateSong> {
  const { title, lyrics, description, ignored, settings, gender, instrumental, language, lengthSec, seed } = draft
  // The form on public pages cannot show a recording, so a person could not remove it there. It is not sent.
  const reference = place === 'studio' ? remainingReference(draft.reference) : null
  const common = {
    model: 'V5' as const,
    customMode: place === 'studio' || draft.customMode,
    ...(language ? { language } : {}),
    ...(lengthSec ? { lengthSec } : {}),
    ...(seed === null ? {} : { seed }),
    ...(reference ? { reference } : {}),
  }
  if (draft.tab === 'lyrics') {
    return {
      ...common,
      prompt: lyrics,
      description: '',
      title: title.trim(),
      style: styleOf(settings),
      gender,
      instrumental,
    }
  }
  return {
    ...common,
    prompt: '',
    description: description.trim(),
    title: '',
    style: styleOf(settings),
    gender,
    instrumental,
    ignored: ignored.slice(-IGNORED_MAX),
  }
}

/**
 * The input to read a draft's description with; null if there is none to read. Things that were taken out are read too,
 * so that they can be put back.
 */
export function briefQuestionOf(
  draft: Draft,
  interfaceLanguage: Language,
): (Partial<ReadBrief> & { description: string }) | null {
  const { tab, settings, gender, instrumental, language, lengthSec } = draft
  const description = draft.description.trim()
  if (tab !== 'description' || description === '' || lengthOf(description) > DESCRIPTION_MAX) return null
  return {
    description,
    style: styleOf(settings),
    gender,
    instrumental,
    interfaceLanguage,
    ...(language ? { language } : {}),
    ...(lengthSec ? { lengthSec } : {}),
  }
}

/** A recording's values without those that the person took out; null if none is left. */
export function remainingReference(reference: DraftReference | null): Reference | null {
  if (!reference) return null
  const left = { ...reference.heard, ...Object.fromEntries(reference.ignored.map((part) => [part, null])) }
  return Object.values(left).every((value) => value === null) ? null : left
}

/** The chosen settings as the style to send. Without any it is '', and the description decides. */
export function styleOf(settings: Settings): string {
  return chosen(settings).join(', ')
}

function chosen({ style, mood, scenario }: Settings): string[] {
  return [style, mood, scenario].filter((name) => name !== null)
}
