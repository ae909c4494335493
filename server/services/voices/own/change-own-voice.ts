import type { OwnVoiceId, RenameOwnVoice } from '#lib/schemas/own-voice.ts'
import type { VoiceView } from '#lib/schemas/voice.ts'
import type { MemberContext } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { lockAccount } from '#server/services/credits/ledger.ts'
import { refuseWords } from '#server/services/moderation/refuse-words.ts'
import { eraseNow, leaveFolders } from '#server/services/storage/leave-folders.ts'
import { demoFolder } from '#server/services/voices/find-voice-demo.ts'
import { voiceView } from '#server/services/voices/voice-view.ts'

/** Calls a voice something else; covers that were made with it keep the name of their time. */
export async function renameOwnVoice({
  ctx,
  input: { id, name },
}: {
  ctx: MemberContext
  input: RenameOwnVoice
}): Promise<VoiceView> {
  refuseWords({ name })
  const [voice] = await ctx.db.voice.updateManyAndReturn({ where: { id, ownerId: ctx.user.id }, data: { name } })
  if (!voice) throw new AppError('voiceNotFound')
  return voiceView(voice)
}

/**
 * Deletes a voice for good, with its numbers, consent and demos. Covers that were made with it remain. Covers that
 * still wait for it fail when their turn comes, and are refunded. A demo that is being written meanwhile is erased by
 * the clean-up.
 */
export async function deleteOwnVoice({ ctx, input: { id } }: { ctx: MemberContext; input: OwnVoiceId }): Promise<void> {
  const folder = await ctx.db.$transaction(async (tx) => {
    await lockAccount(tx, ctx.user.id)
    const voice = await tx.voice.findFirst({ where: { id, ownerId: ctx.user.id } })
    if (!voice) throw new AppError('voiceNotFound')
    await leaveFolders(tx, [demoFolder(voice)], ctx.clock.now())
    await tx.voice.delete({ where: { id } })
    return demoFolder(voice)
  })
  await eraseNow(ctx, folder)
}
