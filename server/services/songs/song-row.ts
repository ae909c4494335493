import type { Creation, Prisma, Song } from '#server/db/generated/client.ts'

/** A stored song: what all creations have, and its details. */
export type SongRow = Creation & Song

export const WITH_SONG = { song: true } satisfies Prisma.CreationInclude

/** The columns of both tables as one row. */
export function songRow<Row extends Creation & { song: Song | null }>({ song, ...creation }: Row) {
  if (!song) throw new Error(`Creation ${creation.id} has no song`)
  return { ...creation, ...(song as NonNullable<Row['song']>) }
}
