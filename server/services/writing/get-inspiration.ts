import { randomInt } from 'node:crypto'
import type { GetInspiration } from '#lib/schemas/song.ts'
import type { MemberContext } from '#server/context.ts'

/** An idea for a song in the language of the interface, another one at each call. */
export async function getInspiration({ ctx, input }: { ctx: MemberContext; input: GetInspiration }) {
  const { style, language } = input
  return await ctx.text.writeInspiration({ ...(style ? { style } : {}), language, seed: randomInt(2 ** 31) })
}
