import type { SavedVoices, SetFavourite } from '#lib/schemas/voice.ts'
import type { MemberContext } from '#server/context.ts'
import { findVoice, usableBy } from './find-voice.ts'

const RECENT = 24

/** The voices that the caller marked, the last one first, and those of their latest covers; all by their slugs. */
export async function getSavedVoices({ ctx }: { ctx: MemberContext }): Promise<SavedVoices> {
  const userId = ctx.user.id
  const [favourites, covers] = await Promise.all([
    ctx.db.favouriteVoice.findMany({
      where: { userId, voice: usableBy(ctx) },
      orderBy: [{ createdAt: 'desc' }, { voiceId: 'asc' }],
      select: { voice: { select: { slug: true } } },
    }),
    ctx.db.cover.groupBy({
      by: ['voiceId'],
      where: { userId, kind: 'cover', voice: usableBy(ctx) },
      _max: { createdAt: true },
      orderBy: { _max: { createdAt: 'desc' } },
      take: RECENT,
    }),
  ])
  const ids = covers.flatMap(({ voiceId }) => voiceId ?? [])
  const voices = await ctx.db.voice.findMany({ where: { id: { in: ids } }, select: { id: true, slug: true } })
  const slugs = new Map(voices.map(({ id, slug }) => [id, slug]))
  return {
    favourites: favourites.map(({ voice }) => voice.slug),
    recent: ids.flatMap((id) => slugs.get(id) ?? []),
  }
}

/** Marks a voice that the caller may use, or takes the mark away. Throws voiceNotFound. */
export async function setFavourite({ ctx, input }: { ctx: MemberContext; input: SetFavourite }): Promise<void> {
  const { id: voiceId } = await findVoice(ctx, input.id)
  const mark = { userId: ctx.user.id, voiceId }
  if (input.favourite) await ctx.db.favouriteVoice.createMany({ data: [mark], skipDuplicates: true })
  else await ctx.db.favouriteVoice.deleteMany({ where: mark })
}
