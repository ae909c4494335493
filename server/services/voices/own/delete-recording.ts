import type { MemberContext } from '#server/context.ts'
import type { Upload } from '#server/db/generated/client.ts'
import { lockAccount, skipDeletedAccount } from '#server/services/credits/ledger.ts'
import { eraseNow } from '#server/services/storage/leave-folders.ts'
import { removeUploads } from '#server/services/storage/remove-uploads.ts'
import { uploadFolder } from '#server/services/storage/upload-folder.ts'

/** Removes a recording that was listened to, unless a cover is made from it. */
export async function deleteRecording({
  ctx,
  input: { id },
}: {
  ctx: MemberContext
  input: Pick<Upload, 'id'>
}): Promise<void> {
  const deletion = ctx.db.$transaction(async (tx) => {
    await lockAccount(tx, ctx.user.id)
    await removeUploads(tx, { id, covers: { none: {} } }, ctx.clock.now())
    return (await tx.upload.count({ where: { id } })) === 0
  })
  if (await deletion.catch(skipDeletedAccount)) await eraseNow(ctx, uploadFolder(id))
}
