import { afterEach, expect, it, vi } from 'vitest'
import { openMicrophone } from './microphone.ts'

const named = (name: string) => Object.assign(new Error(), { name })
const throwing = (name: string) =>
  class {
    constructor() {
      throw named(name)
    }
  }
const track = { stop: vi.fn() }
const stream = { getAudioTracks: () => [track], getTracks: () => [track] }
const close = vi.fn(async () => {})
class Sound {
  close = close
  createAnalyser = () => ({ fftSize: 32 })
  createMediaStreamSource = () => ({ connect() {} })
}

function stub(getUserMedia: () => Promise<unknown>, more: Record<string, unknown> = {}) {
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } })
  for (const [name, value] of Object.entries({ MediaRecorder: class {}, AudioContext: Sound, ...more }))
    vi.stubGlobal(name, value)
}
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

it.each([
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotFoundError', 'missing'],
  ['NotReadableError', 'busy'],
  ['NotSupportedError', 'unsupported'],
  ['TypeError', 'unsupported'],
])('says of %s that it is %s', async (name, problem) => {
  stub(() => Promise.reject(named(name)))
  await expect(openMicrophone()).rejects.toMatchObject({ name: 'MicrophoneError', problem })
})

it.each(['AudioContext', 'MediaRecorder'])('is let go where the browser has no %s that works', async (part) => {
  stub(async () => stream, { [part]: throwing('NotSupportedError') })
  await expect(openMicrophone()).rejects.toMatchObject({ name: 'MicrophoneError', problem: 'unsupported' })
  expect(track.stop).toHaveBeenCalled()
  if (part === 'MediaRecorder') expect(close).toHaveBeenCalled()
})
