import type { GetVoices, VoiceView } from '#lib/schemas/voice.ts'
import type { Context } from '#server/context.ts'
import { usableBy } from './find-voice.ts'
import { voiceView } from './voice-view.ts'

/** The voices that the caller may use, all or those of a category, by name. */
export async function listVoices({ ctx, input }: { ctx: Context; input: GetVoices }): Promise<VoiceView[]> {
  const { category } = input
  const where = { ...usableBy(ctx), ...(category ? { category } : {}) }
  const voices = await ctx.db.voice.findMany({ where, orderBy: [{ category: 'asc' }, { name: 'asc' }] })
  return voices.map(voiceView)
}
