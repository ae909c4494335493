import { capital } from '../../../lyrics/first-letter.ts'
import type { Hearer } from '../../brief.ts'
import { escaped } from '../../patterns.ts'
import { withThings } from './gender.ts'
import { isOfThem, isOtherWord, spokenOfSelf, spokenTo } from './words/verbs.ts'

/** Who does what a clause tells of. */
type Subject = 'you' | 'me' | 'they'

/** Stands before a verb and belongs to it. */
export const CLITIC = /^(?:se|le|les|lo|la|los|las|me|te|nos)$/iu
const BEFORE_VERBS =
  /^(?:no|ni|siempre|nunca|jam[aá]s|casi|ya|tambi[eé]n|tampoco|todav[ií]a|a[uú]n|aun|as[ií]|hoy|ahora|solo|s[oó]lo|luego|despu[eé]s|antes|encima|hasta|apenas|entonces|adem[aá]s|igual|bien|nom[aá]s|por|fin|\p{L}+mente)$/iu

/** Begins a clause of its own. */
const JOINS = /^(?:y|e|pero|aunque|mientras|cuando|porque|pues|si|donde|como|apenas|o|ni|sino)$/iu
/** "dice que no ronca", "hasta que se durmió": whoever did the rest does so. */
const TOLD_THAT =
  /^(?:dic\p{L}*|dec[ií]\p{L}*|dij\p{L}*|cre[eéíi]\p{L}*|jur\p{L}*|sab\p{L}*|piens\p{L}*|pens\p{L}*|asegur\p{L}*|promet\p{L}*|repit\p{L}*|insist\p{L}*|cont\p{L}+|cuent\p{L}+|grit\p{L}+|explic\p{L}+|de|hasta|siempre|vez|desde|as[ií]|seguro|segura|claro|porque|ya)$/iu

/** "cuando sale el sol", "porque le gusta el pan": somebody or something else does so. */
const COMES =
  /^(?:lleg|sal|entr|suen|son|emp|comien|term|acab|pas|vien|vin|nac|muer|mur|cae|cay|caía|abr|cierr|cerr|falt|sobr|qued|ocurr|suced|apare|tra[jyí]|dec|dic|dij|cant|ladr|pid|quier|pon|dej|llam|ten[ií]|tien|esta|está|es$|era$|fue$|hay|hab)/iu
const ANYBODY =
  /^(?:el|la|los|las|un|una|unos|unas|mi|mis|su|sus|tu|tus|nuestr[oa]s?|alguien|alguno|nadie|todo|todos|todas|algo|otro|otra|ella|él|cada|ese|esa|aquel|aquella)$/iu
/** "Juan" in "cuando llega Juan". */
const NAME = /^\p{Lu}\p{Ll}+$/u
const PLEASING =
  /^(?:encant|gust|fascin|choc|doli|duel|doler|import|interes|falt|sobr|parec|cuest|cost|apasion|qued|dicen|dec[ií]an|llaman)\p{L}*$/iu
const WEATHER =
  /^(?:llueve|llovía|llovió|nieva|nevaba|nevó|truena|tronaba|hay|había|hubo|amanece|amanecía|anochece|oscurece)$/iu
const HOUR =
  /^(?:es|era|fue|está|estaba|hace|hacía|hizo) (?:muy |mucho |mucha |tanto |tanta )?(?:de (?:noche|día)|tarde|temprano|domingo|lunes|martes|miércoles|jueves|viernes|sábado|verano|invierno|primavera|otoño|hora|frío|calor|viento|sol|falta|buen|mal|lloviendo|nevando|nublado|(?:\d+|un|una|dos|tres|cuatro|cinco|diez|veinte|mucho|muchos|poco|unos|años) ?(?:años?|mes|meses|días?|semanas?|tiempo|rato|horas?)|años|siglos)(?!\p{L})/iu

/** "está lloviendo", "es tarde". */
export const isOfNobody = (verb: string, follows: string) =>
  (WEATHER.test(verb) && !/^\p{L}+(?:[ai]do|cho|sto|rto|elto)(?= |$)/u.test(follows)) || HOUR.test(`${verb} ${follows}`)

/** "mi abuela carmen", "Carmen", as parts of a pattern. */
export const namesOf = ({ kin, name }: Pick<Hearer, 'kin' | 'name'>): string =>
  [kin, name, ...(name?.split(/, | y | e /) ?? [])].flatMap((one) => (one ? [escaped(one)] : [])).join('|')

export const isPair = (hearer: Hearer | null) => hearer?.kind === 'group' || / [ye] /.test(hearer?.name ?? '')

const possessed = (text: string) => text.replace(/(?<!\p{L})su(s?)(?!\p{L})/gu, 'tu$1').replace(/^Su(s?) /u, 'Tu$1 ')
const withoutPronouns = (text: string) =>
  text
    .replace(/(?<!\p{L})con (?:ella|él)(?!\p{L})/giu, 'contigo')
    .replace(/(?<!\p{L})(a|de|para|sin|por|sobre|en|hacia) (?:ella|él|sí misma|sí mismo)(?!\p{L})/giu, '$1 ti')
    .replace(/(?<=(?:más|menos|mayor|menor|mejor|peor) (?:\p{L}+ )?que |(?<!\p{L})como )(?:ella|él)(?= |$)/giu, 'tú')

const isNounToo =
  /^(?:culpa|cocina|cena|comida|ayuda|toma|pelea|visita|compra|casa|guardo|conservo|uso|tengo|llevo|cagu?[ée]|regu?[ée]|pas[ée]|arm[ée]|pinta|fiesta|música|marcha|pesca|caza|siembra|cosecha|radio|tele|playa|plancha|lucha|carga|cuenta|cura|falta|manta|mesa|hora|noche|tarde|vida|llama|cama|entrada|salida|risa|sopa)$/iu

const isVerb = (word: string) =>
  !isNounToo.test(word) && (spokenTo(word, true) !== null || spokenOfSelf(word) !== null || isOfThem(word))

/** The verb that words begin with, behind adverbs and pronouns; -1 where they begin with none. */
export function verbAt(words: readonly string[], from = 0): number {
  for (let at = from; at < words.length; at++) {
    const word = words[at] ?? ''
    if (CLITIC.test(word) || BEFORE_VERBS.test(word)) continue
    const isLed = at > from && CLITIC.test(words[at - 1] ?? '')
    const isArticle = /^(?:la|las|los|lo)$/iu.test(words[at - 1] ?? '') && at === from + 1
    if (isArticle && isNounToo.test(word)) return -1
    if (PLEASING.test(word) && isLed) return at
    if (isOtherWord(word) && !isLed) return -1
    return spokenTo(word, true) !== null || spokenOfSelf(word) !== null || isOfThem(word) ? at : -1
  }
  return -1
}

/**
 * The rest of what is told, whoever does it: "se ríe de su hermano cuando le gana" goes on as the hearer does it, and what others or
 * the singer do to them is done to "te". The verb of the first clause is turned already; one of a clause that begins the text is not.
 */
export function toHearer(text: string, first: Subject, isPast = /\p{L}[ai]ste(?!\p{L})/u.test(text)): string {
  const words = text.split(' ')
  let subject: Subject = first
  /** Within "who sleeps in my bed", of something else. */
  let isRelative = false
  /** "cuando volvía de viaje", of which the sentence is still to come. */
  let isOpen = false
  const turned = new Set<number>()
  const settle = (start: number): void => {
    // "porque de niño no tuvo zapatos"
    const isAge = /^de (?:niñ|chic|joven|pequeñ|soltero|soltera)/iu.test(words.slice(start, start + 2).join(' '))
    const from = isAge ? start + 2 : start
    const at = verbAt(words, from)
    const verb = words[at] ?? ''
    if (at < 0) {
      // "y mi perro ladra".
      const next = words[from] ?? ''
      const later = words.findIndex((word, place) => place > from && isVerb(word))
      const isOther = ANYBODY.test(next) || (NAME.test(next) && from > 0)
      if (/^yo$/iu.test(next)) subject = 'me'
      else if (isOther && later > 0 && later < from + 5) subject = 'they'
      return
    }
    subject = doerOf(words, at, from, isPast, subject)
    const you =
      subject === 'you' && !(/o$/u.test(verb) && spokenOfSelf(verb))
        ? spokenTo(verb, isPast || CLITIC.test(words[at - 1] ?? ''))
        : null
    if (you) {
      words[at] = capitalAs(you, verb)
      turned.add(at)
    }
  }
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    const last = words[at - 1] ?? ''
    const next = words[at + 1] ?? ''
    const isThat = /^que$/iu.test(word) && TOLD_THAT.test(last)
    if (JOINS.test(word) || isThat) {
      const begins = words[at + 1] === 'cuando' || words[at + 1] === 'si' ? at + 2 : at + 1
      isRelative = isRelative && (isThat || /^(?:y|e|o|ni)$/iu.test(word))
      if (!isRelative) settle(begins)
      isOpen = /^(?:cuando|si|mientras|aunque|apenas|como)$/iu.test(word) && at === 0
      continue
    }
    if (/^(?:que|quien|quienes)$/iu.test(word) && at > 0) {
      const verb = verbAt(words, at + 1)
      isRelative = true
      subject = verb >= 0 && spokenOfSelf(words[verb] ?? '') && !spokenTo(words[verb] ?? '') ? 'me' : 'they'
      if (/^yo$/iu.test(next)) subject = 'me'
      continue
    }
    // "cuando volvía de viaje nos traía alfajores".
    if (isOpen && !turned.has(at) && at > 1 && isMainVerb(words, at)) {
      isOpen = false
      let from = at
      while (from > 1 && (CLITIC.test(words[from - 1] ?? '') || BEFORE_VERBS.test(words[from - 1] ?? ''))) from--
      if (from > firstVerb(words)) settle(from)
      continue
    }
    if (/^(?:ella|él)$/iu.test(word) && (JOINS.test(last) || isThatAt(words, at)) && verbAt(words, at + 1) >= 0) {
      words[at] = 'tú'
      subject = 'you'
      const verb = verbAt(words, at + 1)
      words[verb] = spokenTo(words[verb] ?? '', true) ?? words[verb] ?? ''
      continue
    }
    if (/^se$/iu.test(word)) words[at] = selfOf(words, at, subject, isRelative)
    if (/^(?:le|lo|la)$/iu.test(word) && isObject(words, at, subject)) words[at] = capitalAs('te', word)
  }
  const whole = words.filter((word) => word !== '').join(' ')
  const self =
    first === 'you' ? whole.replace(/(?<!que \p{L}+ )(\p{L}+(?:[aei]r|ándo|iéndo))se(?!\p{L})/giu, '$1te') : whole
  const seen =
    first === 'they'
      ? self.replace(
          /(?<!\p{L})((?:ver|abrazar|conocer|besar|cuidar|acompañar|visitar|ayudar|despertar|saludar|llamar|escuchar|despedir)(?=l))(?:lo|la|le)(?!\p{L})/giu,
          '$1te',
        )
      : self
  return withoutPronouns(possessed(seen))
}

const isThatAt = (words: readonly string[], at: number) =>
  /^que$/iu.test(words[at - 1] ?? '') && TOLD_THAT.test(words[at - 2] ?? '')

const firstVerb = (words: readonly string[]) => verbAt(words, 1)

/** Behind a clause that has its verb: no infinitive, no noun. */
function isMainVerb(words: readonly string[], at: number): boolean {
  const [last = '', word = ''] = [words[at - 1], words[at]]
  if (at <= firstVerb(words) || CLITIC.test(word) || BEFORE_VERBS.test(word)) return false
  const isPronoun = !/^(?:la|las|los|lo)$/iu.test(last) || /^(?:se|me|te|no|nos)$/iu.test(words[at - 2] ?? '')
  if (CLITIC.test(last) && isPronoun) return isVerb(word) || PLEASING.test(word)
  if (/^(?:no|siempre|nunca|ya)$/iu.test(last)) return isVerb(word)
  if (ANYBODY.test(last) || /^(?:de|del|a|al|en|con|por|para|sin|que|y|muy|más|la|las|los|lo)$/iu.test(last))
    return false
  return isVerb(word) && !isOtherWord(word) && spokenTo(word) !== null
}

/** Who does what the verb says, where nothing stands before it. */
function doerOf(words: readonly string[], at: number, from: number, isPast: boolean, before: Subject): Subject {
  const verb = words[at] ?? ''
  const [next = '', after = ''] = words.slice(at + 1)
  const led = words.slice(from, at).map((word) => word.toLowerCase())
  const you = spokenTo(verb, isPast || led.length > 0)
  if (PLEASING.test(verb) && led.some((word) => /^(?:le|me|te|nos|les|lo|la)$/u.test(word))) return 'they'
  if (isOfNobody(verb, `${next} ${after}`)) return 'they'
  if (led.includes('se') && led.some((word) => /^(?:le|me|te|nos|les)$/u.test(word))) return 'they'
  if (isOfThem(verb) && !you) return 'they'
  // "si no le agarro la mano"
  if (/o$/u.test(verb) && spokenOfSelf(verb) !== null) return 'me'
  if (you === null) return spokenOfSelf(verb) ? 'me' : 'they'
  const isOther = ANYBODY.test(next) && !/^(?:todo|algo|cada)$/iu.test(next)
  if ((isOther || NAME.test(next)) && COMES.test(verb) && !isTransitive(verb, led, next)) return 'they'
  // "su abuela le canta": to the hearer.
  if (spokenOfSelf(verb) !== null && before === 'me') return 'me'
  return 'you'
}

/** "cuando pone la mesa", "cuando pide un café". */
const isTransitive = (verb: string, led: readonly string[], next: string): boolean =>
  /^(?:pas|abr|cierr|cerr|tra|dec|dic|dij|cant|pid|quier|pon|dej|llam|ten|tien|es$|era$|fue$|est[aá]|empie|termin|acab)/iu.test(
    verb,
  ) &&
  !led.some((word) => /^(?:le|la|lo|me|nos)$/u.test(word)) &&
  !/^(?:alguien|nadie|ella|él)$/iu.test(next)

/** "se ríe" of the hearer is "te ríes". */
function selfOf(words: readonly string[], at: number, subject: Subject, isRelative: boolean): string {
  const word = words[at] ?? ''
  const next = words[at + 1] ?? ''
  if (/^(?:le|les|me|nos|te)$/iu.test(next)) return word
  if (/^(?:lo|la|los|las)$/iu.test(next)) {
    // "yo nunca se lo devolví": to the hearer.
    if (subject === 'me' && !isRelative) return capitalAs('te', word)
    return subject === 'you' && !words.slice(at).some((one) => /^(?:a|al)$/iu.test(one)) ? capitalAs('te', word) : word
  }
  const isOthers = /^(?:todo|nada|nadie|eso|quien)$/iu.test(words[at - 1] ?? '')
  return subject === 'you' && !isOthers ? capitalAs('te', word) : word
}

/** Whether it stands for the hearer: "la" before a verb of others, "le" of nobody that is named behind. */
function isObject(words: readonly string[], at: number, subject: Subject): boolean {
  const [word = '', next = ''] = [words[at], words[at + 1]]
  const behind = words.slice(at + 1)
  if (/^le$/iu.test(word)) {
    const isNamed =
      / (?:al|a la|a los|a las|a un|a una|a mi|a mis|a sus?|a todos|a todas|a cada|a nadie|a \p{Lu}\p{L}+) ?/u.test(
        ` ${behind.join(' ').split(/ (?:que|y|pero|cuando|porque) /u)[0] ?? ''} `,
      )
    const isSelf = subject === 'you' && !/^se$/iu.test(words[at - 1] ?? '')
    return !isNamed && !isSelf && next !== ''
  }
  // "lo hice sin pensar".
  if (/^lo$/iu.test(word) && OF_DEEDS.test(next)) return false
  if (subject === 'you' || isNounToo.test(next) || isOtherWord(next)) return false
  // "rompió la taza": an article.
  if (at > 0 && isVerb(words[at - 1] ?? '') && !/^(?:y|no)$/iu.test(words[at - 1] ?? '')) return false
  if (/^(?:se|me|te|nos)$/iu.test(words[at - 1] ?? '')) return false
  return isVerb(next) || /^(?:ha|han|he|hemos|había|habían)$/iu.test(next)
}

const capitalAs = (word: string, model: string) => (/^\p{Lu}/u.test(model) ? capital(word) : word)

/** What the hearer does; the first verb is turned already. */
export const yours = (text: string): string =>
  toHearer(text, 'you').replace(/(?<=(?<!\p{L})(?:el|la|los|las|lo) )suy([oa]s?)(?!\p{L})/giu, 'tuy$1')

/** What the singer does: "la extraño", "prometí llamarla". */
export function mine(text: string, hearer: Hearer | null): string {
  if (!hearer || isPair(hearer)) return text
  const spoken = withThings(text, hearer, (said) => toHearer(said, 'me')).replace(
    /(\p{L}+[aeií]r)(?:le|lo|la)(?!\p{L})/giu,
    '$1te',
  )
  const names = namesOf(hearer)
  if (!names) return spoken
  const whole = `(?:mi |nuestr[oa] )?(?:${names})(?: (?:${names}))?`
  const whom = new RegExp(`^((?:yo |no |siempre |nunca |ya |te )*)(\\p{L}+)(.*?) a ${whole}(?=$| )`, 'iu')
  return spoken
    .replace(OF_SOMEBODY, 'te $1 ')
    .replace(
      whom,
      (_, lead: string, verb: string, rest: string) => `${/te $/.test(lead) ? lead : `${lead}te `}${verb}${rest}`,
    )
    .replace(new RegExp(`(?<!\\p{L})con ${whole}(?=$| )`, 'iu'), 'contigo')
    .replace(new RegExp(`(?<!\\p{L})(para|sin|por|de) ${whole}(?=$| )`, 'iu'), '$1 ti')
}

/** What others do with the hearer: "todos la quieren", "su risa llena la casa". */
export function others(text: string, isMany: boolean): string {
  // "un conejito que perdió su calcetín" has it.
  if (isMany || /^(?:una? \p{L}+ que|uno|otr[oa]|un[oa]s|ambos|cada (?:uno|una)|algun[oa]s?) /iu.test(text)) return text
  return toHearer(text, 'they')
}

/** "ahora lo llevo yo en silla de ruedas": no thing. */
const OF_SOMEBODY =
  /(?<!\p{L})l[oa] (llev(?:o|amos)) (?=(?:yo|nosotros|en (?:silla|brazos|hombros|coche|carro|auto)|al (?:médico|doctor|hospital|parque|cine))(?!\p{L}))/giu

const OF_DEEDS =
  /^(?:hice|hago|hacía|hacemos|hicimos|dije|digo|sé|sabía|siento|sentí|pensé|intenté|conseguí|logré|creo|juro|prometo|prometí|reconozco|admito|lamento|rompí|tiré|vendí|compré|terminé|haré|arreglé|arreglo|pagué|escribí|leí)$/iu
