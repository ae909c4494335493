import type { SongTags } from '../codec/id3.ts'
import type { Language } from '../lyrics/language/language.ts'
import { type Key, type Score, writtenLines } from '../score/score.ts'
import { tonicName } from '../theory/key-name.ts'
import { ENGINE_VERSION, MACHINE_NOTE } from './version.ts'

export function songTags(score: Score): SongTags {
  return {
    title: score.title,
    artist: 'Canto',
    comment: MACHINE_NOTE,
    encoder: `Canto engine ${ENGINE_VERSION}`,
    lyrics: writtenLines(score.vocal?.lines ?? [])
      .map(({ text }) => text)
      .join('\n'),
    tempoBpm: score.tempoBpm,
    key: id3Key(score.key),
    language: score.vocal ? THREE_LETTERS[score.language] : 'zxx',
  }
}

/** ID3 knows major and minor alone. */
function id3Key(key: Key): string {
  return `${tonicName(key)}${key.mode === 'minor' || key.mode === 'dorian' ? 'm' : ''}`
}

/** ISO 639-2 codes, as ID3 wants them. */
const THREE_LETTERS: Readonly<Record<Language, string>> = {
  en: 'eng',
  es: 'spa',
  ja: 'jpn',
  pt: 'por',
  fr: 'fra',
  zh: 'zho',
  ko: 'kor',
  id: 'ind',
  it: 'ita',
  nl: 'nld',
  pl: 'pol',
  tr: 'tur',
  vi: 'vie',
  de: 'deu',
}
