/**
 * How a word sounds, roughly, so that a name is found in another script: first as classes of consonants (P labials,
 * T and K stops, S hissing, R and L, N and M), which choose the candidates, then as letters, which are compared.
 */
export type Sound = { readonly letters: string; readonly classes: readonly string[] }

const KANA: Readonly<Record<string, string>> = Object.fromEntries(
  `アa イi ウu エe オo カka キki クku ケke コko サsa シshi スsu セse ソso タta チchi ツtsu テte トto ナna ニni ヌnu ネne ノno ハha ヒhi フfu ヘhe ホho
  マma ミmi ムmu メme モmo ヤya ユyu ヨyo ラra リri ルru レre ロro ワwa ヲo ンn ガga ギgi グgu ゲge ゴgo ザza ジji ズzu ゼze ゾzo ダda ヂji ヅzu デde ドdo
  バba ビbi ブbu ベbe ボbo パpa ピpi プpu ペpe ポpo ヴvu ヵka ヶke ッ~ ー-`
    .split(/\s+/)
    .map((pair) => [pair[0], pair.slice(1)]),
)
const SMALL: Readonly<Record<string, string>> = {
  ァ: 'a',
  ィ: 'i',
  ゥ: 'u',
  ェ: 'e',
  ォ: 'o',
  ャ: 'ya',
  ュ: 'yu',
  ョ: 'yo',
  ヮ: 'wa',
}
const CYRILLIC: Readonly<Record<string, string>> = Object.fromEntries(
  'аa бb вv гg дd еe ёo жj зz иi йi кk лl мm нn оo пp рr сs тt уu фf хh цts чch шsh щsh ъ~ ыi ь~ эe юyu яya іi їi єe ґg'
    .split(' ')
    .map((pair) => [pair[0], pair.slice(1)]),
)
const INITIALS = 'g kk n d tt r m b pp s ss ~ j jj ch k t p h'.split(' ')
const VOWELS = 'a e ya ye eo e yeo ye o wa we oe yo u wo we wi yu ~ ui i'.split(' ')
const FINALS = '~ k k k n n n t r k m p r r p r m p p t t ng t t k t p ~'.split(' ')

/** A word in katakana, hangul or Cyrillic letters as Latin letters. */
export function romanised(word: string): string {
  const text = word.normalize('NFKC').toLowerCase()
  let out = ''
  for (const character of text) {
    const code = character.charCodeAt(0) - 0xac00
    if (code >= 0 && code < 11172) {
      const [initial, vowel, final] = [Math.floor(code / 588), Math.floor((code % 588) / 28), code % 28]
      out += `${INITIALS[initial]}${VOWELS[vowel]}${FINALS[final]}`
    } else if (SMALL[character]) out = withSmall(out, SMALL[character])
    else out += KANA[character] ?? CYRILLIC[character] ?? (/[a-z]/.test(character) ? character : '')
  }
  return out.replace(/[~-]/g, '')
}

/** "shi" with a small "ya" is "sha", "fu" with a small "i" is "fi", "te" with a small "i" is "ti". */
function withSmall(out: string, small: string): string {
  const stem = out.replace(/[aiueo]$/, '')
  if (/(sh|ch|j)$/.test(stem)) return stem + small.replace('y', '')
  return stem + small
}

/** How a word that is written in katakana, hangul or Cyrillic letters sounds. */
export function soundOf(word: string): Sound {
  const letters = romanised(word)
  // Hangul and Cyrillic g may be an h, a Japanese ji a di, a Japanese tsu a t.
  const ways = new Set([
    letters,
    letters.replace(/j(?=[iuy])/g, 'd'),
    letters.replace(/ts?u/g, 't'),
    letters.replace(/^g|(?<=[aeiou])g(?=[aeiou])/g, 'h'),
  ])
  return { letters: finer(letters), classes: [...new Set([...ways].map(classesOf))] }
}

const MOST_WAYS = 12

/** The ways in which a Latin name may sound: its letters are spoken in many languages. */
export function soundsOf(name: string): Sound {
  let ways = [SPELLED.reduce((word, [pattern, as]) => word.replace(pattern, as), name)]
  for (const [pattern, ...spoken] of SPOKEN) {
    if (ways.every((way) => way.search(pattern) < 0)) continue
    ways = [...new Set(ways.flatMap((way) => spoken.map((as) => way.replace(pattern, as))))].slice(0, MOST_WAYS)
  }
  return { letters: finer(name), classes: [...new Set(ways.map(classesOf))] }
}

/** What is spoken in one way everywhere; C stands for ch. */
const SPELLED: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/mc(?=[^aeiou])/g, 'mak'],
  [/tsch|sch|cz|sz|dj|dz|tz/g, 'sh'],
  [/(?<=[aeiou])gh(?=t|$)/g, ''],
  [/ch/g, 'C'],
  [/ck|cq|qu/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/x/g, 'ks'],
  [/^kn/g, 'n'],
  [/^wr/g, 'r'],
  [/ng(?=[^aeiou]|$)/g, 'n'],
]

/** What is spoken in more ways. */
const SPOKEN: readonly (readonly [RegExp, ...string[]])[] = [
  [/th/g, 's', 't'],
  [/C/g, 'k', 'sh'],
  [/j/g, 'sh', 'h'],
  [/g(?=[eiy])/g, 'g', 'sh'],
  [/gn/g, 'n', 'kn'],
  [/ll/g, 'l', 'y'],
  [/w/g, 'u', 'v'],
  [/r(?=[^aeiouyr]|$)/g, 'r', ''],
  [/(?<=[aeiou])[tsdxpz]$/g, '$&', ''],
]

const CLASS: Readonly<Record<string, string>> = {
  ...{ p: 'P', b: 'P', f: 'P', v: 'P', t: 'T', d: 'T', k: 'K', g: 'K', q: 'K', c: 'K' },
  ...{ s: 'S', z: 'S', j: 'S', x: 'S', l: 'R', r: 'R', m: 'M', n: 'N' },
}

/** The consonants by their classes, none twice in a row, whatever stands between. */
function classesOf(letters: string): string {
  const plain = letters.replace(/ts|sh|ch|dz/g, 's').replace(/ng(?![aeiouy])/g, 'n')
  const all = [...plain].map((letter) => CLASS[letter] ?? '').join('')
  return all
    .replace(/N(?=P)/g, 'M')
    .replace(/TS/g, 'S')
    .replace(/(.)\1+/g, '$1')
}

/** Letters that other languages write for one another become one. */
function finer(letters: string): string {
  return letters
    .replace(/ph/g, 'f')
    .replace(/ck|qu/g, 'k')
    .replace(/ch(?=[aou])|c(?![eiyh])/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/sch|tsch|sh|ch|j|c/g, 's')
    .replace(/z|th/g, 's')
    .replace(/l/g, 'r')
    .replace(/[vf]/g, 'b')
    .replace(/y/g, 'i')
    .replace(/w/g, 'u')
    .replace(/[^a-z]/g, '')
    .replace(/(.)\1+/g, '$1')
}

/**
 * How far two sounds are from each other, 0 the same, 1 where it is more than `most`: vowels weigh less, since every script
 * writes them its own way.
 */
export function distance(one: string, other: string, most: number): number {
  const longest = Math.max(one.length, other.length, 1)
  let row = new Float64Array(other.length + 1)
  let next = new Float64Array(other.length + 1)
  for (let at = 1; at <= other.length; at++) row[at] = cell(row, at - 1) + dropCost(other.charCodeAt(at - 1))
  for (let index = 0; index < one.length; index++) {
    const mine = one.charCodeAt(index)
    const drop = dropCost(mine)
    next[0] = cell(row, 0) + drop
    let least = cell(next, 0)
    for (let at = 1; at <= other.length; at++) {
      const theirs = other.charCodeAt(at - 1)
      const swap = cell(row, at - 1) + swapCost(mine, theirs)
      const cost = Math.min(swap, cell(row, at) + drop, cell(next, at - 1) + dropCost(theirs))
      next[at] = cost
      least = Math.min(least, cost)
    }
    if (least > most * longest) return 1
    const spare = row
    row = next
    next = spare
  }
  return cell(row, other.length) / longest
}

const cell = (row: Float64Array, at: number): number => row[at] ?? 0

const A = 97
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']
const SIMILAR = ['ae', 'ei', 'ou', 'ao', 'iu', 'eo']
const DROPS = Float64Array.from(LETTERS, dropOf)
const SWAPS = Float64Array.from(LETTERS.flatMap((mine) => LETTERS.map((theirs) => swapOf(mine, theirs))))

const dropCost = (letter: number): number => DROPS[letter - A] ?? 1
const swapCost = (mine: number, theirs: number): number => SWAPS[(mine - A) * 26 + theirs - A] ?? 1

/** Japanese puts a u or an o where there is none, and hangul has its own sign for that. */
function dropOf(letter: string): number {
  if (letter === 'u' || letter === 'h') return 0.2
  if ('aeio'.includes(letter)) return 0.3
  return letter === 'r' ? 0.4 : 1
}

function swapOf(mine: string, theirs: string): number {
  if (mine === theirs) return 0
  if ('aeiou'.includes(mine) && 'aeiou'.includes(theirs)) {
    return SIMILAR.some((pair) => pair.includes(mine) && pair.includes(theirs)) ? 0.25 : 0.45
  }
  return CLASS[mine] !== undefined && CLASS[mine] === CLASS[theirs] ? 0.2 : 1
}
