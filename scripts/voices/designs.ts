import type { FamilyKey } from '#lib/catalog/voices/families.ts'
import type { Register } from '#lib/catalog/voices/registers.ts'
import type { VoiceParameter } from '#lib/catalog/voices/voice-parameters.ts'
import type { NamePool } from './given-names.ts'

/** Values of a parameter between which a family lives, −20 … 20. */
export type Span = readonly [from: number, to: number]

export type Design = {
  /** Each of its voices goes where the fewest are. */
  readonly registers: readonly Register[]
  /** Where the family lives. Knobs that are not named are free within `USUAL`. */
  readonly region: Readonly<Partial<Record<VoiceParameter, Span>>>
  readonly given: NamePool
  /** One of these completes a given name. */
  readonly words: string
  /** Whether the word stands before the given name; else after it. */
  readonly wordFirst?: true
}

export const USUAL: Readonly<Record<VoiceParameter, Span>> = {
  size: [-18, 18],
  pharynx: [-20, 20],
  mouth: [-20, 20],
  tilt: [-14, 16],
  open: [-20, 20],
  ring: [-18, 20],
  ringPlace: [-20, 20],
  nasal: [0, 14],
  nasalPlace: [-20, 20],
  contrast: [-14, 18],
  air: [-20, 20],
  breath: [-20, 18],
}

/** How each family sounds and is called. */
export const DESIGNS: Readonly<Record<FamilyKey, Design>> = {
  robot: {
    registers: ['baritone', 'tenor', 'high tenor', 'countertenor', 'contralto', 'alto', 'mezzo'],
    region: { open: [-20, 4], ring: [-4, 20], nasal: [4, 20], contrast: [-4, 20], air: [-20, 4], breath: [-20, 4] },
    given: 'silly',
    words: 'Bolt Cog Rivet Sprocket Gizmo Servo Diode Gasket Widget Piston Ratchet Solder Toggle Lugnut',
  },
  sprite: {
    registers: ['soprano', 'treble', 'child'],
    region: { size: [-6, 20], mouth: [-4, 20], tilt: [-4, 20], air: [-4, 20], breath: [-4, 20] },
    given: 'silly',
    words: 'Dewdrop Thistle Petal Glimmer Acorn Moonmoth Pollen Twinkle Clover Bluebell Cricket Mistle Feather Pebble',
  },
  giant: {
    registers: ['bass', 'bass-baritone', 'baritone'],
    region: { size: [-20, 6], pharynx: [-20, 4], tilt: [-20, 4], open: [-4, 20], air: [-20, 4] },
    given: 'silly',
    words:
      'Boulder Thunderfoot Highhill Oakfist Crag Barrel Mammoth Anvil Quarry Rumble Tundra Stump Ironbelly Landslide',
  },
  critter: {
    registers: ['tenor', 'high tenor', 'countertenor', 'mezzo', 'soprano', 'treble', 'child'],
    region: { size: [-6, 20], mouth: [-4, 20], nasal: [2, 20], tilt: [-4, 20], contrast: [-4, 20] },
    given: 'silly',
    words: 'Whisker Paws Snout Burrow Acre Bramble Hoof Quill Tuft Otter Badger Pounce Ruffle Nibble',
  },
  inventor: {
    registers: ['tenor', 'high tenor', 'countertenor', 'contralto', 'alto', 'mezzo'],
    region: { pharynx: [-20, 4], mouth: [-4, 20], tilt: [-4, 20], open: [-20, 4], nasal: [1, 20], contrast: [-4, 20] },
    given: 'silly',
    words: 'Beaker Fizzle Static Flask Tangle Voltage Kettle Spindle Gauge Lantern Prism Sputter Coil Pepper',
    wordFirst: true,
  },
  rascal: {
    registers: ['baritone', 'tenor', 'high tenor', 'contralto', 'alto', 'mezzo'],
    region: { size: [-20, 6], pharynx: [-20, 4], ring: [-4, 20], nasal: [0, 14], contrast: [-4, 20], tilt: [-20, 8] },
    given: 'silly',
    words: 'Grimble Hexley Gloom Nettle Dread Scowl Cackle Shade Vinegar Thorn Murk Sneer Raven Cobble',
  },
  kid: {
    registers: ['treble', 'child', 'soprano'],
    region: { size: [-4, 20], tilt: [-4, 20], open: [-12, 12], ring: [-20, 4], contrast: [-4, 20], breath: [-20, 6] },
    given: 'silly',
    words: 'Zoom Comet Rocket Dash Sparks Bounce Marble Kite Jumper Scooter Popcorn Puddle Skip Whistle',
  },
  gravel: {
    registers: ['bass', 'bass-baritone', 'baritone', 'tenor', 'high tenor', 'contralto', 'alto'],
    region: { tilt: [-20, 4], open: [-20, 4], contrast: [-6, 20], breath: [-4, 20], ring: [-20, 8], air: [-20, 6] },
    given: 'stage',
    words: 'Asphalt Grit Concrete Rust Diesel Granite Cinder Gravel Iron Smoke Tar Brick Flint Basalt',
  },
  lounge: {
    registers: ['bass', 'bass-baritone', 'baritone', 'tenor', 'high tenor', 'contralto', 'alto', 'mezzo'],
    region: { tilt: [-20, 4], open: [-4, 20], ring: [-20, 4], contrast: [-20, 6], breath: [-4, 20] },
    given: 'stage',
    words: 'Velvet Lounge Cruise Linen Mellow Harbor Drift Siesta Satin Amber Breeze Hammock Sundown Cola',
  },
  rapidfire: {
    registers: ['baritone', 'tenor', 'high tenor', 'countertenor', 'contralto', 'alto', 'mezzo', 'soprano', 'treble'],
    region: { tilt: [-4, 20], open: [-20, 4], contrast: [-4, 20], mouth: [-4, 20], breath: [-20, 4] },
    given: 'stage',
    words: 'Turbo Rapid Ricochet Flicker Sprint Volley Torrent Clipper Whiplash Blitz Rattle Tempo Sparkplug Metronome',
  },
  haze: {
    registers: ['tenor', 'high tenor', 'countertenor', 'contralto', 'alto', 'mezzo'],
    region: { tilt: [-20, 8], open: [-4, 20], air: [-4, 20], breath: [-4, 20], contrast: [-20, 8] },
    given: 'stage',
    words: 'Neon Haze Chrome Eclipse Mirage Vapor Halo Lowlight Orbit Aurora Tinted Midnight Frost Afterglow',
  },
  scribe: {
    registers: ['baritone', 'tenor', 'high tenor', 'contralto', 'alto', 'mezzo'],
    region: { size: [-20, 6], tilt: [-20, 8], contrast: [-4, 20], ring: [-20, 8], air: [-20, 8] },
    given: 'stage',
    words: 'Ledger Corner Stoop Chapter Inkwell Scribe Vinyl Crate Margin Footnote Verse Almanac Pageturn Quarto',
  },
  firecracker: {
    registers: ['contralto', 'alto', 'mezzo', 'soprano', 'treble'],
    region: { tilt: [-4, 20], open: [-20, 4], ring: [-4, 20], contrast: [-4, 20], nasal: [0, 12] },
    given: 'stage',
    words: 'Blaze Pepper Lioness Scarlet Dynamite Ruby Tigress Flare Cayenne Ember Fury Jinx Sizzle Wildfire',
  },
  subwoofer: {
    registers: ['bass', 'bass-baritone', 'baritone'],
    region: { size: [-20, 6], tilt: [-20, 4], open: [-4, 20], air: [-20, 4], breath: [-20, 8] },
    given: 'stage',
    words: 'Thunder Titan Cellar Cavern Tectonic Anchor Bison Trench Kodiak Girder Vault Monolith Lowland Bulldozer',
  },
  host: {
    registers: ['baritone', 'tenor', 'high tenor', 'contralto', 'alto', 'mezzo'],
    region: { size: [-20, 6], ring: [-4, 20], contrast: [-4, 20], tilt: [-6, 20], breath: [-20, 4] },
    given: 'plain',
    words:
      'Goldwater Curtis-Lane Brightling Mayfair Valento Sterlington Fairbanner Quillby Loxley Pembrook Dazzler Gladwyn Marquis Tuxford',
  },
  diva: {
    registers: ['contralto', 'alto', 'mezzo', 'soprano', 'treble'],
    region: { size: [-20, 6], pharynx: [-4, 20], ring: [-4, 20], tilt: [-20, 8], open: [-4, 20], contrast: [-4, 20] },
    given: 'plain',
    words:
      'Valmonte Chandel Beaumaris Lavelle Montclaire Devereaux-Finch Starling Orsini-Vale Delacourt Rosenthorn Silverine Duvalle Castellane Fontaine-Ash',
  },
  newsreader: {
    registers: ['baritone', 'tenor', 'high tenor', 'contralto', 'alto', 'mezzo'],
    region: {
      size: [-20, 6],
      pharynx: [-12, 12],
      tilt: [-12, 12],
      ring: [-4, 20],
      contrast: [-4, 20],
      breath: [-20, 4],
      nasal: [0, 10],
    },
    given: 'plain',
    words:
      'Carraway Holbeck Penrose-Hill Ashdown Whitlock Merriden Thornbury Langdale Fairweather Ellsmere Harrowgate Northcote Stanmore Winterby',
  },
  commentator: {
    registers: ['baritone', 'tenor', 'high tenor', 'countertenor', 'contralto', 'alto', 'mezzo'],
    region: { tilt: [-4, 20], open: [-20, 4], ring: [-4, 20], nasal: [1, 20], breath: [-20, 4] },
    given: 'plain',
    words:
      'Goalworth Striker Touchline Kickham Fieldhouse Rallyman Courtside Halftime Cornerby Trackwell Pennant Overby Sprintwood Scoreby',
  },
  starlet: {
    registers: ['contralto', 'alto', 'mezzo', 'soprano', 'treble'],
    region: { size: [-6, 20], open: [-4, 20], air: [-4, 20], breath: [-4, 20], tilt: [-4, 20] },
    given: 'plain',
    words:
      'Sequin Lamoure Dazelle Glimmerton Rosewell Pearlby Champagne Stardell Lumière Velours Crystalline Blushing Ribbonette Soirelle',
  },
  chef: {
    registers: ['bass', 'bass-baritone', 'baritone', 'tenor', 'high tenor', 'contralto', 'alto', 'mezzo'],
    region: { size: [-20, 6], pharynx: [-20, 6], open: [-4, 20], ring: [-8, 20], tilt: [-20, 6] },
    given: 'plain',
    words:
      'Saffron Pepperell Butterby Truffle Paprika Gravyton Marzipan Fennelly Crumbwell Basilton Tarragon Caramello Pumpernick Brothwell',
  },
  idolmaker: {
    registers: ['baritone', 'tenor', 'high tenor', 'countertenor', 'contralto', 'alto', 'mezzo', 'soprano', 'treble'],
    region: { ring: [-4, 20], contrast: [-4, 20], tilt: [-8, 20], air: [-8, 20] },
    given: 'plain',
    words:
      'Platinum Encore Spotlight Charter Headline Marquee Ovation Goldrecord Backstage Finale Limelight Bravo Rostrum Curtain',
  },
  trailer: {
    registers: ['bass', 'bass-baritone', 'baritone'],
    region: { size: [-20, 6], ring: [-4, 20], tilt: [-20, 4], contrast: [-4, 20], breath: [-6, 20] },
    given: 'plain',
    words:
      'Ironhall Darkwater Stormgate Blackmoor Firewall Doomsday Reckoning Obelisk Thunderhall Cataclysm Nightfall Harbinger Monument Eclipsar',
  },
  detective: {
    registers: ['bass', 'bass-baritone', 'baritone', 'tenor', 'high tenor', 'contralto', 'alto'],
    region: { tilt: [-20, 4], open: [-4, 20], breath: [-4, 20], contrast: [-20, 6], air: [-20, 4] },
    given: 'plain',
    words:
      'Gaslight Ashtray Streetlamp Raincoat Coldwell Shadwell Nickel Trench-Doyle Fogarty-Bell Dockside Blackjack Lonegan Matchbook Graves',
  },
  storyteller: {
    registers: ['bass', 'bass-baritone', 'baritone', 'tenor', 'high tenor', 'contralto', 'alto', 'mezzo'],
    region: { size: [-20, 6], open: [-4, 20], ring: [-20, 4], tilt: [-20, 4], breath: [-4, 20], contrast: [-6, 20] },
    given: 'plain',
    words:
      'Hearthside Oldacre Winterwood Thimble Rockingham-Wick Embers Almsby Candlewick Patchwork Fireside Tealeaf Cobbleton Woolsey Larkspur',
  },
  commander: {
    registers: ['bass', 'bass-baritone', 'baritone', 'tenor', 'high tenor', 'contralto', 'alto', 'mezzo'],
    region: { ring: [-4, 20], open: [-20, 4], tilt: [-12, 12], contrast: [-4, 20], breath: [-20, 4] },
    given: 'plain',
    words:
      'Orion-Vance Vega Starfall Perihel Novak-Sol Altair Quasar Meridian Zenith Polaris Solstice Cosmar Helion Andromeda',
  },
  ghost: {
    registers: ['countertenor', 'contralto', 'alto', 'mezzo', 'soprano', 'treble', 'child'],
    region: { open: [-4, 20], ring: [-20, 4], contrast: [-20, 4], breath: [-4, 20], air: [-4, 20] },
    given: 'plain',
    words:
      'Palemoor Mistral Hollow Lacewing Fogbound Cobweb Moonpale Greyveil Echoes Willowisp Shroud Attic Candleless Faintly',
  },
  lead: {
    registers: ['tenor', 'high tenor', 'countertenor', 'contralto', 'alto', 'mezzo', 'soprano', 'treble'],
    region: { size: [-6, 20], ring: [-6, 20], tilt: [-12, 12], open: [-4, 20], contrast: [-4, 20], breath: [-8, 20] },
    given: 'plain',
    words:
      'Hartwell Summers-Day Rosebank Lovelace-Row Sweeting Meadows Springer Fairlight Valentin Brightwater Amorel Daisyfield Bellweather Tenderley',
  },
  drifter: {
    registers: ['bass', 'bass-baritone', 'baritone', 'tenor', 'high tenor', 'contralto', 'alto'],
    region: { size: [-20, 8], nasal: [2, 20], tilt: [-20, 6], open: [-20, 4], breath: [-6, 20], contrast: [-8, 20] },
    given: 'plain',
    words:
      'Dustwood Saddler Tumbleweed Coyote Canyon Mesa Spur Rawhide Lonesome Prairie Cactus Gulch Silverado-Pike Sagebrush',
  },
  knight: {
    registers: ['bass', 'bass-baritone', 'baritone', 'tenor', 'high tenor', 'contralto', 'alto', 'mezzo'],
    region: { size: [-20, 6], ring: [-4, 20], tilt: [-12, 12], contrast: [-4, 20], nasal: [0, 10], breath: [-20, 4] },
    given: 'fantasy',
    words:
      'Oathkeep Shieldborn Dawnguard Lionhelm Brightblade Stonewall Hartcrest Ironvow Silverlance Truehand Highbanner Wolfmantle Goldspur Stormwarden',
  },
  sorceress: {
    registers: ['contralto', 'alto', 'mezzo', 'soprano', 'treble'],
    region: { size: [-20, 6], pharynx: [-4, 20], tilt: [-20, 6], open: [-4, 20], air: [-4, 20], breath: [-4, 20] },
    given: 'fantasy',
    words:
      'Runeweaver Nightbloom Stormveil Moonscribe Ashenrose Starcaller Mistwood Ravenhair Spellwright Duskmantle Frostglass Emberlace Thornsong Silvertongue',
  },
  warchief: {
    registers: ['bass', 'bass-baritone', 'baritone', 'contralto', 'alto'],
    region: {
      size: [-20, 6],
      pharynx: [-20, 4],
      tilt: [-12, 12],
      open: [-20, 4],
      contrast: [-8, 20],
      breath: [-4, 20],
    },
    given: 'fantasy',
    words:
      'Skullsplit Ironjaw Wardrum Bonebanner Redtusk Goremane Hammerfall Blackhoof Rockfist Bloodoak Boarspear Longhorn Warhowl Gravelthroat',
  },
  goblin: {
    registers: ['tenor', 'high tenor', 'countertenor', 'mezzo', 'soprano', 'treble', 'child'],
    region: { size: [-6, 20], pharynx: [-20, 4], nasal: [6, 20], contrast: [-4, 20], open: [-20, 4] },
    given: 'fantasy',
    words:
      'Coinbiter Mudpocket Ragpatch Sneakfoot Greaseby Copperpot Snagtooth Pennyworth-Grub Nosewax Trinket Scrapheap Potluck Lockpick Wartle',
  },
  companion: {
    registers: ['tenor', 'high tenor', 'countertenor', 'contralto', 'alto', 'mezzo', 'soprano', 'treble'],
    region: { open: [-4, 20], ring: [-12, 12], contrast: [-4, 20], air: [-4, 20], breath: [-20, 4], nasal: [0, 10] },
    given: 'fantasy',
    words:
      'Protocol Hologram Beacon Interface Lumen Vector Cursor Pixelia Relay Cipher Subroutine Axiom Starlight Console',
  },
  announcer: {
    registers: [
      'bass',
      'bass-baritone',
      'baritone',
      'tenor',
      'high tenor',
      'countertenor',
      'contralto',
      'alto',
      'mezzo',
    ],
    region: { tilt: [-4, 20], ring: [-4, 20], open: [-20, 4], air: [-4, 20], contrast: [-4, 20] },
    given: 'stage',
    words:
      'Knockout Combo Powerup Highscore Turboblast Joystick Finalround Megawatt Pixelpunch Bonus Checkpoint Overdrive Critical Jackpot',
  },
  ranger: {
    registers: ['tenor', 'high tenor', 'countertenor', 'contralto', 'alto', 'mezzo', 'soprano', 'treble'],
    region: { size: [-4, 20], open: [-4, 20], tilt: [-12, 12], air: [-4, 20], breath: [-4, 20], nasal: [0, 10] },
    given: 'fantasy',
    words:
      'Greenbough Leafwind Mossbrook Fernhollow Swiftarrow Willowmend Birchbark Dewmeadow Hazelwood Foxglove Springwater Oakenheart Larksong Riverbend',
  },
  idol: {
    registers: ['mezzo', 'soprano', 'treble', 'child'],
    region: { size: [-6, 20], mouth: [-4, 20], tilt: [-4, 20], open: [-12, 12], air: [-4, 20], breath: [-20, 6] },
    given: 'anime',
    words:
      'Sparkle Ribbon Melody Starry Cherry Lollipop Rainbow Glitter Peachy Heartbeat Confetti Macaron Sunshine Twirl',
  },
  rival: {
    registers: ['tenor', 'high tenor', 'countertenor', 'mezzo', 'soprano', 'treble'],
    region: { size: [-6, 20], tilt: [-4, 20], open: [-20, 4], ring: [-4, 20], contrast: [-4, 20], breath: [-6, 20] },
    given: 'anime',
    words:
      'Blazefist Thunderkick Redwind Burningsky Ironwill Flashstep Comeback Lionroar Hotblood Skybreaker Rivalry Fullthrottle Dragonheart Stormrush',
  },
  strategist: {
    registers: ['baritone', 'tenor', 'high tenor', 'countertenor', 'contralto', 'alto', 'mezzo'],
    region: { tilt: [-20, 4], open: [-6, 20], ring: [-20, 4], contrast: [-4, 20], air: [-12, 12], breath: [-20, 6] },
    given: 'anime',
    words:
      'Chessboard Silence Library Windowseat Moonlit Cold-Tea Bluehour Checkmate Rainfall Glasses Snowfield Notebook Stillwater Violet',
  },
  magical: {
    registers: ['soprano', 'treble', 'child', 'mezzo'],
    region: { size: [-6, 20], tilt: [-4, 20], open: [-4, 20], ring: [-20, 8], air: [-4, 20], breath: [-4, 20] },
    given: 'anime',
    words:
      'Starwand Moonribbon Crystal Stardust Wishbell Featherwing Tiara Sugarmoon Comettail Heartgem Dreamlace Lacewand Skyrose Prismheart',
  },
  pilot: {
    registers: ['baritone', 'tenor', 'high tenor', 'countertenor', 'contralto', 'alto', 'mezzo', 'soprano', 'treble'],
    region: { open: [-20, 4], ring: [-4, 20], tilt: [-4, 20], contrast: [-4, 20], air: [-20, 6] },
    given: 'anime',
    words:
      'Zero-Nine Hangar Cockpit Orbitline Afterburn Steelwing Reactor Launchpad Titanium Callsign Skyhook Nightraid Gravity Contrail',
  },
  spirit: {
    registers: ['countertenor', 'contralto', 'alto', 'mezzo', 'soprano', 'treble', 'child'],
    region: { open: [-4, 20], ring: [-20, 4], air: [-4, 20], breath: [-4, 20], contrast: [-20, 6], tilt: [-20, 8] },
    given: 'anime',
    words:
      'Foxfire Windbell Lantern Maplefall Riverstone Lotus Cloudgate Paper-Crane Firefly Bamboo Moonwell Incense Plumrain Shrinebell',
  },
  mentor: {
    registers: ['bass', 'bass-baritone', 'baritone', 'tenor', 'high tenor', 'contralto', 'alto'],
    region: { size: [-20, 6], tilt: [-20, 4], ring: [-6, 20], contrast: [-4, 20], breath: [-4, 20], nasal: [0, 12] },
    given: 'anime',
    words:
      'Ironpine Oldriver Stonegarden Brushstroke Greycrane Longroad Teahouse Autumnleaf Stillblade Mountaintop Thatch Inkstone Westwind Slowstream',
  },
  soul: {
    registers: ['baritone', 'tenor', 'high tenor', 'contralto', 'alto', 'mezzo', 'soprano', 'treble'],
    region: { size: [-20, 6], ring: [-4, 20], open: [-6, 20], tilt: [-20, 8], contrast: [-4, 20] },
    given: 'plain',
    words:
      'Deepwater Hallelu Riverside Honeycomb Brassfield Sundayson Testament Gladhand Mercy Steeple Copperhorn Jubilee Goodnight Lovejoy-Bell',
  },
  whisperer: {
    registers: ['tenor', 'high tenor', 'countertenor', 'contralto', 'alto', 'mezzo', 'soprano', 'treble'],
    region: { open: [-4, 20], ring: [-20, 4], tilt: [-20, 6], breath: [-4, 20], air: [-4, 20], contrast: [-20, 6] },
    given: 'plain',
    words:
      'Papermoon Tapehiss Slowlight Driftwood Polaroid Windowsill Quietly Cardigan Bluebird-Lane Smallhours Porchlight Sparrow Underwater Postcard',
  },
  opera: {
    registers: ['bass', 'bass-baritone', 'baritone', 'tenor', 'high tenor', 'mezzo', 'soprano', 'treble'],
    region: {
      size: [-20, 6],
      pharynx: [-4, 20],
      ring: [-4, 20],
      ringPlace: [-20, 6],
      tilt: [-20, 4],
      nasal: [0, 10],
      breath: [-20, 4],
    },
    given: 'plain',
    words:
      'Cantabel Vocalini Arietta-Moro Fiorelli-Sand Baroncello Serafinelli Montebravo Aldovese Lirico Graziosa-Lunt Maestoso Portamento Belcantore Teatrini',
  },
  country: {
    registers: ['baritone', 'tenor', 'high tenor', 'contralto', 'alto', 'mezzo'],
    region: { mouth: [-4, 20], nasal: [4, 20], tilt: [-4, 20], contrast: [-4, 20], breath: [-20, 4] },
    given: 'plain',
    words:
      'Haywagon Pickett-Row Bluegrass Cornfield Mudflap Whiskeyjar Tailgate Sweetgrass Barnes-Creek Countyline Fiddler Gravelroad Wheatfield Longtrail',
  },
  choir: {
    registers: ['tenor', 'high tenor', 'countertenor', 'contralto', 'alto', 'soprano', 'treble', 'child'],
    region: { open: [-4, 20], ring: [-20, 8], nasal: [0, 10], breath: [-20, 4], tilt: [-20, 4], contrast: [-12, 12] },
    given: 'plain',
    words:
      'Evensong Cloister Psalter Vesper Candlemas Antiphon Belltower Nave Magnificent Chapelgate Carol-Frost Whitestone Gloriana Lightfoot-Abbey',
  },
  rock: {
    registers: ['baritone', 'tenor', 'high tenor', 'countertenor', 'contralto', 'alto', 'mezzo'],
    region: { tilt: [-4, 20], open: [-20, 4], ring: [-4, 20], contrast: [-8, 20], breath: [-4, 20] },
    given: 'stage',
    words:
      'Amplifier Feedback Overload Leather Thunderroad Sixstring Powerchord Distortion Backbeat Roadcase Turnpike Fuzzbox Chainlink Voltage',
  },
  crooner: {
    registers: ['bass', 'bass-baritone', 'baritone', 'tenor', 'high tenor', 'contralto', 'alto'],
    region: { size: [-20, 6], open: [-4, 20], ring: [-4, 20], tilt: [-20, 4], air: [-20, 8], breath: [-6, 20] },
    given: 'plain',
    words:
      'Moonglow Satinette Nightcap Bluenote Manhattan-Reed Cocktail Silkwood Lamplight Martini Brushes Tenderly Stardrop Afterhours Sidestreet',
  },
  synthpop: {
    registers: ['tenor', 'high tenor', 'countertenor', 'contralto', 'alto', 'mezzo', 'soprano', 'treble'],
    region: { open: [-8, 20], ring: [-20, 8], air: [-4, 20], contrast: [-4, 20], tilt: [-6, 20], breath: [-20, 4] },
    given: 'stage',
    words:
      'Synthia Sawtooth Laserdisc Sequencer Nightbus Videotape Modular Arpeggio Electra Blacklight Cassette Skyline Hologlow Drumpad',
  },
}
