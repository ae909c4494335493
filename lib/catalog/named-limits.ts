import type { Messages } from '#lib/i18n/english.ts'
import { DESCRIPTION_MAX, NAME_MAX, RECORDING_MAX_SEC, REFERENCE_LEAST_SEC, STYLE_MAX, TITLE_MAX } from './limits.ts'
import { LYRICS_MAX } from './plans.ts'

type Limits = Readonly<Record<string, number>>

const LIMITS: Partial<Record<keyof Messages['errors'], Limits>> = {
  descriptionTooLong: { max: DESCRIPTION_MAX },
  lyricsTooLong: { max: LYRICS_MAX },
  titleTooLong: { max: TITLE_MAX },
  styleTooLong: { max: STYLE_MAX },
  nameTooLong: { max: NAME_MAX },
  recordingTooLong: { minutes: RECORDING_MAX_SEC / 60 },
  referenceTooShort: { leastSec: REFERENCE_LEAST_SEC },
  linkTooLong: { minutes: RECORDING_MAX_SEC / 60 },
}

/** The limits that the sentence of a refusal names, by its key in `errors`, where they are the same for everybody. */
export const namedLimits = (reason: keyof Messages['errors']): Limits => LIMITS[reason] ?? {}
