import type { Fact } from '../../../brief/brief.ts'
import type { FactGrammar } from '../relations.ts'
import { pairs } from './relations/pairs.ts'
import { type RelationName, relations } from './relations.ts'

/** How a Portuguese fact is said: of which kind it is, and whether it is over. */
export function factGrammar({ of, text }: Fact, isDead: boolean): FactGrammar {
  const said = predicateOf(text)
  const tense = tenseOf(said)
  const kind = of === 'thing' ? 'things' : kindOf(of, said, tense)
  const isPast = isDead || tense === 'habit' || tense === 'event'
  return {
    relation: relations[kind],
    pairWith: () => pairs,
    // What is sung of having a thing is not of whoever hates or fears it.
    suits: (word) => !DENYING.has(kind) || /medo/.test(word),
    agreeing: (stanzas) => stanzas.replace(AGREEING, (_, present: string, past: string) => (isPast ? past : present)),
  }
}

/** "[tem tinha]": a verb as it is and as it was. */
const AGREEING = /\[([\p{L}-]+) ([\p{L}-]+)\]/gu

const DENYING: ReadonlySet<RelationName> = new Set<RelationName>(['never', 'afraid', 'dislike'])

/** "consertava relógios" of "Você consertava relógios". */
const predicateOf = (text: string) =>
  text
    .toLowerCase()
    .replace(
      /^(?:tod[oa] \p{L}+ |tod[oa]s [oa]s \p{L}+ )?(?:vocês?|eu|a gente|nós|el[ae]s?|todo mundo|(?:o|a|os|as|meu|minha|nosso|nossa) \p{L}+) /u,
      '',
    )
    .trim()

type Tense = 'present' | 'habit' | 'event' | 'coming'

/** By the first verb whose ending tells. */
function tenseOf(said: string): Tense {
  for (const word of said.split(/\s+/).slice(0, 5)) {
    if (/^(?:vai|vão|vou|vamos|mudando|indo|partindo|embarcando)$/u.test(word)) return 'coming'
    if (HABIT.test(word)) return 'habit'
    if (EVENT.test(word)) return 'event'
    if (PRESENT.test(word)) return 'present'
  }
  return 'present'
}

const HABIT =
  /^(?:era|eram|éramos|tinham?|tínhamos|vinham?|punham?|ia|iam|\p{L}+(?:ava|avam|ávamos)|\p{L}{2,}(?:ia|iam|íamos))$/u
const EVENT =
  /^(?:foi|fui|foram|fomos|fez|fiz|fizeram|fizemos|disse|disseram|trouxe|trouxeram|veio|vim|vieram|viu|vi|viram|teve|tive|tiveram|deu|dei|deram|pôs|pus|quis|pôde|soube|esteve|estive|\p{L}{2,}(?:ou|eu|iu|ei|aram|eram|iram)|\p{L}{3,}[^aeo]i|caí|saí)$/u
const PRESENT = /^(?:é|são|tem|têm|faz|diz|vem|põe|dá|lê|vê|quer|sabe|pode|ri)$/u

function kindOf(of: Fact['of'], said: string, tense: Tense): RelationName {
  const known = KINDS.find(([, pattern]) => pattern.test(said))?.[0]
  if (known) return known
  if (tense === 'coming' || /^(?:se )?casam?(?!\p{L})/u.test(said)) return 'coming'
  if (of === 'me') return tense === 'habit' || tense === 'event' ? 'memory' : 'self'
  if (of === 'they') return 'others'
  return tense === 'event' ? 'event' : 'habit'
}

const KINDS: readonly (readonly [RelationName, RegExp])[] = [
  ['never', /(?<!\p{L})(?:nunca|jamais)(?!\p{L})/u],
  ['afraid', /(?<!\p{L})(?:medo|pavor) d/u],
  ['dislike', /^(?:odeia|odiava|detesta|não (?:gosta|gostava|suporta|suportava|aguenta|aguentava)|implica)/u],
  [
    'fond',
    /^(?:sempre |ainda )?(?:amam?|amava|adoram?|adorava|gostam?|gostava|curte|curtia|é (?:fã|louc|apaixonad|viciad))/u,
  ],
  ['meeting', /(?<!\p{L})conhec(?:eram|emos|eu|i)(?!\p{L})|(?:se|nos|te|me) encontr(?:aram|ou|amos|ei)/u],
  ['taught', /(?<!\p{L})(?:me|nos|lhe|te)? ?ensin(?:a|ou|ava|aram)(?!\p{L})|aprend(?:i|emos|eu) (?:a |com )/u],
  [
    'given',
    /^(?:sempre |já |também )?(?:me|nos) (?:d[áeo]|ajud|lev|tr[ao]|busc|esper|acolh|segur|empurr|emprest|abraç|apoi|salv|cuid|carreg|acompanh|visit|lig|dava|escut|ouv|cri|defend|compr|pag|receb|aceit)|^(?:sempre |também )?(?:traz|trazia|trouxe|cuidou|cuida|cuidava|ajud\p{L}+|ficou|ficava)(?!\p{L}).*(?:comigo|mim|todo|todos|nós|gente|sexta|segunda|domingo|dia)/u,
  ],
  [
    'speech',
    /^(?:sempre |ainda |só |me |nos )*(?:diz|dizia|falava?|repete|repetia|contava?|gritava?|chamava?)(?!\p{L})/u,
  ],
  [
    'working',
    /^(?:criou|criava|sustentou|batalhou|batalhava)(?!\p{L})|trabalh(?:a|ou|ava)|aposent|plantão|plantões|anos (?:de|n[ao]) (?:empresa|firma|escola|hospital|casa|serviço)/u,
  ],
  [
    'achieving',
    /(?<!\p{L})(?:passou (?:n[oa]|em)|venceu|ganhou|conseguiu|(?:se )?formou|completou|terminou (?:o|a))(?!\p{L})/u,
  ],
  ['wanting', /^(?:ainda |sempre )?(?:quer|queria|sonha|sonhava)(?!\p{L})/u],
]
