import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readBrief, writeSong } from '#lib/engine/index.ts'
import type { Brief, Language } from '#lib/engine/sound.ts'
import { parseEnglish } from '#server/assets/english.ts'
import type { Line } from '../covers/lines.ts'
import { type Named, share } from '../rows.ts'

/** What somebody typed who had not seen the songwriter, and what a reader expects of the song. */
type Description = {
  readonly language: Language
  readonly text: string
  readonly sungIn: Language
  readonly names?: readonly string[]
  /** Words of the song's language by which a subject is known to be sung of, subject by subject. */
  readonly subjects?: readonly (readonly string[])[]
  readonly instrumental?: boolean
  readonly voice?: 'm' | 'f'
  readonly bpm?: number
  readonly without?: readonly string[]
}

type Written = Description & {
  readonly brief: Brief
  readonly lines: readonly string[]
  readonly chorus: string
  readonly verses: readonly string[]
}

const SEED = 7

/** Whether 120 descriptions in 14 languages are understood, and sung of. Bars stand a little below what is reached. */
export async function judgeWishes(): Promise<readonly Line[]> {
  const file = readFileSync(join(import.meta.dirname, 'descriptions.json'), 'utf8')
  const all = (JSON.parse(file) as Description[]).map((one): Written => {
    const brief = readBrief({ description: one.text, interfaceLanguage: one.language }, parseEnglish)
    const { title, lyrics } = writeSong(brief, SEED)
    const lines = lyrics.split('\n').filter((text) => !/^\[.*\]$/u.test(text))
    const parts = lyrics.split('\n\n')
    const chorus = `${title}\n${parts.find((part) => part.startsWith('[Chorus')) ?? ''}`
    return { ...one, brief, lines, chorus, verses: parts.filter((part) => part.startsWith('[Verse')) }
  })
  const sung = all.filter(({ instrumental }) => !instrumental)
  const line = (what: string, pass: number, aim: number, flags: Named<boolean>): Line => ({
    what,
    pass: { least: pass },
    aim: { least: aim },
    digits: 3,
    figure: share(flags),
  })
  return [
    line(
      'descriptions: sung in the language that is asked for',
      0.95,
      1,
      all.map((one) => [one.text, one.brief.language === one.sungIn]),
    ),
    line(
      'descriptions: instrumental where it is asked for',
      0.98,
      1,
      all.map((one) => [one.text, one.brief.instrumental === (one.instrumental ?? false)]),
    ),
    line(
      'descriptions: the voice that is asked for',
      0.85,
      1,
      all.flatMap(({ text, voice, brief }) => (voice ? [[text, brief.voice === voice] as const] : [])),
    ),
    line(
      'descriptions: the tempo that is asked for',
      1,
      1,
      all.flatMap(({ text, bpm, brief }) => (bpm ? [[text, brief.music.attributes.tempoBpm === bpm] as const] : [])),
    ),
    line(
      'descriptions: names in chorus or title',
      0.93,
      1,
      sung.flatMap(({ text, names = [], chorus }) => names.map((name) => [text, chorus.includes(name)] as const)),
    ),
    line(
      'descriptions: verses that sing of a subject',
      0.93,
      0.95,
      sung.flatMap((one) => one.verses.map((verse) => [one.text, singsOf(verse, one)] as const)),
    ),
    line(
      'descriptions: choruses that sing of a subject',
      0.88,
      0.95,
      sung.map((one) => [one.text, singsOf(one.chorus, one)]),
    ),
    line(
      'descriptions: lines without marks of the stanzas that they come from',
      1,
      1,
      sung.map(({ text, lines }) => [text, !/[[\]{}|〔〕]/u.test(lines.join(''))]),
    ),
    line(
      'descriptions: what is not wanted stays away',
      0.98,
      1,
      sung.flatMap(({ text, without = [], chorus, verses }) =>
        without.map(
          (word) => [text, ![chorus, ...verses].join('\n').toLowerCase().includes(word.toLowerCase())] as const,
        ),
      ),
    ),
  ]
}

/** In languages without spaces words stand within the line. */
function singsOf(lines: string, { subjects = [], sungIn }: Description): boolean {
  const text = lines.toLowerCase()
  const words = new Set(text.match(/[\p{L}\p{M}\d]+/gu) ?? [])
  const isRun = sungIn === 'ja' || sungIn === 'zh' || sungIn === 'ko'
  return subjects.flat().some((word) => (isRun ? text.includes(word) : words.has(word.toLowerCase())))
}
