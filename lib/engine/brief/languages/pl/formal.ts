import { uncapital } from '../../../lyrics/first-letter.ts'
import type { Hearer } from '../../brief.ts'
import { isWoman } from './persons.ts'
import { spokenTo } from './verbs.ts'

/** "pani" or "pan", where whoever wishes speaks so to whoever hears the song; null for all others. */
export function formOfAddress(description: string, hearer: Hearer | null): 'pani' | 'pan' | null {
  if (!hearer || / i |,/u.test(hearer.name ?? '')) return null
  const [, title = ''] = /^(Pani?) /u.exec(hearer.name ?? '') ?? []
  if (title) return title === 'Pan' ? 'pan' : 'pani'
  const name = hearer.name?.split(' ')[0]
  const stem = name?.slice(0, Math.max(2, name.length - 2))
  const said = stem
    ? new RegExp(`(?<!\\p{L})(pan(?:i|ią|a|u|em)?)(?: \\p{Ll}+)? ${stem}`, 'iu').exec(description)?.[1]?.toLowerCase()
    : undefined
  if (said) return /^pani[ąa]?$/u.test(said) ? 'pani' : 'pan'
  const isTeacher = /^(?:nauczyciel|wychowaw|profesor|przedszkolank|dyrektor|lekar|ksi[ęą]d)/iu.test(hearer.kin ?? '')
  return isTeacher && hearer.kind === 'teacher' ? (isWoman(hearer) ? 'pani' : 'pan') : null
}

/** "Nauczyła nas czytać" is "nauczyła nas pani czytać" to whoever is not called "ty". */
export function formalLine(text: string, title: 'pani' | 'pan', hearer: Hearer, isFurther: boolean): string {
  const isHer = title === 'pani'
  const line = text
    .replace(isHer ? /(?<!\p{L})ją(?!\p{L})/gu : /(?<!\p{L})go(?!\p{L})/gu, isHer ? 'panią' : 'pana')
    .replace(isHer ? /(?!)/u : /(?<!\p{L})mu(?!\p{L})/gu, 'panu')
    .replace(/(?<!\p{L})dzięki (?:niemu|niej)(?!\p{L})/giu, isHer ? 'dzięki pani' : 'dzięki panu')
    .replace(/(?<!\p{L})(bez|od|do|dla|u) (?:niego|niej)(?!\p{L})/giu, isHer ? '$1 pani' : '$1 pana')
    .replace(/(?<!\p{L})(z|za|nad|przed) (?:nim|nią)(?!\p{L})/giu, isHer ? '$1 panią' : '$1 panem')
  const words = line.split(' ')
  const [first = ''] = words
  const small = uncapital(first)
  if (isFurther || /(?<!\p{L})pan(?:i|ią|a|u|em)?(?!\p{L})/iu.test(line)) return line
  if (spokenTo(small, hearer) !== null) {
    const at = words.findIndex((word, index) => index > 0 && !CLITIC.test(word))
    const end = at < 0 ? words.length : at
    return [...words.slice(0, end), title, ...words.slice(end)].join(' ')
  }
  if (ADVERB.test(first)) return [first, title, ...words.slice(1)].join(' ')
  return `${isHer ? 'Pani' : 'Pan'} ${small}${words.length > 1 ? ' ' : ''}${words.slice(1).join(' ')}`
}

const CLITIC = /^(?:się|nas|nam|mnie|mi|je|ich|im|was)$/iu
const ADVERB = /^(?:zawsze|nigdy|często|codziennie|teraz|już|ciągle|wciąż|zwykle|znowu|cierpliwie|przez|bardzo)$/iu
