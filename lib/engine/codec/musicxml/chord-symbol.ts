import type { Chord } from '../../score/score.ts'
import { branch, leaf } from './xml.ts'

/** A tone beyond those that the kind has: its number over the root, and how it is altered. */
type Added = { readonly value: number; readonly alter: number }
type Kind = { readonly kind: string; readonly added?: Added }

/** MusicXML's names of the chords that songs are made of, by their intervals. */
const KINDS: Readonly<Record<string, Kind>> = {
  '0 7': { kind: 'power' },
  '0 4 7': { kind: 'major' },
  '0 3 7': { kind: 'minor' },
  '0 3 6': { kind: 'diminished' },
  '0 2 7': { kind: 'suspended-second' },
  '0 5 7': { kind: 'suspended-fourth' },
  '0 5 7 10': { kind: 'suspended-fourth', added: { value: 7, alter: 0 } },
  '0 4 7 9': { kind: 'major-sixth' },
  '0 3 7 9': { kind: 'minor-sixth' },
  '0 4 7 10': { kind: 'dominant' },
  '0 3 7 10': { kind: 'minor-seventh' },
  '0 4 7 11': { kind: 'major-seventh' },
  '0 3 7 11': { kind: 'major-minor' },
  '0 3 6 9': { kind: 'diminished-seventh' },
  '0 3 6 10': { kind: 'half-diminished' },
  '0 4 7 14': { kind: 'major', added: { value: 9, alter: 0 } },
  '0 3 7 14': { kind: 'minor', added: { value: 9, alter: 0 } },
  '0 4 7 10 14': { kind: 'dominant-ninth' },
  '0 3 7 10 14': { kind: 'minor-ninth' },
  '0 4 7 11 14': { kind: 'major-ninth' },
  '0 3 7 11 14': { kind: 'major-minor', added: { value: 9, alter: 0 } },
  '0 4 7 10 13': { kind: 'dominant', added: { value: 9, alter: -1 } },
  '0 3 7 10 13': { kind: 'minor-seventh', added: { value: 9, alter: -1 } },
  '0 4 10 14 21': { kind: 'dominant-13th' },
  '0 3 7 10 21': { kind: 'minor-seventh', added: { value: 13, alter: 0 } },
}

/** A chord as a lead sheet has it, `offset` divisions after what follows it. */
export function chordSymbol({ intervals, symbol }: Chord, offset: number): string {
  const { kind, added } = KINDS[intervals.join(' ')] ?? { kind: 'other' }
  const [, root = '', printed = '', bass] = /^([A-G][#b]?)([^/]*)(?:\/(.+))?$/.exec(symbol) ?? []
  return branch(
    'harmony',
    {},
    named('root', root),
    leaf('kind', kind, { text: printed }),
    bass ? named('bass', bass) : '',
    added
      ? branch(
          'degree',
          { 'print-object': 'no' },
          leaf('degree-value', added.value),
          leaf('degree-alter', added.alter),
          leaf('degree-type', 'add'),
        )
      : '',
    offset === 0 ? '' : leaf('offset', offset),
  )
}

function named(what: 'root' | 'bass', [step = '', sign]: string): string {
  return branch(what, {}, leaf(`${what}-step`, step), sign ? leaf(`${what}-alter`, sign === 'b' ? -1 : 1) : '')
}
