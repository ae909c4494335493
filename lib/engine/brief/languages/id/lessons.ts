import type { Fact } from '../../brief.ts'
import type { Piece } from './clauses.ts'

/** What children are to learn: "belajar gosok gigi dua kali sehari". */
export const LESSON =
  /^.*(?<!\p{L})(?:belajar|cara|mengajari|mengajarkan|mengajar|ajari|mau|rajin|tentang|untuk|buat|supaya|agar|biar|soal) (?:anak(?:-anak)? )?((?:gosok|sikat|menyikat|menggosok|cuci|mencuci|buang|membuang|antre|mengantre|menabung|merapikan|membereskan|menyeberang) \p{L}+(?: [\p{L}\d-]+)*)$/iu

/** What a song that teaches speaks of. */
export const TAUGHT =
  /(?<!\p{L})(?:(?:gosok|sikat|menyikat|menggosok) gigi|(?:cuci|mencuci) tangan|buang sampah|menyeberang|belajar)(?!\p{L})/iu

/** "Angkat tangan dan jalan" is one step. */
export const withJoint = (steps: string[], { text, joint }: Piece): string[] =>
  joint === 'dan' && steps.length > 0
    ? [...steps.slice(0, -1), `${steps.at(-1)} dan ${text}`]
    : [...steps, joint === 'lalu' ? `lalu ${text}` : text]

/** Single words of a list of steps stand with the next: "basahi, pakai sabun". */
export function stepsIn(pieces: readonly string[]): readonly string[] {
  const steps: string[] = []
  let waiting = ''
  for (const piece of pieces) {
    if (!/^\p{L}{4,}(?:i|kan|as)$/iu.test(piece)) {
      steps.push(waiting ? `${waiting}, ${piece}` : piece)
      waiting = ''
    } else waiting = waiting ? `${waiting}, ${piece}` : piece
  }
  return waiting ? [...steps, waiting] : steps
}

/** "Kalian pakai odol", as it is told to children: "Pakai odol". */
export const asStep = (one: Fact): Fact =>
  /^(?:Kalian|Kau) /u.test(one.text)
    ? {
        ...one,
        of: 'thing',
        text: one.text.replace(/^(?:Kalian|Kau) (\p{L})/u, (_, letter: string) => letter.toUpperCase()),
      }
    : /^Jangan /u.test(one.text)
      ? { ...one, of: 'thing' }
      : one
