import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('no table of a post or page has a head without words', () => {
  const rows = globSync('content/**/*.mdx').flatMap((file) => readFileSync(file, 'utf8').split('\n'))
  const heads = rows.filter((_, index) => /^\|[-| :]+\|$/.test(rows[index + 1] ?? ''))
  expect(heads.length).toBeGreaterThan(10)
  expect(heads.filter((head) => /\|\s*\|/.test(head))).toEqual([])
})
