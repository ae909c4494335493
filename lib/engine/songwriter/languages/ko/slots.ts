import { type Brief, type Hearer, isAnimal } from '../../../brief/brief.ts'
import { escaped } from '../../../brief/patterns.ts'

/** What Korean stanzas may ask for. Things come with the particles that suit their last sound. */
export function koreanSlots({
  request,
  hearer: heard,
  names,
  subjects,
  place,
  brand,
  age,
  plot,
}: Brief): Record<string, string> {
  const hearer = withName(heard, names, request.description)
  const [subject] = subjects
  // "미경씨" is a grown-up whom the singer does not call "미경아".
  const isPolite = hearer?.name && isStranger(hearer, request.description)
  const call = isPolite ? `${hearer.name} 씨` : callOf(hearer)
  const deed = subject?.kind === 'deed' ? deedOf(subject.text) : null
  return {
    ...(call ? { call, ...(isPolite || isElder(hearer) ? { kin: call } : { you: call }) } : {}),
    ...(hearer?.name ? { name: hearer.name } : {}),
    ...(place ? { place } : {}),
    ...(brand ? { brand } : {}),
    ...feastOf(request.description, plot, age ?? yearsIn(request.description), isElder(hearer)),
    ...(deed ? { doing: deed } : {}),
    ...(subject && subject.kind !== 'deed' ? withParticles(subject.text) : {}),
  }
}

/** "현지 씨" */
export const isStranger = (hearer: Hearer | null, description: string) =>
  hearer?.name != null && new RegExp(`${escaped(hearer.name)} ?씨`, 'u').test(description)

/** "우리 딸 … 이름은 채원이": children and friends are called by a name that is told later. */
function withName(hearer: Hearer | null, names: readonly string[], description: string): Hearer | null {
  if (
    !hearer ||
    hearer.name ||
    (hearer.kind === 'love' && SPOUSE.test(hearer.kin ?? '')) ||
    hearer.kind === 'group' ||
    isElder(hearer)
  )
    return hearer
  const name = names.find((one) => new RegExp(`이름[은이]? ?${escaped(one)}`, 'u').test(description))
  return name ? { ...hearer, name, call: name } : hearer
}

const SPOUSE = /아내|와이프|남편|여보|집사람/u

/** Who is spoken to politely: stanzas that do so ask for `{kin}`, those that speak to equals and children for `{you}`. */
export const isElder = (hearer: Hearer | null) =>
  hearer?.kin != null && (ELDER.test(hearer.kin) || /부모님|엄마 ?아빠|어머니 ?아버지/u.test(hearer.kin))

/** People whom nobody calls by their bare name. */
const ELDER =
  /(?:할머니|할아버지|할매|할배|외할머니|외할아버지|어머니|아버지|엄마|아빠|이모|고모|삼촌|외삼촌|숙모|이모부|고모부|형|오빠|누나|언니|장모님|장인어른|선생님|쌤|샘|선배|사장님|부장님|팀장님|코치님|감독님|교수님|사부님|구급대원|아저씨|아주머니|[가-힣][님분])$/u

/** "지민아", "지우야", "초코야"; "순자 할머니", "엄마" and foreign names as they are. Two names are no call. */
function callOf(hearer: Hearer | null): string | null {
  if (!hearer?.call) return null
  const { name, kin } = hearer
  if (name && kin?.startsWith(name)) return kin
  // Two are called by their names.
  if (name && /[와과] /u.test(name)) return name
  if (kin && ELDER.test(kin))
    return name && !/^(?:울?엄마|어머니|어머님|울?아빠|아버지|아버님)$/u.test(kin)
      ? `${name} ${kin}`
      : name
        ? kin
        : hearer.call
  if (!name) return hearer.call
  const isCalled = /^[가-힣]{1,4}$/u.test(name) && !ELDER.test(name) && !/(?:씨|양|군)$/u.test(name)
  if (!isCalled) return name
  const given = isAnimal(hearer) ? name : givenOf(name)
  return `${given}${hasFinal(given) ? '아' : '야'}`
}

/** Common family names, which a call leaves out: "김지민" is "지민아". */
const FAMILY = /^[김이박최정강윤장임한서권황송홍문배백허남심곽]/u

/** "서연이" and "김서연" are both 서연. */
function givenOf(name: string): string {
  if (name.length !== 3) return name
  if (name.endsWith('이') && hasFinal(name.slice(0, 2))) return name.slice(0, 2)
  return FAMILY.test(name) ? name.slice(1) : name
}

/** The consonant that it ends in, 0 for a vowel; null where nobody can tell. */
function finalOf(text: string): number | null {
  const last = text.match(/[\p{L}\p{N}](?=[^\p{L}\p{N}]*$)/u)?.[0] ?? ''
  if (/[가-힣]/u.test(last)) return (last.charCodeAt(0) - 0xac00) % 28
  if (/\p{N}/u.test(last)) return '013678'.includes(last) ? (/[178]/.test(last) ? RIEUL : 1) : 0
  return null
}

const RIEUL = 8
/** Whether it ends in a consonant. */
export const hasFinal = (text: string) => (finalOf(text) ?? 0) > 0

/** The thing, and its forms with 은/는, 이/가, 을/를, 과/와, 으로/로 and 이란/란. */
function withParticles(text: string): Record<string, string> {
  const final = finalOf(text)
  if (final === null) return { x: text }
  const closed = final > 0
  return {
    x: text,
    'x.eun': `${text}${closed ? '은' : '는'}`,
    'x.i': `${text}${closed ? '이' : '가'}`,
    'x.eul': `${text}${closed ? '을' : '를'}`,
    'x.gwa': `${text}${closed ? '과' : '와'}`,
    'x.ro': `${text}${closed && final !== RIEUL ? '으로' : '로'}`,
    'x.ran': `${text}${closed ? '이란' : '란'}`,
  }
}

/** "버스를 놓친 것" is sung as "버스를 놓친 일". */
function deedOf(text: string): string | null {
  const stem = text.replace(/\s*(?:것들|것|거|일|사실|점|적)$/u, '')
  return stem === text ? null : `${stem} 일`
}

/** "마흔두 살 생일" */
function yearsIn(said: string): number | null {
  const [, tens = '', ones = ''] = YEARS.exec(said) ?? []
  const years = Math.max(0, TENS.indexOf(tens === '스무' ? '스물' : tens)) * 10 + Math.max(0, ONES.indexOf(ones))
  return years > 0 ? years : null
}
const YEARS =
  /(?<![가-힣])(열|스물|스무|서른|마흔|쉰|예순|일흔|여든|아흔)(한|두|세|네|다섯|여섯|일곱|여덟|아홉)? ?살 ?(?:생[일신]|되|축하)/u

/** How old somebody gets, and the feast that it is, "칠순"; of elders alone, whom nobody tells their years. */
function feastOf(said: string, plot: Brief['plot'], age: number | null, isElderly: boolean): Record<string, string> {
  const typed = age === null ? FEASTS.find(([names]) => names.test(said)) : FEASTS.find(([, years]) => years === age)
  const years = age ?? (isElderly && plot === 'birthday' ? typed?.[1] : undefined)
  if (!years || years < 2) return {}
  return { age: inWords(years), ...(isElderly && typed ? { 'x.feast': typed[2] } : {}) }
}

const FEASTS: readonly (readonly [RegExp, number, string])[] = [
  [/환갑|회갑|육순/u, 60, '환갑'],
  [/칠순|고희/u, 70, '칠순'],
  [/팔순|산수연/u, 80, '팔순'],
  [/구순/u, 90, '구순'],
]

const ONES = '- 한 두 세 네 다섯 여섯 일곱 여덟 아홉'.split(' ')
const TENS = '- 열 스물 서른 마흔 쉰 예순 일흔 여든 아흔'.split(' ')

/** As it stands before 살 and 개: "여든", "스물다섯", "스무". */
function inWords(age: number): string {
  if (age === 20) return '스무'
  if (age >= 100) return age === 100 ? '백' : `백${inWords(age - 100)}`
  const [tens, ones] = [Math.floor(age / 10), age % 10]
  return `${tens > 0 ? TENS[tens] : ''}${ones > 0 ? ONES[ones] : ''}`
}
