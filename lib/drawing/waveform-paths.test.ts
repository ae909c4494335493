import { describe, expect, it } from 'vitest'
import { contourPath } from './contour-path.ts'
import { HEIGHT, peaksPath, WIDTH } from './waveform-paths.ts'

/** Where each bar ends above. */
const topsOf = (path: string) => [...path.matchAll(/V(\d+)h\d+V/g)].map((match) => Number(match[1]))

describe('the waveform', () => {
  it('draws no more strokes than there is room for and keeps a lone loud moment', () => {
    const peaks = Array.from({ length: 400 }, (_, index) => (index === 200 ? 255 : 10))
    const tops = topsOf(peaksPath(peaks, 128))
    expect(tops).toHaveLength(128)
    expect(tops.filter((top) => top < HEIGHT / 2)).toHaveLength(1)
  })

  it('shows silence as a fine line, and nothing for no sound at all', () => {
    expect(topsOf(peaksPath([0], 128))).toEqual([HEIGHT - 2])
    expect(peaksPath([], 128)).toBe('')
  })

  it('lifts the voice where nobody sings and keeps it in time with the sound', () => {
    const starts = [...contourPath([0.5, null, null, 1]).matchAll(/M([\d.]+)/g)].map((match) => Number(match[1]))
    expect(starts).toEqual([WIDTH / 8, (WIDTH * 7) / 8])
  })
})
