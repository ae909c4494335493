import { z } from 'zod'
import {
  DESCRIPTION_MAX,
  IGNORED_MAX,
  SEARCH_MAX,
  SEED_MAX,
  SONG_MIN_SEC,
  STYLE_MAX,
  TITLE_MAX,
} from '#lib/catalog/limits.ts'
import { LYRICS_MAX, SONG_MAX_SEC } from '#lib/catalog/plans.ts'
import { SORTS } from '#lib/catalog/sorts.ts'
import { VISIBILITIES, type Visibility } from '#lib/catalog/visibility.ts'
import {
  BASS_LEVELS,
  BRIGHTNESSES,
  type BriefFacts,
  DRUM_LEVELS,
  ENERGY_PARTS,
  type Key,
  LANGUAGES,
  type Language,
  type Reference,
  type ReferenceUse,
  type SingerManner,
} from '#lib/engine/browser.ts'
import type { CreationStatus, QueuePlace } from './creation.ts'
import { Cursor } from './cursor.ts'
import type { SongChange } from './rework.ts'
import { checkRules } from './rules/check-rules.ts'
import { SONG_RULES } from './rules/song-rules.ts'
import { atMost, line, text } from './text.ts'
import type { ReadRecording } from './upload.ts'

export const GENDERS = ['m', 'f', 'random'] as const

/** How many songs one press may make from the same request. */
export const TAKES_MAX = 2

export type Gender = (typeof GENDERS)[number]

/** Things that were understood of a description and taken out again by the person: "plot", "about:thunder". */
const Ignored = z.array(line().max(DESCRIPTION_MAX)).max(IGNORED_MAX).default([])

/**
 * What a recording sets for a song: the values that /api/reference returned, without those that the person took out.
 */
export const ReferenceNumbers = z.strictObject({
  tempo: z.int().min(40).max(220).nullable(),
  key: z.strictObject({ tonic: z.int().min(0).max(11), mode: z.enum(['major', 'minor']) }).nullable(),
  meter: z.union([z.literal(3), z.literal(4)]).nullable(),
  energy: z.array(z.number().min(0).max(1)).length(ENERGY_PARTS).nullable(),
  form: z.int().min(2).max(16).nullable(),
  drums: z.enum(DRUM_LEVELS).nullable(),
  bass: z.enum(BASS_LEVELS).nullable(),
  brightness: z.enum(BRIGHTNESSES).nullable(),
}) as unknown as z.ZodType<Reference, Reference>

/** A refinement's message is a code of `errors` in the message files; the length limits travel as its parameters. */
export const GenerateSong = z
  .strictObject({
    prompt: text()
      .refine(...atMost(LYRICS_MAX, 'lyricsTooLong'))
      .default(''),
    description: text()
      .refine(...atMost(DESCRIPTION_MAX, 'descriptionTooLong'))
      .default(''),
    title: line().default(''),
    style: line().max(STYLE_MAX, 'styleTooLong').default(''),
    model: z.literal('V5').default('V5'),
    customMode: z.boolean().default(true),
    instrumental: z.boolean().default(false),
    gender: z.enum(GENDERS).default('random'),
    requestId: z.uuid().optional(),
    language: z.enum(LANGUAGES).optional(),
    seed: z.int().min(0).max(SEED_MAX).optional(),
    lengthSec: z.int().min(SONG_MIN_SEC).max(SONG_MAX_SEC).optional(),
    visibility: z.enum(VISIBILITIES).default('link'),
    ignored: Ignored,
    /** How many songs one press makes from the request. They differ in their seed. */
    takes: z.int().min(1).max(TAKES_MAX).default(1),
    reference: ReferenceNumbers.optional(),
  })
  .superRefine(checkRules(SONG_RULES))
export type GenerateSong = z.infer<typeof GenerateSong>

export const SongHistory = z
  .strictObject({
    search: line().max(SEARCH_MAX).optional(),
    sort: z.enum(SORTS).default('newest'),
    cursor: Cursor.optional(),
    /** Every infinite query sends it; there is no other direction. */
    direction: z.literal('forward').optional(),
    limit: z.int().min(1).max(100).default(30),
  })
  .default({ sort: 'newest', limit: 30 })
export type SongHistory = z.infer<typeof SongHistory>

export const SongId = z.strictObject({ id: z.uuid() })
export type SongId = z.infer<typeof SongId>

/** The state of a song's stems: ready at 100 percent, or not available for a reason of server/errors.ts. */
export type StemsState = { readonly percent: number; readonly failure: string | null }

export const WriteLyrics = z.strictObject({
  style: line().max(STYLE_MAX, 'styleTooLong').default(''),
  title: line()
    .refine(...atMost(TITLE_MAX, 'titleTooLong'))
    .optional(),
  /** The language that was asked for; else that of the title, or that of the interface. */
  language: z.enum(LANGUAGES).optional(),
  interfaceLanguage: z.enum(LANGUAGES).default('en'),
})
export type WriteLyrics = z.infer<typeof WriteLyrics>

/** As in GenerateSong. */
export const ReadBrief = z.strictObject({
  description: text().refine(...atMost(DESCRIPTION_MAX, 'descriptionTooLong')),
  style: line().max(STYLE_MAX, 'styleTooLong').default(''),
  gender: z.enum(GENDERS).default('random'),
  instrumental: z.boolean().default(false),
  language: z.enum(LANGUAGES).optional(),
  lengthSec: z.int().min(SONG_MIN_SEC).max(SONG_MAX_SEC).optional(),
  interfaceLanguage: z.enum(LANGUAGES).default('en'),
  ignored: Ignored,
  reference: ReferenceNumbers.optional(),
})
export type ReadBrief = z.infer<typeof ReadBrief>

/** As in GenerateSong. */
export const ReadLyrics = z.strictObject({
  prompt: text().refine(...atMost(LYRICS_MAX, 'lyricsTooLong')),
  language: z.enum(LANGUAGES).optional(),
})
export type ReadLyrics = z.infer<typeof ReadLyrics>

/** What a description asks for. If it names no language, the song is in the language of the description. */
export type DescriptionRead = BriefFacts & { readonly spokenIn: Language }

export const GetInspiration = z
  .strictObject({
    style: line().max(STYLE_MAX, 'styleTooLong').optional(),
    language: z.enum(LANGUAGES).default('en'),
  })
  .default({ language: 'en' })
export type GetInspiration = z.infer<typeof GetInspiration>

/** What a recording sets for a song. Nothing else of the recording was kept. */
export type ReferenceView = { readonly reference: Reference } & ReadRecording

/** What the picture of a song is drawn from: its key, pace and melody. */
export type SongVisuals = {
  /** 0 = C … 11 = B. */
  readonly tonic: number
  readonly mode: 'major' | 'minor'
  readonly tempoBpm: number
  /** 64 heights of the melody over the song, 0..1; null where nobody sings. */
  readonly contour: readonly (number | null)[]
  /** Loudness over the song at about 400 places, 0..255. */
  readonly peaks: readonly number[]
}

/** A song as lists, pages and the player see it. */
export type SongView = {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly prompt: string
  readonly style: string
  readonly model: string
  readonly instrumental: boolean
  readonly language: string | null
  readonly status: CreationStatus
  /** Percent. */
  readonly progress: number
  readonly stage: string | null
  /** Its place in the queue while it waits; for its owner only. */
  readonly place: QueuePlace | null
  /** A code of `errors` in the message files, when the song failed. */
  readonly failure: string | null
  readonly visibility: Visibility
  readonly imageUrl: string | null
  readonly audioUrl: string | null
  /** Seconds. */
  readonly duration: number | null
  readonly visuals: SongVisuals | null
  /** What differs from the song that this one is a version of. */
  readonly change: SongChange | null
  /** For its owner: which of two takes it is, 1 or 2, while both can be compared. */
  readonly take: number | null
  /**
   * How it was asked for. For its owner only: on its page, and in lists if it failed. Null for another version of a
   * song.
   */
  readonly asked: AskedSong | null
  readonly createdAt: Date
}

/** A song as it was asked for. '', "random" and null are values that the person left open. */
export type AskedSong = {
  readonly title: string
  readonly style: string
  readonly gender: Gender
  readonly instrumental: boolean
  readonly language: string | null
  readonly lengthSec: number | null
  readonly ignored: readonly string[]
  readonly reference: Reference | null
}

/** How a finished song was made. */
export type SongMetadata = {
  readonly seed: number
  readonly tempoBpm: number | null
  readonly key: Key | null
  readonly singer: { readonly name: string; readonly gender: 'm' | 'f'; readonly manner: SingerManner } | null
  /** What was understood of its description; null if it had none. */
  readonly brief: BriefFacts | null
  /** What a recording set for it; null if there was none. */
  readonly reference: ReferenceUse | null
  readonly notUnderstood: readonly string[]
}

/** What lists and the player need of a song. */
export type ListedSong = Pick<SongView, 'id' | 'title' | 'status' | 'imageUrl' | 'audioUrl' | 'duration' | 'visuals'>

/** Another version of a song, as the song's page lists it. */
export type SongVersion = ListedSong & Pick<SongView, 'place'> & { readonly change: SongChange }

/** One of two takes, as the panel that compares them shows it. */
export type Take = ListedSong & Pick<SongView, 'place' | 'progress' | 'stage' | 'failure'> & { readonly seed: number }

/** A line as it is sung, and when; in seconds from the start of the song. */
export type SungLine = {
  readonly text: string
  readonly words: readonly { readonly text: string; readonly startSec: number; readonly endSec: number }[]
}

export type SongPageView = SongView & {
  readonly creator: string | null
  readonly isOwner: boolean
  /** For its owner, if their plan keeps songs for a limited time only. */
  readonly expiresAt: Date | null
  /** Null until it is finished. */
  readonly metadata: SongMetadata | null
  /** The song that this one was made from, if the reader may see it. */
  readonly parent: { readonly id: string; readonly title: string } | null
  /** Versions made from this song, from first to last, as far as the reader may see them. */
  readonly versions: readonly SongVersion[]
  /** For its owner, while this is one of two takes to compare: both takes in their order; else none. */
  readonly takes: readonly Take[]
}
