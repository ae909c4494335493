import type { AppCaller } from '#server/api/root.ts'
import type { ApiContext } from '#server/api/trpc.ts'
import type { Container } from '#server/container.ts'
import type { TextsOf } from '#server/http/embed-texts.ts'

type Answer<More extends unknown[] = []> = (request: Request, ...more: More) => Promise<Response>

/** Everything of the web process that needs what the engine knows of words. */
export type Answers = {
  readonly callerOf: (ctx: ApiContext) => AppCaller
  readonly trpc: Answer
  readonly download: Answer
  readonly embed: Answer<[address: unknown, texts: TextsOf]>
  readonly export: Answer
  readonly oembed: Answer
  readonly socialImage: Answer<[address: unknown]>
  readonly voiceDemo: Answer<[id: string]>
  readonly voiceSocialImage: Answer<[id: string]>
}

type Site = { readonly container: Container; readonly answers: Answers }

/** All bundles of Next.js, and the server around them, share one process and so one site. */
const store = globalThis as { cantoSite?: Site }

/** What instrumentation.ts opened when the web process began. */
export function site(): Site {
  if (!store.cantoSite) throw new Error('The site is not open: instrumentation.ts opens it')
  return store.cantoSite
}

export function setSite(opened: Site): void {
  store.cantoSite = opened
}

export async function closeSite(): Promise<void> {
  await store.cantoSite?.container.close()
}
