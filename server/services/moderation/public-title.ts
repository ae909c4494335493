import { findRefused } from './refuse-words.ts'

/** What stands between the artist and the song in the names of files and pages. */
const PARTS = /\s+[-–—|·:]\s+|_-_|\s+(?=feat\.|ft\.)/iu

/**
 * What a file or a page is called, as the title of a work that others may see; the other name where it holds that of
 * somebody famous or a sensitive word. Nothing is refused: nobody wrote it as a title.
 */
export function publicTitle<Other>(name: string, other: Other): string | Other {
  const refused =
    findRefused(name, 'title').length > 0 || name.split(PARTS).some((part) => findRefused(part, 'style').length > 0)
  return refused ? other : name
}
