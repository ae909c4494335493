import type { Score } from '../../score/score.ts'

/**
 * The lyrics as written, with the lines that a rework sings anew put in their places. Where a line cannot be found as
 * it was written, the lyrics are written down from the song.
 */
export function reworkedLyrics(lyrics: string, before: Score, after: Score): string {
  const fresh = after.vocal?.lines ?? []
  let text = ''
  let at = 0
  for (const [index, { text: old }] of (before.vocal?.lines ?? []).entries()) {
    const found = lyrics.indexOf(old, at)
    if (found < 0) return writtenDown(after)
    text += lyrics.slice(at, found) + (fresh[index]?.text ?? old)
    at = found + old.length
  }
  return text + lyrics.slice(at)
}

/** The words of a song under the names of its sections. */
function writtenDown({ sections, vocal }: Score): string {
  const stanzas = sections.map(({ kind }, index) => {
    const lines = (vocal?.lines ?? []).filter(({ section }) => section === index).map(({ text }) => text)
    return lines.length > 0 ? [`[${kind[0]!.toUpperCase()}${kind.slice(1)}]`, ...lines].join('\n') : ''
  })
  return stanzas.filter(Boolean).join('\n\n')
}
