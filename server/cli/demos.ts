import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { composeSong, createPronounce, createSing, renderSong, type SongRequest, singerFor } from '#lib/engine/index.ts'
import { loadAssets } from '#server/assets/assets.ts'

type Demo = Pick<SongRequest, 'title' | 'style' | 'voice' | 'seed' | 'lyrics'>

/** The songs that strangers hear first. Whoever changes one makes the files again: `npm run canto -- demos`. */
export const DEMOS: Readonly<Record<string, Demo>> = {
  'summer-vibes': {
    title: 'Summer Vibes',
    style: 'Pop, Happy, Sunlit Shores',
    voice: 'f',
    seed: 21,
    lyrics: `[Chorus]
Open the morning and let it all in
Summer is warm on my skin
Nobody's late and there's nowhere to be
Bring me a day by the sea`,
  },
  'midnight-drive': {
    title: 'Midnight Drive',
    style: 'Electronic, City nightlife',
    voice: 'm',
    seed: 8,
    lyrics: `[Chorus]
Drive till the radio runs out of songs
Drive where the middle of nowhere belongs
Nothing behind us but numbers and rain
Midnight is calling my name`,
  },
}

export const DEMO_FOLDER = 'public/demos'
/** Both small enough for a file that plays at once on a slow line. */
const KILOBITS = 112
const LENGTH_SEC = 20
export const MOST_DEMO_BYTES = 400_000

/** `npm run canto -- demos`: makes the demo songs again from their seeds. */
export async function demosCommand(): Promise<void> {
  await mkdir(DEMO_FOLDER, { recursive: true })
  for (const name of Object.keys(DEMOS)) {
    const mp3 = await makeDemo(name)
    if (mp3.length > MOST_DEMO_BYTES) throw new Error(`${name} is too large: ${mp3.length} bytes.`)
    await writeFile(join(DEMO_FOLDER, `${name}.mp3`), mp3)
    console.log(`${name}: ${Math.round(mp3.length / 1000)} kB`)
  }
}

/** The MP3 of a demo song, by its name in `DEMOS`. */
export async function makeDemo(name: string): Promise<Uint8Array> {
  const assets = await loadAssets()
  const request: SongRequest = { ...DEMOS[name]!, instrumental: false, language: 'en', lengthSec: LENGTH_SEC }
  const score = await composeSong(request, createPronounce(assets), singerFor)
  const { mp3 } = await renderSong(score, { ...assets, sing: createSing(assets), mp3Kilobits: KILOBITS })
  return mp3
}
