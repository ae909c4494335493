import { createHash } from 'node:crypto'
import { REGISTERS, type Register } from '#lib/catalog/voices/registers.ts'
import { ENGINE_VERSION, PLAIN_VOICE, type VoiceModel } from '#lib/engine/index.ts'
import type { Context } from '#server/context.ts'
import type { Voice } from '#server/db/generated/client.ts'
import { AppError } from '#server/errors.ts'
import { PreviewBusyError, type PreviewVoice } from '#server/ports/voice-preview.ts'
import { countCall } from '#server/services/limits/count-call.ts'

/** New previews that one address may ask for. */
const LIMIT = { calls: 40, perSec: 60 }

type Wanted = { readonly voice: Voice; readonly neutral: boolean }

/**
 * Where a voice's demo is stored, made now if nobody has asked before; `neutral` is the same phrase in no voice in
 * particular, at the same height. Throws unavailable when too many are being made.
 */
export async function findVoiceDemo({ ctx, input }: { ctx: Context; input: Wanted }): Promise<string> {
  const preview = previewOf(input)
  const print = createHash('sha256')
    .update(JSON.stringify([ENGINE_VERSION, preview]))
    .digest('hex')
    .slice(0, 16)
  const key = `voice-demos/${input.voice.edition ?? 'own'}/${input.neutral ? 'neutral' : input.voice.slug}-${print}.mp3`
  if ((await ctx.storage.size(key)) !== null) return key
  await countCall(ctx, `voiceDemo:${ctx.ip}`, LIMIT)
  try {
    await ctx.storage.write(key, await ctx.voicePreview.make(preview))
    return key
  } catch (error) {
    throw error instanceof PreviewBusyError ? new AppError('unavailable', {}, undefined, { cause: error }) : error
  }
}

function previewOf({ voice, neutral }: Wanted): PreviewVoice {
  const { lowNote, highNote } = voice
  const { throat } = REGISTERS[voice.register as Register]
  return neutral
    ? { name: 'Neutral singer', model: PLAIN_VOICE, throat, lowNote, highNote }
    : { name: voice.name, model: voice.model as VoiceModel, throat, lowNote, highNote }
}
