import type { Assets } from '../assets.ts'
import { lrcText } from '../codec/lrc.ts'
import { midiFile } from '../codec/midi.ts'
import { BLOCK_SAMPLES } from '../instruments/program.ts'
import { createLoudnessMeter } from '../mix/meters/loudness.ts'
import { createMixer } from '../mix/mixer.ts'
import { SAMPLE_RATE } from '../pcm/pcm.ts'
import type { Stage, TaskOptions } from '../progress.ts'
import { type Score, secondsAt } from '../score/score.ts'
import type { Sing, SungPart } from '../singing/contract.ts'
import { type Balance, balance } from './balance.ts'
import { type EncodedSong, type EncoderOptions, encodeSong, reportBlock } from './encode-song.ts'
import { fadeEnvelope, type PlayedSong } from './master.ts'
import { makePreview, previewBlocks } from './preview.ts'
import { scoreSheet } from './score-sheet.ts'
import { settleGain } from './settle-gain.ts'
import { createStemBuffer, type StemBuffer } from './stem-buffer.ts'
import { songTags } from './tags.ts'
import { ENGINE_VERSION, MACHINE_NOTE } from './version.ts'

/** What rendering needs besides the score. */
export type Studio = EncoderOptions &
  Pick<Assets, 'instruments'> & {
    readonly sing: Sing
    /** Milliseconds of any clock, for `timings`; the engine has none of its own. */
    readonly now?: () => number
  }

/** Everything that is handed out of one song, but for its WAV file, which leaves in pieces (`TaskOptions.onWav`). */
export type RenderedSong = EncodedSong & {
  readonly engineVersion: string
  readonly durationSec: number
  /** 16-bit WAV files that add up to the mix before the limiter, times `stemGain`. */
  readonly stems: readonly { readonly name: 'vocals' | 'instrumental'; readonly wav: Uint8Array<ArrayBuffer> }[]
  /** What brings the band's peak to one height in every song. */
  readonly stemGain: number
  readonly midi: Uint8Array<ArrayBuffer>
  /** '' when nobody sings. */
  readonly lrc: string
  readonly musicXml: string
  /** The voice above its accompaniment while it sings; null when nobody does. */
  readonly voiceAboveLu: number | null
  /** Seconds that each stage took by the studio's clock, 0 without one. */
  readonly timings: Readonly<Partial<Record<Lap, number>>>
}

/** After the last beat. */
export const LONGEST_TAIL_SEC = 4
export const FADE_SEC = 1.5
/** A tail ends where the mix stays below this amplitude, about −54 dBFS before the master gain. */
const TAIL_ENDS_AT = 0.002
const TAIL_BREATH_SEC = 0.25

/**
 * From score to files. The same score gives the same bytes. Throws RangeError for an instrument that the registry
 * lacks, and what `signal` throws once it is aborted, between blocks.
 */
export async function renderSong(score: Score, studio: Studio, options: TaskOptions = {}): Promise<RenderedSong> {
  const laps = createLaps(studio.now)
  const { song, levels } = await play(score, sungLines(score, studio, laps), studio, options)
  laps.end('play')
  const settled = settleGain(song, levels, options)
  laps.end('master')
  const files = await finish(score, song, settled, studio, options)
  laps.end('encode')
  return {
    ...files,
    engineVersion: ENGINE_VERSION,
    durationSec: (song.blocks * BLOCK_SAMPLES) / SAMPLE_RATE,
    midi: midiFile(score),
    lrc: lrcText(score),
    musicXml: scoreSheet(score),
    voiceAboveLu: levels.voiceAboveLu,
    timings: laps.timings,
  }
}

type Lap = Stage | 'sing'

function createLaps(now: () => number = () => 0) {
  const timings: Partial<Record<Lap, number>> = {}
  let last = now()
  return {
    timings,
    /** The time since the last lap belongs to this one. */
    end(lap: Lap): void {
      const time = now()
      timings[lap] = (timings[lap] ?? 0) + (time - last) / 1000
      last = time
    },
  }
}

/** Singing and playing take turns. */
function* sungLines(score: Score, { sing }: Studio, laps: ReturnType<typeof createLaps>) {
  if (!score.vocal) return
  laps.end('play')
  for (const line of sing(score)) {
    laps.end('sing')
    yield line
    laps.end('play')
  }
}

/** Plays and mixes everything into two buffers. */
async function play(score: Score, sung: Iterable<readonly SungPart[]>, studio: Studio, options: TaskOptions) {
  const songBlocks = Math.ceil((secondsAt(score, score.lengthBeats) * SAMPLE_RATE) / BLOCK_SAMPLES)
  const blocks = songBlocks + Math.ceil((LONGEST_TAIL_SEC * SAMPLE_RATE) / BLOCK_SAMPLES)
  const mixer = createMixer(score, sung, studio.instruments)
  const vocals = createStemBuffer(blocks, `${MACHINE_NOTE} Vocals.`)
  const instrumental = createStemBuffer(blocks, `${MACHINE_NOTE} Instrumental.`)
  const vocalMeter = createLoudnessMeter()
  const instrumentalMeter = createLoudnessMeter()
  const beginning = options.onPreview ? previewBlocks(score) : 0
  let lastAudible = 0
  for (let block = 0; block < blocks; block++) {
    options.signal?.throwIfAborted()
    const mixed = mixer.render()
    vocals.put(block, mixed.vocalsLeft, mixed.vocalsRight)
    instrumental.put(block, mixed.instrumentalLeft, mixed.instrumentalRight)
    if (score.vocal) vocalMeter.push(mixed.vocalsLeft, mixed.vocalsRight)
    instrumentalMeter.push(mixed.instrumentalLeft, mixed.instrumentalRight)
    if (Math.max(vocals.peak(block), instrumental.peak(block)) > TAIL_ENDS_AT) lastAudible = block
    if (block + 1 === beginning) {
      const levels = balance(vocalMeter.steps, instrumentalMeter.steps)
      options.onPreview?.(
        await makePreview(score, { vocals, instrumental, blocks: beginning, fadeSec: FADE_SEC }, levels, studio.codec),
      )
    }
    reportBlock(options, 'play', block, blocks)
  }
  const breath = Math.ceil((TAIL_BREATH_SEC * SAMPLE_RATE) / BLOCK_SAMPLES)
  const song: PlayedSong<StemBuffer> = {
    vocals,
    instrumental,
    blocks: Math.min(blocks, Math.max(songBlocks, lastAudible) + breath),
    fadeSec: FADE_SEC,
  }
  return { song, levels: balance(vocalMeter.steps, instrumentalMeter.steps) }
}

/** The final pass: every file, and what a meter says of them. */
async function finish(
  score: Score,
  song: PlayedSong<StemBuffer>,
  levels: Balance,
  studio: Studio,
  options: TaskOptions,
) {
  const { seed } = score
  const encoded = await encodeSong(song, levels, { tags: songTags(score), note: MACHINE_NOTE, seed }, studio, options)
  return { ...encoded, ...settleStems(song, levels, song.blocks * BLOCK_SAMPLES) }
}

function settleStems(song: PlayedSong<StemBuffer>, { vocalGain, masterGain }: Balance, lengthSamples: number) {
  let voice = 0
  let band = 0
  for (let block = 0; block < song.blocks; block++) {
    voice = Math.max(voice, song.vocals.peak(block) * vocalGain)
    band = Math.max(band, song.instrumental.peak(block))
  }
  // The gain follows the band's peak alone, so that another singer leaves the band's file as it was. It is lower only if the
  // voice would clip.
  const gain = Math.min(STEM_PEAK / (band || voice || 1), FULL_PEAK / voice)
  const envelope = new Float32Array(BLOCK_SAMPLES)
  for (let block = 0; block < song.blocks; block++) {
    fadeEnvelope(song, block, envelope)
    song.vocals.settle(block, vocalGain * gain, envelope)
    song.instrumental.settle(block, gain, envelope)
  }
  const stems = [
    { name: 'vocals' as const, wav: song.vocals.finish(lengthSamples) },
    { name: 'instrumental' as const, wav: song.instrumental.finish(lengthSamples) },
  ]
  return { stems, stemGain: gain / masterGain }
}

/** Height of the band's file. */
const STEM_PEAK = 0.75
const FULL_PEAK = 0.98
