import type { Fact } from './brief.ts'

const QUOTATION = /["“„«‟]\s?([^"”“»«„]{3,80}?)\s?["”“»]|「([^「」]{3,40})」|『([^『』]{3,40})』/gu
/** 'eat, then cry', behind what somebody says. */
const IN_SINGLE_MARKS =
  /(?<=\b(?:says?|said|saying|shouts?|shouted|calls?|yells?|goes|went|tells? \p{L}+|told \p{L}+)[,:]? )['‘]([^'’\n]{3,60})['’](?=[\s.,;!?]|$)/gu
/** "diceva sempre piano piano si fa tutto". */
const UNMARKED =
  /(?<!\p{L})((?:dice|diceva|dit|disait|diz|dizia|dice|decía|repite|repetía|ripete|ripeteva) (?:sempre|siempre|toujours))(?: ?: ?| )(?!che |que |qu'|quand |quando |cuando |di |de |d'|a |à |la |las? |il |le |o |mi |me |["“«])([^,.;:!?"“”«»\n]{8,60}?)(?=[,.;!?\n]|$| (?:e|y|et|ma|pero|mas|mais) )/giu
/** Signs of no language, one for each saying. */
const FIRST_SIGN = 0xe000

/**
 * Replaces each quoted saying by one sign, so that the punctuation inside it does not split the description: "« on salue, on
 * souffle »". A quotation of one word stays, because it may be a name.
 */
export function sayingsAsWords(
  description: string,
  brand: string | null,
): {
  readonly text: string
  readonly written: (fact: Fact) => Fact
} {
  const sayings: string[] = []
  const marked = description.replace(UNMARKED, '$1 "$2"').replace(IN_SINGLE_MARKS, '"$1"')
  const text = marked.replace(QUOTATION, (all, ...groups: (string | undefined)[]) => {
    const said = groups.slice(0, 3).find((one) => one !== undefined) ?? ''
    if (said === brand) return all
    if (!/\s|[、，,!?！？]/u.test(said) && !/^\P{Script=Latin}{6,}$/u.test(said)) return all
    const isBracketed = /^[「『]/u.test(all)
    sayings.push(isBracketed ? said : all)
    const sign = String.fromCharCode(FIRST_SIGN + sayings.length - 1)
    return isBracketed ? `${all.charAt(0)}${sign}${all.at(-1)}` : sign
  })
  const signs = /[\uE000-\uE0FF]/gu
  const restored = (line: string) => line.replace(signs, (sign) => sayings[sign.charCodeAt(0) - FIRST_SIGN] ?? '')
  return { text, written: (fact) => ({ ...fact, text: restored(fact.text), deed: fact.deed && restored(fact.deed) }) }
}
