import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DEMO_SONGS, type DemoFacts, type DemoName, demoSong } from '#lib/catalog/demo-songs.ts'
import type { DemoSong } from '#lib/catalog/demos/demo-song.ts'
import { REGISTERS } from '#lib/catalog/voices/registers.ts'
import { artworkSvg } from '#lib/drawing/artwork-svg.ts'
import { convertVocals, mixCover, partOfWav } from '#lib/engine/covers.ts'
import type { SongRequest } from '#lib/engine/index.ts'
import {
  type Assets,
  composeSong,
  createPronounce,
  createSing,
  type RenderedSong,
  renderSong,
  singerFor,
} from '#lib/engine/sound.ts'
import { visualsOf } from '#server/adapters/music/engine/song-visuals.ts'
import { loadAssets } from '#server/assets/assets.ts'
import { timedLines } from './timed-lines.ts'
import { voiceOf } from './voice-of.ts'

export const DEMO_FOLDER = 'public/demos'
const FACTS_FILE = 'lib/catalog/demo-facts.json'
/** The least that MP3 files of two channels have without losing their highs: 14 kB a second. */
const KILOBITS = 112
const CHORUS_SEC = 20
const ARTWORK_SIDE = 96
const MOST_BYTES = 1_200_000
const CHORUS = /\[Chorus\][^[]*/

const NAMES = Object.keys(DEMO_SONGS) as DemoName[]

/**
 * `npm run canto -- demos [NAME …]`: makes demo songs, all or those that are named, their covers and what else is drawn of them, again from their
 * seeds. `npx biome check --write lib/catalog` and `npx node scripts/date-pages.ts` belong to it.
 */
export async function demosCommand(asked: string[]): Promise<void> {
  const unknown = asked.find((name) => !Object.hasOwn(DEMO_SONGS, name))
  if (unknown) throw new Error(`There is no demo song "${unknown}". There are: ${NAMES.join(', ')}`)
  await mkdir(DEMO_FOLDER, { recursive: true })
  const known: Partial<Record<DemoName, DemoFacts>> = JSON.parse(await readFile(FACTS_FILE, 'utf8'))
  for (const name of NAMES.filter((one) => asked.length === 0 || asked.includes(one))) {
    const { mp3, facts } = await makeDemo(name)
    if (mp3.length > MOST_BYTES) throw new Error(`${name} is too large: ${mp3.length} bytes.`)
    await writeFile(join(DEMO_FOLDER, `${name}.mp3`), mp3)
    await writeFile(join(DEMO_FOLDER, `${name}.svg`), artworkSvg(facts.visuals, ARTWORK_SIDE))
    known[name] = facts
    console.log(`${name}: ${Math.round(facts.durationSec)} s, ${Math.round(mp3.length / 1000)} kB`)
  }
  const entries = NAMES.map((name) => [name, known[name]])
  await writeFile(FACTS_FILE, `${JSON.stringify(Object.fromEntries(entries))}\n`)
}

/** A demo song, or its chorus, as an MP3 and as it is drawn. */
export async function makeDemo(name: DemoName): Promise<{ mp3: Uint8Array; facts: DemoFacts }> {
  const assets = await loadAssets()
  const song = demoSong(name)
  const score = await composeSong(requestOf(song), createPronounce(assets), singerFor)
  const sung = await renderSong(score, { ...assets, sing: createSing(assets), mp3Kilobits: KILOBITS })
  const heard = song.cover ? await coverOf(song, song.cover, sung, assets) : sung
  const visuals = visualsOf(score, heard)
  const { title, seed } = song
  return { mp3: heard.mp3, facts: { title, seed, durationSec: heard.durationSec, visuals, lines: timedLines(score) } }
}

function requestOf({ title, language = 'en', style, mood, voice, seed, lengthSec, lyrics }: DemoSong): SongRequest {
  return {
    title,
    language,
    voice,
    seed,
    instrumental: false,
    style: mood ? `${style}, ${mood}` : style,
    lyrics: lengthSec ? lyrics : (CHORUS.exec(lyrics)?.[0] ?? lyrics),
    lengthSec: lengthSec ?? CHORUS_SEC,
  }
}

/** As a cover of a song that was made here is: its own voice, sung by another vocal tract. */
async function coverOf(
  { title, seed }: DemoSong,
  { slug, semitones }: NonNullable<DemoSong['cover']>,
  { stems }: RenderedSong,
  { speech, codec }: Assets,
): Promise<Pick<RenderedSong, 'mp3' | 'peaks' | 'durationSec'>> {
  const [vocals, instrumental] = (['vocals', 'instrumental'] as const).map((part) =>
    partOfWav(stems.find(({ name }) => name === part)?.wav ?? new Uint8Array()),
  )
  if (!vocals || !instrumental) throw new Error('A song has two parts')
  const { name, model, register } = voiceOf(slug)
  const voice = { name, model, baseFormantScale: REGISTERS[register].formantScale, from: 'catalogue' } as const
  const parts = { vocals: convertVocals(vocals, { voice, semitones, seed }, speech), instrumental }
  const levels = { vocalDb: 0, backingDb: 0 }
  return await mixCover(parts, { voiceName: name, title, seed }, levels, { codec, mp3Kilobits: KILOBITS })
}
