import { z } from 'zod'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/db/client.ts'
import type { Prisma, Voice } from '#server/db/generated/client.ts'
import { AppError } from '#server/errors.ts'

type Reader = Pick<Context, 'db' | 'user'>

/** A voice that the caller may use, by its id or slug: all but revoked ones and other people's own. Else voiceNotFound. */
export async function findVoice(ctx: Reader, idOrSlug: string): Promise<Voice> {
  const named = z.uuid().safeParse(idOrSlug).success ? { id: idOrSlug } : { slug: idOrSlug }
  const voice = await ctx.db.voice.findFirst({ where: { ...named, ...usableBy(ctx) } })
  if (!voice) throw new AppError('voiceNotFound')
  return voice
}

/** The voices that somebody may use: everybody's, and their own. */
export function usableBy({ user }: Pick<Reader, 'user'>): Prisma.VoiceWhereInput {
  return { revokedAt: null, OR: [{ ownerId: null }, ...(user ? [{ ownerId: user.id }] : [])] }
}

/** Keeps a voice from being deleted until the transaction ends. Throws voiceNotFound when it is gone already. */
export async function lockVoice(tx: Transaction, id: string): Promise<void> {
  const [row] = await tx.$queryRaw<unknown[]>`SELECT 1 FROM voices WHERE id = ${id}::uuid FOR KEY SHARE`
  if (!row) throw new AppError('voiceNotFound')
}
