import type { ReadingRules } from '../reading-rules.ts'

export const vi: ReadingRules = {
  sets: { cardinal: '%spellout-numbering' },
  point: 'phẩy',
  fraction: 'digits',
  minus: 'âm',
  percent: '{n} phần trăm',
  parts: ['một nửa', 'một phần ba', 'hai phần ba', 'một phần tư', 'ba phần tư'],
  money: {
    $: 'đô đô',
    '€': 'ơ-rô ơ-rô',
    '£': 'bảng bảng',
    '¥': 'yên yên',
    '₩': 'uôn uôn',
    '₫': 'đồng đồng',
    '₺': 'li-ra li-ra',
    zł: 'zlô-ti zlô-ti',
    Rp: 'ru-pi ru-pi',
    R$: 're-al re-al',
  },
  cents: 'xu xu',
  centsAfter: ' ',
  millions: { words: 'nghìn|ngàn|triệu|tỷ|tỉ', of: ' ' },
  time: (hour, minute, { cardinal }) => {
    const said = `${cardinal(hour)} giờ`
    if (minute === 0) return said
    return minute === 30 ? `${said} rưỡi` : `${said} ${cardinal(minute)}`
  },
  date: (day, month, year, { cardinal }, before) => {
    const lead = /ngày\s+$/iu.test(before) ? '' : 'ngày '
    const said = `${lead}${cardinal(day)} tháng ${month === 4 ? 'tư' : cardinal(month)}`
    return year === null ? said : `${said} năm ${cardinal(year)}`
  },
  ordinal: (value, _, { by }) => by('%spellout-ordinal', value),
  letters: 'a bê xê đê e ép giê hát i di ca en-lờ em en o pê quy e-rờ ét tê u vê vê-kép ích i-dài dét',
  initialisms: { DJ: 'đi-chây', OK: 'ô-kê' },
  spelled: 'USA EU EP VIP',
  abbreviations: {
    'Dr\\.|TS\\.': 'tiến sĩ',
    'BS\\.': 'bác sĩ',
    'St\\.': 'thánh',
    'v\\.v\\.?': 'vân vân',
    'TP\\.': 'thành phố',
    'vs\\.': 'với',
    'feat\\.|ft\\.': 'cùng',
    'ko|k0|hok': 'không',
  },
  and: 'và',
  plus: 'cộng',
  equals: 'bằng',
  hashtag: 'hát-tắc {n}',
  numberSign: 'số {n}',
  at: 'a-còng',
  dot: 'chấm',
  slash: 'xuyệt',
  own: [
    // "thứ 4", "tháng 4"
    {
      find: /(?<which>thứ|tháng) (?<value>\d{1,2})(?![\d.,:/]*\d)/giu,
      say: ({ groups: { which = '', value } }, { cardinal }) => {
        if (value === '4') return `${which} tư`
        return `${which} ${value === '1' && which.toLowerCase() === 'thứ' ? 'nhất' : cardinal(Number(value))}`
      },
    },
    {
      find: /(?<!\d[.,:]?)(?<hour>[01]?\d|2[0-4]) ?(?:h|giờ) ?(?<minute>[0-5]\d)?(?![\p{L}\d])/gu,
      say: ({ groups: { hour, minute = '0' } }, numbers) => vi.time(Number(hour), Number(minute), numbers),
    },
    {
      find: /(?<!\d[.,]?)(?<value>\d[\d.,]*\d|\d) ?đ(?!\p{L})/gu,
      say: ({ groups: { value = '' } }, { written }) => `${written(value)} đồng`,
    },
    {
      find: /(?<!\d[.,]?)(?<value>\d{1,4})[x×](?!\p{L})/gu,
      say: ({ groups: { value } }, { cardinal }) => `${cardinal(Number(value))} lần`,
    },
  ],
}
