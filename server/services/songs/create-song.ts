import { randomInt } from 'node:crypto'
import { PLANS, type Tier } from '#lib/catalog/plans.ts'
import { stylesIn } from '#lib/engine/index.ts'
import type { GenerateSong, SongView } from '#lib/schemas/song.ts'
import type { MemberContext } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { planOf } from '#server/services/accounts/plan-of.ts'
import { refuseWords } from '#server/services/moderation/refuse-words.ts'
import { acceptSong } from './accept-song.ts'
import { songTitle } from './song-title.ts'

/** Accepts a song that is to be written. */
export async function createSong({ ctx, input }: { ctx: MemberContext; input: GenerateSong }): Promise<SongView> {
  const { tier } = await planOf(ctx.db, ctx.user.id)
  refuseBeyondPlan(input, tier)
  refuseWords({ prompt: input.prompt, title: input.title, style: input.style, description: input.description })
  const song = {
    title: songTitle(input),
    description: input.description.trim(),
    prompt: input.instrumental ? '' : input.prompt,
    style: input.style.trim() || stylesIn(input.description),
    gender: input.gender,
    instrumental: input.instrumental,
    language: input.language ?? null,
    seed: input.seed ?? randomInt(2 ** 31),
    lengthSec: input.lengthSec ?? null,
    visibility: input.visibility,
  }
  return acceptSong({ ctx, input: { tier, requestId: input.requestId, song } })
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
