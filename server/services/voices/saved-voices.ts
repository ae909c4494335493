import type { SavedVoices, SetFavourite } from '#lib/schemas/voice.ts'
import type { MemberContext } from '#server/context.ts'
import { findVoice, usableBy } from './find-voice.ts'

const RECENT = 24
/** How many of the latest covers are searched for recent voices. */
const LATEST_COVERS = 500

/** The voices that the caller marked, latest first, and those of their latest covers. All are given by their slugs. */
export async function getSavedVoices({ ctx }: { ctx: MemberContext }): Promise<SavedVoices> {
  const userId = ctx.user.id
  const [favourites, covers] = await Promise.all([
    ctx.db.favouriteVoice.findMany({
      where: { userId, voice: usableBy(ctx) },
      orderBy: [{ createdAt: 'desc' }, { voiceId: 'asc' }],
      select: { voice: { select: { slug: true } } },
    }),
    ctx.db.creation.findMany({
      where: { userId, kind: 'cover', cover: { voice: usableBy(ctx) } },
      orderBy: { createdAt: 'desc' },
      take: LATEST_COVERS,
      select: { cover: { select: { voice: { select: { slug: true } } } } },
    }),
  ])
  const recent = new Set(covers.flatMap(({ cover }) => cover?.voice?.slug ?? []))
  return { favourites: favourites.map(({ voice }) => voice.slug), recent: [...recent].slice(0, RECENT) }
}

/** Marks a voice that the caller may use, or takes the mark away. Throws voiceNotFound. */
export async function setFavourite({ ctx, input }: { ctx: MemberContext; input: SetFavourite }): Promise<void> {
  const { id: voiceId } = await findVoice(ctx, input.id)
  const mark = { userId: ctx.user.id, voiceId }
  if (input.favourite) await ctx.db.favouriteVoice.createMany({ data: [mark], skipDuplicates: true })
  else await ctx.db.favouriteVoice.deleteMany({ where: mark })
}
