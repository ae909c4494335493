import { describe, expect, it } from 'vitest'
import { detectLanguage } from '../../lyrics/language/detect.ts'
import { MOODS, SCENARIOS } from '../../score/names.ts'
import { findDirection } from '../direction.ts'
import { writeInspiration } from '../inspiration.ts'
import { THEMES } from '../languages/en/ideas/themes/registry.ts'
import { listed } from './phrases.ts'
import { PHRASEBOOKS } from './registry.ts'
import { repertoireOf } from './repertoire.ts'

describe.each(Object.values(PHRASEBOOKS).map((phrasebook) => [phrasebook.language, phrasebook] as const))(
  'ideas in %s',
  (language, phrasebook) => {
    it('take up every theme and every stance by its words, in a title or a description', () => {
      const repertoire = repertoireOf(phrasebook)
      for (const [kinds, chosen] of [
        [phrasebook.themes, 'theme'],
        [phrasebook.stances, 'stance'],
      ] as const)
        for (const { name, keywords } of kinds) {
          const description = keywords.split(' ').slice(0, 4).join(' ')
          const hits = [1, 2, 3, 4, 5, 6].filter(
            (seed) => findDirection({ description, style: 'Pop', seed }, repertoire)[chosen].name === name,
          )
          expect(hits.length, `${chosen} ${name}`).toBeGreaterThanOrEqual(5)
        }
    })

    it('are short, in that language, and hardly ever the same', () => {
      const ideas = Array.from({ length: 300 }, (_, seed) => writeInspiration({ seed, language }))
      expect(new Set(ideas).size).toBeGreaterThanOrEqual(290)
      expect(Math.max(...ideas.map((idea) => idea.length))).toBeLessThanOrEqual(200)
      expect(ideas.join('')).not.toMatch(/[{}()|]|undefined/)
      const heard = ideas.filter((idea) => detectLanguage(idea, language) === language)
      expect(heard.length / ideas.length).toBeGreaterThan(0.97)
      expect(writeInspiration({ seed: 3, language, style: 'Reggae' })).toContain('Reggae')
    })
  },
)

describe.each(Object.values(PHRASEBOOKS).map((phrasebook) => [phrasebook.language, phrasebook] as const))(
  'the data of %s',
  (_, phrasebook) => {
    it('has a theme for every scenario and a stance for every mood', () => {
      const repertoire = repertoireOf(phrasebook)
      const seeds = Array.from({ length: 24 }, (_, seed) => seed)
      const most = (names: readonly string[]) =>
        Math.max(...names.map((name) => names.filter((one) => one === name).length))
      const chosen = (wish: { mood?: string; scenario?: string }) =>
        seeds.map((seed) => findDirection({ style: 'Pop', seed, ...wish }, repertoire))
      for (const scenario of SCENARIOS)
        expect(most(chosen({ scenario }).map(({ theme }) => theme.name)), scenario).toBeGreaterThanOrEqual(5)
      for (const mood of MOODS)
        expect(most(chosen({ mood }).map(({ stance }) => stance.name)), mood).toBeGreaterThanOrEqual(9)
    })

    it('is about themes that exist, which borrow from each other', () => {
      const english: readonly string[] = THEMES.map(({ name }) => name)
      const own = phrasebook.themes.map(({ name }) => name)
      expect(own.length).toBeGreaterThanOrEqual(8)
      expect(own.filter((name) => !english.includes(name))).toEqual([])
      for (const { companions } of phrasebook.themes)
        for (const name of companions.split(' ')) expect(own).toContain(name)
    })

    it('fills the same slots in every theme, each phrase in all of its forms', () => {
      const slots = Object.keys(phrasebook.themes[0]!.phrases)
      for (const { name, phrases } of phrasebook.themes) {
        expect(Object.keys(phrases), name).toEqual(slots)
        for (const [slot, text] of Object.entries(phrases)) {
          const forms = phrasebook.forms[slot]?.split(' ').length ?? 1
          for (const phrase of listed(text)) expect(phrase.split(' / ').length, phrase).toBe(forms)
          expect(listed(text).length, `${name}: ${slot}`).toBeGreaterThanOrEqual(7)
        }
      }
    })
  },
)
