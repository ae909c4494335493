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
  const memory = createView()
  const disk = createDisk()
  const calls = { ...processCalls(args, memory), ...streamCalls(disk, memory), ...folderCalls(disk, memory) }
  const instance = new WebAssembly.Instance(module, { wasi_snapshot_preview1: calls })
  memory.attach(instance.exports.memory as WebAssembly.Memory)
  let exitCode = 0
  try {
    ;(instance.exports._start as () => void)()
  } catch (thrown) {
    if (!(thrown instanceof Exit)) throw thrown
    exitCode = thrown.code
  }
  const files = new Map(disk.written.map((file) => [file.name, file.bytes.subarray(0, file.length)]))
  return { exitCode, stdout: disk.stdout(), files }
}

type View = ReturnType<typeof createView>

/** The program's memory; its buffer changes when it grows, so nothing keeps hold of it. */
function createView() {
  let memory: WebAssembly.Memory
  return {
    attach: (attached: WebAssembly.Memory) => {
      memory = attached
    },
    numbers: () => new DataView(memory.buffer),
    bytes: () => new Uint8Array(memory.buffer),
    copy: (pointer: number, length: number) => new Uint8Array(memory.buffer).slice(pointer, pointer + length),
  }
}

type Disk = ReturnType<typeof createDisk>

function createDisk() {
  const open = new Map<number, OpenFile>()
  const written: OpenFile[] = []
  let stdout = ''
  return {
    open,
    written,
    stdout: () => stdout,
    /** Descriptor of a new, empty file. */
    create(name: string): number {
      const file = { name, bytes: new Uint8Array(1 << 16), length: 0, position: 0 }
      const descriptor = FOLDER + written.push(file)
      open.set(descriptor, file)
      return descriptor
    },
    /** False when there is nothing to write to. */
    write(descriptor: number, data: Uint8Array): boolean {
      const file = open.get(descriptor)
      if (file) append(file, data)
      if (descriptor === STDOUT) stdout += new TextDecoder().decode(data)
      return file !== undefined || descriptor === STDOUT || descriptor === STDERR
    },
  }
}

function processCalls(args: readonly string[], memory: View) {
  const encoded = args.map((argument) => new TextEncoder().encode(`${argument}\0`))
  return {
    args_sizes_get(count: number, size: number) {
      memory.numbers().setUint32(count, encoded.length, true)
      memory.numbers().setUint32(
        size,
        encoded.reduce((sum, { length }) => sum + length, 0),
        true,
      )
      return SUCCESS
    },
    args_get(pointers: number, buffer: number) {
      let at = buffer
      for (const [index, argument] of encoded.entries()) {
        memory.numbers().setUint32(pointers + 4 * index, at, true)
        memory.bytes().set(argument, at)
        at += argument.length
      }
      return SUCCESS
    },
    /** Time stands still, so that the same words always give the same sound. */
    clock_time_get(_clock: number, _precision: bigint, result: number) {
      memory.numbers().setBigUint64(result, 0n, true)
      return SUCCESS
    },
    proc_exit(code: number) {
      throw new Exit(code)
    },
  }
}

function streamCalls({ open, write }: Disk, memory: View) {
  return {
    fd_close: (descriptor: number) => (open.delete(descriptor) ? SUCCESS : BAD_DESCRIPTOR),
    fd_read(_descriptor: number, _vectors: number, _count: number, result: number) {
      memory.numbers().setUint32(result, 0, true)
      return SUCCESS
    },
    fd_seek(descriptor: number, offset: bigint, whence: number, result: number) {
      const file = open.get(descriptor)
      if (!file) return BAD_DESCRIPTOR
      file.position = Number(offset) + [0, file.position, file.length][whence]!
      memory.numbers().setBigUint64(result, BigInt(file.position), true)
      return SUCCESS
    },
    fd_write(descriptor: number, vectors: number, count: number, result: number) {
      let size = 0
      for (let index = 0; index < count; index++) {
        const pointer = memory.numbers().getUint32(vectors + 8 * index, true)
        const length = memory.numbers().getUint32(vectors + 8 * index + 4, true)
        if (!write(descriptor, memory.copy(pointer, length))) return BAD_DESCRIPTOR
        size += length
      }
      memory.numbers().setUint32(result, size, true)
      return SUCCESS
    },
    fd_fdstat_set_flags: () => SUCCESS,
    fd_fdstat_get(descriptor: number, result: number) {
      if (descriptor > FOLDER && !open.has(descriptor)) return BAD_DESCRIPTOR
      const kind = descriptor < FOLDER ? CHARACTER_DEVICE : descriptor === FOLDER ? DIRECTORY : REGULAR_FILE
      memory.numbers().setUint8(result, kind)
      memory.numbers().setUint16(result + 2, 0, true)
      memory.numbers().setBigUint64(result + 8, ALL_RIGHTS, true)
      memory.numbers().setBigUint64(result + 16, ALL_RIGHTS, true)
      return SUCCESS
    },
  }
}

function folderCalls({ create }: Disk, memory: View) {
  return {
    fd_prestat_get(descriptor: number, result: number) {
      if (descriptor !== FOLDER) return BAD_DESCRIPTOR
      memory.numbers().setUint32(result, 0, true)
      memory.numbers().setUint32(result + 4, 1, true)
      return SUCCESS
    },
    fd_prestat_dir_name(descriptor: number, pointer: number) {
      if (descriptor !== FOLDER) return BAD_DESCRIPTOR
      memory.bytes().set(new TextEncoder().encode('.'), pointer)
      return SUCCESS
    },
    path_open(_folder: number, _look: number, path: number, length: number, ...rest: unknown[]) {
      const descriptor = create(new TextDecoder().decode(memory.copy(path, length)))
      memory.numbers().setUint32(rest.at(-1) as number, descriptor, true)
      return SUCCESS
    },
  }
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
