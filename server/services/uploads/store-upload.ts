import { createHash, randomUUID } from 'node:crypto'
import { FILE_NAME_MAX, RECORDING_MAX_SEC } from '#lib/catalog/limits.ts'
import type { UploadView } from '#lib/schemas/upload.ts'
import type { MemberContext } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { lockAccount } from '#server/services/credits/ledger.ts'
import { countCall } from '#server/services/limits/count-call.ts'
import { refuseWhenBusy } from '#server/services/limits/refuse-when-busy.ts'
import { refuseWhenFull } from '#server/services/limits/refuse-when-full.ts'
import { refuseOverQuota } from '#server/services/storage/storage-quota.ts'
import { uploadFolder } from '#server/services/storage/upload-folder.ts'
import { type Content, readBounded, UPLOAD_FORMATS } from './read-bounded.ts'
import { recordingRefusal } from './recording-refusal.ts'
import { uploadUrl } from './upload-url.ts'

const LIMIT = { calls: 30, perSec: 3600 }

type Input = { readonly fileName: string; readonly content: Content }

/** Inspects a recording and stores it. The row is written before the file, so that no file is ever without a row. */
export async function storeUpload({ ctx, input }: { ctx: MemberContext; input: Input }): Promise<UploadView> {
  await refuseWhenFull({ ctx })
  await countCall(ctx, `upload:${ctx.user.id}`, LIMIT)
  const bytes = await readBounded(input.content)
  const inspection = await refuseWhenBusy(
    ctx.recordings.inspect(bytes, { formats: UPLOAD_FORMATS, maxSec: RECORDING_MAX_SEC }),
  )
  if (inspection.kind === 'refused') throw recordingRefusal(inspection.reason)
  const { format, durationSec, isCutOff, statedSec } = inspection
  const id = randomUUID()
  const fileName = plainName(input.fileName)
  const file = `${uploadFolder(id)}/source.${format}`
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const row = { id, userId: ctx.user.id, fileName, format, bytes: bytes.length, durationSec, sha256, file }
  await ctx.db.$transaction(async (tx) => {
    const account = await lockAccount(tx, ctx.user.id)
    const createdAt = ctx.clock.now()
    await tx.upload.create({ data: { ...row, createdAt } })
    await refuseOverQuota(tx, account, createdAt)
  })
  try {
    await ctx.storage.write(file, bytes)
  } catch (error) {
    await ctx.storage.remove(uploadFolder(id))
    // The row is gone already where its owner has deleted their account meanwhile.
    await ctx.db.upload.deleteMany({ where: { id } })
    // Compared by name, since the bundler may have made two copies of the class.
    throw error instanceof Error && error.name === 'StorageFullError' ? new AppError('storageFull') : error
  }
  return { id, url: uploadUrl(ctx.siteUrl, id), fileName, durationSec, isCutOff, statedSec, format }
}

/** The file name that the person gave, without folders and without characters that a page cannot show. */
function plainName(name: string): string {
  const last = name.normalize('NFC').toWellFormed().split(/[/\\]/).at(-1) ?? ''
  const shown = last.replace(/[\p{Control}\p{Format}]/gu, ' ').trim()
  return [...shown].slice(0, FILE_NAME_MAX).join('') || 'recording'
}
