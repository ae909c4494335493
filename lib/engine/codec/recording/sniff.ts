/** Every format that is read, by what the bytes are: "ogg" is Vorbis, "oga" FLAC in Ogg, "mp4" an MP4 with pictures. */
export const RECORDING_FORMATS = [
  'wav',
  'mp3',
  'm4a',
  'ogg',
  'flac',
  'aac',
  'aiff',
  'opus',
  'oga',
  'mp4',
  'webm',
] as const
export type RecordingFormat = (typeof RECORDING_FORMATS)[number]

/** What may stand before the first frame of a stream without a container: tags, padding, half a frame. */
const SEARCHED_BYTES = 65_536

/** The format of a file, whatever its name says; null when it is none that is read. Looks at headers alone. */
export function sniffFormat(bytes: Uint8Array): RecordingFormat | null {
  if (has(bytes, 0, 'RIFF') || has(bytes, 0, 'RF64')) return has(bytes, 8, 'WAVE') ? 'wav' : null
  if (has(bytes, 0, 'FORM')) return has(bytes, 8, 'AIFF') || has(bytes, 8, 'AIFC') ? 'aiff' : null
  if (has(bytes, 0, 'OggS')) return oggFormat(bytes)
  if (has(bytes, 4, 'ftyp')) return hasPictures(bytes) ? 'mp4' : 'm4a'
  if (has(bytes, 0, '\x1a\x45\xdf\xa3')) return indexOf(bytes.subarray(0, 4096), 'A_') < 0 ? null : 'webm'
  const start = afterTags(bytes)
  if (has(bytes, start, 'fLaC')) return 'flac'
  return framesFormat(bytes, start)
}

/** Whether some track of an MP4 file is one of pictures, as its handler box says (ISO/IEC 14496-12, 8.4.3). */
function hasPictures(bytes: Uint8Array): boolean {
  for (let at = indexOf(bytes, 'hdlr'); at >= 0; at = indexOf(bytes, 'hdlr', at + 4)) {
    if (has(bytes, at + 12, 'vide')) return true
  }
  return false
}

/** Where the sound begins behind ID3v2 tags (id3.org, section 3.1). */
export function afterTags(bytes: Uint8Array): number {
  let at = 0
  while (has(bytes, at, 'ID3') && at + 10 <= bytes.length) {
    const size =
      ((bytes[at + 6]! & 127) << 21) |
      ((bytes[at + 7]! & 127) << 14) |
      ((bytes[at + 8]! & 127) << 7) |
      (bytes[at + 9]! & 127)
    at += 10 + size + (bytes[at + 5]! & 0x10 ? 10 : 0)
  }
  return Math.min(at, bytes.length)
}

/** Bytes of the ADTS frame at `at` (ISO/IEC 13818-7, 6.2), or 0 when none begins there. */
export function adtsFrameBytes(bytes: Uint8Array, at: number): number {
  if (at + 7 > bytes.length || bytes[at] !== 0xff || (bytes[at + 1]! & 0xf6) !== 0xf0) return 0
  if (((bytes[at + 2]! >> 2) & 15) > 12) return 0
  const length = ((bytes[at + 3]! & 3) << 11) | (bytes[at + 4]! << 3) | (bytes[at + 5]! >> 5)
  return length < 8 ? 0 : length
}

const ADTS_RATES_HZ = [
  96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8000, 7350,
]

/** Seconds that the ADTS frame which begins at `at` lasts: 1024 samples for each of its blocks. */
export function adtsFrameSec(bytes: Uint8Array, at: number): number {
  const rateHz = ADTS_RATES_HZ[(bytes[at + 2]! >> 2) & 15] ?? 7350
  return (1024 * ((bytes[at + 6]! & 3) + 1)) / rateHz
}

/** The codec of the first logical stream that is sound (RFC 3533): every stream begins on a page of its own. */
function oggFormat(bytes: Uint8Array): RecordingFormat | null {
  for (let at = 0; has(bytes, at, 'OggS') && bytes[at + 5]! & 2; ) {
    const segments = bytes[at + 26] ?? 0
    const body = at + 27 + segments
    if (has(bytes, body, 'OpusHead')) return 'opus'
    if (has(bytes, body, '\x01vorbis')) return 'ogg'
    if (has(bytes, body, '\x7fFLAC')) return 'oga'
    at = body
    for (let index = 0; index < segments; index++) at += bytes[body - segments + index]!
  }
  return null
}

/** MPEG audio or ADTS, known by two frames in a row of which the first states where the second is. */
function framesFormat(bytes: Uint8Array, start: number): RecordingFormat | null {
  const end = Math.min(bytes.length, start + SEARCHED_BYTES)
  for (let at = bytes.indexOf(0xff, start); at >= 0 && at < end; at = bytes.indexOf(0xff, at + 1)) {
    const adts = adtsFrameBytes(bytes, at)
    if (adts > 0 && (adtsFrameBytes(bytes, at + adts) > 0 || (at === start && at + adts === bytes.length))) return 'aac'
    const mpeg = mpegFrameBytes(bytes, at)
    if (mpeg > 0 && mpegFrameBytes(bytes, at + mpeg) > 0) return 'mp3'
  }
  return null
}

const RATES_HZ = [44_100, 48_000, 32_000]
/** Kilobits a second by the header's number, from 1: MPEG-1 layers I, II, III; MPEG-2 layer I, layers II and III. */
const KILOBITS = {
  '1-1': [32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
  '1-2': [32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
  '1-3': [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  '2-1': [32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
  '2-2': [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const

/** Bytes of the MPEG audio frame at `at` (ISO/IEC 11172-3, 2.4.2.3), or 0 when none begins there. */
export function mpegFrameBytes(bytes: Uint8Array, at: number): number {
  if (at + 4 > bytes.length || bytes[at] !== 0xff || (bytes[at + 1]! & 0xe0) !== 0xe0) return 0
  const version = (bytes[at + 1]! >> 3) & 3
  const layer = 4 - ((bytes[at + 1]! >> 1) & 3)
  const rateNumber = (bytes[at + 2]! >> 2) & 3
  if (version === 1 || layer === 4 || rateNumber === 3) return 0
  const table = version === 3 ? (`1-${layer}` as '1-1' | '1-2' | '1-3') : layer === 1 ? '2-1' : '2-2'
  const kilobits = KILOBITS[table][(bytes[at + 2]! >> 4) - 1]
  if (!kilobits) return 0
  const rateHz = RATES_HZ[rateNumber]! / (version === 3 ? 1 : version === 2 ? 2 : 4)
  const padding = (bytes[at + 2]! >> 1) & 1
  if (layer === 1) return (Math.floor((12_000 * kilobits) / rateHz) + padding) * 4
  return Math.floor(((layer === 3 && version !== 3 ? 72_000 : 144_000) * kilobits) / rateHz) + padding
}

/** Whether these letters, one a byte, stand at `at`. */
export function has(bytes: Uint8Array, at: number, letters: string): boolean {
  for (let index = 0; index < letters.length; index++) {
    if (bytes[at + index] !== letters.charCodeAt(index)) return false
  }
  return true
}

function indexOf(bytes: Uint8Array, letters: string, from = 0): number {
  const first = letters.charCodeAt(0)
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (has(bytes, at, letters)) return at
  }
  return -1
}
