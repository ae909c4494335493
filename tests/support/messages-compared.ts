import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  isPluralElement,
  isSelectElement,
  type MessageFormatElement,
  parse,
  TYPE,
} from '@formatjs/icu-messageformat-parser'

const FOLDER = 'messages'

type Flat = ReadonlyMap<string, string>

/** The languages that have a folder, without English. */
export const translated = (): string[] =>
  readdirSync(FOLDER)
    .filter((name) => name !== 'en')
    .sort()

/** Every message of a language: "song.page.created" and its text. */
export function messagesOf(language: string): Flat {
  const flat = new Map<string, string>()
  for (const file of readdirSync(join(FOLDER, language))) {
    collect(flat, file.replace(/\.json$/, ''), JSON.parse(readFileSync(join(FOLDER, language, file), 'utf8')))
  }
  return flat
}

function collect(flat: Map<string, string>, key: string, value: unknown): void {
  if (typeof value === 'string') flat.set(key, value)
  else for (const [name, inner] of Object.entries(value as object)) collect(flat, `${key}.${name}`, inner)
}

/** What a language may have from English: words anywhere, and whole messages by their keys. */
export type Shared = { readonly words: readonly string[]; readonly keys?: RegExp }

/** What is wrong with a language's messages, a sentence each. */
export function faultsOf(language: string, messages: Flat, english: Flat, { words, keys }: Shared): string[] {
  const missing = [...english.keys()].filter((key) => !messages.has(key)).map((key) => `${key} is missing`)
  const unknown = [...messages.keys()].filter((key) => !english.has(key)).map((key) => `${key} is not in English`)
  const wrong = [...messages].flatMap(([key, text]) => {
    const original = english.get(key)
    if (original === undefined) return []
    if (keys?.test(key) && text === original) return []
    return faultsOfMessage(language, text, original, words).map((fault) => `${key} ${fault}: ${text}`)
  })
  return [...missing, ...unknown, ...wrong]
}

function faultsOfMessage(language: string, text: string, original: string, shared: readonly string[]): string[] {
  let parts: MessageFormatElement[]
  try {
    parts = parse(text)
  } catch (error) {
    return [`cannot be read (${error})`]
  }
  const faults: string[] = []
  const [has, needs] = [namesIn(parts), namesIn(parse(original))]
  for (const name of needs) if (!has.has(name)) faults.push(`lacks ${name}`)
  for (const name of has) if (!needs.has(name)) faults.push(`has ${name}, which is not in English`)
  const kinds = { cardinal: new Set<string>(), ordinal: new Set<string>() }
  for (const kind of ['cardinal', 'ordinal'] as const) {
    for (const form of new Intl.PluralRules(language, { type: kind }).resolvedOptions().pluralCategories)
      kinds[kind].add(form)
  }
  for (const plural of pluralsIn(parts)) {
    const forms = Object.keys(plural.options).filter((form) => !form.startsWith('='))
    const needed = kinds[plural.pluralType ?? 'cardinal']
    for (const form of forms) if (!needed.has(form)) faults.push(`has the form "${form}", which the language has not`)
    // "many" of the Romance languages is for round millions, which nothing here counts.
    const rare = ['es', 'fr', 'it', 'pt'].includes(language) ? ['many'] : []
    for (const form of needed)
      if (!forms.includes(form) && !rare.includes(form)) faults.push(`lacks the form "${form}"`)
  }
  const words = wordsIn(parse(original))
  const isEnglish = text === original && words.some((word) => !shared.includes(word))
  if (isEnglish) faults.push('was left in English')
  return faults
}

/** What a message is given to fill in, and the tags that it marks. */
function namesIn(parts: readonly MessageFormatElement[]): Set<string> {
  const names = parts.flatMap((part): string[] => {
    if (part.type === TYPE.literal || part.type === TYPE.pound) return []
    const kind = part.type === TYPE.tag ? `<${part.value}>` : `{${part.value}}`
    return [kind, ...inside(part).flatMap((inner) => [...namesIn(inner)])]
  })
  return new Set(names)
}

function pluralsIn(parts: readonly MessageFormatElement[]): Extract<MessageFormatElement, { type: TYPE.plural }>[] {
  return parts.flatMap((part) => [...(isPluralElement(part) ? [part] : []), ...inside(part).flatMap(pluralsIn)])
}

function inside(part: MessageFormatElement): MessageFormatElement[][] {
  if (part.type === TYPE.tag) return [part.children]
  if (isPluralElement(part) || isSelectElement(part)) return Object.values(part.options).map(({ value }) => value)
  return []
}

/** The words of a message that somebody would have to translate. */
function wordsIn(parts: readonly MessageFormatElement[]): string[] {
  const text = parts.map((part) => (part.type === TYPE.literal ? part.value : inside(part).flatMap(wordsIn).join(' ')))
  return text.join(' ').match(/\p{L}{2,}/gu) ?? []
}
