import type { Hearer } from '../../brief.ts'
import { escaped } from '../../patterns.ts'

/** "母は庭が好き" is "庭が好き" to her, "母の料理" is "お母さんの料理". */
export function withoutPeople(piece: string, people: readonly string[], hearer: Hearer | null): string {
  const others = people.filter((one) => !OF_SINGER.has(one))
  const title = '(?:さん|ちゃん|くん|君|先生|たち)?'
  const who = `(?:\\d+歳の)?(?:うちの|私の|僕の|俺の|我が家の|大好きな|最愛の|愛する)?(?:${anyOf(others)})(?:の?(?:${anyOf(others)}))?${title}`
  const begins = new RegExp(
    `^(?:[^、がは]{0,8}[のな])?${who}が(?!んば)(?=[^がは]*(?:[るうくすつぬむぶぐいただ](?:です|ます|ました)?|一人暮らし|卒業|合格|入学|引退|定年|退職|結婚)(?:ので|から|けど|のに)?$)`,
    'u',
  )
  const kin = hearer?.kin ? `(?<![一-龥])(?:私の|僕の|俺の|うちの)?${escaped(hearer.kin)}${title}` : null
  const call = hearer?.call && !FOND.test(hearer.call) ? hearer.call : null
  return piece
    .replace(new RegExp(`${who}(?:のことは|は|って|とは|には)(?=.)`, 'gu'), '')
    .replace(begins, '')
    .replace(new RegExp(`^${who}のことが?(?=.)`, 'u'), '')
    .replace(new RegExp(`^${kin ?? '(?!)'}に(?=[会逢][いえ])`, 'u'), '')
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

export const kinOf = (hearer: Hearer | null): readonly string[] =>
  hearer?.kin && hearer.call ? [hearer.kin, hearer.kin.replace(/(?:さん|ちゃん)$/u, '')] : []

export const OF_SINGER: ReadonlySet<string> = new Set(['私', '僕', '俺', 'わたし', 'ぼく', 'おれ', '自分'])

export const PRONOUNS = [
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
export const anyOf = (words: readonly string[]) => words.map(escaped).join('|') || '(?!)'

/** Whoever sings is whom it tells of: "私は泣いた", and not "私の手を引いてくれた". */
export const SINGER =
  /^(?:[^、はがを]{1,5}な|今(?:で?は)?|そんな|そして)?(?:私|僕|俺|わたし|ぼく|おれ|自分)(?:たち|ら)?(?:[はもが、]|と(?!.*(?:くれ|もらっ))|の[^をにがは]{1,6}は)|^うちら|(?:てもらった|てもらいました)$/u
/** What only whoever sings feels, and says of nobody else. */
export const FELT =
  /(?:(?:会|逢)いたい|謝りたい|戻りたい|忘れない|忘れられない|思い出(?:す|した|してしまう)|言えない|言えなかった|応援して(?:る|いる)|祈って(?:る|いる)|願って(?:る|いる)|(?:れば|たら)よかった|のことが(?:大)?好き(?:だった)?|ドキドキ(?:する|した)|泣けて(?:くる|きた)|感謝して(?:る|いる)|(?:さみ|さび|寂)しい)$/u
/** What somebody did for whoever sings. */
export const FOR_ME = /[てで](?:い|っ)?て?くれ/u
export const SORRY =
  /謝り|謝る|謝罪|あやまり|あやまる|ごめん|申し訳|許して|反省|詫び|(?:喧嘩|けんか|ケンカ)(?:した|しちゃ|をした)/u
export const TO_ONESELF = /自分(?:自身)?(?:へ|への|に贈|を(?:励|応援|褒|ほめ))/u
export const isBySomebody = (piece: string, people: readonly string[]) =>
  new RegExp(
    `(?:${anyOf(people.filter((one) => !OF_SINGER.has(one)))})(?:さん|ちゃん|くん|君|先生)?[はがも]`,
    'u',
  ).test(piece)

/** "パパは夜勤でいない", to a child. */
export const isOfKin = (piece: string, kin: string | null) => {
  const who =
    /^(?:私の|うちの)?(パパ|ママ|父|母|お父さん|お母さん|祖父|祖母|おじいちゃん|おばあちゃん|じいじ|ばあば|じいちゃん|ばあちゃん|妻|夫|旦那|奥さん|お客さん|みんな)(?:さん)?[はが]/u.exec(
      piece,
    )
  return who !== null && !(kin ?? '').includes(who[1] ?? '')
}
