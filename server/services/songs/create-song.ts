import { randomInt, randomUUID } from 'node:crypto'
import { PLANS, SONG_COST, type Tier } from '#lib/catalog/plans.ts'
import type { GenerateSong, SongView } from '#lib/schemas/song.ts'
import type { MemberContext } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { makeSongJob } from '#server/jobs/make-song.job.ts'
import { planOf } from '#server/services/accounts/plan-of.ts'
import { lockAccount, spendCredits, topUpFree } from '#server/services/credits/ledger.ts'
import { refuseWords } from '#server/services/moderation/refuse-words.ts'
import { chargeReference } from './charge-reference.ts'
import { songTitle } from './song-title.ts'
import { songView } from './song-view.ts'

/** Accepts a song: charged, stored and queued together or not at all; the same request id gives the same song. */
export async function createSong({ ctx, input }: { ctx: MemberContext; input: GenerateSong }): Promise<SongView> {
  const { id: userId } = ctx.user
  const { tier } = await planOf(ctx.db, userId)
  refuseBeyondPlan(input, tier)
  refuseWords({ prompt: input.prompt, title: input.title, style: input.style, description: input.description })

  const requestId = input.requestId ?? randomUUID()
  const song = await ctx.db.$transaction(async (tx) => {
    const account = await lockAccount(tx, userId)
    const known = await tx.song.findUnique({ where: { userId_requestId: { userId, requestId } } })
    if (known) return known

    const created = await tx.song.create({
      data: {
        userId,
        requestId,
        title: songTitle(input),
        description: input.description.trim(),
        prompt: input.instrumental ? '' : input.prompt,
        style: input.style.trim() || 'Pop',
        model: ctx.model,
        gender: input.gender,
        instrumental: input.instrumental,
        language: input.language ?? null,
        seed: input.seed ?? randomInt(2 ** 31),
        lengthSec: input.lengthSec ?? null,
        visibility: input.visibility,
      },
    })
    const funded = await topUpFree(tx, account, tier, ctx.clock.now())
    await spendCredits(tx, funded, { kind: 'song', amount: SONG_COST, reference: chargeReference(created) })
    const priority = PLANS[tier].queuePriority
    await ctx.queue.enqueue(makeSongJob, { songId: created.id }, { transaction: tx, priority })
    return created
  })
  return songView(song)
}

function refuseBeyondPlan(input: GenerateSong, tier: Tier): void {
  const plan = PLANS[tier]
  if (input.prompt.length > plan.lyricsMax) throw new AppError('lyricsTooLong', { max: plan.lyricsMax }, 'prompt')
  if ((input.lengthSec ?? 0) > plan.songMaxSec) {
    throw new AppError('lengthTooLong', { minutes: plan.songMaxSec / 60 }, 'lengthSec')
  }
  if (input.visibility === 'private' && !plan.entitlements.privateGeneration) {
    throw new AppError('privateNeedsPlan', {}, 'visibility')
  }
}
