import { describe, expect, it } from 'vitest'
import { echoes, melodyPath } from './melody-lines.ts'

const peaks = Array.from({ length: 400 }, (_, index) => index % 256)

const rising = Array.from({ length: 64 }, (_, index) => index / 63)
const strokes = (path: string) => path.match(/M/g)?.length ?? 0

describe('the drawn cover', () => {
  it('draws a melody without rests in one stroke that climbs with it', () => {
    const path = melodyPath({ contour: rising })
    const falls = [...path.matchAll(/[tl][\d.]+ ?(-?[\d.]+)/g)].map((match) => Number(match[1]))
    expect(strokes(path)).toBe(1)
    expect(falls.length).toBeGreaterThan(10)
    expect(Math.max(...falls)).toBeLessThan(0)
  })

  it('lifts the pen where nobody sings', () => {
    expect(
      strokes(melodyPath({ contour: rising.map((height, index) => (index > 20 && index < 40 ? null : height)) })),
    ).toBe(2)
  })

  it('draws no melody for a song without a voice; its loudness makes the echoes', () => {
    const contour = rising.map(() => null)
    expect(melodyPath({ contour })).toBe('')
    expect(echoes({ contour, peaks, tempoBpm: 100 })[0]?.path).not.toBe(
      echoes({ contour, peaks: [0], tempoBpm: 100 })[0]?.path,
    )
  })

  it('grows denser with the tempo and stays within bounds for absurd tempos', () => {
    const lines = (tempoBpm: number) => echoes({ contour: rising, peaks, tempoBpm }).length
    expect(lines(70)).toBeLessThan(lines(160))
    expect(lines(1)).toBe(lines(55))
    expect(lines(9999)).toBe(lines(185))
  })

  it('is the same picture every time', () => {
    expect(melodyPath({ contour: rising })).toBe(melodyPath({ contour: [...rising] }))
  })
})
