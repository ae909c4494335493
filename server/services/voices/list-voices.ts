import type { GetVoices, VoiceView } from '#lib/schemas/voice.ts'
import type { Context, Services } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { voiceView } from './voice-view.ts'

/** How long the cached list may be out of date: a revoked voice is still listed, or an imported one is missing. */
const CACHE_MS = 10_000
const ORDER = [{ category: 'asc' as const }, { name: 'asc' as const }]

type CachedVoices = { readonly readAt: number; readonly voices: Promise<VoiceView[]> }
const cache = new WeakMap<Database, CachedVoices>()

/** The voices that the caller may use, all or those of a category, by name. */
export async function listVoices({ ctx, input }: { ctx: Context; input: GetVoices }): Promise<VoiceView[]> {
  const { category } = input
  const [everybodys, own] = await Promise.all([publicVoices(ctx), ownVoices(ctx)])
  const voices = [...everybodys, ...own]
  return category ? voices.filter((voice) => voice.category === category) : voices
}

/**
 * The public voices. There are four thousand, the same for everybody, so they are read and shaped once for all calls
 * within some seconds.
 */
function publicVoices({ db }: Pick<Services, 'db'>): Promise<VoiceView[]> {
  const cached = cache.get(db)
  if (cached && performance.now() - cached.readAt < CACHE_MS) return cached.voices
  const voices = db.voice
    .findMany({ where: { ownerId: null, revokedAt: null }, orderBy: ORDER })
    .then((rows) => rows.map(voiceView))
  cache.set(db, { readAt: performance.now(), voices })
  voices.catch(() => cache.delete(db))
  return voices
}

async function ownVoices({ db, user }: Pick<Context, 'db' | 'user'>): Promise<VoiceView[]> {
  if (!user) return []
  return (await db.voice.findMany({ where: { ownerId: user.id, revokedAt: null }, orderBy: ORDER })).map(voiceView)
}
