import { randomInt } from 'node:crypto'
import type { GetInspiration } from '#lib/schemas/song.ts'
import type { MemberContext } from '#server/context.ts'

/** An idea for a song, another one at each call. */
export async function getInspiration({ ctx, input }: { ctx: MemberContext; input: GetInspiration }) {
  return await ctx.text.writeInspiration({ ...(input?.style ? { style: input.style } : {}), seed: randomInt(2 ** 31) })
}
