import type { IncomingMessage, ServerResponse } from 'node:http'
import { DEMO_SONGS } from '#lib/catalog/demo-songs.ts'
import { COMPLETE_LANGUAGES, type InterfaceLanguage } from '#lib/i18n/languages.ts'
import { splitPath } from '#lib/i18n/paths.ts'
import { escapeHtml } from '#lib/site/escape-html.ts'
import { beforeHead } from './before-head.ts'

/**
 * Requests that wait for something else: a body that is being uploaded, a mail, the analysis of a voice, the payment
 * service.
 */
const WAITING = [
  ...['upload$', 'export$', 'oauth/', 'auth/(?:callback|signin)', 'stripe/', 'voices/[^/]+/demo'],
  // Only as single calls: a batch could bring other calls along that need computing time.
  ...['trpc/(?:upload|payment|account)[.]\\w+$', 'trpc/auth[.]requestCode$', 'trpc/voiceCover[.]createOwnVoice$'],
]

/** Files at the root. Next.js answers any other address there that looks like a file with a page. */
const FILES = ['favicon[.]ico', 'icon[.]svg', 'robots[.]txt', 'service-worker[.]js', 'sitemap[.]xml']
const DEMOS = Object.keys(DEMO_SONGS)

/**
 * How many requests of each kind are answered at once. Answers are computed on one core, where each further one slows
 * all others down; two keep the core busy while one of them waits for the database. Requests that wait longer, files
 * and the health check, which cost next to nothing, have limits of their own so that they do not take these two places.
 */
const KINDS = {
  waiting: { most: 48, paths: new RegExp(`^/api/(?:${WAITING.join('|')})`) },
  file: {
    most: 256,
    paths: new RegExp(`^/_next/static/|^/demos/(?:${DEMOS.join('|')})[.]|^/(?:${FILES.join('|')})$|^/api/health$`),
  },
  answer: { most: 2, paths: /^/ },
} as const
type Kind = keyof typeof KINDS
const NAMES = Object.keys(KINDS) as Kind[]

/**
 * How many requests may wait, and for how long. A burst may wait until all of it is answered. If the queue grows
 * longer, or one request waits longer, the server is overloaded: then, and for a while after each refusal, only the
 * next OVERLOADED.most requests may wait.
 */
const BURST = { most: 40, ms: 1000 }
const OVERLOADED = { most: 2, ms: 1000 }

/**
 * A request without an answer by then is waiting for something else, such as a database that is away. It gives up its
 * place so that it does not hold up others.
 */
const COMPUTED_MS = 250

const RETRY_AFTER_SEC = 2

type Queued = { readonly begin: () => void; readonly turnAway: () => void; timer?: NodeJS.Timeout }
type Line = { running: number; readonly queue: Set<Queued>; refusedAt: number }

/** Lets requests in as fast as they can be answered, and refuses the rest at once, instead of letting everybody wait. */
export function overloadProtection(sentences: Readonly<Record<InterfaceLanguage, string>>) {
  const lines = Object.fromEntries(
    NAMES.map((kind) => [kind, { running: 0, queue: new Set(), refusedAt: Number.NEGATIVE_INFINITY }]),
  ) as Record<Kind, Line>

  /**
   * Calls `answer` once a place is free, or refuses the request. A request keeps its place while its answer is
   * computed.
   */
  return (request: IncomingMessage, response: ServerResponse, answer: () => void): void => {
    const [path = '/'] = (request.url ?? '/').split('?', 1)
    const kind = NAMES.find((name) => KINDS[name].paths.test(path)) ?? 'answer'
    const line = lines[kind]
    const begin = () => admit(line, response, answer)
    if (line.running < KINDS[kind].most) {
      begin()
      return
    }
    const queued: Queued = { begin, turnAway: () => refuse(response, path, sentences) }
    queued.timer = setTimeout(() => turnAway(line, [queued, ...[...line.queue].slice(OVERLOADED.most)]), BURST.ms)
    response.once('close', () => leaveQueue(line, queued))
    line.queue.add(queued)
    const isOverloaded = OVERLOADED.ms > performance.now() - line.refusedAt
    if (line.queue.size > (isOverloaded ? OVERLOADED : BURST).most)
      turnAway(line, [...line.queue].slice(OVERLOADED.most))
  }
}

function leaveQueue({ queue }: Line, queued: Queued): void {
  clearTimeout(queued.timer)
  queue.delete(queued)
}

function turnAway(line: Line, refused: readonly Queued[]): void {
  line.refusedAt = performance.now()
  for (const queued of new Set(refused)) {
    leaveQueue(line, queued)
    queued.turnAway()
  }
}

/** The same without a limit. */
export const admitAll: ReturnType<typeof overloadProtection> = (_request, _response, answer) => answer()

function admit(line: Line, response: ServerResponse, answer: () => void): void {
  line.running++
  let leave = () => {
    leave = () => {}
    clearTimeout(timer)
    line.running--
    const [next] = line.queue
    if (!next) return
    leaveQueue(line, next)
    next.begin()
  }
  const timer = setTimeout(() => leave(), COMPUTED_MS)
  // The place is free as soon as the headers are sent: how long the body takes is up to the network.
  beforeHead(response, () => leave())
  response.once('close', () => leave())
  answer()
}

/** Refuses a request. A page reloads itself after a while; scripts read from Retry-After how long to wait. */
function refuse(response: ServerResponse, path: string, sentences: Readonly<Record<InterfaceLanguage, string>>): void {
  const { language } = splitPath(path)
  const sentence = sentences[language]
  const headers = { 'retry-after': String(RETRY_AFTER_SEC), 'cache-control': 'no-store' }
  if (path.startsWith('/api/')) {
    response.writeHead(503, { ...headers, 'content-type': 'text/plain; charset=utf-8' }).end(sentence)
    return
  }
  const refresh = `<meta http-equiv="refresh" content="${RETRY_AFTER_SEC}">`
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width">${refresh}<title>Canto</title>`
  const style =
    'color-scheme:light dark;background:light-dark(#f5f0e6,#13100d);color:light-dark(#1f1812,#f4ebde);font:1.125rem/1.5 system-ui;display:grid;place-content:center;height:90vh;margin:5vh 8vw'
  response
    .writeHead(503, { ...headers, 'content-type': 'text/html; charset=utf-8' })
    .end(
      `<!doctype html><html lang="${language}"><head>${head}</head><body style="${style}"><p>${escapeHtml(sentence)}</p></body></html>`,
    )
}

/** What people are told meanwhile, in every language. */
export async function busySentences(): Promise<Record<InterfaceLanguage, string>> {
  const entries = COMPLETE_LANGUAGES.map(async (language) => {
    const { default: errors } = await import(`../../messages/${language}/errors.json`, { with: { type: 'json' } })
    return [language, errors.unavailable] as const
  })
  return Object.fromEntries(await Promise.all(entries)) as Record<InterfaceLanguage, string>
}
