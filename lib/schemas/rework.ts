import { z } from 'zod'
import { STYLES } from '#lib/engine/browser.ts'
import { line } from './text.ts'

/** Characters of a rewritten line. */
export const LINE_MAX = 200

/** The one thing that is different about another version of a song. */
export const SongChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('style'), style: z.enum(STYLES) }),
  /** 0 = C … 11 = B; the mode stays. */
  z.strictObject({ kind: z.literal('key'), tonic: z.literal([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) }),
  z.strictObject({ kind: z.literal('tempo'), tempoBpm: z.int().min(1).max(999) }),
  z.strictObject({ kind: z.literal('singer'), singer: line().min(1).max(40) }),
  z.strictObject({
    kind: z.literal('line'),
    /** Index into the sung lines. */
    line: z.int().min(0),
    text: line().min(1, 'lineMissing').max(LINE_MAX, 'lineTooLong'),
    /** Whether the line also changes wherever the same words come again. */
    everywhere: z.boolean().default(true),
  }),
])
export type SongChange = z.infer<typeof SongChange>

export const ReworkSong = z.strictObject({ id: z.uuid(), change: SongChange, requestId: z.uuid().optional() })
export type ReworkSong = z.infer<typeof ReworkSong>
