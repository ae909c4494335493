import type { NotificationKind } from '#lib/schemas/notification.ts'
import type { Transaction } from '#server/db/client.ts'

/** Adds a notification behind the bell, once for each idempotency key. */
export async function notify(
  tx: Transaction,
  note: {
    userId: string
    kind: NotificationKind
    params: Record<string, string | number>
    path: string | null
    /** The creation that it is about. It is shown as long as that is not deleted, under the title that it has then. */
    creationId?: string
    idempotencyKey: string
  },
): Promise<void> {
  await tx.notification.createMany({ data: [note], skipDuplicates: true })
}
