import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseEnglish } from '../../../server/assets/english.ts'
import { readChoices } from '../compose/settings/settings.ts'
import { keyIn } from '../compose/vocabulary/keys.ts'
import type { Language } from '../lyrics/language/language.ts'
import { READING } from './languages/registry.ts'
import { matches } from './patterns.ts'
import { readBrief } from './read-brief.ts'

type Prompts = Readonly<Record<string, string | { readonly text: string }>>

/** What the pages of genres offer to begin with, as everybody reads it there. */
const prompts = globSync('messages/*/genre-*.json').flatMap((file) => {
  const [, language = '', page = ''] = file.split('/')
  const offered = Object.entries((JSON.parse(readFileSync(file, 'utf8')) as { prompts: Prompts }).prompts)
  return offered.flatMap(([name, one]) =>
    typeof one === 'object' ? [{ language, name: `${page} ${name}`, text: one.text }] : [],
  )
})

/** The music that a description asks for. */
function asked(description: string): string {
  const { styles, attributes } = readChoices({ style: '', description })
  const { tempoBpm, tonic, mode, voice, manners, beatsPerBar, instruments } = attributes
  return JSON.stringify([
    ...[styles, tempoBpm, tonic, mode, voice, beatsPerBar],
    ...[[...manners].sort(), [...instruments].sort()],
  ])
}

describe('the descriptions that pages of genres offer', () => {
  it('are some in every language', () => {
    expect(prompts.length).toBe(28 * 14)
  })

  it.each(prompts)('$language: "$text": keys, voices and genres are neither people nor sung', ({ language, text }) => {
    const { names, hearer, facts, subjects } = readBrief(
      { description: text, interfaceLanguage: language as Language },
      parseEnglish,
    )
    const voice = READING[language as Language].voice
    const speaksOfMusic = (said: string) =>
      keyIn(said.toLowerCase()) !== null ||
      /\bbpm\b|k-pop/i.test(said) ||
      matches(voice.f, said) ||
      matches(voice.m, said)
    const told = [
      ...names,
      hearer?.kin,
      hearer?.name,
      ...subjects.map((one) => one.text),
      ...facts.map((one) => one.text),
    ]
    expect(told.filter((one) => one && speaksOfMusic(one))).toEqual([])
    expect(names.filter((name) => /^(?:sol|mi|la|lá|fa|re|ré|do|dó|si|dorian|claire)$/iu.test(name))).toEqual([])
    expect(facts.filter((one) => /^about\b/i.test(one.text))).toEqual([])
    expect(hearer?.kin ?? '').not.toMatch(/\bsong\b|リス/)
  })

  it('ask for the music that the English ones ask for, in at most 200 characters', () => {
    const english = new Map(
      prompts.flatMap(({ language, name, text }) => (language === 'en' ? [[name, asked(text)]] : [])),
    )
    const others = prompts.flatMap(({ language, name, text }) => {
      const [here, there] = [asked(text), english.get(name)]
      return here === there && text.length <= 200 ? [] : `${language} ${text} ${here} ${there}`
    })
    expect(others).toEqual([])
  })
})
