import { CODE_MINUTES } from '#lib/catalog/limits.ts'

const STORAGE_KEY = 'canto-code'

/** A sign-in code that was sent and that this tab waits for. */
export type PendingCode = {
  readonly email: string
  /** Milliseconds since 1970. */
  readonly sentAt: number
  readonly resendAfterSec: number
}

/** Stores it while the person reads their mail, because a phone may discard the page meanwhile. */
export function storePendingCode(asked: PendingCode): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(asked))
  } catch {
    // Storage may be refused; the question then lasts as long as the page.
  }
}

/** The one that still works, if any. */
export function storedPendingCode(): PendingCode | undefined {
  try {
    const asked: PendingCode | null = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null')
    return asked && Date.now() < asked.sentAt + CODE_MINUTES * 60_000 ? asked : undefined
  } catch {
    return undefined
  }
}

export function clearPendingCode(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY)
  } catch {
    // Nothing was stored.
  }
}

/** Seconds until another one may be asked for. */
export function resendWaitSec({ sentAt, resendAfterSec }: PendingCode): number {
  return Math.max(0, Math.ceil((sentAt - Date.now()) / 1000 + resendAfterSec))
}
