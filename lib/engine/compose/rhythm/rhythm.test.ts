import { expect, test } from 'vitest'
import { placeSyllables, type Slot } from './rhythm.ts'

test.each([3, 4])('in bars of %i beats, a place that a song likes is liked in every bar', (beatsPerBar) => {
  const slot: Slot = {
    lengthBeats: 4 * beatsPerBar,
    beatsPerBar,
    secPerBeat: 0.5,
    pickupBeats: 0,
    favoured: [],
    // The eighth after the second beat.
    bias: Array.from({ length: 4 * beatsPerBar }, (_, sixteenth) => (sixteenth === 6 ? 6 : 0)),
    contrast: 0,
    paceSec: 0.5,
  }
  const weights = Array.from({ length: 8 }, () => ({ stress: 0, startsWord: true, afterPause: false }))
  const onsets = placeSyllables(weights, slot)!
  expect(onsets.filter((beat) => beat % beatsPerBar === 1.5)).toHaveLength(4)
})
