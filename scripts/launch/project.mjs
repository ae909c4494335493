import { createHash } from 'node:crypto'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const projectFolder = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

/** Songs, database and secrets: CANTO_DATA, or `.canto` beside the code. */
export const dataFolder = () => resolve(projectFolder, process.env.CANTO_DATA || '.canto')

/** A short name for anything, the same at every start. */
export const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 10)

export const inProject = (...parts) => join(projectFolder, ...parts)
