/**
 * The engine compiles without the DOM's and Node's types, so that impurity does not compile.
 * These few globals exist in browsers, workers and Node alike and are all that it may use.
 */
interface AbortSignal {
  readonly aborted: boolean
  throwIfAborted(): void
}

declare namespace WebAssembly {
  class Module {
    constructor(bytes: ArrayBufferView | ArrayBuffer)
  }
  class Instance {
    constructor(module: Module, imports?: Record<string, Record<string, unknown>>)
    readonly exports: Record<string, unknown>
  }
  class Memory {
    constructor(descriptor: { initial: number; maximum?: number })
    readonly buffer: ArrayBuffer
    grow(pages: number): number
  }
}

declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>
}
declare class TextDecoder {
  decode(bytes: Uint8Array): string
}
