import { expect, it } from 'vitest'
import { changedOn } from '#lib/site/changed-days.ts'
import { datedPages, fingerprintPages } from '../../scripts/date-pages.ts'

const dated = datedPages()

it('every page that says or plays something else than on its day has a new day', () => {
  const stale = [...fingerprintPages()].filter(([path, print]) => dated[path]?.print !== print).map(([path]) => path)
  expect(stale, 'These have changed since their day. Run: npx node scripts/date-pages.ts').toEqual([])
})

it('only pages that there are have a day, and no day is still to come', () => {
  expect(Object.keys(dated).sort()).toEqual([...fingerprintPages().keys()].sort())
  const days = Object.keys(dated).map((path) => changedOn(path).getTime())
  expect(Math.min(...days)).toBeGreaterThan(Date.UTC(2026, 8, 1))
  expect(Math.max(...days)).toBeLessThanOrEqual(Date.now())
})
