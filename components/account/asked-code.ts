import { CODE_MINUTES } from '#lib/catalog/limits.ts'

const STORAGE_KEY = 'canto-code'

/** A sign-in code that was sent, and is waited for in this tab. */
export type AskedCode = {
  readonly email: string
  /** Milliseconds since 1970. */
  readonly sentAt: number
  readonly resendAfterSec: number
}

/** Keeps it while the person is away for the letter: a telephone may drop the page meanwhile. */
export function rememberAsked(asked: AskedCode): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(asked))
  } catch {
    // Storage may be refused; the question then lasts as long as the page.
  }
}

/** The one that still works, if any. */
export function rememberedAsked(): AskedCode | undefined {
  try {
    const asked: AskedCode | null = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null')
    return asked && Date.now() < asked.sentAt + CODE_MINUTES * 60_000 ? asked : undefined
  } catch {
    return undefined
  }
}

export function forgetAsked(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY)
  } catch {
    // Nothing was kept.
  }
}

/** Seconds until another one may be asked for. */
export function resendWaitSec({ sentAt, resendAfterSec }: AskedCode): number {
  return Math.max(0, Math.ceil((sentAt - Date.now()) / 1000 + resendAfterSec))
}
