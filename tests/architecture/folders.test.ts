import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const MOST = 16

/** One file for each address, command, job, style or theme of words: their names are all there is to look for. */
const REGISTRIES = [
  /^server\/(http|cli|jobs|db\/generated\/models)$/,
  /^lib\/engine\/compose\/styles\/profiles$/,
  /^lib\/engine\/songwriter\/(languages\/en\/ideas\/themes|phrasebooks)$/,
  /^lib\/engine\/songwriter\/languages\/\w+\/(details|plots|topics)$/,
]

/** Files that a folder holds by itself, without tests. */
function filesIn(folder: string): number {
  const isSource = (name: string) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name)
  return readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile() && isSource(entry.name)).length
}

function foldersIn(folder: string): string[] {
  const inside = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return [folder, ...inside.flatMap(({ name }) => foldersIn(join(folder, name)))]
}

it.each(['server', 'components', 'app', 'lib'])('%s has folders that can be read at a glance', (root) => {
  const folders = foldersIn(root).filter((folder) => !REGISTRIES.some((pattern) => pattern.test(folder)))
  expect(folders.filter((folder) => filesIn(folder) > MOST)).toEqual([])
})
