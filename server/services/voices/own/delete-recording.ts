import type { MemberContext } from '#server/context.ts'
import type { Upload } from '#server/db/generated/client.ts'
import { uploadFolder } from '#server/services/storage/upload-folder.ts'

/** Removes a recording that was listened to, unless a cover is made from it: the file first, so that a crash leaves none. */
export async function deleteRecording({
  ctx,
  input: { id },
}: {
  ctx: MemberContext
  input: Pick<Upload, 'id'>
}): Promise<void> {
  const unused = { id, covers: { none: {} } }
  if ((await ctx.db.upload.count({ where: unused })) === 0) return
  await ctx.storage.remove(uploadFolder(id))
  await ctx.db.upload.deleteMany({ where: unused })
}
