import { type Fact, type Hearer, isAnimal } from '../../brief.ts'
import { escaped } from '../../patterns.ts'
import { fact, lengthOf } from './lines.ts'
import { isMetadata, MUSIC, NAMING, OCCASION, speaksOfSong } from './notes.ts'
import {
  hasSubject,
  heardIn,
  OF_OTHERS,
  ofTwo,
  type PreviousSubject,
  subjectOf,
  type Telling,
  TO_ME,
  tellsOf,
  toHearer,
} from './persons.ts'
import { BELONGING, isClause, isOthers, PLACED, TRAIT, VERB } from './verbs.ts'

/** What one piece tells, and of whom; what is not surely told of the hearer stays as it was typed. */
export function factOf(typed: string, told: Telling, before: PreviousSubject): Fact | null {
  const { hearer, names, you, isPair } = told
  const piece = unthanked(typed, hearer)
  // "高中暗恋的女生叫苏晚"
  const [, once = '', loved = ''] =
    /^(.{0,8}?)(暗恋|喜欢)(?:过)?的(?:那个)?(?:女生|男生|女孩|男孩|人|同学)(?:叫|是)[^，]{1,4}$/u.exec(piece) ?? []
  if (hearer && loved !== '') return fact('me', `${once}我${loved}你`)
  const opened = /^(?:我们?)?在([^，]{2,8})新?开了[^，]*?(?:店|馆|铺|坊|吧|厅|民宿)/u.exec(piece)?.[1]
  if (!hearer && opened) return fact('they', `就在${opened}`)
  if (
    /^[^，]{0,10}[“"「][^”"」]+[”"」]$/u.test(piece) ||
    speaksOfSong(piece) ||
    OCCASION.test(piece) ||
    NAMING.test(piece) ||
    !/\p{Script=Han}/u.test(piece)
  )
    return null
  const who = [
    ...names.filter((name) => isPair || hearer?.name?.includes(name) !== false),
    ...(hearer?.kin ? [hearer.kin] : []),
  ]
    .map(escaped)
    .join('|')
  // "他把伞给了她" tells of two.
  if (/他(?!们)/u.test(piece) && /她(?!们)/u.test(piece)) return isTold(piece) ? ofTwo(piece, hearer) : null
  const both = /^(?:他们|她们)?(两个?人|俩人|俩)(.{3,})$/u.exec(piece)
  if (both && !/^(?:我们?|咱)/u.test(piece) && hearer?.kind !== 'love')
    return fact(hearer ? 'you' : 'they', `${hearer ? '你们' : ''}${both[1]}${both[2]}`)
  const tail = hearer ? heardIn(piece, told, who) : undefined
  if (tail !== undefined) {
    const rest = piece.slice(tail.length)
    // "小慢养了十五年"
    const kept = isAnimal(hearer) ? /^养了(.{2,})$/u.exec(rest)?.[1] : undefined
    if (kept) return fact('you', `我养了你${kept}`)
    const called = /^[她他它]们/u.test(tail) ? '你们' : (you ?? '你')
    if (/^的[^了着在是有会爱]{1,8}$/u.test(rest)) return isTold(rest) ? fact('thing', `${called}${rest}`) : null
    return isTold(rest) ? fact('you', toHearer(`${called}${rest}`, told)) : null
  }
  if (hearer && /^(?:很|好|真|特别|非常)?想念?(?:她|他|它)/u.test(piece))
    return fact('me', toHearer(`我${piece}`, told))
  // "想告诉她没关系"
  if (
    hearer &&
    pronounIn(piece) &&
    /^(?:就|真的|好|很|只)?(?:想|希望)(?:告诉|对|跟|和|让|给|陪|带|抱|当面|亲口|谢谢|说|问|为|帮)/u.test(piece)
  )
    return fact('me', toHearer(`我${piece}`, told))
  if (hearer && /^你(?!们?好)/u.test(piece)) return isTold(piece.slice(1)) ? fact('you', piece) : null
  // "我家的老猫"
  if (who !== '' && new RegExp(`^我[^，了着过]{0,6}(?:${who})$`, 'u').test(piece) && !VERB.test(piece.slice(1)))
    return null
  if (/^(?:我|我们|咱们?|俺)/u.test(piece))
    return isTold(piece.slice(1))
      ? fact(
          OF_MINE.test(piece) || (OF_OTHERS.test(piece) && !/^我(?:们|和|跟|在|他|她)/u.test(piece)) ? 'they' : 'me',
          toHearer(piece, told),
        )
      : null
  if (/^(?:希望|祝|愿)(?:她|他|它|你)/u.test(piece)) return fact('me', toHearer(piece, told))
  if (hearer && /^[\d一二两三四五六七八九十]+(?:多)?(?:斤|公斤|个月大?)(?:了|重)?$/u.test(piece))
    return fact('you', `${you}${piece}`)
  if (isMetadata(piece)) return null
  if (who !== '' && new RegExp(`^(?:很|好)?(?:想念|思念|怀念|想|牵挂)[^，]*(?:${who})$`, 'u').test(piece)) return null
  if (isApposition(piece, who)) return null
  // "今年三十了"
  if (before === '我' && /^(?:今年|已经|快|马上|都|就要)*(?:\d{2}|[一二三四五六七八九十]{1,3})岁?了$/u.test(piece))
    return fact('me', `我${piece}`)
  // "每次我回家都提前到车站": whoever comes home is not who waits.
  const [, coming = '', waits = ''] =
    /^(每次我[^都她他它你，]{1,7})都((?!是|想|会想|舍不得|觉得|忍不住)[^她他它你]+)$/u.exec(piece) ?? []
  if (hearer && you && before === you && coming !== '') return fact('you', `${coming}${you}都${waits}`)
  // "每次去都问我累不累": who goes is somebody else than who asks.
  const [, each = '', asks = ''] = /^((?:每次|每回)[^都我，]{1,7})都(.*)$/u.exec(piece) ?? []
  if (hearer && you && before !== '我' && TO_ME.test(asks)) return fact('you', toHearer(`${each}${you}都${asks}`, told))
  // "家里的老狗大黄走了": what a song to the dead begins with anyway.
  if (
    who !== '' &&
    new RegExp(
      `^[^，]{0,6}(?:${who})(?:已经|也|就)?(?:走了|去世了?|过世了?|不在了)$|^[^，]{0,14}(?:${who})(?:终于|马上|就?要|快)?(?:结婚|出嫁|过?生日|毕业|退休)(?:了|啦)?$|^(?:送|献|写)?给[^，]{1,14}(?:${who})$`,
      'u',
    ).test(piece)
  )
    return null
  // "退休的电工"
  if (
    hearer &&
    /^[^，了着过]{1,6}的\p{Script=Han}{0,3}(?:工|师|师傅|员|医生|护士|老板|战士|兵|厨子|司机|裁缝|木匠|老太太|老头)$/u.test(
      piece,
    )
  )
    return fact('you', `${you}是${piece}`)
  if (
    !hearer &&
    /^在[^，]{1,10}(?:路|街|巷|口|旁边?|边|对面|楼下|里|区|镇|村|城|市|站|隔壁|号|桥|湖|山|园|广场|商场|大厦|中心)$/u.test(
      piece,
    )
  )
    return fact('they', `就${piece}`)
  if (/^是个?(?:女儿|儿子|女孩|男孩|闺女|小子)$/u.test(piece)) return null
  if (!hearer && /^在(?!.*(?:上班|工作|打|做|开|等|看|卖|学|读|住|当|教|写|吃|跑|唱))[^，了着过]{2,8}$/u.test(piece))
    return fact('they', `就${piece}`)
  // "院子里的枣树是外公种的"; "小时候暑假在外婆家" is of whoever sings.
  const childhood =
    hearer?.kin &&
    new RegExp(`^(小时候|童年|那时候?|那年|以前)(.{0,3})(?=(?:住?在|去|到|回)${escaped(hearer.kin)}家)`, 'u')
  const early = childhood ? childhood.exec(piece) : null
  if (early && hearer?.kin)
    return fact('me', `${early[0]}我${piece.slice(early[0].length)}`.replaceAll(hearer.kin, you ?? '你'))
  const subject = subjectOf(piece, told, before)
  // "失恋那天陪我喝到天亮"
  const [, moment = '', done = ''] = hearer
    ? (/^(.{2,6}(?:那天|那年(?:春天|夏天|秋天|冬天|暑假|寒假)?|那晚|那次|的时候|之后|以后))(.{3,})$/u.exec(piece) ?? [])
    : []
  const doer = moment === '' ? null : subjectOf(done, told, before)
  if (VERB.test(done) && doer && !/^[她他它你我]|^.{0,3}(?:妈|爸|奶|爷)/u.test(moment))
    return fact(tellsOf(doer), toHearer(`${moment}${doer}${done}`, told))
  // "下雨天会等我" begins with when; "现在老房子拆了" goes on with somebody else.
  const [, when = '', then = ''] = BEGINS_WITH_TIME.exec(piece) ?? []
  if (when !== '' && !isMetadata(then)) {
    if (/^还有/u.test(then)) return fact('they', toHearer(piece, told))
    const isOpen = !/^(?:就|都)/u.test(then) && !(/^还/u.test(then) && before !== '我' && !/^最后/u.test(when))
    const inner = isOpen ? factOf(then, told, subject) : null
    if (inner && inner.text !== then) return { ...inner, text: `${when}${inner.text}` }
    if (isOthers(then) || inner) return fact(inner?.of ?? 'they', toHearer(piece, told))
  }
  // "从小他就让着我", "都是我不好", "每次我回家他都在" have a subject of their own.
  if (hasSubject(piece, told)) {
    const text = toHearer(piece, told)
    return fact(/^[^我]{0,6}你/u.test(text) ? 'you' : /我/u.test(text) ? 'me' : 'they', text)
  }
  if ((PLACED.test(piece) || BELONGING.test(piece)) && subject?.startsWith('你'))
    return fact('you', toHearer(`${subject}${piece}`, told))
  if (VERB.test(piece) || TRAIT.test(piece))
    return subject ? fact(tellsOf(subject), toHearer(`${subject}${piece}`, told)) : fact('they', piece)
  if (!hearer && /^\p{Script=Han}{3,12}$/u.test(piece) && !isClause(piece) && !/作业|课|考试|适合|用$|的$/u.test(piece))
    return fact('thing', piece)
  const text = toHearer(piece, told)
  if (!isClause(piece)) return isSaying(piece) ? fact('they', text) : null
  return fact(
    hearer &&
      /^.{0,6}(?:那天|那年|的时候|下周|下个?月|明天|明年|以后|去年|今年|那时候)你(?!的|家|们)/u.test(text) &&
      piece !== text
      ? 'you'
      : 'they',
    text,
  )
}

const pronounIn = (piece: string) => /[她他它你](?!们|乡|人)/u.test(piece)

/** "我的手机": what is told of it is not told of the singer. */
const OF_MINE = /^我(?:们)?的/u

/** "谢谢你每天给我热牛奶" tells "每天给我热牛奶", and "对不起我忘了" "我忘了". */
function unthanked(typed: string, hearer: Hearer | null): string {
  const sorry = typed.replace(/^(?:真的|真|很)*(?:对不起|抱歉)(?=我.{3})/u, '')
  if (!hearer || sorry !== typed) return sorry
  const rest = typed.replace(
    /^我?(?:很|特别|真的)?想?(?:要)?(?:谢谢|感谢|多谢)(你们?|您|她|他|它)?(?=.{4})/u,
    (_, who: string | undefined) => (who ? '你' : ''),
  )
  const done = rest.replace(/^你/u, '')
  return rest !== typed && VERB.test(done) && (rest !== done || TO_ME.test(done)) ? done : typed
}

/** More than who they are and how old. */
const isTold = (rest: string) =>
  lengthOf(rest) >= 2 &&
  !/^(?:[\d一二三四五六七八九十]+月|上周|昨天|去年|前年)走了$|^(?:今年|明年|下个?月|下周|明天|已经|满|快|马上|就?要)*\d{1,3}岁?(?:了|啦|生日)?$|^(?:叫|名叫|名字叫|的名字|小名|大名|乳名)|^(?:过)?生日|^的(?:生日|婚礼)$|^(?:要|明天|今天|下周|下个?月)?(?:出嫁|嫁人|金婚|银婚)(?:了|啦)?$|^(?:刚刚?|快|马上|才)?(?:百天|百日|满月|周岁)了?|^们?(?:已经|马上|快|就?要|今年|上周|上个?月|昨天|前天|去年|刚|下周|下个?月|明天|后天|这周|月底|年底|明年|周[一二三四五六日末]|星期.|[\d一二三四五六七八九十]+[月号日])*(?:退休|毕业|结婚|去世|过世|死|走|出差)(?:了|啦)?$|^走了.{1,4}[年月天周]了?$|^结婚.{1,4}周?年|大寿$|^(?:对不起|我爱你|辛苦了|生日快乐|节日快乐)/u.test(
    rest,
  )

/** Who somebody is and nothing else: "同事王姐", "高三班主任". */
const isApposition = (piece: string, who: string) =>
  who !== '' &&
  lengthOf(piece) <= 12 &&
  new RegExp(`(?:${who})$`, 'u').test(piece) &&
  !VERB.test(piece) &&
  !/[了着过不没爱在跟]/u.test(piece)

/** More than a name of something. */
const isSaying = (piece: string) =>
  (lengthOf(piece) >= 4 || /[我他她你了]/u.test(piece)) &&
  lengthOf(piece) <= 30 &&
  !MUSIC.test(piece) &&
  !/^(?:的|和|送|给|为)|(?<!.{5})的$|(?:和|与)$|歌/u.test(piece)

const BEGINS_WITH_TIME =
  /^(最后(?:那|这)?(?:几天|几年|几个月|一天|一年|段日子|段时间)|那时候?|那会儿|当时|当年|那年|那几年|那天|\p{Script=Han}{1,4}那[年天](?=我|\p{Script=Han}{4})|大[一二三四]那年|高[一二三](?:那年)?|初[一二三](?:那年)?|昨晚|前天|今年|最近|上个月|上周|上次|前几天|那次|那晚|白天|夜里|下雨天|下雨的时候|下雪天|雨天|中午|下午|傍晚|放学后?|下班后?|吃完饭|过年时?|每到冬天|每到夏天|冬天|夏天|春天|秋天|晚上|早上|周末|现在|如今|后来|小时候|以前|去年|今年|昨天|那天|有一次|有一年|外卖一来|门一开|天一黑|天一亮|一下雨|一下班|一放学|一到家|一回家)(.{3,})$/u
