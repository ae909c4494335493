import { escaped } from '../brief/patterns.ts'
import { isDuet, type Score, type SungLine, type Vocal, writtenLines } from '../score/score.ts'
import { singerNamed } from '../voices/singers.ts'

/**
 * The lyrics as written, with the lines that a rework sings anew put in their places. Where a line cannot be found as
 * it was written, the lyrics are written down from the song.
 */
export function reworkedLyrics(lyrics: string, before: Score, after: Score): string {
  const fresh = after.vocal?.lines ?? []
  let text = ''
  let at = 0
  for (const [index, { text: old }] of (before.vocal?.lines ?? []).entries()) {
    const found = placeOf(old, lyrics, at)
    if (!found) return writtenDown(after)
    const now = fresh[index]?.text ?? old
    text += lyrics.slice(at, found.from) + (now === old ? lyrics.slice(found.from, found.to) : now)
    at = found.to
  }
  return text + lyrics.slice(at)
}

/** Where a sung line stands, with whatever is written between its words and not sung: chords, directions. */
function placeOf(line: string, lyrics: string, at: number): { from: number; to: number } | null {
  const words = line.split(' ').map(escaped)
  const between = new RegExp(words.join('[^\\n]*?'), 'g')
  between.lastIndex = at
  const match = between.exec(lyrics)
  return match && { from: match.index, to: match.index + match[0].length }
}

/** The words of a song under the names of its sections, and of its singers where two take turns. */
function writtenDown({ sections, vocal }: Score): string {
  const stanzas = sections.map(({ kind }, index) => {
    const own = writtenLines((vocal?.lines ?? []).filter(({ section }) => section === index))
    let before: string | null = null
    const lines = own.flatMap((line) => {
      const named: string | null = vocal && !line.behind ? tagOfSinger(line, vocal) : before
      const isSame = named === null || named === before
      before = named
      return isSame ? [line.text] : [named, line.text]
    })
    return lines.length > 0 ? [`[${kind[0]!.toUpperCase()}${kind.slice(1)}]`, ...lines].join('\n') : ''
  })
  return stanzas.filter(Boolean).join('\n\n')
}

/** "[Woman]", "[Singer 2]", "[Both]"; null in songs of one singer. */
function tagOfSinger({ by }: SungLine, vocal: Vocal): string | null {
  const { singer, second = singer } = vocal
  if (!isDuet(vocal)) return null
  if (by === 'both') return '[Both]'
  const [own, other] = by === 'second' ? [second, singer] : [singer, second]
  const { gender } = singerNamed(own)
  if (gender === singerNamed(other).gender) return by === 'second' ? '[Singer 2]' : '[Singer 1]'
  return gender === 'f' ? '[Woman]' : '[Man]'
}
