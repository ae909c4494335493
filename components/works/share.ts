import { showToast } from '#components/ui/toast.ts'

/** What is said once it is copied, and where the browser keeps the clipboard shut. */
export type ShareWords = { readonly copied: string; readonly failed: string }

/** Copies the absolute address of a path. */
export function share(path: string, { copied, failed }: ShareWords): void {
  copy(new URL(path, location.origin).href).then(
    () => showToast(copied),
    () => showToast(failed, { tone: 'bad' }),
  )
}

async function copy(text: string): Promise<void> {
  if (!navigator.clipboard) throw new Error('No clipboard on an insecure page')
  await navigator.clipboard.writeText(text)
}
