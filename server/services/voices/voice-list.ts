import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { VoiceCategory } from '#lib/catalog/voices/categories.ts'
import { packVoices } from '#lib/catalog/voices/voice-list.ts'
import type { Services } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'

/** All public voices as the gallery wants them, ready to be sent. */
export type VoiceList = {
  /** Hash of the content. */
  readonly hash: string
  /** The address of this very list; another list has another address. */
  readonly url: string
  readonly bodies: Readonly<Record<ListEncoding, Uint8Array<ArrayBuffer>>>
}
export type ListEncoding = 'br' | 'gzip' | 'identity'

type Ctx = Pick<Services, 'db' | 'voicePreview'>
type CachedList = { readonly state: string; readonly list: Promise<VoiceList> }

const PUBLIC = { ownerId: null, revokedAt: null }
const listCache = new WeakMap<Database, CachedList>()

/**
 * The packed list of all public voices. It is packed once, and again when any process has revoked, imported or changed
 * a voice.
 */
export async function currentVoiceList({ ctx }: { ctx: Ctx }): Promise<VoiceList> {
  // Somebody who sees the list may soon play a preview.
  void ctx.voicePreview.warmUp()
  const state = await stateOf(ctx)
  const cached = listCache.get(ctx.db)
  if (cached?.state === state) return await cached.list
  const list = packNow(ctx)
  listCache.set(ctx.db, { state, list })
  list.catch(() => listCache.delete(ctx.db))
  return await list
}

/** A hash of everything that the list says, to notice changes. It takes a few milliseconds. */
async function stateOf({ db }: Ctx): Promise<string> {
  const [row] = await db.$queryRaw<{ state: string | null }[]>`
    SELECT md5(string_agg(concat_ws('|', slug, name, category, family, register, array_to_string(tags, ';'), array_to_string(languages, ';')), ',' ORDER BY slug)) AS state
    FROM voices WHERE owner_id IS NULL AND revoked_at IS NULL`
  return row?.state ?? ''
}

async function packNow({ db }: Ctx): Promise<VoiceList> {
  const select = {
    slug: true,
    name: true,
    category: true,
    family: true,
    register: true,
    tags: true,
    languages: true,
  } as const
  const orderBy = [{ category: 'asc' }, { family: 'asc' }, { name: 'asc' }] as const
  const voices = await db.voice.findMany({ where: PUBLIC, select, orderBy: [...orderBy] })
  const text = packVoices(
    voices.map(({ category, tags, ...voice }) => ({
      ...voice,
      category: category as VoiceCategory,
      // The register has a field of its own.
      tags: tags.filter((tag) => tag !== voice.register),
    })),
  )
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(text), promisify(gzip)(text)])
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16)
  return {
    hash,
    url: `/api/voices/list.${hash}.json`,
    bodies: { br: new Uint8Array(br), gzip: new Uint8Array(gzipped), identity: new TextEncoder().encode(text) },
  }
}
