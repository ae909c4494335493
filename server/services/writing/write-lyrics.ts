import { randomInt } from 'node:crypto'
import { PLANS } from '#lib/catalog/plans.ts'
import { detectLanguage, readBrief } from '#lib/engine/index.ts'
import type { WriteLyrics } from '#lib/schemas/song.ts'
import { parseEnglish } from '#server/assets/english.ts'
import type { MemberContext } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { refuseWords } from '#server/services/moderation/refuse-words.ts'
import { planOf } from '#server/services/plans/plan-of.ts'

/** Writes lyrics for a title in a style, different ones at each call. */
export async function writeLyrics({ ctx, input }: { ctx: MemberContext; input: WriteLyrics }) {
  const title = input.title?.trim() ?? ''
  if (!title) throw new AppError('titleNeededForLyrics', {}, 'title')
  refuseWords({ title, style: input.style })
  const language = input.language ?? detectLanguage(title, input.interfaceLanguage)
  const { tier } = await planOf(ctx.db, ctx.user.id)
  const brief = readBrief({ description: '', title, style: input.style, language }, parseEnglish)
  const written = await ctx.text.writeSong({ brief, seed: randomInt(2 ** 31), longest: PLANS[tier].lyricsMax })
  return { title: written.title, lyrics: written.lyrics }
}
