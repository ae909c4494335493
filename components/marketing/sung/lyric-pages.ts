import type { TimedLine } from '#lib/catalog/demo-songs.ts'

/** How many seconds a page stays after its last note, if nothing else is sung earlier. */
const HOLD_SEC = 1

/** Groups lines into pages that are shown together: lines of one stanza, at most `most` of them. */
export function pagesOf(lines: readonly TimedLine[], most: number): TimedLine[][] {
  const pages: TimedLine[][] = []
  for (const line of lines) {
    const page = pages.at(-1)
    if (page && page.length < most && page[0]?.stanza === line.stanza) page.push(line)
    else pages.push([line])
  }
  return pages
}

/** The page to read at a moment. It turns in the pause before the next one, early enough to read that. */
export function pageAt(pages: readonly TimedLine[][], seconds: number): number {
  const page = pages.findIndex((one, index) => seconds < turnsAt(one, pages[index + 1]))
  return page < 0 ? pages.length - 1 : page
}

function turnsAt(page: readonly TimedLine[], next: readonly TimedLine[] | undefined): number {
  const end = page.at(-1)?.ends.at(-1) ?? 0
  const start = next?.[0]?.starts[0] ?? Number.POSITIVE_INFINITY
  return end + Math.min(HOLD_SEC, (start - end) / 2)
}

/** Which note of which of these lines sounds, or sounded last; null before the first. */
export function placeAt(lines: readonly TimedLine[], seconds: number) {
  const line = lines.findLastIndex(({ starts: [first = 0] }) => first <= seconds)
  const { starts = [], ends = [] } = lines[line] ?? {}
  const note = starts.findLastIndex((start) => start <= seconds)
  return note < 0 ? null : { line, note, isHeld: seconds < (ends[note] ?? 0) }
}
