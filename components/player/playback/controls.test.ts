import { describe, expect, it } from 'vitest'
import { SILENT } from '#components/player/state.ts'
import { nextRepeat, withMuteToggled, withVolume } from './controls.ts'

it('cycles through the repeat modes', () => {
  expect([nextRepeat('off'), nextRepeat('all'), nextRepeat('one')]).toEqual(['all', 'one', 'off'])
})

describe('volume', () => {
  it('comes back after mute to what it was', () => {
    const muted = withMuteToggled(withVolume(SILENT, 0.37))
    expect(muted.volume).toBe(0)
    expect(withMuteToggled(muted).volume).toBe(0.37)
  })

  it('counts zero by slider as muted and remembers the last audible volume', () => {
    expect(withMuteToggled(withVolume(withVolume(SILENT, 0.6), 0)).volume).toBe(0.6)
  })

  it('keeps to steps of a hundredth within 0..1', () => {
    expect(withVolume(SILENT, 0.12345).volume).toBe(0.12)
    expect(withVolume(SILENT, 7).volume).toBe(1)
    expect(withVolume(SILENT, -1).volume).toBe(0)
  })
})
