import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DEMO_SONGS, type DemoFacts, type DemoName, type DemoSong } from '#lib/catalog/demo-songs.ts'
import { coverSvg } from '#lib/drawing/cover-svg.ts'
import { composeSong, createPronounce, createSing, renderSong, type SongRequest, singerFor } from '#lib/engine/index.ts'
import { portraitOf } from '#server/adapters/music/engine/portrait.ts'
import { loadAssets } from '#server/assets/assets.ts'

export const DEMO_FOLDER = 'public/demos'
const FACTS_FILE = 'lib/catalog/demo-facts.json'
/** Small enough for a file that plays at once on a slow line. */
const KILOBITS = 112
const LENGTH_SEC = 20
const COVER_SIDE = 96
const MOST_BYTES = 400_000
const CHORUS = /\[Chorus\][^[]*/

/** `npm run canto -- demos`: makes the demo songs, their covers and what else is drawn of them, again from their seeds. */
export async function demosCommand(): Promise<void> {
  await mkdir(DEMO_FOLDER, { recursive: true })
  const facts: Record<string, DemoFacts> = {}
  for (const name of Object.keys(DEMO_SONGS) as DemoName[]) {
    const demo = await makeDemo(name)
    if (demo.mp3.length > MOST_BYTES) throw new Error(`${name} is too large: ${demo.mp3.length} bytes.`)
    await writeFile(join(DEMO_FOLDER, `${name}.mp3`), demo.mp3)
    await writeFile(join(DEMO_FOLDER, `${name}.svg`), coverSvg(demo.facts.portrait, COVER_SIDE))
    facts[name] = demo.facts
    console.log(`${name}: ${Math.round(demo.mp3.length / 1000)} kB`)
  }
  await writeFile(FACTS_FILE, `${JSON.stringify(facts)}\n`)
}

/** The chorus of a demo song, as an MP3 and as it is drawn. */
export async function makeDemo(name: DemoName): Promise<{ mp3: Uint8Array; facts: DemoFacts }> {
  const assets = await loadAssets()
  const { mood, ...song }: DemoSong = DEMO_SONGS[name]
  const request: SongRequest = {
    ...song,
    style: mood ? `${song.style}, ${mood}` : song.style,
    lyrics: CHORUS.exec(song.lyrics)?.[0] ?? song.lyrics,
    ...({ instrumental: false, language: 'en', lengthSec: LENGTH_SEC } as const),
  }
  const score = await composeSong(request, createPronounce(assets), singerFor)
  const rendered = await renderSong(score, { ...assets, sing: createSing(assets), mp3Kilobits: KILOBITS })
  return { mp3: rendered.mp3, facts: { durationSec: rendered.durationSec, portrait: portraitOf(score, rendered) } }
}
