import { runWasi } from './wasi.ts'

/** flite's English voices, from most to least distinct when sung. */
export type FliteVoice = 'rms' | 'awb' | 'slt'

/**
 * Pitch in hertz, and its spread, for voices that would sink into a creak at the ends of a line: given phones in place
 * of text, flite has no phrase to shape. `rms` keeps its pitch whatever it is told.
 */
const PITCH: Readonly<Partial<Record<FliteVoice, readonly [hz: number, spreadHz: number]>>> = {
  awb: [130, 5],
  slt: [190, 5],
}

/**
 * How many times slower than usual: spoken slowly, short words too reach the vowel that they will be held on, and a
 * recogniser of speech misses half as many. `slt` begins to mumble when it is slower.
 */
const STRETCH: Readonly<Record<FliteVoice, number>> = { rms: 2, awb: 2, slt: 1.6 }

export type FliteSpeech = {
  /** 16-bit mono WAV file. */
  readonly wav: Uint8Array
  /** One a phone, in order, silences ("pau") included; the first starts at 0. */
  readonly phones: readonly { readonly phone: string; readonly endSec: number }[]
}

/** Speaks the given ARPAbet phones; a digit 1 after a vowel stresses it ("ow1"). */
export function speakPhones(flite: WebAssembly.Module, voice: FliteVoice, phones: readonly string[]): FliteSpeech {
  const spoken = ['pau', ...phones, 'pau'].join(' ')
  const result = runWasi(flite, [
    'flite',
    '-voice',
    voice,
    ...pitchOf(voice),
    '--setf',
    `duration_stretch=${STRETCH[voice]}`,
    '-psdur',
    '-p',
    spoken,
    '-o',
    'o.wav',
  ])
  const wav = result.files.get('o.wav')
  if (!wav) throw new Error(`The speech source gave no sound for the phones "${spoken}"`)
  return { wav, phones: parseTimes(result.stdout) }
}

/** ARPAbet of any text, numbers included, by flite's dictionary and letter-to-sound rules; vowels end in 0 or 1. */
export function phonesOfText(flite: WebAssembly.Module, text: string): string[] {
  const result = runWasi(flite, ['flite', '-voice', 'kal', '-psstress', '-t', text, '-o', 'none'])
  return result.stdout.split(/\s+/).filter((phone) => phone !== '' && phone !== 'pau')
}

function pitchOf(voice: FliteVoice): string[] {
  const [hz, spreadHz] = PITCH[voice] ?? []
  return hz ? ['--setf', `int_f0_target_mean=${hz}`, '--setf', `int_f0_target_stddev=${spreadHz}`] : []
}

function parseTimes(stdout: string): FliteSpeech['phones'] {
  return [...stdout.matchAll(/([a-z]+):([\d.]+)/g)].map(([, phone, end]) => ({ phone: phone!, endSec: Number(end) }))
}
