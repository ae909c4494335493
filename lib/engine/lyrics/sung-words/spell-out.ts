/**
 * A language's rules for writing numbers as words, as Unicode CLDR has them (rule-based number format, UTS #35). They are named
 * sets of rules. Each rule has the number from which on it applies (with "/radix" where that is not ten) and the text to write.
 */
export type NumberRules = Readonly<Record<string, readonly (readonly [from: string, text: string])[]>>

/** A number in words, by one set of the rules. */
export type SpellOut = (value: number, set: string) => string

type Rule = { readonly base: number; readonly divisor: number; readonly text: string }

/** `locale` says which plural a number takes. Numbers are whole and not negative. */
export function createSpellOut(rules: NumberRules, locale: string): SpellOut {
  const sets = new Map<string, readonly Rule[]>()
  const plurals = new Intl.PluralRules(locale)

  const setNamed = (name: string): readonly Rule[] => {
    const known = sets.get(name)
    if (known) return known
    const written = rules[name]
    if (!written) throw new Error(`no rules "${name}" for numbers in "${locale}"`)
    const set = written.filter(([from]) => /^\d/.test(from)).map(toRule)
    sets.set(name, set)
    return set
  }

  const ruleFor = (value: number, set: readonly Rule[]): number => {
    const at = set.findLastIndex(({ base }) => base <= value)
    const { base, divisor, text } = set[at]!
    // "one hundred" said by a rule for what is over a hundred: the rule before it knows better.
    const rollsBack = text.includes('←') && text.includes('→') && value % divisor === 0 && base % divisor !== 0
    return rollsBack && at > 0 ? at - 1 : at
  }

  const apply = (value: number, setName: string, at: number): string => {
    const set = setNamed(setName)
    const { divisor, text } = set[at]!
    const [whole, rest] = [Math.floor(value / divisor), value % divisor]
    const optional = /\[([^\]|]*)(?:\|([^\]]*))?\]/g
    return text
      .replace(optional, (_, inside: string, otherwise = '') => (rest === 0 ? otherwise : inside))
      .replace(/\$\(cardinal,([^)]*)\)\$/g, (_, forms: string) => formOf(forms, plurals.select(whole)))
      .replace(/→→→/g, () => apply(rest, setName, Math.max(0, ruleFor(rest, set) - 1)))
      .replace(/←([^←→]*)←/g, (_, name: string) => spell(whole, name || setName))
      .replace(/→([^←→]*)→/g, (_, name: string) => spell(rest, name || setName))
      .replace(/=([^=]*)=/g, (_, name: string) => (name.startsWith('%') ? spell(value, name) : String(value)))
  }

  const spell: SpellOut = (value, name) => apply(value, name, ruleFor(value, setNamed(name)))
  return (value, name) => spell(value, name).replaceAll('\u00ad', '').trim()
}

function toRule([from, text]: readonly [string, string]): Rule {
  const [number = '', radix = '10'] = from.replace(/>+$/, '').split('/')
  const base = Number(number)
  const shorter = from.match(/>+$/)?.[0].length ?? 0
  let divisor = 1
  while (divisor * Number(radix) <= base) divisor *= Number(radix)
  return { base, divisor: divisor / Number(radix) ** shorter, text: text.replace(/;$/, '').replace(/^'/, '') }
}

/** "one{million}other{millions}" has a form for each plural. */
function formOf(forms: string, plural: string): string {
  const found = [...forms.matchAll(/(\w+)\{([^}]*)\}/g)]
  return (found.find(([, name]) => name === plural) ?? found.find(([, name]) => name === 'other'))?.[2] ?? ''
}
