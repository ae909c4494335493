import type { EnglishWord, ParseEnglish } from '../../assets.ts'
import { capital } from '../../songwriter/english/morphology.ts'
import { escaped } from '../patterns.ts'
import { beginsClause } from './english-clauses.ts'

/** People whom a description names, however they are typed: "olga", "mr okafor". */
export function peopleIn(description: string, parse: ParseEnglish): string[] {
  return parse(written(description, [])).flatMap((words) => {
    const named = words.map(({ text, tags }, at) =>
      tags.has('Person') || isNameBehindKin(words, at) ? text.replace(NOT_IN_NAMES, '') : null,
    )
    return runsOf(named).map((name) => name.join(' ').trim())
  })
}

/** "my cat biscuit knocks": a word behind the one for somebody, and before what they do. "grandpa earl", by itself. */
function isNameBehindKin(words: readonly EnglishWord[], at: number): boolean {
  const [kin, word, next] = [words[at - 1], words[at], words[at + 1]]
  if (!kin || !word || kin.post.trim() !== '' || !/^\p{Ll}{3,}$/u.test(word.text) || !isNounOnly(word)) return false
  if (GRANDPARENT.test(kin.text)) return word.post.trim() !== '' || !next || /^(?:and|who|is)$/.test(next.text)
  return (
    PET.test(kin.text) &&
    word.post.trim() === '' &&
    next !== undefined &&
    beginsClause({ ...next, verb: null }, undefined)
  )
}

const GRANDPARENT = /^(?:grandma|grandpa|grandad|granny|gran|nan|nana|aunt|auntie|uncle)$/iu
const PET = /^(?:dog|cat|puppy|kitten|hamster|rabbit|bunny|horse|pony|parrot|goldfish|tortoise|turtle)$/iu
const isNounOnly = ({ tags }: EnglishWord) =>
  !['Verb', 'Adverb', 'Preposition', 'Conjunction', 'Determiner', 'Pronoun'].some((tag) => tags.has(tag))

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
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|april|june|july|august|(?:septem|octo|novem|decem)ber)\b/gu
