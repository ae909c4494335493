import type { Fact } from '../../brief.ts'

/** What waits for the next clause, "집에 오면", "힘들 때", "열심히 해서"; nouns that end alike do not. */
export const OPEN =
  /[가-힣](?:고|며|면|서|지만|[은는던인한긴킨친쁜픈큰른운]데|다가|니까|느라|자마자|더니|도록|길래|거나| ?때(?:마다|는|면)?|(?:라|다)는)(?<!최고|사고|광고|창고|장고|보고서|참고|신고|경고|라면|냉면|짜장면|쫄면|당면|화면|장면|측면|표면|수면|에서|경찰서|소방서|순서|도서|낙서|부서|비서|독서|문서|질서|정서|용서|[둘셋넷]이서|혼자서)$/u

/** "and", "but": the clause may as well end. */
const AND = /[가-힣](?:고|며)$/u
const BUT = /[가-힣](?:지만|[은는던인한긴킨친쁜픈큰른운]데)$/u

/** A clause that is told: as it was typed, and as a line that ends. */
export type Clause = {
  readonly of: Fact['of']
  /** "맨날 늦고" */
  readonly typed: string
  /** "맨날 늦지" */
  readonly closed: string
}

/** Lines before an "and" that make a sentence by themselves; before a "but". */
const ENOUGH = 2
const ENOUGH_BEFORE_BUT = 4

/**
 * The clauses of a sentence as lines: they go on to each other as they were typed, "누나는 맨날 늦고" and "형은 화를 안 내지", as long as
 * not too many do.
 */
export function inLines(clauses: readonly Clause[], share = Number.POSITIVE_INFINITY): Fact[] {
  let before = 0
  return clauses.flatMap(({ of, typed, closed }, at) => {
    const left = clauses.length - 1 - at
    const goesOn =
      left > 0 && (isLine(clauses[at + 1]) || (left === 1 && canEnd(typed)) || BUT.test(typed)) && OPEN.test(typed)
    const lines = inBreaths(goesOn ? typed : closed)
    const ends =
      !goesOn ||
      before + lines.length >=
        Math.min(enoughFor(typed, left), canEnd(typed) && isLine(clauses[at + 1]) ? share : Number.POSITIVE_INFINITY)
    const said = goesOn && ends ? inBreaths(closed) : lines
    // A chorus may end with what is said in one line.
    const isWhole = before === 0 && ends && said.length === 1
    const facts = said.map((text, line): Fact => {
      const isJoined = line > 0 || before > 0
      return { of, text, deed: isWhole && of === 'you' ? text : null, ...(isJoined ? { joined: text } : {}) }
    })
    before = ends ? 0 : before + said.length
    return facts
  })
}

/** "물로 일곱 번 헹구기" goes on, a bare thing does not. */
const isLine = (clause: Clause | undefined) =>
  clause !== undefined && (clause.of !== 'thing' || clause.typed.endsWith('기'))

const canEnd = (typed: string) => AND.test(typed) || BUT.test(typed)

/** How many lines make a sentence before a clause may end; of three clauses none is left alone. */
function enoughFor(typed: string, left: number): number {
  if (AND.test(typed)) return left === 1 ? ENOUGH + 1 : ENOUGH
  return BUT.test(typed) ? ENOUGH_BEFORE_BUT : Number.POSITIVE_INFINITY
}

/** In letters. */
const LONGEST = 23
const LEAST = 6
/** More is broken wherever it can be. */
const MOST = 32

const EASY =
  /(?:,|면|서|지만|데|다가|니까|느라|자마자|더니|도록|고|며|때(?:마다|는|면|도)|이라|[사매]라|데도|[아어해봐와가줘라]도)$/u
const POSSIBLE =
  /(?:에서|때|에|까지|부터|마다|동안|한테|에게|날|밤|뒤|후|전|처럼|보다|으로|로|게|[가-힣]{2,}(?:은|(?<![오가하있없보먹자치사주리지키나되쓰크기우부타])는|이|가|을|를|도))$/u

/** "뺏어가던 애가" stays together. */
const BEFORE_A_NOUN = /[가-힣](?:던|는|[^은]은|한|된|할|될)$(?<!나는|저는|[도에서]는)/u

/** A line that is too long for one breath in two or more, where its sense allows it best. */
function inBreaths(line: string): readonly string[] {
  if (line.length <= LONGEST) return [line]
  const words = line.split(' ')
  const costs = words.slice(1).flatMap((_, before): [number, number][] => {
    const head = words.slice(0, before + 1).join(' ')
    const rest = line.length - head.length - 1
    if (head.length < LEAST || rest < LEAST) return []
    const word = words[before] ?? ''
    const goesOn = /고$/u.test(word) && /^(?:와|가|있|나서|다니|싶|나니)/u.test(words[before + 1] ?? '')
    const ease =
      !goesOn && EASY.test(word) && !/(?:에서|[다라려]고)$/u.test(word)
        ? 0.35
        : /[을를]$/u.test(word)
          ? 0.02
          : /(?:날|때|전|뒤|후|에서|부터|마다)$/u.test(word)
            ? 0.22
            : POSSIBLE.test(word)
              ? 0.15
              : 0
    return ease < 0.1 && line.length <= MOST
      ? []
      : [[before + 1, Math.abs(head.length / line.length - 0.5) - ease + (BEFORE_A_NOUN.test(word) ? 0.3 : 0)]]
  })
  const [best] = costs.sort(([, a], [, b]) => a - b)
  if (!best) return [line]
  const [at] = best
  return [...inBreaths(words.slice(0, at).join(' ').replace(/,$/u, '')), ...inBreaths(words.slice(at).join(' '))]
}
