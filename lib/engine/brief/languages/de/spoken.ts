import { capital } from '../../../lyrics/first-letter.ts'
import type { Hearer } from '../../brief.ts'
import { isFormal, saidTo } from './hearer.ts'
import { withNouns } from './nouns.ts'
import type { Reader } from './reader.ts'
import { formalOf } from './verbs.ts'

/** Said to the hearer as far as it is known how, else as it was typed. */
export function spoken(text: string, as: 'you' | 'me', { hearer, names, rivals, strange }: Reader): string {
  const typed = withNouns(text)
  const others = names.filter((name) => !hearer?.name?.includes(name))
  const [who] = strange
  const named =
    others.length === 1 && strange.size === 1 && others[0]
      ? typed.replace(new RegExp(`(?<=(?<!\\p{L})(?:weil|dass|wenn|als|obwohl) )${who}(?!\\p{L})`, 'u'), others[0])
      : typed
  // "Socken …, und ich zieh sie an".
  const before = rivals.slice(0, Math.max(rivals.lastIndexOf(text), 0))
  const isOfThings =
    as === 'me' && SEVERAL_THINGS.test(withNouns(names.reduce((rest, name) => rest.replaceAll(name, ''), before)))
  const kept = isOfThings ? named.replace(/(?<=\s)sie(?!\p{L})/gu, THEM) : named
  return (saidTo(kept, hearer, as, rivals) ?? kept).replaceAll(THEM, 'sie')
}

const THEM = '\uF8FF'
/** A noun that no article of one thing stands before. */
const SEVERAL_THINGS =
  /(?<!(?:^|\s)(?:de[rmsn]|die|das|ein\p{L}{0,2}|kein\p{L}{0,2}|mein\p{L}{0,2}|dein\p{L}{0,2}|ihr\p{L}{0,2}|sein\p{L}{0,2}|unser\p{L}{0,2}|im|am|zum|zur|beim|vom|jede\p{L}?|diese\p{L}?|\p{Ll}+e[nrms]) )(?<=\s)\p{Lu}\p{Ll}{2,}(?:en|n|s|e)(?=$|[\s,])/u

export const ofSeveral = (text: string) =>
  text
    .replace(/(?<!\p{L})sich(?!\p{L})/gu, 'euch')
    .replace(/(?<=\s)ihr(e[nmrs]?)(?=\s\p{L})/gu, (_, end: string) => `eur${end}`)

/** "Du hast für uns gekocht" is "Sie haben für uns gekocht" to whoever is spoken to so. */
export const asAddressed = (text: string, hearer: Hearer | null): string =>
  hearer && isFormal(hearer)
    ? text
        .split(/(?<=,) /u)
        .map(formally)
        .join(' ')
    : text

function formally(clause: string): string {
  const words = clause.split(' ')
  const small = words.map((word) => word.toLowerCase().replace(/[^\p{L}]/gu, ''))
  const at = small.indexOf('du')
  const isOwn = at >= 0 || (/st$/u.test(small[0] ?? '') && formalOf(small[0] ?? '') !== null)
  const verb = [at + 1, at - 1, words.length - 1].find((place) => isOwn && formalOf(small[place] ?? '') !== null) ?? -1
  return words
    .map((word, place) => {
      const one = small[place] ?? ''
      const said = place === verb ? formalOf(one) : (ADDRESSED[one]?.[isOwn ? 1 : 0] ?? possessive(one))
      if (!said) return word
      const isCapital = /^\p{Lu}/u.test(word)
      return word.replace(/\p{L}+/u, isCapital ? capital(said) : said)
    })
    .join(' ')
}

const possessive = (word: string) => (/^dein(?:e[nmrs]?)?$/u.test(word) ? `Ihr${word.slice('dein'.length)}` : null)
/** In a clause of others, and in one that tells of whoever hears it. */
const ADDRESSED: Readonly<Record<string, readonly [string, string]>> = {
  du: ['Sie', 'Sie'],
  dich: ['Sie', 'sich'],
  dir: ['Ihnen', 'sich'],
}
