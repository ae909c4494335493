import { expect, it } from 'vitest'
import { voiceActivity } from './voice-activity.ts'

const frames = (count: number, sung: number) => Array.from({ length: count }, () => sung)

it('tells lines from rests', () => {
  expect([...voiceActivity([...frames(20, 0.95), ...frames(20, 0.05), ...frames(20, 0.95)])]).toEqual([
    ...[...frames(20, 1), ...frames(20, 0)],
    ...frames(20, 1),
  ])
})

it('is not misled by a frame or two', () => {
  const line = frames(30, 0.95).with(10, 0.2).with(11, 0.2)
  const rest = frames(30, 0.05).with(10, 0.8).with(11, 0.8)
  expect([...voiceActivity([...line, ...rest])]).toEqual([...frames(30, 1), ...frames(30, 0)])
})

it('takes certainties as they come', () => {
  expect([...voiceActivity([...frames(10, 1), ...frames(10, 0)])]).toEqual([...frames(10, 1), ...frames(10, 0)])
  expect([...voiceActivity([])]).toEqual([])
})
