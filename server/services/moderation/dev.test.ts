import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { findRefused } from './refuse-words.ts'
import { heard } from './heard.ts'
import { wordsOf } from './words-of.ts'
import { INNOCENT_LINES } from './trials/innocent-lines.ts'

it('dev', () => {
  const t0 = performance.now()
  findRefused('ビヨンセ')
  console.log('load', performance.now() - t0)
  let bad = 0
  for (const line of INNOCENT_LINES) {
    const f = findRefused(line, 'description')
    if (f.length) { bad++; console.log(line, '=>', f.join('|'), heard(wordsOf(line)).map((m) => m.entry.name).join()) }
  }
  console.log('innocent refused', bad, 'of', INNOCENT_LINES.length)
  const through: string[] = []
  const rows = readFileSync('/tmp/dev-spell.txt', 'utf8').trim().split('\n').map((l) => l.split('|'))
  for (const row of rows) row.slice(1).forEach((s) => { if (!heard(wordsOf(`(${s})`)).some((m) => m.entry.name === row[0])) { through.push(s) } })
  console.log('dev through', through.length, 'of', rows.length * 3, through.join(' / '))
  expect(1).toBe(1)
})
