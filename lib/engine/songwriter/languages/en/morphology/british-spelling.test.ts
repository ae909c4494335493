import { expect, it } from 'vitest'
import { inBritishSpelling, isBritish } from './british-spelling.ts'

it('spells as whoever wishes does', () => {
  expect(isBritish('birthday song for my mum')).toBe(true)
  expect(isBritish('birthday song for my mom')).toBe(false)
  const song = 'Your favorite gray sweater, dear\nThe mail on the mat\nA letter come by mail'
  expect(inBritishSpelling(song, 'for my mum')).toBe(
    'Your favourite grey jumper, dear\nThe post on the mat\nA letter come by mail',
  )
  expect(inBritishSpelling('Gray sends mail to Mum', 'my mum, from Gray of the mail office')).toBe(
    'Gray sends mail to Mum',
  )
})
