import type { MemberContext } from '#server/context.ts'
import type { Upload } from '#server/db/generated/client.ts'
import { AppError, type ErrorReason } from '#server/errors.ts'
import { uploadIdOf } from './upload-url.ts'

/** An upload of the caller's own. Else notFound, whether or not it exists. */
export async function findOwnUpload({ ctx, input }: { ctx: MemberContext; input: { id: string } }): Promise<Upload> {
  const upload = await ctx.db.upload.findFirst({ where: { id: input.id, userId: ctx.user.id } })
  if (!upload) throw new AppError('notFound')
  return upload
}

/**
 * The caller's upload that an address in a form names; null for an address that names no upload of this site. Throws
 * sourceGone at the form's `audioUrl` when the caller has no such upload.
 */
export async function uploadOfUrl({
  ctx,
  input,
}: {
  ctx: MemberContext
  input: { url: string }
}): Promise<Upload | null> {
  const id = uploadIdOf(ctx.siteUrl, input.url)
  return id === null ? null : await findOwnUpload({ ctx, input: { id } }).catch(atLink('notFound', 'sourceGone'))
}

/**
 * Translates the error of a search for what an address in a form names: `missing` becomes `said`, at the field of the
 * address.
 */
export const atLink = (missing: ErrorReason, said: ErrorReason) => (error: unknown) => {
  throw error instanceof AppError && error.reason === missing ? new AppError(said, {}, 'audioUrl') : error
}
