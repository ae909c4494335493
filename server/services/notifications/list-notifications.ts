import type { NotificationKind, NotificationView } from '#lib/schemas/notification.ts'
import type { MemberContext } from '#server/context.ts'
import type { Prisma } from '#server/db/generated/client.ts'

const SHOWN = 30

/** A notification about a creation is hidden while the creation is deleted. */
const SHOWABLE: Prisma.NotificationWhereInput = { OR: [{ creationId: null }, { creation: { deletedAt: null } }] }

const WITH_TITLE = { creation: { select: { title: true } } } as const satisfies Prisma.NotificationInclude

export async function listNotifications({ ctx }: { ctx: MemberContext }): Promise<{
  items: NotificationView[]
  unread: number
}> {
  const where = { userId: ctx.user.id, ...SHOWABLE }
  const notes = await ctx.db.notification.findMany({
    where,
    include: WITH_TITLE,
    orderBy: { createdAt: 'desc' },
    take: SHOWN,
  })
  const items = notes.map((note) => ({
    id: note.id,
    kind: note.kind as NotificationKind,
    // The present title of the creation, not the one at that time.
    params: { ...(note.params as NotificationView['params']), ...note.creation },
    path: note.path,
    read: note.readAt !== null,
    createdAt: note.createdAt,
  }))
  // Only of those that are shown: older ones can no longer be read.
  return { items, unread: items.filter(({ read }) => !read).length }
}
