import { readAttributes } from '../../../compose/vocabulary/music-attributes.ts'
import { capital } from '../../../lyrics/first-letter.ts'
import type { Hearer } from '../../brief.ts'
import { isThird, isVerbAlone, verbAt } from './clauses.ts'
import { isNamed, toHearer, yourself } from './hearer.ts'
import { type Context, type PieceFacts, type PreviousClause, silent, told } from './told.ts'
import { ownPastOf, pastOf } from './verbs.ts'

/** "sobre como meu gato rouba meias" tells it behind "como"; "obrigado por me ensinar a ler", behind "por". */
export function toldOfSong(text: string, hearer: Hearer | null, { factsIn }: Context): PieceFacts {
  const [, clitic = '', done = '', rest = ''] =
    /(?:obrigad|agradec|gratid|valeu)[^.!?]*? por (?:sempre )?(?:ter (?:sempre )?)?(?:(me|nos) )?(?:ter )?(\p{L}+(?:[aeií]r|[ií]do|ado|ito|isto))(?:-(?:me|nos))? (.+?)(?= e por (?:sempre |nunca )?|$)/iu.exec(
      text,
    ) ?? []
  const past = done ? pastOf(done) : null
  const you = yourself(hearer)
  const next: PreviousClause = isNamed(text, hearer) ? { of: 'you', subject: you } : thingOf(text, hearer)
  if (past && hearer)
    return told('you', `${you} ${[clitic, past, toHearer(rest, hearer)].filter(Boolean).join(' ')}`, {
      of: 'you',
      subject: you,
    })
  const [, wrong = '', of = ''] =
    /(?:desculp|perd)[^.!?]*? por (?:ter (?:me |te |se )?)?(\p{L}+(?:[aeií]r|[ií]do|ado|ito))(?!\p{L}) (.+)$/iu.exec(
      text,
    ) ?? []
  const confessed = wrong ? ownPastOf(wrong) : null
  if (confessed) return told('me', `${confessed} ${toHearer(of, hearer)}`, { of: 'me', subject: 'Eu' })
  const how = /(?<!\p{L})sobre (?:como|quando|o dia (?:em )?que|a vez (?:em )?que|a noite (?:em )?que) (.+)$/iu.exec(
    text,
  )?.[1]
  if (!how || /^(?:se )?\p{L}{2,}(?:[aei]r)(?!\p{L})/iu.test(how)) return silent(next)
  const facts = factsIn(how, hearer, [])
  return { facts, next: facts.length > 0 ? { of: facts.at(-1)?.of ?? null, subject: null } : next }
}

/** "sobre uma batata que quer voar": the potato does. */
function thingOf(text: string, hearer: Hearer | null): PreviousClause {
  const thing = /(?<!\p{L})sobre ((?:o|a|os|as|um|uma|meu|minha|nosso|nossa|dois|duas|três) (?:\p{L}+ ?){1,3})$/iu.exec(
    text,
  )?.[1]
  if (thing && !isNamed(thing, hearer)) return { of: 'they', subject: capital(thing.trim()) }
  // What a shop does is told without anybody: "conserta tudo".
  return hearer ? { of: 'you', subject: yourself(hearer) } : { of: 'they', subject: '' }
}

/** What speaks of the song itself, or asks for it. */
export const SONG =
  /(?<!\p{L})(?:m[uú]sicas?|m[uú]siquinhas?|valeu|can[cç][aã]o|can[cç][oõ]es|jingle|balada|cantiga|modinha|toada|ciranda|marchinha|hino|rap|ode|samba|forr[oó]|sertanejo|funk|pagode|rock|mpb|bossa|letra|refr[aã]o|voz(?:es)?|vocal|vocais|cantad[ao]|cantor|cantora|ritmo|estilo|melodia|instrumental|bpm|tom|homenagem|tributo|ninar|par[oó]dia|trilha|escrev[ae]|crie|cria|criar|fa[zç](?:a|er|)? (?:um|uma|pra|para)|comp[oõ](?:e|nha)|(?:quero|queria|preciso|gostaria|gostava|gostávamos)(?: de)? (?:uma?|que|algo)|por favor|pfv|algo|alguma coisa|dedicad[ao]|desculpas?|perd[aã]o|parab[eé]ns|feliz anivers[aá]rio|anivers[aá]rio d[aeo]s?|casamento|cas[oó]rio|formatura|bodas|n[ií]ver|vel[oó]rio|despedida d[aeo]s?|obrigad[ao]|agradec\p{L}+|zoeira|zueira|zoa[cç][aã]o|zoar|tirar (?:sarro|onda)|sacanear|pode ser|an[uú]ncio|propaganda|dueto|sobre)(?!\p{L})/iu

/** "ela canta samba" tells of her; "quero um samba" of the song. */
export const tellsOfSomebody = (words: readonly string[], before: PreviousClause) =>
  (before.subject !== null &&
    /^cri(?:a|ava|ou|am|aram) (?:(?:\d+|d[uo][ia]s|três|quatro|cinco|seis|sozinh[oa]|[oa]s?|seus?|suas?|meus?|minhas?) )+(?:filh|net|irmã|sobrinh|enteád|gat|cachorr|galinh|abelh|cabr)/iu.test(
      words.join(' '),
    )) ||
  /^(?:(?:não|nunca|já|me|te|só) )*(?:esqueci|perdi|quebrei|deixei|faltei|cheguei|fiquei|menti|gritei|falei|estraguei|comi|bebi|dormi|briguei|sumi|errei|queimei)(?!\p{L})/iu.test(
    words.join(' '),
  ) ||
  (!/(?<!\p{L})(?:m[uú]sica|can[cç][aã]o|letra) (?:pra|para|pro|sobre|de|com)(?!\p{L})/iu.test(words.join(' ')) &&
    (/^(?:el[ae]s?|eu|nós)$/iu.test(words[0] ?? '')
      ? verbAt(words, 1) >= 0
      : before.subject !== null &&
        (isVerbAlone(words[verbAt(words)] ?? '') || isDoing(words, before)) &&
        isThird(words[verbAt(words)] ?? '') &&
        !/^(?:seja|tenha|quer|queria|fa[zç](?:a|er)?)(?!\p{L})/iu.test(words[0] ?? '')))

/** Music that somebody lives with: "dança forró". */
export const isDoing = (words: readonly string[], before: PreviousClause) =>
  before.of === 'you' &&
  words.length > 1 &&
  /^(?:dan[cç]|cant|ador|am|ouv|escut|gost)[aeo]\p{L}*$/iu.test(words[0] ?? '')

/** Nothing but what the composer understands: "lento", "violão suave". */
export function isMusic(text: string): boolean {
  const { notUnderstood } = readAttributes([text])
  const strange = notUnderstood.flatMap((piece) => piece.toLowerCase().split(/\s+/))
  return !text
    .toLowerCase()
    .split(/\s+/)
    .some((word) => word.length > 1 && strange.includes(word))
}

/** How a song is, and what is said to whoever writes it. */
export const MANNER =
  /^(?:alegre|alegres|triste|tristes|animad[ao]s?|divertid[ao]s?|engra[cç]ad[ao]s?|rom[aâ]ntic[ao]s?|calm[ao]s?|lent[ao]s?|r[aá]pid[ao]s?|suave|suaves|curt[ao]s?|long[ao]s?|bonit[ao]s?|lind[ao]s?|emocionante|fofo|fofa|infantil|dan[cç]ante|bem-humorad[ao]|leve|emotiv[ao]|melanc[oó]lic[ao]|inspirador[a]?|clima|jeito|pegada|vibe|final|vers[aã]o|obrigad[ao]|valeu|abraço|abraços|beijos?|minutos?|segundos?|brasileir[ao]s?|moda|viola|anos|sofr[eê]ncia)$/iu

/** A thing that is listed: "pulseiras iguais"; nothing that speaks of music or of its manner alone. */
export function isThing(words: readonly string[]): boolean {
  const [head = ''] = words.filter((word) => !/^(?:os?|as?|uns|umas?|um)$/iu.test(word))
  const hasManner = words.some((word) => MANNER.test(word))
  return words.length <= 14 && head.length > 2 && !MANNER.test(head) && !isMusic(hasManner ? head : words.join(' '))
}
