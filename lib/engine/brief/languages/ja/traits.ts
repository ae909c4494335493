import { type Fact, type Hearer, isAnimal } from '../../brief.ts'

/** Too short for a line alone: "無口", "不器用" are "無口で不器用な人". */
export const TRAIT = /^(?:無口|寡黙|不器用|頑固|短気|几帳面|真面目|まじめ|元気|親切|正直|わがまま|マイペース)$/u

export function withTraits(facts: readonly Fact[], hearer: Hearer | null): readonly Fact[] {
  const all: Fact[] = []
  const somebody = isAnimal(hearer) || hearer?.kind === 'child' ? '子' : '人'
  for (const fact of facts) {
    const last = all.at(-1)
    if (!TRAIT.test(fact.text)) all.push(fact)
    else if (last?.text.endsWith(`な${somebody}`))
      all[all.length - 1] = { ...last, text: `${last.text.slice(0, -2)}で${fact.text}な${somebody}` }
    else all.push({ ...fact, of: hearer ? 'you' : 'they', text: `${fact.text}な${somebody}` })
  }
  return all
}
