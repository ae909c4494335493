import type { Brief } from '#lib/engine/index.ts'
import { TextError, type TextProvider, type TokenBudget, type WrittenLyrics } from '#server/ports/text.ts'
import { lyricsOf, readAnswer } from './answer.ts'
import { type Fault, type FindRefused, faultsOf } from './check.ts'
import type { ChatClient, Completion, Deadline } from './client.ts'
import type { Message } from './dialect.ts'
import { messagesFor, retryMessages, SONG_SCHEMA } from './mapper.ts'

/**
 * A language model as a text provider. Throws TextError if it writes nothing that can be sung, or the signal's reason.
 */
export type ModelText = Pick<TextProvider, 'writeSong'>

type Options = {
  readonly client: ChatClient
  /** As metadata names it. */
  readonly model: string
  readonly budget: TokenBudget
  readonly findRefused: FindRefused
  /** Time limit for all requests about one song. */
  readonly timeoutMs: number
}

/** Enough for a song of sixty lines in any language, with some thinking before it. */
const MOST_TOKENS = 2400
const CHARACTERS_PER_TOKEN = 4

export function chatText({ client, model, budget, findRefused, timeoutMs }: Options): ModelText {
  async function ask(messages: readonly Message[], seed: number, deadline: Deadline): Promise<Completion> {
    const sent = tokensOf(messages.map(({ content }) => content).join(''))
    const reservation = await budget.take(sent + MOST_TOKENS)
    if (!reservation) throw new TextError('spent', 'The tokens of the day are used up')
    try {
      const question = { messages, seed, schema: SONG_SCHEMA, maxTokens: MOST_TOKENS }
      const completion = await client.complete(question, deadline)
      await reservation.settle(completion.tokens ?? sent + tokensOf(completion.content))
      return completion
    } catch (error) {
      // A refused request has used no tokens. An answer that broke off may have cost as many as were reserved.
      if (error instanceof TextError && error.kind !== 'brokenOff') await reservation.settle(0)
      throw error
    }
  }

  async function write(brief: Brief, seed: number, longest: number, deadline: Deadline): Promise<WrittenLyrics> {
    const messages = messagesFor(brief, longest)
    const answer = await ask(messages, seed, deadline)
    const first = judged(answer, brief, longest)
    if (first.words && first.faults.length === 0) return first.words
    const faults = first.faults.map(({ words }) => words)
    const second = await ask(retryMessages(messages, answer.content, faults), seed + 1, deadline)
      .then((other) => judged(other, brief, longest))
      .catch((error: unknown) => {
        if (!isFit(first)) throw error
        return first
      })
    const words = [second, first].find(isFit)?.words
    if (words) return words
    throw new TextError('unfit', `The model wrote nothing that can be sung, twice: ${namesOf([first, second])}`)
  }

  /** The lyrics in an answer and their faults. Throws if asking again is pointless. */
  function judged({ content, end }: Completion, brief: Brief, longest: number): Judgement {
    if (end === 'declined') throw new TextError('declined', 'The model would not write this')
    if (end === 'unreadable' || content === '')
      throw new TextError('noAnswer', end === 'cut' ? 'The model only thought' : 'The model said nothing')
    if (end === 'cut') return { words: null, faults: [BROKEN_OFF] }
    const draft = readAnswer(content)
    if (!draft) return { words: null, faults: [NO_JSON] }
    const faults = faultsOf(draft, brief, longest, findRefused)
    return { words: { title: brief.title ?? draft.title, lyrics: lyricsOf(draft), writtenBy: 'model', model }, faults }
  }

  /** Runs a task until the time is over, or until nobody needs its result any more. */
  async function inTime<Result>(signal: AbortSignal | undefined, task: (deadline: Deadline) => Promise<Result>) {
    const late = AbortSignal.timeout(timeoutMs)
    try {
      return await task({ until: Date.now() + timeoutMs, signal: signal ? AbortSignal.any([signal, late]) : late })
    } catch (error) {
      signal?.throwIfAborted()
      if (late.aborted) throw new TextError('tooSlow', `The model took longer than ${timeoutMs} ms`)
      throw error
    }
  }

  return {
    writeSong: ({ brief, seed, longest, signal }) =>
      inTime(signal, (deadline) => write(brief, seed, longest, deadline)),
  }
}

type Judgement = { readonly words: WrittenLyrics | null; readonly faults: readonly Fault[] }

const isFit = ({ words, faults }: Judgement) => words !== null && faults.every(({ isMinor }) => isMinor)

const BROKEN_OFF: Fault = { name: 'cut', words: 'It was too long and broke off; write a shorter song.' }
const NO_JSON: Fault = { name: 'form', words: 'It is not the JSON object that was asked for.' }

/** Names of the faults for the log, which must not contain anybody's lyrics. */
const namesOf = (judgements: readonly Judgement[]) =>
  [...new Set(judgements.flatMap(({ faults }) => faults.map(({ name }) => name)))].join(', ')

const tokensOf = (text: string) => Math.ceil(text.length / CHARACTERS_PER_TOKEN)
