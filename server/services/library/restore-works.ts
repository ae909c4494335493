import type { SomeWorks, WorkKind } from '#lib/schemas/work.ts'
import type { MemberContext } from '#server/context.ts'
import { restoreCovers } from '#server/services/covers/delete-cover.ts'
import { restoreSongs } from '#server/services/songs/delete-song.ts'

const RESTORE = { song: restoreSongs, cover: restoreCovers } as const satisfies Record<WorkKind, unknown>

/** Brings back those of the caller's deleted songs or covers that are still there. */
export async function restoreWorks({ ctx, input }: { ctx: MemberContext; input: SomeWorks }): Promise<void> {
  await RESTORE[input.kind]({ ctx, input: { ids: input.ids } })
}
