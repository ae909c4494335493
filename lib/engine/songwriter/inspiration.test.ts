import { describe, expect, it } from 'vitest'
import { writeInspiration } from './inspiration.ts'
import { THEMES } from './languages/en/ideas/themes/registry.ts'
import { inflect, withArticle } from './languages/en/morphology/morphology.ts'
import { STYLE_WORDS } from './style-props.ts'

describe('inspirations', () => {
  it('begin with the right article', () => {
    const texts = Array.from({ length: 500 }, (_, seed) => writeInspiration({ seed, language: 'en' }))
    expect(texts.filter((text) => /\b[Aa] (electronic|R&B|hour|old|empty|unread)\b/.test(text))).toEqual([])
    expect(texts.some((text) => text.startsWith('An electronic song'))).toBe(true)
  })

  it('are short, and hardly ever the same', () => {
    const ideas = Array.from({ length: 500 }, (_, seed) => writeInspiration({ seed, language: 'en' }))
    expect(new Set(ideas).size).toBeGreaterThanOrEqual(480)
    expect(Math.max(...ideas.map((idea) => idea.length))).toBeLessThanOrEqual(200)
  })

  it('name the style that is wished', () => {
    expect(writeInspiration({ seed: 3, style: 'Reggae', language: 'en' })).toContain('reggae')
  })
})

describe('morphology', () => {
  it.each([
    ['pull away', 's', 'pulls away'],
    ['catch fire', 's', 'catches fire'],
    ['carry on', 's', 'carries on'],
    ['never quit', 's', 'never quits'],
    ['rise and fall', 's', 'rises and falls'],
    ['hum along', 'ing', 'humming along'],
    ['lie down', 'ing', 'lying down'],
    ['make do', 'ing', 'making do'],
    ['listen', 'ing', 'listening'],
    ['break and fall', 'past', 'broke and fell'],
    ['dry on the rail', 'past', 'dried on the rail'],
    ['drop', 'past', 'dropped'],
  ] as const)('%s in the form %s is %s', (phrase, form, result) => {
    expect(inflect(phrase, form)).toBe(result)
  })

  it('chooses the article by sound', () => {
    expect(['old key', 'one-way ticket', 'hour', 'brass key'].map(withArticle)).toEqual([
      ...['an old key', 'a one-way ticket', 'an hour', 'a brass key'],
    ])
  })
})

describe('the word lists', () => {
  it('name only themes that exist', () => {
    const names: readonly string[] = THEMES.map((theme) => theme.name)
    for (const { themes } of Object.values(STYLE_WORDS)) for (const name of themes) expect(names).toContain(name)
    for (const { companions } of THEMES) for (const name of companions.split(' ')) expect(names).toContain(name)
  })
})
