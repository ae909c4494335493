import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aptInstall } from './apt.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'canto-apt-'))
  const program = join(folder, 'apt-get')
  writeFileSync(program, `#!/bin/sh\n[ "$1" = --version ] || echo "$@" >> ${folder}/asked\n`)
  chmodSync(program, 0o755)
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`)
  vi.stubGlobal('process', Object.assign(Object.create(process), { getuid: () => 0 }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

const asked = () => (existsSync(join(folder, 'asked')) ? readFileSync(join(folder, 'asked'), 'utf8') : '')

test('packages are installed when that is asked for', () => {
  vi.stubEnv('CANTO_INSTALL', '1')
  expect(aptInstall(['sox', 'ffmpeg'])).toBe(true)
  expect(asked()).toBe('update -qq\ninstall --no-install-recommends -y sox ffmpeg\n')
})

test.each([undefined, '', '0'])('nothing is installed where CANTO_INSTALL is %j', (value) => {
  vi.stubEnv('CANTO_INSTALL', value)
  expect(aptInstall(['sox'])).toBe(false)
  expect(asked()).toBe('')
})
