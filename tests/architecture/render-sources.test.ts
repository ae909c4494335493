import { globSync, readFileSync } from 'node:fs'
import { dirname, join, matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import { RENDER_SOURCES } from '../../scripts/launch/base.mjs'
import { ENGINE_TESTS } from '../../vitest.config.ts'

const ROOT = join(import.meta.dirname, '../..')

/** What the judge and the engine's tests begin from. */
const STARTS = ['tests/judge/judge.ts', ...globSync(ENGINE_TESTS, { cwd: ROOT })]

/** Types leave no trace in what runs. */
const TYPES = /^(?:import|export) type [^;]*? from '.*'$/gm
const IMPORTS = /(?:from|import|new URL)\s*\(?\s*'([#.][^']+)'/g

function importsOf(path: string): string[] {
  if (!/\.(ts|mjs)$/.test(path)) return []
  const code = readFileSync(join(ROOT, path), 'utf8').replace(TYPES, '')
  return [...code.matchAll(IMPORTS)].map(([, name]) =>
    name!.startsWith('#') ? name!.slice(1) : join(dirname(path), name!),
  )
}

test('all that the renders import is in what decides whether they are left out', () => {
  const found = new Set(STARTS)
  for (const path of found) for (const next of importsOf(path)) found.add(next)
  const isSource = (path: string) => RENDER_SOURCES.some((source) => matchesGlob(path, `${source}{,/**}`))
  expect(found.size).toBeGreaterThan(1000)
  expect([...found].filter((path) => !isSource(path))).toEqual([])
})
