import type { Score } from '#lib/engine/index.ts'
import type { Services } from '#server/context.ts'
import type { Creation } from '#server/db/generated/client.ts'

/** The score that a finished song was made from, or null: not finished, or its files are gone. */
export async function readScore(ctx: Services, song: Pick<Creation, 'files'>): Promise<Score | null> {
  const key = `${song.files}/score.json`
  if (song.files === null || (await ctx.storage.size(key)) === null) return null
  return JSON.parse(new TextDecoder().decode(await ctx.storage.read(key)))
}
