import { Readable } from 'node:stream'
import type { GenerationListener } from '#server/ports/generation.ts'

/**
 * Streams files from a thread or a process to the storage. Calls `onFault` at once for a file that could not be stored.
 */
export function createFileStreams(storeFile: GenerationListener['storeFile'], onFault: (error: unknown) => void) {
  const open = new Map<string, Readable>()
  const stored: Promise<void>[] = []

  const begin = (file: string): Readable => {
    const content = new Readable({ read() {} })
    // The reader of the stream gets the error. If nobody reads yet, an error without a listener would end the process.
    content.on('error', () => {})
    open.set(file, content)
    const storing = storeFile(file, content)
    storing.catch(onFault)
    stored.push(storing)
    return content
  }

  return {
    add(file: string, bytes: Uint8Array): void {
      const content = open.get(file) ?? begin(file)
      content.push(bytes)
    },
    /** Ends every file as complete; resolves once all are stored. */
    async end(): Promise<void> {
      for (const content of open.values()) content.push(null)
      await Promise.all(stored)
    },
    /** Breaks off every file; resolves once the storage has let go of all of them. */
    async abandon(): Promise<void> {
      for (const content of open.values()) content.destroy(new Error('The file was not finished'))
      await Promise.allSettled(stored)
    },
  }
}
