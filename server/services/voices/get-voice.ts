import type { VoiceId, VoiceView } from '#lib/schemas/voice.ts'
import type { Context } from '#server/context.ts'
import { findVoice } from './find-voice.ts'
import { voiceView } from './voice-view.ts'

export async function getVoice({ ctx, input }: { ctx: Context; input: VoiceId }): Promise<VoiceView> {
  void ctx.voicePreview.warmUp()
  return voiceView(await findVoice(ctx, input.id))
}
