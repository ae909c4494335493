/** Kinds of songs, by what is told from verse to verse. */
export const PLOTS = [
  ...([
    'birthday',
    'wedding',
    'devotion',
    'falling',
    'heartbreak',
    'missing',
    'memorial',
    'farewell',
    'apology',
  ] as const),
  ...(['thanks', 'friendship', 'lullaby', 'team', 'shop', 'holiday', 'new-year', 'graduation', 'complaint'] as const),
  ...(['teaching', 'encouragement', 'party', 'portrait', 'praise', 'nostalgia', 'home', 'protest', 'freedom'] as const),
  ...(['calm', 'new-baby', 'retirement', 'get-well', 'story', 'deed'] as const),
] as const

/** What a description can ask for. */
export type SongPlot = (typeof PLOTS)[number]

/** For songs to animals, which the songwriter chooses by itself. */
export const ANIMAL_PLOTS = ['cat', 'dog', 'pet'] as const

export type PlotName = SongPlot | (typeof ANIMAL_PLOTS)[number]

/** What songs are about, whatever their kind. */
export const TOPICS = [
  ...(['garden', 'kitchen', 'bakery', 'coffee', 'sea', 'fishing', 'harbor', 'mountains', 'forest', 'sky'] as const),
  ...(['storm', 'snow', 'summer', 'autumn', 'night', 'farm', 'horses', 'dogs', 'cats', 'birds', 'elephants'] as const),
  ...([
    'bees',
    'dinosaurs',
    'dragons',
    'cars',
    'bus',
    'trains',
    'bicycles',
    'travel',
    'city',
    'house',
    'school',
  ] as const),
  ...(['exams', 'office', 'computers', 'phones', 'soccer', 'running', 'dancing', 'guitar', 'piano', 'books'] as const),
  ...([
    'painting',
    'photographs',
    'letters',
    'rings',
    'babies',
    'toys',
    'games',
    'hospital',
    'money',
    'clothes',
  ] as const),
  ...(['pizza', 'christmas', 'robots', 'campfire', 'ghosts', 'water', 'earth', 'fitness', 'cinema'] as const),
] as const

export type TopicName = (typeof TOPICS)[number]
