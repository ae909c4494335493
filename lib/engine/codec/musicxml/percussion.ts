/** Where a drum stands in a staff of five lines, as if in the treble clef, and what its notes look like. */
export type DrumLine = { readonly name: string; readonly display: string; readonly head?: string }

/** General MIDI percussion keys, on the lines that the Percussive Arts Society recommends (Weinberg 1998). */
const DRUM_LINES: Readonly<Record<number, DrumLine>> = {
  35: { name: 'Bass drum 2', display: 'E4' },
  36: { name: 'Bass drum', display: 'F4' },
  37: { name: 'Side stick', display: 'C5', head: 'x' },
  38: { name: 'Snare', display: 'C5' },
  39: { name: 'Hand clap', display: 'D5', head: 'x' },
  40: { name: 'Electric snare', display: 'C5' },
  41: { name: 'Low floor tom', display: 'G4' },
  42: { name: 'Closed hi-hat', display: 'G5', head: 'x' },
  43: { name: 'High floor tom', display: 'A4' },
  44: { name: 'Pedal hi-hat', display: 'D4', head: 'x' },
  45: { name: 'Low tom', display: 'B4' },
  46: { name: 'Open hi-hat', display: 'G5', head: 'circle-x' },
  47: { name: 'Mid tom', display: 'D5' },
  48: { name: 'High-mid tom', display: 'D5' },
  49: { name: 'Crash cymbal', display: 'A5', head: 'x' },
  50: { name: 'High tom', display: 'E5' },
  51: { name: 'Ride cymbal', display: 'F5', head: 'x' },
  52: { name: 'China cymbal', display: 'C6', head: 'x' },
  53: { name: 'Ride bell', display: 'F5', head: 'diamond' },
  54: { name: 'Tambourine', display: 'B5', head: 'triangle' },
  55: { name: 'Splash cymbal', display: 'B5', head: 'x' },
  56: { name: 'Cowbell', display: 'E5', head: 'triangle' },
  57: { name: 'Crash cymbal 2', display: 'B5', head: 'x' },
  59: { name: 'Ride cymbal 2', display: 'F5', head: 'x' },
  60: { name: 'High bongo', display: 'E5' },
  61: { name: 'Low bongo', display: 'D5' },
  62: { name: 'Mute high conga', display: 'B4', head: 'x' },
  63: { name: 'High conga', display: 'B4' },
  64: { name: 'Low conga', display: 'A4' },
  69: { name: 'Cabasa', display: 'F5', head: 'x' },
  70: { name: 'Maracas', display: 'E5', head: 'x' },
  75: { name: 'Claves', display: 'D6', head: 'x' },
  76: { name: 'High wood block', display: 'E5', head: 'square' },
  77: { name: 'Low wood block', display: 'D5', head: 'square' },
  81: { name: 'Triangle', display: 'D6', head: 'triangle' },
  82: { name: 'Shaker', display: 'F5', head: 'x' },
  83: { name: 'Sleigh bells', display: 'B5', head: 'x' },
}

export const drumLine = (key: number): DrumLine => DRUM_LINES[key] ?? { name: `Percussion ${key}`, display: 'C5' }

/** Drums that feet play, whose stems point down. */
const FEET: ReadonlySet<number> = new Set([35, 36, 44])
export const isFoot = (key: number): boolean => FEET.has(key)
