import type { CreationIds, CreationKind } from '#lib/schemas/creation.ts'
import type { MemberContext } from '#server/context.ts'
import { restoreCovers } from '#server/services/covers/delete-cover.ts'
import { restoreSongs } from '#server/services/songs/delete-song.ts'

const RESTORE = { song: restoreSongs, cover: restoreCovers } as const satisfies Record<CreationKind, unknown>

/** Brings back those of the caller's deleted songs or covers that are still there. */
export async function restoreCreations({ ctx, input }: { ctx: MemberContext; input: CreationIds }): Promise<void> {
  await RESTORE[input.kind]({ ctx, input: { ids: input.ids } })
}
