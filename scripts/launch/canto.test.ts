import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { needsOf } from './canto.mjs'

it.each([
  ['song --lyrics words.txt', ['instruments', 'sounds']],
  ['lyrics', ['instruments', 'sounds']],
  ['', ['instruments', 'sounds']],
  ['toString', ['instruments', 'sounds']],
  ['voices', []],
  ['voices list --json', []],
  ['voices show binble-piston', []],
  ['voices revoke binble-piston', ['database']],
  ['voices --json import voices.json', ['database']],
  ['credits grant ada@example.com 5', ['database']],
  ['works hide /song/1 --because x', ['database']],
  ['stripe sync', ['database']],
])('"canto %s" has %j built before', (line, needs) => {
  expect(needsOf(line.split(' ').filter(Boolean))).toEqual(needs)
})

/** A copy of the project as a fresh clone is once its packages are there, with the sounds built and no database client. */
describe('in a clone, before anything has needed a database', () => {
  const GENERATED = join('server', 'db', 'generated')
  let clone: string
  beforeAll(() => {
    clone = mkdtempSync(join(tmpdir(), 'canto-clone-'))
    const isGenerated = resolve(GENERATED)
    for (const name of ['lib', 'server', 'messages', 'scripts', 'prisma', 'package.json', 'package-lock.json']) {
      cpSync(name, join(clone, name), { recursive: true, filter: (source) => resolve(source) !== isGenerated })
    }
    for (const name of ['instruments', 'sounds', 'stamps']) {
      cpSync(join('build', name), join(clone, 'build', name), { recursive: true })
    }
    symlinkSync(resolve('node_modules'), join(clone, 'node_modules'))
  })
  afterAll(() => rmSync(clone, { recursive: true, force: true }))

  it.each([
    [['lyrics', '--language', 'es', '--seed', '7'], /\[Verse/],
    [['voices', 'list', '--limit', '2'], /^\S.+\n\S.+\n$/],
    [['voices', 'show', 'binble-piston'], /"slug": "binble-piston"/],
    // As "voices list" writes it.
    [['voices', 'show', 'Binble Piston'], /"slug": "binble-piston"/],
    [['voices', '--help'], /revoke ID/],
    [['song', '--help'], /--style S/],
    [['cover', '--help'], /--voice/],
  ])('"canto %j" works, and makes no database client', { timeout: 120_000 }, (args, said) => {
    const { PATH, HOME } = process.env
    const options = { cwd: clone, env: { PATH, HOME, NODE_ENV: 'test' } as const, encoding: 'utf8' } as const
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/launch.mjs', 'canto', ...args], options)
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toMatch(said)
    expect(existsSync(join(clone, GENERATED))).toBe(false)
  })

  it('says which file is not there', { timeout: 120_000 }, () => {
    const { PATH, HOME } = process.env
    const options = { cwd: clone, env: { PATH, HOME, NODE_ENV: 'test' } as const, encoding: 'utf8' } as const
    const args = ['scripts/launch.mjs', 'canto', 'song', '--lyrics', 'nowhere.txt', '--out', clone]
    const { status, stderr } = spawnSync(process.execPath, args, options)
    expect({ status, stderr }).toEqual({ status: 1, stderr: 'There is no file nowhere.txt.\n' })
  })
})
