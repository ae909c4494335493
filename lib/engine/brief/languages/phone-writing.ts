import { accentsOf, capitalLike } from './accents.ts'

/** How a language is typed on phones, and what is meant by it. */
export type PhoneWriting = {
  /** Words that are shortened, small letters: "xq" for "porque". */
  readonly short: Readonly<Record<string, string>>
  /** Words that may be typed without their accents. */
  readonly frequent: string
  /** Texts whose words have accents: stanzas. */
  readonly texts: readonly unknown[]
  /** First names, of which those that are typed without their accents are meant. */
  readonly names: string
  /** Words that are as they are typed, whatever they look like. */
  readonly unchanged: string
  /** What nearly every word that ends so lacks. */
  readonly endings: readonly (readonly [typed: RegExp, meant: string])[]
  /** Behind all that: where more than one word tells what is meant. */
  readonly repairs: readonly Repair[]
  /** Towns and countries, divided by commas, and what stands before one that is typed in small letters, with its space. */
  readonly places: { readonly before: string; readonly named: string }
}

export type Repair = readonly [typed: RegExp, meant: string | ((found: string, ...groups: string[]) => string)]

const plain = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('œ', 'oe')

const LAUGHS =
  /\s*(?<!\p{L})(?:(?:j+[aei]){2,}j?|a?(?:h+[aei]){2,}h?|k{2,}|(?:rs){2,}|lo+l|xd+|mdr+|ptdr+|omg|lmao|<3|[:;]-?[)(dp])(?!\p{L})/giu
const PICTURES = /\s*(?:\p{Extended_Pictographic}|[\u{1f3fb}-\u{1f3ff}]|\u{fe0f}|\u{200d})+/gu
/** In letters: shorter ones in capitals may be abbreviations, "FC". */
const SHOUTED =
  /(?<![\p{L}\p{N}])(?:\p{Lu}{4,}|VAI|N[AÃ]O|SIM|MUY|QUE|MAS|PAS|TOUT|TOUS|BIEN|SANS|SIN|SEM|JA)(?!\p{L})/gu

/** Makes what writes a description out: "para q se duerma mi bb jaja" gives "para que se duerma mi bebé". */
export function writerOf(writing: PhoneWriting): (description: string) => string {
  let known: ReadonlyMap<string, string> | null = null
  let places: Places | null = null
  const unchanged = new Set(writing.unchanged.split(' '))
  const correct = (word: string) => {
    const small = word.toLowerCase()
    const short = writing.short[small]
    if (short !== undefined && Object.hasOwn(writing.short, small)) return capitalLike(short, word)
    if (unchanged.has(small)) return word
    known ??= dictionaryOf(writing)
    const found = known.get(small)
    // Whoever writes a capital letter may write that name so: "Ines".
    if (found !== undefined) return small === word || !isName(found, writing) ? capitalLike(found, word) : word
    const ending = small.length > 3 ? writing.endings.find(([typed]) => typed.test(small)) : undefined
    return ending ? word.replace(ending[0], ending[1]) : word
  }
  return (description) => {
    const isShouted = !/\p{Ll}/u.test(description)
    const quiet = (isShouted ? description.toLowerCase() : description).replace(SHOUTED, (word) => word.toLowerCase())
    const words = quiet
      .replace(PICTURES, '. ')
      .replace(LAUGHS, ',')
      .replace(/[,.\s]*([,.])(?:\s*[,.])+|^[,.\s]+/gu, '$1')
      .replace(/[’`´]/gu, "'")
      .replace(/(?<![\p{L}\p{N}&@#])\p{L}+(?![\p{N}&@])/gu, correct)
    places ??= placesOf(writing)
    const placed = words.replace(places.pattern, (typed) => places?.written.get(typed) ?? typed)
    return writing.repairs.reduce((text, repair) => repaired(text, repair), placed).trim()
  }
}

const repaired = (text: string, [typed, meant]: Repair) =>
  typeof meant === 'string' ? text.replace(typed, meant) : text.replace(typed, meant)

type Places = { readonly pattern: RegExp; readonly written: ReadonlyMap<string, string> }

function placesOf({ places: { before, named } }: PhoneWriting): Places {
  const written = new Map(
    named.split(', ').flatMap((place) => [plain(place), place].map((typed) => [typed.toLowerCase(), place] as const)),
  )
  const any = [...written.keys()].join('|')
  return { pattern: new RegExp(`(?<=(?<!\\p{L})(?:${before}))(?:${any})(?!\\p{L})`, 'gu'), written }
}

const isName = (word: string, { names }: PhoneWriting) => ` ${names} `.includes(` ${word} `)

function dictionaryOf({ frequent, texts, names }: PhoneWriting): ReadonlyMap<string, string> {
  const listed = `${names} ${frequent}`.split(/\s+/).map((word) => [plain(word), word] as const)
  return new Map([...accentsOf(JSON.stringify(texts), plain), ...listed.filter(([typed, word]) => typed !== word)])
}
