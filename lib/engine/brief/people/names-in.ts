import type { ParseEnglish } from '../../assets.ts'
import { matches, pattern } from '../patterns.ts'
import type { ReadingWords } from '../reading.ts'

/**
 * Finds names in the order of the text: by the words around them, by their capital letter or, typed in small letters, as first
 * names that people have.
 */
export function namesIn(said: string, words: ReadingWords, parse: ParseEnglish): string[] {
  const written = words.names ? placed(words.names, said, words) : capitalised(said, words, parse)
  const all = [...written, ...smallNames(said, words, written, parse)].filter(
    (name) => !words.isNoName?.(name, said, parse),
  )
  const once = [...new Set(all)].filter(
    (name, _, others) => !others.some((other) => other !== name && ` ${other} `.includes(` ${name} `)),
  )
  return once.sort((a, b) => placeOf(a, said) - placeOf(b, said)).slice(0, MOST)
}

const MOST = 6

const placeOf = (name: string, said: string) => said.toLowerCase().indexOf(name.toLowerCase())

/** The names that the language's patterns find by the words before or around them. */
function placed(sources: readonly string[], said: string, words: ReadingWords): string[] {
  const found = sources.flatMap((source) =>
    [...said.matchAll(pattern(source, 'g'))].flatMap(([, name = '']) => withoutCommon(name, words)),
  )
  return [...new Set(found)].filter((name, _, all) => !all.some((other) => other !== name && other.includes(name)))
}

/** Every run of words with capital letters, without capitals that are there only because a sentence begins. */
function capitalised(said: string, words: ReadingWords, parse: ParseEnglish): string[] {
  const { titles, named, goesOn, and, unlikeNames } = words
  const word = "\\p{Lu}[\\p{L}'’-]*(?<!['’])"
  const run = `(?<![\\p{L}0-9])(?:(?:${titles})\\.? )?${word}(?: (?:(?:de|da|do|dos|das|van|von|der|den|di|la|le|du|del) )*${word})*`
  // A sentence that begins with a name goes on with a verb: "Tom loves …", or with another: "Tom and Aisha".
  const goesOnAsName = pattern(`^(?:,|['’]s\\b| (?:${goesOn}|${and}|${named})(?![\\p{L}]))`)
  return [...said.matchAll(pattern(run, 'g'))].flatMap(({ 0: text, index }) => {
    const [first = '', ...rest] = text.split(' ')
    const begins = index === 0 || /(?:[.!?:;\n]\s*["“¿¡]?|(?:^|\s)["'“‘„«])$/.test(said.slice(0, index))
    if (VENUE.test(text)) return []
    const isUnlike = unlikeNames !== undefined && matches(unlikeNames, first.toLowerCase())
    const isFirstName =
      (goesOnAsName.test(said.slice(index + first.length)) && !isUnlike) ||
      (begins && words.beginsWithName?.(said.slice(index), parse) === true)
    const isBeginning = begins && !isFirstName && !isTitled(text, words) && !isCommon(first, words)
    return withoutCommon(isBeginning ? rest.join(' ') : text, words)
  })
}

/** "Café Central" is a place and no person. */
const VENUE =
  /^(?:Caf[ée]|Bar|Cafeter[ií]a|Restaurante?|Ristorante|Trattoria|Pizzeria|H[oô]tel|Plaza|Place|Piazza|Praça|Plac|Calle|Via|Rua|Ulica|Avenida|Avenue|Parque|Parc|Parco|Park|Teatro|Théâtre|Theater|Teatr|Cine|Hospital|Hôpital|Ospedale|Szpital|Colegio|Collège|Lycée|Liceo|Liceum|Escuela|École|Scuola|Escola|Szkoła|Instituto|Istituto|Mercado|Mercato|Playa|Plage|Praia|Spiaggia|Stadio|Est[aá]dio|Stade|Stadion|Iglesia|Église|Chiesa|Igreja|Estaci[oó]n|Gare|Stazione|Estação) \p{Lu}/u

const isTitled = (text: string, { titles }: ReadingWords) => pattern(`^(?:${titles})\\.? `).test(text)

function isCommon(word: string, { notNames }: ReadingWords): boolean {
  return setOf(notNames).has(word.toLowerCase().replace(/['’](?:s|m|ve|d|ll)$/, ''))
}

/** The name without common words at either end and without a possessive "s"; none where it is all in capitals. */
function withoutCommon(text: string, words: ReadingWords): string[] {
  const parts = isTitled(text, words) || !words.spaced ? [text.trim()] : text.trim().split(' ')
  while (parts.length > 0 && isCommon(parts[0] ?? '', words)) parts.shift()
  while (parts.length > 0 && isCommon(parts.at(-1) ?? '', words)) parts.pop()
  const name = parts.join(' ').replace(/['’]s$/, '')
  const isShouted = name === name.toUpperCase() && name !== name.toLowerCase()
  return name.length > 1 && !isShouted ? [name] : name !== '' && !words.spaced ? [name] : []
}

/** People type in small letters: "named biscuit", "mr okafor", "my cat biscuit who sleeps", "to sam from jo". */
function smallNames(said: string, words: ReadingWords, known: readonly string[], parse: ParseEnglish): string[] {
  if (!words.spaced) return []
  const { kin, notNames, small, named, goesOn, determiners, titles, and, unlikeNames } = words
  const nots = new Set([...setOf(notNames), ...setOf(small)])
  const kinds = kin.map(([source]) => source).join('|')
  const behind = `(?=$|[.,;:!?)]| (?:${goesOn}|${and})\\b)`
  const sources = [
    `\\b(?:${named}) (\\p{Ll}[\\p{L}'’-]+)`,
    `\\b((?:${titles})\\.? \\p{Ll}[\\p{L}'’-]{2,})\\b`,
    `\\b(?:${determiners}) (?:\\p{L}+ )?(?:${kinds}),? (\\p{Ll}[\\p{L}'’-]{2,})${behind}`,
  ]
  const told = sources.flatMap((source) => [...said.matchAll(pattern(source, 'g'))].map(([, word = '']) => word))
  const ofKin = pattern(`^(?:${kinds}) (?=\\p{L})`)
  const listed = (words.peopleIn?.(said, parse) ?? [])
    .map((name) => name.replace(ofKin, ''))
    .filter((name) => !/^\p{Lu}/u.test(name))
  return [...told, ...listed].flatMap((word) => {
    const last = word.split(' ').at(-1) ?? ''
    if (nots.has(word) || /^\p{Lu}/u.test(last) || (unlikeNames !== undefined && matches(unlikeNames, last))) return []
    const name = word.replaceAll(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase())
    return known.some((one) => ` ${one} `.includes(` ${name} `)) ? [] : [name]
  })
}

const sets = new Map<string, ReadonlySet<string>>()

function setOf(words: string): ReadonlySet<string> {
  const known = sets.get(words) ?? new Set(words.split(/\s+/))
  sets.set(words, known)
  return known
}

/** Finds people by first names that are no other words, in small letters: "maria josé". */
export function amongst(firstNames: string): (description: string) => string[] {
  const known = new Set(firstNames.split(' '))
  return (description) =>
    [...description.matchAll(/(?<![\p{L}'’-])\p{Ll}[\p{L}'’-]*(?![\p{L}'’-])/gu)]
      .map(([word]) => word)
      .filter((word) => known.has(word))
}

/** Towns and countries that a text names. */
export function placesIn(said: string, { places }: ReadingWords): string[] {
  return places
    .split(', ')
    .filter(
      (place) => place !== '' && said.includes(place) && new RegExp(`(?<!\\p{L})${place}(?!\\p{L})`, 'u').test(said),
    )
}
