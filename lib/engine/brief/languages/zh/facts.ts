import { readAttributes } from '../../../compose/vocabulary/music-attributes.ts'
import { type Fact, type Hearer, isAnimal } from '../../brief.ts'
import { escaped } from '../../patterns.ts'

/**
 * What a description tells, piece by piece in its order, as lines of a song to its hearer: "给奶奶写首歌，她爱种花，总骂邻居的猫" gives
 * "你爱种花" and "你总骂邻居的猫". What speaks of the song itself is left out.
 */
export function factsIn(description: string, hearer: Hearer | null, names: readonly string[]): Fact[] {
  const facts: Fact[] = []
  const told = tellerOf(description, hearer, names)
  let before: Before =
    OF_SELF.test(description) || APOLOGY.test(description) ? '我' : OF_US.test(hearer?.kin ?? '') ? null : told.you
  let last: Fact | null = null
  for (const piece of withLists(piecesOf(description, hearer, names), hearer, names)) {
    // A new sentence tells of the hearer again.
    if (piece.begins && before === null && !OF_US.test(hearer?.kin ?? '')) before = told.you
    if (piece.text.includes('，')) {
      facts.push({ of: 'thing', text: piece.text, deed: null })
      last = null
      continue
    }
    const found: Fact | null = factOf(piece.text, told, before)
    const fact: Fact | null = found && (last && !piece.begins ? joinedTo(found, piece) : apart(found))
    if (fact) facts.push(fact)
    before = found
      ? spoken(found, told, before)
      : speaksOfSong(piece.text) && hearer && before !== '我'
        ? told.you
        : before
    last = fact
  }
  return facts
    .filter(({ text }, at, all) => all.findIndex((one) => one.text === text) === at)
    .filter(({ text }) => lengthOf(text) >= SHORTEST && lengthOf(text) <= LONGEST)
    .map(breathing)
    .slice(0, MOST)
}

/** Whom a description speaks of, and how. */
type Telling = {
  readonly hearer: Hearer | null
  readonly names: readonly string[]
  /** How the hearer is spoken to. */
  readonly you: '你' | '你们' | null
  /** Whether two hear it: neither of them alone is "you". */
  readonly isPair: boolean
  /** "她" of a grandmother; of somebody of whom that is not known the first that comes; null where nobody is spoken of so. */
  readonly pronoun: string | null
}

function tellerOf(description: string, hearer: Hearer | null, names: readonly string[]): Telling {
  const isPair = hearer !== null && names.filter((name) => hearer.name?.includes(name)).length > 1
  const you = hearer === null ? null : hearer.kind === 'group' || isPair ? '你们' : '你'
  const kin = hearer?.kin ?? ''
  const first = /[他她它](?!们|乡|人)|(?<![a-z])[Tt][Aa](?![a-z])/u.exec(description)?.[0] ?? null
  const pronoun = SHE.test(kin) ? '她' : HE.test(kin) ? '他' : first
  return { hearer, names, you, isPair, pronoun: isPair || hearer === null ? null : pronoun }
}

/** Who sing of themselves. */
const OF_US = /班|队|乐队|合唱团|全家|大家|家人|双胞胎们/u

/** Whoever apologises tells of themselves. */
const APOLOGY = /道歉|(?<!(?:只会|总是?|老是?|天天|就会|学会)说[^，。]{0,4})对不起|抱歉|认错|赔罪|赔不是|原谅我/u

/** "还偷偷塞给我热牛奶" goes on, and by itself says "你偷偷塞给我热牛奶". */
const FURTHER = /^(你们?|我们?)?还(?!在|没|会|有|是|记得|要|能|不|想|活|小|好|算|行|剩|得|差|欠|留|以为|未|那么|这么)/u

const apart = (fact: Fact): Fact => ({ ...fact, text: fact.text.replace(FURTHER, '$1') })

function joinedTo(fact: Fact, { joins }: Piece): Fact {
  if (joins) return { ...fact, joined: `${joins}${fact.text}` }
  const goesOn = FURTHER.test(fact.text)
  return goesOn ? { ...apart(fact), joined: fact.text.replace(/^(?:你们?|我们?)(?=还)/u, '') } : fact
}

/** What is long gets a place to breathe. */
function breathing(fact: Fact): Fact {
  const breathe = (text: string): string => {
    const signs = [...text]
    if (signs.length <= LONG || text.includes('，')) return text
    const middle = text.length / 2
    const [best] = [...text.matchAll(BREATHS)]
      .map(({ index, 0: sign }) => index + (/^(?:时候|之后|以后|那[天年])/u.test(sign) ? sign.length : 0))
      .filter((at) => at >= text.length * 0.3 && at <= text.length * 0.7)
      .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
    return best === undefined ? text : `${text.slice(0, best)}，${text.slice(best)}`
  }
  return { ...fact, text: breathe(fact.text), ...(fact.joined ? { joined: breathe(fact.joined) } : {}) }
}
const LONG = 18
const BREATHS =
  /时候|之后|以后|那[天年](?=\p{Script=Han}{3})|(?<=\p{Script=Han}{3})(?:然后|结果|因为|但是|可是|所以|却|就(?!是|业|像)|还(?!是|有)|才(?!能|华)|也(?!许)|都(?!市)|(?<=[了着])(?=[给让去来跟把])|一起|偷偷|陪(?=我|你)|给(?=我|你)|等(?=我|你)|让(?=我|你)|在(?=[^，]{2,8}(?:里|上|下|前|边|口|旁)))/gu

/** Whoever likes somebody sings: "喜欢楼下咖啡店的女生". */
const OF_SELF = /^我?(?:终于)?要?(?:喜欢|暗恋|爱上|辞职|裸辞|离职)|给我?自己/u

/** Of whom the piece before tells; who goes on without a subject tells of the same. */
type Before = '你' | '你们' | '我' | '我们' | null

function spoken({ of, text }: Fact, { hearer, you }: Telling, before: Before): Before {
  if (of === 'me' && OF_PLACES.test(text)) return null
  if (of === 'me') return /^(?:我们|咱)/u.test(text) ? '我们' : '我'
  if (/^[^他她它你]{1,7}我(?=又|也|还|就|没|不|才|都|却|总|在|把|会|去|只|全|一直|竟)/u.test(text) && of === 'they')
    return '我'
  if (of === 'they' && OF_OTHERS.test(text)) return null
  if (of === 'you') return text.startsWith('你们') ? '你们' : you
  return hearer ? (text.startsWith('你') ? you : (before ?? you)) : null
}

/** "我们村的小卖部": what follows is told of the place. */
const OF_PLACES = /^(?:我们|咱们?|我)(?:家|村|镇|县|店|班|学校|公司|单位|小区|楼|老家|厂|校)/u

/** Somebody else of whom is told. */
const OTHERS =
  '(?:外婆|姥姥|奶奶|爷爷|外公|姥爷|妈妈|老妈|爸爸|老爸|爸妈|我[爸妈姐妹哥弟]|姐姐|妹妹|哥哥|弟弟|女儿|儿子|孙子|孙女|老婆|老公|妻子|丈夫|媳妇|老师|同学|邻居|朋友|同事|老板|医生|护士|大家|别人|人家|他们|她们|客人|街坊|孩子|[他她])'
const OF_OTHERS = new RegExp(`^(?:现在|后来|当时|那时候?|上周|昨天)?(?:全家|整个)?(?:我们?的?家?)?${OTHERS}(?!的)`, 'u')

/** In letters. */
const LONGEST = 44
const SHORTEST = 3
const MOST = 12

const lengthOf = (text: string) => [...text].length

const SUBJECT = '(?:她|他|它|[Tt][Aa]|我们?|咱们?|俺)'
const JOINS =
  '(?:而且|但是|可是|不过|然后|因为|所以|虽然|并且|于是|还有|另外|结果|只是|却|但(?!愿)|可(?!爱|乐|能|以|惜|靠|怜|口|怕|是)|而(?!立))'

/** What stands between two marks. */
type Piece = {
  readonly text: string
  /** What joins it to the piece before it. */
  readonly joins: string | null
  /** Whether a sentence begins with it. */
  readonly begins: boolean
}

/** Between punctuation, behind the words for a song, and where somebody begins anew. */
function piecesOf(description: string, hearer: Hearer | null, names: readonly string[]): Piece[] {
  const somebody = [SUBJECT, ...names, ...(hearer?.kin ? [hearer.kin] : [])].map((one) => `(?:${one})`).join('|')
  const told = described(description, hearer, names)
  return [...told, description]
    .join('，')
    .replace(/(歌曲?|摇篮曲|曲子?|民谣|说唱|rap)(?=(?:她|他|它|我|我们)\p{Script=Han})/giu, '$1，')
    .replace(new RegExp(`(?<=[^，。,.\\s]{3})${JOINS}(?=${somebody})`, 'gu'), '，$&')
    .replace(/(?<=\p{Script=Han}{3})(?:但是|可是|而且|然后|其实|结果|所以|因为(?!是))(?=\p{Script=Han}{3})/gu, '，$&')
    .replace(
      /(?<=\p{Script=Han}{3})(?<!说|觉得|知道|以为|问|发现|希望|祝|让|陪|等|给|跟|和|对|像|比|把|被|的时候|[月年天时次晚周夜])(?:她|他|它)(?=总|每|会|从|最|爱|喜欢|不|还|也|老|常|天天|一直|今年|特别|很)/gu,
      '，$&',
    )
    .split(
      /([，。！？；：,!?;:\n…—]+|\.(?!\d)|\s{2,}|(?<=\d) (?=(?![岁年天月日个次点只分块元斤米后代班楼号周寸度万千多几])\p{Script=Han}{2})|(?<=[\p{Script=Han}”"」》!？?了]) (?=[\p{Script=Han}“"「《]|[a-z]{2,}\p{Script=Han}))/u,
    )
    .reduce<Piece[]>((pieces, part, at, parts) => {
      if (at % 2 === 1) return pieces
      const whole = part.trim()
      const text = whole.replace(new RegExp(`^(?:${JOINS}|其实)`, 'u'), '')
      if (text === '') return pieces
      const joins = whole.slice(0, whole.length - text.length)
      const isLost = /^(?:虽然|还有|另外|其实)?$/u.test(joins)
      // "因为他我才学了天文"
      if (joins === '因为' && /^.{1,4}我/u.test(text)) {
        pieces.push({ text: whole, joins: null, begins: false })
        return pieces
      }
      pieces.push({
        text,
        joins: isLost ? null : joins,
        begins: at === 0 || /[。！？!?\n…]/u.test(parts[at - 1] ?? ''),
      })
      return pieces
    }, [])
}

/** Short things that follow each other share a line: "蒸发，凝结，降水". */
function withLists(pieces: readonly Piece[], hearer: Hearer | null, names: readonly string[]): Piece[] {
  const own = new Set([...names, hearer?.kin, hearer?.name])
  const isShort = ({ text, joins }: Piece) =>
    joins === null &&
    /^\p{Script=Han}{2,5}$/u.test(text) &&
    ![...own].some((one) => one && text.includes(one)) &&
    !isNote(text) &&
    !NAMING.test(text) &&
    !TRAIT.test(text) &&
    !OCCASION.test(text) &&
    isThing(text)
  const lines: Piece[] = []
  let run: Piece[] = []
  const close = () => {
    const [first] = run
    if (first && run.length > 1)
      for (let at = 0; at < run.length; at += 4)
        lines.push({
          ...first,
          text: run
            .slice(at, at + 4)
            .map(({ text }) => text)
            .join('，'),
        })
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
  !OF_OTHERS.test(piece) &&
  !isMetadata(piece)

/** "爱种花的奶奶" says to her that she loves it; so does "我家爱睡键盘的猫". */
function described(description: string, hearer: Hearer | null, names: readonly string[]): string[] {
  const who = [...names, ...(hearer?.kin ? [hearer.kin] : [])].map(escaped).join('|')
  if (!hearer || who === '' || OF_SELF.test(description)) return []
  const pattern = new RegExp(
    `((?:爱|最爱|喜欢|总是?|老是?|整天|每天|天天|从不|从来不|不爱|会|特别)[^，。,.！!；;的]{2,12})的(?:[^，。,的]{0,2})(?:${who})`,
    'giu',
  )
  return [...description.matchAll(pattern)].map(([, deed = '']) => `你${deed}`)
}

const TONES =
  '(?:欢快|轻松|搞笑|温柔|快|慢|安静|温暖|甜蜜?|伤感|忧伤|悲伤?|洗脑|简单|幽默|活泼|有趣|热血|燃|俏皮|简短|短|长|爽|土|接地气|感人|真诚|真挚|肉麻|温馨|浪漫|治愈|轻快|调皮|热闹|喜庆|走心|抒情|激昂|霸气|沙雕|口语化?|怀旧|平静|柔和?|有力|大气|正能量|悲情|煽情|深情|暖心?|朴素|朴实|低沉|舒缓|励志|嗨|好听|好记|押韵|正式|高级|酷|沉重|严肃|老土|俗|夸张|诙谐|欢乐|悲壮)'
/** Of people, too, unless a word goes with them. */
const MANNERS = `(?:${TONES}|好玩|可爱|有意思|开心|自然|特别)`

const SONG = new RegExp(
  [
    '广告(?!牌|公司)|宣传|推广|[首支段个]歌|歌词|歌曲|歌名|曲名|的歌|情歌|(?<!唱|听|老|爱|K|首)歌$',
    '(?:生日|广告|队|战|儿|毕业|婚礼|道歉|校|班|加油|主题|一首|颂|挽|赞|感谢)歌|[一这那两几]首|^[这那]?首|首(?:民谣|摇滚|说唱|摇篮曲|抒情|诗)|摇篮曲|催眠曲|曲子|曲风|旋律|节奏(?!地)|伴奏',
    '[男女]声|^[男女]生$|[男女]生(?=来|唱|声|的声)|嗓音|风格|作曲|创作',
    '^请(?!我|他|她|大家|客|吃|假|了)|帮我(?=写|做|编|唱|来|弄|生成|整|作|创|搞)|帮忙(?:写|做|编)',
    '^我?(?:希望|想要|要求)(?![他她它你我爸妈]|.{0,3}(?:健康|平安|好起来|康复|幸福|快乐))',
    `(?:希望|最好|尽量|想要|想让|要让).{0,8}(?:${TONES}(?:一?点|一些|的|$)|唱|押韵|听起来)`,
    '版本|bpm|说唱|rap|写给|送给|献给|唱给|(?:^|给|为|来|想|要)写(?!了|过|着|得|代码|作业|字|书|信|小说|诗|日记|论文|毛笔|对联|程序|文章|稿|春联|卷子|检讨|作|满|错|完|在|不)',
    '主题|关于|语气|口吻|副歌|主歌|前奏|间奏|结尾|开头|押韵|朗朗上口|洗脑|抖音|短视频|煽情',
    '^(?:时长|长度|大概|大约|约|控制在|不超过|差不多)*[\\d一二两三四五]+(?:[到至-][\\d一二两三四五]+)?个?(?:半)?(?:分钟|秒)钟?(?:左右|以内|就够|就好|的歌?)?$',
    `^(?:不要|别|不用|尽量|最好|带点|要|想|可以|稍微|比较|偏|再|整体|情绪|氛围|气氛|感觉|调子|风格|语言|歌|写|唱|弄|搞|做|来|得|的|太|过于|更|不|又|也|最终|总体)+(?:有点|很|特别|一点|点|些)*${MANNERS}(?:${TONES}|、|又|和|但|一?点|一些|的|儿|吧|就好|就行|就可以|为主|风|感|歌|了|地|些|基调)*$`,
    `^(?:有点|很|特别|非常)?${MANNERS}(?:${TONES}|、|又|和|但|的|地)*(?:一?点|一些|点|些|为主|风|感|就好|就行|就可以|基调|歌|一?点儿|吧|的)+$`,
    `^${TONES}(?:${TONES}|、|又|和|但)*$`,
    '^(?:要(?!牵|走|看|洗|刷|吃|喝|睡|等|先|记|排|抱|听|说|每|去|是|不|当|回|开|在|去|做|把|给|用|带)|不要|别(?!人|的)|最好|带点|带些|尽量)(?:.{0,6})$',
    '^用.{0,8}(?:吉他|钢琴|古筝|乐器|[男女]声|方言|粤语|中文|英文|普通话|四川话|东北话|风格|方式)|^以.{1,8}(?:口吻|视角|语气|角度|风格|为主)|^适合.{0,8}$',
    '(?:的感觉|氛围)$|像.{2,8}(?:那种|那样)$|^作为|生日快乐|^祝(?![他她它你])|^(?:中国风|国风|古风|粤语|方言|四川话|东北话|慢歌|快歌|民谣|摇滚|爵士|流行|合唱|对唱|独唱).{0,5}$',
    '(?:大家|全家|全班|全场|一起|跟着|好)(?:能|都能|可以|会)?(?:一起|跟着)?(?:来)?(?:合|齐)唱|(?:婚礼|年会|现场|仪式|派对|生日会|聚会|开场|开业)(?:上|当天|那天|现场|时)?(?:放|播放?|唱|用)(?:的)?$|^(?:开头|结尾|温馨|感人|欢快|搞笑|轻快|甜蜜|浪漫)(?:.{0,6})$',
  ].join('|'),
  'iu',
)

const speaksOfSong = (piece: string) => SONG.test(piece)

/** Notes to the songwriter. */
const isNote = (piece: string) => speaksOfSong(piece) || MUSIC.test(piece)

/** "我们的店叫麦香". */
const NAMING =
  /^(?:我们?|我家)?的?[大小]?(?:孙女|孙子|外甥女?|侄女|侄子|妹妹|弟弟|姐姐|哥哥|老婆|老公)(?:的?名字)?叫[^，。]{1,5}$|^(?:店|队|猫|狗|公司|乐队|(?:我们?|它|她|他)的?)?(?:店名|队名|名字|小名|大名)(?:叫|是|就|：|:|[^，]{1,4}$)|^(?:送|献)?给.{1,6}$|(?:机器人|车|电脑|店|馆|铺|坊|公司|队|猫|狗|仓鼠|兔子|鹦鹉|乌龟|宠物|鸟|摊|孩子|儿子|女儿|新郎|新娘|舞队|吧|社|品牌)(?:名|的名字)?(?:叫|名叫|是|名为)[^，。]{1,8}$/u

/** What the song is for: "送别同事阿杰". */
const OCCASION =
  /^(?:大家一?起?(?:来)?(?:合|齐)?唱|(?:全班|全家|我们)?一起(?:合|齐)?唱$|(?:去年|今年|上个?月|上周|前年|刚|已经)?(?:走了?|去世|过世|离开)的(?!时候|那)|(?:去年|今年|前年|上个?月|上周)?.{0,3}走的$|给[^，]{1,10}(?:大寿|生日|寿辰|婚礼|毕业|退休)$|对不起|抱歉|晚安|加油|再见|我?(?:很|特别|好|真的)?(?:想|要|想要)(?:好好|当面|亲口)?(?:谢谢|感谢|感恩)|谢谢|感谢|.{2,5}(?:开业|开张)$|送别|欢送|悼念|纪念|我?[想要]?(?:跟|和|对|向|给).{1,12}(?:说|道歉|赔罪|赔不是)(?:声|一声|句)?(?:对不起|抱歉|谢谢)?$|[想跟和对向]?(?:跟|和|对|向).{1,5}(?:说|道)(?:声)?(?:对不起|抱歉|歉)|我?(?:失恋|分手)了?$|帮(?:孩子|小朋友|学生|同学)们?.{0,8}(?:背|记|学)|(?:[一二三四五六]年级|幼儿园|小学|初中|高中)?(?:语文|数学|英语|科学)?(?:作业|课文)$|祝贺|想?(?:好好)?庆祝|欢迎|哄(?![了着过])|(?:安慰|鼓励)(?!我|[了着过])|想?(?:表白|告白|求婚)$|婚宴|婚礼上|帮(?:我们?.{0,6}店|忙)|(?:想)?(?:损|吐槽|调侃|夸|逗|嘲笑|笑话|致敬|表扬|歌颂|赞美)(?:一下|一?夸|下)?(?:我|咱|一个)[^，]{0,12}$|教(?:一?教)?(?:[一二三四五六]年级|初中生?|高中生?|小朋友|孩子|幼儿园|小学|学生|宝宝|大家|幼儿)[^，]{1,12}$|[^，说]{0,8}(?:对不起|辛苦了|我爱你|我错了|我想你|谢谢你?|多谢)$)/u

/** How sentences without a subject begin. */
const VERB =
  /^(?:现在|如今|至今|后来|上周|上个月|昨天|前天|每次|整天|最近|平时|当年|最?爱|最?喜欢|总|老是|每|天天|整天|从|会|能|不|没|很|特别|非常|经常|常|曾|已经?|在|做|给|教|带|陪|养|种|把|一直|一个人|今年|今天|去年|刚|就|也|还|都|只|又|再|想|共用|一起|两个人|俩人|一天到晚|怕|睡|吃|喝|跑|跳|坐|走|开|骑|打|织|缝|修|卖|买|加班|熬夜|出差|记得|攒|省|藏|躲|偷|摔|哄|护|替|跟|和|从|到|去|来|回|搬|养|剥|削|熬|炖|炒|包|塞|递|寄|借|还|救|养|学|考|念|背|数|翻|爬|踢|游|骑|钓|比|嫌|结婚.{1,4}年|在一起|[\d一二三四五六七八九十]+岁(?:才|就|开始|那年)|[\d一二两三四五六七八九十]+年没|说|讲|笑|哭|骂|唱|弹|画|写|看|听|等|帮|辛苦|退休|当|干|工作|住|忘|丢|弄|让|送|是|有|永远|偷偷|半夜|晚上|早上|周末|年轻时|小时候|春天|夏天|秋天|冬天|每年|过年|半夜|终于|偶尔|活了|点了?|踢|挑|复读|活|长|拆|咬|抓|追|煮|炒|扎|戴|穿|抱|背|牵)/u

/** "话很少", "嗓门特别大". */
const TRAIT =
  /^(?:话|嗓门|脾气|声音|手|心|头发|眼睛|个子|嘴|笑声|笑起来|数学|英语|语文|厨艺|力气|胆子|记性|脸|胃口|酒量|尾巴|耳朵|毛|腿|性格|睡觉|走路)[^，]{0,3}(?:很|特别|太|最|真|有点|超|巨|不|像|大$|软$|好$|小$|急$|直$|硬$|甜$)/u

/** What one piece tells, and of whom; what is not surely told of the hearer stays as it was typed. */
function factOf(typed: string, told: Telling, before: Before): Fact | null {
  const { hearer, names, you, isPair } = told
  const piece = unthanked(typed, hearer)
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
  if (hearer && /^你(?!们?好)/u.test(piece)) return isTold(piece.slice(1)) ? fact('you', piece) : null
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
    ? (/^(.{2,6}(?:那天|那年|那晚|那次|的时候|之后|以后))(.{3,})$/u.exec(piece) ?? [])
    : []
  if (moment !== '' && VERB.test(done) && subject && !/^[她他它你我]|^.{0,3}(?:妈|爸|奶|爷)/u.test(moment))
    return fact(subject.startsWith('你') ? 'you' : 'me', toHearer(`${moment}${subject}${done}`, told))
  // "下雨天会等我" begins with when; "现在老房子拆了" goes on with somebody else.
  const [, when = '', then = ''] = BEGINS_WITH_TIME.exec(piece) ?? []
  if (when !== '' && !isMetadata(then)) {
    if (/^还有/u.test(then)) return fact('they', toHearer(piece, told))
    const isOpen = !/^(?:就|都)/u.test(then) && !(/^还/u.test(then) && before !== '我')
    const inner = isOpen ? factOf(then, told, subject) : null
    if (inner && inner.text !== then) return { ...inner, text: `${when}${inner.text}` }
    if (isOthers(then) || inner) return fact(inner?.of ?? 'they', toHearer(piece, told))
  }
  // "从小他就让着我", "都是我不好", "每次我回家他都在" have a subject of their own.
  if (hasSubject(piece, told)) {
    const text = toHearer(piece, told)
    return fact(/^[^我]{0,6}你/u.test(text) ? 'you' : /我/u.test(text) ? 'me' : 'they', text)
  }
  if (PLACED.test(piece) && subject?.startsWith('你')) return fact('you', toHearer(`${subject}${piece}`, told))
  if (VERB.test(piece) || TRAIT.test(piece))
    return subject
      ? fact(subject.startsWith('你') ? 'you' : 'me', toHearer(`${subject}${piece}`, told))
      : fact('they', piece)
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

/** Whether somebody is named in the middle of a piece who does what follows. */
const hasSubject = (piece: string, { pronoun }: Telling) =>
  (pronoun !== null &&
    new RegExp(`^.{1,8}${pronoun}(?=[都就总会在说也还不没把最才要有是老每]|天天|一直|给我|帮我|陪我)`, 'u').test(
      piece,
    )) ||
  /^(?:都是|全是|是|每次|每当|每天|从小|有一?次|第一次|最后)[^我]{0,4}(?<![给对陪帮跟和让等送教把被])我(?!们?的|家)/u.test(
    piece,
  )

/** How a piece begins that tells of the hearer: "她", "我爸", "奶奶"; of two that hear it, both. */
function heardIn(piece: string, { hearer, pronoun, isPair }: Telling, who: string): string | undefined {
  const they = isPair ? '(?:她们|他们)俩?|[她他]俩' : hearer?.kind === 'group' ? '她们|他们|它们|[Tt][Aa]们' : null
  const one = pronoun ? `${pronoun}们?` : '(?!)'
  const named = `(?:我家的?|我们(?:公司|单位|班|学校|小区|村|家)?的?|我最[好亲]的|我的?)?(?:那只|这只)?`
  const all = isPair
    ? who && `${named}(?:${who})(?:(?:和|跟|与)(?:${who})+)+|(?:${they})`
    : [they, hearer?.kind === 'group' ? null : one, who && `${named}(?:${who})+(?![爸妈家](?!里))`]
        .filter(Boolean)
        .join('|')
  return all ? new RegExp(`^(?:${all})(?:呢|啊|这个人)?`, 'u').exec(piece)?.[0] : undefined
}

/** "我的手机": what is told of it is not told of the singer. */
const OF_MINE = /^我(?:们)?的/u

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
function subjectOf(piece: string, { hearer, pronoun, you }: Telling, before: Before): Before {
  if (hearer && pronoun && new RegExp(`${pronoun}(?!的|自己|们|乡|人)`, 'u').test(piece)) return '我'
  if (/^(?:一起|互相|共同|在一起|相识|相恋|恋爱|同居|分手)/u.test(piece))
    return you === '你们' ? before : hearer ? '我们' : null
  // Whoever "came along with me" is the hearer.
  if (hearer && hearer.kind !== 'group' && OF_BOTH.test(piece)) return '我们'
  if (hearer && before !== null && TO_ME.test(piece)) return you
  return hearer?.kind === 'love' && /遇见|相遇|认识|相识|相恋|在一起|共用|牵手|^结婚/u.test(piece) ? '我们' : before
}

const OF_BOTH = /没见(?:了|面)|不见了?$|^(?:每周|每天|天天|每晚|每个?周末).{0,8}(?:视频|通话|打电话|聊天|见面|吵架)/u

const TO_ME =
  /(?:陪|帮|教|带|等|骂|叫|送|给|喊|哄|抱|背|陪着|等着|看着|护着|牵着|替|为|对|催|问|借|劝|安慰|鼓励|照顾|陪伴|保护|提醒|夸|记得|知道|嫌)(?:过|了|着)?我(?!自己|的|家)/u

/** More than who they are and how old. */
const isTold = (rest: string) =>
  lengthOf(rest) >= 2 &&
  !/^(?:[\d一二三四五六七八九十]+月|上周|昨天|去年|前年)走了$|^(?:今年|明年|下个?月|下周|明天|已经|满|快|马上|就?要)*\d{1,3}岁?(?:了|啦|生日)?$|^(?:叫|名叫|名字叫|的名字)|^(?:过)?生日|^的(?:生日|婚礼)$|^(?:百天|百日|满月|周岁)|^们?(?:已经|马上|快|就?要|今年|上周|上个?月|昨天|前天|去年|刚|下周|下个?月|明天|后天|这周|月底|年底|明年|周[一二三四五六日末]|星期.|[\d一二三四五六七八九十]+[月号日])*(?:退休|毕业|结婚|去世|过世|死|走|出差)(?:了|啦)?$|^走了.{1,4}[年月天周]了?$|^结婚.{1,4}周?年|大寿$|^(?:对不起|我爱你|辛苦了|生日快乐|节日快乐)/u.test(
    rest,
  )

/** "80岁", "下周婚礼": no line of a song; nor what is said of its music. */
const isMetadata = (piece: string) =>
  /^\d+(?![\p{Script=Han}]{3})|^(?:今年|明年|下个?月|下周|明天|快|马上|已经|刚|就?要|满)*\d{1,3}岁?(?:了|啦|生日)?$|^(?:今年|快|马上|已经|刚|就要)*满?[\d一二三四五六七八九十百]+岁半?(?:了|生日|啦)?$|^(?:叫|名叫|名字)|^(?:下周|明天|今天|这周|下个?月).{0,4}(?:生日|婚礼|结婚|毕业|比赛)/u.test(
    piece,
  ) ||
  MUSIC.test(piece) ||
  readAttributes([piece]).notUnderstood.length === 0

/** Nothing but styles and instruments: "古筝和笛子". */
const MUSIC =
  /^(?:(?:纯音乐|轻音乐|古风|国风|中国风|民谣|摇滚|爵士|流行|电子|古典|古筝|古琴|笛子|箫|琵琶|二胡|钢琴|吉他|小提琴|大提琴|萨克斯|口琴|手风琴|鼓|弦乐|慢板|快板|治愈系?)[和与加、配]?)+$/u

const BEGINS_WITH_TIME =
  /^(那时候?|那会儿|当时|当年|那年|那几年|那天|\p{Script=Han}{1,4}那[年天](?=我|\p{Script=Han}{4})|大[一二三四]那年|高[一二三](?:那年)?|初[一二三](?:那年)?|昨晚|前天|今年|最近|上个月|上周|上次|前几天|那次|那晚|下雨天|下雨的时候|下雪天|雨天|中午|下午|傍晚|放学后?|下班后?|吃完饭|过年时?|每到冬天|每到夏天|冬天|夏天|春天|秋天|晚上|早上|周末|现在|如今|后来|小时候|以前|去年|今年|昨天|那天|有一次|有一年|外卖一来|门一开|天一黑|天一亮|一下雨|一下班|一放学|一到家|一回家)(.{3,})$/u

/** "老房子已经拆了": somebody or something with a verb behind it. */
const isOthers = (then: string) =>
  /^(?!我|你|他|她|它)\p{Script=Han}{1,5}?(?:已经|早就|都|也|还|会|要|被|没|不|又|就|变|长|拆|开)/u.test(then) &&
  !VERB.test(then)

/** "手上总有机油味". */
const PLACED =
  /^(?:手上|手里|身上|脸上|嘴里|嘴上|口袋里|兜里|包里|头上|眼里|脖子上|脚上|心里|房间里|抽屉里|车里)(?:总|老|还|都|全|永远|一直|常|有|是)/u

/** Something with a verb or a state, that others do: "键盘上全是毛". */
const isClause = (piece: string) =>
  lengthOf(piece) >= 3 &&
  lengthOf(piece) <= 32 &&
  /[了着过]|[是有在会都就还没不爱越总能要]|天天|每天|整天|(?:得|满|成)/u.test(piece) &&
  !/^(?:的|和)/u.test(piece)

/** Spoken of to somebody, "她的花园" is "你的花园". */
const toHearer = (text: string, { hearer, pronoun, you, isPair }: Telling) => {
  if (!hearer || !you) return text
  const kin = hearer.kin ? escaped(hearer.kin) : '(?!)'
  const name = hearer.name && !isPair ? escaped(hearer.name) : '(?!)'
  // "我跟闺蜜小鱼吵架了"; of "跟同事" nobody knows whether it is the same one.
  const called = `(?:我(?:的|家)?)?${kin}(?:${name})|(?<!叫)${name}`
  const ofKin = hearer.kind === 'friend' ? '(?!)' : `我(?:的|家)?${kin}|(?<=[和跟给陪与])${kin}`
  return text
    .replace(pronoun ? new RegExp(`(?<!其|吉)${pronoun}(?!们|乡|人)`, 'gu') : /(?!)/u, you)
    .replace(new RegExp(`(?<=[和跟给陪与对])(?:${called})|(?:${ofKin})(?![爸妈家])`, 'gu'), you)
}
