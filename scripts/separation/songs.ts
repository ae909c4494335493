// Draws songs, and writes the voice and the band of each into a folder, for mixes.ts to make mixes of:
// node scripts/separation/songs.ts FOLDER FROM TO
// A song takes some ten seconds of processor time and 25 MB. Songs that are there already are left alone.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { REGISTERS } from '#lib/catalog/voices/registers.ts'
import { LANGUAGES, STYLES } from '#lib/engine/browser.ts'
import { FULL_SCALE_16, samplesOfWav } from '#lib/engine/codec/wav.ts'
import { convertVocals, partOfWav } from '#lib/engine/covers.ts'
import { readBrief, writeSong } from '#lib/engine/index.ts'
import { createRandom, type Random } from '#lib/engine/random/random.ts'
import {
  composeSong,
  createPronounce,
  createSing,
  type Language,
  renderSong,
  type Score,
  type Sing,
  singerFor,
} from '#lib/engine/sound.ts'
import { loadAssets } from '#server/assets/assets.ts'
import { parseEnglish } from '#server/assets/english.ts'
import { loadVoices } from '#server/assets/voices.ts'
import { drawLyrics } from '#tests/judge/words/drawn-lyrics.ts'
import { stemFile } from './stems.ts'

const INSTRUMENTAL_SEC = 60
/** Shares of the songs that nobody sings, that are sung in English, that have no doubles and second voices, and whose voice is one of the catalogue. */
const SHARES = { instrumental: 0.12, english: 0.65, alone: 0.35, converted: 0.4 }
/** Most are mixed as they are handed out; others have their band elsewhere. */
const PANS = ['own', 'own', 'own', 'rhythm centred', 'no rhythm', 'no rhythm', 'drawn'] as const
const WIDE = 0.8
const LOW_REGISTERS = ['bass', 'baritone', 'tenor']

const assets = await loadAssets()
const pronounce = createPronounce(assets)
const sing = createSing(assets)

async function draw(index: number, folder: string): Promise<void> {
  const random = createRandom(`separation ${index}`)
  const style = STYLES[index % STYLES.length]!
  const instrumental = random.chance(SHARES.instrumental)
  const language = random.chance(SHARES.english) ? 'en' : random.pick(LANGUAGES.filter((one) => one !== 'en'))
  const lyrics = instrumental ? '' : someSections(lyricsIn(language, index, random), random)
  const voice = random.chance(0.5) ? 'f' : 'm'
  const request = { title: '', lyrics, style, voice, seed: random.integer(1, 1e6), instrumental, language } as const
  const length = instrumental ? { lengthSec: INSTRUMENTAL_SEC } : {}
  const score = await composeSong({ ...request, ...length }, pronounce, singerFor)
  const panned = pan(score, random)
  const singing = random.chance(SHARES.alone) ? alone(sing) : sing
  const { stems } = await renderSong(panned, { ...assets, sing: singing })
  const wavOf = (wanted: string) => stems.find(({ name }) => name === wanted)!.wav
  if (!instrumental) write(stemFile(folder, index, 'voice'), sungBySomebody(wavOf('vocals'), voice, random))
  // Last: a song whose band is there is whole.
  write(stemFile(folder, index, 'band'), samplesOfWav(wavOf('instrumental')))
}

const lyricsIn = (language: Language, index: number, random: Random) =>
  language === 'en'
    ? drawLyrics(`separation ${index}`)
    : writeSong(readBrief({ description: '', language }, parseEnglish), random.integer(1, 9999)).lyrics

function someSections(lyrics: string, random: Random): string {
  const sections = lyrics.split(/\n(?=\[)/)
  const first = random.integer(0, Math.max(0, sections.length - 3))
  return sections.slice(first, first + random.integer(2, 3)).join('\n')
}

function pan(score: Score, random: Random): Score {
  const how = random.pick(PANS)
  if (how === 'own') return score
  const isRhythm = (stem: string) => stem === 'drums' || stem === 'bass'
  const tracks = how === 'no rhythm' ? score.tracks.filter(({ stem }) => !isRhythm(stem)) : score.tracks
  let side = -1
  return {
    ...score,
    tracks: tracks.map((track) => {
      if (how === 'drawn') return isRhythm(track.stem) ? track : { ...track, pan: random.between(-0.9, 0.9) }
      if (isRhythm(track.stem)) return { ...track, pan: 0 }
      side = -side
      return { ...track, pan: WIDE * side }
    }),
  }
}

/** Without doubles and second voices. */
const alone = (all: Sing): Sing =>
  function* (score) {
    for (const line of all(score)) yield line.filter(({ voice }) => voice === 'lead')
  }

/** The voice as it is, or as a voice of the catalogue sings it. */
function sungBySomebody(wav: Uint8Array<ArrayBuffer>, gender: 'f' | 'm', random: Random): Int16Array {
  if (!random.chance(SHARES.converted)) return samplesOfWav(wav)
  const voices = loadVoices().filter(({ register }) => LOW_REGISTERS.includes(register) === (gender === 'm'))
  const { name, model, register } = random.pick(voices)
  const voice = { name, model, baseFormantScale: REGISTERS[register].formantScale, from: 'catalogue' } as const
  const semitones = random.pick([0, 0, 0, 2, -2, 3])
  const part = convertVocals(partOfWav(wav), { voice, semitones, seed: 1 }, assets.speech)
  const [left, right] = [new Float32Array(part.lengthSamples), new Float32Array(part.lengthSamples)]
  part.read(0, left, right)
  const channels = [left, right]
  return Int16Array.from({ length: 2 * part.lengthSamples }, (_, at) => channels[at % 2]![at >> 1]! * FULL_SCALE_16)
}

const write = (file: string, samples: Int16Array) =>
  writeFileSync(file, new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength))

const [folder, from, to] = process.argv.slice(2) as [string, string, string]
mkdirSync(folder, { recursive: true })
for (let index = Number(from); index < Number(to); index++) {
  if (!existsSync(stemFile(folder, index, 'band'))) await draw(index, folder)
}
