import type { RecordingRefusal } from '#lib/engine/index.ts'
import { AppError } from '#server/errors.ts'
import { RECORDING_REFUSALS } from '#server/ports/recording.ts'

/** The error that says what the engine finds wrong with a recording. */
export function recordingRefusal(reason: RecordingRefusal): AppError {
  return new AppError(RECORDING_REFUSALS[reason])
}
