import { isSpelled, lettersOf } from './initialisms.ts'
import { isYear, NUMBER, wholeAndPart } from './numbers.ts'
import {
  CURRENCY_SIGNS,
  type CurrencySign,
  type Found,
  type Numbers,
  type ReadingRule,
  type ReadingRules,
} from './reading-rules.ts'

/** Every way of writing that is read aloud otherwise than it is written, the surest first. */
export function rulesFor(reading: ReadingRules): readonly ReadingRule[] {
  return [
    ...[...addresses(reading), ...dates(reading), ...money(reading), percents(reading)],
    ...(reading.own ?? []),
    ...[times(reading), ...parts(reading), ordinals(reading), ...tags(reading), ...figures(reading)],
    ...[...initialisms(reading), ...abbreviations(reading), ...signs(reading)],
  ]
}

/** Ends of addresses that no line of lyrics ends with by chance. */
const ENDS = 'com|net|org|info|edu|gov|biz|io|app|dev|fm|tv'
/** Ends of addresses that are said as words. */
const SAID_ENDS = /^(?:com|net|org|info|edu|gov|biz|app|dev|me|to|shop|blog|music|online)$/i

function addresses(reading: ReadingRules): ReadingRule[] {
  const label = (text: string) => text.replace(/[-_]+/g, ' ').trim()
  const host = (text: string) =>
    text
      .split('.')
      .map((part, index, all) => {
        const isEnd = index > 0 && index === all.length - 1
        const short = isEnd && part.length <= 3 && !SAID_ENDS.test(part)
        return short || isVowelless(part) ? lettersOf(part, reading) : label(part)
      })
      .join(` ${reading.dot} `)
  const path = (text = '') =>
    text
      .split(/[/?#=&]+/)
      .filter(Boolean)
      .map((part) => ` ${reading.slash} ${part.split('.').map(label).join(` ${reading.dot} `)}`)
      .join('')
  const sayWeb = ({ groups }: Found) => `${host(groups.host ?? '')}${path(groups.path)}`
  const rest = '(?<path>/[^\\s()<>"]*[\\w/])?/?'
  return [
    {
      find: /(?<name>[\w.+-]*\w)@(?<host>[\w-]+(?:\.[\w-]+)+)/gu,
      say: ({ groups: { name = '', host: where = '' } }) =>
        `${name.split('.').map(label).join(` ${reading.dot} `)} ${reading.at} ${host(where)}`,
    },
    {
      find: new RegExp(`(?:https?://(?:www\\.)?|www\\.)(?<host>[\\w-]+(?:\\.[\\w-]+)*)(?::\\d+)?${rest}`, 'giu'),
      say: sayWeb,
    },
    {
      find: new RegExp(`(?<![\\w.-])(?<host>[a-z0-9-]+(?:\\.[a-z0-9-]+)*\\.(?:${ENDS}))(?![\\w-])${rest}`, 'giu'),
      say: sayWeb,
    },
  ]
}

const isVowelless = (text: string) => /^[a-z]{2,}$/i.test(text) && !/[aeiouy]/i.test(text)

function dates({ date, monthFirst }: ReadingRules): ReadingRule[] {
  const say = (numbers: Numbers, before: string, [day, month, year]: readonly [number, number, number | null]) =>
    day >= 1 && day <= 31 && month >= 1 && month <= 12 ? date(day, month, year, numbers, before) : null
  return [
    {
      find: /(?<![\d.,:/-])(?<year>[12]\d{3})[-/.](?<month>0?[1-9]|1[0-2])[-/.](?<day>0?[1-9]|[12]\d|3[01])(?![\d/-]|\.\d)/gu,
      say: ({ groups, before }, numbers) =>
        say(numbers, before, [Number(groups.day), Number(groups.month), Number(groups.year)]),
    },
    {
      find: /(?<![\d.,:/-])(?<first>\d{1,2})(?<sign>[-/.])(?<second>\d{1,2})\k<sign>(?<year>[12]\d{3}|(?<!-)\d{2})(?![\d/-]|\.\d)/gu,
      say: ({ groups: { first, second, year = '' }, before }, numbers) => {
        const [a, b] = [Number(first), Number(second)]
        const isMonthFirst = b > 12 || (monthFirst === true && a <= 12)
        const [day, month] = isMonthFirst ? [b, a] : [a, b]
        const whole = year.length === 4 ? Number(year) : Number(year) + (Number(year) < 50 ? 2000 : 1900)
        return say(numbers, before, [day, month, whole])
      },
    },
  ]
}

const SIGN_OF: Readonly<Record<string, CurrencySign>> = {
  ...{ US$: '$', R$: 'R$', zł: 'zł', Rp: 'Rp', '￥': '¥', USD: '$', EUR: '€', GBP: '£', JPY: '¥', KRW: '₩', PLN: 'zł' },
  ...Object.fromEntries(CURRENCY_SIGNS.map((sign) => [sign, sign])),
}

function money(reading: ReadingRules): ReadingRule[] {
  const { money: units, cents, centsAfter, millions, sets } = reading
  const sign = '(?<sign>US\\$|R\\$|[$€£¥￥₩₫₺]|zł|Rp\\.?)'
  const many = `(?<many> ?(?:${millions.words})(?!\\p{L})|[kKM](?![\\p{L}\\d]))?`
  const say = ({ groups: { sign = '', amount = '', many: size = '' }, after }: Found, numbers: Numbers) => {
    const names = units[SIGN_OF[sign.replace(/\.$/, '')] ?? '$']
    const feminine = names.startsWith('~')
    const count = (value: number) => numbers.by((feminine ? sets.feminine : sets.masculine) ?? sets.cardinal, value)
    // "$5 million dollars" has its unit in words.
    const isNamed = names
      .replace('~', '')
      .split(' ')
      .some((name) => after.startsWith(` ${name}`))
    const unit = (value: number) => (isNamed ? '' : formFor(value, names.replace('~', '')))
    const [whole = '', part] = wholeAndPart(amount)
    if (/^[kKM]$/.test(size)) {
      const value = Math.round(Number(part ? `${whole}.${part}` : whole) * (size === 'M' ? 1e6 : 1e3))
      return `${count(value)}${glue(reading)}${unit(value)}`
    }
    if (size)
      return `${numbers.written(amount)}${glue(reading)}${size.trim()}${isNamed ? '' : millions.of}${unit(1000)}`
    const value = Number(whole)
    if (part === undefined || /^0+$/.test(part)) return `${count(value)}${glue(reading)}${unit(value)}`
    if (centsAfter === null || part.length !== 2) return `${numbers.written(amount)}${glue(reading)}${unit(2)}`
    const rest = Number(part)
    if (value === 0) return `${numbers.by(sets.masculine ?? sets.cardinal, rest)} ${formFor(rest, cents)}`
    return `${count(value)} ${unit(value)}${centsAfter}${numbers.cardinal(rest)}`
  }
  return [
    { find: new RegExp(`(?<!\\p{L})${sign} ?(?<amount>${NUMBER})${many}`, 'gu'), say },
    {
      find: new RegExp(
        `(?<!\\d[.,]?)(?<amount>${NUMBER})${many} ?(?<sign>[$€£¥￥₩₫₺]|zł|(?:USD|EUR|GBP|JPY|KRW|PLN))(?!\\p{L})`,
        'gu',
      ),
      say,
    },
  ]
}

/** Of "dolar dolary dolarów" the form behind a number; languages without a third form have two. */
function formFor(value: number, forms: string): string {
  const [one = '', few = one, many] = forms.split(' ').map((form) => form.replaceAll('_', ' '))
  if (value === 1) return one
  if (many === undefined) return few
  const [last, lastTwo] = [value % 10, value % 100]
  return last >= 2 && last <= 4 && (lastTwo < 12 || lastTwo > 14) ? few : many
}

/** Scripts without spaces have none between a number and its unit. */
const glue = ({ point }: ReadingRules) => (/[\u3040-\u30ff\u4e00-\u9fff]/.test(point) ? '' : ' ')

function percents({ percent }: ReadingRules): ReadingRule {
  return {
    find: new RegExp(`(?<!\\d[.,]?)(?:% ?(?<first>${NUMBER})|(?<second>${NUMBER})\\s?%)`, 'gu'),
    say: ({ groups: { first, second = '' } }, numbers) => percent.replace('{n}', numbers.written(first ?? second)),
  }
}

function times({ time, dayHalves }: ReadingRules): ReadingRule {
  const halves = dayHalves ? `(?: ?(?<half>[ap])\\.?m(?!\\p{L})\\.?)?` : ''
  return {
    find: new RegExp(`(?<!\\d[.,:]?)(?<hour>[01]?\\d|2[0-4]):(?<minute>[0-5]\\d)${halves}(?![:\\d])`, 'giu'),
    say: ({ groups: { hour, minute, half } }, numbers) => {
      const exact =
        half && minute === '00' ? numbers.cardinal(Number(hour)) : time(Number(hour), Number(minute), numbers)
      return half ? `${exact} ${dayHalves?.[`${half.toLowerCase()}m`]}` : exact
    },
  }
}

const PARTS = ['1/2', '1/3', '2/3', '1/4', '3/4']
const PART_SIGNS = '½⅓⅔¼¾'

function parts({ parts: words }: ReadingRules): ReadingRule[] {
  return [
    {
      find: new RegExp(`(?<![\\d/.,])(?:(?<sign>[${PART_SIGNS}])|(?<written>${PARTS.join('|')}))(?![\\d/])`, 'gu'),
      say: ({ groups: { sign, written } }) =>
        words[sign ? PART_SIGNS.indexOf(sign) : PARTS.indexOf(written ?? '')] ?? null,
    },
    // "24/7", "50/50"
    {
      find: /(?<![\d/.,])(?<first>\d{1,4})\/(?<second>\d{1,4})(?![\d/])/gu,
      say: ({ groups: { first, second } }, { cardinal }) => `${cardinal(Number(first))} ${cardinal(Number(second))}`,
    },
  ]
}

function ordinals({ ordinalMarks, ordinal }: ReadingRules): ReadingRule {
  const english = '(?:st|nd|rd|th)'
  const marks = ordinalMarks ? `(?:${ordinalMarks}|${english})` : english
  return {
    find: new RegExp(`(?<!\\d[.,:]?)(?<value>\\d{1,4})${marks}(?![\\p{L}\\d])`, 'giu'),
    say: ({ groups: { value, fem } }, numbers) => ordinal(Number(value), fem !== undefined, numbers),
  }
}

/** "#LoveMe" is two words. */
const wordsOf = (name: string) =>
  name
    .replace(/[_.]+/g, ' ')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .trim()

function tags({ hashtag, numberSign }: ReadingRules): ReadingRule[] {
  return [
    {
      find: /#(?<value>\d{1,4})(?![\p{L}\d])/gu,
      say: ({ groups: { value } }, { cardinal }) => numberSign.replace('{n}', cardinal(Number(value))),
    },
    {
      find: /#(?<name>[\p{L}_][\p{L}\p{N}_]*)/gu,
      say: ({ groups: { name = '' } }) => hashtag.replace('{n}', wordsOf(name)),
    },
    {
      find: /(?<![\p{L}\p{N}])@(?<name>[\p{L}_][\p{L}\p{N}_.]*[\p{L}\p{N}]|\p{L})/gu,
      say: ({ groups: { name = '' } }) => wordsOf(name),
    },
  ]
}

function figures(reading: ReadingRules): ReadingRule[] {
  const letters = (run: string) => (/^\p{Lu}+$/u.test(run) || run.length === 1 ? lettersOf(run, reading) : run)
  return [
    // Numbers of telephones
    {
      find: /(?<![\d.,-])\d{3}-(?:\d{3}-)?\d{4}(?![\d-])/gu,
      say: ({ groups: { all = '' } }, { digits }) => all.split('-').map(digits).join(' '),
    },
    // "1,2,3"
    {
      find: /(?<!\d[.,]?)\d{1,4}(?:[.,]\d{1,4}){2,}(?![\d])/gu,
      say: ({ groups: { all = '' } }, numbers) =>
        wholeAndPart(all)[0].length > 4 && /^\d{1,3}([.,])\d{3}(?:\1\d{3})*$/.test(all)
          ? numbers.written(all)
          : all
              .split(/[.,]/)
              .map((one) => numbers.cardinal(Number(one)))
              .join(' '),
    },
    // "10k"
    {
      find: new RegExp(`(?<!\\d[.,]?)(?<amount>${NUMBER})[kK](?![\\p{L}\\d])`, 'gu'),
      say: ({ groups: { amount = '' } }, { cardinal }) => {
        const [whole = '', part = ''] = wholeAndPart(amount)
        return cardinal(Math.round(Number(`${whole}.${part}`) * 1000))
      },
    },
    // "MP3", "4ever", "H2O"
    {
      find: /(?<![\p{Script=Latin}\p{N}])(?=\p{Script=Latin}*\d)(?=\d*\p{Script=Latin})[\p{Script=Latin}\d]{2,}(?!\p{N})/gu,
      say: ({ groups: { all = '' } }, { cardinal, digits }) =>
        all
          .split(/(?<=\d)(?=\D)|(?<=\D)(?=\d)/u)
          .map((run) => (/^\d/.test(run) ? (run.length > 4 ? digits(run) : cardinal(Number(run))) : letters(run)))
          .join(' '),
    },
    { find: /(?<=^|\s)[-−–](?=\d)/gu, say: () => `${reading.minus} ` },
    {
      find: new RegExp(`(?<![\\d])(?:${NUMBER})`, 'gu'),
      say: ({ groups: { all = '' }, before, after }, numbers) =>
        isYear(all) ? numbers.year(Number(all), { before, after }) : numbers.written(all, after),
    },
  ]
}

const ROMAN: Readonly<Record<string, number>> = { II: 2, III: 3, IV: 4, VII: 7, VIII: 8, IX: 9, XI: 11, XII: 12 }

function initialisms(reading: ReadingRules): ReadingRule[] {
  const spell = (capitals: string) => lettersOf(capitals, reading)
  return [
    {
      find: /(?<![\p{Script=Latin}\d])(?:[A-Z]\.){2,}[A-Z]?(?![\p{Script=Latin}\d])/gu,
      say: ({ groups: { all = '' } }) => spell(all.replaceAll('.', '')),
    },
    {
      find: /(?<![\p{Script=Latin}\d])(?<first>[A-Z])&(?<second>[A-Z])(?![\p{Script=Latin}\d])/gu,
      say: ({ groups: { first = '', second = '' } }) => `${spell(first)} ${reading.and} ${spell(second)}`,
    },
    {
      find: /(?<![\p{Script=Latin}\d&_])[A-Z]{2,6}(?=s?(?![\p{Script=Latin}\d&_]))/gu,
      say: ({ groups: { all = '' }, before, after }, { cardinal }) => {
        const own = reading.initialisms?.[all]
        if (own) return own
        const shouting = isShouted(`${before}${all}${after}`)
        if (!shouting && /\p{Lu}\p{Ll}+ $/u.test(before) && ROMAN[all]) return cardinal(ROMAN[all])
        return isSpelled(all, { shouting, before, after }, reading) ? spell(all) : null
      },
    },
  ]
}

/** Capitals alone, as people write who shout. */
function isShouted(line: string): boolean {
  return (
    !/\p{Ll}/u.test(line) &&
    (line.match(/\p{Lu}{2,}/gu)?.length ?? 0) >
      (/[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(line) ? 2 : 1)
  )
}

function abbreviations({ abbreviations: known }: ReadingRules): ReadingRule[] {
  // Longer ones first: "Sig.ra" is not "Sig.".
  const forms = Object.entries(known).sort(([a], [b]) => b.length - a.length)
  return forms.map(([form, words]) => ({
    find: new RegExp(`(?<![\\p{L}\\p{N}])(?:${form})`, 'gu'),
    say: ({ groups: { all = '' }, after }) => (/\p{L}$/u.test(all) && /^[\p{L}\p{N}]/u.test(after) ? null : words),
  }))
}

function signs(reading: ReadingRules): ReadingRule[] {
  return [
    { find: /&/gu, say: () => reading.and },
    { find: /(?<=^|[\s\d])\+(?=[\s\d]|$)/gu, say: () => ` ${reading.plus} ` },
    { find: /(?<=[\s\d])=(?=[\s\d]|$)/gu, say: () => ` ${reading.equals} ` },
    { find: /(?<=\s)@(?=\s)/gu, say: () => reading.at },
  ]
}
