import type { SectionKind } from './lyric-section.ts'

/** Names of sections as people write them into lyrics; longer names win, so "pre-chorus" is not read as "chorus". */
const NAMES: Readonly<Record<SectionKind, readonly string[]>> = {
  intro: [
    'intro',
    'introduction',
    'opening',
    'introducción',
    'introdução',
    'einleitung',
    'giriş',
    'dạo đầu',
    '前奏',
    'イントロ',
    '인트로',
  ],
  verse: [
    ...['verse', 'vers', 'verso', 'estrofa', 'estrofe', 'couplet', 'strophe', 'strofa', 'zwrotka', 'bait', 'kıta'],
    ...['đoạn', 'phiên khúc', 'lời', 'rap', 'part', '主歌', '詩節', 'aメロ', '절', '벌스'],
  ],
  'pre-chorus': [
    ...[
      'pre-chorus',
      'prechorus',
      'pre chorus',
      'pre-hook',
      'pre hook',
      'build',
      'build-up',
      'pre-coro',
      'pre-estribillo',
      'preestribillo',
    ],
    ...['pré-refrão', 'pré-refrain', 'pre-refrein', 'vorrefrain', 'pre-ritornello', 'pre-reff', 'điệp khúc trước'],
    ...['przedrefren', 'ön nakarat', 'nakarat öncesi', 'tiền điệp khúc'],
    ...['导歌', '導歌', '预副歌', 'bメロ', '프리코러스', '프리 코러스'],
  ],
  chorus: [
    ...['chorus', 'hook', 'refrain', 'post-chorus', 'drop', 'coro', 'estribillo', 'refrão', 'refrein', 'ritornello'],
    ...['refren', 'nakarat', 'reff', 'điệp khúc', 'kehrreim', '副歌', 'サビ', '후렴', '코러스'],
  ],
  break: [
    ...[
      'break',
      'interlude',
      'instrumental',
      'solo',
      'guitar solo',
      'breakdown',
      'interludio',
      'interlúdio',
      'stacco',
      'pause',
    ],
    ...['intermezzo', 'przerwa', 'ara', 'gian tấu', '间奏', '間奏', 'ブレイク', '간주'],
  ],
  bridge: [
    'bridge',
    'middle eight',
    'middle 8',
    'puente',
    'ponte',
    'pont',
    'brücke',
    'brug',
    'most',
    'mostek',
    'đoạn nối',
    'jembatan',
    'köprü',
    '桥段',
    '橋段',
    'ブリッジ',
    '브릿지',
    '브리지',
  ],
  outro: [
    'outro',
    'ending',
    'end',
    'coda',
    'final',
    'finale',
    'fin',
    'schluss',
    'epilog',
    'penutup',
    'kết',
    'đoạn kết',
    'çıkış',
    '尾奏',
    '尾声',
    '結尾',
    'アウトロ',
    '아웃트로',
  ],
}

const BY_LENGTH = (Object.entries(NAMES) as [SectionKind, readonly string[]][])
  .flatMap(([kind, names]) => names.map((name) => ({ kind, name: small(name) })))
  .sort((a, b) => b.name.length - a.name.length)

/** The section that a tag's text names ("Final Chorus", "VERSE 2: softly"), or null. */
export function kindOfTag(tag: string): SectionKind | null {
  const words = ` ${small(tag)
    .normalize('NFC')
    .replace(/[\d:：.,;|x×()*_#–—]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()} `
  const hit = BY_LENGTH.find(({ name }) => words.includes(isSpaced(name) ? ` ${name} ` : name))
  return hit?.kind ?? null
}

/** Whether a word is part of a section's name. */
export const isSectionWord = (word: string) => SECTION_WORDS.has(small(word))

/** In small letters, without what tells the two i of Turkish apart: in capitals people mix them up. */
export function small(text: string): string {
  return text.toLowerCase().replaceAll('i\u0307', 'i').replaceAll('ı', 'i')
}

function isSpaced(name: string): boolean {
  return !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(name)
}

/** Names that are hardly ever sung, so that they can stand for a part on a line of their own without brackets. */
const LABELS = new Set(
  [
    ...[
      'intro',
      'outro',
      'verse',
      'pre-chorus',
      'prechorus',
      'pre chorus',
      'chorus',
      'refrain',
      'bridge',
      'interlude',
      'instrumental',
    ],
    ...['estribillo', 'pre-estribillo', 'estrofa', 'refrão', 'pré-refrão', 'estrofe', 'interludio', 'interlúdio'],
    ...[
      'couplet',
      'pré-refrain',
      'strophe',
      'vorrefrain',
      'kehrreim',
      'ritornello',
      'strofa',
      'refrein',
      'pre-refrein',
    ],
    ...[
      'refren',
      'zwrotka',
      'przedrefren',
      'nakarat',
      'điệp khúc',
      'phiên khúc',
      'tiền điệp khúc',
      'dạo đầu',
      'gian tấu',
      'reff',
      'bait',
    ],
    ...[
      'サビ',
      'aメロ',
      'bメロ',
      'イントロ',
      'アウトロ',
      '間奏',
      '副歌',
      '主歌',
      '导歌',
      '導歌',
      '前奏',
      '间奏',
      '尾奏',
      '桥段',
      '橋段',
    ],
    ...['후렴', '코러스', '벌스', '프리코러스', '브릿지', '브리지', '인트로', '아웃트로', '간주'],
  ].map(small),
)

/** A part that is named without brackets, "Chorus:" or "Verse 2", and what follows on its line. */
export type Label = {
  readonly name: string
  readonly rest: string /** With its colon or number it can be nothing else. */
  readonly sure: boolean
}

export function labelOf(line: string): Label | null {
  const colon = line.search(/[:：]/u)
  const head = (colon < 0 ? line : line.slice(0, colon)).trim()
  if (head.length > LONGEST_LABEL) return null
  const rest = colon < 0 ? '' : line.slice(colon + 1).trim()
  const { name = head, number } = /^(?<name>.*?) ?(?<number>\d{1,2})$/u.exec(head)?.groups ?? {}
  const isNamed = LABELS.has(small(name)) || (colon >= 0 && rest === '' && NAMED.has(small(name)))
  return isNamed ? { name, rest, sure: colon >= 0 || number !== undefined } : null
}

const LONGEST_LABEL = 40
const NAMED = new Set(BY_LENGTH.map(({ name }) => name))
const SECTION_WORDS = new Set(['final', 'last', ...[...NAMED].flatMap((name) => [name, ...name.split(/[ -]/)])])
