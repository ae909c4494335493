import type { CoverView } from '#lib/schemas/cover.ts'
import type { CreationId } from '#lib/schemas/creation.ts'
import type { MemberContext } from '#server/context.ts'
import { coverView } from './cover-view.ts'
import { findOwnCover } from './find-cover.ts'

/** A cover of the caller's own as it is now. Throws coverNotFound. */
export async function getOwnCover({ ctx, input }: { ctx: MemberContext; input: CreationId }): Promise<CoverView> {
  return coverView(await findOwnCover(ctx, input.id))
}
