import { CoverHistory, CoverId, CreateCover, SetCoverLevels, SplitSong } from '#lib/schemas/cover.ts'
import { LookUpLink } from '#lib/schemas/link.ts'
import { CreateOwnVoice, OwnVoiceId, RenameOwnVoice } from '#lib/schemas/own-voice.ts'
import { GetVoices, SetFavourite, VoiceId } from '#lib/schemas/voice.ts'
import { createCover } from '#server/services/covers/create-cover.ts'
import { getCover } from '#server/services/covers/get-cover.ts'
import { getOwnCover } from '#server/services/covers/get-own-cover.ts'
import { getUserCovers } from '#server/services/covers/get-user-covers.ts'
import { setLevels } from '#server/services/covers/mix-levels.ts'
import { retryCover } from '#server/services/covers/retry-cover.ts'
import { lookUpLink } from '#server/services/covers/source/look-up-link.ts'
import { splitSong } from '#server/services/covers/split-song.ts'
import { getVoice } from '#server/services/voices/get-voice.ts'
import { listVoices } from '#server/services/voices/list-voices.ts'
import { deleteOwnVoice, renameOwnVoice } from '#server/services/voices/own/change-own-voice.ts'
import { createOwnVoice } from '#server/services/voices/own/create-own-voice.ts'
import { getOwnVoices } from '#server/services/voices/own/get-own-voices.ts'
import { getSavedVoices, setFavourite } from '#server/services/voices/saved-voices.ts'
import { currentVoiceList } from '#server/services/voices/voice-list.ts'
import { plainJson } from '../transformer.ts'
import { member, router, visitor } from '../trpc.ts'
import { GENERATING, lifecycle } from './lifecycle.ts'

/** Each call analyses a recording for seconds. */
const ESTIMATING = { limit: { calls: 12, perSec: 3600 } }
/** Each call may send a request to another site. */
const LOOKING = { limit: { calls: 30, perSec: 60 } }
/** Each answer is two megabytes large. */
const LISTING = { limit: { calls: 20, perSec: 60 } }

export const voiceCoverRouter = router({
  getVoices: visitor
    .meta(LISTING)
    .input(GetVoices)
    .query(async ({ ctx, input }) => plainJson(await listVoices({ ctx, input }))),
  /** The address of the packed list of all public voices, for `unpackVoices`. */
  getVoiceList: visitor.query(async ({ ctx }) => ({ url: (await currentVoiceList({ ctx })).url })),
  getVoiceById: visitor.input(VoiceId).query(({ ctx, input }) => getVoice({ ctx, input })),

  getKeptVoices: member.query(({ ctx }) => getSavedVoices({ ctx })),
  setFavourite: member.input(SetFavourite).mutation(({ ctx, input }) => setFavourite({ ctx, input })),

  getOwnVoices: member.query(({ ctx }) => getOwnVoices({ ctx })),
  createOwnVoice: member
    .meta(ESTIMATING)
    .input(CreateOwnVoice)
    .mutation(({ ctx, input }) => createOwnVoice({ ctx, input })),
  renameOwnVoice: member.input(RenameOwnVoice).mutation(({ ctx, input }) => renameOwnVoice({ ctx, input })),
  deleteOwnVoice: member.input(OwnVoiceId).mutation(({ ctx, input }) => deleteOwnVoice({ ctx, input })),

  /** Whether links to pages work on this site, or only links to files. */
  getLinkSupport: visitor.query(async ({ ctx }) => ({ readsPages: await ctx.links.readsPages() })),
  lookUpLink: member
    .meta(LOOKING)
    .input(LookUpLink)
    .query(({ ctx, input }) => lookUpLink({ ctx, input })),

  getUserCovers: member.input(CoverHistory).query(({ ctx, input }) => getUserCovers({ ctx, input })),
  getById: visitor.input(CoverId).query(({ ctx, input }) => getCover({ ctx, input })),
  create: member
    .meta(GENERATING)
    .input(CreateCover)
    .mutation(({ ctx, input }) => createCover({ ctx, input })),
  /** Parts a song's voice from its music, without another voice. */
  split: member
    .meta(GENERATING)
    .input(SplitSong)
    .mutation(({ ctx, input }) => splitSong({ ctx, input })),
  setLevels: member
    .meta(GENERATING)
    .input(SetCoverLevels)
    .mutation(async ({ ctx, input }) => {
      await setLevels({ ctx, input })
      return await getOwnCover({ ctx, input })
    }),
  ...lifecycle({ kind: 'cover', find: getOwnCover, retry: retryCover }),
})
