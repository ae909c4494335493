import type { Numbers, ReadingRule, ReadingRules } from '../reading-rules.ts'

const ONES = ['', 'いち', 'に', 'さん', 'よん', 'ご', 'ろく', 'なな', 'はち', 'きゅう']
const HUNDREDS = [
  '',
  'ひゃく',
  'にひゃく',
  'さんびゃく',
  'よんひゃく',
  'ごひゃく',
  'ろっぴゃく',
  'ななひゃく',
  'はっぴゃく',
  'きゅうひゃく',
]
const THOUSANDS = [
  '',
  'せん',
  'にせん',
  'さんぜん',
  'よんせん',
  'ごせん',
  'ろくせん',
  'ななせん',
  'はっせん',
  'きゅうせん',
]

/** Numbers in kana: CLDR has them in signs, whose sounds change with what follows. */
function kana(value: number): string {
  if (value === 0) return 'ゼロ'
  const parts: [number, string][] = [
    [1e8, 'おく'],
    [1e4, 'まん'],
  ]
  let rest = value
  let said = ''
  for (const [size, name] of parts) {
    if (rest >= size) said += `${underTenThousand(Math.floor(rest / size))}${name}`
    rest %= size
  }
  return said + underTenThousand(rest)
}

function underTenThousand(value: number): string {
  const digit = (size: number) => Math.floor(value / size) % 10
  const tens = digit(10)
  const ten = tens === 0 ? '' : `${tens === 1 ? '' : ONES[tens]}じゅう`
  return `${THOUSANDS[digit(1000)]}${HUNDREDS[digit(100)]}${ten}${ONES[digit(1)]}`
}

/** Counters whose first sound, or the number's last, changes: as they are said after one, after three, and after most. */
const CHANGING: Readonly<Record<string, readonly [one: string, three: string, most: string]>> = {
  本: ['ぽん', 'ぼん', 'ほん'],
  匹: ['ぴき', 'びき', 'ひき'],
  杯: ['ぱい', 'ばい', 'はい'],
  分間: ['ぷんかん', 'ぷんかん', 'ふんかん'],
  分: ['ぷん', 'ぷん', 'ふん'],
  回: ['かい', 'かい', 'かい'],
  階: ['かい', 'がい', 'かい'],
  個: ['こ', 'こ', 'こ'],
  ヶ月: ['かげつ', 'かげつ', 'かげつ'],
  か月: ['かげつ', 'かげつ', 'かげつ'],
  ヵ月: ['かげつ', 'かげつ', 'かげつ'],
  曲: ['きょく', 'きょく', 'きょく'],
  週間: ['しゅうかん', 'しゅうかん', 'しゅうかん'],
  歳: ['さい', 'さい', 'さい'],
  才: ['さい', 'さい', 'さい'],
  冊: ['さつ', 'さつ', 'さつ'],
  点: ['てん', 'てん', 'てん'],
  通: ['つう', 'つう', 'つう'],
  歩: ['ぽ', 'ぽ', 'ほ'],
  泊: ['ぱく', 'ぱく', 'はく'],
  発: ['ぱつ', 'ぱつ', 'はつ'],
}
/** Those that change nothing. */
const PLAIN: Readonly<Record<string, string>> = {
  年間: 'ねんかん',
  年: 'ねん',
  時間: 'じかん',
  時: 'じ',
  月: 'がつ',
  円: 'えん',
  秒間: 'びょうかん',
  秒: 'びょう',
  番: 'ばん',
  度: 'ど',
  枚: 'まい',
  台: 'だい',
  倍: 'ばい',
  夜: 'や',
  代: 'だい',
  号: 'ごう',
  万: 'まん',
  億: 'おく',
}
const THINGS = ['', 'ひとつ', 'ふたつ', 'みっつ', 'よっつ', 'いつつ', 'むっつ', 'ななつ', 'やっつ', 'ここのつ']
const DAYS: Readonly<Record<number, string>> = {
  ...{ 1: 'ついたち', 2: 'ふつか', 3: 'みっか', 4: 'よっか', 5: 'いつか', 6: 'むいか', 7: 'なのか', 8: 'ようか' },
  ...{
    9: 'ここのか',
    10: 'とおか',
    14: 'じゅうよっか',
    17: 'じゅうしちにち',
    19: 'じゅうくにち',
    20: 'はつか',
    24: 'にじゅうよっか',
  },
}
/** Four, seven and nine by their other names: よじ, しちじ, くじ. */
const OTHERWISE: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  時: { 4: 'よ', 7: 'しち', 9: 'く' },
  時間: { 4: 'よ', 9: 'く' },
  月: { 4: 'し', 7: 'しち', 9: 'く' },
  年: { 4: 'よ' },
  年間: { 4: 'よ' },
  円: { 4: 'よ' },
}

function counted(value: number, counter: string): string {
  if (counter === 'つ' && value > 0 && value < 10) return THINGS[value]!
  if (counter === '人')
    return value === 1
      ? 'ひとり'
      : value === 2
        ? 'ふたり'
        : `${value % 10 === 4 ? `${kana(value - 4).replace('ゼロ', '')}よ` : kana(value)}にん`
  if (counter === '日') return DAYS[value] ?? `${kana(value)}にち`
  if ((counter === '歳' || counter === '才') && value === 20) return 'はたち'
  const changing = CHANGING[counter]
  if (changing) return withChange(value, changing)
  const last = value % 10
  const other = OTHERWISE[counter]?.[last]
  const number = other ? `${value === last ? '' : kana(value - last)}${other}` : kana(value)
  return `${number}${PLAIN[counter] ?? counter}`
}

function withChange(value: number, [one, three, most]: readonly [string, string, string]): string {
  const said = kana(value)
  const hard = /^[かきくけこぱぴぷぺぽ]/.test(one)
  const cut = (ending: string, short: string) =>
    said.endsWith(ending) ? `${said.slice(0, -ending.length)}${short}${one}` : null
  const shortened =
    cut('いち', 'いっ') ??
    cut('はち', 'はっ') ??
    cut('じゅう', 'じゅっ') ??
    (hard ? (cut('ろく', 'ろっ') ?? cut('ひゃく', 'ひゃっ')) : null)
  if (shortened) return shortened
  if (said.endsWith('さん')) return `${said}${three}`
  return `${said}${said.endsWith('よん') && most === 'ふん' ? 'ぷん' : most}`
}

const COUNTERS = ['つ', '人', '日(?!本)', ...Object.keys(CHANGING), ...Object.keys(PLAIN)].sort(
  (a, b) => b.length - a.length,
)

const counters: ReadingRule = {
  find: new RegExp(`(?<!\\d[.,:]?)(?<value>\\d{1,3}(?:,\\d{3})+|\\d{1,9})(?<counter>${COUNTERS.join('|')})`, 'gu'),
  say: ({ groups: { value = '', counter = '' } }) => counted(Number(value.replaceAll(',', '')), counter),
}

export const ja: ReadingRules = {
  sets: { cardinal: '%spellout-numbering' },
  spell: kana,
  point: 'てん',
  fraction: 'digits',
  minus: 'マイナス',
  percent: '{n}パーセント',
  parts: ['にぶんのいち', 'さんぶんのいち', 'さんぶんのに', 'よんぶんのいち', 'よんぶんのさん'],
  money: {
    $: 'ドル ドル',
    '€': 'ユーロ ユーロ',
    '£': 'ポンド ポンド',
    '¥': 'えん えん',
    '₩': 'ウォン ウォン',
    '₫': 'ドン ドン',
    '₺': 'リラ リラ',
    zł: 'ズウォティ ズウォティ',
    Rp: 'ルピア ルピア',
    R$: 'レアル レアル',
  },
  cents: 'セント セント',
  centsAfter: null,
  millions: { words: '万|億', of: '' },
  time: (hour, minute) => {
    const said = counted(hour, '時')
    if (minute === 0) return said
    return `${said}${minute === 30 ? 'はん' : counted(minute, '分')}`
  },
  date: (day, month, year) => `${year === null ? '' : counted(year, '年')}${counted(month, '月')}${counted(day, '日')}`,
  ordinal: (value, _, { cardinal }: Numbers) => `${cardinal(value)}ばん`,
  letters:
    'エー ビー シー ディー イー エフ ジー エイチ アイ ジェー ケー エル エム エヌ オー ピー キュー アール エス ティー ユー ブイ ダブリュー エックス ワイ ゼット',
  initialisms: { OK: 'オーケー' },
  spelled: 'USA UFO AI VIP EP ID IQ UN EU DIY',
  abbreviations: {
    'Mr\\.?': 'ミスター',
    'Mrs\\.?': 'ミセス',
    'Dr\\.': 'ドクター',
    'St\\.': 'セント',
    'vs\\.?': 'バーサス',
    'feat\\.|ft\\.': 'フィーチャリング',
  },
  and: 'アンド',
  plus: 'プラス',
  equals: 'イコール',
  hashtag: 'ハッシュタグ {n}',
  numberSign: 'ナンバー {n}',
  at: 'アット',
  dot: 'ドット',
  slash: 'スラッシュ',
  own: [
    {
      find: /(?<!\d[.,:]?)(?<hour>\d{1,2})時半/gu,
      say: ({ groups: { hour } }) => `${counted(Number(hour), '時')}はん`,
    },
    counters,
    { find: /第(?<value>\d{1,4})/gu, say: ({ groups: { value } }) => `だい${kana(Number(value))}` },
  ],
}
