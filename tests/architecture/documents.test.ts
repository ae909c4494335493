import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

/**
 * Paths that a document names must exist, so that it cannot go stale unnoticed: files wherever it names them, with
 * {several,names} in one, and folders between backticks.
 */
function namedPaths(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const roots = '(?:app|components|server|lib|prisma|messages|scripts|tests|docs|public)'
  const folders = text.matchAll(new RegExp(`\`(${roots}/[\\w./\\[\\]()-]*)\``, 'g'))
  const files = text.matchAll(/(?<![\w/])([\w{[(][\w.,/{}[\]()-]*\/[\w.,{}[\]-]+\.(?:tsx?|mjs|cjs|js|css|json))\b/g)
  return [...new Set([...folders, ...files].flatMap(([, path = '']) => spelledOut(path)))]
}

function spelledOut(path: string): string[] {
  const [several, names = ''] = /\{([^}]+)\}/.exec(path) ?? []
  return several ? names.split(',').flatMap((name) => spelledOut(path.replace(several, name))) : [path]
}

/** Documents leave out the floor that they speak of. */
const exists = (path: string, file: string) =>
  ['', 'server', 'components', 'lib/engine', dirname(file)].some((floor) => existsSync(join(floor, path)))

describe.each([
  'README.md',
  'docs/architecture.md',
  'docs/ways.md',
  'docs/promises.md',
  'docs/glossary.md',
  'docs/security.md',
  'docs/design.md',
  'docs/sound.md',
  'lib/engine/README.md',
  'components/ui/README.md',
])('%s', (file) => {
  it('names only paths that exist', () => {
    expect(namedPaths(file).filter((path) => !exists(path, file))).toEqual([])
  })
})

/** README.md, the settings and what the launcher says when something is wrong, which name commands to run. */
describe.each([
  'README.md',
  '.env.example',
  'docs/architecture.md',
  'docs/promises.md',
  'scripts/launch/builds.mjs',
  'docs/security.md',
])('%s', (file) => {
  it('names only npm commands that there are', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
    const named = [...readFileSync(file, 'utf8').matchAll(/\bnpm run (?:-s )?([a-z][\w:-]*)/g)].map(
      ([, name = '']) => name,
    )
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  })
})

describe('.env.example', () => {
  it('names every setting that server/env.ts reads, and no other', () => {
    const example = readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)
    const read = readFileSync('server/env.ts', 'utf8').matchAll(/^ {2,4}([A-Z_]+): (?:z|flag)/gm)
    const names = (matches: Iterable<RegExpMatchArray>) => [...matches].map((match) => match[1]).sort()
    expect(names(example)).toEqual(names(read).filter((name) => !['NODE_ENV', 'PATH'].includes(name ?? '')))
  })
})

describe('the network', () => {
  it('is reached in one place, where addresses that others name are checked; the rest serves', async () => {
    const { globSync } = await import('node:fs')
    const files = globSync('{server,app,lib}/**/*.{ts,tsx}').filter((file) => !/\.test\.ts$|generated/.test(file))
    const calls = /(?:\bawait|\breturn|\bvoid|[=>(,?:])\s*fetch\(/
    const modules = /from '(?:undici|node:(?:http|https|http2|net|tls|dgram|dns)(?:\/\w+)?)'/
    const reaching = files.filter((file) => {
      const text = readFileSync(file, 'utf8')
      return (file.startsWith('server/') && calls.test(text)) || modules.test(text)
    })
    const serving = [
      ...[
        'answer-not-modified',
        'answer-status',
        'before-head',
        'client-address',
        'content-headers',
        'direct-answers',
        'listen',
        'overload',
        'request-listener',
        'security-headers',
      ],
    ].map((name) => `server/web/${name}.ts`)
    // One takes the network away from decoders, the other is their test.
    const refusing = ['escape-task', 'lockdown'].map((name) => `server/adapters/confined/${name}.ts`)
    expect(reaching.filter((file) => !file.startsWith('server/net/')).sort()).toEqual([...refusing, ...serving])
    expect(reaching).toContain('server/net/request-pinned.ts')
  })
})

describe('the engine', () => {
  it('takes chance and time only from its caller', async () => {
    const { globSync } = await import('node:fs')
    const files = globSync('lib/engine/**/*.ts').filter((file) => !file.endsWith('.test.ts'))
    const impure = files.filter((file) =>
      /Math\.random|Date\.now|new Date|performance\.now/.test(readFileSync(file, 'utf8')),
    )
    expect(files.length).toBeGreaterThan(50)
    expect(impure).toEqual([])
  })
})
