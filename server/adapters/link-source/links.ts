import { LinkRefusedError, type LinkSource } from '#server/ports/link-source.ts'

/** What another program may make of a link that leads to no recording itself. */
const WORTH_ANOTHER_TRY = ['linkIsPage', 'linkUnreachable', 'fileTypeInvalid']

/** Straight to the file if the link leads there, else by the program that finds recordings in pages, if there is one. */
export function links(direct: LinkSource, pages: LinkSource | null): LinkSource {
  if (!pages) return direct
  return {
    async fetch(url, options) {
      try {
        return await direct.fetch(url, options)
      } catch (error) {
        if (!(error instanceof LinkRefusedError) || !WORTH_ANOTHER_TRY.includes(error.reason)) throw error
        return await pages.fetch(url, options)
      }
    },
  }
}
