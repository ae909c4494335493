import { describe, expect, it } from 'vitest'
import { slotsOf } from '../stanzas/fill-stanza.ts'
import { details } from './en/details.ts'
import { agree, baseOf, isPastVerb } from './en/morphology/agreement.ts'
import { inflect } from './en/morphology/morphology.ts'
import type { FactHooks } from './fact-hooks.ts'
import type { LanguagePack } from './language-pack.ts'
import { PACKS } from './registry.ts'
import { type Stanzas, stanzasOf, type Topic } from './stanzas.ts'

/** What briefs can fill in, whatever the language; a language may have other forms of the thing and the deed. */
const SLOT =
  /^(?:call|name|kin(?:\.my)?|place|brand|age|title|names|sender|(?:(?:you|me|they|thing)\.)?fact|you|me|you\.do|you\.did|doing|do|did|act|pair|x(?:\.[a-z]+)?)$/

type Text = readonly [where: string, text: Stanzas, lines: number]

function textsOf(pack: LanguagePack): Text[] {
  return [
    ...Object.entries(pack.plots).flatMap(([name, { open, turn, lift, chorus, bridge, meaning }]): Text[] => [
      [`${name}: open`, open, 4],
      [`${name}: turn`, turn, 4],
      [`${name}: lift`, lift, 2],
      [`${name}: chorus`, chorus, 4],
      [`${name}: bridge`, bridge, 4],
      ...(meaning ? [[`${name}: meaning`, meaning, 4] satisfies Text] : []),
    ]),
    ...Object.entries({ ...pack.topics, ...pack.anything }).flatMap(([name, topic]) => textsOfTopic(name, topic)),
    ...hooksIn(pack.factHooks),
    ...(pack.details ?? []).flatMap(({ words, stanzas, own, later, hook }): Text[] => {
      const where = `details: ${words.split(' ')[0]}`
      return [
        [where, told(stanzas), 4],
        ...(own ? [[`${where}, own`, told(own), 4] satisfies Text] : []),
        ...(later ? [[`${where}, later`, told(later), 4] satisfies Text] : []),
        ...(hook ? [[`${where}, hook`, told(hook), 2] satisfies Text] : []),
      ]
    }),
    ...Object.entries(pack.leadIns).map(([tone, text]): Text => [`lead-in: ${tone}`, text, 2]),
    ['titled', pack.titled, 4],
    ['dedicated', pack.dedicated, 2],
    ...(pack.signed ? [['signed', pack.signed, 2] satisfies Text] : []),
  ]
}

/** As somebody's past, so that every verb and pronoun is written out. */
const told = (text: Stanzas) => agree(text, { person: 'she', isPast: true })

const hooksIn = ({ hooks = {}, hook }: FactHooks): Text[] =>
  Object.entries({ ...hooks, hook }).map(([tone, text = '']): Text => [`fact hooks: hook, ${tone}`, text, 2])

const textsOfTopic = (name: string, { you, me, past, soft, hook }: Topic): Text[] => [
  ...Object.entries({ you, me, past, ...(soft ? { soft } : {}) }).flatMap(([person, { scene, later }]): Text[] => [
    [`${name}: ${person}.scene`, scene, 4],
    [`${name}: ${person}.later`, later, 4],
  ]),
  [`${name}: hook`, hook, 2],
]

describe.each(Object.entries(PACKS))('stanzas in %s', (_, pack) => {
  const stanzas = textsOf(pack).flatMap(([where, text, size]) =>
    stanzasOf(text).map((stanza) => ({ where, size, ...stanza, all: [stanza.title ?? '', ...stanza.lines] })),
  )

  it('have as many lines as their place in a song', () => {
    expect(
      stanzas.filter(({ lines, size }) => lines.length !== size).map(({ where, lines }) => [where, ...lines]),
    ).toEqual([])
    expect(textsOf(pack).filter(([, text]) => stanzasOf(text).length === 0)).toEqual([])
  })

  it('ask only for what a brief can have', () => {
    const unknown = stanzas.flatMap(({ where, title, lines }) =>
      [...slotsOf({ title, lines })].filter((slot) => !SLOT.test(slot)).map((slot) => `${where}: ${slot}`),
    )
    expect(unknown).toEqual([])
  })

  it('have choices that are closed, and no more than lines and letters otherwise', () => {
    const open = stanzas.flatMap(({ where, all }) =>
      all
        .map((line) => line.replace(/\([^()|]*(?:\|[^()|]*)+\)/g, '').replace(/\{[a-z.]+\}/g, ''))
        .filter((line) => /[{}|[\]#]|[,;:.]$/.test(line))
        .map((line) => `${where}: ${line}`),
    )
    expect(open).toEqual([])
  })

  it('are found by words that are listed once', () => {
    const words = (pack.details ?? []).flatMap((details) => details.words.split(' '))
    expect(words.filter((word, at) => word === '' || words.indexOf(word) !== at)).toEqual([])
  })

  it('come once', () => {
    // Some languages tell of a deed as of a thing.
    const own = stanzas.filter(({ where }) => !/^(?:thing|deed):/.test(where))
    const all = own.map(({ lines }) => lines.join('\n'))
    expect(all.filter((text, at) => all.indexOf(text) !== at)).toEqual([])
  })
})

describe('English stanzas around facts', () => {
  const texts = details
    .flatMap(({ own, stanzas, later, hook }) => [own, stanzas, later, hook])
    .filter((text) => text !== undefined)

  it('have verbs of whoever does it in the third person', () => {
    const verbs = texts.flatMap((text) => [...text.matchAll(/\{([a-z']+)\}/g)].map(([, verb = '']) => verb))
    const known = /^(?:fact|he|him|his|himself|he's|is|isn't|has|hasn't|doesn't|can|can't|will|won't|must)$/
    expect(verbs.filter((verb) => !known.test(verb) && inflect(baseOf(verb), 's') !== verb)).toEqual([])
  })

  it('have other verbs in the present', () => {
    const verbs = texts.flatMap((text) => [...text.matchAll(/\[([a-z']+)\]/g)].map(([, verb = '']) => verb))
    expect(verbs.filter((verb) => isPastVerb(verb) || /^(?:would|could|should)$/.test(verb))).toEqual([])
  })

  it('speak of nobody but whom the fact tells of', () => {
    const lines = texts.flatMap((text) => text.replace(/\{[^}]*\}/g, '').split('\n'))
    expect(lines.filter((line) => /\b(?:I|me|my|we|us|our|you|your)\b/.test(line))).toEqual([])
  })
})
