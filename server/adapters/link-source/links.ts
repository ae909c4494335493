import { LinkRefusedError, type LinkSource } from '#server/ports/link-source.ts'

/** What another program may make of a link that leads to no recording itself. */
const RETRYABLE = ['linkIsPage', 'linkUnreachable', 'recordingUnreadable']

/** Straight to the file if the link leads there, else by the program that finds recordings in pages, if there is one that runs. */
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
