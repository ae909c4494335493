import {
  type Assets,
  type Brief,
  briefFacts,
  CannotRework,
  composeSong,
  createPronounce,
  createSing,
  describeSong,
  isLanguage,
  type Language,
  LONGEST_TAIL_SEC,
  NothingToSing,
  type RenderedSong,
  renderSong,
  reworkedLyrics,
  reworkSong,
  type Score,
  type Sing,
  STAGES,
  type Stage,
  singerFor,
  titleOfLyrics,
} from '#lib/engine/sound.ts'
import type { WorkerListener } from '#server/adapters/generation/worker-messages.ts'
import { loadAssets } from '#server/assets/assets.ts'
import { RefusedError } from '#server/ports/generation.ts'
import type { Music, MusicRequest } from '#server/ports/music.ts'
import { visualsOf } from './song-visuals.ts'

/** Part of the whole work that each stage takes, measured on songs of ordinary length. */
const SHARES: Record<Stage, number> = { lyrics: 0.01, compose: 0.02, play: 0.74, master: 0.03, encode: 0.2 }

/** One for all songs of the process or thread, since it caches the voices that it sings with. */
let sing: Sing | undefined

/**
 * Makes a whole song of its words with the embedded engine: score, audio, files. Throws RefusedError when there is nothing
 * to sing.
 */
export async function makeSong(
  request: MusicRequest,
  listener: WorkerListener & { signal?: AbortSignal } = {},
): Promise<Music> {
  const started = performance.now()
  const assets = await loadAssets()
  const { signal, onPreview, onBytes } = listener
  const onProgress = (stage: Stage, fraction: number) => listener.onProgress?.(stage, percentOf(stage, fraction))
  onProgress('lyrics', 1)
  const { lyrics, score, brief } = await write(request, assets)
  onProgress('compose', 1)
  sing ??= createSing(assets)
  const studio = { ...assets, sing, now: () => performance.now() }
  const rendered = await renderSong(score, studio, {
    onProgress,
    ...(signal ? { signal } : {}),
    ...(onPreview ? { onPreview } : {}),
    ...(onBytes ? { onWav: (piece) => onBytes('song.wav', piece) } : {}),
  })
  const metadata = metadataOf(request, brief, score, rendered, (performance.now() - started) / 1000)
  for (const [name, bytes] of Object.entries(filesOf(score, rendered, metadata))) onBytes?.(name, bytes)
  return {
    title: request.isUntitled ? score.title : null,
    lyrics,
    language: score.language,
    durationSec: rendered.durationSec,
    visuals: visualsOf(score, rendered),
    metadata,
  }
}

/** Percent of the whole work done so far, at most 99 until the files are stored. */
function percentOf(stage: Stage, fraction: number): number {
  const before = STAGES.slice(0, STAGES.indexOf(stage)).reduce((sum, earlier) => sum + SHARES[earlier], 0)
  return Math.min(99, Math.floor((before + SHARES[stage] * fraction) * 100))
}

type Written = { readonly lyrics: string; readonly score: Score; readonly brief: Brief | null }

/** The lyrics and the score: new ones, or those of another song with one change, for a version of it. */
async function write(request: MusicRequest, assets: Assets): Promise<Written> {
  if (request.rework) {
    const score = await rework(request.rework, assets)
    return { score, lyrics: reworkedLyrics(request.lyrics, request.rework.score, score), brief: null }
  }
  const { brief } = request
  if (!brief) throw new Error('Nobody has read what this song is to be')
  return { lyrics: request.lyrics, score: await compose(request, brief, assets), brief }
}

async function rework({ score, change }: NonNullable<MusicRequest['rework']>, assets: Assets): Promise<Score> {
  try {
    return await reworkSong(score, change, createPronounce(assets))
  } catch (error) {
    if (error instanceof NothingToSing) throw new RefusedError('lyricsUnsingable')
    if (!(error instanceof CannotRework)) throw error
    throw new RefusedError(error.refusal.reason === 'lineTooLong' ? 'lineTooLong' : 'notReworkable')
  }
}

async function compose(request: MusicRequest, brief: Brief, assets: Assets): Promise<Score> {
  const { lyrics, description, style, seed, longestSec } = request
  const { instrumental, without, lengthSec } = brief
  const language = request.words ? { language: brief.language } : languageOf(request)
  const song = {
    lyrics,
    description,
    style,
    voice: brief.voice ?? ('random' as const),
    seed,
    instrumental,
    choices: brief.music,
    without,
    ...(brief.reference ? { reference: brief.reference.applied } : {}),
    ...(lengthSec === null ? {} : { lengthSec }),
    ...(longestSec === undefined ? {} : { longestSec: longestSec - LONGEST_TAIL_SEC }),
    ...language,
  }
  try {
    const title = titleOf(request, brief)
    return await composeSong({ ...song, title }, createPronounce(assets), singerFor)
  } catch (error) {
    throw error instanceof NothingToSing ? new RefusedError('lyricsUnsingable') : error
  }
}

/** The title that somebody gave, else that of the written lyrics, else one taken from the lyrics. */
function titleOf({ title, isUntitled, words, lyrics }: MusicRequest, { instrumental }: Brief): string {
  if (!isUntitled) return title
  return words?.title || (instrumental ? null : titleOfLyrics(lyrics)) || title
}

function languageOf({ language }: Pick<MusicRequest, 'language'>): { language?: Language } {
  return language !== undefined && isLanguage(language) ? { language } : {}
}

function metadataOf(
  request: MusicRequest,
  brief: Brief | null,
  score: Score,
  rendered: RenderedSong,
  totalSec: number,
) {
  const { gender, instrumental, style, lengthSec = null } = request
  const { tempoBpm, ...facts } = describeSong(score, style)
  return {
    engine: rendered.engineVersion,
    madeBy: 'machine',
    seed: score.seed,
    settings: { style, gender, instrumental, lengthSec, language: score.language },
    tempo: tempoBpm,
    ...facts,
    ...(brief && request.description ? { brief: briefFacts(brief) } : {}),
    ...(brief?.reference ? { reference: brief.reference } : {}),
    ...(request.words ? { words: wordsFacts(request.words) } : {}),
    ...(request.take ? { take: request.take } : {}),
    ...(request.rework ? { madeFrom: madeFrom(request.rework, score) } : {}),
    durationSec: rendered.durationSec,
    loudness: { integratedLufs: rendered.integratedLufs, truePeakDbtp: rendered.truePeakDbtp },
    voiceAboveLu: rendered.voiceAboveLu,
    stemGain: rendered.stemGain,
    seconds: { ...rendered.timings, total: totalSec },
    audioSecondsPerSecond: rendered.durationSec / totalSec,
  }
}

/** Who wrote the lyrics, and if the songwriter stood in for a language model, why. */
function wordsFacts({ writtenBy, model, fellBack }: NonNullable<MusicRequest['words']>) {
  return { by: writtenBy, ...(model ? { model } : {}), ...(fellBack ? { fellBack } : {}) }
}

/** Which song a version comes from, what was changed, and whether its tempo had to change too. */
function madeFrom({ parentId, change, score }: NonNullable<MusicRequest['rework']>, { tempoBpm }: Score) {
  const moved = change.kind !== 'tempo' && tempoBpm !== score.tempoBpm
  return { song: parentId, change, ...(moved ? { tempo: { from: score.tempoBpm, to: tempoBpm } } : {}) }
}

/** The files that are made in one piece; song.wav is streamed while the song is rendered. */
function filesOf(score: Score, rendered: RenderedSong, metadata: object): Record<string, Uint8Array<ArrayBuffer>> {
  const text = (content: string) => new TextEncoder().encode(content)
  return {
    'song.mp3': rendered.mp3,
    ...Object.fromEntries(rendered.stems.map(({ name, wav }) => [`${name}.wav`, wav])),
    'song.mid': rendered.midi,
    'song.lrc': text(rendered.lrc),
    'song.musicxml': text(rendered.musicXml),
    'score.json': text(JSON.stringify(score)),
    'metadata.json': text(`${JSON.stringify(metadata, null, 2)}\n`),
  }
}
