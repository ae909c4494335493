import { NO_SOURCE, type Source } from './source.ts'

/** What a form holds that outlasts its page, for someone who may leave it to sign in. Rights are confirmed anew. */
type KeptForm<Details> = { readonly source: Source; readonly details: Details }

const NAME = 'canto-cover'
const FILE_ADDRESS = '/canto-cover'

/** Keeps it in this tab; a file in the browser's cache, since a tab keeps text alone. */
export async function keepForm<Details>({ source, details }: KeptForm<Details>): Promise<void> {
  const fileName = source.kind === 'file' ? source.file.name : undefined
  const kept = source.kind === 'link' ? source : NO_SOURCE
  try {
    sessionStorage.setItem(NAME, JSON.stringify({ source: kept, fileName, details }))
    if (source.kind === 'file') await (await caches.open(NAME)).put(FILE_ADDRESS, new Response(source.file))
  } catch {
    // Storage may be refused; the form then lasts as long as the page.
  }
}

/** The kept form, with the name of its file where that could not be kept. */
export async function keptForm<Details>(): Promise<(KeptForm<Details> & { readonly lost?: string }) | null> {
  try {
    const kept = JSON.parse(sessionStorage.getItem(NAME) ?? 'null')
    if (!kept?.fileName) return kept
    const { fileName, details } = kept
    const answer = await globalThis.caches?.match(FILE_ADDRESS, { cacheName: NAME })
    if (!answer) return { source: NO_SOURCE, details, lost: fileName }
    const content = await answer.blob()
    return { source: { kind: 'file', file: new File([content], fileName, { type: content.type }) }, details }
  } catch {
    return null
  }
}

export function forgetForm(): void {
  try {
    sessionStorage.removeItem(NAME)
    void caches.delete(NAME)
  } catch {
    // Nothing was kept.
  }
}
