import type { ReadingRules } from '../reading-rules.ts'

const SINO = '%spellout-cardinal-sinokorean'
const NATIVE = '%spellout-cardinal-native-attributive'

/** What is counted with native numbers: hours, times, people, things. */
const NATIVELY =
  '시간|시|개(?!월)|명|사람|번|살|마리|잔|병|장|권|송이|달|가지|곳|군데|걸음|방울|그루|벌|켤레|채|통|줄|마디|바퀴|판|곡|배|쌍|칸|모금|조각|스푼'

export const ko: ReadingRules = {
  sets: { cardinal: SINO },
  point: '점',
  fraction: 'digits',
  zero: '공',
  minus: '마이너스',
  percent: '{n} 퍼센트',
  parts: ['이분의 일', '삼분의 일', '삼분의 이', '사분의 일', '사분의 삼'],
  money: {
    $: '달러 달러',
    '€': '유로 유로',
    '£': '파운드 파운드',
    '¥': '엔 엔',
    '₩': '원 원',
    '₫': '동 동',
    '₺': '리라 리라',
    zł: '즈워티 즈워티',
    Rp: '루피아 루피아',
    R$: '헤알 헤알',
  },
  cents: '센트 센트',
  centsAfter: null,
  millions: { words: '천|만|억|백만', of: ' ' },
  time: (hour, minute, { by }) => {
    const said = `${by(hour > 12 || hour === 0 ? SINO : NATIVE, hour)} 시`
    if (minute === 0) return said
    return minute === 30 ? `${said} 반` : `${said} ${by(SINO, minute)} 분`
  },
  date: (day, month, year, { by }) => {
    const named = month === 6 ? '유' : month === 10 ? '시' : by(SINO, month)
    return `${year === null ? '' : `${by(SINO, year)}년 `}${named}월 ${by(SINO, day)}일`
  },
  ordinal: (value, _, { by }) => by('%spellout-ordinal-native-count', value),
  letters: '에이 비 씨 디 이 에프 지 에이치 아이 제이 케이 엘 엠 엔 오 피 큐 알 에스 티 유 브이 더블유 엑스 와이 지',
  initialisms: { OK: '오케이' },
  spelled: 'USA UFO AI VIP EP ID IQ UN EU DIY',
  abbreviations: {
    'Mr\\.?': '미스터',
    'Mrs\\.?': '미세스',
    'Dr\\.': '닥터',
    'St\\.': '세인트',
    'vs\\.?': '대',
    'feat\\.|ft\\.': '피처링',
  },
  and: '앤드',
  plus: '플러스',
  equals: '는',
  hashtag: '해시태그 {n}',
  numberSign: '{n}번',
  at: '골뱅이',
  dot: '닷',
  slash: '슬래시',
  own: [
    {
      find: /(?<!\d[.,]?)(?<value>\d{1,2}) ?번째/gu,
      say: ({ groups: { value } }, { by }) => by('%spellout-ordinal-native-count', Number(value)),
    },
    // "10대", "20대" are ages
    {
      find: /(?<!\d[.,]?)(?<value>[1-9]0)대/gu,
      say: ({ groups: { value } }, { by }) => `${by(SINO, Number(value))}대`,
    },
    { find: /(?<!\d[.,]?)(?<month>6|10)월/gu, say: ({ groups: { month } }) => (month === '6' ? '유월' : '시월') },
    {
      find: new RegExp(`(?<!\\d[.,:]?)(?<value>[1-9]\\d?)(?<space> ?)(?<what>${NATIVELY}|대(?!로))`, 'gu'),
      say: ({ groups: { value, what } }, { by }) => `${by(NATIVE, Number(value))} ${what}`,
    },
  ],
}
