import type { Brief, Fact } from '../../brief/brief.ts'
import type { FactGrammar } from './fact-grammar.ts'
import type { FactHooks } from './fact-hooks.ts'
import type { PlotName, TopicName } from './names.ts'
import type { Details, Plot, Stanzas, Topic } from './stanzas.ts'
import type { Tone } from './tones.ts'

/** What the songwriter has ready in a language. */
export type LanguagePack = {
  readonly plots: Readonly<Partial<Record<PlotName, Plot>>>
  readonly topics: Readonly<Partial<Record<TopicName, Topic>>>
  /** Of whatever a song is about, where no topic is: its stanzas name it by `{x}`, or what somebody did by `{doing}`. */
  readonly anything: { readonly thing: Topic; readonly deed: Topic }
  /** Choruses around a title that somebody gave, as `{title}`. */
  readonly titled: Stanzas
  /** Couplets that say `{names}`, for choruses that would leave a name out. */
  readonly dedicated: Stanzas
  /** Couplets that say `{sender}`, whoever the song is from. */
  readonly signed?: Stanzas
  /** How a chorus ends with something that was told. */
  readonly factHooks: FactHooks
  /** Couplets before what is told. */
  readonly leadIns: LeadIns
  /** A fact that waits for the next one: "When you come in". */
  readonly leftOpen?: RegExp
  /** How a fact is said, whoever it tells of perhaps being dead. */
  factGrammar?(fact: Fact, isDead: boolean): FactGrammar
  /** What is sung of the things that a description tells of. */
  readonly details?: readonly Details[]
  /** Those of them that a song can teach: their `stanzas` stand in their order. */
  readonly lessons?: readonly Details[]
  /** Those of them that are sung of animals, where the language knows. */
  readonly animalDetails?: readonly Details[]
  /** An entry of the details as the hearer is told of it: "sleep on my keyboard" for "sleeps on my keyboard". */
  alsoSaid?(entry: string): string
  /** Facts that nobody wants to hear of themselves again and again: they end no chorus. */
  readonly unkind?: RegExp
  /** What somebody has not or cannot stand, or what is named by a saying alone, which no details show: "hates cake", "closes the books". */
  readonly denied?: RegExp
  /** Several names as one: "Tom, Ann and Ray". */
  together(names: readonly string[]): string
  /** What stands in the slots of stanzas; without an entry a stanza is passed over. */
  slots(brief: Brief): Readonly<Record<string, string>>
  /** The words in the spelling of whoever wishes. */
  spelled?(text: string, brief: Brief): string
  /** A title as it stands above a song. */
  headline(title: string): string
}

/** By the tone of the song. */
export type LeadIns = Readonly<Partial<Record<Tone, Stanzas>>>
