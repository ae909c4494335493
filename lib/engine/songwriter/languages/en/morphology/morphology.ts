const PAST: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'awake:awoke,be:was,bind:bound,burst:burst,cast:cast,cling:clung,fling:flung,grind:ground,leap:leapt,mistake:mistook,spring:sprang,tread:trod,weave:wove,wind:wound,slink:slunk,stink:stank,withstand:withstood,babysit:babysat,bear:bore,beat:beat,become:became,begin:began,bend:bent,bet:bet,bid:bid,bite:bit,bleed:bled,blow:blew,break:broke,' +
    'bring:brought,build:built,buy:bought,catch:caught,come:came,cost:cost,creep:crept,cut:cut,deal:dealt,dig:dug,do:did,draw:drew,drink:drank,drive:drove,' +
    'eat:ate,fall:fell,feed:fed,feel:felt,fight:fought,find:found,fly:flew,forget:forgot,forgive:forgave,freeze:froze,' +
    'get:got,give:gave,go:went,grow:grew,hang:hung,have:had,hear:heard,hide:hid,hit:hit,hold:held,hurt:hurt,keep:kept,' +
    'kneel:knelt,know:knew,lay:laid,lead:led,leave:left,lend:lent,let:let,lie:lay,light:lit,lose:lost,make:made,mean:meant,' +
    'meet:met,outrun:outran,overcome:overcame,overhear:overheard,oversleep:overslept,pay:paid,put:put,quit:quit,read:read,rebuild:rebuilt,retell:retold,rewrite:rewrote,ride:rode,ring:rang,rise:rose,run:ran,say:said,see:saw,seek:sought,' +
    'sell:sold,send:sent,set:set,shake:shook,shed:shed,shine:shone,shoot:shot,shrink:shrank,shut:shut,sing:sang,sink:sank,sit:sat,sleep:slept,' +
    'slide:slid,speak:spoke,spend:spent,spin:spun,spit:spat,split:split,spread:spread,stand:stood,steal:stole,stick:stuck,' +
    'sting:stung,strike:struck,string:strung,swear:swore,sweep:swept,swim:swam,swing:swung,take:took,teach:taught,tear:tore,tell:told,think:thought,throw:threw,understand:understood,undo:undid,upset:upset,' +
    'wake:woke,wear:wore,weep:wept,win:won,wind:wound,wring:wrung,write:wrote'
  )
    .split(',')
    .map((pair) => pair.split(':')),
)

/** Irregular pasts. */
export const PAST_FORMS: readonly string[] = Object.values(PAST)

/** Verbs of more than one syllable that double their last letter all the same. */
const DOUBLING: ReadonlySet<string> = new Set(
  'begin forget unwrap unzip unpin outrun admit commit submit permit prefer refer occur regret equip kidnap control patrol compel propel rebel babysit overlap'.split(
    ' ',
  ),
)

const ADVERBS: ReadonlySet<string> = new Set(['never', 'always', 'still', 'barely', 'half', 'just', 'slowly'])

export type VerbForm = 'base' | 's' | 'past' | 'ing'

/**
 * Inflects the verb of a phrase: its first word, or the one after an adverb, and a second one joined to it.
 * "never quit" gives "never quits", "rise and fall" gives "rises and falls".
 */
export function inflect(phrase: string, form: VerbForm): string {
  if (form === 'base') return phrase
  const known = inflected[form].get(phrase)
  if (known !== undefined) return known
  const result = inflectAnew(phrase, form)
  inflected[form].set(phrase, result)
  return result
}

/** Phrases come from the word lists, so these stay small. */
const inflected = { s: new Map<string, string>(), past: new Map<string, string>(), ing: new Map<string, string>() }

function inflectAnew(phrase: string, form: Exclude<VerbForm, 'base'>): string {
  const words = phrase.split(' ')
  const at = ADVERBS.has(words[0] ?? '') && words.length > 1 ? 1 : 0
  words[at] = FORMS[form](words[at] ?? '')
  if (words[at + 1] === 'and' && words.length === at + 3) words[at + 2] = FORMS[form](words[at + 2] ?? '')
  return words.join(' ')
}

/** Whether a phrase reads well as "is …ing". */
export function hasProgressive(phrase: string): boolean {
  const first = phrase.split(' ')[0] ?? ''
  return !ADVERBS.has(first) && !STATIVE.has(first)
}

const STATIVE: ReadonlySet<string> = new Set(
  'know remember forget forgive own hear smell carry lie sweeten erase have belong hang sit stand wear wait ask'.split(
    ' ',
  ),
)

const FORMS: Readonly<Record<Exclude<VerbForm, 'base'>, (verb: string) => string>> = {
  s: (verb) => {
    if (verb === 'be') return 'is'
    if (verb === 'have') return 'has'
    if (/(s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`
    return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`
  },
  past: (verb) => {
    const own = PAST[verb]
    if (own) return own
    if (verb.endsWith('e')) return `${verb}d`
    return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${doubled(verb)}ed`
  },
  ing: (verb) => {
    if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`
    if (/[^eoy]e$/.test(verb) && verb !== 'be') return `${verb.slice(0, -1)}ing`
    return `${doubled(verb)}ing`
  },
}

/** One short vowel before one consonant doubles it: "hum" gives "humm-". */
function doubled(verb: string): string {
  const short = /^[^aeiou]*(qu)?[aeiou][bdfgklmnprtz]$/.test(verb)
  return short || DOUBLING.has(verb) ? verb + verb.at(-1) : verb
}

/** "an old key", "a one-way ticket". */
export function withArticle(noun: string): string {
  const vowel = /^[aeiou]/i.test(noun) && !/^(one|once|uni|use|eu)/i.test(noun)
  return `${vowel || /^(hour|honest|R&B)/i.test(noun) ? 'an' : 'a'} ${noun}`
}
