import type { Fact } from '../../brief.ts'

export const fact = (of: Fact['of'], text: string): Fact => ({ of, text, deed: null })

export const lengthOf = (text: string) => [...text].length

/** What is long gets a place to breathe. */
export function breathing(fact: Fact): Fact {
  const breathe = (text: string): string => {
    const signs = [...text]
    if (signs.length <= LONG || text.includes('，')) return text
    const middle = text.length / 2
    const [best] = [...text.matchAll(BREATHS)]
      .map(({ index, 0: sign }) => index + (/^(?:时候|之后|以后|那[天年])/u.test(sign) ? sign.length : 0))
      .filter((at) => at >= text.length * 0.3 && at <= text.length * 0.7)
      .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
    return best === undefined ? text : `${text.slice(0, best)}，${text.slice(best)}`
  }
  return { ...fact, text: breathe(fact.text), ...(fact.joined ? { joined: breathe(fact.joined) } : {}) }
}
const LONG = 18
const BREATHS =
  /时候|之后|以后|那[天年](?=\p{Script=Han}{3})|(?<=\p{Script=Han}{3})(?:然后|结果|因为|但是|可是|所以|却|就(?!是|业|像)|还(?!是|有)|才(?!能|华)|也(?!许)|都(?!市)|(?<=[了着])(?=[给让去来跟把])|一起|偷偷|陪(?=我|你)|给(?=我|你)|等(?=我|你)|让(?=我|你)|在(?=[^，]{2,8}(?:里|上|下|前|边|口|旁)))/gu
