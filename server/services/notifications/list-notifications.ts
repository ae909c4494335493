import type { NotificationKind, NotificationView } from '#lib/schemas/notification.ts'
import type { MemberContext } from '#server/context.ts'
import type { Prisma } from '#server/db/generated/client.ts'

const SHOWN = 30

/** What is about a deleted song or cover stays hidden for as long as that is deleted. */
const SHOWABLE: Prisma.NotificationWhereInput = {
  AND: [
    { OR: [{ songId: null }, { song: { deletedAt: null } }] },
    { OR: [{ coverId: null }, { cover: { deletedAt: null } }] },
  ],
}

const WITH_TITLE = {
  song: { select: { title: true } },
  cover: { select: { songTitle: true, voiceName: true } },
} as const satisfies Prisma.NotificationInclude

export async function listNotifications({ ctx }: { ctx: MemberContext }): Promise<{
  items: NotificationView[]
  unread: number
}> {
  const where = { userId: ctx.user.id, ...SHOWABLE }
  const [notes, unread] = await Promise.all([
    ctx.db.notification.findMany({ where, include: WITH_TITLE, orderBy: { createdAt: 'desc' }, take: SHOWN }),
    ctx.db.notification.count({ where: { ...where, readAt: null } }),
  ])
  const items = notes.map((note) => ({
    id: note.id,
    kind: note.kind as NotificationKind,
    params: { ...(note.params as NotificationView['params']), ...titleOf(note) },
    path: note.path,
    read: note.readAt !== null,
    createdAt: note.createdAt,
  }))
  return { items, unread }
}

type Titled = Prisma.NotificationGetPayload<{ include: typeof WITH_TITLE }>

/** The title that the song or cover has now, whatever it was called then. */
function titleOf({ song, cover }: Titled): { title?: string } {
  if (song) return { title: song.title }
  return cover ? { title: cover.songTitle ?? cover.voiceName } : {}
}
