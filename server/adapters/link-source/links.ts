import { LinkRefusedError, type LinkSource } from '#server/ports/link-source.ts'

/** Refusals of a direct link after which yt-dlp may still find a recording. */
const RETRYABLE = ['linkIsPage', 'linkUnreachable', 'recordingUnreadable']

/**
 * Fetches the file directly if the link leads to one. Otherwise yt-dlp looks for a recording in the page, if it is
 * installed and runs.
 */
export function links(direct: LinkSource, pages: LinkSource | null): LinkSource {
  if (!pages) return direct
  const firstOf = async <Found>(ask: (source: LinkSource) => Promise<Found>): Promise<Found> => {
    try {
      return await ask(direct)
    } catch (error) {
      if (!(error instanceof LinkRefusedError) || !RETRYABLE.includes(error.reason)) throw error
      if (!(await pages.readsPages())) throw error
      return await ask(pages)
    }
  }
  return {
    readsPages: () => pages.readsPages(),
    lookUp: (url, options) => firstOf((source) => source.lookUp(url, options)),
    fetch: (url, options) => firstOf((source) => source.fetch(url, options)),
  }
}
