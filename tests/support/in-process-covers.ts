import { makeCover } from '#server/adapters/cover/engine/make-cover.ts'
import { createFileStreams } from '#server/adapters/generation/file-streams.ts'
import type { CoverProvider } from '#server/ports/cover.ts'

/** The engine that makes covers, in this thread: for tests of what happens around it. */
export const inProcessCovers: CoverProvider = {
  async make(request, { signal, storeFile, onProgress }) {
    const fileStreams = createFileStreams(storeFile, () => {})
    try {
      const made = await makeCover(structuredClone(request), { signal, onProgress, onBytes: fileStreams.add })
      await fileStreams.end()
      return made
    } catch (error) {
      await fileStreams.abandon()
      throw error
    }
  },
}
