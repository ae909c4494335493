import type { LanguagePack } from '../language-pack.ts'
import { anything } from './anything.ts'
import { dedicated } from './dedicated.ts'
import { details } from './details.ts'
import { factGrammar } from './fact-grammar.ts'
import { leadIns } from './lead-ins.ts'
import { ownWords } from './own-words.ts'
import { plots } from './plots.ts'
import { portugueseSlots } from './slots.ts'
import { titled } from './titled.ts'
import { topics } from './topics.ts'

/** Portuguese as it is sung in Brazil: the hearer is "você". */
export const portuguese: LanguagePack = {
  ...{ plots, topics, anything, titled, dedicated, ownWords, leadIns, factGrammar, details },
  leftOpen:
    /^(?:(?:e|mas|também|até|só|sempre|mesmo|aí|então) )?(?:quando|enquanto|se(?= (?:eu|el[ae]s?|vocês?|nós|a gente|[oa]s?|alguém|ninguém|não|está|tá|for|der|deixar|precisar|chove|pudesse|fosse|tivesse|\p{L}+sse)(?!\p{L}))|assim que|logo que|depois que|antes que|toda (?:a )?vez que|todas as vezes que|cada vez que|sempre que|desde que|até que|como (?:não|nunca|sempre|eu|ele|ela)|já que|embora|apesar de)(?!\p{L})/iu,
  // A line that leans on the one before it.
  refersBack: /^(?:Que|N[oa]s?|D[oae]s?|Em|Onde|Com|Até|Só|(?:E )?El[ae]s?)(?!\p{L})/u,
  // What stands behind a preposition or in another clause is only near.
  denied:
    /(?<!\p{L})(?:com|em|n[oa]s?|num|numa|pr[oa]s?|para|pel[oa]s?|aos?|às?|contra|sobre|entre|dentro d[aeo]|atrás d[aeo]|perto d[aeo]|debaixo d[aeo])(?: (?:um|uma|[oa]s?|meus?|minhas?|seus?|suas?|cada|tod[oa]s?))*(?: \p{L}+)(?: \p{L}+[aio]d[oa]s?)?(?: d[aeo]s? \p{L}+)?|(?<!\p{L})(?:porque|pois|quando|enquanto) .*$|(?<!\p{L})(?:levando|levou|deixou|deixando|(?:sab(?:e|es|ia|ias)|conhec\p{L}+) (?:o nome|os nomes))(?: \p{L}+){1,5}|(?<!\p{L})(?:nunca|jamais|nem|não (?!sabe cozinhar)|conhec(?:eram|emos|eu|i)|fiquei|faltei|menti|briguei|gritei|sumi|odeia|odiava|detesta|detestava|sem |esqueceu|esqueci|pavor de|medo d[aeo]s? (?!escuro|monstro|bicho))(?: ?\p{L}+){1,6}/giu,
  // What is left open ends no chorus, either.
  unkind:
    /^(?:(?:até|só|mesmo) )?(?:quando|enquanto|assim que|logo que|depois que|antes que|toda (?:a )?vez que|cada vez que|sempre que|desde que|já que|embora|mesmo que|se (?:eu|el[ae]|a gente|não)) |^(?:El[ae]s?|Eu|Vocês?|A gente|Nós|Ninguém) \p{L}+$|(?<!\p{L})(?:medo|foi embora|foste embora|chorando|terminou|terminaste|hospital)(?!\p{L})|^Vocês? (?:\p{L}+ )?(?:perde|erra|mente|trai|esquece|deixou|partiu|morre|sumi|bate(?:u|ia)|bebia|fugi|largou|abandon|engan|ador?eceu|sofre)|(?<!\p{L})(?:câncer|quimio\p{L}*|cirurgia|doença|hospital|dívida|depressão|acidente)(?!\p{L})/iu,
  slots: portugueseSlots,
  together: (names) => [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' e '),
  headline: (title) => title.charAt(0).toUpperCase() + title.slice(1),
}
