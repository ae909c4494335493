import type { Brief, Hearer, Subject } from '../../../brief/brief.ts'
import { capital, uncapital } from '../../../lyrics/first-letter.ts'

/**
 * What Italian stanzas may ask for. `x` is the thing the song is about with its article, "la neve"; `x.of`, `x.to` and `x.on`
 * are "della neve", "alla neve", "sulla neve". `doing` and `act` are an infinitive, "perdere il treno", `did` one of what is
 * over, "aver perso il treno". `call` is always one person: stanzas say "tu".
 */
export function italianSlots({ hearer, subjects, plot, place, brand, age }: Brief): Record<string, string> {
  const [subject] = subjects
  const deed = subject ? deedOf(subject, hearer) : null
  const isOver = deed !== null && OVER.test(deed)
  const thing = subject && deed === null && !isDeed(subject) ? thingOf(subject, hearer) : null
  const call = callOf(hearer)
  return {
    ...(call ? { call } : {}),
    ...(hearer?.name ? { name: hearer.name } : {}),
    ...(place ? { place } : {}),
    ...(brand ? { brand } : {}),
    ...(age && age > 1 ? { age: inWords(age) } : {}),
    ...(deed && isOver ? { did: deed } : {}),
    ...(deed && !isOver ? { doing: deed } : {}),
    // What is to be forgiven is no habit to smile at.
    ...(deed && !isOver && !NO_HABIT.has(plot ?? '') ? { act: deed } : {}),
    ...(thing ? { x: thing, 'x.of': joined(thing, OF), 'x.to': joined(thing, TO), 'x.on': joined(thing, ON) } : {}),
  }
}

const NO_HABIT: ReadonlySet<string> = new Set(['apology', 'thanks', 'memorial', 'wedding'])
/** "aver rotto", not "aver paura". */
const OVER = /^(?:non )?(?:aver|esser)\p{L}*(?: (?:mai|sempre|già))? \p{L}*[ts][oai](?= |$)/u

/** Names as they are written, words for people in small letters: "Grazie, nonna"; a grandfather with his name, a mother without. */
function callOf(hearer: Hearer | null): string | null {
  if (!hearer?.call) return null
  const { kin, name } = hearer
  if (name) {
    if (/ e | ed |,/.test(name)) return null
    const word = uncapital(kin ?? '')
    if (PARENT.test(word)) return word
    return TITLE.test(word) && !name.toLowerCase().startsWith(word) ? `${word} ${name}` : name
  }
  return uncapital(hearer.call)
}

const PARENT = /^(?:mamma|papà|babbo|mammina|babbino|papino)$/u
const TITLE = /^(?:nonn[ao]|zi[ao]|maestr[ao]|bisnonn[ao]|suor|don)$/u

const INFINITIVE =
  /^(?:non )?\p{L}+(?:[aei]r(?:e|si|mi|ti|gli|le|lo|la|li|ci)|arre|orre|urre|[aei]r(?=\s)|(?:aver|esser)\p{L}*)(?= |$)/iu
const NO_DEED =
  /^(?:mare|altare|bicchiere|cameriere|quartiere|mestiere|potere|piacere|dovere|infermiere|barbiere|pompiere|carabiniere|cavaliere|genere|cenere|lettere|polvere|sentiere|cantiere|portiere|corriere|giardiniere|pasticciere|corsi|versi|torre|guardare oltre)(?: |$)/iu

const isDeed = ({ text, article, kind }: Subject) =>
  kind === 'deed' || (article === null && INFINITIVE.test(text) && !NO_DEED.test(text))

/** "dimenticare il suo compleanno", sung to her, is "dimenticare il tuo compleanno"; "averle mentito" is "averti mentito". */
function deedOf(subject: Subject, hearer: Hearer | null): string | null {
  if (!isDeed(subject)) return null
  const text = uncapital(subject.text).replace(/^((?:non )?)(aver|esser)e /u, '$1$2 ')
  if (!hearer) return text
  return text
    .replace(/(?<!\p{L})su(o|a|oi|e)(?!\p{L})/gu, 'tu$1')
    .replace(/^((?:non )?(?:aver|esser))(?:le|gli|la|lo|li)(?= )/u, '$1ti')
}

/** Small words before a noun, and the gender and number that they tell. */
const MASCULINE = /^(?:il|lo|un|uno|sul|sullo|del|dello|al|allo|nel|nello|quel|quello)$/u
const FEMININE = /^(?:la|una|sulla|della|alla|nella|quella)$/u
const MEN = /^(?:i|gli|sui|sugli|dei|degli|ai|agli|quei|quegli|molti|tanti|tutti)$/u
const WOMEN = /^(?:le|sulle|delle|alle|nelle|quelle|molte|tante|tutte)$/u
const OWN = /^(?:(?:mi|tu|su)(?:o|a|oi|ei|e)|nostr[oaie]|vostr[oaie])$/u

/** The thing with "il, lo, la, l', i, gli, le" in front; without an article where none is safe. */
function thingOf({ text, article }: Subject, hearer: Hearer | null): string | null {
  const elided = /^(?:l|un|sull|dell|all|nell)['’](.+)$/iu.exec(text)
  if (elided) return `l'${elided[1]}`
  if (TOWN.test(text)) return capital(text)
  if (article === null) return /^\p{Lu}/u.test(text) ? text : withArticle(text, guessed(text))
  if (MASCULINE.test(article)) return withArticle(text, 'm')
  if (FEMININE.test(article)) return withArticle(text, 'f')
  if (MEN.test(article)) return withArticle(text, 'mm')
  if (WOMEN.test(article)) return withArticle(text, 'ff')
  if (OWN.test(article)) return `${OWNER[article.at(-1) ?? ''] ?? 'i'} ${toHearer(article, hearer)} ${text}`
  return /^(?:quest[oaie])$/u.test(article) ? `${article} ${text}` : null
}

/** As people type them. */
const TOWN =
  /^(?:roma|milano|napoli|torino|palermo|genova|bologna|firenze|bari|catania|venezia|verona|trieste|cagliari|lecce|pisa|siena|rimini|parigi|londra|tokyo)(?: |$)/u

const OWNER: Readonly<Record<string, string>> = { o: 'il', a: 'la', i: 'i', e: 'le' }

const toHearer = (own: string, hearer: Hearer | null) => (hearer && own.startsWith('su') ? `tu${own.slice(2)}` : own)

type Gender = 'm' | 'f' | 'mm' | 'ff'

/** "lo zaino", "l'orto", "gli amici". */
function withArticle(noun: string, gender: Gender | null): string | null {
  const isVowel = /^[aeiouàèéìòù]/iu.test(noun)
  const isHeavy = isVowel || /^(?:z|x|y|gn|ps|pn|s[bcdfglmnpqrtvz])/iu.test(noun)
  if (gender === null) return null
  if (gender === 'ff') return `le ${noun}`
  if (gender === 'mm') return `${isHeavy ? 'gli' : 'i'} ${noun}`
  if (isVowel) return `l'${noun}`
  if (gender === 'f') return `la ${noun}`
  return `${isHeavy ? 'lo' : 'il'} ${noun}`
}

const WOMANLY =
  /^(?:notte|neve|luce|gente|madre|nave|voce|pace|fine|morte|sete|fame|chiave|fede|rete|arte|parte|mente|febbre|estate|foto|mano|moto|radio|auto|bici|pelle|carne|classe|legge|torre|valle|volpe|tigre|capre|serie|crisi|moglie)$/u
const MANLY =
  /^(?:mare|sole|cane|fiume|cuore|amore|dolore|pane|latte|sale|mese|paese|ponte|colore|odore|rumore|motore|calore|fiore|pesce|leone|serpente|elefante|ristorante|calcio|caffè|tè|computer|calciatore|problema|tema|clima|cinema|poema|pianeta|pirata|papà|bar|film|treno|gelato|natale|carnevale|pallone|cellulare|temporale)$/u

/** The gender of a noun that stood without an article, where its ending tells. */
function guessed(text: string): Gender | null {
  const noun = text.toLowerCase().split(' ')[0] ?? ''
  if (WOMANLY.test(noun)) return 'f'
  if (MANLY.test(noun)) return 'm'
  if (/(?:[zsg]ione|tà|tù|tudine)$/u.test(noun)) return 'f'
  if (/(?:ore|ale|ame|ume)$/u.test(noun)) return 'm'
  if (/a$/u.test(noun)) return 'f'
  if (/o$/u.test(noun)) return 'm'
  return /(?:[tlnrcdm]i)$/u.test(noun) && !/(?:zion|sion)i$/u.test(noun) ? 'mm' : null
}

type Preposition = { readonly bare: string; readonly with: Readonly<Record<string, string>> }

const OF: Preposition = {
  bare: 'di',
  with: { il: 'del', lo: 'dello', la: 'della', "l'": "dell'", i: 'dei', gli: 'degli', le: 'delle' },
}
const TO: Preposition = {
  bare: 'a',
  with: { il: 'al', lo: 'allo', la: 'alla', "l'": "all'", i: 'ai', gli: 'agli', le: 'alle' },
}
const ON: Preposition = {
  bare: 'su',
  with: { il: 'sul', lo: 'sullo', la: 'sulla', "l'": "sull'", i: 'sui', gli: 'sugli', le: 'sulle' },
}

/** "della neve", "dell'orto", "di Roma". */
function joined(thing: string, preposition: Preposition): string {
  const [, the = '', noun = ''] = /^(il |lo |la |l'|i |gli |le )(.+)$/u.exec(thing) ?? []
  const contracted = preposition.with[the.trim()]
  if (!contracted) return `${preposition.bare} ${thing}`
  return contracted.endsWith("'") ? `${contracted}${noun}` : `${contracted} ${noun}`
}

const SMALL =
  'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove'.split(
    ' ',
  )
const TENS = '- - venti trenta quaranta cinquanta sessanta settanta ottanta novanta'.split(' ')

/** As it counts candles: "ventotto", "trentatré", "centouno". */
function inWords(age: number): string {
  if (age >= 100) return age === 100 ? 'cento' : `cento${inWords(age - 100)}`
  if (age < 20) return SMALL[age] ?? ''
  const one = age % 10
  const ten = TENS[Math.floor(age / 10)] ?? ''
  if (one === 0) return ten
  return `${one === 1 || one === 8 ? ten.slice(0, -1) : ten}${one === 3 ? 'tré' : SMALL[one]}`
}
