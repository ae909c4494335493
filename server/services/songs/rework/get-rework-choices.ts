import { type ReworkChoices, reworkChoices } from '#lib/engine/index.ts'
import type { SongId } from '#lib/schemas/song.ts'
import type { MemberContext } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { findOwnSong } from '#server/services/songs/find-song.ts'
import { readScore } from '#server/services/songs/score/read-score.ts'

/** What a person can change about a finished song of theirs, and to what. */
export async function getReworkChoices(call: { ctx: MemberContext; input: SongId }): Promise<ReworkChoices> {
  const score = await readScore(call.ctx, await findOwnSong(call.ctx, call.input.id))
  if (!score) throw new AppError('notReworkable')
  return reworkChoices(score)
}
