import type { Fact } from '../brief.ts'

/** In words: two things that are listed share a line as long as this. */
const LONGEST_PAIR = 4
const SHORTEST = 4

/** Short things that are listed share a line, at most so many: "Evaporación, condensación". */
export function joined(facts: readonly Fact[], most = 3): Fact[] {
  const lines: Fact[] = []
  for (const one of facts) {
    const last = lines.at(-1)
    const isShort =
      last?.of === 'thing' &&
      one.of === 'thing' &&
      last.text.split(',').length < most &&
      lengthOf(`${last.text} ${one.text}`) <= LONGEST_PAIR
    if (last && isShort)
      lines[lines.length - 1] = {
        ...last,
        text: `${last.text}, ${one.text.charAt(0).toLowerCase()}${one.text.slice(1)}`,
      }
    else lines.push(one)
  }
  return lines
}

/** What is too long for a line ends before its last part that begins with one of some words: "with a pizza that was cold". */
export function shortened(fact: Fact, longest: number, begins: RegExp): Fact {
  const words = fact.text.split(' ')
  if (words.length <= longest) return fact
  const end = words.findLastIndex((word, at) => at <= longest && at >= SHORTEST && begins.test(word))
  return end < 0 ? fact : { ...fact, text: words.slice(0, end).join(' ') }
}

const lengthOf = (text: string) => text.split(' ').length
