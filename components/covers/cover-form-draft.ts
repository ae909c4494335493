import { PITCH_MAX_SEMITONES } from '#lib/catalog/limits.ts'

/** What a form holds that can outlast its page; a file cannot, and a right is confirmed anew. */
type CoverDraft = { readonly link: string; readonly semitones: number; readonly title: string }

const STORAGE_KEY = 'canto-cover'

/** Keeps it in this tab, for someone who may leave the page to sign in. */
export function keepDraft(draft: CoverDraft): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft))
  } catch {
    // Storage may be refused; the form then lasts as long as the page.
  }
}

export function keptDraft(): CoverDraft | null {
  try {
    const { link, semitones, title } = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}')
    if (typeof link !== 'string' || typeof title !== 'string') return null
    return Number.isInteger(semitones) && Math.abs(semitones) <= PITCH_MAX_SEMITONES ? { link, semitones, title } : null
  } catch {
    return null
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY)
  } catch {
    // Nothing was kept.
  }
}
