import { readAttributes } from '../../compose/vocabulary/music-attributes.ts'
import type { Fact, Hearer } from '../brief.ts'
import { escaped } from '../patterns.ts'

/**
 * What a description tells, piece by piece in its order, as lines of a song to its hearer: "给奶奶写首歌，她爱种花，总骂邻居的猫" gives
 * "你爱种花" and "你总骂邻居的猫". What speaks of the song itself is left out.
 */
export function factsIn(description: string, hearer: Hearer | null, names: readonly string[]): Fact[] {
  const facts: Fact[] = []
  let before: Before = hearer ? (hearer.kind === 'group' ? '你们' : '你') : null
  if (OF_SELF.test(description)) before = '我'
  for (const piece of withLists(piecesOf(description, hearer, names), hearer, names)) {
    if (piece.includes('，')) {
      facts.push({ of: 'thing', text: piece, deed: null })
      continue
    }
    const fact = factOf(piece, hearer, names, before)
    if (fact) facts.push(fact)
    before = fact
      ? spoken(fact, hearer)
      : speaksOfSong(piece) && hearer && !OF_SELF.test(piece)
        ? hearer.kind === 'group'
          ? '你们'
          : '你'
        : before
  }
  return facts
    .filter(({ text }, at, all) => all.findIndex((one) => one.text === text) === at)
    .filter(({ text }) => lengthOf(text) >= SHORTEST && lengthOf(text) <= LONGEST)
    .slice(0, MOST)
}

/** Whoever likes somebody sings: "喜欢楼下咖啡店的女生". */
const OF_SELF = /^我?(?:终于)?要?(?:喜欢|暗恋|爱上|辞职|裸辞|离职)/u

/** Of whom the piece before tells; who goes on without a subject tells of the same. */
type Before = '你' | '你们' | '我' | '我们' | null

function spoken({ of, text }: Fact, hearer: Hearer | null): Before {
  if (of === 'me') return text.startsWith('我们') || text.startsWith('咱') ? '我们' : '我'
  return hearer ? (text.startsWith('你们') ? '你们' : '你') : null
}

/** In letters. */
const LONGEST = 32
const SHORTEST = 3
const MOST = 10

const lengthOf = (text: string) => [...text].length

const SUBJECT = '(?:她|他|它|[Tt][Aa]|我们?|咱们?|俺)'
const JOINS = '(?:而且|但是|可是|不过|然后|因为|所以|虽然|并且|于是|还有|另外|却|但|可)'

/** Between punctuation, behind the words for a song, and where somebody begins anew. */
function piecesOf(description: string, hearer: Hearer | null, names: readonly string[]): string[] {
  const somebody = [SUBJECT, ...names, ...(hearer?.kin ? [hearer.kin] : [])].join('|')
  const told = described(description, hearer, names)
  return [...told, description]
    .join('，')
    .replace(/(歌曲?|摇篮曲|曲子?|民谣|说唱|rap)(?=(?:她|他|它|我|我们)\p{Script=Han})/giu, '$1，')
    .replace(new RegExp(`(?<=.{3})${JOINS}(?=${somebody})`, 'gu'), '，')
    .replace(/(?<=\p{Script=Han}{3})(?:但是|可是|而且|然后|其实)(?=\p{Script=Han}{3})/gu, '，')
    .replace(
      /(?<=\p{Script=Han}{3})(?<!说|觉得|知道|以为|问|发现|希望)(?:她|他|它)(?=总|每|会|从|最|爱|喜欢|不|还|也|老|常|天天|一直|今年|特别|很)/gu,
      '，$&',
    )
    .split(
      /[，。！？；：,!?;:\n…—]+|\.(?!\d)|\s{2,}|(?<=\d) (?=(?![岁年天月日个次点只分块元斤米后代班楼号周寸度万千多几])\p{Script=Han}{2})|(?<=[\p{Script=Han}”"」》!！?？了]) (?=[\p{Script=Han}“"「《]|[a-z]{2,}\p{Script=Han})/u,
    )
    .map((piece) => piece.trim().replace(new RegExp(`^${JOINS}`, 'u'), ''))
    .filter((piece) => piece !== '')
}

/** Short things that follow each other share a line: "蒸发，凝结，降水". */
function withLists(pieces: readonly string[], hearer: Hearer | null, names: readonly string[]): string[] {
  const own = new Set([...names, hearer?.kin, hearer?.name])
  const isShort = (piece: string) =>
    /^\p{Script=Han}{2,5}$/u.test(piece) &&
    ![...own].some((one) => one && piece.includes(one)) &&
    !speaksOfSong(piece) &&
    !NAMING.test(piece) &&
    !TRAIT.test(piece) &&
    isThing(piece)
  const lines: string[] = []
  let run: string[] = []
  const close = () => {
    if (run.length > 1) for (let at = 0; at < run.length; at += 4) lines.push(run.slice(at, at + 4).join('，'))
    else lines.push(...run)
    run = []
  }
  for (const piece of pieces)
    if (isShort(piece)) run.push(piece)
    else {
      close()
      lines.push(piece)
    }
  close()
  return lines
}

const isThing = (piece: string) =>
  !new RegExp(`^${SUBJECT}`, 'u').test(piece) &&
  !/[很爱了着]|^(?:想|写|给|不|没|会|总|每|生日|结婚|婚礼|毕业|母亲节|父亲节)/u.test(piece) &&
  !isMetadata(piece)

/** "爱种花的奶奶" says that she loves it; so does "我家爱睡键盘的猫". */
function described(description: string, hearer: Hearer | null, names: readonly string[]): string[] {
  const who = [...names, ...(hearer?.kin ? [hearer.kin] : [])].map(escaped).join('|')
  if (!hearer || who === '' || OF_SELF.test(description)) return []
  const pattern = new RegExp(
    `((?:爱|最爱|喜欢|总是?|老是?|整天|每天|天天|从不|从来不|不爱|会|特别)[^，。,.！!；;的]{2,12})的(?:[^，。,的]{0,2})(?:${who})`,
    'giu',
  )
  return [...description.matchAll(pattern)].map(([, deed = '']) => `她${deed}`)
}

const SONG =
  /广告|宣传|推广|[首支段]歌|歌词|歌曲|的歌|情歌|(?<!唱|听|写|老|爱|K)歌$|(?:生日|广告|队|战|儿|毕业|婚礼|道歉|校|班|加油|主题|一首|颂|挽|赞|感谢)歌|[首支]|摇篮曲|催眠曲|曲子|曲风|旋律|节奏|伴奏|[男女]声|^[男女]生$|[男女]生(?=来|唱|声|的声)|嗓音|风格|作曲|创作|请(?!我|他|她|大家|客|吃)|帮我(?=写|做|编|唱|来|弄|生成|整|作|创|搞)|帮忙(?:写|做|编)|希望|想要|要求|版本|bpm|说唱|rap|写给|送给|献给|唱给|(?:^|给|为|来|想|要)写|主题|关于|(?<!(?:[刷洗跑走等煮跳读看睡站练背泡听蒸晒].{0,4}))分钟|语气|副歌|押韵|^(?:要(?!牵|走|看|洗|刷|吃|喝|睡|等|先|记|排|抱|听|说|每|去)|不要|别|不(?!在|吃|玩|跑|说|闹|挑|乱|能|会|爱|怕|许|打|抢|骂|哭|洗|做|睡|喝|肯|懂)|没有|无|尽量|最好|带点|带(?!过|了|着|我|大|孩|娃|徒|学|饭|出)|有点|用|以|适合|可以|比较|稍微|开头|结尾|温馨|感人|欢快|搞笑|轻快|甜蜜|浪漫)(?:.{0,6})$|(?:一点|一些|的感觉|氛围)$|^作为|生日快乐|^祝/iu

const speaksOfSong = (piece: string) => SONG.test(piece)

/** "我们的店叫麦香". */
const NAMING =
  /^店名|^(?:送|献)?给.{1,6}$|(?:机器人|车|电脑|店|馆|铺|坊|公司|队|猫|狗|仓鼠|兔子|鹦鹉|乌龟|宠物|鸟|摊|孩子|儿子|女儿|新郎|新娘|舞队|吧|社|品牌)(?:名|的名字)?(?:叫|名叫|是|名为)[^，。]{1,8}$/u

/** What the song is for: "送别同事阿杰". */
const OCCASION =
  /^(?:大家一?起?(?:来)?(?:合|齐)?唱|(?:全班|全家|我们)?一起(?:合|齐)?唱$|(?:去年|今年|上个?月|上周|前年|刚|已经)?(?:走了?|去世|过世|离开)的(?!时候|那)|(?:去年|今年|前年|上个?月|上周)?.{0,3}走的$|给[^，]{1,10}(?:大寿|生日|寿辰|婚礼|毕业|退休)$|对不起|抱歉|晚安|加油|再见|我?(?:很|特别|好|真的)?(?:想|要|想要)(?:好好|当面|亲口)?(?:谢谢|感谢|感恩)|谢谢|感谢|.{2,5}(?:开业|开张)$|送别|欢送|悼念|纪念|我?[想要]?(?:跟|和|对|向|给).{1,12}(?:说|道歉|赔罪|赔不是)(?:声|一声|句)?(?:对不起|抱歉|谢谢)?$|[想跟和对向]?(?:跟|和|对|向).{1,5}(?:说|道)(?:声)?(?:对不起|抱歉|歉)|祝贺|庆祝|哄|安慰|鼓励|想?表白|想?告白|婚宴|婚礼上|帮)/u

/** How sentences without a subject begin. */
const VERB =
  /^(?:现在|如今|至今|后来|上周|上个月|昨天|前天|每次|整天|最近|平时|当年|最?爱|最?喜欢|总|老是|每|天天|整天|从|会|能|不|没|很|特别|非常|经常|常|曾|已经?|在|做|给|教|带|陪|养|种|把|一直|一个人|今年|今天|去年|刚|就|也|还|都|只|又|再|想|共用|一起|两个人|俩人|一天到晚|怕|睡|吃|喝|跑|跳|坐|走|开|骑|打|织|缝|修|卖|买|加班|熬夜|出差|记得|攒|省|藏|躲|偷|摔|哄|护|替|跟|和|从|到|去|来|回|搬|养|剥|削|熬|炖|炒|包|塞|递|寄|借|还|救|养|学|考|念|背|数|翻|爬|踢|游|骑|钓|比|嫌|结婚.{1,4}年|在一起|[\d一二三四五六七八九十]+岁(?:才|就|开始|那年)|[\d一二两三四五六七八九十]+年没|说|讲|笑|哭|骂|唱|弹|画|写|看|听|等|帮|辛苦|退休|当|干|工作|住|忘|丢|弄|让|送|是|有|永远|偷偷|半夜|晚上|早上|周末|年轻时|小时候|春天|夏天|秋天|冬天|每年|过年|半夜|终于|偶尔|活了|长|拆|咬|抓|追|煮|炒|扎|戴|穿|抱|背|牵)/u

const WHEN = '(?:每到|一到)?(?:春天|夏天|秋天|冬天|晚上|早上|每天|周末|过年|小时候|年轻时|半夜|傍晚|上周|昨天|去年)'

/** "话很少", "嗓门特别大". */
const TRAIT =
  /^(?:话|嗓门|脾气|声音|手|心|头发|眼睛|个子|嘴|笑声|笑起来|数学|英语|语文|厨艺|力气|胆子|记性|脸|胃口|酒量|尾巴|耳朵|毛|腿|性格|睡觉|走路)[^，]{0,3}(?:很|特别|太|最|真|有点|超|巨|不|像|大$|软$|好$|小$|急$|直$|硬$|甜$)/u

/** What one piece tells, and of whom; nothing where it is no sentence. */
function factOf(told: string, hearer: Hearer | null, names: readonly string[], before: Before): Fact | null {
  // "谢谢你每天给我热牛奶"
  const thanked = hearer
    ? told.replace(/^我?(?:很|特别|真的)?想?(?:要)?(?:谢谢|感谢|多谢)(?:你们?|您|她|他|它)?(?=.{4})/u, '')
    : told
  const piece = thanked !== told && VERB.test(thanked) && TO_ME.test(thanked) ? thanked : told
  if (
    /^[^，]{0,10}[“"「][^”"」]+[”"」]$/u.test(piece) ||
    speaksOfSong(piece) ||
    OCCASION.test(piece) ||
    NAMING.test(piece) ||
    !/\p{Script=Han}/u.test(piece)
  )
    return null
  const who = [...names, ...(hearer?.kin ? [hearer.kin] : [])].map(escaped).join('|')
  const heard = new RegExp(
    `^(?:她们?|他们?|它们?|[Tt][Aa]${who && `|(?:我家的?|我们(?:公司|单位|班|学校|小区|村|家)?的?|我的?)?(?:那只|这只)?(?:${who})+`})(?:呢|啊)?`,
    'u',
  )
  // "他把伞给了她" tells of two.
  if (/他/u.test(piece) && /她/u.test(piece)) return isTold(piece) ? ofTwo(piece, hearer) : null
  const both = /^(?:他们|她们)?(两个?人|俩人|俩)(.{3,})$/u.exec(piece)
  if (both && !/^(?:我们?|咱)/u.test(piece) && hearer?.kind !== 'love')
    return fact(hearer ? 'you' : 'they', `${hearer ? '你们' : ''}${both[1]}${both[2]}`)
  const tail = hearer ? heard.exec(piece)?.[0] : undefined
  if (tail !== undefined) {
    const rest = piece.slice(tail.length)
    const you = /^[她他它]们/u.test(tail) || hearer?.kind === 'group' ? '你们' : '你'
    if (/^的[^了着在是有会爱]{1,8}$/u.test(rest)) return isTold(rest) ? fact('thing', `${you}${rest}`) : null
    return isTold(rest) ? fact('you', toHearer(`${you}${rest}`, hearer)) : null
  }
  if (hearer && /^(?:很|好|真|特别|非常)?想念?(?:她|他|它)/u.test(piece))
    return fact('me', toHearer(`我${piece}`, hearer))
  if (hearer && /^你(?!们?好)/u.test(piece)) return isTold(piece.slice(1)) ? fact('you', piece) : null
  if (/^(?:我|我们|咱们?|俺)/u.test(piece)) return isTold(piece.slice(1)) ? fact('me', toHearer(piece, hearer)) : null
  if (isMetadata(piece)) return null
  if (who !== '' && new RegExp(`^(?:很|好)?(?:想念|思念|怀念|想|牵挂)[^，]*(?:${who})$`, 'u').test(piece)) return null
  // "院子里的枣树是外公种的"; "小时候暑假在外婆家" is of whoever sings.
  const childhood =
    hearer?.kin &&
    new RegExp(`^(小时候|童年|那时候?|那年|以前)(.{0,3})(?=(?:住?在|去|到|回)${escaped(hearer.kin)}家)`, 'u')
  const early = childhood ? childhood.exec(piece) : null
  if (early && hearer?.kin)
    return fact('me', `${early[0]}我${piece.slice(early[0].length)}`.replaceAll(hearer.kin, '你'))
  // "夏天爷爷在树下下棋"
  const timed = hearer && who !== '' && new RegExp(`^(${WHEN})(?:我家的?|我)?(?:${who})(.{2,})$`, 'u').exec(piece)
  if (timed) return fact('you', toHearer(`${timed[1]}你${timed[2]}`, hearer))
  const since = hearer
    ? /^(现在|如今|后来|小时候|以前|晚上|早上|每天|年轻时|.{1,6}的时候|.{1,4}那[天年])(?:他|她|它)(?!们)(.{2,})$/u.exec(
        piece,
      )
    : null
  if (since) return fact('you', toHearer(`${since[1]}你${since[2]}`, hearer))
  const subject = subjectOf(piece, hearer, before)
  // "失恋那天陪我喝到天亮"
  const [, moment = '', done = ''] = hearer
    ? (/^(.{2,6}(?:那天|那年|那晚|那次|的时候|之后|以后))(.{3,})$/u.exec(piece) ?? [])
    : []
  if (moment !== '' && VERB.test(done) && subject)
    return fact(subject.startsWith('你') ? 'you' : 'me', toHearer(`${moment}${subject}${done}`, hearer))
  // "下雨天会等我" begins with when; "现在老房子拆了" goes on with somebody else.
  const [, when = '', then = ''] = BEGINS_WITH_TIME.exec(piece) ?? []
  if (when !== '' && /^我/u.test(then)) return fact('me', toHearer(piece, hearer))
  if (when !== '' && (VERB.test(then) || TRAIT.test(then)) && !/^(?:还|就|都|也)/u.test(then) && subject)
    return fact(subject.startsWith('你') ? 'you' : 'me', toHearer(`${when}${subject}${then}`, hearer))
  if (when !== '' && isOthers(then)) return fact('they', toHearer(piece, hearer))
  if (PLACED.test(piece) && subject?.startsWith('你')) return fact('you', toHearer(`${subject}${piece}`, hearer))
  if (VERB.test(piece) || TRAIT.test(piece))
    return subject
      ? fact(subject.startsWith('你') ? 'you' : 'me', toHearer(`${subject}${piece}`, hearer))
      : fact('they', piece)
  if (!hearer && /^\p{Script=Han}{4,12}$/u.test(piece) && !/作业|课|考试|适合|用$|的$/u.test(piece))
    return fact('thing', piece)
  if (!isClause(piece)) return null
  const text = toHearer(piece, hearer)
  return fact(
    hearer &&
      /^.{0,6}(?:那天|那年|的时候|下周|下个?月|明天|明年|以后|去年|今年|那时候)你(?!的|家|们)/u.test(text) &&
      piece !== text
      ? 'you'
      : 'they',
    text,
  )
}

const fact = (of: Fact['of'], text: string): Fact => ({ of, text, deed: null })

const SHE =
  /^(?:外婆|姥姥|奶奶|妈妈|媽媽|老妈|姐姐|妹妹|[表堂大二小]?[姐妹]|老婆|妻子|女儿|女兒|闺女|孙女|阿姨|姑姑|姑妈|姨妈|舅妈|闺蜜)$/u
const HE = /^(?:外公|姥爷|爷爷|爸爸|老爸|哥哥|弟弟|[表堂大二小]?[哥弟]|老公|丈夫|儿子|兒子|孙子|叔叔|舅舅|伯伯)$/u

/** Of two one is the hearer, where it is known which. */
function ofTwo(piece: string, hearer: Hearer | null): Fact {
  const kin = hearer?.kin ?? ''
  const pronoun = SHE.test(kin) ? '她' : HE.test(kin) ? '他' : null
  if (pronoun === null) return fact('they', piece)
  const text = piece.replace(new RegExp(`${pronoun}(?!们|乡|人)`, 'gu'), '你')
  return fact(text.startsWith('你') ? 'you' : 'they', text)
}

/** Who it is that a piece without a subject tells of: the singer where it speaks of the hearer, both where they met. */
function subjectOf(piece: string, hearer: Hearer | null, before: Before): Before {
  if (hearer && /[他她它](?!的|自己|们|乡|人)/u.test(piece)) return '我'
  // Whoever "came along with me" is the hearer.
  if (hearer && hearer.kind !== 'group' && OF_BOTH.test(piece)) return '我们'
  if (hearer && TO_ME.test(piece)) return hearer.kind === 'group' ? '你们' : '你'
  return hearer?.kind === 'love' && /遇见|相遇|认识|相识|相恋|在一起|共用|牵手|^结婚/u.test(piece) ? '我们' : before
}

const OF_BOTH = /没见(?:了|面)|不见了?$|^(?:每周|每天|天天|每晚|每个?周末).{0,3}(?:视频|通话|打电话|聊天|见面|吵架)/u

const TO_ME =
  /(?:陪|帮|教|带|等|骂|叫|送|给|喊|哄|抱|背|陪着|等着|看着|护着|牵着|替|为|对|催|问|借|劝|安慰|鼓励|照顾|陪伴|保护|提醒|夸|记得|知道|嫌)(?:过|了|着)?我(?!自己|的|家)/u

/** More than who they are and how old. */
const isTold = (rest: string) =>
  lengthOf(rest) >= 2 &&
  !/^(?:[\d一二三四五六七八九十]+月|上周|昨天|去年|前年)走了$|^(?:今年)?(?:已经)?(?:满|快|要)?\d{1,3}岁?(?:了|生日)?$|^(?:叫|名叫|名字叫|的名字)|^(?:过)?生日|^的(?:生日|婚礼)$|^(?:百天|百日|满月|周岁)|^们?(?:已经|马上|快|就?要|今年|上周|上个?月|昨天|前天|去年|刚)*(?:退休|毕业|结婚|去世|过世|死|走|出差)(?:了|啦)?$|^走了.{1,3}年了?$|^结婚.{1,4}周?年|大寿$|^(?:对不起|我爱你|辛苦了|生日快乐|节日快乐)/u.test(
    rest,
  )

/** "80岁", "下周婚礼": no line of a song; nor what is said of its music. */
const isMetadata = (piece: string) =>
  /^\d|^(?:今年|快|马上|已经|刚|就要)*满?[\d一二三四五六七八九十百]+岁(?:了|生日|啦)?$|^(?:叫|名叫|名字)|^(?:下周|明天|今天|这周|下个?月).{0,4}(?:生日|婚礼|结婚|毕业|比赛)/u.test(
    piece,
  ) ||
  MUSIC.test(piece) ||
  readAttributes([piece]).notUnderstood.length === 0

/** Nothing but styles and instruments: "古筝和笛子". */
const MUSIC =
  /^(?:(?:纯音乐|轻音乐|古风|国风|中国风|民谣|摇滚|爵士|流行|电子|古典|古筝|古琴|笛子|箫|琵琶|二胡|钢琴|吉他|小提琴|大提琴|萨克斯|口琴|手风琴|鼓|弦乐|慢板|快板|治愈系?)[和与加、配]?)+$/u

const BEGINS_WITH_TIME =
  /^(下雨天|下雨的时候|下雪天|雨天|中午|下午|傍晚|放学后?|下班后?|吃完饭|过年时?|每到冬天|每到夏天|冬天|夏天|春天|秋天|晚上|早上|周末|现在|如今|后来|小时候|以前|去年|今年|昨天|那天|有一次|有一年|外卖一来|门一开|天一黑|天一亮|一下雨|一下班|一放学|一到家|一回家)(.{3,})$/u

/** "老房子已经拆了": somebody or something with a verb behind it. */
const isOthers = (then: string) =>
  /^(?!我|你|他|她|它)\p{Script=Han}{1,5}?(?:已经|早就|都|也|还|会|要|被|没|不|又|就|变|长|拆|开)/u.test(then) &&
  !VERB.test(then)

/** "手上总有机油味". */
const PLACED =
  /^(?:手上|手里|身上|脸上|嘴里|嘴上|口袋里|兜里|包里|头上|眼里|脖子上|脚上|心里|房间里|抽屉里|车里)(?:总|老|还|都|全|永远|一直|常|有|是)/u

/** Something with a verb or a state, that others do: "键盘上全是毛". */
const isClause = (piece: string) =>
  lengthOf(piece) >= 4 &&
  lengthOf(piece) <= 18 &&
  /[了着过]|[是有在会都就还没不爱越总]|天天|每天|整天|(?:得|满|成)/u.test(piece) &&
  !/^(?:的|和)/u.test(piece)

/** Spoken of to somebody, "她的花园" is "你的花园". */
const toHearer = (text: string, hearer: Hearer | null) =>
  hearer
    ? text
        .replace(/(?:她|他|它|[Tt][Aa])(?!们|乡|人)/gu, '你')
        .replace(
          new RegExp(`(?:我(?:的|家)?|(?<=[和跟给陪与]))(?:${hearer.kin ? escaped(hearer.kin) : '(?!)'})`, 'gu'),
          '你',
        )
    : text
