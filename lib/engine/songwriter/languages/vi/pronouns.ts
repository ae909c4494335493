import type { Brief, Hearer, HearerKind } from '../../../brief/brief.ts'

/** What singer and hearer call each other: Vietnamese has no words for "you" and "I" that fit everybody. */
/** What tells them: as much of a brief as facts are read with. */
export type Asked = Pick<Brief, 'plot' | 'voice'> & { readonly hearer: Hearer | null; readonly description: string }

export type Pronouns = { readonly you: string; readonly me: string }

/**
 * By the word that a description has for the hearer, then by who that is, then by the kind of song. Where nothing tells who of
 * two lovers is "anh" and who "em", songs say "người" and "tôi", which tell neither age nor sex.
 */
export function pronounsOf(brief: Asked): Pronouns {
  const { hearer, plot } = brief
  const kin = hearer?.kin?.toLowerCase() ?? spokenOfAs(brief)
  const { description } = brief
  if (hearer?.kind === 'love') return lovers(brief)
  const isPair = / (?:và|&) /.test(hearer?.name ?? '')
  if (
    isPair &&
    /(?<!\p{L})anh \p{Lu}\p{L}*(?: và| với|,| &)? chị \p{Lu}|(?<!\p{L})chị \p{Lu}\p{L}*(?: và| với|,| &)? anh \p{Lu}/u.test(
      description,
    )
  )
    return { you: 'anh chị', me: 'em' }
  if (isPair && plot === 'wedding' && /^(?:anh|chị|em|con|cháu|bạn)$/.test(kin)) return { you: 'hai bạn', me: 'mình' }
  if (isPair && !hearer?.kind && /(?<!\p{L})(?:mèo|chó|cún|thỏ|hamster)(?!\p{L})/iu.test(description))
    return { you: 'hai bé', me: selfIn(brief) }
  if (isPair && !hearer?.kind && kin === '' && plot !== 'wedding') return { you: 'hai bạn', me: 'mình' }
  // Friends: "cậu" and "tớ".
  if (
    kin !== 'cậu' &&
    (!hearer?.kind || hearer.kind === 'friend') &&
    hearer &&
    /(?<!\p{L})cậu(?! (?:bé|bạn|ấy|út)(?!\p{L}))(?!\p{L})/iu.test(description)
  )
    return { you: 'cậu', me: /(?<!\p{L})tớ(?!\p{L})/iu.test(description) ? 'tớ' : 'mình' }
  // A toy is no "bé" beside the child who has it.
  if (hearer?.kind === 'pet' && plot === 'lullaby' && hearer.name === null)
    return { you: hearer.call === 'bé' ? 'bé' : (hearer.call ?? 'bé'), me: parentIn(brief) }
  if (hearer?.kind === 'cat' || hearer?.kind === 'dog' || hearer?.kind === 'pet') return BY_KIND[hearer.kind]
  // Who congratulates is no parent.
  if (plot === 'new-baby' && hearer?.kind === 'child' && OF_OTHERS.test(description)) return { you: 'bé', me: 'cô chú' }
  if (plot === 'teaching' && (hearer === null || hearer.kind === 'group'))
    return { you: /^(?:lớp|học sinh|các (?:bạn|em))/.test(kin) || hearer === null ? 'các bạn' : 'các bé', me: 'cô' }
  const byWord = BY_WORD.find(([word]) => word.test(kin))
  if (byWord?.[2] === ELDER) return { you: 'em', me: elderIn(brief) }
  if (byWord) return { you: byWord[1] || kin, me: grandchildIn(brief, byWord[2]) || parentIn(brief) }
  if (hearer?.kind === 'child') return { you: 'con', me: parentIn(brief) }
  if (plot === 'wedding' && (!hearer?.kind || hearer.kind === 'group')) return { you: 'hai bạn', me: 'mình' }
  if (
    hearer?.kind === 'group' &&
    /(?:ba|bố|mẹ|má|của|cho|cứu|giúp|dạy|nhà|con) em(?! (?:bé|gái|trai))(?!\p{L})/iu.test(description)
  )
    return { you: 'mọi người', me: 'em' }
  if (hearer?.kind) return BY_KIND[hearer.kind]
  if (plot === 'lullaby' || plot === 'new-baby') return { you: 'con', me: parentIn(brief) }
  const isOfLove = plot !== null && OF_LOVE.has(plot) && (hearer === null || plot !== 'missing')
  if (isOfLove) return lovers(brief)
  return plot === 'memorial' && hearer === null ? { you: 'người', me: 'tôi' } : { you: 'bạn', me: selfIn(brief) }
}

/** Who says "mình" of themselves is no "tôi". */
const selfIn = ({ description }: Asked) =>
  /(?:^|[,.;!?\n] ?)mình (?!quen|yêu nhau|bên nhau)/iu.test(description) &&
  !/(?<!\p{L})(?:tôi|tui)(?!\p{L})/iu.test(description)
    ? 'mình'
    : 'tôi'

/** Who says "anh nhớ em" is "anh". */
const elderIn = ({ description }: Asked) =>
  /(?:^|[,.;!?\n] ?)(anh|chị)(?= (?:nhớ|yêu|thương|vẫn|mong|chúc|tự hào|xin|sẽ|luôn tin|muốn|hứa|biết|không|chưa|đã|đang|cảm ơn|tin)(?!\p{L}))/iu
    .exec(description)?.[1]
    ?.toLowerCase() ?? 'mình'

/** In the south grandchildren are "con" as well. */
const grandchildIn = ({ description }: Asked, me: string) =>
  me === 'cháu' &&
  !/(?<!\p{L})cháu(?!\p{L})/iu.test(description.replace(/(?:ông|bà) cháu|các cháu|con cháu/giu, '')) &&
  SOUTHERN.test(description)
    ? 'con'
    : me

const SOUTHERN =
  /(?:^|[,.;] ?|(?:cho|với|dắt|chở|thương|dạy|nuôi|ôm|kêu|gọi|cõng|tụi|bọn|chúng|mấy đứa) )con(?! (?:gái|trai|cháu|mèo|chó|cá|gà|diều|vịt|cái\s*(?:$|[,.;])|đường|sông|nhà|mắt|người|lợn|heo|trâu|bò)(?!\p{L}))(?= \p{L}|[,.;]|$)/iu

/** Who is only named, "Minh Anh", is "em" where a sentence speaks of "em". */
function spokenOfAs({ hearer, plot, description }: Asked): string {
  if (!hearer?.name || plot === 'wedding' || /(?: và |,)/.test(hearer.name)) return ''
  return /[,.;\n] ?(em|anh|chị|bé|cháu|bác|chú|dì)(?= \p{L})/iu.exec(description)?.[1]?.toLowerCase() ?? ''
}

/** Whoever is older than "em". */
const ELDER = 'anh chị'

/** "" for "you" is the word itself, "" for "me" whichever parent sings. */
const BY_WORD: readonly (readonly [word: RegExp, you: string, me: string])[] = [
  [/^(?:ông bà|ôn mệ)/, 'ông bà', 'cháu'],
  [/^(?:(?:ba|bố) (?:má|mẹ)|cha mẹ|thầy u|tía má)/, '', 'con'],
  [/^anh chị/, 'anh chị', 'em'],
  [/^(?:thầy cô|cô thầy)/, 'thầy cô', 'em'],
  [/^(?:cô dâu|hai vợ chồng|vợ chồng|cặp đôi|hai đứa|đôi)/, 'hai bạn', 'mình'],
  [/^(?:các|hai|mấy) (?:con|cháu|bé)/, 'các con', ''],
  [/^(?:cụ bà|cụ|cố)$/, 'cụ', 'con'],
  [/^(?:ngoại|nội)/, '', 'con'],
  [/^(?:bà|mệ)(?! chủ)/, 'bà', 'cháu'],
  [/^ông(?! chủ)/, 'ông', 'cháu'],
  [/^(?:mẹ|má|me|bầm|bu|mạ|ba|bố|cha|tía|thầy u)$/, '', 'con'],
  [/^mẹ /, 'mẹ', 'con'],
  [/^(?:ba|bố|cha) /, 'bố', 'con'],
  [/^em bé/, 'con', ''],
  [/^cháu/, 'cháu', ''],
  [/^bé/, '', ''],
  [/^em(?:$| )/, 'em', ELDER],
  [/^chị/, 'chị', 'em'],
  [/^anh/, 'anh', 'em'],
  [/^(?:cô giáo|cô)$/, 'cô', 'em'],
  [/^(?:thầy giáo|thầy)$/, 'thầy', 'em'],
  [/^(?:dì|mợ|thím|bác|chú|cậu|dượng|o)$/, '', 'cháu'],
  [/^sếp/, 'sếp', 'em'],
  [/^(?:bác sĩ|y tá|giám đốc)$/, '', 'tôi'],
]

const BY_KIND: Readonly<Record<HearerKind, Pronouns>> = {
  ...{ grandmother: { you: 'bà', me: 'cháu' }, grandfather: { you: 'ông', me: 'cháu' } },
  ...{ mother: { you: 'mẹ', me: 'con' }, father: { you: 'bố', me: 'con' }, child: { you: 'con', me: 'ba mẹ' } },
  ...{ sister: { you: 'chị', me: 'em' }, brother: { you: 'anh', me: 'em' }, love: { you: 'người', me: 'tôi' } },
  ...{ friend: { you: 'bạn', me: 'mình' }, teacher: { you: 'thầy cô', me: 'em' }, aunt: { you: 'dì', me: 'cháu' } },
  ...{ uncle: { you: 'chú', me: 'cháu' }, group: { you: 'mọi người', me: 'mình' } },
  ...{ cat: { you: 'bé', me: 'tôi' }, dog: { you: 'bé', me: 'tôi' }, pet: { you: 'bé', me: 'tôi' } },
}

const OF_LOVE: ReadonlySet<string> = new Set(['devotion', 'falling', 'heartbreak', 'missing'])

const SHE = /(?<!\p{L})(?:cô ấy|em ấy|ẻm|bạn gái|người yêu (?:mình|tôi|anh) là nữ|vợ|bà xã|nàng|cổ)(?!\p{L})/iu
const HE = /(?<!\p{L})(?:anh ấy|anh ý|ảnh|bạn trai|chồng|ông xã|chàng|cho anh|tặng anh|yêu anh|nhớ anh)(?!\p{L})/iu
const TO_HER = /(?<!\p{L})(?:cho|tặng|yêu|nhớ|xin lỗi|về) em(?!\p{L})/iu

function lovers({ hearer, description, voice }: Asked): Pronouns {
  const kin = hearer?.kin?.toLowerCase() ?? ''
  if (/^(?:em|bà xã|bà vợ|con vợ|vợ|bạn gái|nàng)/.test(kin)) return { you: 'em', me: 'anh' }
  if (/^(?:anh|ông xã|ông chồng|lão chồng|thằng chồng|chồng|bạn trai|chàng)/.test(kin)) return { you: 'anh', me: 'em' }
  if (SHE.test(description) || TO_HER.test(description)) return { you: 'em', me: 'anh' }
  if (HE.test(description)) return { you: 'anh', me: 'em' }
  // Who is away is missed by who stays.
  const isAway = (who: string) => AWAY(who, description)
  if (isAway('anh') !== isAway('em')) return isAway('anh') ? { you: 'anh', me: 'em' } : { you: 'em', me: 'anh' }
  const [he, she] = [feels('anh', description), feels('em', description)]
  if (he !== she) return he > she ? { you: 'em', me: 'anh' } : { you: 'anh', me: 'em' }
  if (voice === 'm') return { you: 'em', me: 'anh' }
  return voice === 'f'
    ? { you: 'anh', me: 'em' }
    : { you: 'người', me: selfIn({ plot: null, voice, hearer, description }) }
}

/** How often somebody tells what they feel: whoever does it oftener sings. */
const feels = (who: 'anh' | 'em', description: string) =>
  description.match(
    new RegExp(
      `(?<![\\p{L}])${who} (?:vẫn|còn|cứ|không thể|chưa thể|đã xóa|đã khóc|khóc|nhớ|thương|yêu|đợi|chờ|mong|xin lỗi|buồn|tự hỏi|hối hận)(?![\\p{L}])`,
      'giu',
    ),
  )?.length ?? 0

/** Whoever sings to a child: "mẹ" or "ba" where that was said. */
function parentIn({ hearer, voice, description }: Asked): string {
  // Whoever is far away does not sing.
  if (AWAY('ba|bố|cha|tía', description)) return AWAY('mẹ|má', description) ? 'bà' : 'mẹ'
  if (AWAY('mẹ|má', description)) return 'ba'
  const singing =
    /(?<!\p{L})(?<!ông )(bà|ông) (?:ngoại |nội )?(?:bế|ru|thương|hát|yêu|ôm|kể|mong|chúc)(?!\p{L})/iu.exec(
      description,
    )?.[1]
  if (/^cháu/.test(hearer?.kin ?? '') && singing) return singing.toLowerCase()
  if (/^cháu/.test(hearer?.kin ?? '')) return voice === 'f' ? 'bà' : voice === 'm' ? 'ông' : 'ông bà'
  if (
    voice === 'f' ||
    /(?<!\p{L})(?<!(?:ba|bố|cha) )(?:mẹ|má) (?:yêu|thương|mong|chúc|hát|ru|tặng|bế|ôm|nhớ|đi|làm|để|kể|thức|đợi|chờ|nấu|luôn|vẫn|hay|sẽ)/iu.test(
      description,
    )
  )
    return 'mẹ'
  return voice === 'm' || /(?<!\p{L})(?:ba|bố) (?:yêu|thương|mong|chúc|hát|ru|tặng)/iu.test(description)
    ? 'ba'
    : 'ba mẹ'
}

const OF_OTHERS =
  /(?:mừng|chúc|tặng) (?:cho )?(?:vợ chồng )?(?:anh|chị|bạn|em|cô|chú|sếp|đồng nghiệp|vợ chồng)(?!\p{L})/iu

/** "Ba đi làm xa cuối tuần mới về". */
const AWAY = (who: string, description: string): boolean =>
  new RegExp(
    `(?<!\\p{L})(?:${who})(?: [^\\s,.;]+){0,2} (?:đi xa|làm xa|đi bộ đội|đi nghĩa vụ|đi du học|du học|đi làm xa|lên đường|ngoài đảo|đi công tác|công tác xa|ở xa|đi biển|đi lính|trực đêm|đi trực|làm ca đêm|chưa về|xa nhà|bên (?:nhật|hàn|đài loan|mỹ)|đi nước ngoài|vắng nhà|chạy xe đêm|chạy xe đường dài)`,
    'iu',
  ).test(description)
