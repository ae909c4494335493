/**
 * Limits and timings that interface and server share. Lengths are in characters as lib/catalog/length.ts counts them,
 * times in milliseconds unless the name says otherwise.
 */
export const TITLE_MAX = 80
export const DESCRIPTION_MAX = 500
/** How many things that were understood of a description a person may take out again. */
export const IGNORED_MAX = 30
/** Limit of a description on the public landing pages. */
export const TRIAL_DESCRIPTION_MAX = 200
export const STYLE_MAX = 200
/** Limit of a style in a person's own words, which leaves room for mood and scenario beside it. */
export const OWN_STYLE_MAX = 120
export const SEARCH_MAX = 100
/** Published songs that one answer has at most. */
export const PUBLISHED_MAX = 50
/** For how many days deleted songs and covers can be restored at most. */
export const TRASH_DAYS = 30
/** How many songs or covers can be deleted or restored with one press. */
export const CREATIONS_AT_ONCE = 500
export const NAME_MAX = 60
export const SONG_MIN_SEC = 30

export const PITCH_MAX_SEMITONES = 12
/** The pitches of a cover that have a name, in semitones. */
export const NAMED_PITCHES = { 'no-change': 0, 'male-to-female': 12, 'female-to-male': -12 } as const
export const SEED_MAX = 2_147_483_647
export const LEVEL_MAX_DB = 12
/**
 * The version of the text by which people confirm that they may use a recording. A changed text needs a new version.
 */
export const RIGHTS_TEXT = '2026-11'

export const HISTORY_POLL_MS = 5000
export const COVER_POLL_MS = 2000
export const HISTORY_STALE_MS = 1000
export const SESSION_STALE_MS = 60_000

export const CODE_LENGTH = 6
export const CODE_MINUTES = 10
export const CODE_ATTEMPTS = 5

export const UPLOAD_MAX_BYTES = 20 * 1024 * 1024
/** Longest recording that a cover can be made from, uploaded or linked. */
export const RECORDING_MAX_SEC = 420
/** Shortest recording that can set a song's tempo and key: nothing could be measured in less. */
export const REFERENCE_LEAST_SEC = 15
export const FILE_NAME_MAX = 120
