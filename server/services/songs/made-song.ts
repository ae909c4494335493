import { z } from 'zod'
import { type BriefFacts, keyNamed, type ReferenceUse, SINGERS } from '#lib/engine/index.ts'
import type { MadeSong } from '#lib/schemas/song.ts'
import type { Creation } from '#server/db/generated/client.ts'

/** What of a receipt is shown; receipts of older songs and of other makers may lack any of it. */
const Receipt = z.object({
  tempo: z.number().nullable().catch(null),
  key: z.string().catch(''),
  singer: z.string().nullable().catch(null),
  notUnderstood: z.array(z.string()).catch([]),
  brief: z
    .looseObject({ about: z.array(z.string()), notUnderstood: z.array(z.string()) })
    .nullable()
    .catch(null),
  reference: z
    .looseObject({ counts: z.looseObject({}), gaveWay: z.array(z.looseObject({})) })
    .nullable()
    .catch(null),
})

/** How a song was made, of its receipt; null until it is finished. */
export function madeSong({ status, seed, receipt }: Creation): MadeSong | null {
  if (status !== 'completed') return null
  const { tempo, key, singer, notUnderstood, brief, reference } = Receipt.parse(receipt ?? {})
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
