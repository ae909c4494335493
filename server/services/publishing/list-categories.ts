import { CATEGORY_NAMES } from '#lib/catalog/setting-kinds.ts'
import { tagsOf } from '#lib/catalog/tags.ts'
import type { ListCategories, SongCategory } from '#lib/schemas/published.ts'
import type { Services } from '#server/context.ts'
import { Prisma } from '#server/db/generated/client.ts'
import { isPublished } from './list-published.ts'
import { publishedSongs } from './list-published-songs.ts'

const SONGS = 3
/** Most categories are filled from this many of the latest published songs. */
const RECENT = 1000

type Found = { readonly name: string; readonly id: string }

/**
 * The categories of a kind that published songs name, in the order of the catalogue, each with its latest published
 * songs.
 */
export async function listCategories({
  ctx: { db },
  input: { kind },
}: {
  ctx: Pick<Services, 'db'>
  input: ListCategories
}): Promise<SongCategory[]> {
  const recent = await db.$queryRaw<Found[]>`
    WITH recent AS MATERIALIZED (
      SELECT id, public_since, tags FROM creations WHERE kind = 'song' AND ${isPublished}
      ORDER BY public_since DESC, id DESC LIMIT ${RECENT})
    ${newestOfEach(CATEGORY_NAMES[kind], (tags) => Prisma.sql`SELECT id, public_since FROM recent WHERE tags @> ${tags}`)}`
  const isFilled = (name: string) => recent.filter((found) => found.name === name).length === SONGS
  const rare = CATEGORY_NAMES[kind].filter((name) => !isFilled(name))
  // OFFSET 0 hides the order from the planner. Otherwise the planner would read all published songs in that order to
  // find a name that hardly any song has.
  const all =
    rare.length === 0
      ? []
      : await db.$queryRaw<Found[]>`${newestOfEach(
          rare,
          (tags) =>
            Prisma.sql`SELECT id, public_since FROM creations WHERE kind = 'song' AND ${isPublished} AND tags @> ${tags} OFFSET 0`,
        )}`
  const found = [...recent.filter(({ name }) => isFilled(name)), ...all]
  const songs = await publishedSongs(
    db,
    found.map(({ id }) => id),
  )
  const namedBy = (name: string) => songs.filter(({ id }) => found.some((row) => row.name === name && row.id === id))
  return CATEGORY_NAMES[kind]
    .map((name) => ({ name, songs: namedBy(name) }))
    .filter((category) => category.songs.length > 0)
}

/** For each name, the latest published songs among those that `songs` selects. */
function newestOfEach(names: readonly string[], songs: (tags: string[]) => Prisma.Sql): Prisma.Sql {
  const newest = names.map(
    (name) => Prisma.sql`(
      SELECT ${name}::text AS name, id FROM (${songs(tagsOf(name))}) AS named
      ORDER BY public_since DESC, id DESC LIMIT ${SONGS})`,
  )
  return Prisma.join(newest, ' UNION ALL ')
}
