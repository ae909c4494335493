import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { FILE, notices } from '../../scripts/third-party-notices.ts'

it('third-party notices name what is installed', () => {
  const isCurrent = readFileSync(FILE, 'utf8') === notices()
  expect(isCurrent, `${FILE} is out of date. Run: npx node scripts/third-party-notices.ts`).toBe(true)
})
