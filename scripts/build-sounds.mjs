// Writes how words sound: of the other song languages those that songs are made of, as espeak-ng says them, to
// build/sounds/<language>.json, and the CMU dictionary's English ones to build/sounds/en.txt, a sorted line a word.
// Command: node scripts/build-sounds.mjs [language …]
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dictionary } from 'cmu-pronouncing-dictionary'
import { TONGUES } from '#lib/engine/songwriter/tongues/registry.ts'
import { soundsOf } from '#lib/engine/songwriter/tongues/sounds.ts'
import { loadSpeech } from '#server/assets/speech.ts'

const output = join(import.meta.dirname, '../build/sounds')
const wanted = process.argv.slice(2)
const { espeak } = await loadSpeech()

await mkdir(output, { recursive: true })
for (const [language, tongue] of Object.entries(TONGUES)) {
  if (isWanted(language)) await write(`${language}.json`, JSON.stringify(soundsOf(tongue, espeak)))
}
if (isWanted('en')) {
  const words = Object.keys(dictionary).sort()
  await write('en.txt', words.map((word) => `${word} ${dictionary[word].replace(/\s*#.*/, '')}`).join('\n'))
}

function isWanted(language) {
  return wanted.length === 0 || wanted.includes(language)
}

async function write(name, text) {
  const path = join(output, name)
  await writeFile(`${path}.part`, `${text}\n`)
  await rename(`${path}.part`, path)
}
