import { infinitiveOf } from '../../../../songwriter/languages/en/morphology/infinitives.ts'
import { inflect } from '../../../../songwriter/languages/en/morphology/morphology.ts'
import type { Fact } from '../../../brief.ts'
import { JOINS, textOf, type Word } from './clauses.ts'
import { asWords, thingIn } from './deed-facts.ts'
import { fact } from './lines.ts'
import { type HearerContext, toHearer } from './second-person.ts'

/** Lines, or a clause that is to be read as a description is. */
export type LinesOrClause = readonly Fact[] | string

/** "thanks for the kidney", "sorry about the lamp". */
const FOR_A_THING =
  /^(?:(?:so|really|many) )*(?:thanks|thank you|sorry|apologies)(?: so much| a lot)? (?:for|about) (?:the|your|all|that|those|every) (?!\S*song\b)\S+(?: \S+){0,6}$/iu

/** What is told where the song itself is spoken of: "a song about how my cat steals socks" tells it behind "how". */
export function toldOfSong(text: string, context: HearerContext): LinesOrClause {
  if (FOR_A_THING.test(text)) return [fact('thing', text)]
  const own = /\bsorry (?:that |but )?((?:I|we) .+)$/iu.exec(text)?.[1]
  const lines =
    toldByReason(text, context) ??
    (own ? [fact('me', toHearer(asWords(own, context), context))] : ofHearer(text, context))
  return lines ?? clauseIn(text) ?? []
}

/** "about our dance in the old barn" is a line by itself, where it is one thing. */
export function toldAbout(words: readonly Word[], context: HearerContext): LinesOrClause {
  const found = toldOfSong(textOf(words), context)
  if (found.length > 0 || context.hearer || words.some(({ text }) => JOINS.test(text))) return found
  const last = words.at(-1)?.text ?? ''
  return thingIn(
    words.slice(1, /^(?:after|before|when|while|until|where|than)$/iu.test(last) ? -1 : undefined),
    context,
  )
}

/** "thank you for teaching me to read", "sorry for cutting your hair". */
function toldByReason(text: string, context: HearerContext): readonly Fact[] | null {
  const [, never = '', gerund = '', rest = ''] =
    /\b(?:thank|grateful|gratitude|appreciat)[^.!?]*? for (?:always )?(not |never )?(\p{L}+ing) (.+)$/iu.exec(text) ??
    []
  const verb = infinitiveOf(gerund.toLowerCase())
  if (never && verb) return [fact('you', `You never ${inflect(verb, 'past')} ${rest}`)]
  if (gerund && verb) return [fact('you', `You ${inflect(verb, 'past')} ${rest}`, `${verb} ${rest}`)]
  const [, doing = '', what = ''] =
    /\b(?:sorry|apolog\p{L}*)\b[^.!?]*? for (?:always )?(\p{L}+ing) (.+)$/iu.exec(text) ?? []
  const deed = infinitiveOf(doing.toLowerCase())
  if (!deed || !context.parse(what)[0]) return null
  return [fact('me', `I ${inflect(deed, 'past')} ${toHearer(asWords(what, context), context)}`)]
}

/** "for my sister before her driving test", "for my brother back from the navy", "for my friend Jo running her first marathon". */
function ofHearer(text: string, context: HearerContext): readonly Fact[] | null {
  if (!context.hearer) return null
  const said = (part: string) => toHearer(asWords(part, context), context)
  const ahead = /\bbefore (?:his|her|their) (.+)$/iu.exec(text)?.[1]
  if (ahead) return [fact('thing', `Your ${said(ahead)}`)]
  const state =
    /\bfor .+? (back (?:from|home from) .+)$/iu.exec(text)?.[1] ??
    /\bfor .+? ((?!being|having|getting)\p{L}+ing (?:his|her|their|the|an?|to|off|away|from|home) .+)$/iu.exec(
      text,
    )?.[1]
  return state && context.hearer.kind !== 'group' ? [fact('you', `You're ${said(state)}`)] : null
}

/** "a song about the night when it rained frogs": "it rained frogs". */
function clauseIn(text: string): string | undefined {
  return (
    /\babout .+? (?:where|when) ((?:(?:it|we|I|he|she|they|my|our|the|nobody|no one|every(?:one|body)|some(?:one|body)|people)(?= \S+ \S)|\p{L}+(?= (?:never|always|keeps?|still) )).+)$/iu.exec(
      text,
    )?.[1] ??
    /\b(?:about|story of) (?:how|the (?:time|day|night|way)(?: that| when|(?= (?:I|we|you|he|she|they|it|my|our|a|the)\b))|when) (.+)$/iu.exec(
      text,
    )?.[1]
  )
}
