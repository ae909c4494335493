import { z } from 'zod'
import { type BriefFacts, keyNamed, type ReferenceUse, SINGERS } from '#lib/engine/index.ts'
import type { SongMetadata } from '#lib/schemas/song.ts'
import type { Creation } from '#server/db/generated/client.ts'

/** The part of the stored metadata that is shown. Older songs and those of other providers may lack any of it. */
const Metadata = z.object({
  tempo: z.number().nullable().catch(null),
  key: z.string().catch(''),
  singer: z.string().nullable().catch(null),
  notUnderstood: z.array(z.string()).catch([]),
  brief: z
    .looseObject({ about: z.array(z.string()), notUnderstood: z.array(z.string()) })
    .nullable()
    .catch(null),
  reference: z
    .looseObject({ applied: z.looseObject({}), overruled: z.array(z.looseObject({})) })
    .nullable()
    .catch(null),
})

/** The metadata of a song as its page shows it; null until it is finished. */
export function songMetadata({ status, seed, metadata }: Creation): SongMetadata | null {
  if (status !== 'completed') return null
  const { tempo, key, singer, notUnderstood, brief, reference } = Metadata.parse(metadata ?? {})
  const found = SINGERS.find(({ name }) => name === singer)
  return {
    seed,
    tempoBpm: tempo,
    key: keyNamed(key),
    singer: found ? { name: found.name, gender: found.gender, manner: found.manner } : null,
    brief: brief as BriefFacts | null,
    reference: reference as unknown as ReferenceUse | null,
    notUnderstood: [...new Set([...(brief?.notUnderstood ?? []), ...notUnderstood])],
  }
}
