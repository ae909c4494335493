import { expect, it } from 'vitest'
import { creditMonth } from './credit-month.ts'

const day = (text: string) => new Date(`${text}T10:30:00Z`)
const year = {
  planId: 'pro_yearly',
  currentPeriodStart: day('2026-01-31'),
  currentPeriodEnd: day('2027-01-31'),
  paidThrough: day('2027-01-31'),
}
const month = { planId: 'pro_monthly', currentPeriodStart: day('2026-11-20'), currentPeriodEnd: day('2026-12-20') }

it.each([
  ['2026-01-31', '2026-01-31', '2026-02-28'],
  ['2026-02-27', '2026-01-31', '2026-02-28'],
  ['2026-02-28', '2026-02-28', '2026-03-31'],
  ['2026-04-15', '2026-03-31', '2026-04-30'],
  ['2027-01-30', '2026-12-31', '2027-01-31'],
])('a year that began on the 31st of January: %s lies in %s to %s', (now, start, end) => {
  expect(creditMonth(year, day(now))).toEqual({ start: day(start), end: day(end) })
})

it('is the whole period of a monthly plan, also of one that is longer than the month before it', () => {
  const long = { ...month, currentPeriodStart: day('2027-02-28'), currentPeriodEnd: day('2027-03-31') }
  const paid = { ...long, paidThrough: day('2027-03-31') }
  expect(creditMonth(paid, day('2027-03-29'))).toEqual({ start: day('2027-02-28'), end: day('2027-03-31') })
})

it('takes a clock that is behind for the first moment of the period', () => {
  const paid = { ...month, paidThrough: day('2026-12-20') }
  expect(creditMonth(paid, day('2026-11-19'))).toEqual({ start: day('2026-11-20'), end: day('2026-12-20') })
})

it('gives nothing for a month that is over or that nobody paid', () => {
  expect(creditMonth({ ...month, paidThrough: day('2026-12-20') }, day('2026-12-20'))).toBeNull()
  expect(creditMonth({ ...month, paidThrough: null }, day('2026-11-25'))).toBeNull()
  expect(creditMonth({ ...month, paidThrough: day('2026-11-20') }, day('2026-11-25'))).toBeNull()
})
