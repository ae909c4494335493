import type { Prisma } from '#server/db/generated/client.ts'

/** Storage folder of an upload. */
export const uploadFolder = (id: string): string => `uploads/${id}`

/**
 * Uploads that no unfinished cover needs. Finished covers keep what they need of the recording in folders of their own.
 */
export const UNNEEDED_UPLOAD = {
  covers: { none: { creation: { status: { not: 'completed' } } } },
} satisfies Prisma.UploadWhereInput
