import { type Fact, type Hearer, isAnimal } from '../brief.ts'
import { escaped } from '../patterns.ts'

/**
 * What a description tells, piece by piece in its order, as lines of a song to its hearer: "庭が大好きで毎朝花に水をやっています"
 * gives "庭が大好き" and "毎朝花に水をやっている". Verbs have no person; whoever is spoken to is left out.
 */
export function factsIn(description: string, hearer: Hearer | null, names: readonly string[]): Fact[] {
  const own = hearer ? names.filter((name) => hearer.name?.includes(name)) : []
  const people = [
    ...own,
    ...(hearer?.kin && hearer.call ? [hearer.kin, hearer.kin.replace(/(?:さん|ちゃん)$/u, '')] : []),
    ...PRONOUNS,
  ]
  const isSorry = SORRY.test(description)
  const pieces = description
    .split(/[。！!？?\n；;\s\u3000]+/u)
    .flatMap((sentence) => withoutPauses(sentence, names))
    .flatMap((sentence) => piecesOf(sentence.trim().replace(SONG_OF, ''), people))
  const facts = pieces.flatMap((piece, at): Fact[] => {
    const said = finite(piece, pieces.slice(at + 1))
    const text = plainForm(withoutPeople(said, people).replace(THANKS, '$1'))
    const isKnown = isTold(text, names) && !people.includes(text) && !isNaming(text, names)
    const isOfOthers =
      names.some((name) => !own.includes(name) && said.includes(name)) || isOfKin(said, hearer?.kin ?? null)
    const isMine = SINGER.test(said) || (isSorry && !isBySomebody(said, people) && !FOR_ME.test(said))
    const of = isMine ? 'me' : hearer && !isOfOthers ? 'you' : 'they'
    return isKnown ? [{ of: isNoun(text) ? 'thing' : of, text, deed: null }] : []
  })
  return withTraits(facts, hearer)
    .filter(({ text }, at, all) => all.findIndex((one) => one.text === text) === at)
    .slice(0, MOST)
}

/** Too short for a line alone: "無口", "不器用" are "無口で不器用な人". */
const TRAIT = /^(?:無口|不器用|頑固|短気|几帳面|真面目|まじめ|元気|親切|正直|わがまま|マイペース)$/u

function withTraits(facts: readonly Fact[], hearer: Hearer | null): readonly Fact[] {
  const all: Fact[] = []
  const somebody = isAnimal(hearer) || hearer?.kind === 'child' ? '子' : '人'
  for (const fact of facts) {
    const last = all.at(-1)
    if (!TRAIT.test(fact.text)) all.push(fact)
    else if (last?.text.endsWith(`な${somebody}`))
      all[all.length - 1] = { ...last, text: `${last.text.slice(0, -2)}で${fact.text}な${somebody}` }
    else all.push({ ...fact, of: hearer ? 'you' : 'they', text: `${fact.text}な${somebody}` })
  }
  return all
}

/** Whoever sings is whom it tells of: "私は泣いた", and not "私の手を引いてくれた". */
const SINGER =
  /^(?:私|僕|俺|わたし|ぼく|おれ|自分)(?:たち|ら)?(?:[はもが、]|と(?!.*(?:くれ|もらっ))|の[^をにがは]{1,6}は)|^うちら|(?:てもらった|てもらいました)$/u
/** What somebody did for whoever sings. */
const FOR_ME = /[てで](?:い|っ)?て?くれ/u
const SORRY = /謝り|謝る|謝罪|あやまり|あやまる|ごめん|申し訳|許して|反省|詫び/u
const isBySomebody = (piece: string, people: readonly string[]) =>
  new RegExp(
    `(?:${anyOf(people.filter((one) => !OF_SINGER.has(one)))})(?:さん|ちゃん|くん|君|先生)?[はがも]`,
    'u',
  ).test(piece)

/** "パパは夜勤でいない", to a child. */
const isOfKin = (piece: string, kin: string | null) => {
  const who =
    /^(?:私の|うちの)?(パパ|ママ|父|母|お父さん|お母さん|祖父|祖母|おじいちゃん|おばあちゃん|妻|夫|旦那|奥さん|お客さん|みんな)(?:さん)?[はが]/u.exec(
      piece,
    )
  return who !== null && !(kin ?? '').includes(who[1] ?? '')
}

/** What leads to something past is past itself: "無口な人で、釣りに行っていました" tells "無口な人だった". */
function finite(piece: string, next: readonly string[]): string {
  if (!/[てで]$/u.test(piece)) return piece
  const end = next.find((one) => !/[てで]$/u.test(one)) ?? ''
  const isPast = /(?:[たっ]た|した|だった|んだ|いだ|ました|でした|[いけせてねべめれき]た)(?:けど|が|のに|ので)?$/u.test(
    end,
  )
  if (/くて$/u.test(piece) && !/[をに][^をに]くて$/u.test(piece))
    return piece.replace(/くて$/u, isPast ? 'かった' : 'い')
  if (BEING.test(piece)) return isPast ? piece.replace(/で$/u, 'だった') : piece
  if (/ていて$/u.test(piece)) return piece.replace(/て$/u, isPast ? 'た' : 'る')
  if (/くれて$/u.test(piece)) return piece.replace(/て$/u, isPast ? 'た' : 'る')
  if (!isPast || !/(?:[^のとに]て|[んい]で)$/u.test(piece)) return piece
  return piece.replace(/て$/u, 'た').replace(/で$/u, 'だ')
}

/** How somebody is, and not where: "泣き虫で", but "大学で". */
const BEING =
  /(?:人|子|虫|屋さん?|者|好き|嫌い|上手|下手|苦手|得意|名人|早口|無口|頑固|元気|真面目|まじめ|不器用|器用|短気|几帳面|親切|のんびり屋|性格|一筋|甘党|酒豪|おてんば|わがまま|マイペース|ぼう|坊|っ子|持ち|オンチ|音痴|タイプ|存在|先生|担当|キャプテン|ドジ|天然)で$/u

/** Between commas, but for what only leads to what follows: "38年間、" and "雨漏りしてて、". */
function withoutPauses(sentence: string, names: readonly string[]): string[] {
  const isOfSong = (piece: string) => SONG.test(names.reduce((rest, name) => rest.replaceAll(name, '誰か'), piece))
  const pieces = sentence.split(/[、,，]+/u).filter((piece) => piece !== '')
  const all: string[] = []
  for (const piece of pieces) {
    const last = all.at(-1)
    const isLed =
      last !== undefined &&
      (LEADS.test(last) || SEASON.test(last)) &&
      !isOfSong(last) &&
      !isOfSong(piece) &&
      !OCCASION.test(last) &&
      !(
        /[てで]$/u.test(last) &&
        /(?:[たっ]た|した|だった|んだ|[てで]た|ました|でした)$/u.test(piece) &&
        isWhole(last) &&
        isWhole(piece)
      )
    if (!isLed || `${last}${piece}`.length > LONGEST) all.push(piece)
    else
      all[all.length - 1] =
        `${last}${/けど$|が$/u.test(last) || SEASON.test(last) ? '、' : /[てで]$/u.test(last) && `${last}${piece}`.length > LONGEST_LINE ? '、' : ''}${piece}`
  }
  return all
}

/** Long enough for a line of its own. */
const isWhole = (piece: string) => piece.length >= 8
/** In letters, of a line that is sung in one breath. */
const LONGEST_LINE = 20

/** When it was: "高校の夏休み". */
const SEASON = /^.{1,8}(?:夏休み|冬休み|春休み|の夏|の冬|の春|の秋|の頃|のころ|時代|の時|のとき|の夜|の朝)$/u

/** How a part ends that says nothing by itself. */
const LEADS =
  /(?:[\d０-９一二三四五六七八九十百]+(?:年間?|ヶ月|か月|日間|時間|回)|今でも|今も|いまだに|毎[朝晩日週年回]|いつも|最近|昨日|今日|先週|おととい|昔|去年|先月|ずっと|夜中|休日|雨の日(?:は|に)?|小さい(?:頃|ころ)(?:は|から)?|[一-龥ぁ-んァ-ヶー]{2}(?:[いえけげせってねべめれしきちびみりんっ]て|んで|してて|ってて|ていて|[出見着寝来似得居]て|くて|好きで|嫌いで|苦手で|得意で)|行くけど|たけど|るけど|いけど)$/u

const MOST = 10
/** In letters: more make no line, fewer tell nothing. */
const LONGEST = 36
const SHORTEST = 4

const OF_SINGER: ReadonlySet<string> = new Set(['私', '僕', '俺', 'わたし', 'ぼく', 'おれ', '自分'])

const PRONOUNS = [
  '彼女',
  '彼',
  'あの人',
  'あの子',
  'この子',
  'その子',
  'うちの子',
  '私',
  '僕',
  '俺',
  'わたし',
  'ぼく',
  'おれ',
  '自分',
]

const anyOf = (words: readonly string[]) => words.map(escaped).join('|')

/** Speaks of the song and not of anybody. */
const SONG =
  /(?:歌(?!が(?:下手|上手|うま|好き|大好き)|声が|を口ずさ|を(?:歌|うた)って(?:い|く)|って(?:る|い[るた]|た$|くれ[るた]))|うた(?!って)|唄|曲(?!が)|ソング|音楽|メロディ|テンポ|ボーカル|ヴォーカル|バラード|ロック|ポップ|ジャズ|ブルース|パンク|シティポップ|演歌|ラップ|メタル|レゲエ|ボサノバ|フォーク|カントリー|インスト|BGM|CM|伴奏|歌詞|サビ|調|風(?:に|の|で|な)|作って(?:ください|下さい|ほしい|欲しい|もらえ|くれませんか|くださ|$)|作りたい|書いて|ください|下さい|お願い|ほしい|欲しい|希望|贈りたい|捧げ|感じ(?!る|て|た)|イメージ|雰囲気|テイスト|bpm|語で|分くらい|分程度|秒|伝えたい|謝りたい|謝る|ありがとう|会いたい|逢いたい|聴きたい|聞きたい|歌える|タイトル|について|テーマ|向け|願い|込めて|捧げる|サプライズ|^名前は|^店名は|泣けるやつ|(?:い|る|な)やつ(?:で|を)?$|(?:明る|おもしろ|面白|楽し|激し|暗|渋|速|遅|ゆっくり|控え|早)め(?:の|で|に)?$|系(?:で|の|に)?$|っぽ(?:く|い)$|余興|一同(?:より|から)$|^(?:女性|男性|女|男)(?:の声)?$|^.{1,6}ごめん(?:ね|なさい)?$|^最後は|(?:あやまり|感謝し|祝い|お祝いし|お礼を?し|お礼が?言い|見送り)たい|励ましたい|応援したい|^静か(?:に|な)?$|^(?:明る|楽し|優し|やさし|かわい|面白|おもしろ)く$|^(?:元気|賑やか|にぎやか)に$|言葉|フレーズ|出だし|で歌う$|^ピアノ(?:中心|だけ)?$|(?:披露宴|結婚式|二次会|余興|式|会|会場|パーティー?|店|店内)で(?:流|歌|使|かけ|踊)|^(?:静かな|やさしい|優しい|明るい|切ない|しっとりした)?(?:ピアノ|ギター|アコギ|ウクレレ|バイオリン|サックス)(?:で|と(?:ピアノ|ギター|歌))?$|^(?:小|中|高)[1-6１-６一二三四五六]の|天国に(?:行|い)|虹の橋|いなくな(?:り|っ)|(?:いよう|いこう|しよう|会おう|よろしく|頑張って|がんばって|元気で|幸せになって|長生きして)ね?$|亡くな|死ん|他界)/iu

/** "毎朝顔を踏んでくる歌" tells "毎朝顔を踏んでくる". */
const SONG_OF =
  /(?<=[がをに].{2,}(?<!贈|送|捧げ|覚え|応援す|伝え|謝|教え|励ま|祝|説明す|歌え|歌|聞け|聴け)[るうくすつむぶぐ])(?:歌|曲|うた|ソング)(?:です)?$/u

/** "働いてくれて感謝してます" is "働いてくれて". */
const THANKS = /([てで])(?:本当に|いつも|とても)?(?:感謝|ありがとう).*$/u

/** What kind of song it is for, or how old somebody is, tells nothing more. */
const OCCASION =
  /^.{0,8}(?:お疲れ様|おつかれさま|お疲れさま).{0,8}$|^(?:(?:同期|親友|友達|友人|同僚|先輩|後輩|娘|息子|姉|妹|兄|弟)の)?(?:(?:来月|今月|来週|今週|来年|今年|今年度|\d+月|この春|春)(?:に|で|いっぱいで)?|今度|先月|先週|ついに|もうすぐ)?(?:お?誕生日|バースデー|結婚(?:式|記念日)?|披露宴|卒業(?:式)?|定年(?:退職)?(?!後)|退職|送別会|(?:還暦|古希|喜寿|傘寿|米寿|卒寿|白寿|就職|合格|昇進|入学|入社|出産|引っ越し|開店|内定)(?:の?お?祝い)?|記念日|母の日|父の日|敬老の日|クリスマス|新年|お?正月|追悼|感謝|応援|お祝い|(?:生|産)まれた|出産|結婚する|結婚した|卒業する|退職する|転勤(?:する|した)?|引っ越す|\d+(?:歳|才|周年)).{0,6}$/u

/** Divides a sentence where a clause ends, and takes what is said of somebody before their name: "庭が好きな祖母へ". */
function piecesOf(sentence: string, people: readonly string[]): string[] {
  const told = sentence.replace(
    /^(?:そして|でも|しかし|だけど|あと|それから|また|実は|なので|だから|ちなみに)(?=.{4})/u,
    '',
  )
  const somebody = new RegExp(
    `^(.{3,}?)(?:${anyOf(people.filter((one) => !OF_SINGER.has(one)))})(?:さん|ちゃん|くん|君|先生)?(?=$|[のへにをがはとも（(「])`,
    'u',
  )
  const before = somebody.exec(told)?.[1] ?? ''
  const said =
    ATTRIBUTIVE.test(before) && (/[がをにではも]/u.test(before) || DONE.test(before))
      ? [before.replace(/な$/u, '')]
      : []
  const rest = said.length > 0 ? told.slice(before.length) : told
  return [
    ...said,
    ...rest.split(
      /(?<=(?:ます|です|ました|でした|いる|いた)(?:が|けど|けれど|し|から|ので))|(?<=なので|だけど|だから|のに|[るいた]ので)(?=.{5})|(?<=」)(?=[^、。のはがをにでとっもてなや」].{2})|(?<=[るいただ]し)(?=.{3})/u,
    ),
  ]
}

/** A verb of some length: "3年付き合った". */
const DONE = /[一-龥].{2,}[たるう]$/u

const ATTRIBUTIVE = /(?:な|[るうくすつぬむぶぐいただ])$/u

/** "母は庭が好き" is "庭が好き" to her, "彼の笑顔が好き" is "笑顔が好き". */
function withoutPeople(piece: string, people: readonly string[]): string {
  const others = people.filter((one) => !OF_SINGER.has(one))
  const who = `(?:\\d+歳の)?(?:うちの|私の|僕の|俺の|我が家の|大好きな|最愛の|愛する)?(?:${anyOf(others)})(?:の?(?:${anyOf(others)}))?(?:さん|ちゃん|くん|君|先生)?`
  return piece
    .replace(new RegExp(`${who}(?:は|が|も|の|に|を|と|へ|って|には|とは|から)(?=.)`, 'gu'), '')
    .replace(/^(?:うちの|我が家の)/u, '')
    .replace(/^(?:私|僕|俺|わたし|ぼく|おれ|自分)[は、]/u, '')
    .replace(/^(?:お?相手の?)(?=.{2,8}(?:さん|くん|君|ちゃん|と|は))/u, '')
    .replace(/^(.{1,8}(?:さん|くん|君|ちゃん))とは/u, '$1と')
    .replace(/(?<=[ただる])(?:思い出|想い出|こと|時|話)$/u, '')
    .replace(/(?<=[ないくすぐつぶむう])こと$/u, '')
    .replace(/(?:な|の)?件$/u, '')
    .trim()
}

/** As songs speak: "食べます" is "食べる", "大好きで" is "大好き", "優しいし" is "優しい". */
export function plainForm(text: string): string {
  return text
    .replace(/(?:から|ため)(?:です|でした)$/u, '')
    .replace(/(?<=[るたいだうくすつぬむぶぐ])(?:そう|らしい|とのこと|みたい)(?:です|だ)?$/u, '')
    .replace(/(?:けれども|けれど|けど|ので|のに|から|し|が|よ|ね|んです|のです|んだ)$/u, (end, at: number) =>
      /(?:[るたいだす])$/u.test(text.slice(0, at)) && end !== 'んだ' ? '' : end,
    )
    .replace(/(?:なの|な)?んです$/u, '')
    .replace(/(?:なん|なの)(?:だ|です)$/u, '')
    .replace(/ませんでした$/u, 'なかった')
    .replace(
      /(..)?(.)(ます|ました|まして|ません|なかった)$/u,
      (whole, before: string | undefined, stem: string, end: string) =>
        end === 'なかった' ? whole : `${before ?? ''}${conjugated(before ?? '', stem, end)}`,
    )
    .replace(
      /(?<=[好嫌]き|上手|下手|得意|苦手|元気|静か|大変|大切|頑固|無口|綺麗|きれい|まじめ|真面目|優秀|有名)(?:です|でした|で|だ)$/u,
      '',
    )
    .replace(/(?<=[一-龥ァ-ヶー])で$/u, '')
    .replace(/(?<=い)(?:です)$/u, '')
    .replace(/(?<=かった)(?:です)$/u, '')
    .replace(/でした$/u, 'だった')
    .replace(/(?<!ん)です$/u, '')
    .trim()
}

const ROWS: Readonly<Record<string, readonly [base: string, past: string, te: string, not: string]>> = {
  き: ['く', 'いた', 'いて', 'かない'],
  ぎ: ['ぐ', 'いだ', 'いで', 'がない'],
  し: ['す', 'した', 'して', 'さない'],
  ち: ['つ', 'った', 'って', 'たない'],
  に: ['ぬ', 'んだ', 'んで', 'なない'],
  び: ['ぶ', 'んだ', 'んで', 'ばない'],
  み: ['む', 'んだ', 'んで', 'まない'],
  り: ['る', 'った', 'って', 'らない'],
  い: ['う', 'った', 'って', 'わない'],
}

const ENDS: Readonly<Record<string, number>> = { ます: 0, ました: 1, まして: 2, ません: 3 }
/** Before "masu", the stems of verbs that only add "ru", though they end in an i. */
const ICHIDAN = /(?:見|み|起き|でき|出来|い|居|着|浴び|借り|足り|落ち|生き|過ぎ|飽き|信じ|感じ|降り|閉じ|伸び|似|煮)$/u

function conjugated(before: string, stem: string, end: string): string {
  const at = ENDS[end] ?? 0
  const word = before + stem
  if (stem === 'し' && !/[話消返貸探押出直隠残起渡離落回鳴壊倒増越]$/u.test(before))
    return ['する', 'した', 'して', 'しない'][at] ?? ''
  if (/(?:て|で|が|に|を|は|と|も)き$/u.test(word) || /来$/u.test(word))
    return `${stem === '来' ? '来' : ''}${(stem === '来' ? ['る', 'た', 'て', 'ない'] : ['くる', 'きた', 'きて', 'こない'])[at]}`
  if (stem === 'き' && /行$/u.test(before)) return ['く', 'った', 'って', 'かない'][at] ?? ''
  const isAdding = /[えけげせぜてでねべめれ]$/u.test(stem) || ichidan(word) || !Object.hasOwn(ROWS, stem)
  if (isAdding) return stem + (['る', 'た', 'て', 'ない'][at] ?? '')
  return ROWS[stem]?.[at] ?? ''
}

/** "歌い" is of "歌う", but "てい" is of "ている". */
const ichidan = (word: string) =>
  ICHIDAN.test(word) &&
  !/(?:[^てでがにはもと]い|読み|飲み|住み|休み|編み|頼み|包み|積み|噛み|悩み|楽しみ|進み|好み|生み|産み|踏み|込み)$/u.test(
    word,
  )

/** "旦那さんはゆうじさん" says no more than a name. */
const isNaming = (text: string, names: readonly string[]) =>
  /^[^はがを]{1,10}「[^」]+」$|^オープン/u.test(text) || names.some((name) => text.endsWith(name))

const isNoun = (text: string) => !/[るうくすつぬむぶぐいただてで]$/u.test(text) && !/[がをはも]/u.test(text)

/** Of a name, no part is a word for a song. */
function isTold(text: string, names: readonly string[]): boolean {
  const nameless = names.reduce((rest, name) => rest.replaceAll(name, '誰か'), text)
  if (TRAIT.test(text)) return true
  if (text.length < SHORTEST || text.length > LONGEST || SONG.test(nameless) || OCCASION.test(text)) return false
  return !/[「」『』（）()]{3,}|(?<![\d０-９])[\d０-９]{3,}(?!円|年|回|日|人|個)(?![\d０-９])|(?:へ|に|を|が|は|の|と)$/u.test(
    text,
  )
}
