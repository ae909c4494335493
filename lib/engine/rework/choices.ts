import type { SectionKind } from '../lyrics/markup/lyric-section.ts'
import { STYLES, type StyleName } from '../score/names.ts'
import type { Key, Score } from '../score/score.ts'
import type { SingerManner } from '../voices/singers.ts'
import { repeatsOf } from './line.ts'
import { singersOf } from './singer.ts'
import { canPlay } from './style.ts'
import { tempoLimits } from './tempo.ts'

/** What of a song can be changed, and to what. */
export type ReworkChoices = {
  readonly key: Key
  readonly tempo: { readonly bpm: number; readonly lowBpm: number; readonly highBpm: number }
  readonly style: { readonly name: string; readonly others: readonly StyleName[] }
  /** Null where nobody sings. */
  readonly singer: {
    readonly name: string
    readonly others: readonly { readonly name: string; readonly gender: 'm' | 'f'; readonly manner: SingerManner }[]
  } | null
  readonly lines: readonly ReworkLine[]
}

export type ReworkLine = {
  readonly text: string
  readonly section: { readonly index: number; readonly kind: SectionKind }
  readonly syllables: number
  /** How often the song sings these words. */
  readonly times: number
}

export function reworkChoices(score: Score): ReworkChoices {
  const { vocal, sections, key, tempoBpm, style } = score
  return {
    key,
    tempo: { bpm: tempoBpm, ...tempoLimits(score) },
    style: { name: style, others: STYLES.filter((name) => name !== style && canPlay(name, score)) },
    singer: vocal && {
      name: vocal.singer,
      others: singersOf(score)
        .filter(({ name }) => name !== vocal.singer)
        .map(({ name, gender, manner }) => ({ name, gender, manner })),
    },
    lines: (vocal?.lines ?? []).map(({ text, section, words }, index) => ({
      text,
      section: { index: section, kind: sections[section]?.kind ?? 'verse' },
      syllables: words.reduce((sum, word) => sum + word.syllables.length, 0),
      times: repeatsOf(score, index).length,
    })),
  }
}
