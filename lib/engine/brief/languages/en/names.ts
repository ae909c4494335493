import type { EnglishWord, ParseEnglish } from '../../../assets.ts'
import { capital } from '../../../lyrics/first-letter.ts'
import { escaped } from '../../patterns.ts'
import { beginsClause } from './facts/clauses.ts'

/** People whom a description names, however they are typed: "olga", "mr okafor", "me and gaz". */
export function peopleIn(description: string, parse: ParseEnglish): string[] {
  const found = parse(written(description, [])).flatMap((words) => {
    const named = words.map(({ text, tags }, at) => {
      // "our foster baby" is not called Foster.
      if (/^\p{Ll}/u.test(text) && (KIN.test(text) || KIN.test(words[at + 1]?.text ?? ''))) return null
      // "his PhD on moss": a surname by itself.
      const isSurname = /^\p{Ll}/u.test(text) && tags.has('LastName') && !tags.has('FirstName')
      if (isSurname && /^(?:on|in|of|about)$/iu.test(words[at - 1]?.text ?? '')) return null
      if (/^(?:Summers|Winters|Springs|Autumns)$/u.test(text) && words[at + 1]?.tags.has('Preposition')) return null
      if (tags.has('Person') || isNameBehindKin(words, at) || isOneOfTwo(words, at))
        return text.replace(NOT_IN_NAMES, '')
      return ownerBehindKin(words, at, parse)
    })
    return runsOf(named).map((name) => name.join(' ').trim())
  })
  const couples = [...description.matchAll(COUPLE), ...description.matchAll(PETS)].flatMap(([, ...two]) => two)
  const isCommon = (name: string) => KIN.test(name) || GRANDPARENT.test(name) || !parse(name).flat().every(isNounOnly)
  const spelled = [...description.matchAll(BY_PLACE)].map(([, name = '']) => name)
  const addressed = [...description.matchAll(ADDRESSED)]
    .map(([, name = '']) => name)
    .filter((name) => parse(capital(name)).flat()[0]?.tags.has('FirstName'))
  return [...found, ...spelled, ...addressed, ...(couples.some(isCommon) ? [] : couples)]
}

/** "first dance for priya and callum". */
const COUPLE =
  /\b(?:first dance|wedding|engagement|anniversary)(?: song| present| gift)? (?:for|of) (\p{Ll}{3,}) (?:and|&|n) (\p{Ll}{3,})(?=[.,;:!?]|$| who\b| they\b)/gu

/** "my two rats nugget and pickle". */
const PETS =
  /\b(?:dogs|cats|rats|kittens|puppies|rabbits|bunnies|hamsters|gerbils|ferrets|guinea pigs|goats|horses|ponies|chickens|hens|budgies|parrots|goldfish|twins|sons|daughters) (\p{Ll}{3,}),? (?:and|&|n) (\p{Ll}{3,})(?=[.,;:!?]|$| who\b| they\b| are\b)/gu

/** "me and gaz are", "name Kaalu", "I'm kelly btw". */
const BY_PLACE =
  /(?:\b(?:me and|(?<!\bmy )name) (?!secret\b)|(?<=[.,!?;]\s*)I[’']m (?=\p{L}+ (?:btw|by the way)\b))(?!my\b|the\b|her\b|his\b|your?\b|our\b|a\b|an\b|is\b|was\b|of\b|in\b|it\b|at\b|on\b|for\b|and\b|to\b)(\p{Ll}{2,})/gu

/** "im sorry priya i forgot". */
const ADDRESSED = /\b(?:sorry|thanks|thank you|dear|hey) (\p{Ll}{3,})(?=,? (?:I|i|you|u|we|for|that)\b)/gu

/** "priya and arjun": whoever is named in one breath with somebody. */
function isOneOfTwo(words: readonly EnglishWord[], at: number): boolean {
  const word = words[at]
  if (!word || !/^\p{Ll}{3,}$/u.test(word.text) || !isNounOnly(word) || word.tags.has('Plural')) return false
  const isJoin = (place: number) => /^(?:and|&|n)$/iu.test(words[place]?.text ?? '')
  const isPerson = (place: number) => words[place]?.tags.has('FirstName') === true
  const isBare =
    !words[at - 1] || !['Possessive', 'Determiner', 'Adjective'].some((tag) => words[at - 1]?.tags.has(tag))
  const isDone = words[at - 1]?.tags.has('Verb') === true
  return (
    (isBare && !isDone && isJoin(at + 1) && isPerson(at + 2)) ||
    (isJoin(at - 1) && isPerson(at - 2) && word.post.trim() !== '')
  )
}

/** "my bestie zaras sweet 16": the apostrophe is left out. */
function ownerBehindKin(words: readonly EnglishWord[], at: number, parse: ParseEnglish): string | null {
  const [kin, word] = [words[at - 1], words[at]]
  const name = /^(\p{Ll}{3,})s$/u.exec(word?.text ?? '')?.[1]
  if (!name || !words[at + 1] || word?.post.trim() !== '' || !KIN.test(kin?.text ?? '')) return null
  return parse(name)[0]?.[0]?.tags.has('FirstName') ? name : null
}

const KIN =
  /^(?:bestie|friend|mate|sister|brother|son|daughter|niece|nephew|cousin|wife|husband|girlfriend|boyfriend|boss|baby|dog|cat)$/iu

/** "Eli failed his exam": somebody by their first name, before what they do. */
export function beginsWithName(sentence: string, parse: ParseEnglish): boolean {
  const [name, next] = parse(sentence.split(/[.,;:!?\n]/u)[0] ?? '')[0] ?? []
  return (
    name?.tags.has('FirstName') === true && ['PastTense', 'PresentTense', 'Modal'].some((tag) => next?.tags.has(tag))
  )
}

/** Towns that the parser knows, or that stand behind "in": as they are written. */
export function townsIn(description: string, parse: ParseEnglish): string[] {
  return parse(description).flatMap((words) => {
    const placed = words.map(({ text, tags }, at) =>
      tags.has('Place') && /^\p{Lu}/u.test(text) && !TITLE.test(text) && !TITLE.test(words[at - 1]?.text ?? '')
        ? text.replace(NOT_IN_NAMES, '')
        : null,
    )
    return runsOf(placed).map((name) => name.join(' ').trim())
  })
}

/** "Mr Hall" is nowhere. */
const TITLE = /^(?:Mrs?|Ms|Dr|Miss|Coach|Prof(?:essor)?|Captain|Pastor|Officer)\.?$/iu

/** "my cat biscuit knocks": a word behind the one for somebody, and before what they do. "grandpa earl", by itself. */
function isNameBehindKin(words: readonly EnglishWord[], at: number): boolean {
  const [kin, word, next] = [words[at - 1], words[at], words[at + 1]]
  if (!kin || !word || kin.post.trim() !== '' || !/^\p{Ll}{3,}$/u.test(word.text) || !isNounOnly(word)) return false
  if (GRANDPARENT.test(kin.text)) return word.post.trim() !== '' || !next || /^(?:and|who|is)$/.test(next.text)
  return (
    (PET.test(kin.text) || SIBLING.test(kin.text)) &&
    word.post.trim() === '' &&
    next !== undefined &&
    beginsClause({ ...next, verb: null }, undefined)
  )
}

const SIBLING = /^(?:brother|sister|cousin|neighbou?r|friend|mate|boss|colleague)$/iu
const GRANDPARENT = /^(?:grandma|grandpa|grandad|granny|gran|nan|nana|aunt|auntie|uncle)$/iu
const PET =
  /^(?:dog|cat|puppy|pup|kitten|kitty|tabby|hamster|rabbit|bunny|horse|pony|mare|parrot|budgie|goldfish|tortoise|turtle|ferret|gecko|lizard|gerbil|hedgehog|rat|hen|duck|goat|cow|pig|greyhound|lab|labrador|retriever|pug|beagle|poodle|corgi|dachshund|spaniel|terrier)$/iu
const isNounOnly = ({ tags }: EnglishWord) =>
  !['Verb', 'Adverb', 'Preposition', 'Conjunction', 'Determiner', 'Pronoun'].some((tag) => tags.has(tag))

/** "the boys instead", "a duck cross the road", "miss her"; "Gentle, not too sad" and "Evaporation, condensation" begin sentences. */
export function isNoEnglishName(name: string, description: string, parse: ParseEnglish): boolean {
  if (TITLE_BEFORE_PRONOUN.test(name)) return true
  // What the singer is called is no name of the hearer.
  if (new RegExp(`\\bcall(?:s|ed|ing)? (?:me|us) ["“']?${escaped(name)}`, 'iu').test(description)) return true
  // "across the Nullarbor".
  if (new RegExp(`\\b(?:across|through|over|along|down|up|around) the ${escaped(name)}\\b`, 'u').test(description))
    return true
  if (name.includes(' ')) return false
  const found = [...description.matchAll(new RegExp(`(?<![\\p{L}'’])${escaped(name)}(?![\\p{L}'’])`, 'giu'))]
  // "my daughter, blisters and bears": a thing; "as a nurse, coffee at 4".
  const isListed = ({ 0: text, index }: RegExpMatchArray) =>
    /^\p{Ll}/u.test(text) &&
    /, $/u.test(description.slice(0, index)) &&
    /^ (?:and|or|at|on|in|with|for|from|to|all|everywhere)\b/iu.test(description.slice((index ?? 0) + text.length))
  const isBehindKin = (at: number) => KIN.test(description.slice(0, at).trimEnd().split(' ').at(-1) ?? '')
  // Whoever writes it with a capital within a sentence means a name.
  const isWithin = (at: number) => at > 0 && !/[.!?:;\n]\s*["“]?$/.test(description.slice(0, at))
  if (found.some(({ 0: text, index }) => /^\p{Lu}/u.test(text) && (isWithin(index) || isBehindKin(index)))) return false
  const tags = (text: string) => parse(text)[0]?.[0]?.tags ?? new Set<string>()
  if (['FirstName', 'Place'].some((tag) => tags(name).has(tag))) return false
  if (found.some(isListed)) return true
  const kinds = /^\p{Ll}/u.test(found[0]?.[0] ?? '') ? SMALL_WORDS : SENTENCE_BEGINNINGS
  return (
    kinds.some((kind) => tags(name.toLowerCase()).has(kind)) || (kinds === SENTENCE_BEGINNINGS && ABSTRACT.test(name))
  )
}

const TITLE_BEFORE_PRONOUN = /^(?:miss|mr|mrs) (?:her|him|you|them|the|my|our|it|those|that)$/iu
const SMALL_WORDS = ['Adverb', 'Pronoun', 'Preposition', 'Conjunction', 'Determiner', 'Verb']
const SENTENCE_BEGINNINGS = [...SMALL_WORDS, 'Adjective']
const ABSTRACT = /(?:tion|ness|ment)$/iu

const NOT_IN_NAMES = /['’]s\b|[^\p{L}'’ -]/gu

/** What stands side by side between gaps. */
function runsOf(parts: readonly (string | null)[]): string[][] {
  const runs: string[][] = [[]]
  for (const part of parts) part === null ? runs.push([]) : runs.at(-1)?.push(part)
  return runs.filter((run) => run.some(Boolean))
}

/** With the capitals that names, days and months lack. */
export function written(description: string, names: readonly string[]): string {
  const text = description.replace(DAYS_AND_MONTHS, capital)
  return names.reduce((rest, name) => rest.replaceAll(new RegExp(`\\b${escaped(name)}\\b`, 'giu'), name), text)
}

const DAYS_AND_MONTHS =
  /\b(?:mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto)\b|(?<=\d(?:st|nd|rd|th)? (?:of )?|\b(?:in|since|last|this|next|every) )(?:may|march)\b|\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|april|june|july|august|(?:septem|octo|novem|decem)ber)\b/gu
