import { expect, it } from 'vitest'
import { inBritishSpelling, isBritish } from './british-spelling.ts'

it('spells as whoever wishes does', () => {
  expect(isBritish('birthday song for my mum')).toBe(true)
  expect(isBritish('birthday song for my mom')).toBe(false)
  expect(inBritishSpelling('Your favorite gray sweater, dear\nThe mail on the mat\nA letter come by mail')).toBe(
    'Your favourite grey jumper, dear\nThe post on the mat\nA letter come by mail',
  )
})
