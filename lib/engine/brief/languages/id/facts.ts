import { capital } from '../../../lyrics/first-letter.ts'
import type { Fact, Hearer } from '../../brief.ts'
import { isElder, you } from './address.ts'
import { type Piece, piecesOf } from './clauses.ts'
import { isOnlyMentioned, ownWords } from './hearer.ts'
import { asStep, LESSON, stepsIn, TAUGHT, withJoint } from './lessons.ts'
import { lowered, sung } from './lines.ts'
import { defined, withOwner } from './possessives.ts'
import { factOf, type PreviousSubject } from './sentences.ts'
import { written } from './written-out.ts'

/**
 * What a description tells, piece by piece in its order, as lines of a song to its hearer: "buat nenek siti yang suka berkebun, aku
 * lupa ulang tahunnya" gives "Kau suka berkebun" and "Aku lupa ulang tahunmu". What speaks of the song itself is left out.
 */
export function factsIn(description: string, named: Hearer | null, names: readonly string[]): Fact[] {
  const hearer = isOnlyMentioned(description, named, names) ? null : named
  const who = ownWords(hearer, names, description)
  const facts: Fact[] = []
  // What "aku sama ayah" lived through, both did.
  const isShared =
    hearer !== null &&
    who !== '' &&
    new RegExp(
      `(?<!\\p{L})(?:aku|saya|kami)(?!\\p{L})[^.!?]*(?<!\\p{L})(?:sama|bareng|bersama|dengan) (?:si )?(?:${who})|^(?=.*(?:kenangan|masa kecil|nostalgia))(?!.*(?<!\\p{L})(?:dia|ia|beliau)(?!\\p{L})).*(?<!\\p{L})(?:sama|bareng|bersama|dengan) (?:si )?(?:${who})`,
      'isu',
    ).test(written(description))
  const spoken: PreviousSubject = hearer ? (isShared ? 'Kita' : you(hearer)) : null
  const heard = hearer ? you(hearer) : ''
  // Whoever says sorry tells of themselves.
  let before: PreviousSubject = hearer && SORRY.test(description) ? 'Aku' : spoken
  const isLesson = (hearer === null || hearer.kind === 'group' || hearer.kind === 'child') && TAUGHT.test(description)
  const pieces = piecesOf(defined(written(description)), who)
  const steps = isLesson
    ? stepsIn(pieces.reduce<string[]>(withJoint, [])).map((text): Piece => ({ text, joint: null, isRelative: false }))
    : pieces
  let isTold = false
  for (const { text, joint, isRelative } of steps) {
    if (isRelative && hearer) before = spoken
    const fact = factOf(text, hearer, who, before)
    if (fact) facts.push(isTold && joint ? { ...fact, joined: joint } : fact)
    isTold = fact !== null
    if (fact?.of === 'thing' && joint) continue
    before =
      fact?.of === 'me'
        ? isShared
          ? 'Kita'
          : /^Kita/u.test(fact.text)
            ? 'Kita'
            : /^Kami/u.test(fact.text)
              ? 'Kami'
              : 'Aku'
        : hearer
          ? fact?.of === 'they' && spoken === 'Kalian' && / (?:dan|and) /u.test(hearer.name ?? '')
            ? 'they'
            : spoken
          : fact?.of === 'they'
            ? null
            : before
  }
  // What is only to be learnt is told by the lesson itself.
  if (isLesson && facts.length === 1 && pieces.length <= 2 && LESSON.test(pieces[0]?.text ?? '')) return []
  return facts
    .map((one) => ({ ...one, text: withOwner(sung(one.text, isShared ? who : '', heard), heard) }))
    .map((one) =>
      one.joined
        ? {
            ...one,
            joined: `${capital(one.joined.toLowerCase())} ${lowered(one.text, hearer && isElder(hearer) ? [...names, heard] : names)}`,
          }
        : one,
    )
    .map((one) => (isLesson ? asStep(one) : one))
    .map((one) =>
      /(?:mengajari|mengajar|ajari)(?: aku| saya|ku)(?!\p{L})/iu.test(written(description))
        ? { ...one, text: one.text.replace(/^(\p{Lu}\p{L}+) guru (?=kelas|sd|smp|sma|tk)/iu, '$1 guruku di ') }
        : one,
    )
    .filter(({ text }, at, all) => all.findIndex((one) => one.text === text) === at)
    .filter(({ text, of }) => text.split(' ').length <= LONGEST && (of === 'thing' || text.split(' ').length > 1))
    .slice(0, MOST)
}

const SORRY = /(?<!\p{L})(?:(?:minta |ber)?maaf\p{L}*|menyesal|nyesel)(?!\p{L})/iu

/** In words. */
const LONGEST = 24
const MOST = 10
