import type { Fact } from '../../../brief/brief.ts'
import { isInfinitive, isParticiple, isSecondPerson, isVerb } from '../../../brief/languages/de/verbs.ts'
import type { FactGrammar } from '../fact-grammar.ts'

/** German stanzas around facts say nothing of who does it: they stand as they are, whoever that is. */
export function factGrammar({ of, text }: Fact): FactGrammar {
  const main = mainOf(text.toLowerCase())
  // What a thing is to others, or was once, hardly any stanza knows.
  const isFitting = of !== 'they' && !ONCE.test(main)
  return {
    suits: (word) => isFitting && isDoneTo(word.replaceAll('_', ' '), main),
    suited: (stanzas) => (isFitting ? stanzasOf(stanzas, main) : ''),
  }
}

/** Those that do not speak of what is only near in the fact, as of the garden of "Das Kleid hab ich im Garten verbrannt". */
function stanzasOf(stanzas: string, main: string): string {
  const isBad = OTHERWISE.test(/angst/iu.test(stanzas) ? main.replaceAll('angst', ' ') : main)
  const stems = [...stanzas.matchAll(/\p{Lu}\p{Ll}{3,}/gu)].map(([noun]) => noun.toLowerCase().slice(0, STEM))
  const shared = [...new Set(stems)].filter((stem) => main.includes(stem))
  return isBad || (shared.length > 0 && !shared.some((stem) => isDoneTo(stem, main))) ? '' : stanzas
}
/** In letters. */
const STEM = 5

const ONCE =
  /(?<!\p{L})(?:damals|einmal|gestern|neulich|gerade|letzte[nsr]?|vorige[nsr]?|diese[nsr]? (?:jahr|woche|monat)|beim (?:ersten|zweiten|dritten) mal)(?!\p{L})/u

/** Without the clauses beside it: "hast du gekocht" of "Als ich krank war, hast du gekocht". */
const mainOf = (text: string): string => {
  const parts = text.split(', ')
  return (parts.length > 1 && BESIDE.test(text) ? parts[1] : parts[0]) ?? text
}
const BESIDE = /^(?:immer )?(?:als|wenn|weil|obwohl|bevor|nachdem|während|sobald|solange|wer|wo|seit|seitdem|bis) /u

/** Whether the thing is what is told of, rather than near it: what somebody does, or what they do it to, "Tomaten" of "du züchtest Tomaten". */
function isDoneTo(word: string, main: string): boolean {
  const [first = ''] = word.split(' ')
  const at = new RegExp(`(?<!\\p{L})${first}`, 'u').exec(main)?.index ?? -1
  // "jahrestag vergessen" says itself what went wrong.
  const others = word.split(' ').reduce((rest, one) => rest.replace(one, ' '), main)
  if (at < 0 || OTHERWISE.test(others)) return false
  const isVerbal = word
    .split(' ')
    .some((one) => isVerb(one) || isSecondPerson(one) || isInfinitive(one) || isParticiple(one))
  return isVerbal || word.includes(' ') || !BEHIND_PREPOSITION.test(main.slice(0, at))
}

const BEHIND_PREPOSITION =
  /(?<!\p{L})(?:mit|ohne|zum|zur|zu|vom|von|bei|beim|nach|für|gegen|wie|als|statt|wegen|trotz|vor|über|unter|hinter|neben|aus|durch|in|im|ins|auf|an|am|um|zwischen|seit) (?:\p{L}+ ){0,2}$/u

/** What is not so, not any more, or went wrong. */
const OTHERWISE =
  /(?<!\p{L})(?:nicht|nie|niemals|kein\p{L}*|ohne|vergess\p{L}*|vergisst|verlor\p{L}*|verlier\p{L}*|verpasst|mitgenommen|verlassen|gestohlen|kaputt\p{L}*|gebrochen|hass\p{L}*|angst|allergisch|morgen|früher|weg|übersehen|gedroht|verkauft|statt)(?!\p{L})/u
