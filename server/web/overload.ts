import type { IncomingMessage, ServerResponse } from 'node:http'
import { COMPLETE_LANGUAGES, type InterfaceLanguage } from '#lib/i18n/languages.ts'
import { splitPath } from '#lib/i18n/paths.ts'
import { escaped } from '#lib/site/escaped.ts'
import { beforeHead } from './before-head.ts'

/**
 * How many requests of a kind are answered at once; further ones are refused. Answers are computed on one core, where each
 * further one makes all others slower. Requests that wait for something else (a body on its way, a voice that is made,
 * the payment service) and files, which cost next to nothing, must not take their places.
 */
const KINDS = {
  waiting: {
    most: 48,
    paths: /^\/api\/(?:upload$|export$|oauth\/|auth\/|stripe\/|voices\/[^/]+\/demo|trpc\/(?:upload|payment|account)\.)/,
  },
  file: { most: 256, paths: /^\/(?:_next\/static|demos|icons|pictures)\/|^\/[\w-]+\.\w+$/ },
  answer: { most: 16, paths: /^/ },
} as const
type Kind = keyof typeof KINDS
const NAMES = Object.keys(KINDS) as Kind[]

const RETRY_AFTER_SEC = 2

/** Refuses at once what comes while this process answers as much as it can, instead of letting everybody wait. */
export function overloadProtection(sentences: Readonly<Record<InterfaceLanguage, string>>) {
  const running: Record<Kind, number> = { waiting: 0, file: 0, answer: 0 }

  /** Whether the request was refused. Else it takes a place until its answer begins or its client is gone. */
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const [path = '/'] = (request.url ?? '/').split('?', 1)
    const kind = NAMES.find((name) => KINDS[name].paths.test(path)) ?? 'answer'
    if (running[kind] >= KINDS[kind].most) {
      refuse(response, path, sentences)
      return true
    }
    running[kind]++
    let leave = () => {
      running[kind]--
      leave = () => {}
    }
    // How long the rest of an answer is on its way is the network's affair.
    beforeHead(response, () => leave())
    response.once('close', () => leave())
    return false
  }
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
    'font:1.125rem/1.5 system-ui;background:#13100d;color:#f4ebde;display:grid;place-content:center;height:90vh;margin:5vh 8vw'
  response
    .writeHead(503, { ...headers, 'content-type': 'text/html; charset=utf-8' })
    .end(
      `<!doctype html><html lang="${language}"><head>${head}</head><body style="${style}"><p>${escaped(sentence)}</p></body></html>`,
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
