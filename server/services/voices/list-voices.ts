import type { GetVoices, VoiceView } from '#lib/schemas/voice.ts'
import type { Context, Services } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { voiceView } from './voice-view.ts'

/** A voice that is revoked or imported is listed so for that long at most. */
const KEPT_MS = 10_000
const ORDER = [{ category: 'asc' as const }, { name: 'asc' as const }]

type Kept = { readonly readAt: number; readonly voices: Promise<VoiceView[]> }
const kept = new WeakMap<Database, Kept>()

/** The voices that the caller may use, all or those of a category, by name. */
export async function listVoices({ ctx, input }: { ctx: Context; input: GetVoices }): Promise<VoiceView[]> {
  const { category } = input
  const [everybodys, own] = await Promise.all([publicVoices(ctx), ownVoices(ctx)])
  const voices = [...everybodys, ...own]
  return category ? voices.filter((voice) => voice.category === category) : voices
}

/** Four thousand voices are the same for everybody: they are read and shaped once for all calls of some seconds. */
function publicVoices({ db }: Pick<Services, 'db'>): Promise<VoiceView[]> {
  const known = kept.get(db)
  if (known && performance.now() - known.readAt < KEPT_MS) return known.voices
  const voices = db.voice
    .findMany({ where: { ownerId: null, revokedAt: null }, orderBy: ORDER })
    .then((rows) => rows.map(voiceView))
  kept.set(db, { readAt: performance.now(), voices })
  voices.catch(() => kept.delete(db))
  return voices
}

async function ownVoices({ db, user }: Pick<Context, 'db' | 'user'>): Promise<VoiceView[]> {
  if (!user) return []
  return (await db.voice.findMany({ where: { ownerId: user.id, revokedAt: null }, orderBy: ORDER })).map(voiceView)
}
