import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { rendersUnchangedSince } from './base.mjs'
import { SUITES, suitesFor } from './test.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'canto-base-'))
  git('init', '-q', '-b', 'main')
  commit('lib/engine/mix.ts')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const AUTHOR = ['-c', 'user.name=A', '-c', 'user.email=a@example.com']
const git = (...args: string[]) => execFileSync('git', [...AUTHOR, ...args], { cwd: folder, encoding: 'utf8' }).trim()
const write = (path: string, text = '2') => {
  mkdirSync(join(folder, dirname(path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
function commit(path: string, text?: string) {
  write(path, text)
  git('add', '.')
  git('commit', '-q', '-m', 'More')
  return git('rev-parse', 'HEAD')
}
const since = (CANTO_BASE?: string) => rendersUnchangedSince({ folder, env: { CANTO_BASE } })

test('a branch that changes nothing of the renders is measured from where it left main', () => {
  const base = git('rev-parse', 'main')
  git('switch', '-q', '-c', 'work')
  commit('app/page.tsx')
  git('switch', '-q', 'main')
  commit('lib/engine/mix.ts', 'later, on main alone')
  git('switch', '-q', 'work')
  expect(since()).toBe(base)
})

test.each(['lib/engine/mix.ts', 'lib/catalog/voices.ts', 'package-lock.json', 'scripts/build-sounds.mjs'])(
  'a branch that changes %s has no such base',
  (path) => {
    git('switch', '-q', '-c', 'work')
    commit(path, 'other')
    expect(since()).toBeNull()
  },
)

test('what is not committed yet counts, and so does what git does not know yet', () => {
  git('switch', '-q', '-c', 'work')
  const base = git('rev-parse', 'main')
  commit('app/page.tsx')
  write('lib/engine/mix.ts', 'changed')
  expect(since()).toBeNull()
  git('checkout', '-q', '.')
  expect(since()).toBe(base)
  write('lib/engine/new.ts')
  expect(since()).toBeNull()
  git('add', '.')
  expect(since()).toBeNull()
})

test('a change that was taken back is none, and a file that was removed is one', () => {
  git('switch', '-q', '-c', 'work')
  commit('lib/engine/mix.ts', 'other')
  commit('lib/engine/mix.ts')
  expect(since()).toBe(git('rev-parse', 'main'))
  git('rm', '-q', 'lib/engine/mix.ts')
  expect(since()).toBeNull()
})

test('main itself has no base, unless CANTO_BASE names an earlier commit', () => {
  const first = git('rev-parse', 'HEAD')
  commit('app/page.tsx')
  expect(since()).toBeNull()
  expect(since(first)).toBe(first)
  expect(since('HEAD')).toBeNull()
  expect(since('main')).toBeNull()
})

describe('in a fresh clone', () => {
  let clone: string
  beforeEach(() => {
    clone = mkdtempSync(join(tmpdir(), 'canto-clone-'))
    commit('app/page.tsx')
    git('switch', '-q', '-c', 'work')
    commit('app/layout.tsx')
  })
  afterEach(() => rmSync(clone, { recursive: true, force: true }))
  const sinceInClone = (...options: string[]) => {
    git('-c', 'advice.detachedHead=false', 'clone', '-q', ...options, `file://${folder}`, clone)
    return rendersUnchangedSince({ folder: clone, env: {} })
  }

  test('of main everything runs: nothing says that its last commit was tested', () => {
    const base = sinceInClone('--branch', 'main')
    expect(base).toBeNull()
    expect(suitesFor([], base)).toEqual(Object.keys(SUITES))
  })

  test('of an older commit of main everything runs', () => {
    git('tag', 'older', 'main~1')
    expect(sinceInClone('--branch', 'older')).toBeNull()
  })

  test('of the last commit alone everything runs', () => {
    expect(sinceInClone('--branch', 'work', '--depth', '1')).toBeNull()
  })

  test('of a branch the main that was cloned with it is the base, and the renders are left out', () => {
    const base = sinceInClone('--branch', 'work')
    expect(base).toBe(git('rev-parse', 'main'))
    expect(suitesFor([], base)).toEqual(Object.keys(SUITES).filter((name) => !['engine', 'judge'].includes(name)))
    expect(suitesFor(['judge', 'unit'], base)).toEqual(['unit', 'judge'])
  })
})

test('no base is known where CANTO_BASE is empty or names nothing, without main, and without git', () => {
  git('switch', '-q', '-c', 'work')
  commit('app/page.tsx')
  expect(since('')).toBeNull()
  expect(since('0123456789')).toBeNull()
  expect(since('--all')).toBeNull()
  git('branch', '-q', '-D', 'main')
  expect(since()).toBeNull()
  rmSync(join(folder, '.git'), { recursive: true })
  expect(since()).toBeNull()
})
