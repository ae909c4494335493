import { z } from 'zod'
import { SHARED_KINDS } from '#lib/site/shared-creation.ts'

/** The song or cover that the parts of an address name. */
export const SharedAddress = z.object({ kind: z.enum(SHARED_KINDS), id: z.uuid() })
export type SharedAddress = z.infer<typeof SharedAddress>
