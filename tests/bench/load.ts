import { Agent, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

/**
 * `npm run bench:load -- http://localhost:3000`: half of what a running product can answer, then three times as much, as
 * strangers ask for it, from this machine. Its bars: what is accepted takes at most twice as long as at half load, what is
 * refused says when to come back within 200 ms, and 3 seconds later all is as before (p99 each).
 */
const site = new URL(process.argv[2] ?? 'http://localhost:3000')
const PATHS = [
  ...[
    '/',
    '/lofi-song-generator',
    '/de/metal-song-generator',
    '/ai-music-generator',
    '/featured',
    '/ja/ai-music-cover',
  ],
  ...['/api/trpc/music.getPublished?input=%7B%22json%22%3A%7B%7D%7D', '/api/trpc/auth.me', '/api/trpc/music.model'],
]
const agent = new Agent({ keepAlive: true, maxSockets: 1000 })

type Answer = { readonly status: number; readonly ms: number; readonly retryAfter: string | undefined }

function ask(path: string): Promise<Answer> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const asked = request(new URL(path, site), { agent }, (answer) => {
      answer.resume().on('end', () => {
        const { statusCode: status = 0, headers } = answer
        resolve({ status, ms: performance.now() - began, retryAfter: headers['retry-after'] })
      })
    })
    asked.on('error', reject).end()
  })
}

const pathAt = (count: number): string => PATHS[count % PATHS.length] ?? '/'

/** Answers a second, to three who ask again as soon as they are answered. */
async function capacity(seconds: number): Promise<number> {
  const end = performance.now() + 1000 * seconds
  let asked = 0
  let accepted = 0
  const askOnAndOn = async () => {
    while (performance.now() < end) if ((await ask(pathAt(asked++))).status < 400) accepted++
  }
  await Promise.all([askOnAndOn(), askOnAndOn(), askOnAndOn()])
  return accepted / seconds
}

/** Asks at a steady pace, whether or not answers come. */
async function load(name: string, perSec: number, seconds: number) {
  const asked: Promise<Answer>[] = []
  const began = performance.now()
  while (asked.length < perSec * seconds) {
    const due = Math.min(perSec * seconds, ((performance.now() - began) / 1000) * perSec)
    while (asked.length < due) asked.push(ask(pathAt(asked.length)))
    await delay(2)
  }
  const answers = await Promise.all(asked)
  const accepted = answers.filter(({ status }) => status < 400)
  const refused = answers.filter(({ status, retryAfter }) => (status === 503 || status === 429) && retryAfter)
  const others = answers.length - accepted.length - refused.length
  const [acceptedMs, refusedMs] = [p99(accepted), p99(refused)]
  const said = [
    `${name}, ${Math.round(perSec)} a second:`,
    `${accepted.length} accepted, p99 ${acceptedMs.toFixed(0)} ms;`,
  ]
  console.log(...said, `${refused.length} refused, p99 ${refusedMs.toFixed(0)} ms; ${others} others`)
  return { acceptedMs, refusedMs, others }
}

function p99(answers: readonly Answer[]): number {
  const sorted = answers.map(({ ms }) => ms).sort((one, other) => one - other)
  return sorted[Math.floor(0.99 * sorted.length)] ?? 0
}

await capacity(5)
const perSec = await capacity(10)
console.log(`${site.origin} answers ${perSec.toFixed(0)} a second`)
const half = await load('half load', perSec / 2, 10)
const triple = await load('three times', 3 * perSec, 20)
await delay(3000)
const after = await load('3 s later', perSec / 2, 5)
const ratio = triple.acceptedMs / half.acceptedMs
console.log(`accepted under three times the load: ${ratio.toFixed(2)} of half load`)
const isFine = ratio <= 2 && triple.refusedMs <= 200 && after.acceptedMs <= 2 * half.acceptedMs
process.exit(isFine && half.others + triple.others + after.others === 0 ? 0 : 1)
