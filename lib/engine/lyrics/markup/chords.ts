/** A chord as guitarists write it: "Am", "F#m7", "Cmaj7", "G/B". */
const CHORD =
  /^[A-H][#♯b♭]?(?:maj|min|mi|m|M|dim|aug|sus|add|\+|°|ø|Δ)?\d*(?:(?:maj|sus|add|no|[#♯b♭+-])\d+)*(?:\([^)]*\))?(?:\/[A-H][#♯b♭]?)?$/u
/** One that can be nothing else. */
const PLAIN_CHORD = /^[A-H](?:[#♯♭]|.*(?:\d|maj|sus|dim|aug|add|\/))/u
/** What stands between chords on a line of them. */
const BETWEEN = /^(?:[|:/%.,–—-]+|N\.?C\.?|[x×]\d|\d[x×])$/iu

export const isChord = (text: string) => CHORD.test(text.trim())

/** One that is no word either: "Am" is one in German, "Em" in Vietnamese. */
export const isSurelyChord = (text: string) => isChord(text) && PLAIN_CHORD.test(text.trim())

/** Whether a line holds chords alone: surely, or only if others around it do ("A", "Am", "C D"). */
export function chordLine(line: string): 'surely' | 'maybe' | null {
  const tokens = line
    .trim()
    .split(/\s+|(?<=\|)|(?=\|)/u)
    .filter((token) => token !== '' && !BETWEEN.test(token))
  if (tokens.length === 0 || !tokens.every(isChord)) return null
  const several = new Set(tokens).size > 1
  // Letters that are spelled stand close together.
  const apart = /\S(?:\s{2,}|\t|\s*\|\s*)\S/.test(line.trim())
  const sure = tokens.some(isSurelyChord) || (several && (apart || tokens.some((token) => token.length > 1)))
  return sure ? 'surely' : 'maybe'
}
