/** A long line with a comma where its sense allows it best, at the end of a clause rather than behind a particle. */
export function breathing(text: string): string {
  if (text.length <= LONGEST_BREATH) return text
  const middle = text.length / 2
  const places = [...segmenter.segment(text)].flatMap(({ segment, index }): [number, number][] => {
    const at = index + segment.length
    const head = text.slice(0, at)
    const share = at / (text.length + 1)
    if (
      at < LEAST_OF_LINE ||
      share < LEAST_SHARE ||
      share > 1 - LEAST_SHARE ||
      isQuoting(head) ||
      PARTICLE.test(text.slice(at))
    )
      return []
    const ease = head.endsWith('、')
      ? 12
      : CLAUSE_END.test(head)
        ? 6
        : /の[がはをに]$/u.test(head)
          ? -3
          : (EASE.get(segment) ?? null)
    return ease === null ? [] : [[at, Math.abs(at - middle) - ease]]
  })
  const best = places.sort(([, a], [, b]) => a - b)[0]?.[0]
  if (best === undefined) return text
  const [head, tail] = [text.slice(0, best).replace(/、$/u, ''), text.slice(best)]
  return `${breathing(head)}、${breathing(tail)}`
}

/** As many signs are sung in one breath. */
export const LONGEST_BREATH = 20
const segmenter = new Intl.Segmenter('ja', { granularity: 'word' })

const LEAST_OF_LINE = 5
/** Where a line is folded. */
const LEAST_SHARE = 0.29
const isQuoting = (head: string) => head.lastIndexOf('「') > head.lastIndexOf('」')
const CLAUSE_END =
  /(?:[^と]て|[んい]で|から|ので|けど|のに|たら|れば|[るくぐすつぬぶむ]と|ながら|とき|時に?|[るた]頃|ころ|たびに?|(?<=[るいただ])し)$/u
/** What stands before a verb belongs to it more than where and when something is. */
const EASE: ReadonlyMap<string, number> = new Map([
  ...['は', 'も', 'には', 'では', 'でも', 'から', 'まで', 'より'].map((word) => [word, 4.5] as const),
  ...['で', 'が', 'だけ'].map((word) => [word, 4] as const),
  ...['に', 'へ'].map((word) => [word, 1.5] as const),
  ['と', -2],
  ['を', -2],
])
const PARTICLE =
  /^(?:[はもにをがへとのでや、だっ]|から|まで|より|いる|いた|くれ|しま|ない|なか|る|た|行|来|言[いうっわ]|くる|もら|いく|いっ|いき|おい|おく|あげ|み[たるて]|ほし|欲し|し|な[るれっり])/u
