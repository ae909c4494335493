import type { Cover, Creation, Prisma } from '#server/db/generated/client.ts'

const VOICE = {
  select: { id: true, slug: true, ownerId: true, revokedAt: true },
} as const satisfies Prisma.VoiceDefaultArgs

/** A stored cover or split with what its view needs besides. */
export const WITH_COVER = { cover: { include: { voice: VOICE } } } as const satisfies Prisma.CreationInclude

/** A stored cover or split: what all creations have, and its details. */
export type CoverRow = Creation &
  Cover & {
    readonly kind: 'cover' | 'split'
    readonly voice: Prisma.VoiceGetPayload<typeof VOICE> | null
  }

/** The columns of both tables as one row. */
export function coverRow<Row extends Creation & { cover: Cover | null }>({ cover, ...creation }: Row) {
  if (!cover) throw new Error(`Creation ${creation.id} has no cover`)
  const kind: CoverRow['kind'] = creation.kind === 'split' ? 'split' : 'cover'
  return { ...creation, ...(cover as NonNullable<Row['cover']>), kind }
}
