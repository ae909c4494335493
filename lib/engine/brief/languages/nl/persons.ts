import type { Hearer } from '../../brief.ts'

const FEMALE =
  /^(?:over)?(?:groot|schoon)?(?:oma|mama|mam|moeder|dochter|dochtertje|zus|zusje|vrouw|echtgenote|vriendin|vriendinnetje|tante|juf|juffrouw|lerares|buurvrouw|nicht|nichtje|kleindochter|poes)$/iu
const MALE =
  /^(?:over)?(?:groot|schoon)?(?:opa|papa|pap|vader|zoon|zoontje|broer|broertje|man|echtgenoot|vriend|oom|meester|leraar|buurman|neef|neefje|kleinzoon|kater)$/iu

/** Which pronouns are of others, where two are spoken of. */
export function othersThan({ kin, call }: Hearer): RegExp | null {
  const words = `${kin ?? ''} ${call ?? ''}`.split(' ')
  if (words.some((word) => FEMALE.test(word))) return /\b(h)(ij|em)\b/giu
  return words.some((word) => MALE.test(word)) ? /\b(z)(e|ij)\b|\b(h)(aar)\b/giu : null
}

/** Whether nobody else is named: a few words before a verb are the hearer alone. */
export function isNamed(text: string, { kin, name }: Hearer, alone?: readonly string[]): boolean {
  const said = ` ${text.toLowerCase()} `
  const own = [kin, name].filter((one) => one !== null && said.includes(` ${one.toLowerCase()} `))
  return own.length > 0 && (!alone || !/\b(?:van|en|voor|met)\b/iu.test(text))
}

/** A group, or several whose names "en" or a comma joins. */
export const isSeveral = ({ kind, name }: Hearer) => kind === 'group' || / en |,/.test(name ?? '')
