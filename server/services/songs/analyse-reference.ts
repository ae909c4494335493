import { refusalBy } from '#lib/catalog/entitlements.ts'
import { RECORDING_MAX_SEC } from '#lib/catalog/limits.ts'
import type { ReferenceView } from '#lib/schemas/song.ts'
import type { MemberContext } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { countCall } from '#server/services/limits/count-call.ts'
import { refuseWhenBusy } from '#server/services/limits/refuse-when-busy.ts'
import { planOf } from '#server/services/plans/plan-of.ts'
import { refuseByPlan } from '#server/services/plans/refuse-by-plan.ts'
import { type Content, readBounded, UPLOAD_FORMATS } from '#server/services/uploads/read-bounded.ts'
import { recordingRefusal } from '#server/services/uploads/recording-refusal.ts'

const LIMIT = { calls: 30, perSec: 3600 }

/**
 * Analyses what a recording sets of a song. Its bytes are only held in memory and never stored, so that nothing of them
 * can be left behind, whatever becomes of this process.
 */
export async function analyseReference(call: {
  ctx: MemberContext
  input: { readonly content: Content }
}): Promise<ReferenceView> {
  const { ctx, input } = call
  const { tier } = await planOf(ctx.db, ctx.user.id)
  refuseByPlan({ reference: refusalBy.reference(tier, true) })
  await countCall(ctx, `reference:${ctx.user.id}`, LIMIT)
  const bytes = await readBounded(input.content)
  const limits = { formats: UPLOAD_FORMATS, maxSec: RECORDING_MAX_SEC }
  const analysed = await refuseWhenBusy(ctx.referenceAnalyser.analyse(bytes, limits))
  if (analysed.kind === 'refused') throw recordingRefusal(analysed.reason)
  if (analysed.kind === 'unfit') {
    throw new AppError(analysed.reason === 'tooShort' ? 'referenceTooShort' : 'referenceUnclear')
  }
  const { kind: _, ...view } = analysed
  return view
}
