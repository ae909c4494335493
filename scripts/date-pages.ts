// Updates lib/site/changed-days.json: a page whose text or music differs from what the file knows is dated today.
// Command: npx node scripts/date-pages.ts
import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { COVER_DEMOS, type DemoName, firstSong, GENRE_DEMOS, SAMPLES } from '#lib/catalog/demo-songs.ts'
import { GENRES, genrePath } from '#lib/catalog/genres.ts'
import { INDEXED_SLUGS, indexedText } from '#lib/catalog/voices/indexed-voices.ts'
import { slugOf } from '#lib/catalog/voices/voice-id.ts'
import { COMPLETE_LANGUAGES, DEFAULT_LANGUAGE, type InterfaceLanguage } from '#lib/i18n/languages.ts'
import { localPath } from '#lib/i18n/paths.ts'
import { INDEXED_PATHS, postPath } from '#lib/site/pages.ts'
import { voicePath } from '#lib/site/social-images.ts'

const FILE = 'lib/site/changed-days.json'
const CATALOGUE = 'lib/catalog/voices/catalogue.txt'

type Dated = { readonly day: string; readonly print: string }

/** A fingerprint of the text and the music of each page, by address. The list of posts has no content of its own. */
export function fingerprintPages(): ReadonlyMap<string, string> {
  const paths = INDEXED_PATHS.filter((path) => path !== '/blog')
  const pages = COMPLETE_LANGUAGES.flatMap((language) =>
    paths.map((path) => [localPath(language, path), filesOf(path, language).map(printOfFile)] as const),
  )
  const posts = globSync('content/blog/*.mdx').map((file) => {
    const played = [...readFileSync(file, 'utf8').matchAll(/<Demo name="([^"]+)"/g)]
    const demos = played.map(([, name]) => demoFile(name as DemoName))
    return [postPath(basename(file, '.mdx')), [file, ...demos].map(printOfFile)] as const
  })
  const rows = new Map(
    readFileSync(CATALOGUE, 'utf8')
      .split('\n')
      .map((row) => [slugOf(row.split('\t')[0] ?? ''), row]),
  )
  const voices = INDEXED_SLUGS.map((slug) => [voicePath(slug), [indexedText(slug), rows.get(slug)]] as const)
  return new Map([...pages, ...posts, ...voices].map(([path, parts]) => [path, printOf(parts)]))
}

/** For each page the day of its last change, and its fingerprint then. */
export function datedPages(): Readonly<Record<string, Dated>> {
  return JSON.parse(readFileSync(FILE, 'utf8'))
}

/** The messages of a page in the application; those of genres and documents have names like theirs. */
const MESSAGES: Readonly<Record<string, string>> = {
  '/ai-music-generator': 'generator',
  '/ai-music-cover': 'voices',
  '/vocal-remover': 'covers',
  '/my-voice': 'own-voice',
}

function filesOf(path: string, language: InterfaceLanguage): readonly string[] {
  const messages = (name: string) => `messages/${language}/${name}.json`
  if (path === '/') return [messages('home'), ...[firstSong(language), ...SAMPLES, ...COVER_DEMOS].map(demoFile)]
  const genre = GENRES.find((one) => genrePath(one) === path)
  const own = language === DEFAULT_LANGUAGE ? [] : [firstSong(language)]
  if (genre) return [messages(`genre-${genre}`), ...[...own, ...GENRE_DEMOS[genre]].map(demoFile)]
  const name = MESSAGES[path]
  if (!name) return [`content/pages${path}/${language}.mdx`]
  return path === '/ai-music-cover' ? [messages(name), CATALOGUE] : [messages(name)]
}

const demoFile = (name: DemoName) => `public/demos/${name}.mp3`

const printOf = (parts: readonly unknown[]) => digest(JSON.stringify(parts)).slice(0, 12)

const digest = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex')

const prints = new Map<string, string>()

/** Of each file once: several languages play the same demo songs. */
function printOfFile(file: string): string {
  const print = prints.get(file) ?? digest(readFileSync(file))
  prints.set(file, print)
  return print
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const known = datedPages()
  const today = new Date().toISOString().slice(0, 10)
  const lines = [...fingerprintPages()].map(([path, print]) => {
    const day = known[path]?.print === print ? known[path].day : today
    return `  ${JSON.stringify(path)}: { "day": "${day}", "print": "${print}" }`
  })
  writeFileSync(FILE, `{\n${lines.join(',\n')}\n}\n`)
}
