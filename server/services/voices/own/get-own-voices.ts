import type { VoiceView } from '#lib/schemas/voice.ts'
import type { MemberContext } from '#server/context.ts'
import { voiceView } from '#server/services/voices/voice-view.ts'

/** The caller's own voices, the newest first. */
export async function getOwnVoices({ ctx }: { ctx: MemberContext }): Promise<VoiceView[]> {
  const where = { ownerId: ctx.user.id, revokedAt: null }
  const voices = await ctx.db.voice.findMany({ where, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] })
  return voices.map(voiceView)
}
