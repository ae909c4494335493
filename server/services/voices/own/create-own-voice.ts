import { randomUUID } from 'node:crypto'
import { CONSENT_TEXT, OWN_VOICE, registerOf } from '#lib/catalog/voices/own-voice.ts'
import { mayBeReading } from '#lib/catalog/voices/own-voice-syllables.ts'
import { REGISTERS } from '#lib/catalog/voices/registers.ts'
import type { CreateOwnVoice } from '#lib/schemas/own-voice.ts'
import type { VoiceView } from '#lib/schemas/voice.ts'
import type { MemberContext } from '#server/context.ts'
import type { Transaction } from '#server/db/client.ts'
import type { Upload, Voice } from '#server/db/generated/client.ts'
import { AppError } from '#server/errors.ts'
import type { VoiceEstimate } from '#server/ports/voice-estimator.ts'
import { lockAccount } from '#server/services/credits/ledger.ts'
import { refuseWhenBusy } from '#server/services/limits/refuse-when-busy.ts'
import { refuseWhenFull } from '#server/services/limits/refuse-when-full.ts'
import { refuseWords } from '#server/services/moderation/refuse-words.ts'
import { uploadOfUrl } from '#server/services/uploads/find-upload.ts'
import { voiceView } from '#server/services/voices/voice-view.ts'
import { deleteRecording } from './delete-recording.ts'
import { estimateRefusal } from './estimate-refusal.ts'

type Numbers = Extract<VoiceEstimate, { kind: 'fine' }>['voice']

/**
 * Measures a person's voice in their recording and stores the numbers. The recording is deleted afterwards, also after
 * a refusal, unless a cover is made from it.
 */
export async function createOwnVoice({
  ctx,
  input,
}: {
  ctx: MemberContext
  input: CreateOwnVoice
}): Promise<VoiceView> {
  const upload = await recordingOf(ctx, input.audioUrl)
  try {
    await refuseWhenFull({ ctx })
    refuseWords({ name: input.name })
    await refuseTooMany(ctx.db, ctx.user.id)
    return voiceView(await storeVoice(ctx, input, await numbersOf(ctx, upload, input.sentence)))
  } finally {
    await deleteRecording({ ctx, input: upload })
  }
}

async function storeVoice(ctx: MemberContext, { name, sentence }: CreateOwnVoice, numbers: Numbers): Promise<Voice> {
  const register = registerOf(numbers)
  const id = randomUUID()
  const now = ctx.clock.now()
  return await ctx.db.$transaction(async (tx) => {
    await lockAccount(tx, ctx.user.id)
    await refuseTooMany(tx, ctx.user.id)
    return await tx.voice.create({
      data: {
        id,
        slug: `own-${id.slice(-12)}`,
        name,
        origin: 'own',
        ownerId: ctx.user.id,
        category: 'Music',
        register,
        lowNote: numbers.lowNote,
        highNote: numbers.highNote,
        model: countedFrom(REGISTERS[register].formantScale, numbers),
        rights: { consentText: CONSENT_TEXT, consentAt: now.toISOString(), sentence },
        createdAt: now,
      },
    })
  })
}

async function refuseTooMany(db: MemberContext['db'] | Transaction, ownerId: string): Promise<void> {
  const { mostVoices } = OWN_VOICE
  if ((await db.voice.count({ where: { ownerId } })) >= mostVoices) throw new AppError('ownVoicesFull', { mostVoices })
}

async function recordingOf(ctx: MemberContext, url: string): Promise<Upload> {
  const upload = await uploadOfUrl({ ctx, input: { url } })
  if (!upload) throw new AppError('voiceRecordingMissing', {}, 'audioUrl')
  return upload
}

async function numbersOf(ctx: MemberContext, upload: Upload, sentence: CreateOwnVoice['sentence']): Promise<Numbers> {
  const bytes = await ctx.storage.read(upload.file).catch(asGone)
  const estimate = await refuseWhenBusy(ctx.voiceEstimator.estimate(bytes, { maxSec: OWN_VOICE.mostSec }))
  if (estimate.kind !== 'fine') throw estimateRefusal(estimate)
  const { syllables } = estimate.voice
  if (syllables !== null && !mayBeReading(syllables, sentence, ctx.language)) {
    throw new AppError('voiceNotTheText', {}, 'audioUrl')
  }
  return estimate.voice
}

/** A file that is missing was let go by another call that made a voice of the same recording. */
function asGone(error: unknown): never {
  // Compared by name, since the bundler may have made two copies of the class.
  const isGone = error instanceof Error && error.name === 'FileMissingError'
  throw isGone ? new AppError('sourceGone', {}, 'audioUrl', { cause: error }) : error
}

/** Converts a voice model from its own base formant scale to `baseFormantScale`. The voice sounds the same. */
function countedFrom(baseFormantScale: number, { model, baseFormantScale: before }: Numbers): Numbers['model'] {
  return { ...model, formantScale: Number(((model.formantScale * before) / baseFormantScale).toFixed(4)) }
}
