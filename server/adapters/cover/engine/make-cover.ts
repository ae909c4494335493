import { RECORDING_MAX_SEC } from '#lib/catalog/limits.ts'
import {
  COVER_STAGES,
  type CoverStage,
  convertVocals,
  coverNote,
  ENGINE_VERSION,
  encodePart,
  isSung,
  mixCover,
  type Parts,
  partOfWav,
  type SeparationAssets,
  type TaskOptions,
  takeApart,
  transposePart,
} from '#lib/engine/covers.ts'
import { RecordingRefusedError } from '#lib/engine/recording.ts'
import type { WorkerListener } from '#server/adapters/generation/worker-messages.ts'
import { decodeRecording } from '#server/adapters/recording/decode-recording.ts'
import { codecAssets } from '#server/assets/codec.ts'
import { loadSeparation } from '#server/assets/separation.ts'
import type { CoverRequest, CoverSource, MadeCover, SongParts } from '#server/ports/cover.ts'
import { RefusedError } from '#server/ports/generation.ts'
import { RECORDING_REFUSALS } from '#server/ports/recording.ts'
import { createFileStreamer } from './file-streamer.ts'

/** Part of the whole work that each stage takes, measured on songs of ordinary length. */
const SHARES: Record<CoverStage, number> = {
  fetch: 0,
  decode: 0.05,
  separate: 0.5,
  convert: 0.27,
  master: 0.04,
  encode: 0.14,
}

type Wanted<Kind extends CoverRequest['kind']> = Extract<CoverRequest, { kind: Kind }>
type CoverTools = {
  readonly assets: SeparationAssets
  readonly codec: typeof codecAssets
  readonly options: TaskOptions<CoverStage>
  readonly send: (file: string, bytes: Uint8Array<ArrayBuffer>) => void
  readonly streamer: ReturnType<typeof createFileStreamer>
}
type Made = Pick<MadeCover, 'durationSec' | 'peaks'> & { readonly facts: object }

/** Loaded once for all covers of the process. */
let loading: Promise<SeparationAssets> | undefined

/** Makes a cover, takes a song apart, or mixes a cover anew, with the embedded engine. */
export async function makeCover(
  request: CoverRequest,
  { signal, onProgress, onBytes }: WorkerListener & { signal?: AbortSignal } = {},
): Promise<MadeCover> {
  const started = performance.now()
  loading ??= loadSeparation()
  const send: CoverTools['send'] = (file, bytes) => onBytes?.(file, bytes)
  const streamer = createFileStreamer(send)
  const report = (stage: CoverStage, fraction: number) => {
    streamer.sendSome()
    onProgress?.(stage, percentOf(stage, fraction))
  }
  const options = { onProgress: report, ...(signal ? { signal } : {}) }
  const { facts, ...made } = await generate(request, {
    assets: await loading,
    codec: codecAssets,
    options,
    send,
    streamer,
  })
  streamer.sendAll()
  const totalSec = (performance.now() - started) / 1000
  const metadata = {
    engine: ENGINE_VERSION,
    madeBy: 'machine',
    seed: request.seed,
    durationSec: made.durationSec,
    ...facts,
    seconds: { total: totalSec },
    audioSecondsPerSecond: made.durationSec / totalSec,
  }
  if (request.kind !== 'mix') send('metadata.json', new TextEncoder().encode(`${JSON.stringify(metadata, null, 2)}\n`))
  return { ...made, metadata }
}

function generate(request: CoverRequest, tools: CoverTools): Promise<Made> {
  if (request.kind === 'cover') return cover(request, tools)
  return request.kind === 'split' ? split(request, tools) : mix(request, tools)
}

async function cover(request: Wanted<'cover'>, tools: CoverTools): Promise<Made> {
  const { options, streamer } = tools
  const { fft } = tools.assets
  const { voice, source, seed, semitones } = request
  const parts = await partsOf(source, tools)
  if (!isSung(parts, fft)) throw new RefusedError('recordingHasNoVoice')
  const vocals = convertVocals(parts.vocals, { voice, semitones, seed }, { fft }, options)
  const moved = backingSemitones(semitones)
  const note = coverNote(voice.name)
  streamer.add('vocals.wav', vocals, note)
  const wav = moved === 0 ? null : transposePart(parts.instrumental, moved, note, { fft }, options)
  const instrumental = wav ? partOfWav(wav) : parts.instrumental
  streamer.add('instrumental.wav', instrumental, note)
  const mixed = await mixParts({ vocals, instrumental }, { ...request, voiceName: voice.name }, tools)
  // Only the voice's name is stored: once a person's own voice is deleted, nothing about it may remain.
  const facts = { voice: voice.name, semitones: { voice: semitones, accompaniment: moved }, ...mixed.facts }
  return { ...mixed, facts: { ...facts, separated: source.kind === 'recording' } }
}

/**
 * By how much to transpose the accompaniment. A voice moved by whole octaves stays in key. Otherwise the accompaniment
 * moves with it, by the smallest interval that restores the key.
 */
function backingSemitones(semitones: number): number {
  return semitones - 12 * Math.round(semitones / 12)
}

async function mix(request: Wanted<'mix'>, tools: CoverTools): Promise<Made> {
  return await mixParts(partsOfFiles(request.parts), request, tools)
}

async function mixParts(
  parts: Parts,
  { levels, ...label }: Pick<Wanted<'mix'>, 'levels' | 'voiceName' | 'title' | 'seed'>,
  { codec, options, send }: CoverTools,
): Promise<Made> {
  const onWav = (piece: Uint8Array<ArrayBuffer>) => send('cover.wav', piece)
  const { mp3, peaks, durationSec, ...loudness } = await mixCover(
    parts,
    label,
    levels,
    { codec },
    { ...options, onWav },
  )
  send('cover.mp3', mp3)
  return { durationSec, peaks, facts: { levels, loudness } }
}

async function split({ source, title, seed }: Wanted<'split'>, tools: CoverTools): Promise<Made> {
  const { codec, options, send } = tools
  const parts = await partsOf(source, tools)
  const made = []
  for (const name of ['vocals', 'instrumental'] as const) {
    const label = { title: `${title} (${name})`, note: NOTE, seed }
    const { mp3, ...rest } = await encodePart(parts[name], label, { codec }, options)
    send(`${name}.mp3`, mp3)
    made.push(rest)
  }
  const { peaks = [], durationSec = 0 } = made[1] ?? {}
  return { durationSec, peaks, facts: { separated: source.kind === 'recording' } }
}

const NOTE = 'Taken out of a song by a machine: the Canto engine.'

/** The vocals and the accompaniment. If the song must be separated first, both parts are also stored. */
async function partsOf(source: CoverSource, tools: CoverTools): Promise<Parts> {
  if (source.kind === 'parts') return partsOfFiles(source.parts)
  const { assets, options, streamer } = tools
  const recording = await decodeRecording(source.bytes, { maxSec: RECORDING_MAX_SEC }).catch((error: unknown) => {
    throw error instanceof RecordingRefusedError ? new RefusedError(RECORDING_REFUSALS[error.reason]) : error
  })
  options.onProgress?.('decode', 1)
  const parts = takeApart(recording, assets, options)
  streamer.add('source-vocals.wav', parts.vocals, NOTE)
  streamer.add('source-instrumental.wav', parts.instrumental, NOTE)
  return parts
}

const partsOfFiles = ({ vocals, instrumental }: SongParts): Parts => ({
  vocals: partOfWav(vocals),
  instrumental: partOfWav(instrumental),
})

/** Percent of the whole work done so far, at most 99 until the files are stored. */
function percentOf(stage: CoverStage, fraction: number): number {
  const before = COVER_STAGES.slice(0, COVER_STAGES.indexOf(stage)).reduce((sum, earlier) => sum + SHARES[earlier], 0)
  return Math.min(99, Math.floor((before + SHARES[stage] * fraction) * 100))
}
