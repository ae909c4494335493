import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect } from '@playwright/test'
import { INDEXED_PATHS } from '#lib/site/pages.ts'
import { required, test } from '../support/product.ts'

/** What stands for every parameter that is not attacked. */
const HARMLESS: Readonly<Record<string, string>> = {
  lang: 'de',
  kind: 'song',
  id: '00000000-0000-4000-8000-000000000000',
  voiceId: 'nobody',
  slug: 'nothing',
  part: 'pages.xml',
  file: '48.png',
  trpc: 'music.model',
  path: 'pay',
  nextauth: 'session',
}

/** Ways to write "one folder up" that some decoder on the way may understand. */
const UP = [
  ...['../', '..%2f', '%2e%2e%2f', '%2e%2e/', '..%5c', '..%252f', '%252e%252e%252f', '..%c0%af', '%c0%ae%c0%ae%2f'],
  ...['..%ef%bc%8f', '..;/', '....//'],
]

/** Names that are no files of ours: NUL, dots, line ends, broken encodings, what objects and templates know by themselves. */
const ODD = [
  ...[
    '%00',
    'de%00',
    'de%00.mdx',
    'x.y%00',
    '%2500',
    '.',
    '..',
    '%2e',
    '%2e%2e',
    'xx.y',
    'de.',
    '.de',
    'de..',
    'de.mdx',
  ],
  ...['%5c', 'de%2fabout', '%2f%2fevil.example', '%0a', '%0d%0aset-cookie:x=y', '%u002e', '%', '%zz', '%ff%fe'],
  ...['%ed%a0%80', `${'a'.repeat(3000)}.b`, "'%20or%201=1", '$%7b7*7%7d', '__proto__', 'constructor', 'tostring'],
]

const CANARY = 'The canary was read'
let folder = ''
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'canto-canary-'))
  const facts = 'title: Canary\ndescription: x\nupdated: 2026-01-01\ndate: 2026-01-01\ncategory: x'
  writeFileSync(join(folder, 'canary.mdx'), `---\n${facts}\n---\n{'${CANARY}'}\n`)
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The canary as seen from the project's folder, and from where pages' texts are. */
function traversals(): string[] {
  const from = ['.', 'content/pages/about']
  const paths = from.map((place) => relative(place, join(folder, 'canary')))
  return [...new Set(paths)].flatMap((path) =>
    UP.map((up) => path.replaceAll('../', up).replace(/\/(?=[^/.])/g, '%2f')),
  )
}

/** The addresses of app/, such as "/[lang]/song/[id]". */
const ROUTES = globSync('app/**/{page,route}.{ts,tsx}').map((file) => {
  const parts = file.split('/').slice(1, -1)
  return `/${parts.filter((part) => !part.startsWith('(')).join('/')}`.replaceAll('...', '')
})

type Attack = { readonly path: string; readonly attacked: string }

function attacks(names: readonly string[]): Attack[] {
  return ROUTES.flatMap((route) =>
    [...route.matchAll(/\[(\w+)\]/g)].flatMap(([place, attacked = '']) =>
      names.map((name) => ({
        attacked,
        path: route
          .replace(place, () => name)
          .replace(/\[(\w+)\]/g, (_, parameter: string) => HARMLESS[parameter] ?? 'nothing'),
      })),
    ),
  )
}

/** Few enough that the server has places left for the tests beside this one. */
const LANES = 2
const agent = new Agent({ keepAlive: true, maxSockets: LANES })

/** The address as it is written: browsers and fetch would tidy it up first. */
function get(path: string): Promise<{ status: number; location: string; body: string }> {
  const { port } = new URL(required('CANTO_TEST_URL'))
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, agent }, (answer) => {
      let body = ''
      answer.setEncoding('utf8').on('data', (piece: string) => {
        body += piece
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, location: answer.headers.location ?? '', body }))
      answer.on('error', reject)
    })
    sent.on('error', reject).end()
  })
}

/** What is wrong with the answers, a line each. */
async function faultsOf(all: readonly Attack[]): Promise<string[]> {
  const waiting = [...all]
  const found: string[] = []
  const lane = async () => {
    for (let attack = waiting.pop(); attack; attack = waiting.pop()) {
      const { path, attacked } = attack
      const { status, location, body } = await get(path)
      const at = `${status} ${location} for ${path.slice(0, 200)}`
      if (status >= 500) found.push(at)
      if (body.includes(CANARY)) found.push(`the canary, ${at}`)
      if (location && new URL(location, required('CANTO_TEST_URL')).origin !== required('CANTO_TEST_URL'))
        found.push(at)
      if (attacked === 'lang' && status < 300) found.push(at)
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return found
}

test('no name in an address reads a file, answers 5xx, or leads elsewhere', async () => {
  const all = attacks([...ODD, ...traversals()])
  expect(all.length).toBeGreaterThan(1500)
  expect(await faultsOf(all)).toEqual([])
})

test('languages that there are not end in 404 on every page', async () => {
  const paths = ['xx', 'en.', 'xx.y', 'english', 'demos', 'icons'].flatMap((lang) =>
    INDEXED_PATHS.map((path) => `/${lang}${path === '/' ? '' : path}`),
  )
  for (const path of paths) expect((await get(path)).status, path).toBe(404)
})

test('nothing that a query names is a fault of ours', async () => {
  const id = '00000000-0000-4000-8000-000000000000'
  const asked = [
    ...[
      '/api/download?url=NAME',
      '/api/download?url=/api/audio/NAME',
      `/api/download?url=/api/audio/${id}&filename=NAME`,
    ],
    ...[`/api/audio/${id}?preview=NAME`, `/api/cover-audio/${id}?part=NAME`, `/api/voices/nobody/demo?neutral=NAME`],
    ...['/api/oembed?url=NAME', '/api/oembed?url=NAME&maxwidth=NAME', '/api/oauth/callback?code=NAME&state=NAME'],
    ...['/api/auth/signin?callbackUrl=NAME', '/api/sandbox/pay?session=NAME', '/api/trpc/music.getById?input=NAME'],
    ...[
      '/vibes?style=NAME',
      '/de/playlists?mood=NAME&scenario=NAME',
      '/ai-music-cover?q=NAME&category=NAME',
      '/?x=NAME',
    ],
    ...['/songs?tab=NAME', '/ai-music-generator?like=NAME', '/song/NAME?NAME=NAME'],
  ]
  const names = [...ODD, '%00', encodeURIComponent('http://[::1'), encodeURIComponent('{"json":{"id":"\0"}}')]
  const all = asked.flatMap((path) =>
    names.map((name) => ({ path: path.replaceAll('NAME', () => name), attacked: '' })),
  )
  expect(await faultsOf(all)).toEqual([])
})
