import { chordLine } from './markup/chords.ts'
import { HAS_WORD, TAG } from './markup/has-words.ts'
import type { LyricLine, SectionKind } from './markup/lyric-section.ts'
import { withoutMarkdown } from './markup/markdown.ts'
import { withoutMarks } from './markup/marks.ts'
import { sectionAgain, timesInTag } from './markup/repeats.ts'
import { kindOfTag, labelOf } from './markup/tags.ts'
import { createTurns } from './voices/turns.ts'
import { type NamedVoice, voicesIn } from './voices/voices.ts'

/** Lines that stand together. */
export type Stanza = {
  readonly kind: SectionKind | null
  readonly tagged: boolean
  readonly lines: LyricLine[]
  /** How often it is sung. */
  times: number
  /** It sings what the part of its kind before it sang. */
  readonly isAgain?: true
}

export type Stanzas = {
  readonly stanzas: readonly Stanza[]
  /** As written, in order: "(softly)", "[Am]", "Am  F  C  G". */
  readonly leftOut: readonly string[]
  /** Marks by which something is sung again: "(x2)", "[Repeat chorus]". */
  readonly again: readonly string[]
  /** Whom tags and names before lines name, at most two. */
  readonly voices: readonly NamedVoice[]
  /** A tag says that two sing, and leaves open who sings what. */
  readonly isDuet: boolean
}

/** Beyond so many letters and ends of lines nothing is sung again: about as much as people write at most. */
export const MOST_LETTERS = 6000

const CHORD_TAG = /[[(][A-H][#♯b♭]?(?:m|maj|min|dim|sus|add|\d)[^\s\])]*[\])]/u
/** ChordPro's directives: "{title: Home}", "{soc}". */
const CHORD_PRO = /^\s*\{\s*\w+\s*(?::[^}]*)?\}\s*$/
const BRACKETED = /^\s*[[［【]/u

/** Reads lyrics line by line. */
export function readStanzas(lyrics: string): Stanzas {
  const stanzas: Stanza[] = []
  const leftOut: string[] = []
  const again: string[] = []
  let open: Stanza | null = null
  let letters = 0

  const lines = lyrics
    .normalize('NFC')
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(withoutMarkdown)
  const voices = voicesIn(lines)
  const isVoice = (tag: string) => voices.ofTag(tag) !== null
  const turns = createTurns(voices)
  const hasChords = lines.some((line) => chordLine(line) === 'surely' || CHORD_TAG.test(line))
  for (const [index, line] of lines.entries()) read(line, lines[index + 1] ?? '')
  return { stanzas, leftOut, again, voices: voices.named, isDuet: turns.isDuet() }

  function read(line: string, next: string): void {
    const chords = chordLine(line)
    if (line.trim() === '') {
      if (open === null || open.lines.length > 0) open = null
    } else if (chords === 'surely' || (chords === 'maybe' && hasChords) || CHORD_PRO.test(line)) {
      leftOut.push(line.trim())
    } else if (!readAgain(line) && !readLabel(line, next) && !readVoice(line)) readLine(line)
  }

  function readLine(line: string): void {
    const unmarked = withoutMarks(line, isVoice)
    leftOut.push(...unmarked.leftOut)
    again.push(...unmarked.again)
    let rest = unmarked.text
    for (let match = TAG.exec(rest); match; match = TAG.exec(rest)) {
      add(rest.slice(0, match.index), 1)
      begin(match[1]!)
      rest = rest.slice(match.index + match[0].length)
    }
    add(rest, unmarked.times)
    const last = open ?? stanzas.at(-1)
    if (unmarked.times > 1 && !HAS_WORD.test(unmarked.text) && last?.lines.length) last.times = unmarked.times
  }

  /** "Repeat chorus", with or without brackets. */
  function readAgain(line: string): boolean {
    const part = sectionAgain(unwrapped(line))
    if (!part) return false
    again.push(line.trim())
    open = null
    stanzas.push({ ...part, tagged: true, lines: [], isAgain: true })
    return true
  }

  /** "Chorus:", "Verse 2", "(Chorus)". */
  function readLabel(line: string, next: string): boolean {
    const label = BRACKETED.test(line) ? null : labelOf(unwrapped(line))
    if (!label) return false
    // "Chorus" alone could be a word of the song; above its lines, with nothing before it, it is a name.
    const isAbove = open === null && next.trim() !== '' && !BRACKETED.test(next)
    if (!label.sure && !isAbove && unwrapped(line) === line.trim()) return false
    begin(label.name)
    if (label.rest !== '') readLine(label.rest)
    return true
  }

  /** "Anna: I …" */
  function readVoice(line: string): boolean {
    const own = voices.ofLine(line)
    if (!own) return false
    turns.begin(own.voice)
    if (own.rest !== '') readLine(own.rest)
    return true
  }

  function begin(tag: string): void {
    const kind = kindOfTag(tag)
    turns.heed(tag, kind, stanzas.length === 0)
    if (!kind) return
    const times = timesInTag(tag)
    if (times > 1) again.push(`[${tag}]`)
    open = { kind, tagged: true, lines: [], times }
    stanzas.push(open)
  }

  function add(line: string, times: number): void {
    const loneTag = /^\s*[[【［]\s*(.*)$/.exec(line)
    if (loneTag && loneTag[1]!.split(/\s+/).length <= 2 && kindOfTag(loneTag[1]!)) {
      begin(loneTag[1]!)
      return
    }
    if (!HAS_WORD.test(line)) return
    if (!open) {
      open = { kind: null, tagged: false, lines: [], times: 1 }
      stanzas.push(open)
    }
    const text = line
      .replace(/[[\]【】［］]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
    const voice = turns.current()
    for (let sung = 0; sung < times && (sung === 0 || letters <= MOST_LETTERS); sung++) {
      open.lines.push(voice === undefined ? { text } : { text, voice })
      letters += text.length + 1
    }
  }
}

const unwrapped = (line: string) => line.trim().replace(/^[([（［](.*)[)\]）］]$/u, '$1')
