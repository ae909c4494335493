import { defineConfig } from 'vitest/config'

/** Limits end what hangs, and nothing else: what may take how long is asserted in CPU time. */
const LONGEST_MS = 240_000

/** They start processes, or measure or replace what belongs to their own: each of these files has a process to itself. */
const PROCESSES = [
  'scripts/launch/{apt,base,canto,children}.test.ts',
  'server/adapters/{cover,link-source,reference-analyser,confined,voice-estimator}/**/*.test.ts',
  'server/adapters/recording/confined-inspector.test.ts',
  'server/web/overload.test.ts',
]
/** It measures the memory of its process. */
const MEMORY = 'lib/engine/codec/recording/corpus.test.ts'
/** It speaks what the catalog has counted. */
const SPOKEN = 'lib/catalog/voices/own-voice-syllables.test.ts'
export const ENGINE_TESTS = ['lib/engine/**/*.test.ts', SPOKEN]

const project = (name: string, include: string[], more = {}) => ({
  test: { name, include, testTimeout: LONGEST_MS, hookTimeout: LONGEST_MS, ...more },
})

/**
 * A suite is the project of its name, and those whose names go on from it. Where files are not isolated, one process loads
 * modules once for all that it runs: to load them for each file would be half of the work.
 */
export default defineConfig({
  test: {
    // One process a core: by default one core would be left idle, which on two cores is half of the machine.
    maxWorkers: '100%',
    projects: [
      project(
        'unit',
        ['{lib,server,components,scripts}/**/*.test.ts', 'tests/{architecture,bench,judge}/**/*.test.ts'],
        { isolate: false, exclude: ['lib/engine/**', SPOKEN, ...PROCESSES] },
      ),
      project('processes', PROCESSES),
      project('engine', ENGINE_TESTS, { isolate: false, exclude: [MEMORY] }),
      project('engine-memory', [MEMORY]),
      project('integration', ['tests/integration/**/*.test.ts'], {
        isolate: false,
        globalSetup: ['tests/support/template-database.ts'],
      }),
    ],
  },
})
