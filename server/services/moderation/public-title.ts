import { matchesIn } from './find-refused.ts'
import { findRefused } from './refuse-words.ts'

/** What stands between the artist and the song in the names of files and pages. */
const PARTS = /\s*[-–—|·:_]+\s*|\s+(?=(?:feat|ft)\.)/iu

/**
 * What a file or a page is called, as the title of a work that others may see; the other name where it holds that of
 * somebody famous or a sensitive word. Nothing is refused: nobody wrote it as a title.
 */
export function publicTitle<Other>(name: string, other: Other): string | Other {
  const parts = name.split(PARTS).filter((part) => part.trim() !== '')
  const refused =
    findRefused(name, 'title').length > 0 ||
    parts.some((part) => findRefused(part, 'style').length > 0 || namesArtist(part, parts.length > 1))
  return refused ? other : name
}

/**
 * File names put the artist beside the song: a first name that is a singer's stands for the singer there, and so does a
 * word that is one, where it begins or ends a part beside another.
 */
function namesArtist(part: string, isBeside: boolean): boolean {
  return matchesIn(part).some(({ entry, start, end }) => {
    if (entry.reach !== 'imitated') return true
    const outside = [part.slice(0, start), part.slice(end)]
    return isBeside && outside.some((text) => !/[\p{L}\p{N}]/u.test(text))
  })
}
