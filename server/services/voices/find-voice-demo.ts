import { createHash } from 'node:crypto'
import { REGISTERS, type Register } from '#lib/catalog/voices/registers.ts'
import { ENGINE_VERSION, PLAIN_VOICE, type VoiceModel } from '#lib/engine/index.ts'
import type { Context } from '#server/context.ts'
import type { Voice } from '#server/db/generated/client.ts'
import { AppError } from '#server/errors.ts'
import type { PreviewVoice } from '#server/ports/voice-preview.ts'
import { countCall } from '#server/services/limits/count-call.ts'
import { refuseWhenBusy } from '#server/services/limits/refuse-when-busy.ts'

/** New previews that one IP address may ask for. */
const LIMIT = { calls: 40, perSec: 60 }

type Wanted = { readonly voice: Voice; readonly neutral: boolean }

/**
 * The storage key of a voice's demo, which is made now if nobody has asked for it before. `neutral` is the same phrase
 * at the same pitch, sung by a voice without a character of its own. Throws unavailable when too many are being made.
 */
export async function findVoiceDemo({ ctx, input }: { ctx: Context; input: Wanted }): Promise<string> {
  const preview = previewOf(input)
  const print = createHash('sha256')
    .update(JSON.stringify([ENGINE_VERSION, preview]))
    .digest('hex')
    .slice(0, 16)
  const key = `${demoFolder(input.voice)}/${input.neutral ? 'neutral' : input.voice.slug}-${print}.mp3`
  if ((await ctx.storage.size(key)) !== null) return key
  await countCall(ctx, `voiceDemo:${ctx.ip}`, LIMIT)
  const mp3 = await refuseWhenBusy(ctx.voicePreview.make(preview))
  await refuseDeleted(ctx, input.voice)
  await ctx.storage.write(key, mp3)
  return key
}

/** Where a voice's demos are: a person's own have a folder to themselves, which is deleted with the voice. */
export function demoFolder({ id, ownerId, edition }: Pick<Voice, 'id' | 'ownerId' | 'edition'>): string {
  return ownerId === null ? `voice-demos/${edition ?? 'imported'}` : `own-voices/${id}`
}

/**
 * Throws voiceNotFound if a person has deleted their own voice meanwhile, so that nothing of it is written any more.
 */
async function refuseDeleted({ db }: Context, { id, ownerId }: Voice): Promise<void> {
  if (ownerId !== null && (await db.voice.count({ where: { id } })) === 0) throw new AppError('voiceNotFound')
}

function previewOf({ voice, neutral }: Wanted): PreviewVoice {
  const { lowNote, highNote } = voice
  const baseFormantScale = REGISTERS[voice.register as Register].formantScale
  return neutral
    ? { name: 'Neutral singer', model: PLAIN_VOICE, baseFormantScale, lowNote, highNote }
    : { name: voice.name, model: voice.model as VoiceModel, baseFormantScale, lowNote, highNote }
}
