import type { IncomingMessage, ServerResponse } from 'node:http'
import { DEMO_SONGS } from '#lib/catalog/demo-songs.ts'
import { COMPLETE_LANGUAGES, type InterfaceLanguage } from '#lib/i18n/languages.ts'
import { splitPath } from '#lib/i18n/paths.ts'
import { escapeHtml } from '#lib/site/escape-html.ts'
import { beforeHead } from './before-head.ts'

/** Calls that wait for something else: a body on its way, a mail, a voice that is listened to, the payment service. */
const WAITING = [
  ...['upload$', 'export$', 'oauth/', 'auth/(?:callback|signin)', 'stripe/', 'voices/[^/]+/demo'],
  // Each by itself: in a batch they could bring others along, which are computed.
  ...['trpc/(?:upload|payment|account)[.]\\w+$', 'trpc/auth[.]requestCode$', 'trpc/voiceCover[.]createOwnVoice$'],
]

/** At the root. Whatever else looks like a file there is answered with a page. */
const FILES = ['favicon[.]ico', 'icon[.]svg', 'robots[.]txt', 'service-worker[.]js', 'sitemap[.]xml']
const DEMOS = Object.keys(DEMO_SONGS)

/**
 * How many requests of a kind are answered at once. Answers are computed on one core, where each further one makes all others
 * slower: two keep it busy while one of them waits for the database. What waits longer, and files and the state of
 * health, which cost next to nothing, must not take their places.
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
 * A burst waits until all of it is answered. Where more wait than that, or one for longer, there is more than can be answered:
 * then, and for a while after each refusal, only the next ones wait.
 */
const BURST = { most: 40, ms: 1000 }
const OVERLOADED = { most: 2, ms: 1000 }

/** Who has no answer by then waits for something else, like a database that is away, and must not keep others waiting. */
const COMPUTED_MS = 250

const RETRY_AFTER_SEC = 2

type Queued = { readonly begin: () => void; readonly turnAway: () => void; timer?: NodeJS.Timeout }
type Line = { running: number; readonly queue: Set<Queued>; refusedAt: number }

/** Lets requests in as fast as they can be answered, and refuses the rest at once, instead of letting everybody wait. */
export function overloadProtection(sentences: Readonly<Record<InterfaceLanguage, string>>) {
  const lines = Object.fromEntries(
    NAMES.map((kind) => [kind, { running: 0, queue: new Set(), refusedAt: Number.NEGATIVE_INFINITY }]),
  ) as Record<Kind, Line>

  /** Calls `answer` once there is a place, which the request keeps while its answer is computed; or refuses it. */
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
  // How long the rest of an answer is on its way is the network's affair.
  beforeHead(response, () => leave())
  response.once('close', () => leave())
  answer()
}

/** Browsers that wanted a page ask again by themselves; scripts read how long to wait. */
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
