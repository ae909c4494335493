import type { Mode } from '../score/score.ts'

export type Ground = 'verse' | 'pre-chorus' | 'chorus' | 'bridge'

/** Chord numerals over the major scale of the tonic, parted by blanks; the seed picks one a ground. */
export type ProgressionBook = Partial<Readonly<Record<Mode, Readonly<Record<Ground, readonly string[]>>>>>

export const POP_PROGRESSIONS: ProgressionBook = {
  major: {
    verse: ['I V vi IV', 'vi IV I V', 'I vi IV V', 'I iii IV V', 'I IV vi V', 'I IV I V', 'vi V IV V'],
    'pre-chorus': ['ii IV vi V', 'IV V vi V', 'ii V iii IV', 'IV I ii V', 'vi iii IV V'],
    chorus: ['I V vi IV', 'IV I V vi', 'vi IV I V', 'IV V vi I', 'I IV vi V', 'I V ii IV', 'IV V iii vi'],
    bridge: ['vi IV ii V', 'ii vi IV V', 'IV iii ii V', 'bVII IV I V', 'iii vi IV V'],
  },
  minor: {
    verse: ['i bVI bIII bVII', 'i bVII bVI bVII', 'i iv bVI bVII', 'i bIII iv bVI'],
    'pre-chorus': ['iv bVI bVII V', 'bVI bVII i V', 'iv bVII bIII V', 'bVI iv i V'],
    chorus: ['bVI bVII i bIII', 'i bVI bIII bVII', 'bVI bIII bVII i', 'i bVII bIII bVI', 'iv bVI i bVII'],
    bridge: ['bIII bVII iv V', 'bVI bVII iv V', 'iv i bVI V', 'bIII bVI iv V'],
  },
}
