import { describe, expect, it } from 'vitest'
import { loadWords } from '../../../../server/assets/words.ts'
import { GENRES, MOODS, SCENARIOS } from '../../compose/names.ts'
import { detectLanguage } from '../../lyrics/detect.ts'
import { parseLyrics } from '../../lyrics/sections.ts'
import { toKana } from '../../speech/kanji.ts'
import { findDirection } from '../direction.ts'
import { THEMES } from '../english/themes/registry.ts'
import { writeInspiration } from '../inspiration.ts'
import { rhymeQuality, scan } from '../prosody.ts'
import { type LyricsRequest, writeLyrics } from '../write-lyrics.ts'
import { listed } from './phrases.ts'
import { TONGUES } from './registry.ts'
import { entries, repertoireOf } from './repertoire.ts'
import type { Tongue } from './tongue.ts'
import { tongueEar } from './tongue-ear.ts'

const words = loadWords()
const SONGS = 60
const linesOf = (lyrics: string) => lyrics.split('\n').filter((line) => line !== '' && !line.startsWith('['))
const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

describe.each(Object.values(TONGUES).map((tongue) => [tongue.language, tongue] as const))(
  'songs in %s',
  (_, tongue) => {
    const { language } = tongue
    const write = (request: Partial<LyricsRequest> = {}) =>
      writeLyrics({ style: 'Pop', language, seed: 1, ...request }, words)
    const album = Array.from({ length: SONGS }, (_, seed) => write({ seed, style: GENRES[seed % GENRES.length]! }))
    const hear = (line: string) => scan(line, tongueEar(tongue, tongue.rhyme ? words.soundsOf(language) : {}))

    it('have a form that the composer reads, with the title in the chorus', () => {
      for (const { title, lyrics } of [...album, write({ title: album[3]!.title, seed: 99 })]) {
        const sections = parseLyrics(lyrics)
        const kinds = sections.map((section) => section.kind)
        expect(kinds[0]).toBe('verse')
        expect(kinds).toContain('bridge')
        expect(kinds.filter((kind) => kind === 'chorus').length).toBeGreaterThanOrEqual(2)
        const chorus = sections.find((section) => section.kind === 'chorus')!
        expect(chorus.lines.join(' ').toLocaleLowerCase(language)).toContain(title.toLocaleLowerCase(language))
        expect(lyrics.length).toBeLessThanOrEqual(3000)
      }
    })

    it('are heard as that language', () => {
      expect(album.filter(({ lyrics }) => detectLanguage(lyrics) !== language).map(({ lyrics }) => lyrics)).toEqual([])
    })

    it('can be sung: lines have about as many syllables as the style asks, and their sound is known', () => {
      const lines = album.flatMap(({ lyrics }) => linesOf(lyrics)).map((line) => hear(line))
      expect(Math.max(...lines.map(({ stresses }) => stresses.length))).toBeLessThanOrEqual(24 * tongue.pace)
      expect(Math.min(...lines.map(({ stresses }) => stresses.length))).toBeGreaterThanOrEqual(3)
      expect(mean(lines.map(({ stresses }) => stresses.length)) / tongue.pace).toBeLessThan(14)
      if (tongue.rhyme) expect([...new Set(lines.flatMap(({ unknown }) => unknown))]).toEqual([])
    })

    if (language === 'ja') {
      it('are written with signs that are read right', () => {
        const runs = album.flatMap(({ lyrics }) => lyrics.match(/\p{Script=Han}+/gu) ?? [])
        const unread = (sign: string) => toKana(sign) === 'あ' && !'明会'.includes(sign)
        expect(runs.filter((run) => [...run].some(unread) && toKana(run).includes('あ'))).toEqual([])
      })
    }

    if (tongue.rhyme) {
      it('rhyme in most verses', () => {
        const verses = album.flatMap(({ lyrics }) => parseLyrics(lyrics).filter(({ kind }) => kind === 'verse'))
        const rhymed = verses.filter(({ lines }) => {
          const ends = lines.map(hear)
          return ends.some((a, at) => ends.some((b, other) => other > at && rhymeQuality(a, b) >= 0.5))
        })
        expect(rhymed.length / verses.length).toBeGreaterThanOrEqual(0.7)
      })
    }

    it('hardly ever have a line in common', () => {
      const all = album.flatMap(({ title, lyrics }) =>
        [...new Set(linesOf(lyrics))].filter((line) => !line.toLowerCase().includes(title.toLowerCase())),
      )
      const recurring = all.filter((line, index) => all.indexOf(line) !== index)
      expect(recurring.length / all.length, recurring.join(' / ')).toBeLessThanOrEqual(0.02)
    })

    it('leave no slot open and say no word twice in a row', () => {
      for (const line of album.flatMap(({ lyrics }) => linesOf(lyrics))) {
        expect(line).not.toMatch(/[{}()|/]|undefined| {2}| ,/)
        expect(line).not.toMatch(/(?:^|[^\p{L}])(\p{L}+) \1(?![\p{L}])/iu)
      }
    })

    it('do not say the same line twice in a stanza', () => {
      for (const { lyrics } of album)
        for (const { lines } of parseLyrics(lyrics)) expect(new Set(lines).size).toBe(lines.length)
    })

    it('take up every theme and every stance by its words, in a title or a description', () => {
      const repertoire = repertoireOf(tongue)
      for (const [kinds, chosen] of [
        [tongue.themes, 'theme'],
        [tongue.stances, 'stance'],
      ] as const)
        for (const { name, keywords } of kinds) {
          const description = keywords.split(' ').slice(0, 4).join(' ')
          const hits = [1, 2, 3, 4, 5, 6].filter(
            (seed) => findDirection({ description, style: 'Pop', seed }, repertoire)[chosen].name === name,
          )
          expect(hits.length, `${chosen} ${name}`).toBeGreaterThanOrEqual(5)
        }
    })

    it('are the same for the same request and others for another seed', () => {
      expect(write({ seed: 9 })).toEqual(write({ seed: 9 }))
      expect(write({ seed: 9 }).lyrics).not.toBe(write({ seed: 10 }).lyrics)
    })

    it('begin with ideas that are short, in that language, and hardly ever the same', () => {
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

describe.each(Object.values(TONGUES).map((tongue) => [tongue.language, tongue] as const))(
  'the data of %s',
  (_, tongue) => {
    it('has a theme for every scenario and a stance for every mood', () => {
      const repertoire = repertoireOf(tongue)
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
      const own = tongue.themes.map(({ name }) => name)
      expect(own.length).toBeGreaterThanOrEqual(8)
      expect(own.filter((name) => !english.includes(name))).toEqual([])
      for (const { companions } of tongue.themes) for (const name of companions.split(' ')) expect(own).toContain(name)
    })

    it('fills the same slots in every theme, each phrase in all of its forms', () => {
      const slots = Object.keys(tongue.themes[0]!.phrases)
      for (const { name, phrases } of tongue.themes) {
        expect(Object.keys(phrases), name).toEqual(slots)
        for (const [slot, text] of Object.entries(phrases)) {
          const forms = tongue.forms[slot]?.split(' ').length ?? 1
          for (const phrase of listed(text)) expect(phrase.split(' / ').length, phrase).toBe(forms)
          expect(listed(text).length, `${name}: ${slot}`).toBeGreaterThanOrEqual(7)
        }
      }
    })

    it('can say much at every place of a song, so that songs need not repeat each other', () => {
      const thin = tongue.stances.flatMap(({ name, detail, turn, lift, answer, bridge }) =>
        Object.entries({ openings: tongue.openings, detail, turn, lift, answer, bridge }).flatMap(([role, rules]) => {
          const ways = entries(rules).reduce((sum, rule) => sum + waysOf(rule, tongue), 0)
          return ways < 300 ? [`${name} ${role}: ${Math.round(ways)}`] : []
        }),
      )
      expect(thin).toEqual([])
    })
  },
)

/** How many lines a rule can write within one theme. */
function waysOf(rule: string, { everyday, themes }: Tongue): number {
  const choices = [...rule.matchAll(/\(([^()]*)\)/g)].map(([, text]) => text!.split('|').length)
  const slots = [...rule.replace(/\([^()]*\)/g, '').matchAll(/\{([a-z]+)/g)].map(([, slot]) => {
    return listed(everyday[slot!] ?? themes[0]!.phrases[slot!] ?? '').length
  })
  return [...choices, ...slots].reduce((product, count) => product * count, 1)
}
