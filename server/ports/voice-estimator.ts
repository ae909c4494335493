import type { OwnVoice, RecordingRefusal, UnfitRecordingError } from '#lib/engine/index.ts'

export type VoiceEstimate =
  | {
      readonly kind: 'fine'
      /** Its model counts from `baseFormantScale`. */
      readonly voice: Pick<OwnVoice, 'model' | 'lowNote' | 'highNote' | 'syllables'> & {
        readonly baseFormantScale: number
      }
    }
  | { readonly kind: 'refused'; readonly reason: RecordingRefusal }
  | { readonly kind: 'unfit'; readonly reason: UnfitRecordingError['reason'] }

export type VoiceEstimator = {
  /**
   * The numbers of a person's voice, from a recording of it in any format that is read, of at most `maxSec`, without
   * holding up the process. Throws BusyError when too many wait already.
   */
  estimate(bytes: Uint8Array, limits: { readonly maxSec: number }): Promise<VoiceEstimate>
}
