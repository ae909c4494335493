import type { Brief } from '../../../brief/brief.ts'
import { writtenOut } from '../../../brief/languages/vi/written-out.ts'
import { pronounsOf } from './pronouns.ts'

/**
 * What Vietnamese stanzas may ask for. `you` and `me` are what hearer and singer call each other (see pronouns.ts); they are
 * always there. `x` is the thing the song is about, as it was written: nouns have one form. `doing` is something somebody does.
 */
export function vietnameseSlots(brief: Brief): Record<string, string> {
  const { hearer, subjects, place, brand, age } = brief
  const thing = subjects.find(({ kind }) => kind !== 'deed')
  const deed = subjects.find(({ kind }) => kind === 'deed')
  const { you, me } = pronounsOf({ ...brief, description: writtenOut(brief.request.description) })
  const call = callOf(brief, you)
  return {
    ...{ you, me },
    ...(call ? { call } : {}),
    ...(hearer?.name ? { name: hearer.name } : {}),
    ...(place ? { place } : {}),
    ...(brand ? { brand } : {}),
    ...(age && age > 1 && age <= 120 ? { age: inWords(age) } : {}),
    ...(thing ? { x: thing.text } : {}),
    ...(deed ? { doing: deed.text } : {}),
  }
}

/** Nobody calls elders by a bare name: "bà Hoa", "mẹ Lan", "chị Mai". */
const ELDERS: ReadonlySet<string> = new Set(
  'bà ông cụ mẹ má mạ ba bố cha tía ngoại nội chị anh cô thầy dì mợ thím bác chú cậu dượng sếp'
    .split(' ')
    .concat('bác sĩ', 'y tá', 'giám đốc'),
)

function callOf({ hearer }: Brief, you: string): string | null {
  if (!hearer?.call) return null
  const { name, kind, call } = hearer
  if (kind === 'love' && !name) return you === 'người' ? 'người thương' : you
  // A grandmother is called what she is, and no child says her name.
  if (kind === 'grandmother' || kind === 'grandfather')
    return /(?:ngoại|nội|cố)$/iu.test(hearer.kin ?? '') ? hearer.kin : call
  const isTitled = name?.toLowerCase().startsWith(`${you} `)
  if (name && you === 'cậu' && kind !== 'uncle') return name
  return name && ELDERS.has(you) && !isTitled && kind !== 'love' ? `${you} ${name}` : call
}

const DIGITS = ['', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín']

/** "tám mươi", "ba mươi lăm", "hai mươi mốt", "một trăm lẻ hai". */
function inWords(age: number): string {
  if (age >= 100) {
    const rest = age - 100
    return `một trăm${rest === 0 ? '' : rest < 10 ? ` lẻ ${DIGITS[rest]}` : ` ${inWords(rest)}`}`
  }
  const ten = Math.floor(age / 10)
  const one = age % 10
  if (ten === 0) return DIGITS[one] ?? ''
  const last = one === 5 ? 'lăm' : one === 1 && ten > 1 ? 'mốt' : DIGITS[one]
  return `${ten === 1 ? 'mười' : `${DIGITS[ten]} mươi`} ${last}`.trim()
}
