import { OWN_VOICE } from '#lib/catalog/voices/own-voice.ts'
import type { RecordingRefusal } from '#lib/engine/index.ts'
import { AppError, type ErrorReason } from '#server/errors.ts'
import type { VoiceEstimate } from '#server/ports/voice-estimator.ts'

type Unfit = Extract<VoiceEstimate, { kind: 'unfit' }>['reason']

const REFUSED: Readonly<Record<RecordingRefusal, ErrorReason>> = {
  wrongType: 'fileTypeInvalid',
  unreadable: 'recordingUnreadable',
  tooLong: 'voiceTooLong',
  tooShort: 'voiceTooShort',
  silent: 'voiceTooQuiet',
}

const UNFIT: Readonly<Record<Unfit, ErrorReason>> = {
  tooShort: 'voiceTooShort',
  tooLong: 'voiceTooLong',
  tooQuiet: 'voiceTooQuiet',
  noVoice: 'voiceNotDetected',
  noisy: 'voiceTooNoisy',
  notAlone: 'voiceNotAlone',
}

/** Why no voice can be made of a recording, as a sentence. */
export function estimateRefusal(estimate: Exclude<VoiceEstimate, { kind: 'fine' }>): AppError {
  const reason = estimate.kind === 'unfit' ? UNFIT[estimate.reason] : REFUSED[estimate.reason]
  const { leastSec, mostSec } = OWN_VOICE
  return new AppError(reason, { leastSec, mostSec }, 'audioUrl')
}
