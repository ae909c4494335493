import { showToast } from '#components/ui/toast.ts'

/** The message after copying, and the message if the browser does not give access to the clipboard. */
export type ShareLabels = { readonly copied: string; readonly failed: string }

/** Copies the absolute address of a path. */
export function share(path: string, words: ShareLabels): void {
  copyText(new URL(path, location.origin).href, words)
}

/** Copies what is to be pasted elsewhere. */
export function copyText(text: string, { copied, failed }: ShareLabels): void {
  write(text).then(
    () => showToast(copied),
    () => showToast(failed, { variant: 'error' }),
  )
}

async function write(text: string): Promise<void> {
  if (!navigator.clipboard) throw new Error('No clipboard on an insecure page')
  await navigator.clipboard.writeText(text)
}
