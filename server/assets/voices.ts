import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CatalogueVoice } from '#lib/catalog/voices/catalogue-voice.ts'
import { type CatalogueHeader, readCatalogue, readHeader } from '#lib/catalog/voices/read-catalogue.ts'

let text: string | undefined
let voices: readonly CatalogueVoice[] | undefined

/** Text beside its tables rather than a module: nothing that is imported can carry it into a browser. */
function catalogueText(): string {
  text ??= readFileSync(join(process.cwd(), 'lib/catalog/voices/catalogue.txt'), 'utf8')
  return text
}

export function catalogueHeader(): CatalogueHeader {
  return readHeader(catalogueText())
}

/** All voices of the catalogue, read once a process: about 0.1 s. */
export function loadVoices(): readonly CatalogueVoice[] {
  voices ??= readCatalogue(catalogueText())
  return voices
}

/** SHA-256 of everything that a catalogue says, also of what follows from its rows. */
export function checksumOf(all: readonly CatalogueVoice[]): string {
  return createHash('sha256').update(JSON.stringify(all)).digest('hex')
}
