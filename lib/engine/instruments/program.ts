import type { InstrumentAssets } from '../assets.ts'
import { SAMPLE_RATE } from '../pcm/pcm.ts'
import type { Patch } from './instrument.ts'

/** Samples that everything is rendered in at a time. */
export const BLOCK_SAMPLES = 512

/**
 * Several copies of one Faust program in one WebAssembly memory: state records at the bottom, then the tables of
 * channel pointers, then one block of samples a channel.
 */
export type Program = {
  readonly inputs: readonly Float32Array[]
  readonly outputs: readonly Float32Array[]
  /** Forgets all state and sets every control to its default, then to `settings`. Throws on a control it lacks. */
  reset(copy: number, settings: Readonly<Record<string, number>>): void
  /** Without effect when the program has no such control: a hat has no pitch, a drum no gate. */
  set(copy: number, control: string, value: number): void
  /** Runs `lengthSamples` ≤ BLOCK_SAMPLES from the first sample of `inputs` into the first of `outputs`. */
  run(copy: number, lengthSamples: number): void
}

type Description = { size: number; inputs: number; outputs: number; ui: Control[] }
type Control = { label: string; type: string; index?: number; init?: number; items?: Control[] }

type Exports = {
  init(record: number, sampleRate: number): void
  instanceClear(record: number): void
  setParamValue(record: number, control: number, value: number): void
  compute(record: number, lengthSamples: number, inputTable: number, outputTable: number): void
}

const PAGE_BYTES = 65_536
const FLOAT_BYTES = 4

/** Compiled code is kept while the bytes live, so that later songs start with warm code. */
const modules = new WeakMap<Uint8Array, WebAssembly.Module>()

export function createProgram(assets: InstrumentAssets, name: string, copies: number): Program {
  const asset = assets.programs[name]
  if (!asset) throw new Error(`No compiled program "${name}": build the instruments first`)
  const description = JSON.parse(asset.description) as Description
  const controls = new Map(flatten(description.ui).map((control) => [control.label, control]))

  const recordBytes = Math.ceil(description.size / 16) * 16
  const inputTable = recordBytes * copies
  const outputTable = inputTable + 16 * FLOAT_BYTES
  const firstBlock = outputTable + 16 * FLOAT_BYTES
  const blockBytes = BLOCK_SAMPLES * FLOAT_BYTES
  const channels = description.inputs + description.outputs
  // The compiler puts the description at the bottom of the memory, where the records go once it is there.
  const bytes = Math.max(firstBlock + channels * blockBytes, asset.description.length * 2)
  const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE_BYTES) })
  const code = new WebAssembly.Instance(compiled(asset.wasm), { env: { memory, ...MATHEMATICS } })
    .exports as unknown as Exports
  for (let copy = 0; copy < copies; copy++) code.init(copy * recordBytes, SAMPLE_RATE)

  const pointers = new Int32Array(memory.buffer)
  const block = (table: number, first: number) => (_: unknown, index: number) => {
    const address = firstBlock + (first + index) * blockBytes
    pointers[table / FLOAT_BYTES + index] = address
    return new Float32Array(memory.buffer, address, BLOCK_SAMPLES)
  }
  const inputs = Array.from({ length: description.inputs }, block(inputTable, 0))
  const outputs = Array.from({ length: description.outputs }, block(outputTable, description.inputs))

  const set = (copy: number, control: string, value: number) => {
    const index = controls.get(control)?.index
    if (index !== undefined) code.setParamValue(copy * recordBytes, index, value)
  }
  return {
    inputs,
    outputs,
    set,
    reset: (copy, settings) => {
      code.instanceClear(copy * recordBytes)
      for (const { index, init } of controls.values()) code.setParamValue(copy * recordBytes, index!, init!)
      for (const control in settings) {
        if (!controls.has(control)) throw new Error(`The program "${name}" has no control "${control}"`)
        set(copy, control, settings[control]!)
      }
    },
    run: (copy, lengthSamples) => code.compute(copy * recordBytes, lengthSamples, inputTable, outputTable),
  }
}

/** A program that sits on a bus: stereo in place. */
export function createEffect(assets: InstrumentAssets, patch: Patch) {
  const program = createProgram(assets, patch.program, 1)
  program.reset(0, patch.settings ?? {})
  const [inLeft, inRight] = program.inputs
  const [outLeft, outRight] = program.outputs
  if (!inLeft || !inRight || !outLeft || !outRight) throw new Error(`"${patch.program}" is no stereo effect`)
  return {
    process(left: Float32Array, right: Float32Array): void {
      inLeft.set(left)
      inRight.set(right)
      program.run(0, left.length)
      left.set(outLeft.subarray(0, left.length))
      right.set(outRight.subarray(0, right.length))
    },
  }
}

function compiled(wasm: Uint8Array<ArrayBuffer>): WebAssembly.Module {
  const known = modules.get(wasm) ?? new WebAssembly.Module(wasm)
  modules.set(wasm, known)
  return known
}

function flatten(items: readonly Control[]): Control[] {
  return items.flatMap((item) => (item.items ? flatten(item.items) : item.index === undefined ? [] : [item]))
}

/** What Faust's code calls for the functions that WebAssembly lacks. */
const MATHEMATICS = {
  _acosf: Math.acos,
  _asinf: Math.asin,
  _atanf: Math.atan,
  _atan2f: Math.atan2,
  _cosf: Math.cos,
  _expf: Math.exp,
  _fmodf: (x: number, y: number) => x % y,
  _logf: Math.log,
  _log10f: Math.log10,
  _powf: Math.pow,
  _roundf: Math.round,
  _sinf: Math.sin,
  _tanf: Math.tan,
  _tanhf: Math.tanh,
}
