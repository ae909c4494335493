import type { LineVoice, SectionKind } from '../markup/lyric-section.ts'
import type { Voices } from './voices.ts'

/**
 * Keeps track of who sings while lyrics are read. A voice that a tag or a name gives holds until the next one. It also ends at
 * the next part, unless that part's tag follows at once. Where only one voice is named, and before all lines, every part begins
 * with it.
 */
export function createTurns(voices: Voices) {
  let voice: LineVoice | undefined
  let usual: LineVoice | undefined
  /** Nothing was sung since somebody was named. */
  let isFresh = false
  let saysDuet = false
  return {
    /** Whose the line is that comes now. */
    current(): LineVoice | undefined {
      isFresh = false
      return voice
    },
    begin(named: LineVoice): void {
      voice = named
      isFresh = true
    },
    /** `kind` is the part that the tag begins, if it does; `isFirst` where nothing was sung before. */
    heed(tag: string, kind: SectionKind | null, isFirst: boolean): void {
      const named = voices.ofTag(tag)
      if (kind !== null && !isFresh) voice = usual
      if (named === 'duet' && kind === null && isFirst) saysDuet = true
      else if (named !== null) this.begin(named === 'duet' ? 'both' : named)
      if (named !== null && kind === null && isFirst && voices.named.length < 2) usual = voice
    },
    /** Whether a tag before all lines says that two sing, and no other says who. */
    isDuet: (): boolean => saysDuet && voices.named.length === 0,
  }
}
