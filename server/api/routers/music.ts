import { ListCategories, PublishedSongs } from '#lib/schemas/published.ts'
import { ReworkSong } from '#lib/schemas/rework.ts'
import {
  GenerateSong,
  GetInspiration,
  ReadBrief,
  ReadLyrics,
  SongHistory,
  SongId,
  WriteLyrics,
} from '#lib/schemas/song.ts'
import { retryCreation } from '#server/services/creations/retry-creation.ts'
import { listCategories } from '#server/services/publishing/list-categories.ts'
import { listPublishedSongs } from '#server/services/publishing/list-published-songs.ts'
import { createSong } from '#server/services/songs/create-song.ts'
import { getHistory } from '#server/services/songs/get-history.ts'
import { getOwnSong } from '#server/services/songs/get-own-song.ts'
import { getSong } from '#server/services/songs/get-song.ts'
import { keepBothTakes } from '#server/services/songs/keep-both-takes.ts'
import { getReworkChoices } from '#server/services/songs/rework/get-rework-choices.ts'
import { reworkSong } from '#server/services/songs/rework/rework-song.ts'
import { getSungLines } from '#server/services/songs/score/get-sung-lines.ts'
import { getStems, makeStems } from '#server/services/songs/stem-sets.ts'
import { getInspiration } from '#server/services/writing/get-inspiration.ts'
import { readBrief } from '#server/services/writing/read-brief.ts'
import { readLyrics } from '#server/services/writing/read-lyrics.ts'
import { writeLyrics } from '#server/services/writing/write-lyrics.ts'
import { member, router, visitor } from '../trpc.ts'
import { GENERATING, lifecycle } from './lifecycle.ts'

const READING = { limit: { calls: 120, perSec: 60 } }
const WRITING = { limit: { calls: 20, perSec: 60 } }

export const musicRouter = router({
  model: visitor.query(({ ctx }) => ({ name: ctx.model })),
  getById: visitor.input(SongId).query(({ ctx, input }) => getSong({ ctx, input })),
  sungLines: visitor.input(SongId).query(({ ctx, input }) => getSungLines({ ctx, input })),
  getPublished: visitor.input(PublishedSongs).query(({ ctx, input }) => listPublishedSongs({ ctx, input })),
  getShelves: visitor.input(ListCategories).query(({ ctx, input }) => listCategories({ ctx, input })),
  getHistory: member.input(SongHistory).query(({ ctx, input }) => getHistory({ ctx, input })),

  generate: member
    .meta(GENERATING)
    .input(GenerateSong)
    .mutation(({ ctx, input }) => createSong({ ctx, input })),
  reworkChoices: member.input(SongId).query(({ ctx, input }) => getReworkChoices({ ctx, input })),
  rework: member
    .meta(GENERATING)
    .input(ReworkSong)
    .mutation(({ ctx, input }) => reworkSong({ ctx, input })),
  keepBothTakes: member.input(SongId).mutation(({ ctx, input }) => keepBothTakes({ ctx, input })),
  getStems: member.input(SongId).query(({ ctx, input }) => getStems({ ctx, input })),
  makeStems: member
    .meta(GENERATING)
    .input(SongId)
    .mutation(({ ctx, input }) => makeStems({ ctx, input })),
  ...lifecycle({ kind: 'song', find: getOwnSong, retry: retryCreation }),

  /** Clients call these two while people type. */
  readBrief: visitor
    .meta(READING)
    .input(ReadBrief)
    .query(({ input }) => readBrief({ input })),
  readLyrics: visitor
    .meta(READING)
    .input(ReadLyrics)
    .query(({ input }) => readLyrics({ input })),
  getInspiration: member
    .meta(WRITING)
    .input(GetInspiration)
    .mutation(({ ctx, input }) => getInspiration({ ctx, input })),
  generateLyrics: member
    .meta(WRITING)
    .input(WriteLyrics)
    .mutation(({ ctx, input }) => writeLyrics({ ctx, input })),
})
