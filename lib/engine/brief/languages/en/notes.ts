import { textOf, type Word } from './facts/clauses.ts'

const anyOf = (words: string) => `(?:${words.trim().split(/\s+/).join('|').replaceAll('_', ' ')})`

/** How songs are and people hardly: "slow and romantic", "heartfelt but not soppy". */
const OF_SONGS = anyOf(
  'slow romantic heartfelt soppy sappy mushy cheesy corny schmaltzy upbeat up-tempo uptempo midtempo catchy dreamy mellow chill chilled stompy clappy bouncy hopeful uplifting sentimental epic jazzy bluesy folky poppy rocky funky groovy punchy anthemic melancholic melancholy bittersweet tear-jerking tearjerking singable danceable dancey rousing stirring moody atmospheric hypnotic acoustic orchestral minimal stripped[-_]back stripped[-_]down low-key lo-fi radio-friendly family-friendly kid-friendly child-friendly rhyming lighthearted light-hearted tongue-in-cheek over-the-top old-school old-fashioned feel-good triumphant nostalgic festive haunting soulful wistful',
)
/** How songs and people are. */
const OF_BOTH = anyOf(
  'sad happy funny silly sweet warm cute gentle soft loud fast quick short long simple playful cheerful joyful serious tender emotional dramatic energetic lively fun nice modern classic retro big quiet calm angry dark light fresh raw rough smooth cool deep cosy cozy intimate positive inspiring personal religious rude clean babyish childish weird preachy depressing gloomy sarcastic poetic spooky creepy',
)
const DEGREE = anyOf(
  'quite very really a_bit a_little a_touch kind_of kinda sort_of slightly mostly rather super fairly pretty somewhat more less not too so nothing_too not_too as but and then just overall ideally preferably maybe perhaps please something anything generally',
)
/** What may stand behind how a song is to be. */
const BEHIND_TONE =
  '(?: (?:please|enough|overall|throughout|vibe|feel|mood|tone|sound|style|ending|by the end|(?:at|in|towards) the (?:end|start|beginning|middle|chorus|verses?)|to (?:start|begin|end|finish)(?: with)?|(?:but )?with (?:an?|some|lots of) .{2,30}|in (?:an?|the) (?:pub|car|church|stadium|bar|club|classroom)|for (?:the|a) (?:bus|car|radio|road|party|stage|slideshow|dance ?floor|pub|crowd|kids|speech|video)|as (?:possible|you (?:can|like))|if (?:possible|you can)))*'
const TONES = `(?:${OF_SONGS}|${OF_BOTH})`
/** Two words for it or more, or one that people are not. */
const IN_TONES = new RegExp(
  `^(?:${DEGREE},? )*(?:${OF_SONGS}|${TONES} (?:(?:${DEGREE}|or) )*${OF_SONGS}|${TONES} ${TONES}(?: ${TONES})*)(?:${BEHIND_TONE},? (?:(?:${DEGREE}|or),? )*${TONES})*${BEHIND_TONE}$`,
  'iu',
)
/** One word that people are, too, with what is said of songs alone: "a bit sad at the end", "not too loud". */
const HEDGED = new RegExp(
  `^(?:(?:not|nothing|never) (?:too |so |very |overly )?|(?:a bit|a little|slightly|more|kind of|sort of|kinda|on the) )${TONES}(?: side)?(?: (?:but|and|or) .+)?${BEHIND_TONE}$|^${TONES}${BEHIND_TONE.replace(/\*$/, '+')}$`,
  'iu',
)

const SONG_PART = anyOf(
  'words lines lyrics rhymes? verses? chorus(?:es)? hook ending finish intro outro melody melodies beats? solo key_change harmonies metaphors? clich[eé]s? swear_words swearing profanity finale build-up buildup drop tempo rhythm groove vocals? language references? puns? jokes? bridge tune',
)
const GOES_WELL =
  "(?:(?:is|are) (?:fine|ok(?:ay)?|good|great|welcome|allowed|encouraged|a must|optional|up to you)(?: (?:too|by me|with me|for me))?|(?:wouldn['’]t|won['’]t|would not) (?:hurt|go amiss)|would (?:be|work|fit|suit)\\b.*|works(?: too| for me)?)"

/**
 * Said to whoever writes the song, whatever it stands behind: how it is to sound, what they may do, what the song is for. Each is a
 * whole piece of a description.
 */
const NOTES: readonly RegExp[] = [
  IN_TONES,
  HEDGED,
  // "funny but with respect".
  new RegExp(
    `^${TONES},? (?:but|and|yet) (?:still )?(?:with|full of) (?:\\p{L}+ )?(?:respect|love|heart|warmth|dignity|feeling|affection)$`,
    'iu',
  ),
  // "You can use mija", "feel free to make stuff up".
  /^(?:so |and |but )?you (?:can|could|may|might|should|don['’]t (?:have|need) to|needn['’]t) (?:also |even |just |please |always )?(?:use|add|change|put|include|mention|invent|decide|choose|pick|skip|leave (?:it|that|out)|make (?:it|stuff|things|up|the song)|throw in|play (?:with|around)|have (?:fun|a)|go (?:wild|crazy|with|for|as)|repeat|rhyme|work in|take|be (?:creative|funny|silly|honest|rude))\b/iu,
  /^(?:please |kindly |just )?(?:feel free|(?:encourage|congratulate|welcome|cheer up|comfort|surprise) (?:him|her|them)(?: up)?$|(?:gently |really )?(?:tease|roast|mock|embarrass) (?:him|her|them)|take the (?:mick|mickey|piss)|wind (?:him|her|them) up|surprise (?:me|us)|go (?:wild|crazy|nuts|all out|big|easy|heavy|for (?:it|an?|some))|have (?:fun|a go)|do your (?:best|thing|magic)|be (?:creative|funny|silly|gentle|kind|honest|nice|rude)|over to you|your (?:call|choice)|up to you|you (?:choose|decide|pick|know (?:best|the drill)))\b/iu,
  /^(?:please |kindly |just )?(?:call|refer to|address|name) (?:him|her|them|me|us|it)(?: as| by)? /iu,
  /^(?:please |kindly |just )?(?:make|keep) (?:it|this|that|him|her|them|us|me|everyone|everybody|people|the (?:song|words|lyrics|chorus|tone|tempo|verses?|ending))\b/iu,
  /^(?:please |kindly |just )?(?:end|start|finish|begin|build(?: up)?|work up|slow down|speed up|fade(?: out)?) (?:on|with|in|to|from|softly?|slow(?:ly)?|quiet(?:ly)?|big|loud(?:ly)?|out|strong)\b|^(?:please )?(?:build|work|fade|slow|speed) (?:up|out|down)$/iu,
  // What the song is for, and how it is to be.
  /^(?:it|this|the song|song) (?:should|must|has to|needs to|ought to)\b/iu,
  /^(?:it|this|that|the song)(?:['’]s| is|['’]ll| will| would| could| can)(?: going to| gonna| to| also)? (?:be (?:short|long|slow|fast|funny|sad|sung|played|used|performed|great|nice|good|perfect|in|about|for|like|an?)\b|(?:an? )?(?:surprise|gift|present)\b)/iu,
  /^(?:it|this|that|the song)(?:['’]s| is) for (?:his|her|their|your|my|our|the|an?) .*(?:party|birthday|wedding|do|dinner|slideshow|video|speech|funeral|service|event|class|assembly|concert|show|anniversary|ceremony|radio|channel|podcast|school|work|reception|office)\b/iu,
  // "All the kids will sing it in assembly", "everybody joins in".
  /^(?:\S+ ){1,4}?(?:will|are going to|can|should) (?:all |both )?(?:sing|play|perform|hear|use|dance to|sing along to) (?:it|this|that|along)\b/iu,
  /^(?:all|everybody|everyone|people|they|the \p{L}+|kids)(?: all)? (?:joins?|sings?|claps?|stomps?|shouts?) (?:in|along|back)\b/iu,
  // What a song could be: "could be a bit gospel", "words a ten year old could sing".
  /^(?:could|can|might|may|should|must|has to|needs to) (?:be|have|sound|rhyme|include|use|mention|start|end)\b/iu,
  new RegExp(
    `^(?:the |${TONES} )*(?:${SONG_PART}|song) (?:that |which )?(?:(?:\\S+ ){1,5})?(?:could|can|should|must|needs to|has to)\\b`,
    'iu',
  ),
  /^(?:it )?(?:will|to) be (?:played|sung|performed|used|shown)\b/iu,
  /^(?:any|whatever|whichever|no particular|not sure (?:about|which|what)) (?:\p{L}+ )?(?:style|genre|tempo|key|voice|sound|mood|music)\b/iu,
  /^(?:we|I|they)(?:['’]ll| will| want to| plan to|['’]re going to|['’]m going to|['’]d like to| are going to| am going to| would like to)? (?:play|sing|perform|use|blast|show|dance to) (?:it|this|that)\b/iu,
  /^(?:he|she|they|I|we)(?:['’]d| would) (?:(?:really|probably|just|rather|also|much) )?(?:want|like|love|prefer|hate|appreciate)(?! (?:us|me|you|him|her|them|to (?!sing|hear|play|use|include|have it))\b)/iu,
  /^I(?:['’]m| am| was|['’]ve been)? (?:just )?(?:thinking|imagining|picturing|hearing|hoping|after|looking for|open to|envisioning) (?!(?:of|about|back) (?:him|her|you|them)\b|(?:him|her|you|them)\b)/iu,
  /^I (?:imagine|picture|prefer|trust|leave|hear) (?:it|this|something|an?|some|you|the rest|more)\b/iu,
  new RegExp(
    `^(?!(?:everything|everybody|everyone|all|life|it|he|she|we|they|I|you)\\b)(?:\\S+ ){1,4}?${GOES_WELL}$`,
    'iu',
  ),
  /^would be (?:great|good|nice|lovely|cool|perfect|amazing|fun|ideal)\b/iu,
  // "Simple words", "a big finish", "with a catchy chorus", "lots of harmonies".
  new RegExp(
    `^(?:(?:with|and|plus|maybe|please|some|lots of|a few|plenty of|no|an?|the|nice|only) )*(?:${TONES} |good |strong |clever |plain |easy |everyday |English |funny |repeating |repetitive )+${SONG_PART}(?: please| too)?$`,
    'iu',
  ),
  new RegExp(`^(?:(?:lots|plenty) of|a few|no|some|with) ${SONG_PART}(?: please| too)?$`, 'iu'),
  /^(?:(?:with|and|maybe|please) )*(?:an?|the|some) (?:key change|chorus|hook|intro|outro|guitar solo|drum solo|solo|melody|finale|build-up|good tune)(?: please| too)?$/iu,
  /^(?:ending|finishing) (?:with|on|in)\b|^(?:written|sung|told|performed|played) (?:as|from|like|by|in|with)\b/iu,
  /^get (?:the|my|our|every\p{L}+|people|them) .*\b(?:involved|singing|clapping|dancing|going|moving|crying|laughing)$/iu,
  /^(?:ages?|aged) \d+/iu,
  /^(?:a|my|one|an old|a childhood) memor(?:y|ies)$/iu,
  /^I (?:don['’]?t|do not) want (?!to (?:go|leave|die|lose|say|let|be|live|hurt)\b|you\b|him\b|her\b|them\b|us\b|anyone|anybody)/iu,
  // What it is for: "something gentle we can play after the mass", "we can put on our website", "I teach Year 4".
  /^(?:(?:something|anything|a song|one) (?:\S+ ){0,3})?(?:that )?(?:we|I|they) can (?:all )?(?:play|put|use|sing|dance|post|show|send|share)\b/iu,
  /^I (?:teach|have|am teaching) (?:year|grade|class|primary|kindergarten|key stage|p)(?: ?\d+)?(?: \p{L}+)?$/iu,
  /\b(?:should|must|has to|have to|needs? to|ought to) be(?: in(?: it| there| the song| the lyrics)?)?$/iu,
  /^(?:nobody|no one) has ever (?:written|made|sung|done) (?:one|it|a song)\b/iu,
  /^(?:has|have|must have|needs?|wants?) to (?:have|include|mention|contain|use) /iu,
  /^the actual \p{L}+\b/iu,
  // Its style by name: "upbeat wedding song", "country style".
  new RegExp(
    `^(?:an? |the )?(?:(?:${TONES} )+(?:\\p{L}+ )?(?:song|ballad|anthem|jingle|lullaby|tune)s?|\\p{L}+ style)(?: please)?$`,
    'iu',
  ),
  // Its style, by what it is like: "reggae or something warm", "more like a rock ballad", "inspired by old westerns".
  /^(?:\S+ ){1,3}or (?:something|anything|similar|whatever)\b/iu,
  /^(?:more |a bit |kind of |sort of |something |maybe |perhaps )?(?:like an? (?:\S+ ){0,2}(?:song|ballad|anthem|hymn|waltz|shanty|march|lullaby|singalong|banger|tune|track|number|musical)|in the (?:style|vein|spirit|manner) of|along the lines of|reminiscent of|inspired by|similar to|influenced by|ready for|suitable for|perfect for|good for)\b/iu,
  /^(?:an? )?(?:(?:\S+ ){0,2}(?:sing-?along|ballad|shanty|waltz|banger|bop|belter|power ballad|floor-?filler|tearjerker|tear-jerker|earworm|vibes?))(?: (?:please|type|style|feel|vibe|thing|energy|for the .+))*$/iu,
  /^in an? (?:good|nice|funny|sweet|fun|kind|loving|happy|silly) way$/iu,
  // What it is, by itself: "complaint about Mondays", "teaches kids the water cycle".
  /^(?:(?:an?|my|the|funny|angry|sad|silly|little|short|big|long|quick|friendly|gentle|loud) )*(?:complaint|rant|protest|moan|vent|whinge|diss|shout-?out|pep talk|love letter|toast|lesson|homage) (?:about|against|to|for|over|at|on) [^,]+$/iu,
  /^(?:to )?teach(?:es|ing)? (?:(?:my|our|the|some|young|little) )*(?:kids|children|people|students|pupils|toddlers|year|grade|class|everyone|them|him|her) /iu,
  /^(?:an?|this|the) (?:girl|guy|boy|woman|man|person)$|^I (?:really |secretly )?(?:like|fancy|love|know|met) (?:called|named) \p{L}+$/iu,
  // How long it is to be.
  /^(?:(?:around|about|under|over|roughly|at least|at most|max(?:imum)?|no (?:more|longer) than|less than|up to|keep it under|circa) )?(?:\d+|two|three|four|five|one|a couple of)(?:[-–]\d+| or \w+)? ?(?:min(?:ute)?s?|sec(?:ond)?s?)(?: (?:long|max|or so|tops|if possible|please|ish))*$/iu,
  // At the end of a letter.
  /^(?:many |lots of )?(?:thanks|thank you|thx|cheers|ta)(?: (?:in advance|so much|a lot|a million|again|very much|!))*$|^(?:in advance|much appreciated|appreciate it|please and thank you|best wishes|kind regards)$/iu,
  // How somebody is greeted: "happy anniversary to us", "goodbye nan".
  /^(?:happy|merry|belated happy) (?:\S+ )?(?:birthday|anniversary|christmas|easter|new year|(?:mother|father|valentine)['’]?s['’]?(?: day)?|diwali|eid|hanukkah|holidays|retirement)(?: \S+){0,3}$/iu,
  /^(?:good ?bye|bye|farewell|good ?luck|well done|congrat\S+|welcome(?: home| back)?|rest in peace|good ?night)(?: (?!song\b|from\b|to\b)\S+){0,2}$/iu,
]

/** Whether a piece of a description is said to whoever writes the song, and of nobody in it. */
export const isNote = (words: readonly Word[]): boolean => {
  const text = textOf(words)
  return NOTES.some((note) => note.test(text))
}
