import type { Hearer } from '../../brief.ts'

const FEMALE =
  /^(?:over)?(?:groot|schoon|stief|bonus|buur)?(?:oma|mama|mam|moeder|dochter|dochtertje|zus|zusje|vrouw|echtgenote|vriendin|vriendinnetje|tante|juf|juffrouw|lerares|buurvrouw|nicht|nichtje|kleindochter|poes|kapster|leidster|prinses|merrie|moeder|meisje|bazin|omi|bomma)$/iu
const MALE =
  /^(?:over)?(?:groot|schoon|stief|bonus|buur)?(?:opa|papa|pap|vader|zoon|zoontje|broer|broertje|man|echtgenoot|vriend|oom|meester|leraar|buurman|neef|neefje|kleinzoon|kater|jongen|baas|bompa|opi|haan)$/iu

const OF_MEN =
  /\b(h)(ij|em)\b|(?<!\b(?:te|we|wij|ze|zij|jullie|er|die|dat|samen|kan|wil|altijd) )\b(z)(ijn)(?=\s\p{L}{2})/giu
const OF_WOMEN = /\b(z)(e|ij)\b|\b(h)(aar)\b/giu

/** Which pronouns are of others than the hearer, by what the hearer is, else by whom a description speaks of first. */
export function othersThan({ kin, call, kind }: Hearer, description: string): RegExp | null {
  const words = `${kin ?? ''} ${call ?? ''}`.split(' ')
  const isOfTwo = /\bhij\b/iu.test(description) && /\b(?:zij|ze)\b/iu.test(description)
  const isPerson = kind !== 'cat' && kind !== 'dog' && kind !== 'pet'
  if (!isOfTwo && !isPerson) return null
  if (words.some((word) => FEMALE.test(word))) return OF_MEN
  if (words.some((word) => MALE.test(word))) return OF_WOMEN
  if (!isOfTwo) return null
  const [first = ''] = /\b(?:hij|zij|ze)\b/iu.exec(description) ?? []
  return /hij/iu.test(first) ? OF_WOMEN : OF_MEN
}

/** Whether nobody else is named: a few words before a verb are the hearer alone. */
export function isNamed(text: string, { kin, name }: Hearer, alone?: readonly string[]): boolean {
  const said = ` ${text.toLowerCase()} `
  const own = [kin, name].filter((one) => one !== null && said.includes(` ${one.toLowerCase()} `))
  return own.length > 0 && (!alone || !/\b(?:van|en|voor|met)\b/iu.test(text))
}

/** A group, or several whose names "en" or a comma joins. */
export const isSeveral = ({ kind, name }: Hearer) => kind === 'group' || / en |,/.test(name ?? '')
