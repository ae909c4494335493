import { NO_SOURCE, type Source } from './source.ts'

/**
 * The parts of a form that are stored for a person who leaves the page to sign in. The rights must be confirmed again.
 */
type StoredForm<Details> = { readonly source: Source; readonly details: Details }

const NAME = 'canto-cover'
const FILE_ADDRESS = '/canto-cover'

/** Stores the form in this tab. A file goes into the browser's cache, since the tab's storage takes only text. */
export async function storeForm<Details>({ source, details }: StoredForm<Details>): Promise<void> {
  const fileName = source.kind === 'file' ? source.file.name : undefined
  const stored = source.kind === 'link' ? source : NO_SOURCE
  try {
    sessionStorage.setItem(NAME, JSON.stringify({ source: stored, fileName, details }))
    if (source.kind === 'file') await (await caches.open(NAME)).put(FILE_ADDRESS, new Response(source.file))
  } catch {
    // Storage may be refused; the form then lasts as long as the page.
  }
}

/** The stored form. If its file could not be stored, `lost` is the file's name. */
export async function storedForm<Details>(): Promise<(StoredForm<Details> & { readonly lost?: string }) | null> {
  try {
    const stored = JSON.parse(sessionStorage.getItem(NAME) ?? 'null')
    if (!stored?.fileName) return stored
    const { fileName, details } = stored
    const answer = await globalThis.caches?.match(FILE_ADDRESS, { cacheName: NAME })
    if (!answer) return { source: NO_SOURCE, details, lost: fileName }
    const content = await answer.blob()
    return { source: { kind: 'file', file: new File([content], fileName, { type: content.type }) }, details }
  } catch {
    return null
  }
}

export function clearStoredForm(): void {
  try {
    sessionStorage.removeItem(NAME)
    void caches.delete(NAME)
  } catch {
    // Nothing was stored.
  }
}
