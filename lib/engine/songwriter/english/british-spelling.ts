/** How British people spell and call what English stanzas spell as Americans do. */
const SPELLED: Readonly<Record<string, string>> = {
  ...{ color: 'colour', colors: 'colours', colored: 'coloured', favorite: 'favourite', favorites: 'favourites' },
  ...{ favor: 'favour', flavor: 'flavour', flavors: 'flavours', neighbor: 'neighbour', neighbors: 'neighbours' },
  ...{ harbor: 'harbour', honor: 'honour', labor: 'labour', humor: 'humour', rumor: 'rumour', parlor: 'parlour' },
  ...{ gray: 'grey', grays: 'greys', tire: 'tyre', tires: 'tyres', pajamas: 'pyjamas', plow: 'plough', curb: 'kerb' },
  ...{
    traveled: 'travelled',
    traveling: 'travelling',
    canceled: 'cancelled',
    penciled: 'pencilled',
    jewelry: 'jewellery',
  },
  ...{ theater: 'theatre', center: 'centre', mom: 'mum', moms: 'mums', mommy: 'mummy' },
}

/** Other words of as many syllables, which no rhyme is to miss. */
const CALLED: Readonly<Record<string, string>> = {
  ...{ mail: 'post', sweater: 'jumper', sweaters: 'jumpers', store: 'shop', stores: 'shops' },
  ...{ sidewalk: 'pavement' },
}

/** What gives away that whoever wishes writes British English. */
const BRITISH =
  /£|\b(?:mums?|mummy|nan|nana|favourite|colours?|neighbours?|jumper|flatmate|housemate|cuppa|telly|nappy|tyres?|pyjamas|quid|uni|footie|lorry|petrol|pub|pubs|lollipop (?:lady|man)|auntie|biscuits)\b/iu

export const isBritish = (description: string): boolean => BRITISH.test(description)

/** Lyrics as a Briton spells them; words stay that end a line. */
export function inBritishSpelling(text: string): string {
  return text
    .replace(/\p{L}+/gu, (word) => likeWritten(word, SPELLED[word.toLowerCase()]))
    .replace(/\p{L}+(?=[ ,]+\p{L})/gu, (word) => likeWritten(word, CALLED[word.toLowerCase()]))
}

const likeWritten = (word: string, other: string | undefined) =>
  other === undefined ? word : /^\p{Lu}/u.test(word) ? other.charAt(0).toUpperCase() + other.slice(1) : other
