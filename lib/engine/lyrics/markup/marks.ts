import { isChord, isSurelyChord } from './chords.ts'
import { isDirection } from './directions.ts'
import { HAS_WORD, TAG } from './has-words.ts'
import { timesOf } from './repeats.ts'
import { kindOfTag } from './tags.ts'

/** A line as it is sung, and what else is written on it. */
export type UnmarkedLine = {
  /** With the tags of parts and voices. */
  readonly text: string
  /** How often it is sung. */
  readonly times: number
  /** Directions and chords, as written. */
  readonly leftOut: readonly string[]
  /** Marks by which it is sung again. */
  readonly again: readonly string[]
}

const EVERY_TAG = new RegExp(TAG, 'g')
const PARENTHESES = /[(（{]([^()（）{}]*)[)）}]/gu
const STARS = /\*+([^*\n]+)\*+/gu
/** "[Chorus (x2)]": what stands in a tag belongs to it. */
const IN_TAG = { before: /[[【［][^\][【】［］]*$/u, after: /^[^\][【】［］]*[\]】］]/u }
const BARE_TIMES = /(?:^|\s)(?:[x×] ?\d|\d ?[x×])$/iu

/** `isVoice` says of a tag whether it tells who sings; such tags stay, as those of parts do. */
export function withoutMarks(line: string, isVoice: (tag: string) => boolean): UnmarkedLine {
  const leftOut: string[] = []
  const again: string[] = []
  let times = 1

  const drop = (mark: string, inside: string, before: string, after: string) => {
    const said = timesOf(inside)
    if (said && !HAS_WORD.test(after)) {
      times = said
      again.push(mark.trim())
    } else if (HAS_WORD.test(inside)) leftOut.push(mark.trim())
    // "beau[C]tiful" is one word.
    return /\p{L}$/u.test(before) && /^\p{L}/u.test(after) ? '' : ' '
  }
  const dropWhere = (text: string, pattern: RegExp, isMark: (inside: string, around: string) => boolean) =>
    text.replace(pattern, (mark, inside: string, at: number) => {
      const [before, after] = [text.slice(0, at), text.slice(at + mark.length)]
      if (pattern === PARENTHESES && IN_TAG.before.test(before) && IN_TAG.after.test(after)) return mark
      return isMark(inside, before + after) ? drop(mark, inside, before, after) : mark
    })

  const untagged = dropWhere(line, EVERY_TAG, (inside) => kindOfTag(inside) === null && !isVoice(inside))
  const severalChords = [...untagged.matchAll(PARENTHESES)].filter(([, inside = '']) => isChord(inside)).length > 1
  const isAside = (inside: string, around: string) =>
    timesOf(inside) !== null || isDirection(inside, around) || (severalChords ? isChord : isSurelyChord)(inside)
  const spoken = dropWhere(dropWhere(untagged, PARENTHESES, isAside), STARS, isDirection)
  const text = spoken.trimEnd().replace(BARE_TIMES, (mark) => {
    const said = timesOf(mark)
    if (!said || times > 1) return mark
    times = said
    again.push(mark.trim())
    return ''
  })
  return { text, times, leftOut, again }
}
