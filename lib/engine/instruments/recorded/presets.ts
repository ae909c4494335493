/** Presets of the SoundFont bank that are taken from it: its bank number, 128 for drum kits, and its program number. */
export const RECORDED = {
  'grand-piano': [0, 0],
  'nylon-guitar': [0, 24],
  'steel-guitar': [0, 25],
  'clean-guitar': [0, 27],
  'acoustic-bass': [0, 32],
  'fingered-bass': [0, 33],
  violin: [0, 40],
  harp: [0, 46],
  'slow-strings': [0, 49],
  choir: [0, 52],
  'brass-section': [0, 61],
  'tenor-sax': [0, 66],
  flute: [0, 73],
  accordion: [0, 21],
  glockenspiel: [0, 9],
  marimba: [0, 12],
  sitar: [0, 104],
  banjo: [0, 105],
  'standard-kit': [128, 0],
  'jazz-kit': [128, 32],
  'brush-kit': [128, 40],
} as const satisfies Record<string, readonly [bank: number, program: number]>

export type RecordedName = keyof typeof RECORDED
