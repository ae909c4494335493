import { makeCover } from '#server/adapters/cover/engine/make-cover.ts'
import { createDeliveries } from '#server/adapters/work/deliveries.ts'
import type { CoverProvider } from '#server/ports/cover.ts'

/** The engine that makes covers, in this thread: for tests of what happens around it. */
export const coversHere: CoverProvider = {
  async make(request, { signal, storeFile, onProgress }) {
    const deliveries = createDeliveries(storeFile, () => {})
    try {
      const made = await makeCover(structuredClone(request), { signal, onProgress, onBytes: deliveries.add })
      await deliveries.end()
      return made
    } catch (error) {
      await deliveries.abandon()
      throw error
    }
  },
}
