import { type Pronouns, pronounsOf } from '../../../songwriter/languages/vi/pronouns.ts'
import { type Hearer, isAnimal } from '../../brief.ts'
import { escaped, matches, pattern } from '../../patterns.ts'
import { PLOTS } from './plots.ts'

/** How a description and a song speak of hearer and singer. */
export type Teller = Pronouns & {
  readonly plot: (typeof PLOTS)[number][0] | null
  readonly who: string
  readonly isHeard: boolean
  readonly isLost: boolean
  readonly names: readonly string[]
  readonly isEm: boolean
  readonly isLove: boolean
  /** Two who marry. */
  readonly isPair: boolean
  readonly isAnimal: boolean
  /** Whoever has just been born. */
  readonly isBaby: boolean
  /** Whether "mình" is whoever tells, and nobody's self. */
  readonly isMine: boolean
  readonly isLesson: boolean
  readonly isToOneself: boolean
}

export function tellerOf(description: string, hearer: Hearer | null, names: readonly string[]): Teller {
  const plot = PLOTS.find(([, source]) => matches(source, description))?.[0] ?? null
  const isNobody = hearer === null || (hearer.name === null && (hearer.kin === null || / cũ$/u.test(hearer.kin)))
  const isLost = plot !== null && OF_SOMEBODY.has(plot) && (isNobody || hearer.kind === 'love')
  const found = wordsFor(hearer, names)
  const pronouns = pronounsOf({ hearer: isNobody ? null : hearer, plot, voice: null, description })
  return {
    ...pronouns,
    plot,
    // "Người yêu cũ" is said as it was written where nobody knows who is "anh" and who "em".
    ...{
      who: isLost && pronouns.you !== 'người' ? `(?:${LOST}|${found})` : found,
      isHeard: (!isNobody || isLost) && pronouns.you !== 'người',
      isLost,
    },
    names,
    isEm:
      (isAnimal(hearer) &&
        matches(
          '(?:^|[,.;!? ])(?:nhà|của) em(?![\\p{L}])|(?:^|[,.;!?] ?|rơi |được |lúc |khi |hồi )em (?:nhặt|nuôi|lấy|mua|xin|cho|bế|ôm|đi|về|gọi|thương|nhớ|hay|đang|ngồi|học)',
          description,
        )) ||
      (hearer?.kind != null &&
        OF_ELDERS.has(hearer.kind) &&
        matches('(?<![\\p{L}])(?:ba|bố|cha|mẹ|má|ông|bà|ngoại|nội|tía) em(?![\\p{L}])', description)),
    isLove: hearer?.kind === 'love',
    isPair: plot === 'wedding' && / (?:và|&) /.test(hearer?.name ?? ''),
    isAnimal: isAnimal(hearer),
    isBaby:
      hearer?.kind === 'child' &&
      (plot === 'new-baby' ||
        matches(
          '(?:có|sinh|đón)(?: được)? (?:em bé|bé|con|cháu|công chúa|hoàng tử)(?: (?:gái|trai|đầu lòng))*,? tên',
          description,
        )),
    isMine:
      matches(
        '(?<![\\p{L}])(?:ba|mẹ|bố|má|cha|ông|bà|ngoại|nội|chồng|vợ|bạn|nhà|của|chị|anh|thân|gái|trai|yêu) mình(?![\\p{L}])',
        description,
      ) || matches('(?:^|[,.;!?] ?)mình [\\p{L}]', description),
    isLesson: plot === 'teaching',
    isToOneself: plot === 'encouragement' && hearer === null,
  }
}

const OF_ELDERS: ReadonlySet<string> = new Set(['mother', 'father', 'grandmother', 'grandfather'])

const OF_SOMEBODY: ReadonlySet<string> = new Set(['heartbreak', 'missing', 'falling'])

/** Whoever left, or does not know yet. */
const LOST =
  '(?:người yêu cũ|người yêu|người ấy|anh ấy|cô ấy|em ấy|bạn ấy|bạn trai|bạn gái|nàng|chàng|crush|ảnh|ẻm|cổ|nó)(?: (?:của )?(?:tôi|mình|em|anh))?(?![\\p{L}])'

const OWNED = '(?: (?:của )?(?:tôi|tui|mình|em|con|anh|cháu|chúng tôi|nhà tôi|nhà tui|nhà mình|nhà em|yêu|ấy|nhà))?'

/** A pattern for whoever hears the song, as a description speaks of them; nobody where there is no hearer. */
function wordsFor(hearer: Hearer | null, names: readonly string[]): string {
  if (!hearer) return '(?!)'
  const kin = hearer.kin?.toLowerCase() ?? ''
  const animal = isAnimal(hearer)
    ? kin.replace(/^(?:con|chú|bé|em|nàng|cô) /u, '').replace(/ (?:bông|con|nhồi bông)$/u, '')
    : ''
  const short = kin.split(' ')[0] ?? ''
  const isPronoun = /^(?:em|anh|con|bạn|người|các|hai|đội|lớp)$/.test(short)
  const own = names.filter((name) => hearer.name?.includes(name))
  const several = own.length > 1 || hearer.kind === 'group'
  const words = [
    ...(own.length > 1 || /^(?:lớp|nhóm|đội|hội|công ty|câu lạc bộ|gia đình|bạn bè)/.test(kin) ? [] : [kin]),
    ...(isPronoun || own.length > 1 || hearer.kind === 'group' ? [] : [short]),
    ...(several ? ['hai đứa', 'cả hai', 'hai người', 'tụi nó'] : own),
  ]
    .filter(Boolean)
    .map(escaped)
  const others =
    hearer.kind === 'group'
      ? ['họ', 'tụi nó']
      : [
          'bà ấy',
          'ông ấy',
          'cô ấy',
          'anh ấy',
          'chị ấy',
          'em ấy',
          'bạn ấy',
          'cậu ấy',
          'thầy ấy',
          'bả',
          'ổng',
          'cổ',
          'ảnh',
          'ẻm',
          'nó',
          'họ',
        ]
  const kinds = animal ? [`(?:con |chú |bé |em )?${escaped(animal)}(?: bông| con| nhồi bông)?`] : []
  const all = [...new Set([...words, ...kinds, ...others, ...(kin.startsWith('con ') && !animal ? ['con'] : [])])]
  const name = own.length > 0 && !several ? `(?: (?:tên là |tên )?(?:${own.map(escaped).join('|')}))?` : ''
  return `(?:${all.sort((a, b) => b.length - a.length).join('|')})${OWNED}${name}${OWNED}${hearer.kind === 'group' ? '(?! \\d)' : ''}(?![\\p{L}])`
}

/** "Ba em": whoever says so is "em" in the rest as well, and no younger sibling. */
const EM = /(?<!\p{L})(?<!(?:chúng|tụi|bọn|các|hai|chị|anh|cô|trẻ) )em(?! (?:gái|trai|họ|bé|út|dâu|rể|ấy))(?!\p{L})/giu

/** Words for the hearer and the singer as a song has them. A noun in small letters is nobody's name: "con thỏ bông". */
export const sung = (text: string, { you, me, who, isHeard, names, isEm, isMine }: Teller) =>
  (isHeard
    ? text.replace(
        pattern(`(?<![\\p{L}])(?<!(?:một|các|những|hai|đứa|mấy|áo|sợ|ăn|bắt|đuổi|nuôi|thấy) )${who}`, 'g'),
        (said) => (names.some((name) => name !== said && name.toLowerCase() === said.toLowerCase()) ? said : you),
      )
    : text
  )
    .replace(isEm ? EM : /(?!)/g, me)
    .replace(/(?<!\p{L})(?<!chúng |nhà )(?:tôi|tui)(?!\p{L})/giu, isHeard ? me : '$&')
    .replace(
      /(?<=(?:cho|nuôi|dạy|với|giúp|thương|đưa|đón|chở|dắt|bế|ôm|gọi|chờ|đợi|bỏ) )mình(?!\p{L})/giu,
      isHeard && isMine ? me : '$&',
    )
