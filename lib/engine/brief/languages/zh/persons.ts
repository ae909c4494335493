import type { Fact, Hearer } from '../../brief.ts'
import { escaped } from '../../patterns.ts'
import { fact } from './lines.ts'

/** Whom a description speaks of, and how. */
export type Telling = {
  readonly hearer: Hearer | null
  readonly names: readonly string[]
  /** How the hearer is spoken to. */
  readonly you: '你' | '你们' | null
  /** Whether two hear it: neither of them alone is "you". */
  readonly isPair: boolean
  /** "她" of a grandmother; of somebody of whom that is not known the first that comes; null where nobody is spoken of so. */
  readonly pronoun: string | null
}

/** Whom a description speaks of, by who hears the song and by the names in it. */
export function tellerOf(description: string, hearer: Hearer | null, names: readonly string[]): Telling {
  const isPair = hearer !== null && names.filter((name) => hearer.name?.includes(name)).length > 1
  const you = hearer === null ? null : hearer.kind === 'group' || isPair ? '你们' : '你'
  const kin = hearer?.kin ?? ''
  const first = /[他她它](?!们|乡|人)|(?<![a-z])[Tt][Aa](?![a-z])/u.exec(description)?.[0] ?? null
  const pronoun = SHE.test(kin) ? '她' : HE.test(kin) ? '他' : first
  return { hearer, names, you, isPair, pronoun: isPair || hearer === null ? null : pronoun }
}

const SHE =
  /^(?:外婆|姥姥|奶奶|妈妈|媽媽|老妈|姐姐|妹妹|[表堂大二小]?[姐妹]|老婆|妻子|女儿|女兒|闺女|孙女|阿姨|姑姑|姑妈|姨妈|舅妈|闺蜜)$/u
const HE = /^(?:外公|姥爷|爷爷|爸爸|老爸|哥哥|弟弟|[表堂大二小]?[哥弟]|老公|丈夫|儿子|兒子|孙子|叔叔|舅舅|伯伯)$/u

/** Whoever likes somebody sings: "喜欢楼下咖啡店的女生". */
export const OF_SELF = /^我?(?:终于)?要?(?:喜欢|暗恋|爱上|辞职|裸辞|离职)|给我?自己/u

/** Of whom the piece before tells; who goes on without a subject tells of the same. */
export type PreviousSubject = string | null

/** Of whom a line tells that begins so. */
export const tellsOf = (subject: string): Fact['of'] =>
  subject.startsWith('你') ? 'you' : /^[我咱]/u.test(subject) ? 'me' : 'they'

/** Of whom the next piece goes on telling, behind this one. */
export function spoken(
  { of, text }: Fact,
  { hearer, you, isPair, names }: Telling,
  before: PreviousSubject,
): PreviousSubject {
  // Of two, one alone: "阿凯追了三年", and "每天给她带豆浆" behind it.
  const one = isPair && of === 'they' ? names.find((name) => text.startsWith(name)) : undefined
  if (one) return one
  // "我加班回来你总在门口等我"
  if (of === 'me' && /^[^，你]{0,6}我[^，]{1,8}你(?=$|总|还|都|就|会|把|一直|在|每|最|陪|给|帮|从)/u.test(text))
    return you
  if (of === 'me' && OF_PLACES.test(text)) return null
  if (of === 'me') return /^(?:我们|咱)/u.test(text) ? '我们' : '我'
  if (/^[^他她它你]{1,7}我(?=又|也|还|就|没|不|才|都|却|总|在|把|会|去|只|全|一直|竟)/u.test(text) && of === 'they')
    return '我'
  if (of === 'they' && OF_OTHERS.test(text)) return null
  if (of === 'you') return text.startsWith('你们') ? '你们' : you
  if (!hearer) return before === '我' && !OF_OTHERS.test(text) ? before : null
  return text.startsWith('你') ? you : (before ?? you)
}

/** "我们村的小卖部": what follows is told of the place. */
const OF_PLACES = /^(?:我们|咱们?|我)(?:家|村|镇|县|店|班|学校|公司|单位|小区|楼|老家|厂|校)/u

/** Somebody else of whom is told. */
const OTHERS =
  '(?:外婆|姥姥|奶奶|爷爷|外公|姥爷|妈妈|老妈|爸爸|老爸|爸妈|我[爸妈姐妹哥弟]|姐姐|妹妹|哥哥|弟弟|女儿|儿子|孙子|孙女|老婆|老公|妻子|丈夫|媳妇|姐夫|嫂子|妹夫|弟媳|岳父|岳母|公公|丈母娘|男朋友|女朋友|老师|同学|邻居|朋友|同事|老板|医生|护士|大家|别人|人家|他们|她们|客人|街坊|孩子|[他她])'
export const OF_OTHERS = new RegExp(
  `^(?:现在|后来|当时|那时候?|上周|昨天)?(?:全家|整个)?(?:我们?的?家?)?${OTHERS}(?!的)`,
  'u',
)

/** Of two one is the hearer, where it is known which. */
export function ofTwo(piece: string, hearer: Hearer | null): Fact {
  const kin = hearer?.kin ?? ''
  const pronoun = SHE.test(kin) ? '她' : HE.test(kin) ? '他' : null
  if (pronoun === null) return fact('they', piece)
  const text = piece.replace(new RegExp(`${pronoun}(?!们|乡|人)`, 'gu'), '你')
  return fact(text.startsWith('你') ? 'you' : 'they', text)
}

/** Who it is that a piece without a subject tells of: the singer where it speaks of the hearer, both where they met. */
export function subjectOf(
  piece: string,
  { hearer, names, pronoun, you, isPair }: Telling,
  before: PreviousSubject,
): PreviousSubject {
  const called = [...names.filter((name) => hearer?.name?.includes(name)), ...(hearer?.kin ? [hearer.kin] : [])]
  // "和阿哲骑单车去海边"
  if (hearer && !isPair && new RegExp(`^(?:和|跟|与|陪|给|约)(?:${called.map(escaped).join('|')})`, 'u').test(piece))
    return '我'
  if (hearer && pronoun && new RegExp(`${pronoun}(?!的|自己|们|乡|人)`, 'u').test(piece)) return '我'
  if (/^(?:一起|互相|共同|在一起|相识|相恋|恋爱|同居|分手)/u.test(piece))
    return you === '你们' ? before : hearer ? '我们' : null
  // Whoever "came along with me" is the hearer.
  if (hearer && hearer.kind !== 'group' && OF_BOTH.test(piece)) return '我们'
  if (hearer && before !== null && TO_ME.test(piece)) return you
  return hearer?.kind === 'love' && /遇见|相遇|认识|相识|相恋|在一起|共用|牵手|^结婚/u.test(piece) ? '我们' : before
}

const OF_BOTH = /没见(?:了|面)|不见了?$|^(?:每周|每天|天天|每晚|每个?周末).{0,8}(?:视频|通话|打电话|聊天|见面|吵架)/u

export const TO_ME =
  /(?:陪|帮|教|带|等|骂|叫|送|给|喊|哄|抱|背|陪着|等着|看着|护着|牵着|替|为|对|催|问|借|劝|安慰|鼓励|照顾|陪伴|保护|提醒|夸|记得|知道|嫌|接|踩|咬|舔|追|抢|气|逗|骗|惹|让|养|供|救|拉|扶|搂|亲|吓|笑|躲)(?:过|了|着)?我(?!自己|的|家)/u

/** Whether somebody is named in the middle of a piece who does what follows. */
export const hasSubject = (piece: string, { pronoun }: Telling) =>
  (pronoun !== null &&
    new RegExp(`^.{1,8}${pronoun}(?=[都就总会在说也还不没把最才要有是老每]|天天|一直|给我|帮我|陪我)`, 'u').test(
      piece,
    )) ||
  /^(?:都是|全是|是|每次|每当|每天|从小|有一?次|第一次|最后)[^我]{0,4}(?<![给对陪帮跟和让等送教把被在从向往比像问催骂夸劝叫喊抱背拉踩咬追找接为替带哄骗惹逗气])我(?!们?的|家)/u.test(
    piece,
  )

/** How a piece begins that tells of the hearer: "她", "我爸", "奶奶"; of two that hear it, both. */
export function heardIn(piece: string, { hearer, pronoun, isPair }: Telling, who: string): string | undefined {
  const they = isPair ? '(?:她们|他们)俩?|[她他]俩' : hearer?.kind === 'group' ? '她们|他们|它们|[Tt][Aa]们' : null
  const one = pronoun ? `${pronoun}们?` : '(?!)'
  const named = `(?:我家的?|我们(?:公司|单位|班|学校|小区|村|家)?的?|我最[好亲]的|我的?)?(?:那只|这只)?`
  // "楼下早餐店的周阿姨", "我们教英语的外教Tom"
  const titled =
    who &&
    `[^，她他它你]{1,10}的(?:(?:外教|老师|同事|室友|同桌|师傅|老板|邻居|朋友|同学|保安|医生|护士|教练)(?:${who})|(?:${who})(?<=阿姨|师傅|叔|姨|大爷|大妈|老师|医生|哥|姐))`
  const all = isPair
    ? who && `${named}(?:${who})(?:(?:和|跟|与)(?:${who})+)+|(?:${they})`
    : [they, hearer?.kind === 'group' ? null : one, titled, who && `${named}(?:${who})+(?![爸妈家](?!里))`]
        .filter(Boolean)
        .join('|')
  return all ? new RegExp(`^(?:${all})(?:呢|啊|这个人)?`, 'u').exec(piece)?.[0] : undefined
}

/** Spoken of to somebody, "她的花园" is "你的花园". */
export const toHearer = (text: string, { hearer, pronoun, you, isPair }: Telling) => {
  if (!hearer || !you) return text
  const kin = hearer.kin ? escaped(hearer.kin) : '(?!)'
  const name = hearer.name && !isPair ? escaped(hearer.name) : '(?!)'
  // "我跟闺蜜小鱼吵架了"; of "跟同事" nobody knows whether it is the same one.
  const called = `(?:我(?:的|家)?)?${kin}(?:${name})|(?<!叫)${name}`
  const ofKin = hearer.kind === 'friend' ? '(?!)' : `我(?:的|家)?${kin}|(?<=[和跟给陪与])${kin}`
  return text
    .replace(pronoun ? new RegExp(`(?<!其|吉)${pronoun}(?!们|乡|人)`, 'gu') : /(?!)/u, you)
    .replace(new RegExp(`(?<=去世后|过世后|走后|走了以后|去世以后)(?:${kin})(?![家的])`, 'gu'), you)
    .replace(new RegExp(`(?<=[和跟给陪与对])(?:${called})|(?:${ofKin})(?![爸妈家])`, 'gu'), you)
}
