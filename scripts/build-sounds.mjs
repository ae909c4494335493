// Writes how English words sound, by the CMU dictionary, to build/sounds/en.txt, a sorted line a word.
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dictionary } from 'cmu-pronouncing-dictionary'

const folder = join(import.meta.dirname, '../build/sounds')
const path = join(folder, 'en.txt')
const words = Object.keys(dictionary).sort()
const text = words.map((word) => `${word} ${dictionary[word].replace(/\s*#.*/, '')}`).join('\n')

await mkdir(folder, { recursive: true })
await writeFile(`${path}.part`, `${text}\n`)
await rename(`${path}.part`, path)
