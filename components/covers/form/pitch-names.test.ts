import { expect, it } from 'vitest'
import { PITCH_MAX_SEMITONES } from '#lib/catalog/limits.ts'
import { PitchChange, semitonesOf } from '#lib/schemas/cover.ts'
import { PITCH_NAMES, pitchChangeOf } from './pitch-names.ts'

it('sends what the server reads as the same number of semitones', () => {
  for (let semitones = -PITCH_MAX_SEMITONES; semitones <= PITCH_MAX_SEMITONES; semitones++) {
    const sent = PitchChange.parse(pitchChangeOf(semitones))
    expect(semitonesOf(sent)).toBe(semitones)
  }
  expect([0, 12, -12].map(pitchChangeOf)).toEqual(PITCH_NAMES)
})
