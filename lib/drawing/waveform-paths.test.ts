import { describe, expect, it } from 'vitest'
import { contourPath, HEIGHT, peaksPath, WIDTH } from './waveform-paths.ts'

describe('the waveform', () => {
  it('draws no more strokes than there is room for and keeps a lone loud moment', () => {
    const peaks = Array.from({ length: 400 }, (_, index) => (index === 200 ? 255 : 10))
    const heights = [...peaksPath(peaks, 160).matchAll(/v-([\d.]+)/g)].map((match) => Number(match[1]))
    expect(heights).toHaveLength(160)
    expect(heights.filter((height) => height > HEIGHT / 2)).toHaveLength(1)
  })

  it('shows silence as a fine line, and nothing for no sound at all', () => {
    expect(peaksPath([0], 160)).toContain('v-2.0')
    expect(peaksPath([], 160)).toBe('')
  })

  it('lifts the voice where nobody sings and keeps it in time with the sound', () => {
    const starts = [...contourPath([0.5, null, null, 1]).matchAll(/M([\d.]+)/g)].map((match) => Number(match[1]))
    expect(starts).toEqual([WIDTH / 8, (WIDTH * 7) / 8])
  })
})
