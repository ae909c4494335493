import type { NotificationKind } from '#lib/schemas/notification.ts'
import type { Transaction } from '#server/db/client.ts'

/** Leaves a note behind the bell, once for its idempotency key. */
export async function notify(
  tx: Transaction,
  note: {
    userId: string
    kind: NotificationKind
    params: Record<string, string | number>
    path: string | null
    /** What it is about: it is shown as long as that is there, under the title that it has then. */
    creationId?: string
    idempotencyKey: string
  },
): Promise<void> {
  await tx.notification.createMany({ data: [note], skipDuplicates: true })
}
