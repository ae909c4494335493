import type { InstrumentName } from '../../instruments/registry.ts'
import { MOODS, STYLES } from '../../score/names.ts'
import { GENRE_WORDS } from './genre-words.ts'
import type { Meaning } from './meaning.ts'

/** Words that people put around what they mean. */
export const FILLERS: ReadonlySet<string> = new Set(
  'a an the and or with in of for like some very more song songs music track sound style vibe vibes feel feeling beat beats band type tempo key voice vocal vocals singer sung by time at to instrumental'.split(
    ' ',
  ),
)

const FEELINGS: Record<string, Meaning> = {
  dreamy: { energy: -0.12, instruments: ['pad'] },
  ethereal: { energy: -0.12, instruments: ['pad'] },
  atmospheric: { energy: -0.08, instruments: ['pad'] },
  trippy: { energy: -0.06, instruments: ['pad'] },
  chill: { mood: 'Relaxed' },
  chilled: { mood: 'Relaxed' },
  'laid back': { mood: 'Relaxed' },
  laidback: { mood: 'Relaxed' },
  calm: { mood: 'Relaxed' },
  mellow: { mood: 'Relaxed' },
  peaceful: { mood: 'Relaxed' },
  relaxing: { mood: 'Relaxed' },
  soothing: { mood: 'Relaxed' },
  cheerful: { mood: 'Happy' },
  upbeat: { mood: 'Happy', energy: 0.08 },
  lively: { mood: 'Happy', energy: 0.08 },
  jolly: { mood: 'Happy' },
  bouncy: { mood: 'Happy', energy: 0.08 },
  'feel good': { mood: 'Happy', energy: 0.05 },
  summery: { mood: 'Happy' },
  playful: { mood: 'Joyful' },
  goofy: { mood: 'Joyful' },
  quirky: { mood: 'Joyful' },
  whimsical: { mood: 'Joyful', energy: -0.05 },
  festive: { mood: 'Joyful', energy: 0.06 },
  euphoric: { mood: 'Joyful', energy: 0.12 },
  hype: { mood: 'Energetic', energy: 0.12 },
  uplifting: { mood: 'Inspired' },
  empowering: { mood: 'Inspired', energy: 0.08 },
  motivational: { mood: 'Inspired', energy: 0.08 },
  optimistic: { mood: 'Inspired' },
  hopeful: { mood: 'Inspired' },
  triumphant: { mood: 'Inspired', energy: 0.12 },
  melancholic: { mood: 'Sad' },
  melancholy: { mood: 'Sad' },
  sorrowful: { mood: 'Sad' },
  gloomy: { mood: 'Sad', mode: 'minor' },
  heartbreaking: { mood: 'Sad', energy: -0.05 },
  nostalgic: { mood: 'Longing' },
  bittersweet: { mood: 'Longing' },
  wistful: { mood: 'Longing' },
  cosy: { mood: 'Warm', energy: -0.08 },
  cozy: { mood: 'Warm', energy: -0.08 },
  heartfelt: { mood: 'Warm' },
  tender: { mood: 'Romantic' },
  sensual: { mood: 'Passionate' },
  sexy: { mood: 'Passionate' },
  sultry: { mood: 'Passionate', energy: -0.05 },
  furious: { mood: 'Angry' },
  aggressive: { mood: 'Angry' },
  angsty: { mode: 'minor', energy: 0.08 },
  dark: { mode: 'minor' },
  dramatic: { mode: 'minor', energy: 0.1 },
  eerie: { mode: 'minor', energy: -0.1 },
  haunting: { mode: 'minor', energy: -0.1 },
  mysterious: { mode: 'minor', energy: -0.06 },
  ominous: { mode: 'minor' },
  spooky: { mode: 'minor' },
  suspenseful: { mode: 'minor' },
  moody: { mode: 'minor', energy: -0.05 },
  bright: { mode: 'major' },
  emotional: { energy: -0.05 },
  smooth: { energy: -0.06 },
  soulful: { manners: ['warm', 'earthy'] },
  lush: { instruments: ['strings'] },
  // Every song tries to be.
  catchy: {},
  soft: { energy: -0.15 },
  gentle: { energy: -0.15 },
  quiet: { energy: -0.2 },
  intimate: { energy: -0.18 },
  minimal: { energy: -0.2 },
  powerful: { energy: 0.15 },
  punchy: { energy: 0.1 },
  gritty: { energy: 0.1 },
  intense: { energy: 0.15 },
  loud: { energy: 0.15 },
  rowdy: { energy: 0.15 },
  heavy: { energy: 0.18 },
  driving: { energy: 0.12 },
  danceable: { energy: 0.1 },
  funky: { energy: 0.08, instruments: ['clean-guitar', 'electric-bass'] },
  groovy: { energy: 0.06, instruments: ['electric-bass'] },
  // Two people turn slowly; it is no dance music.
  ...Object.fromEntries(
    ['first dance', 'last dance', 'slow dance', 'wedding dance', 'father daughter dance', 'mother son dance'].map(
      (dance) => [dance, { tempi: [64, 92] }],
    ),
  ),
  epic: { energy: 0.2 },
  anthemic: { energy: 0.15 },
  slow: { tempoFactor: 0.85 },
  'mid tempo': {},
  fast: { tempoFactor: 1.15 },
  'up tempo': { tempoFactor: 1.12 },
  minor: { mode: 'minor' },
  major: { mode: 'major' },
  dorian: { mode: 'dorian' },
  mixolydian: { mode: 'mixolydian' },
  waltz: { beatsPerBar: 3 },
}

const DECADES: Record<string, Meaning> = {
  '50s': { instruments: ['upright-bass', 'clean-guitar'] },
  '60s': { instruments: ['organ', 'clean-guitar'] },
  '70s': { instruments: ['electric-piano', 'electric-bass', 'acoustic-kit'] },
  '80s': { instruments: ['synth-chords', 'synth-bass', 'electronic-kit'] },
  '90s': { instruments: ['clean-guitar', 'electric-bass'] },
}
const DECADE_NAMES: Readonly<Record<string, string>> = {
  ...{ '50s': 'fifties', '60s': 'sixties', '70s': 'seventies', '80s': 'eighties', '90s': 'nineties' },
}

/** Decades as people write them, "80s", "1980s", "eighties", and other words of a time; later decades have no sound of their own. */
const ERAS: Record<string, Meaning> = {
  ...Object.fromEntries(
    Object.entries(DECADES).flatMap(([short, meaning]) =>
      [short, `19${short}`, DECADE_NAMES[short] ?? short].map((name) => [name, meaning]),
    ),
  ),
  ...{ '2000s': {}, '2010s': {} },
  retro: { instruments: ['electric-piano'] },
  vintage: { instruments: ['lofi-kit'] },
  acoustic: { energy: -0.08, instruments: ['steel-guitar', 'upright-bass', 'acoustic-kit'] },
  unplugged: { energy: -0.12, instruments: ['steel-guitar', 'upright-bass', 'brush-kit'] },
}

const DUETS: Record<string, Meaning> = {
  duet: { isDuet: true },
  duets: { isDuet: true },
  ...Object.fromEntries(
    ['male and female', 'female and male', 'man and woman', 'woman and man', 'male female', 'female male'].map(
      (pair) => [pair, { isDuet: true } as const],
    ),
  ),
}

const GENDERS: Record<string, Meaning> = {
  female: { voice: 'f' },
  woman: { voice: 'f' },
  male: { voice: 'm' },
  man: { voice: 'm' },
}

const REGISTERS: Record<string, Meaning> = {
  soprano: { voice: 'f', manners: ['high', 'light', 'bright'] },
  alto: { voice: 'f', manners: ['low', 'warm'] },
  tenor: { voice: 'm', manners: ['high'] },
  baritone: { voice: 'm', manners: ['firm', 'broad'] },
}

/** What people call a voice, in words of the singers' manners. */
const MANNERS: Record<string, readonly string[]> = {
  deep: ['deep', 'low'],
  low: ['low', 'deep'],
  dark: ['dark', 'low'],
  warm: ['warm', 'earthy'],
  rough: ['earthy', 'keen'],
  raspy: ['earthy', 'keen'],
  husky: ['breath', 'earthy'],
  breathy: ['breath', 'airy'],
  airy: ['breath', 'airy'],
  soft: ['soft', 'airy', 'tender'],
  tender: ['tender', 'soft'],
  gentle: ['tender', 'soft'],
  light: ['light'],
  high: ['high', 'light'],
  bright: ['bright', 'keen'],
  young: ['young', 'tender'],
  clear: ['clear', 'even'],
  strong: ['firm', 'keen', 'open'],
  powerful: ['firm', 'keen', 'open'],
}

const OF_VOICES_ALONE = new Set(['raspy', 'husky', 'breathy', 'airy'])

/** The other words say something else of music too, so a voice has to be named beside them: "deep male voice". */
const MANNERED: Record<string, Meaning> = Object.fromEntries(
  Object.entries(MANNERS).flatMap(([word, manners]) => {
    const genders = [...Object.entries(GENDERS), ['', {}] as const]
    const nouns = ['voice', 'vocal', 'vocals', 'singer', 'singing', '']
    return genders.flatMap(([gender, meaning]) =>
      nouns
        .map((noun) => [word, gender, noun].filter(Boolean).join(' '))
        .filter((phrase) => phrase !== word || OF_VOICES_ALONE.has(word))
        .map((phrase): [string, Meaning] => [phrase, { ...meaning, manners }]),
    )
  }),
)

const PLAYED: Record<string, Meaning> = Object.fromEntries(
  Object.entries<InstrumentName>({
    piano: 'piano',
    'grand piano': 'piano',
    'electric piano': 'electric-piano',
    rhodes: 'electric-piano',
    organ: 'organ',
    guitar: 'steel-guitar',
    guitars: 'steel-guitar',
    'acoustic guitar': 'steel-guitar',
    'nylon guitar': 'nylon-guitar',
    'classical guitar': 'nylon-guitar',
    'spanish guitar': 'nylon-guitar',
    'electric guitar': 'clean-guitar',
    'clean guitar': 'clean-guitar',
    'distorted guitar': 'distorted-guitar',
    'distorted guitars': 'distorted-guitar',
    banjo: 'banjo',
    harp: 'harp',
    string: 'strings',
    strings: 'strings',
    orchestra: 'strings',
    pad: 'pad',
    pads: 'pad',
    synth: 'synth-chords',
    synths: 'synth-chords',
    synthesizer: 'synth-chords',
    'synth lead': 'synth-lead',
    brass: 'brass',
    horns: 'brass',
    trumpet: 'trumpet',
    trumpets: 'trumpet',
    'french horn': 'french-horns',
    'french horns': 'french-horns',
    flute: 'flute',
    whistle: 'flute',
    sax: 'saxophone',
    saxophone: 'saxophone',
    'tenor sax': 'saxophone',
    accordion: 'accordion',
    squeezebox: 'accordion',
    concertina: 'accordion',
    bandoneon: 'accordion',
    fiddle: 'fiddle',
    fiddles: 'fiddle',
    violin: 'fiddle',
    cello: 'cello',
    cellos: 'cello',
    violoncello: 'cello',
    pizzicato: 'pizzicato',
    'pizzicato strings': 'pizzicato',
    'plucked strings': 'pizzicato',
    harmonica: 'harmonica',
    'mouth organ': 'harmonica',
    'blues harp': 'harmonica',
    koto: 'koto',
    guzheng: 'koto',
    zither: 'koto',
    shakuhachi: 'shakuhachi',
    'bamboo flute': 'shakuhachi',
    sitar: 'sitar',
    erhu: 'erhu',
    choir: 'choir',
    choral: 'choir',
    'female choir': 'choir',
    'male choir': 'choir',
    'children s choir': 'choir',
    'gospel choir': 'choir',
    choirs: 'choir',
    pluck: 'pluck',
    bells: 'bells',
    glockenspiel: 'bells',
    celesta: 'bells',
    'music box': 'bells',
    vibraphone: 'vibraphone',
    xylophone: 'marimba',
    kalimba: 'marimba',
    marimba: 'marimba',
    'upright bass': 'upright-bass',
    'double bass': 'upright-bass',
    'synth bass': 'synth-bass',
    'electric bass': 'electric-bass',
    'bass guitar': 'electric-bass',
    808: 'sub-bass',
    '808s': 'sub-bass',
    '808 bass': 'sub-bass',
    'drum machine': 'electronic-kit',
    'electronic drums': 'electronic-kit',
    'acoustic drums': 'acoustic-kit',
    'live drums': 'acoustic-kit',
    'rock drums': 'power-kit',
    'power drums': 'power-kit',
    'jazz drums': 'jazz-kit',
    brushes: 'brush-kit',
    'brushed drums': 'brush-kit',
  }).map(([words, instrument]) => [words, { instruments: [instrument] }]),
)

const SHAKEN: Record<string, Meaning> = {
  'sleigh bells': { percussion: { sleighBells: 'x.o.x.o.' } },
  'jingle bells': { percussion: { sleighBells: 'x.o.x.o.' } },
  tambourine: { percussion: { tambourine: 'o.o.x.o.' } },
  shaker: { percussion: { shaker: 'xoxoxoxo' } },
  maracas: { percussion: { cabasa: 'x.xxx.xx' } },
  claps: { percussion: { clap: '....x...' } },
  handclaps: { percussion: { clap: '....x...' } },
  'hand claps': { percussion: { clap: '....x...' } },
  cowbell: { percussion: { cowbell: 'x...x...' } },
  triangle: { percussion: { triangle: 'x...o...' } },
  congas: { percussion: { lowConga: 'x.....x.', highConga: '...x.o..' } },
  bongos: { percussion: { lowBongo: 'x.......', highBongo: '..xo..xo' } },
}

/** By small letters and single spaces, up to four words together. */
export const VOCABULARY: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ...Object.entries({
    ...GENRE_WORDS,
    ...FEELINGS,
    ...ERAS,
    ...GENDERS,
    ...DUETS,
    ...REGISTERS,
    ...MANNERED,
    ...PLAYED,
    ...SHAKEN,
  }),
  ...STYLES.map((style): [string, Meaning] => [style.toLowerCase().replace('-', ' '), { style }]),
  ...MOODS.map((mood): [string, Meaning] => [mood.toLowerCase(), { mood }]),
])
