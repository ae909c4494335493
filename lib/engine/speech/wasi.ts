/**
 * Runs a command-line program compiled for WASI preview 1, with nothing to touch but a folder in memory.
 * A fresh instance each call, since such a program ends by exiting; the module is compiled once, by the caller.
 */
export type WasiResult = {
  readonly exitCode: number
  readonly stdout: string
  /** Files that the program wrote, by name. */
  readonly files: ReadonlyMap<string, Uint8Array>
}

/** Thrown through the program by proc_exit, to unwind its stack. */
class Exit {
  readonly code: number
  constructor(code: number) {
    this.code = code
  }
}

type OpenFile = { readonly name: string; bytes: Uint8Array; length: number; position: number }

const SUCCESS = 0
const BAD_DESCRIPTOR = 8
const STDOUT = 1
const STDERR = 2
const FOLDER = 3
const CHARACTER_DEVICE = 2
const DIRECTORY = 3
const REGULAR_FILE = 4
const ALL_RIGHTS = 0xffff_ffff_ffff_ffffn

export function runWasi(module: WebAssembly.Module, args: readonly string[]): WasiResult {
  const encoded = args.map((argument) => new TextEncoder().encode(`${argument}\0`))
  const open = new Map<number, OpenFile>()
  const written: OpenFile[] = []
  let stdout = ''
  let memory: WebAssembly.Memory
  const view = () => new DataView(memory.buffer)
  const bytes = () => new Uint8Array(memory.buffer)
  const text = (pointer: number, length: number) => new TextDecoder().decode(bytes().slice(pointer, pointer + length))

  const write = (descriptor: number, data: Uint8Array) => {
    if (descriptor === STDOUT) stdout += new TextDecoder().decode(data)
    const file = open.get(descriptor)
    if (file) append(file, data)
    return file !== undefined || descriptor === STDOUT || descriptor === STDERR
  }

  const imports = {
    args_sizes_get(count: number, size: number) {
      view().setUint32(count, encoded.length, true)
      view().setUint32(size, total(encoded), true)
      return SUCCESS
    },
    args_get(pointers: number, buffer: number) {
      let at = buffer
      for (const [index, argument] of encoded.entries()) {
        view().setUint32(pointers + 4 * index, at, true)
        bytes().set(argument, at)
        at += argument.length
      }
      return SUCCESS
    },
    /** Time stands still, so that the same words always give the same sound. */
    clock_time_get(_clock: number, _precision: bigint, result: number) {
      view().setBigUint64(result, 0n, true)
      return SUCCESS
    },
    fd_close(descriptor: number) {
      return open.delete(descriptor) ? SUCCESS : BAD_DESCRIPTOR
    },
    fd_fdstat_get(descriptor: number, result: number) {
      if (descriptor > FOLDER && !open.has(descriptor)) return BAD_DESCRIPTOR
      const kind = descriptor < FOLDER ? CHARACTER_DEVICE : descriptor === FOLDER ? DIRECTORY : REGULAR_FILE
      view().setUint8(result, kind)
      view().setUint16(result + 2, 0, true)
      view().setBigUint64(result + 8, ALL_RIGHTS, true)
      view().setBigUint64(result + 16, ALL_RIGHTS, true)
      return SUCCESS
    },
    fd_fdstat_set_flags: () => SUCCESS,
    fd_prestat_get(descriptor: number, result: number) {
      if (descriptor !== FOLDER) return BAD_DESCRIPTOR
      view().setUint32(result, 0, true)
      view().setUint32(result + 4, 1, true)
      return SUCCESS
    },
    fd_prestat_dir_name(descriptor: number, pointer: number) {
      if (descriptor !== FOLDER) return BAD_DESCRIPTOR
      bytes().set(new TextEncoder().encode('.'), pointer)
      return SUCCESS
    },
    fd_read(_descriptor: number, _vectors: number, _count: number, result: number) {
      view().setUint32(result, 0, true)
      return SUCCESS
    },
    fd_seek(descriptor: number, offset: bigint, whence: number, result: number) {
      const file = open.get(descriptor)
      if (!file) return BAD_DESCRIPTOR
      file.position = Number(offset) + [0, file.position, file.length][whence]!
      view().setBigUint64(result, BigInt(file.position), true)
      return SUCCESS
    },
    fd_write(descriptor: number, vectors: number, count: number, result: number) {
      let size = 0
      for (let index = 0; index < count; index++) {
        const pointer = view().getUint32(vectors + 8 * index, true)
        const length = view().getUint32(vectors + 8 * index + 4, true)
        if (!write(descriptor, bytes().slice(pointer, pointer + length))) return BAD_DESCRIPTOR
        size += length
      }
      view().setUint32(result, size, true)
      return SUCCESS
    },
    path_open(_folder: number, _look: number, path: number, length: number, ...rest: unknown[]) {
      const file = { name: text(path, length), bytes: new Uint8Array(1 << 16), length: 0, position: 0 }
      const descriptor = FOLDER + 1 + written.push(file)
      open.set(descriptor, file)
      view().setUint32(rest.at(-1) as number, descriptor, true)
      return SUCCESS
    },
    proc_exit(code: number) {
      throw new Exit(code)
    },
  }

  const instance = new WebAssembly.Instance(module, { wasi_snapshot_preview1: imports })
  memory = instance.exports.memory as WebAssembly.Memory
  let exitCode = 0
  try {
    ;(instance.exports._start as () => void)()
  } catch (thrown) {
    if (!(thrown instanceof Exit)) throw thrown
    exitCode = thrown.code
  }
  const files = new Map(written.map((file) => [file.name, file.bytes.subarray(0, file.length)]))
  return { exitCode, stdout, files }
}

function append(file: OpenFile, data: Uint8Array): void {
  const end = file.position + data.length
  if (end > file.bytes.length) {
    const larger = new Uint8Array(Math.max(end, 2 * file.bytes.length))
    larger.set(file.bytes.subarray(0, file.length))
    file.bytes = larger
  }
  file.bytes.set(data, file.position)
  file.position = end
  file.length = Math.max(file.length, end)
}

function total(parts: readonly Uint8Array[]): number {
  return parts.reduce((sum, part) => sum + part.length, 0)
}
