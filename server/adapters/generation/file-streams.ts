import { Readable } from 'node:stream'
import type { GenerationListener } from '#server/ports/generation.ts'

/** Files on their way from a thread to the storage. `onFault` is called at once for one that could not be stored. */
export function createFileStreams(storeFile: GenerationListener['storeFile'], onFault: (error: unknown) => void) {
  const open = new Map<string, Readable>()
  const stored: Promise<void>[] = []

  const begin = (file: string): Readable => {
    const content = new Readable({ read() {} })
    // Whoever reads hears of it; where nobody does yet, an error without a listener would end the process.
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
    /** Every file is whole: resolves once all are stored. */
    async end(): Promise<void> {
      for (const content of open.values()) content.push(null)
      await Promise.all(stored)
    },
    /** No file will ever be whole: resolves once nobody is busy with one any more. */
    async abandon(): Promise<void> {
      for (const content of open.values()) content.destroy(new Error('The file was not finished'))
      await Promise.allSettled(stored)
    },
  }
}
