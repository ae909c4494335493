import type { Mode } from '../../score/score.ts'

export type Ground = 'verse' | 'pre-chorus' | 'chorus' | 'bridge'

/**
 * Chord numerals over the major scale of the tonic, one place each, parted by blanks; `_` shares a place between two
 * chords. The seed picks one a ground, and a `close`: two places on which choruses end and outros turn, tonic last.
 */
export type ProgressionBook = Partial<Readonly<Record<Mode, Readonly<Record<Ground | 'close', readonly string[]>>>>>

export const POP_PROGRESSIONS: ProgressionBook = {
  major: {
    verse: ['I V vi IV', 'vi IV I V', 'I vi IV V', 'I iii IV I', 'I IV vi V', 'I IV I V', 'vi V IV I', 'I V/3 vi IV'],
    'pre-chorus': ['ii IV vi V', 'IV V vi V', 'ii V iii IV', 'IV I/3 ii V', 'vi iii IV V'],
    chorus: ['I V vi IV', 'IV I V vi', 'vi IV I V', 'IV V vi I', 'I IV vi V', 'I V ii IV', 'IV V I vi'],
    bridge: ['vi IV ii V', 'ii vi IV V', 'IV iii ii V', 'bVII IV I V', 'iii vi IV V'],
    close: ['IV_V7 I', 'IV I', 'ii_V7 I'],
  },
  minor: {
    verse: ['i bVI iv bVII', 'i bVII bVI i', 'i iv bVI V', 'i iv bVII i'],
    'pre-chorus': ['iv bVI bVII V', 'bVI bVII i V', 'iv bVII bIII V', 'bVI iv i V'],
    chorus: ['bVI bVII i i', 'i bVI iv V', 'bVI iv i bVII', 'i bVII bVI V', 'iv bVI i bVII'],
    bridge: ['bIII bVII iv V', 'bVI bVII iv V', 'iv i bVI V', 'bIII bVI iv V'],
    close: ['iv_V7 i', 'iv i', 'bVI_V7 i'],
  },
}

export const ROCK_PROGRESSIONS: ProgressionBook = {
  major: {
    verse: ['I bVII5 IV5 I', 'I5 IV5 I V5', 'I V5 IV5 I5', 'I vi IV5 V5'],
    'pre-chorus': ['IV5 V5 IV5 V5', 'vi IV5 V5 V5', 'ii IV5 V5 V5'],
    chorus: ['I V5 vi IV', 'IV I V5 I', 'I IV bVII5 I', 'I V5 IV I'],
    bridge: ['bVI5 bVII5 I5 I5', 'vi V5 IV5 V5', 'bIII5 IV5 I5 V5'],
    close: ['IV I', 'IV_V7 I'],
  },
  minor: {
    verse: ['i5 bVI5 bVII5 i', 'i iv5 bVII5 i5', 'i5 i5 bVI5 bVII5', 'i5 iv5 i bVII5'],
    'pre-chorus': ['iv5 bVI5 bVII5 bVII5', 'bVI5 bVII5 bVI5 V5', 'iv5 v5 bVI5 V5'],
    chorus: ['bVI5 bVII5 i i', 'i bVII5 bVI5 iv5', 'i5 bVI5 iv5 i', 'bVI5 iv5 i bVII5'],
    bridge: ['bIII5 bVII5 iv5 V5', 'bVI5 iv5 bVII5 V5', 'iv5 bVI5 i5 V5'],
    close: ['iv5_V i', 'iv i'],
  },
  mixolydian: {
    verse: ['I bVII5 IV5 I', 'I I bVII5 IV5', 'I IV5 bVII5 I'],
    'pre-chorus': ['IV5 bVII5 IV5 bVII5', 'ii IV5 bVII5 V5'],
    chorus: ['I bVII5 IV I', 'bVII IV I I', 'I v IV5 I'],
    bridge: ['bVI5 bVII5 I5 I5', 'IV5 bVII5 ii V5'],
    close: ['bVII_IV I', 'IV I'],
  },
}

export const FOLK_PROGRESSIONS: ProgressionBook = {
  major: {
    verse: ['I IV I V', 'I V vi IV', 'I I IV V', 'I iii IV I', 'I vi IV I', 'I V/3 vi IV'],
    'pre-chorus': ['IV I IV V', 'ii V ii V', 'vi IV I V'],
    chorus: ['IV I V I', 'I IV V I', 'IV V I vi', 'I V IV I', 'vi IV I V'],
    bridge: ['vi iii IV V', 'ii vi IV V', 'IV IV I V'],
    close: ['IV_V I', 'IV I'],
  },
  minor: {
    verse: ['i bVII bVI i', 'i iv i bVII', 'i iv i v', 'i bVI iv i'],
    'pre-chorus': ['iv i iv V', 'bVI bVII i bVII'],
    chorus: ['iv bVII i i', 'bVI iv bVII i', 'i bVII iv i'],
    bridge: ['iv bIII bVI V', 'bVI bVII iv V'],
    close: ['iv_V i', 'iv i'],
  },
  dorian: {
    verse: ['i IV7 i i', 'i bIII IV i', 'i bVII v i'],
    'pre-chorus': ['bIII IV i bVII', 'IV7 bVII IV7 bVII'],
    chorus: ['i bIII IV i', 'i bIII bVII i', 'i IV7 bVII i'],
    bridge: ['bVII IV7 bIII bVII', 'bIII IV i bVII'],
    close: ['bVII i', 'IV7 i'],
  },
  mixolydian: {
    verse: ['I bVII I IV', 'I IV bVII I', 'I v bVII I'],
    'pre-chorus': ['IV bVII IV V', 'ii bVII IV V'],
    chorus: ['I bVII IV I', 'bVII IV I I', 'IV I bVII I'],
    bridge: ['ii IV bVII V', 'v bVII IV V'],
    close: ['bVII_IV I', 'IV I'],
  },
}

export const COUNTRY_PROGRESSIONS: ProgressionBook = {
  major: {
    verse: ['I I IV I', 'I IV V I', 'I I V I', 'I IV I V', 'I V/3 IV I'],
    'pre-chorus': ['IV I V V', 'ii IV V V', 'vi IV V V'],
    chorus: ['IV I V I', 'I IV I V', 'IV V I vi', 'I V IV IV_V', 'IV IV_V I I'],
    bridge: ['vi IV I V', 'IV iii ii V', 'II IV V V'],
    close: ['V7 I', 'IV_V7 I', 'IV I'],
  },
  mixolydian: {
    verse: ['I bVII IV I', 'I I bVII I'],
    'pre-chorus': ['IV I IV V'],
    chorus: ['IV I bVII I', 'I bVII IV V'],
    bridge: ['bVII IV I V'],
    close: ['IV I', 'IV_V I'],
  },
}

export const SOUL_PROGRESSIONS: ProgressionBook = {
  major: {
    verse: ['Imaj9 vi7 ii9 V7sus4', 'Iadd9 IVmaj7 ii9 V13', 'Imaj7 iii7 IVmaj9 iv6', 'ii9 V13 Iadd9 IVmaj7'],
    'pre-chorus': ['ii9 iii7 IVmaj9 V7sus4', 'IVmaj9 V7sus4 iii7 vi9', 'ii9 ii9 V7sus4 V9'],
    chorus: ['IVmaj9 iii7 ii9 Iadd9', 'IVmaj9 V13 Iadd9 vi7', 'Iadd9 IVmaj9 ii9 V7sus4', 'ii9 V13 Imaj7 IVmaj9'],
    bridge: ['vi9 V7sus4 IVmaj9 III7', 'bVIImaj7 IVmaj9 ii9 V7sus4', 'iii7 vi9 ii9 V7b9'],
    close: ['ii9_V13 Iadd9', 'IV_V9 Iadd9'],
  },
  minor: {
    verse: ['i7 iv9 bVImaj7 V7', 'i7 bVImaj9 iv9 V7', 'i7 i7 iv9 iv9', 'bVImaj7 V7b9 i7 i7'],
    'pre-chorus': ['iv9 v7 bVImaj9 V7', 'bVImaj9 bVII9 iv9 V7b9', 'iv9 iv9 v7 V7'],
    chorus: ['bVImaj9 V7 i7 iv9', 'iv9 V7b9 i7 i7', 'bVImaj9 bVII9 i7 iv7', 'i7 bVImaj7 iv9 V7b9'],
    bridge: ['bIIImaj7 iv9 bVImaj9 V7', 'iv9 bVII13 bIIImaj9 V7b9'],
    close: ['iv9_V7b9 iadd9', 'iv9 iadd9'],
  },
  dorian: {
    verse: ['i7 IV9 i7 IV9', 'i7 IV7 iv9 i7'],
    'pre-chorus': ['bIIImaj7 ii7 i9 v7', 'bVIImaj7 IV9 v7 v7'],
    chorus: ['i7 IV7 iv9 i7', 'iv9 IV9 i7 i7'],
    bridge: ['bVIImaj9 v7 bIIImaj7 IV9', 'ii7 v7 i9 IV9'],
    close: ['ii7_V7b9 iadd9', 'iv9_V7b9 iadd9'],
  },
}

export const HIP_HOP_PROGRESSIONS: ProgressionBook = {
  minor: {
    verse: ['i bVI i bVII', 'i i bVI v', 'i7 iv7 i7 v7', 'i bVI iv V'],
    'pre-chorus': ['bVI bVI bVII bVII', 'iv iv v V', 'bVI bVII v v'],
    chorus: ['bVI bVII i i', 'i bVI iv V', 'iv bVI i v', 'bVI v i i'],
    bridge: ['iv iv i V', 'bIII bVII bVI V'],
    close: ['iv_V7 i', 'iv i', 'bVI_V7 i'],
  },
  dorian: {
    verse: ['i7 IV7 i IV', 'i7 i7 IV7 i'],
    'pre-chorus': ['bIII IV7 v7 v7', 'bVII IV7 bVII v7'],
    chorus: ['i7 IV7 iv7 i', 'iv7 v7 i i'],
    bridge: ['v7 IV7 bIII bVII', 'bIII bVII v7 v7'],
    close: ['iv7 i', 'ii7_V7 i'],
  },
  major: {
    verse: ['I6 vi7 ii7 V7', 'IVmaj7 iii7 ii7 Imaj7', 'I vi7 IVmaj7 V7'],
    'pre-chorus': ['ii7 iii7 IVmaj7 V', 'IVmaj7 V vi7 V'],
    chorus: ['IVmaj7 V7 Iadd9 vi7', 'I vi7 IVmaj7 V7', 'ii7 IVmaj7 I I'],
    bridge: ['ii7 vi7 IVmaj7 V', 'iii7 vi7 ii7 V7'],
    close: ['ii7_V7 Iadd9', 'IV I'],
  },
}

export const JAZZ_PROGRESSIONS: ProgressionBook = {
  major: {
    verse: ['I6 vi7 ii7 V7', 'Imaj9 IVmaj7 iii7_VI7 ii7_V7', 'I6 ii7_V7 Imaj7 ii7_V7', 'I6 #idim7 ii7 V7'],
    'pre-chorus': ['IVmaj7 iv6 iii7 VI7b9', 'ii7 V7 iii7 VI7', 'ii7_V7 Imaj7 ii7 V13'],
    chorus: ['IVmaj7 iv6 Imaj7 ii7_V7', 'ii9 V13 I6 IVmaj7', 'I6 IV7 iii7_VI7b9 ii7_V7', 'ii7_V7 Imaj7 IVmaj7 ii7_V7'],
    bridge: ['v7 I7 IVmaj7 iv6', 'III7 VI7 II7 V7', 'iii7 VI7b9 ii7 V7'],
    close: ['ii7_V13 I6', 'ii9_V7b9 I6'],
  },
  minor: {
    verse: ['i6 iim7b5_V7b9 i6 V7b9', 'i7 iv7 iim7b5 V7b9', 'i6 bVImaj7 iim7b5 V7b9'],
    'pre-chorus': ['iv7 bVII9 bIIImaj7 bVImaj7', 'iim7b5 V7b9 i7 V7b9'],
    chorus: ['iv7 V7b9 i6 bVImaj7', 'i7 iv9 iim7b5_V7b9 i6', 'bVImaj7 V7b9 i6 i7', 'iv7 bVImaj7 iim7b5_V7b9 i6'],
    bridge: ['bIIImaj7 bVImaj7 iim7b5 V7b9', 'iv9 i7 II7 V7b9'],
    close: ['iim7b5_V7b9 i6', 'iv7_V7b9 i6'],
  },
  dorian: {
    verse: ['i7 IV7 i6 IV7', 'i6 ii7_V7b9 i7 IV7'],
    'pre-chorus': ['bVIImaj7 bIIImaj7 ii7 v7', 'ii7 IV9 v7 v7'],
    chorus: ['i7 IV7 iim7b5_V7b9 i6', 'iv7 IV7 i7 i6'],
    bridge: ['v7 IV9 bIIImaj7 ii7', 'bVIImaj7 v7 ii7 IV13'],
    close: ['ii7_V7b9 i6', 'iim7b5_V7b9 i6'],
  },
}

/** Twelve bars, and shorter turns on the same three chords. */
export const BLUES_PROGRESSIONS: ProgressionBook = {
  mixolydian: {
    verse: ['I7 I7 I7 I7 IV7 IV7 I7 I7 V7 IV7 I7 V7', 'I7 IV7 I7 I7 IV7 IV7 I7 I7 V9 IV9 I7 V7', 'I7 IV7 I7 V7'],
    'pre-chorus': ['IV7 IV7 I7 V7', 'IV7 I7 II7 V7'],
    chorus: ['I7 I7 IV7 IV7 I7 V7 IV7 I7', 'IV7 I7 V7 I7', 'I7 IV7 I7 V9'],
    bridge: ['IV7 IV7 I7 I7 II7 II7 V7 V7', 'IV9 I7 IV9 V7'],
    close: ['V7_IV7 I7', 'IV9_V9 I7'],
  },
  dorian: {
    verse: ['i7 i7 i7 i7 iv7 iv7 i7 i7 bVI7 V7 i7 V7', 'i7 iv7 i7 V7'],
    'pre-chorus': ['iv7 iv7 i7 V7'],
    chorus: ['iv7 i7 bVI7_V7 i7', 'i7 i7 iv7 V7'],
    bridge: ['iv7 iv7 i7 i7 bVI7 bVI7 V7 V7'],
    close: ['iv7_V7 i7', 'bVI7_V7 i7'],
  },
}

export const CLASSICAL_PROGRESSIONS: ProgressionBook = {
  major: {
    verse: ['I V/3 vi iii IV I/3 ii V', 'I IV/5 V7/3 I ii/3 I/5 V7 I', 'I vi ii/3 V7', 'I ii7/7 V7/3 I'],
    'pre-chorus': ['vi ii V I IV viidim iii V', 'ii/3 V vi V', 'IV I/3 II7 V'],
    chorus: ['I V vi iii IV I IV V', 'IV V/3 I vi ii V7 I I', 'I I/3 IV V', 'vi IV I/5 V7'],
    bridge: ['vi iii IV I ii vi II7 V', 'iii vi ii V', 'iv I/3 bVI V7'],
    close: ['ii/3_V7 I', 'I/5_V7 I'],
  },
  minor: {
    verse: ['i v/3 bVI bIII iv i/3 iidim V', 'i iv/5 V7/3 i', 'i bVI iv V', 'i V/3 i iv/3'],
    'pre-chorus': ['iv bVII bIII bVI', 'bVI iv iidim V', 'iv i/3 II7 V'],
    chorus: ['i bVII bVI V', 'bVI bIII iv V', 'i iv bVII bIII bVI iidim V i', 'bIII bVII i V'],
    bridge: ['bIII bVII bVI bIII iv i iidim V', 'bVI bII6 V V7', 'iv bVII bIII V'],
    close: ['iv_V7 i', 'i/5_V7 i'],
  },
}

export const ELECTRONIC_PROGRESSIONS: ProgressionBook = {
  minor: {
    verse: ['i bVI iv bVII', 'i i bVI bVII', 'i v bVI iv', 'bVI bVII i i'],
    'pre-chorus': ['bVI bVI bVII bVII', 'iv iv bVI bVII', 'bVI bVII bVI bVII'],
    chorus: ['bVI bVII i i', 'i iv bVI v', 'bVI iv i v', 'iv bVI i bVII', 'i bVII bVI i'],
    bridge: ['iv i bVII bVII', 'bVI bVI i v', 'bIII bVII iv iv'],
    close: ['iv i', 'bVI_V7 i', 'iv_V i'],
  },
  major: {
    verse: ['vi IV I V', 'IVadd9 V Iadd9 vi', 'Iadd9 V vi IVadd9'],
    'pre-chorus': ['IV IV V V', 'ii vi IV V'],
    chorus: ['IVadd9 Iadd9 V vi', 'vi IV I V', 'IVadd9 V vi I'],
    bridge: ['ii ii IV V', 'vi iii IV V'],
    close: ['IVadd9 Iadd9', 'IVadd9_V7 I'],
  },
}

export const REGGAE_PROGRESSIONS: ProgressionBook = {
  major: {
    verse: ['I IV I IV', 'I V ii IV', 'I ii I IV', 'I I IV V'],
    'pre-chorus': ['ii iii IV V', 'IV V IV V'],
    chorus: ['I V vi IV', 'I IV V IV', 'IV V I I', 'I iii IV V'],
    bridge: ['vi iii IV V', 'ii V ii V', 'IV iii ii V'],
    close: ['IV I', 'IV_V7 I'],
  },
  minor: {
    verse: ['i iv i iv', 'i bVII i iv', 'i i iv v'],
    'pre-chorus': ['bVI bVII bVI bVII', 'iv v iv v'],
    chorus: ['i bVII bVI i', 'bVI bVII i i', 'i iv bVII i'],
    bridge: ['bIII bVII iv v', 'iv bVI iv V'],
    close: ['iv i', 'iv_V7 i'],
  },
}

/** Few chords over a steady ground, as music without functional harmony has. It knows every mode. */
export const MODAL_PROGRESSIONS: Required<ProgressionBook> = {
  dorian: {
    verse: ['i i bVII i', 'i bIII IV i', 'i i7 IV i'],
    'pre-chorus': ['IV IV bVII bVII', 'bIII IV bVII bVII'],
    chorus: ['i bIII bVII i', 'i IV bIII i', 'bVII IVsus2 i i'],
    bridge: ['v v IV IV', 'bIII bIII v v'],
    close: ['bVII i', 'bIII i'],
  },
  mixolydian: {
    verse: ['I I bVII I', 'I IV I I', 'Isus2 IVsus2 I I'],
    'pre-chorus': ['IV IV bVII bVII', 'v bVII IV IV'],
    chorus: ['I bVII IV I', 'bVII IV I I', 'IV I bVII I'],
    bridge: ['ii ii IV IV', 'v v bVII bVII'],
    close: ['bVII_IV I', 'IV I'],
  },
  minor: {
    verse: ['i i bVII i', 'i v i i', 'i i bVI v'],
    'pre-chorus': ['bVI bVI bVII bVII', 'iv iv v v'],
    chorus: ['i bVII bVI i', 'bVI bVII i i', 'iv bVII i i'],
    bridge: ['iv iv bIII bIII', 'v bVI v v'],
    close: ['iv i', 'iv_v i'],
  },
  major: {
    verse: ['I I IV I', 'I V I I', 'I IVsus2 I Vsus4'],
    'pre-chorus': ['ii ii V V', 'IV IV V V'],
    chorus: ['I IV V I', 'IV V I I', 'vi IV I V'],
    bridge: ['vi vi IV V', 'ii vi ii V'],
    close: ['IV I', 'IV_V I'],
  },
}

/** Chords from beside the key, for songs that should not go where one expects. */
export const STRANGE_PROGRESSIONS: ProgressionBook = {
  dorian: {
    verse: ['i7 bVIIsus2 IVsus2 i', 'iadd9 IV isus2 bVIIsus2', 'i i bVIImaj7 IV'],
    'pre-chorus': ['IVsus2 v7 bVIImaj7 IVsus2', 'bIIImaj9 bIIImaj9 v7 v7'],
    chorus: ['bIIImaj7 IV i i', 'IVsus2 bVII i i7', 'i IV bVIImaj7 i'],
    bridge: ['v9 bVIImaj9 bIIImaj9 IVsus2', 'IVsus2 IVsus2 bVIImaj7 v7'],
    close: ['bIImaj7 iadd9', 'iv9 iadd9'],
  },
  minor: {
    verse: ['isus2 bVImaj7 i bIImaj7', 'i7 bVImaj7 iv9 bIImaj7', 'iadd9 bVImaj7 iv9 i'],
    'pre-chorus': ['bVImaj9 bVImaj9 bVIIsus2 bVIIsus2', 'iv9 bIImaj7 bVII7sus4 V7sus4'],
    chorus: ['bVImaj7 iv9 bIImaj7 i', 'iv9 bVImaj7 iadd9 bIImaj7', 'i bIImaj7 bVImaj7 i7'],
    bridge: ['bIImaj7 bVImaj7 iv9 V7sus4', 'bIIImaj9 bIImaj7 bVImaj9 V7sus4'],
    close: ['bIImaj7 iadd9', 'iv9 iadd9'],
  },
  major: {
    verse: ['Imaj7 bVIImaj7 I bVImaj7', 'Iadd9 II IVmaj7 Iadd9', 'I6 bIIImaj7 IVadd9 I'],
    'pre-chorus': ['IVmaj9 iv6 Imaj7 V7sus4', 'bVImaj7 bVIImaj7 V7sus4 V7sus4'],
    chorus: ['IVmaj7 iv6 I bVIImaj7', 'Iadd9 bVImaj7 IVadd9 I', 'Iadd9 bVIIadd9 IVadd9 Iadd9'],
    bridge: ['bIIImaj7 bVImaj7 IVmaj9 V7sus4', 'vi9 II bVImaj7 V7sus4'],
    close: ['bIImaj7 Iadd9', 'iv6 Iadd9'],
  },
}

/** As carols go: chords under every note of a hymn, and the secondary dominants of songs for the fireside. */
export const CHRISTMAS_PROGRESSIONS: ProgressionBook = {
  major: {
    verse: ['I IV_I ii7_V I', 'I V/3_I vi_iii IV_I/3 ii_V', 'I I/3_IV II7 V7', 'I vi_iii IV_I V7_I', 'I VI7_ii7 V7 I'],
    'pre-chorus': ['IV I/3 ii7 V7', 'vi iii_VI7 II7 V7', 'IV_iv6 I/5 II7 V7'],
    chorus: [
      'IV_I V_I IV_I/3 V7_I',
      'I VI7 ii7_V7 I',
      'IV iv6_I/5 VI7_ii7 V7_I',
      'I V/3 vi I/5 IV I/3 ii7_V7 I',
      'vi_V IV_I ii_V I',
    ],
    bridge: ['vi III7 vi II7_V7', 'IV I/3 II7 V7', 'iv6 I/5 II7 V7'],
    close: ['ii7_V7 I', 'I/5_V7 I'],
  },
  minor: {
    verse: ['i V/3_i iv_i V', 'i v/3_bVI bIII_bVII i', 'i bVII_bIII iv_V i'],
    'pre-chorus': ['iv bVII bIII V7', 'bVI bIII iv V7'],
    chorus: ['i iv bVII i_V', 'bVI_bVII i iv_V i', 'iv_bVII bIII_bVI iv_V i'],
    bridge: ['bIII bVII bVI V7', 'iv i II7 V7'],
    close: ['iv_V7 i', 'i/5_V7 i'],
  },
}

/** Power chords over a tonic that does not move, with the flat second and the flat fifth leaning on it. */
export const METAL_PROGRESSIONS: ProgressionBook = {
  minor: {
    verse: ['i5 i5 i5 bII5', 'i5 bII5/7 i bVII5/2', 'i bVI5/3 bVII5/2 i5', 'i5 i5 iv5 bII5'],
    'pre-chorus': ['bVI5 bVI5 bVII5 bII5', 'iv5 bIII5 bII5 bII5', 'bVI5 bVII5 bVI5 bII5'],
    chorus: ['i5 bVI5 iv5 V', 'bVI5 bVII5 i i5', 'i5 bII5 i V5', 'bVI5 iv5 i bII5'],
    bridge: ['i5 bII5 bV5 bII5', 'iv5 bV5 iv5 bII5', 'bIII5 bII5 i5 bVII5'],
    close: ['iv5_V i5', 'bVI5_V i5'],
  },
}

/** Basses that climb down under one held chord after another, and the minor subdominant that catches the breath. */
export const LOVE_PROGRESSIONS: ProgressionBook = {
  major: {
    verse: [
      'Iadd9 V/3 vi7 IVmaj7',
      'I V/3 vi7 I/5 IVmaj7 I/3 ii7 V7sus4',
      'Imaj7 iii7 IVmaj7 iv6',
      'Iadd9 I/3 IVmaj7 V7sus4',
    ],
    'pre-chorus': ['ii7 iii7 IVmaj7 V7sus4', 'IVmaj7 iv6 iii7 V7sus4', 'vi7 iii7 ii7 V7sus4_V7'],
    chorus: ['Iadd9 V/3 vi7 IVadd9', 'IVmaj7 V7 I vi7', 'I III7/3 vi7 IVmaj7_iv6', 'IVadd9 I/3 ii7 V7sus4'],
    bridge: ['vi7 iii7 IVmaj7 iv6', 'bVImaj7 bVII Iadd9 V7sus4', 'ii7 III7 vi7 II7'],
    close: ['IVmaj7_V7 Iadd9', 'iv6 Iadd9'],
  },
  minor: {
    verse: ['i V/3 i/3 iv7', 'i bVII bVImaj7 iv7', 'iadd9 bVImaj7 iv7 bVII'],
    'pre-chorus': ['iv7 v7 bVImaj7 V7', 'bVImaj7 bVII iv7 V7sus4'],
    chorus: ['bVImaj7 bVII i iv7', 'iv7 V7 i bVImaj7', 'iadd9 bVImaj7 iv7 V7sus4_V7'],
    bridge: ['bIIImaj7 bVII iv7 V7', 'bIImaj7 bVImaj7 iv7 V7'],
    close: ['iv7_V7 iadd9', 'iv7 iadd9'],
  },
}

/** Pop that turns bright where one expects the dark: chords of the parallel key, and thirds that become dominants. */
export const K_POP_PROGRESSIONS: ProgressionBook = {
  major: {
    verse: ['vi7 IVmaj7 I V', 'Iadd9 bVIIadd9 IVadd9 Iadd9', 'vi7 ii7 IVmaj7 I', 'IVmaj7 III7 vi7 I7'],
    'pre-chorus': ['ii7 iii7 IVmaj7 V7sus4', 'ii7 V iii7 VI', 'IVmaj7 V bVI bVII'],
    chorus: ['IVmaj7 V Iadd9 vi7', 'IVmaj7 III7 vi7 I', 'Iadd9 IVmaj7 bVI_bVII I', 'IVmaj7 V bVImaj7_bVII I'],
    bridge: ['bVImaj7 bVII iii7 vi7', 'bIII bVII IV V', 'ii7 III7 vi7 bVII'],
    close: ['IVmaj7_V7 Iadd9', 'bVI_bVII I'],
  },
  minor: {
    verse: ['i7 IV i bVII', 'i7 i7 bVImaj7 bVII', 'i7 bVImaj7 iv7 bVII'],
    'pre-chorus': ['iv7 v7 bVImaj7 bVII', 'bVImaj7 bVII IV V', 'bVImaj7 bVImaj7 bVII V'],
    chorus: ['bVImaj7 bVII i i', 'iv7 V7 i7 bVImaj7', 'bVImaj7 iv7 i V'],
    bridge: ['bVImaj7 bVII I bVII', 'bIII IV bVImaj7 V'],
    close: ['iv7_V7 i', 'bVI_V7 i'],
  },
}

/** A few bars of an old jazz record, round and round. */
export const LO_FI_PROGRESSIONS: ProgressionBook = {
  major: {
    verse: ['ii9 V13 Iadd9 IVmaj7', 'Imaj7 iii7 IVmaj9 iv6', 'IVmaj9 iii7 ii9 I6', 'Imaj9 vi7 ii9 bIImaj7'],
    'pre-chorus': ['ii9 iii7 IVmaj9 iv6', 'IVmaj9 V13 iii7 VI7b9'],
    chorus: ['Imaj7 iv6 Iadd9 ii9_V13', 'IVmaj9 V13 Iadd9 I6', 'ii9 bIImaj7 Imaj7 IVmaj7'],
    bridge: ['bVImaj9 bVII13 Imaj9 VI7b9', 'iii7 bIIImaj7 ii9 bIImaj7'],
    close: ['ii9_V13 I6', 'ii9_V7b9 Iadd9'],
  },
  dorian: {
    verse: ['i7 IV9 i IV9', 'i7 iv9 IV7 i'],
    'pre-chorus': ['bIIImaj7 IV9 iv9 V7b9', 'bVIImaj9 IV7 iv7 V7b9'],
    chorus: ['iv9 IV9 i7 i', 'i7 IV7 iv7 i'],
    bridge: ['iv9 IV7 bIIImaj7 V7b9', 'iv9 bVIImaj7 i7 IV9'],
    close: ['ii7_V7b9 iadd9'],
  },
  minor: {
    verse: ['i7 iv9 iim7b5 V7b9', 'bVImaj9 V7b9 i7 i', 'i7 bVImaj7 iim7b5 V7b9'],
    'pre-chorus': ['iv9 bVII13 bVImaj9 V7b9', 'bVImaj9 v7 iv9 V7b9'],
    chorus: ['iv9 V7b9 i7 bVImaj7', 'bVImaj7 iv9 i7 bIImaj7'],
    bridge: ['bIIImaj9 bVImaj9 iim7b5 V7b9', 'bIImaj7 bVImaj9 iv9 V7b9'],
    close: ['iim7b5_V7b9 iadd9'],
  },
}

/** Next to nothing, so that the words are heard: a minor chord and the one beside it. */
export const RAP_PROGRESSIONS: ProgressionBook = {
  minor: {
    verse: ['i i', 'i bVI', 'i bII i i', 'i i bVI v'],
    'pre-chorus': ['iv iv', 'bVI v', 'bVI bVII'],
    chorus: ['i bVI', 'i bVII bVI i', 'i bVI iv v', 'bVI i'],
    bridge: ['iv i', 'bVI bII', 'iv v'],
    close: ['iv i', 'bII i', 'iv_V i'],
  },
}
