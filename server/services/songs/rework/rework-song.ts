import { refusalBy } from '#lib/catalog/entitlements.ts'
import type { Tier } from '#lib/catalog/plans.ts'
import { isOpen } from '#lib/catalog/visibility.ts'
import { CannotRework, NothingToSing, type Score, secondsAt, tryRework } from '#lib/engine/index.ts'
import type { ReworkSong, SongChange } from '#lib/schemas/rework.ts'
import type { SongView } from '#lib/schemas/song.ts'
import type { MemberContext } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { refuseWhenFull } from '#server/services/limits/refuse-when-full.ts'
import { refuseWords } from '#server/services/moderation/refuse-words.ts'
import { planOf } from '#server/services/plans/plan-of.ts'
import { refuseByPlan } from '#server/services/plans/refuse-by-plan.ts'
import { acceptSong, type WantedSong } from '#server/services/songs/accept-song.ts'
import { findOwnSong } from '#server/services/songs/find-song.ts'
import { readScore } from '#server/services/songs/score/read-score.ts'
import type { SongRow } from '#server/services/songs/song-row.ts'

/** Accepts another version of a finished song of the caller's own: a song of its own, with one change. */
export async function reworkSong({ ctx, input }: { ctx: MemberContext; input: ReworkSong }): Promise<SongView> {
  await refuseWhenFull({ ctx })
  const { change } = input
  if (change.kind === 'line') refuseWords({ prompt: change.text })
  const parent = await findOwnSong(ctx, input.id)
  if (parent.visibility === 'withheld') throw new AppError('withheld')
  const score = await readScore(ctx, parent)
  if (!score) throw new AppError('notReworkable')
  const { tier } = await planOf(ctx.db, ctx.user.id)
  const reworked = await refusing(() => tryRework(score, change))
  refuseLonger(reworked, score, tier)
  return acceptSong({ ctx, input: { request: input, songs: [versionOf(parent, reworked, change)] } })
}

async function refusing(rework: () => Promise<Score>): Promise<Score> {
  try {
    return await rework()
  } catch (error) {
    if (error instanceof NothingToSing) throw new AppError('lyricsUnsingable', {}, 'text')
    if (!(error instanceof CannotRework)) throw error
    const { reason, ...params } = error.refusal
    throw new AppError(reason, params, 'change')
  }
}

/**
 * Refuses a version that is longer than its parent and than the plan allows. A slower song is a longer one. A parent
 * that was too long already may keep its length.
 */
function refuseLonger(reworked: Score, score: Score, tier: Tier): void {
  const [after, before] = [reworked, score].map((one) => secondsAt(one, one.lengthBeats)) as [number, number]
  if (after > before) refuseByPlan({ change: refusalBy.length(tier, after) })
}

/**
 * The new version: everything as in its parent, except what the change changes. It is not public, even if its parent
 * is, since nobody has published it yet.
 */
function versionOf(parent: SongRow, { style, mood, scenario }: Score, change: SongChange): WantedSong {
  const { title, seed, description, prompt, gender, instrumental, language, lengthSec } = parent
  return {
    creation: { title, seed, visibility: isOpen(parent) ? 'link' : 'private' },
    song: {
      description,
      prompt,
      gender,
      instrumental,
      language,
      lengthSec,
      style: change.kind === 'style' ? [style, mood, scenario].filter(Boolean).join(',') : parent.style,
      parentId: parent.id,
      change,
    },
  }
}
