import { said, written } from './run.ts'

const QUIET = ['-nostdin', '-hide_banner']

export type Loudness = { readonly lufs: number; readonly rangeLu: number; readonly truePeakDbtp: number }

/** A file by EBU R 128: integrated loudness, loudness range, true peak. */
export async function loudnessOf(file: string): Promise<Loudness> {
  const { stderr } = await said('ffmpeg', [...QUIET, '-i', file, '-af', 'ebur128=peak=true', '-f', 'null', '-'])
  const summary = stderr.slice(stderr.lastIndexOf('Summary:'))
  const after = (label: string) => Number.parseFloat(summary.slice(summary.indexOf(label) + label.length))
  return { lufs: after('I:'), rangeLu: after('LRA:'), truePeakDbtp: after('Peak:') }
}

/** Momentary loudness every tenth of a second, in LUFS; of silence, which ffmpeg calls nan, -nan or -inf, −∞. */
export async function loudnessCurve(file: string): Promise<number[]> {
  const filter = 'ebur128=metadata=1,ametadata=mode=print:key=lavfi.r128.M:file=-'
  const { stdout } = await said('ffmpeg', [...QUIET, '-v', 'error', '-i', file, '-af', filter, '-f', 'null', '-'])
  return [...stdout.matchAll(/lavfi\.r128\.M=(\S+)/g)].map(([, said]) => {
    const lufs = Number(said)
    return Number.isNaN(lufs) ? Number.NEGATIVE_INFINITY : lufs
  })
}

/** Samples of −1..1, the channels in turn; mixed down to one where nothing else is asked for. */
export async function samplesOf(file: string, { channels = 1, sampleRate = 44_100 } = {}): Promise<Float32Array> {
  const format = ['-ac', String(channels), '-ar', String(sampleRate), '-f', 'f32le', '-']
  const bytes = await written('ffmpeg', [...QUIET, '-v', 'error', '-i', file, ...format])
  return new Float32Array(bytes.buffer, bytes.byteOffset, Math.floor(bytes.length / 4))
}
