'use client'
import { openSignIn } from '#components/providers/sign-in-gate.ts'
import { trpc } from '#components/providers/trpc.tsx'
import { useFailureToast } from '#components/providers/use-failure.ts'
import { refusalBy } from '#lib/catalog/entitlements.ts'
import type { Me } from '#lib/schemas/account.ts'
import type { DownloadFile } from './download-file.ts'
import { openPlanRefusal } from './plan-refusal.ts'

type DownloadOptions<File> = { isOwn: boolean; save?: (file: File) => void }

/**
 * Downloads a file without leaving the page and its player. If the person's plan does not include the file, it says
 * which plan does. Visitors are asked to sign in first. `isOwn`: the file belongs to a creation of their own. `save`
 * replaces the download for files that the person may have.
 */
export function useDownload<File extends DownloadFile>({
  isOwn,
  save = saveFile,
}: DownloadOptions<File>): (file: File) => void {
  const utils = trpc.useUtils()
  const failed = useFailureToast()
  return (file) => {
    const download = (me: Me | null | undefined) => {
      if (!me) return openSignIn(() => download(utils.auth.me.getData()))
      const refusal = file.needs && refusalBy.file(me.tier, file.needs)
      return refusal ? openPlanRefusal({ refusal, isOwn }) : save(file)
    }
    utils.auth.me.ensureData().then(download, failed)
  }
}

export function saveFile({ href }: DownloadFile): void {
  Object.assign(document.createElement('a'), { href, download: '' }).click()
}
