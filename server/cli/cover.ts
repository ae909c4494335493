import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { REGISTERS } from '#lib/catalog/voices/registers.ts'
import { PitchChange, semitonesOf } from '#lib/schemas/cover.ts'
import { engineCovers } from '#server/adapters/cover/engine/engine-covers.ts'
import { AppError } from '#server/errors.ts'
import { RefusedError } from '#server/ports/generation.ts'
import { number } from './numbers.ts'
import { showProgress } from './progress.ts'
import { voiceOf } from './voice-of.ts'

const USAGE = `npm run canto -- cover --in FILE --voice ID [options] --out DIR
  --voice ID       an id, slug or name that "npm run canto -- voices list" names
  --pitch P        no-change (default), male-to-female, female-to-male, or semitones from -12 to 12
  --title T        the song's name (that of the file)
  --seed N         the same seed makes the same files (1)`

const OPTIONS = {
  in: { type: 'string' },
  voice: { type: 'string' },
  pitch: { type: 'string' },
  title: { type: 'string' },
  seed: { type: 'string' },
  out: { type: 'string' },
  help: { type: 'boolean' },
} as const satisfies ParseArgsConfig['options']

/** Sings one recording anew, into a folder with all of its parts. */
export async function coverCommand(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: OPTIONS })
  if (values.help) {
    console.log(USAGE)
    return
  }
  const { in: file, voice: wanted, out } = values
  if (!file || !wanted || !out) throw new Error(`Name a recording, a voice and a folder.\n\n${USAGE}`)
  const voice = voiceOf(wanted)
  const pitch = PitchChange.safeParse(values.pitch ?? 'no-change')
  if (!pitch.success) throw new Error(`--pitch ${values.pitch}: ${new AppError('pitchInvalid').message}`)
  await mkdir(out, { recursive: true })
  const engine = engineCovers()
  try {
    const { durationSec } = await engine.make(
      {
        kind: 'cover',
        source: { kind: 'recording', bytes: await readFile(file) },
        voice: {
          name: voice.name,
          model: voice.model,
          baseFormantScale: REGISTERS[voice.register].formantScale,
          from: 'catalogue',
        },
        title: values.title ?? basename(file, extname(file)),
        semitones: semitonesOf(pitch.data),
        seed: number('seed', values.seed, 0, 2 ** 31 - 1) ?? 1,
        levels: { vocalDb: 0, backingDb: 0 },
      },
      {
        signal: new AbortController().signal,
        onProgress: showProgress,
        // The accompaniment of the source is in instrumental.wav already, only transposed where the voice's interval asks
        // for it. A stream has to be read all the same: whatever nobody reads of it stays in memory.
        storeFile: async (name, content) => {
          if (name !== 'source-instrumental.wav') return await writeFile(join(out, name), content)
          if (!(content instanceof Uint8Array)) for await (const _ of content);
        },
      },
    )
    process.stderr.write(`\r${durationSec.toFixed(1)} s of music are in ${out}${' '.repeat(20)}\n`)
  } catch (error) {
    throw error instanceof RefusedError ? new Error(new AppError(error.reason).message) : error
  } finally {
    await engine.close()
  }
}
