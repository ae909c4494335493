import { capital } from '../../../lyrics/first-letter.ts'
import type { Fact, Hearer } from '../../brief.ts'

/** What is written so in Portugal and not in Brazil. */
const SURE =
  /(?<!\p{L})(?:[\p{L}]{2,}ámos|autocarros?|comboios?|telem[óo]ve(?:l|is)|pequeno-almoço|mi[úu]d[oa]s?|lamechas?|gir[oa]s?|equipa|golos?|rapariga|frigorífico|chávena|contigo|convosco|gostava de (?:um|uma|que|ter|vos|te)|(?:estou|estás|está|estava|estavas|estão|anda|andava|andas|fica|ficava) a \p{L}+[aei]r|facto|tractor|actual|eléctric[oa]|bué|fixe|avozinh[oa]|tio-avô|parvo|parvoíces?|ecrã|tuga|castanhas assadas|sporting|santos populares|rebuçados?|trovoada|embalar|ladra|sueca|casa de banho|(?:em|de|no|do) (?:Braga|Coimbra|Setúbal|Viseu|Aveiro|Leiria|Évora|Guimarães|Algarve|Alentejo|Minho)|telejornal|camisola|calções|autoclismo|talho|reformar-se|\p{L}+(?:ou|eu|iu|ava|ia|[aeiu]r?|sse)-(?:me|nos|lhes?|te))(?!\p{L})/iu
/** An article before "meu" is usual there, and no word of Brazil's beside it. */
const ARTICLED = /(?:^|[.!?]\s*)[OoAa]s? (?:meus?|minhas?|nossos?|nossas?) \p{L}/u
const BRAZILIAN =
  /(?<!\p{L})(?:você|vocês|vc|vcs|pra|pro|pras|pros|tá|tô|tava|cê|mano|galera|legal|ônibus|trem|celular|café da manhã|time|gol|moça|kkk+|rsrs|forró|sertanejo|pagode|axé|mamãe|papai|mora|moro|moramos|aposent\p{L}+|vovó|vovô|vó|vô|xodó|a gente)(?!\p{L})/iu

export const isEuropean = (description: string): boolean =>
  !BRAZILIAN.test(description) && (SURE.test(description) || ARTICLED.test(description))

const IRREGULAR: Readonly<Record<string, string>> = {
  ...{ é: 'és', era: 'eras', foi: 'foste', vai: 'vais', ia: 'ias', faz: 'fazes', fez: 'fizeste', fazia: 'fazias' },
  ...{ tem: 'tens', tinha: 'tinhas', teve: 'tiveste', está: 'estás', estava: 'estavas', esteve: 'estiveste' },
  ...{ diz: 'dizes', disse: 'disseste', traz: 'trazes', trouxe: 'trouxeste', quer: 'queres', quis: 'quiseste' },
  ...{ dá: 'dás', deu: 'deste', vem: 'vens', vinha: 'vinhas', veio: 'vieste', põe: 'pões', punha: 'punhas' },
  ...{ pôs: 'puseste', vê: 'vês', viu: 'viste', lê: 'lês', leu: 'leste', ri: 'ris', riu: 'riste', sai: 'sais' },
  ...{ cai: 'cais', caiu: 'caíste', saiu: 'saíste', conduz: 'conduzes', produz: 'produzes', pôde: 'pudeste' },
  ...{ soube: 'soubeste', houve: 'houveste', há: 'há', ouviu: 'ouviste', conduziu: 'conduziste' },
}
const LEADS = /^(?:não|nunca|sempre|já|ainda|só|também|até|quase|agora|hoje|ontem|me|te|nos|lhe|se|a|o|os|as)$/iu

/** "faz" gives "fazes"; null for what looks like no verb. */
function secondPerson(verb: string): string | null {
  const form = verb.toLowerCase()
  const [, base = '', clitic = ''] = /^(.+)-(se|me|nos|lhes?|[oa]s?)$/u.exec(form) ?? []
  if (base) {
    const spoken = secondPerson(base)
    return spoken && `${spoken}-${clitic === 'se' ? 'te' : clitic}`
  }
  const known = IRREGULAR[form]
  if (known) return known
  if (/ou$/u.test(form)) return form.replace(/ou$/u, 'aste')
  if (/[^aio]eu$/u.test(form)) return form.replace(/eu$/u, 'este')
  if (/[^aeo]iu$/u.test(form)) return form.replace(/iu$/u, 'iste')
  return /[aeí]$/u.test(form) && form.length > 2 ? `${form}s` : null
}

/** "Você faz o seu bolo" is "Fazes o teu bolo" in Portugal, where "você" keeps people at a distance; as it is where unsure. */
export function spokenAsTu(fact: Fact): Fact {
  const [, before = '', told] = /^((?:\p{L}+ ){0,6}?)[Vv]ocê (.+)$/u.exec(fact.text) ?? []
  const said = (text: string) =>
    text
      .replace(/(?<!\p{L})s(eus?|uas?)(?!\p{L})/gu, 't$1')
      .replace(/(?<!\p{L})com você(?!\p{L})/giu, 'contigo')
      .replace(/(?<!\p{L})(a|de|para|por|em|sem|sobre|até) você(?!\p{L})/giu, '$1 ti')
      .replace(/(?<!\p{L})(como|que|do que|quando|se|enquanto) você(?!\p{L})/giu, '$1 tu')
  if (!told || /(?:^| )(?:com|de|para|a|por|em|sem|como|que) $/u.test(before))
    return { ...fact, text: said(fact.text), deed: null }
  const words = told.split(' ')
  // "Era você que sabia".
  if (/^(?:era|foi|é) $/iu.test(before) && /^(?:que|quem)$/u.test(words[0] ?? ''))
    return {
      ...fact,
      text: said(
        `${capital(secondPerson(before.trim()) ?? before.trim())} tu que ${[secondPerson(words[1] ?? '') ?? words[1], ...words.slice(2)].join(' ')}`,
      ),
      deed: null,
    }
  const at = words.findIndex((word) => !LEADS.test(word))
  const verb = secondPerson(words[at] ?? '')
  if (!verb) return { ...fact, text: capital(said(`${before}${told}`)), deed: null }
  const lead = words.slice(0, at).map((word) => (word === 'se' ? 'te' : word))
  const rest = words
    .slice(at + 1)
    .map((word) => word.replace(/(?<=r)-se$/u, '-te'))
    .join(' ')
  const more = rest.replace(GOING_ON, (word) =>
    (IRREGULAR[word] || /(?:ava|ia|ou)$/u.test(word)) && !/^(?:dia|tia|padaria|melodia|alegria|há)$/u.test(word)
      ? (secondPerson(word) ?? word)
      : word,
  )
  return { ...fact, text: capital(said(`${before}${[...lead, verb, more].join(' ').trim()}`)), deed: null }
}

/** Who goes on in the same sentence: "e dormia", "sempre que chegava a casa". */
const GOING_ON =
  /(?<=(?:^| )(?:e|mas|quando|enquanto|sempre que|(?:cada|toda a) vez que|porque|até quando) (?:não |sempre |nunca |ainda |já )?)\p{L}+(?=\s(?!\p{L}+r(?:\s|$))|$)/gu

/** Whom nobody says "tu" to in Portugal. */
export const isFormal = (hearer: Hearer | null): boolean =>
  hearer !== null &&
  (/^(?:sra?|dona|dra?|senhora?|doutora?|professora?|prof|mestre) /iu.test(`${hearer.name} `) ||
    /^(?:professora?|profe|prof|enfermeir[oa]|médic[oa]|vizinh[oa]|chef[ea]|porteir[oa]|sogr[oa]|diretora?|doutora?|treinadora?|mestr[ea]|senhora?|educadora)$/iu.test(
      hearer.kin ?? '',
    ))

/** "Você cuidou do meu pai" is "Cuidou do meu pai" to a nurse: neither "tu" nor "você". */
export function spokenFormally(fact: Fact): Fact {
  const text = fact.text
    .replace(/(?<!\p{L})com você(?!\p{L})/giu, 'consigo')
    .replace(/(?<!\p{L})(a|de|para|por|em|sem|sobre|até) você(?!\p{L})/giu, '$1 si')
    .replace(/(?<!\p{L})você (?=\p{L})/giu, '')
  return { ...fact, text: capital(text), deed: null }
}
