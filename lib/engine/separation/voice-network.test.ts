import { expect, it } from 'vitest'
import { loadSeparation } from '../../../server/assets/separation.ts'
import { readVoiceNetwork } from './voice-network.ts'

const { voiceNetwork } = await loadSeparation()

it('refuses weights of another network', () => {
  expect(() => readVoiceNetwork(voiceNetwork)).not.toThrow()
  expect(() => readVoiceNetwork(voiceNetwork.slice(0, -2))).toThrow(RangeError)
  expect(() => readVoiceNetwork(new Uint8Array([...voiceNetwork, 0, 0]))).toThrow(RangeError)
})
