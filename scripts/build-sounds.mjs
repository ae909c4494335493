// Writes how the words of every song language sound, as espeak-ng says them: build/sounds/<language>.json.
// Command: node scripts/build-sounds.mjs [language …]
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { TONGUES } from '#lib/engine/songwriter/tongues/registry.ts'
import { soundsOf } from '#lib/engine/songwriter/tongues/sounds.ts'
import { loadSpeech } from '#server/assets/speech.ts'

const output = join(import.meta.dirname, '../build/sounds')
const wanted = process.argv.slice(2)
const { espeak } = await loadSpeech()

await mkdir(output, { recursive: true })
for (const [language, tongue] of Object.entries(TONGUES)) {
  if (wanted.length > 0 && !wanted.includes(language)) continue
  const path = join(output, `${language}.json`)
  await writeFile(`${path}.part`, `${JSON.stringify(soundsOf(tongue, espeak))}\n`)
  await rename(`${path}.part`, path)
}
