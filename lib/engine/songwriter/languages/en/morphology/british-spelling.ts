import { capital } from '../../../../lyrics/first-letter.ts'

/** How British people spell what English stanzas spell as Americans do. */
const SPELLED: Readonly<Record<string, string>> = {
  ...{ color: 'colour', colors: 'colours', colored: 'coloured', favorite: 'favourite', favorites: 'favourites' },
  ...{ favor: 'favour', flavor: 'flavour', flavors: 'flavours', neighbor: 'neighbour', neighbors: 'neighbours' },
  ...{ harbor: 'harbour', honor: 'honour', labor: 'labour', humor: 'humour', rumor: 'rumour', parlor: 'parlour' },
  ...{ gray: 'grey', grays: 'greys', tires: 'tyres', pajamas: 'pyjamas', curb: 'kerb' },
  ...{ traveled: 'travelled', traveling: 'travelling', jewelry: 'jewellery' },
  ...{ theater: 'theatre', center: 'centre', mom: 'mum', moms: 'mums', mommy: 'mummy' },
}

/** Other words of as many syllables, which no rhyme is to miss. */
const CALLED: Readonly<Record<string, string>> = {
  ...{ mail: 'post', sweater: 'jumper', sweaters: 'jumpers', store: 'shop', stores: 'shops', sidewalk: 'pavement' },
}

/** What gives away that whoever wishes writes British English. */
const BRITISH =
  /£|\b(?:mums?|mummy|nan|favourite|colours?|neighbours?|jumper|flatmate|housemate|cuppa|telly|nappy|tyres?|pyjamas|quid|uni|footie|lorry|petrol|lollipop (?:lady|man))\b/iu

export const isBritish = (description: string): boolean => BRITISH.test(description)

/** Lyrics as a Briton spells them, but for words that whoever wishes wrote, and for rhymes. */
export function inBritishSpelling(text: string, description: string): string {
  const typed = new Set(wordsOf(description.toLowerCase()))
  const meant = (word: string, words: Readonly<Record<string, string>>) => {
    const other = typed.has(word.toLowerCase()) ? undefined : words[word.toLowerCase()]
    return other && /^\p{Lu}/u.test(word) ? capital(other) : (other ?? word)
  }
  return text
    .replace(/\p{L}+/gu, (word) => meant(word, SPELLED))
    .replace(/\p{L}+(?=[ ,]+\p{L})/gu, (word) => meant(word, CALLED))
}

const wordsOf = (text: string) => text.match(/\p{L}+/gu) ?? []
