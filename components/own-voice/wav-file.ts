/** Enough for everything that tells voices apart. */
const RATE_HZ = 32_000

/**
 * A recording as a WAV file, whatever format the browser recorded, and its length in seconds. A format that this
 * browser cannot decode again is sent as it is, since the server can read more formats.
 */
export async function wavOf(
  recording: Blob,
  fileName: string,
  seconds: number,
): Promise<{ file: File; seconds: number }> {
  try {
    const context = new OfflineAudioContext(1, 1, RATE_HZ)
    const sound = await context.decodeAudioData(await recording.arrayBuffer())
    const bytes = wavBytes(sound.getChannelData(0), sound.sampleRate)
    return { file: new File([bytes], `${fileName}.wav`, { type: 'audio/wav' }), seconds: sound.duration }
  } catch {
    const type = recording.type.split(';')[0] ?? ''
    const ending = type === 'audio/mp4' ? 'm4a' : (type.split('/')[1] ?? 'wav')
    return { file: new File([recording], `${fileName}.${ending}`, { type }), seconds }
  }
}

/** RIFF/WAVE, 16 bits, one channel. */
export function wavBytes(samples: Float32Array, rateHz: number): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(44 + 2 * samples.length))
  const write = (at: number, letters: string) => {
    for (let index = 0; index < letters.length; index++) view.setUint8(at + index, letters.charCodeAt(index))
  }
  write(0, 'RIFF')
  view.setUint32(4, 36 + 2 * samples.length, true)
  write(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rateHz, true)
  view.setUint32(28, 2 * rateHz, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  write(36, 'data')
  view.setUint32(40, 2 * samples.length, true)
  for (const [index, sample] of samples.entries()) {
    view.setInt16(44 + 2 * index, Math.round(32_767 * Math.max(-1, Math.min(1, sample))), true)
  }
  return new Uint8Array(view.buffer)
}
