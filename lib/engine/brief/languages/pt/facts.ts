import type { Fact, Hearer } from '../../brief.ts'
import { joined, shortened } from '../fact-lines.ts'
import { frontedIn, isNote, isThird, SOMEBODY, verbAt } from './clauses.ts'
import { isEuropean, isFormal, spokenAsTu, spokenFormally } from './european-portuguese.ts'
import { isNamed, yourself } from './hearer.ts'
import { knownLesson, lessonsIn } from './lessons.ts'
import { furtherOf, LONGEST, lengthOf, type Read, withJoin } from './lines.ts'
import { readOf } from './piece-facts.ts'
import { piecesOf, written } from './pieces.ts'
import { NOBODY, type PieceFacts, type PreviousClause, silent } from './told.ts'

/**
 * What a description tells, piece by piece in its order, as lines of a song to its hearer. "Você" takes the verb of the third
 * person: "minha vó que ama o jardim dela" gives "Você ama o seu jardim"; "esqueci nosso aniversário" stays as it is. What
 * speaks of the song itself is left out.
 */
export function factsIn(description: string, hearer: Hearer | null, names: readonly string[]): Fact[] {
  const facts: Read[] = []
  let before: PreviousClause = hearer ? NOBODY : { of: 'they', subject: '' }
  /** Of the sentence that is read, what was told. */
  let last: Read | null = null
  let spokenOf = ''
  for (const piece of piecesOf(written(description, names), hearer)) {
    const { text, goesOn, conjunction } = piece
    if (!goesOn && !conjunction) last = null
    const goesOnWith =
      goesOn || conjunction || !hearer || (before.of !== null && before.of !== 'me' && TELLING.test(text))
        ? before
        : { ...before, subject: null, of: null }
    const isAside =
      !piece.isRelative &&
      isNote(text, goesOn) &&
      !isNamed(text, hearer) &&
      !/(?:obrigad|agradec|desculp|perd[aã]o|m[uú]sica|canç|cantiga|jingle|hino|homenagem|sobre|balada|valeu .*por )/iu.test(
        text,
      )
    const isOfHearer = piece.isRelative && hearer !== null && isNamed(spokenOf, hearer)
    const read = isOfHearer ? withObject(text) : text
    const told: PieceFacts = isAside ? silent(before) : readOf(read, hearer, goesOnWith, { names, spokenOf, factsIn })
    // "um bigode enorme" goes on with what somebody has.
    const further: Read | null = last && goesOn && !conjunction ? furtherOf(last, text, told, names) : null
    if (further) {
      facts[facts.length - 1] = further
      last = further
      continue
    }
    const [first, ...others]: readonly Fact[] = told.facts
    if (first) {
      const isElided = !SOMEBODY.test(text.split(' ')[0] ?? '') && verbAt(text.split(' ')) >= 0
      const line: Read = { ...first, ...(conjunction && last ? { conjunction, isElided } : {}) }
      facts.push(line, ...others)
      last = others.at(-1) ?? line
    }
    // "uma menina que eu amava, a Marcela, se mudou": she did.
    before = isOfHearer && told.next.of === 'me' ? { of: 'you', subject: yourself(hearer) } : told.next
    // "minha mãe faleceu, dona Cleide": that is her name.
    const isOwnName =
      hearer?.kin != null &&
      hearer.name === null &&
      before.of === 'you' &&
      [text, text.replace(/^(?:dona|seu|[oa]) /iu, '')].some((one) => names.includes(one))
    if (!isOwnName) spokenOf = text
  }
  if (hearer === null || hearer.kind === 'group') {
    const listed = lessonsIn(description)
    const lessons = listed.length > 0 ? listed : facts.length === 0 ? knownLesson(description) : []
    if (lessons.length > 0) facts.splice(0, facts.length, ...lessons)
  }
  // "a tabuada do 7 pro meu filho".
  if (hearer?.kind === 'child' && facts.length === 0) facts.push(...knownLesson(description))
  const address = isFormal(hearer) ? spokenFormally : spokenAsTu
  const spoken = isEuropean(description) ? facts.map((one) => ({ ...one, ...address(one) })) : facts
  return (joined(spoken) as readonly Read[])
    .map((one) => shortened(one, LONGEST, ENDS) as Read)
    .filter(({ text }, at, all) => {
      const words = lengthOf(text)
      return words > 1 && words <= LONGEST && all.findIndex((one) => one.text === text) === at
    })
    .slice(0, MOST)
    .map((one, _, all) =>
      withJoin(
        one,
        names,
        all.some(({ text }) => /(?<!\p{L})você/iu.test(text)),
      ),
    )
}

const MOST = 10

/** "que eu amava": whom, the hearer knows. */
const withObject = (text: string) =>
  text
    .replace(/^eu (gost(?:o|ava|ei))(?= |$)/iu, 'eu $1 de você')
    .replace(
      /^eu ((?:am|ador|admir|namor|beij|larg|deix)(?:o|ava|ei)|conheci|perdi|quero|queria)(?= |$)(?! (?:de|que)(?!\p{L}))/iu,
      'eu te $1',
    )

const ENDS = /^(?:com|quando|que|enquanto|pra|para|porque|por|e|até|onde|em|no|na|de|do|da)$/iu

/** How a sentence without a subject goes on to tell of somebody. */
const TELLING = {
  test: (text: string) => {
    const words = text.split(' ').slice(frontedIn(text))
    return !ORDER.test(words.join(' ')) && isThird(words[verbAt(words)] ?? '')
  },
}

/** What may as well ask for something of the song. */
const ORDER =
  /^(?:fala|conta|cita|coloca|põe|bota|usa|inclui|menciona|escreve|termina|começa|tem que|pode|deve|precisa|queria|quer)(?!\p{L})/iu
