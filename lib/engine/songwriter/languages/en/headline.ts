import { capital } from '../../../lyrics/first-letter.ts'

const SMALL: ReadonlySet<string> = new Set(
  'a an the of in on at by to and or but nor for with from under until when where before'.split(' '),
)

/** "count the waves" as it stands above a song: "Count the Waves". */
export function headline(title: string): string {
  return title
    .split(' ')
    .map((word, index) => (index > 0 && SMALL.has(word) ? word : capital(word)))
    .join(' ')
}
