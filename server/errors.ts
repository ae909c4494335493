import { createTranslator } from 'use-intl/core'
import {
  DESCRIPTION_MAX,
  NAME_MAX,
  RECORDING_MAX_SEC,
  REFERENCE_LEAST_SEC,
  STYLE_MAX,
  TITLE_MAX,
} from '#lib/catalog/limits.ts'
import { LYRICS_MAX } from '#lib/catalog/plans.ts'
import messages from '#messages/en/errors.json' with { type: 'json' }

/**
 * The closed list of what can be refused, and the tRPC status each maps to. The sentences stand in
 * messages/<language>/errors.json under the same keys.
 */
export const ERRORS = {
  loginRequired: 'UNAUTHORIZED',
  notFound: 'NOT_FOUND',
  songNotFound: 'NOT_FOUND',
  voiceNotFound: 'NOT_FOUND',
  inputInvalid: 'BAD_REQUEST',
  tooManyRequests: 'TOO_MANY_REQUESTS',
  internal: 'INTERNAL_SERVER_ERROR',
  unavailable: 'SERVICE_UNAVAILABLE',
  storageFull: 'SERVICE_UNAVAILABLE',
  originRefused: 'FORBIDDEN',
  lyricsMissing: 'BAD_REQUEST',
  lyricsTooLong: 'BAD_REQUEST',
  lyricsUnsingable: 'BAD_REQUEST',
  descriptionTooLong: 'BAD_REQUEST',
  titleMissing: 'BAD_REQUEST',
  titleTooLong: 'BAD_REQUEST',
  titleNeededForLyrics: 'BAD_REQUEST',
  styleTooLong: 'BAD_REQUEST',
  lengthTooLong: 'BAD_REQUEST',
  wordsRefused: 'BAD_REQUEST',
  privateNeedsPlan: 'FORBIDDEN',
  withheld: 'FORBIDDEN',
  fileNeedsPlan: 'FORBIDDEN',
  referenceNeedsPlan: 'FORBIDDEN',
  daySongsUsed: 'FORBIDDEN',
  tooManyAtOnce: 'CONFLICT',
  storageUsed: 'FORBIDDEN',
  creditsMissing: 'PAYMENT_REQUIRED',
  paymentsUnavailable: 'SERVICE_UNAVAILABLE',
  paymentsFailed: 'SERVICE_UNAVAILABLE',
  planUnknown: 'BAD_REQUEST',
  planAlreadyYours: 'CONFLICT',
  billingMissing: 'CONFLICT',
  requestIdUsed: 'CONFLICT',
  notRetryable: 'CONFLICT',
  renderFailed: 'INTERNAL_SERVER_ERROR',
  stemsFailed: 'INTERNAL_SERVER_ERROR',
  stemsDiffer: 'CONFLICT',
  coverNotFound: 'NOT_FOUND',
  coverFailed: 'INTERNAL_SERVER_ERROR',
  coverUnfinished: 'CONFLICT',
  sourceMissing: 'BAD_REQUEST',
  sourceGone: 'CONFLICT',
  songHasNoVoice: 'CONFLICT',
  rightsNotConfirmed: 'BAD_REQUEST',
  voiceRevoked: 'CONFLICT',
  pitchInvalid: 'BAD_REQUEST',
  notReworkable: 'CONFLICT',
  parentGone: 'CONFLICT',
  nothingChanged: 'BAD_REQUEST',
  tempoUnsingable: 'BAD_REQUEST',
  nobodySings: 'BAD_REQUEST',
  singerUnfit: 'BAD_REQUEST',
  styleLacksMeter: 'BAD_REQUEST',
  lineUnknown: 'BAD_REQUEST',
  lineMissing: 'BAD_REQUEST',
  lineTooLong: 'BAD_REQUEST',
  fileTypeInvalid: 'UNSUPPORTED_MEDIA_TYPE',
  fileTooLarge: 'PAYLOAD_TOO_LARGE',
  recordingUnreadable: 'BAD_REQUEST',
  recordingTooLong: 'BAD_REQUEST',
  recordingTooShort: 'BAD_REQUEST',
  recordingSilent: 'BAD_REQUEST',
  recordingHasNoVoice: 'BAD_REQUEST',
  referenceTooShort: 'BAD_REQUEST',
  referenceUnclear: 'BAD_REQUEST',
  linkInvalid: 'BAD_REQUEST',
  linkRefused: 'BAD_REQUEST',
  linkUnreachable: 'BAD_REQUEST',
  linkTooSlow: 'BAD_REQUEST',
  linkIsPage: 'BAD_REQUEST',
  linkTooLong: 'BAD_REQUEST',
  emailInvalid: 'BAD_REQUEST',
  codeInvalid: 'BAD_REQUEST',
  codeWrong: 'BAD_REQUEST',
  codeExpired: 'BAD_REQUEST',
  codeElsewhere: 'BAD_REQUEST',
  codeMailsUsed: 'TOO_MANY_REQUESTS',
  codeAttemptsUsed: 'TOO_MANY_REQUESTS',
  mailFailed: 'SERVICE_UNAVAILABLE',
  emailDiffers: 'BAD_REQUEST',
  planRenews: 'CONFLICT',
  planUnfinished: 'CONFLICT',
  nameMissing: 'BAD_REQUEST',
  nameTooLong: 'BAD_REQUEST',
  consentMissing: 'BAD_REQUEST',
  ownVoicesFull: 'CONFLICT',
  voiceRecordingMissing: 'BAD_REQUEST',
  voiceTooShort: 'BAD_REQUEST',
  voiceTooLong: 'BAD_REQUEST',
  voiceTooQuiet: 'BAD_REQUEST',
  voiceNotDetected: 'BAD_REQUEST',
  voiceTooNoisy: 'BAD_REQUEST',
  voiceNotAlone: 'BAD_REQUEST',
  voiceNotTheText: 'BAD_REQUEST',
} as const satisfies Record<keyof typeof messages, string>

export type ErrorReason = keyof typeof ERRORS
export type ErrorParams = Readonly<Record<string, string | number>>

/** Limits that a sentence names, where they are the same for everybody. */
const LIMITS: Partial<Record<ErrorReason, ErrorParams>> = {
  descriptionTooLong: { max: DESCRIPTION_MAX },
  lyricsTooLong: { max: LYRICS_MAX },
  titleTooLong: { max: TITLE_MAX },
  styleTooLong: { max: STYLE_MAX },
  nameTooLong: { max: NAME_MAX },
  recordingTooLong: { minutes: RECORDING_MAX_SEC / 60 },
  referenceTooShort: { leastSec: REFERENCE_LEAST_SEC },
  linkTooLong: { minutes: RECORDING_MAX_SEC / 60 },
}

const translate = createTranslator({ locale: 'en', messages })

type Options = ErrorOptions & { readonly others?: readonly AppError[] }

/** A refusal that a person can read. Everything else that is thrown is a fault of ours and reads "internal". */
export class AppError extends Error {
  readonly reason: ErrorReason
  readonly params: ErrorParams
  /** The field of the form that it belongs to. */
  readonly field: string | undefined
  /** Refusals of other fields of the same form. */
  readonly others: readonly AppError[]

  constructor(reason: ErrorReason, params: ErrorParams = {}, field?: string, options: Options = {}) {
    const filled = { ...LIMITS[reason], ...params }
    super(translate(reason, filled), options)
    this.name = 'AppError'
    this.reason = reason
    this.params = filled
    this.field = field
    this.others = options.others ?? []
  }
}

export function isErrorReason(text: string): text is ErrorReason {
  return Object.hasOwn(ERRORS, text)
}
