import type { Hearer } from '../../brief.ts'
import { escaped } from '../../patterns.ts'
import {
  CONJUNCTION,
  frontedIn,
  isFirst,
  isThird,
  isVerbAlone,
  RELATIVE,
  SOMEBODY,
  SUBORDINATES,
  verbAt,
} from './clauses.ts'
import { isNamed } from './hearer.ts'
import { SONG } from './songs.ts'

type Piece = {
  readonly text: string
  readonly goesOn: boolean
  readonly conjunction: string | null
  readonly isRelative: boolean
}

/** Between punctuation, at "que" and "quem", where "e" is followed by a verb or by somebody, and where somebody begins anew. */
export function piecesOf(text: string, hearer: Hearer | null): Piece[] {
  const pieces: Piece[] = []
  for (const sentence of text.split(/[.!?;\n]+/)) {
    let goesOn = false
    for (const part of sentence.split(/[,:()–—]+|\s-\s|(?<=\s|^)["“”']|["“”'](?=\s|$)/)) {
      const words = part.trim().split(/\s+/).filter(Boolean)
      let piece: string[] = []
      let conjunction: string | null = null
      let isRelative = false
      let skipped = 0
      const close = () => {
        if (piece.length > 0) pieces.push({ text: piece.join(' '), goesOn, conjunction, isRelative })
        if (piece.length > 0) goesOn = true
        if (piece.length > 0) conjunction = null
        if (piece.length > 0) isRelative = false
        piece = []
      }
      words.forEach((word, at) => {
        if (skipped > 0) {
          skipped--
          return
        }
        const said = piece.join(' ')
        const isOpen = SONG.test(said) || isNamed(said, hearer)
        // "ele derrubou pipoca nela e ela riu" is one thing.
        const isShort = words.length - at <= 3 && piece.length > 2 && SOMEBODY.test(words[at + 1] ?? '')
        const join = CONJUNCTION.exec(words.slice(at).join(' '))?.[0]
        const length = join ? join.trim().split(' ').length : 0
        const joins =
          join !== undefined &&
          !isShort &&
          // "busca e leva em casa" is one thing.
          !(piece.length === 1 && at === 1 && (isThird(piece[0] ?? '') || isFirst(piece[0] ?? ''))) &&
          (piece.length > 0 ? beginsAnew(words, at + length) : at === 0 && words.length > length)
        const relates = RELATIVE.test(word) && (isOpen || piece.length === 0) && beginsClause(words, at + 1)
        const isWaiting =
          SUBORDINATES.test(said) &&
          (/^(?:a gente|todo mundo|ninguém) /iu.test(`${words.slice(at).join(' ')} `) &&
          verbAt(words, at + 1) !== at + 1
            ? piece.some((one) => isThird(one) || isFirst(one))
            : false)
        const anew =
          (piece.length > 1 &&
            frontedIn(`${said} ${word}`) !== piece.length &&
            SOMEBODY.test(word) &&
            verbAt(words, at + 1) >= 0 &&
            !BINDS.test(words[at - 1] ?? '')) ||
          isWaiting
        // "parabéns pro Miguel 5 anos adora dinossauro".
        const tells =
          piece.length > 1 &&
          SONG.test(said) &&
          isNamed(said, hearer) &&
          isVerbAlone(words[verbAt(words, at)] ?? '') &&
          !BINDS.test(words[at - 1] ?? '') &&
          !/^(?:a|gente)$/iu.test(word)
        // "desculpa mãe quebrei o vaso".
        const confesses =
          piece.length > 1 &&
          (SONG.test(said) || isNamed(said, hearer)) &&
          isFirst(word) &&
          /(?:ei|[^aeo]i)$/iu.test(word) &&
          !BINDS.test(words[at - 1] ?? '')
        if (joins || relates || anew || tells || confesses) close()
        if (joins) {
          conjunction = join.trim().toLowerCase()
          skipped = length - 1
        } else if (relates) isRelative = true
        else piece.push(word)
      })
      close()
    }
  }
  return pieces
}

const BINDS =
  /^(?:com|pra|para|por|de|sem|que|quando|como|se|onde|do|da|entre|é|foi|era|e|contra|sobre|porque|quanto)$/iu

const beginsClause = (words: readonly string[], from: number): boolean =>
  (SOMEBODY.test(words[from] ?? '') && verbAt(words, from + 1) >= 0) ||
  (/^a$/iu.test(words[from] ?? '') && /^gente$/iu.test(words[from + 1] ?? '')) ||
  (/^todo$/iu.test(words[from] ?? '') && /^mundo$/iu.test(words[from + 1] ?? '') && verbAt(words, from + 2) >= 0) ||
  verbAt(words, from) >= 0

/** "o cachorro late", "quando eu chegava", "na terça ele já está". */
function beginsAnew(words: readonly string[], from: number): boolean {
  const rest = words.slice(from)
  if (beginsClause(words, from)) return true
  const said = rest.join(' ')
  if (SUBORDINATES.test(said))
    return (
      beginsClause(words, from + (/^(?:tod|cad|sempre|assim|logo|depois|antes|desde)/iu.test(said) ? 2 : 1)) ||
      rest.length > 3
    )
  const fronted = frontedIn(said)
  if (fronted > 0 && from + fronted < words.length)
    return beginsClause(words, from + fronted) || hasSubject(rest.slice(fronted))
  return hasSubject(rest)
}

/** "o meu vizinho reclama": a noun, and its verb. */
function hasSubject(words: readonly string[]): boolean {
  if (!/^(?:os?|as?|meus?|minhas?|noss[oa]s?|ninguém|todos|todas|tudo|cada|\p{Lu}\p{L}+)$/u.test(words[0] ?? ''))
    return false
  const at = words.findIndex((word, place) => place > 0 && isVerbAlone(word))
  const before = words.slice(1, Math.max(at, 1))
  return (
    at > 0 &&
    at <= 5 &&
    !before.some((word) => /^(?:que|quem|com|em|n[oa]s?|pra|pro|para|por|sem|e|ou|mas|quando|aos?)$/iu.test(word))
  )
}

/** As people type it, in whole words, and with names as they are written. */
export function written(description: string, names: readonly string[]): string {
  const text = description
    .replace(
      /(?:(?:você|vc) )?(?:se )?lembr(?:a|as|o)(?:-se)? (?:de )?(?:quando|que|daquel[ea] \p{L}+ (?:em )?que) /giu,
      '',
    )
    .replace(/,?(?<!\p{L})(?:o )?nome d(?:ele|ela) (?:é|era) \p{L}+/giu, '')
    .replace(
      /,? (?:(?:n?ess[ea]|n[ao]|est[ea]) )?(?:segunda|terça|quarta|quinta|sexta|sábado|domingo|semana|mês|ano)(?:-feira)? que vem(?!\p{L})/giu,
      ',',
    )
    .replace(/(?<=(?:prova|decorar|aula|enem|escola)(?!\p{L}).*)(?<!eu )preciso (?:de|decorar|saber) /iu, '')
    .replace(
      /(?<=^(?:jingle|propaganda|an[uú]ncio)(?!\p{L}).*,) ?(?:fala|fale|diz|diga|dizendo|falando|conta) que(?= (?:el[ae]s|a gente|n[oó]s|o|a|os|as|aqui|tem|temos|nossa?) )/giu,
      ' ',
    )
    // "meu marido e eu fazemos", "eu e a Renata dançamos".
    .replace(
      /(?<=^|[.,;!?] ?|(?<!\p{L})(?:que|e|quando|onde) )(?:(?:(?:meu|minha|o|a) )?(?:\p{L}+ ){0,2}\p{L}+ e eu|eu e (?:(?:meu|minha|o|a) )?\p{L}+(?: \p{Lu}\p{L}+)?) (?=(?:(?:se|nos|não|já|nunca|sempre) )*\p{L}+mos(?!\p{L}))/giu,
      'nós ',
    )
    .replace(THANKED, (_, first: string) => `${first}. ${first.split(' ')[0]} por `)
  const own = new Set(names.flatMap((name) => name.split(' ')))
  const begun = text.replace(/(?:^|[.!?;\n]\s*)\p{Lu}\p{L}*/gu, (start) => {
    const word = start.replace(/^[^\p{L}]+/u, '')
    return own.has(word) ? start : start.toLowerCase()
  })
  return names.reduce(
    (rest, name) => rest.replaceAll(new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, 'giu'), name),
    begun,
  )
}

/** "por guardar minhas encomendas e perguntar da minha mãe" is two of them. */
const THANKED =
  /(?<!\p{L})((?:obrigad[oa]|valeu|agradec\p{L}+|desculp\p{L}*|perd[aã]o)(?: [^.,;!?]*?)? por [^.,;!?]*?),? e (?:por )?(?=(?:sempre |nunca |me )*\p{L}{2,}[aei]r(?!\p{L}))/giu
