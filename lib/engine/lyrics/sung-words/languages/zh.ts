import type { ReadingRules } from '../reading-rules.ts'

const DIGITS = '零一二三四五六七八九'
const eachOf = (digits: string) => [...digits].map((digit) => DIGITS[Number(digit)]).join('')

/** Measure words that two of something is 两 before. */
const MEASURES = '个位天年次只条张本件双对杯句首颗朵页步座间片块秒点种辈人世头匹把根段场层岁夜晚遍行瓶支小分下边颗回倍'

const COUNTED = new RegExp(`^(?!年)[${MEASURES}]`, 'u')

export const zh: ReadingRules = {
  sets: { cardinal: '%spellout-cardinal' },
  mend: (words) => words.replaceAll('〇', '零'),
  year: (value, { after }, { cardinal }) => (COUNTED.test(after) ? cardinal(value) : eachOf(String(value))),
  point: '点',
  fraction: 'digits',
  minus: '负',
  percent: '百分之{n}',
  parts: ['二分之一', '三分之一', '三分之二', '四分之一', '四分之三'],
  money: {
    $: '美元 美元',
    '€': '欧元 欧元',
    '£': '英镑 英镑',
    '¥': '元 元',
    '₩': '韩元 韩元',
    '₫': '越南盾 越南盾',
    '₺': '里拉 里拉',
    zł: '兹罗提 兹罗提',
    Rp: '印尼盾 印尼盾',
    R$: '雷亚尔 雷亚尔',
  },
  cents: '分 分',
  centsAfter: null,
  millions: { words: '万|亿|千|百万', of: '' },
  time: (hour, minute, { cardinal }) => {
    const said = `${hour === 2 ? '两' : cardinal(hour)}点`
    if (minute === 0) return said
    return minute === 30 ? `${said}半` : `${said}${minute < 10 ? '零' : ''}${cardinal(minute)}分`
  },
  date: (day, month, year, { cardinal }) =>
    `${year === null ? '' : `${eachOf(String(year))}年`}${cardinal(month)}月${cardinal(day)}日`,
  ordinal: (value, _, { cardinal }) => `第${cardinal(value)}`,
  letters: 'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z',
  initialisms: { OK: 'okay' },
  spelled: 'USA UFO AI KTV VIP EP ID IQ UN EU DIY',
  abbreviations: {
    'Mr\\.?': 'mister',
    'Mrs\\.?': 'missus',
    'Dr\\.': 'doctor',
    'St\\.': 'saint',
    'vs\\.?': 'versus',
    'feat\\.|ft\\.': 'featuring',
  },
  and: '和',
  plus: '加',
  equals: '等于',
  hashtag: '{n}',
  numberSign: '{n}号',
  at: '艾特',
  dot: '点',
  slash: '斜杠',
  own: [
    { find: /(?<!\d[.,]?)(?<year>[12]\d{3})年/gu, say: ({ groups: { year = '' } }) => `${eachOf(year)}年` },
    { find: new RegExp(`(?<!\\d[.,:]?)2(?=[${MEASURES}])`, 'gu'), say: () => '两' },
  ],
}
