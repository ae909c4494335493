import { expect, it } from 'vitest'
import { loadVoices } from '#server/assets/voices.ts'
import { drawAvatar } from './draw-avatar.ts'

const sample = loadVoices().filter((_, index) => index % 7 === 0)

it('draws small pictures that load and run nothing, always the same for a voice and hardly ever for two', () => {
  const pictures = sample.map((voice) => drawAvatar(voice))
  for (const picture of pictures) {
    expect(picture.length).toBeLessThan(8000)
    expect(picture).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
    expect(picture).not.toMatch(/<script|<image|<foreignObject|@import|\son\w+=|href="(?!#)/)
  }
  expect(new Set(pictures).size).toBeGreaterThan(0.98 * sample.length)
  expect(sample.slice(0, 5).map((voice) => drawAvatar(voice))).toEqual(pictures.slice(0, 5))
})

it('shows another hand for each category', () => {
  const voice = { slug: 'tobble-cog', family: 'robot' }
  const drawn = (['Cartoon', 'Rapper', 'Celebrity', 'Movie', 'Game', 'Anime', 'Music'] as const).map((category) =>
    drawAvatar({ ...voice, category }).replaceAll(/#[0-9a-f]{6}/g, ''),
  )
  expect(new Set(drawn).size).toBe(7)
})
