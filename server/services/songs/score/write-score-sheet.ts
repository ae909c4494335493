import { scoreSheet } from '#lib/engine/index.ts'
import type { Services } from '#server/context.ts'
import type { Creation } from '#server/db/generated/client.ts'
import { readScore } from './read-score.ts'

/** Writes the MusicXML of a song from its score, for songs that were finished before songs got one. */
export async function writeScoreSheet(ctx: Services, song: Pick<Creation, 'files'>, key: string): Promise<void> {
  if ((await ctx.storage.size(key)) !== null) return
  const score = await readScore(ctx, song)
  if (score) await ctx.storage.write(key, new TextEncoder().encode(scoreSheet(score)))
}
