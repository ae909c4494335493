import { MarkNotificationsRead } from '#lib/schemas/notification.ts'
import { listNotifications } from '#server/services/notifications/list-notifications.ts'
import { markNotificationsRead } from '#server/services/notifications/mark-notifications-read.ts'
import { member, router } from '../trpc.ts'

export const notificationRouter = router({
  list: member.query(({ ctx }) => listNotifications({ ctx })),
  markRead: member.input(MarkNotificationsRead).mutation(({ ctx, input }) => markNotificationsRead({ ctx, input })),
})
