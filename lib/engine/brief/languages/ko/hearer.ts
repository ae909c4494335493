import { glossedStyle } from '../../../compose/vocabulary/glossary.ts'
import { readAttributes } from '../../../compose/vocabulary/music-attributes.ts'
import type { Hearer } from '../../brief.ts'
import { escaped } from '../../patterns.ts'
import { sungAttribute, sungPast } from './endings.ts'
import { GONE, SELF } from './requests.ts'

export const PEOPLE = '(?:돌아가신 ?|우리 ?|울 ?|[고중초][1-6] ?|내 |제 |저희 |사랑하는 |나의 |\\d+살 )*'

export function whoOf(hearer: Hearer | null): string | null {
  const own = [hearer?.kin?.trim(), ...(hearer?.name?.split(/, |[와과] /u) ?? [])].flatMap((one) =>
    one ? [escaped(one)] : [],
  )
  return own.length > 0 ? own.join('|') : null
}

/** "민호가 커피를 사다줬어요" in a song to 수진 and 민호 says which of them did. */
export const isOfOneOfTwo = (piece: string, hearer: Hearer | null): boolean => {
  const both = hearer?.name?.split(/, |[와과] /u) ?? []
  return both.length > 1 && both.some((name) => new RegExp(`^${escaped(name)}이?(?:은|는|이|가) `, 'u').test(piece))
}

export function isNamed(piece: string, hearer: Hearer | null): boolean {
  const who = whoOf(hearer)
  return who !== null && new RegExp(`(?:${who})`, 'u').test(piece)
}

/** "우리 손녀 지우는 꽃을 좋아해요" tells "꽃을 좋아해요"; elders are spoken to as they are spoken of. */
/** In letters: what is left without whoever hears it. */
export const SHORTEST_REST = 7

export function withoutHearer(piece: string, hearer: Hearer | null): string {
  const others = '그는|그가|그녀는|그녀가|걔는|걔가|얘는|얘가|쟤는|그분은|그분이|이 친구는|이 녀석은|이놈은'
  const who = whoOf(hearer)
  const people = who
    ? `|${PEOPLE}(?:${who})(?: ?(?:${who}))?(?: ?(?:님|씨))?이?(?:은|는|이(?!랑)|가|께서는|께서|께선|도)?`
    : ''
  const plain = piece.replace(/^(?:돌아가신 |우리 |울 |사랑하는 )+/u, '')
  if (ELDERS.test(plain)) return plain
  const rest = piece
    .replace(new RegExp(`^(?:${others}${people})(?: |(?<=[은는이가도서선])(?!랑|하고))(?:이제 |지금 )?`, 'u'), '')
    .trim()
  // "영철이는 매일 늦어" is short enough.
  const named = /^(?:.* )?(\S+[은는이가] \S+ \S+)$/u.exec(piece)?.[1]
  return named?.endsWith(` ${rest}`) && rest.length < SHORTEST_REST ? named : rest
}

/** They are spoken to as they are spoken of: "누나는 맨날 늦지". */
export const ELDERS =
  /^(?:외?할머니|외?할아버지|할매|할배|엄마|어머니|아빠|아버지|이모|고모|삼촌|외삼촌|누나|언니|오빠|형|선생님|쌤|선배|(?:부장|팀장|과장|대리|사장|대표|교수|코치|감독)님)(?:은|는|이|가|께서는?|께선|도)? (?!생일|생신|노래|축하|환갑|칠순|팔순)/u

/** "정원을 좋아하는 우리 할머니 노래": what stands before whom it is for. */
export function attributeOf(
  piece: string,
  hearer: Hearer | null,
  names: readonly string[],
): { readonly line: string | null; readonly length: number } | null {
  const who = whoOf(hearer) ?? (names.length > 0 ? names.map(escaped).join('|') : null)
  if (!who) return null
  const told = new RegExp(`^(.{3,28}?[가-힣]) ${PEOPLE}(?:${who})`, 'u').exec(piece)?.[1]
  if (
    !told ||
    SELF.test(told) ||
    /(?:사랑하는|돌아가시는|떠나는|위하는|그리워하는|축하하는|되는|맞는|있는|이사 ?가는|(?:퇴사|퇴직|은퇴|졸업|결혼|전역|입대|전학|군대|유학|이민)(?: ?하| ?가)(?:시)?는|떠나는|보내는)$/u.test(
      told,
    )
  )
    return null
  const line =
    sungAttribute(told) ?? (/[을를에] |지 ?\d*\S*된$/u.test(told) && !NOUN_IN_N.test(told) ? sungPast(told) : null)
  return line ? { line: GONE.test(told) ? null : line, length: told.length } : null
}

/** Nouns that end as what is told before one does: "4학년". */
const NOUN_IN_N =
  /(?:학년|[0-9]년|소년|청년|중년|노년|인|반|분|번|권|건|전|산|문|원|편|친|신|손|눈|돈|군|민|준|현|진|연|은|선|윤|린|찬)$/u

/** A short thing that is listed: "짝짝이 양말". */
export function isThing(piece: string, hearer: Hearer | null, names: readonly string[]): boolean {
  if (!/^[가-힣0-9]+(?: [가-힣0-9]+){1,5}$/u.test(piece) || piece.length > 18) return false
  if (isNamed(piece, hearer) || names.some((name) => piece.includes(name))) return false
  if (
    /(?:생일|생신|결혼|졸업|팔순|칠순|환갑|축하|은퇴|추모|감사|사과|이별|주년|에게|한테|위해|위한|대한|관한|광고|홍보|드리는|보내는|바치는|주는|쓰는|에서|으로|하게|게|히|만|까지|부터|드디어|결국|벌써|에|는|은|을|를)$/u.test(
      piece,
    )
  )
    return false
  if (/^(?:우리|내|저희) /u.test(piece) || /(?:생일|생신|결혼|졸업)/u.test(piece)) return false
  const { notUnderstood } = readAttributes([piece])
  if (glossedStyle(piece, notUnderstood, 'ko').explained.length === notUnderstood.length) return false
  return piece.split(' ').every((word) => notUnderstood.includes(word) || /^\d/.test(word))
}
