import { describe, expect, it } from 'vitest'
import { chipsOf } from '#components/brief/chips-of.ts'
import { type Draft, EMPTY_DRAFT } from '#components/draft/draft.ts'
import type { DescriptionRead } from '#lib/schemas/song.ts'
import {
  formChips,
  shownSettings,
  withGender,
  withIgnored,
  withInstrumental,
  withLanguage,
  withoutIgnored,
} from './shown-settings.ts'

const draft: Draft = { ...EMPTY_DRAFT, tab: 'description', description: 'words' }

/** "rain": nothing besides. */
const RAIN: DescriptionRead = {
  plot: null,
  language: 'en',
  spokenIn: 'en',
  instrumental: false,
  voice: null,
  styles: ['Pop'],
  mood: null,
  scenario: null,
  tempoBpm: null,
  key: null,
  beatsPerBar: null,
  instruments: [],
  hearer: null,
  names: [],
  about: [],
  place: null,
  without: [],
  lengthSec: null,
  overruled: [],
  notUnderstood: [],
}

/** "a lullaby in Japanese about a kite, sung by a woman, 70 bpm" */
const read: DescriptionRead = { ...RAIN, plot: 'lullaby', language: 'ja', voice: 'f', tempoBpm: 70, about: ['kite'] }
const changed = (change: Partial<Draft>, before = draft): Draft => ({ ...before, ...change })

describe('the controls', () => {
  it('start at what the description says', () => {
    expect(shownSettings(draft, read)).toEqual({ gender: 'f', instrumental: false, language: 'ja' })
    expect(shownSettings(draft, { ...RAIN, instrumental: true }).instrumental).toBe(true)
    expect(shownSettings(draft, null)).toEqual({ gender: 'random', instrumental: false, language: null })
  })

  it('show what somebody chose instead', () => {
    const chosen = changed({ ...withGender(draft, 'm'), ...withLanguage(draft, 'de') })
    expect(shownSettings(chosen, read)).toMatchObject({ gender: 'm', language: 'de' })
    expect(chosen.ignored).toEqual([])
  })

  it('take out what the description says where chance, singing or its own language is chosen', () => {
    const random = changed(withGender(draft, 'random'))
    expect(random.ignored).toEqual(['voice'])
    expect(shownSettings(random, read).gender).toBe('random')
    expect(withGender(random, 'f')).toEqual({ gender: 'f', ignored: [] })
    expect(withInstrumental(draft, false).ignored).toEqual(['instrumental'])
    const own = changed(withLanguage(draft, null))
    expect(own.ignored).toEqual(['language'])
    expect(shownSettings(own, read).language).toBeNull()
  })

  it('take out nothing beside lyrics', () => {
    expect(withGender({ ...draft, tab: 'lyrics' }, 'random')).toEqual({ gender: 'random' })
  })
})

describe('the chips', () => {
  const chips = (of: Draft = draft, what = read) => formChips(chipsOf(what), of, what, 'en')
  const named = (of?: Draft, what?: DescriptionRead) => chips(of, what).map(({ chip }) => chip.name)

  it('are what was understood, in one order', () => {
    expect(named()).toEqual(['plot', 'language', 'voice', 'tempo', 'about:kite'])
  })

  it('leave out what the controls say by themselves', () => {
    const chosen = changed({ gender: 'm', language: 'de' })
    expect(named(chosen)).toEqual(['plot', 'tempo', 'about:kite'])
  })

  it('say neither the usual style nor the language of the page', () => {
    expect(named(draft, RAIN)).toEqual([])
    expect(named(draft, { ...RAIN, styles: ['Jazz'] })).toContain('style')
  })

  it('stay when they are taken out, and can be put back', () => {
    const out = changed(withIgnored(draft, 'plot'))
    expect(chips(out)[0]).toMatchObject({ isOut: true, canGo: true })
    expect(withoutIgnored(out, 'plot')).toEqual({ ignored: [] })
  })

  it('keep the language of the description itself, which is no wish', () => {
    const german = { ...RAIN, language: 'de', spokenIn: 'de' } as const
    expect(chips(draft, german).find(({ chip }) => chip.name === 'language')).toMatchObject({ canGo: false })
  })
})
