import { GetVoices, VoiceId } from '#lib/schemas/voice.ts'
import { getVoice } from '#server/services/voices/get-voice.ts'
import { listVoices } from '#server/services/voices/list-voices.ts'
import { currentVoiceList } from '#server/services/voices/voice-list.ts'
import { router, visitor } from '../trpc.ts'

const LISTING = { limit: { calls: 60, perSec: 60 } }

export const voiceCoverRouter = router({
  getVoices: visitor
    .meta(LISTING)
    .input(GetVoices)
    .query(({ ctx, input }) => listVoices({ ctx, input })),
  /** Where the small list of all public voices is, for `unpackVoices`. */
  getVoiceList: visitor.query(async ({ ctx }) => ({ url: (await currentVoiceList({ ctx })).url })),
  getVoiceById: visitor.input(VoiceId).query(({ ctx, input }) => getVoice({ ctx, input })),
})
