import type { VoiceCategory } from './categories.ts'

type Family = {
  readonly category: VoiceCategory
  readonly tags: string
  /** Nouns for the singer in descriptions, separated by commas. */
  readonly kinds: string
  /** What the voices are made for, separated by commas. */
  readonly suits: string
}

const cartoon = { category: 'Cartoon' } as const
const rapper = { category: 'Rapper' } as const
const celebrity = { category: 'Celebrity' } as const
const movie = { category: 'Movie' } as const
const game = { category: 'Game' } as const
const anime = { category: 'Anime' } as const
const music = { category: 'Music' } as const

/**
 * The families of voices. Each is a region of the sound space with names and words of its own. All of them are made up.
 */
export const FAMILIES = {
  robot: {
    ...cartoon,
    tags: 'robot, playful',
    kinds: 'tin robot, clockwork helper, polite machine, workshop automaton',
    suits: 'countdowns, marching songs, silly duets, songs about the future, assembly-line choruses',
  },
  sprite: {
    ...cartoon,
    tags: 'tiny, magic',
    kinds: 'tiny sprite, garden fairy, pocket-sized dreamer, moonlit pixie',
    suits: 'lullabies, birthday songs, secrets, spring mornings, small adventures',
  },
  giant: {
    ...cartoon,
    tags: 'huge, friendly',
    kinds: 'gentle giant, mountain dweller, hill-sized friend, lumbering ogre',
    suits: 'slow choruses, stomping songs, drinking songs, thunderous endings, bedtime stories',
  },
  critter: {
    ...cartoon,
    tags: 'animal, funny',
    kinds: 'talking animal, furry sidekick, barnyard gossip, woodland neighbour',
    suits: 'chase songs, nonsense rhymes, farmyard choruses, counting songs, cheeky asides',
  },
  inventor: {
    ...cartoon,
    tags: 'eccentric, funny',
    kinds: 'scatterbrained inventor, attic professor, potion brewer, absent-minded genius',
    suits: 'patter songs, lists of ingredients, explosions in verse, breathless explanations, mad waltzes',
  },
  rascal: {
    ...cartoon,
    tags: 'villain, sly',
    kinds: 'theatrical villain, scheming rascal, cape-swishing trickster, grinning crook',
    suits: 'villain songs, tangos, evil plans, grand entrances, mock-serious ballads',
  },
  kid: {
    ...cartoon,
    tags: 'kid, energetic',
    kinds: 'skateboard kid, playground captain, treehouse explorer, fearless little hero',
    suits: 'theme songs, shouting matches, summer holidays, races, school plays',
  },
  gravel: {
    ...rapper,
    tags: 'rap, gritty',
    kinds: 'gravel-throated MC, back-alley rapper, hard-edged lyricist, night-shift MC',
    suits: 'hard beats, slow menace, war stories, cold openings, bars with weight',
  },
  lounge: {
    ...rapper,
    tags: 'rap, laid-back',
    kinds: 'laid-back MC, porch-swing rapper, unhurried wordsmith, sunset rapper',
    suits: 'lazy afternoons, jazz samples, long drives, half-whispered hooks, Sunday beats',
  },
  rapidfire: {
    ...rapper,
    tags: 'rap, fast',
    kinds: 'rapid-fire rapper, tongue-twister champion, double-time MC, quick-witted battler',
    suits: 'double time, battles, drum breaks, breathless verses, showing off',
  },
  haze: {
    ...rapper,
    tags: 'trap, melodic',
    kinds: 'melodic trap singer, late-night hook writer, neon-lit crooner, drifting MC',
    suits: 'melodic hooks, half-time drums, sleepless nights, echoing choruses, heartbreak over 808s',
  },
  scribe: {
    ...rapper,
    tags: 'rap, storyteller',
    kinds: 'street storyteller, boom-bap poet, rhyming chronicler, notebook MC',
    suits: 'long stories, vinyl samples, second verses, city portraits, lines worth quoting',
  },
  firecracker: {
    ...rapper,
    tags: 'rap, fierce',
    kinds: 'fiery MC, sharp-tongued headliner, fearless frontwoman, stage-storming rapper',
    suits: 'comebacks, party openers, call and response, brass-heavy beats, taking the crown',
  },
  subwoofer: {
    ...rapper,
    tags: 'rap, deep',
    kinds: 'basement-deep MC, sub-bass rapper, slow-rolling heavyweight, cavernous MC',
    suits: 'low-slung beats, slow rolls, warnings, trunk-rattling hooks, spoken intros',
  },
  host: {
    ...celebrity,
    tags: 'star, charming',
    kinds: 'late-night host, quiz-show charmer, velvet-curtain entertainer, studio favourite',
    suits: 'monologues, opening numbers, big-band jokes, easy swing, introductions',
  },
  diva: {
    ...celebrity,
    tags: 'star, glamour',
    kinds: 'silver-screen diva, award-night legend, chandelier-lit star, grand dame of the stage',
    suits: 'torch songs, encores, dramatic exits, key changes, acceptance speeches',
  },
  newsreader: {
    ...celebrity,
    tags: 'news, composed',
    kinds: 'evening newsreader, steady anchor, calm correspondent, early-morning presenter',
    suits: 'serious ballads, plain statements, headlines set to music, measured verses, good news',
  },
  commentator: {
    ...celebrity,
    tags: 'sports, excited',
    kinds: 'match commentator, stadium announcer, ringside caller, racetrack reporter',
    suits: 'last-minute goals, rising choruses, anthems, fast verses, victory laps',
  },
  starlet: {
    ...celebrity,
    tags: 'star, sparkling',
    kinds: 'red-carpet starlet, perfume-advert muse, front-row fashion icon, premiere-night darling',
    suits: 'glossy pop, flirtations, disco strings, slow-motion choruses, sparkling duets',
  },
  chef: {
    ...celebrity,
    tags: 'television, hearty',
    kinds: 'television chef, kitchen-table host, market-square gourmet, cookbook celebrity',
    suits: 'sing-alongs, recipes in rhyme, Sunday lunches, hearty choruses, toasts',
  },
  idolmaker: {
    ...celebrity,
    tags: 'talent show, confident',
    kinds: 'talent-show judge, tour-bus veteran, backstage mentor, hit-parade regular',
    suits: 'stadium ballads, second chances, big finishes, honest advice, duets with newcomers',
  },
  trailer: {
    ...movie,
    tags: 'epic, deep',
    kinds: 'trailer voice, voice of doom, epic announcer, prophecy reader',
    suits: 'slow build-ups, ends of worlds, opening titles, cellos, one last warning',
  },
  detective: {
    ...movie,
    tags: 'noir, smoky',
    kinds: 'rain-soaked detective, noir narrator, saxophone-haunted gumshoe, night-train passenger',
    suits: 'slow jazz, rain on windows, confessions, minor keys, unsolved love songs',
  },
  storyteller: {
    ...movie,
    tags: 'narrator, warm',
    kinds: 'old storyteller, fireside narrator, grandparent by the stove, keeper of tales',
    suits: 'once upon a time, winter evenings, folk ballads, epilogues, wise refrains',
  },
  commander: {
    ...movie,
    tags: 'space, heroic',
    kinds: 'starship commander, fleet captain, mission controller, voice from the bridge',
    suits: 'launches, heroic marches, farewells to Earth, steady courage, synth fanfares',
  },
  ghost: {
    ...movie,
    tags: 'haunted, breathy',
    kinds: 'pale ghost, attic whisper, lady of the fog, half-remembered visitor',
    suits: 'lullabies gone wrong, empty corridors, music boxes, slow echoes, midnight waltzes',
  },
  lead: {
    ...movie,
    tags: 'romance, warm',
    kinds: 'romantic lead, leading voice, small-town dreamer, second-act sweetheart',
    suits: 'first kisses, station platforms, rooftop duets, piano ballads, happy endings',
  },
  drifter: {
    ...movie,
    tags: 'western, dry',
    kinds: 'western drifter, saddle-worn rider, saloon regular, desert wanderer',
    suits: 'campfire songs, dusty roads, whistled refrains, showdowns, lonesome waltzes',
  },
  knight: {
    ...game,
    tags: 'fantasy, noble',
    kinds: 'oath-bound knight, shield bearer, castle champion, paladin of the north gate',
    suits: 'battle hymns, oaths, tavern anthems, long campaigns, songs of honour',
  },
  sorceress: {
    ...game,
    tags: 'fantasy, mysterious',
    kinds: 'tower sorceress, rune caster, keeper of storms, silver-tongued enchantress',
    suits: 'incantations, dark ballads, modal melodies, prophecies, final bosses',
  },
  warchief: {
    ...game,
    tags: 'fantasy, fierce',
    kinds: 'warchief of the plains, horned brawler, war-drum leader, tusked champion',
    suits: 'war drums, chants, metal choruses, victories, marching by night',
  },
  goblin: {
    ...game,
    tags: 'fantasy, cheeky',
    kinds: 'goblin trader, cave haggler, pocket thief, potion seller',
    suits: 'haggling duets, sneaky verses, side quests, polkas, bad bargains',
  },
  companion: {
    ...game,
    tags: 'sci-fi, calm',
    kinds: 'ship companion, guiding hologram, friendly interface, voice in the helmet',
    suits: 'ambient songs, loading screens, gentle reminders, electronic ballads, zero gravity',
  },
  announcer: {
    ...game,
    tags: 'arcade, loud',
    kinds: 'arcade announcer, arena caller, tournament voice, combo counter',
    suits: 'round one, power-ups, fast electro, winning streaks, high scores',
  },
  ranger: {
    ...game,
    tags: 'fantasy, gentle',
    kinds: 'forest ranger, woodland healer, bow-carrying scout, keeper of the glade',
    suits: 'folk melodies, dawn patrols, healing songs, harp arpeggios, quiet hymns',
  },
  idol: {
    ...anime,
    tags: 'idol, bright',
    kinds: 'bright idol, centre-stage idol, smiling pop trainee, glitter-microphone star',
    suits: 'opening themes, dance breaks, fan chants, cheerful choruses, encore nights',
  },
  rival: {
    ...anime,
    tags: 'hot-blooded, driven',
    kinds: 'hot-blooded rival, tournament challenger, shouting hero, never-give-up fighter',
    suits: 'training montages, rock openings, last stands, friendship speeches, final rounds',
  },
  strategist: {
    ...anime,
    tags: 'cool, reserved',
    kinds: 'quiet strategist, student council president, cool upperclassman, window-seat genius',
    suits: 'ending themes, rainy scenes, piano verses, secrets kept, slow reveals',
  },
  magical: {
    ...anime,
    tags: 'magical, sweet',
    kinds: 'magical girl, ribbon-wand heroine, star guardian, transforming schoolgirl',
    suits: 'transformations, waltzing stars, sugary pop, promises, moonlit duets',
  },
  pilot: {
    ...anime,
    tags: 'mecha, intense',
    kinds: 'mecha pilot, orbital ace, reluctant pilot, hangar-deck veteran',
    suits: 'launch sequences, power ballads, synth rock, dogfights, letters home',
  },
  spirit: {
    ...anime,
    tags: 'mystic, airy',
    kinds: 'shrine spirit, river guardian, fox-fire guide, wind-bell dreamer',
    suits: 'festival nights, pentatonic melodies, falling leaves, flutes, old promises',
  },
  mentor: {
    ...anime,
    tags: 'wise, stern',
    kinds: 'stern master, dojo teacher, retired swordsman, mountain hermit',
    suits: 'proverbs, slow drums, farewell songs, hard lessons, autumn scenes',
  },
  soul: {
    ...music,
    tags: 'soul, powerful',
    kinds: 'soul belter, gospel-raised singer, big-hearted soul voice, horn-section favourite',
    suits: 'big choruses, organ ballads, handclaps, testimony, slow burns',
  },
  whisperer: {
    ...music,
    tags: 'indie, intimate',
    kinds: 'bedroom-pop whisperer, indie songwriter, close-microphone poet, quiet guitarist',
    suits: 'small rooms, nylon strings, late texts, tape hiss, soft refrains',
  },
  opera: {
    ...music,
    tags: 'opera, trained',
    kinds: 'opera house regular, conservatory prizewinner, gala soloist, oratorio voice',
    suits: 'arias, orchestral pop, long phrases, Latin texts, dramatic finales',
  },
  country: {
    ...music,
    tags: 'country, twang',
    kinds: 'honky-tonk singer, back-porch balladeer, county-fair headliner, pickup-truck poet',
    suits: 'two-steps, steel guitars, small towns, truck-stop waltzes, hometown stories',
  },
  choir: {
    ...music,
    tags: 'choir, pure',
    kinds: 'cathedral chorister, chapel voice, carol singer, evensong soloist',
    suits: 'hymns, carols, descants, candlelight, slow harmonies',
  },
  rock: {
    ...music,
    tags: 'rock, loud',
    kinds: 'rock front person, garage-band singer, arena headliner, amplifier-proof voice',
    suits: 'guitar riffs, stadium choruses, road songs, power chords, loud goodbyes',
  },
  crooner: {
    ...music,
    tags: 'jazz, smooth',
    kinds: 'jazz crooner, supper-club singer, brushed-drum balladeer, piano-bar regular',
    suits: 'standards, last orders, swing, moonlight, slow dances',
  },
  synthpop: {
    ...music,
    tags: 'synth-pop, cool',
    kinds: 'synth-pop singer, neon-club vocalist, drum-machine romantic, night-bus popstar',
    suits: 'analogue basslines, city lights, cool verses, dance floors, retro choruses',
  },
} as const satisfies Record<string, Family>

export type FamilyKey = keyof typeof FAMILIES

export const FAMILY_KEYS = Object.keys(FAMILIES) as FamilyKey[]
