import { spawnSync } from 'node:child_process'
import { print } from './print.mjs'
import { projectFolder } from './project.mjs'

/**
 * Files that the renders are made from or judged by, as git's paths. tests/architecture/render-sources.test.ts fails if an
 * import of theirs is missing.
 */
export const RENDER_SOURCES = [
  'lib/catalog',
  'lib/drawing',
  'lib/engine',
  'lib/i18n/fold.ts',
  'lib/i18n/languages.ts',
  'messages/*/genre-*.json',
  'messages/*/own-voice.json',
  'package-lock.json',
  'package.json',
  'public/demos',
  'scripts',
  'server/adapters/generation',
  'server/adapters/music',
  'server/adapters/recording',
  'server/adapters/threads',
  'server/assets',
  'server/cli',
  'server/ports/generation.ts',
  'server/services/writing/brief-of.ts',
  'tests/judge',
  'tests/support/band-score.ts',
  'tests/support/bars.ts',
  'tests/support/bombs.ts',
  'tests/support/brief',
  'tests/support/dictionary-pronounce.ts',
  'tests/support/duet-lyrics.ts',
  'tests/support/mutate.ts',
  'tests/support/prosody',
  'tests/support/read-request.ts',
  'tests/support/read-xml.ts',
  'tests/support/recordings.ts',
  'tests/support/spoken.ts',
  'tests/support/sung-score.ts',
  'tests/support/whole-song-lyrics.ts',
  'tests/support/whole-voice.ts',
  'vitest.config.ts',
]

/**
 * The commit since which no source of the renders has changed: CANTO_BASE, else the merge base with main. Null if a source has
 * changed or no base is known: on main itself, in a shallow clone, without git, or with CANTO_BASE empty. The current commit is
 * no base for itself, since nothing says that it was ever tested.
 *
 * @param {{ folder?: string, env?: Record<string, string | undefined> }} [options]
 */
export function rendersUnchangedSince({ folder = projectFolder, env = process.env } = {}) {
  const git = (...args) => {
    const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' })
    return status === 0 ? stdout.trim() : null
  }
  const base = baseOf(git, env.CANTO_BASE)
  if (!base) return null
  const changed = git('diff', '--name-only', base, '--', ...RENDER_SOURCES)
  const untracked = git('ls-files', '--others', '--exclude-standard', '--', ...RENDER_SOURCES)
  return changed === '' && untracked === '' ? base : null
}

function baseOf(git, named) {
  if (named === '') return null
  const base = named === undefined ? mergeBase(git) : commitOf(git, named)
  if (named && !base) print(`CANTO_BASE names no commit that is here: ${named}`)
  return base === commitOf(git, 'HEAD') ? null : base
}

function mergeBase(git) {
  const main = commitOf(git, 'main') ?? commitOf(git, 'origin/main')
  return main && git('merge-base', 'HEAD', main)
}

const commitOf = (git, name) => git('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`)
