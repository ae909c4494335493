import type { NotificationKind, NotificationView } from '#lib/schemas/notification.ts'
import type { MemberContext } from '#server/context.ts'

const SHOWN = 30

export async function listNotifications({ ctx }: { ctx: MemberContext }): Promise<{
  items: NotificationView[]
  unread: number
}> {
  const userId = ctx.user.id
  const [notes, unread] = await Promise.all([
    ctx.db.notification.findMany({ where: { userId }, orderBy: { createdAt: 'desc' }, take: SHOWN }),
    ctx.db.notification.count({ where: { userId, readAt: null } }),
  ])
  const items = notes.map((note) => ({
    id: note.id,
    kind: note.kind as NotificationKind,
    params: note.params as NotificationView['params'],
    path: note.path,
    read: note.readAt !== null,
    createdAt: note.createdAt,
  }))
  return { items, unread }
}
