import type { Services } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { findVoice } from './find-voice.ts'

type Ctx = Pick<Services, 'db' | 'clock'>

/** Takes a public voice, by its id or slug, out of use; covers that were made with it stay. */
export async function revokeVoice({ ctx, input }: { ctx: Ctx; input: { id: string } }): Promise<{ name: string }> {
  const { id, name } = await findVoice({ db: ctx.db, user: null }, input.id)
  const { count } = await ctx.db.voice.updateMany({
    where: { id, revokedAt: null },
    data: { revokedAt: ctx.clock.now() },
  })
  if (count === 0) throw new AppError('voiceNotFound')
  return { name }
}
