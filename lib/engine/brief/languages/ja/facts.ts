import { type Fact, type Hearer, isAnimal } from '../../brief.ts'
import { escaped } from '../../patterns.ts'

/**
 * What a description tells, piece by piece in its order, as lines of a song to its hearer: "庭が大好きで、毎朝必ず花に水をやっています"
 * gives "庭が大好きで", which waits for the next one, and "毎朝必ず花に水をやっている". Verbs have no person; whoever is spoken to is left out.
 */
export function factsIn(description: string, hearer: Hearer | null, names: readonly string[]): Fact[] {
  const called = hearer ? names.filter((name) => hearer.name?.includes(name)) : []
  // Of two who hear it, each is named.
  const own = called.length > 1 ? [] : called
  const people = [...own, ...(called.length > 1 ? [] : kinOf(hearer)), ...(hearer?.call ? PRONOUNS : [...OF_SINGER])]
  const isSorry = SORRY.test(description)
  // "自分への歌".
  const isOwn = hearer === null && TO_ONESELF.test(description)
  const facts: Fact[] = []
  let before = null as Fact | null
  const said = description.replace(/[（(]([^（()）]*)[）)]/gu, (_, within: string) =>
    /名前|歳|才|[かヶカケ]月/u.test(within) ? '' : `、${within}、`,
  )
  const sentences = said.split(/(?:[。\n；;\s\u3000]|[！!？?](?!って|と[言い思]))+/u).map((sentence) =>
    withoutPauses(sentence, names)
      .map((piece) => (hearer ? piece.replace(TO_BE_TOLD, '$1$2') : piece))
      .flatMap((piece) => piecesOf(piece.trim().replace(SONG_OF, ''), people)),
  )
  for (const [number, pieces] of sentences.entries()) {
    const behind = sentences.slice(number + 1).flat()
    const told = pieces.map((piece, at) => factOf(piece, [...pieces.slice(at + 1), ...behind]))
    for (const [at, piece] of pieces.entries()) {
      const fact = told[at] ?? null
      // What follows makes sense of it, but for two of a kind in a row.
      const isRepeated = TE.test(piece) && (TE.test(before?.text ?? '') || TRAIT.test(fact?.text ?? ''))
      const isOpen = fact !== null && told[at + 1] != null && !isRepeated
      const one: Fact | null =
        fact && isOpen ? { ...fact, text: openly(fact.text, withoutPeople(piece, people, hearer)) } : fact
      const conjunction = CONJUNCTION.exec(piece)?.[1]
      if (one) facts.push(before && conjunction ? { ...one, joined: `${conjunction}${one.text}` } : one)
      before = one
    }
  }
  return withTraits(facts, hearer)
    .filter(({ text }, at, all) => all.findIndex((one) => one.text === text) === at)
    .slice(0, MOST)
    .map((fact) => ({
      ...fact,
      text: breathing(fact.text),
      ...(fact.joined ? { joined: breathing(fact.joined) } : {}),
    }))

  function factOf(piece: string, next: readonly string[]): Fact | null {
    const said = finite(piece.replace(CONJUNCTION, ''), next)
    const text = plainForm(withoutPeople(said, people, hearer).replace(THANKS, '$1')).replace(TO_BE_SAID, '$1')
    const isKnown = isTold(text, names) && !people.includes(text) && !isNaming(text, names) && !isWho(text)
    if (!isKnown) return null
    const isOfOthers =
      names.some((name) => !called.includes(name) && said.includes(name)) || isOfKin(said, hearer?.kin ?? null)
    const isMine =
      (SINGER.test(said) && !FOR_ME.test(said)) || (isSorry && !isBySomebody(said, people) && !FOR_ME.test(said))
    const of = isMine || (isOwn && !isOfOthers) ? 'me' : hearer && !isOfOthers ? 'you' : 'they'
    return { of: isNoun(text) ? 'thing' : of, text, deed: null }
  }
}

const kinOf = (hearer: Hearer | null): readonly string[] =>
  hearer?.kin && hearer.call ? [hearer.kin, hearer.kin.replace(/(?:さん|ちゃん)$/u, '')] : []

/** Joins a sentence or a part of one to what was said before; what only adds to it is left out. */
const CONJUNCTION =
  /^(でも|だけど|けど|それでも|だから|なので|なのに|それなのに|しかし|ところが|そして|しかも|それから|そしたら|そのくせ|(?:また|あと|実は|ちなみに)(?=.{4}))(?=[^もす]..)/u
/** What is said for the sake of a song is told: "遅刻してくるのをネタにした". */
const TO_BE_TOLD =
  /^(.{4,}[たるい])(?:日|時|とき|こと)の(?:歌|曲|うた|ソング)$|^(.{4,}[るうくすつぬむぶぐいただ])(?:こと|の|話|気持ち|エピソード)(?:を|について|も|とか)(?:歌に|曲に|うたに|歌詞に|ネタに|テーマに|題材に|伝え|謝|あやま|入れ|込め|感謝|お?詫).*$/u

/** "大好きだよと伝えたい". */
const TO_BE_SAID = /^((?!.*ありがとう).{4,})と(?:言ってあげたい|言ってやりたい|伝えたい|言いたい)$/u

/** How clauses end that wait for the next one. */
const TE = /[てで]$/u
const WAITING = /(?:けれども?|けど|から|ので|のに|が|し)$/u

/** A line that goes on: "雨が嫌いですが" is "雨が嫌いだが". */
function openly(text: string, piece: string): string {
  const said = piece.replace(CONJUNCTION, '')
  if (TE.test(said))
    return said
      .replace(/([しきいちりみびぎにえけせてねめれ])まして$/u, (_, stem: string) =>
        plainForm(`${said.slice(0, -4)}${stem}まして`).slice(said.length - 4),
      )
      .replace(/でして$/u, 'で')
  const [end] = WAITING.exec(said) ?? []
  if (!end || text.endsWith(end)) return text
  const isVerb = /[るうくすつぬむぶぐいただ]$/u.test(text) && !/(?:嫌い|きれい|くらい|ぐらい|せい)$/u.test(text)
  if (isVerb) return `${text}${end}`
  return /^の[でに]$/u.test(end) ? `${text}な${end}` : `${text}だ${end}`
}

/** As many signs are sung in one breath. */
const LONGEST_BREATH = 20
const segmenter = new Intl.Segmenter('ja', { granularity: 'word' })

/** A long line with a comma where its sense allows it best, at the end of a clause rather than behind a particle. */
function breathing(text: string): string {
  if (text.length <= LONGEST_BREATH) return text
  const middle = text.length / 2
  const places = [...segmenter.segment(text)].flatMap(({ segment, index }): [number, number][] => {
    const at = index + segment.length
    const head = text.slice(0, at)
    const share = at / (text.length + 1)
    if (
      at < LEAST_OF_LINE ||
      share < LEAST_SHARE ||
      share > 1 - LEAST_SHARE ||
      isQuoting(head) ||
      PARTICLE.test(text.slice(at))
    )
      return []
    const ease = head.endsWith('、')
      ? 12
      : CLAUSE_END.test(head)
        ? 6
        : /の[がはをに]$/u.test(head)
          ? -3
          : (EASE.get(segment) ?? null)
    return ease === null ? [] : [[at, Math.abs(at - middle) - ease]]
  })
  const best = places.sort(([, a], [, b]) => a - b)[0]?.[0]
  if (best === undefined) return text
  const [head, tail] = [text.slice(0, best).replace(/、$/u, ''), text.slice(best)]
  return `${breathing(head)}、${breathing(tail)}`
}
const LEAST_OF_LINE = 5
/** Where a line is folded. */
const LEAST_SHARE = 0.29
const isQuoting = (head: string) => head.lastIndexOf('「') > head.lastIndexOf('」')
const CLAUSE_END =
  /(?:[^と]て|[んい]で|から|ので|けど|のに|たら|れば|[るくぐすつぬぶむ]と|ながら|とき|時に?|[るた]頃|ころ|たびに?|(?<=[るいただ])し)$/u
/** What stands before a verb belongs to it more than where and when something is. */
const EASE: ReadonlyMap<string, number> = new Map([
  ...['は', 'も', 'には', 'では', 'でも', 'から', 'まで', 'より'].map((word) => [word, 4.5] as const),
  ...['で', 'が', 'だけ'].map((word) => [word, 4] as const),
  ...['に', 'へ'].map((word) => [word, 1.5] as const),
  ['と', -2],
  ['を', -2],
])
const PARTICLE =
  /^(?:[はもにをがへとのでや、だっ]|から|まで|より|いる|いた|くれ|しま|ない|なか|る|た|行|来|くる|もら|いく|いっ|いき|おい|おく|あげ|み[たるて]|ほし|欲し|し|な[るれっり])/u

/** "生後4か月の娘": who it is for, and nothing else. */
const isWho = (text: string) =>
  /^(?:生後)?[\d一二三四五六七八九十]+(?:歳|才|か月|ヶ月|カ月|ケ月)の.{0,4}(?:娘|息子|孫|子|妹|弟|母|父|祖母|祖父|夫|妻)$/u.test(
    text,
  )

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
  /^(?:[^、はがを]{1,5}な|今(?:で?は)?|そんな|そして)?(?:私|僕|俺|わたし|ぼく|おれ|自分)(?:たち|ら)?(?:[はもが、]|と(?!.*(?:くれ|もらっ))|の[^をにがは]{1,6}は)|^うちら|(?:てもらった|てもらいました)$/u
/** What somebody did for whoever sings. */
const FOR_ME = /[てで](?:い|っ)?て?くれ/u
const SORRY = /謝り|謝る|謝罪|あやまり|あやまる|ごめん|申し訳|許して|反省|詫び/u
const TO_ONESELF = /自分(?:自身)?(?:へ|への|に贈|を(?:励|応援|褒|ほめ))/u
const isBySomebody = (piece: string, people: readonly string[]) =>
  new RegExp(
    `(?:${anyOf(people.filter((one) => !OF_SINGER.has(one)))})(?:さん|ちゃん|くん|君|先生)?[はがも]`,
    'u',
  ).test(piece)

/** "パパは夜勤でいない", to a child. */
const isOfKin = (piece: string, kin: string | null) => {
  const who =
    /^(?:私の|うちの)?(パパ|ママ|父|母|お父さん|お母さん|祖父|祖母|おじいちゃん|おばあちゃん|じいじ|ばあば|じいちゃん|ばあちゃん|妻|夫|旦那|奥さん|お客さん|みんな)(?:さん)?[はが]/u.exec(
      piece,
    )
  return who !== null && !(kin ?? '').includes(who[1] ?? '')
}

/** What leads to something past is past itself: "無口な人で、釣りに行っていました" tells "無口な人だった". */
function finite(piece: string, next: readonly string[]): string {
  if (!/[てで]$/u.test(piece) || /」って$/u.test(piece)) return piece
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

/** Between commas, but for what only leads to what follows, "38年間、", and what is short enough for one line. */
function withoutPauses(sentence: string, names: readonly string[]): string[] {
  const isOfSong = (piece: string) => SONG.test(names.reduce((rest, name) => rest.replaceAll(name, '誰か'), piece))
  const pieces = sentence.split(/[、,，]+/u).filter((piece) => piece !== '')
  const all: string[] = []
  for (const piece of pieces) {
    const last = all.at(-1)
    const joins =
      last === undefined || OCCASION.test(last) || isOfSong(last) || isOfSong(piece) ? null : joinOf(last, piece)
    if (last === undefined || joins === null) all.push(piece)
    else all[all.length - 1] = `${last}${joins}${piece}`
  }
  return all
}

/** What stands between what leads and what follows, if they are one line. */
function joinOf(last: string, piece: string): string | null {
  const isShort = `${last}${piece}`.length <= LONGEST_JOINED
  if (BRIEF.test(last) && !TRAIT.test(piece.replace(/で$/u, '')) && `${last}${piece}`.length < LONGEST_BREATH)
    return '、'
  if (LEADS.test(last) && !STANDING.test(last)) return ''
  if (SEASON.test(last) || CONDITION.test(last)) return '、'
  if (
    isShort &&
    TE.test(last) &&
    CLAUSE.test(last) &&
    !/^.{1,6}[はが]/u.test(piece) &&
    !(isPast(piece) && last.length >= 8 && piece.length >= 8)
  )
    return ''
  return isShort && /(?:けど|いが|るが|たが)$/u.test(last) ? '、' : null
}

/** Too short for a line: "無口で", "茶トラで". */
const BRIEF =
  /^(?!.*(?:さん|ちゃん|くん|先生|二人|[0-9一二三四五六七八九十]人|だけ|[ぁ-んァ-ヶ一-龥](?:店|館|校|室|屋|園|場|駅|町|街))で$)(?=.{2,4}$).{0,2}[一-龥ァ-ヶー虫人子しりみい]で$|^.{1,3}くて$/u

const isPast = (piece: string) => /(?:[たっ]た|した|だった|んだ|[てで]た|ました|でした)$/u.test(piece)

/** In letters, of two clauses that are sung in one breath. */
const LONGEST_JOINED = 16

/** When it was: "高校の夏休み". */
const SEASON = /^.{1,8}(?:夏休み|冬休み|春休み|の夏|の冬|の春|の秋|の頃|のころ|時代|の時|のとき|の夜|の朝)$/u

/** "私が風邪をひいたら": what follows belongs to it. */
const CONDITION =
  /.{4}(?:たら|れば|ると|[るたい]時に?は?|[るたい]ときに?は?|[るた]たび(?:に)?|[るた](?:後|あと)に?|ながら)$/u

/** How a part ends that says nothing by itself. */
const LEADS =
  /(?:[\d０-９一二三四五六七八九十百]+(?:年間?|ヶ月|か月|日間|時間|回)|今でも|今も|今は|いまだに|毎[朝晩日週年回]|いつも|最近|昨日|今日|先週|おととい|昔|昔から|去年|先月|ずっと|夜中|休日|週末|休みの日は?|雨の日(?:は|に)?|子供の(?:頃|ころ)(?:は|から)?|小さい(?:頃|ころ)(?:は|から)?)$/u
/** "勤続38年" tells something by itself. */
const STANDING = /^(?:勤続|創業|結婚|交際|開業|付き合って|入社|出会って|連れ添って).*年$/u
const CLAUSE =
  /(?:[一-龥ぁ-んァ-ヶー]{2}(?:[いえけげせってねべめれしきちびみりんっ]て|んで|してて|ってて|ていて|[出見着寝来似得居]て|くて|好きで|嫌いで|苦手で|得意で))$/u

const MOST = 10
/** In letters: more are no line, fewer tell nothing. */
const LONGEST = 60
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

/** Of none, nothing. */
const anyOf = (words: readonly string[]) => words.map(escaped).join('|') || '(?!)'

/** Speaks of the song and not of anybody. */
const SONG =
  /(?:(?<!昔の|好きな|好きだった)歌(?!が(?:下手|上手|うま|好き|大好き)|声が|を口ずさ|を(?:歌|うた)って(?:い|く)|って(?:る|い[るた]|た$|くれ[るた])|え(?:る|た|な))|(?<![ぁ-ん])うた(?!って)|唄|(?<!同じ|好きな|好きだった|十八番の)曲(?!が(?!いい|良い))|(?:歌|の|感じ)が(?:いい|良い)(?:な|です)?$|ソング|音楽(?!が)|メロディ|テンポ|ボーカル|ヴォーカル|(?:バラード|ロック|ポップ|ジャズ|ブルース|パンク|シティポップ|演歌|ラップ|メタル|レゲエ|ボサノバ|フォーク|カントリー)(?!が|を聴|を聞|好き|フェス|バンド)|インスト(?!ラ)|BGM|CM|伴奏|歌詞|サビ|(?:長|短|演歌|民謡|ロック|ボサノバ|ワルツ)調|(?:[ァ-ヶー]{2}|アニソン|演歌|童謡|和|昭和歌謡|民謡|洋楽)風(?:に|の|で|な)|作って(?:ください|下さい|ほしい|欲しい|もらえ|くれませんか|くださ|$)|作りたい|書いて(?:ください|下さい|ほしい|欲しい|もらえ|くれませんか|$)|ください|下さい|お願い|(?:入れ|使っ|歌っ|作っ|書い|仕上げ|[にく]し|盛り込ん|流し|お願いし|つけ|加え|まとめ)て(?:ほしい|欲しい)|[がを](?:ほしい|欲しい)(?:です)?$|希望(?:です|$|します|で$)|贈りたい|捧げ|感じ(?:で$|です|でお|の(?:曲|もの)|に(?:し|$)|$)|イメージ|雰囲気|テイスト|bpm|語で|分くらい|分程度|\d秒|伝えたい|謝りたい|謝る|^.{0,8}ありがとう(?:ね|ございま.{1,3}|と言いたい|を(?:言いたい|込め.*)|の(?:気持ち|思い|言葉).*)?$|聴きたい|聞きたい|(?:みんなで|一緒に|誰でも|子供?も?が?|たちが)歌える|タイトル|について|テーマ|向け(?!て)|込めて|捧げる|サプライズ(?:で|に)|^名前は|^店名は|泣けるやつ|寝かしつける$|プロポーズする$|告白する$|^[^はがを]{1,8}より$|(?:い|る|な)やつ(?:で|を)?$|(?:明る|おもしろ|面白|楽し|激し|暗|渋|速|遅|ゆっくり|控え|早)め(?:の|で|に)?$|系(?:で|の|に)?$|っぽ(?:く|い)$|余興|一同(?:より|から)$|^(?:女性|男性|女|男)(?:の声)?$|^.{1,6}ごめん(?:ね|なさい)?$|^ごめん(?:ね|なさい)?$|^ほんと(?:に|うに)?(?:ごめん|すみません|申し訳).*|チャンス(?:を)?(?:くださ|ちょうだい)|^最後は|(?:あやまり|感謝し|祝い|お祝いし|お礼を?し|お礼が?言い|見送り)たい|励ましたい|応援したい|^静か(?:に|な)?$|^(?:明る|楽し|優し|やさし|かわい|面白|おもしろ)く$|^(?:元気|賑やか|にぎやか)に$|という言葉|フレーズ|出だし|で歌う$|^ピアノ(?:中心|だけ)?$|(?:披露宴|結婚式|二次会|余興|式|会|会場|パーティー?|店|店内)で(?:流|歌|使|かけ|踊)|^(?:静かな|やさしい|優しい|明るい|切ない|しっとりした)?(?:ピアノ|ギター|アコギ|ウクレレ|バイオリン|サックス)(?:で|と(?:ピアノ|ギター|歌))?$|^(?:小|中|高)[1-6１-６一二三四五六]の.{0,4}(?:娘|息子|子|孫|弟|妹|生徒)|天国に(?:行|い)|虹の橋|いなくな(?:り|っ)|(?:頑張って|がんばって|いよう|いこう|しよう|会おう|よろしく)ね?$|亡くな|亡くし|死ん|他界|残したい|(?:たち|一同|家族|みんな|有志|スタッフ|父|母|娘|息子|妻|夫|孫|生徒|教え子)(?:から|より)$)/iu

/** "毎朝顔を踏んでくる歌" tells "毎朝顔を踏んでくる". */
const SONG_OF =
  /(?<=[がをに].{2,}(?<!贈|送|捧げ|覚え|応援す|伝え|謝|教え|励ま|祝|説明す|歌え|歌|聞け|聴け)[るうくすつむぶぐ])(?:歌|曲|うた|ソング)(?:です)?$/u

/** "働いてくれて感謝してます" is "働いてくれて". */
const THANKS = /([てで])(?:本当に|いつも|とても)?(?:感謝|ありがとう).*$/u

/** What kind of song it is for, or how old somebody is, tells nothing more. */
const OCCASION =
  /^.{0,8}(?:お疲れ様|おつかれさま|お疲れさま).{0,8}$|^(?!.*を)(?:[^はがをでに、]{1,8}の)?(?:(?:来月|今月|来週|今週|来年|今年|今年度|\d+月|この春|春)(?:に|で|いっぱいで)?|今度|先月|先週|ついに|もうすぐ)?(?:お?誕生日|バースデー|結婚(?:式|記念日)?|披露宴|卒業(?:式)?|卒園(?:式|する)?|入園(?:式)?$|定年(?:退職)?(?!後)|退職|送別会|(?:還暦|古希|喜寿|傘寿|米寿|卒寿|白寿|銀婚式|金婚式|就職|合格|昇進|入学|入社|出産|引っ越し|開店|内定)(?:の?お?祝い)?|記念日|母の日|父の日|敬老の日|クリスマス|新年|お?正月|追悼|感謝|応援|お祝い|(?:生|産)まれた|出産|結婚する|結婚した|卒業する|退職する|転勤(?:する|した)?(?!で.{2,}に)|引っ越す|\d+(?:歳|才|周年)).{0,6}$/u

/** Divides a sentence where a clause ends, and takes what is said of somebody before their name: "庭が好きな祖母へ". */
function piecesOf(sentence: string, people: readonly string[]): string[] {
  const told = sentence
  const somebody = new RegExp(
    `^(.{3,}?)(${anyOf(people.filter((one) => !PRONOUNS.includes(one)))})(?:さん|ちゃん|くん|君|先生)?(?=$|[のへにをがはとも（(「])`,
    'u',
  )
  const [, before = '', who = ''] = somebody.exec(told) ?? []
  // "中学からの親友" says it with who it is.
  if (/からの$/u.test(before)) return [`${before}${who}`, ...piecesOf(told.slice(before.length), people)]
  const said =
    ATTRIBUTIVE.test(before) && (/[がをにではも]/u.test(before) || DONE.test(before))
      ? [before.replace(/な$/u, '')]
      : []
  const rest = said.length > 0 ? told.slice(before.length) : told
  return [
    ...said,
    ...rest.split(
      /(?<=(?:ます|です|ました|でした|いる|いた)(?:が|けど|けれど|し|から|ので))|(?<=.{4}(?:なので|だけど|だから|のに|[るいたくうぐすつむぶぬ]ので))(?=.{5})|(?<=」)(?=[^、。のはがをにでとっもてなや」].{2})|(?<=[るいただ]し)(?=.{3})/u,
    ),
  ]
}

/** A verb of some length: "3年付き合った". */
const DONE = /[一-龥].{2,}[たるう]$/u

const ATTRIBUTIVE = /(?:な|[るうくすつぬむぶぐいただ])$/u

/** "母は庭が好き" is "庭が好き" to her, "母の料理" is "お母さんの料理". */
function withoutPeople(piece: string, people: readonly string[], hearer: Hearer | null): string {
  const others = people.filter((one) => !OF_SINGER.has(one))
  const title = '(?:さん|ちゃん|くん|君|先生|たち)?'
  const who = `(?:\\d+歳の)?(?:うちの|私の|僕の|俺の|我が家の|大好きな|最愛の|愛する)?(?:${anyOf(others)})(?:の?(?:${anyOf(others)}))?${title}`
  const begins = new RegExp(
    `^(?:[^、がは]{0,8}[のな])?${who}が(?=[^がは]*(?:[るうくすつぬむぶぐいただ](?:です|ます|ました)?|卒業|合格|入学|引退|定年|退職|結婚)(?:ので|から|けど|のに)?$)`,
    'u',
  )
  const kin = hearer?.kin ? `(?<![一-龥])(?:私の|僕の|俺の|うちの)?${escaped(hearer.kin)}${title}` : null
  const call = hearer?.call && !FOND.test(hearer.call) ? hearer.call : null
  return piece
    .replace(new RegExp(`${who}(?:のことは|は|って|とは|には)(?=.)`, 'gu'), '')
    .replace(begins, '')
    .replace(new RegExp(`^${who}のことが?(?=.)`, 'u'), '')
    .replace(new RegExp(`^${kin ?? '(?!)'}に(?=[会逢]い)`, 'u'), '')
    .replace(
      new RegExp(
        `${kin ?? '(?!)'}(?=[がもをにとへ]|の(?!${anyOf(hearer?.name ? [hearer.name, 'こと'] : ['こと'])}))`,
        'gu',
      ),
      (said) => call ?? said,
    )
    .replace(/^(?:うちの|我が家の)/u, '')
    .replace(/^(?:お?相手の?)(?=.{2,8}(?:さん|くん|君|ちゃん|と|は))/u, '')
    .replace(/^(.{1,8}(?:さん|くん|君|ちゃん))とは/u, '$1と')
    .replace(/^((?:(?!は).)*[ただるないくすぐつぶむう])(?:思い出|想い出|こと|時|話)$/u, '$1')
    .replace(/(?:な|の)?件$/u, '')
    .trim()
}
/** What nobody is called within a sentence. */
const FOND = /^(?:かわいい子|みんな|ふたり|ねこちゃん|わんこ|うちの子)$/u

/** As songs speak: "食べます" is "食べる", "大好きで" is "大好き", "優しいし" is "優しい". */
export function plainForm(text: string): string {
  return text
    .replace(/(?:から|ため)(?:です|でした)$/u, '')
    .replace(/(?<=[るたいだうくすつぬむぶぐ])(?:そう|らしい|とのこと|みたい)(?:です|だ)?$/u, '')
    .replace(/(?<=[一-龥ァ-ヶー])なの[でに]$/u, '')
    .replace(/(?:けれども|けれど|けど|ので|のに|から|し|が|よ|ね|んです|のです|んだ)$/u, (end, at: number) =>
      /[るたいだすくうぐつむぶぬ]$/u.test(text.slice(0, at)) && end !== 'んだ' ? '' : end,
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
  /^(?!.*(?:たら|まず|いつも|毎|れば|ると|口ぐせ|口癖))[^はがを]{1,10}「[^」]+」$|^オープン/u.test(text) ||
  names.some((name) => text.endsWith(name))

const isNoun = (text: string) =>
  !/[るうくすつぬむぶぐいただてで]$|ごめん$|ずっと|いつも|一緒/u.test(text) && !/[がをも]|は(?!ん|な)/u.test(text)

/** Of a name, no part is a word for a song. */
function isTold(text: string, names: readonly string[]): boolean {
  const nameless = names.reduce((rest, name) => rest.replaceAll(name, '誰か'), text)
  if (TRAIT.test(text)) return true
  const isShort = text.length < SHORTEST && !/^[一-龥]{2}[^部店会社園校祝式歌曲]$|^[一-龥]は[一-龥]$/u.test(text)
  if (isShort || text.length > LONGEST || SONG.test(nameless) || OCCASION.test(text)) return false
  return !/[「」『』（）()]{3,}|(?<![\d０-９])[\d０-９]{3,}(?!円|年|回|日|人|個|グラム|g|キロ|k|メートル|m|歩|枚|冊|本|匹|点|番|段|杯|度|名)(?![\d０-９])|(?:へ|に|を|が|は|の|(?<!こ)と)$/u.test(
    text,
  )
}
