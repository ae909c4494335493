import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs'
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
  ['creations hide /song/1 --because x', ['database']],
  ['stripe sync', ['database']],
])('"canto %s" has %j built before', (line, needs) => {
  expect(needsOf(line.split(' ').filter(Boolean))).toEqual(needs)
})

/** A copy of the project as a fresh clone is once its packages are there, with the sounds built but no recordings, and no database client. */
describe('in a clone, before anything has needed a database', () => {
  const GENERATED = join('server', 'db', 'generated')
  const PATIENT = 120_000
  let clone: string
  const canto = (...args: string[]) => {
    const { PATH, HOME } = process.env
    const options = { cwd: clone, env: { PATH, HOME, NODE_ENV: 'test' } as const, encoding: 'utf8' } as const
    return spawnSync(process.execPath, ['scripts/launch.mjs', 'canto', ...args], options)
  }
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
  }, PATIENT)
  afterAll(() => rmSync(clone, { recursive: true, force: true }), PATIENT)

  it('"canto song" makes a song, after the recorded instruments that are not there', { timeout: 2 * PATIENT }, () => {
    const wanted = ['--style', 'Folk', '--instrumental', '--length', '30', '--seed', '1', '--out', 'lamp']
    const { status, stderr } = canto('song', ...wanted)
    const said = expect.stringMatching(/Making the instruments[\s\S]+s of music are in lamp\s*$/)
    expect({ status, stderr }).toEqual({ status: 0, stderr: said })
    expect(readdirSync(join(clone, 'lamp'))).toEqual(expect.arrayContaining(['song.mp3', 'song.wav', 'song.mid']))
    expect(statSync(join(clone, 'lamp', 'song.mp3')).size).toBeGreaterThan(100_000)
    expect(existsSync(join(clone, GENERATED))).toBe(false)
  })

  it.each([
    [['lyrics', '--language', 'es', '--seed', '7'], /\[Verse/],
    [['voices', 'list', '--limit', '2'], /^\S.+\n\S.+\n$/],
    [['voices', 'show', 'binble-piston'], /"slug": "binble-piston"/],
    // As "voices list" writes it.
    [['voices', 'show', 'Binble Piston'], /"slug": "binble-piston"/],
    [['voices', '--help'], /revoke ID/],
    [['song', '--help'], /--style S/],
    [['cover', '--help'], /--voice/],
  ])('"canto %j" works, and makes no database client', { timeout: PATIENT }, (args, said) => {
    const { status, stdout, stderr } = canto(...args)
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toMatch(said)
    expect(existsSync(join(clone, GENERATED))).toBe(false)
  })

  it('says which file is not there', { timeout: PATIENT }, () => {
    const { status, stderr } = canto('song', '--lyrics', 'nowhere.txt', '--out', clone)
    expect({ status, stderr }).toEqual({ status: 1, stderr: 'There is no file nowhere.txt.\n' })
  })
})
