import type { FamilyKey } from './families.ts'

type Indexed = {
  /** Slugs of the family's two most distinctive voices, which are in different registers. */
  readonly voices: readonly [string, string]
  /** What to sing with them, in English like everything that the catalogue says about voices. */
  readonly text: string
}

/** The hundred voices that search engines index. Their pages have more to read than a sentence. */
export const INDEXED_VOICES: Readonly<Record<FamilyKey, Indexed>> = {
  robot: {
    voices: ['borkin-gasket', 'drumwick-toggle'],
    text: 'A machine that means well. The tone is narrow and stiff on purpose, so short lines with a clear beat suit it better than long held notes: countdowns, marches, the comic half of a duet. Take a recording that is sung evenly; slides between notes are kept, and on a robot they sound like a wink.',
  },
  sprite: {
    voices: ['dotbelle-moonmoth', 'dotlou-dewdrop'],
    text: 'Small, quick and high. These voices turn a grown singer into somebody who could sit on a windowsill. Lullabies and birthday songs work at once; for a man’s recording choose “Male to female”, or the tune will lie lower than any sprite would sing it.',
  },
  giant: {
    voices: ['binwick-rumble', 'gubble-barrel'],
    text: 'Large and slow, with more floor than ceiling. Long vowels and few words let the size be heard. A stomping chorus or a bedtime story at 70 to 90 beats a minute is ideal; fast patter turns to mud.',
  },
  critter: {
    voices: ['kikbelle-paws', 'lulla-whisker'],
    text: 'A talking animal is half singer, half gossip. Consonants come first here, so give it lists, nonsense rhymes and counting songs. Recordings that are nearly spoken make the liveliest covers.',
  },
  inventor: {
    voices: ['beaker-drumbo', 'coil-nibper'],
    text: 'Breathless and a little off balance. Patter songs are what this kind is for: many syllables, small steps, a punch line at the end of each verse. If the original is slow, make a quicker version of the song first.',
  },
  rascal: {
    voices: ['drumgus-sneer', 'fifti-sneer'],
    text: 'A villain enjoys every word. Minor keys, tangos and waltzes give these voices room to lean on a line. Let the source singer act: pauses and growing loudness are carried over just as they were sung.',
  },
  kid: {
    voices: ['fiflou-puddle', 'kiknie-whistle'],
    text: 'Loud, young and never tired. Theme songs and shouting choruses suit it best. Keep the tune within an octave and a half, as playground songs do, and leave the very low notes to somebody else.',
  },
  gravel: {
    voices: ['daxado-tar', 'daxo-grit'],
    text: 'Low in the mix and hard at the edges. These voices give rapped verses weight without shouting. Choose a recording with dry vocals: reverb stays on the singer and softens what should be rough.',
  },
  lounge: {
    voices: ['cassette-linen', 'daxo-cola'],
    text: 'An unhurried voice that sits behind the beat. Jazz chords, brushed drums and half-sung hooks are its home. Timing is kept from the source, so a singer who drags a little makes the better cover.',
  },
  rapidfire: {
    voices: ['cassus-blitz', 'marix-flicker'],
    text: 'Words in focus at any speed. Tight consonants keep double time clear, so this is the kind to try when another voice blurs a fast verse. Leave the pitch unchanged; a rapped line has little to gain from moving.',
  },
  haze: {
    voices: ['cassado-mirage', 'junley-aurora'],
    text: 'Soft focus for late hours. Melodic hooks over half-time drums are where these voices glow. Held notes stay in tune as the source sang them, and the breath around them comes from the voice.',
  },
  scribe: {
    voices: ['cassora-scribe', 'junus-pageturn'],
    text: 'A storyteller who wants to be understood. Plain colour, steady loudness, and vowels that do not get in the way of the words. Give it long verses, a sampled piano and something worth telling.',
  },
  firecracker: {
    voices: ['brielle-wildfire', 'cassix-fury'],
    text: 'Bright, fast and impatient. Call and response, brass and party openers bring it out. The ring near three thousand hertz carries it over a full band, so the vocal level can stay lower than usual.',
  },
  subwoofer: {
    voices: ['cassix-thunder', 'jetter-anchor'],
    text: 'As deep as a voice can be and still speak. It wants few words and much room. With a woman’s recording choose “Female to male”; with a man’s, two or three semitones down may be enough.',
  },
  host: {
    voices: ['darford-quillby', 'elric-dazzler'],
    text: 'Charm with a microphone in its hand. Easy swing, introductions and jokes told over a big band are what these voices do by themselves. A recording with clear diction makes half of the act.',
  },
  diva: {
    voices: ['alily-castellane', 'corara-valmonte'],
    text: 'Made for the last song of the evening. Torch songs and key changes need a voice that carries and does not hurry, and this one has both. Choose a source that dares to be loud in its final chorus.',
  },
  newsreader: {
    voices: ['brenwin-whitlock', 'elina-ashdown'],
    text: 'Calm, even, credible. Sing something absurd with it, or something serious: both work, since the tone gives nothing away. Measured verses at a walking pace keep the effect.',
  },
  commentator: {
    voices: ['brenley-touchline', 'norwin-pennant'],
    text: 'Starts excited and goes up from there. Rising choruses and victory songs fit, as does any line that ends in an exclamation. Sources with a strong crescendo make the most of it.',
  },
  starlet: {
    voices: ['deletta-glimmerton', 'deletta-rosewell'],
    text: 'Glossy, light and close to the lens. Disco strings and slow-motion choruses suit its shine. For a darker song set the vocal a little lower in the mix, so that the silver does not stand alone.',
  },
  chef: {
    voices: ['brenson-marzipan', 'brenson-saffron'],
    text: 'Hearty, with flour on its sleeves. Sing-alongs and toasts want a voice that sounds as if it enjoyed lunch. It forgives plain recordings: a phone on the kitchen table will do for a start.',
  },
  idolmaker: {
    voices: ['haliane-curtain', 'isolyn-limelight'],
    text: 'Confidence that has seen many stages. Stadium ballads and big finishes are safe ground. It makes a good second voice in duets: cover the same song twice, with different voices, and put them side by side.',
  },
  trailer: {
    voices: ['almond-doomsday', 'darley-thunderhall'],
    text: 'The end of the world, announced. Very slow songs and single sentences over cellos are all that it needs. Speech works as well as song; loud breaths in the source become part of the drama.',
  },
  detective: {
    voices: ['brenby-gaslight', 'elwin-dockside'],
    text: 'Smoke, rain and a minor key. Slow jazz and confessions suit it, and so does anything that was written after midnight. Keep the accompaniment thin: a bass and a piano leave room for the haze.',
  },
  storyteller: {
    voices: ['alby-oldacre', 'brenden-thimble'],
    text: 'Warm and a little worn, like the arm of an old chair. Folk ballads with many verses keep their thread in this voice. It sits well over a single guitar, at tempi below a hundred.',
  },
  commander: {
    voices: ['darley-solstice', 'delina-meridian'],
    text: 'Steady courage, forward vowels. Heroic marches and farewells over synthesisers are its bridge. Choose a source that holds long notes to the end; here they sound like decisions.',
  },
  ghost: {
    voices: ['feniane-willowisp', 'deliane-candleless'],
    text: 'More air than tone. Empty corridors, music boxes and slow echoes suit it. Breath is added by the voice, so that a clean recording haunts better than a breathy one.',
  },
  lead: {
    voices: ['fenissa-lovelace-row', 'jormer-brightwater'],
    text: 'The voice that gets the last dance. Piano ballads and first kisses need warmth in the middle and no effort on top, which is what this kind was made for. It is a good first choice if you are not sure.',
  },
  drifter: {
    voices: ['brenmond-gulch', 'corby-prairie'],
    text: 'Dry as a fence post. Campfire songs, showdowns and lonesome waltzes fit, mostly in major, mostly slow. Let the source singer drop the ends of lines; this voice knows what to do with them.',
  },
  knight: {
    voices: ['caelthea-brightblade', 'gorgar-hartcrest'],
    text: 'Noble, firm and a little formal. Battle hymns and oaths in long notes bring out its metal. With a choir beneath it stands like a banner; rapped verses are beneath its honour.',
  },
  sorceress: {
    voices: ['aellis-stormveil', 'elamira-thornsong'],
    text: 'Dark colour with a bright edge. Modal melodies, incantations and final bosses are its element. Dorian and minor suit it best, and a drone under the verse helps the spell.',
  },
  warchief: {
    voices: ['brisana-ironjaw', 'dunron-hammerfall'],
    text: 'Force first. War drums, chants and metal choruses ask for a voice that does not thin out when it is loud. Source recordings may be shouted, as long as the pitch can be heard.',
  },
  goblin: {
    voices: ['aelriel-mudpocket', 'ithsana-lockpick'],
    text: 'Cheeky, pinched and in a hurry. Haggling duets and polkas suit its nose. Keep it out of ballads, unless the joke is that a goblin sings one.',
  },
  companion: {
    voices: ['fenmund-interface', 'korwyn-protocol'],
    text: 'A friendly interface with excellent manners. Ambient songs and electronic ballads let its even tone shine. It takes quiet sources well, since it adds little breath of its own.',
  },
  announcer: {
    voices: ['casson-bonus', 'maren-powerup'],
    text: 'Ready, round one. Fast electro and winning streaks are what it shouts about. Short phrases with gaps work best, since each of them can be a slogan.',
  },
  ranger: {
    voices: ['eldstan-riverbend', 'faedra-mossbrook'],
    text: 'Gentle, clear, outdoors. Folk melodies, harps and quiet hymns suit it, and so do songs in three. A recording without drums comes apart most cleanly, and this voice deserves that.',
  },
  idol: {
    voices: ['mosaki-cherry', 'nanami-sunshine'],
    text: 'Sunshine on the first row. Opening themes and fan chants need a high, bright voice that smiles audibly. At 120 to 135 beats a minute it is at home; add claps in the song and not in the cover.',
  },
  rival: {
    voices: ['akari-rivalry', 'hisaki-blazefist'],
    text: 'Never gives up, and says so. Rock openings and training montages suit its push. Sources that strain a little are an advantage: effort is heard in the timing, and that is kept.',
  },
  strategist: {
    voices: ['anari-rainfall', 'ariko-stillwater'],
    text: 'Cool and inward, by the window. Ending themes, piano verses and slow reveals fit. It is quieter than most, so raise the vocal by a decibel or two when you set the levels.',
  },
  magical: {
    voices: ['ayuri-skyrose', 'hiyuri-comettail'],
    text: 'Ribbons, promises and moonlight. Sugary pop and waltzes are where it transforms. Keep the tune high: from A4 upwards this kind begins to sparkle.',
  },
  pilot: {
    voices: ['arato-contrail', 'hasaki-contrail'],
    text: 'Intense, with a helmet on. Power ballads and synth rock give it a runway. If the song has a bridge that goes up, this is the voice to take it there.',
  },
  spirit: {
    voices: ['amika-bamboo', 'kamika-paper-crane'],
    text: 'Airy, still and older than it sounds. Pentatonic tunes, flutes and festival nights suit it. Leave silence between the lines; it belongs to the voice as much as the notes do.',
  },
  mentor: {
    voices: ['akado-inkstone', 'ashiro-longroad'],
    text: 'Stern, and kind in the last verse. Slow drums, proverbs and farewells fit its weight. A man’s recording needs no change of pitch; a woman’s wants “Female to male”.',
  },
  soul: {
    voices: ['delara-deepwater', 'osmer-riverside'],
    text: 'A big heart and the lungs for it. Organ ballads and handclaps bring it out. The engine keeps the runs of the source singer, so that here a recording with ornaments pays.',
  },
  whisperer: {
    voices: ['eliane-polaroid', 'haldric-papermoon'],
    text: 'Close enough to fog the microphone. Nylon strings and small rooms suit it. Its breath hides in a loud mix, so cover songs with few instruments, or turn the music down.',
  },
  opera: {
    voices: ['corwin-serafinelli', 'jolissa-vocalini'],
    text: 'Trained, ringing, in no need of a microphone. Arias, orchestral pop and long phrases suit it. Vibrato is taken from the source: with a plain singer it sounds like early music, with a full one like a gala.',
  },
  country: {
    voices: ['aletta-haywagon', 'brenmer-tailgate'],
    text: 'Twang on the vowels, mud on the boots. Two-steps, steel guitars and hometown stories fit at once. Mixolydian tunes and slides into notes make it sound born there.',
  },
  choir: {
    voices: ['alina-belltower', 'darden-antiphon'],
    text: 'Pure, straight and a little cold, as stone is. Hymns, carols and descants suit it. Make the same cover with two voices of this kind and you have a small choir.',
  },
  rock: {
    voices: ['briora-distortion', 'jetton-fuzzbox'],
    text: 'Made to stand in front of amplifiers. Riffs, stadium choruses and loud goodbyes need its edge. It stays audible over distorted guitars without being turned up.',
  },
  crooner: {
    voices: ['halson-satinette', 'kelley-sidestreet'],
    text: 'Silk, with the lights down. Standards, swing and slow dances suit it, at tempi between 60 and 110. Late consonants in the source make it sound as if it had all night.',
  },
  synthpop: {
    voices: ['cassley-sequencer', 'jettix-videotape'],
    text: 'Cool verses under neon. Analogue basslines and retro choruses are its city. Sources that are sung without much vibrato give the straight, modern line that this kind wants.',
  },
}

export const INDEXED_SLUGS: readonly string[] = Object.values(INDEXED_VOICES).flatMap(({ voices }) => voices)

/** The text for an indexed voice; null for all others. */
export function indexedText(slug: string): string | null {
  return Object.values(INDEXED_VOICES).find(({ voices }) => voices.includes(slug))?.text ?? null
}
