import type { SectionKind } from '../../lyrics/markup/lyric-section.ts'
import type { Random } from '../../random/random.ts'
import type { Phrase, WordSection } from './words.ts'

/** Forms for songs that are to be shorter than a whole one; a section takes about twenty seconds. */
const SHORT_FORMS: readonly { readonly belowSec: number; readonly form: readonly SectionKind[] }[] = [
  { belowSec: 50, form: ['chorus'] },
  { belowSec: 75, form: ['verse', 'chorus'] },
  { belowSec: 120, form: ['verse', 'chorus', 'verse', 'chorus'] },
]

const FORMS: readonly (readonly SectionKind[])[] = [
  ['verse', 'chorus', 'verse', 'chorus', 'bridge', 'chorus'],
  ['verse', 'pre-chorus', 'chorus', 'verse', 'pre-chorus', 'chorus', 'chorus'],
  ['verse', 'verse', 'chorus', 'break', 'verse', 'chorus'],
  ['chorus', 'verse', 'chorus', 'bridge', 'break', 'chorus'],
]

/** Phrases without words, for songs that nobody sings: the same melodies, played. */
export function wordlessSections(random: Random, lengthSec = Number.POSITIVE_INFINITY): WordSection[] {
  const shapes = new Map<SectionKind, Phrase[]>()
  const whole = random.pick(FORMS)
  const form = SHORT_FORMS.find(({ belowSec }) => lengthSec < belowSec)?.form ?? whole
  return form.map((kind) => {
    const phrases =
      shapes.get(kind) ?? Array.from({ length: kind === 'pre-chorus' ? 2 : 4 }, () => wordlessPhrase(random))
    shapes.set(kind, phrases)
    return { kind, phrases: kind === 'break' ? [] : phrases }
  })
}

function wordlessPhrase(random: Random): Phrase {
  const count = random.integer(6, 9)
  const weights = Array.from({ length: count }, (_, index) => ({
    stress: index % 2 === count % 2 ? 0 : random.between(0.6, 1),
    startsWord: true,
    afterPause: index === 0,
  }))
  return { lines: [], weights }
}
