import type { Fact } from '../../../brief/brief.ts'
import type { FactGrammar } from '../fact-grammar.ts'

/** How a Polish fact is said: what comes of a thing is sung only to whoever does, loves or has it. */
export function factGrammar({ of, text }: Fact): FactGrammar {
  const said = text.toLowerCase()
  const isDone = of !== 'they' && DOES.test(said) && !DENIED.test(said)
  return {
    suits: (word) => {
      const thing = word.replaceAll('_', ' ').replace('*', '')
      if (of === 'thing') return said === thing
      const at = said.indexOf(thing)
      return isDone && at >= 0 && said.slice(0, at).split(' ').length <= NEAR && !BESIDE.test(said.slice(0, at))
    },
    // What there is to learn of a thing suits it whatever was told.
    suited: (stanzas) => (of === 'thing' || (isDone && said.split(' ').length <= SHORT) ? stanzas : ''),
  }
}

/** In words: behind these a thing is told of by the way. */
const NEAR = 4
const SHORT = 7

const DOES =
  /^(?:(?:zawsze|codziennie|często|latem|zimą|od lat|razem|co \p{L}+|w (?:niedziele|soboty|wolnych chwilach)|najlepiej|pięknie|świetnie) ){0,2}(?:kocha|uwielbia|lubi|pie(?:cze|kł)|gotu|gotowa|hodu|hodowa|łowi|wędku|wędkowa|zbiera|malu|malowa|śpiewa|tańcz|biega|jeździ|czyta|ogląda|szy[jł]|dzierga|haftu|uprawia|sadzi|naprawia|pływa|gwi[zż]d|podlewa|kisi|smaż|gra(?:sz|m|ł)|robi(?:sz|ł)|ma(?:sz|m) |miał)\p{L}*/u

const DENIED = /(?<!\p{L})(?:nie|nigdy|bez|boi\p{L}*|minę|rację|dość|o północy)(?!\p{L})/u

/** "Na wakacjach", "jak po wakacjach": a thing is only near. */
const BESIDE = /(?<!\p{L})(?:jak|po|przy|obok|dla|od|do) (?:\p{L}+ )?$/u
