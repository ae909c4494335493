import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { npmCi } from './install.mjs'
import { print } from './print.mjs'
import { inProject } from './project.mjs'

const WANTED = inProject('tests', 'lighthouse')
const FOLDER = inProject('build', 'lighthouse')
const FILES = ['package.json', 'package-lock.json']

/** Lighthouse's module, in a folder of its own: the product's packages stay free of the two hundred that it needs. */
export async function findLighthouse() {
  const done = `${FOLDER}/installed`
  const lock = readFileSync(`${WANTED}/package-lock.json`, 'utf8')
  if (!existsSync(done) || readFileSync(done, 'utf8') !== lock) {
    print('Installing Lighthouse (once; half a minute)')
    rmSync(FOLDER, { recursive: true, force: true })
    mkdirSync(FOLDER, { recursive: true })
    for (const file of FILES) cpSync(`${WANTED}/${file}`, `${FOLDER}/${file}`)
    await npmCi(['--prefix', FOLDER, '--ignore-scripts'])
    writeFileSync(done, lock)
  }
  return `${FOLDER}/node_modules/lighthouse/core/index.js`
}
