import { refusalBy } from '#lib/catalog/entitlements.ts'
import type { CoverView, CreateCover } from '#lib/schemas/cover.ts'
import type { MemberContext } from '#server/context.ts'
import { planOf } from '#server/services/plans/plan-of.ts'
import { refuseByPlan } from '#server/services/plans/refuse-by-plan.ts'
import { findVoice } from '#server/services/voices/find-voice.ts'
import { acceptCover } from './accept-cover.ts'

/** Accepts a song that is to be sung by another voice. */
export async function createCover(call: {
  ctx: MemberContext
  input: CreateCover
}): Promise<{ success: true; id: string; cover: CoverView }> {
  const { ctx, input } = call
  const voice = await findVoice(ctx, input.voiceModelId)
  const { tier } = await planOf(ctx.db, ctx.user.id)
  refuseByPlan({ visibility: refusalBy.visibility(tier, input.visibility) })
  const { audioUrl, songTitle, pitchChange, visibility } = input
  const cover = await acceptCover({
    ctx,
    input: {
      kind: 'cover',
      request: input,
      audioUrl,
      songTitle,
      creation: { visibility, publicSince: visibility === 'public' ? ctx.clock.now() : null },
      cover: { voiceId: voice.id, voiceName: voice.name, pitchChange },
    },
  })
  return { success: true, id: cover.id, cover }
}
