import { matchesIn } from './find-refused.ts'
import { findRefused } from './refuse-words.ts'

/** What stands between the artist and the song in the names of files and pages. */
const PARTS = /\s*[-–—|·:_]+\s*|\s+(?=(?:feat|ft)\.)/iu

/**
 * The name of a file or page as the title of a work that others may see; `other` if it contains the name of somebody
 * famous or a sensitive word. Nothing is refused, since nobody wrote the name as a title.
 */
export function publicTitle<Other>(name: string, other: Other): string | Other {
  const parts = name.split(PARTS).filter((part) => part.trim() !== '')
  const refused =
    findRefused(name, 'title').length > 0 ||
    parts.some((part) => findRefused(part, 'style').length > 0 || namesArtist(part, parts.length > 1))
  return refused ? other : name
}

/**
 * Whether a part of a file name names an artist. File names put the artist beside the song, so a first name that a
 * singer has means the singer. A name that is also a word means the singer if it begins or ends a part beside another
 * part.
 */
function namesArtist(part: string, isBeside: boolean): boolean {
  return matchesIn(part).some(({ entry, start, end }) => {
    if (entry.reach !== 'imitated') return true
    const outside = [part.slice(0, start), part.slice(end)]
    return isBeside && outside.some((text) => !/[\p{L}\p{N}]/u.test(text))
  })
}
