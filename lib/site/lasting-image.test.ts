import { expect, it } from 'vitest'
import { isLastingImage } from './lasting-image.ts'

it.each([
  'https://images.example.org/a.jpg',
  'http://localhost:3000/a.png',
  '/api/voices/a-b-c/avatar',
  '/demos/city-lights.svg',
])('shows %s', (address) => {
  expect(isLastingImage(address)).toBe(true)
})

it.each([null, '', '/cover.png', 'data:image/png;base64,AA', 'https://tempfile.example.com/x.jpg', 'http://'])(
  'draws its own cover instead of %s',
  (address) => {
    expect(isLastingImage(address)).toBe(false)
  },
)
