import type { SectionKind } from './lyric-section.ts'
import { kindOfTag } from './tags.ts'

/** More often nobody means it: "(x20)" is sung so often, "x20" in a line not again at all. */
const MOST_TIMES = 8

const TIMES = 'times|veces|vezes|fois|mal|volte|keer|razy|kez|kere|defa|lần|kali|回|번|遍|次'
const AGAIN =
  'repeat|bis|repetir|se repite|repete|répéter|répétez|répéter le|wiederholen|wdh\\.?|ripetere|ripeti|herhalen|herhaal|powtórz|tekrar|lặp lại|ulangi|繰り返し|くりかえし|リピート|반복|重复|重複|反复'
const COUNTED = new RegExp(
  `^(?:(?:${AGAIN}),? ?)?(?:[x×*] ?(?<behind>\\d{1,2})|(?<before>\\d{1,2}) ?(?:[x×]|${TIMES}))$`,
  'iu',
)
const AGAIN_ALONE = new RegExp(`^(?:${AGAIN})[.:!]?$`, 'iu')
const SECTION_AGAIN = new RegExp(`^(?:(?:${AGAIN}) (?<first>.+)|(?<second>.+?) (?:${AGAIN}))$`, 'iu')

/** How often something is sung that is followed by "x2", "(3 times)" or "(bis)"; null for anything else. */
export function timesOf(text: string): number | null {
  const mark = text.trim()
  if (AGAIN_ALONE.test(mark)) return 2
  const { behind, before } = COUNTED.exec(mark)?.groups ?? {}
  const times = Number(behind ?? before ?? 0)
  return times >= 2 ? Math.min(times, MOST_TIMES) : null
}

/** "Chorus x2" in a tag. */
export function timesInTag(tag: string): number {
  const mark = /(?:^|[\s,(–-])(?:[x×] ?(?<behind>\d{1,2})|(?<before>\d{1,2}) ?[x×])(?=$|[\s,)])/iu.exec(tag)?.groups
  const times = Number(mark?.behind ?? mark?.before ?? 1)
  return times >= 2 ? Math.min(times, MOST_TIMES) : 1
}

/** "Repeat chorus": the part that is sung once more. */
export function sectionAgain(text: string): { kind: SectionKind; times: number } | null {
  const mark = text.trim().replace(/[.:!]$/, '')
  const { first, second } = SECTION_AGAIN.exec(mark)?.groups ?? {}
  const name = first ?? second
  if (!name || name.split(/\s+/).length > 4) return null
  const kind = kindOfTag(name)
  return kind && { kind, times: timesInTag(name) }
}
