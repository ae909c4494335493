import type { MarkNotificationsRead } from '#lib/schemas/notification.ts'
import type { MemberContext } from '#server/context.ts'

/** Marks the named notifications as read, or all of them. */
export async function markNotificationsRead(call: { ctx: MemberContext; input: MarkNotificationsRead }): Promise<void> {
  const { ctx, input } = call
  await ctx.db.notification.updateMany({
    where: { userId: ctx.user.id, readAt: null, ...(input.ids ? { id: { in: input.ids } } : {}) },
    data: { readAt: ctx.clock.now() },
  })
}
