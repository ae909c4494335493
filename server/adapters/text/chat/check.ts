import { type Brief, detectLanguage } from '#lib/engine/index.ts'
import { type Draft, linesOf, lyricsOf } from './answer.ts'
import { languageName } from './language-name.ts'
import { tooLong } from './line-length.ts'
import { missingFrom, titleMissing, unwantedIn } from './subject.ts'

/** Finds the names and words in a text that nobody may sing here, as they are listed; none if the text is fine. */
export type FindRefused = (text: string, place: 'title' | 'prompt') => readonly string[]

export const FEWEST_LINES = 8
export const MOST_LINES = 60

const RAPPED: ReadonlySet<string> = new Set(['Rap', 'Hip-hop'])

/** A fault of a draft: a name for the log, and words that tell the model what to correct. */
export type Fault = {
  readonly name: string
  readonly words: string
  /** The model is asked once more, but a song with only minor faults is accepted. */
  readonly isMinor?: boolean
}

/** The faults that keep a draft from being sung; none if it can be sung. */
export function faultsOf(draft: Draft, brief: Brief, longest: number, findRefused: FindRefused): Fault[] {
  const lines = linesOf(draft)
  const sung = lines.join('\n')
  const refused = [...new Set([...findRefused(draft.title, 'title'), ...findRefused(sung, 'prompt')])]
  const unwanted = unwantedIn(sung, brief)
  return [
    ...shapeFaults(draft, lines.length, longest),
    ...languageFaults(sung, brief),
    ...lengthFaults(lines, brief),
    ...subjectFaults(draft, sung, brief),
    ...when(unwanted.length > 0, 'unwanted', () => `It must not mention ${quoted(unwanted)}.`),
    ...when(refused.length > 0, 'refused', () => `These names and words must not appear: ${quoted(refused)}.`),
  ]
}

function shapeFaults(draft: Draft, lines: number, longest: number): Fault[] {
  const { length } = lyricsOf(draft)
  const hasChorus = draft.sections.some(({ kind }) => kind === 'chorus')
  return [
    ...when(draft.sections.length < 2, 'sections', () => 'It must have at least two sections.'),
    ...when(!hasChorus, 'sections', () => 'It has no section of the kind "chorus".'),
    ...when(lines < FEWEST_LINES, 'length', () => `It has ${lines} lines; it needs at least ${FEWEST_LINES}.`),
    ...when(lines > MOST_LINES, 'length', () => `It has ${lines} lines; it may have at most ${MOST_LINES}.`),
    ...when(length > longest, 'length', () => `It has ${length} characters; it may have at most ${longest}.`),
  ]
}

function languageFaults(sung: string, { language }: Brief): Fault[] {
  const written = detectLanguage(sung, language)
  const words = () => `It is written in ${languageName(written)}; every line must be in ${languageName(language)}.`
  return when(written !== language, 'language', words)
}

function lengthFaults(lines: readonly string[], { language, music }: Brief): Fault[] {
  const long = tooLong(lines, language, RAPPED.has(music.styles[0] ?? 'Pop'))
  return when(long.length > 0, 'lines', () => `These lines are too long to be sung: ${quoted(long)}.`)
}

function subjectFaults({ title }: Draft, sung: string, brief: Brief): Fault[] {
  const { names, isNameless, subjects, isOffSubject } = missingFrom(`${title}\n${sung}`, brief)
  const isUntitled = titleMissing(sung, brief)
  const speaking = () => `It does not speak of what it is about: ${quoted(subjects)}.`
  return [
    ...minor(
      !isNameless,
      when(names.length > 0, 'name', () => `It never names ${quoted(names)}.`),
    ),
    ...minor(!isOffSubject, when(subjects.length > 0, 'subject', speaking)),
    ...when(isUntitled, 'title', () => `Its title is never sung: "${brief.title}".`),
  ]
}

const when = (isSo: boolean, name: string, words: () => string): Fault[] => (isSo ? [{ name, words: words() }] : [])

const minor = (isMinor: boolean, faults: readonly Fault[]) => faults.map((fault) => ({ ...fault, isMinor }))

const MOST_QUOTED = 3

const quoted = (texts: readonly string[]) =>
  texts
    .slice(0, MOST_QUOTED)
    .map((text) => `"${text.slice(0, 160)}"`)
    .join(', ')
